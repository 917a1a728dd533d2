"""Lessons on the server. A request brings what was done so far: nothing of a lesson is kept but that it was taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from fracas.core.contract import Action, Game
from fracas.core.errors import BadData, BadOptions, FracasError, IllegalAction
from fracas.core.facts import Reason
from fracas.core.lesson_run import NOT_NOW, Answer, LessonRun, Verdict, guided_position
from fracas.core.lessons import Course, Lesson, course_of, course_texts
from fracas.core.match import Match
from fracas.core.texts import ENGLISH

from . import messages as wire
from .errors import Refused, not_found
from .guests import Guest
from .lesson_models import CourseInfo, GuidedInfo, LessonAnswer, LessonInfo, LessonMoment, LessonRequest, LessonScene
from .logs import log_failure
from .store import queries
from .store.writer import Statement
from .studies.telling import legal_actions, outcome_of, told_in, wired

if TYPE_CHECKING:
    from .context import Context

MATCH = "match"  # what the guided match is called among the lessons taken
MOST_GUESSES = 12  # actions asked about that somebody may have meant by pointing


def find_game(context: Context, game_id: str) -> type[Game[Any]]:
    """A game of this server."""
    for game in context.catalogue.games():
        if game.card.id == game_id:
            return game
    raise not_found("game")


def course(game: type[Game[Any]]) -> Course | None:
    """A game's course; one that cannot be read is logged, and there is none."""
    try:
        return course_of(game)
    except FracasError:
        log_failure("the course of a game could not be read", game=game.card.id)
        return None


def find_course(game: type[Game[Any]]) -> Course:
    """The course, or `Refused`."""
    found = course(game)
    if found is None:
        raise not_found("course")
    return found


def find_lesson(found: Course, name: str) -> Lesson:
    """The lesson, or `Refused`."""
    try:
        return found.lesson(name)
    except BadOptions:
        raise not_found("lesson") from None


# What was taken ---------------------------------------------------------------------------------------------------


async def taken(context: Context, guest: Guest | None, game_id: str) -> set[str]:
    """The lessons of a game that a guest has taken."""
    if guest is None:
        return set()
    rows = await context.database.all(queries.LESSONS_DONE, {"guest": guest.id, "game": game_id})
    return {row["lesson"] for row in rows}


async def note_taken(context: Context, guest: Guest, game_id: str, lesson: str) -> None:
    """Keep that a lesson was taken: once."""
    async with context.limits.turn(guest.id):
        if lesson not in await taken(context, guest, game_id):
            row = {"guest_id": guest.id, "game": game_id, "lesson": lesson, "at": context.now()}
            await context.database.commit([Statement(queries.INSERT_LESSON_DONE, row)])


def info(game: type[Game[Any]], found: Course, done: set[str], language: str | None) -> CourseInfo:
    """The list of lessons, in a language."""
    texts, guided = course_texts(game, spoken(language)), found.match
    return CourseInfo(
        game=game.card.id,
        lessons=[
            LessonInfo(id=one.id, title=texts.format(one.title, {}) or one.id, is_done=one.id in done)
            for one in found.lessons
        ],
        match=GuidedInfo(
            text="" if guided.say is None else texts.format(guided.say, {}) or "",
            options=guided.options_for(game),
            seat=guided.seat_for(game),
            level=str(guided.level),
            position=guided_position(game, guided),
            is_done=MATCH in done,
        ),
    )


def spoken(language: str | None) -> str:
    """The language of sentences."""
    return ENGLISH if language in (None, wire.FACTS_ALONE) else str(language)


# Taking one -------------------------------------------------------------------------------------------------------


def go_on(box: Game[Any], lesson: Lesson, request: LessonRequest, language: str | None) -> LessonMoment:
    """Do what is asked for, and tell what there is to see then."""
    try:
        run = LessonRun.again(box, lesson, request.inputs)
        before, answer = run.match.ply, None
        if request.goes_on:
            run.go_on()
        elif request.attempt is not None:
            answer = run.attempt(request.attempt)
        elif request.place is not None:
            answer = _pointed(run, request.picked, request.place)
    except IllegalAction as error:
        raise Refused("illegal", str(error), fact=error.reason) from None
    except BadData as error:
        raise Refused("broken", f"this lesson cannot be taken: {error}") from None
    return _moment(run, before, answer, language)


