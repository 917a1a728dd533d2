"""Drawings: a moment of a match, or a stretch of it, as a file that others can show.

What is drawn is ordered here, by the seat's own view, and made by a worker, who gets nothing but that. What has been
made is kept for a while; who asks pays for it by the processor time of the worker.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TYPE_CHECKING, Literal

from fracas.pictures import ANIMATIONS, Animated, Frame, Look, NoPictures, Order, check_ready, edition, order_of

from ..errors import Refused
from ..limits import Purse
from ..logs import log_failure
from ..meter import off_loop, on_the_house
from ..workers.jobs import Draw, Drawn, Pack
from ..workers.queue import LATER, SOON
from .horizons import latest_ply
from .live import LiveMatch

if TYPE_CHECKING:
    from ..context import Context

Still = Literal["svg", "png"]
MOST_BYTES = 64 * 1024 * 1024  # kept of what was drawn
DRAW_SECONDS = 60.0  # for a few frames, on a machine with much else to do
PACK_SECONDS = 120.0
PIECE = 6  # frames drawn at a time, so that others get their turn


@dataclass(frozen=True)
class Wanted:
    """What somebody wants to see; two who want the same get the same file."""

    match: str
    version: int
    seat: int | None  # whose eyes
    home: int | None  # whose side is below
    plies: tuple[int, ...]
    kind: Still | Animated
    look: Look
    width: int
    canvas: tuple[int, int] | None = None

    @property
    def tag(self) -> str:
        """For `ETag`: another build of the boards may draw the same otherwise."""
        return sha256(f"{self} {edition()}".encode()).hexdigest()[:24]

    @property
    def name(self) -> str:
        """Of the file."""
        plies = "-".join(str(ply) for ply in sorted({self.plies[0], self.plies[-1]}))
        return f"{self.match}-{plies}.{self.kind}"


@dataclass
class Reel:
    """An animation on its way."""

    frames: int
    drawn: int = 0
    task: asyncio.Task[bytes] | None = field(default=None, repr=False)


class Drawings:
    """What was drawn lately, and the animations that are being made."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Wanted, bytes] = OrderedDict()
        self._bytes = 0
        self._reels: dict[Wanted, Reel] = {}

    async def picture(self, context: Context, live: LiveMatch, wanted: Wanted, purse: Purse) -> bytes:
        """A picture of one moment."""
        found = self._find(wanted)
        if found is None:
            _check(purse)
            orders = await _orders(context, live, wanted, wanted.plies)
            job = Draw(orders, wanted.kind == "svg", wanted.width)
            drawn: Drawn = await context.workers.think(purse.key, SOON, job, DRAW_SECONDS)
            purse.spend_drawing(drawn.seconds)
            found = drawn.files[0]
            self._keep(wanted, found)
        return found

    async def animation(
        self, context: Context, live: LiveMatch, wanted: Wanted, purse: Purse, patience: float
    ) -> bytes | Reel:
        """An animation; after so many seconds, how far it is. It is made all the same, and is there the next time."""
        found = self._find(wanted)
        if found is not None:
            return found
        reel = self._reels.get(wanted)
        if reel is None:
            _check(purse)
            reel = self._reels[wanted] = Reel(len(wanted.plies))
            reel.task = asyncio.create_task(self._make(context, live, wanted, purse, reel))
            reel.task.add_done_callback(_looked_at)
        assert reel.task is not None
        try:
            return await asyncio.wait_for(asyncio.shield(reel.task), patience)
        except TimeoutError:
            return reel

    async def close(self) -> None:
        """Stop drawing."""
        tasks = [reel.task for reel in self._reels.values() if reel.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, context: Context, live: LiveMatch, wanted: Wanted, purse: Purse, reel: Reel) -> bytes:
        on_the_house()  # of the event loop; the workers' time is paid for
        try:
            async with context.limits.turn(f"drawing {purse.key}"):
                made = await self._roll(context, live, wanted, purse, reel)
        except Refused:
            raise  # told to who asks next, or waits
        except Exception:
            log_failure("an animation failed", match=wanted.match)
            raise Refused("worker-failed", "the animation could not be made") from None
        finally:
            del self._reels[wanted]
        self._keep(wanted, made)
        return made

    async def _roll(self, context: Context, live: LiveMatch, wanted: Wanted, purse: Purse, reel: Reel) -> bytes:
        frames: list[bytes] = []
        for first in range(0, len(wanted.plies), PIECE):
            orders = await _orders(context, live, wanted, wanted.plies[first : first + PIECE])
            piece: Drawn = await context.workers.think(
                purse.key, LATER, Draw(orders, False, wanted.width), DRAW_SECONDS, is_next_piece=first > 0
            )
            purse.spend_drawing(piece.seconds)
            frames += piece.files
            reel.drawn = len(frames)
        job = Pack(tuple(frames), "gif" if wanted.kind == "gif" else "webp")
        packed: Drawn = await context.workers.think(purse.key, LATER, job, PACK_SECONDS, is_next_piece=True)
        purse.spend_drawing(packed.seconds)
        return packed.files[0]

    def _find(self, wanted: Wanted) -> bytes | None:
        if wanted in self._kept:
            self._kept.move_to_end(wanted)
        return self._kept.get(wanted)

    def _keep(self, wanted: Wanted, content: bytes) -> None:
        self._bytes += len(content) - len(self._kept.get(wanted, b""))
        self._kept[wanted] = content
        while self._bytes > MOST_BYTES and len(self._kept) > 1:
            self._bytes -= len(self._kept.popitem(last=False)[1])


def _looked_at(task: asyncio.Task[bytes]) -> None:
    """Perhaps nobody waits for it any more: it has been logged."""
    if not task.cancelled():
        task.exception()


def can_draw() -> bool:
    """Everything that pictures need is there."""
    try:
        check_ready()
    except NoPictures:
        return False
    return True


def _check(purse: Purse) -> None:
    """Refuse where nothing can be drawn, and who has had much drawn already."""
    try:
        check_ready()
    except NoPictures as error:
        raise Refused("worker-failed", str(error), reason="pictures") from None
    purse.check_drawing()


async def _orders(context: Context, live: LiveMatch, wanted: Wanted, plies: Sequence[int]) -> tuple[Order, ...]:
    """What is to be drawn, as the seat sees it: nothing is taken back while that is looked up."""
    is_frame = wanted.kind in ANIMATIONS

    def ordered() -> tuple[Order, ...]:
        if plies[-1] > latest_ply(context, live, wanted.seat):
            raise Refused("late", "the match has moved on: what was to be drawn has been taken back")
        match, seat, how = live.match, wanted.seat, Frame(is_frame, wanted.canvas, wanted.home)
        return tuple(order_of(match, ply, seat, wanted.look, how) for ply in plies)

    async def unhurried() -> tuple[Order, ...]:
        async with live.lock:
            return await off_loop(ordered)

    return await context.matches.unbroken(unhurried())
