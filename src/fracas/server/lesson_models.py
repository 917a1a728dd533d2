"""Requests and answers about lessons."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, JsonValue

from .messages import MOST_NUMBER, MOST_TEXT, ActionValue, GameEvent, GameFact, LegalAction, Outcome, Wire

MOST_INPUTS = 400
Inputs = Annotated[
    list[Annotated[int, Field(ge=0, le=MOST_NUMBER)] | None],
    Field(max_length=MOST_INPUTS, description="what was done so far: ids of actions; null: looked at, gone on"),
]


class LessonInfo(Wire):
    """A lesson on the list of a course."""

    id: str
    title: str
    is_done: bool = Field(description="by you")


class GuidedInfo(Wire):
    """The guided first match at the end of a course."""

    text: str = Field(description="what is said before it; empty: nothing")
    options: dict[str, Any]
    seat: str
    level: str
    position: dict[str, Any] | None = Field(description="it begins with this position; null: with a deal as any other")
    is_done: bool


class CourseInfo(Wire):
    """The course of a game."""

    game: str
    lessons: list[LessonInfo]
    match: GuidedInfo


class LessonRequest(Wire):
    """Where somebody is in a lesson, and what is done next: nothing is kept of it here."""

    inputs: Inputs = Field(default_factory=list)
    goes_on: bool = Field(False, description="the step is only looked at: go on")
    attempt: ActionValue | None = Field(None, description="an action that is tried")
    picked: dict[str, JsonValue] = Field(
        default_factory=dict, max_length=16, description="fields of an action that have been chosen"
    )
    place: str | None = Field(
        None, max_length=MOST_TEXT, description="and a place that was pointed at, though no legal action leads there"
    )


class LessonAnswer(Wire):
    """What is answered to a try."""

    verdict: Literal["done", "on-the-way", "wrong", "illegal"]
    text: str = Field(description="why; empty: it counts")
    fact: GameFact | None = Field(description="the rule that forbids it")


class LessonScene(Wire):
    """What there was to see after an action."""

    ply: int
    view: dict[str, Any] = Field(description="one schema per game (`...View`)")
    events: list[GameEvent]


class LessonMoment(Wire):
    """A step of a lesson: what is said, shown and asked."""

    game: str
    lesson: str
    title: str
    seat: str = Field(description="the learner's")
    seats: list[str]
    options: dict[str, Any]
    inputs: Inputs
    step: int = Field(description="counted from 0; as many as `steps`: the lesson is done")
    steps: int
    text: str = Field(description="the sentence")
    show: list[str] = Field(description="targets in the spotlight, and `side/<seat>`")
    asks: bool = Field(description="for an action; else the step is only looked at")
    scenes: list[LessonScene] = Field(description="after what was done last, action by action; the last is the present")
    legal: list[LegalAction] = Field(description="what may be tried; empty where nothing is asked for")
    advised: int | None = Field(description="the id of an action that would do, for somebody who is stuck")
    outcome: Outcome | None
    answer: LessonAnswer | None


class GuidedDone(Wire):
    """The guided match has been played to its end."""

    match: str = Field(max_length=MOST_TEXT, examples=["k3m9x2p7qa"])


class Advised(Wire):
    """Advice for a turn of a guided match."""

    ply: int
    look: str = Field(description="what to look at; empty: nothing in particular")
    action: LegalAction | None = Field(description="what to play; null: nothing was found")
    value: float | None = Field(description="how good it looks for the seat to act, -1 to 1")
