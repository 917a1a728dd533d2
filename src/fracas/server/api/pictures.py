"""Pictures: a moment of a match as SVG or PNG, a stretch of it as GIF or WebP."""

from __future__ import annotations

from hmac import compare_digest
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from fracas.core.contract import ALL
from fracas.core.texts import ENGLISH
from fracas.pictures import ANIMATION_WIDTH, LEAST_WIDTH, MOST_FRAMES, Animated, Look, Theme, moments

from ..context import Context
from ..errors import Refused, not_found
from ..limits import Purse
from ..link_previews import HEIGHT, WIDTH, preview_key
from ..matches.drawings import Reel, Still, Wanted
from ..matches.horizons import latest_ply
from ..matches.live import LiveMatch
from ..matches.pictures import spoken
from ..matches.seating import looking_back, place_of
from ..messages import FACTS_ALONE, MOST_NUMBER, MOST_TEXT
from ..models import AnimationProgress
from .deps import AMatch, APurse, InContext, MaybeGuest, SeatName, Spoken, WatchToken, problems

router = APIRouter(prefix="/api", tags=["pictures"])
DRAWN = problems(401, 403, 404, 409, 422, 429, 503)
MOST_WIDTH, WIDEST_FRAME = 2400, 1000  # pixels
MOST_PATIENCE = 30.0  # seconds: proxies wait no longer than a minute
TYPES = {"svg": "image/svg+xml", "png": "image/png", "gif": "image/gif", "webp": "image/webp"}
# An SVG opened by itself is a page: it may use its own font and styles, and nothing else.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox; frame-ancestors 'none'"
CARD = (WIDTH, HEIGHT)  # of link previews
ThemeName = Annotated[Theme, Query(description="light or dark")]
HasCaption = Annotated[bool, Query(description="a line below the board: what has just happened")]
Moment = Annotated[int | None, Query(ge=0, le=MOST_NUMBER, description="after so many actions; without it, now")]


def _files(*kinds: str) -> dict[int | str, dict[str, Any]]:
    content = {TYPES[kind]: {"schema": {"type": "string", "format": "binary"}} for kind in kinds}
    return {
        200: {"content": content, "description": "The file."},
        304: {"description": "It is the one you have: `If-None-Match` names its `ETag`."},
    }


@router.get("/matches/{match_id}/picture.{kind}", response_class=Response, responses=DRAWN | _files("svg", "png"))
async def match_picture(
    kind: Still,
    request: Request,
    live: AMatch,
    guest: MaybeGuest,
    context: InContext,
    purse: APurse,
    ply: Moment = None,
    seat: SeatName = None,
    watch: WatchToken = None,
    theme: ThemeName = "light",
    language: Spoken = None,
    caption: HasCaption = True,
    width: Annotated[int, Query(ge=LEAST_WIDTH, le=MOST_WIDTH, description="pixels, of a PNG")] = WIDTH,
) -> Response:
    """The board as a seat (or a spectator) sees it, or saw it after some actions."""
    index = looking_back(live, guest, seat, watch)
    home = place_of(live, guest, index, watch)
    at = _reached(ply, latest_ply(context, live, index))
    look = Look(theme, _language(live, language), caption)
    pixels = width if kind == "png" else WIDTH
    return await _drawn(
        request, context, live, Wanted(live.id, live.version, index, home, (at,), kind, look, pixels), purse
    )


@router.get("/matches/{match_id}/preview.png", response_class=Response, responses=DRAWN | _files("png"))
async def match_preview(
    request: Request,
    live: AMatch,
    context: InContext,
    purse: APurse,
    key: Annotated[str, Query(max_length=MOST_TEXT, description="as the page of the match's link names it")],
    ply: Moment = None,
    theme: ThemeName = "light",
    language: Spoken = None,
) -> Response:
    """A match that is over, with everything that was hidden, in the proportions of link previews."""
    if live.outcome is None or not compare_digest(key.encode(), preview_key(live.row.watch_token).encode()):
        raise not_found("match")
    at = min(live.ply, live.ply if ply is None else ply)
    look = Look(theme, _language(live, language))
    wanted = Wanted(live.id, live.version, ALL, None, (at,), "png", look, CARD[0], CARD)
    return await _drawn(request, context, live, wanted, purse)


