"""Threads that share a step: what goes wrong in one is told; a step that is broken off or a fork harms nothing."""

from __future__ import annotations

import contextlib
import hashlib
import os
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

import fracas.envs
from fracas.core.errors import IllegalAction
from fracas.envs.helpers import Task, work_off
from fracas.envs.rows import Rows, _ranges
from fracas.envs.setting import game_of, self_play

GAME = "connect-four"
ROWS, STEPS = 6, 20


def test_what_goes_wrong_in_a_thread_is_told_and_threads_end() -> None:
    before = threading.enumerate()
    rows = Rows(self_play(game_of(GAME, {}, Rows)), 6, threads=3)
    assert len([thread for thread in threading.enumerate() if thread not in before]) == 2

    def fail(number: int) -> None:
        if number == 2:
            raise ValueError("no luck")

    with pytest.raises(ValueError, match="no luck"):
        rows.run(fail)
    done: list[int] = []
    rows.run(done.append)
    assert sorted(done) == list(range(len(rows.ranges)))
    assert [row for first, last in rows.ranges for row in range(first, last)] == list(range(6))
    for pause in (0.0, 0.00005, 0.0001, 0.0002, 0.001) * 40:  # a helper is met awake, asleep, and while it falls asleep
        time.sleep(pause)
        done.clear()
        rows.run(done.append)
        assert sorted(done) == list(range(len(rows.ranges)))
    rows.close()
    del rows
    for thread in threading.enumerate():
        if thread.name == "fracas-rows":
            thread.join(10)
    assert not [thread for thread in threading.enumerate() if thread.name == "fracas-rows"]


def press_the_keys(*_: Any) -> None:
    """Ctrl-C, wherever this stands in place of something."""
    raise KeyboardInterrupt


def late(work: Callable[..., None]) -> Callable[..., None]:
    """The same, but helpers take the first range and are slow to begin on it."""

    def work_late(tasks: Sequence[Task], numbers: list[int]) -> None:
        if threading.current_thread() is threading.main_thread():
            while len(numbers) > len(_ranges(ROWS, 3)) - 2:
                time.sleep(0.001)
            work(tasks, numbers)
        else:
            work([lambda number: time.sleep(0.05), *tasks], numbers)

    return work_late


def played(env: Any) -> str:
    """What is seen after some steps, and how much was won on the way."""
    found = hashlib.sha256()
    for step in range(STEPS):
        seen, gained, *_ = env.step(env.sample_actions(step))
        found.update(seen.tobytes() + gained.tobytes())
    return found.hexdigest()


@pytest.mark.parametrize(
    "place", ["fracas.envs.rows.Rows.advance", "fracas.envs.helpers.Helper.end", "fracas.envs.sight.Sight.look"]
)
def test_a_step_that_is_broken_off_leaves_nothing_to_go_on_with(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played and what not is unknown then, and threads may still be at it."""
    env, wanted = fracas.envs.vector(GAME, ROWS, threads=3), fracas.envs.vector(GAME, ROWS)
    env.reset(seed=8)
    with monkeypatch.context() as patch:
        patch.setattr(place, press_the_keys)
        patch.setattr("fracas.envs.helpers.work_off", late(work_off))
        with pytest.raises(KeyboardInterrupt):
            env.step(env.sample_actions())
    with pytest.raises(gymnasium.error.ResetNeeded, match="broken off"):
        env.step(env.sample_actions())
    with pytest.raises(gymnasium.error.ResetNeeded, match="broken off"):
        env.reset(options={"reset_mask": np.arange(ROWS) > 2})
    assert data_equivalence(env.reset(seed=8), wanted.reset(seed=8), exact=True)
    assert played(env) == played(wanted)
    env.close()


@pytest.mark.parametrize(("form", "action"), [("single", 3), ("aec", 3), ("text", "drop 4")])
def test_so_does_one_of_a_single_game(form: str, action: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    env: Any = getattr(fracas.envs, form)(GAME)
    env.reset(seed=8)
    with monkeypatch.context() as patch:
        patch.setattr("fracas.envs.rows.Rows.play", press_the_keys)
        with pytest.raises(KeyboardInterrupt):
            env.step(action)
    with pytest.raises((gymnasium.error.ResetNeeded, IllegalAction), match="broken off"):
        env.step(action)
    env.reset()
    env.step(action)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")  # Python warns of threads: they are what is tested
def test_threads_are_had_anew_in_a_forked_process() -> None:
    env, wanted = fracas.envs.vector(GAME, ROWS, threads=3), fracas.envs.vector(GAME, ROWS)
    env.reset(seed=8)
    wanted.reset(seed=8)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:  # it must not go on to the other tests, whatever happens
        with contextlib.suppress(BaseException):
            os.write(writing, played(env).encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        assert told.read() == played(wanted)
    os.waitpid(child, 0)
    assert played(env)  # this process still has its own
    env.close()
