"""`python -m tests.server.fuzz --requests 100000`: odd requests and messages over sockets, against a server process.

Prints the answers by status and fails on any 5xx, and on any message answered by an error on our side.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp

import httpx
import websockets

from .oddities import Known, Oddities, Request
from .postgres import new_database, postgres
from .process import ServerProcess, server_process

CALLERS = 8
MESSAGES = 25  # over one WebSocket
A_SOCKET_EVERY = 200  # requests
PATIENCE = 120.0
HUNG_UP = 0  # the server closed the connection instead of answering
HOT = {"game": "connect-four", "seats": {"yellow": {"kind": "me"}, "red": {"kind": "me"}}}
SETTINGS = {
    "header_seconds": "2",
    "body_seconds": "2",
    "keepalive_seconds": "0.2",
    "open_matches": "1000000",
    "live_matches": "300",
    "live_seconds": "20",
    "sweep_seconds": "10",
    "log_level": "error",
    "operator_token": "the fuzz asks for it too",
}


@dataclass
class Tally:
    """What was answered."""

    statuses: Counter[int] = field(default_factory=Counter)
    messages: Counter[str] = field(default_factory=Counter)
    hung_up: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def count(self, request: Request, status: int, answer: bytes) -> None:
        """One answer."""
        self.statuses[status] += 1
        if status == HUNG_UP:
            self.hung_up.append(f"{request!r:.300}")
        if status >= 500:
            self.wrong.append(f"{status} {request!r:.600} -> {answer[:300]!r}")

    def hear(self, sent: str, text: str | bytes) -> None:
        """One message of the server."""
        told = json.loads(text)
        kind = told.get("code", told["type"])
        self.messages[kind] += 1
        if kind == "internal":
            self.wrong.append(f"message {sent[:300]!r} -> {text!r}")


class Line:
    """One connection, opened again when it is gone."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: Request) -> tuple[int, bytes]:
        """Status and body of the answer."""
        if self._open is None:
            self._open = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._open
        try:
            writer.write(request.raw(b"127.0.0.1:%d" % self._port))
            status, body, stays = await asyncio.wait_for(_answer(reader, request.method), PATIENCE)
        except (ConnectionError, asyncio.IncompleteReadError):
            status, body, stays = HUNG_UP, b"", False
        except TimeoutError:
            raise RuntimeError(f"no answer to {request!r:.600}") from None
        if not stays:
            self.close()
        return status, body

    def close(self) -> None:
        """Hang up."""
        if self._open is not None:
            self._open[1].close()
        self._open = None


async def _answer(reader: asyncio.StreamReader, method: str) -> tuple[int, bytes, bool]:
    status, headers = 100, {b"": b""}
    while status == 100:
        first = await reader.readuntil(b"\r\n")
        status, headers = int(first.split()[1]), {}
        while (line := await reader.readuntil(b"\r\n")) != b"\r\n":
            name, _, value = line.partition(b":")
            headers[name.lower()] = value.strip()
    stays = headers.get(b"connection") != b"close" and status != 101
    if method == "HEAD" or status in (101, 204, 304):
        return status, b"", stays
    if headers.get(b"transfer-encoding") == b"chunked":
        body = b""
        while size := int(await reader.readuntil(b"\r\n"), 16):
            body += (await reader.readexactly(size + 2))[:-2]
        await reader.readexactly(2)
        return status, body, stays
    return status, await reader.readexactly(int(headers.get(b"content-length", b"0"))), stays


async def call(port: int, oddities: Oddities, known: Known, tally: Tally, requests: int) -> None:
    """One caller's requests, and now and then a WebSocket."""
    line = Line(port)
    for left in reversed(range(requests)):
        request = oddities.request()
        status, body = await line.ask(request)
        tally.count(request, status, body)
        if status == 201 and request.target == b"/api/matches":
            known.learn(json.loads(body)["match"])
        if left % A_SOCKET_EVERY == 0 and left:
            await talk(port, oddities, known, tally)
    line.close()


async def talk(port: int, oddities: Oddities, known: Known, tally: Tally) -> None:
    """Some messages over a WebSocket of a match."""
    headers = {"Authorization": f"Bearer {known.token}"}
    url = f"ws://127.0.0.1:{port}/api/matches/{known.matches[-1]}/live"
    sent = ""
    try:
        async with websockets.connect(url, additional_headers=headers) as socket:
            for number in range(MESSAGES):
                sent = oddities.message() if number else '{"type": "hello"}'
                await socket.send(sent)
                with contextlib.suppress(TimeoutError):
                    while True:
                        tally.hear(sent, await asyncio.wait_for(socket.recv(), 0.02))
    except websockets.ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else 1006
        tally.messages[f"closed {code}"] += 1
        if code == 1011:
            tally.wrong.append(f"message {sent[:300]!r} closed the connection: {closed}")


async def fuzz(server: ServerProcess, requests: int, seed: int) -> Tally:
    """So many requests and messages by several callers at once."""
    tally, calls = Tally(), []
    async with httpx.AsyncClient(base_url=server.http, timeout=PATIENCE) as client:
        for number in range(CALLERS):
            token = (await client.post("/api/guest", json={"kind": "bot"})).json()["token"]
            known = Known(token)
            for _ in range(3):
                made = await client.post("/api/matches", json=HOT, headers={"Authorization": f"Bearer {token}"})
                known.learn(made.json()["match"])
            oddities = Oddities(seed * CALLERS + number, known)
            calls.append(call(server.port, oddities, known, tally, -(-requests // CALLERS)))
    await asyncio.gather(*calls)
    if httpx.get(f"{server.http}/readyz", timeout=PATIENCE).status_code != httpx.codes.OK:
        tally.wrong.append("the server is not well afterwards")
    return tally


def main(arguments: list[str] | None = None) -> int:
    """Run it, say what happened; 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.fuzz", description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="an address; `postgresql` starts one; without it, SQLite")
    given = parser.parse_args(arguments)
    with contextlib.ExitStack() as stack:
        database = given.database or f"sqlite:///{Path(mkdtemp(prefix='fracas-fuzz-')) / 'server.db'}"
        if database == "postgresql":
            database = new_database(stack.enter_context(postgres()))
        server = stack.enter_context(server_process(database, **SETTINGS))
        began = time.perf_counter()
        tally = asyncio.run(fuzz(server, given.requests, given.seed))
        seconds = time.perf_counter() - began
        traces = sum('"trace"' in line or "Traceback" in line for line in server.lines)
        for line in server.lines[:20]:
            print(f"log: {line.rstrip():.1500}")
    answers = ", ".join(f"{status or 'hung up'}: {count:,}" for status, count in sorted(tally.statuses.items()))
    heard = ", ".join(f"{kind}: {count:,}" for kind, count in sorted(tally.messages.items()))
    total = sum(tally.statuses.values())
    print(f"{database.partition(':')[0]}, seed {given.seed}: {total:,} requests in {seconds:.0f} s")
    print(f"answers: {answers}\nmessages heard: {heard}\ntracebacks in the log: {traces}\nwrong: {len(tally.wrong)}")
    for unanswered in tally.hung_up[:3]:
        print(f"  hung up on {unanswered}")
    for wrong in tally.wrong[:20]:
        print(f"  {wrong}")
    return 1 if tally.wrong or traces else 0


if __name__ == "__main__":
    sys.exit(main())
