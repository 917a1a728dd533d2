"""Maps: read from text and checked, and the steps that lead from tile to tile.

A map file has a header of `key: value` lines, an empty line, and a picture. In the picture every second character is a
tile and every second line a row of tiles, the top row first; between two tiles of a row stands `|` for a fence, between
two rows `-` under the upper tile.

    name: Tiny            .  ground        R B  spawns
                          ~  sand          r b  where the intel of each side starts
    B .|b                 1 2 3  the control points
        -
    r . R
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources

from fracas.core.errors import BadData, did_you_mean, listed, shown
from fracas.core.own_files import blame, settle
from fracas.core.said import mistakes

from .state import (
    CELLS,
    COLUMNS,
    NOWHERE,
    RIGHT_BY_DIRECTION,
    ROWS,
    STEPS,
    UP_BY_DIRECTION,
    Tile,
)

said = mistakes(__package__)

LEAST_SIDE = 3
MOST_CHARACTERS = 4_000
MAPS_KEPT = 32
HEADER_KEYS = ("name",)
TILE_OF = {
    ".": Tile.GROUND,
    "~": Tile.SAND,
    "R": Tile.SPAWN,
    "B": Tile.SPAWN,
    "r": Tile.INTEL,
    "b": Tile.INTEL,
    "1": Tile.POINT,
    "2": Tile.POINT,
    "3": Tile.POINT,
}
CAPTURE_THE_INTEL = "capture_the_intel"
CONTROL_POINT = "control_point"
DEFAULT_MAP = {CAPTURE_THE_INTEL: "twin-gullies", CONTROL_POINT: "quarry"}


@dataclass(frozen=True)
class BattleMap:
    """A map as read: cells count from the bottom left corner of the frame."""

    name: str
    text: str
    columns: int
    rows: int
    tiles: dict[int, str]  # the character of each cell of the map
    fences: frozenset[tuple[int, int]]  # pairs of neighbouring cells, the smaller first
    spawns: tuple[int, int]
    homes: tuple[int, int] | None
    points: tuple[int, int, int] | None

    @property
    def tile_rows(self) -> list[str]:
        """The characters of the tiles, the top row first."""
        rows = range(self.rows - 1, -1, -1)
        return ["".join(self.tiles[row * COLUMNS + column] for column in range(self.columns)) for row in rows]

    @property
    def modes(self) -> tuple[str, ...]:
        """The modes that can be played here."""
        found = []
        if self.homes is not None:
            found.append(CAPTURE_THE_INTEL)
        if self.points is not None:
            found.append(CONTROL_POINT)
        return tuple(found)

    def is_tile(self, cell: int) -> bool:
        """Somebody can stand there."""
        return self.tiles.get(cell, "~") != "~"

    def has_fence(self, a: int, b: int) -> bool:
        """A fence stands between two neighbouring cells."""
        return (min(a, b), max(a, b)) in self.fences


def cell_name(cell: int) -> str:
    """`f4`: the column's letter, the row counted from the bottom."""
    return f"{chr(ord('a') + cell % COLUMNS)}{cell // COLUMNS + 1}"


CELL_NAMES = [cell_name(cell) for cell in range(CELLS)]
CELL_BY_NAME = {name: cell for cell, name in enumerate(CELL_NAMES)}


@cache
def map_names() -> tuple[str, ...]:
    """The names of the maps that come with the game."""
    folder = resources.files(__package__) / "data" / "maps"
    return tuple(sorted(file.name.removesuffix(".txt") for file in folder.iterdir() if file.name.endswith(".txt")))


@cache
def named_map(name: str) -> BattleMap:
    """A map that comes with the game."""
    if name not in map_names():
        raise BadData(
            "map", name, said("there-is-no-such-map", near=did_you_mean(name, map_names()), known=listed(map_names()))
        )
    text = (resources.files(__package__) / "data" / "maps" / f"{name}.txt").read_text(encoding="utf-8")
    return read_map(text, f"{name}.txt")


@lru_cache(maxsize=MAPS_KEPT)
def find_map(name_or_text: str) -> BattleMap:
    """A map by its name, or from its own text."""
    return read_map(name_or_text, "map") if "\n" in name_or_text else named_map(name_or_text)


# Reading ---------------------------------------------------------------------------------------------------------


def read_map(text: str, file: str) -> BattleMap:
    """Parse and check a map; `BadData` says where it is wrong."""
    if len(text) > MOST_CHARACTERS:
        raise BadData(
            file, said("whole"), said("has-characters-a-map-has", text_count=len(text), most_characters=MOST_CHARACTERS)
        )
    lines = [line.rstrip() for line in text.splitlines()]
    name, start = _read_header(lines, file)
    picture = lines[start:]
    while picture and not picture[-1]:
        picture.pop()
    rows, columns = (len(picture) + 1) // 2, (max((len(line) for line in picture), default=0) + 1) // 2
    if not (LEAST_SIDE <= rows <= ROWS and LEAST_SIDE <= columns <= COLUMNS):
        allowed = said("tiles-wide-and-high", least=LEAST_SIDE, columns=COLUMNS, rows=ROWS)
        raise BadData(file, said("picture"), said("is-by-tiles-a-map", columns=columns, rows=rows, allowed=allowed))
    if len(picture) % 2 == 0:
        raise BadData(file, said("line", start=start + len(picture)), said("the-picture-must-end-with"))
    tiles = _read_tiles(picture, columns, rows, start, file)
    fences = _read_fences(picture, tiles, rows, start, file)
    found = BattleMap(
        name=name,
        text=text,
        columns=columns,
        rows=rows,
        tiles=tiles,
        fences=fences,
        spawns=_pair(tiles, "R", "B", file),
        homes=_pair(tiles, "r", "b", file) if {"r", "b"} & set(tiles.values()) else None,
        points=_points(tiles, file) if set("123") & set(tiles.values()) else None,
    )
    if not found.modes:
        blame(BadData(file, said("picture"), said("a-map-needs-the-intel")))
    settle()
    _check_reachable(found, file)
    settle()
    return found


