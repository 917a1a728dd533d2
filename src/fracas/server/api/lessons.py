"""Lessons: the course of a game, a lesson step by step, and the advice of the guided match."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from .. import guided, lessons
from ..errors import Refused
from ..lesson_models import Advised, CourseInfo, GuidedDone, LessonMoment, LessonRequest
from ..messages import MOST_TEXT, NAME
from ..meter import in_turn, off_loop
from .deps import AGuest, AMatch, InContext, MaybeGuest, SeatName, Spoken, problems
from .games import GameId
from .matches import player_seat

router = APIRouter(prefix="/api", tags=["lessons"])
ASKED = problems(401, 404, 409, 413, 422, 429, 503)
LessonName = Annotated[str, Path(max_length=MOST_TEXT, pattern=NAME, description="the lesson", examples=["goal"])]


@router.get("/games/{game_id}/course", responses=problems(401, 404, 422, 429))
async def game_course(game_id: GameId, context: InContext, guest: MaybeGuest, language: Spoken = None) -> CourseInfo:
    """The lessons of a game, and which of them you have taken."""
    game = lessons.find_game(context, game_id)
    found = lessons.find_course(game)
    return lessons.info(game, found, await lessons.taken(context, guest, game_id), language)


@router.post("/games/{game_id}/course/match", status_code=204, responses=ASKED)
async def finish_course(game_id: GameId, request: GuidedDone, context: InContext, guest: AGuest) -> None:
    """The guided match has been played to its end."""
    game = lessons.find_game(context, game_id)
    lessons.find_course(game)
    live = await context.matches.get(context, request.match)
    if live.row.game != game_id or not live.seats_of(guest.id):
        raise Refused("not-found", "there is no such match of this game, or it is not yours")
    if live.status != "over":
        raise Refused("not-running", "the match is not over yet", reason="unfinished")
    await lessons.note_taken(context, guest, game_id, lessons.MATCH)


@router.post("/games/{game_id}/lessons/{lesson}", responses=ASKED)
async def take_lesson(
    game_id: GameId,
    lesson: LessonName,
    request: LessonRequest,
    context: InContext,
    guest: MaybeGuest,
    language: Spoken = None,
) -> LessonMoment:
    """A lesson as far as one is, after what is done next; that it was taken to its end is kept for a guest."""
    game = lessons.find_game(context, game_id)
    found = lessons.find_lesson(lessons.find_course(game), lesson)
    box = await context.catalogue.open(game_id, found.chosen_options)
    async with in_turn():
        moment = await off_loop(lessons.go_on, box, found, request, language)
    if guest is not None and moment.step >= moment.steps:
        await lessons.note_taken(context, guest, game_id, found.id)
    return moment


@router.post("/matches/{match_id}/advice", responses=ASKED)
async def advice(
    live: AMatch, guest: AGuest, context: InContext, seat: SeatName = None, language: Spoken = None
) -> Advised:
    """What to look at and what to play, as the guided match advises; from what the seat may know."""
    return await guided.advise(context, live, player_seat(live, guest, seat), guest, language)
