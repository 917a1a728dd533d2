"""`python -m bench.server`: many WebSocket matches of scripted players at once, memory, start-up, loading a match.

Every player is a WebSocket of its own. After each view it thinks for a random time (exponential, one second on
average), as people do, then acts; the latency is the time from sending an action to receiving the view that shows it.

Beside the latency stands what the kernel tells of both processes: how long the server computed for an action, and how
long server and players stood in line for a processor. On a machine that has other work to do, the latter is what the
latency shows; the former is the server's own.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import IO, Annotated

import httpx
import typer
import websockets
from rich.console import Console
from rich.table import Table

from fracas.core import registry
from fracas.core.match import Match
from fracas.server.app import create_app
from fracas.server.guests import create as create_guest
from fracas.server.matches.cache import load
from fracas.server.matches.lobby import create as create_match
from fracas.server.matches.rows import ActionRow
from fracas.server.models import Me, NewMatch
from fracas.server.settings import Settings
from fracas.server.store import queries
from fracas.server.store.writer import Statement

from . import machine, report

TARGET_P95_MS = 150.0
TARGET_LOAD_MS = 50.0
LONG = 500  # actions of the match that is loaded
LOADS = 20
IDLE = 500  # matches whose memory is weighed
SET_UP_AT_ONCE = 50
SETTLE_SECONDS = 3.0
TARGETS_MISSED = 1
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


@dataclass
class Found:
    """What was measured."""

    matches: int
    seconds: float
    think_seconds: float
    game: str
    actions: int = 0
    errors: list[str] = field(default_factory=list)
    p50_ms: float = 0.0
    p95_ms: float = 0.0
    p99_ms: float = 0.0
    most_ms: float = 0.0
    actions_per_second: float = 0.0
    saturated_per_second: float = 0.0
    server_ms_per_action: float = 0.0  # processor time, all threads
    server_busy: float = 0.0  # share of the time its event loop was computing
    server_in_line: float = 0.0  # share of the time it could have computed but got no processor
    players_busy: float = 0.0
    players_in_line: float = 0.0
    load_average: float = 0.0  # of the machine, at the end
    start_seconds: float = 0.0
    idle_match_kb: float = 0.0
    memory_mb: float = 0.0
    load_ms: float = 0.0
    load_cpu_ms: float = 0.0  # the same as processor time
    load_game: str = ""


class Server:
    """A server process."""

    def __init__(self, folder: Path, limits: Mapping[str, str] = NO_LIMITS) -> None:
        environment = os.environ | {
            "FRACAS_DATABASE_URL": f"sqlite:///{folder / 'server.db'}",
            "FRACAS_PORT": "0",
            "FRACAS_WARM_UP": "false",
            "FRACAS_LOG_LEVEL": "warning",
            **limits,
        }
        began = time.perf_counter()
        command = [sys.executable, "-m", "fracas.server"]
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
            await socket.send('{"type":"hello"}')
            self.seated.add(seat.token)
            sent_at, sent_version = 0.0, -1
            while True:
                message = json.loads(await socket.recv())
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


async def run_matches(server: Server, found: Found) -> None:
    """The matches with thinking players, then the same players without thought, for the throughput."""
    players = Players(server, found.game)
    seats = await players.set_up(found.matches)
    for think, seconds in ((found.think_seconds, found.seconds), (0.0, found.seconds / 2)):
        players.latencies.clear()
        players.seated.clear()
        tasks = [
            asyncio.create_task(players.play(seat, think, random.Random(index))) for index, seat in enumerate(seats)
        ]
        while len(players.seated) < len(seats) and not players.errors:
            await asyncio.sleep(0.1)
        await asyncio.sleep(SETTLE_SECONDS)
        players.is_measuring = True
        before = [Usage.of(pid) for pid in (server.pid, os.getpid())]
        began = time.perf_counter()
        await asyncio.sleep(seconds)
        players.is_measuring = False
        if think:
            _sum_up(found, players, seconds)
            after = [Usage.of(pid) for pid in (server.pid, os.getpid())]
            used = [later.since(past) for later, past in zip(after, before, strict=True)]
            _account(found, used[0], used[1], time.perf_counter() - began)
        else:
            found.saturated_per_second = len(players.latencies) / seconds
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if think:
            seats = await players.set_up(found.matches)
    found.errors = players.errors
    found.memory_mb = server.memory_kb / 1024


def _sum_up(found: Found, players: Players, seconds: float) -> None:
    sorted_ms = sorted(1000 * latency for latency in players.latencies)
    found.actions = len(sorted_ms)
    found.actions_per_second = found.actions / seconds
    found.p50_ms, found.p95_ms, found.p99_ms = (sorted_ms[int(len(sorted_ms) * share)] for share in (0.5, 0.95, 0.99))
    found.most_ms = sorted_ms[-1]


def _account(found: Found, server: Usage, players: Usage, seconds: float) -> None:
    found.server_ms_per_action = 1000 * server.computed / max(1, found.actions)
    found.server_busy, found.server_in_line = server.main_computed / seconds, server.main_waited / seconds
    found.players_busy, found.players_in_line = players.main_computed / seconds, players.main_waited / seconds
    found.load_average = os.getloadavg()[0]


async def weigh_idle(server: Server, game: str) -> float:
    """Kilobytes a match takes that lies in memory, half played, with nobody connected."""
    players = Players(server, game)
    await players.set_up(20)  # what is loaded once is loaded now
    before = server.memory_kb
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        for seat in await players.set_up(IDLE):
            await http.get(f"/api/matches/{seat.match}/state", headers={"Authorization": f"Bearer {seat.token}"})
    return (server.memory_kb - before) / IDLE


async def time_loading(folder: Path, game_id: str) -> tuple[float, float]:
    """Milliseconds to load a match of 500 actions from the store, by the clock and of the processor: medians."""
    settings = Settings(database_url=f"sqlite:///{folder / 'load.db'}", warm_up=False)
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        context = app.state.context
        guest, _ = await create_guest(context, "", "bot")
        for _ in range(100):
            seats = {name: Me() for name in context_seats(game_id)}
            live = await create_match(context, guest, NewMatch(game=game_id, seats=seats))
            rows = play_long(live.match)
            if len(rows) == LONG:
                break
        else:
            raise SystemExit(f"{game_id} has no matches of {LONG} actions")
        await context.database.commit([Statement(queries.INSERT_ENTRY, row.values(live.id)) for row in rows])
        times, computed = [], []
        for _ in range(LOADS):
            began, used = time.perf_counter(), time.process_time()
            loaded = await load(context, live.id)
            times.append(1000 * (time.perf_counter() - began))
            computed.append(1000 * (time.process_time() - used))
            assert loaded.ply == LONG, "the whole match was loaded"
    return statistics.median(times), statistics.median(computed)


def context_seats(game_id: str) -> tuple[str, ...]:
    """The names of a game's seats."""
    return registry.find(game_id).card.seats


