"""The bot API: event streams in ND-JSON, a line for each thing that happens; empty lines are signs of life."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import StreamingResponse

from ..addresses import address_of
from ..context import Context
from ..errors import Refused
from ..guests import Guest
from ..logs import log, log_failure
from ..matches import lobby
from ..matches.cursor import Cursor, Lagging
from ..matches.live import LiveMatch
from ..matches.presence import arrive, depart, refuse_crowd
from ..matches.seating import place_of, whose_view
from ..matches.trouble import TROUBLES
from ..messages import MOST_NUMBER, MOST_TEXT
from ..models import BotList, OnlineBot
from ..store import queries
from .deps import AGuest, AMatch, InContext, MaybeGuest, Spoken, ViewName, WatchToken, problems

router = APIRouter(prefix="/api", tags=["bots"])
NDJSON = "application/x-ndjson"
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


def _lines(schema: str, told: str) -> dict[int | str, dict[str, Any]]:
    content = {NDJSON: {"schema": {"$ref": f"#/components/schemas/{schema}"}}}
    return {200: {"description": f"A stream: one JSON object a line. {told}", "content": content}}


@router.get("/bots", responses=problems(401, 429))
async def online_bots(context: InContext, guest: MaybeGuest) -> BotList:
    """Programs that wait for challenges: give one's id as a seat of kind `challenge`."""
    listening = context.hub.listening()
    rows = await context.database.all(queries.GUESTS_BY_ID, {"ids": list(listening)}) if listening else []
    return BotList(
        bots=[
            OnlineBot(id=row["id"], name=row["name"], games=sorted(listening.get(row["id"], ())))
            for row in rows
            if row["kind"] == "bot"
        ]
    )


@router.get(
    "/events",
    response_class=StreamingResponse,
    responses=problems(401, 422, 429) | _lines("BotEvent", "Begins with challenges open and matches running."),
)
async def event_stream(
    guest: AGuest,
    context: InContext,
    games: Annotated[str, Query(max_length=MOST_TEXT, description="games a bot plays, with commas; empty: all")] = "",
    once: Annotated[bool, Query(description="end after what is known now")] = False,
) -> StreamingResponse:
    """What happens to you: challenges, matches begun and over."""
    context.limits.check_sockets(guest.id)
    played = frozenset(name for name in games.split(",") if name)
    return StreamingResponse(_events(context, guest, played, once), media_type=NDJSON, headers=HEADERS)


async def _present(context: Context, guest: Guest) -> list[dict[str, Any]]:
    found = []
    for row in await context.database.all(queries.CHALLENGES, {"guest": guest.id}):
        live = await _loaded(context, row["match_id"])
        if live is not None:
            found.append(lobby.challenge_event(live, live.seats[row["seat"]]))
    values = {"guest": guest.id, "status": ["running"], "before": 2**53, "most": 100}
    for row in await context.database.all(queries.MY_MATCHES, values):
        live = await _loaded(context, row["id"])
        if live is not None and live.status == "running":
            found += [lobby.started_event(live, live.seats[seat]) for seat in live.seats_of(guest.id)]
    return found


async def _loaded(context: Context, match_id: str) -> LiveMatch | None:
    """The match, unless it cannot be loaded: the stream goes on without it."""
    try:
        return await context.matches.get(context, match_id)
    except Refused as refused:
        if refused.code not in TROUBLES:
            log("a match could not be loaded", match=match_id, reason=str(refused))
    except Exception:
        log_failure("a match could not be loaded", match=match_id)
    return None


async def _events(context: Context, guest: Guest, games: frozenset[str], once: bool) -> AsyncIterator[str]:
    context.limits.open_socket(guest.id)
    listener = context.hub.join(guest.id, games)  # before looking: nothing falls between
    try:
        with context.metrics.connections.labels("events").track_inprogress():
            for event in await _present(context, guest):
                yield json.dumps(event) + "\n"
            while not once:
                try:
                    told = await asyncio.wait_for(listener.queue.get(), context.settings.keepalive_seconds)
                except TimeoutError:
                    yield "\n"
                    continue
                if told is None:
                    return
                yield json.dumps(told) + "\n"
    finally:
        context.hub.leave(listener)
        context.limits.close_socket(listener.guest_id)


@router.get(
    "/matches/{match_id}/stream",
    response_class=StreamingResponse,
    responses=problems(401, 403, 404, 409, 422, 429) | _lines("State", "Ends with the state in which it is over."),
)
async def match_stream(
    request: Request,
    live: AMatch,
    guest: MaybeGuest,
    context: InContext,
    seat: ViewName = None,
    watch: WatchToken = None,
    version: Annotated[int | None, Query(ge=0, le=MOST_NUMBER, description="the version known already")] = None,
    once: Annotated[bool, Query(description="end after the state of now")] = False,
    language: Spoken = None,
) -> StreamingResponse:
    """The states of a match, as the WebSocket sends them: one now, and one after each change."""
    index = whose_view(live, guest, seat, watch)
    caller = address_of(request) if guest is None else guest.id
    context.limits.check_sockets(caller)
    place = place_of(live, guest, index, watch)
    if place is None:
        refuse_crowd(context, live)
    lines = _states(context, live, index, place, version, language, caller, once)
    return StreamingResponse(lines, media_type=NDJSON, headers=HEADERS)


async def _states(
    context: Context,
    live: LiveMatch,
    seat: int | None,
    place: int | None,
    version: int | None,
    language: str | None,
    caller: str,
    once: bool,
) -> AsyncIterator[str]:
    try:  # once more: others may have come since the answer was begun
        if place is None:
            refuse_crowd(context, live)
        context.limits.open_socket(caller)
    except Refused:
        return
    cursor = Cursor(context, live, seat, place, version, language)
    arrive(context, live, cursor)
    try:
        with (
            context.metrics.connections.labels("stream").track_inprogress(),
            context.hub.connected(caller, cursor.end),
        ):
            while True:
                try:
                    lines = await asyncio.wait_for(cursor.next(), context.settings.keepalive_seconds)
                except TimeoutError:
                    yield "\n"
                    if once:  # the version known already is the newest
                        return
                    continue
                except Lagging:
                    return
                states = [line for line in lines if line.startswith('{"type":"state"')]
                for line in states:
                    yield line + "\n"
                if (states and live.status == "over") or once:
                    return
    finally:
        cursor.close()
        depart(context, live, cursor)
        context.limits.close_socket(caller)
