"""Lessons over the network: taken step by step from what the client brings, kept for a guest, as a seat sees them."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.core import registry
from fracas.core.lesson_run import LessonRun
from fracas.core.lessons import course_of
from fracas.server.store import queries

from .harness import Client, Json, Server, serving

pytestmark = pytest.mark.anyio
GAME = "toy-battle"
COURSE = f"/api/games/{GAME}/course"


async def take(ada: Client, lesson: str, expect: int = 200, language: str = "de", **body: Any) -> Json:
    return await ada.post(f"/api/games/{GAME}/lessons/{lesson}?language={language}", body, expect=expect)


async def solve(ada: Client, lesson: str) -> Json:
    """By what is advised."""
    told = await take(ada, lesson)
    while told["step"] < told["steps"]:
        done = {"attempt": told["advised"]} if told["asks"] else {"goes_on": True}
        told = await take(ada, lesson, inputs=told["inputs"], **done)
    return told


async def test_a_lesson_is_taken_and_kept_for_its_guest(database: str) -> None:
    async with serving(database) as server:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        course = await ada.get(f"{COURSE}?language=de")
        assert [one["is_done"] for one in course["lessons"]] == [False] * len(course["lessons"])
        assert course["lessons"][0]["title"] == "Zwei Wege zum Sieg"
        over = await solve(ada, "goal")
        assert over["outcome"]["ending"] == "hq-captured"
        await solve(ada, "goal")  # once more: it is kept once
        done = {one["id"]: one["is_done"] for one in (await ada.get(COURSE))["lessons"]}
        assert {name for name, is_done in done.items() if is_done} == {"goal"}
        assert not any(one["is_done"] for one in (await bob.get(COURSE))["lessons"])
        await ada.http.delete("/api/guest")  # whoever is forgotten leaves nothing behind
        assert await server.context.database.all(queries.LESSONS_DONE, {"guest": ada.guest["id"], "game": GAME}) == []


async def test_a_step_shows_what_the_seat_sees_and_answers_tries(server: Server) -> None:
    ada = await server.guest("Ada")
    told = await take(ada, "turn", goes_on=True)
    assert (told["step"], told["asks"], told["inputs"]) == (1, True, [None])
    game = registry.find(GAME)
    course = course_of(game)
    assert course is not None
    run = LessonRun.again(game, course.lesson("turn"), [None])
    assert [told["scenes"][-1]["view"]] == [run.match.view("blue", "de")]
    assert told["scenes"][-1]["view"]["sides"][1]["rack"] is None
    assert [one["id"] for one in told["legal"]] == run.match.legal_ids()

    wrong = await take(ada, "turn", inputs=[None], attempt="place roxy b1")
    assert (wrong["answer"]["verdict"], wrong["step"], wrong["inputs"]) == ("wrong", 1, [None])
    assert wrong["answer"]["text"].startswith("Setzen dürftest du")
    illegal = await take(ada, "turn", inputs=[None], attempt="place roxy b9")
    assert (illegal["answer"]["verdict"], illegal["answer"]["fact"]["kind"]) == ("illegal", "not-connected")
    assert "b9" in illegal["answer"]["fact"]["text"]
    pointed = await take(ada, "turn", inputs=[None], picked={"kind": "place", "troop": "roxy"}, place="node-b9")
    assert pointed["answer"] == illegal["answer"]
    nowhere = await take(ada, "turn", language="en", inputs=[None], picked={"kind": "place"}, place="moon")
    assert nowhere["answer"] == {"verdict": "illegal", "text": "That cannot be done now.", "fact": None}

    done = await take(ada, "turn", inputs=[None], attempt="draw")
    assert [one["ply"] for one in done["scenes"]] == [0, 1, 2]
    assert [event["kind"] for one in done["scenes"][1:] for event in one["events"]] == ["drew", "drew"]
    assert done["scenes"][2]["events"][0]["troops"] is None  # Red's are Red's
    assert (done["answer"]["verdict"], done["step"]) == ("done", 2)


async def test_what_makes_no_sense_is_refused(server: Server) -> None:
    ada = await server.guest("Ada")
    for body in ({"inputs": [5]}, {"inputs": [None, None]}, {"inputs": [None], "attempt": "dance"}):
        refused = await take(ada, "turn", expect=422, **body)
        assert refused["code"] == "illegal"
    await take(ada, "turn", expect=422, inputs=[None] * 401)
    await take(ada, "nothing", expect=404)
    await ada.post("/api/games/nothing/lessons/turn", {}, expect=404)
    await ada.get("/api/games/tic-tac-toe/course", expect=404)


async def test_the_guided_match_is_advised_and_kept(server: Server) -> None:
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    guided = (await ada.get(COURSE))["match"]
    assert (guided["seat"], guided["level"], guided["is_done"]) == ("blue", "1", False)
    options = guided["options"] | {"starter": "blue", "turn_limit": 2}
    seats = {"blue": {"kind": "me"}, "red": {"kind": "bot", "level": "random"}}
    match = (await ada.make(GAME, options=options, seats=seats))["id"]
    advised = await ada.post(f"/api/matches/{match}/advice?language=en", {})
    assert advised["ply"] == 0
    live = await server.context.matches.get(server.context, match)
    assert advised["action"]["id"] in live.match.legal_ids()
    await bob.post(f"/api/matches/{match}/advice", {}, expect=404)
    early = await ada.post(f"{COURSE}/match", {"match": match}, expect=409)
    assert early["reason"] == "unfinished"
    await ada.post(f"/api/matches/{match}/resign", {})
    await bob.post(f"{COURSE}/match", {"match": match}, expect=404)
    await ada.post("/api/games/connect-four/course/match", {"match": match}, expect=404)
    await ada.post(f"{COURSE}/match", {"match": match}, expect=204)
    assert (await ada.get(COURSE))["match"]["is_done"]
