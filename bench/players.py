"""A server process and scripted players at it, for measurements: every player is a WebSocket of its own."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import httpx
import websockets
from pydantic_core import from_json

SET_UP_AT_ONCE = 50
HELLO = '{"type":"hello","language":"none"}'  # as the browser says it, which makes sentences itself
LIFTED = (
    "CONNECTIONS_PER_ADDRESS",
    "REQUESTS_PER_SECOND",
    "REQUESTS_BURST",
    "VISITS_PER_SECOND",
    "VISITS_BURST",
    "GUESTS_PER_MINUTE",
    "OPEN_MATCHES",
    "SOCKETS_PER_GUEST",
)
WORK = ("WORK_SHARE", "WORK_BURST", "ADDRESS_WORK_SHARE", "ADDRESS_WORK_BURST")
DAILY = ("MATCHES_PER_DAY", "ADDRESS_MATCHES_PER_DAY", "GUEST_BYTES_PER_DAY", "ADDRESS_BYTES_PER_DAY", "GUEST_BYTES")
NO_LIMITS = {f"FRACAS_{name}": "1000000" for name in (*LIFTED, *WORK, "LIVE_MATCHES")} | {
    f"FRACAS_{name}": str(10**12) for name in DAILY
}


class Server:
    """A server process."""

    def __init__(self, folder: Path, limits: Mapping[str, str] = NO_LIMITS, python: str = sys.executable) -> None:
        environment = os.environ | {
            "FRACAS_DATABASE_URL": f"sqlite:///{folder / 'server.db'}",
            "FRACAS_PORT": "0",
            "FRACAS_WARM_UP": "false",
            "FRACAS_LOG_LEVEL": "warning",
            **limits,
        }
        subprocess.run([python, "-m", "fracas", "compile"], stdout=subprocess.DEVNULL, check=True)
        began = time.perf_counter()
        command = [python, "-m", "fracas.server"]
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            address = re.search(r"(http://127\.0\.0\.1:\d+)/", line)
            if address:
                self.http = address[1]
                break
        else:
            raise SystemExit("the server did not start")
        while httpx.get(f"{self.http}/healthz").status_code != httpx.codes.OK:
            time.sleep(0.01)
        self.started_in = time.perf_counter() - began
        threading.Thread(target=_pass_on, args=(self.process.stderr,), daemon=True).start()

    @property
    def pid(self) -> int:
        """The process."""
        return self.process.pid

    @property
    def memory_kb(self) -> float:
        """Resident memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return float(re.search(r"VmRSS:\s+(\d+)", status)[1])  # type: ignore[index]  # every process has it

    def stop(self) -> None:
        """Politely."""
        self.process.terminate()
        self.process.wait(30)


def _pass_on(stream: IO[str]) -> None:
    for line in stream:
        sys.stderr.write(line)


@dataclass(frozen=True)
class Usage:
    """What the kernel has counted of a process, in seconds: computing (all threads, and the main one), and waiting."""

    computed: float
    main_computed: float
    main_waited: float

    @classmethod
    def of(cls, pid: int) -> Usage:
        """Since the process began."""
        threads = {task.name: _scheduled(task) for task in Path(f"/proc/{pid}/task").iterdir()}
        return cls(sum(computed for computed, _ in threads.values()), *threads[str(pid)])

    def since(self, before: Usage) -> Usage:
        """The difference."""
        return Usage(
            self.computed - before.computed,
            self.main_computed - before.main_computed,
            self.main_waited - before.main_waited,
        )


def _scheduled(task: Path) -> tuple[float, float]:
    """Seconds a thread has computed, and has waited in line for a processor."""
    computed, waited, _ = task.joinpath("schedstat").read_text().split()
    return int(computed) / 1e9, int(waited) / 1e9


@dataclass
class Seat:
    """A scripted player: its token and match."""

    token: str
    match: str
    seat: str
    local: str | None = None  # the address it calls from


class Players:
    """All players of the measurement."""

    def __init__(self, server: Server, game: str) -> None:
        self._server, self._game = server, game
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.is_measuring = False
        self.seated: set[str] = set()  # tokens of players who are connected

    async def set_up(self, matches: int) -> list[Seat]:
        """Guests and matches, by HTTP."""
        gate = asyncio.Semaphore(SET_UP_AT_ONCE)
        limits = httpx.Limits(max_connections=SET_UP_AT_ONCE)
        async with httpx.AsyncClient(base_url=self._server.http, timeout=60, limits=limits) as http:
            made = await asyncio.gather(*(self._one(http, gate) for _ in range(matches)))
        return [seat for pair in made for seat in pair]

    async def _one(self, http: httpx.AsyncClient, gate: asyncio.Semaphore) -> list[Seat]:
        async with gate:
            tokens = [(await http.post("/api/guest", json={"kind": "bot"})).json()["token"] for _ in range(2)]
            headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
            made = (await http.post("/api/matches", json={"game": self._game}, headers=headers[0])).json()["match"]
            if not made["invitations"]:  # a puzzle has one player
                return [Seat(tokens[0], made["id"], made["seats"][0])]
            name, invitation = next(iter(made["invitations"].items()))
            await http.post(f"/api/invitations/{invitation}", headers=headers[1])
            first = next(seat for seat in made["seats"] if seat != name)
            return [Seat(tokens[0], made["id"], first), Seat(tokens[1], made["id"], name)]

    async def play(self, seat: Seat, think: float, choices: random.Random) -> None:
        """One player: view, think, act, until stopped; when a match ends, its players begin the rematch."""
        match = seat.match
        while True:
            try:
                match = await self._sit(match, seat, think, choices)
            except Exception as error:  # whatever goes wrong is a result of the measurement
                self.errors.append(f"{type(error).__name__}: {error}")
                return

    async def _sit(self, match: str, seat: Seat, think: float, choices: random.Random) -> str:
        address = self._server.http.replace("http", "ws", 1) + f"/api/matches/{match}/live"
        headers = {"Authorization": f"Bearer {seat.token}"}
        async with websockets.connect(
            address,
            additional_headers=headers,
            compression=None,
            max_size=None,
            open_timeout=None,
            ping_timeout=None,
            local_addr=None if seat.local is None else (seat.local, 0),
        ) as socket:
            await socket.send(HELLO)
            self.seated.add(seat.token)
            sent_at, sent_version = 0.0, -1
            while True:
                message = from_json(await socket.recv())
                if message["type"] == "refused":
                    self.errors.append(f"refused: {message['code']}")
                if message["type"] != "state":
                    continue
                if sent_version >= 0 and message["version"] > sent_version:
                    if self.is_measuring:
                        self.latencies.append(time.perf_counter() - sent_at)
                    sent_version = -1
                if message["rematch"] is not None:
                    return str(message["rematch"])
                if message["status"] == "over":
                    if not message["offers"] and message["seat"] == message["players"][0]["seat"]:
                        await socket.send('{"type":"offer","what":"rematch"}')
                    elif message["offers"] and message["offers"][0]["by"] != message["seat"]:
                        await socket.send('{"type":"answer","what":"rematch","accept":true}')
                    continue
                if message["legal"]:
                    if think:
                        await asyncio.sleep(min(choices.expovariate(1 / think), 8 * think))
                    act = {
                        "type": "act",
                        "ply": message["ply"],
                        "version": message["version"],
                        "action": choices.choice(message["legal"])["id"],
                    }
                    sent_at, sent_version = time.perf_counter(), message["version"]
                    await socket.send(json.dumps(act))
