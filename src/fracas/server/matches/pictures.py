"""Pictures: the newest state as one seat may see it, encoded once per version and shared by everybody who wants it."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NamedTuple

from fracas.core.contract import Game

from ..connections import framed
from ..messages import FACTS_ALONE, EventPage, Past
from ..meter import in_turn, off_loop, payer
from . import portray
from .horizons import latest_ply
from .live import LiveMatch

if TYPE_CHECKING:
    from ..context import Context

QUICK_SECONDS = 0.008  # what takes longer is made in a thread, which lets go of the interpreter every 5 milliseconds


@dataclass(frozen=True)
class Picture:
    """A state of a match as one seat may see it, encoded."""

    version: int
    text: str

    @cached_property
    def frame(self) -> bytes:
        """The same as it goes to every WebSocket that wants it."""
        return framed(self.text)


class _Key(NamedTuple):
    """What makes a picture what it is."""

    seat: int | None
    since: int
    version: int
    is_behind: bool  # a spectator's who is told later
    language: str | None


async def newest(
    context: Context, live: LiveMatch, seat: int | None, known: int | None, before: int | None, language: str | None
) -> Picture:
    """The state a seat may see (by `before`, if it is kept behind), told since version `known`."""
    found = at_hand(live, seat, known, before, language)
    if found is not None:
        return found
    return await context.matches.unbroken(_draw_aside(live, seat, known, before, language))


def at_hand(
    live: LiveMatch, seat: int | None, known: int | None, before: int | None, language: str | None
) -> Picture | None:
    """The same if it is there already or quick to draw."""
    key = _key(live, known, seat, before, language)
    found = live.pictures.get(key)
    if found is None and live.drawing_seconds <= QUICK_SECONDS:
        found = _draw(live, key, before)
        _bill(live)
    return found


async def _draw_aside(
    live: LiveMatch, seat: int | None, known: int | None, before: int | None, language: str | None
) -> Picture:
    async with in_turn(), live.lock:  # nothing changes while it is drawn
        key = _key(live, known, seat, before, language)
        found = live.pictures.get(key)
        if found is None:
            found = await off_loop(_draw, live, key, before)
            _bill(live)
        return found


def _bill(live: LiveMatch) -> None:
    """Who asks for a picture pays for it; what followers are sent is paid for by who changed the match."""
    if payer() is None and live.payer is not None:
        live.payer.spend(live.drawing_seconds)


def _key(live: LiveMatch, known: int | None, seat: int | None, before: int | None, language: str | None) -> _Key:
    version = live.version if before is None else live.visible(before).version
    since = 0 if known is None or known > version else live.since(known, version)
    return _Key(seat, since, version, before is not None, spoken(live.game, language))


def _draw(live: LiveMatch, key: _Key, before: int | None) -> Picture:
    began = time.thread_time()  # a thread beside the event loop waits for the interpreter, too
    found = live.pictures[key] = Picture(key.version, portray.state(live, key.seat, key.since, before, key.language))
    live.drawing_seconds = time.thread_time() - began
    return found


async def past(
    context: Context, live: LiveMatch, seat: int | None, ply: int, language: str | None, ref: str = ""
) -> Past:
    """What a seat saw after `ply` actions."""
    if live.drawing_seconds <= QUICK_SECONDS:
        return portray.past(live, seat, ply, latest_ply(context, live, seat), language, ref)
    return await context.matches.unbroken(_past_aside(context, live, seat, ply, language, ref))


async def _past_aside(
    context: Context, live: LiveMatch, seat: int | None, ply: int, language: str | None, ref: str
) -> Past:
    async with in_turn(), live.lock:  # nothing is taken back while somebody looks at it
        return await off_loop(portray.past, live, seat, ply, latest_ply(context, live, seat), language, ref)


async def past_to_play(context: Context, live: LiveMatch, seat: int | None, ply: int, language: str | None) -> Past:
    """The same, with what the seat could have played, once the match is over."""
    return await context.matches.unbroken(_past_to_play_aside(context, live, seat, ply, language))


async def _past_to_play_aside(
    context: Context, live: LiveMatch, seat: int | None, ply: int, language: str | None
) -> Past:
    async with in_turn(), live.lock:
        return await off_loop(portray.past_to_play, live, seat, ply, latest_ply(context, live, seat), language)


async def page(context: Context, live: LiveMatch, seat: int | None, until: int, language: str | None) -> EventPage:
    """What a seat saw happen before a moment, as far back as one answer goes."""
    return await context.matches.unbroken(_page_aside(context, live, seat, until, language))


async def _page_aside(
    context: Context, live: LiveMatch, seat: int | None, until: int, language: str | None
) -> EventPage:
    async with in_turn(), live.lock:
        return await off_loop(portray.page, live, seat, until, latest_ply(context, live, seat), language)


def spoken(game: Game[Any], language: str | None) -> str | None:
    """The language a picture is in: whatever a client may ask for, there are no more pictures than languages."""
    return language if language in (None, FACTS_ALONE) else game.texts(language).language
