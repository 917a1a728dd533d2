"""The analysis of a finished match: what is known, starting and stopping, trying another action."""

from __future__ import annotations

from fastapi import APIRouter

from ..analysis_models import Analysis, ExpectedLine, NewTry, RunAnalysis, Try
from ..matches.seating import looking_back, whose_view
from .deps import AGuest, AMatch, InContext, MaybeGuest, Ply, Spoken, ViewName, WatchToken, problems

router = APIRouter(prefix="/api", tags=["matches"])
REFUSALS = problems(401, 403, 404, 409, 422, 429, 503)


@router.get("/matches/{match_id}/analysis", responses=REFUSALS)
async def known_analysis(live: AMatch, guest: MaybeGuest, context: InContext, watch: WatchToken = None) -> Analysis:
    """What has been found out about a match that is over; asking starts nothing."""
    whose_view(live, guest, None, watch)
    return await context.analyses.tell(context, live)


@router.post("/matches/{match_id}/analysis", responses=REFUSALS)
async def run_analysis(
    request: RunAnalysis, live: AMatch, guest: AGuest, context: InContext, watch: WatchToken = None
) -> Analysis:
    """Start the analysis of a match that is over or go on with it, or stop it; it is kept as far as it has come."""
    whose_view(live, guest, None, watch)
    if request.run:
        return await context.analyses.run(context, live, guest)
    return await context.analyses.stop(context, live, guest)


@router.post("/matches/{match_id}/analysis/tries", responses=REFUSALS)
async def try_again(request: NewTry, live: AMatch, guest: AGuest, context: InContext, watch: WatchToken = None) -> Try:
    """Try another action at a moment of a match that is over: how good it is, from what its seat knew then."""
    whose_view(live, guest, None, watch)
    return await context.analyses.attempt(context, live, guest, request)


@router.get("/matches/{match_id}/analysis/line", responses=REFUSALS)
async def expected_line(
    live: AMatch,
    guest: MaybeGuest,
    context: InContext,
    ply: Ply,
    seat: ViewName = None,
    watch: WatchToken = None,
    language: Spoken = None,
) -> ExpectedLine:
    """The line that the better action expects at a moment of a match that is over, played on: what would be seen."""
    viewer = looking_back(live, guest, seat, watch)
    return await context.analyses.line(context, live, ply, viewer, language)
