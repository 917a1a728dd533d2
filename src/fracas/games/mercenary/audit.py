"""The invariants: what is true of every position that can come about."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from .rules.turns import acting_unit
from .rules.units import count_of, count_sentries, distance, full_charge, is_out, most_health, side_of
from .state import (
    CAPTURE,
    CARDS,
    CELLS,
    CLASSES,
    INTEL_TURNS,
    MOST_BURN,
    MOST_SHIELD,
    MOST_SLOW,
    MOST_STICKIES,
    NO_UNIT,
    NOWHERE,
    OF_A_CLASS,
    POINTS,
    SIDES,
    SLOTS,
    STICKIES_A_TURN,
    UBER_RANGE,
    UBER_TURNS,
    UNITS,
    UNITS_PER_SIDE,
    WINNING_SCORE,
    Attack,
    Ending,
    Invariant,
    Kind,
    Mode,
    Phase,
    Place,
    Tile,
)


@rule
def audit(s: np.record, t: np.record) -> int:
    """0, or the number of a broken invariant."""
    broken = audit_turn(s, t)
    if broken == 0:
        broken = audit_board(s, t)
    for u in range(UNITS):
        if broken == 0:
            broken = audit_unit(s, t, u)
    if broken == 0 and s.phase == Phase.DRAFT:
        broken = audit_draft(s)
    if broken == 0:
        broken = audit_teams(s, t)
    if broken == 0:
        broken = audit_intel(s, t)
    if broken == 0:
        broken = audit_cards(s, t)
    return broken


@rule
def audit_turn(s: np.record, t: np.record) -> int:
    """Whose decision it is, and what has been done this turn."""
    if s.over != 0 and s.ending == Ending.NONE:
        return Invariant.OVER_HAS_AN_ENDING.value
    if (s.winner >= 0) != (s.ending == Ending.INTEL_CAPTURED or s.ending == Ending.SCORE_REACHED):
        return Invariant.WINNER_MATCHES_ENDING.value
    if (s.round_number == 0) != (s.phase == Phase.DRAFT) or s.round_number < 0 or s.round_number > t.round_limit:
        return Invariant.ROUND_WITHIN_LIMIT.value
    if s.slot < 0 or s.slot >= SLOTS or s.first < 0 or s.first >= SIDES:
        return Invariant.PHASE_FITS_SLOT.value
    if s.over != 0:
        return 0
    q = s.unit[acting_unit(s)]
    if (s.phase == Phase.DRAFT or s.phase == Phase.FILL) != (q.kind == Kind.NOBODY):
        return Invariant.PHASE_FITS_SLOT.value
    if (s.phase == Phase.TURN or s.phase == Phase.SENTRY) != (q.up != 0):
        return Invariant.PHASE_FITS_SLOT.value
    done = s.moved + s.attack + s.fired + s.stuck + s.changed + s.gave
    if s.attack > Attack.SPENT or (done > 0 and s.started == 0) or (s.fired != 0 and s.attack == Attack.FREE):
        return Invariant.TURN_MARKS_CONSISTENT.value
    if s.phase != Phase.TURN and (done > 0 or s.started != 0 or s.spawned != 0):
        return Invariant.TURN_MARKS_CONSISTENT.value
    if s.stuck > STICKIES_A_TURN or (s.stuck != 0 and q.kind != Kind.DEMOMAN):
        return Invariant.TURN_MARKS_CONSISTENT.value
    return 0


@rule
def audit_board(s: np.record, t: np.record) -> int:
    """Who stands where."""
    standing = 0
    for u in range(UNITS):
        if is_out(s, u):
            standing += 1
            if s.board[s.unit[u].cell] != u + 1:
                return Invariant.BOARD_MATCHES_UNITS.value
    for cell in range(CELLS):
        if s.board[cell] != 0:
            standing -= 1
            if t.tile[cell] == Tile.SAND:
                return Invariant.UNITS_STAND_ON_TILES.value
    return 0 if standing == 0 else Invariant.BOARD_MATCHES_UNITS.value


@rule
def audit_unit(s: np.record, t: np.record, u: int) -> int:
    """One character or Sentry."""
    q = s.unit[u]
    is_sentry = u % UNITS_PER_SIDE >= SLOTS
    if is_sentry != (q.kind == Kind.SENTRY) and ((is_sentry and q.kind != Kind.NOBODY) or q.kind == Kind.SENTRY):
        return Invariant.SENTRY_IN_ITS_PLACE.value
    if (q.up != 0) != (q.cell != NOWHERE) or (q.kind == Kind.NOBODY and q.up != 0):
        return Invariant.EMPTY_SLOT_IS_BLANK.value
    if q.up == 0:
        marks = q.health + q.charge + q.burn + q.card + q.shield + q.slow + q.acted + q.cloaked + q.uber
        marks += q.capture + q.sapped + q.fresh + (q.partner - NO_UNIT) + (q.capture_at + 1)
        for k in range(MOST_STICKIES):
            marks += q.sticky[k] - NOWHERE
        return 0 if marks == 0 else Invariant.EMPTY_SLOT_IS_BLANK.value
    if q.health < 1 or q.health > most_health(s, t, u):
        return Invariant.HEALTH_WITHIN_LIMITS.value
    if q.charge < 0 or q.charge > full_charge(s, t, u):
        return Invariant.CHARGE_WITHIN_METER.value
    if q.burn < 0 or q.burn > MOST_BURN or q.shield > MOST_SHIELD or q.slow > MOST_SLOW:
        return Invariant.BURN_WITHIN_LIMITS.value
    if (q.cloaked != 0 and q.kind != Kind.SPY) or t.tile[q.cell] == Tile.SAND:
        return Invariant.ONLY_SPIES_CLOAK.value
    if is_sentry:
        if t.tile[q.cell] != Tile.GROUND or q.card + q.charge + q.slow + q.capture + q.uber + q.cloaked != 0:
            return Invariant.SENTRY_IN_ITS_PLACE.value
    elif q.sapped + q.fresh != 0:
        return Invariant.SENTRY_IN_ITS_PLACE.value
    if (q.capture != 0) != (q.capture_at >= 0) or q.capture < 0 or q.capture >= CAPTURE:
        return Invariant.CAPTURE_BELOW_TWO.value
    return audit_class(s, t, u)


@rule
def audit_class(s: np.record, t: np.record, u: int) -> int:
    """What only one class can have."""
    q = s.unit[u]
    if q.uber < 0 or q.uber > UBER_TURNS + 1 or (q.uber > 0 and q.kind != Kind.MEDIC):
        return Invariant.ONLY_MEDICS_UBER.value
    if q.partner != NO_UNIT:
        if q.uber == 0 or q.partner == u or side_of(wide(q.partner)) != side_of(u):
            return Invariant.ONLY_MEDICS_UBER.value
        if distance(s, t, u, wide(q.partner)) > UBER_RANGE:
            return Invariant.UBER_WITHIN_RANGE.value
    for k in range(MOST_STICKIES):
        if q.sticky[k] == NOWHERE:
            continue
        if q.kind != Kind.DEMOMAN or t.tile[q.sticky[k]] == Tile.SAND:
            return Invariant.ONLY_DEMOMEN_HAVE_STICKIES.value
        if count_bombs(s, wide(q.sticky[k])) != 1:
            return Invariant.ONE_STICKY_A_SPACE.value
    return 0


@rule
def count_bombs(s: np.record, cell: int) -> int:
    """All bombs on a space, whoever's."""
    n = 0
    for u in range(UNITS):
        for k in range(MOST_STICKIES):
            if s.unit[u].sticky[k] == cell:
                n += 1
    return n


