"""Guests: say who you are, change your name, be forgotten."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from .. import guests
from ..addresses import address_of
from ..context import Context
from ..errors import Refused
from ..matches import forgetting
from ..models import GuestInfo, GuestWithToken, NewGuest, Rename
from ..security import COOKIE
from ..settings import DAY
from .deps import AGuest, InContext, MaybeGuest, problems

router = APIRouter(prefix="/api/guest", tags=["guests"])


@router.post("", status_code=201, responses=problems(422, 429))
async def become_guest(asked: NewGuest, request: Request, response: Response, context: InContext) -> GuestWithToken:
    """Play at once under a name. A person gets a cookie, a bot its token in the answer."""
    context.limits.new_guest(address_of(request))
    guest, token = await guests.create(context, asked.name, asked.kind)
    if asked.kind == "bot":
        return GuestWithToken(id=guest.id, name=guest.name, kind=guest.kind, token=token)
    set_cookie(request, response, context, token)
    return GuestWithToken(id=guest.id, name=guest.name, kind=guest.kind, token=None)


@router.get("", responses=problems(401, 429))
async def who_am_i(guest: MaybeGuest) -> GuestInfo:
    """Who the server takes you for."""
    if guest is None:
        raise Refused("no-guest", "you are no guest yet")
    return GuestInfo(id=guest.id, name=guest.name, kind=guest.kind)


@router.patch("", responses=problems(401, 422, 429))
async def rename(asked: Rename, guest: AGuest, context: InContext) -> GuestInfo:
    """Change your name, for matches to come."""
    renamed = await guests.rename(context, guest, asked.name)
    return GuestInfo(id=renamed.id, name=renamed.name, kind=renamed.kind)


@router.delete("", status_code=204, responses=problems(401, 429))
async def be_forgotten(guest: AGuest, context: InContext, response: Response) -> None:
    """Be forgotten: your name, seats and connections. What others played with you stays theirs, without your name."""
    await context.matches.unbroken(forgetting.forget(context, guest.id))
    response.delete_cookie(COOKIE, path="/")


def set_cookie(request: Request, response: Response, context: Context, token: str) -> None:
    """Keep the token where no script reads it and no other site sends it."""
    is_https = request.url.scheme == "https" or context.settings.public_url.startswith("https://")
    response.set_cookie(
        COOKIE,
        token,
        max_age=round(context.settings.token_days * DAY),
        path="/",
        httponly=True,
        samesite="strict",
        secure=is_https,
    )
