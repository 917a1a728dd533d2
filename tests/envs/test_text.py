"""The form for language models: what is said, what is answered to a wrong word, what a game brings."""

from __future__ import annotations

import pytest

import fracas.envs
from fracas.core.errors import IllegalAction

from ..support import games_under_test


def test_a_wrong_word_is_answered_and_too_many_lose() -> None:
    env = fracas.envs.text("connect-four", mistakes=2)
    with pytest.raises(IllegalAction, match="call `reset` first"):
        env.get_observation()
    env.reset(seed=1)
    for _ in range(6):
        assert env.step("drop 4")[0] is False
    seat, _ = env.get_observation()
    is_over, told = env.step("drop 4")
    assert (is_over, told["action"]) == (False, None)
    assert told["error"].startswith("'drop 4' is not legal now")
    assert env.get_observation()[1].startswith(told["error"])
    assert env.step("drop 5") == (False, {"seat": seat, "action": "drop 5", "error": None})
    assert [env.step("fly")[0] for _ in range(3)] == [False, False, True]
    rewards, about = env.close()
    assert rewards == {seat: 0.0, 1 - seat: -1.0}
    assert about["ending"] == "mistakes"
    with pytest.raises(IllegalAction, match="the game is over"):
        env.step("drop 1")


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
        held = env._rows.states.copy()
        env.game.engine.conceal_at(env._rows.states, 0, env.game.tables, seat, env._rows.choice_stream())
        assert env.get_observation() == (seat, said)
        env._rows.states[:] = held
