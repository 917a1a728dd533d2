"""Invitations: a link to an open seat."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from ..matches import lobby, portray
from ..messages import MOST_TEXT, NAME, Accepted
from ..models import Invitation, MatchMade
from .deps import AGuest, InContext, MaybeGuest, problems
from .matches import made

router = APIRouter(prefix="/api/invitations", tags=["invitations"])
Token = Annotated[str, Path(max_length=MOST_TEXT, pattern=NAME, description="the token of the invitation")]


@router.get("/{token}", responses=problems(401, 404, 409, 422, 429))
async def look_at_invitation(token: Token, guest: MaybeGuest, context: InContext) -> Invitation:
    """Where an invitation leads."""
    live, seat = await lobby.find_invitation(context, token)
    return Invitation(
        match=portray.info(live, None if guest is None else guest.id, can_watch=False),
        seat=live.seat_names[seat.index],
        is_open=seat.kind == "open" and live.status == "waiting",
        players=portray.players(live),
    )


@router.post("/{token}", responses=problems(401, 403, 404, 409, 422, 429, 503))
async def accept_invitation(token: Token, guest: AGuest, context: InContext) -> MatchMade:
    """Take the seat; when all seats are taken the match begins."""
    live, seat = await lobby.find_invitation(context, token)
    await lobby.join(context, live, seat.index, guest)
    return made(live, guest)


@router.delete("/{token}", responses=problems(401, 403, 404, 409, 422, 429, 503))
async def decline_invitation(token: Token, guest: AGuest, context: InContext) -> Accepted:
    """Decline a challenge."""
    live, seat = await lobby.find_invitation(context, token)
    return await lobby.decline(context, live, seat.index, guest)
