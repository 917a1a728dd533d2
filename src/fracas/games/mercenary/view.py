"""What a seat sees: everything but the deck's order and the other hand's cards that never lay open."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from fracas.core.contract import ALL, Game, View
from fracas.core.facts import Prompt
from fracas.core.plain import Plain

from . import numbers
from .actions import unit_name
from .data import CardData, find_cards
from .facts import Side, Unit, unit_of
from .maps import CELL_NAMES, cell_name, find_map
from .options import Made, MercenaryOptions
from .state import (
    CARDS,
    DIRECTIONS,
    INTEL_TURNS,
    KIND_NAMES,
    KINDS,
    MOST_STICKIES,
    NO_UNIT,
    NOWHERE,
    OF_A_CLASS,
    POINTS,
    SEATS,
    SIDES,
    SLOTS,
    UNITS,
    UNITS_PER_SIDE,
    Attack,
    Effect,
    Mode,
    Phase,
    Place,
)


class ForSlot(Prompt):
    """A character is to be picked for a slot: the line-up is being chosen, or the slot is empty."""

    kind: Literal["draft", "fill"]
    side: Side
    slot: int


class OfActing(Prompt):
    """A character, a cloaked Spy or a Sentry has a decision to make."""

    kind: Literal["turn", "cloaked", "sentry"]
    unit: Unit


class Over(Prompt):
    """Nothing is asked any more."""

    kind: Literal["over"] = "over"


Asking = ForSlot | OfActing | Over


class Part(BaseModel):
    """A part of the view."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class UnitView(Part):
    """A slot with its character, or a Sentry. An empty slot has no character."""

    id: str  # `red-3`, `red-sentry-3`
    side: str
    slot: int
    character: str | None
    face_up: bool
    cell: str | None  # of a cloaked Spy: his marker
    health: int
    most_health: int
    charge: int
    full_charge: int
    speed: int
    attack: int
    range: int
    card: int | None
    burn: int
    shield: int
    slow: int
    cloaked: bool
    uber: int  # turns it is still invincible
    acted: bool  # can no longer become a Spy
    capturing: int | None  # the point it has spent a turn on
    carrying: bool
    sapped: bool
    fresh: bool
    in_range: list[str]  # spaces its primary weapon reaches, and those of the weapon it carries
    in_weapon_range: list[str]


class PointView(Part):
    """A control point."""

    number: int
    cell: str
    holder: str | None


class IntelView(Part):
    """The intel of a side: at home, carried, or lying somewhere for some turns more."""

    side: str
    home: str
    cell: str
    carrier: str | None
    turns: int | None


class StickyView(Part):
    """A stickybomb."""

    owner: str
    cell: str
    blast: list[str]  # the spaces it reaches besides its own


class CardView(CardData):
    """A weapon card, as its file has it."""


class HandView(Part):
    """The hand of a side: how many cards, and which of them everybody (or this seat) knows."""

    side: str
    size: int
    known: list[int]


class TurnView(Part):
    """What the acting character has done this turn, and what is left."""

    unit: str
    steps_left: int
    attacks_left: int
    can_change_class: bool  # nothing decided yet: `swap to spy` may still be possible
    stuck: int  # stickies placed
    changed: bool
    gave: bool
    fired: bool
    walks: dict[str, list[str]]  # where the steps left lead to, and by which of them; some may not be legal now


class CharacterView(Part):
    """The numbers on a character card, and how many of it each side has left."""

    name: str
    health: int
    speed: int
    attack: int
    range: int
    charge: int
    left: dict[str, int]


class MercenaryView(View):
    """The whole table as one seat sees it."""

    prompt: Asking = Field(discriminator="kind")
    mode: str
    map_name: str
    columns: int
    rows: int
    tiles: list[str]  # the top row first, one character a tile, as in a map file
    fences: list[tuple[str, str]]
    phase: str
    round: int
    round_limit: int
    first: str
    slot: int
    turn: TurnView | None
    units: list[UnitView]
    stickies: list[StickyView]
    points: list[PointView]
    intel: list[IntelView]
    score: dict[str, int]
    hands: list[HandView]
    deck: int
    deck_order: list[int] | None  # for who may know it after the end: the cards in the order in which they are drawn
    cards: list[CardView]  # every card this seat can name now
    characters: list[CharacterView]
    made_here: list[Made]  # what was made for this edition: the map, the cards, most of the characters' numbers


