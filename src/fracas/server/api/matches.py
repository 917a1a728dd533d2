"""Matches: make, list, look at, play."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from ..errors import Refused, not_found
from ..guests import Guest
from ..matches import (
    agreements,
    archive,
    lists,
    lobby,
    notes,
    opponents,
    pictures,
    portray,
    referee,
    removal,
)
from ..matches.horizons import horizon
from ..matches.live import LiveMatch
from ..matches.seating import looking_back, own_seat, view_name, whose_view
from ..matches.trouble import TROUBLES
from ..messages import MOST_NUMBER, Accepted, EventPage, Past, State
from ..meter import off_loop
from ..models import (
    ActionList,
    AtVersion,
    HintAnswer,
    Lobby,
    MatchList,
    MatchMade,
    NewAction,
    NewAnswer,
    NewMatch,
    NewOffer,
)
from .deps import (
    AGuest,
    AMatch,
    InContext,
    MatchId,
    MaybeGuest,
    Ply,
    SeatName,
    Spoken,
    ViewName,
    WatchToken,
    problems,
    the_match,
)

router = APIRouter(prefix="/api", tags=["matches"])
SEEN = problems(401, 403, 404, 409, 422, 429)
PLAYED = problems(401, 403, 404, 409, 422, 429, 503)


@router.post("/matches", status_code=201, responses=problems(401, 404, 409, 413, 422, 429, 503))
async def make_match(request: NewMatch, guest: AGuest, context: InContext) -> MatchMade:
    """Make a match: against a level, at a hot seat, by invitation, or a puzzle."""
    live = await lobby.create(context, guest, request)
    return made(live, guest)


@router.get("/matches", responses=problems(401, 422, 429))
async def my_matches(
    guest: AGuest,
    context: InContext,
    status: Annotated[lists.Which, Query(description="which of your matches")] = "all",
    before: Annotated[int | None, Query(ge=0, le=2**53, description="made before this time (ms since 1970)")] = None,
    most: Annotated[int, Query(ge=1, le=100)] = 30,
) -> MatchList:
    """Your matches, newest first."""
    return MatchList(matches=await lists.mine(context, guest, status, before, most))


@router.get("/lobby", responses=problems(401, 422, 429))
async def public_matches(
    guest: MaybeGuest, context: InContext, most: Annotated[int, Query(ge=1, le=100)] = 30
) -> Lobby:
    """Public matches: to join and to watch."""
    return Lobby(
        waiting=await lists.public(context, guest, "waiting", most),
        running=await lists.public(context, guest, "running", most),
    )


@router.get("/matches/{match_id}", responses=SEEN)
async def match_info(live: AMatch, guest: MaybeGuest, watch: WatchToken = None) -> MatchMade:
    """What does not change while a match is played."""
    seat = whose_view(live, guest, None, watch)
    info = portray.info(live, None if guest is None else guest.id, can_watch=watch is not None)
    return MatchMade(match=info, seat=view_name(live, seat))


@router.delete("/matches/{match_id}", status_code=204, responses=PLAYED)
async def remove_match(match_id: MatchId, guest: AGuest, context: InContext) -> None:
    """Cancel a match that waits, or take one that is over off your list; for others who played it, it stays."""
    await removal.remove(context, match_id, guest)


@router.get("/matches/{match_id}/state", responses=SEEN, response_model=State)
async def match_state(
    live: AMatch,
    guest: MaybeGuest,
    context: InContext,
    seat: ViewName = None,
    watch: WatchToken = None,
    version: Annotated[int | None, Query(ge=0, le=MOST_NUMBER, description="events only since this version")] = None,
    language: Spoken = None,
) -> Response:
    """All a seat (or a spectator) may know now, with the legal actions of a seat whose turn it is."""
    index = whose_view(live, guest, seat, watch)
    picture = await pictures.newest(context, live, index, version, horizon(context, live, index), language)
    return Response(picture.text, media_type="application/json")


@router.get("/matches/{match_id}/events", responses=SEEN)
async def match_events(
    live: AMatch,
    guest: MaybeGuest,
    context: InContext,
    until: Ply,
    seat: ViewName = None,
    watch: WatchToken = None,
    language: Spoken = None,
) -> EventPage:
    """What a seat (or a spectator) saw happen before a moment: the pages before `events` of the state."""
    index = looking_back(live, guest, seat, watch)
    return await pictures.page(context, live, index, until, language)


@router.get("/matches/{match_id}/past", responses=SEEN)
async def match_past(
    live: AMatch,
    guest: MaybeGuest,
    context: InContext,
    ply: Ply,
    seat: ViewName = None,
    watch: WatchToken = None,
    language: Spoken = None,
    legal: Annotated[bool, Query(description="once it is over: with what the seat could have played")] = False,
) -> Past:
    """What a seat (or a spectator) saw at an earlier moment."""
    index = looking_back(live, guest, seat, watch)
    if legal:
        return await pictures.past_to_play(context, live, index, ply, language)
    return await pictures.past(context, live, index, ply, language)


@router.get(
    "/matches/{match_id}/record",
    response_class=PlainTextResponse,
    responses=SEEN | {200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The record."}},
)
async def match_record(
    match_id: MatchId, guest: MaybeGuest, context: InContext, watch: WatchToken = None
) -> PlainTextResponse:
    """The whole record, seed included, once the match is over; of one that cannot be replayed, for reading only."""
    try:
        live = await the_match(match_id, guest, context, watch)
    except Refused as refused:
        if refused.code not in TROUBLES:
            raise
        return _download(await archive.record(context, match_id, guest, watch), match_id)
    whose_view(live, guest, None, watch)
    if live.outcome is None:
        raise Refused(
            "not-running",
            "the record holds the seed, and so every secret: it is told when the match is over",
            reason="unfinished",
        )
    live.match.notes = notes.of_match(live)
    return _download(await off_loop(live.match.record), f"{live.row.game}-{live.id}")


def _download(text: str, name: str) -> PlainTextResponse:
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}.fracas.txt"'})


@router.get("/matches/{match_id}/actions", responses=SEEN)
async def match_actions(
    match_id: MatchId, guest: MaybeGuest, context: InContext, watch: WatchToken = None
) -> ActionList:
    """What was played, as a list of texts, once the match is over; also of a match that cannot be replayed."""
    return await archive.actions(context, match_id, guest, watch)


@router.post("/matches/{match_id}/join", responses=PLAYED)
async def join_public(live: AMatch, guest: AGuest, context: InContext, seat: SeatName = None) -> MatchMade:
    """Take an open seat of a public match."""
    if not live.row.is_public:
        raise not_found("match")
    for index, name in enumerate(live.seat_names):
        if live.seats[index].kind == "open" and seat in (None, name):
            await lobby.join(context, live, index, guest)
            return made(live, guest)
    raise Refused("taken", "there is no such open seat")


@router.post("/matches/{match_id}/actions", responses=PLAYED)
async def act(
    request: NewAction,
    live: AMatch,
    guest: AGuest,
    context: InContext,
    seat: SeatName = None,
    language: Spoken = None,
) -> Accepted:
    """Play an action; the answer means it is on disk."""
    index = player_seat(live, guest, seat)
    with portray.told_refusals(live, language):
        return await referee.act(context, live, index, request.ply, request.version, request.action)


@router.post("/matches/{match_id}/takeback", responses=PLAYED)
async def take_back(
    request: AtVersion, live: AMatch, guest: AGuest, context: InContext, seat: SeatName = None
) -> Accepted:
    """Take back your last action: at once where that is fair, else by asking the other."""
    index = player_seat(live, guest, seat, last=True)
    return await agreements.take_back(context, live, index, request.version)


@router.post("/matches/{match_id}/offers", responses=PLAYED)
async def offer(request: NewOffer, live: AMatch, guest: AGuest, context: InContext, seat: SeatName = None) -> Accepted:
    """Offer a draw or a rematch."""
    return await agreements.offer(context, live, player_seat(live, guest, seat), request.what)


@router.post("/matches/{match_id}/answers", responses=PLAYED)
async def answer(
    request: NewAnswer, live: AMatch, guest: AGuest, context: InContext, seat: SeatName = None
) -> Accepted:
    """Answer an offer, or withdraw your own."""
    index = player_seat(live, guest, seat)
    return await agreements.answer(context, live, index, request.what, request.accept)


@router.post("/matches/{match_id}/resign", responses=PLAYED)
async def resign(live: AMatch, guest: AGuest, context: InContext, seat: SeatName = None) -> Accepted:
    """Give up."""
    return await referee.resign(context, live, player_seat(live, guest, seat))


@router.post("/matches/{match_id}/claim", responses=PLAYED)
async def claim(live: AMatch, guest: AGuest, context: InContext, seat: SeatName = None) -> Accepted:
    """End a match whose other player has left it."""
    return await referee.claim(context, live, player_seat(live, guest, seat))


@router.post("/matches/{match_id}/hint", responses=PLAYED)
async def hint(
    live: AMatch, guest: AGuest, context: InContext, seat: SeatName = None, language: Spoken = None
) -> HintAnswer:
    """Advice for the seat to act, from what it may know, with its reasons."""
    index = player_seat(live, guest, seat)
    found = await opponents.hint(context, live, index, guest.id, language)
    told = {"ply": found.ply, "text": found.text, "verdict": found.verdict}
    return HintAnswer(**told, candidates=found.candidates, reasons=found.reasons)


def made(live: LiveMatch, guest: Guest) -> MatchMade:
    """The answer to who made or joined a match."""
    held = live.seats_of(guest.id)
    info = portray.info(live, guest.id, can_watch=False)
    return MatchMade(match=info, seat=live.seat_names[held[0]] if held else None)


def player_seat(live: LiveMatch, guest: Guest, seat: str | None, last: bool = False) -> int:
    """The seat a request speaks for."""
    index = own_seat(live, guest, seat)
    if last and seat is None and len(live.seats_of(guest.id)) > 1 and live.ply:  # a hot seat: who acted last takes back
        index = live.actors[-1]
    return index
