"""Do opponents pursue goals? Levels 3 and 5 against `suggest` on a zone for each kind of goal, sides changed.

Each step plays ten games of one level on one kind; 40 games of each make the run.
"""

from __future__ import annotations

from typing import Any

import fracas
from fracas.search.bot import player

LEVELS = ("3", "5")
GAMES = 10
ROUNDS = 4
YARD = """
. o1 . . o2 . . o3 .
. . . . . . . . .
. . # . . . # . .
. . . . . . . . .
# . . . # . . . #
. . . . . . . . .
. . # . . . # . .
. . . . . . . . .
. g3 . . g2 . . g1 .
"""
GOALS = {
    "reach": "green reach d9 e9 f9\norange reach d1 e1 f1",
    "hold": "both hold 4 e5",
    "break": "both break 4",
    "hunt": "green hunt o2\norange hunt g2",
    "survive": "both survive 30",
}
STEPS = ROUNDS * len(GOALS) * len(LEVELS)


def zone_of(kind: str) -> str:
    """The same yard for all of them: three tanks a side, some walls."""
    goals = [f"goal: {goal}" for goal in GOALS[kind].splitlines()]
    return "\n".join([f"name: {kind}", *goals, YARD])


async def step(number: int) -> dict[str, Any]:
    """Ten games; points of the level, draws counted by half, and how they ended."""
    which, turn = divmod(number, len(GOALS) * len(LEVELS))[::-1]
    level, kind = LEVELS[which // len(GOALS)], list(GOALS)[which % len(GOALS)]
    found: dict[str, Any] = {}
    name = f"{kind}, level {level}"
    for index in range(turn * GAMES, (turn + 1) * GAMES):
        match = fracas.new("tanks", seed=f"goals {kind} {index // 2}", zone=zone_of(kind), starter="random")
        seat = index % 2
        players = [player("tanks", level if side == seat else "suggest", index) for side in (0, 1)]
        while match.actor is not None:
            match.play(players[match.actor].choose(match))
        assert match.outcome is not None
        points = 0.5 if match.outcome.winner is None else float(match.outcome.winner == seat)
        for figure, value in (
            (f"{name}: games", 1),
            (f"{name}: points", points),
            (f"{name}: {match.outcome.ending}", 1),
        ):
            found[figure] = found.get(figure, 0) + value
    return found
