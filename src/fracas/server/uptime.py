"""The server's own time: how long it has been up in all its lives, in milliseconds.

Clocks count by it. It advances with the machine's steady clock, so no step of the wall clock gives or takes time; it
stands still while the server is down. A heartbeat writes down how far it will have come a little later, so that a crash
costs nobody more than that little, and gives nothing back unless the heart was later still.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from .logs import log
from .store import queries
from .store.database import Database
from .store.writer import Statement

if TYPE_CHECKING:
    from .context import Now

BEAT_SECONDS = 0.25  # while somebody's clock runs
AHEAD_MS = 500  # a crash costs so much at most, and gives back only what the heart was later than that
REST_MS = 30_000  # else
LATE_SECONDS = 1.0  # a store that takes longer to write has failed, as far as clocks are concerned
FIRST_TICK = 1  # 0 is the tick of entries stored before there were ticks


class Uptime:
    """Ticks of one millisecond, going on from where the last life of the server ended."""

    def __init__(self, database: Database, now: Now, steady: Now) -> None:
        self._database, self._steady = database, steady
        self._opened_at = now()
        self.start = FIRST_TICK  # of this life
        self._began: int | None = None  # by the steady clock; None: it does not run yet
        self._paused: int | None = None  # the tick at which it stands still until the store takes writes again
        self._lost = 0  # milliseconds it has stood still so far
        self._stopped: int | None = None  # the tick at which it stands still for good
        self._written = 0
        self._has_failed = False
        self._heart: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Find out where the last life ended."""
        found = await self._database.one(queries.UPTIME)
        if found is None:
            await self._database.commit([Statement(queries.INSERT_UPTIME, {"id": 1, "ticks": FIRST_TICK})])
        self.start = self._written = FIRST_TICK if found is None else found["ticks"]

    def begin(self, is_timed: Callable[[], bool]) -> None:
        """Let time run, now that everybody can play; it is written down often while `is_timed`."""
        self._began = self._steady()
        self._heart = asyncio.create_task(self._keep(is_timed), name="uptime")

    def tick(self) -> int:
        """The time now."""
        if self._stopped is not None:
            return self._stopped
        if self._paused is not None:
            return self._paused
        return self.start + (0 if self._began is None else self._steady() - self._began - self._lost)

    def time(self, tick: int) -> int:
        """A tick in milliseconds since 1970: the wall clock's time when the server started, and steady from there."""
        return self._opened_at + tick - self.start

    def stop(self) -> None:
        """Stand still: nobody can play any more."""
        self._stopped = self.tick()

    async def close(self) -> None:
        """Write the last tick down."""
        self.stop()
        if self._heart is not None:
            self._heart.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._heart
        await self.beat()

    async def _keep(self, is_timed: Callable[[], bool]) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            if is_timed() or self.tick() - self._written >= REST_MS:
                await self._beat_in_time()

    async def _beat_in_time(self) -> None:
        """While nothing can be stored, nobody can act, and so nobody's clock runs."""
        beat = asyncio.ensure_future(self.beat())
        done, _ = await asyncio.wait({beat}, timeout=LATE_SECONDS)
        if not done:
            self._pause()
        if await beat:
            self._resume()
        else:
            self._pause()

    def _pause(self) -> None:
        if self._paused is None:
            self._paused = self.tick()

    def _resume(self) -> None:
        if self._paused is not None:
            paused, self._paused = self._paused, None
            self._lost += self.tick() - paused

    async def beat(self) -> bool:
        """Write the time down, if that can be done; a store that fails for a while is complained about once."""
        tick = self.tick() + (AHEAD_MS if self._stopped is None else 0)
        if tick == self._written and self._paused is None:
            return True
        try:
            await self._database.commit([Statement(queries.SET_UPTIME, {"tick": tick})])
            self._written, self._has_failed = tick, False
        except Exception as error:
            if not self._has_failed:
                log("the uptime could not be written", logging.ERROR, error=type(error).__name__)
            self._has_failed = True
            return False
        return True
