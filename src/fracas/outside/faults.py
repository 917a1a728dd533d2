"""What a program can do wrong, as facts: each loses the game, under the name of an ending that records know."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Any, ClassVar, Literal

from fracas.core.errors import FracasError
from fracas.core.facts import Told
from fracas.core.texts import ENGLISH, Texts

TIMEOUT, CRASHED, ILLEGAL, BROKEN = "timeout", "crashed", "illegal-action", "broken-protocol"


class Fault(Told):
    """Something a program did that loses the game."""

    role = "fault"
    ending: ClassVar[str]


class Late(Fault):
    """It did not answer in time."""

    ending = TIMEOUT
    kind: Literal["late"] = "late"
    asked: str
    seconds: float


class NotStarted(Fault):
    """The system would not start it."""

    ending = CRASHED
    kind: Literal["not-started", "no-interpreter"] = "not-started"
    why: str


class Died(Fault):
    """It ended while it was needed."""

    ending = CRASHED
    kind: Literal["died"] = "died"
    asked: str
    code: int  # below zero: the signal that ended it
    said: str | None  # its last words on standard error


class Closed(Fault):
    """It lives, but does not listen or cannot answer any more."""

    ending = CRASHED
    kind: Literal["closed-input", "closed-output"]
    asked: str


class IllegalAnswer(Fault):
    """It chose what may not be played."""

    ending = ILLEGAL
    kind: Literal["illegal"] = "illegal"
    answer: str


class BadLine(Fault):
    """A line that is no answer to what was asked; or an answer nobody asked for."""

    ending = BROKEN
    kind: Literal["unexpected", "unasked", "second-answer", "unknown-wants"]
    asked: str
    line: str


class NoAnswer(Fault):
    """It said `ok` without the line that was asked for."""

    ending = BROKEN
    kind: Literal["no-answer"] = "no-answer"
    asked: str
    wanted: str


class Refused(Fault):
    """It answered with an error."""

    ending = BROKEN
    kind: Literal["refused"] = "refused"
    asked: str
    sentence: str


class Flood(Fault):
    """It said more than anybody would read."""

    ending = BROKEN
    kind: Literal["long-line", "many-lines", "much-text", "much-complaint"]
    asked: str
    most: int


class WrongVersion(Fault):
    """It speaks another version of the protocol."""

    ending = BROKEN
    kind: Literal["version"] = "version"
    spoken: str
    known: int


class WrongGame(Fault):
    """It does not play this game."""

    ending = BROKEN
    kind: Literal["wrong-game"] = "wrong-game"
    game: str
    games: list[str]


class Forfeit(FracasError):
    """A program has lost the game by its fault."""

    def __init__(self, who: str, fault: Fault) -> None:
        self.who, self.fault = who, fault
        super().__init__(f"{who}: {say(fault)}")

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.who, self.fault)


def say(fault: Fault, language: str = ENGLISH) -> str:
    """The fault as a sentence."""
    return _texts(language).say(fault)


@cache
def _texts(language: str) -> Texts:
    file = resources.files(__package__).joinpath("texts", f"{language}.ftl")
    if not file.is_file():
        return _texts(ENGLISH)
    return Texts(language, (file.read_text(encoding="utf-8"),), None if language == ENGLISH else _texts(ENGLISH))
