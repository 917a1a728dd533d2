"""Mercenary against its slow twin: whole games of every variant, small maps, scenes, and which scenes show a fault.

Each step plays other seeds; a disagreement ends the run with the last actions and what differs.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any
from unittest.mock import patch

from fracas.games.mercenary import Mercenary
from tests.games.mercenary.test_twin import is_noticed
from tests.games.mercenary.twin import arenas, faults, lockstep, players

STEPS = 20
SMALL_GAMES = 20
SCENES = 300
WITH_FAULTS = 10  # scenes that are replayed with every fault
ACTIONS = 60


async def step(number: int) -> dict[str, Any]:
    """Play all of it once; the games, the actions, and in how many scenes each fault showed."""
    records = [*_whole_games(number), *_small_games(number)]
    scenes = list(_scenes(number))
    actions = sum(len(record.actions) for record in records + scenes)
    found = {"games": len(records), "scenes": len(scenes), "actions": actions, "scenes_with_faults": WITH_FAULTS}
    return found | _noticed(scenes[:WITH_FAULTS])


def _whole_games(number: int) -> list[lockstep.Recording]:
    names = sorted(players.PLAYERS)
    return [
        lockstep.play_beside_twin(options, number * 100 + k, players.PLAYERS[names[(number + k) % len(names)]])
        for k, options in enumerate(Mercenary.variants().values())
    ]


def _small_games(number: int) -> list[lockstep.Recording]:
    draw = Random(f"games {number}")
    return [
        lockstep.play_beside_twin(arenas.random_options(draw, k % 2 == 1), number * 1000 + k, players.brawler)
        for k in range(SMALL_GAMES)
    ]


def _scenes(number: int) -> list[lockstep.Recording]:
    draw = Random(f"scenes {number}")
    return [
        lockstep.play_scene(arenas.random_options(draw, k % 2 == 1), number * 1000 + k, players.brawler, ACTIONS)
        for k in range(SCENES)
    ]


def _noticed(scenes: list[lockstep.Recording]) -> Counter[str]:
    found: Counter[str] = Counter()
    for name, (module, rule, wrong) in faults.FAULTS.items():
        with patch.object(module, rule, wrong):
            found[f"noticed: {name}"] = sum(map(is_noticed, scenes))
    return found
