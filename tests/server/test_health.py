"""Health that tells the truth: a store that fails, workers that are gone, games that cannot be played, a full disk."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from fracas.core.errors import BrokenGame
from fracas.server import health
from fracas.server.command import read_settings
from fracas.server.errors import CannotServe
from fracas.server.store.writer import Statement
from fracas.server.workers.pool import Workers

from .harness import Closed, Json, Server, serving
from .test_matches import HOT

pytestmark = pytest.mark.anyio
TOKEN = "the operator's own token"
OPERATOR = {"Authorization": f"Bearer {TOKEN}"}


@pytest.fixture
async def watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    monkeypatch.setattr(health, "FRESH_SECONDS", -1.0)  # every look is a new one
    async with serving(tmp_path / "s.db", operator_token=TOKEN) as server:
        yield server


async def ready(server: Server, **headers: str) -> tuple[int, Json]:
    answer = await server.stranger().http.get("/readyz", headers=headers)
    return answer.status_code, answer.json()


async def test_a_server_that_can_do_its_work(watched: Server) -> None:
    assert (await watched.stranger().get("/healthz")) == {"status": "ok"}
    status, told = await ready(watched)
    assert (status, told["status"], told["wrong"]) == (200, "ok", [])


async def test_details_are_for_the_operator_alone(watched: Server) -> None:
    watched.context.catalogue.broken["secret-game"] = "a secret reason"
    for headers in ({}, {"Authorization": "Bearer something else"}, {"Authorization": TOKEN}):
        _, told = await ready(watched, **headers)
        assert {name for name, value in told.items() if value is not None} == {"status", "wrong"}
    _, told = await ready(watched, **OPERATOR)
    assert told["broken"] == {"secret-game": "a secret reason"}
    assert told["live_workers"] == told["workers"] == 2  # one is kept for opponents
    assert told["free_bytes"] > 0


async def test_metrics_are_for_the_operator_alone(watched: Server, server: Server) -> None:
    http = watched.stranger().http
    refused = await http.get("/metrics")
    assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
    assert "fracas_" not in refused.text
    assert "fracas_commits_total" in (await http.get("/metrics", headers=OPERATOR)).text
    for headers in ({}, OPERATOR, {"Authorization": "Bearer "}):  # where no token is set nobody may see them
        assert (await server.stranger().http.get("/metrics", headers=headers)).status_code == 404


async def test_workers_that_are_gone(watched: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Workers, "live_slots", 0)
    status, told = await ready(watched)
    assert (status, told["status"], told["wrong"]) == (503, "failing", ["nobody thinks for opponents"])


async def test_no_game_that_can_be_played(watched: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: str) -> None:
        raise BrokenGame("its package is not there")

    monkeypatch.setattr("fracas.core.registry.find", broken)
    status, told = await ready(watched)
    assert (status, told["wrong"]) == (503, ["no game can be played"])


async def test_a_full_disk(watched: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watched.context.settings, "least_disk_bytes", 2**62)
    status, told = await ready(watched)
    assert (status, told["wrong"]) == (503, ["the disk is full"])


async def make_read_only(server: Server) -> None:
    """From now on every connection of the store refuses to write."""
    database = server.context.database
    if server.context.settings.is_sqlite:
        await database.commit([Statement(text("PRAGMA query_only = ON"))])
    else:
        name = (await database.all(text("SELECT current_database() AS name")))[0]["name"]
        await database.commit([Statement(text(f"ALTER DATABASE {name} SET default_transaction_read_only = on"))])
        await database.engine.dispose()


async def test_a_store_that_cannot_be_written(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(health, "FRESH_SECONDS", -1.0)
    async with serving(database) as server:
        ada = await server.guest()
        match = (await ada.make(seats=HOT))["id"]
        await make_read_only(server)
        assert (await ready(server))[1]["wrong"] == ["matches cannot be stored"]
        refused = await ada.http.post("/api/matches", json={"game": "connect-four"})
        assert (refused.status_code, refused.json()["code"]) == (503, "store-failed")
        assert int(refused.headers["retry-after"]) == refused.json()["retry_after"] > 0
        async with ada.socket(match) as socket:
            state = await socket.hello()
            told = await socket.ask("act", ply=0, version=state["version"], action=3)
            assert (told["type"], told["code"]) == ("refused", "store-failed")
            with pytest.raises(Closed, match="1012"):  # a match that may differ from its store is loaded again
                await socket.until("state", ply=99)
        assert (await ada.state(match))["ply"] == 0  # what is not stored has not happened
        failures = [entry for entry in caplog.records if entry.levelno >= logging.ERROR]
        assert {entry.getMessage() for entry in failures} == {"the store failed"}
        assert not any(entry.exc_info for entry in failures)


async def test_a_store_that_cannot_be_read(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await server.guest()
    match = (await ada.make(seats=HOT))["id"]

    async def fail(*_: Any) -> None:
        raise OperationalError("SELECT", {}, OSError("no such host"))

    for name in ("one", "all", "each"):
        monkeypatch.setattr(server.context.database, name, fail)
    server.context.known_guests.drop(ada.guest["id"])
    assert (await ada.get("/api/guest", expect=503))["code"] == "store-failed"
    async with ada.socket(match) as socket:
        assert (await socket.receive())["code"] == "store-failed"


def test_the_operators_token_is_hard_to_guess_and_never_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FRACAS_OPERATOR_TOKEN", "short")
    with pytest.raises(CannotServe, match="setting operator_token: must have 16") as refused:
        read_settings({})
    assert "short" not in str(refused.value)
    monkeypatch.setenv("FRACAS_OPERATOR_TOKEN", TOKEN)
    assert TOKEN not in repr(read_settings({}))
    assert TOKEN not in json.dumps(read_settings({}).model_dump(mode="json"))
