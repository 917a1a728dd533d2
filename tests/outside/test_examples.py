"""The three example engines beat `random` in every game, sit down in play and arena, and play at a server."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

import fracas
from fracas.core import registry
from fracas.outside.limits import Pace
from fracas.outside.referee import play_out
from fracas.outside.roster import make_player
from fracas.search.players import RandomPlayer

from ..cli.conftest import Run, run  # noqa: F401  # a fixture
from ..server.process import server_process
from .examples import FOLDER, GAMES, NAMES, word_of

Json = dict[str, Any]


@pytest.fixture(params=NAMES)
def word(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("COLUMNS", "100")
    return word_of(request.param, tmp_path)


def test_the_python_one_is_short() -> None:
    text = (FOLDER / "forward.py").read_text(encoding="utf-8")
    code = [line for line in text.splitlines() if line.strip() and not line.strip().startswith('"""')]
    assert len(code) <= 40


@pytest.mark.parametrize("game", GAMES)
def test_it_beats_random(word: str, game: str) -> None:
    """Nothing in it is left to chance: the same deals give the same games."""
    deals = 4 if game in ("combact", "connect-four") else 2
    player = make_player(registry.find(game), word, pace=Pace(120))
    points = 0.0
    for deal in range(deals):
        for seat in (0, 1):
            match = fracas.new(game, seed=deal)
            players = (player, RandomPlayer(seed=deal))
            assert play_out(match, players if seat == 0 else players[::-1]) is None
            assert match.outcome is not None
            points += 0.5 if match.outcome.winner is None else match.outcome.winner == seat
    player.close()
    assert points / (2 * deals) > 0.6


def test_it_plays_in_the_terminal_and_in_the_arena(word: str, run: Run) -> None:  # noqa: F811
    record = Path("match.txt")
    code, out, err = run("play", "connect-four", "--seats", f"{word},random", "--record", str(record), "--seed", "1")
    assert (code, err) == (0, "")
    match = fracas.load(record)
    assert match.outcome is not None
    assert match.notes.players == {"yellow": word, "red": "random"}
    assert match.outcome.text in " ".join(out.split())
    code, out, err = run(
        "arena", "connect-four", "--players", f"random,{word}", "--round-robin", "--pairs", "2", "--workers", "1"
    )
    assert (code, err) == (0, "")
    rows = [line.split() for line in out.splitlines() if line.strip()]
    assert rows[1][:3] == [word, "random", "4"]
    assert "by fault" not in out


@pytest.mark.anyio
async def test_all_play_at_a_server(tmp_path: Path) -> None:
    """`fracas bot` brings each of them there; all are challenged at once."""
    words = {name: word_of(name, tmp_path) for name in NAMES}
    with server_process(tmp_path / "s.db", keepalive_seconds="1") as server:
        bots = [
            subprocess.Popen(
                [sys.executable, "-m", "fracas", "bot", server.http, word, "--name", name, "--time", "120"],
                cwd=tmp_path,
            )
            for name, word in words.items()
        ]
        try:
            async with httpx.AsyncClient(base_url=server.http, timeout=240) as http:
                token = (await http.post("/api/guest", json={"kind": "bot"})).json()["token"]
                http.headers["Authorization"] = f"Bearer {token}"
                found: dict[str, str] = {}
                while set(found) != set(words):
                    await asyncio.sleep(0.1)
                    found = {bot["name"]: bot["id"] for bot in (await http.get("/api/bots")).json()["bots"]}
                ended = await asyncio.gather(*(_play(http, guest) for guest in found.values()))
        finally:
            for bot in bots:
                bot.terminate()
            for bot in bots:
                bot.wait(60)
    for state in ended:
        assert state["status"] == "over"
        assert state["outcome"]["ending"] in ("four-in-a-line", "board-full"), "nobody resigned"


async def _play(http: httpx.AsyncClient, guest: str) -> Json:
    seats = {"yellow": {"kind": "me"}, "red": {"kind": "challenge", "guest": guest}}
    made = (await http.post("/api/matches", json={"game": "connect-four", "seats": seats})).json()["match"]["id"]
    state: Json = {}
    async with http.stream("GET", f"/api/matches/{made}/stream") as stream:
        async for line in stream.aiter_lines():
            state = json.loads(line) if line else state
            if line and state["legal"]:
                act = {"ply": state["ply"], "version": state["version"], "action": state["legal"][-1]["id"]}
                assert (await http.post(f"/api/matches/{made}/actions", json=act)).status_code == 200
    return state
