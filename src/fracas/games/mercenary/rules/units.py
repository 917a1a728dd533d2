"""A unit at the moment: its numbers with its card counted in, where it stands, and who it is to whom."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from ..state import FAR, NO_UNIT, SLOTS, UNITS_PER_SIDE, Effect, Kind, Place


@rule
def side_of(u: int) -> int:
    """The seat a unit belongs to."""
    return u // UNITS_PER_SIDE


@rule
def slot_unit(side: int, slot: int) -> int:
    """The character of a slot; its Sentry is SLOTS further."""
    return side * UNITS_PER_SIDE + slot


@rule
def effect_of(s: np.record, t: np.record, u: int, effect: Effect) -> int:
    """The number of an effect on the card a unit carries, 0 without it."""
    return wide(t.effect[s.unit[u].card, effect])


@rule
def most_health(s: np.record, t: np.record, u: int) -> int:
    """Full health, the card counted in."""
    return max(1, int(t.health[s.unit[u].kind]) + effect_of(s, t, u, Effect.HEALTH))


@rule
def full_charge(s: np.record, t: np.record, u: int) -> int:
    """The length of the charge meter; 0: this class has none."""
    meter = int(t.meter[s.unit[u].kind])
    return max(1, meter + effect_of(s, t, u, Effect.METER)) if meter > 0 else 0


@rule
def add_charge(s: np.record, t: np.record, u: int, n: int) -> None:
    """Move the counter up, as far as the meter goes."""
    q = s.unit[u]
    q.charge = min(full_charge(s, t, u), int(q.charge) + n)


@rule
def primary_range(s: np.record, t: np.record, u: int) -> int:
    """How far the primary weapon reaches (and heals, and repairs)."""
    return max(1, int(t.range[s.unit[u].kind]) + effect_of(s, t, u, Effect.RANGE))


@rule
def is_carrying(s: np.record, u: int) -> bool:
    """This character carries the other side's intel."""
    return bool(s.intel_carrier[1 - side_of(u)] == u)


@rule
def speed(s: np.record, t: np.record, u: int) -> int:
    """How many spaces it may move this turn; ruling `slowed-still-steps`."""
    q = s.unit[u]
    n = int(t.speed[q.kind]) + effect_of(s, t, u, Effect.SPEED) - int(q.slow)
    if is_carrying(s, u):
        n += effect_of(s, t, u, Effect.HAUL)
    return max(1, n)


@rule
def is_out(s: np.record, u: int) -> bool:
    """On the board and not cloaked: it blocks, and it can be touched."""
    q = s.unit[u]
    return bool(q.up != 0 and q.cloaked == 0)


@rule
def is_ubered(s: np.record, u: int) -> bool:
    """A Medic under his own uber, or the teammate he shares it with: no damage of any kind."""
    if s.unit[u].uber > 0:
        return True
    first = side_of(u) * UNITS_PER_SIDE
    for medic in range(first, first + SLOTS):  # noqa: SIM110  # compiled code has no generator expressions
        if s.unit[medic].uber > 0 and s.unit[medic].partner == u:
            return True
    return False


@rule
def distance(s: np.record, t: np.record, a: int, b: int) -> int:
    """The walk between two units over tiles that no fence cuts; ruling `distance-is-a-walk`."""
    if s.unit[a].up == 0 or s.unit[b].up == 0:
        return FAR
    return wide(t.distance[s.unit[a].cell, s.unit[b].cell])


@rule
def clear_unit(s: np.record, u: int) -> None:
    """An empty slot, or no Sentry."""
    q = s.unit[u]
    q.kind = Kind.NOBODY
    q.up = 0
    q.cell = -1
    q.card = 0
    clear_conditions(s, u)


@rule
def clear_conditions(s: np.record, u: int) -> None:
    """Everything a fresh character card has not: damage, charge, fire, bombs and so on."""
    q = s.unit[u]
    q.health = 0
    q.charge = 0
    q.burn = 0
    q.shield = 0
    q.slow = 0
    q.acted = 0
    q.cloaked = 0
    q.uber = 0
    q.partner = NO_UNIT
    q.capture = 0
    q.capture_at = -1
    q.sapped = 0
    q.fresh = 0
    for k in range(len(q.sticky)):
        q.sticky[k] = -1


@rule
def count_of(s: np.record, side: int, kind: int) -> int:
    """How many cards of a class a side has in its slots, face up or down."""
    n = 0
    for slot in range(SLOTS):
        if s.unit[side * UNITS_PER_SIDE + slot].kind == kind:
            n += 1
    return n


@rule
def count_sentries(s: np.record, side: int) -> int:
    """How many of a side's Sentry cards stand on the board."""
    n = 0
    for slot in range(SLOTS):
        if s.unit[side * UNITS_PER_SIDE + SLOTS + slot].kind != Kind.NOBODY:
            n += 1
    return n


@rule
def take_card_back(s: np.record, u: int) -> None:
    """Rulings `dead-card-returns`, `returned-cards-are-known`: the card is in its side's hand, and all know it."""
    q = s.unit[u]
    if q.card != 0:
        s.place[q.card] = Place.RED_HAND.value + side_of(u)
        q.card = 0


@rule
def put_on_board(s: np.record, u: int, cell: int) -> None:
    """Stand a unit on a free cell."""
    s.unit[u].cell = cell
    s.board[cell] = u + 1


@rule
def lift_off_board(s: np.record, u: int) -> None:
    """Free the cell a unit stands on; a cloaked Spy holds none (ruling `markers-and-stickies-do-not-block`)."""
    if is_out(s, u):
        s.board[s.unit[u].cell] = 0
