"""The checks of PettingZoo and Gymnasium on every variant of every game; the tests run them on one of each."""

from __future__ import annotations

import contextlib
import io
from typing import Any

from tests.envs.test_official import check_gymnasium, check_pettingzoo, opponents
from tests.support import all_cases

CASES = all_cases()
STEPS = len(CASES)
CYCLES = 300


async def step(number: int) -> dict[str, Any]:
    """One variant."""
    case = CASES[number]
    options = case.game().options.model_dump(exclude_defaults=True)
    sides = opponents(case.game_id)
    with contextlib.redirect_stdout(io.StringIO()):  # one of the ways of drawing is to print
        check_pettingzoo(case.game_id, CYCLES, **options)
        for opponent in sides:
            check_gymnasium(case.game_id, opponent, **options)
    return {"variants": 1, "forms checked": 1 + len(sides)}
