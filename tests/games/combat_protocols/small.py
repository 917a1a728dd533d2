"""Small random boards and missions, small enough for exhaustive search."""

from __future__ import annotations

import random
from typing import Any

SIDES = ("north", "east", "south", "west")
SHAPES = ((1, 1), (1, 2), (2, 1), (1, 3), (2, 2))


def random_board(draw: random.Random) -> dict[str, Any]:
    """A board of at most four squares with one or two machines and tokens, as a data file would hold it."""
    rows, columns = draw.choice(SHAPES)
    names = [f"{'abcd'[c]}{r + 1}" for r in range(rows) for c in range(columns)]
    places = [
        (side, line) for side in SIDES for line in range(1, (columns if side in ("north", "south") else rows) + 1)
    ]
    chosen = draw.sample(places, min(len(places), draw.choice((1, 1, 2))))
    machines = [draw.randint(1, len(chosen)) for _ in range(draw.choice((1, 1, 2)))]
    tokens = 1 if len(names) > 3 else draw.randint(1, min(2, len(names)))
    return {
        "title": "Small",
        "squares": ["".join(draw.choice("..EEC") for _ in range(columns)) for _ in range(rows)],
        "starts": [{"number": i + 1, "side": side, "line": line} for i, (side, line) in enumerate(chosen)],
        "tokens": draw.sample(names, tokens),
        "tracks": {
            name: {"heat": draw.randint(4, 5), "power": draw.randint(2, 3)}
            for name in ("relaxed", "standard", "expert")
        },
        "missions": {1: sorted(machines)},
    }


def random_options(draw: random.Random) -> dict[str, Any]:
    """Options with such a board; obstacles only where they fit."""
    board = random_board(draw)
    rows, columns = len(board["squares"]), len(board["squares"][0])
    lines = rows * (columns - 1) + columns * (rows - 1)
    most = min(lines, 1 if rows * columns > 3 else 2)
    difficulty = draw.choice(("easy", "normal", "hard")[: most + 1])
    return {
        "board": board,
        "difficulty": difficulty,
        "tracks": draw.choice(("relaxed", "standard", "expert")),
        "obstacles_by_seed": draw.random() < 0.7,
    }