def play_long(match: Match) -> list[ActionRow]:
    """At most 500 random actions, as rows."""
    choices, rows = random.Random(match.seed), []
    while match.actor is not None and match.ply < LONG:
        action = choices.choice(match.legal_ids())
        rows.append(ActionRow(match.ply, match.ply + 2, match.actor, action, None, match.ply, 0, None))
        match.play(action)
    return rows


def main(
    matches: Annotated[int, typer.Option(min=1, help="Matches at once; each has two WebSockets.")] = 500,
    seconds: Annotated[float, typer.Option(min=1, help="How long to measure.")] = 20.0,
    think: Annotated[float, typer.Option(min=0.01, help="Average thought before an action, in seconds.")] = 1.0,
    game: Annotated[str, typer.Option(help="The game the matches are of.")] = "connect-four",
    long_game: Annotated[str, typer.Option(help="The game whose match of 500 actions is loaded.")] = "tanks",
    name: Annotated[str, typer.Option(help="The results go to bench/results/NAME.json.")] = "server",
    check: Annotated[bool, typer.Option("--check", help="Exit with 1 if a target is missed.")] = False,
) -> None:
    """Measure the match server on this machine."""
    console = report.page()
    found = Found(matches, seconds, think, game, load_game=long_game)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            found.start_seconds = server.started_in
            found.idle_match_kb = asyncio.run(weigh_idle(server, game))
            asyncio.run(run_matches(server, found))
        finally:
            server.stop()
        found.load_ms, found.load_cpu_ms = asyncio.run(time_loading(Path(folder), long_game))
    show(console, found)
    path = report.write_json(name, {"machine": machine.describe(), "server": asdict(found)})
    console.print(f"Written to {path.relative_to(Path(__file__).parent.parent)}.")
    is_met = found.p95_ms < TARGET_P95_MS and found.load_ms < TARGET_LOAD_MS and not found.errors
    if check and not is_met:
        raise typer.Exit(TARGETS_MISSED)


def _shares(computing: float, in_line: float) -> str:
    return f"{computing:.0%} / {in_line:.0%}"


def show(console: Console, found: Found) -> None:
    """The figures as a table."""
    table = Table(title=f"{found.matches} matches of {found.game} at once, {2 * found.matches} WebSockets")
    table.add_column("measured")
    table.add_column("figure", justify="right")
    table.add_column("target", justify="right")
    rows: list[tuple[str, str, str]] = [
        ("from sent action to received view, median", f"{found.p50_ms:.1f} ms", ""),
        ("the same, p95", f"{found.p95_ms:.1f} ms", f"under {TARGET_P95_MS:.0f} ms"),
        ("the same, p99", f"{found.p99_ms:.1f} ms", ""),
        ("the same, longest", f"{found.most_ms:.1f} ms", ""),
        ("actions measured", f"{found.actions:,}", ""),
        ("errors", str(len(found.errors)), "0"),
        (f"actions a second, players thinking {found.think_seconds:g} s", f"{found.actions_per_second:,.0f}", ""),
        ("actions a second, players not thinking", f"{found.saturated_per_second:,.0f}", ""),
        ("processor time of the server for an action", f"{found.server_ms_per_action:.2f} ms", ""),
        ("server: computing / in line for a processor", _shares(found.server_busy, found.server_in_line), ""),
        ("players: computing / in line for a processor", _shares(found.players_busy, found.players_in_line), ""),
        ("load of the machine", f"{found.load_average:.1f}", ""),
        ("start to first answer", f"{found.start_seconds:.2f} s", ""),
        ("memory of an idle match", f"{found.idle_match_kb:.1f} KB", ""),
        ("memory of the server under load", f"{found.memory_mb:.0f} MB", ""),
        (f"loading {LONG} actions of {found.load_game}", f"{found.load_ms:.1f} ms", f"under {TARGET_LOAD_MS:.0f} ms"),
        ("the same, processor time", f"{found.load_cpu_ms:.1f} ms", ""),
    ]
    for row in rows:
        table.add_row(*row)
    console.print(table)
    for error in sorted(set(found.errors))[:10]:
        console.print(f"error: {error}", highlight=False)


if __name__ == "__main__":
    typer.run(main)
