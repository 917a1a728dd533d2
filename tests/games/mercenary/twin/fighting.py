"""Attacks: who may be attacked, what an attack does, and what it costs."""

from __future__ import annotations

from . import figures, ground, harm, medics, moving
from .table import Table, Unit, away, on_board, other, touchable

BURN_OF_A_PYRO = 2


def may_attack(table: Table, unit: Unit, with_weapon: bool) -> bool:
    """One attack a turn; a second one only as the other half of a double attack."""
    turn = table.turn
    if turn.attacks:
        return turn.may_repeat and figures.attack_effect(table, unit, with_weapon, "double_attack") > 0
    return True


def may_fire_primary(table: Table, unit: Unit) -> bool:
    """`heavy-stands-to-fire`."""
    return unit.kind != "heavy" or table.turn.steps == 0 or figures.effect(table, unit, "mobile_fire") > 0


def is_in_range(table: Table, unit: Unit, target: Unit, with_weapon: bool) -> bool:
    """A walk over tiles that no fence cuts, unless the attack goes through fences."""
    pierces = figures.attack_effect(table, unit, with_weapon, "pierce") > 0
    length = ground.distance(table.ground, unit.at, target.at, pierces)
    return length <= figures.attack_range(table, unit, with_weapon)


def is_within_sight(table: Table, unit: Unit, target: Unit) -> bool:
    """A cloaked Spy cannot be attacked, but a card may see him near his marker."""
    sight = figures.effect(table, unit, "see_cloaked")
    return not target.cloaked or (sight > 0 and away(table, unit, target) <= sight)


def targets(table: Table, unit: Unit, with_weapon: bool) -> list[Unit]:
    """Enemies, the immune and invincible included: `immune-is-a-legal-target`. Sentries cannot attack Spies."""
    return [
        target
        for target in on_board(table)
        if target.side != unit.side
        and is_within_sight(table, unit, target)
        and is_in_range(table, unit, target, with_weapon)
        and not (unit.is_sentry and target.kind == "spy")
    ]


def attack_texts(table: Table, unit: Unit) -> list[str]:
    found: list[str] = []
    if may_attack(table, unit, False) and may_fire_primary(table, unit):
        found += [f"attack {target.name}" for target in targets(table, unit, False)]
    if figures.has_weapon(table, unit) and may_attack(table, unit, True):
        found += [f"attack {target.name} with weapon" for target in targets(table, unit, True)]
    return found


def is_immune(table: Table, unit: Unit, target: Unit, with_weapon: bool) -> bool:
    """Pyros are immune to the Soldier's primary weapon."""
    if unit.kind != "soldier" or target.kind != "pyro" or with_weapon:
        return False
    return not figures.attack_effect(table, unit, with_weapon, "ignore_immunity")


def damage(table: Table, unit: Unit, target: Unit, with_weapon: bool) -> int:
    """The attack, a Sniper's charge (`sniper-charge-with-any-attack`), and what a card adds for this target."""
    amount = figures.attack_strength(table, unit, with_weapon)
    if unit.kind == "sniper":
        amount += unit.charge
    if target.health < figures.most_health(table, target):
        amount += figures.attack_effect(table, unit, with_weapon, "finisher")
    if target.burn:
        amount += figures.attack_effect(table, unit, with_weapon, "kindling")
    if target.is_sentry:
        amount += figures.attack_effect(table, unit, with_weapon, "demolish")
    return amount


def spares(table: Table, unit: Unit, target: Unit) -> bool:
    """`full-shot-spares-the-heavy`."""
    return unit.kind == "sniper" and unit.charge == figures.full_charge(table, unit) and target.kind == "heavy"


def attack(table: Table, unit: Unit, target: Unit, with_weapon: bool) -> None:
    """The hit, its effects, and its price."""
    place = target.at
    if not is_immune(table, unit, target, with_weapon) and not medics.is_invincible(table, target):
        if harm.hit(table, target, damage(table, unit, target, with_weapon), spares(table, unit, target)):
            follow_up(table, unit, target, with_weapon)
        splash(table, unit, target, place, with_weapon)  # a shield saves its bearer only
    if unit.kind == "sniper":
        unit.charge = 0
    recoil(table, unit, with_weapon)
    book_attack(table, unit, with_weapon)


def follow_up(table: Table, unit: Unit, target: Unit, with_weapon: bool) -> None:
    """What a hit brings besides its damage."""
    figures.gain_health(table, unit, figures.attack_effect(table, unit, with_weapon, "leech"))
    if not harm.is_there(table, target):
        return
    set_on_fire(table, target, fire_of(table, unit, with_weapon))
    target.charge = max(0, target.charge - figures.attack_effect(table, unit, with_weapon, "drain"))
    if not target.is_sentry:  # it takes no steps
        target.slow = max(target.slow, figures.attack_effect(table, unit, with_weapon, "slow"))
    moving.push(table, unit, target, figures.attack_effect(table, unit, with_weapon, "push"))


def fire_of(table: Table, unit: Unit, with_weapon: bool) -> int:
    """`burn-with-primary-only`, unless a card says so."""
    own = BURN_OF_A_PYRO if unit.kind == "pyro" and not with_weapon else 0
    return max(own, figures.attack_effect(table, unit, with_weapon, "burn"))


def set_on_fire(table: Table, target: Unit, turns: int) -> None:
    """`burn-is-renewed`, `longer-burn-stays`."""
    if not figures.effect(table, target, "fireproof"):
        target.burn = max(target.burn, turns)


def splash(table: Table, unit: Unit, target: Unit, place: ground.Cell, with_weapon: bool) -> None:
    """Enemies beside the target are hit too."""
    amount = figures.attack_effect(table, unit, with_weapon, "splash")
    if not amount:
        return
    for enemy in touchable(table, other(unit.side)):
        if enemy is not target and ground.distance(table.ground, place, enemy.at) == 1:
            if not is_immune(table, unit, enemy, with_weapon):
                harm.hit(table, enemy, amount)


def recoil(table: Table, unit: Unit, with_weapon: bool) -> None:
    """`recoil-is-a-cost`: never the last health, and the invincible pay nothing."""
    if medics.is_invincible(table, unit):
        return
    price = figures.attack_effect(table, unit, with_weapon, "recoil")
    unit.health = max(min(unit.health, 1), unit.health - price)


def book_attack(table: Table, unit: Unit, with_weapon: bool) -> None:
    turn = table.turn
    doubles = figures.attack_effect(table, unit, with_weapon, "double_attack") > 0
    turn.may_repeat = doubles and turn.attacks == 0
    turn.attacks += 1
    turn.fired = turn.fired or not with_weapon
    unit.acted = True
