"""Checkpoints: a match that is loaded from one is the match that was played, and one of no use harms nobody."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from fracas.server.matches import archive, checkpoints
from fracas.server.matches.cache import load
from fracas.server.matches.live import LiveMatch
from fracas.server.store import queries
from fracas.server.store.writer import Statement

from .harness import Client, Json, Server, serving
from .test_matches import HOT, two_players

pytestmark = pytest.mark.anyio
GAMES = {"tanks": ("green", "orange"), "toy-battle": ("blue", "red")}  # chance; secrets


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "EVERY", 5)


async def a_long_match(server: Server, game: str, actions: int = 23, **request: Any) -> tuple[Client, LiveMatch]:
    ada = await server.guest()
    made = await ada.make(game, seats={seat: {"kind": "me"} for seat in GAMES[game]}, **request)
    live = await server.context.matches.get(server.context, made["id"])
    while live.actor is not None and live.ply < actions:
        legal = live.match.legal_ids()
        await ada.act(made["id"], legal[live.ply % len(legal)])
    await server.context.matches.settle()
    return ada, live


async def stored(server: Server, live: LiveMatch) -> archive.Stored:
    return await archive.find_newest(server.context, live.id)


async def pictures(client: Client, live: LiveMatch) -> list[Json]:
    """All that can be asked about a match, of each seat."""
    seats = live.seat_names
    told = [await client.state(live.id, seat=seat) for seat in seats]
    for state in told:
        del state["clocks"]["at"]  # storing the last action took its time, which is nobody's
    told += [await client.get(f"/api/matches/{live.id}/past", ply=ply, seat=seat) for seat in seats for ply in (0, 9)]
    told.append(await client.get(f"/api/matches/{live.id}/events", until=12, seat=seats[0]))
    return told


@pytest.mark.parametrize("game", GAMES)
async def test_a_match_loaded_from_a_checkpoint_is_the_one_that_was_played(database: str, game: str) -> None:
    async with serving(database) as server:
        ada, live = await a_long_match(server, game, clock={"initial_seconds": 600, "increment_seconds": 5})
        rows = await stored(server, live)
        assert rows.checkpoint is not None
        assert 0 < len(rows.entries) <= checkpoints.EVERY < live.ply
        assert rows.version == live.version
        before = await pictures(ada, live)
        server.context.matches.drop(server.context, live)
        again = await load(server.context, live.id)
        assert again.match.record() == live.match.record()
        assert (again.entries, again.actors) == (live.entries, live.actors)
        assert [again.match.drew_chance(ply) for ply in range(again.ply)] == [
            live.match.drew_chance(ply) for ply in range(live.ply)
        ]
        assert await pictures(ada, live) == before
        await ada.act(live.id, live.match.legal_ids()[0])


async def test_actions_are_taken_back_past_a_checkpoint(database: str) -> None:
    async with serving(database) as server:
        ada = await server.guest()
        match = (await ada.make(seats=HOT))["id"]
        for column in (1, 2, 3, 4, 5, 6):
            state = await ada.act(match, f"drop {column}")
        for _ in range(3):
            state = await ada.post(f"/api/matches/{match}/takeback", {"version": state["version"]})
        live = await server.context.matches.get(server.context, match)
        await server.context.matches.settle()
        assert (await stored(server, live)).checkpoint is not None
        server.context.matches.drop(server.context, live)
        again = await server.context.matches.get(server.context, match)
        assert again is not live
        assert (again.ply, again.version, again.match.hash) == (3, live.version, live.match.hash)
        assert again.happenings == live.happenings
        assert (await ada.state(match))["view"]["board"][-1] == "yry...."


@pytest.mark.parametrize("how", ["nonsense", "cut off", "another layout", "another game's state"])
async def test_one_of_no_use_is_passed_over(database: str, how: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(database) as server:
        ada, live = await a_long_match(server, "toy-battle")
        rows = await stored(server, live)
        assert rows.checkpoint is not None
        data = rows.checkpoint["data"]
        match how:
            case "nonsense":
                data = b"nonsense"
            case "cut off":
                data = data[: len(data) // 2]
            case "another layout":
                monkeypatch.setattr(checkpoints, "layout", lambda game: "of tomorrow")
            case "another game's state":
                other = checkpoints._kept(live) | {"state": "AAAA"}
                data = checkpoints._packed(other)
        await server.context.database.commit([Statement(text("UPDATE checkpoints SET data = :data"), {"data": data})])
        server.context.matches.drop(server.context, live)
        before = live.match.record()
        again = await server.context.matches.get(server.context, live.id)
        assert again is not live
        assert again.match.record() == before
        assert (await ada.state(live.id))["ply"] == live.ply


async def test_the_rules_have_changed_since(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the match has to show that it can be replayed under the present ones."""
    async with serving(database) as server:
        _, live = await a_long_match(server, "toy-battle")
        server.context.matches.drop(server.context, live)
        replayed: list[int] = []
        replay = LiveMatch.replay

        def counted(self: LiveMatch, rows: Any, *rest: Any) -> None:
            replayed.append(len(rows))
            replay(self, rows, *rest)

        monkeypatch.setattr(LiveMatch, "replay", counted)
        card = live.game.card
        monkeypatch.setattr(type(live.game), "card", replace(card, rules_version=card.rules_version + 1))
        again = await load(server.context, live.id)
        assert again.is_of_older_rules
        assert replayed == [live.version]


async def test_it_goes_with_its_match(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db") as server:
        _, live = await a_long_match(server, "tanks", 6)
        store = server.context.database
        await store.commit([Statement(queries.DELETE_MATCH, {"key": live.id})])
        assert not await store.all(text("SELECT * FROM checkpoints"))


async def test_a_match_of_two_is_loaded_in_the_same_way_for_both(database: str) -> None:
    async with serving(database) as server:
        ada, bob, match = await two_players(server)
        for ply, column in enumerate((1, 2, 3, 4, 5, 6, 7)):
            await (bob if ply % 2 else ada).act(match, f"drop {column}")
        live = await server.context.matches.get(server.context, match)
        await server.context.matches.settle()
        before = [await ada.state(match), await bob.state(match)]
        server.context.matches.drop(server.context, live)
        assert [await ada.state(match), await bob.state(match)] == before