async def _drawn(request: Request, context: Context, live: LiveMatch, wanted: Wanted, purse: Purse) -> Response:
    if _is_known(request, wanted):
        return Response(status_code=304, headers=_kept(wanted))
    return _file(await context.drawings.picture(context, live, wanted, purse), wanted)


@router.get(
    "/matches/{match_id}/animation.{kind}",
    response_class=Response,
    responses=DRAWN
    | _files("gif", "webp")
    | {202: {"model": AnimationProgress, "description": "It is being drawn: ask again for the file."}},
)
async def match_animation(
    kind: Animated,
    request: Request,
    live: AMatch,
    guest: MaybeGuest,
    context: InContext,
    purse: APurse,
    first: Annotated[int, Query(ge=0, le=MOST_NUMBER, description="it begins after so many actions")] = 0,
    last: Annotated[int | None, Query(ge=0, le=MOST_NUMBER, description="and ends after so many; else now")] = None,
    step: Annotated[int, Query(ge=1, le=MOST_NUMBER, description="show every so many actions only")] = 1,
    seat: SeatName = None,
    watch: WatchToken = None,
    theme: ThemeName = "light",
    language: Spoken = None,
    caption: HasCaption = True,
    width: Annotated[int, Query(ge=LEAST_WIDTH, le=WIDEST_FRAME, description="pixels")] = ANIMATION_WIDTH,
    wait: Annotated[
        float,
        Query(ge=0, le=MOST_PATIENCE, description="seconds; if it takes longer the answer is 202 and how far it is"),
    ] = MOST_PATIENCE,
) -> Response:
    """A stretch of the match as a seat (or a spectator) saw it, an action a frame."""
    index = looking_back(live, guest, seat, watch)
    home = place_of(live, guest, index, watch)
    end = _reached(last, latest_ply(context, live, index))
    if first > end:
        raise Refused("invalid", f"query.first: {first} is later than the end, {end}")
    if (end - first) // step >= MOST_FRAMES:
        text = f"an animation shows {MOST_FRAMES} moments at most, not {end - first + 1}; a larger step shows fewer"
        raise Refused("too-large", text)
    look = Look(theme, _language(live, language), caption)
    wanted = Wanted(live.id, live.version, index, home, tuple(moments(first, end, step)), kind, look, width)
    if _is_known(request, wanted):
        return Response(status_code=304, headers=_kept(wanted))
    found = await context.drawings.animation(context, live, wanted, purse, wait)
    if isinstance(found, Reel):
        progress = AnimationProgress(frames=found.frames, drawn=found.drawn)
        return Response(progress.model_dump_json(), 202, {"Retry-After": "1"}, "application/json")
    return _file(found, wanted)


def _reached(given: int | None, latest: int) -> int:
    if given is not None and given > latest:
        raise Refused("early", f"the match has {latest} actions so far; there is no moment {given} yet")
    return latest if given is None else given


def _language(live: LiveMatch, asked: str | None) -> str:
    found = spoken(live.game, asked)
    return ENGLISH if found in (None, FACTS_ALONE) else found


def _is_known(request: Request, wanted: Wanted) -> bool:
    return f'"{wanted.tag}"' in request.headers.get("if-none-match", "")


def _kept(wanted: Wanted) -> dict[str, str]:
    return {"ETag": f'"{wanted.tag}"', "Cache-Control": "private, no-cache"}


def _file(content: bytes, wanted: Wanted) -> Response:
    headers = {
        **_kept(wanted),
        "Content-Disposition": f'inline; filename="{wanted.name}"',
        "Content-Security-Policy": POLICY,
    }
    return Response(content, headers=headers, media_type=TYPES[wanted.kind])
