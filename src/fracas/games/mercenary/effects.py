"""The vocabulary of weapon cards: every effect a card may name, its limits, and what it says on the card.

`{n}` is the card's number. An effect of an attack belongs to the weapon printed on the card; on gear, which has no
attack of its own, it belongs to the primary weapon. All others hold as long as the card is carried.
"""

from __future__ import annotations

from dataclasses import dataclass

from .state import Effect

MOST_BURN = 4
MOST_SHIELD = 3
MOST_SLOW = 4


@dataclass(frozen=True)
class Term:
    """One word of the vocabulary."""

    lowest: int
    highest: int
    words: str
    of_attack: bool = False
    classes: tuple[str, ...] = ()  # the only ones it means anything to; empty: all
    words_for_one: str = ""  # where the plural would read badly


TERMS: dict[Effect, Term] = {
    Effect.ATTACK: Term(-3, 5, "{n:+} attack with the primary weapon"),
    Effect.RANGE: Term(-3, 4, "{n:+} range of the primary weapon"),
    Effect.SPEED: Term(-2, 3, "{n:+} speed"),
    Effect.HEALTH: Term(-4, 6, "{n:+} health"),
    Effect.METER: Term(-3, 3, "{n:+} length of the charge meter", classes=("engineer", "medic", "sniper", "spy")),
    Effect.CHARGING: Term(1, 3, "whenever charge is gained, {n} more", classes=("engineer", "medic", "sniper", "spy")),
    Effect.PRIMED: Term(
        1,
        6,
        "{n} charge at once when equipped on the turn of spawning; a Sniper loses it when he moves",
        classes=("engineer", "medic", "sniper"),
    ),
    Effect.REGENERATE: Term(1, 3, "{n} health back at the start of every turn"),
    Effect.HAUL: Term(1, 3, "+{n} speed while carrying the intel"),
    Effect.HEALING: Term(1, 4, "a heal gives {n} more", classes=("medic",)),
    Effect.EXTINGUISH: Term(1, 1, "a heal also puts out fire, and may be used for that alone", classes=("medic",)),
    Effect.MENDING: Term(1, 4, "a repair gives {n} more", classes=("engineer",)),
    Effect.QUICK_BUILD: Term(1, 1, "a Sentry may fire on the turn it is built", classes=("engineer",)),
    Effect.EXTRA_STICKY: Term(1, 1, "one stickybomb more on the board", classes=("demoman",)),
    Effect.STICKY_DAMAGE: Term(1, 3, "each stickybomb does {n} more", classes=("demoman",)),
    Effect.FASTER_CAP: Term(1, 2, "captures points as if {n} more stood there"),
    Effect.SEE_CLOAKED: Term(1, 6, "may attack cloaked Spies whose marker is in range and within {n}"),
    Effect.SPY_ALARM: Term(1, 4, "an enemy Spy that uncloaks within {n} takes 3 damage"),
    Effect.SHIELD: Term(
        1,
        MOST_SHIELD,
        "the first {n} hits after equipping do nothing",
        words_for_one="the first hit after equipping does nothing",
    ),
    Effect.ARMOR: Term(1, 3, "every hit does {n} less, but at least 1"),
    Effect.FIREPROOF: Term(1, 1, "cannot be set on fire"),
    Effect.VAULT: Term(1, 1, "may jump over fences as the Soldier does"),
    Effect.SOFT_LANDING: Term(1, 1, "jumps do no damage"),
    Effect.MOBILE_FIRE: Term(1, 1, "may move and fire the primary weapon on the same turn", classes=("heavy",)),
    Effect.STEADY_AIM: Term(1, 1, "moving does not clear the charge", classes=("sniper",)),
    Effect.STRIDE: Term(
        1,
        3,
        "{n} more spaces for each counter when uncloaking",
        classes=("spy",),
        words_for_one="1 more space for each counter when uncloaking",
    ),
    Effect.UNNOTICED: Term(1, 1, "uncloaking sets off no alarm, not even a Pyro's", classes=("spy",)),
    Effect.BURN: Term(
        1,
        MOST_BURN,
        "a hit sets on fire for {n} turns",
        of_attack=True,
        words_for_one="a hit sets on fire for 1 turn",
    ),
    Effect.PUSH: Term(
        1,
        3,
        "a hit pushes {n} spaces straight away",
        of_attack=True,
        words_for_one="a hit pushes 1 space straight away",
    ),
    Effect.PIERCE: Term(1, 1, "fences do not stop the attack", of_attack=True),
    Effect.LEECH: Term(1, 4, "a hit gives {n} health back", of_attack=True),
    Effect.DOUBLE_ATTACK: Term(1, 1, "may attack twice in a turn", of_attack=True),
    Effect.IGNORE_IMMUNITY: Term(1, 1, "hurts Pyros too", of_attack=True, classes=("soldier",)),
    Effect.DRAIN: Term(1, 6, "a hit takes {n} charge away", of_attack=True),
    Effect.FINISHER: Term(1, 4, "{n} more damage to whoever is already hurt", of_attack=True),
    Effect.SLOW: Term(
        1,
        MOST_SLOW,
        "a hit takes {n} steps from the target's next turn",
        of_attack=True,
        words_for_one="a hit takes 1 step from the target's next turn",
    ),
    Effect.SPLASH: Term(1, 3, "enemies beside the target take {n} damage", of_attack=True),
    Effect.DEMOLISH: Term(1, 5, "{n} more damage to Sentries", of_attack=True),
    Effect.KINDLING: Term(1, 4, "{n} more damage to whoever is on fire", of_attack=True),
    Effect.RECOIL: Term(1, 4, "an attack costs {n} health, but never the last", of_attack=True),
}


def effect_words(effect: Effect, n: int) -> str:
    """What the card says of one effect."""
    term = TERMS[effect]
    return term.words_for_one if n == 1 and term.words_for_one else term.words.format(n=n)
