"""The worker pool for a long time: analyses and large uploads beside running matches, and deaths of every kind."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import random
import re
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast
from unittest.mock import patch

import httpx
import pytest
import websockets

import fracas
from fracas.core import registry
from fracas.server.errors import Refused
from fracas.server.metrics import Metrics
from fracas.server.workers.jobs import Advise, Choose, Observation, Read
from fracas.server.workers.pool import Workers
from fracas.server.workers.queue import SOON, URGENT
from tests.server.process import ServerProcess, server_process
from tests.support import Case, sensible_match

LOADED = 10  # steps with a server under load
STEPS = LOADED + 10  # and steps with deaths
ANALYSES, UPLOADS, MATCHES, DEATHS = 20, 5, 10, 10  # of one step
GUESTS = 4  # who share the analyses
UPLOAD_BYTES = 1_048_000
WAIT = 300.0
OPERATOR = "the soak looks at the metrics"
OPPONENTS = (("connect-four", "1"), ("mercenary", "1"), ("tanks", "1"), ("toy-battle", "2"), ("combact", "1"))
START = fracas.new("connect-four", seed=1)
SIGHT = Observation("connect-four", {}, START.state.tobytes())
Figures = dict[str, float | int | str]


async def step(number: int) -> Figures:
    """One part of the whole; the same number does the same."""
    return await (_under_load(number) if number < LOADED else _deaths(number))


# Analyses, uploads and matches ---------------------------------------------------------------------------------


async def _under_load(number: int) -> Figures:
    records = [
        sensible_match(Case("mercenary", "depot-intel"), 1_000 * number + index, 3_000).record()
        for index in range(ANALYSES)
    ]
    large = _large_record(number)
    settings = {"analysis_seconds": "5", "operator_token": OPERATOR}
    with TemporaryDirectory() as folder, server_process(Path(folder) / "soak.db", **settings) as server:
        table = _Table(server, number)
        playing = [asyncio.create_task(table.play(index)) for index in range(MATCHES)]
        while await _loaded(server) < 2 * len(OPPONENTS):  # by both workers
            await asyncio.sleep(0.5)
        table.slowest = 0.0
        async with asyncio.TaskGroup() as group:
            for guest in range(GUESTS):
                group.create_task(_analyse(server, records[guest::GUESTS]))
            group.create_task(_upload(server, large))
        silent = await table.silent()
        table.is_over = True
        await asyncio.wait_for(asyncio.gather(*playing), WAIT)
        metrics = await _metrics(server)
    return {
        "analyses": len(records),
        "uploads": UPLOADS,
        "answers": table.answers,
        "silent opponents": silent,
        "slots lost": 2 - _sum(metrics, "fracas_worker_slots"),
        "workers lost": _sum(metrics, r"fracas_worker_failures_total\S*"),
        "slowest answer": round(table.slowest, 2),  # seconds
    }


async def _metrics(server: ServerProcess) -> str:
    async with httpx.AsyncClient(base_url=server.http, timeout=WAIT) as http:
        told = await http.get("/metrics", headers={"Authorization": f"Bearer {OPERATOR}"})
        return told.raise_for_status().text


def _sum(text: str, name: str) -> int:
    """A metric, over all its labels."""
    return int(sum(float(value) for value in re.findall(rf"^{name} (\S+)$", text, re.M)))


async def _loaded(server: ServerProcess) -> int:
    return _sum(await _metrics(server), 'fracas_thoughts_total{kind="warm",result="done"}')


def _large_record(seed: int) -> str:
    """The longest match there is, played without sense, and blank lines up to the largest upload."""
    choices = random.Random(seed)
    match = fracas.new("mercenary", seed=seed, round_limit=200)
    while match.actor is not None:
        match.play(choices.choice(match.legal_ids()))
    text = match.record()
    return text + "\n" * (UPLOAD_BYTES - len(text))


@asynccontextmanager
async def _guest(server: ServerProcess) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=server.http, timeout=WAIT) as http:
        token = (await http.post("/api/guest", json={"name": "Ada", "kind": "bot"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        yield http


async def _store(http: httpx.AsyncClient, record: str) -> str:
    answer = await http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text[:500]
    return str(answer.json()["match"]["id"])


async def _upload(server: ServerProcess, record: str) -> None:
    async with _guest(server) as http:
        for _ in range(UPLOADS):
            await _store(http, record)


async def _analyse(server: ServerProcess, records: list[str]) -> None:
    """All at once, as many browsers would."""
    async with _guest(server) as http:
        matches = [await _store(http, record) for record in records]
        for match in matches:
            begun = await http.post(f"/api/matches/{match}/analysis", json={"run": True})
            assert begun.status_code == 200, begun.text[:500]
        open_ones = set(matches)
        while open_ones:
            for match in list(open_ones):
                answer = await http.get(f"/api/matches/{match}/analysis")
                assert answer.status_code == 200, answer.text[:500]
                if answer.json()["status"] != "running":  # done, or stopped for taking too long
                    open_ones.discard(match)
            await asyncio.sleep(0.5)


@dataclass
class _Table:
    """Matches against opponents, whose every answer is timed."""

    server: ServerProcess
    seed: int
    answers: int = 0
    slowest: float = 0.0
    is_over: bool = False
    waiting: dict[int, float] = field(default_factory=dict)  # since when, by match

    async def play(self, index: int) -> None:
        """One match after another."""
        game, level = OPPONENTS[index % len(OPPONENTS)]
        choices = random.Random(f"{self.seed} {index}")
        names = registry.find(game).card.seats
        async with _guest(self.server) as http:
            while not self.is_over:
                seats = {names[0]: {"kind": "me"}, names[1]: {"kind": "bot", "level": level}}
                made = await http.post("/api/matches", json={"game": game, "seats": seats})
                assert made.status_code == 201, made.text[:500]
                address = f"{self.server.ws}/api/matches/{made.json()['match']['id']}/live"
                sent = {"Authorization": http.headers["Authorization"]}
                async with websockets.connect(address, additional_headers=sent, max_size=None) as socket:
                    await socket.send('{"type": "hello"}')
                    await self._match(index, socket, choices)

    async def _match(self, index: int, socket: websockets.ClientConnection, choices: random.Random) -> None:
        while True:
            message = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
            assert message.get("code") != "opponent-failed", message
            if message["type"] != "state":
                continue
            since = self.waiting.pop(index, None)
            if since is not None:
                self.answers += 1
                self.slowest = max(self.slowest, time.monotonic() - since)
            if message["status"] == "over" or self.is_over:
                return
            if message["legal"]:
                action = choices.choice(message["legal"])["id"]
                act = {"type": "act", "ply": message["ply"], "version": message["version"], "action": action}
                await asyncio.sleep(1.0)  # a quick person
                await socket.send(json.dumps(act))
            else:
                self.waiting[index] = time.monotonic()

    async def silent(self) -> int:
        """How many opponents do not answer any more: each that waits now is given time."""
        owing = dict(self.waiting)
        until = time.monotonic() + WAIT
        while owing and time.monotonic() < until:
            await asyncio.sleep(0.1)
            owing = {index: since for index, since in owing.items() if self.waiting.get(index) == since}
        return len(owing)


# Deaths --------------------------------------------------------------------------------------------------------


async def _deaths(number: int) -> Figures:
    pool = Workers(1, 8, Metrics())
    pool.start()
    figures: Figures = {}
    try:
        await _answers(pool)
        for name, die in KINDS.items():
            for index in range(DEATHS):
                await die(pool, f"{number} {index}")
                await _answers(pool)
            figures[name] = DEATHS
        figures["slots lost"] = pool.slots - pool.live_slots
    finally:
        await pool.close()
    return figures


async def _answers(pool: Workers) -> None:
    """Every slot is there, and the pool thinks."""
    assert await pool.think("b", URGENT, Choose(SIGHT, "1", "s"), WAIT) in START.legal_ids()
    assert (await pool.think("b", SOON, Advise(SIGHT, 3.0, 2, "s"), WAIT)).options
    async with asyncio.timeout(WAIT):
        while pool.live_slots < pool.slots:
            await asyncio.sleep(0.01)


async def _killed(pool: Workers, seed: str) -> None:
    """In the middle of a thought; it is thought again by another process."""
    thought = asyncio.create_task(pool.think("a", SOON, Advise(SIGHT, 1.0, 100_000_000, seed), WAIT))
    await asyncio.sleep(random.Random(seed).uniform(0.0, 0.5))
    for pid in pool.pids:
        os.kill(pid, signal.SIGKILL)
    assert (await thought).options


async def _not_started(pool: Workers, _: str) -> None:
    for pid in pool.pids:
        os.kill(pid, signal.SIGKILL)

    def full(_: SpawnProcess) -> None:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    with patch.object(SpawnProcess, "start", full):
        await _refused(pool.think("a", SOON, Advise(SIGHT, 3.0, 2, "s"), WAIT))
        await _refused(pool.think("a", URGENT, Choose(SIGHT, "1", "s"), WAIT))


async def _too_long(pool: Workers, seed: str) -> None:
    await _refused(pool.think("a", SOON, Advise(SIGHT, 600.0, 100_000_000, seed), 0.1))


async def _unsent(pool: Workers, _: str) -> None:
    await _refused(pool.think("a", SOON, cast(Read, lambda: None), WAIT))


async def _refused(thought: Awaitable[Any]) -> None:
    with pytest.raises(Refused) as refused:
        await thought
    assert refused.value.status == 503


KINDS: dict[str, Callable[[Workers, str], Awaitable[None]]] = {
    "killed": _killed,
    "not started": _not_started,
    "too long": _too_long,
    "unsent": _unsent,
}
