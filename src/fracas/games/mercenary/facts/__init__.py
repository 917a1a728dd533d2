"""The facts that are told. Here what sentences name: characters, weapon cards, and what a card does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from fracas.core.facts import Fact
from fracas.core.plain import Plain

from ..actions import unit_name
from ..data import CardData
from ..state import KIND_NAMES

Side = Literal["red", "blu"]
# fmt: off
Character = Literal["scout", "soldier", "pyro", "demoman", "heavy", "engineer", "medic", "sniper", "spy", "sentry"]
EffectKind = Literal[  # the vocabulary of weapon cards
    "effect-attack", "effect-range", "effect-speed", "effect-health", "effect-meter", "effect-charging",
    "effect-primed", "effect-regenerate", "effect-haul", "effect-healing", "effect-extinguish", "effect-mending",
    "effect-quick_build", "effect-extra_sticky", "effect-sticky_damage", "effect-faster_cap", "effect-see_cloaked",
    "effect-spy_alarm", "effect-shield", "effect-armor", "effect-fireproof", "effect-vault", "effect-soft_landing",
    "effect-mobile_fire", "effect-steady_aim", "effect-stride", "effect-unnoticed", "effect-burn", "effect-push",
    "effect-pierce", "effect-leech", "effect-double_attack", "effect-ignore_immunity", "effect-drain",
    "effect-finisher", "effect-slow", "effect-splash", "effect-demolish", "effect-kindling", "effect-recoil",
]
# fmt: on


class Unit(Fact):
    """The character of a slot, or the Sentry that acts after it."""

    kind: Literal["unit"] = "unit"
    id: str  # `red-3`, `red-sentry-3`
    character: Character | None  # None: the slot is empty


class WeaponCard(Fact):
    """A card by its number and by the name its file gives it."""

    kind: Literal["weapon-card"] = "weapon-card"
    number: int
    name: str


class Printed(Fact):
    """The attack of a weapon."""

    kind: Literal["printed"] = "printed"
    attack: int
    range: int


class CardEffect(Fact):
    """An effect of a card with its number; `less`: it takes so much away."""

    kind: EffectKind
    n: int
    less: bool


def unit_of(s: Plain, u: int) -> Unit:
    """A unit as it is in a state."""
    kind = s.unit[u].kind
    return Unit(id=unit_name(u), character=KIND_NAMES[kind] if kind else None)


def says(card: CardData) -> Iterator[Printed | CardEffect]:
    """What a card says, one thing after another."""
    if card.attack is not None and card.range is not None:
        yield Printed(attack=card.attack, range=card.range)
    for name, n in card.effects.items():
        yield CardEffect(kind=f"effect-{name}", n=abs(n), less=n < 0)
