"""Analyses under way: a guest's one by one, the last asked for first; all guests' in turn, a piece at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from copy import copy
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from fracas.core.errors import IllegalAction
from fracas.search.judging import FLOOR, Attempt
from fracas.search.telling import DIGITS

from ..analysis_models import Analysis, ExpectedAction, ExpectedLine, NewTry, Try
from ..errors import Refused, not_found
from ..guests import Guest
from ..logs import log_failure
from ..meter import in_turn, off_loop
from ..store import queries
from ..store.writer import Statement
from ..workers.jobs import TryAction
from ..workers.queue import SOON
from . import expected, findings
from .analysis import SIMULATIONS, Analyst
from .findings import Findings, Piece
from .live import LiveMatch

if TYPE_CHECKING:
    from ..context import Context

AS_GOOD = FLOOR / 2  # a smaller loss than this is none: two and a half points of win chance


@dataclass
class _Run:
    asker: str  # a guest
    found: Findings
    is_next: asyncio.Event = field(default_factory=asyncio.Event)  # no other one of the asker's comes before it
    task: asyncio.Task[None] | None = None


class Analyses:
    """Starts and stops analyses, keeps what they find, and tells it."""

    def __init__(self, places: int) -> None:
        self._running: dict[str, _Run] = {}  # by match; the last asked for last
        self._failed: dict[str, Refused] = {}  # told once to who asks next
        self._places = asyncio.Semaphore(places)

    async def tell(self, context: Context, live: LiveMatch) -> Analysis:
        """What has been found out about a match that is over."""
        _check_analysable(live)
        failure = self._failed.pop(live.id, None)
        if failure is not None:
            raise failure
        found = await self._found(context, live)
        return await off_loop(findings.told, live, copy(found), live.id in self._running)

    async def run(self, context: Context, live: LiveMatch, guest: Guest) -> Analysis:
        """Start an analysis, or go on with it, before the guest's others; one that is done stays as it is."""
        _check_analysable(live)
        found = await self._found(context, live)
        run = self._running.get(live.id)
        if run is None and not found.is_done and live.ply:
            self._begin(context, live, guest, found)
        elif run is not None and run.asker == guest.id:
            self._put_first(live.id, run)
        return await self.tell(context, live)

    async def stop(self, context: Context, live: LiveMatch, guest: Guest) -> Analysis:
        """Stop an analysis; what it has found stays. Who merely looks on stops nobody else's."""
        _check_analysable(live)
        run = self._running.get(live.id)
        if run is not None:
            if guest.id not in (run.asker, live.row.owner_id) and not live.seats_of(guest.id):
                raise Refused("not-yours", "somebody else has asked for this analysis")
            await _end(run)
        return await self.tell(context, live)

    async def attempt(self, context: Context, live: LiveMatch, guest: Guest, given: NewTry) -> Try:
        """What another action would have been worth at a moment of a match that is over."""
        _check_analysable(live)
        action = await off_loop(_legal_action, live, given.ply, given.action)
        found = await self._found(context, live)
        check, judged = found.checks.get(given.ply), found.judged.get(given.ply)
        known = check or judged
        best = None if known is None else known.best
        record = await asyncio.to_thread(live.match.record)
        job = TryAction(record, given.ply, action, best, SIMULATIONS[1])
        await context.preparation.until_complete(live.row.game)
        answer: Attempt = await context.workers.think(guest.id, SOON, job, context.settings.hint_seconds)
        return _verdict(live, answer, 0.0 if known is None else known.loss)

    async def line(
        self, context: Context, live: LiveMatch, ply: int, viewer: int | None, language: str | None
    ) -> ExpectedLine:
        """What would have followed the better action at a moment, if what the search expects had come."""
        _check_analysable(live)
        found = await self._found(context, live)
        known = found.checks.get(ply) or found.judged.get(ply)
        if known is None or not known.line:
            raise not_found("line")
        async with in_turn():
            return await off_loop(expected.played, live, ply, known.line, viewer, language)

    async def close(self) -> None:
        """Stop analysing."""
        await asyncio.gather(*(_end(run) for run in list(self._running.values())))

    async def _found(self, context: Context, live: LiveMatch) -> Findings:
        """What is known by now: of an analysis under way in memory, else in the store."""
        run = self._running.get(live.id)
        if run is not None:
            return run.found
        rules = live.game.card.rules_version
        rows = await context.database.all(queries.ANALYSIS, {"id": live.id})
        found = findings.read(rules, (row["data"] for row in rows))
        run = self._running.get(live.id)  # somebody may have begun meanwhile
        if run is not None:
            return run.found
        if found is None:  # made under other rules, whose actions may mean something else now
            size = sum(len(row["data"]) for row in rows)
            forget = Statement(queries.DELETE_ANALYSIS, {"key": live.id})
            await context.database.commit([forget, Statement(queries.ADD_BYTES, {"key": live.id, "more": -size})])
            return Findings(rules)
        return found

    def _begin(self, context: Context, live: LiveMatch, guest: Guest, found: Findings) -> None:
        most = context.settings.queue_per_guest
        if [run.asker for run in self._running.values()].count(guest.id) >= most:
            raise Refused("too-many", f"you have {most} analyses waiting already; wait for one", retry_after=2)
        run = _Run(guest.id, found)
        self._put_first(live.id, run)
        run.task = asyncio.create_task(self._analyse(context, live, run), name=f"analysis {live.id}")
        run.task.add_done_callback(lambda _: self._remove(live.id, run))

    def _put_first(self, match_id: str, run: _Run) -> None:
        """Who opens another match looks at that one now; the one before goes on after it."""
        self._running.pop(match_id, None)
        self._running[match_id] = run
        self._choose_next(run.asker)

    def _remove(self, match_id: str, run: _Run) -> None:
        self._running.pop(match_id, None)
        self._choose_next(run.asker)

    def _choose_next(self, guest: str) -> None:
        theirs = [run for run in self._running.values() if run.asker == guest]
        for run in theirs:
            run.is_next.clear()
        if theirs:
            theirs[-1].is_next.set()

    @asynccontextmanager
    async def _turn(self, run: _Run) -> AsyncIterator[None]:
        """Wait until nothing else of the asker's comes first, and for a place among all guests' analyses."""
        while True:
            await run.is_next.wait()
            async with self._places:
                if run.is_next.is_set():
                    yield
                    return

    async def _analyse(self, context: Context, live: LiveMatch, run: _Run) -> None:
        async def keep(piece: Piece) -> None:
            text = findings.written(piece)
            row = {"match_id": live.id, "number": run.found.pieces, "data": text, "at": context.now()}
            more = Statement(queries.ADD_BYTES, {"key": live.id, "more": len(text)})
            await context.database.commit([Statement(queries.INSERT_ANALYSIS, row), more])
            run.found.add(piece)

        def turn() -> AbstractAsyncContextManager[None]:
            return self._turn(run)

        try:
            await context.preparation.until_complete(live.row.game)
            record = await asyncio.to_thread(live.match.record)
            seconds = context.settings.analysis_seconds
            await Analyst(context.workers, run.asker, live.match, record, run.found, seconds, keep, turn).go_on()
        except Refused as refused:
            self._failed[live.id] = refused
        except Exception:
            log_failure("an analysis failed", match=live.id)
            self._failed[live.id] = Refused("worker-failed", "the analysis failed", retry_after=30)


