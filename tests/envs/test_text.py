"""The form for language models: what is said, what is answered to a wrong word, what a game brings."""

from __future__ import annotations

import pytest

import fracas.envs
from fracas.core.errors import FracasError, IllegalAction


def test_a_wrong_word_is_answered_and_too_many_lose() -> None:
    env = fracas.envs.text("connect-four", mistakes=2)
    with pytest.raises(IllegalAction, match="call `reset`"):
        env.get_observation()
    for players in (3, "2", [2]):
        with pytest.raises(FracasError, match=r"num_players: got .*; connect-four is played by 2"):
            env.reset(num_players=players)  # type: ignore[arg-type]
    env.reset(num_players=2, seed=1)
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
    assert env.get_observation() == (seat := 1 - seat, f"'fly' is not an action of connect-four\n\n{about['text']}")
    assert about["text"] == f"The game is over: {env.game.card.seats[seat]} has made 3 mistakes in a row and loses."
    with pytest.raises(IllegalAction, match="it is over"):
        env.step("drop 1")
