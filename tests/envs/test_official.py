"""The checks of PettingZoo and Gymnasium themselves, on every game; `make soak` runs them on every variant."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import fracas.envs
from fracas.core import registry
from fracas.envs.registration import env_id

from ..support import games_under_test

GAMES = games_under_test()
CYCLES = 60
# Of PettingZoo's advice two pieces cannot be followed: that an observation be no dictionary, which its own games with
# masks are excused from by name, and that it never be all zeros, which an empty board is.
EXCUSED = ("Observation is not a NumPy array", "Observation space for each agent probably should be", "all zeros")


def opponents(game_id: str) -> list[str]:
    return ["self"] if registry.find(game_id).card.is_solo else ["random", "suggest", "self"]


def check_pettingzoo(game_id: str, cycles: int, **options: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for excused in EXCUSED:
            warnings.filterwarnings("ignore", f".*{excused}.*")
        api_test(fracas.envs.aec(game_id, **options), num_cycles=cycles)
        seed_test(lambda: fracas.envs.aec(game_id, **options), num_cycles=cycles)
        render_test(lambda **mode: fracas.envs.aec(game_id, **mode, **options))


def check_gymnasium(game_id: str, opponent: str, **options: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        made = gymnasium.make(env_id(game_id), opponent=opponent, disable_env_checker=True, **options)
        check_env(made.unwrapped)


@pytest.mark.parametrize("game_id", GAMES)
def test_pettingzoo(game_id: str) -> None:
    check_pettingzoo(game_id, CYCLES)


@pytest.mark.parametrize(("game_id", "opponent"), [(game, one) for game in GAMES for one in opponents(game)])
def test_gymnasium(game_id: str, opponent: str) -> None:
    check_gymnasium(game_id, opponent)


def test_a_level_as_opponent() -> None:
    check_gymnasium("connect-four", "1")
    lengths = []
    for _ in range(2):
        env = gymnasium.make(env_id("connect-four"), opponent=2, seat="red")
        _, info = env.reset(seed=5)
        env.action_space.seed(5)
        is_over, steps = False, 0
        while not is_over:
            assert info["seat"] == 1
            _, reward, is_over, _, info = env.step(env.action_space.sample(info["action_mask"]))
            steps += 1
        assert reward in (-1.0, 0.0, 1.0)
        lengths.append((steps, reward))
    assert lengths[0] == lengths[1]


def test_the_picture_shows_something() -> None:
    env = fracas.envs.single("connect-four", opponent="self", render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    env.step(3)
    after = env.render()
    tall = fracas.envs.single("mercenary", opponent="self", map="depot", render_mode="rgb_array")  # more lines than fit
    tall.reset(seed=1)
    assert before.shape == after.shape == tall.render().shape  # of one size, so that they make a film
    assert len(np.unique(after.reshape(-1, 3), axis=0)) > 3  # paper, ink and colours between them
    assert (before != after).any()
