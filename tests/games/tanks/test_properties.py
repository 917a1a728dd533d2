"""What holds in every game: checked step by step on random games of every variant."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from fracas.core import rng
from fracas.core.kernels import IS_COMPILED
from fracas.core.rng import below
from fracas.games.tanks import Tanks
from fracas.games.tanks.state import FIRE, RECOVER, REPAIR, SKIP, Cell
from fracas.games.tanks.view import active_index

PLIES = 700 if IS_COMPILED else 60


def steps(options: dict[str, Any], seed: int) -> Iterator[tuple[np.record, int, np.record]]:
    """A random game as (before, action, after)."""
    game = Tanks.with_options(options)
    state = game.blank()
    out: npt.NDArray[np.int64] = game.engine.legal_room()
    stream = rng.stream(seed, 0)
    game.engine.setup_at(state, 0, game.tables, stream)
    with np.errstate(over="ignore"):
        for _ in range(PLIES):
            if state[0].over:
                return
            n = game.engine.legal_at(state, 0, game.tables, out)
            action = int(out[below(stream, n)])
            before = state.copy()
            game.engine.apply_at(state, 0, game.tables, action, stream)
            yield before[0], action, state.copy()[0]


@pytest.mark.parametrize("name", list(Tanks.variants()))
def test_properties(name: str) -> None:
    count = 0
    squads = Tanks.with_options(Tanks.variants()[name]).tables[0].squad.tolist()
    for before, action, after in steps(Tanks.variants()[name], seed=9):
        count += 1
        unit = active_index(before)
        gained = after.hit_points > before.hit_points
        assert not gained.any() or (action == REPAIR and list(np.flatnonzero(gained)) == [unit])
        was_hole = before.board == Cell.HOLE
        assert (after.board[was_hole] == Cell.HOLE).all()
        was_wreck = before.board == Cell.WRECK
        assert (after.board[was_wreck] == Cell.WRECK).all()
        assert ((after.board == Cell.WALL) <= (before.board == Cell.WALL)).all()
        assert (after.walls >= before.walls).all()
        assert after.turn in (before.turn, before.turn + 1)
        assert (after.turn == before.turn) == (after.actor == before.actor)
        if action in (SKIP, RECOVER):
            check_that_only_the_stun_changed(before, action, after, unit, squads)
        if action >= FIRE:
            assert 0 <= after.roll.count <= 10
            assert after.roll.shooter == unit
            assert (after.cell[after.hit_points > 0] == before.cell[after.hit_points > 0]).all()
        else:
            assert after.roll.tobytes() == before.roll.tobytes()
    assert count > 20


def check_that_only_the_stun_changed(
    before: np.record, action: int, after: np.record, unit: int, squads: list[int]
) -> None:
    """A stunned or destroyed unit's turn changes nothing but the stun, its count of the pool, and whose turn it is."""
    squad = squads[int(before.actor)]
    expected = np.array([before]).view(np.recarray)[0]
    expected.stunned[unit] = 0
    expected.held[unit, :] = 0
    expected.turn += 1
    expected.active[int(before.actor)] = (int(before.active[int(before.actor)]) + 1) % squad
    expected.actor = 1 - before.actor
    expected.over, expected.winner, expected.ending = after.over, after.winner, after.ending
    assert expected.tobytes() == after.tobytes()


def test_suggest_beats_random_play() -> None:
    """The sensible player wins at least four of five games, on either side."""
    for options in ({"preset": "core"}, {}):
        game = Tanks.with_options(options)
        wins = 0
        games = 30 if IS_COMPILED else 1
        for number in range(games):
            wins += play_against_random(game, number) == number % 2
        assert not IS_COMPILED or wins >= 0.8 * games


def play_against_random(game: Any, number: int) -> int:
    """The winner's seat when seat `number % 2` plays by `suggest`; -1 for a draw."""
    state = game.blank()
    out: npt.NDArray[np.int64] = game.engine.legal_room()
    stream = rng.stream(number, 0)
    game.engine.setup_at(state, 0, game.tables, stream)
    with np.errstate(over="ignore"):
        while not state[0].over:
            if state[0].actor == number % 2:
                action = game.engine.suggest_at(state, 0, game.tables, stream)
            else:
                n = game.engine.legal_at(state, 0, game.tables, out)
                action = int(out[below(stream, n)])
            game.engine.apply_at(state, 0, game.tables, action, stream)
    return int(state[0].winner)
