"""What is wrong with a command line, in the language spoken: the library that reads it speaks English only."""

from __future__ import annotations

import typer

from .words import say


def wrong_usage(error: typer.TyperException) -> str:
    """The mistake as a part of a sentence."""
    parameter = getattr(error, "param", None)
    what = parameter.get_error_hint() if parameter is not None else ""
    kind = getattr(parameter, "type", None)
    low, high = getattr(kind, "min", None), getattr(kind, "max", None)
    match type(error).__name__:
        case "NoSuchOption":
            return say("usage-no-option", option=getattr(error, "option_name", ""))
        case "MissingParameter":
            return say("usage-missing", what=what)
        case "BadParameter" if low is not None or high is not None:
            bounds = {"low": "none" if low is None else f"{low:g}", "high": "none" if high is None else f"{high:g}"}
            return say("usage-range", what=what, **bounds)
        case "BadParameter":
            return say("usage-bad", what=what, why=getattr(error, "message", "").rstrip("."))
    message = error.format_message().rstrip(".")
    return f"{message[:1].lower()}{message[1:]}"
