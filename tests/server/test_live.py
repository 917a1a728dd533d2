"""The WebSocket: every message, reconnecting, spectators, refusals."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from fastapi import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from fracas.server.messages import client_messages, server_messages

from .harness import WAIT, Closed, FakeTime, Server, facts, serving
from .test_matches import HOT, two_players

pytestmark = pytest.mark.anyio


async def test_two_clients_play_and_both_are_told(server: Server) -> None:
    ada, bob, match = await two_players(server)
    async with ada.socket(match) as yellow, bob.socket(match) as red:
        mine, other = await yellow.hello(), await red.hello()
        assert mine["legal"]
        assert other["legal"] == []
        accepted = await yellow.ask("act", ply=0, version=mine["version"], action="drop 4")
        assert accepted == {"type": "accepted", "ref": accepted["ref"], "version": mine["version"] + 1, "ply": 1}
        told = await red.until("state")
        assert [facts(event) for event in told["events"]] == [
            {"kind": "dropped", "seat": "yellow", "column": 4, "row": 1}
        ]
        assert told["since"] == 0
        assert len(told["legal"]) == 7
        for text in yellow.received + red.received:
            server_messages.validate_json(text)


async def test_who_leaves_before_being_let_in_is_no_failure_of_the_store(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = await server.guest()
    match = (await ada.make(seats=HOT))["id"]
    left = asyncio.Event()

    async def leave(*_: object) -> None:
        left.set()
        raise ClientDisconnected  # as uvicorn tells of it

    monkeypatch.setattr(WebSocket, "accept", leave)
    with contextlib.suppress(asyncio.CancelledError):
        entering = asyncio.create_task(ada.socket(match).__aenter__())
        await asyncio.wait_for(left.wait(), WAIT)
        await asyncio.sleep(0)
        entering.cancel()
        await entering
    assert [entry.getMessage() for entry in caplog.records if entry.levelno >= logging.WARNING] == []


async def test_every_client_message_has_its_answer(server: Server) -> None:
    ada, bob, match = await two_players(server)
    async with ada.socket(match) as yellow, bob.socket(match) as red:
        yellow.send("hello", ref="h")
        welcome = await yellow.until("welcome")
        assert welcome["seat"] == "yellow"
        assert welcome["match"]["yours"] == ["yellow"]
        version = (await yellow.until("state"))["version"]
        await red.hello()
        assert (await yellow.ask("ping"))["type"] == "pong"
        past = await yellow.ask("look", ply=0)
        assert (past["type"], past["ply"]) == ("past", 0)
        assert (await yellow.ask("look", ply=1))["code"] == "early"
        assert (await yellow.ask("act", ply=0, version=version, action=0))["type"] == "accepted"
        assert (await yellow.ask("takeback", version=version + 1))["type"] == "accepted"
        assert (await red.ask("answer", what="takeback", accept=True))["type"] == "accepted"
        assert (await yellow.ask("takeback", version=version + 3))["code"] == "unfair"
        assert (await yellow.ask("offer", what="draw"))["type"] == "accepted"
        assert (await red.ask("answer", what="draw", accept=False))["type"] == "accepted"
        assert (await red.ask("answer", what="draw", accept=True))["code"] == "nothing-offered"
        assert (await red.ask("claim"))["code"] == "unfair"
        for asked in (yellow.ask("hint"), yellow.ask("consider", ply=0, action=0)):
            told = await asked
            assert (told["code"], told["reason"]) == ("unfair", "hint-between-people")
        assert (await yellow.ask("resign"))["type"] == "accepted"
        over = await red.until("state", status="over")
        assert over["outcome"]["winner"] == "red"
        assert over["reveal"] is not None
        assert (await red.ask("offer", what="rematch"))["type"] == "accepted"
        assert (await yellow.ask("answer", what="rematch", accept=True))["type"] == "accepted"
        while (await red.until("state"))["rematch"] is None:
            pass  # the offer came first


async def test_reconnecting_brings_what_was_missed_and_nothing_more(server: Server) -> None:
    ada, bob, match = await two_players(server)
    async with ada.socket(match) as first:
        version = (await first.hello())["version"]
    await ada.act(match, 0)
    await bob.act(match, 1)
    async with ada.socket(match) as second:
        missed = await second.hello(version=version + 1)
        assert [event["ply"] for event in missed["events"]] == [2]
    async with ada.socket(match) as third:
        third.send("hello", version=missed["version"])
        assert [message["type"] for message in await third.quiet()] == ["welcome"]


async def test_a_hot_seat_switches_by_saying_hello_again(server: Server) -> None:
    ada = await server.guest()
    match = (await ada.make(seats=HOT))["id"]
    async with ada.socket(match) as socket:
        first = await socket.hello()
        assert first["seat"] == "yellow"
        await socket.ask("act", ply=0, version=first["version"], action=0)
        second = await socket.hello(seat="red")
        assert second["seat"] == "red"
        assert second["legal"]
        assert (await socket.ask("act", ply=1, version=second["version"], action=0))["type"] == "accepted"


async def test_spectators_watch_by_the_link_and_only_watch(server: Server) -> None:
    ada, _, match = await two_players(server)
    watch = (await ada.get(f"/api/matches/{match}"))["match"]["watch"]
    async with server.stranger().socket(match) as socket:
        state = await socket.hello(watch=watch)
        assert (state["seat"], state["legal"], state["takeback"], state["offers"]) == (None, [], None, [])
        assert (await socket.ask("act", ply=0, version=state["version"], action=0))["code"] == "not-yours"
        assert (await socket.ask("hint"))["code"] == "not-yours"
        await ada.act(match, 0)
        assert (await socket.until("state"))["ply"] == 1
        assert (await socket.ask("hello", watch="x" * 43))["code"] == "not-found"
    async with server.stranger().socket(match) as socket:
        assert (await socket.ask("hello"))["code"] == "not-found"


async def test_spectators_may_be_kept_behind(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time) as server:
        ada, bob, match = await two_players(server, watch_delay=60)
        watch = (await ada.get(f"/api/matches/{match}"))["match"]["watch"]
        stranger = server.stranger()
        await ada.act(match, 0)
        time.forward(30)
        await bob.act(match, 1)
        assert (await stranger.state(match, watch=watch))["ply"] == 0
        await stranger.get(f"/api/matches/{match}/past", expect=409, watch=watch, ply=1)
        async with stranger.socket(match) as socket:
            assert (await socket.hello(watch=watch))["ply"] == 0
            assert (await socket.ask("look", ply=1))["code"] == "early"
            time.forward(31)
            for subscriber in (await server.context.matches.get(server.context, match)).subscribers:
                subscriber.wake()  # the test's time stands still, so no timer rings
            seen = await socket.until("state")
            assert (seen["ply"], seen["actor"], seen["clocks"]) == (1, "red", None)
            await bob.post(f"/api/matches/{match}/resign")
            over = await socket.until("state", status="over")
            assert (over["ply"], over["since"]) == (2, 1)  # at the end everybody sees everything


async def test_presence_is_told(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time) as server:
        ada, bob, match = await two_players(server)
        time.forward(31)  # joining was a sign of life
        async with ada.socket(match) as yellow:
            await yellow.hello()
            async with bob.socket(match) as red:
                red.send("hello")
                assert (await red.until("welcome"))["online"] == ["yellow", "red"]
                assert (await yellow.until("presence"))["online"] == ["yellow", "red"]
                time.forward(5)
            gone = await yellow.until("presence")
            assert gone["online"] == ["yellow"]
            assert gone["absent_since"] == {"red": time.now}


async def test_a_crowd_of_spectators_is_told_of_once(tmp_path: Path) -> None:
    """Each of them would else be told of by each: a crowd of hundreds cut itself off."""
    crowd = 40
    async with serving(tmp_path / "s.db", sockets_per_guest=crowd) as server, AsyncExitStack() as stack:
        ada, _, match = await two_players(server)
        watch = (await ada.get(f"/api/matches/{match}"))["match"]["watch"]
        stranger = await server.guest()
        yellow = await stack.enter_async_context(ada.socket(match))
        await yellow.hello()
        for _ in range(crowd):
            await (await stack.enter_async_context(stranger.socket(match))).hello(watch=watch)
        await yellow.until("presence", spectators=crowd)
        assert sum('"type":"presence"' in text for text in yellow.received) < crowd / 2


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        "{}",
        '{"type": "dance"}',
        '{"type": "act"}',
        '{"type": "act", "ply": -1, "version": 0, "action": 0}',
        '{"type": "act", "ply": 0, "version": 0, "action": 0, "extra": 1}',
        '{"type": "look", "ply": 1e99}',
        '{"type": "hello", "version": 99999999999999999999}',
        '{"type":' * 500,
    ],
)
async def test_nonsense_is_refused_and_the_connection_lives(server: Server, text: str) -> None:
    ada, _, match = await two_players(server)
    async with ada.socket(match) as socket:
        socket.send_text(text)
        assert (await socket.receive())["code"] == "invalid"
        assert (await socket.ask("ping"))["type"] == "pong"


async def test_before_hello_nothing_is_told(server: Server) -> None:
    ada, _, match = await two_players(server)
    async with ada.socket(match) as socket:
        assert (await socket.ask("act", ply=0, version=3, action=0))["code"] == "bad-request"
        assert (await socket.ask("look", ply=0))["code"] == "bad-request"
    assert (await ada.state(match))["ply"] == 0


async def test_unknown_matches_and_tokens_are_turned_away(server: Server) -> None:
    ada = await server.guest("R", "bot")
    async with ada.socket("nowhere") as socket:
        assert (await socket.receive())["code"] == "not-found"
        with pytest.raises(Closed):
            await socket.receive()
    ada.http.headers["Authorization"] = "Bearer " + "x" * 43
    async with ada.socket("nowhere") as socket:
        assert (await socket.receive())["code"] == "no-guest"


async def test_pages_of_other_sites_cannot_connect(server: Server) -> None:
    ada, _, match = await two_players(server)
    for origin in ("http://evil.example", "https://127.0.0.1.evil.example", "http://127.0.0.1:9999", "null"):
        with pytest.raises(Closed) as closed:
            await ada.socket(match, origin=origin).__aenter__()
        assert closed.value.code == 1008
    async with ada.socket(match, origin="http://127.0.0.1") as socket:
        await socket.hello()


async def test_a_stopping_server_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db") as server:
        ada, _, match = await two_players(server)
        async with ada.socket(match) as socket:
            await socket.hello()
            server.context.hub.stop()
            assert (await socket.until("notice"))["code"] == "stopping"
            with pytest.raises(Closed) as closed:
                await socket.receive()
            assert closed.value.code == 1012


def test_the_schemas_tell_messages_apart_by_type() -> None:
    for adapter in (client_messages, server_messages):
        assert adapter.json_schema()["discriminator"]["propertyName"] == "type"