async def _end(run: _Run) -> None:
    if run.task is not None:
        run.task.cancel()
        await asyncio.gather(run.task, return_exceptions=True)


def _check_analysable(live: LiveMatch) -> None:
    if live.outcome is None:
        raise Refused("not-running", "a match is analysed when it is over", reason="unfinished")
    if live.game.card.is_solo:
        text = "a puzzle has no opponent to be judged against; ask for hints instead"
        raise Refused("unfair", text, reason="no-analysis-of-puzzle")


def _legal_action(live: LiveMatch, ply: int, given: int | str | Mapping[str, Any]) -> int:
    """The id of an action that could have been played after so many others."""
    if ply >= live.ply:
        last = "it has none" if not live.ply else f"allowed: 0 to {live.ply - 1}"
        raise Refused("invalid", f"ply: got {ply}; an action of the match is tried anew, {last}")
    try:
        action = live.match.identify(given)
    except IllegalAction as error:
        raise Refused("illegal", str(error)) from None
    if action not in live.game.legal_ids(live.match.state_at(ply)):
        raise Refused("illegal", f"{live.game.actions[action].text!r} could not be played at that moment")
    return action


def _verdict(live: LiveMatch, answer: Attempt, lost: float) -> Try:
    """Found: as good as the best. Nearly: hardly worse, or less than half of what was lost in the match is lost."""
    loss = max(0.0, answer.best_value - answer.value)
    reply = live.game.actions[answer.line[1]] if len(answer.line) > 1 else None
    return Try(
        verdict="found" if loss < AS_GOOD else "nearly" if loss < max(FLOOR, lost / 2) else "worse",
        value=round(answer.value, DIGITS),
        best_value=round(max(answer.best_value, answer.value), DIGITS),
        reply=None if reply is None else ExpectedAction(text=reply.text, structure=reply.structure()),
    )
