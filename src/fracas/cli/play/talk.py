"""What passes between a session and whoever shows it: things to show, and questions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from rich.console import RenderableType


class Mode(Enum):
    """What the next line of input is for."""

    READ = auto()  # a seat reads its own news before the device is passed
    PASS = auto()  # the device is on its way to another person
    CHOOSE = auto()  # an action or a command
    OVER = auto()  # the game is over; save, take back or leave
    DONE = auto()  # nothing is asked any more


@dataclass(frozen=True)
class Output:
    """Something to show. A `str` is shown as it is; `clear` wipes all before it, `page` may be long.

    What is `passing` is for the moment, while more is to come: the next thing takes its place. What is `lasting` is not
    wiped by what follows, and stands until something is typed.
    """

    what: RenderableType
    clear: bool = False
    page: bool = False
    passing: bool = False
    lasting: bool = False


@dataclass(frozen=True)
class Word:
    """Something that can be typed, and what it does."""

    text: str
    about: Callable[[], str] = str  # asked only when it is shown


@dataclass(frozen=True)
class Ask:
    """The question now open: its label and what can be typed."""

    label: str
    words: tuple[Word, ...] = ()
    keys: str = ""  # a line below the input, until something is typed