def view(game: Game[MercenaryOptions], s: Plain, seat: int | None) -> MercenaryView:
    """The view of a seat, or of a spectator."""
    t, here = game.plain_tables, find_map(game.options.map)
    hands = [_hand(s, side, seat) for side in range(SIDES)]
    units = [_unit(s, t, u) for u in range(UNITS) if u % UNITS_PER_SIDE < SLOTS or s.unit[u].kind]
    deck = list(reversed(s.deck[: s.deck_size])) if seat == ALL else None
    named = {number for hand in hands for number in hand.known} | {unit.card for unit in units if unit.card}
    named |= set(deck or ())
    is_points = t.mode == Mode.CONTROL_POINT
    kinds = [unit.kind for unit in s.unit]
    return MercenaryView(
        seat=game.seat_name(seat),
        actor=None if s.over else SEATS[s.actor],
        prompt=_prompt(s),
        mode=Mode(t.mode).name.lower(),
        map_name=here.name,
        columns=here.columns,
        rows=here.rows,
        tiles=here.tile_rows,
        fences=[(cell_name(a), cell_name(b)) for a, b in sorted(here.fences)],
        phase=Phase(s.phase).name.lower(),
        round=s.round_number,
        round_limit=t.round_limit,
        first=SEATS[s.first],
        slot=s.slot + 1,
        turn=_turn(s, t),
        units=units,
        stickies=[
            _sticky(t, u, s.unit[u].sticky[k])
            for u in range(UNITS)
            for k in range(MOST_STICKIES)
            if s.unit[u].sticky[k] != NOWHERE
        ],
        points=[_point(s, t, point) for point in range(POINTS)] if is_points else [],
        intel=[] if is_points else [_intel(s, t, side) for side in range(SIDES)],
        score={name: s.score[side] for side, name in enumerate(SEATS)} if is_points else {},
        hands=hands,
        deck=s.deck_size,
        deck_order=deck,
        cards=[CardView(**card.model_dump()) for card in find_cards(game.options.cards) if card.number in named],
        characters=[_character(t, kinds, kind) for kind in range(1, KINDS)],
        made_here=game.options.made_here,
    )


def _unit(s: Plain, t: Plain, u: int) -> UnitView:
    q = s.unit[u]
    side, index = divmod(u, UNITS_PER_SIDE)
    is_up, is_there = bool(q.up), bool(q.kind)
    return UnitView(
        id=unit_name(u),
        side=SEATS[side],
        slot=index % SLOTS + 1,
        character=KIND_NAMES[q.kind] if is_there else None,
        face_up=is_up,
        cell=cell_name(q.cell) if is_up else None,
        health=q.health,
        most_health=numbers.most_health(s, t, u) if is_there else 0,
        charge=q.charge,
        full_charge=numbers.full_charge(s, t, u),
        speed=numbers.speed(s, t, u) if is_there else 0,
        attack=numbers.primary_attack(s, t, u) if is_there else 0,
        range=numbers.primary_range(s, t, u) if is_there else 0,
        card=q.card or None,
        burn=q.burn,
        shield=q.shield,
        slow=q.slow,
        cloaked=bool(q.cloaked),
        uber=numbers.uber_turns(s, u),
        acted=bool(q.acted),
        capturing=q.capture_at + 1 if q.capture_at >= 0 else None,
        carrying=numbers.is_carrying(s, u),
        sapped=bool(q.sapped),
        fresh=bool(q.fresh),
        in_range=_around(t.distance, q.cell, numbers.primary_range(s, t, u)) if is_up else [],
        in_weapon_range=_weapon_range(t, q) if is_up else [],
    )


