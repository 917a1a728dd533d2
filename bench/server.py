"""`python -m bench.server`: many WebSocket matches of scripted players at once in every game, memory, loading a match.

After each view a player thinks for a random time (exponential, one second on average), as people do, then acts; the
latency is the time from sending an action to receiving the view that shows it. It says hello as the browser does, and
gets what the browser gets: the view, the events, the legal actions with their previews.

Beside the latency stands what the kernel tells of both processes: how long the server computed for an action, and how
long server and players stood in line for a processor. On a machine that has other work to do, the latter is what the
latency shows; the former is the server's own. `--against` measures the server of another checkout beside this one, game
by game in turn, and the ratios of both.
"""

from __future__ import annotations

import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated

import httpx
import typer
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
from .players import Players, Server, Usage

TARGET_P95_MS = 100.0
TARGET_LOAD_MS = 50.0
TARGET_MS = {  # of the processor for an action
    "connect-four": 0.8,
    "toy-battle": 1.5,
    "combact": 1.5,
    "mercenary": 2.5,
    "tanks": 2.5,
}
LONG = 500  # actions of the match that is loaded
LOADS = 20
IDLE = 100  # matches whose memory is weighed
SETTLE_SECONDS = 3.0
TARGETS_MISSED = 1


@dataclass
class Found:
    """What was measured of one game."""

    game: str
    matches: int
    seconds: float
    think_seconds: float
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

    @property
    def is_met(self) -> bool:
        """Every target that the game has."""
        most = TARGET_MS.get(self.game)
        return self.p95_ms < TARGET_P95_MS and not self.errors and (most is None or self.server_ms_per_action <= most)


@dataclass
class Loading:
    """What it takes to load a match of so many actions from the store: medians."""

    game: str
    actions: int
    ms: float
    cpu_ms: float


def measure(game: str, matches: int, seconds: float, think: float, python: str) -> Found:
    """One game on a server of its own."""
    found = Found(game, matches, seconds, think)
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), python=python)
        try:
            found.start_seconds = server.started_in
            found.idle_match_kb = asyncio.run(weigh_idle(server, game))
            asyncio.run(run_matches(server, found))
        finally:
            server.stop()
    return found


async def run_matches(server: Server, found: Found) -> None:
    """The matches with thinking players, then the same players without thought, for the throughput."""
    players = Players(server, found.game)
    for think, seconds in ((found.think_seconds, found.seconds), (0.0, found.seconds / 2)):
        seats = await players.set_up(found.matches)
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
    found.errors = sorted(set(players.errors))
    found.memory_mb = server.memory_kb / 1024


def _sum_up(found: Found, players: Players, seconds: float) -> None:
    sorted_ms = sorted(1000 * latency for latency in players.latencies)
    if not sorted_ms:
        raise SystemExit(f"nobody acted in {found.game}: {players.errors[:3]}")
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


async def time_loading(folder: Path, game_id: str) -> Loading:
    """Load a long match from the store, again and again."""
    settings = Settings(database_url=f"sqlite:///{folder / 'load.db'}", warm_up=False)
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        context = app.state.context
        guest, _ = await create_guest(context, "", "bot")
        seats = registry.find(game_id).card.seats
        for _ in range(100):
            live = await create_match(context, guest, NewMatch(game=game_id, seats={name: Me() for name in seats}))
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
    return Loading(game_id, LONG, statistics.median(times), statistics.median(computed))


def play_long(match: Match) -> list[ActionRow]:
    """At most 500 random actions, as rows."""
    choices, rows = random.Random(match.seed), []
    while match.actor is not None and match.ply < LONG:
        action = choices.choice(match.legal_ids())
        rows.append(ActionRow(match.ply, match.ply + 2, match.actor, action, None, match.ply, 0, None))
        match.play(action)
    return rows


