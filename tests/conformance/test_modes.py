"""The same rules compiled, uncompiled and with bounds checked: same hashes, no index out of range."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from fracas.lab.census import Players, take_census
from tests.support import Case, all_cases, case_id, games_under_test, random_match, sensible_match

UNCOMPILED_ACTIONS = 40
PLAYERS: tuple[Players, ...] = ("random", "suggest")
PLAY = """
import json, sys
from tests.support import Case, random_match, sensible_match
from fracas.core import registry
game_id, actions = sys.argv[1], int(sys.argv[2])
hashes = {}
for variant in registry.find(game_id).variants():
    case = Case(game_id, variant)
    hashes[variant] = [random_match(case, 21, actions).hash, sensible_match(case, 22, actions).hash]
print(json.dumps(hashes))
"""
CHECKED = """
import sys
import numpy as np
from fracas.core import registry, rng
from fracas.lab.census import take_census
from tests.support import Case, concealed, observation, random_match
game_id, games = sys.argv[1], int(sys.argv[2])
for variant, options in registry.find(game_id).variants().items():
    case = Case(game_id, variant)
    match = random_match(case, 5, 60)
    for seat in range(len(match.game.card.seats)):
        for ply in range(0, match.ply + 1, 10):
            state = concealed(match, ply, seat, 1)
            observation(match.game, state, seat)
            match.game.engine.evaluate_at(state, 0, match.game.tables, seat)
    for players in ("random", "suggest"):
        take_census(game_id, variant, games, players, seed=1, threads=1)
print("within bounds")
"""


def _run(script: str, environment: dict[str, str], *arguments: object) -> str:
    done = subprocess.run(
        [sys.executable, "-c", script, *map(str, arguments)],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize("game_id", games_under_test())
def test_compiled_and_uncompiled_rules_agree(game_id: str) -> None:
    slow = json.loads(_run(PLAY, {"NUMBA_DISABLE_JIT": "1"}, game_id, UNCOMPILED_ACTIONS))
    for variant, hashes in slow.items():
        case = Case(game_id, variant)
        compiled = [random_match(case, 21, UNCOMPILED_ACTIONS).hash, sensible_match(case, 22, UNCOMPILED_ACTIONS).hash]
        assert hashes == compiled, variant


@pytest.mark.parametrize("game_id", games_under_test())
def test_no_index_leaves_its_array(game_id: str) -> None:
    assert _run(CHECKED, {"NUMBA_BOUNDSCHECK": "1"}, game_id, 30).strip() == "within bounds"


@pytest.mark.parametrize("case", all_cases(), ids=case_id)
def test_random_and_sensible_games_keep_the_invariants(case: Case) -> None:
    for players in PLAYERS:
        counted = take_census(case.game_id, case.variant, 200, players, seed=3)
        assert sum(counted.endings.values()) == 200
