"""Wrong rules to put in right ones' places, one at a time, to show that playing beside the game would notice them."""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple

from . import (
    demomen,
    engineers,
    equipment,
    fighting,
    figures,
    goals,
    ground,
    harm,
    medics,
    moving,
    spies,
    turns,
)
from .ground import Cell, Ground
from .table import Table, Unit, away, occupant, on_board, other, teammates, touchable


class Fault(NamedTuple):
    """What is put where."""

    module: ModuleType
    name: str
    wrong: Any


right_attack = fighting.attack
right_give = goals.give
right_swap = spies.swap
right_may_swap = spies.may_swap
right_equip = equipment.equip
right_push = moving.push
right_end_round = turns.end_round


def sight_on_the_marker(table: Table, unit: Unit, target: Unit) -> bool:
    sight = figures.effect(table, unit, "see_cloaked")
    return not target.cloaked or away(table, unit, target) <= sight


def sap_for_every_spy(table: Table, sentry: Unit) -> None:
    for spy in touchable(table, other(sentry.side)):
        spies.sap_around(table, spy)


def fires_add_up(table: Table, target: Unit, turns: int) -> None:
    if not figures.effect(table, target, "fireproof"):
        target.burn += turns


def heal_anybody(table: Table, medic: Unit, mate: Unit) -> bool:
    return True


def heal_from_anywhere(table: Table, medic: Unit) -> list[Unit]:
    if medic.kind != "medic":
        return []
    return [mate for mate in teammates(table, medic) if medics.may_be_healed(table, medic, mate)]


def uber_from_its_first_turn(table: Table, medic: Unit) -> None:
    for uber in [uber for uber in table.ubers if uber.medic is medic]:
        uber.began_now = False
        uber.turns -= 1
        if uber.turns == 0:
            table.ubers.remove(uber)


def uber_dies_with_its_target(table: Table, unit: Unit) -> None:
    table.ubers = [uber for uber in table.ubers if unit not in (uber.medic, uber.partner)]


def never_too_far(table: Table) -> None:
    pass


def diagonal_needs_both_ways(here: Ground, cell: Cell, direction: str, fly: bool = False) -> Cell | None:
    to = ground.beside(cell, direction)
    corners = (to,) if direction in ground.STRAIGHT else ((to[0], cell[1]), (cell[0], to[1]))
    if all(
        ground.is_open(here, cell, corner, fly) and (corner == to or ground.is_open(here, corner, to, fly))
        for corner in corners
    ):
        return to
    return None


def sentry_sees_spies(table: Table, unit: Unit, with_weapon: bool) -> list[Unit]:
    return [
        target
        for target in touchable(table, other(unit.side))
        if fighting.is_in_range(table, unit, target, with_weapon)
    ]


def one_alarm_is_enough(table: Table, spy: Unit) -> None:
    guards = touchable(table, other(spy.side))
    if any(away(table, guard, spy) <= spies.alarm_reach(table, guard) for guard in guards):
        harm.wound(table, spy, spies.ALARM_DAMAGE)


def swap_keeps_the_sentry(table: Table, unit: Unit) -> None:
    sentry = table.sentry(unit.side, unit.slot)
    right_swap(table, unit)
    if sentry is not None:
        table.units[sentry.name] = sentry


def marker_blocks_the_spawn(table: Table) -> bool:
    spawn = table.spawn(table.actor)
    return any(unit.cell == spawn and unit.side == table.actor for unit in on_board(table))


def invincible_jumps_cost(table: Table, unit: Unit) -> int:
    return 0 if figures.effect(table, unit, "soft_landing") else moving.JUMP_DAMAGE


def dead_card_is_lost(table: Table, unit: Unit) -> None:
    unit.card, unit.shield = None, 0


def uncloak_through_characters(table: Table, unit: Unit) -> list[Cell]:
    most = unit.charge * (spies.SPACES_A_COUNTER + figures.effect(table, unit, "stride"))
    found = ground.walk(table.ground, unit.at, most, lambda _: True)
    return [cell for cell in found if occupant(table, cell) is None]


def repair_both_at_once(table: Table, unit: Unit, sentry: Unit) -> None:
    sentry.sapped = False
    figures.gain_health(table, sentry, engineers.REPAIR + figures.effect(table, unit, "mending"))
    unit.acted = True


def giver_moves_on(table: Table, unit: Unit, mate: Unit) -> None:
    right_give(table, unit, mate)
    table.turn.gave = False


def heavy_walks_and_fires(table: Table, unit: Unit) -> bool:
    return True


def new_sentry_fires(table: Table, sentry: Unit) -> bool:
    sentry.fresh = False
    return not sentry.sapped and bool(fighting.targets(table, sentry, False))


def card_heals_at_any_time(table: Table, unit: Unit, number: int) -> None:
    spawned, table.turn.spawned = table.turn.spawned, True
    right_equip(table, unit, number)
    table.turn.spawned = spawned


def never_immune(table: Table, unit: Unit, target: Unit, with_weapon: bool) -> bool:
    return False


def never_spares(table: Table, unit: Unit, target: Unit) -> bool:
    return False


