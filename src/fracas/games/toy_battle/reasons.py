"""The rules that forbid an action, as facts."""

from __future__ import annotations

from typing import Literal

from fracas.core.facts import Reason

from .actions import TroopId
from .view import Asked


class Plain(Reason):
    """Rules that need no figure."""

    kind: Literal["nothing-to-skip", "reserve-empty", "own-hq", "hook-at-hq", "recall-from-here"]


class OtherwiseAsked(Reason):
    """The action answers another question than the one asked."""

    kind: Literal["otherwise-asked"] = "otherwise-asked"
    prompt: Asked


class RackFull(Reason):
    """A rack holds no more."""

    kind: Literal["rack-full"] = "rack-full"
    most: int


class NoTroop(Reason):
    """The actor has no such troop, or cannot place it this turn."""

    kind: Literal["troop-pinned", "not-on-rack", "not-discarded"]
    troop: TroopId


class AtNode(Reason):
    """The node is unknown or out of reach, silences Hook, or has no troop of the actor."""

    kind: Literal["no-such-node", "not-connected", "hook-silenced", "nothing-to-recall"]
    node: str


class SignKeepsOut(Reason):
    """A sign lets in some strengths only, and Kwak."""

    kind: Literal["sign-keeps-out"] = "sign-keeps-out"
    node: str
    strengths: list[int]


class TooWeak(Reason):
    """An enemy troop is covered by a stronger one only."""

    kind: Literal["too-weak"] = "too-weak"
    troop: TroopId
    strength: int
    owner: str
    defender: TroopId
    defence: int


class OutOfReach(Reason):
    """Jumbo reaches enemies one path section away."""

    kind: Literal["out-of-reach"] = "out-of-reach"
    node: str
    spot: str | None  # Jumbo's


class CannotShove(Reason):
    """A shove moves a neighbour of the base by one path section."""

    kind: Literal["cannot-shove"] = "cannot-shove"
    spot: str | None  # the base's
