"""The matches in memory: loaded from the store when asked for, dropped when nobody needs them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from fracas.core import registry

from ..errors import Refused, not_found
from ..store import queries
from .live import LiveMatch
from .rows import MatchRow, Seat, read_entry

if TYPE_CHECKING:
    from ..context import Context

T = TypeVar("T")


class Matches:
    """Finds matches and keeps those in use."""

    def __init__(self) -> None:
        self._live: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Task[LiveMatch]] = {}
        self._busy: set[asyncio.Task[Any]] = set()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.thinking: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._live)

    async def get(self, context: Context, match_id: str) -> LiveMatch:
        """The match of that id, from memory or from the store."""
        found = self._live.get(match_id)
        if found is None:
            task = self._loading.get(match_id)
            if task is None:
                task = asyncio.create_task(load(context, match_id))
                self._loading[match_id] = task
                task.add_done_callback(lambda done: self._loaded(context, match_id, done))
            found = await asyncio.shield(task)
        found.used_at = context.now()
        return found

    def _loaded(self, context: Context, match_id: str, task: asyncio.Task[LiveMatch]) -> None:
        self._loading.pop(match_id, None)
        if not task.cancelled() and task.exception() is None:
            self.add(context, task.result())

    def add(self, context: Context, live: LiveMatch) -> None:
        """Keep a match in memory."""
        from . import duties  # what a match has to do next needs the matches themselves

        self._live[live.id] = live
        live.par = context.puzzles.par(live.row.puzzle)
        live.used_at = context.now()
        context.metrics.matches.set(len(self._live))
        duties.take_up(context, live)

    def drop(self, context: Context, live: LiveMatch) -> None:
        """Forget a match; the store has it."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
        timer = self.timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()
        context.metrics.matches.set(len(self._live))

    def drop_deleted(self, context: Context, match_id: str) -> None:
        """A match is no longer in the store: who looks on is turned away when coming again."""
        live = self._live.get(match_id)
        if live is not None:
            self.drop_stale(context, live)

    def drop_stale(self, context: Context, live: LiveMatch) -> None:
        """Somebody else has written to this match: those who look on must come again."""
        live.is_stale = True
        self.drop(context, live)
        for subscriber in list(live.subscribers):
            subscriber.wake()

    def drop_idle(self, context: Context) -> int:
        """Drop what nobody watches and what has not been used for long; how many."""
        settings, now = context.settings, context.now()
        idle = [live for live in self._live.values() if self._is_idle(live)]
        idle.sort(key=lambda live: live.used_at)
        too_many = len(self._live) - settings.live_matches
        dropped = 0
        for index, live in enumerate(idle):
            if index < too_many or now - live.used_at > settings.live_seconds * 1000:
                self.drop(context, live)
                dropped += 1
        return dropped

    def _is_idle(self, live: LiveMatch) -> bool:
        is_timed = live.clock is not None and live.status == "running"
        return not (live.subscribers or live.lock.locked() or is_timed or live.id in self.thinking)

    def all(self) -> list[LiveMatch]:
        """Every match in memory."""
        return list(self._live.values())

    async def unbroken(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish a change even if who asked for it has gone: memory and store must not part."""
        return await asyncio.shield(self.keep(asyncio.ensure_future(work)))

    def keep(self, task: asyncio.Task[T]) -> asyncio.Task[T]:
        """Hold on to a task until it is done."""
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return task

    async def settled(self) -> None:
        """Wait for the matches that are being loaded: they may have been read before the store was changed."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    async def settle(self) -> None:
        """Wait for changes under way; stop timers and thoughts."""
        for timer in self.timers.values():
            timer.cancel()
        for thought in list(self.thinking.values()):
            thought.cancel()
        await asyncio.gather(*self._busy, *self.thinking.values(), return_exceptions=True)


async def load(context: Context, match_id: str) -> LiveMatch:
    """Replay a match from the store."""
    questions = (queries.MATCH, queries.SEATS, queries.ENTRIES)
    found, seats, entries = await context.database.each(questions, {"id": match_id})
    if not found:
        raise not_found("match")
    settled = MatchRow.read(found[0])
    playable = registry.find(settled.game).card.rules_version
    if settled.rules_version != playable:
        raise Refused(
            "old-rules",
            f"this match was played under version {settled.rules_version} of the rules; this server plays {playable}",
        )
    game = await context.catalogue.open(settled.game, settled.options)
    live = LiveMatch(settled, game, [Seat.read(row) for row in seats])
    live.replay(map(read_entry, entries), context.booted_at)
    return live
