"""The turn sequence: draft, rounds, slots, spawning, the Sentry's turn. The numbers are those of the rules page."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from ..state import OF_A_CLASS, SAPPER_DAMAGE, SLOTS, SNIPER_CHARGE, Attack, Effect, Ending, Kind, Mode, Phase, Stage
from .attacks import has_target
from .harm import defeat, hurt, tick_burn
from .moving import sap_beside
from .objectives import capture_rate, count_down_intel, hold_point, score_round, take_intel
from .units import add_charge, count_of, effect_of, most_health, put_on_board, side_of, slot_unit
from .weapons import draw_card


@rule
def acting_unit(s: np.record) -> int:
    """The character (in the Sentry's phase: the Sentry) whose decision it is."""
    u = slot_unit(wide(s.actor), wide(s.slot))
    return u + SLOTS if s.phase == Phase.SENTRY else u


# Draft and side pile ---------------------------------------------------------------------------------------------


@rule
def can_pick(s: np.record, kind: int) -> bool:
    """A card of this class is left in the side pile; ruling `two-of-a-class`."""
    return count_of(s, wide(s.actor), kind) < OF_A_CLASS


@rule
def pick(s: np.record, t: np.record, kind: int) -> Stage:
    """Put a character card face down below the slot."""
    u = acting_unit(s)
    s.unit[u].kind = kind
    if s.phase == Phase.DRAFT:
        return next_in_draft(s)
    if kind != Kind.ENGINEER and s.unit[u + SLOTS].kind != Kind.NOBODY:  # ruling `sentry-needs-its-engineer`
        defeat(s, t, u + SLOTS)
    return Stage.SENTRY


@rule
def next_in_draft(s: np.record) -> Stage:
    """The sides pick in turn for slots 1 to 6; then the first round begins."""
    if s.actor == s.first:
        s.actor = 1 - s.first
        return Stage.DECIDE
    s.actor = s.first
    s.slot += 1
    if s.slot != SLOTS:
        return Stage.DECIDE
    s.slot = 0
    s.round_number = 1
    return Stage.OPEN


# The turn of a slot ----------------------------------------------------------------------------------------------


@rule
def run(s: np.record, t: np.record, stage: Stage) -> None:
    """Go on from a stage until somebody has a decision to make or the game is over."""
    while not s.over and stage != Stage.DECIDE:
        if stage == Stage.OPEN:
            stage = Stage.DECIDE if open_turn(s, t) else Stage.SENTRY
        elif stage == Stage.SENTRY:
            stage = Stage.DECIDE if open_sentry(s, t) else Stage.CLOSE
        else:
            close_turn(s, t)
            stage = Stage.OPEN


@rule
def clear_marks(s: np.record) -> None:
    """Nothing has been done this turn."""
    s.started = 0
    s.spawned = 0
    s.moved = 0
    s.attack = Attack.FREE
    s.fired = 0
    s.stuck = 0
    s.changed = 0
    s.gave = 0


@rule
def open_turn(s: np.record, t: np.record) -> bool:
    """Steps 1 to 3; whether the character has a decision to make."""
    clear_marks(s)
    s.phase = Phase.TURN
    u = acting_unit(s)
    q = s.unit[u]
    if q.kind == Kind.NOBODY:
        s.phase = Phase.FILL  # ruling `slot-must-be-filled`
        return True
    if q.up == 0:
        return spawn(s, t, u)
    tick_burn(s, t, u)
    if q.up == 0:  # ruling `burn-death-leaves-slot-empty`
        return False
    sap_beside(s, t, u)  # ruling `sapping-after-burn`
    regenerated = effect_of(s, t, u, Effect.REGENERATE)
    if q.kind == Kind.MEDIC:  # ruling `self-heal-without-charge`
        regenerated += 1
    q.health = min(most_health(s, t, u), int(q.health) + regenerated)
    return True


@rule
def spawn(s: np.record, t: np.record, u: int) -> bool:
    """Rulings `blocked-spawn-loses-turn`, `spawn-kills-through-uber`; then the card is turned up."""
    side = side_of(u)
    cell = wide(t.spawn[side])
    there = wide(s.board[cell]) - 1
    if there >= 0:
        if side_of(there) == side:
            return False
        defeat(s, t, there)
    s.spawned = 1
    q = s.unit[u]
    q.up = 1
    q.health = most_health(s, t, u)
    put_on_board(s, u, cell)
    take_intel(s, t, u)
    sap_beside(s, t, u)
    return True


@rule
def finish_character(s: np.record, t: np.record) -> None:
    """Step 7, the end of the character's turn if it is alive."""
    u = acting_unit(s)
    q = s.unit[u]
    if q.up != 0:
        more = effect_of(s, t, u, Effect.CHARGING)
        if q.kind == Kind.ENGINEER:
            add_charge(s, t, u, 1 + more)
        elif q.kind == Kind.SNIPER and s.moved == 0 and s.attack == Attack.FREE:
            add_charge(s, t, u, SNIPER_CHARGE + more)
        if q.uber > 0:
            q.uber -= 1
            if q.uber == 0:
                q.partner = -1
        q.slow = 0
        hold_point(s, t, u, capture_rate(s, t, u))


@rule
def open_sentry(s: np.record, t: np.record) -> bool:
    """Ruling `sentry-acts-after-slot`: burn, sapper damage, then fire if it is neither new nor sapped."""
    sentry = slot_unit(wide(s.actor), wide(s.slot)) + SLOTS
    q = s.unit[sentry]
    if q.kind == Kind.NOBODY:
        return False
    tick_burn(s, t, sentry)
    if q.kind != Kind.NOBODY and q.sapped != 0:
        hurt(s, t, sentry, SAPPER_DAMAGE)
    if q.kind == Kind.NOBODY:
        return False
    is_ready = q.fresh == 0 and q.sapped == 0
    q.fresh = 0
    if not is_ready or not has_target(s, t, sentry):
        return False
    clear_marks(s)
    s.phase = Phase.SENTRY
    return True


@rule
def close_turn(s: np.record, t: np.record) -> None:
    """Steps 9 and 10, and whose slot is next."""
    count_down_intel(s, t)
    if s.actor == s.first:  # ruling `first-stays-first`
        s.actor = 1 - s.first
        return
    s.actor = s.first
    s.slot += 1
    if s.slot == SLOTS:
        s.slot = 0
        end_round(s, t)


@rule
def end_round(s: np.record, t: np.record) -> None:
    """Rulings `round-end-order`, `round-limit-is-a-draw`: score, victory, limit, then a card for each side."""
    if t.mode == Mode.CONTROL_POINT:
        score_round(s)
    if s.over:
        return
    if s.round_number == t.round_limit:
        s.over = 1
        s.ending = Ending.ROUND_LIMIT
        return
    s.round_number += 1
    draw_card(s, wide(s.first))
    draw_card(s, 1 - wide(s.first))
