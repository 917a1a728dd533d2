"""What can go wrong by a person's doing, each with a reason that person can act on.

Every class here is a user's mistake, never ours: the command line prints the sentence and exits with 2,
a server answers with it, and the match it concerned is as it was.
"""

from __future__ import annotations

import difflib
import errno
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import ValidationError

from .said import Said, mistakes

if TYPE_CHECKING:
    from .facts import Reason

MOST_NAMES_SHOWN = 12
said = mistakes(__package__)


def system_reason(error: OSError | ValueError) -> Said:
    """Why the system did not do it; what people meet most is known in other languages, too."""
    name = errno.errorcode.get(getattr(error, "errno", None) or 0, "unknown").lower()
    return Said(getattr(error, "strerror", None) or str(error), __package__, f"system-{name}", {})


class FracasError(Exception):
    """A mistake in what was asked for, as one sentence."""

    @property
    def sentence(self) -> str:
        """The sentence as it was said: it may be one that can be told in other languages."""
        return self.args[0] if len(self.args) == 1 and isinstance(self.args[0], str) else str(self)


class UnknownGame(FracasError):
    """There is no game of that name."""

    def __init__(self, given: object, known: Sequence[str]) -> None:
        self.given, self.known = given, known
        hint = did_you_mean(given, known) if isinstance(given, str) else ""
        super().__init__(said("there-is-no-game", given=shown(given), hint=hint, known=listed(known)))


class BrokenGame(FracasError):
    """A game could not be loaded or played: its package is at fault, not the person asking."""


class BrokenRule(BrokenGame):
    """A rule cannot be compiled: which one, where, why."""

    def __init__(self, rule: str, file: str, line: int, reason: str) -> None:
        self.rule, self.file, self.line, self.reason = rule, file, line, reason
        super().__init__(rule, file, line, reason)

    def __str__(self) -> str:
        return f"the rule {self.rule!r} ({self.file}:{self.line}) cannot be compiled: {self.reason}"


class BrokenPromise(BrokenGame):
    """A kernel did what its game's card rules out: game, kernel, what of the card, what was done and promised.

    Raised by compiled code, which can hand over numbers and names but no sentence.
    """

    _SENTENCES: ClassVar[Mapping[str, str]] = {
        "most_legal": "`{kernel}` lists {given} actions, but the card's `most_legal` is {promised}",
        "actions": "`{kernel}` names action {given}, but the card's `actions` is {promised}: there is no such action",
        "features": "`{kernel}` writes {given} features, but the card's `features` is {promised}",
        "packed_words": "`{kernel}` fills {given} words, but `packed_words` allows {promised}",
        "room": "`{kernel}` needs an array of {promised} elements, not of {given}",
    }

    def __init__(self, game: str, kernel: str, field: str, given: int, promised: int) -> None:
        self.game, self.kernel, self.field, self.given, self.promised = game, kernel, field, given, promised
        super().__init__(game, kernel, field, given, promised)  # the arguments as they were: compiled code makes copies

    def __str__(self) -> str:
        sentence = self._SENTENCES[self.field]
        if self.field == "most_legal" and self.given < 1:
            sentence = "`{kernel}` lists no action, but the game is not over"
        return f"{self.game}: " + sentence.format(kernel=self.kernel, given=self.given, promised=self.promised)


class NoCacheFolder(FracasError):
    """Compiled rules can be kept nowhere."""


class BadOptions(FracasError):
    """An option is unknown or out of its limits."""

    def __init__(self, text: str, option: str | None = None, reason: str = "") -> None:
        self.option, self.reason = option, reason  # which one, and what is wrong with it, where that can be told
        super().__init__(text)


class IllegalAction(FracasError):
    """The action cannot be played now; the match is unchanged."""

    def __init__(self, text: str, reason: Reason | None = None, action: str = "") -> None:
        self.reason = reason  # the rule that forbids it, where the game names one
        self.action = action  # its text, where it is one of the game's
        super().__init__(text)


class UnknownSeat(FracasError):
    """The game has no such seat."""


class BadPosition(FracasError):
    """A position is not one: which field, what value, what is allowed."""

    def __init__(self, field: str, value: object, allowed: str) -> None:
        self.field, self.value, self.allowed = field, value, allowed
        super().__init__(said("position-field", field=field, value=shown(value), allowed=allowed))


class BadRecord(FracasError):
    """A record cannot be read, or does not replay: the line and why."""

    def __init__(self, line: int, reason: str) -> None:
        self.line, self.reason = line, reason
        super().__init__(said("record-line", line=line, reason=reason))


class BadData(FracasError):
    """A data file a person may edit (map, terrain, cards) is wrong: file, place in it, why."""

    def __init__(self, file: str, where: str, reason: str) -> None:
        self.file, self.where, self.reason = file, where, reason
        super().__init__(said("data-file", file=file, where=where, reason=reason))


def shown(value: object, limit: int = 60) -> str:
    """The value as it would be typed, cut to a length that fits a sentence."""
    text = repr(value)
    return text if len(text) <= limit else text[: limit - 3] + "..."


def listed(names: Iterable[object]) -> str:
    """`a, b, c`, cut off politely when there are many."""
    items = [str(name) for name in names]
    if len(items) <= MOST_NAMES_SHOWN:
        return ", ".join(items) if items else said("none")
    return said("and-more", known=", ".join(items[:MOST_NAMES_SHOWN]), count=len(items) - MOST_NAMES_SHOWN)


def did_you_mean(given: str, known: Iterable[str]) -> str:
    """`; did you mean 'x'?` when something known is close to what was given, else nothing."""
    nearest = difflib.get_close_matches(given, list(known), n=1)
    return said("did-you-mean", nearest=repr(nearest[0])) if nearest else ""


def explain_validation(error: ValidationError) -> tuple[str, object, str]:
    """Pydantic's first complaint as (field, value, what is wrong with it)."""
    first = error.errors(include_url=False)[0]
    field = ".".join(str(part) for part in first["loc"]) or "(whole)"
    return field, first.get("input"), validation_reason(first)


def validation_reason(fault: Mapping[str, Any]) -> str:
    """One of pydantic's complaints as a sentence of its own."""
    context = fault.get("ctx", {})
    own = context.get("error")
    if isinstance(own, ValueError) and own.args and isinstance(own.args[0], Said):
        return own.args[0]
    message = str(fault["msg"]).removeprefix("Value error, ")
    values = {name.replace("_", "-"): str(value).replace(" or ", ", ") for name, value in context.items()}
    return Said(message[:1].lower() + message[1:], __package__, f"pydantic-{fault['type'].replace('_', '-')}", values)
