"""A match outlives the next version of the rules.

`data/store-before.sql` is a store as the server left it one commit before actions had texts. A script of a page made
it: two guests with bearer tokens, `CountedChance` and `FakeTime`; of each game a match that runs (six suggested
actions), one played to its end, one resigned (public), one with a clock, the record of the resigned one uploaded, and
(but for the solo game) one waiting (public); last the first puzzle, two actions in.
"""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

import fracas
from fracas.core import registry, rng
from fracas.core.errors import BadRecord
from fracas.server.matches.live import LiveMatch
from fracas.server.matches.sweeper import close_abandoned, look_over
from fracas.server.store import queries

from .harness import Client, FakeTime, Json, Server, ended, serving
from .test_matches import two_players

pytestmark = pytest.mark.anyio
BEFORE = Path(__file__).parent / "data" / "store-before.sql"
GAMES = ["combact", "combat-protocols", "connect-four", "mercenary", "tanks", "toy-battle"]
ADA = "6252b1228067fa28cfefc25296bde8c023386ab17f412c84871ba63b0fc35418"
BOB = "f56a32d125ef0f1a80d655e17e2f5ba006ee891be5874a8528e326eaf44e8465"
LATER = FakeTime(1_800_001_000_000)
NO_ACTION = 1_000_000
REPLAYED_NO_MORE = [("mercenary", "over")]  # played to its end with cards that have changed since
CHANGED = ended("rules-changed")


@pytest.fixture
def store(tmp_path: Path) -> Path:
    path = tmp_path / "before.db"
    change(path, BEFORE.read_text())
    return path


def change(path: Path, sql: str) -> None:
    """Write to a store while no server uses it."""
    connection = sqlite3.connect(path)
    connection.executescript(sql)
    connection.close()


def bump(monkeypatch: pytest.MonkeyPatch, *games: str) -> None:
    for game in map(registry.find, games):
        monkeypatch.setattr(game, "card", replace(game.card, rules_version=game.card.rules_version + 1))


def returning(server: Server, token: str) -> Client:
    client = server.stranger()
    client.http.headers["Authorization"] = f"Bearer {token}"
    return client


async def listed(client: Client) -> list[Json]:
    found: list[Json] = (await client.get("/api/matches", most=100))["matches"]
    return found


async def download(client: Client, match: str) -> str:
    answer = await client.http.get(f"/api/matches/{match}/record")
    assert answer.status_code == 200, answer.text
    assert "attachment" in answer.headers["content-disposition"]
    return answer.text


async def read_as_a_list(client: Client, match: str) -> str:
    """What cannot be replayed under the present rules is still there to be read and taken home."""
    problem = await client.get(f"/api/matches/{match}/state", expect=409)
    assert problem["code"] == "old-rules"
    text = await download(client, match)
    assert '[Rules "1"]' in text
    with pytest.raises(BadRecord, match="for reading only"):
        fracas.load(text)
    assert (await client.get(f"/api/matches/{match}/actions"))["actions"]
    return text


def suggested(live: LiveMatch) -> int:
    return int(live.game.engine.suggest_at(live.match.state, 0, live.game.tables, rng.stream("on", live.ply)))


async def play_on(server: Server, players: tuple[Client, Client], match: str) -> None:
    live = await server.context.matches.get(server.context, match)
    ply = live.ply
    assert live.actor is not None
    await players[live.actor].act(match, suggested(live), seat=live.seat_names[live.actor])
    assert live.ply == ply + 1


