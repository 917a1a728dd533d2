"""What people make themselves: files are checked whole while they are written, tables are checked and solved."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

import fracas
from fracas.core import registry
from fracas.core.file_kinds import shipped, shipped_text
from fracas.core.match import Match
from fracas.search.solver import Verdict, solve
from fracas.server.workers.jobs import Solve
from fracas.server.workers.process import Unwanted
from fracas.server.workers.worker import Worker

from .harness import Server, serving

pytestmark = pytest.mark.anyio
ZONE = """name: A zone

.  o1 .  o2 .  o3 .
.  #  .  .  .  #  .
.  .  .  ~  .  .  .
.  #  .  .  .  #  .
.  g1 .  g2 .  g3 .
"""


async def check(server: Server, game: str, kind: str, content: str, language: str = "en") -> dict[str, Any]:
    question = {"content": content, "language": language}
    found: dict[str, Any] = await server.stranger().post(f"/api/games/{game}/files/{kind}/check", question)
    return found


async def test_a_file_is_checked_as_by_command(server: Server) -> None:
    assert await check(server, "tanks", "zone", ZONE) == {"faults": [], "oddities": []}
    wrong = ZONE.replace("#  .  .  .  #", "?  .  .  .  g1", 1)
    found = await check(server, "tanks", "zone", wrong)
    assert [fault["place"]["space"] for fault in found["faults"]] == ["b4", "f4"]
    assert [fault["place"]["number"] for fault in found["faults"]] == ["4", "4"]
    assert "'?' is not one of" in found["faults"][0]["reason"]
    german = await check(server, "tanks", "zone", wrong, "de")
    assert german["faults"][0]["where"].startswith("Zeile 4")
    odd = await check(server, "tanks", "zone", ZONE.replace("~", "#"), "de")
    assert (odd["faults"], odd["oddities"]) == ([], [])
    odd = await check(server, "tanks", "zone", ZONE.replace(".  #", "#  .", 1))
    assert odd["faults"] == []
    assert "a4" in odd["oddities"][0]["place"]["spaces"].split(", ")
    assert (await check(server, "tanks", "zone", "arcade"))["faults"], "a name is no content"
    assert (await check(server, "tanks", "zone", "/etc/passwd.txt"))["faults"], "nor is a path"
    assert (await check(server, "combat-protocols", "board", "{"))["faults"]


@pytest.mark.parametrize("game_id", ["toy-battle", "tanks", "mercenary", "combat-protocols"])
async def test_every_shipped_file_can_be_had_and_is_right(server: Server, game_id: str) -> None:
    game, stranger = registry.find(game_id), server.stranger()
    for kind in game.templates:
        name = list(shipped(game, kind))[-1]
        answer = await stranger.http.get(f"/api/games/{game_id}/templates/{kind}", params={"name": name})
        assert answer.text == shipped_text(game, kind, name)
        assert (await check(server, game_id, kind, answer.text))["faults"] == []
        missing = await stranger.http.get(f"/api/games/{game_id}/templates/{kind}", params={"name": "../x"})
        assert missing.status_code == 404
    await stranger.post(f"/api/games/{game_id}/files/moon/check", {"content": ""}, expect=404)


def table_of(match: Match) -> dict[str, Any]:
    position = json.loads(json.dumps(match.position()))
    return {"options": position["options"], "state": position["state"]}


async def test_a_table_is_solved_as_by_the_solver(server: Server) -> None:
    stranger = server.stranger()
    match = fracas.new("combat-protocols", "a table", mission=2, difficulty="normal", obstacles_by_seed=True)
    table = table_of(match)
    assert await stranger.post("/api/games/combat-protocols/tables/check", table) == {"faults": []}
    quick = await stranger.post("/api/games/combat-protocols/tables/solve", table)
    assert quick["verdict"] in ("solved", "optimal")
    proven = await stranger.post("/api/games/combat-protocols/tables/solve", {**table, "proves": True})
    answer = solve(match.game, match.state)
    assert answer.verdict is Verdict.OPTIMAL
    assert (proven["verdict"], proven["length"], proven["at_least"]) == ("optimal", answer.length, answer.length)
    assert quick["at_least"] <= answer.length <= quick["length"]
    for step in proven["steps"]:
        match.play(step["text"])
        assert step["view"] == match.view(0)
    assert match.outcome is not None
    assert match.outcome.winner == 0


async def test_a_table_that_cannot_be(server: Server) -> None:
    stranger = server.stranger()
    table = table_of(fracas.new("combat-protocols", "a table"))
    for change, field in (
        ({"power": 9}, "power"),
        ({"machines": ["waiting", "gone", "z9"]}, "machines.2"),
        ({"machines": ["a1", "a1", "gone"]}, "(whole)"),
        ({"moon": 1}, "moon"),
    ):
        wrong = {**table, "state": {**table["state"], **change}}
        [fault] = (await stranger.post("/api/games/combat-protocols/tables/check", wrong))["faults"]
        assert fault["place"]["field"] == field
        assert fault["reason"]
        refused = await stranger.post("/api/games/combat-protocols/tables/solve", wrong, expect=422)
        assert refused["code"] == "invalid"
    strange = {**table, "options": {"mission": 9}}
    [fault] = (await stranger.post("/api/games/combat-protocols/tables/check", strange))["faults"]
    assert fault["place"] == {"field": "mission"}
    no_puzzle = table_of(fracas.new("tanks", "a table"))
    assert "no puzzle" in (await stranger.post("/api/games/tanks/tables/solve", no_puzzle, expect=422))["text"]


async def test_the_time_of_solving_is_limited_and_paid_for(tmp_path: Path) -> None:
    table = table_of(fracas.new("combat-protocols", "a table", mission=3, difficulty="hard", obstacles_by_seed=True))
    limits: dict[str, Any] = {
        "solve_seconds": 0.001,
        "address_drawing_share": 0.000_1,
        "address_drawing_burst": 0.000_1,
    }
    async with serving(tmp_path / "s.db", **limits) as server:
        stranger = server.stranger()
        found = await stranger.post("/api/games/combat-protocols/tables/solve", {**table, "proves": True})
        assert found["verdict"] in ("unknown", "solved")
        assert found["is_stopped"]
        assert found["at_least"] > 0
        refused = await stranger.post("/api/games/combat-protocols/tables/solve", table, expect=429)
        assert (refused["code"], refused["reason"]) == ("too-fast", "work")


async def test_a_search_ends_when_nobody_waits_for_it() -> None:
    match = fracas.new("combat-protocols", "x3", mission=3, difficulty="hard", obstacles_by_seed=True)
    options = json.dumps(match.game.options.model_dump(mode="json"))
    job = Solve("combat-protocols", options, match.state.tobytes(), 3_600.0, True)
    worker = Worker(0)
    await worker.start()
    try:
        running = asyncio.ensure_future(worker.run(job, 600.0))
        while not running.done():
            worker.forsake(job)
            await asyncio.sleep(0.2)
        how, answer = running.result()
        assert (how, answer.is_stopped) == ("done", True)
        worker._tell(Unwanted(1))  # late: the next job is another one
        how, answer = await worker.run(Solve(job.game, options, job.state, 0.001, False), 600.0)
        assert how == "done"
    finally:
        await worker.end()
