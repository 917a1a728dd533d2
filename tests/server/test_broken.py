"""A broken match is set aside: its players and the operator are told, and nobody else notices."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

from fracas.core.errors import BrokenGame
from fracas.server.matches import cache
from fracas.server.matches.sweeper import close_abandoned

from .harness import Client, FakeTime, Server, serving
from .test_matches import two_players

pytestmark = pytest.mark.anyio
CLOCK = {"initial_seconds": 80_000, "increment_seconds": 5}
DAMAGE = {
    "options are no JSON": "UPDATE matches SET options = '{' WHERE id = :id",
    "options are no object": "UPDATE matches SET options = '[]' WHERE id = :id",
    "options are refused": """UPDATE matches SET options = '{"frist": 1}' WHERE id = :id""",
    "the position is no JSON": "UPDATE matches SET start_position = 'x' WHERE id = :id",
    "the position is none": "UPDATE matches SET start_position = '{}' WHERE id = :id",
    "the game is unknown": "UPDATE matches SET game = 'chess' WHERE id = :id",
    "the rules are of the future": "UPDATE matches SET rules_version = 99 WHERE id = :id",
    "an action is illegal": "UPDATE entries SET action = 77 WHERE match_id = :id AND kind = 'action'",
    "an action is missing": "UPDATE entries SET ply = 3 WHERE match_id = :id AND ply = 0",
    "an action is somebody else's": "UPDATE entries SET seat = 1 WHERE match_id = :id AND ply = 0",
    "an event is no JSON": "UPDATE entries SET data = '{' WHERE match_id = :id AND kind = 'started'",
    "versions clash": "UPDATE entries SET version = 1000000002 WHERE match_id = :id AND kind = 'started'",
    "a seat is missing": "DELETE FROM seats WHERE match_id = :id AND seat = 1",
    "a seat is of no kind": "UPDATE seats SET kind = 'ghost' WHERE match_id = :id AND seat = 1",
    "a time is none": "UPDATE matches SET created_at = 'zz', started_at = 'yy' WHERE id = :id",
    "a clock is none": "UPDATE matches SET clock_initial_ms = 'abc' WHERE id = :id",
    "a clock runs backwards": "UPDATE matches SET clock_initial_ms = -5 WHERE id = :id",
    "an outcome is no JSON": "UPDATE matches SET status = 'over', outcome = '{' WHERE id = :id",
}


def run(path: Path, sql: str, match: str) -> None:
    """Write to the store behind the server's back."""
    with sqlite3.connect(path) as connection:
        connection.execute(sql, {"id": match} if ":id" in sql else {})
    connection.close()


async def events(client: Client) -> list[str]:
    answer = await client.http.get("/api/events", params={"once": True})
    assert answer.status_code == 200
    return [json.loads(line)["match"] for line in answer.text.splitlines() if line]


async def begin(path: Path) -> tuple[str, str, str, str]:
    """Ada and Bob with a match (to be broken) and another of theirs, both public and with clocks."""
    async with serving(path) as server:
        ada, bob = await server.guest("Ada", "bot"), await server.guest("Bob", "bot")
        ids = []
        for _ in range(2):
            made = await ada.make(seats={"yellow": {"kind": "me"}}, clock=CLOCK, public=True)
            await bob.post(f"/api/invitations/{made['invitations']['red']}")
            await ada.act(made["id"], "drop 4")
            ids.append(made["id"])
        return ada.guest["token"], bob.guest["token"], ids[0], ids[1]


def returning(server: Server, token: str) -> Client:
    client = server.stranger()
    client.http.headers["Authorization"] = f"Bearer {token}"
    return client


