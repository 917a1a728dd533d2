"""The bot API: event streams, and the example bot playing a whole match."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from fracas.server.matches.cursor import Cursor
from fracas.server.matches.live import LiveMatch

from .harness import WAIT, Json, Server, serving
from .process import server_process

pytestmark = pytest.mark.anyio
BOT = Path(__file__).parents[2] / "examples" / "bot" / "bot.py"


async def lines(server: Server, path: str, token: str) -> list[Json]:
    client = server.stranger()
    answer = await client.http.get(path, headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines() if line]


async def test_the_event_stream_begins_with_what_is_open(server: Server) -> None:
    ada, bot = await server.guest("Ada"), await server.guest("R2", "bot")
    challenge = {"yellow": {"kind": "me"}, "red": {"kind": "challenge", "guest": bot.guest["id"]}}
    made = await ada.make(seats=challenge)
    events = await lines(server, "/api/events?once=true", bot.guest["token"])
    assert [(event["type"], event["match"], event["seat"]) for event in events] == [("challenge", made["id"], "red")]
    await bot.post(f"/api/invitations/{events[0]['invitation']}")
    events = await lines(server, "/api/events?once=true", bot.guest["token"])
    assert [(event["type"], event["opponents"]) for event in events] == [("match-started", ["Ada"])]


async def _until_told(live: LiveMatch) -> None:
    """Somebody follows the match, and has been told its newest version."""
    while not any(isinstance(one, Cursor) and one.known == live.version for one in live.subscribers):
        await asyncio.sleep(0.01)


async def test_a_match_stream_ends_with_the_match(server: Server) -> None:
    ada = await server.guest("R2", "bot")
    match = (await ada.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "me"}}))["id"]
    stream = asyncio.create_task(lines(server, f"/api/matches/{match}/stream?seat=yellow", ada.guest["token"]))
    live = await server.context.matches.get(server.context, match)
    await _until_told(live)
    await ada.act(match, 0)
    await _until_told(live)
    await ada.post(f"/api/matches/{match}/resign")
    states = await stream
    assert [state["status"] for state in states] == ["running", "running", "over"]
    assert all(state["seat"] == "yellow" for state in states)
    only_new = await lines(server, f"/api/matches/{match}/stream?version={states[1]['version']}", ada.guest["token"])
    assert [state["version"] for state in only_new] == [states[2]["version"]]


def test_the_example_bot_is_short() -> None:
    text = re.sub(r'""".*?"""', "", BOT.read_text(), flags=re.DOTALL)
    assert len([line for line in text.splitlines() if line.strip()]) <= 30


async def test_the_example_bot_plays_a_match(tmp_path: Path) -> None:
    with server_process(tmp_path / "s.db", keepalive_seconds="1") as server:
        bot = subprocess.Popen([sys.executable, str(BOT), server.http, "Example"])
        try:
            await _play_against_it(server.http)
        finally:
            bot.terminate()
            bot.wait(20)


async def _play_against_it(address: str) -> None:
    async with httpx.AsyncClient(base_url=address, timeout=240) as http:
        http.headers["Authorization"] = (
            "Bearer " + (await http.post("/api/guest", json={"kind": "bot"})).json()["token"]
        )
        bots: list[Json] = []
        while not bots:
            await asyncio.sleep(0.1)
            bots = (await http.get("/api/bots")).json()["bots"]
        assert bots[0]["name"] == "Example"
        seats = {"yellow": {"kind": "me"}, "red": {"kind": "challenge", "guest": bots[0]["id"]}}
        made = (await http.post("/api/matches", json={"game": "connect-four", "seats": seats})).json()["match"]["id"]
        state: Json = {}
        async with http.stream("GET", f"/api/matches/{made}/stream") as stream:
            async for line in stream.aiter_lines():
                state = json.loads(line) if line else state
                if line and state["legal"]:
                    act = {"ply": state["ply"], "version": state["version"], "action": state["legal"][-1]["id"]}
                    assert (await http.post(f"/api/matches/{made}/actions", json=act)).status_code == 200
        assert state["status"] == "over"
        assert state["ply"] >= 7
        assert state["outcome"]["ending"] in ("four-in-a-line", "board-full")


async def test_a_stream_asked_for_once_ends_when_nothing_is_newer(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", keepalive_seconds=0.05) as server:
        ada = await server.guest("R2", "bot")
        match = (await ada.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "me"}}))["id"]
        version = (await ada.state(match))["version"]
        path = f"/api/matches/{match}/stream?once=true&version={version}"
        assert await asyncio.wait_for(lines(server, path, ada.guest["token"]), WAIT) == []
