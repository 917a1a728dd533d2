"""What endpoints ask for: the context, the caller, the match; and the problems they may answer with."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Path, Query, Request
from starlette.requests import HTTPConnection

from .. import guests
from ..addresses import address_of
from ..context import Context
from ..errors import Refused
from ..guests import Guest
from ..limits import Purse
from ..matches import archive
from ..matches.live import LiveMatch
from ..matches.presence import asked
from ..matches.trouble import TROUBLES
from ..messages import ID_LENGTH, MOST_NUMBER, MOST_TEXT, NAME, SPOKEN
from ..security import COOKIE

BEARER = "bearer "
T = TypeVar("T")


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of an endpoint, for the documentation."""
    told = {
        400: "The request is not one.",
        401: "You are no guest yet, or your token is unknown or has expired.",
        403: "It is not yours.",
        404: "There is no such thing, or it is not yours to see.",
        409: "The match has gone on, or does not allow it now.",
        413: "The body is too large.",
        422: "Something in the request is not allowed; the text says what.",
        429: "Too much at once; the header Retry-After says when to come again.",
        503: "A worker or the store failed, or the server is stopping.",
    }
    anywhere = (400, 413, 422, 429, 503)
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {status: {"description": told[status], "content": content} for status in sorted({*anywhere, *statuses})}


def context_of(connection: HTTPConnection) -> Context:
    """What the running server shares."""
    found: Context = connection.app.state.context
    return found


def token_of(connection: HTTPConnection) -> str | None:
    """The caller's token: a bearer token, else the cookie."""
    header = connection.headers.get("authorization")
    if header is not None:
        if not header.lower().startswith(BEARER):
            raise Refused("no-guest", "the header Authorization must be: Bearer <token>")
        return header[len(BEARER) :].strip()
    return connection.cookies.get(COOKIE)


async def identify(connection: HTTPConnection) -> Guest | None:
    """Who calls, within the limits; None: nobody known. A wrong bearer token is refused."""
    context, address = context_of(connection), address_of(connection)
    token = token_of(connection)
    guest = None if token is None else await guests.find(context, token)
    if guest is not None:
        purse: Purse = connection.scope["purse"]
        purse.belongs_to(guest.id)
        purse.check()
        context.limits.request(guest.id)
        context.limits.come_from(guest.id, address)
        return guest
    context.limits.request(address)
    if token is None:
        return None
    connection.state.stale_cookie = COOKIE in connection.cookies  # the answer takes it away
    context.limits.guess(address)
    if "authorization" in connection.headers:
        raise Refused("no-guest", "this token is unknown or has expired")
    return None


async def maybe_guest(request: Request) -> Guest | None:
    """Who calls, if it is a guest."""
    return await identify(request)


MaybeGuest = Annotated[Guest | None, Depends(maybe_guest)]  # identified once a request, however many ask


async def a_guest(guest: MaybeGuest) -> Guest:
    """Who calls; it must be a guest."""
    if guest is None:
        raise Refused("no-guest", "say who you are first: POST /api/guest gives you a name and a token")
    return guest


def purse_of(request: Request, guest: MaybeGuest) -> Purse:
    """Who pays for what workers do; of a guest, the guest."""
    found: Purse = request.scope["purse"]
    return found


def request_context(request: Request) -> Context:
    """The context, for endpoints."""
    return context_of(request)


InContext = Annotated[Context, Depends(request_context)]
AGuest = Annotated[Guest, Depends(a_guest)]
APurse = Annotated[Purse, Depends(purse_of)]
MatchId = Annotated[str, Path(max_length=ID_LENGTH, pattern=NAME, description="the match", examples=["k3m9x2p7qa"])]
SeatName = Annotated[
    str | None, Query(max_length=MOST_TEXT, description="a seat you hold; without it the one to act, or your first")
]
ViewName = Annotated[
    str | None,
    Query(
        max_length=MOST_TEXT,
        description="a seat you hold; without it the one to act, or your first; `all`: everything, once it is over",
    ),
]
Ply = Annotated[int, Query(ge=0, le=MOST_NUMBER, description="after so many actions")]
Spoken = Annotated[str | None, Query(max_length=MOST_TEXT, description=SPOKEN, examples=["de"])]
WatchToken = Annotated[
    str | None, Query(max_length=MOST_TEXT, pattern=NAME, description="the token of a watch link: be a spectator")
]


async def the_match(match_id: MatchId, guest: MaybeGuest, context: InContext, watch: WatchToken = None) -> LiveMatch:
    """The match named in the path; who asks about it and holds a seat has given a sign of life.

    That one cannot be replayed is told to those who may see it.
    """
    try:
        live = await context.matches.get(context, match_id)
    except Refused as refused:
        if refused.code in TROUBLES:
            await archive.see(context, match_id, guest, watch)
        raise
    if guest is not None:
        asked(context, live, guest.id)
    return live


AMatch = Annotated[LiveMatch, Depends(the_match)]


async def while_here(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do something as long as who asked waits for it; nobody else would want it."""
    task, leaving = asyncio.ensure_future(work), asyncio.ensure_future(_gone(request))
    try:
        await asyncio.wait((task, leaving), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            return task.result()
        raise Refused("late", "nobody waits for the answer any more")
    finally:
        for one in (task, leaving):
            one.cancel()
        await asyncio.gather(task, leaving, return_exceptions=True)


async def _gone(request: Request) -> None:
    """Until the connection has been closed; the body has been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
