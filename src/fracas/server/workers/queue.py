"""A queue in which guests take turns: however much one asks for, the next in line is another."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

URGENT, SOON, LATER = range(3)  # opponents and first figures, hints, analyses
_RANKS = 3


class FairQueue(Generic[T]):
    """By rank, then guest by guest, then in order."""

    def __init__(self) -> None:
        self._lines: list[OrderedDict[str, deque[T]]] = [OrderedDict() for _ in range(_RANKS)]
        self._filled = asyncio.Event()
        self._reserved = 0  # of those who wait now, how many take nothing but what is urgent

    def __len__(self) -> int:
        return sum(len(line) for lines in self._lines for line in lines.values())

    def waiting(self, guest: str) -> int:
        """How many things a guest has in the queue."""
        return sum(len(lines.get(guest, ())) for lines in self._lines)

    def put(self, guest: str, rank: int, item: T) -> None:
        """Add to the end of the guest's own line."""
        self._lines[rank].setdefault(guest, deque()).append(item)
        self._filled.set()

    def drop(self, guest: str, rank: int, item: T) -> None:
        """Take out what nobody waits for any more; nothing happens if it is gone."""
        line = self._lines[rank].get(guest, deque())
        if item in line:
            line.remove(item)
            if not line:
                del self._lines[rank][guest]

    def clear(self) -> list[T]:
        """Take out everything."""
        found = [item for lines in self._lines for line in lines.values() for item in line]
        for lines in self._lines:
            lines.clear()
        return found

    async def get(self, unless: Callable[[], bool], *, is_reserved: bool = False) -> T | None:
        """The next thing, when there is one; None as soon as there is none and `unless` holds.

        Who is reserved takes urgent things alone, and before everybody else.
        """
        self._reserved += is_reserved
        try:
            while not (ranks := self._ranks(is_reserved)):
                if unless():
                    return None
                self._filled.clear()
                await self._filled.wait()
            return self._pop(ranks[0])
        finally:
            self._reserved -= is_reserved
            self._filled.set()  # another may take what this one leaves

    def stir(self) -> None:
        """Let those who wait look again at their `unless`."""
        self._filled.set()

    def _ranks(self, is_reserved: bool) -> list[int]:
        """The ranks from which somebody may take something now."""
        filled = [rank for rank, lines in enumerate(self._lines) if lines]
        if is_reserved:
            return [rank for rank in filled if rank == URGENT]
        urgent = sum(len(line) for line in self._lines[URGENT].values())
        return [rank for rank in filled if rank != URGENT or urgent > self._reserved]

    def _pop(self, rank: int) -> T:
        lines = self._lines[rank]
        guest, line = next(iter(lines.items()))
        item = line.popleft()
        if line:
            lines.move_to_end(guest)  # the others first
        else:
            del lines[guest]
        return item
