"""A server inside the test's own process, with clients that speak HTTP and WebSocket to it without a network."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from fracas.core import registry
from fracas.core.facts import Ending
from fracas.server.app import create_app
from fracas.server.chance import Chance
from fracas.server.connections import PUSH, framed
from fracas.server.context import Context, monotonic_time, system_time
from fracas.server.settings import Settings
from fracas.server.workers import thinking
from fracas.server.workers.jobs import Draw, Job, Pack
from fracas.server.workers.pool import Workers

_think = Workers.think
HOST = "127.0.0.1"
WAIT = 180.0  # for an answer that will come, however busy the machine is
QUIET_PINGS = 3
Json = dict[str, Any]


def ended(ending: str, winner: str | None = None, loser: str | None = None) -> Json:
    """How a match of Connect Four ended, as the server tells it: the sentence is the catalogue's, whatever it is."""
    sentence = registry.find("connect-four").texts().say(Ending(kind=ending, winner=winner, loser=loser))
    return {"winner": winner, "ending": ending, "text": sentence}


def facts(told: Json) -> Json:
    """What the server tells of an action, but for its ply and its sentence, which it must have."""
    assert told["text"]
    return {name: value for name, value in told.items() if name not in ("ply", "text")}


def settings_for(database: str | Path, **given: Any) -> Settings:
    """Settings of a test server: no warm-up, and limits that are not what the test is about."""
    url = database if isinstance(database, str) else f"sqlite:///{database}"
    chosen: Json = {
        "database_url": url,
        "workers": 1,
        "warm_up": False,
        "requests_per_second": 10_000.0,
        "requests_burst": 10_000,
        "messages_per_second": 10_000.0,
        "messages_burst": 10_000,
        "connections_per_address": 100_000,
        "visits_per_second": 100_000.0,
        "visits_burst": 100_000,
        "guesses_per_minute": 10_000.0,
        "guests_per_minute": 10_000.0,
        "work_share": 1_000.0,
        "work_burst": 1_000.0,
        "address_work_share": 1_000.0,
        "address_work_burst": 1_000.0,
        "drawing_burst": 1_000.0,
        "address_drawing_burst": 1_000.0,
        "matches_per_day": 1_000_000,
        "address_matches_per_day": 1_000_000,
        "opponent_seconds": WAIT,
        "hint_seconds": WAIT,
    }
    return Settings(**(chosen | given))


async def think_here(workers: Workers, guest: str, rank: int, job: Job, seconds: float, **more: bool) -> Any:
    """Instead of `Workers.think`: pictures are drawn in this process, all else where it belongs."""
    if isinstance(job, Draw | Pack):
        return await asyncio.to_thread(thinking.think, job)
    return await _think(workers, guest, rank, job, seconds, **more)


class FakeTime:
    """A wall clock and a steady one that stand still until the test moves them."""

    def __init__(self, now: int = 1_800_000_000_000) -> None:
        self.now, self._steady = now, 77_000

    def __call__(self) -> int:
        return self.now

    def steady(self) -> int:
        return self._steady

    def forward(self, seconds: float) -> None:
        self._steady += round(seconds * 1000)
        self.step(seconds)

    def step(self, seconds: float) -> None:
        """The wall clock is set, forward or back."""
        self.now += round(seconds * 1000)


@dataclass
class Server:
    """A running application."""

    app: FastAPI
    context: Context
    clients: list[Client] = field(default_factory=list)

    async def guest(self, name: str = "Ada", kind: str = "person") -> Client:
        client = self.stranger()
        answer = await client.http.post("/api/guest", json={"name": name, "kind": kind})
        assert answer.status_code == 201, answer.text
        client.guest = answer.json()
        if client.guest["token"] is not None:
            client.http.headers["Authorization"] = f"Bearer {client.guest['token']}"
        return client

    def stranger(self) -> Client:
        transport = httpx.ASGITransport(self.app)
        client = Client(self, httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}"))
        self.clients.append(client)
        return client


@dataclass
class Client:
    """One guest's browser or program."""

    server: Server
    http: httpx.AsyncClient
    guest: Json = field(default_factory=dict)

    async def get(self, path: str, expect: int = 200, **query: Any) -> Json:
        return _json(await self.http.get(path, params=query or None), expect)

    async def post(self, path: str, body: Any = None, expect: int = 200, **query: Any) -> Json:
        return _json(await self.http.post(path, json=body, params=query or None), expect)

    async def make(self, game: str = "connect-four", **request: Any) -> Json:
        found: Json = (await self.post("/api/matches", {"game": game, **request}, expect=201))["match"]
        return found

    async def state(self, match: str, **query: Any) -> Json:
        return await self.get(f"/api/matches/{match}/state", **query)

    async def act(self, match: str, action: Any, expect: int = 200, seat: str | None = None, **given: int) -> Json:
        query = {} if seat is None else {"seat": seat}
        now = await self.state(match, **query)
        body = {"ply": now["ply"], "version": now["version"], "action": action} | given
        return await self.post(f"/api/matches/{match}/actions", body, expect, **query)

    def socket(self, match: str, **headers: str) -> Socket:
        sent = dict(headers)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if cookies:
            sent["cookie"] = cookies
        if "Authorization" in self.http.headers:
            sent["authorization"] = self.http.headers["Authorization"]
        return Socket(self.server.app, f"/api/matches/{match}/live", sent)


