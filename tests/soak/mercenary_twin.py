"""Mercenary against its slow twin: whole games of every variant, small maps, scenes, and which scenes show a fault.

Each step plays other seeds; a disagreement ends the run with the last actions and what differs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any
from unittest.mock import patch

from fracas.games.mercenary import Mercenary
from tests.games.mercenary.test_twin import is_noticed
from tests.games.mercenary.twin import arenas, faults, players
from tests.games.mercenary.twin.lockstep import Recording, play_beside_twin, play_scene

STEPS = 10
SMALL_GAMES = 20
SCENES = 300
WITH_FAULTS = 10  # scenes that are replayed with every fault
ACTIONS = 60


async def step(number: int) -> dict[str, Any]:
    """Play all of it once; the games, the actions, and in how many scenes each fault showed."""
    found: Counter[str] = Counter()
    for record in chain(_whole_games(number), _small_games(number)):
        found.update(games=1, actions=len(record.actions))
    kept: list[Recording] = []
    for record in _scenes(number):
        found.update(scenes=1, actions=len(record.actions))
        if len(kept) < WITH_FAULTS:
            kept.append(record)
    return {**found, "scenes_with_faults": len(kept), **_noticed(kept)}


def _whole_games(number: int) -> Iterator[Recording]:
    names = sorted(players.PLAYERS)
    for k, options in enumerate(Mercenary.variants().values()):
        yield play_beside_twin(options, number * 100 + k, players.PLAYERS[names[(number + k) % len(names)]])


def _small_games(number: int) -> Iterator[Recording]:
    draw = Random(f"games {number}")
    for k in range(SMALL_GAMES):
        yield play_beside_twin(arenas.random_options(draw, k % 2 == 1), number * 1000 + k, players.brawler)


def _scenes(number: int) -> Iterator[Recording]:
    draw = Random(f"scenes {number}")
    for k in range(SCENES):
        yield play_scene(arenas.random_options(draw, k % 2 == 1), number * 1000 + k, players.brawler, ACTIONS)


def _noticed(scenes: list[Recording]) -> Counter[str]:
    found: Counter[str] = Counter()
    for name, (module, rule, wrong) in faults.FAULTS.items():
        with patch.object(module, rule, wrong):
            found[f"noticed: {name}"] = sum(map(is_noticed, scenes))
    return found
