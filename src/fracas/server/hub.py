"""Who is connected, and what guests are told outside a match: begun, over, challenged."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

MOST_WAITING = 256  # a listener that falls further behind is cut off and comes again


class Listener:
    """One open event stream of a guest."""

    def __init__(self, guest_id: str, games: frozenset[str]) -> None:
        self.guest_id, self.games = guest_id, games
        self.queue: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue(MOST_WAITING)

    def tell(self, event: dict[str, Any]) -> None:
        """Queue an event."""
        try:
            self.queue.put_nowait(event)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """End the stream."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)


class Hub:
    """The open event streams and other connections, by guest."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._doors: defaultdict[str, list[Callable[[], None]]] = defaultdict(list)
        self.is_stopping = asyncio.Event()

    def join(self, guest_id: str, games: frozenset[str]) -> Listener:
        """Open a stream."""
        listener = Listener(guest_id, games)
        self._listeners[guest_id].add(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        """A stream has ended."""
        mine = self._listeners[listener.guest_id]
        mine.discard(listener)
        if not mine:
            del self._listeners[listener.guest_id]

    @contextmanager
    def connected(self, guest_id: str | None, leave: Callable[[], None]) -> Iterator[None]:
        """A guest has a connection open; `leave` is called when it must go."""
        if guest_id is None:
            yield
            return
        self._doors[guest_id].append(leave)
        try:
            yield
        finally:
            self._doors[guest_id].remove(leave)
            if not self._doors[guest_id]:
                del self._doors[guest_id]

    def expel(self, guest_id: str) -> None:
        """End every stream and connection of a guest."""
        for listener in list(self._listeners.get(guest_id, ())):
            listener.close()
        for leave in list(self._doors.get(guest_id, ())):
            leave()

    def tell(self, guest_id: str | None, event: dict[str, Any]) -> None:
        """Tell every stream of a guest."""
        for listener in self._listeners.get(guest_id or "", ()):
            listener.tell(event)

    def listening(self) -> dict[str, frozenset[str]]:
        """Guests with an open stream, and the games they play there (empty: all)."""
        return {guest: frozenset().union(*(one.games for one in all_of)) for guest, all_of in self._listeners.items()}

    def stop(self) -> None:
        """End every stream."""
        self.is_stopping.set()
        for listeners in list(self._listeners.values()):
            for listener in list(listeners):
                listener.close()
