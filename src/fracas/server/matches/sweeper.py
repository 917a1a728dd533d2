"""Recurring chores: closing abandoned matches, deleting outdated ones, dropping idle ones from memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING

from sqlalchemy import RowMapping

from fracas.core.errors import FracasError

from ..errors import Refused
from ..logs import log, log_failure
from ..settings import DAY, HOUR
from ..store import queries
from ..store.writer import Statement
from ..studies import shelf as studies
from . import archive
from .forgetting import forget
from .live import LiveMatch
from .referee import ABANDONED, abandon
from .rows import Shelf
from .trouble import TROUBLES, close_unread

if TYPE_CHECKING:
    from ..context import Context

DROP_SECONDS = 30.0
AT_ONCE = 20  # deleted by one commit: others' actions wait for no more
Work = Callable[[], Coroutine[None, None, None]]


class Sweeper:
    """Runs in the background."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin."""
        settings = self._context.settings
        self._tasks = [
            asyncio.create_task(look_over(self._context)),
            asyncio.create_task(self._every(settings.sweep_seconds, self._close_abandoned)),
            asyncio.create_task(self._every(settings.sweep_seconds, self._delete_outdated)),
            asyncio.create_task(self._every(min(DROP_SECONDS, settings.live_seconds), self._drop_idle)),
        ]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _every(self, seconds: float, work: Work) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                log_failure("sweeping failed")

    async def _drop_idle(self) -> None:
        self._context.matches.drop_idle(self._context)

    async def _close_abandoned(self) -> None:
        await close_abandoned(self._context)

    async def _delete_outdated(self) -> None:
        await delete_outdated(self._context)
        await forget_expired(self._context)


async def close_abandoned(context: Context) -> int:
    """Close invitations nobody took and matches nobody played on; how many."""
    settings, now, closed = context.settings, context.now(), 0
    limits = {"waiting": settings.waiting_hours * HOUR, "running": settings.abandoned_days * DAY}
    for status, seconds in limits.items():
        before = now - round(seconds * 1000)
        for row in await context.database.all(queries.IDLE_MATCHES, {"status": status, "before": before}):
            try:
                await _close(context, row["id"], before)
                closed += 1
            except FracasError as error:
                log("a match could not be closed", match=row["id"], reason=str(error))
            except Exception:
                log_failure("a match could not be closed", match=row["id"])
    return closed


async def _close(context: Context, match_id: str, before: int) -> None:
    try:
        await abandon(context, await context.matches.get(context, match_id), before)
    except Refused as refused:
        if refused.code not in TROUBLES:
            raise
        stored = await archive.find(context, match_id)
        if stored.status != "over":  # one of older rules has just been ended
            await close_unread(context, stored, ABANDONED)


async def delete_outdated(context: Context) -> int:
    """Delete matches that have been kept for as long as their kind is kept; how many."""
    settings, deleted = context.settings, 0
    days: dict[Shelf, float] = {
        "unfinished": settings.unfinished_days,
        "uploaded": settings.uploaded_days,
        "finished": settings.finished_days,
    }
    for shelf, kept in days.items():
        values = {"shelf": shelf, "before": context.now() - round(kept * DAY * 1000), "most": AT_ONCE}
        while kept and (rows := await context.database.all(queries.OUTDATED_MATCHES, values)):
            await context.database.commit([Statement(queries.DELETE_MATCH, {"key": row["id"]}) for row in rows])
            for row in rows:
                context.matches.drop_deleted(context, row["id"])
            deleted += len(rows)
    if settings.study_days:
        deleted += await studies.delete_outdated(
            context, context.now() - round(settings.study_days * DAY * 1000), AT_ONCE
        )
    return deleted


async def forget_expired(context: Context) -> int:
    """Forget guests who have not been seen for long; how many."""
    values, forgotten = {"now": context.now(), "most": AT_ONCE}, 0
    while rows := await context.database.all(queries.EXPIRED_GUESTS, values):
        for row in rows:
            await forget(context, row["id"])
            forgotten += 1
    return forgotten


async def clocked(context: Context) -> Sequence[RowMapping]:
    """The matches whose clocks are to go on after a start, each with its game."""
    return await context.database.all(queries.CLOCKED_MATCHES)


async def wake_clocks(context: Context, rows: Sequence[RowMapping]) -> None:
    """Load them, as soon as their games are ready; from then on time runs, for nobody's clock before."""
    for row in rows:
        await context.preparation.until_ready(row["game"])
        await _try(context.matches.get(context, row["id"]), row["id"])
    context.uptime.begin(lambda: bool(context.matches.timers))


async def look_over(context: Context) -> None:
    """After an upgrade: open matches of other rules play on or end now, and those set aside get another chance."""
    try:
        rows = [*await context.database.all(queries.BROKEN_MATCHES)]
        for game in context.catalogue.games():
            values = {"game": game.card.id, "present": game.card.rules_version}
            rows += await context.database.all(queries.MATCHES_OF_OTHER_RULES, values)
        for row in rows:
            await context.preparation.until_ready(row["game"])
            await _try(context.matches.look_at(context, row["id"]), row["id"])
    except Exception:
        log_failure("matches of other rules could not be looked over")


async def _try(loading: Coroutine[None, None, LiveMatch], match_id: str) -> None:
    """One match that cannot be loaded keeps nobody from the others."""
    try:
        await loading
    except Refused as refused:
        if refused.code not in TROUBLES:  # those have been logged
            log("a match could not be loaded", match=match_id, reason=str(refused))
    except Exception:
        log_failure("a match could not be loaded", match=match_id)
