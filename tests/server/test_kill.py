"""SIGKILL in the middle of a hundred running matches: after the next start nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
from dataclasses import dataclass, field

import httpx
import pytest
import websockets

from .harness import Json
from .process import ServerProcess, server_process

pytestmark = pytest.mark.anyio
MATCHES = 100
ENOUGH = 700  # acknowledged actions, after which the server is killed


@dataclass
class Sitting:
    """A match played from a hot seat over one WebSocket."""

    match: str
    acknowledged: list[int] = field(default_factory=list)
    pending: int | None = None  # sent, not acknowledged
    is_over: bool = False


async def set_up(server: ServerProcess) -> tuple[str, list[Sitting]]:
    async with httpx.AsyncClient(base_url=server.http, timeout=240) as http:
        answer = await http.post("/api/guest", json={"name": "Ada", "kind": "bot"})
        token = answer.json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        seats = {"yellow": {"kind": "me"}, "red": {"kind": "me"}}
        requests = [http.post("/api/matches", json={"game": "connect-four", "seats": seats}) for _ in range(MATCHES)]
        made = [(await request).json()["match"]["id"] for request in requests]
    return token, [Sitting(match) for match in made]


async def play(server: ServerProcess, token: str, sitting: Sitting, choices: random.Random) -> None:
    """Act for whoever is to act, until the line is dead."""
    address = f"{server.ws}/api/matches/{sitting.match}/live"
    try:
        async with websockets.connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            async for text in socket:
                message: Json = json.loads(text)
                if message["type"] == "accepted" and sitting.pending is not None:
                    sitting.acknowledged.append(sitting.pending)
                    sitting.pending = None
                elif message["type"] == "state":
                    if message["status"] == "over":
                        sitting.is_over = True
                        return
                    if not message["legal"]:  # the other seat of the hot seat is to act
                        await socket.send(json.dumps({"type": "hello", "seat": message["actor"]}))
                        continue
                    sitting.pending = choices.choice(message["legal"])["id"]
                    act = {
                        "type": "act",
                        "ply": message["ply"],
                        "version": message["version"],
                        "action": sitting.pending,
                    }
                    await socket.send(json.dumps(act))
    except (OSError, websockets.WebSocketException):
        return


async def test_nothing_acknowledged_is_lost(database: str) -> None:
    with server_process(database) as server:
        token, sittings = await set_up(server)
        tasks = [
            asyncio.create_task(play(server, token, sitting, random.Random(index)))
            for index, sitting in enumerate(sittings)
        ]
        while sum(len(sitting.acknowledged) for sitting in sittings) < ENOUGH:
            await asyncio.sleep(0.01)
        server.kill()
        await asyncio.gather(*tasks)
    acknowledged = sum(len(sitting.acknowledged) for sitting in sittings)
    assert acknowledged >= ENOUGH
    with server_process(database) as server:
        async with httpx.AsyncClient(base_url=server.http, timeout=240) as http:
            http.headers["Authorization"] = f"Bearer {token}"
            for sitting in sittings:
                state: Json = (await http.get(f"/api/matches/{sitting.match}/state")).json()
                played = [event["column"] - 1 for event in state["events"]]
                known = len(sitting.acknowledged)
                assert played[:known] == sitting.acknowledged
                # at most the one action that was on its way may stand there without having been acknowledged
                assert played[known:] in ([], [sitting.pending])
                if state["legal"]:
                    body = {"ply": state["ply"], "version": state["version"], "action": state["legal"][0]["id"]}
                    answer = await http.post(f"/api/matches/{sitting.match}/actions", json=body)
                    assert answer.status_code == 200, answer.text  # and the match goes on


async def test_a_polite_stop_is_clean_and_quick(database: str) -> None:
    with server_process(database) as server:
        token, sittings = await set_up_one(server)
        address = f"{server.ws}/api/matches/{sittings.match}/live"
        async with websockets.connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            await socket.recv()
            server.process.send_signal(signal.SIGTERM)
            said = await hear_out(socket)
        code = await asyncio.to_thread(server.process.wait, 240)
        assert code in (0, -signal.SIGTERM)
        assert said[-1]["type"] == "notice"
        assert "stopping" in [message.get("code") for message in said]
        assert not any("Traceback" in line for line in server.lines), "".join(server.lines)
        for line in server.lines:
            if line.startswith("{"):
                assert token not in line
                json.loads(line)  # logs are JSON, one object a line


async def hear_out(socket: websockets.ClientConnection) -> list[Json]:
    """Everything until the server closes the line."""
    said = []
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            said.append(json.loads(await socket.recv()))
    assert socket.close_code == 1012  # service restart: clients come again by themselves
    return said


async def set_up_one(server: ServerProcess) -> tuple[str, Sitting]:
    async with httpx.AsyncClient(base_url=server.http, timeout=240) as http:
        token = (await http.post("/api/guest", json={"name": "Ada", "kind": "bot"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        made = await http.post("/api/matches", json={"game": "connect-four"})
        return token, Sitting(made.json()["match"]["id"])


async def test_it_listens_on_loopback_only_and_workers_do_not_outlive_it(tmp_path: object) -> None:
    with server_process(f"sqlite:///{tmp_path}/s.db") as server:
        async with httpx.AsyncClient(base_url=server.http, timeout=240) as http:
            token = (await http.post("/api/guest", json={"kind": "bot"})).json()["token"]
            http.headers["Authorization"] = f"Bearer {token}"
            seats = {"yellow": {"kind": "me"}, "red": {"kind": "bot", "level": "suggest"}}
            match = (await http.post("/api/matches", json={"game": "connect-four", "seats": seats})).json()["match"][
                "id"
            ]
            await http.post(f"/api/matches/{match}/actions", json={"ply": 0, "version": 1, "action": 3})
            for _ in range(2_400):
                state = (await http.get(f"/api/matches/{match}/state")).json()
                if state["ply"] == 2:
                    break
                await asyncio.sleep(0.1)
            assert state["ply"] == 2, "the opponent answered"
        children = _children(server.process.pid)
        assert children, "a worker is running"
        server.kill()
        for _ in range(1_000):
            if not any(_is_alive(child) for child in children):
                break
            await asyncio.sleep(0.1)
        assert not any(_is_alive(child) for child in children)


def _children(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children") as file:  # noqa: PTH123  # a file of the kernel
        return [int(child) for child in file.read().split()]


def _is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{pid}/stat") as file:  # noqa: PTH123  # a file of the kernel
        return file.read().rpartition(")")[2].split()[0] != "Z"