def shot_keeps_the_charge(table: Table, unit: Unit, target: Unit, with_weapon: bool) -> None:
    charge = unit.charge
    right_attack(table, unit, target, with_weapon)
    unit.charge = charge


def push_keeps_progress(table: Table, unit: Unit, target: Unit, spaces: int) -> None:
    point, progress = target.point, target.progress
    right_push(table, unit, target, spaces)
    target.point, target.progress = point, progress


def recoil_kills(table: Table, unit: Unit, with_weapon: bool) -> None:
    harm.wound(table, unit, figures.attack_effect(table, unit, with_weapon, "recoil"))


def own_intel_comes_along(table: Table, unit: Unit) -> None:
    for intel in table.intel.values():
        if intel.cell is not None and intel.cell == unit.cell and not unit.is_sentry:
            intel.cell, intel.carrier, intel.turns, intel.fell_now = None, unit, 0, False


def double_attack_with_anything(table: Table, unit: Unit, with_weapon: bool) -> bool:
    return table.turn.attacks == 0 or table.turn.may_repeat


def swap_at_any_time(table: Table, unit: Unit) -> bool:
    decided, table.turn.decided = table.turn.decided, False
    found = right_may_swap(table, unit)
    table.turn.decided = decided
    return found


def everybody_draws_first(table: Table) -> None:
    table.first = other(table.first)
    right_end_round(table)
    table.first = other(table.first)


def wounds_the_invincible(table: Table, unit: Unit, amount: int) -> None:
    unit.health -= amount
    if unit.health <= 0:
        harm.defeat(table, unit)


FAULTS: dict[str, Fault] = {
    "a cloaked Spy is attacked on his marker": Fault(fighting, "is_within_sight", sight_on_the_marker),
    "building saps for every Spy": Fault(spies, "sap_if_beside_a_spy", sap_for_every_spy),
    "one sticky a turn": Fault(demomen, "MOST_IN_A_TURN", 1),
    "three stickies out": Fault(demomen, "MOST_OUT", 3),
    "weak stickies": Fault(demomen, "BLAST", 2),
    "a full shot kills the Heavy": Fault(fighting, "spares", never_spares),
    "a shot keeps the charge": Fault(fighting, "attack", shot_keeps_the_charge),
    "fires add up": Fault(fighting, "set_on_fire", fires_add_up),
    "Pyros are never immune": Fault(fighting, "is_immune", never_immune),
    "Sentries see Spies": Fault(fighting, "targets", sentry_sees_spies),
    "Heavies walk and fire": Fault(fighting, "may_fire_primary", heavy_walks_and_fires),
    "a recoil kills": Fault(fighting, "recoil", recoil_kills),
    "the second attack may be any": Fault(fighting, "may_attack", double_attack_with_anything),
    "anybody is healed": Fault(medics, "may_be_healed", heal_anybody),
    "healing from anywhere": Fault(medics, "heal_targets", heal_from_anywhere),
    "a heal gives 2 charge": Fault(medics, "CHARGE_FOR_A_HEAL", 2),
    "uber counts its first turn": Fault(medics, "count_down_uber", uber_from_its_first_turn),
    "uber dies with its target": Fault(medics, "leave_ubers", uber_dies_with_its_target),
    "uber stretches": Fault(medics, "stretch_ubers", never_too_far),
    "the invincible are wounded": Fault(harm, "wound", wounds_the_invincible),
    "a dead character's card is lost": Fault(harm, "release_card", dead_card_is_lost),
    "diagonal steps need both ways": Fault(ground, "step", diagonal_needs_both_ways),
    "the invincible pay for jumps": Fault(moving, "jump_price", invincible_jumps_cost),
    "who is pushed keeps his progress": Fault(moving, "push", push_keeps_progress),
    "one alarm is enough": Fault(spies, "raise_alarms", one_alarm_is_enough),
    "a swap keeps the Sentry": Fault(spies, "swap", swap_keeps_the_sentry),
    "a swap at any time": Fault(spies, "may_swap", swap_at_any_time),
    "uncloaking through characters": Fault(spies, "uncloak_cells", uncloak_through_characters),
    "cloaking fills the meter twice": Fault(spies, "CHARGE_FOR_STAYING", 2),
    "a marker blocks the spawn": Fault(turns, "is_spawn_blocked", marker_blocks_the_spawn),
    "the other side draws first": Fault(turns, "end_round", everybody_draws_first),
    "Snipers charge by 1": Fault(turns, "SNIPER_CHARGE", 1),
    "a repair does both": Fault(engineers, "repair", repair_both_at_once),
    "weak sappers": Fault(engineers, "SAPPER_DAMAGE", 2),
    "a new Sentry fires": Fault(engineers, "sentry_may_fire", new_sentry_fires),
    "a health card heals at any time": Fault(equipment, "equip", card_heals_at_any_time),
    "the giver moves on": Fault(goals, "give", giver_moves_on),
    "the intel is home after nine": Fault(goals, "INTEL_TURNS", 9),
    "own intel is carried": Fault(goals, "take_intel", own_intel_comes_along),
    "points need three turns": Fault(goals, "CAPTURE_AT", 3),
    "24 points win": Fault(goals, "WINNING_SCORE", 24),
}
