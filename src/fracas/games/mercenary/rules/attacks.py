"""Attacks: who may be attacked with what, and what a hit does."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from ..state import COLUMNS, NO_CARD, PYRO_BURN, SLOTS, UNITS_PER_SIDE, Attack, Effect, Kind
from .harm import hurt, set_on_fire
from .moving import arrive
from .units import distance, effect_of, full_charge, is_out, is_ubered, most_health, primary_range, side_of

PRIMARY = wide(0)  # `wide`, see state.py
WEAPON = wide(1)
BY_FOOT = wide(0)  # an attack that pierces no fence
NO_MERCY = wide(0)  # health a hit leaves in any case


@rule
def attack_card(s: np.record, t: np.record, u: int, profile: int) -> int:
    """Ruling `weapon-or-gear`: whose attack effects count, a weapon's own attack or the primary improved by gear."""
    card = wide(s.unit[u].card)
    return card if t.is_weapon[card] == profile else NO_CARD


@rule
def has_attack(s: np.record, t: np.record, u: int, profile: int) -> bool:
    """This attack is left to the acting character; one a turn, two with a double attack."""
    q = s.unit[u]
    if q.cloaked != 0 or s.attack == Attack.SPENT:
        return False
    if profile == WEAPON:
        return bool(t.is_weapon[q.card] != 0)
    if s.attack == Attack.AGAIN and t.is_weapon[q.card] != 0:
        return False
    if q.kind == Kind.HEAVY and s.moved > 0:  # ruling `heavy-stands-to-fire`
        return effect_of(s, t, u, Effect.MOBILE_FIRE) > 0
    return True


@rule
def reach(s: np.record, t: np.record, u: int, profile: int) -> int:
    """The range of an attack."""
    return wide(t.card_range[s.unit[u].card]) if profile == WEAPON else primary_range(s, t, u)


@rule
def is_target(s: np.record, t: np.record, u: int, target: int, length: int, pierces: int) -> bool:
    """An enemy on the board within range, rulings `immune-is-a-legal-target` and `cloaked-is-untouchable`.

    A Sentry cannot attack Spies.
    """
    q = s.unit[target]
    if q.up == 0:
        return False
    if pierces > 0:
        away = wide(t.beeline[s.unit[u].cell, q.cell])
    else:
        away = wide(t.distance[s.unit[u].cell, q.cell])
    if away > length:
        return False
    if q.cloaked != 0 and not can_see(s, t, u, away):
        return False
    return not (s.unit[u].kind == Kind.SENTRY and q.kind == Kind.SPY)


@rule
def can_see(s: np.record, t: np.record, u: int, away: int) -> bool:
    """A card lets this character attack a cloaked Spy so far away; without one nobody does, not even on his marker."""
    length = effect_of(s, t, u, Effect.SEE_CLOAKED)
    return length > 0 and away <= length


@rule
def has_target(s: np.record, t: np.record, u: int) -> bool:
    """The primary weapon has somebody to fire at."""
    first = (1 - side_of(u)) * UNITS_PER_SIDE
    length = reach(s, t, u, PRIMARY)
    for target in range(first, first + UNITS_PER_SIDE):  # noqa: SIM110  # compiled code has no generator expressions
        if is_target(s, t, u, target, length, BY_FOOT):
            return True
    return False


@rule
def attack(s: np.record, t: np.record, u: int, target: int, profile: int) -> None:
    """The acting character (or Sentry) attacks; whatever comes of it, charge is cleared and the attack spent.

    Ruling `recoil-is-a-cost`: so is the health a card asks for.
    """
    q = s.unit[u]
    card = attack_card(s, t, u, profile)
    damage = attack_damage(s, t, u, target, profile)
    least = health_left(s, t, u, target)
    q.acted = 1
    if profile == PRIMARY:
        s.fired = 1
    if s.attack == Attack.FREE and t.effect[card, Effect.DOUBLE_ATTACK] > 0:
        s.attack = Attack.AGAIN
    else:
        s.attack = Attack.SPENT
    if q.kind == Kind.SNIPER:
        q.charge = 0
    if not is_immune(s, t, u, target, profile):
        strike(s, t, u, target, card, damage, least, profile)
    recoil = wide(t.effect[card, Effect.RECOIL])
    if recoil > 0 and not is_ubered(s, u):
        q.health = max(1, int(q.health) - recoil)


@rule
def attack_damage(s: np.record, t: np.record, u: int, target: int, profile: int) -> int:
    """Attack of the character or weapon, the Sniper's charge (ruling `sniper-charge-with-any-attack`), and the card."""
    q = s.unit[u]
    v = s.unit[target]
    card = attack_card(s, t, u, profile)
    if profile == WEAPON:
        damage = wide(t.card_attack[q.card])
    else:
        damage = wide(max(0, int(t.attack[q.kind]) + effect_of(s, t, u, Effect.ATTACK)))
    if q.kind == Kind.SNIPER:
        damage += wide(q.charge)
    if v.kind == Kind.SENTRY:
        damage += wide(t.effect[card, Effect.DEMOLISH])
    if v.burn > 0:
        damage += wide(t.effect[card, Effect.KINDLING])
    if int(v.health) < most_health(s, t, target):
        damage += wide(t.effect[card, Effect.FINISHER])
    return damage


@rule
def health_left(s: np.record, t: np.record, u: int, target: int) -> int:
    """Ruling `full-shot-spares-the-heavy`: the health the target keeps whatever the damage, 0 for everybody else."""
    q = s.unit[u]
    if q.kind == Kind.SNIPER and s.unit[target].kind == Kind.HEAVY and q.charge == full_charge(s, t, u):
        return wide(1)
    return NO_MERCY


