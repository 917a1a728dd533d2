"""One notion of who is here: connected, or asking now and then; claims, lists and messages follow from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from fracas.server.matches import presence
from fracas.server.matches.presence import Sign, Signs

from .harness import FakeTime, serving
from .test_matches import two_players

pytestmark = pytest.mark.anyio


async def test_an_opponent_who_never_connected_is_gone_since_the_match_began(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time, claim_seconds=100) as server:
        ada, _, match = await two_players(server)
        began = time.now
        await ada.act(match, 0)
        claim = f"/api/matches/{match}/claim"
        assert (await ada.post(claim, expect=409))["reason"] == "connected"  # joining was a sign of life
        time.forward(60)
        assert (await ada.post(claim, expect=409))["retry_after"] == 40
        async with ada.socket(match) as socket:
            socket.send("hello")
            welcome = await socket.until("welcome")
            assert (welcome["online"], welcome["absent_since"]) == (["yellow"], {"red": began})
        time.forward(41)
        await ada.post(claim)
        assert (await ada.state(match))["outcome"]["ending"] == "left"


@pytest.mark.parametrize("path", ["", "/state", "/past?ply=0", "/record", "/stream?once=true"])
async def test_whoever_asks_now_and_then_is_here(tmp_path: Path, path: str) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time, claim_seconds=100) as server:
        ada, bob, match = await two_players(server)
        await ada.act(match, 0)
        async with bob.socket(match) as socket:
            await socket.hello()
        for _ in range(10):
            time.forward(25)
            await bob.http.get(f"/api/matches/{match}{path}")
            assert (await ada.post(f"/api/matches/{match}/claim", expect=409))["reason"] == "connected"
        time.forward(31)
        assert (await ada.post(f"/api/matches/{match}/claim", expect=409))["reason"] == "left-just-now"
        time.forward(70)
        await ada.post(f"/api/matches/{match}/claim")


async def test_others_are_told_when_somebody_asks_again(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time) as server:
        ada, bob, match = await two_players(server)
        time.forward(31)
        async with ada.socket(match) as socket:
            await socket.hello()
            await bob.state(match)
            assert (await socket.until("presence"))["online"] == ["yellow", "red"]
            time.forward(20)
            await bob.state(match)
            assert await socket.quiet() == []  # nothing new


async def test_others_are_told_when_who_only_asks_goes_quiet(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", presence_seconds=0.5) as server:
        ada, bob, match = await two_players(server)
        async with ada.socket(match) as socket:
            await socket.hello()
            await bob.state(match)
            gone = await socket.until("presence", online=["yellow"])
            assert list(gone["absent_since"]) == ["red"]


async def test_strangers_and_spectators_are_nobody_elses_sign_of_life(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time) as server:
        ada, _, match = await two_players(server, public=True)
        eve = await server.guest("Eve")
        async with ada.socket(match) as socket:
            await socket.hello()
            time.forward(31)
            await eve.state(match)
            await server.stranger().state(match)
            async with eve.socket(match) as other:
                other.send("hello")
                assert (await other.until("welcome"))["online"] == ["yellow"]


async def test_after_a_restart_nobody_is_gone_for_longer_than_it(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time, claim_seconds=100) as server:
        ada, _, match = await two_players(server)
        await ada.act(match, 0)
        time.forward(99)
    async with serving(database, now=time, claim_seconds=100) as server:
        back = server.stranger()
        back.http.cookies = ada.http.cookies
        refused = await back.post(f"/api/matches/{match}/claim", expect=409)
        assert (refused["reason"], refused["retry_after"]) == ("left-just-now", 100)
        time.forward(101)
        await back.post(f"/api/matches/{match}/claim")


async def test_signs_of_life_outlast_the_match_in_memory(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time, claim_seconds=100) as server:
        ada, bob, match = await two_players(server)
        await ada.act(match, 0)
        time.forward(500)
        await bob.state(match)
        time.forward(60)
        server.context.matches.drop(server.context, await server.context.matches.get(server.context, match))
        refused = await ada.post(f"/api/matches/{match}/claim", expect=409)
        assert (refused["reason"], refused["retry_after"]) == ("left-just-now", 40)


def test_a_sign_there_was_no_room_for_makes_nobody_gone_for_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOST_SIGNS", 2)
    signs = Signs()
    assert signs.of("m", "ada") == Sign()
    for tick, guest in ((5, "ada"), (6, "bob"), (7, "eve")):
        signs.note("m", guest, Sign(seen=tick, asked=tick))
    assert signs.of("m", "ada") == Sign(seen=5)
    assert signs.of("m", "eve") == Sign(seen=7, asked=7)


async def test_a_program_of_the_server_is_always_here(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time) as server:
        ada = await server.guest()
        made = await ada.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "bot", "level": "random"}})
        time.forward(31)
        async with ada.socket(made["id"]) as socket:
            socket.send("hello")
            welcome = await socket.until("welcome")
            assert (welcome["online"], welcome["absent_since"]) == (["yellow", "red"], {})
