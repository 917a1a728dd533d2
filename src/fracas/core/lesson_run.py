"""A lesson being taken: a match, and the step that is reached. It knows no game; server, terminal and suite run this.

A try is played on a copy first: what is neither done nor on the way is answered, and the match stays as it was. The
whole history of a run is what the learner put in (`inputs`), so a run can be made again from it anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from . import rng
from .contract import Action, Game
from .errors import BadData, FracasError, IllegalAction
from .facts import Reason
from .lessons import FOLDER, SEED, Facts, GuidedMatch, Lesson, Step
from .match import Match
from .patterns import fits

Input = int | None  # the id of an action; None: looked at, go on
Given = int | str | Mapping[str, Any] | Action
OTHER_TRY = "lesson-other-try"  # the house's answer to a try that the lesson has no answer for
NOT_NOW = "lesson-not-now"  # and to one that the rules forbid without naming a reason


class Verdict(StrEnum):
    """What became of a try."""

    DONE = "done"
    ON_THE_WAY = "on-the-way"
    WRONG = "wrong"  # allowed, but not what is asked for
    ILLEGAL = "illegal"


@dataclass(frozen=True)
class Answer:
    """What is answered to a try."""

    verdict: Verdict
    key: str | None = None  # the message of the course that answers it
    reason: Reason | None = None  # the rule that forbids it


class LessonRun:
    """One learner's way through a lesson."""

    def __init__(self, game: type[Game[Any]] | Game[Any], lesson: Lesson) -> None:
        """Of a game, or of its box opened with the options of the lesson."""
        self.lesson = lesson
        self.at = 0  # the step that is asked now
        self.inputs: list[Input] = []
        self.match = begun(game, lesson)
        self.seat = game.card.seats.index(lesson.seat)
        self.step_began = self.match.ply  # before what was played in this step

    @classmethod
    def again(cls, game: type[Game[Any]] | Game[Any], lesson: Lesson, inputs: Sequence[Input]) -> LessonRun:
        """The run of somebody who did this; `IllegalAction` where nobody can have."""
        run = cls(game, lesson)
        for given in inputs:
            if run.step is None:
                raise IllegalAction("the lesson is over: nothing more can be done in it")
            if given is None:
                run.go_on()
            elif run.attempt(given).verdict not in (Verdict.DONE, Verdict.ON_THE_WAY):
                raise IllegalAction(f"action {given} is not what step {run.at + 1} of the lesson asks for")
        return run

    def copied(self) -> LessonRun:
        """The same, to be tried on: matches of a run are never changed, only replaced."""
        other = copy(self)
        other.inputs = list(self.inputs)
        return other

    @property
    def step(self) -> Step | None:
        """What is said now; None: the lesson is done."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    def go_on(self) -> None:
        """Looked at: to the next step."""
        if self.step is None or not self.step.is_look:
            raise IllegalAction("this step asks for an action: it is not only looked at")
        self.inputs.append(None)
        self._finish(self.step)

    def attempt(self, given: Given) -> Answer:
        """Try an action. It is played if it is done or on the way; else nothing changes."""
        step = self.step
        if step is None or step.is_look:
            raise IllegalAction("nothing is asked for now")
        try:
            after = self.match.try_out(given)
        except IllegalAction as error:
            if not error.action:  # no action of the game at all
                raise
            return Answer(Verdict.ILLEGAL, None if error.reason else NOT_NOW, error.reason)
        answer = self._judge(step, after)
        if answer.verdict in (Verdict.DONE, Verdict.ON_THE_WAY):
            self.match = after
            self.inputs.append(after.played[-1].id)
            if answer.verdict is Verdict.DONE:
                self._finish(step)
        return answer

    def _judge(self, step: Step, after: Match) -> Answer:
        if any(self._holds(facts, after) for facts in step.done):
            return Answer(Verdict.DONE)
        if after.actor is not None and any(self._holds(facts, after) for facts in step.way):
            return Answer(Verdict.ON_THE_WAY)
        return Answer(Verdict.WRONG, next((w.say for w in step.wrong if self._holds(w, after)), OTHER_TRY))

    def _holds(self, facts: Facts, after: Match) -> bool:
        return hold(facts, after, self.seat, self.step_began)

    def _finish(self, step: Step) -> None:
        for text in step.reply:
            try:
                self.match = self.match.try_out(text)
            except FracasError as error:
                raise BadData(f"{FOLDER}/{self.lesson.file}", f"steps.{self.at + 1}.reply", str(error)) from None
        self.at += 1
        self.step_began = self.match.ply

    def advised(self) -> Action | None:
        """What the solution plays next, for somebody who is stuck; None: nothing is asked, or it cannot be told.

        Whoever went another way than the solution is told the first of its actions that is accepted here.
        """
        step = self.step
        if step is None or step.is_look:
            return None
        played = [action.text for action in self.match.played[self.step_began :]]
        left = step.solution[len(played) :] if step.solution[: len(played)] == played else step.solution
        legal = {action.text: action for action in self.match.legal()}
        return next((legal[text] for text in left if text in legal and self._accepts(step, legal[text])), None)

    def _accepts(self, step: Step, action: Action) -> bool:
        return self._judge(step, self.match.try_out(action)).verdict in (Verdict.DONE, Verdict.ON_THE_WAY)


def hold(facts: Facts, match: Match, seat: int | None, since: int) -> bool:
    """Do the facts hold of the last action of a match, as a seat sees it, and of what happened from ply `since` on?"""
    if facts.ending is not None and (match.outcome is None or match.outcome.ending != facts.ending):
        return False
    if facts.action is not None and not fits(facts.action, match.played[-1].structure()):
        return False
    if facts.event is not None:
        seen = [event.model_dump(mode="json") for event in match.facts(seat, since)]
        if not any(fits(facts.event, event) for event in seen):
            return False
    return facts.view is None or fits(facts.view, match.view(seat))


def guided_position(game: type[Game[Any]], guided: GuidedMatch) -> dict[str, Any] | None:
    """The position (its part `state`) a guided match begins with; None: a deal as any other."""
    if guided.start is None:
        return None
    return merged(Match.new(game.with_options(guided.options_for(game)), SEED).position()["state"], guided.start)


def guided_match(game: type[Game[Any]], guided: GuidedMatch, seed: rng.Seed | None = None) -> tuple[Match, int]:
    """A guided match at its beginning, and the learner's seat."""
    box, position = game.with_options(guided.options_for(game)), guided_position(game, guided)
    match = Match.new(box, seed) if position is None else Match.from_position(box, position, seed)
    return match, game.card.seats.index(guided.seat_for(game))


