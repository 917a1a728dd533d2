"""What endpoints ask for: the context, the caller, the match; and the problems they may answer with."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request
from starlette.requests import HTTPConnection

from .. import guests
from ..context import Context
from ..errors import Refused
from ..guests import Guest
from ..matches.live import LiveMatch
from ..matches.presence import asked
from ..messages import MOST_TEXT

COOKIE = "fracas_guest"
BEARER = "bearer "
GUESS_COST = 10.0  # an unknown token counts as so many requests


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
        503: "A worker failed, or the server is stopping.",
    }
    anywhere = (400, 413, 422, 429)
    content = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {status: {"description": told[status], "content": content} for status in sorted({*anywhere, *statuses})}


def context_of(connection: HTTPConnection) -> Context:
    """What the running server shares."""
    found: Context = connection.app.state.context
    return found


def address_of(connection: HTTPConnection) -> str:
    """Where the caller is."""
    return connection.client.host if connection.client is not None else "unknown"


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
        context.limits.request(guest.id)
        return guest
    context.limits.request(address, GUESS_COST if token is not None else 1.0)
    if token is not None and "authorization" in connection.headers:
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


def request_context(request: Request) -> Context:
    """The context, for endpoints."""
    return context_of(request)


InContext = Annotated[Context, Depends(request_context)]
AGuest = Annotated[Guest, Depends(a_guest)]
MatchId = Annotated[str, Path(max_length=16, description="the match", examples=["k3m9x2p7qa"])]
SeatName = Annotated[
    str | None, Query(max_length=MOST_TEXT, description="a seat you hold; without it the one to act, or your first")
]
WatchToken = Annotated[str | None, Query(max_length=MOST_TEXT, description="the token of a watch link: be a spectator")]


async def the_match(match_id: MatchId, guest: MaybeGuest, context: InContext) -> LiveMatch:
    """The match named in the path; who asks about it and holds a seat has given a sign of life."""
    live = await context.matches.get(context, match_id)
    if guest is not None:
        asked(context, live, guest.id)
    return live


AMatch = Annotated[LiveMatch, Depends(the_match)]