def _pointed(run: LessonRun, picked: Mapping[str, Any], place: str) -> Answer:
    """Why nothing can be done at a place with what was chosen: the first reason of an action one may have meant."""
    if run.step is None or run.step.is_look:
        raise IllegalAction("nothing is asked for now")
    legal = set(run.match.legal_ids())
    view = run.match.game.view(run.match.state[0], run.seat)
    for number, action in enumerate(_meant(run.match.game, picked, place)):
        if action.id not in legal and number < MOST_GUESSES:
            reason = run.match.game.why_illegal(view, action)
            if reason is not None:
                return Answer(Verdict.ILLEGAL, None, reason)
    return Answer(Verdict.ILLEGAL, NOT_NOW)


def _meant(game: Game[Any], picked: Mapping[str, Any], place: str) -> Iterator[Action]:
    """Actions with the chosen fields, of which another names the place: `b7` of the target `node-b7`."""
    kinds = game.ids_by_kind
    numbers = kinds.get(str(picked["kind"]), []) if "kind" in picked else range(game.card.actions)
    for number in numbers:
        fields = game.structures[number]
        if all(fields.get(name) == value for name, value in picked.items()) and any(
            isinstance(value, str | int) and name not in picked and _names(place, str(value))
            for name, value in fields.items()
        ):
            yield game.actions[number]


def _names(place: str, value: str) -> bool:
    return place == value or place.endswith((f"-{value}", f"/{value}", f":{value}"))


def _moment(run: LessonRun, before: int, answer: Answer | None, language: str | None) -> LessonMoment:
    match, lesson, step = run.match, run.lesson, run.step
    game, texts = match.game, course_texts(type(match.game), spoken(language))
    asks = step is not None and not step.is_look
    advised = run.advised()
    return LessonMoment.model_construct(
        game=game.card.id,
        lesson=lesson.id,
        title=texts.format(lesson.title, {}) or lesson.id,
        seat=lesson.seat,
        seats=list(game.card.seats),
        options=game.options.model_dump(mode="json"),
        inputs=run.inputs,
        step=run.at,
        steps=len(lesson.steps),
        text="" if step is None else texts.format(step.say, {}) or "",
        show=[] if step is None else step.show,
        asks=asks,
        scenes=[_scene(match, ply, run.seat, language) for ply in range(before, match.ply + 1)],
        legal=legal_actions(game, match.content_at(match.ply), None) if asks else [],  # previews as facts: many
        advised=None if advised is None else advised.id,
        outcome=outcome_of(match, language or ENGLISH),
        answer=None if answer is None else _answer(game, answer, language),
    )


def _scene(match: Match, ply: int, seat: int, language: str | None) -> LessonScene:
    game = match.game
    state = match.state_at(ply)[0]
    view = game.view(state, seat)
    events = []
    if ply > 0:
        seen = game.narrate(match.state_at(ply - 1)[0], match.action_at(ply - 1), state, seat)
        events = wired(game, seen, ply, language)
    goal = game.goal(view)
    told = view.model_copy(
        update={
            "prompt": told_in(game, view.prompt, language),
            "goal": None if goal is None else told_in(game, goal, language),
        }
    )
    return LessonScene.model_construct(ply=ply, view=told.model_dump(mode="json"), events=events)


def _answer(game: Game[Any], answer: Answer, language: str | None) -> LessonAnswer:
    texts = course_texts(type(game), spoken(language))
    text = "" if answer.key is None else texts.format(answer.key, {}) or ""
    return LessonAnswer(verdict=answer.verdict.value, text=text, fact=_fact(game, answer.reason, language))


def _fact(game: Game[Any], reason: Reason | None, language: str | None) -> wire.GameFact | None:
    if reason is None:
        return None
    return wire.GameFact.model_construct(**told_in(game, reason, language).model_dump(mode="json"))
