"""Clocks by the server's own time: neither steps of the wall clock nor stops give or take any, crashes hardly."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from tempfile import mkdtemp

import pytest
from sqlalchemy import text

from fracas.server.matches.cache import load
from fracas.server.store import queries
from fracas.server.store.writer import Statement, Write
from fracas.server.uptime import AHEAD_MS

from .harness import Client, FakeTime, Json, Server, serving
from .test_matches import two_players

pytestmark = pytest.mark.anyio
MINUTE = {"initial_seconds": 60}


async def again(server: Server, client: Client, match: str) -> Json:
    """The match as somebody finds it who was there before the server was started anew."""
    back = server.stranger()
    back.http.cookies = client.http.cookies
    return await back.state(match)


async def left(client: Client, match: str) -> int:
    """What the server's own words come to: the time left to the seat to act."""
    async with client.socket(match) as socket:
        socket.send("hello")
        now = (await socket.until("welcome"))["time"]
        clocks = (await socket.until("state"))["clocks"]
        assert (await socket.ask("ping"))["time"] == now  # the test's time stands still
    found: int = clocks["remaining_ms"][clocks["running"]] - (now - clocks["at"])
    return found


@pytest.mark.parametrize("seconds", [600, -600])
async def test_a_step_of_the_wall_clock_neither_costs_nor_gives_time(database: str, seconds: float) -> None:
    time = FakeTime()
    async with serving(database, now=time) as server:
        ada, bob, match = await two_players(server, clock=MINUTE)
        time.forward(20)
        time.step(seconds)
        assert await left(ada, match) == 40_000
        time.forward(5)
        await ada.act(match, 0)
        assert (await bob.state(match))["clocks"]["remaining_ms"] == {"yellow": 35_000, "red": 60_000}
        time.step(-seconds)
        time.forward(60)
        assert (await bob.act(match, 0, expect=409))["code"] == "late"
        assert (await ada.state(match))["outcome"]["ending"] == "timeout"


async def test_a_stop_costs_nobody_time_and_gives_none_back(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time) as server:
        ada, _, match = await two_players(server, clock=MINUTE)
        time.forward(10)
        server.context.uptime.stop()  # as the goodbye does
        time.forward(7)
    time.forward(3_600)
    async with serving(database, now=time) as server:
        back = server.stranger()
        back.http.cookies = ada.http.cookies
        assert await left(back, match) == 50_000
        time.forward(3)
        assert await left(back, match) == 47_000


