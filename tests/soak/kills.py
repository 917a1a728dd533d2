"""SIGKILL at random moments, clocks running: nothing acknowledged is lost, and no clock is off by more than a second.

An observer with a steady clock of its own reckons the time of whoever is to act: from what was told before, by when
actions were sent and acknowledged, when the server was killed, and when it answered again.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import websockets

from fracas.core import registry
from tests.server.harness import Json
from tests.server.postgres import new_database, postgres
from tests.server.process import ServerProcess, server_process

STEPS = 60
QUICK = ("connect-four", "toy-battle")
MATCHES = 24
INITIAL_SECONDS = 600.0
INCREMENTS = (0.0, 2.0)
HASTES = (0.2, 3.0)  # mean seconds of a thought: some are killed in the middle of a long one
PLAYED_SECONDS = (2.0, 5.0)
WARM_ACTIONS = 4
MOST_ERROR_MS = 1_000
WAIT = 240.0


@dataclass(frozen=True)
class Played:
    """An action, and between which moments of the observer's it reached the server."""

    seat: str
    action: int
    sent_at: float
    known_at: float


@dataclass(frozen=True)
class Reading:
    """How far a clock is off, and how much of that the observer could not have known: messages take their time."""

    error_ms: int
    uncertain_ms: int


@dataclass
class Sitting:
    """A match at a hot seat, with what the observer knows of it."""

    match: str
    increment: float
    haste: float
    began: tuple[float, float]  # between which moments
    acknowledged: list[Played] = field(default_factory=list)
    pending: Played | None = None  # sent, not acknowledged
    told: dict[str, float] = field(default_factory=dict)
    told_after: int = 0  # actions

    def hear(self, state: Json) -> None:
        """What the server told of the clocks while it lived: from there on the observer reckons."""
        self.told_after = len(self.acknowledged)
        self.told = {seat: ms / 1000 for seat, ms in state["clocks"]["remaining_ms"].items()}

    def left(self, actor: str, at: float, down: float) -> tuple[float, float]:
        """Seconds left to the seat to act, at least and at most; nobody's clock ran while the server was down."""
        least = most = self.told[actor]
        early, late = self.began
        seats = [*(played.seat for played in self.acknowledged), actor]
        for index, (played, after) in enumerate(zip(self.acknowledged, seats[1:], strict=True)):
            if played.seat == actor and index >= self.told_after:
                added = self.increment if after != actor else 0.0
                least += added - (played.known_at - early)
                most += added - max(0.0, played.sent_at - late)
            early, late = played.sent_at, played.known_at
        return least - (at - down - early), most - max(0.0, at - down - late)


async def step(number: int) -> dict[str, float | int | str]:
    """Play, kill, start again, and look."""
    choices = random.Random(number)
    with database(number) as address:
        with server_process(address) as server:
            async with client(server) as http:
                token = (await http.post("/api/guest", json={"kind": "bot"})).json()["token"]
                http.headers["Authorization"] = f"Bearer {token}"
                for game in registry.game_ids():
                    await warm_up(http, game, choices)
                sittings = [await sit_down(http, game, choices) for game in games()]
                tasks = [asyncio.create_task(play(http, sitting, choices)) for sitting in sittings]
                await asyncio.sleep(choices.uniform(*PLAYED_SECONDS))
                server.kill()
                killed_at = time.monotonic()
                await leave(tasks)
                under_way = sum(sitting.pending is not None for sitting in sittings)
        with server_process(address) as server:
            down = time.monotonic() - killed_at
            async with client(server) as http:
                http.headers["Authorization"] = f"Bearer {token}"
                found = [await read_clock(server, token, sitting, killed_at, down) for sitting in sittings]
                for sitting in sittings:
                    await look(http, sitting)
                    await play_on(http, sitting, choices)
    readings = [reading for reading in found if reading is not None]
    worst = max(reading.error_ms for reading in readings)
    assert worst <= MOST_ERROR_MS, f"a clock was off by {worst} ms"
    return {
        "kills": 1,
        "matches": len(sittings),
        "clocks": len(readings),
        "acknowledged": sum(len(sitting.acknowledged) for sitting in sittings),
        "under_way": under_way,
        "lost": 0,  # or `look` has failed
        "most_clock_error_ms": worst,
        "most_uncertain_ms": max(reading.uncertain_ms for reading in readings),
        "slowest_start_s": round(server.started_in, 2),
    }


async def leave(tasks: list[asyncio.Task[None]]) -> None:
    """Nobody plays any more; what went wrong meanwhile is told."""
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if result is not None and not isinstance(result, asyncio.CancelledError):
            raise result


@contextlib.contextmanager
def database(number: int) -> Iterator[str]:
    """SQLite and PostgreSQL in turn."""
    with contextlib.ExitStack() as stack:
        if number % 2:
            yield new_database(stack.enter_context(postgres()))
        else:
            yield f"sqlite:///{Path(stack.enter_context(TemporaryDirectory())) / 'server.db'}"


