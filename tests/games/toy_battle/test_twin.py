"""The compiled rules against a slow twin, and random games of a terrain with every special under the invariants."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import fracas
from fracas.core.kernels import IS_COMPILED
from fracas.core.rng import stream
from fracas.games.toy_battle import ToyBattle

from .helpers import MIXED
from .naive import Naive

VARIANTS: dict[str, dict[str, Any]] = {**ToyBattle.variants(), "mixed": {"terrain": MIXED}}


@pytest.mark.parametrize("name", VARIANTS)
def test_legal_actions_are_those_of_the_slow_twin(name: str) -> None:
    for seed in range(4):
        match = fracas.new("toy-battle", seed=seed, **VARIANTS[name])
        options = match.game.options
        chance = np.random.default_rng(seed)
        while match.outcome is None:
            twin = Naive(options.board, options.special_bases, match.position()["state"])
            assert sorted(action.text for action in match.legal()) == sorted(twin.legal())
            match.play(int(chance.choice(match.legal_ids())))


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("sensible", [0, 1])
def test_games_keep_every_invariant(name: str, sensible: int) -> None:
    """All 48 troops are somewhere, medals are the board's, the top of a stack holds the base, and twenty more."""
    game = ToyBattle.with_options(VARIANTS[name])
    states, out = np.zeros(2, ToyBattle.state), ToyBattle.engine.legal_room()
    results = np.zeros((len(ToyBattle.endings), 3, 2), np.int64)
    lengths, fault = np.zeros(2, np.int64), np.zeros(3, np.int64)
    games = 300 if IS_COMPILED else 1
    ToyBattle.engine.audited_games(states, game.tables, stream(name, 0), out, games, sensible, results, lengths, fault)
    assert fault[0] == 0, (ToyBattle.invariants(int(fault[0])) if fault[0] > 0 else "legal or suggest", fault)
    assert results.sum() == games
    assert lengths[1] <= ToyBattle.card.longest
