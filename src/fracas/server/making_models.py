"""Requests and answers about what people make themselves: files, and tables to be solved."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field, JsonValue

from .messages import MOST_TEXT, Wire
from .models import Text


class FileQuestion(Wire):
    """A file somebody is writing."""

    content: str = Field(description="its text, as it would be saved", examples=["name: My zone\n\n. o1 .\n"])
    language: Text = Field("en", description="of the sentences in the answer; English where there is no other")


class FileFault(Wire):
    """Something wrong, or odd, and where."""

    where: str = Field(description="the place as the file counts, for people; empty: the whole of it")
    reason: str
    place: dict[str, str] = Field(description="the same for programs: `number` of a line, `space`, `spaces`, ...")


class FileVerdict(Wire):
    """Everything that keeps a file from being played with; and what is allowed but odd, once nothing does."""

    faults: list[FileFault]
    oddities: list[FileFault]


class Table(Wire):
    """A position of a game, as it stands on somebody's table."""

    options: dict[str, JsonValue] = Field(default_factory=dict)
    state: dict[str, JsonValue] = Field(description="the part `state` of what `fracas position` prints")
    language: str = Field("en", max_length=MOST_TEXT, description="of the sentences in the answer")


class TableVerdict(Wire):
    """Whether there can be such a table: what keeps it from being one, if anything."""

    faults: list[FileFault]


class TableQuestion(Table):
    """A position of a puzzle that is to be solved."""

    proves: bool = Field(False, description="the fewest actions are wanted, not only a good solution")


class SolutionStep(Wire):
    """An action of a solution."""

    text: str = Field(examples=["fly a2"])
    structure: dict[str, Any] = Field(description="the action as fields")
    counts: bool = Field(description="false: an action of the set-up")
    view: dict[str, Any] = Field(description="the table after it; one schema per game (`...View`)")


class Solution(Wire):
    """What the solver found out about a position."""

    verdict: Literal["optimal", "solved", "unsolvable", "unknown"] = Field(
        description="optimal: proven to be the shortest; solved: perhaps there are shorter ones; unsolvable: proven; "
        "unknown: time or memory ran out first"
    )
    steps: list[SolutionStep]
    length: int | None = Field(description="actions that count; null: no solution was found")
    at_least: int = Field(description="proven: no solution has fewer actions")
    states: int = Field(description="different positions looked at")
    is_stopped: bool = Field(description="time or memory ran out before all was known")
