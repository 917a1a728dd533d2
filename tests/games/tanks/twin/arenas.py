"""Zones and options made by chance: any shape, unequal squadrons, islands, goals of every kind."""

from __future__ import annotations

from random import Random
from typing import Any

from fracas.games.tanks.missions import MISSIONS
from fracas.games.tanks.options import ADVANCED_RULES

from .table import named

GROUNDS = ("." * 8 + "##~_", "." * 6 + "###~__", "." * 4 + "#_", "." * 12 + "#")


def random_zone(draw: Random, largest: int) -> str:
    """Some that nobody can play on, too."""
    width, height = draw.randint(3, largest), draw.randint(3, largest)
    symbols = draw.choice(GROUNDS)
    rows = [[draw.choice(symbols) for _ in range(width)] for _ in range(height)]
    if draw.random() < 0.3:  # a river, or a long wall
        row, symbol = draw.randrange(1, height - 1), draw.choice("_#")
        rows[row] = [symbol] * width
    spaces = [(column, row) for column in range(width) for row in range(height)]
    draw.shuffle(spaces)
    squads = draw.randint(1, 6), draw.randint(1, 6)
    while sum(squads) > len(spaces) - 2:
        squads = draw.randint(1, 3), draw.randint(1, 3)
    for side, count in zip("go", squads, strict=True):
        for number in range(1, count + 1):
            column, row = spaces.pop()
            rows[row][column] = f"{side}{number}"
    goals = [_goal(draw, rows, squads) for _ in range(draw.choice((0, 1, 2, 3, 4)))]
    titles = ["name: Any", *(f"goal: {goal}" for goal in goals), ""]
    return "\n".join([*titles, *(" ".join(row) for row in reversed(rows)), ""])


def _goal(draw: Random, rows: list[list[str]], squads: tuple[int, int]) -> str:
    side = draw.choice(("green", "orange", "both"))
    kind = draw.choice(("reach", "hold", "break", "hunt", "survive"))
    open_spaces = [(c, r) for r, row in enumerate(rows) for c, symbol in enumerate(row) if symbol != "_"]
    walls = [named((c, r)) for c, r in open_spaces if rows[r][c] == "#"]
    marked = " ".join(named(space) for space in draw.sample(open_spaces, min(len(open_spaces), draw.randint(1, 4))))
    group = draw.choice(("", "", " as one", " as two"))
    if kind == "hunt":
        seat = draw.randrange(2)
        return f"{('green', 'orange')[seat]} hunt {'og'[seat]}{draw.randint(1, squads[1 - seat])}{group}"
    if kind == "break" and walls:
        some = draw.sample(walls, draw.randint(1, len(walls)))
        chosen = f" of {' '.join(some)}" if draw.random() < 0.5 else ""
        return f"{side} break {draw.randint(1, min(3, len(some)))}{chosen}{group}"
    if kind in ("reach", "hold"):
        return f"{side} {kind} {'' if kind == 'reach' else f'{draw.randint(1, 3)} '}{marked}{group}"
    return f"{side} survive {draw.randint(5, 40)}{group}"


def random_options(draw: Random, largest: int) -> dict[str, Any]:
    """A zone with rules, missions and switches; they may not fit together."""
    options: dict[str, Any] = {"zone": random_zone(draw, largest), "turn_limit": draw.choice((20, 40, 80))}
    options |= {rule: draw.random() < 0.7 for rule in ADVANCED_RULES}
    options |= {mission: True for mission in MISSIONS if draw.random() < 0.1}
    return options | {"friendly_fire": draw.random() < 0.3, "elimination": draw.random() < 0.8}