@pytest.mark.parametrize("damage", DAMAGE)
async def test_one_broken_match_harms_nobody(tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "s.db"
    first, second, broken, sound = await begin(path)
    is_over = "outcome" in damage
    run(path, DAMAGE[damage], broken)
    async with serving(path, open_matches=2) as server:  # it starts, though the match has a clock
        ada, bob = returning(server, first), returning(server, second)
        eve = await server.guest("Eve")
        for client in (ada, bob, eve):
            assert [line["id"] for line in (await client.get("/api/lobby"))["running"]] == [sound]
        finding = {"a seat is missing": (ada,), "a time is none": ()}  # who has it in the list
        for client in finding.get(damage, (ada, bob)):
            lines = {line["id"]: line for line in (await client.get("/api/matches"))["matches"]}
            assert (lines[broken]["trouble"], lines[sound]["trouble"]) == ("broken", None)
            assert lines[sound]["ply"] == 1
            assert await events(client) == [sound]
        problem = await ada.get(f"/api/matches/{broken}/state", expect=409)
        assert problem["code"] == "broken"
        assert "told" in problem["text"]
        if is_over:
            assert (await ada.get(f"/api/matches/{broken}/actions"))["actions"][0]["text"] == "drop 4"
            assert '[Hash "unknown"]' in (await ada.http.get(f"/api/matches/{broken}/record")).text
        else:
            unfinished = await ada.get(f"/api/matches/{broken}/actions", expect=409)
            assert unfinished["reason"] == "unfinished"
            assert (await ada.http.get(f"/api/matches/{broken}/record")).status_code == 409
        await bob.act(sound, "drop 4")
        await ada.make()  # the broken one does not count
        assert server.context.metrics.set_aside.labels("broken")._value.get() == 1
    told = [record for record in caplog.records if record.getMessage() == "a match was set aside"]
    assert [(vars(record)["match"], vars(record)["trouble"]) for record in told] == [(broken, "broken")]
    assert vars(told[0])["reason"]


async def test_a_repaired_match_goes_on(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db") as server:
        ada, _, match = await two_players(server)
        server.context.matches.drop(server.context, await server.context.matches.get(server.context, match))
        run(tmp_path / "s.db", "UPDATE matches SET game = 'chess' WHERE id = :id", match)
        assert (await ada.get(f"/api/matches/{match}/state", expect=409))["code"] == "broken"
        assert (await ada.get("/api/matches"))["matches"][0]["trouble"] == "broken"
        run(tmp_path / "s.db", "UPDATE matches SET game = 'connect-four' WHERE id = :id", match)
        await ada.act(match, "drop 4")  # asking is enough
        assert (await ada.get("/api/matches"))["matches"][0]["trouble"] is None


async def test_a_start_gives_broken_matches_another_chance(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    first, _, broken, _ = await begin(path)
    run(path, "UPDATE matches SET trouble = 'broken'", broken)  # by an earlier program, say
    async with serving(path) as server:
        lines = (await returning(server, first).get("/api/matches"))["matches"]
        assert {(line["trouble"], line["actor"]) for line in lines} == {(None, "red")}


async def test_strangers_learn_nothing_of_a_broken_match(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db") as server:
        ada, _, match = await two_players(server)
        server.context.matches.drop(server.context, await server.context.matches.get(server.context, match))
        run(tmp_path / "s.db", "UPDATE matches SET game = 'chess' WHERE id = :id", match)
        eve = await server.guest("Eve")
        for path in ("", "/state", "/record", "/actions"):
            missing = await eve.get(f"/api/matches/none{path}", expect=404)
            assert await eve.get(f"/api/matches/{match}{path}", expect=404) == missing
        assert (await ada.get(f"/api/matches/{match}", expect=409))["code"] == "broken"


async def test_a_broken_match_is_closed_by_age(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time) as server:
        ada, _, match = await two_players(server)
        server.context.matches.drop(server.context, await server.context.matches.get(server.context, match))
        run(tmp_path / "s.db", "UPDATE matches SET options = '{' WHERE id = :id", match)
        time.forward(40 * 86_400)
        assert await close_abandoned(server.context) == 1
        told = await ada.get(f"/api/matches/{match}/actions")
        assert (told["trouble"], told["outcome"]["ending"]) == ("broken", "abandoned")
        text = (await ada.http.get(f"/api/matches/{match}/record")).text
        assert '[Options "{"]' in text
        assert text.endswith("\nResult: nobody wins: abandoned\n")
        assert await close_abandoned(server.context) == 0


@pytest.mark.parametrize(
    "fault",
    [MemoryError(), OSError(), BrokenGame("connect-four cannot be loaded")],
    ids=lambda fault: type(fault).__name__,
)
async def test_faults_of_others_are_not_blamed_on_a_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    async with serving(tmp_path / "s.db") as server:
        ada, _, match = await two_players(server)
        server.context.matches.drop(server.context, await server.context.matches.get(server.context, match))

        def fail(*_: object) -> None:
            raise fault

        with monkeypatch.context() as patch:
            patch.setattr(cache, "_read", fail)
            lines = (await ada.get("/api/matches"))["matches"]
            assert [(line["trouble"], line["ply"]) for line in lines] == [(None, None)]
        assert (await ada.get("/api/matches"))["matches"][0]["your_turn"]


async def test_a_game_that_is_switched_off_leaves_everything_else_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "s.db"
    first, second, off, _ = await begin(path)
    async with serving(path) as server:
        toys = (await returning(server, first).make(game="toy-battle", seats={"blue": {"kind": "me"}}))["id"]
    async with serving(path, games_off="connect-four") as server:
        ada, bob = returning(server, first), returning(server, second)
        offered = [card["id"] for card in (await ada.http.get("/api/games")).json()]
        assert "toy-battle" in offered
        assert "connect-four" not in offered
        assert "connect-four" not in {notice["game"] for notice in (await ada.get("/api/notices"))["games"]}
        for address in (f"/api/matches/{off}/state", f"/api/matches/{off}"):
            told = await bob.get(address, expect=404)
            assert (told["reason"], told["text"]) == ("switched-off", "Connect Four is switched off on this server")
        wanted = {"game": "connect-four", "seats": {"yellow": {"kind": "me"}}}
        assert (await ada.post("/api/matches", wanted, expect=404))["reason"] == "switched-off"
        for address in ("", "/tile.svg", "/course", "/texts/en.ftl"):
            await ada.get(f"/api/games/connect-four{address}", expect=404)
        lines = {line["id"]: line["trouble"] for line in (await ada.get("/api/matches"))["matches"]}
        assert lines[off] is lines[toys] is None
        await ada.get(f"/api/matches/{toys}")
        await ada.get("/readyz")
    async with serving(path) as server:
        await returning(server, second).act(off, "drop 4")
