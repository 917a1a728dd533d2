"""Nothing that an environment shows to a seat hangs on what that seat may not know, in whatever form."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

import fracas.envs

from ..support import games_under_test
from .test_vector import COUNT, scattered

GAMES = games_under_test()
STEPS = 60


@contextmanager
def concealed(env: Any, seat: int) -> Iterator[None]:
    """The only game with all that a seat cannot know drawn anew."""
    rows, held = env._rows, env._rows.states.copy()
    env.game.engine.conceal_at(rows.states, 0, env.game.tables, seat, rows.choice_stream())
    yield
    rows.states[:] = held


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_is_shown_that_the_seat_may_not_know(game_id: str) -> None:
    """Observations of every form and masks stay the same when all that their seat cannot know is drawn anew."""
    forms = ["float32", "sparse"]
    envs = [fracas.envs.vector(game_id, COUNT, observation=form, masks="packed") for form in forms]
    shown: list[tuple[Any, ...]] = [env.reset(seed=6) for env in envs]
    for step in range(40):
        for env, (seen, *_, info) in zip(envs, shown, strict=True):
            rows = env._rows
            held, masks, seats = rows.states.copy(), rows.masks.copy(), info["seat"]
            for row in np.flatnonzero(~rows.over).tolist():
                env.game.engine.conceal_at(rows.states, row, env.game.tables, int(seats[row]), rows.choice_stream(row))
                legal = env.game.legal_ids(rows.states[row : row + 1])
                assert legal == rows.choices[row, : rows.counts[row]].tolist()
            again = env._sight.room(COUNT)
            env._sight.look(rows, 0, again)
            if isinstance(seen, dict):
                again, seen = scattered(again, (COUNT, env._sight.size)), scattered(seen, (COUNT, env._sight.size))
            assert np.array_equal(again[~rows.over], seen[~rows.over]), step
            rows.states[:] = held
            assert np.array_equal(rows.masks, masks)
        actions = envs[0].sample_actions(step).copy()
        shown = [env.step(actions) for env in envs]


@pytest.mark.parametrize("game_id", GAMES)
def test_no_agent_is_shown_what_it_may_not_know(game_id: str) -> None:
    """Whoever is to act: every agent's observation and mask, and the board as the one to act sees it."""
    env = fracas.envs.aec(game_id, render_mode="ansi")
    env.reset(seed=4)
    for step in range(STEPS):
        for seat, agent in enumerate(env.possible_agents):
            seen, actor = env.observe(agent), env.agent_selection
            drawn = env.render() if agent == actor and step % 5 == 0 else None
            with concealed(env, seat):
                again = env.observe(agent)
                assert all(again[part].tobytes() == seen[part].tobytes() for part in seen)
                assert drawn is None or env.render() == drawn
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(legal[step * 7 % len(legal)]))
        if any(env.terminations.values()):
            env.reset()


@pytest.mark.parametrize("game_id", games_under_test())
def test_nothing_is_said_that_the_seat_may_not_know(game_id: str) -> None:
    """What a seat is told stays the same when all that it cannot know is drawn anew."""
    env = fracas.envs.text(game_id)
    env.reset(seed=2)
    env.game.actions  # noqa: B018  # named before the clock of anybody's patience runs
    for step in range(12):
        legal = env.legal()
        if env.step(legal[step % len(legal)])[0]:
            break
        seat, said = env.get_observation()
        with concealed(env, seat):
            assert env.get_observation() == (seat, said)
