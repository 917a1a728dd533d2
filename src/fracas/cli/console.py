"""Where the command line writes: one console for output, one for errors, and the colours of the seats."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator

from rich.color import ANSI_COLOR_NAMES
from rich.console import Console
from rich.status import Status
from rich.text import Text

from . import words
from .work import uninterrupted

BACKGROUNDS = ("black", "white")

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def say(sentence: str) -> None:
    """One line, as it is: no markup, no wrapping, so that paths and commands can be copied."""
    out.print(sentence, markup=False, soft_wrap=True)


def remark(sentence: str) -> None:
    """One line beside the output, on the error stream: what is printed can still go into a pipe."""
    err.print(sentence, markup=False, soft_wrap=True)


def complain(sentence: str) -> None:
    """One sentence about a mistake, on the error stream."""
    err.print(Text(words.say("error"), "bold red"), Text(" ".join(sentence.split())), soft_wrap=True)


@contextlib.contextmanager
def waiting(for_what: str) -> Iterator[Status]:
    """A sign of life beside work that may take a minute; nothing is left of it, and nothing goes into a pipe.

    Ctrl-C in the middle of its beginning or end would leave it turning below the last word, and the cursor hidden.
    """
    sign = err.status(for_what)
    try:
        with uninterrupted():
            sign.start()
        yield sign
    finally:
        with uninterrupted():
            sign.stop()


def is_interactive() -> bool:
    """A person sits at both ends: keys can be read and the screen can be drawn over."""
    return sys.stdin.isatty() and sys.stdout.isatty() and not is_dumb()


def is_dumb() -> bool:
    """The terminal can do nothing but print lines one below the other."""
    return os.environ.get("TERM") == "dumb"


def sentence(text: str) -> str:
    """The text with a capital letter in front and a full stop behind."""
    trimmed = text.strip()
    if not trimmed:
        return ""
    return trimmed[0].upper() + trimmed[1:] + ("" if trimmed[-1] in ".!?:" else ".")


def seat_style(name: str) -> str:
    """Seats named after a colour are written in it, unless a terminal may have it as its background."""
    return f"bold {name}" if name in ANSI_COLOR_NAMES and name not in BACKGROUNDS else "bold"