@rule
def audit_draft(s: np.record) -> int:
    """The line-ups fill from slot 1 on, and nobody is on the board yet."""
    for u in range(UNITS):
        slot = u % UNITS_PER_SIDE
        has_picked = slot < s.slot or (slot == s.slot and s.actor != s.first and u // UNITS_PER_SIDE == s.first)
        if s.unit[u].up != 0 or (s.unit[u].kind != Kind.NOBODY) != has_picked:
            return Invariant.DRAFT_IN_ORDER.value
    return 0


@rule
def audit_teams(s: np.record, t: np.record) -> int:
    """Cards of each class, points and score."""
    for side in range(SIDES):
        for kind in range(1, CLASSES + 1):
            if count_of(s, side, kind) > OF_A_CLASS:
                return Invariant.AT_MOST_TWO_OF_A_CLASS.value
        if count_sentries(s, side) > OF_A_CLASS:
            return Invariant.AT_MOST_TWO_OF_A_CLASS.value
        if s.score[side] < 0 or s.score[side] > WINNING_SCORE:
            return Invariant.SCORE_WITHIN_LIMITS.value
        if (s.score[side] == WINNING_SCORE) != (s.ending == Ending.SCORE_REACHED and s.winner == side):
            return Invariant.SCORE_WITHIN_LIMITS.value
        if (s.score[side] > 0) != (t.mode == Mode.CONTROL_POINT):
            return Invariant.SCORE_WITHIN_LIMITS.value
    for point in range(POINTS):
        if s.point[point] != 0 and t.mode != Mode.CONTROL_POINT:
            return Invariant.POINTS_ONLY_IN_CONTROL_POINT.value
    return 0


@rule
def audit_intel(s: np.record, t: np.record) -> int:
    """Each intel is in one place: carried by an enemy on the board, or lying on a tile."""
    for side in range(SIDES):
        carrier = wide(s.intel_carrier[side])
        cell = wide(s.intel_cell[side])
        if t.mode != Mode.CAPTURE_THE_INTEL:
            if carrier != NO_UNIT or cell != NOWHERE or s.intel_timer[side] != 0:
                return Invariant.INTEL_IN_ONE_PLACE.value
            continue
        if (carrier == NO_UNIT) != (cell != NOWHERE):
            return Invariant.INTEL_IN_ONE_PLACE.value
        if carrier != NO_UNIT:
            if carrier // UNITS_PER_SIDE == side or carrier % UNITS_PER_SIDE >= SLOTS or not is_out(s, carrier):
                return Invariant.INTEL_IN_ONE_PLACE.value
        elif t.tile[cell] == Tile.SAND:
            return Invariant.INTEL_IN_ONE_PLACE.value
        is_dropped = carrier == NO_UNIT and cell != t.home[side]
        if is_dropped != (s.intel_timer[side] > 0) or s.intel_timer[side] > INTEL_TURNS + 1:
            return Invariant.INTEL_TIMER_RUNS_ON_DROPPED_ONLY.value
    return 0


@rule
def audit_cards(s: np.record, t: np.record) -> int:
    """Each card is in one place, and the cards in use are open."""
    in_use = 0
    for u in range(UNITS):
        card = wide(s.unit[u].card)
        if card != 0:
            in_use += 1
            if s.place[card] != Place.IN_USE:
                return Invariant.CARD_IN_ONE_PLACE.value
            if t.fits[card, s.unit[u].kind] == 0:
                return Invariant.CARD_FITS_ITS_CLASS.value
    in_deck = 0
    for card in range(1, CARDS + 1):
        in_use -= s.place[card] == Place.IN_USE
        in_deck += s.place[card] == Place.DECK
        if (s.place[card] != Place.BOX) != (card <= t.cards and t.weapons != 0):
            return Invariant.CARD_IN_ONE_PLACE.value
        if (s.place[card] == Place.IN_USE and s.seen[card] == 0) or (s.place[card] <= Place.DECK and s.seen[card] != 0):
            return Invariant.OPEN_CARDS_ARE_SEEN.value
    if in_use != 0:
        return Invariant.CARD_IN_ONE_PLACE.value
    for k in range(CARDS):
        if (k < s.deck_size and s.place[s.deck[k]] != Place.DECK) or (k >= s.deck_size and s.deck[k] != 0):
            return Invariant.DECK_COUNTED.value
    return 0 if in_deck == s.deck_size else Invariant.DECK_COUNTED.value