def _json(answer: httpx.Response, expect: int) -> Json:
    assert answer.status_code == expect, f"{answer.status_code}: {answer.text[:500]}"
    found: Json = answer.json() if answer.content else {}
    return found


class Closed(Exception):
    """The server has closed the connection."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Socket:
    """The client's end of a WebSocket; keeps every text it has received."""

    def __init__(self, app: Callable[..., Awaitable[None]], path: str, headers: dict[str, str]) -> None:
        self._app, self._path = app, path
        self._headers = {"host": HOST} | headers
        self._to_server: asyncio.Queue[Json] = asyncio.Queue()
        self._from_server: asyncio.Queue[Json] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._passed_over: deque[Json] = deque()  # while an answer was waited for
        self.received: list[str] = []
        self._pings = 0
        self.is_closed = False

    async def __aenter__(self) -> Socket:
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "path": self._path,
            "raw_path": self._path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in self._headers.items()],
            "client": ("192.0.2.1", 1234),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
            "extensions": {PUSH: self._pushed},
        }
        self._to_server.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._run(scope))
        first = await asyncio.wait_for(self._from_server.get(), WAIT)
        if first["type"] == "websocket.close":
            raise Closed(first.get("code", 1000))
        assert first["type"] == "websocket.accept"
        return self

    def _pushed(self, frame: bytes) -> bool:
        """As a WebSocket of the server takes a frame that many are sent."""
        length = frame[1]
        start = 2 if length < 126 else 4 if length == 126 else 10
        text = frame[start:].decode()
        assert framed(text) == frame
        self._from_server.put_nowait({"type": "websocket.send", "text": text})
        return True

    async def _run(self, scope: Json) -> None:
        async def receive() -> Json:
            return await self._to_server.get()

        async def send(message: Json) -> None:
            self._from_server.put_nowait(message)

        await self._app(scope, receive, send)

    async def __aexit__(self, *_: object) -> None:
        self._to_server.put_nowait({"type": "websocket.disconnect", "code": 1001})
        if self._task is not None:
            await asyncio.wait_for(self._task, WAIT)

    def send_text(self, text: str) -> None:
        self._to_server.put_nowait({"type": "websocket.receive", "text": text})

    def send(self, kind: str, **fields: Any) -> None:
        self.send_text(json.dumps({"type": kind, **fields}))

    async def receive(self, seconds: float = WAIT) -> Json:
        if self._passed_over:
            return self._passed_over.popleft()
        return await self._next(seconds)

    async def _next(self, seconds: float) -> Json:
        message = await asyncio.wait_for(self._from_server.get(), seconds)
        if message["type"] == "websocket.close":
            raise Closed(message.get("code", 1000))
        self.received.append(message["text"])
        found: Json = json.loads(message["text"])
        return found

    def drain(self) -> list[Json]:
        """Whatever has come so far, without waiting; nothing more follows a close."""
        found: list[Json] = list(self._passed_over)
        self._passed_over.clear()
        while not self._from_server.empty():
            message = self._from_server.get_nowait()
            if message["type"] == "websocket.close":
                self.is_closed = True
                break
            self.received.append(message["text"])
            found.append(json.loads(message["text"]))
        return found

    async def until(self, kind: str, seconds: float = WAIT, **fields: Any) -> Json:
        """The next message of this type with these fields; others are passed over."""
        while True:
            message = await self.receive(seconds)
            if message["type"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    async def hello(self, **fields: Any) -> Json:
        """Say hello and wait for the first state after it."""
        self.drain()
        self.send("hello", **fields)
        return await self.until("state")

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send and wait for the answer with the same ref; what comes before it is received later."""
        ref = f"r{len(self.received)}"
        self.send(kind, ref=ref, **fields)
        while True:
            message = await self._next(WAIT)
            if message.get("ref") == ref:
                return message
            self._passed_over.append(message)

    async def quiet(self) -> list[Json]:
        """Whatever comes until the server has done all it was about to: it has answered pings in between."""
        found = []
        for _ in range(QUIET_PINGS):
            self._pings += 1  # and not what was heard: how often is told who is here depends on the machine
            ref = f"quiet {self._pings}"
            self.send("ping", ref=ref)
            message = await self.receive()
            while message.get("ref") != ref:
                found.append(message)
                message = await self.receive()
        return found


@contextlib.asynccontextmanager
async def serving(
    database: str | Path, chance: Chance | None = None, now: FakeTime | None = None, **settings: Any
) -> AsyncIterator[Server]:
    """A server for the length of a block."""
    wall, steady = (system_time, monotonic_time) if now is None else (now, now.steady)
    app = create_app(settings_for(database, **settings), chance, wall, steady)
    async with app.router.lifespan_context(app):
        server = Server(app, app.state.context)
        yield server
        for client in server.clients:
            await client.http.aclose()
