"""The analysis of a finished match, in pieces of about a second each: what others wait for comes in between."""

from __future__ import annotations

from typing import Any

from fracas.search.review import largest_losses

from ..errors import Refused
from ..workers.jobs import Judge, Judged, Judgement, Probe
from ..workers.pool import Workers
from ..workers.queue import LATER

PIECE_SECONDS = 1.0
LOAD_SECONDS = 120.0  # a piece may come to a worker that has to load the game first
SHARE = 0.6  # of the time given, used up if everything goes as the probe said
SIMULATIONS = (20, 1_000)  # fewest and most per position
QUICKEST = 1e-7  # seconds of a simulation
MISTAKES = 5


class Analyst:
    """Judges one match, piece by piece."""

    def __init__(self, workers: Workers, guest: str, record: str, plies: int, seconds: float) -> None:
        self._workers, self._guest, self._record = workers, guest, record
        self._plies = plies + 1  # positions: before each action, and the last
        self._seconds = seconds

    async def judge(self) -> tuple[Judgement, list[int]]:
        """Every position and action, and where the largest mistakes stand; `Refused` if it takes far too long."""
        pace = max(QUICKEST, await self._think(Probe(self._record)))
        low, high = SIMULATIONS
        simulations = max(low, min(high, int(self._seconds * SHARE / (self._plies * pace))))
        parts: list[Judgement] = []
        first, count, spent = 0, _count(pace * simulations), 0.0
        while first < self._plies:
            end = min(first + count, self._plies)
            part: Judgement = await self._think(Judge(self._record, first, end, simulations))
            parts.append(part)
            spent += part.seconds
            if spent > 2 * self._seconds:
                raise Refused("worker-failed", f"the analysis took longer than {2 * self._seconds:g} seconds")
            count = min(2 * count, _count(part.seconds / (end - first)))
            first = end
        decisions = tuple(judged for part in parts for judged in part.decisions)
        curve = tuple(values for part in parts for values in part.curve)
        return Judgement(curve, decisions, spent), _mistakes(decisions, simulations)

    async def _think(self, piece: Probe | Judge) -> Any:
        limit = max(2 * self._seconds, LOAD_SECONDS)
        return await self._workers.think(self._guest, LATER, piece, limit, is_next_piece=True)


def _count(seconds: float) -> int:
    """How many positions make a piece, if one takes so long."""
    return max(1, int(PIECE_SECONDS / max(seconds, QUICKEST)))


def _mistakes(decisions: tuple[Judged, ...], simulations: int) -> list[int]:
    return largest_losses([judged.loss for judged in decisions], simulations, MISTAKES)
