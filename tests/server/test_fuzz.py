"""Odd requests and messages from a seed, in this process, on both stores: no answer is an error on our side.

`python -m tests.server.fuzz` does the same over sockets, as long as one likes.
"""

from __future__ import annotations

import asyncio
import json
import logging
from typing import Any
from urllib.parse import unquote

import pytest

from .fuzz import HOT, Tally
from .harness import Server, serving
from .oddities import Known, Oddities, Request

pytestmark = pytest.mark.anyio
REQUESTS = 2_000
MESSAGES = 400
SEED = 20


async def ask(server: Server, request: Request) -> tuple[int, bytes]:
    """Status and body of the answer, as the web server would ask the application for it."""
    path, _, query = request.target.partition(b"?")
    sent = dict(request.headers)
    headers = [(name.lower(), value) for name, value in sent.items()]
    if b"Host" not in sent:
        headers.append((b"host", b"127.0.0.1"))
    scope: dict[str, Any] = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": "http",
        "path": unquote(path.decode("ascii", "replace")),
        "raw_path": path,
        "query_string": query,
        "root_path": "",
        "headers": headers,
        "client": ("192.0.2.1", 1234),
        "server": ("127.0.0.1", 80),
        "state": {},
    }
    messages = [{"type": "http.request", "body": request.body, "more_body": False}]
    answers: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        if not messages:
            await asyncio.Event().wait()  # the caller stays until it is answered
        return messages.pop()

    async def send(message: Any) -> None:
        answers.append(message)

    await server.app(scope, receive, send)
    return answers[0]["status"], b"".join(answer.get("body", b"") for answer in answers[1:])


async def acquainted(server: Server) -> Known:
    bot = await server.guest("Fuzz", "bot")
    known = Known(bot.guest["token"])
    for _ in range(3):
        known.learn((await bot.post("/api/matches", HOT, expect=201))["match"])
    return known


async def test_no_request_is_too_odd(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(database, open_matches=100_000, keepalive_seconds=0.05) as server:
        known, tally = await acquainted(server), Tally()
        oddities = Oddities(SEED, known)
        for _ in range(REQUESTS):
            request = oddities.request()
            status, body = await ask(server, request)
            tally.count(request, status, body)
            if status == 201 and request.target == b"/api/matches":
                known.learn(json.loads(body)["match"])
        assert tally.wrong == []
        assert {200, 201, 400, 401, 404, 405, 409, 422} <= set(tally.statuses)  # they reach all there is
    assert [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.ERROR] == []


async def test_no_message_is_too_odd(database: str) -> None:
    async with serving(database) as server:
        known, tally = await acquainted(server), Tally()
        oddities, bot = Oddities(SEED, known), server.clients[0]
        sent = ""
        while sum(tally.messages.values()) < MESSAGES:
            async with bot.socket(known.matches[-1]) as socket:
                await socket.hello()
                for _ in range(20):
                    sent = oddities.message()
                    socket.send_text(sent)
                    for answer in await socket.quiet():  # it must not be closed either
                        tally.hear(sent, json.dumps(answer))
        assert tally.wrong == []
        assert {"invalid", "state"} <= set(tally.messages)


def test_the_same_seed_asks_the_same() -> None:
    first, again = (Oddities(SEED, Known("x" * 43)) for _ in range(2))
    assert [first.request() for _ in range(300)] == [again.request() for _ in range(300)]
    assert [first.message() for _ in range(300)] == [again.message() for _ in range(300)]