async def crash(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """From here on the heart does not beat any more: what is stored is what a killed server leaves."""

    async def nothing() -> None:
        pass

    await server.context.uptime.beat()
    monkeypatch.setattr(server.context.uptime, "beat", nothing)


@pytest.mark.parametrize(("late", "error"), [(0.0, -500), (0.25, -250), (0.9, 400)])
async def test_a_crash_takes_half_a_second_at_most_and_gives_what_the_heart_was_late(
    database: str, late: float, error: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = FakeTime()
    async with serving(database, now=time) as server:
        ada, _, match = await two_players(server, clock=MINUTE)
        time.forward(30)
        await crash(server, monkeypatch)
        time.forward(late)
    time.forward(100)
    async with serving(database, now=time) as server:
        assert (await again(server, ada, match))["clocks"]["remaining_ms"] == {"yellow": 60_000, "red": 60_000}
        live = await server.context.matches.get(server.context, match)
        assert live.clock is not None
        assert live.clock.left(0, server.context.tick()) == 30_000 - late * 1000 + error


async def test_an_action_after_the_last_heartbeat_was_not_in_the_future(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = FakeTime()
    async with serving(database, now=time) as server:
        ada, _, match = await two_players(server, clock=MINUTE)
        await crash(server, monkeypatch)
        time.forward(30)
        await ada.act(match, 0)
    async with serving(database, now=time) as server:
        time.forward(2)
        live = await server.context.matches.get(server.context, match)
        assert live.clock is not None
        assert live.clock.remaining == [30_000, 60_000]
        assert live.clock.left(1, server.context.tick()) == 58_000


async def test_a_match_stored_before_there_were_ticks_counts_from_the_start(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time) as server:
        _, _, match = await two_players(server, clock=MINUTE)
        time.forward(30)
        await server.context.database.commit([Statement(text("UPDATE entries SET tick = 0"))])
    async with serving(database, now=time) as server:
        time.forward(4)
        live = await load(server.context, match)
        assert live.clock is not None
        assert live.clock.left(0, server.context.tick()) == 56_000


async def test_the_heart_beats_while_a_clock_runs(server: Server) -> None:
    _, _, match = await two_players(server, clock={"initial_seconds": 3_600})
    live = await server.context.matches.get(server.context, match)
    stored = await server.context.database.one(queries.UPTIME)
    while stored is None or stored["ticks"] <= live.entries[-1].tick:  # it will be, however slow the machine
        await asyncio.sleep(0.05)
        stored = await server.context.database.one(queries.UPTIME)
    assert stored["ticks"] <= server.context.tick() + AHEAD_MS


async def test_a_store_that_fails_for_a_while_is_complained_about_once(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    uptime, database = server.context.uptime, server.context.database
    commit = database.commit

    async def fail(_: object) -> None:
        raise OSError("no space left")

    with caplog.at_level(logging.ERROR):
        monkeypatch.setattr(database, "commit", fail)
        for _ in range(3):
            await asyncio.sleep(0.002)
            await uptime.beat()
        monkeypatch.setattr(database, "commit", commit)
    assert [record.getMessage() for record in caplog.records].count("the uptime could not be written") == 1
    await asyncio.sleep(0.002)
    await uptime.beat()
    stored = await database.one(queries.UPTIME)
    assert stored is not None
    assert stored["ticks"] > uptime.start


async def test_who_connects_again_is_told_the_clocks_anew(database: str) -> None:
    """Their times are on the scale of the server's life: a client that knows everything else needs them again."""
    time = FakeTime()
    async with serving(database, now=time) as server:
        ada, _, match = await two_players(server, clock=MINUTE)
        version = (await ada.state(match))["version"]
        time.forward(10)
    time.forward(3_600)
    async with serving(database, now=time) as server:
        back = server.stranger()
        back.http.cookies = ada.http.cookies
        async with back.socket(match) as socket:
            told = await socket.hello(version=version)
            assert (told["version"], told["since"], told["events"]) == (version, 0, [])
            assert told["clocks"]["at"] == time.now - 10_000


async def test_spectators_stay_behind_when_the_wall_clock_is_set_forward(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time) as server:
        ada, _, match = await two_players(server, watch_delay=60)
        watch = (await ada.get(f"/api/matches/{match}"))["match"]["watch"]
        await ada.act(match, 0)
        time.step(600)
        assert (await server.stranger().state(match, watch=watch))["ply"] == 0
    async with serving(database, now=time) as server:
        assert (await server.stranger().state(match, watch=watch))["ply"] == 0
        time.forward(61)
        assert (await server.stranger().state(match, watch=watch))["ply"] == 1


async def test_nobodys_clock_runs_while_nothing_can_be_stored(monkeypatch: pytest.MonkeyPatch, database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time) as server:
        ada, bob, match = await two_players(server, clock=MINUTE)
        uptime, store = server.context.uptime, server.context.database
        time.forward(10)
        with monkeypatch.context() as patch:

            async def fail(_: object) -> None:
                raise OSError("no space left on device")

            patch.setattr(store, "commit", fail)
            await uptime._beat_in_time()
            time.forward(600)
            assert (await ada.act(match, 0, expect=503))["code"] == "store-failed"
        await uptime._beat_in_time()
        time.forward(5)
        assert await left(ada, match) == 45_000
        await ada.act(match, 0)
        assert (await bob.state(match))["outcome"] is None


async def test_the_others_turn_begins_when_the_action_is_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    time = FakeTime()
    async with serving(Path(mkdtemp()) / "s.db", now=time) as server:
        ada, bob, match = await two_players(server, clock=MINUTE)
        commit = server.context.database.commit

        async def slowly(write: Write) -> None:
            await commit(write)
            time.forward(25)

        with monkeypatch.context() as patch:
            patch.setattr(server.context.database, "commit", slowly)
            await ada.act(match, 0)
        assert await left(bob, match) == 60_000


async def test_who_has_run_out_of_time_has_none_left(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time) as server:
        ada, bob, match = await two_players(server, clock=MINUTE)
        time.forward(61)
        await ada.act(match, 0, expect=409)
        for client in (ada, bob):
            assert (await client.state(match))["clocks"]["remaining_ms"] == {"yellow": 0, "red": 60_000}