@pytest.mark.parametrize("is_bumped", [False, True], ids=["present rules", "newer rules"])
async def test_every_match_of_the_store_before_goes_on(
    store: Path, monkeypatch: pytest.MonkeyPatch, is_bumped: bool
) -> None:
    if is_bumped:
        bump(monkeypatch, *GAMES)
    async with serving(store, now=LATER) as server:
        players = returning(server, ADA), returning(server, BOB)
        lines = await listed(players[0])
        assert {line["game"] for line in lines} == set(GAMES)
        assert len(lines) == 6 * len(GAMES)  # the solo game has a puzzle where others wait
        assert [line["id"] for line in lines if line["trouble"]] == []
        refused = []
        for line in lines:
            answer = await players[0].http.get(f"/api/matches/{line['id']}")
            if answer.status_code == 409:
                refused.append((line["game"], line["status"]))
                await read_as_a_list(players[0], line["id"])
                continue
            info = answer.json()["match"]
            present = registry.find(line["game"]).card.rules_version
            assert (info["rules_version"], info["older_rules"]) == (1, present > 1)
            if line["status"] == "running":
                await play_on(server, players, line["id"])
            if line["status"] == "over":
                text = await download(players[0], line["id"])
                assert f'[Rules "{present}"]' in text
                replayed = fracas.load(text)
                told = await players[0].get(f"/api/matches/{line['id']}/actions")
                assert [action["text"] for action in told["actions"]] == [action.text for action in replayed.played]
        assert refused == REPLAYED_NO_MORE
        counted = [line["status"] for line in lines]
        assert {status: counted.count(status) for status in set(counted)} == {"running": 13, "over": 18, "waiting": 5}


