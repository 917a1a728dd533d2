"""The matches in memory: loaded from the store when asked for, dropped when nobody needs them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar, get_args

from fracas.core import registry
from fracas.core.errors import BrokenGame, FracasError

from ..errors import not_found
from ..messages import ID_LENGTH, NAME, Status, Trouble
from ..meter import charged_alike, off_loop
from . import archive, checkpoints, trouble
from .archive import Stored
from .live import LiveMatch
from .rows import SEAT_KINDS, ActionRow, BadRows, MatchEvent, MatchRow, Seat, read_entry

if TYPE_CHECKING:
    from ..context import Context

T = TypeVar("T")
CLASHED = 1_000_000_000  # where the second migration keeps events whose version an action has too


class Matches:
    """Finds matches and keeps those in use."""

    def __init__(self) -> None:
        self._live: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Future[LiveMatch]] = {}
        self._busy: set[asyncio.Future[Any]] = set()
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.thinking: dict[str, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._live)

    async def get(self, context: Context, match_id: str) -> LiveMatch:
        """The match of that id, from memory or from the store."""
        if match_id not in self._live:
            loaded = await self.look_at(context, match_id)
            if match_id not in self._live:  # who waited for the same loading may have been first
                self.add(context, loaded)
        found = self._live[match_id]
        found.used_at = context.now()
        return found

    async def look_at(self, context: Context, match_id: str) -> LiveMatch:
        """Load a match without keeping it; never twice at the same time."""
        if not _is_id(match_id):
            raise not_found("match")
        task = self._loading.get(match_id)
        if task is None:
            task = self._loading[match_id] = asyncio.ensure_future(charged_alike(load(context, match_id)))
            task.add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(task)

    def add(self, context: Context, live: LiveMatch) -> None:
        """Keep a match in memory."""
        from . import duties  # what a match has to do next needs the matches themselves

        self._live[live.id] = live
        live.par = context.puzzles.par(live.row.puzzle)
        live.epoch = context.uptime.time(0)
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
        task = self.keep(asyncio.ensure_future(charged_alike(work)))
        return await asyncio.shield(task)

    def keep(self, task: asyncio.Future[T]) -> asyncio.Future[T]:
        """Hold on to a task until it is done."""
        self._busy.add(task)
        task.add_done_callback(self._let_go)
        return task

    def _let_go(self, task: asyncio.Future[Any]) -> None:
        self._busy.discard(task)
        if not task.cancelled():
            task.exception()  # who asked may have gone, and then nobody wants to know that it was refused

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


def _is_id(given: str) -> bool:
    """Whether the store can be asked for it; PostgreSQL refuses some texts that SQLite just does not find."""
    return len(given) <= ID_LENGTH and re.fullmatch(NAME, given) is not None


async def load(context: Context, match_id: str) -> LiveMatch:
    """Replay a match from the store; one that cannot be replayed is set aside."""
    stored = await archive.find_newest(context, match_id)
    try:
        live = await _replayed(context, stored)
    except trouble.Unplayable as found:
        if stored.checkpoint is None:
            raise await trouble.set_aside(context, stored, found) from None
        live = await _load_from_the_first(context, match_id)
    if stored.trouble is not None:
        await trouble.welcome_back(context, stored)
    return live


async def _load_from_the_first(context: Context, match_id: str) -> LiveMatch:
    """The checkpoint is of no use."""
    stored = await archive.find(context, match_id)
    try:
        return await _replayed(context, stored)
    except trouble.Unplayable as found:
        raise await trouble.set_aside(context, stored, found) from None


async def _replayed(context: Context, stored: Stored) -> LiveMatch:
    with trouble.blaming("broken"):
        row, seats, entries = _read(stored)
        present = registry.find(row.game).card.rules_version
        blame: Trouble = "old-rules" if row.rules_version < present else "broken"
        if row.rules_version > present:
            raise BadRows(f"played under version {row.rules_version} of the rules; this server plays {present}")
    try:
        game = await context.catalogue.open(row.game, row.options)
    except BrokenGame:
        raise
    except FracasError as error:
        raise trouble.Unplayable(blame, str(error)) from None

    def replay() -> LiveMatch:
        with trouble.blaming(blame):
            if [seat.index for seat in seats] != list(range(len(game.card.seats))):
                raise BadRows(f"{len(seats)} seats are stored; {row.game} has {len(game.card.seats)}")
            live = LiveMatch(row, game, seats)
            if stored.checkpoint is not None:
                checkpoints.restore(live, stored.checkpoint, context.tick())
            live.replay(entries, context.uptime.start, context.tick())
            if live.is_of_older_rules:
                _refuse_another_result(live, stored)
        return live

    return await off_loop(replay)


def _read(stored: Stored) -> tuple[MatchRow, list[Seat], list[ActionRow | MatchEvent]]:
    row = MatchRow.read(stored.match)
    if not isinstance(row.options, dict) or not isinstance(row.start_position, dict | None):
        raise BadRows("options and start position must be JSON objects")
    if stored.status not in get_args(Status) or (stored.status == "over" and archive.outcome_of(stored.match) is None):
        raise BadRows(f"the status is {stored.status!r}, the outcome {stored.match['outcome']!r}")
    times = (row.created_at, row.clock_initial_ms or 1, row.clock_increment_ms or 0)
    if not all(isinstance(time, int) for time in times) or times[1] < 1 or times[2] < 0:
        raise BadRows(f"made at {times[0]!r}, a clock of {times[1]!r} and {times[2]!r} milliseconds")
    if stored.version >= CLASHED:
        raise BadRows("two changes had the same version")
    seats = [Seat.read(seat) for seat in stored.seats]
    if any(seat.kind not in SEAT_KINDS for seat in seats):
        raise BadRows(f"seats are {', '.join(SEAT_KINDS)}, not {', '.join(seat.kind for seat in seats)}")
    return row, seats, [read_entry(entry) for entry in stored.entries]


def _refuse_another_result(live: LiveMatch, stored: Stored) -> None:
    """A match that runs must not be over under the present rules, and one that is over must end as it did."""
    before, now = archive.outcome_of(stored.match), live.outcome
    told = [None if outcome is None else (outcome.winner, outcome.ending) for outcome in (before, now)]
    if told[0] != told[1]:
        raise BadRows(f"the result was {told[0]}; under the present rules it is {told[1]}")
