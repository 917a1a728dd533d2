"""Every shipped puzzle: its par proven anew, its beginnings counted, and every hindrance in it put to the test."""

from __future__ import annotations

from typing import Any

from fracas.search.puzzle_measures import idle_hindrance, loaded, measure
from fracas.search.puzzles import collection, puzzle_games
from fracas.search.solver import Verdict, solve

PUZZLES = [(game, puzzle) for game in puzzle_games() for puzzle in collection(game).puzzles]
STEPS = len(PUZZLES)


async def step(number: int) -> dict[str, Any]:
    """One puzzle: what it is made of, and how long it takes to prove."""
    game, puzzle = PUZZLES[number]
    position = {"options": puzzle.options, "state": puzzle.state}
    start = loaded(game, position)
    answer = solve(*start)
    assert (answer.verdict, answer.length) == (Verdict.OPTIMAL, puzzle.par), f"puzzle {puzzle.number}: {answer}"
    found = measure(start, answer.actions)
    assert found is not None
    assert (found.first, found.losing_first) == (puzzle.first, puzzle.losing_first), f"puzzle {puzzle.number}: {found}"
    idle = idle_hindrance(game, position, puzzle.par)
    assert idle is None, f"puzzle {puzzle.number}: {idle} does not matter"
    hindrances = len(game.puzzle_making.hindrances(position))
    return {"puzzles": 1, "hindrances": hindrances, "most_states": answer.effort.stored}
