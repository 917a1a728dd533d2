"""After a restart: 240 people, each at a match of their own, ask for their state at once. How long until all have it?

`python -m tests.soak.restart` says it for a few restarts.
"""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from tempfile import mkdtemp

import httpx

from fracas.core import registry
from tests.server.process import ServerProcess

STEPS = 3
CLIENTS = 240
ACTIONS = 6  # played in each match
AT_ONCE = 40  # while matches are made
PATIENCE = httpx.Timeout(240.0)
SETTINGS = {"warm_up": "true", "log_level": "warning"}
Players = list[tuple[str, str]]  # token, match

_folder = Path(mkdtemp(prefix="fracas-restart-"))
_players: Players = []


async def step(number: int) -> dict[str, float | int | str]:
    """One restart; the first makes the matches."""
    if not _players:
        await _prepare()
    server = ServerProcess(f"sqlite:///{_folder / 'server.db'}", **SETTINGS)
    try:
        async with _client(server) as client:
            began = time.perf_counter()
            waits = sorted(await asyncio.gather(*(_state(client, *player) for player in _players)))
            seconds = time.perf_counter() - began
    finally:
        server.kill()
    return {
        "clients": len(waits),
        "all seconds": round(seconds, 2),
        "median seconds": round(waits[len(waits) // 2], 2),
        "start seconds": round(server.started_in, 2),
    }


def _client(server: ServerProcess) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=CLIENTS, max_keepalive_connections=CLIENTS)
    return httpx.AsyncClient(base_url=server.http, timeout=PATIENCE, limits=limits)


async def _state(client: httpx.AsyncClient, token: str, match: str) -> float:
    """How long it took; a server that is too busy says when to come again."""
    began = time.perf_counter()
    while True:
        answer = await client.get(f"/api/matches/{match}/state", headers={"Authorization": f"Bearer {token}"})
        if answer.status_code == httpx.codes.OK:
            return time.perf_counter() - began
        assert answer.status_code == httpx.codes.SERVICE_UNAVAILABLE, answer.text
        await asyncio.sleep(int(answer.headers["retry-after"]))


async def _prepare() -> None:
    """Matches of every game, under way."""
    server = ServerProcess(f"sqlite:///{_folder / 'server.db'}", **SETTINGS)
    games, gate = registry.game_ids(), asyncio.Semaphore(AT_ONCE)
    async with _client(server) as client:

        async def one(number: int) -> None:
            async with gate:
                _players.append(await _begin(client, games[number % len(games)]))

        await asyncio.gather(*(one(number) for number in range(CLIENTS)))
    server.stop()


async def _begin(client: httpx.AsyncClient, game: str) -> tuple[str, str]:
    token = (await client.post("/api/guest", json={"kind": "bot"})).json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    seats = {name: {"kind": "me"} for name in registry.find(game).card.seats}
    made = await client.post("/api/matches", json={"game": game, "seats": seats}, headers=headers)
    assert made.status_code == httpx.codes.CREATED, made.text
    match: str = made.json()["match"]["id"]
    for _ in range(ACTIONS):
        state = (await client.get(f"/api/matches/{match}/state", headers=headers)).json()
        if not state["legal"]:
            break
        body = {"ply": state["ply"], "version": state["version"], "action": state["legal"][0]["id"]}
        await client.post(f"/api/matches/{match}/actions", json=body, headers=headers)
    return token, match


async def _main() -> None:
    for number in range(STEPS):
        print(json.dumps(await step(number)), flush=True)


if __name__ == "__main__":
    asyncio.run(_main())
