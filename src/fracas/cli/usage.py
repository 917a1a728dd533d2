"""What is wrong with a command line, in the language spoken: the library that reads it speaks English only."""

from __future__ import annotations

import typer
from pydantic import ValidationError

from ..core.errors import validation_reason
from ..core.said import told
from .words import language, say


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
            return say("usage-bad", what=what, why=told(why, language()))
        case "BadParameter":
            return say("usage-bad", what=what, why=getattr(error, "message", "").rstrip("."))
    message = error.format_message().rstrip(".")
    return f"{message[:1].lower()}{message[1:]}"