async def test_what_newer_rules_do_not_allow_ends_without_a_result(
    store: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One of its actions is illegal in every begun match; those that wait for a player lose nothing."""
    bump(monkeypatch, *GAMES)
    change(store, f"UPDATE actions SET action = {NO_ACTION} WHERE ply = 1")
    async with serving(store, now=LATER) as server:
        await look_over(server.context)
        ada = returning(server, ADA)
        before = {line["id"]: line for line in await listed(ada)}
        for line in before.values():
            assert line["status"] != "running"
            assert line["trouble"] == ("old-rules" if line["outcome"] == CHANGED else None)  # others are not asked for
            if line["status"] == "waiting":
                continue
            text = await read_as_a_list(ada, line["id"])
            told = await ada.get(f"/api/matches/{line['id']}/actions")
            assert f"\n2. {told['actions'][1]['seat']}: action {NO_ACTION}\n" in text
            assert told["trouble"] == "old-rules"
            assert told["rules_version"] == 1
        after = await listed(ada)
        ended = [line for line in after if line["outcome"] == CHANGED]
        assert len(ended) == 13
        assert {line["status"] for line in ended} == {"over"}
        kept = [line for line in after if line["status"] == "over" and line["outcome"] != CHANGED]
        assert [line["outcome"] for line in kept] == [before[line["id"]]["outcome"] for line in kept]
        assert {line["trouble"] for line in kept} == {"old-rules"}
        metrics = server.context.metrics
        assert metrics.set_aside.labels("old-rules")._value.get() == 13 + 18
        assert metrics.ended.labels("tanks", "rules-changed")._value.get() == 2
    told_once = [record for record in caplog.records if record.getMessage() == "a match was set aside"]
    assert len(told_once) == 13 + 18
    assert {record.levelname for record in told_once} == {"WARNING"}
    assert all("no action" in vars(record)["reason"] for record in told_once)


async def outdated(server: Server, **request: object) -> tuple[Client, Client, str]:
    """A running match of Connect Four, out of memory, with an action that is legal no more."""
    ada, bob, match = await two_players(server, **request)
    await ada.act(match, "drop 4")
    await bob.act(match, "drop 4")
    live = await server.context.matches.get(server.context, match)
    server.context.matches.drop(server.context, live)
    database = server.context.settings.database_url.removeprefix("sqlite:///")
    change(Path(database), f"UPDATE entries SET action = 77 WHERE match_id = '{match}' AND ply = 1")
    return ada, bob, match


async def test_players_are_told_and_others_learn_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob, match = await outdated(server)
    row = await server.context.database.one(queries.MATCH, {"id": match})
    assert row is not None
    bump(monkeypatch, "connect-four")
    listener = server.context.hub.join(bob.guest["id"], frozenset())
    eve = await server.guest("Eve")
    for path in ("", "/state", "/record", "/actions"):
        assert (await eve.get(f"/api/matches/{match}{path}", expect=404))["code"] == "not-found"
        assert (await eve.get(f"/api/matches/{match}{path}", expect=404, watch="x"))["code"] == "not-found"
    assert listener.queue.get_nowait() == {"type": "match-over", "match": match}
    assert listener.queue.empty()
    for client, hello, code in (
        (ada, {}, "old-rules"),
        (eve, {}, "not-found"),
        (eve, {"watch": "x"}, "not-found"),
        (eve, {"watch": row["watch_token"]}, "old-rules"),
    ):
        async with client.socket(match) as socket:
            socket.send("hello", **hello)
            assert (await socket.receive())["code"] == code
    texts = (await bob.get(f"/api/matches/{match}/actions"))["actions"]
    assert texts == [  # as they were called when they were played
        {"ply": 0, "seat": "yellow", "text": "drop 4"},
        {"ply": 1, "seat": "red", "text": "drop 4"},
    ]
    assert (await bob.post(f"/api/matches/{match}/offers", {"what": "rematch"}, expect=409))["code"] == "old-rules"


async def test_ended_matches_no_longer_count_as_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path / "s.db", open_matches=1) as server:
        ada, _, _ = await outdated(server)
        await ada.post("/api/matches", {"game": "connect-four"}, expect=429)
        bump(monkeypatch, "connect-four")
        await look_over(server.context)
        await ada.make()


async def test_another_result_is_no_replay(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every action is legal, but the game now ends elsewhere: neither result is made up."""
    ada, bob, match = await two_players(server)
    for index, text in enumerate(("drop 1", "drop 2") * 3 + ("drop 1",)):
        await (ada, bob)[index % 2].act(match, text)
    live = await server.context.matches.get(server.context, match)
    server.context.matches.drop(server.context, live)
    won = ended("four-in-a-line", winner="red", loser="yellow")
    path = Path(server.context.settings.database_url.removeprefix("sqlite:///"))
    change(path, f"UPDATE matches SET outcome = '{json.dumps(won)}'")
    bump(monkeypatch, "connect-four")
    assert (await ada.get(f"/api/matches/{match}/state", expect=409))["code"] == "old-rules"
    assert (await ada.get(f"/api/matches/{match}/actions"))["outcome"] == won
    assert (await download(ada, match)).endswith("\nResult: red wins: four-in-a-line\n")


async def test_a_rematch_is_played_under_the_present_rules(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob, match = await two_players(server)
    await ada.post(f"/api/matches/{match}/resign")
    live = await server.context.matches.get(server.context, match)
    server.context.matches.drop(server.context, live)
    bump(monkeypatch, "connect-four")
    await ada.post(f"/api/matches/{match}/offers", {"what": "rematch"})
    await bob.post(f"/api/matches/{match}/offers", {"what": "rematch"})
    again = (await bob.state(match))["rematch"]
    info = (await bob.get(f"/api/matches/{again}"))["match"]
    assert (info["rules_version"], info["older_rules"]) == (2, False)


async def test_the_actions_of_a_running_match_are_kept_secret(server: Server) -> None:
    ada, bob, match = await two_players(server)
    await ada.act(match, "drop 4")
    for client in (ada, bob):
        problem = await client.get(f"/api/matches/{match}/actions", expect=409)
        assert (problem["code"], problem["reason"]) == ("not-running", "unfinished")
    await ada.post(f"/api/matches/{match}/resign")
    told = await bob.get(f"/api/matches/{match}/actions")
    assert told["actions"] == [{"ply": 0, "seat": "yellow", "text": "drop 4"}]
    assert told["trouble"] is None


async def test_sweeping_ends_what_is_outdated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time) as server:
        ada, _, match = await outdated(server)
        bump(monkeypatch, "connect-four")
        time.forward(40 * 86_400)
        assert await close_abandoned(server.context) == 1
        assert (await ada.get(f"/api/matches/{match}/actions"))["outcome"] == CHANGED
