"""The table in the terminal: the map with everything on it, and both line-ups. Readable without colour.

A space is five characters wide and two lines high:

    R1Sol     side, slot and class            *R  a stickybomb of red      =R  the intel of red
    8h2cf     health, charge, marks           <s  a cloaked Spy's marker   ~~~ sand

Marks: `!` carries the intel, `f` on fire, `u` invincible, `s` sapped, `n` new, `z` slowed, `*` stands on a sticky.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fracas.core.contract import Game

from .facts import says
from .maps import cell_name
from .options import Made, MercenaryOptions
from .state import COLUMNS, SEATS
from .view import MercenaryView, UnitView

WIDTH = 5
STYLES = {"red": "bold red", "blu": "bold cyan"}
SAND = "~" * WIDTH
LEGEND = (
    "R1Sol red's slot 1, a Soldier  8h health  2c charge  ! has intel  f on fire\n"
    "u invincible  s sapped  n new Sentry  z slowed  * on a bomb  *R bomb  =R= intel\n"
    "<R6> cloaked Spy's marker  ~ sand  | and - fences"
)

MADE_HERE: dict[Made, str] = {
    "map": "map",
    "cards": "weapon cards",
    "characters": "most character numbers",
}

Line = tuple[str, str]  # text, style


def draw(game: Game[MercenaryOptions], view: MercenaryView) -> RenderableType:
    """Header, map, legend, line-ups and hands."""
    return Group(
        _header(view), Text(), _board(view), Text(LEGEND, style="dim"), Text(), _teams(view), _hands(game, view)
    )


def _header(view: MercenaryView) -> Text:
    words = f"{view.map_name}, {view.mode.replace('_', ' ')}"
    words += f", round {view.round} of {view.round_limit}, slot {view.slot}; {view.first} is first"
    lines = [words]
    if view.made_here:
        lines.append("made for this edition: " + ", ".join(MADE_HERE[what] for what in view.made_here))
    if view.score:
        held = [f"{point.number} ({point.cell}): {point.holder or 'nobody'}" for point in view.points]
        lines.append(
            "score " + ", ".join(f"{side} {n}" for side, n in view.score.items()) + "; points " + ", ".join(held)
        )
    for intel in view.intel:
        where = f"carried by {intel.carrier}" if intel.carrier else f"on {intel.cell}"
        left = f", home in {intel.turns} turns" if intel.turns else ""
        lines.append(f"intel of {intel.side}: {where}{left} (starts on {intel.home})")
    if view.turn is not None:
        attack = "an attack" if view.turn.attacks_left else "no attack"
        lines.append(f"{view.turn.unit} has {view.turn.steps_left} steps and {attack} left")
    return Text("\n".join(lines))


# The map ---------------------------------------------------------------------------------------------------------


def _board(view: MercenaryView) -> Text:
    fences = {frozenset(pair) for pair in view.fences}
    spaces = _Spaces(view)
    picture = Text(no_wrap=True)
    for row in range(view.rows - 1, -1, -1):
        names = [cell_name(row * COLUMNS + column) for column in range(view.columns)]
        for line in range(2):
            picture.append(f"{row + 1:>2}" if line == 0 else "  ")
            for column, name in enumerate(names):
                if column:
                    picture.append("|" if frozenset((names[column - 1], name)) in fences else " ", style="bold yellow")
                text, style = spaces.lines[name][line]
                picture.append(text.ljust(WIDTH)[:WIDTH], style=style)
            picture.append("\n")
        if row:
            below = [cell_name((row - 1) * COLUMNS + column) for column in range(view.columns)]
            bars = [
                "-" * WIDTH if frozenset(pair) in fences else " " * WIDTH for pair in zip(names, below, strict=True)
            ]
            picture.append("  " + "+".join(bars) + "\n", style="bold yellow")
    letters = [cell_name(column)[0].center(WIDTH) for column in range(view.columns)]
    picture.append("  " + " ".join(letters), style="dim")
    return picture


class _Spaces:
    """The two lines of every space."""

    def __init__(self, view: MercenaryView) -> None:
        self.bombs = {sticky.cell: sticky.owner[0].upper() for sticky in view.stickies}
        self.lines: dict[str, tuple[Line, Line]] = {}
        for index, row in enumerate(view.tiles):
            for column, symbol in enumerate(row):
                name = cell_name((view.rows - 1 - index) * COLUMNS + column)
                self.lines[name] = self._tile(symbol, name)
        for point in view.points:
            holder = point.holder or "free"
            style = STYLES.get(holder, "bold")
            self.lines[point.cell] = ((f"(pt{point.number})", style), (holder.center(WIDTH), style))
        for unit in view.units:
            if unit.cell is not None and unit.cloaked:
                self._second(unit.cell, f"<{unit.side[0].upper()}{unit.slot}>", STYLES[unit.side])
        for intel in view.intel:
            if intel.carrier is None:
                self._second(intel.cell, f"={intel.side[0].upper()}=", STYLES[intel.side])
        acting = view.turn.unit if view.turn else ""
        for unit in view.units:
            if unit.cell is not None and not unit.cloaked:
                self.lines[unit.cell] = self._unit(unit, unit.id == acting)

    def _tile(self, symbol: str, name: str) -> tuple[Line, Line]:
        if symbol == "~":
            return (SAND, "yellow"), (SAND, "yellow")
        words = {"R": "spawn", "B": "spawn", "r": "intel", "b": "intel"}.get(symbol, ".".center(WIDTH))
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


def _teams(view: MercenaryView) -> Table:
    both = Table.grid(padding=(0, 3))
    both.add_row(*[_team(view, side) for side in SEATS])
    return both


def _team(view: MercenaryView, side: str) -> Table:
    table = Table(title=side.upper(), title_style=STYLES[side], box=None, padding=(0, 1))
    for heading in ("", "", "health", "charge", ""):
        table.add_column(heading)
    for unit in view.units:
        if unit.side == side:
            table.add_row(*_row(unit))
    return table


def _row(unit: UnitView) -> tuple[str, ...]:
    label = f"{unit.slot}+" if unit.character == "sentry" else str(unit.slot)
    if unit.character is None:
        return label, "-", "", "", ""
    if not unit.face_up:
        return label, unit.character.capitalize(), "", "", "face down"
    words = [f"card {unit.card}"] if unit.card else []
    words += ["cloaked"] if unit.cloaked else []
    words += [f"fire {unit.burn}"] if unit.burn else []
    words += [f"uber {unit.uber}"] if unit.uber else []
    words += [f"shield {unit.shield}"] if unit.shield else []
    words += [f"on point {unit.capturing}"] if unit.capturing else []
    words += [word for word in ("sapped", "carrying") if getattr(unit, word)]
    charge = f"{unit.charge}/{unit.full_charge}" if unit.full_charge else ""
    return label, unit.character.capitalize(), f"{unit.health}/{unit.most_health}", charge, " ".join(words)


def _hands(game: Game[MercenaryOptions], view: MercenaryView) -> Text:
    lines, texts = [], game.texts()
    names = {card.number: card for card in view.cards}
    for hand in view.hands:
        if hand.size:
            hidden = hand.size - len(hand.known)
            known = ", ".join(f"{number} {names[number].name}" for number in hand.known)
            unseen = f"{hidden} unknown" if hidden else ""
            lines.append(f"hand of {hand.side}: " + ", ".join(part for part in (known, unseen) if part))
    for card in view.cards:
        words = "; ".join(texts.say(part) for part in says(card))
        lines.append(f"{card.number} {card.name} ({', '.join(card.classes)}): {words}")
    lines.append(f"{view.deck} cards in the deck")
    return Text("\n".join(lines))
