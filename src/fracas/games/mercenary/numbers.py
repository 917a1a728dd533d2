"""The numbers of a character as view and events show them: some of rules/units.py once more in plain Python.

A view is made many times outside compiled code, where calling a rule would compile it anew in every process. A test
holds the two against each other.
"""

from __future__ import annotations

from fracas.core.plain import Plain

from .state import NO_UNIT, SLOTS, UNITS_PER_SIDE, Effect, Phase


def acting_unit(s: Plain) -> int:
    """The unit whose decision it is."""
    return int(s.actor * UNITS_PER_SIDE + s.slot + (SLOTS if s.phase == Phase.SENTRY else 0))


def effect(s: Plain, t: Plain, u: int, which: Effect) -> int:
    """The number of an effect on the card a unit carries."""
    return int(t.effect[s.unit[u].card][which])


def most_health(s: Plain, t: Plain, u: int) -> int:
    """Full health."""
    return max(1, int(t.health[s.unit[u].kind]) + effect(s, t, u, Effect.HEALTH))


def full_charge(s: Plain, t: Plain, u: int) -> int:
    """The length of the charge meter."""
    meter: int = t.meter[s.unit[u].kind]
    return max(1, meter + effect(s, t, u, Effect.METER)) if meter else 0


def primary_range(s: Plain, t: Plain, u: int) -> int:
    """How far the primary weapon reaches."""
    return max(1, int(t.range[s.unit[u].kind]) + effect(s, t, u, Effect.RANGE))


def primary_attack(s: Plain, t: Plain, u: int) -> int:
    """What the primary weapon does, without charge."""
    return max(0, int(t.attack[s.unit[u].kind]) + effect(s, t, u, Effect.ATTACK))


def is_carrying(s: Plain, u: int) -> bool:
    """This character carries the other side's intel."""
    return bool(s.intel_carrier[1 - u // UNITS_PER_SIDE] == u)


def speed(s: Plain, t: Plain, u: int) -> int:
    """Spaces a turn; a Sentry has none."""
    q = s.unit[u]
    if u % UNITS_PER_SIDE >= SLOTS:
        return 0
    n: int = t.speed[q.kind] + effect(s, t, u, Effect.SPEED) - q.slow
    return max(1, n + (effect(s, t, u, Effect.HAUL) if is_carrying(s, u) else 0))


def uber_turns(s: Plain, u: int) -> int:
    """For how many more turns of the Medic a character is invincible; the one an uber began on does not count."""
    first = u // UNITS_PER_SIDE * UNITS_PER_SIDE
    turns: list[int] = [s.unit[u].uber]
    turns += [s.unit[m].uber for m in range(first, first + SLOTS) if s.unit[m].partner == u != NO_UNIT]
    return min(2, max(turns))
