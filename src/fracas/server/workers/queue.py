"""A queue in which guests take turns: however much one asks for, the next in line is another."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

URGENT, SOON, LATER = range(3)  # opponents, hints, analyses
_RANKS = 3


class FairQueue(Generic[T]):
    """By rank, then guest by guest, then in order."""

    def __init__(self) -> None:
        self._lines: list[OrderedDict[str, deque[T]]] = [OrderedDict() for _ in range(_RANKS)]
        self._filled = asyncio.Event()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def waiting(self, guest: str) -> int:
        """How many things a guest has in the queue."""
        return sum(len(lines.get(guest, ())) for lines in self._lines)

    def put(self, guest: str, rank: int, item: T) -> None:
        """Add to the end of the guest's own line."""
        self._lines[rank].setdefault(guest, deque()).append(item)
        self._size += 1
        self._filled.set()

    async def get(self, unless: Callable[[], bool]) -> T | None:
        """The next thing, when there is one; None as soon as the queue is empty and `unless` holds."""
        while not self._size:
            if unless():
                return None
            self._filled.clear()
            await self._filled.wait()
        return self._pop()

    def stir(self) -> None:
        """Let those who wait look again at their `unless`."""
        self._filled.set()

    def _pop(self) -> T:
        for lines in self._lines:
            if lines:
                guest, line = next(iter(lines.items()))
                item = line.popleft()
                if line:
                    lines.move_to_end(guest)  # the others first
                else:
                    del lines[guest]
                self._size -= 1
                return item
        raise LookupError("the queue is empty")
