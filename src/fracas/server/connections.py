"""Connections: how many there may be, in all and of one address, and how long one may take to say what it wants.

A connection that says nothing, or half of something, or does not read its answer, is closed; so is one too many. The
server keeps some descriptors for its own work: store, workers, pipes.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from .addresses import Networks, caller_address
from .metrics import Metrics
from .settings import Settings

PUSH = "fracas.push"  # the extension of a WebSocket's scope by which it takes frames
LEAST_RESERVE = 64
DESCRIPTORS_PER_WORKER = 4
ENOUGH_DESCRIPTORS = 65_536
FEW_DESCRIPTORS = 512  # where the system does not say
LONGEST_HEADERS = 65_536
FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 5\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


def raise_descriptors() -> int:
    """Allow this process as many descriptors as it may have; how many that is."""
    if sys.platform == "win32":
        return FEW_DESCRIPTORS
    import resource  # POSIX alone has it

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(soft, ENOUGH_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_DESCRIPTORS))
    with contextlib.suppress(OSError, ValueError):  # the system may know a limit of its own
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Doors:
    """Counts the open connections."""

    def __init__(self, settings: Settings, metrics: Metrics, descriptors: int) -> None:
        reserve = LEAST_RESERVE + DESCRIPTORS_PER_WORKER * settings.workers
        room = max(1, descriptors - reserve)
        self._most = room if settings.connections is None else min(settings.connections, room)
        self._most_per_address = settings.connections_per_address
        self._proxies = Networks(settings.proxies)
        self._gauge = metrics.open_connections
        self._refused = metrics.refused_connections
        self._by_address: Counter[str] = Counter()
        self._all = 0
        self.settings = settings

    def enter(self, host: str | None) -> bytes | None:
        """One more connection from there; None, or what it is told before it is closed."""
        address = caller_address(host)
        if self._all >= self._most:
            self._refused.labels("full").inc()
            return FULL
        if self._by_address[address] >= self._most_per_address and host not in self._proxies:
            self._refused.labels("address").inc()
            return TOO_MANY
        self._by_address[address] += 1
        self._all += 1
        self._gauge.set(self._all)
        return None

    def leave(self, host: str | None) -> None:
        """One connection fewer."""
        address = caller_address(host)
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]
        self._all -= 1
        self._gauge.set(self._all)


class _Timer:
    """Runs out once, unless it is stopped."""

    def __init__(self, loop: asyncio.AbstractEventLoop, action: Callable[[], None]) -> None:
        self._loop, self._action = loop, action
        self._handle: asyncio.TimerHandle | None = None

    def start(self, seconds: float) -> None:
        """Run out in so many seconds; a timer that runs already goes on as it is."""
        if self._handle is None:
            self._handle = self._loop.call_later(seconds, self._action)

    def stop(self) -> None:
        """Do not run out."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    @property
    def is_running(self) -> bool:
        """Somebody is waited for."""
        return self._handle is not None


class TimedHttp(HttpToolsProtocol):
    """A connection that is counted, and waited for only so long. `timed` gives it its doors."""

    doors: ClassVar[Doors]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._header_timer = _Timer(self.loop, self._too_slow)
        self._body_timer = _Timer(self.loop, self._too_slow)
        self._reading_timer = _Timer(self.loop, self._unread)
        self._is_inside = False
        self._has_spoken = False
        self._header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its own base
        """Count it, or turn it away at once."""
        super().connection_made(transport)
        refusal = self.doors.enter(self._host)
        if refusal is not None:
            self._hang_up(refusal)
            return
        self._is_inside = True
        self._header_timer.start(self.doors.settings.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._stop_timers()
        if self._is_inside:
            self.doors.leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Whatever comes between requests begins the next one, even an empty line."""
        if self.transport.is_closing():
            return
        self._has_spoken = True
        super().data_received(data)
        is_idle = self.cycle is None or self.cycle.response_complete
        is_ours = self._is_inside and not self.transport.is_closing()  # else it is a WebSocket by now, or refused
        if is_ours and is_idle and not self._body_timer.is_running:
            self._header_timer.start(self.doors.settings.header_seconds)

    def on_message_begin(self) -> None:
        """A request begins: its headers are waited for."""
        super().on_message_begin()
        self._header_bytes = 0
        self._header_timer.start(self.doors.settings.header_seconds)

    def on_url(self, url: bytes) -> None:
        """A piece of the address."""
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header."""
        self._measure(len(name) + len(value))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The headers are there: now the body is waited for."""
        self._header_timer.stop()
        self._body_timer.start(self.doors.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """All is there."""
        self._body_timer.stop()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is counted as a WebSocket."""
        self._stop_timers()
        super().handle_websocket_upgrade()
        self._is_inside = False

    def pause_writing(self) -> None:
        """The answer is not read: that too is waited for only so long."""
        self._reading_timer.start(self.doors.settings.body_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The answer is read again."""
        self._reading_timer.stop()
        super().resume_writing()

    @property
    def _host(self) -> str | None:
        return self.client[0] if self.client else None

    def _measure(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > LONGEST_HEADERS:
            raise ValueError("the headers are too long")  # the parser makes a 400 of it

    def _stop_timers(self) -> None:
        for timer in (self._header_timer, self._body_timer, self._reading_timer):
            timer.stop()

    def _too_slow(self) -> None:
        """Say so, unless an answer is half written already, or nothing was asked."""
        is_answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        self._hang_up(TOO_SLOW if self._has_spoken and not is_answering and not self.pipeline else b"")

    def _unread(self) -> None:
        self.transport.abort()  # closing would wait for the reader

    def _hang_up(self, last: bytes) -> None:
        if last and not self.transport.is_closing():
            self.transport.write(last)
        self.transport.close()


class CountedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket goes on being counted, and has to be read."""

    doors: ClassVar[Doors]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._reading_timer = _Timer(self.loop, lambda: self.transport.abort())

    def handle_connect(self, event: Request) -> None:
        """The application may push what many are sent."""
        super().handle_connect(event)
        extensions: Any = self.scope["extensions"]  # typed for those of the standard
        extensions[PUSH] = self.push

    def push(self, frame: bytes) -> bool:
        """Write a frame that is ready, past all that a message goes through; False: it has to wait its turn."""
        if self.transport.is_closing() or self.close_sent or not (self.handshake_complete and self.writable.is_set()):
            return False
        self.transport.write(frame)
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget it."""
        self._reading_timer.stop()
        self.doors.leave(self.client[0] if self.client else None)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Nobody reads."""
        self._reading_timer.start(self.doors.settings.body_seconds)
        super().pause_writing()

    def resume_writing(self) -> None:
        """Somebody reads again."""
        self._reading_timer.stop()
        super().resume_writing()


def framed(text: str) -> bytes:
    """A message as it goes over the wire of a WebSocket, the same for everybody who is sent it."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def protocols(doors: Doors) -> tuple[type[TimedHttp], type[CountedWebSocket]]:
    """The protocols of one server, which share its doors."""
    http = type("ServersHttp", (TimedHttp,), {"doors": doors})
    websocket = type("ServersWebSocket", (CountedWebSocket,), {"doors": doors})
    return http, websocket
