"""What nobody should send is answered with 4xx and a sentence, alike on both stores, and without a traceback."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import fracas
from fracas.server.api import pages
from fracas.server.errors import Refused

from .harness import Client, Json, Server, serving
from .test_matches import HOT

pytestmark = pytest.mark.anyio
NULLS = ("%00", "a%00b", "a%20b", "%F0%9F%8E%B2", "a%0A")


@pytest.fixture
async def either(database: str) -> AsyncIterator[Server]:
    async with serving(database) as server:
        yield server


def record(**tags: str) -> str:
    """A record of no actions, with some of its tags replaced."""
    text = fracas.new("connect-four", seed="5").record()
    for name, value in tags.items():
        old = next(line for line in text.splitlines() if line.startswith(f"[{name} "))
        text = text.replace(old, f"[{name} {value}]")
    return text


async def request(client: Client, body: Json) -> str:
    """What a request for a match is refused with; half characters go as escapes."""
    headers = {"Content-Type": "application/json"}
    answer = await client.http.post("/api/matches", content=json.dumps(body), headers=headers)
    assert answer.status_code == 422, answer.text
    told: str = answer.json()["text"]
    return told


async def upload(client: Client, text: str) -> str:
    answer = await client.http.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 422, answer.text
    told: str = answer.json()["text"]
    return told


async def test_ids_and_tokens_that_cannot_be(either: Server, caplog: pytest.LogCaptureFixture) -> None:
    client = await either.guest()
    match = (await client.make(seats=HOT))["id"]
    for odd in NULLS:
        for path in (f"/api/matches/{odd}", f"/api/matches/{odd}/state", f"/api/invitations/{odd}"):
            assert (await client.get(path, expect=422))["code"] == "invalid", path
        assert (await client.get(f"/api/matches/{match}?watch={odd}", expect=422))["code"] == "invalid"
        await client.get(f"/api/games/{odd}", expect=404)
        await client.get(f"/api/puzzles/{odd}", expect=404)
    for guest in ("a\x00b", "\ud800", "a b"):
        seats = {"red": {"kind": "challenge", "guest": guest}}
        text = await request(client, {"game": "connect-four", "seats": seats})
        assert text.startswith("body.seats.red.challenge.guest: ")
    for odd in ("a\x00b", "x" * 17, "a\n"):
        async with client.socket(odd) as socket:
            assert (await socket.receive())["code"] == "not-found"
    assert [entry for entry in caplog.records if entry.levelno >= logging.WARNING] == []


async def test_keys_of_half_characters_or_without_end(server: Server) -> None:
    client = await server.guest()
    assert "unicode" in await request(client, {"game": "connect-four", "\ud800": 1})
    assert "no option '\\ud800'" in await request(client, {"game": "connect-four", "options": {"\ud800": 1}})
    assert len(await request(client, {"game": "connect-four", "x" * 5_000: 1})) < 500


def test_a_refusal_can_always_be_sent() -> None:
    assert Refused("invalid", "there is no \ud800").text.encode() == b"there is no \\ud800"


async def test_paths_no_file_can_have(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "index.html").write_text("the client")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    http = server.stranger().http
    for path in ("/%00", "/" + "x" * 300, "/assets/" + "x" * 5_000, "/%00/%00.js"):
        answer = await http.get(path)
        assert answer.status_code == (404 if path.endswith(".js") else 200), path
    assert [entry for entry in caplog.records if entry.levelno >= logging.WARNING] == []


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (record(Seed=f'"{"x" * 129}"'), "record line 4: seed: got 'xxx"),
        (record(Seed='""'), "1 to 128 visible characters"),
        (record(Seed='"a\\u0000b"'), "record line 4: seed: got 'a\\x00b'"),
        (record(Seed='"\\ud800"'), "record line 4: seed: got '\\ud800'"),
        (record(Options="9" * 5_000), "record line 3: the tag's value holds a number that is too long"),
        (record(Options='{"first":' + "9" * 5_000 + "}"), "record line 3: the tag's value holds a number"),
        (record().replace("Result", "9" * 5_000 + ". yellow: drop 4\nResult"), "expected `1. seat: action`"),
    ],
)
async def test_records_that_cannot_be(either: Server, text: str, told: str) -> None:
    assert told in await upload(await either.guest(), text)


async def test_the_longest_seed_fits_either_store(either: Server) -> None:
    client = await either.guest()
    text = fracas.new("connect-four", seed="é" * 128).record()
    answer = await client.http.post("/api/records", content=text.encode(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text


async def test_numbers_too_long_for_json(either: Server) -> None:
    client = await either.guest()
    match = (await client.make(seats=HOT))["id"]
    for number in ("9" * 5_000, "9" * 4_000, "-" + "9" * 400, "9" * 400 + ".5", "1e999", "NaN", "Infinity"):
        for body in (
            f'{{"ply": {number}, "version": 1, "action": 3}}',
            f'{{"ply": 0, "version": 1, "action": {number}}}',
            f'{{"ply": 0, "version": 1, "action": {{"kind": "drop", "column": {number}}}}}',
        ):
            headers = {"Content-Type": "application/json"}
            answer = await client.http.post(f"/api/matches/{match}/actions", content=body, headers=headers)
            assert answer.status_code in (400, 422), (number[:20], answer.text)
            async with client.socket(match) as socket:
                await socket.hello()
                socket.send_text('{"type": "act", ' + body[1:])
                assert (await socket.until("refused"))["code"] in ("invalid", "illegal")


@pytest.mark.parametrize(
    ("game", "options", "told"),
    [("mercenary", {"mode": {"a": 1}}, "mode"), ("toy-battle", {"terrain": {"\udfff": 1}}, "a field's name")],
)
async def test_options_no_form_would_send(server: Server, game: str, options: Json, told: str) -> None:
    body, headers = json.dumps({"options": options}), {"Content-Type": "application/json"}
    answer = await server.stranger().http.post(f"/api/games/{game}/start", content=body, headers=headers)
    assert answer.status_code == 422, answer.text
    assert told in answer.json()["text"]


async def test_a_length_nobody_can_send(server: Server) -> None:
    for length in ("9" * 5_000, "-1", "x"):
        answer = await server.stranger().http.post("/api/guest", content=b"{}", headers={"Content-Length": length})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