def _read_header(lines: list[str], file: str) -> tuple[str, int]:
    """The map's name, and the index of the picture's first line."""
    header: dict[str, str] = {}
    for index, line in enumerate(lines):
        if not line:
            if "name" not in header:
                raise BadData(file, said("line-2", index=index + 1), said("the-header-needs-a-line"))
            return header["name"], index + 1
        key, colon, value = line.partition(":")
        if not colon or key not in HEADER_KEYS or key in header or not value.strip():
            raise BadData(file, said("line-2", index=index + 1), said("got-the-header-has-one", line=shown(line)))
        header[key] = value.strip()
    raise BadData(file, said("whole"), said("there-is-no-empty-line"))


def _read_tiles(picture: list[str], columns: int, rows: int, start: int, file: str) -> dict[int, str]:
    tiles: dict[int, str] = {}
    for index in range(rows):
        line = picture[2 * index].ljust(2 * columns - 1)
        row = rows - 1 - index
        for column in range(columns):
            symbol = line[2 * column]
            if symbol not in TILE_OF:
                where = said("line-column", line=start + 2 * index + 1, column=2 * column + 1)
                blame(BadData(file, where, said("is-not-a-tile-known", symbol=repr(symbol), known=" ".join(TILE_OF))))
            tiles[row * COLUMNS + column] = symbol
    return tiles


def _read_fences(
    picture: list[str], tiles: dict[int, str], rows: int, start: int, file: str
) -> frozenset[tuple[int, int]]:
    found = set()
    for index, line in enumerate(picture):
        row = rows - 1 - index // 2
        is_row = index % 2 == 0
        for position in range(1, len(line), 2) if is_row else range(len(line)):
            if line[position] == " ":
                continue
            where = said("line-column", line=start + index + 1, column=position + 1)
            sign = "|" if is_row else "-"
            if line[position] != sign or (not is_row and position % 2):
                blame(BadData(file, where, said("cannot-be-here-a-fence", line=repr(line[position]), sign=repr(sign))))
                continue
            if is_row:
                here = row * COLUMNS + position // 2
                pair = (here, here + 1)
            else:
                here = row * COLUMNS + position // 2
                pair = (here - COLUMNS, here)
            if any(tiles.get(cell, "~") == "~" for cell in pair):
                blame(BadData(file, where, said("a-fence-must-be-between")))
            found.add(pair)
    return frozenset(found)


def _only(tiles: dict[int, str], symbol: str, file: str) -> int:
    found = [cell for cell, here in tiles.items() if here == symbol]
    if len(found) != 1:
        blame(
            BadData(
                file, said("picture"), said("the-tile-must-appear-exactly", symbol=repr(symbol), found_count=len(found))
            )
        )
    return found[0] if found else 0


def _pair(tiles: dict[int, str], red: str, blu: str, file: str) -> tuple[int, int]:
    return _only(tiles, red, file), _only(tiles, blu, file)


def _points(tiles: dict[int, str], file: str) -> tuple[int, int, int]:
    return _only(tiles, "1", file), _only(tiles, "2", file), _only(tiles, "3", file)


def _check_reachable(found: BattleMap, file: str) -> None:
    """Every tile can be walked to from either spawn, or a character could be locked in."""
    reached = _walk(found, found.spawns[0], with_fences=True)
    for cell in found.tiles:
        if found.is_tile(cell) and cell not in reached:
            blame(BadData(file, said("tile", cell_name=cell_name(cell)), said("cannot-be-reached-on-foot")))


# The space of a map ----------------------------------------------------------------------------------------------


def step(here: BattleMap, cell: int, direction: int, with_fences: bool) -> int:
    """Where a step in a direction leads, or NOWHERE."""
    up, right = UP_BY_DIRECTION[direction], RIGHT_BY_DIRECTION[direction]
    row, column = cell // COLUMNS + up, cell % COLUMNS + right
    target = row * COLUMNS + column
    if not (0 <= row < here.rows and 0 <= column < here.columns) or not here.is_tile(target):
        return NOWHERE
    if up == 0 or right == 0:
        return NOWHERE if with_fences and here.has_fence(cell, target) else target
    for corner in (cell + up * COLUMNS, cell + right):  # ruling `diagonal-needs-a-way-round`
        is_cut = with_fences and (here.has_fence(cell, corner) or here.has_fence(corner, target))
        if here.is_tile(corner) and not is_cut:
            return target
    return NOWHERE


def _walk(here: BattleMap, start: int, with_fences: bool) -> dict[int, int]:
    """The length of the shortest walk to every tile."""
    lengths = {start: 0}
    queue = deque([start])
    while queue:
        cell = queue.popleft()
        for direction in range(STEPS):
            target = step(here, cell, direction, with_fences)
            if target != NOWHERE and target not in lengths:
                lengths[target] = lengths[cell] + 1
                queue.append(target)
    return lengths
