"""Limits and what surrounds every request: 429 with Retry-After, sizes, headers, origins, hosts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from fracas.server.security import Guard

from .harness import HOST, FakeTime, Server, serving
from .test_matches import two_players

pytestmark = pytest.mark.anyio


async def test_too_many_requests_are_told_when_to_come_again(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", requests_per_second=0.001, requests_burst=5) as server:
        ada = await server.guest()
        answers = [await ada.http.get("/api/guest") for _ in range(7)]
        assert [answer.status_code for answer in answers].count(200) == 5
        refused = answers[-1]
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        assert 900 < int(refused.headers["retry-after"]) <= 1_000  # a token comes every thousand seconds
        assert refused.json()["retry_after"] == int(refused.headers["retry-after"])
        bob = await server.guest()
        await bob.get("/api/guest")  # one guest's haste is not another's


async def test_guessing_tokens_is_slow_and_slows_nobody_else(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", guesses_per_minute=3) as server:
        ada, client = await server.guest(), server.stranger()
        codes = []
        for number in range(6):
            headers = {"Authorization": f"Bearer {number:043}"}
            codes.append((await client.http.get("/api/guest", headers=headers)).status_code)
        assert codes == [401] * 3 + [429] * 3
        await ada.get("/api/guest")  # at the same address
        await client.get("/api/games")  # without a token nothing is guessed


async def test_an_expired_cookie_costs_one_request_and_is_taken_away(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(
        tmp_path / "s.db", now=time, token_days=1, requests_per_second=0.001, requests_burst=5
    ) as server:
        ada = await server.guest()
        time.forward(2 * 86_400)
        first = await ada.http.get("/api/games")
        assert first.status_code == 200
        assert "max-age=0" in first.headers["set-cookie"].lower()
        assert not ada.http.cookies
        codes = [(await ada.http.get("/api/games")).status_code for _ in range(5)]
        assert codes == [200] * 4 + [429]


async def test_a_known_cookie_stays(server: Server) -> None:
    ada = await server.guest()
    assert "set-cookie" not in (await ada.http.get("/api/games")).headers


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/assets/x.js",
        "/healthz",
        "/readyz",
        "/metrics",
        "/api/docs",
        "/api/protocol",
        "/api/openapi.json",
        "/api/x",
    ],
)
async def test_every_path_is_limited_by_address(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path / "s.db", visits_per_second=0.001, visits_burst=2) as server:
        client = server.stranger().http
        codes = [(await client.get(path)).status_code for _ in range(3)]
        assert codes[2] == 429
        assert 429 not in codes[:2]


async def test_new_guests_per_address(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", guests_per_minute=2) as server:
        codes = [(await server.stranger().http.post("/api/guest", json={})).status_code for _ in range(3)]
        assert codes == [201, 201, 429]


async def test_open_matches_per_guest(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", open_matches=2) as server:
        ada = await server.guest()
        first = await ada.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "me"}})
        await ada.make()
        refused = await ada.http.post("/api/matches", json={"game": "connect-four"})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert "retry-after" in refused.headers
        await ada.post(f"/api/matches/{first['id']}/resign", seat="yellow")
        await ada.make()


async def test_messages_and_connections(tmp_path: Path) -> None:
    async with serving(
        tmp_path / "s.db", messages_per_second=0.001, messages_burst=3, sockets_per_guest=2, message_bytes=1_024
    ) as server:
        ada, _, match = await two_players(server)
        async with ada.socket(match) as one, ada.socket(match) as two:
            await one.hello()
            answers = [await one.ask("ping") for _ in range(2)]
            assert [answer["type"] for answer in answers] == ["pong", "pong"]
            one.send("ping", ref="late")
            refused = await one.until("refused")
            assert (refused["code"], refused["retry_after"] >= 1) == ("too-fast", True)
            two.send_text('{"type": "ping", "ref": "' + "x" * 1_100 + '"}')
            assert (await two.receive())["code"] == "too-large"
            async with ada.socket(match) as three:
                assert (await three.receive())["code"] == "too-many"
        async with ada.socket(match) as again:
            await again.hello()


async def test_spectators_of_a_match(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", spectators=1) as server:
        ada, _, match = await two_players(server)
        watch = (await ada.get(f"/api/matches/{match}"))["match"]["watch"]
        async with server.stranger().socket(match) as one, server.stranger().socket(match) as two:
            await one.hello(watch=watch)
            assert (await two.ask("hello", watch=watch))["code"] == "too-many"


async def test_streams_of_spectators_count_too(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", spectators=1) as server:
        ada, _, match = await two_players(server)
        watch = (await ada.get(f"/api/matches/{match}"))["match"]["watch"]
        async with server.stranger().socket(match) as one:
            await one.hello(watch=watch)
            assert (await one.hello(watch=watch, version=None))["seat"] is None  # again: still one
            stream = f"/api/matches/{match}/stream?once=true"
            refused = await server.stranger().get(f"{stream}&watch={watch}", expect=429)
            assert (refused["code"], refused["reason"]) == ("too-many", "spectators")
            assert (await ada.http.get(stream)).status_code == 200  # a player is no spectator


async def test_anonymous_streams_are_counted_by_address(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", sockets_per_guest=2) as server:
        ada, _, match = await two_players(server, public=True)
        live = await server.context.matches.get(server.context, match)
        stream = f"/api/matches/{match}/stream"
        crowd = [asyncio.create_task(server.stranger().http.get(stream)) for _ in range(2)]
        while len(live.subscribers) < 2:
            await asyncio.sleep(0.01)
        assert (await server.stranger().get(stream, expect=429))["code"] == "too-many"
        elsewhere = httpx.ASGITransport(server.app, client=("192.0.2.9", 1))
        async with httpx.AsyncClient(transport=elsewhere, base_url=f"http://{HOST}") as other:
            assert (await other.get(f"{stream}?once=true")).status_code == 200
        await ada.post(f"/api/matches/{match}/resign")
        assert [answer.status_code for answer in await asyncio.gather(*crowd)] == [200, 200]


async def test_sizes_of_bodies_and_uploads(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", body_bytes=2_000, upload_bytes=3_000) as server:
        ada = await server.guest()
        large = await ada.http.post("/api/matches", json={"game": "x" * 3_000})
        assert (large.status_code, large.json()["code"]) == (413, "too-large")
        upload = await ada.http.post("/api/records", content="x" * 4_000, headers={"Content-Type": "text/plain"})
        assert upload.status_code == 413

        async def pieces() -> AsyncIterator[bytes]:  # a body whose length is not told beforehand
            for _ in range(5):
                yield b"x" * 1_000

        sneaky = await ada.http.post("/api/matches", content=pieces(), headers={"Content-Type": "application/json"})
        assert sneaky.status_code == 413
        for path in ("/", "/api/docs", "/api/matches"):  # where nobody asked for a body
            assert (await ada.http.request("GET", path, content=pieces())).status_code in (200, 413), path


async def test_a_body_that_comes_after_the_answer_does_not_matter(tmp_path: Path) -> None:
    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        assert (await receive())["body"] == b""
        await send({"type": "http.response.body", "body": b"all of it"})

    async with serving(tmp_path / "s.db", body_bytes=2_000) as server:
        guard = Guard(answer, server.context.settings, server.context.limits, server.context.metrics)
        sent: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": b"x" * 3_000, "more_body": True}

        async def send(message: Message) -> None:
            sent.append(message)

        headers = [(b"host", b"127.0.0.1")]
        scope = {"type": "http", "method": "GET", "path": "/", "scheme": "http", "headers": headers, "app": server.app}
        await guard(scope, receive, send)
    assert [message.get("body") for message in sent] == [None, b"all of it"]


async def test_every_answer_carries_the_headers(server: Server) -> None:
    client = await server.guest()
    for path in ("/", "/api/games", "/api/missing", "/healthz", "/api/matches"):
        headers = (await client.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"


async def test_pages_of_other_sites_cannot_post(server: Server) -> None:
    client = await server.guest()
    for origin in ("http://evil.example", "http://127.0.0.1:9999", "null"):
        answer = await client.http.post("/api/matches", json={"game": "connect-four"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")
    own = await client.http.post("/api/matches", json={"game": "connect-four"}, headers={"Origin": "http://127.0.0.1"})
    assert own.status_code == 201


async def test_on_loopback_other_names_are_not_answered(server: Server) -> None:
    answer = await server.stranger().http.get("/api/games", headers={"Host": "rebound.example"})
    assert (answer.status_code, answer.json()["code"]) == (400, "wrong-host")
