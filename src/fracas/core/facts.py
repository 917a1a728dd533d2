"""What a game tells, as facts: figures and names in fields. Sentences are made of them at the edge (texts.py)."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, Self, TypeVar

from pydantic import BaseModel, ConfigDict
from pydantic_core import to_json


class Fact(BaseModel):
    """Something a game tells. Its `kind` names the message of the catalogue that says it: `event-placed`."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    role: ClassVar[str] = "part"  # the message's first word; a fact inside another one is a part of its sentence
    kind: str


class Told(Fact):
    """A fact that is told by itself."""

    text: str = ""  # the sentence, put in where it is told to somebody; a game without a catalogue writes its own

    @cached_property
    def encoded(self) -> bytes:
        """The fact in JSON, kept: some are told again and again."""
        return to_json(self)

    def __copy__(self) -> Self:
        """What a changed copy is encoded as is its own."""
        copied = super().__copy__()
        copied.__dict__.pop("encoded", None)
        return copied


class Event(Told):
    """Something that happened, for log and animation."""

    role = "event"
    ply: int = 0


class Prompt(Told):
    """What is asked of the actor."""

    role = "prompt"


class Preview(Told):
    """What the actor should know before choosing an action: odds, damage, costs.

    Two fields that a game may give its previews are known to clients: `hurts`, true if the action does the actor harm
    that it could avoid (then it is warned), and `ends`, true if the game is over after it.
    """

    role = "preview"


class Change(Told):
    """What is different after an action and no event tells: who is cut off, what is left to the other side."""

    role = "change"


class Reason(Told):
    """The rule that forbids an action now."""

    role = "reason"


class Goal(Told):
    """What the game is about and how far each side has come, in figures; shown all the time.

    Beside its sentence the catalogue may have one for little room, as the message's attribute `.short`.
    """

    role = "goal"


class Ending(Told):
    """How a game ended; `kind` is the name of the ending."""

    role = "ending"
    winner: str | None  # a seat; None: a draw, or a lost puzzle
    loser: str | None


F = TypeVar("F", bound=Fact)
T = TypeVar("T", bound=Told)


def said(role: type[T], text: str, **fields: Any) -> T:
    """A fact that is nothing but its sentence, for games without a catalogue."""
    return role(kind="said", text=text, **fields)


def kinds_of(package: str, role: type[F]) -> list[type[F]]:
    """The classes of facts of a role that a package defines, by name."""
    found: dict[str, type[F]] = {}
    waiting: list[type[F]] = [role]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if f"{kind.__module__}.".startswith(f"{package}.") and not kind.__subclasses__():
                found[kind.__name__] = kind
    return [found[name] for name in sorted(found)]