def main(
    game: Annotated[list[str] | None, typer.Option(help="Measure this game only; may be repeated.")] = None,
    matches: Annotated[int, typer.Option(min=1, help="Matches at once; each player has a WebSocket.")] = 100,
    seconds: Annotated[float, typer.Option(min=1, help="How long to measure each game.")] = 20.0,
    think: Annotated[float, typer.Option(min=0.01, help="Average thought before an action, in seconds.")] = 1.0,
    long_game: Annotated[str, typer.Option(help="The game whose match of 500 actions is loaded.")] = "tanks",
    against: Annotated[
        Path | None, typer.Option(help="Another checkout with a `.venv`: its server is measured beside this one.")
    ] = None,
    name: Annotated[str, typer.Option(help="The results go to bench/results/NAME.json.")] = "server",
    check: Annotated[bool, typer.Option("--check", help="Exit with 1 if a target is missed.")] = False,
) -> None:
    """Measure the match server on this machine."""
    console = report.page()
    other = None if against is None else str(against.resolve() / ".venv" / "bin" / "python")
    found: dict[str, Found] = {}
    before: dict[str, Found] = {}
    for game_id in game or registry.game_ids():
        if other is not None:
            before[game_id] = measure(game_id, matches, seconds, think, other)
        found[game_id] = measure(game_id, matches, seconds, think, sys.executable)
        Console(stderr=True).print(f"{game_id}: {found[game_id].server_ms_per_action:.2f} ms", highlight=False)
    with tempfile.TemporaryDirectory() as folder:
        loading = asyncio.run(time_loading(Path(folder), long_game))
    console.print(table(found, before))
    for one in found.values():
        for error in one.errors[:10]:
            console.print(f"error in {one.game}: {error}", highlight=False)
    console.print(
        f"Loading {loading.actions} actions of {loading.game}: {loading.ms:.1f} ms (under {TARGET_LOAD_MS:.0f}), "
        f"{loading.cpu_ms:.1f} ms of the processor. Load of the machine: {os.getloadavg()[0]:.1f}.",
        highlight=False,
        soft_wrap=True,
    )
    results = {
        "machine": machine.describe(),
        "games": {key: asdict(one) for key, one in found.items()},
        "before": {key: asdict(one) for key, one in before.items()},
        "loading": asdict(loading),
    }
    path = report.write_json(name, results)
    console.print(f"Written to {path.relative_to(Path(__file__).parent.parent)}.")
    is_met = all(one.is_met for one in found.values()) and loading.ms < TARGET_LOAD_MS
    if check and not is_met:
        raise typer.Exit(TARGETS_MISSED)


def table(found: dict[str, Found], before: dict[str, Found]) -> Table:
    """A line for each game; with another server beside it, what that took, and the ratio."""
    first = next(iter(found.values()))
    shown = Table(title=f"{first.matches} matches at once, players thinking {first.think_seconds:g} s")
    shown.add_column("game")
    for column in ("processor / action", "target", "p50", "p95", "p99", "at most / s", "busy", "in line", "idle match"):
        shown.add_column(column, justify="right")
    if before:
        for column in ("before", "ratio", "p95 before", "at most before"):
            shown.add_column(column, justify="right")
    for key, one in found.items():
        most = TARGET_MS.get(key)
        cells = [
            key,
            f"{one.server_ms_per_action:.2f} ms",
            "" if most is None else f"{most:g}",
            *(f"{figure:.0f} ms" for figure in (one.p50_ms, one.p95_ms, one.p99_ms)),
            f"{one.saturated_per_second:,.0f}",
            f"{one.server_busy:.0%}",
            f"{one.server_in_line:.0%}",
            f"{one.idle_match_kb:.0f} KB",
        ]
        if key in before:
            was = before[key]
            ratio = one.server_ms_per_action / was.server_ms_per_action
            cells += [f"{was.server_ms_per_action:.2f} ms", f"{ratio:.2f}", f"{was.p95_ms:.0f} ms"]
            cells.append(f"{was.saturated_per_second:,.0f}")
        shown.add_row(*cells)
    return shown


if __name__ == "__main__":
    typer.run(main)
