"""`python -m bench.growth`: what must not grow. Spectators, long matches, full stores: each beside a small one.

A match with many spectators costs its broadcast, not a view each; a long match is loaded from its last checkpoint; a
start and the lists do not mind how many finished matches there are.
"""

from __future__ import annotations

import asyncio
import random
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import typer
import websockets
from pydantic_core import from_json
from rich.table import Table

from fracas.server.app import create_app
from fracas.server.guests import create as create_guest
from fracas.server.matches import referee
from fracas.server.matches.cache import load
from fracas.server.matches.lobby import create as create_match
from fracas.server.metrics import Metrics
from fracas.server.models import Me, NewMatch
from fracas.server.settings import Settings
from fracas.server.store.database import Database
from tests.soak.lists import fill

from . import machine, report
from .players import HELLO, NO_LIMITS, Players, Server, Usage

LIMITS = NO_LIMITS | {"FRACAS_SPECTATORS": "1000000"}
GAME = "toy-battle"
WATCHED_SECONDS = 10.0
THINK_SECONDS = 0.1
SETTLE_SECONDS = 3.0
LONG_GAME = "mercenary"
LOADS = 10
PLENTY = 10**12
LISTS = ("/api/matches", "/api/matches?status=over", "/api/lobby")
ASKED = 20


@dataclass
class Grown:
    """One thing small and large."""

    what: str
    unit: str
    small: float
    large: float

    @property
    def ratio(self) -> float:
        """How many times as much the large one takes."""
        return self.large / self.small


async def watched(server: Server, spectators: int) -> float:
    """Processor milliseconds of the server for an action of one match that so many watch."""
    players = Players(server, GAME)
    first, second = await players.set_up(1)
    async with httpx.AsyncClient(base_url=server.http, headers={"Authorization": f"Bearer {first.token}"}) as http:
        token = (await http.get(f"/api/matches/{first.match}")).json()["match"]["watch"]
    address = server.http.replace("http", "ws", 1) + f"/api/matches/{first.match}/live"
    watchers = [asyncio.create_task(_watch(address, token)) for _ in range(spectators)]
    await asyncio.sleep(SETTLE_SECONDS)
    playing = [
        asyncio.create_task(players.play(seat, THINK_SECONDS, random.Random(index)))
        for index, seat in enumerate((first, second))
    ]
    await asyncio.sleep(1)
    players.is_measuring, before = True, Usage.of(server.pid)
    await asyncio.sleep(WATCHED_SECONDS)
    used = Usage.of(server.pid).since(before)
    if players.errors or not players.latencies:
        raise SystemExit(f"nobody acted: {players.errors[:3]}")
    gone = sum(task.done() for task in watchers)
    if gone:
        raise SystemExit(f"{gone} spectators were sent away")
    for task in (*playing, *watchers):
        task.cancel()
    await asyncio.gather(*playing, *watchers, return_exceptions=True)
    return 1000 * used.computed / len(players.latencies)


async def _watch(address: str, token: str) -> None:
    async with websockets.connect(address, compression=None, max_size=None, ping_timeout=None) as socket:
        await socket.send(HELLO[:-1] + f',"watch":"{token}"}}')
        async for message in socket:
            if message.startswith('{"type":"refused"'):  # type: ignore[arg-type]  # messages are text
                raise SystemExit(f"a spectator was refused: {from_json(message)['text']}")


async def loaded(folder: Path, actions: int) -> float:
    """Milliseconds to load a match of so many actions, played as people play: with its checkpoints."""
    settings = Settings(
        database_url=f"sqlite:///{folder / f'{actions}.db'}",
        warm_up=False,
        guest_bytes_per_day=PLENTY,
        address_bytes_per_day=PLENTY,
        matches_per_day=PLENTY,
    )
    app = create_app(settings)
    async with app.router.lifespan_context(app):
        context = app.state.context
        guest, _ = await create_guest(context, "", "bot")
        for attempt in range(200):
            made = NewMatch(game=LONG_GAME, seats={"red": Me(), "blu": Me()})
            live = await create_match(context, guest, made)
            choices = random.Random(attempt)
            while live.actor is not None and live.ply < actions:
                action = choices.choice(live.match.legal_ids())
                await referee.act(context, live, live.actor, live.ply, live.version, action)
            if live.ply == actions and live.actor is not None:
                break
        else:
            raise SystemExit(f"{LONG_GAME} has no matches of {actions} actions")
        times = []
        for _ in range(LOADS):
            began = time.perf_counter()
            again = await load(context, live.id)
            times.append(1000 * (time.perf_counter() - began))
            assert again.ply == actions, "the whole match was loaded"
    return statistics.median(times)


@contextmanager
def stored(matches: int) -> Iterator[tuple[Server, float]]:
    """A server on a store with so many finished matches, and how long it took to start."""
    with TemporaryDirectory() as folder:
        asyncio.run(_fill(Path(folder) / "server.db", matches))
        server = Server(Path(folder), limits=LIMITS)
        try:
            yield server, server.started_in
        finally:
            server.stop()


async def _fill(file: Path, matches: int) -> None:
    store = Database(Settings(database_url=f"sqlite:///{file}"), Metrics())
    await store.open()
    await store.engine.change(lambda connection: fill(connection, "over", matches))
    await store.close()


async def listed(server: Server) -> float:
    """Milliseconds for the lists a start page and the page of matches ask for: the slowest median."""
    async with httpx.AsyncClient(base_url=server.http, timeout=60) as http:
        token = (await http.post("/api/guest", json={"kind": "bot"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        found = []
        for path in LISTS:
            times = []
            for _ in range(ASKED):
                began = time.perf_counter()
                (await http.get(path)).raise_for_status()
                times.append(1000 * (time.perf_counter() - began))
            found.append(statistics.median(times))
    return max(found)


def main(spectators: int = 800, actions: int = 2_000, matches: int = 100_000, name: str = "growth") -> None:
    """Measure on this machine."""
    grown = []
    with TemporaryDirectory() as folder:
        server = Server(Path(folder), limits=LIMITS)
        try:
            few, many = (asyncio.run(watched(server, count)) for count in (1, spectators))
        finally:
            server.stop()
        grown.append(Grown(f"an action with 1 and {spectators} spectators", "ms of the processor", few, many))
        short, long = (asyncio.run(loaded(Path(folder), count)) for count in (150, actions))
        grown.append(Grown(f"loading 150 and {actions:,} actions of {LONG_GAME}", "ms", short, long))
    starts, lists = [], []
    for count in (100, matches):
        with stored(count) as (server, seconds):
            starts.append(seconds)
            lists.append(asyncio.run(listed(server)))
    grown.append(Grown(f"starting with 100 and {matches:,} finished matches", "s", *starts))
    grown.append(Grown(f"lists with 100 and {matches:,} finished matches", "ms", *lists))
    console, shown = report.page(), Table(title="What must not grow")
    for column in ("", "small", "large", "ratio"):
        shown.add_column(column)
    for one in grown:
        shown.add_row(one.what, f"{one.small:.2f} {one.unit}", f"{one.large:.2f} {one.unit}", f"{one.ratio:.2f}")
    console.print(shown)
    report.write_json(name, {"machine": machine.describe(), "grown": [asdict(one) for one in grown]})


if __name__ == "__main__":
    typer.run(main)
