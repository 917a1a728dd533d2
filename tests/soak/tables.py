"""Twenty tables of Combat Protocols, set by clicks in the browser: what the page says is what the solver proves.

`python -m tests.soak tables` needs Chromium, and the client to be built (`make client`). The tables are positions in
the middle of random drills, of every mission, track length and number of obstacles; some can no longer be solved.
"""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import fracas
from fracas.core.match import Match
from fracas.search.solver import Verdict, solve
from tests.server.process import server_process

STEPS = 20
GAME = "combat-protocols"
WEB = Path(__file__).parents[2] / "web"
DIFFICULTIES = ("easy", "normal", "hard", "impossible")
SOLVE_SECONDS = 300


async def step(number: int) -> dict[str, Any]:
    """One table: set, solved in the browser, and solved here."""
    match = a_table(number)
    position = match.position()
    with TemporaryDirectory() as folder:
        settings = {"workers": "1", "solve_seconds": str(SOLVE_SECONDS), "drawing_burst": "10000"}
        with server_process(Path(folder) / "s.db", **settings, address_drawing_burst="10000") as server:
            told = await _in_browser(server.http, json.dumps(position))
    assert not told["faults"], told["faults"]
    made, wanted = told["made"], position["state"]
    for field in ("machines", "heat", "power", "controller"):
        assert made["state"][field] == wanted[field], f"{field}: {made['state'][field]} instead of {wanted[field]}"
    for field in ("tokens", "obstacles", "flipped"):
        assert _sorted(made["state"][field]) == _sorted(wanted[field]), field
    same = fracas.from_position(GAME, made)  # the file that was saved is one for `fracas solve --from`
    answer = solve(same.game, same.state)
    found = told["solution"]
    assert found["verdict"] == answer.verdict.value, f"{found['verdict']} instead of {answer.verdict}"
    assert found["length"] == answer.length
    assert found["at_least"] == answer.at_least
    assert told["shown"] == len(found["steps"])
    if answer.verdict is Verdict.OPTIMAL:
        assert f"Solved in {answer.length} action" in told["said"] or answer.length == 1
        assert "proven" in told["said"]
        for text in found["steps"]:
            same.play(text)
        assert same.outcome is not None
        assert same.outcome.winner == 0
    else:
        assert "Proven: this cannot be solved" in told["said"]
    return {
        "tables": 1,
        answer.verdict.value: 1,
        "clicks": told["clicks"],
        "most_actions": answer.length or 0,
        "most_states": answer.effort.stored,
    }


def a_table(number: int) -> Match:
    """A position some way into a drill that went as chance would have it, and is not over."""
    choices = random.Random(f"table {number}")
    options = {
        "mission": number % 5 + 1,
        "difficulty": DIFFICULTIES[number % 4],
        "tracks": ("relaxed", "standard", "expert")[number % 3],
        "obstacles_by_seed": True,
    }
    match = fracas.new(GAME, f"table {number}", **options)
    for _ in range(choices.randrange(8)):
        before = match.ply
        match.play(choices.choice(match.legal_ids()))
        if match.outcome is not None:
            match.undo()
            assert match.ply == before
    return match


def _sorted(things: list[Any]) -> list[str]:
    return sorted(json.dumps(thing, sort_keys=True) for thing in things)


async def _in_browser(address: str, table: str) -> dict[str, Any]:
    pipe = asyncio.subprocess.PIPE
    command = ("node", "scripts/set-table.mjs", address)
    process = await asyncio.create_subprocess_exec(*command, cwd=WEB, stdin=pipe, stdout=pipe, stderr=pipe)
    out, err = await process.communicate(table.encode())
    assert process.returncode == 0, err.decode()[-2_000:]
    found: dict[str, Any] = json.loads(out)
    return found
