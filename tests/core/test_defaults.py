"""A game may do without some kernels: core's own stand in for them."""

from __future__ import annotations

import pytest

from fracas.core import rng
from fracas.core.errors import BrokenGame
from fracas.core.match import Match

from .little import little


def test_the_kernels_a_card_asks_for_must_be_there() -> None:
    with pytest.raises(BrokenGame, match=r"little: the card says `has_secrets`, so the game needs a kernel `conceal`"):
        little(has_secrets=True)
    with pytest.raises(BrokenGame, match=r"little: the card says `features=4`, so the game needs a kernel `observe`"):
        little(features=4)


def test_a_game_of_three_kernels_has_the_others_by_default() -> None:
    """Nothing is hidden, any action is suggested, a result is known when there is one."""
    match = Match.new(little(), "1")
    game, state = match.game, match.state
    game.engine.conceal_at(state, 0, game.tables, 0, rng.stream("1", 1))
    assert state.tobytes() == match.state.tobytes()
    stream = rng.stream("1", 2)
    assert {game.engine.suggest_at(state, 0, game.tables, stream) for _ in range(60)} == {0, 1, 2}
    assert game.engine.audit_at(state, 0, game.tables) == 0
    assert game.engine.evaluate_at(state, 0, game.tables, 0) == 0.0
    while match.actor is not None:
        match.play(0)
    assert [game.engine.evaluate_at(match.state, 0, game.tables, seat) for seat in range(2)] == [-1.0, 1.0]


def test_a_puzzle_that_nobody_won_is_lost() -> None:
    game = little(seats=("alone",))
    state = game.blank()
    assert game.engine.evaluate_at(state, 0, game.tables, 0) == 0.0
    state[0].over = 1
    assert game.engine.evaluate_at(state, 0, game.tables, 0) == -1.0
    state[0].winner = 0
    assert game.engine.evaluate_at(state, 0, game.tables, 0) == 1.0
