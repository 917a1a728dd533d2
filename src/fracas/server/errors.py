"""What the server refuses, each with a code for programs and a sentence for people."""

from __future__ import annotations

import math
from collections.abc import Mapping

from fracas.core.errors import BrokenGame, FracasError
from fracas.core.facts import Reason

STATUS: Mapping[str, int] = {
    "bad-request": 400,
    "no-guest": 401,
    "not-yours": 403,
    "wrong-origin": 403,
    "wrong-host": 400,
    "not-found": 404,
    "gone": 410,
    "late": 409,
    "repeated": 409,
    "early": 409,
    "not-your-turn": 409,
    "not-running": 409,
    "taken": 409,
    "unfair": 409,
    "nothing-offered": 409,
    "old-rules": 409,
    "broken": 409,
    "illegal": 422,
    "invalid": 422,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "worker-failed": 503,
    "store-failed": 503,
    "stopping": 503,
    "not-ready": 503,
}
# Finer than the code, for clients that speak another language than English: which sentence of the code's it is.
REASONS: Mapping[str, tuple[str, ...]] = {
    "unfair": (
        "dice",
        "secret",
        "nothing-yet",
        "no-draw-in-puzzle",
        "draw-declined",
        "own-offer",
        "nothing-to-claim",
        "connected",
        "left-just-now",
        "left",
        "no-analysis-of-puzzle",
        "hint-between-people",
        "no-coach-for-puzzle",
        "study-between-people",
        "study-of-puzzle",
        "set-position",
        "fixed-terms",
    ),
    "late": ("proposal", "begun"),
    "repeated": ("proposal",),
    "not-found": ("switched-off",),
    "not-running": ("waiting", "over", "unfinished"),
    "taken": ("closed", "here-already"),
    "too-fast": ("work",),
    "too-many": (
        "matches",
        "spectators",
        "hint",
        "storage",
        "matches-a-day",
        "others-matches",
        "study",
        "study-depth",
        "proposals",
    ),
    "not-yours": ("study",),
    "invalid": ("name-long", "name-invisible"),
    "worker-failed": ("busy", "game", "pictures"),
}


class CannotServe(FracasError):
    """The server cannot start: a setting is wrong, the port is taken, or the database cannot be used."""


class Refused(FracasError):
    """The request cannot be done; nothing has changed."""

    def __init__(
        self,
        code: str,
        text: str,
        retry_after: float | None = None,
        reason: str | None = None,
        fact: Reason | None = None,
        option: tuple[str, str] | None = None,
    ) -> None:
        self.text = text.encode(errors="backslashreplace").decode()  # what it quotes may be half a character
        super().__init__(self.text)
        self.code, self.reason = code, reason
        self.fact = fact  # the rule that forbids an action
        self.option = option  # of a game: which one is wrong, and why
        self.retry_after = None if retry_after is None else max(1, math.ceil(retry_after))

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]


class Unready(Refused, BrokenGame):
    """A game cannot be played, or not yet. That is no fault of the matches that need it: they stay as they are."""


def not_ready(name: str, share: float) -> Unready:
    """Its rules are being compiled."""
    return Unready("not-ready", f"{name} is being prepared, {share:.0%} of it is done", retry_after=1)


def unplayable() -> Unready:
    """Its rules cannot be loaded or compiled; the log says why."""
    return Unready("worker-failed", "this game cannot be played here at the moment", reason="game")


def switched_off(name: str) -> Unready:
    """The operator does not offer it; matches of it stay as they are."""
    return Unready("not-found", f"{name} is switched off on this server", reason="switched-off")


def not_found(what: str) -> Refused:
    """The same words whether a thing is missing or merely hidden from the asker."""
    return Refused("not-found", f"there is no such {what}, or it is not yours to see")
