"""A reader of a match: knows which version its client has, and hands out what is newer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from .. import messages as wire
from . import pictures
from .horizons import horizon, visible_version
from .live import LiveMatch

if TYPE_CHECKING:
    from ..context import Context

Push = Callable[[bytes], bool]  # takes a frame at once; False: it cannot now
MOST_WAITING = 500  # messages a client may fall behind before it is cut off


class Lagging(Exception):
    """The client does not take its messages, or the match must be loaded again: it has to connect anew."""


class Cursor:
    """Follows a match with the eyes of a seat, of a spectator (None) or of `ALL`; `place` is where the reader sits."""

    def __init__(
        self,
        context: Context,
        live: LiveMatch,
        seat: int | None,
        place: int | None,
        version: int | None,
        language: str | None,
        push: Push | None = None,
    ) -> None:
        self._context, self.live, self.seat, self.language, self._push = context, live, seat, language, push
        self.place = place
        newest = visible_version(context, live, seat)
        self.known = version if version is not None and version <= newest else None  # by the client
        self._owes_clocks = live.clock is not None  # their times are on a scale of this life of the server
        self._event = asyncio.Event()
        self._outbox: deque[str] = deque()
        self._presence: pictures.Picture | None = None  # to be sent
        self._later: asyncio.TimerHandle | None = None
        self._is_over = False
        self._is_waiting = False  # everything has been sent that there is
        self._event.set()
        live.subscribers.add(self)
        if live.given_up:  # somebody has come by: the opponent tries again
            live.given_up = False
            from .duties import take_up

            take_up(context, live)

    def close(self) -> None:
        """Follow no longer."""
        self.live.subscribers.discard(self)
        if self._later is not None:
            self._later.cancel()

    def end(self) -> None:
        """Let who reads know that it is over, whatever there is to tell."""
        self._is_over = True
        self._event.set()

    def wake(self) -> None:
        """The match has changed: what is newest goes out at once where nothing is in its way."""
        if not self._is_waiting or self._outbox or self._has_to_end or not self._pushed():
            self._event.set()

    def _pushed(self) -> bool:
        """Everybody who sees the same is sent the same frame: nobody's task is woken for it."""
        if self._push is None or self._owes_clocks:
            return False
        live, before = self.live, self._horizon()
        if not self._is_behind(before):
            return True
        try:
            picture = pictures.at_hand(live, self.seat, self.known, before, self.language)
        except Exception:  # who waits meets it again and tells of it; who acted has nothing to do with it
            return False
        if picture is None or not self._push(picture.frame):
            return False
        self.known = picture.version
        return True

    def notify(self, message: wire.Wire) -> None:
        """Send something that is not part of the match."""
        self._outbox.append(message.model_dump_json())
        self._event.set()

    def see(self, presence: pictures.Picture) -> None:
        """Send who is here, instead of what was to be sent of it before."""
        is_free = self._is_waiting and not self._outbox and not self._has_to_end
        is_sent = self._push is not None and is_free and self._push(presence.frame)
        self._presence = None if is_sent else presence
        if not is_sent:
            self._event.set()

    async def next(self) -> list[str]:
        """Wait until there is something to send."""
        while True:
            self._is_waiting = True
            await self._event.wait()
            self._is_waiting = False
            self._event.clear()
            if self._has_to_end or len(self._outbox) > MOST_WAITING:
                raise Lagging
            news = await self.news()
            found = [*self._outbox, *news, *([] if self._presence is None else [self._presence.text])]
            self._outbox.clear()
            self._presence = None
            if found:
                return found

    @property
    def _has_to_end(self) -> bool:
        return self._is_over or self.live.is_stale or self._context.hub.is_stopping.is_set()

    def _is_behind(self, before: int | None) -> bool:
        """There is a newer version than the client knows, which it may see."""
        version = self.live.version if before is None else self.live.visible(before).version
        return self.known is None or version > self.known

    async def news(self) -> list[str]:
        """The newest state, unless the client has it."""
        before = self._horizon()
        if not self._is_behind(before) and not self._owes_clocks:
            return []
        self._owes_clocks = False
        picture = await pictures.newest(self._context, self.live, self.seat, self.known, before, self.language)
        self.known = picture.version
        return [picture.text]

    def _horizon(self) -> int | None:
        """The tick up to which a spectator with a delay is told; None: everything."""
        before = horizon(self._context, self.live, self.seat)
        if before is not None and self.live.entries[-1].tick > before:
            wait = next(entry.tick for entry in self.live.entries if entry.tick > before) - before
            if self._later is not None:
                self._later.cancel()
            self._later = asyncio.get_running_loop().call_later(wait / 1000 + 0.001, self.wake)
        return before
