"""Invitations: a link to an open seat; and what is played there, agreed by both."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from ..matches import lobby, portray, proposals
from ..messages import MOST_TEXT, NAME, Accepted
from ..models import AgreedTo, Agreement, Invitation, MatchMade, NewProposal
from .deps import AGuest, AMatch, InContext, MaybeGuest, SeatName, problems
from .matches import made, player_seat

router = APIRouter(prefix="/api", tags=["invitations"])
Token = Annotated[str, Path(max_length=MOST_TEXT, pattern=NAME, description="the token of the invitation")]


@router.get("/invitations/{token}", responses=problems(401, 404, 409, 422, 429))
async def look_at_invitation(token: Token, guest: MaybeGuest, context: InContext) -> Invitation:
    """Where an invitation leads."""
    live, seat = await lobby.find_invitation(context, token)
    return Invitation(
        match=portray.info(live, None if guest is None else guest.id, can_watch=False, is_invited=seat.kind == "open"),
        seat=live.seat_names[seat.index],
        is_open=seat.kind == "open" and live.status == "waiting",
        players=portray.players(live),
    )


@router.post("/invitations/{token}", responses=problems(401, 403, 404, 409, 422, 429, 503))
async def accept_invitation(
    token: Token, guest: AGuest, context: InContext, request: AgreedTo | None = None
) -> MatchMade:
    """Take the seat, with what is proposed; when all seats are taken the match begins."""
    live, seat = await lobby.find_invitation(context, token)
    await lobby.join(context, live, seat.index, guest, None if request is None else request.proposal)
    return made(live, guest)


@router.post("/invitations/{token}/proposals", responses=problems(401, 403, 404, 409, 413, 422, 429, 503))
async def answer_invitation(token: Token, request: NewProposal, guest: AGuest, context: InContext) -> MatchMade:
    """Take the seat and propose something else; the match begins when the other accepts it."""
    live, seat = await lobby.find_invitation(context, token)
    await proposals.propose_by_link(context, live, seat.index, guest, request)
    return made(await context.matches.get(context, live.id), guest)


@router.delete("/invitations/{token}", responses=problems(401, 403, 404, 409, 422, 429, 503))
async def decline_invitation(token: Token, guest: AGuest, context: InContext) -> Accepted:
    """Decline: who made the match is told, and has a new link for somebody else."""
    live, seat = await lobby.find_invitation(context, token)
    return await proposals.decline_by_link(context, live, seat.index, guest)


@router.post("/matches/{match_id}/proposals", responses=problems(401, 403, 404, 409, 413, 422, 429, 503))
async def propose(
    request: NewProposal, live: AMatch, guest: AGuest, context: InContext, seat: SeatName = None
) -> Accepted:
    """Propose something else to be played, before a match begins that waits."""
    return await proposals.propose(context, live, player_seat(live, guest, seat), guest, request)


@router.post("/matches/{match_id}/agreement", responses=problems(401, 403, 404, 409, 422, 429, 503))
async def agree(request: Agreement, live: AMatch, guest: AGuest, context: InContext, seat: SeatName = None) -> Accepted:
    """Accept the other's proposal, with which the match begins, or do not play it."""
    index = player_seat(live, guest, seat)
    if request.accept:
        return await proposals.agree(context, live, index, request.proposal)
    return await proposals.decline(context, live, index, guest)
