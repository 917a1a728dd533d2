"""What the server tells about games, puzzles and records; its pages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import fracas
from fracas.core import contract, registry
from fracas.core.record_notes import Decision, Notes
from fracas.search.solver import Verdict, solve
from fracas.server.api import pages
from fracas.server.errors import REASONS, STATUS

from .harness import Client, FakeTime, Server, ended, serving
from .test_health import OPERATOR, TOKEN

pytestmark = pytest.mark.anyio
SERVER = Path(pages.__file__).parents[1]


async def test_every_game_with_options_and_rules(server: Server) -> None:
    games = await server.stranger().http.get("/api/games")
    assert sorted(game["id"] for game in games.json()) == registry.game_ids()
    cards = [registry.find(game["id"]).card for game in games.json()]
    assert cards == sorted(cards, key=lambda card: (card.shelf, card.name))
    for game in games.json():
        details = await server.stranger().get(f"/api/games/{game['id']}")
        card = registry.find(game["id"]).card
        assert details["seats"] == list(card.seats)
        assert details["options_schema"]["type"] == "object"
        assert set(details["defaults"]) == set(details["options_schema"]["properties"])
        assert details["variants"] == list(details["variant_options"])
        assert details["rules"].startswith("#")
        assert bool(details["levels"]) != card.is_solo
        assert details["endings"]
        for figure in details["fairness"]:
            assert figure["games"] > 0
            assert set(figure["shares"]) == set(card.seats)
            assert sum(figure["shares"].values()) == pytest.approx(1)
    await server.stranger().get("/api/games/chess", expect=404)


async def test_rules_in_the_language_asked_for_or_in_english(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "RULES.md").write_text("# Rules")
    (tmp_path / "RULES.de.md").write_text("# Regeln")
    stranger = server.stranger()
    monkeypatch.setattr(contract, "package_folder", lambda _: tmp_path)
    for asked, language, text in (("de", "de", "# Regeln"), ("fr", "en", "# Rules"), ("../x", "en", "# Rules")):
        details = await stranger.get("/api/games/connect-four", language=asked)
        assert (details["rules_language"], details["rules"].rstrip()) == (language, text)
    assert (await stranger.get("/api/games/connect-four"))["rules_language"] == "en"
    assert (await stranger.get("/api/games/connect-four", language="x" * 1_000, expect=422))["code"] == "invalid"


async def test_pictures_and_words_of_the_rules(server: Server) -> None:
    stranger = server.stranger()
    details = await stranger.get("/api/games/combat-protocols", language="de")
    assert "`overheating-on-the-last-exit-wins`" in details["rulings"]
    assert "`overheating-on-the-last-exit-wins`" not in details["rules"]
    heat = next(term for term in details["glossary"] if term["id"] == "heat")
    assert (heat["name"], heat["heading"]) == ("Hitze", "Das Brett")
    for name in re.findall(r"\(picture:([a-z-]+)\)", details["rules"]):
        shown = await stranger.get(f"/api/games/combat-protocols/illustrations/{name}")
        assert shown["view"]["seat"] is None
        assert shown["view"]["goal"] is None
        assert (shown["view"]["played"] > 0) == (name == "flying")
    await stranger.get("/api/games/combat-protocols/illustrations/nothing", expect=404)
    await stranger.get("/api/games/chess/illustrations/drill", expect=404)


async def test_the_ladder_tells_what_was_solved(server: Server) -> None:
    address = "/api/games/combat-protocols/ladder"
    rungs = (await server.stranger().get(address))["rungs"]
    assert [rung["options"] for rung in rungs[:2]] == [
        {"mission": 1, "difficulty": "easy"},
        {"mission": 2, "difficulty": "easy"},
    ]
    assert (len(rungs), len({str(rung) for rung in rungs})) == (20, 20)
    cards = {card["id"]: card for card in (await server.stranger().http.get("/api/games")).json()}
    assert (cards["combat-protocols"]["missions"], cards["tanks"]["missions"]) == (20, 0)
    assert (await server.stranger().get("/api/games/tanks/ladder"))["rungs"] == []

    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    for options, is_solved in (
        (rungs[0]["options"], True),
        (rungs[1]["options"], False),
        ({"tracks": "relaxed"}, True),
    ):
        made = await ada.make("combat-protocols", options=options, seats={"player": {"kind": "me"}})
        if not is_solved:
            await ada.post(f"/api/matches/{made['id']}/resign")
            continue
        line = (await ada.post(f"/api/matches/{made['id']}/hint"))["candidates"][0]["line"]
        for action in line:
            await ada.act(made["id"], action["text"])
    found = (await ada.get(address))["rungs"]
    assert [rung["is_solved"] for rung in found] == [True] + [False] * 19
    assert not any(rung["is_solved"] for rung in (await bob.get(address))["rungs"])


def test_every_finer_reason_is_one_that_clients_know() -> None:
    given = {
        reason for file in SERVER.rglob("*.py") for reason in re.findall(r'reason="([a-z-]+)"', file.read_text("utf-8"))
    }
    from_takebacks = {"dice", "secret", "nothing-yet"}
    assert given | from_takebacks == {reason for known in REASONS.values() for reason in known}
    assert set(REASONS) <= set(STATUS)


async def test_metrics_protocol_and_docs(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", operator_token=TOKEN) as server:
        await look_at_metrics_protocol_and_docs(await server.guest())


async def look_at_metrics_protocol_and_docs(client: Client) -> None:
    await client.make()
    metrics = (await client.http.get("/metrics", headers=OPERATOR)).text
    assert 'fracas_matches_created_total{game="connect-four"} 1.0' in metrics
    assert 'route="/api/matches"' in metrics
    protocol = await client.get("/api/protocol")
    assert set(protocol) == {"client", "server"}
    assert "/api/matches" in (await client.get("/api/openapi.json"))["paths"]
    docs = await client.http.get("/api/docs")
    assert "/api/matches/{match_id}/actions" in docs.text
    assert "<script" not in docs.text


async def test_without_the_client_a_plain_page(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "none")
    page = await server.stranger().http.get("/")
    assert page.status_code == 200
    assert "/api/docs" in page.text
    assert (await server.stranger().http.get("/join/abc")).status_code == 404


async def test_the_built_client_is_served(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<!doctype html>the client")
    (tmp_path / "static" / "assets" / "app-1234.js").write_text("let a = 1;" * 500)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    http = server.stranger().http
    for path in ("/", "/join/abc", "/match/x"):
        page = await http.get(path)
        assert page.text == "<!doctype html>the client"
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in page.headers["content-security-policy"]
        assert (await http.head(path)).status_code == 200
    script = await http.get("/assets/app-1234.js")
    assert script.text == "let a = 1;" * 500
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert int(script.headers["content-length"]) < 500
    plain = await http.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/missing.js", "/api/missing"):
        answer = await http.get(path)
        assert answer.status_code == 404
        assert "secret" not in answer.text


async def test_a_start_position_can_be_seen_before_a_match_is_made(server: Server) -> None:
    ada = await server.guest()
    for game_id in registry.game_ids():
        game = registry.find(game_id)
        for options in list(game.variants().values())[:3]:
            given = json.loads(game.options_model.model_validate(options).model_dump_json(exclude_unset=True))
            shown = (await ada.post(f"/api/games/{game_id}/start", {"options": given}))["view"]
            assert set(shown) == set(game.view_model.model_fields)
            again = await server.stranger().post(f"/api/games/{game_id}/start", {"options": given})
            assert again["view"] == shown
    zones = [{"zone": name} for name in ("fortress", "islands")]
    views = [(await ada.post("/api/games/tanks/start", {"options": zone}))["view"] for zone in zones]
    assert views[0] != views[1]
    assert (await ada.get("/api/matches"))["matches"] == []
    assert (await ada.post("/api/games/nothing/start", {}, expect=404))["code"] == "not-found"
    problem = await ada.post("/api/games/tanks/start", {"options": {"zone": "nowhere"}}, expect=422)
    assert "nowhere" in problem["text"]
    await ada.post("/api/games/tanks/start", {"options": {}, "seed": 1}, expect=422)


async def test_a_record_can_be_uploaded_and_looked_at(server: Server) -> None:
    ada = await server.guest()
    match = fracas.new("connect-four", seed="abc")
    for text in ("drop 1", "drop 2", "drop 1", "drop 2", "drop 1", "drop 2", "drop 1"):
        match.play(text)
    answer = await ada.http.post("/api/records", content=match.record(), headers={"Content-Type": "text/plain"})
    assert answer.status_code == 201, answer.text
    imported = answer.json()
    assert imported["result"] == "yellow wins: four-in-a-line"
    watch = imported["match"]["watch"]
    seen = await server.stranger().state(imported["match"]["id"], watch=watch)
    assert (seen["ply"], seen["status"], seen["outcome"]["winner"]) == (7, "over", "yellow")
    past = await ada.get(f"/api/matches/{imported['match']['id']}/past", ply=3)
    assert past["view"]["board"][-2] == "y......"
    assert (await ada.http.get(f"/api/matches/{imported['match']['id']}/record")).text == match.record()
    match.undo()
    match.notes = Notes({"yellow": "Ada", "red": "level 3"}, "2025-02-28", Decision("red", "resigned"))
    answer = await ada.http.post("/api/records", content=match.record(), headers={"Content-Type": "text/plain"})
    resigned = answer.json()["match"]["id"]
    server.context.matches.drop(server.context, await server.context.matches.get(server.context, resigned))
    assert (await ada.http.get(f"/api/matches/{resigned}/record")).text == match.record()
    told = (await ada.get(f"/api/matches/{resigned}"))["match"]
    assert (told["uploaded"], told["date"]) == (True, "2025-02-28")
    seen = await ada.state(resigned, watch=answer.json()["match"]["watch"])
    assert seen["outcome"] == ended("resigned", winner="red", loser="yellow")
    assert [player["name"] for player in seen["players"]] == ["Ada", "level 3"]
    for bad in (
        "",
        "nonsense",
        match.record().replace("drop 2", "drop 3"),
        match.record().replace('"first"', '"last"'),
    ):
        refused = await ada.http.post("/api/records", content=bad, headers={"Content-Type": "text/plain"})
        assert refused.status_code == 422, refused.text


async def test_a_wrong_option_is_named_with_a_short_reason(server: Server) -> None:
    ada = await server.guest()
    terrain = json.loads((await ada.http.get("/api/games/toy-battle/templates/terrain")).text)
    terrain["nodes"][1]["kind"] = "castle"
    cards = (await ada.http.get("/api/games/mercenary/templates/cards")).text
    wrong: list[tuple[str, str, Any, str]] = [
        ("toy-battle", "terrain", terrain, "castle"),
        ("toy-battle", "turn_limit", "x", "integer"),
        ("mercenary", "cards", cards.replace("push", "shove"), "shove"),
        ("mercenary", "cards", "not a file, but one long line" * 200, "there is no file of cards"),
        ("mercenary", "characters", "[scout]\n", "must have exactly the tables"),
        ("tanks", "zone", "??\n??\n", "the line `name: ...` is missing"),
        ("combat-protocols", "board", {}, "title"),
    ]
    for game, option, value, part in wrong:
        refused = await ada.post(f"/api/games/{game}/start", {"options": {option: value}}, expect=422)
        assert refused["option"]["name"] == option, refused
        assert part in refused["option"]["reason"]
        assert len(refused["option"]["reason"]) < 300
        assert len(refused["text"]) < 500
    together = {"radius": 4, "target": "time_factor"}
    refused = await ada.post("/api/games/combact/start", {"options": together}, expect=422)
    assert (refused["option"], "radius 4 needs" in refused["text"]) == (None, True)


async def test_what_shows_how_a_file_is_written_can_be_had_and_used(server: Server) -> None:
    ada = await server.guest()
    taken = set()
    for game in (await ada.http.get("/api/games")).json():
        details = await ada.get(f"/api/games/{game['id']}")
        for option, name in details["templates"].items():
            answer = await ada.http.get(f"/api/games/{game['id']}/templates/{option}")
            assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
            content = json.loads(answer.text) if name.endswith(".json") else answer.text
            await ada.post(f"/api/games/{game['id']}/start", {"options": {option: content}})
            taken.add(f"{game['id']} {option}")
    files = {"mercenary map", "mercenary cards", "mercenary characters", "tanks zone", "toy-battle terrain"}
    assert taken == files | {"combat-protocols board"}
    for path in ("tanks/templates/preset", "tanks/templates/..%2foptions.py", "chess/templates/zone"):
        assert (await ada.http.get(f"/api/games/{path}")).status_code == 404


async def test_cards_of_the_start_page_tell_strength_first_options_and_chance(server: Server) -> None:
    games = {game["id"]: game for game in (await server.stranger().http.get("/api/games")).json()}
    assert games["toy-battle"]["first_options"] == {"special_bases": False}
    assert games["tanks"]["first_options"]["preset"] == "core"
    assert games["combact"]["first_options"] == {}
    assert [games[name]["has_chance"] for name in ("combact", "tanks", "connect-four")] == [False, True, False]
    levels = {level["level"]: level["strength"] for level in games["toy-battle"]["levels"]}
    assert levels["1"] == {"elo": 0, "low": 0, "high": 0, "score_below": None, "games_below": None}
    assert (levels["3"]["elo"], levels["3"]["score_below"], levels["3"]["games_below"]) == (692, 0.935, 100)
    assert levels["suggest"]["score_below"] is None
    for game in games.values():
        await server.context.catalogue.open(game["id"], game["first_options"])


async def test_no_record_makes_the_server_read_a_file(server: Server, tmp_path: Path) -> None:
    (tmp_path / "zone.txt").write_text("hidden words")
    ada = await server.guest()
    options = json.dumps({"zone": str(tmp_path / "zone.txt")})
    text = re.sub(r"\[Options .*\]", f"[Options {options}]", fracas.new("tanks", seed=1).record())
    assert str(tmp_path) in text
    refused = await ada.http.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert refused.status_code == 422
    assert "no files are read" in refused.json()["text"]
    assert "hidden" not in refused.json()["text"]


async def test_puzzles_and_the_puzzle_of_the_day(tmp_path: Path) -> None:
    time = FakeTime()
    async with serving(tmp_path / "s.db", now=time) as server:
        ada = await server.guest()
        puzzles = (await ada.get("/api/puzzles"))["puzzles"]
        assert puzzles
        assert all(puzzle["game"] == "combat-protocols" for puzzle in puzzles)
        days = []
        for _ in range(5):
            days.append((await ada.get("/api/puzzles/daily"))["puzzle"]["id"])
            assert (await server.stranger().get("/api/puzzles/daily"))["puzzle"]["id"] == days[-1]
            time.forward(86_400)
        assert len(set(days)) > 1
        puzzle = await ada.get(f"/api/puzzles/{days[0]}")
        made = await ada.make("", puzzle=puzzle["id"])
        assert (made["game"], made["puzzle"]) == (puzzle["game"], puzzle["id"])
        state = await ada.state(made["id"])
        assert state["puzzle"] == {"id": puzzle["id"], "par": puzzle["par"], "actions": 0, "hints": 0, "stars": None}
        await ada.get("/api/puzzles/none", expect=404)


async def test_a_puzzle_solved_by_hints_earns_a_star(server: Server) -> None:
    ada = await server.guest()
    puzzle = (await ada.get("/api/puzzles", game="combat-protocols"))["puzzles"][0]
    match = (await ada.make("", puzzle=puzzle["id"]))["id"]
    state = await ada.state(match)
    while state["status"] == "running":
        hint = await ada.post(f"/api/matches/{match}/hint")
        await ada.act(match, hint["candidates"][0]["action"]["id"])
        state = await ada.state(match)
    assert state["outcome"]["winner"] is not None
    earned = state["puzzle"]
    assert earned["actions"] == earned["hints"] == puzzle["par"]
    assert earned["stars"] == 1
    await ada.post(f"/api/matches/{match}/offers", {"what": "rematch"})
    again = (await ada.state(match))["rematch"]
    assert (await ada.state(again))["puzzle"]["hints"] == 0


TIGHT = {
    "title": "Tight",
    "squares": ["E."],
    "starts": [{"number": 1, "side": "west", "line": 1}],
    "tokens": ["a1"],
    "tracks": {name: {"heat": 5, "power": 3} for name in ("relaxed", "standard", "expert")},
    "missions": {1: [1]},
}  # about every second set-up of its one line cannot be solved


async def test_no_unsolvable_set_up_is_dealt(server: Server) -> None:
    ada = await server.guest()
    options = {"board": TIGHT, "difficulty": "normal", "obstacles_by_seed": True}
    match, deals = (await ada.make("combat-protocols", options=options))["id"], []
    for _ in range(30):  # a rematch has a seed of its own, and is dealt anew
        await ada.post(f"/api/matches/{match}/resign")
        record = (await ada.http.get(f"/api/matches/{match}/record")).text
        start = fracas.load(record)
        assert solve(start.game, start.state).verdict is Verdict.OPTIMAL
        deals.append(start.game.options.model_dump()["deal"])
        if 0 in deals and max(deals) > 0:
            break
        await ada.post(f"/api/matches/{match}/offers", {"what": "rematch"})
        match = (await ada.state(match))["rematch"]
    assert 0 in deals
    assert max(deals) > 0


async def test_a_puzzle_can_be_played_taken_back_and_hinted(server: Server) -> None:
    ada = await server.guest()
    match = (await ada.make("combat-protocols"))["id"]
    state = await ada.state(match)
    assert state["status"] == "running"
    hint = await ada.post(f"/api/matches/{match}/hint")
    assert hint["verdict"] == "solution"
    best = hint["candidates"][0]
    assert best["action"]["text"] in {one["text"] for one in (await ada.state(match))["legal"]}
    assert best["line"][0] == best["action"]
    await ada.act(match, hint["candidates"][0]["action"]["id"])
    after = await ada.state(match)
    if after["takeback"]["how"] == "free":
        await ada.post(f"/api/matches/{match}/takeback", {"version": after["version"]})
        assert (await ada.state(match))["view"] == state["view"]
    assert (await ada.post(f"/api/matches/{match}/offers", {"what": "draw"}, expect=409))["code"] == "unfair"