@rule
def is_immune(s: np.record, t: np.record, u: int, target: int, profile: int) -> bool:
    """Invincible, or a Pyro before a Soldier's primary weapon; ruling `immunity-stops-everything`."""
    if is_ubered(s, target):
        return True
    if s.unit[u].kind == Kind.SOLDIER and s.unit[target].kind == Kind.PYRO and profile == PRIMARY:
        return bool(t.effect[attack_card(s, t, u, profile), Effect.IGNORE_IMMUNITY] == 0)
    return False


@rule
def strike(s: np.record, t: np.record, u: int, target: int, card: int, damage: int, least: int, profile: int) -> None:
    """A hit that leaves `least` health, and all that comes with it."""
    q = s.unit[u]
    v = s.unit[target]
    centre = wide(v.cell)
    if hit(s, t, target, damage, least):
        leech = wide(t.effect[card, Effect.LEECH])
        q.health = min(most_health(s, t, u), int(q.health) + leech)
        if v.up != 0:
            after_hit(s, t, u, target, card, profile)
    if t.effect[card, Effect.SPLASH] > 0:
        splash(s, t, u, target, centre, wide(t.effect[card, Effect.SPLASH]), profile)


@rule
def hit(s: np.record, t: np.record, u: int, damage: int, least: int) -> bool:
    """Damage by an attack or a blast, down to `least` health; whether it came through.

    Ruling `shield-and-armour-stop-hits-only`.
    """
    if is_ubered(s, u):
        return False
    q = s.unit[u]
    if q.shield > 0:
        q.shield -= 1
        return False
    armor = effect_of(s, t, u, Effect.ARMOR)
    harm = max(1, damage - armor) if damage > 0 else 0
    hurt(s, t, u, min(harm, int(q.health) - least))
    return True


@rule
def after_hit(s: np.record, t: np.record, u: int, target: int, card: int, profile: int) -> None:
    """What a hit does to a survivor: fire, lost charge, lost steps, a push."""
    q = s.unit[u]
    v = s.unit[target]
    burn = wide(t.effect[card, Effect.BURN])
    if q.kind == Kind.PYRO and profile == PRIMARY:  # ruling `burn-with-primary-only`
        burn = max(burn, PYRO_BURN)
    if burn > 0:
        set_on_fire(s, t, target, burn)
    if v.kind == Kind.SENTRY:  # it has no charge and stands still
        return
    v.charge = max(0, int(v.charge) - int(t.effect[card, Effect.DRAIN]))
    v.slow = max(int(v.slow), int(t.effect[card, Effect.SLOW]))
    for _ in range(wide(t.effect[card, Effect.PUSH])):
        push(s, t, wide(q.cell), target)


@rule
def push(s: np.record, t: np.record, origin: int, u: int) -> None:
    """One step straight away from the attacker, if that step is free; ruling `push-is-a-step`.

    Ruling `pushed-off-begins-anew`: what it had done to capture the point is lost.
    """
    if s.over or not is_out(s, u):
        return
    cell = wide(s.unit[u].cell)
    to = wide(t.step[cell, heading(origin, cell)])
    if to >= 0 and s.board[to] == 0:
        s.unit[u].capture = 0
        s.unit[u].capture_at = -1
        arrive(s, t, u, to)


#   heading of (right, up), each -1, 0 or 1, as a direction of a step
_HEADINGS = np.array([[5, 6, 7], [4, 0, 0], [3, 2, 1]], np.int64)


@rule
def heading(origin: int, cell: int) -> int:
    """The one of the eight directions that leads best from a cell to another."""
    up = cell // COLUMNS - origin // COLUMNS
    right = cell % COLUMNS - origin % COLUMNS
    if abs(up) > 2 * abs(right):
        right = 0
    if abs(right) > 2 * abs(up):
        up = 0
    return wide(_HEADINGS[np.sign(right) + 1, np.sign(up) + 1])


@rule
def splash(s: np.record, t: np.record, u: int, target: int, centre: int, damage: int, profile: int) -> None:
    """Damage to the enemies beside the target, but for those immune to the attack: `immunity-stops-everything`."""
    first = (1 - side_of(u)) * UNITS_PER_SIDE
    for other in range(first, first + UNITS_PER_SIDE):
        if other == target or not is_out(s, other) or is_immune(s, t, u, other, profile):
            continue
        if t.distance[centre, s.unit[other].cell] == 1:
            hit(s, t, other, damage, NO_MERCY)


@rule
def blast(s: np.record, t: np.record, side: int, centre: int, damage: int) -> None:
    """Damage to every enemy of `side` on a space or adjacent to it."""
    first = (1 - side) * UNITS_PER_SIDE
    for target in range(first, first + UNITS_PER_SIDE):
        if is_out(s, target) and 0 <= t.distance[centre, s.unit[target].cell] <= 1:
            hit(s, t, target, damage, NO_MERCY)


@rule
def alarm(s: np.record, t: np.record, spy: int, near: int, damage: int) -> None:
    """Ruling `alarm-from-each-pyro`: a Spy that uncloaks within 2 of one takes 3 damage; some gear does the same."""
    if effect_of(s, t, spy, Effect.UNNOTICED) > 0:
        return
    first = (1 - side_of(spy)) * UNITS_PER_SIDE
    for guard in range(first, first + SLOTS):
        if s.unit[spy].up == 0:
            return
        if not is_out(s, guard):
            continue
        length = effect_of(s, t, guard, Effect.SPY_ALARM)
        if s.unit[guard].kind == Kind.PYRO:
            length = max(length, near)
        if distance(s, t, guard, spy) <= length:
            hurt(s, t, spy, damage)
