"""Kinds of events; those with the same figures share a class."""

from __future__ import annotations

from typing import Literal

from fracas.core.facts import Event

from . import Character, Side, Unit, WeaponCard


class Picked(Event):
    """A character card was put below a slot, face down."""

    kind: Literal["picked"] = "picked"
    side: Side
    slot: int
    character: Character


class OfUnit(Event):
    """Something a unit did, or that happened to it; `swapped`: `unit` is what it was until a Spy replaced it."""

    kind: Literal["swapped", "detonated", "cloaked", "stayed", "ended", "blocked", "shielded", "sapped", "uber-ended"]
    unit: Unit


class OnSpace(Event):
    """A stickybomb or a Sentry came onto a space, or a unit came onto the board there, or left it."""

    kind: Literal["stuck", "built", "defeated", "destroyed", "spawned"]
    unit: Unit
    cell: str


class Passage(Event):
    """Onto a space from another; of a Spy that appeared, `origin` is where his marker was."""

    kind: Literal["moved", "jumped", "uncloaked", "pushed"]
    unit: Unit
    cell: str
    origin: str


class Towards(Event):
    """Something a unit did to another; `unsapped`: that repairs nothing."""

    kind: Literal["healed", "ubered", "repaired", "unsapped", "gave"]
    unit: Unit
    target: Unit


class Attacked(Event):
    """An attack, with the weapon of a card or with the primary weapon."""

    kind: Literal["attacked"] = "attacked"
    unit: Unit
    target: Unit
    card: WeaponCard | None


class OfCard(Event):
    """A weapon card was taken up, or went back to the hand."""

    kind: Literal["equipped", "unequipped"]
    unit: Unit
    card: WeaponCard


class Hurt(Event):
    """Health was lost; `health` is what is left."""

    kind: Literal["hurt"] = "hurt"
    unit: Unit
    amount: int
    health: int
    by_fire: bool


class Recovered(Event):
    """Health was gained; `health` is what it has now."""

    kind: Literal["recovered"] = "recovered"
    unit: Unit
    amount: int
    health: int


class Ignited(Event):
    """It burns on so many of its turns."""

    kind: Literal["ignited"] = "ignited"
    unit: Unit
    turns: int


class IntelTaken(Event):
    """A character took the intel of a side."""

    kind: Literal["intel-taken"] = "intel-taken"
    unit: Unit
    side: Side


class IntelLies(Event):
    """The intel of a side lies where its carrier lost it, or is back where it started."""

    kind: Literal["intel-dropped", "intel-home"]
    side: Side
    cell: str


class Captured(Event):
    """A side captured a control point."""

    kind: Literal["captured"] = "captured"
    side: Side
    point: int


class Scored(Event):
    """A side scored at the end of a round; `score` is what it has now."""

    kind: Literal["scored"] = "scored"
    side: Side
    amount: int
    score: int


class RoundBegan(Event):
    """A new round."""

    kind: Literal["round"] = "round"
    round: int


class Drew(Event):
    """A side drew a weapon card; only that side knows which."""

    kind: Literal["drew"] = "drew"
    side: Side
    card: WeaponCard | None
