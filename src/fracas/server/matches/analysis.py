"""The analysis of a finished match, in pieces of about a second each: what others wait for comes in between.

The first figures come as soon as an opponent's answer, and take no longer than one: somebody has just opened the room
and looks at an empty curve, while another match's suspicion may keep every other worker for many seconds.
First every position is judged, the whole match coarsely and then what lies between; then what seems to be a mistake is
looked into, the worst first. Each piece is kept as soon as it is there, so that an analysis can go on at any time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any

from fracas.core.match import Match
from fracas.search.review import coarse_to_fine, suspicious

from ..workers.jobs import CheckPly, Judgement, JudgePlies, Probe
from ..workers.pool import Workers
from ..workers.queue import LATER, URGENT
from .findings import Findings, Piece

FIRST_SECONDS = 0.2  # of the first piece: somebody waits for the first figures
PIECE_SECONDS = 1.0
LOAD_SECONDS = 120.0  # a piece may come to a worker that has to load the game first
SHARE = 0.4  # of the time given, for judging every position if everything goes as the probe said
SIMULATIONS = (20, 1_000)  # fewest and most per position and action
QUICKEST = 1e-7  # seconds of a simulation

Keep = Callable[[Piece], Awaitable[None]]
Turn = Callable[[], AbstractAsyncContextManager[None]]  # to be waited for before a piece, and held while it is done


class Analyst:
    """Judges one match, piece by piece, going on from what is known of it."""

    def __init__(
        self,
        workers: Workers,
        guest: str,
        match: Match,
        record: str,
        found: Findings,
        seconds: float,
        keep: Keep,
        turn: Turn,
    ) -> None:
        self._workers, self._guest, self._match, self._record = workers, guest, match, record
        self._found, self._seconds, self._keep, self._turn = found, seconds, keep, turn
        self._spent = 0.0

    @property
    def _is_out_of_time(self) -> bool:
        return self._spent > self._seconds

    async def go_on(self) -> None:
        """Work until all is known, or as long as one may; what is missing then can be gone on with."""
        if not self._found.simulations:
            await self._choose()
        await self._judge_all()
        if len(self._found.judged) <= self._match.ply:
            return
        for ply in suspicious(self._match, self._found.judged):
            if ply not in self._found.checks and not self._is_out_of_time:
                await self._work(CheckPly(self._record, ply, self._found.simulations))
        await self._keep(Piece(self._found.rules, self._found.simulations, is_last=True))

    async def _choose(self) -> None:
        """Find out how many simulations the time allows."""
        pace = max(QUICKEST, await self._think(Probe(self._record)))
        low, high = SIMULATIONS
        positions = self._match.ply + 1
        self._found.simulations = max(low, min(high, int(self._seconds * SHARE / (positions * pace))))

    async def _judge_all(self) -> None:
        left = [ply for ply in coarse_to_fine(self._match.ply + 1) if ply not in self._found.judged]
        seconds, count = FIRST_SECONDS, 1
        while left and self._spent <= 2 * self._seconds:
            piece, left = left[:count], left[count:]
            took = await self._work(JudgePlies(self._record, tuple(piece), self._found.simulations))
            count = min(4 * count, _count(took / len(piece), seconds))
            seconds = min(2 * seconds, PIECE_SECONDS)

    async def _work(self, job: JudgePlies | CheckPly) -> float:
        """Have one piece done and kept; the processor's seconds it took."""
        part: Judgement = await self._think(job)
        self._spent += part.seconds
        await self._keep(Piece(self._found.rules, self._found.simulations, part.judged, part.checks))
        return part.seconds

    async def _think(self, job: Probe | JudgePlies | CheckPly) -> Any:
        limit = max(2 * self._seconds, LOAD_SECONDS)
        if not self._found.judged:
            return await self._workers.think(self._guest, URGENT, job, limit, is_next_piece=True)
        async with self._turn():
            return await self._workers.think(self._guest, LATER, job, limit, is_next_piece=True)


def _count(each: float, seconds: float) -> int:
    """How many positions make a piece of so many seconds, if one takes so long."""
    return max(1, int(seconds / max(each, QUICKEST)))
