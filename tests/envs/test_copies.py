"""Environments can be copied and pickled in the middle of a game: a copy goes on as the original would, by itself."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import fracas.envs
from fracas.envs.episode import Episode

from ..support import games_under_test

GAME = "connect-four"
STEPS = 12
COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


def step_single(env: Any) -> list[Any]:
    seen, *told, info = env.step(int(np.flatnonzero(env.action_masks())[-1]))
    if told[1]:
        seen, info = env.reset()
    return [seen.tobytes(), *told, info["action_mask"].tobytes(), info["seat"]]


def step_aec(env: Any) -> list[Any]:
    seen, *told, info = env.last()
    if told[1]:
        env.reset()
    else:
        env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    return [seen["observation"].tobytes(), *told, info["action_mask"].tobytes(), env.agent_selection]


def step_vector(env: Any) -> list[Any]:
    seen, *told, info = env.step(env.sample_actions())
    if isinstance(seen, dict):  # what lies behind the count means nothing
        seen = np.where(np.arange(seen["ids"].shape[1]) < seen["count"][:, None], seen["values"], 0.0)
    return [seen.tobytes(), *(part.tobytes() for part in (*told, info["action_mask"], info["seat"]))]


def step_text(env: Any) -> list[Any]:
    is_over, told = env.step(env.legal()[-1])
    if is_over:
        env.reset()
    return [is_over, told, env.get_observation()]


def step_episode(env: Any) -> list[Any]:
    return [env.play(env.legal[-1]) or env.deal(), str(env.state.tolist())]  # what lies between the fields is anything


FORMS: dict[str, tuple[Callable[[str], Any], Callable[[Any], list[Any]]]] = {
    "single": (lambda game: fracas.envs.single(game), step_single),
    "aec": (lambda game: fracas.envs.aec(game), step_aec),
    "vector": (lambda game: fracas.envs.vector(game, 3, threads=2, copy=False), step_vector),
    "same step": (lambda game: fracas.envs.vector(game, 3, autoreset_mode="SameStep", masks="packed"), step_vector),
    "sparse": (lambda game: fracas.envs.vector(game, 2, observation="sparse"), step_vector),
    "text": (lambda game: fracas.envs.text(game), step_text),
    "episode": (lambda game: Episode(game, 5), step_episode),
}


def check_copies(made: Any, step: Callable[[Any], list[Any]]) -> None:
    for _ in range(STEPS):
        step(made)
    copies = [copied(made) for copied in COPIES]
    kept = [copied(made) for copied in COPIES]
    wanted = [step(made) for _ in range(STEPS)]
    assert [[step(one) for _ in range(STEPS)] for one in copies] == [wanted] * len(copies)
    assert [[step(one) for _ in range(STEPS)] for one in kept] == [wanted] * len(kept)  # nobody moved them meanwhile
    for one in (made, *copies, *kept):
        getattr(one, "close", lambda: None)()


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game_id", games_under_test())
def test_a_copy_goes_on_as_the_original_would(game_id: str, form: str) -> None:
    make, step = FORMS[form]
    made = make(game_id)
    if form != "episode":
        made.reset(seed=9)
    check_copies(made, step)


def test_an_environment_against_a_level_can_be_copied() -> None:
    """Its search begins anew in a copy, so the answers may be others: the game is the same."""
    made = fracas.envs.single(GAME, opponent="1", seat=0)
    made.reset(seed=9)
    step_single(made)
    for copied in COPIES:
        other = copied(made)
        assert other._rows.states.tobytes() == made._rows.states.tobytes()
        step_single(other)
        assert other._rows.states.tobytes() != made._rows.states.tobytes()
