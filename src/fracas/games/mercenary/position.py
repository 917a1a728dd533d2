"""A position as JSON, both ways."""

from __future__ import annotations

from typing import Annotated

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from fracas.core.contract import Game, Position
from fracas.core.errors import BadPosition, listed
from fracas.core.plain import Plain
from fracas.core.said import mistakes

from .actions import UNIT_BY_NAME, unit_name
from .maps import CELL_BY_NAME, cell_name
from .options import MercenaryOptions
from .state import (
    CARDS,
    KIND_NAMES,
    MOST_STICKIES,
    NO_UNIT,
    NOWHERE,
    POINTS,
    SEATS,
    SIDES,
    SLOTS,
    STICKIES_A_TURN,
    UNITS,
    UNITS_PER_SIDE,
    Kind,
    Phase,
    Place,
    Tile,
)

said = mistakes(__package__)

Count = Annotated[int, Field(ge=0, le=100)]
Number = Annotated[int, Field(ge=1, le=CARDS)]
_PHASES = tuple(phase.name.lower() for phase in Phase)


class Part(BaseModel):
    """A part of the position."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class UnitPosition(Part):
    """A character card in a slot, or a Sentry; empty slots are left out."""

    character: str
    face_up: bool = True
    cell: str | None = None
    health: Count = 0
    charge: Count = 0
    burn: Count = 0
    card: Number | None = None
    shield: Count = 0
    slow: Count = 0
    acted: bool = False
    cloaked: bool = False
    uber: Count = 0
    partner: str | None = None
    capture: Count = 0
    capturing: Annotated[int, Field(ge=1, le=POINTS)] | None = None
    sapped: bool = False
    fresh: bool = False
    stickies: list[str | None] = Field(default_factory=list, max_length=MOST_STICKIES)


class IntelPosition(Part):
    """Either carried by a character or lying on a cell; `timer` counts the ends of turns until it is home."""

    cell: str | None = None
    carrier: str | None = None
    timer: Count = 0


class TurnPosition(Part):
    """What has been done this turn."""

    started: bool = False
    spawned: bool = False
    moved: Count = 0
    attack: Annotated[int, Field(ge=0, le=2)] = 0  # 0 free, 1 the second of a double attack is left, 2 spent
    fired: bool = False
    stuck: Annotated[int, Field(ge=0, le=STICKIES_A_TURN)] = 0  # stickies placed
    changed: bool = False
    gave: bool = False


class MercenaryPosition(Position):
    """Everything on the table, the deck from its bottom up."""

    phase: str
    first: str
    round: Annotated[int, Field(ge=0, le=30_000)]
    slot: Annotated[int, Field(ge=1, le=SLOTS)]
    turn: TurnPosition = TurnPosition()
    units: dict[str, UnitPosition]
    intel: dict[str, IntelPosition] = Field(default_factory=dict)
    points: list[str | None] = Field(default=[None] * POINTS, min_length=POINTS, max_length=POINTS)
    score: dict[str, Count] = Field(default_factory=dict)
    deck: list[Number] = Field(default_factory=list)
    hands: dict[str, list[Number]] = Field(default_factory=dict)
    seen: list[Number] = Field(default_factory=list)  # cards that have lain open


# To a position ---------------------------------------------------------------------------------------------------


def to_position(game: Game[MercenaryOptions], s: Plain) -> MercenaryPosition:
    """The whole state, every field named."""
    return MercenaryPosition(
        **game.position_header(s),
        phase=_PHASES[s.phase],
        first=SEATS[s.first],
        round=s.round_number,
        slot=s.slot + 1,
        turn=TurnPosition(
            started=bool(s.started),
            spawned=bool(s.spawned),
            moved=s.moved,
            attack=s.attack,
            fired=bool(s.fired),
            stuck=s.stuck,
            changed=bool(s.changed),
            gave=bool(s.gave),
        ),
        units={unit_name(u): _unit(s.unit[u]) for u in range(UNITS) if s.unit[u].kind},
        intel={SEATS[side]: _intel(s, side) for side in range(SIDES)},
        points=[SEATS[int(holder) - 1] if holder else None for holder in s.point],
        score={SEATS[side]: s.score[side] for side in range(SIDES)},
        deck=[int(card) for card in s.deck[: s.deck_size]],
        hands={SEATS[side]: _placed(s, Place.RED_HAND + side) for side in range(SIDES)},
        seen=[card for card in range(1, CARDS + 1) if s.seen[card]],
    )


def _name(cell: int) -> str | None:
    return None if cell == NOWHERE else cell_name(cell)


def _placed(s: Plain, place: int) -> list[int]:
    return [card for card in range(1, CARDS + 1) if s.place[card] == place]


def _unit(q: Plain) -> UnitPosition:
    stickies = [_name(int(cell)) for cell in q.sticky]
    while stickies and stickies[-1] is None:
        stickies.pop()
    return UnitPosition(
        character=KIND_NAMES[q.kind],
        face_up=bool(q.up),
        cell=_name(q.cell),
        health=q.health,
        charge=q.charge,
        burn=q.burn,
        card=q.card or None,
        shield=q.shield,
        slow=q.slow,
        acted=bool(q.acted),
        cloaked=bool(q.cloaked),
        uber=q.uber,
        partner=None if q.partner == NO_UNIT else unit_name(q.partner),
        capture=q.capture,
        capturing=q.capture_at + 1 if q.capture_at >= 0 else None,
        sapped=bool(q.sapped),
        fresh=bool(q.fresh),
        stickies=stickies,
    )


def _intel(s: Plain, side: int) -> IntelPosition:
    carrier = s.intel_carrier[side]
    return IntelPosition(
        cell=_name(s.intel_cell[side]),
        carrier=None if carrier == NO_UNIT else unit_name(carrier),
        timer=s.intel_timer[side],
    )


# From a position -------------------------------------------------------------------------------------------------


def from_position(game: Game[MercenaryOptions], given: MercenaryPosition, s: np.record) -> None:
    """Fill the zeroed state; what cannot be raises `BadPosition`, and the invariants catch the rest."""
    t = game.tables[0]
    s.phase = _index("phase", given.phase, _PHASES)
    s.first = _index("first", given.first, SEATS)
    s.round_number = given.round
    s.slot = given.slot - 1
    for field, value in given.turn.model_dump().items():
        s[field] = value
    for u in range(UNITS):
        _fill_unit(given.units.get(unit_name(u)), u, s, t)
    for name in given.units:
        if name not in UNIT_BY_NAME:
            raise BadPosition(f"units.{name}", name, said("known", known=listed(UNIT_BY_NAME)))
    _fill_intel(given, s, t)
    for point, holder in enumerate(given.points):
        s.point[point] = 0 if holder is None else 1 + _index(f"points.{point}", holder, SEATS)
    for name, score in given.score.items():
        s.score[_index("score", name, SEATS)] = score
    _fill_cards(given, s, t)


def _index(field: str, value: str, names: tuple[str, ...]) -> int:
    if value not in names:
        raise BadPosition(field, value, said("must-be-one-of", known=listed(names)))
    return names.index(value)


def _cell(field: str, name: str | None, t: np.record) -> int:
    if name is None:
        return NOWHERE
    cell = CELL_BY_NAME.get(name, NOWHERE)
    if cell == NOWHERE or t.tile[cell] == Tile.SAND:
        raise BadPosition(field, name, said("must-be-a-tile-of"))
    return cell


def _unit_index(field: str, name: str | None) -> int:
    if name is None:
        return NO_UNIT
    if name not in UNIT_BY_NAME:
        raise BadPosition(field, name, said("must-be-one-of", known=listed(UNIT_BY_NAME)))
    return UNIT_BY_NAME[name]


def _fill_unit(given: UnitPosition | None, u: int, s: np.record, t: np.record) -> None:
    q = s.unit[u]
    q.cell = NOWHERE
    q.partner = NO_UNIT
    q.capture_at = -1
    q.sticky[:] = NOWHERE
    if given is None:
        return
    where = f"units.{unit_name(u)}"
    is_sentry = u % UNITS_PER_SIDE >= SLOTS
    names = (KIND_NAMES[Kind.SENTRY],) if is_sentry else KIND_NAMES[1 : Kind.SENTRY]
    _index(f"{where}.character", given.character, names)
    q.kind = KIND_NAMES.index(given.character)
    q.up = given.face_up
    q.cell = _cell(f"{where}.cell", given.cell, t)
    if given.face_up != (given.cell is not None):
        raise BadPosition(f"{where}.cell", given.cell, said("must-be-a-tile-if"))
    for field in (
        "health",
        "charge",
        "burn",
        "shield",
        "slow",
        "acted",
        "cloaked",
        "uber",
        "capture",
        "sapped",
        "fresh",
    ):
        q[field] = getattr(given, field)
    q.card = given.card or 0
    q.partner = _unit_index(f"{where}.partner", given.partner)
    q.capture_at = -1 if given.capturing is None else given.capturing - 1
    for k, name in enumerate(given.stickies):
        q.sticky[k] = _cell(f"{where}.stickies.{k}", name, t)
    if given.face_up and not given.cloaked:
        if s.board[q.cell]:
            taken = unit_name(int(s.board[q.cell]) - 1)
            raise BadPosition(f"{where}.cell", given.cell, said("is-already-there", taken=taken))
        s.board[q.cell] = u + 1


def _fill_intel(given: MercenaryPosition, s: np.record, t: np.record) -> None:
    s.intel_cell[:] = NOWHERE
    s.intel_carrier[:] = NO_UNIT
    for name, intel in given.intel.items():
        side = _index("intel", name, SEATS)
        s.intel_cell[side] = _cell(f"intel.{name}.cell", intel.cell, t)
        s.intel_carrier[side] = _unit_index(f"intel.{name}.carrier", intel.carrier)
        s.intel_timer[side] = intel.timer


def _fill_cards(given: MercenaryPosition, s: np.record, t: np.record) -> None:
    def put(field: str, card: int, place: int) -> None:
        if card > t.cards or not t.weapons:
            raise BadPosition(field, card, said("there-is-no-such-card"))
        if s.place[card]:
            raise BadPosition(field, card, said("this-card-is-already-somewhere"))
        s.place[card] = place

    for k, card in enumerate(given.deck):
        put("deck", card, Place.DECK)
        s.deck[k] = card
    s.deck_size = len(given.deck)
    for name, hand in given.hands.items():
        for card in hand:
            put(f"hands.{name}", card, Place.RED_HAND + _index("hands", name, SEATS))
    for u in range(UNITS):
        if s.unit[u].card:
            put(f"units.{unit_name(u)}.card", int(s.unit[u].card), Place.IN_USE)
    for card in given.seen:
        s.seen[card] = 1