def _around(distances: list[list[int]], cell: int, length: int) -> list[str]:
    """The spaces up to so many steps away."""
    return [CELL_NAMES[there] for there, away in enumerate(distances[cell]) if 0 < away <= length]


def _weapon_range(t: Plain, q: Plain) -> list[str]:
    card = q.card
    if not t.is_weapon[card]:
        return []
    distances = t.beeline if t.effect[card][Effect.PIERCE] else t.distance
    return _around(distances, q.cell, t.card_range[card])


def _sticky(t: Plain, u: int, cell: int) -> StickyView:
    return StickyView(owner=unit_name(u), cell=cell_name(cell), blast=_around(t.distance, cell, 1))


def _turn(s: Plain, t: Plain) -> TurnView | None:
    if s.over or s.phase not in (Phase.TURN, Phase.SENTRY):
        return None
    u = numbers.acting_unit(s)
    steps_left = max(0, numbers.speed(s, t, u) - s.moved)
    return TurnView(
        unit=unit_name(u),
        steps_left=steps_left,
        attacks_left=1 if s.attack < Attack.SPENT else 0,
        can_change_class=not s.started,
        stuck=s.stuck,
        changed=bool(s.changed),
        gave=bool(s.gave),
        fired=bool(s.fired),
        walks=_walks(s, t, s.unit[u].cell, steps_left),
    )


def _walks(s: Plain, t: Plain, start: int, length: int) -> dict[str, list[str]]:
    """A shortest way to every free space that so many steps reach."""
    ways: dict[int, list[str]] = {start: []}
    edge = [start]
    for _ in range(length):
        further = []
        for cell in edge:
            for direction, to in zip(DIRECTIONS, t.step[cell], strict=True):
                if to != NOWHERE and to not in ways and not s.board[to]:
                    ways[to] = [*ways[cell], direction]
                    further.append(to)
        edge = further
    return {cell_name(cell): way for cell, way in ways.items() if way}


def _point(s: Plain, t: Plain, point: int) -> PointView:
    holder = s.point[point]
    cell = cell_name(t.point_cell[point])
    return PointView(number=point + 1, cell=cell, holder=SEATS[holder - 1] if holder else None)


def _intel(s: Plain, t: Plain, side: int) -> IntelView:
    carrier, timer = s.intel_carrier[side], s.intel_timer[side]
    cell = s.intel_cell[side] if carrier == NO_UNIT else s.unit[carrier].cell
    return IntelView(
        side=SEATS[side],
        home=cell_name(t.home[side]),
        cell=cell_name(cell),
        carrier=None if carrier == NO_UNIT else unit_name(carrier),
        turns=min(timer, INTEL_TURNS) if timer else None,
    )


def _hand(s: Plain, side: int, seat: int | None) -> HandView:
    held = [card for card in range(1, CARDS + 1) if s.place[card] == Place.RED_HAND + side]
    known = held if seat in (side, ALL) else [card for card in held if s.seen[card]]
    return HandView(side=SEATS[side], size=len(held), known=known)


def _character(t: Plain, kinds: list[int], kind: int) -> CharacterView:
    left = {}
    for side, name in enumerate(SEATS):
        first = side * UNITS_PER_SIDE
        left[name] = OF_A_CLASS - kinds[first : first + UNITS_PER_SIDE].count(kind)
    return CharacterView(
        name=KIND_NAMES[kind],
        health=t.health[kind],
        speed=t.speed[kind],
        attack=t.attack[kind],
        range=t.range[kind],
        charge=t.meter[kind],
        left=left,
    )


def _prompt(s: Plain) -> Asking:
    """What is asked of the actor."""
    if s.over:
        return Over()
    phase = Phase(s.phase)
    if phase in (Phase.DRAFT, Phase.FILL):
        return ForSlot(kind=phase.name.lower(), side=SEATS[s.actor], slot=s.slot + 1)
    u = numbers.acting_unit(s)
    is_cloaked = phase == Phase.TURN and s.unit[u].cloaked
    return OfActing(kind="cloaked" if is_cloaked else phase.name.lower(), unit=unit_of(s, u))
