"""`python -m bench.hostile`: what one hostile guest, within every limit, does to the matches of others.

Twenty matches of our four games for two go on between people who think for a second each. Their latency (from sending
an action to receiving the view that shows it) is measured first in peace, then under each attack. The attacker is a
process of its own with a low priority, as if it had a machine of its own; everybody calls from another address of the
loopback network. The limits are those of a server nobody has configured.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Annotated, Any

import httpx
import typer
import websockets
from rich.table import Table

import fracas

from . import machine, report
from .players import Players, Seat, Server

GAMES = ("toy-battle", "combact", "mercenary", "tanks")
MATCHES = 20
ATTACKER = "127.0.0.66"
LONG = 10_000  # actions of the record that is uploaded, at least
LISTED, OWN = 100_000, 100  # matches in the store, and of the attacker among them
MOST_RATIO = 3.0
SETTLE_SECONDS = 3.0
WARM_SECONDS = 12.0  # every game is loaded, and everybody has acted
AT_ONCE = 16
SILENT = 2_000
NICENESS = 10


@dataclass
class Row:
    """The players' latency under one attack."""

    attack: str
    actions: int
    p50_ms: float
    p95_ms: float
    ratio: float  # of the p95 to that in peace
    answers: dict[str, int] = field(default_factory=dict)  # what the attacker was told, by status or code


@dataclass
class Attacker:
    """One guest who means harm, with what it needs at hand."""

    http: httpx.AsyncClient
    address: str
    token: str
    told: Counter[str] = field(default_factory=Counter)

    async def get(self, path: str, **query: Any) -> None:
        """Ask, and count the answer."""
        try:
            answer = await self.http.get(path, params=query or None)
            self.told[str(answer.status_code)] += 1
            if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                await asyncio.sleep(0.05)  # faster refusals would measure the attacker's own machine
        except httpx.HTTPError as error:
            self.told[type(error).__name__] += 1
            await asyncio.sleep(0.05)

    async def make(self, game: str) -> str:
        """A match with both seats its own."""
        seats = {name: {"kind": "me"} for name in fracas.new(game, seed=1).game.card.seats}
        answer = await self.http.post("/api/matches", json={"game": game, "seats": seats})
        found: str = answer.json()["match"]["id"]
        return found

    @contextlib.asynccontextmanager
    async def socket(self, match: str) -> AsyncIterator[websockets.ClientConnection]:
        """A connection to a match."""
        address = self.address.replace("http", "ws", 1) + f"/api/matches/{match}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with websockets.connect(
            address,
            additional_headers=headers,
            max_size=None,
            local_addr=(ATTACKER, 0),
            compression=None,
            close_timeout=1,
        ) as socket:
            yield socket

    async def say(self, match: str, messages: Callable[[int], dict[str, Any]]) -> None:
        """Say one thing after the other on a connection, and begin anew when it is cut."""
        number = 0
        while True:
            try:
                async with self.socket(match) as socket:
                    await socket.send('{"type":"hello"}')
                    while True:
                        number += 1
                        await socket.send(json.dumps(messages(number)))
                        with contextlib.suppress(TimeoutError):
                            told = json.loads(await asyncio.wait_for(socket.recv(), 0.05))
                            self.told[told.get("code", told["type"])] += 1
            except (OSError, websockets.WebSocketException) as error:
                self.told[type(error).__name__] += 1
                await asyncio.sleep(0.05)


async def for_ever(work: Callable[[], Awaitable[None]]) -> None:
    """Again and again, many at once."""

    async def one() -> None:
        while True:
            await work()

    await asyncio.gather(*(one() for _ in range(AT_ONCE)))


async def long_record(attacker: Attacker) -> None:
    """A legal record of ten thousand actions, looked at again and again."""
    answer = await attacker.http.post("/api/records", content=long_match(), headers={"content-type": "text/plain"})
    attacker.told[f"upload {answer.status_code}"] += 1
    match = answer.json()["match"]["id"]
    await for_ever(lambda: attacker.get(f"/api/matches/{match}/state"))


def long_match() -> str:
    """The text of a long record: both sides of the game that takes longest wander about and put off every end."""
    choices, match = random.Random(1), fracas.new("mercenary", seed=1, round_limit=200)
    while match.actor is not None:
        legal = match.legal()
        match.play(choices.choice([action for action in legal if action.kind != "end"] or legal).id)
    assert match.ply >= LONG, f"only {match.ply} actions"
    return match.record()


async def fresh_tanks(attacker: Attacker) -> None:
    """States of Tanks, each asked for as somebody who knows another version: no two are the same picture."""
    match = await attacker.make("tanks")
    for _ in range(20):
        now = (await attacker.http.get(f"/api/matches/{match}/state")).json()
        if now["legal"]:
            act = {"ply": now["ply"], "version": now["version"], "action": now["legal"][0]["id"]}
            await attacker.http.post(f"/api/matches/{match}/actions", json=act)
    numbers = random.Random(1)
    await for_ever(lambda: attacker.get(f"/api/matches/{match}/state", version=numbers.randrange(20)))


