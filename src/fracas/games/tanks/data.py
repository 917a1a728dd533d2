"""Zones: text maps a person can draw in an editor, read strictly.

    name: Twin Bridges
    about: Two bridges over a chasm.
    goal: both reach d3

    .  o3 .  o2 .  o1 .
    .  #  .  .  .  #  .
    _  _  .  ~  .  _  _
    .  #  .  .  .  #  .
    .  g1 .  g2 .  g3 .

One symbol per space, separated by blanks, the top row first: `.` floor, `#` wall, `~` energy pool, `_` gap,
`g1` to `g6` green tanks, `o1` to `o6` orange tanks: one to six a side. Goals are written as `missions.py` says.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from itertools import pairwise

from fracas.core.errors import BadData, listed, shown
from fracas.core.own_files import blame, settle
from fracas.core.said import mistakes

from .missions import MissionGoal, check_goal, format_goal, parse_goal
from .spaces import FLOOR, GAP, GROUND, POOL, Space, space_name
from .state import BOARD_SIDE, MOST_SQUAD, SEATS

said = mistakes(__package__)

SYMBOLS = tuple(tuple(f"{seat[0]}{number}" for number in range(1, MOST_SQUAD + 1)) for seat in SEATS)  # of the tanks
UNITS = SYMBOLS[0] + SYMBOLS[1]
LEAST_SIDE = 3
MOST_CHARACTERS = 5000
LONGEST_TITLE = 200

_SEVERAL_UNITS = re.compile(r"(?:[go][1-9]\W*){2,}\Z")


@dataclass(frozen=True)
class Zone:
    """A checked zone. `ground[row][column]`, row 0 at the bottom; `tanks[seat]` in the order of their numbers."""

    name: str
    about: str
    ground: tuple[tuple[str, ...], ...]
    tanks: tuple[tuple[Space, ...], ...]
    goals: tuple[MissionGoal, ...] = ()

    @property
    def width(self) -> int:
        """Columns."""
        return len(self.ground[0])

    @property
    def height(self) -> int:
        """Rows."""
        return len(self.ground)

    @property
    def units(self) -> tuple[str, ...]:
        """`g1` and so on: the tanks there are."""
        return tuple(symbol for seat, tanks in enumerate(self.tanks) for symbol in SYMBOLS[seat][: len(tanks)])

    @property
    def starts(self) -> dict[Space, str]:
        """Which tank starts where."""
        return dict(zip((space for tanks in self.tanks for space in tanks), self.units, strict=True))

    def row(self, row: int) -> tuple[Space, ...]:
        """The spaces of a row, without its gaps."""
        return tuple((column, row) for column, symbol in enumerate(self.ground[row]) if symbol != GAP)

    def spaces(self, symbol: str) -> list[Space]:
        """Where this symbol lies, from the lower left."""
        return [
            (column, row)
            for row, line in enumerate(self.ground)
            for column, found in enumerate(line)
            if found == symbol
        ]

    @property
    def centre(self) -> set[Space]:
        """The middle space, or two or four of them. Ruling `even-sides-have-two-centres`."""
        columns = {(self.width - 1) // 2, self.width // 2}
        rows = {(self.height - 1) // 2, self.height // 2}
        return {(column, row) for column in columns for row in rows}

    @property
    def centre_pools(self) -> list[Space]:
        """The energy pools that the mission `hold_pool` is about."""
        return [space for space in self.spaces(POOL) if space in self.centre]

    def without_pools(self) -> Zone:
        """The same zone with floor where its pools are."""
        ground = tuple(tuple(FLOOR if symbol == POOL else symbol for symbol in line) for line in self.ground)
        return replace(self, ground=ground)

    def drivable(self, starts: Iterable[Space], opened: Collection[Space] = ()) -> set[Space]:
        """Every space that could be driven to from these, were the board without tanks and these walls gone.

        Straight steps suffice: a diagonal needs both spaces beside it empty, so there is a way round.
        """
        reached = set(starts)
        frontier = list(reached)
        while frontier:
            column, row = frontier.pop()
            for space in ((column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)):
                if space not in reached and 0 <= space[0] < self.width and 0 <= space[1] < self.height:
                    if self.ground[space[1]][space[0]] == FLOOR or space in opened:
                        reached.add(space)
                        frontier.append(space)
        return reached


def parse_zone(text: str, source: str) -> Zone:
    """The zone a text draws; `BadData` names the line and what is wrong with it."""
    if len(text) > MOST_CHARACTERS:
        blame(
            BadData(
                source,
                said("whole-file"),
                said("a-zone-has-at-most", most_characters=MOST_CHARACTERS, text_count=len(text)),
            )
        )
    titles: dict[str, str] = {}
    goals: list[tuple[int, MissionGoal]] = []
    lines: list[tuple[int, list[str]]] = []
    for number, line in enumerate(text.splitlines(), 1):
        key, colon, value = line.partition(":")
        if colon and key.strip() == "goal":
            _take_goal(source, number, value, goals)
        elif colon:
            _take_title(source, number, key.strip(), value.strip(), titles)
        elif line.strip():
            lines.append((number, line.split()))
    if "name" not in titles:
        blame(BadData(source, said("whole-file"), said("the-line-name-is-missing")))
    return _checked(source, titles, goals, lines)


def _take_goal(source: str, number: int, value: str, goals: list[tuple[int, MissionGoal]]) -> None:
    try:
        goals.append((number, parse_goal(value)))
    except ValueError as error:
        blame(BadData(source, said("line", number=number), str(error)))


def _take_title(source: str, number: int, key: str, value: str, titles: dict[str, str]) -> None:
    if key not in ("name", "about"):
        blame(BadData(source, said("line", number=number), said("there-is-no-title-known", key=shown(key))))
        return
    if key in titles:
        blame(BadData(source, said("line", number=number), said("the-title-is-given-twice", key=repr(key))))
    if not value or len(value) > LONGEST_TITLE or not value.isprintable():
        blame(
            BadData(
                source,
                said("line", number=number),
                said("must-be-1-to-printable", key=key, longest_title=LONGEST_TITLE),
            )
        )
    titles[key] = value


def _checked(
    source: str, titles: dict[str, str], goals: list[tuple[int, MissionGoal]], lines: list[tuple[int, list[str]]]
) -> Zone:
    _check_shape(source, lines)
    if not lines:
        settle()
    ground: list[tuple[str, ...]] = []
    places: dict[str, Space] = {}
    for row, (number, symbols) in enumerate(reversed(lines)):
        for column, symbol in enumerate(symbols):
            where = said("line-space", number=number, space=space_name(column, row))
            _check_symbol(source, where, symbol)
            if symbol in places:
                first = space_name(*places[symbol])
                blame(BadData(source, where, said("tank-is-placed-twice-it", symbol=symbol, first=first)))
            if symbol in UNITS:
                places[symbol] = (column, row)
        ground.append(tuple(symbol if symbol in GROUND else FLOOR for symbol in symbols))
    for squadron in SYMBOLS:
        _check_squadron(source, squadron, places)
    settle()
    tanks = tuple(tuple(places[symbol] for symbol in squadron if symbol in places) for squadron in SYMBOLS)
    zone = Zone(titles["name"], titles.get("about", ""), tuple(ground), tanks, tuple(goal for _, goal in goals))
    _check_edges(source, zone)
    for number, goal in goals:
        check_goal(source, said("line", number=number), zone, goal)
    settle()
    return zone


def _check_squadron(source: str, symbols: tuple[str, ...], places: Collection[str]) -> None:
    """A side has a tank, and its numbers have no hole."""
    there = [symbol in places for symbol in symbols]
    if not any(there):
        blame(BadData(source, said("whole-file"), said("each-side-needs-a-tank", known=listed(symbols))))
    elif False in there[: sum(there)]:
        missing, last = symbols[there.index(False)], symbols[len(there) - 1 - there[::-1].index(True)]
        blame(BadData(source, said("whole-file"), said("a-tank-is-missing", missing=missing, last=last)))


def _check_shape(source: str, lines: list[tuple[int, list[str]]]) -> None:
    if not LEAST_SIDE <= len(lines) <= BOARD_SIDE:
        blame(
            BadData(
                source,
                said("whole-file"),
                said("a-zone-has-to-rows", least_side=LEAST_SIDE, board_side=BOARD_SIDE, lines_count=len(lines)),
            )
        )
    if not lines:
        return
    width = len(lines[0][1])
    if not LEAST_SIDE <= width <= BOARD_SIDE:
        blame(
            BadData(
                source,
                said("line", number=lines[0][0]),
                said("a-row-has-to-spaces", least_side=LEAST_SIDE, board_side=BOARD_SIDE, width=width),
            )
        )
    for number, symbols in lines:
        if len(symbols) != width:
            blame(
                BadData(
                    source,
                    said("line", number=number),
                    said("has-spaces-the-rows-above", symbols_count=len(symbols), width=width),
                )
            )
    for (first, _), (second, _) in pairwise(lines):
        if second != first + 1:
            blame(BadData(source, said("line", number=first + 1), said("the-rows-must-follow-each")))


def _check_symbol(source: str, where: str, symbol: str) -> None:
    if symbol in GROUND or symbol in UNITS:
        return
    if _SEVERAL_UNITS.match(symbol):
        blame(BadData(source, where, said("two-units-cannot-share-a", symbol=shown(symbol))))
        return
    blame(BadData(source, where, said("is-not-one-of", symbol=shown(symbol), known=listed(GROUND + UNITS))))


def _check_edges(source: str, zone: Zone) -> None:
    """The first ranks are the outermost rows, so those must be there."""
    columns = list(zip(*zone.ground, strict=True))
    edges = {"bottom row": zone.ground[0], "top row": zone.ground[-1], "left": columns[0], "right": columns[-1]}
    for where, symbols in edges.items():
        if set(symbols) == {GAP}:
            blame(BadData(source, where, said("is-nothing-but-gaps-leave")))


def format_zone(zone: Zone) -> str:
    """The zone as text; `parse_zone` gives the same zone back."""
    titles = [f"name: {zone.name}"] + ([f"about: {zone.about}"] if zone.about else [])
    goals = [f"goal: {format_goal(goal)}" for goal in zone.goals]
    units = zone.starts
    rows = [
        " ".join(f"{units.get((column, row), symbol):2}" for column, symbol in enumerate(line)).rstrip()
        for row, line in enumerate(zone.ground)
    ]
    return "\n".join([*titles, *goals, "", *reversed(rows), ""])


@cache
def zone_names() -> tuple[str, ...]:
    """The zones that come with the game."""
    files = resources.files(__package__).joinpath("data", "zones").iterdir()
    return tuple(sorted(file.name.removesuffix(".txt") for file in files if file.name.endswith(".txt")))


@cache
def named_zone(name: str) -> Zone:
    """One of `zone_names`."""
    file = resources.files(__package__).joinpath("data", "zones", f"{name}.txt")
    return parse_zone(file.read_text(encoding="utf-8"), f"{name}.txt")
