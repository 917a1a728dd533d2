"""The order of play: draft, the turn of a slot in its steps, the end of a round."""

from __future__ import annotations

from . import engineers, figures, goals, harm, medics, moving, spies
from .book import CARDS_OF_A_CLASS, CLASSES, SLOTS
from .table import Table, Turn, Unit, count_in_slots, occupant, other

SNIPER_CHARGE = 2
ENGINEER_CHARGE = 1


def classes_left(table: Table) -> list[str]:
    """`two-of-a-class`."""
    return [kind for kind in CLASSES if count_in_slots(table, table.actor, kind) < CARDS_OF_A_CLASS]


def put_card(table: Table, kind: str) -> Unit:
    card = Unit(table.actor, table.slot, kind)
    table.units[card.name] = card
    return card


def draft(table: Table, kind: str) -> None:
    """In turns, slot after slot; then the first round begins."""
    put_card(table, kind)
    if table.actor != table.first and table.slot == SLOTS:
        table.round = 1
        table.actor, table.slot = table.first, 1
        begin(table)
    else:
        pass_on(table)


def pass_on(table: Table) -> None:
    """The same slot of the other side, then the next slot: `first-stays-first`."""
    if table.actor != table.first:
        table.slot = table.slot % SLOTS + 1
    table.actor = other(table.actor)


def begin(table: Table) -> None:
    """Steps 1 to 4 of a slot's turn, as far as nothing has to be decided."""
    table.turn = Turn()
    unit = table.character(table.actor, table.slot)
    if unit is None:
        table.phase = "fill"
    elif unit.cell is None and is_spawn_blocked(table):
        act_sentry(table)
    else:
        if unit.cell is None:
            spawn(table, unit)
        wake(table, unit)


def is_spawn_blocked(table: Table) -> bool:
    """`blocked-spawn-loses-turn`."""
    there = occupant(table, table.spawn(table.actor))
    return there is not None and there.side == table.actor


def spawn(table: Table, unit: Unit) -> None:
    """An enemy on the spawn is defeated: `spawn-kills-through-uber`."""
    enemy = occupant(table, table.spawn(unit.side))
    if enemy is not None:
        harm.defeat(table, enemy)
    unit.cell = table.spawn(unit.side)
    unit.health = figures.most_health(table, unit)
    table.turn.spawned = True
    moving.arrive(table, unit)


def wake(table: Table, unit: Unit) -> None:
    """Fire, sapping (`sapping-after-burn`), self-heal; then its decisions."""
    harm.burn(table, unit)
    if not harm.is_there(table, unit):
        act_sentry(table)
        return
    spies.sap_around(table, unit)
    self_heal = medics.SELF_HEAL if unit.kind == "medic" else 0
    figures.gain_health(table, unit, self_heal + figures.effect(table, unit, "regenerate"))
    table.phase = "turn"


def fill(table: Table, kind: str) -> None:
    """`slot-must-be-filled`; `sentry-needs-its-engineer`."""
    card = put_card(table, kind)
    if kind != "engineer":
        engineers.destroy_sentry(table, card)
    act_sentry(table)


def end_character(table: Table, unit: Unit) -> None:
    """Step 7: charge, uber, capture; what slowed it is over."""
    if harm.is_there(table, unit):
        turn = table.turn
        if unit.kind == "sniper" and turn.steps == 0 and turn.attacks == 0:
            figures.gain_charge(table, unit, SNIPER_CHARGE)
        if unit.kind == "engineer":
            figures.gain_charge(table, unit, ENGINEER_CHARGE)
        medics.count_down_uber(table, unit)
        goals.capture(table, unit)
        unit.slow = 0
    act_sentry(table)


def act_sentry(table: Table) -> None:
    """Step 8: `sentry-acts-after-slot`."""
    sentry = table.sentry(table.actor, table.slot)
    if sentry is not None and engineers.sentry_may_fire(table, sentry):
        table.phase = "sentry"
        table.turn = Turn()
    else:
        finish(table)


def finish(table: Table) -> None:
    """Steps 9 and 10, and on to the next turn."""
    goals.count_down_intel(table)
    if table.actor != table.first and table.slot == SLOTS:
        end_round(table)
    if table.ending is None:
        pass_on(table)
        begin(table)


def end_round(table: Table) -> None:
    """`round-end-order`: score, victory, limit (`round-limit-is-a-draw`), cards."""
    goals.score_round(table)
    if table.ending is None and table.round == table.round_limit:
        table.ending = "round-limit"
    if table.ending is not None:
        return
    table.round += 1
    for side in (table.first, other(table.first)):
        if table.deck:  # `empty-deck-gives-nothing`
            table.hands[side].add(table.deck.pop())