async def wrong_structures(attacker: Attacker) -> None:
    """Actions of Combact that do not exist, given by structure."""
    match = await attacker.make("combact")

    def wrong(number: int) -> dict[str, Any]:
        action = {"kind": "place", "nothing": number}
        return {"type": "act", "ref": str(number), "ply": 0, "version": 1, "action": action}

    await asyncio.gather(*(attacker.say(match, wrong) for _ in range(AT_ONCE)))


async def protocol(attacker: Attacker) -> None:
    """The schemas, again and again."""
    await for_ever(lambda: attacker.get("/api/protocol"))


async def hellos(attacker: Attacker) -> None:
    """Hello in Tanks again and again, each time from the other seat."""
    match = await attacker.make("tanks")
    names = fracas.new("tanks", seed=1).game.card.seats

    def hello(number: int) -> dict[str, Any]:
        return {"type": "hello", "seat": names[number % 2], "version": None}

    await asyncio.gather(*(attacker.say(match, hello) for _ in range(AT_ONCE)))


async def silence(attacker: Attacker) -> None:
    """Two thousand connections that say half a sentence, or nothing."""
    host, port = attacker.address.removeprefix("http://").split(":")
    held: list[asyncio.StreamWriter] = []
    for number in range(SILENT):
        try:
            _, writer = await asyncio.open_connection(host, int(port), local_addr=(ATTACKER, 0))
            if number % 2:
                writer.write(b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Le")
            held.append(writer)
            attacker.told["opened"] += 1
        except OSError as error:
            attacker.told[type(error).__name__] += 1
            await asyncio.sleep(0.05)
    await asyncio.sleep(3_600)


async def lists(attacker: Attacker) -> None:
    """The list of a hundred own matches among a hundred thousand."""
    await for_ever(lambda: attacker.get("/api/matches", most=100))


ATTACKS: tuple[Callable[[Attacker], Awaitable[None]], ...] = (
    long_record,
    fresh_tanks,
    wrong_structures,
    protocol,
    hellos,
    silence,
    lists,
)


def fill(database: Path, guest: str) -> None:
    """A hundred thousand finished matches in the store, a hundred of them the attacker's."""
    with sqlite3.connect(database) as store:
        store.execute("INSERT INTO guests VALUES ('crowd', 'Crowd', 'person', 'none', 1, 1, 1)")
        columns = (
            "id, game, rules_version, options, seed, salt, status, owner_id, origin, watch_token, watch_delay,"
            " is_public, created_at, ended_at"
        )
        values = "?, 'tanks', 1, '{}', 's', 's', 'over', ?, 'new', 'w', 0, 0, ?, 1"
        row = f"INSERT INTO matches ({columns}) VALUES ({values})"
        owners = [guest if number % (LISTED // OWN) == 0 else "crowd" for number in range(LISTED)]
        store.executemany(row, [(f"f{number}", owner, number) for number, owner in enumerate(owners)])
        seat = "INSERT INTO seats (match_id, seat, kind, name, guest_id) VALUES (?, ?, 'person', '', ?)"
        store.executemany(seat, [(f"f{n}", index, owner) for n, owner in enumerate(owners) for index in (0, 1)])


def attack(name: str, address: str, token: str, seconds: float, told: Any) -> None:
    """The attacker's process: does its worst for a while."""
    os.nice(NICENESS)

    async def run() -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER, limits=httpx.Limits(max_connections=AT_ONCE))
        headers = {"Authorization": f"Bearer {token}"}
        async with httpx.AsyncClient(transport=transport, base_url=address, headers=headers, timeout=60) as http:
            attacker = Attacker(http, address, token)
            chosen = next(one for one in ATTACKS if one.__name__ == name)
            worst = asyncio.ensure_future(chosen(attacker))
            ended, _ = await asyncio.wait({worst}, timeout=seconds)
            if ended and (error := worst.exception()) is not None:
                attacker.told[repr(error)] += 1  # what stopped it is a result, too
            told.put(dict(attacker.told))  # before anything is closed, which the server may take its time for

    asyncio.run(run())


class Measurement:
    """Players in peace and under attack."""

    def __init__(self, server: Server, seconds: float) -> None:
        self._server, self._seconds = server, seconds
        self._players = Players(server, "")

    async def seats(self) -> list[Seat]:
        """Everybody from an address of their own."""
        found = []
        for number in range(MATCHES):
            game = GAMES[number % len(GAMES)]
            addresses = [f"127.0.1.{2 * number + side + 1}" for side in range(2)]
            clients = [
                httpx.AsyncClient(
                    transport=httpx.AsyncHTTPTransport(local_address=local), base_url=self._server.http, timeout=60
                )
                for local in addresses
            ]
            tokens = []
            for client in clients:
                tokens.append((await client.post("/api/guest", json={"kind": "bot"})).json()["token"])
                client.headers["Authorization"] = f"Bearer {tokens[-1]}"
            made = (await clients[0].post("/api/matches", json={"game": game})).json()["match"]
            name, invitation = next(iter(made["invitations"].items()))
            await clients[1].post(f"/api/invitations/{invitation}")
            first = next(seat for seat in made["seats"] if seat != name)
            found += [Seat(tokens[0], made["id"], first, addresses[0]), Seat(tokens[1], made["id"], name, addresses[1])]
            for client in clients:
                await client.aclose()
        return found

    async def begin(self) -> list[asyncio.Task[None]]:
        """Let everybody play."""
        seats = await self.seats()
        tasks = [
            asyncio.create_task(self._players.play(seat, 1.0, random.Random(index))) for index, seat in enumerate(seats)
        ]
        await asyncio.sleep(WARM_SECONDS)
        return tasks

    async def latencies(self) -> list[float]:
        """Sorted, in milliseconds, of all actions for a while."""
        self._players.latencies.clear()
        self._players.is_measuring = True
        await asyncio.sleep(self._seconds)
        self._players.is_measuring = False
        return sorted(1000 * latency for latency in self._players.latencies)

    async def under(self, name: str, token: str) -> tuple[list[float], dict[str, int]]:
        """The latencies while one attack goes on, and what the attacker was told."""
        context = multiprocessing.get_context("spawn")
        told = context.Queue()
        whole = self._seconds + 2 * SETTLE_SECONDS
        process = context.Process(target=attack, args=(name, self._server.http, token, whole, told))
        process.start()
        await asyncio.sleep(SETTLE_SECONDS)
        found = await self.latencies()
        answers: dict[str, int] = await asyncio.to_thread(told.get, True, 120)
        process.kill()
        process.join()
        return found, answers

    @property
    def errors(self) -> list[str]:
        """What went wrong for the players."""
        return self._players.errors


def summed(attack: str, sorted_ms: list[float], quiet_p95: float | None, told: dict[str, int]) -> Row:
    """One row of the table."""
    p50, p95 = (sorted_ms[int(len(sorted_ms) * share)] for share in (0.5, 0.95))
    return Row(attack, len(sorted_ms), p50, p95, 1.0 if quiet_p95 is None else p95 / quiet_p95, told)


async def measure(server: Server, folder: Path, seconds: float, chosen: list[str]) -> tuple[list[Row], list[str]]:
    """Peace, then every attack."""
    transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
    async with httpx.AsyncClient(transport=transport, base_url=server.http, timeout=60) as http:
        guest = (await http.post("/api/guest", json={"kind": "bot"})).json()
    await asyncio.to_thread(fill, folder / "server.db", guest["id"])
    measurement = Measurement(server, seconds)
    players = await measurement.begin()
    rows = [summed("none", await measurement.latencies(), None, {})]
    for name in chosen:
        found, told = await measurement.under(name, guest["token"])
        rows.append(summed(name, found, rows[0].p95_ms, told))
        print(rows[-1], file=sys.stderr, flush=True)
        await asyncio.sleep(SETTLE_SECONDS)
    for task in players:
        task.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    return rows, measurement.errors


def main(
    seconds: Annotated[float, typer.Option(min=1, help="How long to measure each attack.")] = 20.0,
    only: Annotated[list[str] | None, typer.Option(help="These attacks alone.")] = None,
) -> None:
    """Measure, print the table, keep it, and fail if somebody else noticed the attacker."""
    chosen = only or [attack.__name__ for attack in ATTACKS]
    with tempfile.TemporaryDirectory() as name:
        server = Server(Path(name), {})
        try:
            began = time.perf_counter()
            rows, errors = asyncio.run(measure(server, Path(name), seconds, chosen))
        finally:
            server.stop()
    console = report.page()
    table = Table("attack", "actions", "p50 ms", "p95 ms", "ratio", "what the attacker was told")
    for row in rows:
        told = ", ".join(f"{what} {count}" for what, count in sorted(row.answers.items()))
        table.add_row(row.attack, str(row.actions), f"{row.p50_ms:.1f}", f"{row.p95_ms:.1f}", f"{row.ratio:.2f}", told)
    console.print(table)
    console.print(f"{len(errors)} errors of players {errors[:5]}; {time.perf_counter() - began:.0f} s")
    report.write_json(
        "hostile", {"machine": machine.describe(), "rows": [asdict(row) for row in rows], "errors": errors}
    )
    if errors or any(row.ratio > MOST_RATIO for row in rows):
        raise SystemExit(f"others notice an attack: a ratio above {MOST_RATIO:g}, or errors")


if __name__ == "__main__":
    typer.run(main)
