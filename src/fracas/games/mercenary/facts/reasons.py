"""The rules that forbid an action; each has its kind, and those with the same figures share a class."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from fracas.core.facts import Reason

from ..view import Asking
from . import Character, Unit, WeaponCard


class Rule(Reason):
    """A rule that needs no figures."""

    # fmt: off
    kind: Literal[
        "picking-is-over", "sentry-only-fires", "cloaked-only-waits", "swap-comes-first", "already-spy",
        "build-site", "no-stickies", "all-stickies-out", "sticky-space", "give", "changed-already",
        "own-spawn-only", "carries-nothing", "cloak", "not-cloaked", "gave-intel", "heavy-fired", "heavy-moved",
        "way-blocked", "cannot-jump", "jump-needs-fence", "sentry-spares-spies", "attack-spent", "no-weapon",
    ]
    # fmt: on


class Asked(Reason):
    """Something else is asked now."""

    kind: Literal["asked"] = "asked"
    prompt: Asking = Field(discriminator="kind")


class OfClass(Reason):
    """Both cards of the class are in use; or one of it has attacked or used an ability, and cannot become a Spy."""

    kind: Literal["class-used-up", "has-acted"]
    character: Character


class WrongClass(Reason):
    """An ability of another class."""

    kind: Literal["wrong-class"] = "wrong-class"
    needed: Character
    character: Character


class MeterNotFull(Reason):
    """An ability that takes a full charge meter."""

    kind: Literal["meter-not-full"] = "meter-not-full"
    charge: int
    full_charge: int


class InsteadOfAttack(Reason):
    """An ability that takes the place of the attack, which is spent."""

    kind: Literal["instead-of-attack"] = "instead-of-attack"
    deed: Literal["heal", "repair", "detonate"]


class HelpTarget(Reason):
    """Who can be healed, ubered or repaired, and from how far."""

    kind: Literal["heal-target", "uber-target", "repair-target"]
    range: int


class StickiesATurn(Reason):
    """No more stickybombs this turn."""

    kind: Literal["stickies-a-turn"] = "stickies-a-turn"
    most: int


class CardNotHeld(Reason):
    """The card is not in the hand; what it is called may be a secret."""

    kind: Literal["card-not-held"] = "card-not-held"
    number: int


class CardNotFor(Reason):
    """The card is for other classes."""

    kind: Literal["card-not-for"] = "card-not-for"
    card: WeaponCard
    character: Character


class UncloakSpace(Reason):
    """So many spaces for each counter."""

    kind: Literal["uncloak-space"] = "uncloak-space"
    stride: int
    charge: int


class NoStepsLeft(Reason):
    """All movement is used."""

    kind: Literal["no-steps-left"] = "no-steps-left"
    speed: int


class JumpWouldKill(Reason):
    """Ruling `jump-may-not-kill`."""

    kind: Literal["jump-would-kill"] = "jump-would-kill"
    cost: int


class NoTarget(Reason):
    """Nobody to be attacked."""

    kind: Literal["not-on-board", "own-side", "target-cloaked"]
    target: Unit


class TooFar(Reason):
    """The target is out of range, or its marker too far away to be seen."""

    kind: Literal["out-of-range", "marker-too-far"]
    target: Unit
    range: int
