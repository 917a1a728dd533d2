"""What a card promises and a kernel does not keep is told in a sentence, and nothing is written past an array."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from fracas.core import rng
from fracas.core.contract import Game
from fracas.core.entry import Floats, Ints
from fracas.core.errors import BrokenPromise
from fracas.core.kernels import rule
from fracas.core.match import Match
from fracas.core.perft import perft
from fracas.lab.census import KERNEL_FAULTS
from fracas.lab.measure import RandomPlayouts
from fracas.search.search import Search, Settings

from .little import RULES, little

TOO_LONG = "little: `legal` lists 3 actions, but the card's `most_legal` is 2"


def _search(game: Game[Any]) -> object:
    return Search(game, Settings(simulations=50)).run(Match.new(game, "1").state, 0, "1", 0)


WAYS: dict[str, Callable[[Game[Any]], object]] = {
    "play": lambda game: Match.new(game, "1").play(0),
    "search": _search,
    "random games": lambda game: RandomPlayouts(game).play(5),
    "perft": lambda game: perft(Match.new(game, "1"), 3),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_list_longer_than_most_legal_is_told(way: str) -> None:
    with pytest.raises(BrokenPromise) as caught:
        WAYS[way](little(most_legal=2))
    assert str(caught.value) == TOO_LONG
    assert str(pickle.loads(pickle.dumps(caught.value))) == TOO_LONG  # it comes back from a worker's process whole


@pytest.mark.parametrize("way", WAYS)
def test_the_same_game_with_the_right_number_plays(way: str) -> None:
    assert WAYS[way](little())


@rule
def no_action(s: np.record, t: np.record, out: Ints) -> int:
    return 0


@rule
def every_action_often(s: np.record, t: np.record, out: Ints) -> int:
    """More ids than the game has: a list that repeats itself."""
    for k in range(900):
        out[k] = k % 3
    return 900


@rule
def beyond_the_last(s: np.record, t: np.record, out: Ints) -> int:
    out[0] = 3
    return 1


@pytest.mark.parametrize(
    ("legal", "sentence"),
    [
        (no_action, "little: `legal` lists no action, but the game is not over"),
        (every_action_often, "little: `legal` lists 900 actions, but the card's `most_legal` is 3"),
        (beyond_the_last, "little: `legal` names action 3, but the card's `actions` is 3: there is no such action"),
    ],
)
def test_other_lists_that_cannot_be(legal: Callable[..., int], sentence: str) -> None:
    with pytest.raises(BrokenPromise) as caught:
        Match.new(little(RULES._replace(legal=legal)), "1").legal_ids()
    assert str(caught.value) == sentence


def test_an_array_without_room_is_refused_before_it_is_written() -> None:
    game, small = little(), np.full(3, -1, np.int64)
    with pytest.raises(BrokenPromise, match="`legal` needs an array of 1027 elements, not of 3"):
        game.engine.legal_at(Match.new(game, "1").state, 0, game.tables, small)
    assert small.tolist() == [-1, -1, -1]


@rule
def suggest_beyond(s: np.record, t: np.record, rng: rng.Rng) -> int:
    return 7


def test_a_suggested_id_that_is_no_action_is_told() -> None:
    with pytest.raises(BrokenPromise, match="`suggest` names action 7"):
        _search(little(RULES._replace(suggest=suggest_beyond)))


@pytest.mark.parametrize("action", [-1, 3])
def test_an_id_that_is_no_action_is_not_applied(action: int) -> None:
    game = little()
    state = Match.new(game, "1").state
    with pytest.raises(BrokenPromise, match=f"`apply` names action {action}"):
        game.engine.apply_at(state, 0, game.tables, action, rng.stream("1", 1))


@rule
def observe_five(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    for k in range(5):
        out[k] = k


def test_an_observation_longer_than_the_features_is_told() -> None:
    state = Match.new(little(), "1").state
    for features in (5, 4):
        game, seen = little(RULES._replace(observe=observe_five), features=features), np.zeros(features, np.float32)
        if features == 5:
            game.engine.observe_at(state, 0, game.tables, 0, seen)
            assert seen.tolist() == [0, 1, 2, 3, 4]
        else:
            with pytest.raises(BrokenPromise, match="`observe` writes 5 features, but the card's `features` is 4"):
                game.engine.observe_at(state, 0, game.tables, 0, seen)


@rule
def won_by_a_stranger(s: np.record, t: np.record, a: int, rng: rng.Rng) -> None:
    s.over, s.winner, s.ending = 1, 9, 40


def test_a_result_that_cannot_be_counted_is_told() -> None:
    game = little(RULES._replace(apply=won_by_a_stranger))
    states, results, lengths = np.zeros(2, game.state), np.zeros((2, 3, 2), np.int64), np.zeros(2, np.int64)
    fault, stream = np.zeros(3, np.int64), rng.stream("1", 0)
    game.engine.audited_games(states, game.tables, stream, game.engine.legal_room(), 1, 0, results, lengths, fault)
    assert KERNEL_FAULTS[fault[0]] == "RESULT_OUT_OF_RANGE"
    assert not results.any()
