"""Studies: play on beside a match, name and comment, share by a link, take along as a record."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import PlainTextResponse

from fracas.core.errors import IllegalAction

from ..errors import Refused
from ..messages import ID_LENGTH, MOST_NUMBER, NAME
from ..meter import in_turn, off_loop
from ..store import queries
from ..studies import beginning, growing, shelf, telling, thinking
from ..studies.shelf import OpenStudy, StudyRow
from ..study_models import (
    FallsQuestion,
    NewStudy,
    Study,
    StudyAction,
    StudyAnswer,
    StudyAt,
    StudyChange,
    StudyFalls,
    StudyList,
    StudyMoment,
    StudyValues,
    ValuesQuestion,
)
from .deps import AGuest, AMatch, InContext, MaybeGuest, Spoken, WatchToken, problems, while_here

router = APIRouter(prefix="/api", tags=["studies"])
SEEN = problems(404, 409, 422, 429, 503)
CHANGED = problems(401, 403, 404, 409, 413, 422, 429, 503)
LISTED = 100
StudyId = Annotated[
    str, Path(max_length=ID_LENGTH, pattern=NAME, description="the study", examples=["k3m9x2p7qak3m9x2"])
]
Node = Annotated[str, Path(max_length=ID_LENGTH, pattern=NAME, description="a moment", examples=["m0"])]


async def the_study(study_id: StudyId, guest: MaybeGuest, context: InContext) -> OpenStudy:
    """The study; its id is the link that opens it."""
    return await context.studies.get(context, study_id)


AStudy = Annotated[OpenStudy, Depends(the_study)]


@router.post("/matches/{match_id}/studies", status_code=201, responses=CHANGED)
async def study_match(
    request: NewStudy, live: AMatch, guest: AGuest, context: InContext, watch: WatchToken = None
) -> Study:
    """Your study of a match that is over; of one that runs against a program, a new one of what you know of it."""
    return telling.whole(await beginning.of_match(context, live, guest, watch, request.ply), guest)


@router.get("/studies", responses=problems(401, 422, 429))
async def my_studies(
    guest: AGuest,
    context: InContext,
    before: Annotated[int, Query(ge=0, le=2**53, description="changed before this time (ms since 1970)")] = 2**53,
    most: Annotated[int, Query(ge=1, le=LISTED)] = LISTED,
) -> StudyList:
    """Your studies, the last changed first."""
    rows = await context.database.all(queries.MY_STUDIES, {"guest": guest.id, "before": before, "most": most})
    known = {game.card.id: game.card.seats for game in context.catalogue.games()}
    read = [StudyRow.read(row) for row in rows]
    return StudyList(studies=[telling.info(row, known[row.game]) for row in read if row.game in known])


@router.get("/studies/{study_id}", responses=SEEN)
async def study(study: AStudy, guest: MaybeGuest) -> Study:
    """A study with all its lines: for whoever has the link."""
    return telling.whole(study, guest)


@router.delete("/studies/{study_id}", status_code=204, responses=CHANGED)
async def remove_study(study: AStudy, guest: AGuest, context: InContext) -> None:
    """Delete a study of yours."""
    growing.refuse_others(study, guest)
    await shelf.remove(context, study)


@router.patch("/studies/{study_id}", responses=CHANGED)
async def change_study(request: StudyChange, study: AStudy, guest: AGuest, context: InContext) -> StudyAt:
    """Rename a study or one of its lines, or comment on a moment."""
    return telling.at(study, guest, await growing.change(context, study, guest, request))


@router.post("/studies/{study_id}/copies", status_code=201, responses=CHANGED)
async def copy_study(study: AStudy, guest: AGuest, context: InContext) -> Study:
    """A copy of your own, to play on in."""
    return telling.whole(await beginning.of_study(context, study, guest), guest)


@router.get("/studies/{study_id}/moments/{node}", responses=SEEN)
async def study_moment(
    study: AStudy,
    node: Node,
    seat: Annotated[
        str | None, Query(max_length=ID_LENGTH, description="with whose eyes; without it: everything")
    ] = None,
    language: Spoken = None,
) -> StudyMoment:
    """What there is to see at a moment, and what may be played."""
    async with in_turn():
        return await off_loop(telling.moment, study, node, seat, language)


@router.post("/studies/{study_id}/actions", responses=CHANGED)
async def play_in_study(request: StudyAction, study: AStudy, guest: AGuest, context: InContext) -> StudyAt:
    """Play an action at a moment: a line begins, or the one that is there is followed."""
    return telling.at(study, guest, await growing.play(context, study, guest, request))


@router.post("/studies/{study_id}/answers", responses=CHANGED)
async def answer_in_study(request: StudyAnswer, study: AStudy, guest: AGuest, context: InContext) -> StudyAt:
    """Let an opponent of a level play for the side to act."""
    return telling.at(study, guest, await thinking.answer(context, study, guest, request))


@router.post("/studies/{study_id}/values", responses=CHANGED)
async def values_in_study(
    request: ValuesQuestion, study: AStudy, guest: AGuest, context: InContext, connection: Request
) -> StudyValues:
    """What the search thinks of the actions at a moment; it stops when who asked has gone."""
    return await while_here(connection, thinking.values(context, study, guest, request))


@router.post("/studies/{study_id}/falls", responses=CHANGED)
async def falls_in_study(
    request: FallsQuestion, study: AStudy, guest: AGuest, context: InContext, language: Spoken = None
) -> StudyFalls:
    """What chance may bring when an action is played, with its share: to choose from."""
    seed = context.chance.thought()[:8]
    async with in_turn():
        try:
            return await off_loop(telling.may_bring, study, request.node, request.action, seed, language)
        except IllegalAction as error:
            raise Refused("illegal", str(error), fact=error.reason) from None


@router.delete("/studies/{study_id}/lines/{node}", responses=CHANGED)
async def cut_line(
    study: AStudy,
    node: Node,
    guest: AGuest,
    context: InContext,
    version: Annotated[int, Query(ge=0, le=MOST_NUMBER, description="the version it is of")],
) -> StudyAt:
    """Delete an action of a line and all that follows it."""
    return telling.at(study, guest, await growing.cut(context, study, guest, version, node))


@router.get(
    "/studies/{study_id}/record",
    response_class=PlainTextResponse,
    responses=SEEN | {200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record."}},
)
async def study_record(study: AStudy) -> PlainTextResponse:
    """The study as a record with variations and comments; `fracas verify` and `fracas replay` read it."""
    name = f"{study.row.game}-{study.row.id}.fracas.txt"
    text = await off_loop(study.match.record)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
