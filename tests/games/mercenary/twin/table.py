"""Everything that lies on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from . import ground as space
from .book import SENTRY, SLOTS, Character, WeaponCard
from .ground import Cell, Ground

SIDES = ("red", "blu")
SPAWN_TILES = {"red": "R", "blu": "B"}
INTEL_TILES = {"red": "r", "blu": "b"}
POINT_TILES = ("1", "2", "3")


@dataclass(eq=False)
class Unit:
    """A character card in a slot, face down while it stands nowhere; or a Sentry."""

    side: str
    slot: int
    kind: str
    cell: Cell | None = None
    health: int = 0
    charge: int = 0
    burn: int = 0
    card: int | None = None
    shield: int = 0
    slow: int = 0
    acted: bool = False
    cloaked: bool = False
    point: int | None = None  # the point it has ended its last turn on
    progress: int = 0
    sapped: bool = False
    fresh: bool = False
    stickies: list[Cell] = field(default_factory=list)

    @property
    def is_sentry(self) -> bool:
        return self.kind == SENTRY

    @property
    def name(self) -> str:
        return f"{self.side}-sentry-{self.slot}" if self.is_sentry else f"{self.side}-{self.slot}"

    @property
    def at(self) -> Cell:
        assert self.cell is not None, f"{self.name} lies face down"
        return self.cell


@dataclass(eq=False)
class Intel:
    """Carried by somebody, at home, or dropped: then for so many turns more."""

    home: Cell | None
    cell: Cell | None
    carrier: Unit | None = None
    turns: int = 0
    fell_now: bool = False


@dataclass(eq=False)
class Uber:
    """A Medic's invincibility, shared with a teammate while that one is there."""

    medic: Unit
    partner: Unit | None
    turns: int
    began_now: bool = True


@dataclass
class Turn:
    """What has been done in the turn of a slot."""

    decided: bool = False
    spawned: bool = False
    steps: int = 0
    attacks: int = 0
    may_repeat: bool = False  # the second of a double attack is left
    fired: bool = False  # the primary weapon
    stickies: int = 0
    changed: bool = False
    gave: bool = False


@dataclass
class Table:
    """A game in progress."""

    ground: Ground
    characters: dict[str, Character]
    cards: dict[int, WeaponCard]
    mode: str
    has_weapons: bool
    round_limit: int
    first: str
    deck: list[int]  # the top card last
    actor: str = ""
    phase: str = "draft"
    round: int = 0
    slot: int = 1
    units: dict[str, Unit] = field(default_factory=dict)
    intel: dict[str, Intel] = field(default_factory=dict)
    points: list[str | None] = field(default_factory=lambda: [None] * len(POINT_TILES))
    score: dict[str, int] = field(default_factory=dict)
    hands: dict[str, set[int]] = field(default_factory=lambda: {side: set() for side in SIDES})
    seen: set[int] = field(default_factory=set)
    ubers: list[Uber] = field(default_factory=list)
    turn: Turn = field(default_factory=Turn)
    ending: str | None = None
    winner: str | None = None

    def spawn(self, side: str) -> Cell:
        found = self.ground.find(SPAWN_TILES[side])
        assert found is not None
        return found

    def character(self, side: str, slot: int) -> Unit | None:
        return self.units.get(f"{side}-{slot}")

    def sentry(self, side: str, slot: int) -> Unit | None:
        return self.units.get(f"{side}-sentry-{slot}")

    @property
    def acting(self) -> Unit:
        """The character or Sentry that has to decide."""
        found = (self.sentry if self.phase == "sentry" else self.character)(self.actor, self.slot)
        assert found is not None
        return found


def other(side: str) -> str:
    return SIDES[1 - SIDES.index(side)]


def on_board(table: Table) -> list[Unit]:
    """All that stand on the board, markers of cloaked Spies included."""
    return [unit for unit in table.units.values() if unit.cell is not None]


def touchable(table: Table, side: str) -> list[Unit]:
    """A side's units that something can happen to: `cloaked-is-untouchable`."""
    return [unit for unit in on_board(table) if unit.side == side and not unit.cloaked]


def teammates(table: Table, unit: Unit) -> list[Unit]:
    """The other characters of the side on the board; `sentry-is-no-character`."""
    return [mate for mate in touchable(table, unit.side) if mate is not unit and not mate.is_sentry]


def occupant(table: Table, cell: Cell) -> Unit | None:
    """Who stands there: `markers-and-stickies-do-not-block`."""
    return next((unit for unit in on_board(table) if unit.cell == cell and not unit.cloaked), None)


def is_free(table: Table, cell: Cell) -> bool:
    return table.ground.is_walkable(cell) and occupant(table, cell) is None


def away(table: Table, one: Unit, two: Unit) -> int:
    return space.distance(table.ground, one.at, two.at)


def count_in_slots(table: Table, side: str, kind: str) -> int:
    slots = (table.character(side, slot) for slot in range(1, SLOTS + 1))
    return sum(unit is not None and unit.kind == kind for unit in slots)
