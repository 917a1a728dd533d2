"""Facts for everybody, and sentences in the language asked for."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.core import registry
from fracas.core.texts import source_of
from fracas.games.tanks import Tanks
from fracas.games.tanks.view import Act

from .harness import Client, Server

pytestmark = pytest.mark.anyio


async def tanks(server: Server) -> tuple[Client, str]:
    """A match of Tanks at one device, one action old."""
    ada = await server.guest("Ada")
    match = await ada.make("tanks", seats={"green": {"kind": "me"}, "orange": {"kind": "me"}})
    state = await ada.get(f"/api/matches/{match['id']}/state")
    await ada.act(match["id"], next(action["id"] for action in state["legal"] if action["structure"]["kind"] == "move"))
    return ada, match["id"]


def sentences(state: dict[str, Any]) -> tuple[str, str, set[bool]]:
    """Of the prompt, of the last event, and whether previews have one."""
    told = {bool(action["preview"]["text"]) for action in state["legal"] if action["preview"]}
    return state["view"]["prompt"]["text"], state["events"][-1]["text"], told


async def test_a_language_may_be_asked_for(server: Server) -> None:
    ada, match = await tanks(server)
    state = await ada.get(f"/api/matches/{match}/state")
    prompt = Act.model_validate(state["view"]["prompt"])
    english = sentences(state)
    assert english[0] == Tanks.texts("en").say(prompt)
    assert english[2] == {False}  # there are hundreds of previews: their sentences are made for those who ask
    assert sentences(await ada.get(f"/api/matches/{match}/state", language="en")) == (*english[:2], {True})
    german = sentences(await ada.get(f"/api/matches/{match}/state", language="de"))
    assert german[0] == Tanks.texts("de").say(prompt) != english[0]
    assert german[2] == {True}
    for page in ("events?until=1&", "past?ply=1&"):
        told = (await ada.get(f"/api/matches/{match}/{page}language=de"))["events"][-1]
        assert told["text"] == german[1] != english[1]


async def test_facts_alone_are_the_same_facts(server: Server) -> None:
    ada, match = await tanks(server)
    bare = await ada.get(f"/api/matches/{match}/state", language="none")
    assert sentences(bare) == ("", "", {False})
    spoken = await ada.get(f"/api/matches/{match}/state", language="de")
    for told, fact in zip(spoken["legal"], bare["legal"], strict=True):
        assert told["preview"] is None or told["preview"] | {"text": ""} == fact["preview"]
    assert any(action["preview"] and 0 < action["preview"].get("hit", 0) < 1 for action in bare["legal"])


async def test_the_socket_speaks_as_its_hello_asked(server: Server) -> None:
    ada, match = await tanks(server)
    for language, is_told in (("none", False), ("de", True), (None, True)):
        async with ada.socket(match) as socket:
            state = await socket.hello(language=language)
            assert bool(state["events"][-1]["text"]) == is_told


async def test_no_more_pictures_are_kept_than_there_are_languages(server: Server) -> None:
    ada, match = await tanks(server)
    live = await server.context.matches.get(server.context, match)
    for number in range(20):
        await ada.get(f"/api/matches/{match}/state", language=f"x-{number}")
    assert {key.language for key in live.pictures} <= {None, "en", "de"}  # type: ignore[attr-defined]  # a picture's key
    await ada.get(f"/api/matches/{match}/state", language="x" * 1_000, expect=422)


async def test_an_illegal_action_names_the_rule_as_a_fact(server: Server) -> None:
    ada, match = await tanks(server)
    answer = await ada.act(match, "repair", expect=422)
    assert answer["code"] == "illegal"
    assert answer["fact"]["kind"]
    assert answer["fact"]["text"] in answer["text"]
    now = await ada.state(match)
    body = {"ply": now["ply"], "version": now["version"], "action": "repair"}
    for language, is_told in (("none", False), ("de", True)):
        told = await ada.post(f"/api/matches/{match}/actions", body, 422, language=language)
        assert (told["fact"]["kind"], bool(told["fact"]["text"])) == (answer["fact"]["kind"], is_told)
    async with ada.socket(match) as socket:
        state = await socket.hello()
        refused = await socket.ask("act", ply=state["ply"], version=state["version"], action="repair")
        assert refused["fact"] == answer["fact"]


async def test_catalogues_are_handed_out(server: Server) -> None:
    stranger = server.stranger()
    cards = {card["id"]: card["texts"] for card in (await stranger.http.get("/api/games")).json()}
    assert set(cards["tanks"]) == {"en", "de"}
    for game, files in cards.items():
        for language, address in files.items():
            answer = await stranger.http.get(address)
            assert answer.text == source_of(registry.find(game), language)
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    for odd in ("fr", "..%2Fen", "en.ftl", "EN"):
        assert (await stranger.http.get(f"/api/games/tanks/texts/{odd}.ftl")).status_code == 404
