"""The table in the terminal: the map with everything on it, and both line-ups. Readable without colour.

A space is five characters wide and two lines high:

    R1Sol     side, slot and class            *R  a stickybomb of red      =R  the intel of red
    8h2cf     health, charge, marks           <s  a cloaked Spy's marker   ~~~ sand

Marks: `!` carries the intel, `f` on fire, `u` invincible, `s` sapped, `n` new, `z` slowed, `*` stands on a sticky.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.console import Group
from rich.table import Table
from rich.text import Text

from fracas.core.contract import Action, Game
from fracas.core.drawing import Drawing, Paper, Room, kept_together, spotted

from .actions import Attack, Build, Equip, Give, Heal, Jump, Move, Repair, Sticky, Uber, Uncloak
from .facts import says
from .maps import CELL_BY_NAME, cell_name
from .options import MercenaryOptions
from .state import COLUMNS, SEATS
from .view import MercenaryView, UnitView

WIDTH, SMALL = 5, 2  # characters of a space
CARD = "card:"  # a place on the screen that stands for a weapon card
STYLES = {"red": "bold red", "blu": "bold cyan"}
SAND = "~" * WIDTH
STEPS = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}

Line = tuple[str, str]  # text, style


def draw(game: Game[MercenaryOptions], view: MercenaryView, paper: Paper) -> Drawing:
    """Header, map, legend, line-ups and hands."""
    legend = Text(paper.say("draw-legend"), style="dim")
    whole = Group(
        _header(view, paper),
        Text(),
        _board(view, paper),
        legend,
        Text(),
        _teams(view, paper),
        _hands(view, paper),
    )
    return Drawing(
        whole,
        lambda room: _small(view, paper, room),
        vital=lambda width: _vital(view, paper),
        facts=lambda width: _facts(view, paper, width),
        path=lambda action: _path(view, action),
        about=lambda place: _about(view, paper, place),
    )


def seat_style(game: Game[MercenaryOptions], seat: str) -> str:
    """The colour of its pieces."""
    return STYLES[seat]


def _header(view: MercenaryView, paper: Paper) -> Text:
    lines = [
        paper.say(
            "draw-headline",
            map=view.map_name,
            mode=paper.say(f"option-mode-{view.mode}"),
            round=view.round,
            limit=view.round_limit,
            slot=view.slot,
            first=paper.say(f"seat-{view.first}"),
        )
    ]
    if view.made_here:
        made = ", ".join(paper.say(f"draw-made-{what}") for what in view.made_here)
        lines.append(paper.say("draw-made-here", what=made))
    return Text("\n".join([*lines, *_race(view, paper)]))


def _race(view: MercenaryView, paper: Paper, is_brief: bool = False) -> list[str]:
    """What decides the match, and what is left of the turn."""
    lines = []
    if view.score:
        score = ", ".join(f"{paper.say(f'seat-{side}')} {n}" for side, n in view.score.items())
        holders = [paper.say(f"seat-{point.holder}" if point.holder else "draw-nobody") for point in view.points]
        held = ", ".join(
            f"{point.number}: {holder}" if is_brief else f"{point.number} ({point.cell}): {holder}"
            for point, holder in zip(view.points, holders, strict=True)
        )
        lines.append(paper.say("draw-score", score=score, points=held))
    for intel in view.intel:
        lines.append(
            paper.say(
                "draw-intel-brief" if is_brief else "draw-intel",
                side=paper.say(f"seat-{intel.side}"),
                carrier=intel.carrier or "none",
                cell=intel.cell,
                turns=intel.turns or 0,
                home=intel.home,
                place="home" if intel.cell == intel.home and not intel.carrier else "away",
            )
        )
    if view.turn is not None:
        attacks = "true" if view.turn.attacks_left else "false"
        lines.append(paper.say("draw-left", unit=view.turn.unit, steps=view.turn.steps_left, attacks=attacks))
    return lines


# The map ---------------------------------------------------------------------------------------------------------


def _small(view: MercenaryView, paper: Paper, room: Room) -> Text:
    """Spaces as large as the room allows: of five characters and two lines, or of two characters."""
    large = _board(view, paper)
    lines = large.plain.split("\n")
    if max(len(line) for line in lines) <= room.width and len(lines) <= room.height:
        return large
    return _small_board(view, paper)


def _rows(view: MercenaryView, paper: Paper) -> list[list[str]]:
    """The names of the spaces as they are drawn, the top row first."""
    rows = [[cell_name(row * COLUMNS + column) for column in range(view.columns)] for row in range(view.rows)]
    return [row[::-1] for row in rows] if paper.is_turned else rows[::-1]


def _board(view: MercenaryView, paper: Paper) -> Text:
    fences = {frozenset(pair) for pair in view.fences}
    spaces = _Spaces(view, paper)
    rows = _rows(view, paper)
    picture = Text(no_wrap=True)
    for names, below in zip(rows, [*rows[1:], None], strict=True):
        for line in range(2):
            picture.append(f"{names[0][1:]:>2}" if line == 0 else "  ")
            for column, name in enumerate(names):
                if column:
                    picture.append("|" if frozenset((names[column - 1], name)) in fences else " ", style="bold yellow")
                text, style = spaces.lines[name][line]
                picture.append_text(spotted(Text(text.ljust(WIDTH)[:WIDTH], style), name))
            picture.append("\n")
        if below is not None:
            bars = [
                "-" * WIDTH if frozenset(pair) in fences else " " * WIDTH for pair in zip(names, below, strict=True)
            ]
            picture.append("  " + "+".join(bars) + "\n", style="bold yellow")
    letters = [name[0].center(WIDTH) for name in rows[0]]
    picture.append("  " + " ".join(letters), style="dim")
    return picture


def _small_board(view: MercenaryView, paper: Paper) -> Text:
    """Two characters a space; `|` is a fence beside it, a line below it one under it."""
    fences = {frozenset(pair) for pair in view.fences}
    spaces = _Spaces(view, paper)
    rows = _rows(view, paper)
    letters = "   " + " ".join(name[0].center(SMALL) for name in rows[0])
    picture = Text(f"{letters}\n", "dim", no_wrap=True)
    for names, below in zip(rows, [*rows[1:], names_of_nothing(view)], strict=True):
        picture.append(f"{names[0][1:]:>2} ", style="dim")
        for column, (name, under) in enumerate(zip(names, below, strict=True)):
            if column:
                picture.append("|" if frozenset((names[column - 1], name)) in fences else " ", style="bold yellow")
            text, style = spaces.brief(name)
            fenced = " underline" if frozenset((name, under)) in fences else ""
            picture.append_text(spotted(Text(text.ljust(SMALL)[:SMALL], style + fenced), name))
        picture.append("\n")
    picture.right_crop(1)
    return picture


def names_of_nothing(view: MercenaryView) -> list[str]:
    """The row below the last one."""
    return [""] * view.columns


class _Spaces:
    """The two lines of every space."""

    def __init__(self, view: MercenaryView, paper: Paper) -> None:
        self.paper = paper
        self.small: dict[str, Line] = {}  # what stands on a space, in two characters
        self.bombs = {sticky.cell: sticky.owner[0].upper() for sticky in view.stickies}
        self.lines: dict[str, tuple[Line, Line]] = {}
        for index, row in enumerate(view.tiles):
            for column, symbol in enumerate(row):
                name = cell_name((view.rows - 1 - index) * COLUMNS + column)
                self.lines[name] = self._tile(symbol, name)
        for point in view.points:
            style = STYLES.get(point.holder or "", "bold")
            holder = paper.say(f"seat-{point.holder}").lower() if point.holder else paper.say("draw-free")
            self.lines[point.cell] = ((f"(pt{point.number})", style), (holder.center(WIDTH), style))
            self.small[point.cell] = (f"P{point.number}", style)
        for unit in view.units:
            if unit.cell is not None and unit.cloaked:
                self._second(unit.cell, f"<{unit.side[0].upper()}{unit.slot}>", STYLES[unit.side])
                self.small[unit.cell] = (f"<{unit.slot}", STYLES[unit.side])
        for intel in view.intel:
            if intel.carrier is None:
                self._second(intel.cell, f"={intel.side[0].upper()}=", STYLES[intel.side])
                self.small[intel.cell] = (f"={intel.side[0].upper()}", STYLES[intel.side])
        acting = view.turn.unit if view.turn else ""
        for unit in view.units:
            if unit.cell is not None and not unit.cloaked:
                self.lines[unit.cell] = self._unit(unit, unit.id == acting)
                letter = unit.side[0] if unit.character == "sentry" else unit.side[0].upper()
                self.small[unit.cell] = (f"{letter}{unit.slot}", self.lines[unit.cell][0][1])

    def brief(self, name: str) -> Line:
        """The space in two characters."""
        if name in self.small:
            return self.small[name]
        (first, style), _ = self.lines[name]
        if name in self.bombs:
            return f"*{self.bombs[name]}", "bold"
        ground = {SAND: "~~", self.paper.say("draw-spawn"): "[]", self.paper.say("draw-intel-tile"): "()"}
        return ground.get(first, " ·"), style

    def _tile(self, symbol: str, name: str) -> tuple[Line, Line]:
        if symbol == "~":
            return (SAND, "yellow"), (SAND, "yellow")
        spawn, intel = self.paper.say("draw-spawn"), self.paper.say("draw-intel-tile")
        words = {"R": spawn, "B": spawn, "r": intel, "b": intel}.get(symbol, ".".center(WIDTH))
        side = {"R": "red", "r": "red", "B": "blu", "b": "blu"}.get(symbol, "")
        second = f"*{self.bombs[name]}" if name in self.bombs else side
        return (words, STYLES.get(side, "dim")), (second.center(WIDTH), STYLES.get(side, "bold"))

    def _second(self, cell: str, text: str, style: str) -> None:
        self.lines[cell] = (self.lines[cell][0], (text.center(WIDTH), style))

    def _unit(self, unit: UnitView, is_acting: bool) -> tuple[Line, Line]:
        style = STYLES[unit.side] + (" reverse" if is_acting else "")
        token = f"{unit.side[0].upper()}{unit.slot}{(unit.character or '')[:3].capitalize()}"
        if unit.character == "sentry":
            token = f"{unit.side[0].upper()}{unit.slot}SEN"
        numbers = f"{unit.health}h" + (f"{unit.charge}c" if unit.charge else "")
        return (token, style), (numbers + marks(unit, unit.cell in self.bombs), style)


def marks(unit: UnitView, is_on_bomb: bool = False) -> str:
    """One letter for every condition, the weightiest first."""
    found = [
        ("!", unit.carrying),
        ("f", unit.burn > 0),
        ("u", unit.uber > 0),
        ("s", unit.sapped),
        ("n", unit.fresh),
        ("z", unit.slow > 0),
        ("*", is_on_bomb),
    ]
    return "".join(mark for mark, holds in found if holds)


# Line-ups --------------------------------------------------------------------------------------------------------


def _teams(view: MercenaryView, paper: Paper) -> Table:
    both = Table.grid(padding=(0, 3))
    both.add_row(*[_team(view, side, paper) for side in SEATS])
    return both


def _team(view: MercenaryView, side: str, paper: Paper) -> Table:
    title = paper.say(f"seat-{side}").upper()
    table = Table(title=title, title_style=STYLES[side], box=None, padding=(0, 1))
    for heading in ("", "", paper.say("draw-health"), paper.say("draw-charge"), ""):
        table.add_column(heading)
    for unit in view.units:
        if unit.side == side:
            table.add_row(*_row(unit, paper))
    return table


def _row(unit: UnitView, paper: Paper) -> tuple[str, ...]:
    label = f"{unit.slot}+" if unit.character == "sentry" else str(unit.slot)
    if unit.character is None:
        return label, "-", "", "", ""
    name = paper.say(f"value-character-{unit.character}")
    if not unit.face_up:
        return label, name, "", "", paper.say("draw-face-down")
    charge = f"{unit.charge}/{unit.full_charge}" if unit.full_charge else ""
    return label, name, f"{unit.health}/{unit.most_health}", charge, " ".join(_conditions(unit, paper))


def _conditions(unit: UnitView, paper: Paper) -> list[str]:
    found = [
        ("card", unit.card),
        ("cloaked", unit.cloaked),
        ("fire", unit.burn),
        ("uber", unit.uber),
        ("shield", unit.shield),
        ("capturing", unit.capturing),
        ("sapped", unit.sapped),
        ("carrying", unit.carrying),
    ]
    return [paper.say(f"draw-is-{what}", number=str(number)) for what, number in found if number]


def _lineups(view: MercenaryView, paper: Paper, width: int) -> Text:
    """Both sides beside each other, a line for each slot: `R1 Scout 4/6 2c !`."""
    sides = [[_brief(unit, paper) for unit in view.units if unit.side == side] for side in SEATS]
    left, right = (max((text.cell_len for text in side), default=0) for side in sides)
    if left + 1 + right > width:
        return Text("\n").join([text for side in sides for text in side])
    middle = min(max(width // 2, left + 1), width - right)
    lines = []
    for one, other in zip_longest(*sides, fillvalue=Text()):
        line = one.copy()
        line.pad_right(middle - one.cell_len)
        lines.append(line.append_text(other))
    return Text("\n").join(lines)


def _brief(unit: UnitView, paper: Paper) -> Text:
    letter = unit.side[0] if unit.character == "sentry" else unit.side[0].upper()
    line = Text(f"{letter}{unit.slot} ", STYLES[unit.side])
    if unit.character is None:
        return line.append("-")
    line.append(paper.say(f"value-character-{unit.character}")[:8])
    if not unit.face_up:
        return line.append(" ?")
    line.append(f" {unit.health}/{unit.most_health}")
    line.append(f" {unit.charge}c" if unit.charge else "")
    found = marks(unit)
    return line.append(f" {found}" if found else "")


def _hand_lines(view: MercenaryView, paper: Paper) -> list[Text]:
    names = {card.number: card.name for card in view.cards}
    lines = []
    for hand in view.hands:
        if hand.size:
            line = Text(paper.say("draw-hand", side=paper.say(f"seat-{hand.side}")) + " ", STYLES[hand.side])
            for index, number in enumerate(hand.known):
                line.append(", " if index else "", "default not bold")
                line.append_text(spotted(Text(f"{number} {names[number]}", "default not bold"), f"{CARD}{number}"))
            hidden = hand.size - len(hand.known)
            if hidden:
                unseen = paper.say("draw-unknown", count=hidden)
                line.append(f", {unseen}" if hand.known else unseen, "default not bold")
            lines.append(line)
    return lines


def _card_lines(view: MercenaryView, paper: Paper) -> list[Text]:
    lines = []
    for card in view.cards:
        words = "; ".join(paper.texts.say(part) for part in says(card))
        classes = ", ".join(paper.say(f"value-character-{name}") for name in card.classes)
        lines.append(Text(f"{card.number} {card.name} ({classes}): {words}"))
    return lines


def _hands(view: MercenaryView, paper: Paper) -> Text:
    order = f": {', '.join(map(str, view.deck_order))}" if view.deck_order else ""
    deck = Text(paper.say("draw-deck", count=view.deck) + order)
    return Text("\n").join([*_hand_lines(view, paper), *_card_lines(view, paper), deck])


def _vital(view: MercenaryView, paper: Paper) -> list[Text]:
    """The round, the race, what is left of the turn, and the hands as far as they are known."""
    count = paper.say("draw-round", round=view.round, limit=view.round_limit)
    return [Text(count), *(Text(line) for line in _race(view, paper, is_brief=True)), *_hand_lines(view, paper)]


def _facts(view: MercenaryView, paper: Paper, width: int) -> list[Text]:
    """The line-ups, what the cards do, what the signs mean."""
    legend = kept_together(Text(paper.say("draw-small-legend"), "dim"), width)
    return [_lineups(view, paper, width), *_card_lines(view, paper), legend]


# Choosing --------------------------------------------------------------------------------------------------------


def _path(view: MercenaryView, action: Action) -> Sequence[str]:
    """The space that is entered, built or stuck on; that of the unit an action is meant for; a card of the hand."""
    cells = {unit.id: unit.cell for unit in view.units}
    match action:
        case Move(direction=direction) | Jump(direction=direction) | Sticky(direction=direction):
            found = _neighbour(view, direction)
        case Build(direction=direction):
            found = _neighbour(view, direction)
        case Attack(target=target):
            found = cells.get(target)
        case Heal(slot=slot) | Uber(slot=slot) | Give(slot=slot):
            found = cells.get(f"{view.actor}-{slot}")
        case Repair(slot=slot):
            found = cells.get(f"{view.actor}-sentry-{slot}")
        case Uncloak(cell=cell):
            found = cell
        case Equip(card=card):
            found = f"{CARD}{card}"
        case _:
            found = None
    return (found,) if found else ()


def _about(view: MercenaryView, paper: Paper, place: str) -> list[Text]:
    """Who stands on a space, or what a card does."""
    cards = {f"{CARD}{card.number}": line for card, line in zip(view.cards, _card_lines(view, paper), strict=True)}
    if place in cards:
        return [cards[place]]
    return [_brief(unit, paper) for unit in view.units if unit.cell == place]


def _neighbour(view: MercenaryView, direction: str) -> str | None:
    start = next((unit.cell for unit in view.units if view.turn and unit.id == view.turn.unit), None)
    if start is None:
        return None
    row, column = divmod(CELL_BY_NAME[start], COLUMNS)
    across, up = STEPS[direction]
    return cell_name((row + up) * COLUMNS + column + across)