def client(server: ServerProcess) -> httpx.AsyncClient:
    """Somebody who asks the server."""
    return httpx.AsyncClient(base_url=server.http, timeout=WAIT, limits=httpx.Limits(max_connections=2 * MATCHES))


def games() -> list[str]:
    """Each of our games once, and quick ones besides."""
    every = registry.game_ids()
    return [*every, *(QUICK[index % len(QUICK)] for index in range(MATCHES - len(every)))]


async def warm_up(http: httpx.AsyncClient, game: str, choices: random.Random) -> None:
    """Have the server load all of a game's rules; it answers nobody meanwhile, and that is not what is measured."""
    sitting = await sit_down(http, game, choices)
    for _ in range(WARM_ACTIONS):
        await play_on(http, sitting, choices)


async def sit_down(http: httpx.AsyncClient, game: str, choices: random.Random) -> Sitting:
    """A match with a clock."""
    seats, increment = list(registry.find(game).card.seats), choices.choice(INCREMENTS)
    request = {
        "game": game,
        "seats": {seat: {"kind": "me"} for seat in seats},
        "clock": {"initial_seconds": INITIAL_SECONDS, "increment_seconds": increment},
    }
    asked_at = time.monotonic()
    answer = await http.post("/api/matches", json=request)
    assert answer.status_code == 201, answer.text
    match = answer.json()["match"]["id"]
    found = Sitting(match, increment, choices.choice(HASTES), (asked_at, time.monotonic()))
    await state_of(http, found)
    return found


async def state_of(http: httpx.AsyncClient, sitting: Sitting) -> Json:
    """What the seat to act sees."""
    answer = await http.get(f"/api/matches/{sitting.match}/state")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    sitting.hear(found)
    return found


async def play(http: httpx.AsyncClient, sitting: Sitting, choices: random.Random) -> None:
    """Think and act, until the line is dead or the match over."""
    with contextlib.suppress(httpx.TransportError):
        now = await state_of(http, sitting)
        while now["legal"]:
            await asyncio.sleep(choices.expovariate(1 / sitting.haste))
            await act(http, sitting, now, choices)
            now = await state_of(http, sitting)


async def act(http: httpx.AsyncClient, sitting: Sitting, now: Json, choices: random.Random) -> None:
    """One action; it counts once the server has said so."""
    action = choices.choice(now["legal"])["id"]
    sent_at = time.monotonic()
    sitting.pending = Played(now["seat"], action, sent_at, sent_at)
    body = {"ply": now["ply"], "version": now["version"], "action": action}
    answer = await http.post(f"/api/matches/{sitting.match}/actions", json=body)
    assert answer.status_code == 200, answer.text
    sitting.acknowledged.append(replace(sitting.pending, known_at=time.monotonic()))
    sitting.pending = None


async def read_clock(
    server: ServerProcess, token: str, sitting: Sitting, killed_at: float, down: float
) -> Reading | None:
    """What the server tells of the running clock beside what the observer reckons; None: no clock runs."""
    address = f"{server.ws}/api/matches/{sitting.match}/live"
    async with websockets.connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        await socket.send(json.dumps({"type": "hello"}))
        state = await hear(socket, "state")  # the first of a game may take the server a second, so:
        await socket.send(json.dumps({"type": "ping"}))
        now, at = (await hear(socket, "pong"))["time"], time.monotonic()
    if sitting.pending is not None and state["ply"] > len(sitting.acknowledged):  # the answer died with the server
        sitting.acknowledged.append(replace(sitting.pending, known_at=killed_at))
        sitting.pending = None
    assert state["ply"] == len(sitting.acknowledged), "an action is lost or doubled"
    clocks = state["clocks"]
    if clocks["running"] is None:
        return None
    told = clocks["remaining_ms"][clocks["running"]] - (now - clocks["at"])
    least, most = (1000 * seconds for seconds in sitting.left(clocks["running"], at, down))
    return Reading(round(max(0.0, told - most, least - told)), round(most - least))


async def hear(socket: websockets.ClientConnection, kind: str) -> Json:
    """The next message of that type."""
    while True:
        message: Json = json.loads(await socket.recv())
        if message["type"] == kind:
            return message


async def look(http: httpx.AsyncClient, sitting: Sitting) -> None:
    """Every acknowledged action stands where it was played: sent again it is a repetition."""
    for ply, played in enumerate(sitting.acknowledged):
        body = {"ply": ply, "version": 10**6, "action": played.action}
        answer = await http.post(f"/api/matches/{sitting.match}/actions", json=body, params={"seat": played.seat})
        assert answer.json()["code"] == "repeated", f"action {ply} of {sitting.match} is lost: {answer.text}"


async def play_on(http: httpx.AsyncClient, sitting: Sitting, choices: random.Random) -> None:
    """The match goes on."""
    now = await state_of(http, sitting)
    if now["legal"]:
        await act(http, sitting, now, choices)
