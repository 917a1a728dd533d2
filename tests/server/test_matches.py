"""Matches over HTTP: making, joining, playing, ending; on both databases."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import fracas
from fracas.core.record_notes import Decision, Notes
from fracas.search.judging import BLUNDER
from fracas.server.matches.sweeper import close_abandoned

from .harness import Client, FakeTime, Json, Server, ended, facts, serving

pytestmark = pytest.mark.anyio
HOT = {"yellow": {"kind": "me"}, "red": {"kind": "me"}}
WON_BY_YELLOW = ("drop 1", "drop 2", "drop 1", "drop 2", "drop 1", "drop 2", "drop 1")
IMPOSSIBLE: list[tuple[Json, str, int]] = [
    ({"game": "chess"}, "not-found", 404),
    ({"options": {"colour": 1}}, "invalid", 422),
    ({"options": {"first": "blue"}}, "invalid", 422),
    ({"options": {"first": "/etc/passwd"}}, "invalid", 422),
    ({"options": {"first": "map.txt"}}, "invalid", 422),
    ({"seats": {"green": {"kind": "me"}}}, "invalid", 422),
    ({"seats": {"red": {"kind": "bot", "level": "9"}}}, "invalid", 422),
    ({"seats": {"red": {"kind": "bot", "level": "٣"}}}, "invalid", 422),
    ({"seats": {"red": {"kind": "bot", "level": "002"}}}, "invalid", 422),
    ({"seats": {"red": {"kind": "challenge", "guest": "nobody"}}}, "not-found", 404),
    ({"seats": {"red": {"kind": "king"}}}, "invalid", 422),
    ({"clock": {"initial_seconds": 0}}, "invalid", 422),
    ({"position": {"actor": "yellow"}}, "invalid", 422),
    ({"puzzle": "none"}, "not-found", 404),
    ({"unknown": 1}, "invalid", 422),
]
FILES = {"tanks": "zone", "toy-battle": "terrain", "mercenary": "map", "combat-protocols": "board"}


@pytest.fixture
async def either(database: str) -> AsyncIterator[Server]:
    """A server on each database in turn."""
    async with serving(database) as running:
        yield running


async def two_players(server: Server, **request: Any) -> tuple[Client, Client, str]:
    """Two guests at one match of Connect Four; the first has yellow and begins."""
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    made = await ada.make(seats={"yellow": {"kind": "me"}}, **request)
    await bob.post(f"/api/invitations/{made['invitations']['red']}")
    return ada, bob, made["id"]


async def play(client: Client, match: str, texts: tuple[str, ...]) -> Json:
    answer: Json = {}
    for text in texts:
        answer = await client.act(match, text)
    return answer


# Making and joining ----------------------------------------------------------------------------------------------


async def test_an_invitation_fills_the_seat_and_begins_the_match(either: Server) -> None:
    ada, bob, eve = await either.guest("Ada"), await either.guest("Bob"), await either.guest("Eve")
    made = await ada.make(seats={"yellow": {"kind": "me"}})
    assert list(made["invitations"]) == ["red"]
    link = f"/api/invitations/{made['invitations']['red']}"
    seen = await either.stranger().get(link)
    assert (seen["seat"], seen["is_open"], seen["players"][0]["name"]) == ("red", True, "Ada")
    assert seen["match"]["invitations"] == {}
    assert seen["match"]["watch"] is None
    assert (await ada.state(made["id"]))["status"] == "waiting"
    assert (await ada.act(made["id"], 3, expect=409))["code"] == "not-running"
    await either.stranger().post(link, expect=401)
    assert (await ada.post(link, expect=409))["code"] == "taken"
    joined = await bob.post(link)
    assert (joined["seat"], joined["match"]["yours"]) == ("red", ["red"])
    state = await ada.state(made["id"])
    assert state["status"] == "running"
    assert [player["name"] for player in state["players"]] == ["Ada", "Bob"]
    assert (await eve.post(link, expect=404))["code"] == "not-found"  # an invitation is spent once taken


async def test_public_matches_are_listed_joined_and_watched(either: Server) -> None:
    ada, bob = await either.guest("Ada"), await either.guest("Bob")
    made = await ada.make(public=True)
    private = await ada.make()
    lobby = await either.stranger().get("/api/lobby")
    assert [line["id"] for line in lobby["waiting"]] == [made["id"]]
    await bob.post(f"/api/matches/{private['id']}/join", expect=404)
    await bob.post(f"/api/matches/{made['id']}/join", expect=409, seat="yellow")
    await bob.post(f"/api/matches/{made['id']}/join", seat="red")
    lobby = await either.stranger().get("/api/lobby")
    assert [line["id"] for line in lobby["running"]] == [made["id"]]
    assert (await either.stranger().state(made["id"]))["seat"] is None


async def test_my_matches_tell_whose_turn_it_is(either: Server) -> None:
    ada, bob, match = await two_players(either)
    mine = (await ada.get("/api/matches"))["matches"]
    assert [(line["id"], line["your_turn"], line["yours"]) for line in mine] == [(match, True, ["yellow"])]
    await ada.act(match, "drop 4")
    assert not (await ada.get("/api/matches"))["matches"][0]["your_turn"]
    assert (await bob.get("/api/matches"))["matches"][0]["your_turn"]
    await bob.post(f"/api/matches/{match}/resign")
    line = (await bob.get("/api/matches", status="over"))["matches"][0]
    assert line["outcome"] == ended("resigned", winner="yellow", loser="red")
    assert (await bob.get("/api/matches", status="open"))["matches"] == []


async def test_a_challenge_is_for_one_guest_and_can_be_declined(server: Server) -> None:
    ada, bot, eve = await server.guest("Ada"), await server.guest("R2", "bot"), await server.guest("Eve")
    made = await ada.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "challenge", "guest": bot.guest["id"]}})
    link = f"/api/invitations/{made['invitations']['red']}"
    assert (await eve.post(link, expect=403))["code"] == "not-yours"
    assert (await eve.http.delete(link)).status_code == 403
    assert (await bot.http.delete(link)).status_code == 200
    await bot.post(link, expect=404)
    again = (await ada.get(f"/api/matches/{made['id']}"))["match"]["invitations"]["red"]
    await eve.post(f"/api/invitations/{again}")
    assert (await ada.state(made["id"]))["status"] == "running"


@pytest.mark.parametrize(("asked", "code", "status"), IMPOSSIBLE)
async def test_impossible_requests_are_refused_with_a_reason(
    server: Server, asked: Json, code: str, status: int
) -> None:
    ada = await server.guest()
    problem = await ada.post("/api/matches", {"game": "connect-four"} | asked, expect=status)
    assert problem["code"] == code
    assert len(problem["text"]) > 10


async def test_no_option_makes_the_server_read_a_file(server: Server, tmp_path: Path) -> None:
    ada = await server.guest()
    told = []
    for game, option in FILES.items():
        for ending in (".txt", ".json", ".toml", ".board", ""):
            present, missing = tmp_path / f"qqqq{ending}", tmp_path / f"zzzz{ending}"
            present.write_text("hidden words")
            texts = []
            for path in (present, missing):
                problem = await ada.post("/api/matches", {"game": game, "options": {option: str(path)}}, expect=422)
                texts.append(problem["text"].replace(path.name[:4], "name"))
            assert "hidden" not in texts[0]
            assert texts[0] == texts[1], "not even whether a file exists is told"
            told.append(texts[0])
    assert sum("no files are read" in text for text in told) >= len(FILES)


async def test_a_match_can_begin_from_a_position(server: Server) -> None:
    ada = await server.guest()
    position = fracas.new("connect-four", seed=1)
    for text in WON_BY_YELLOW[:-1]:
        position.play(text)
    made = await ada.make(seats=HOT, position=position.position()["state"])
    assert (await ada.state(made["id"]))["view"]["board"][-1] == "yr....."
    await ada.act(made["id"], WON_BY_YELLOW[-1])
    assert (await ada.state(made["id"]))["outcome"]["ending"] == "four-in-a-line"
    position.play(WON_BY_YELLOW[-1])
    over = position.position()["state"]
    await ada.post("/api/matches", {"game": "connect-four", "position": over}, expect=422)


@pytest.mark.parametrize(
    "asked",
    [
        {},
        {"seats": {"blue": {"kind": "me"}, "red": {"kind": "open"}}},
        {"seats": {"blue": {"kind": "me"}, "red": {"kind": "challenge"}}},
        {"seats": {"blue": {"kind": "me"}, "red": {"kind": "me"}}, "public": True},
    ],
)
async def test_nobody_sets_a_position_with_secrets_for_others(server: Server, asked: Json) -> None:
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    position = fracas.new("toy-battle", seed=1).position()["state"]
    if asked.get("seats", {}).get("red") == {"kind": "challenge"}:
        asked = {"seats": asked["seats"] | {"red": {"kind": "challenge", "guest": bob.guest["id"]}}}
    refused = await ada.post("/api/matches", {"game": "toy-battle", "position": position} | asked, expect=409)
    assert (refused["code"], refused["reason"]) == ("unfair", "set-position")
    alone = {"blue": {"kind": "me"}, "red": {"kind": "bot", "level": "random"}}
    for seats in ({"blue": {"kind": "me"}, "red": {"kind": "me"}}, alone):
        assert (await ada.make("toy-battle", position=position, seats=seats))["set_position"]


async def test_a_set_position_is_told_wherever_the_match_is(either: Server) -> None:
    ada, bob = await either.guest("Ada"), await either.guest("Bob")
    position = fracas.new("connect-four", seed=1).position()["state"]
    made = await ada.make(position=position, public=True)
    dealt = await ada.make(public=True)
    assert (made["set_position"], dealt["set_position"]) == (True, False)
    invitation = await bob.get(f"/api/invitations/{made['invitations']['red']}")
    assert invitation["match"]["set_position"]
    told = {made["id"]: True, dealt["id"]: False}
    for lines in ((await bob.get("/api/lobby"))["waiting"], (await ada.get("/api/matches"))["matches"]):
        assert {line["id"]: line["set_position"] for line in lines} == told
    await bob.post(f"/api/invitations/{made['invitations']['red']}")
    await bob.post(f"/api/matches/{made['id']}/resign")
    await bob.post(f"/api/matches/{made['id']}/offers", {"what": "rematch"})
    await ada.post(f"/api/matches/{made['id']}/offers", {"what": "rematch"})
    again = (await ada.state(made["id"]))["rematch"]
    assert (await ada.get(f"/api/matches/{again}"))["match"]["set_position"]
    puzzle = (await ada.get("/api/puzzles/daily"))["puzzle"]["id"]
    assert not (await ada.make(puzzle=puzzle))["set_position"]  # a position by nature


async def test_no_hints_between_people(server: Server) -> None:
    ada, bob, match = await two_players(server)
    for client in (ada, bob):  # whoever's turn it is
        refused = await client.post(f"/api/matches/{match}/hint", expect=409)
        assert (refused["code"], refused["reason"]) == ("unfair", "hint-between-people")
    hot = (await ada.make(seats=HOT))["id"]
    assert (await ada.post(f"/api/matches/{hot}/hint"))["candidates"]


async def test_a_coach_warns_of_a_blunder_and_of_nothing_else(server: Server) -> None:
    """Red has three in a column: who does not stop it has lost, and is told by which answer."""
    ada = await server.guest("Ada")
    match, ply = (await ada.make(seats=HOT))["id"], 6
    for action in (0, 1, 0, 1, 6, 1):  # red threatens to complete the second column
        await ada.act(match, action)
    async with ada.socket(match) as socket:
        await socket.hello(seat="yellow", language="de")
        warned = await socket.ask("consider", ply=ply, action="drop 7")
        assert (warned["type"], warned["ply"], warned["action"]) == ("considered", ply, 6)
        assert warned["warning"]["value"] < warned["warning"]["best_value"] - BLUNDER
        assert warned["warning"]["fears"]["action"]["text"] == "drop 2"
        assert (await socket.ask("consider", ply=ply, action=1))["warning"] is None
        assert (await socket.ask("consider", ply=ply + 1, action=1))["code"] == "late"
        for nonsense in (99, "fly", {"kind": "fly"}):
            assert (await socket.ask("consider", ply=ply, action=nonsense))["code"] == "illegal"
        assert (await ada.state(match))["ply"] == ply
        hint = await socket.ask("hint")
        assert hint["candidates"][0]["action"]["text"] == "drop 2"
        assert len(hint["reasons"]) == min(3, len(hint["candidates"]))
    puzzle = (await ada.get("/api/puzzles/daily"))["puzzle"]["id"]
    solo = (await ada.make(puzzle=puzzle))["id"]
    async with ada.socket(solo) as socket:
        await socket.hello()
        refused = await socket.ask("consider", ply=0, action=0)
        assert (refused["code"], refused["reason"]) == ("unfair", "no-coach-for-puzzle")


# Playing ---------------------------------------------------------------------------------------------------------


async def test_a_whole_match_with_its_commitment_and_record(either: Server) -> None:
    ada, bob, match = await two_players(either)
    commitment = (await bob.get(f"/api/matches/{match}"))["match"]["commitment"]
    for index, text in enumerate(WON_BY_YELLOW):
        mover, other = (ada, bob) if index % 2 == 0 else (bob, ada)
        now = await mover.state(match)
        assert now["legal"]
        assert (await other.state(match))["legal"] == []
        assert now["reveal"] is None
        assert (await other.act(match, text, expect=409))["code"] == "not-your-turn"
        assert (await ada.get(f"/api/matches/{match}/record", expect=409))["code"] == "not-running"
        accepted = await mover.act(match, text)
        assert accepted["ply"] == index + 1
    end = await bob.state(match)
    assert end["outcome"] == ended("four-in-a-line", winner="yellow", loser="red")
    seed, salt = end["reveal"]["seed"], end["reveal"]["salt"]
    assert hashlib.sha256((seed + salt).encode()).hexdigest() == commitment == end["commitment"]
    assert len(bytes.fromhex(seed)) * 8 >= 128
    record = (await ada.http.get(f"/api/matches/{match}/record")).text
    replayed = fracas.load(record)
    assert replayed.seed == seed
    today = datetime.fromtimestamp(either.context.now() / 1000, UTC).date().isoformat()
    assert replayed.notes == Notes({"yellow": "Ada", "red": "Bob"}, today)
    assert [action.text for action in replayed.played] == list(WON_BY_YELLOW)


async def test_repeated_late_early_and_illegal_actions_are_told_apart(either: Server) -> None:
    ada, bob, match = await two_players(either)
    first = {"ply": 0, "version": 3, "action": 3}
    path = f"/api/matches/{match}/actions"
    await ada.post(path, first)
    for same in (3, "drop 4", {"kind": "drop", "column": 4}):
        assert (await ada.post(path, first | {"action": same}, expect=409))["code"] == "repeated"
    assert (await ada.post(path, first | {"action": 2}, expect=409))["code"] == "late"
    assert (await bob.post(path, first, expect=409))["code"] == "late"
    assert (await bob.act(match, 3, expect=409, ply=2))["code"] == "early"
    illegal = await bob.act(match, "drop 9", expect=422)
    assert illegal["code"] == "illegal"
    assert "did you mean" in illegal["text"]
    for nonsense in (99, -1, True, {"kind": "jump"}, {}):
        assert (await bob.act(match, nonsense, expect=422))["code"] in ("illegal", "invalid")
    assert (await bob.state(match))["ply"] == 1


async def test_a_hot_seat_shows_one_seat_at_a_time(server: Server) -> None:
    ada = await server.guest()
    made = await ada.make(seats=HOT)
    assert made["yours"] == ["yellow", "red"]
    assert (await ada.state(made["id"], seat="yellow"))["legal"]
    assert (await ada.state(made["id"], seat="red"))["legal"] == []
    assert (await ada.act(made["id"], 3, expect=409, seat="red"))["code"] == "not-your-turn"
    await ada.act(made["id"], 3, seat="yellow")
    assert (await ada.state(made["id"]))["seat"] == "red"  # without a name: the seat to act
    await ada.get(f"/api/matches/{made['id']}/state", expect=422, seat="green")


async def test_the_past_is_what_the_seat_saw(either: Server) -> None:
    ada, bob, match = await two_players(either)
    await ada.act(match, "drop 1")
    await bob.act(match, "drop 7")
    past = await ada.get(f"/api/matches/{match}/past", ply=1)
    assert past["view"]["board"][-1] == "y......"
    assert [facts(event) for event in past["events"]] == [{"kind": "dropped", "seat": "yellow", "column": 1, "row": 1}]
    assert (await ada.get(f"/api/matches/{match}/past", ply=0))["events"] == []
    assert (await ada.get(f"/api/matches/{match}/past", expect=409, ply=3))["code"] == "early"


async def test_after_the_end_the_past_tells_what_could_have_been_played(either: Server) -> None:
    ada, bob, match = await two_players(either)
    await ada.act(match, "drop 1")
    path = f"/api/matches/{match}/past"
    assert (await ada.get(path, ply=0, legal=True))["legal"] == []  # it goes on: nobody looks for better actions
    await bob.post(f"/api/matches/{match}/resign")
    found = (await ada.get(path, ply=0, legal=True))["legal"]
    assert [action["text"] for action in found] == [f"drop {column}" for column in range(1, 8)]
    assert found[2]["structure"] == {"kind": "drop", "column": 3}
    assert (await ada.get(path, ply=1, legal=True))["legal"] == []  # it was not hers to act
    assert (await ada.get(path, ply=0))["legal"] == []  # not asked for


async def test_after_the_end_anybody_may_look_back_with_any_eyes(either: Server) -> None:
    ada, bob, match = await two_players(either)
    await ada.act(match, "drop 1")
    path, watch = f"/api/matches/{match}/past", (await ada.get(f"/api/matches/{match}"))["match"]["watch"]
    assert (await ada.get(path, expect=403, ply=0, seat="red"))["code"] == "not-yours"
    assert (await either.stranger().get(path, ply=0, seat="yellow", watch=watch))["view"]["seat"] is None
    await bob.post(f"/api/matches/{match}/resign")
    for client, known in ((ada, {}), (either.stranger(), {"watch": watch})):
        past = await client.get(path, ply=1, seat="red", legal=True, **known)
        assert (past["view"]["seat"], len(past["legal"])) == ("red", 7)
        events = await client.get(f"/api/matches/{match}/events", until=1, seat="red", **known)
        assert [event["kind"] for event in events["events"]] == ["dropped"]
    await either.stranger().get(path, expect=404, ply=1, seat="red")  # still nobody's business
    assert (await ada.get(f"/api/matches/{match}/state", expect=403, seat="red"))["code"] == "not-yours"


async def test_events_since_a_version(either: Server) -> None:
    ada, bob, match = await two_players(either)
    known = (await ada.state(match))["version"]
    await ada.act(match, "drop 1")
    await bob.act(match, "drop 7")
    assert [event["ply"] for event in (await ada.state(match))["events"]] == [1, 2]
    assert [event["ply"] for event in (await ada.state(match, version=known + 1))["events"]] == [2]
    assert (await ada.state(match, version=known + 2))["events"] == []
    assert (await ada.state(match, version=10_000))["since"] == 0  # from a future that never was: everything


# Taking back -----------------------------------------------------------------------------------------------------


async def test_what_another_person_has_seen_is_taken_back_by_consent(either: Server) -> None:
    ada, bob, match = await two_players(either)
    await ada.act(match, "drop 1")
    state = await ada.state(match)
    seen = {"how": "ask", "to": 0, "text": "Bob has seen it and must agree", "why": "seen", "who": "Bob"}
    assert state["takeback"] == seen
    await ada.post(f"/api/matches/{match}/takeback", {"version": state["version"]})
    assert (await bob.state(match))["ply"] == 1
    await bob.post(f"/api/matches/{match}/answers", {"what": "takeback", "accept": True})
    back = await ada.state(match, version=state["version"])
    assert (back["ply"], back["since"], back["events"]) == (0, 0, [])
    late = {"ply": 0, "version": state["version"], "action": 3}
    assert (await ada.post(f"/api/matches/{match}/actions", late, expect=409))["code"] == "late"
    again = await ada.post(f"/api/matches/{match}/takeback", {"version": state["version"]}, expect=409)
    assert again["code"] == "late"
    await ada.act(match, "drop 2")
    assert (await ada.state(match))["view"]["board"][-1] == ".y....."


async def test_past_anothers_action_needs_consent(either: Server) -> None:
    ada, bob, match = await two_players(either)
    await ada.act(match, "drop 1")
    await bob.act(match, "drop 2")
    state = await ada.state(match)
    asked = {name: state["takeback"][name] for name in ("how", "why", "who")}
    assert asked == {"how": "ask", "why": "acted", "who": "Bob"}
    await ada.post(f"/api/matches/{match}/takeback", {"version": state["version"]})
    assert (await bob.state(match))["offers"] == [{"what": "takeback", "by": "yellow"}]
    answer = {"what": "takeback", "accept": True}
    refused = await ada.post(f"/api/matches/{match}/answers", answer, expect=409)
    assert (refused["code"], refused["reason"]) == ("unfair", "own-offer")
    await bob.post(f"/api/matches/{match}/answers", answer | {"accept": False})
    assert (await bob.state(match))["ply"] == 2
    assert (await bob.post(f"/api/matches/{match}/answers", answer, expect=409))["code"] == "nothing-offered"
    await ada.post(f"/api/matches/{match}/takeback", {"version": (await ada.state(match))["version"]})
    await bob.post(f"/api/matches/{match}/answers", answer)
    assert (await bob.state(match))["ply"] == 0


async def test_what_was_asked_and_taken_back_stays_told(either: Server) -> None:
    ada, bob, match = await two_players(either)
    ask, reply = f"/api/matches/{match}/takeback", f"/api/matches/{match}/answers"
    await ada.act(match, "drop 1")
    await bob.act(match, "drop 2")
    await ada.post(ask, {"version": (await ada.state(match))["version"]})
    await bob.post(reply, {"what": "takeback", "accept": False})
    await bob.post(f"/api/matches/{match}/offers", {"what": "draw"})
    await bob.post(reply, {"what": "draw", "accept": False})
    told = [
        {"kind": "asked", "what": "takeback", "by": "yellow", "ply": 2},
        {"kind": "declined", "what": "takeback", "by": "red", "ply": 2},
        {"kind": "asked", "what": "draw", "by": "red", "ply": 2},
        {"kind": "withdrawn", "what": "draw", "by": "red", "ply": 2},
    ]
    assert (await bob.state(match))["happenings"] == told
    await ada.post(ask, {"version": (await ada.state(match))["version"]})
    await bob.post(reply, {"what": "takeback", "accept": True})
    # What happened after an action that no longer stands is told where the log now ends.
    told = [one | {"ply": 0} for one in told] + [
        {"kind": kind, "what": "takeback", "by": by, "ply": 0}
        for kind, by in (("asked", "yellow"), ("granted", "red"), ("taken-back", "yellow"))
    ]
    await ada.act(match, "drop 3")
    live = await either.context.matches.get(either.context, match)
    either.context.matches.drop(either.context, live)  # as after a restart: from the store
    for guest in (ada, bob):
        assert (await guest.state(match))["happenings"] == told
    watch = (await ada.get(f"/api/matches/{match}"))["match"]["watch"]
    async with either.stranger().socket(match) as socket:
        assert (await socket.hello(watch=watch))["happenings"] == told


async def test_playing_on_declines_what_was_offered(server: Server) -> None:
    ada, bob, match = await two_players(server)
    await ada.post(f"/api/matches/{match}/offers", {"what": "draw"})
    await ada.act(match, "drop 1")
    assert (await bob.state(match))["offers"] == [{"what": "draw", "by": "yellow"}]
    await bob.act(match, "drop 1")
    assert (await bob.state(match))["offers"] == []


# Ending ----------------------------------------------------------------------------------------------------------


async def test_a_draw_by_agreement(either: Server) -> None:
    ada, bob, match = await two_players(either)
    offer, answer = f"/api/matches/{match}/offers", f"/api/matches/{match}/answers"
    assert (await ada.post(offer, {"what": "rematch"}, expect=409))["code"] == "not-running"
    await ada.post(offer, {"what": "draw"})
    assert (await ada.post(offer, {"what": "draw"}, expect=409))["code"] == "repeated"
    await ada.post(answer, {"what": "draw", "accept": False})  # withdrawn
    await bob.post(answer, {"what": "draw", "accept": True}, expect=409)
    await bob.post(offer, {"what": "draw"})
    await ada.post(offer, {"what": "draw"})  # two offers are an agreement
    end = await bob.state(match)
    assert (end["outcome"]["ending"], end["outcome"]["winner"]) == ("draw-agreed", None)
    assert (await ada.post(f"/api/matches/{match}/resign", expect=409))["code"] == "not-running"


async def test_a_rematch_exchanges_the_seats(either: Server) -> None:
    ada, bob, match = await two_players(either, clock={"initial_seconds": 60, "increment_seconds": 1})
    await bob.post(f"/api/matches/{match}/resign")
    record = (await bob.http.get(f"/api/matches/{match}/record")).text
    assert fracas.load(record).notes.decision == Decision("yellow", "resigned")
    await bob.post(f"/api/matches/{match}/offers", {"what": "rematch"})
    await ada.post(f"/api/matches/{match}/answers", {"what": "rematch", "accept": True})
    new = (await ada.state(match))["rematch"]
    info = (await bob.get(f"/api/matches/{new}"))["match"]
    assert info["yours"] == ["yellow"]
    assert info["clock"]["initial_seconds"] == 60
    old = (await bob.get(f"/api/matches/{match}"))["match"]
    assert info["commitment"] != old["commitment"]
    assert (await ada.post(f"/api/matches/{match}/offers", {"what": "rematch"}, expect=409))["code"] == "repeated"


async def test_at_a_hot_seat_one_agrees_with_oneself(server: Server) -> None:
    ada = await server.guest()
    match = (await ada.make(seats=HOT))["id"]
    await ada.post(f"/api/matches/{match}/offers", {"what": "draw"})
    assert (await ada.state(match))["outcome"]["ending"] == "draw-agreed"
    await ada.post(f"/api/matches/{match}/offers", {"what": "rematch"})
    assert (await ada.state(match))["rematch"] is not None


async def test_clocks_run_with_increment_and_flags_fall(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time) as server:
        ada, bob, match = await two_players(server, clock={"initial_seconds": 10, "increment_seconds": 2})
        time.forward(3)
        await ada.act(match, 0)
        clocks = (await bob.state(match))["clocks"]
        assert clocks["remaining_ms"] == {"yellow": 9_000, "red": 10_000}
        assert (clocks["running"], clocks["at"]) == ("red", time.now)
        time.forward(4)
        state = await bob.state(match)
        await bob.act(match, 0)
        assert (await bob.state(match))["clocks"]["remaining_ms"] == {"yellow": 9_000, "red": 8_000}
        await bob.post(f"/api/matches/{match}/takeback", {"version": state["version"] + 1})
        await ada.post(f"/api/matches/{match}/answers", {"what": "takeback", "accept": True})
        assert (await bob.state(match))["clocks"]["remaining_ms"] == {"yellow": 9_000, "red": 8_000}
        time.forward(8.5)
        assert (await bob.act(match, 1, expect=409))["code"] == "late"
        assert (await ada.state(match))["outcome"] == ended("timeout", winner="yellow", loser="red")


async def test_a_flag_falls_by_itself(server: Server) -> None:
    ada, bob, match = await two_players(server, clock={"initial_seconds": 1})
    async with bob.socket(match) as socket:
        over = await socket.hello()
        if over["status"] != "over":
            over = await socket.until("state", status="over")
        assert over["outcome"]["ending"] == "timeout"
        assert over["outcome"]["winner"] == "red"
    assert (await ada.get("/api/matches", status="over"))["matches"][0]["outcome"]["ending"] == "timeout"


async def test_clocks_do_not_run_while_the_server_is_down(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time) as server:
        ada, _, match = await two_players(server, clock={"initial_seconds": 60})
        time.forward(10)
        await ada.act(match, 0)
        cookie = ada.http.cookies
    time.forward(3_600)
    async with serving(database, now=time) as server:
        again = server.stranger()
        again.http.cookies = cookie
        state = await again.state(match)
        assert state["status"] == "running"
        assert state["clocks"] == {"remaining_ms": {"yellow": 50_000, "red": 60_000}, "running": "red", "at": time.now}


async def test_abandoned_matches_are_closed(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time) as server:
        ada, bob, match = await two_players(server)
        waiting = (await ada.make())["id"]
        time.forward(29 * 86_400)
        await ada.act(match, 0)
        time.forward(2 * 86_400)
        assert await close_abandoned(server.context) == 1
        assert (await ada.state(waiting))["outcome"]["ending"] == "abandoned"
        assert (await bob.state(match))["status"] == "running"
        time.forward(31 * 86_400)
        assert await close_abandoned(server.context) == 1
        assert (await bob.state(match))["outcome"] == ended("abandoned")


async def test_a_match_whose_other_player_left_can_be_claimed(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time, claim_seconds=100) as server:
        ada, bob, match = await two_players(server)
        claim = f"/api/matches/{match}/claim"
        assert (await ada.post(claim, expect=409))["code"] == "unfair"  # one's own turn
        await ada.act(match, 0)
        async with bob.socket(match) as socket:
            await socket.hello()
            assert (await ada.post(claim, expect=409))["text"] == "the other player is connected"
        time.forward(50)
        answer = await ada.http.post(claim)
        assert (answer.status_code, answer.headers["retry-after"]) == (409, "50")
        time.forward(51)
        await ada.post(claim)
        assert (await bob.state(match))["outcome"] == ended("left", winner="yellow", loser="red")


# Restarting ------------------------------------------------------------------------------------------------------


async def test_everything_is_there_after_a_restart(database: str) -> None:
    async with serving(database) as server:
        ada, bob, match = await two_players(server)
        await ada.act(match, "drop 1")
        await bob.act(match, "drop 2")
        version = (await bob.state(match))["version"]
        await bob.post(f"/api/matches/{match}/takeback", {"version": version})
        await ada.post(f"/api/matches/{match}/answers", {"what": "takeback", "accept": True})
        await bob.act(match, "drop 3")
        await bob.post(f"/api/matches/{match}/offers", {"what": "draw"})
        before = {name: await client.state(match) for name, client in (("ada", ada), ("bob", bob))}
        cookies = {"ada": ada.http.cookies, "bob": bob.http.cookies}
    async with serving(database) as server:
        for name, state in before.items():
            client = server.stranger()
            client.http.cookies = cookies[name]
            assert await client.state(match) == state
            caught_up = await client.state(match, version=version)
            assert (caught_up["since"], [event["ply"] for event in caught_up["events"]]) == (1, [2])
