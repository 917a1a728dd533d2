"""The game against its slow twin, action by action: what is legal, and the whole position."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fracas.core import registry
from fracas.core.kernels import IS_COMPILED

from .twin import arenas, faults, players
from .twin.lockstep import Disagreement, Recording, play_beside_twin, play_scene, replay_twin

VARIANTS: dict[str, dict[str, Any]] = registry.find("mercenary").variants()
SCENES = 24 if IS_COMPILED else 2
ACTIONS = 40  # of a scene
EVENTFUL = (1, 5, 10, 12, 13, 18, 35, 68, 110, 114, 151, 183, 674)  # seeds of scenes in which every fault shows


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("player", players.PLAYERS)
def test_games_go_as_in_the_twin(variant: str, player: str) -> None:
    options = VARIANTS[variant] | {"round_limit": 4 if IS_COMPILED else 1}
    record = play_beside_twin(options, seed=len(variant) + len(player), player=players.PLAYERS[player])
    assert record.facts[-1]["over"]


@pytest.mark.parametrize("made_up", [False, True])
def test_games_on_small_maps_go_as_in_the_twin(made_up: bool) -> None:
    for seed in range(4 if IS_COMPILED else 1):
        options = arenas.random_options(Random(seed), made_up)
        assert play_beside_twin(options, seed, players.brawler).facts[-1]["over"]


@pytest.mark.parametrize("made_up", [False, True])
def test_games_in_full_swing_go_on_as_in_the_twin(made_up: bool) -> None:
    for seed in range(SCENES):
        assert scene(seed, made_up).actions


def scene(seed: int, made_up: bool = True) -> Recording:
    return play_scene(arenas.random_options(Random(seed), made_up), seed, players.brawler, ACTIONS)


def is_noticed(record: Recording) -> bool:
    """A wrong rule shows, or leads to where the rules cannot go on."""
    try:
        replay_twin(record)
    except (Disagreement, AssertionError, KeyError):
        return True
    return False


@pytest.mark.skipif(not IS_COMPILED, reason="the twin is the same, and the game takes too long")
def test_planted_faults_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """One wrong rule at a time; the cards and characters of the scenes are made up, so that no new card spoils them."""
    records = [scene(seed) for seed in EVENTFUL]
    assert not any(map(is_noticed, records))
    for name, (module, rule, wrong) in faults.FAULTS.items():
        with monkeypatch.context() as planted:
            planted.setattr(module, rule, wrong)
            assert any(map(is_noticed, records)), name
