"""Tanks against its slow twin: 2,000 games in zones made by chance, unequal squadrons, islands and goals included.

Each step plays other seeds; a disagreement ends the run with the last actions and what differs.
"""

from __future__ import annotations

from typing import Any

from tests.games.tanks.twin.lockstep import play_many

STEPS = 20
GAMES = 100
SIDES = (5, 7, 9, 15)  # the largest zones of a step


async def step(number: int) -> dict[str, Any]:
    """Play a hundred games; the figures tell how they ended and what was in them."""
    return dict(play_many(GAMES, f"soak {number}", SIDES[number % len(SIDES)]))
