"""The analysis of a finished match, as it is asked for and told."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import Field

from fracas.search.telling import VALUE, Structure, ToldReview

from .messages import ActionValue, Count, GameEvent, Wire


class RunAnalysis(Wire):
    """Start an analysis or go on with it, or stop it."""

    run: bool


class Analysis(Wire, ToldReview):
    """A finished match judged, as far as that has come."""

    status: Literal["none", "running", "stopped", "done"]
    positions: int = Field(description="how many there are to judge")
    judged: int = Field(description="how many have been judged; the whole curve comes coarsely first")
    checking: int = Field(description="actions that seem to be mistakes, which is looked into")
    checked: int = Field(description="how many of them have been looked into")


class NewTry(Wire):
    """Another action for a moment of a finished match."""

    ply: Count = Field(description="the action is tried after so many others")
    action: ActionValue


class ExpectedAction(Wire):
    """How play may go on."""

    text: str
    structure: Structure


class Try(Wire):
    """What the search thinks of an action that was tried, from what its seat knew then; the best one is not told."""

    verdict: Literal["found", "nearly", "worse"] = Field(
        description="found: as good as the best; nearly: hardly worse, or much better than what was played"
    )
    value: float = Field(description=VALUE)
    best_value: float
    reply: ExpectedAction | None = Field(description="what is expected after it; null: nothing, or it is not known")


class ExpectedMoment(Wire):
    """An action of a line, and what there is to see after it."""

    action: ExpectedAction
    seat: str = Field(description="who plays it")
    view: dict[str, Any] = Field(description="one schema per game (`...View`)")
    events: list[GameEvent]


class ExpectedLine(Wire):
    """The line that a better action expects, played on: one way it may go, for chance is its own."""

    ply: int
    view: dict[str, Any] = Field(description="before its first action")
    dealt_anew: bool = Field(description="what the seat could not know is another than it was: else it could not be so")
    moments: list[ExpectedMoment] = Field(description="as far as it can be played; perhaps shorter than it was told")
