"""What is wrong with a command line, in the language spoken: the library that reads it speaks English only."""

from __future__ import annotations

import re

import typer
from pydantic import ValidationError

from ..core.errors import validation_reason
from ..core.said import told
from .words import language, say

_PATTERNS = {
    "usage-choice": re.compile(r"(?P<given>.*) is not one of (?P<known>.*)", re.DOTALL),
    "usage-range": re.compile(r"(?P<given>.*) is not in the range (?P<range>.*)", re.DOTALL),
    "usage-number": re.compile(r"(?P<given>.*) is not a valid (?:integer|float|int)", re.DOTALL),
    "usage-file": re.compile(r"(?:File|Path|Directory) (?P<given>.*) does not exist", re.DOTALL),
}


def wrong_usage(error: typer.TyperException) -> str:
    """The mistake as a part of a sentence."""
    parameter = getattr(error, "param", None)
    what = parameter.get_error_hint() if parameter is not None else ""
    match type(error).__name__:
        case "NoSuchOption":
            return say("usage-no-option", option=getattr(error, "option_name", ""))
        case "MissingParameter":
            return say("usage-missing", what=what)
        case "BadParameter" if isinstance(error.__cause__, ValidationError):
            why = validation_reason(error.__cause__.errors(include_url=False)[0])
            return say("usage-bad", what=what, why=_why(told(why, language())))
        case "BadParameter":
            return say("usage-bad", what=what, why=_why(getattr(error, "message", "")))
    message = error.format_message().rstrip(".")
    return f"{message[:1].lower()}{message[1:]}"


def _why(message: str) -> str:
    """What the library says of a value; what it says otherwise stays as it is."""
    for name, pattern in _PATTERNS.items():
        found = pattern.fullmatch(message.rstrip("."))
        if found is not None:
            return say(name, **found.groupdict())
    return message.rstrip(".")