def look_at(guided: GuidedMatch, view: Mapping[str, Any], action: Mapping[str, Any]) -> str | None:
    """The message that says what to look at before an advised action; None: nothing in particular."""
    for look in guided.look:
        is_so = look.action is None or fits(look.action, action)
        if is_so and (look.view is None or fits(look.view, view)):
            return look.say
    return None


def begun(game: type[Game[Any]] | Game[Any], lesson: Lesson) -> Match:
    """The match a lesson begins with; `BadData` names the field that cannot be."""
    try:
        start = lesson.start
        given = start.position or {}
        chosen = game if isinstance(game, Game) else game.with_options(lesson.chosen_options)
        match = Match.new(chosen, lesson.seed)
        if start.state or given:
            dealt = given.get("state") or match.position()["state"]
            match = Match.from_position(chosen, merged(dealt, start.state), lesson.seed)
        for text in start.actions:
            match.play(text)
    except FracasError as error:
        raise BadData(f"{FOLDER}/{lesson.file}", "start", str(error)) from None
    return match


def merged(dealt: dict[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    """The position dealt, with the given fields instead of its own: tables that both have field by field."""
    found = dict(dealt)
    for name, value in given.items():
        had = found.get(name)
        both = isinstance(had, dict) and isinstance(value, Mapping)
        found[name] = merged(had, value) if both else _with_nothing(value)  # type: ignore[arg-type]  # it is a dict
    return found


def _with_nothing(value: Any) -> Any:
    """TOML has no null: the text stands for it."""
    match value:
        case dict():
            return {name: _with_nothing(one) for name, one in value.items()}
        case list():
            return [_with_nothing(one) for one in value]
    return None if value == "null" else value
