"""The census: every game is counted once, and threads change nothing."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from fracas.core import registry, rng
from fracas.core.errors import UnknownGame
from fracas.lab import census
from fracas.lab.census import CHUNK_GAMES, BrokenInvariant, Players, take_census, wilson

GAMES = 2 * CHUNK_GAMES + 345  # the last chunk is not a whole one


@pytest.mark.parametrize("players", ["random", "suggest"])
def test_every_game_is_counted_once(players: Players) -> None:
    found = take_census("connect-four", games=GAMES, players=players)
    assert sum(found.endings.values()) == GAMES
    assert sum(found.winners.values()) == GAMES
    assert sum(found.ending_shares.values()) == pytest.approx(1.0)
    assert sum(found.winner_shares.values()) == pytest.approx(1.0)


def test_a_draw_is_a_full_board_and_the_default_starter_is_yellow() -> None:
    found = take_census("connect-four", games=GAMES)
    assert found.winners["nobody"] == found.endings["board-full"]
    assert found.starter_wins == found.winners["yellow"]


def test_random_connect_four_favours_the_starter_as_is_known() -> None:
    """Random play from the empty board: 55.6 % for the first player and 21.3 moves, known from many programs."""
    found = take_census("connect-four", games=10_000)
    low, high = found.starter_interval
    assert low - 0.01 < 0.556 < high + 0.01
    assert found.mean_length == pytest.approx(21.3, abs=0.4)
    assert found.longest <= registry.find("connect-four").card.longest


def test_suggestions_play_other_games_than_chance() -> None:
    by_chance = take_census("connect-four", games=CHUNK_GAMES)
    by_suggestion = take_census("connect-four", games=CHUNK_GAMES, players="suggest")
    assert by_suggestion.mean_length > by_chance.mean_length  # wins are blocked, so games last longer


def test_threads_change_nothing() -> None:
    alone = take_census("connect-four", games=GAMES, threads=1)
    assert take_census("connect-four", games=GAMES, threads=2) == alone
    assert take_census("connect-four", games=GAMES, threads=5) == alone


def test_the_seed_decides() -> None:
    one = take_census("connect-four", games=CHUNK_GAMES, seed="one")
    assert take_census("connect-four", games=CHUNK_GAMES, seed="one") == one
    assert take_census("connect-four", games=CHUNK_GAMES, seed="two").actions != one.actions


def test_a_larger_census_starts_with_the_smaller_one() -> None:
    """Whole chunks have streams of their own, so adding games does not change those before."""
    small = take_census("connect-four", games=CHUNK_GAMES)
    large = take_census("connect-four", games=3 * CHUNK_GAMES)
    assert all(large.endings[name] >= count for name, count in small.endings.items())
    assert large.longest >= small.longest


def test_progress_adds_up_to_the_games() -> None:
    told: list[int] = []
    take_census("connect-four", games=GAMES, threads=2, progress=told.append)
    assert told == [CHUNK_GAMES, CHUNK_GAMES, 345]


@pytest.mark.parametrize(
    ("number", "name"),
    [(1, "DISCS_COUNTED"), (-1, "LEGAL_LIST_NOT_ASCENDING"), (-2, "SUGGESTED_ACTION_NOT_LEGAL")],
)
def test_a_broken_invariant_is_named_with_game_and_ply(number: int, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two chunks of three report a fault; the earlier one is told, whichever thread finished first."""
    game = registry.find("connect-four")
    streams = {rng.stream("1/connect-four/default", chunk).tobytes(): chunk for chunk in range(3)}

    def faulty(*arguments: Any) -> int:
        stream, fault = arguments[2], arguments[-1]
        if streams[stream.tobytes()] >= 1:
            fault[:] = number, 17, 6
        return 0

    monkeypatch.setattr(game.engine, "audited_games", faulty)
    with pytest.raises(BrokenInvariant) as caught:
        take_census("connect-four", games=3 * CHUNK_GAMES, threads=2)
    error = caught.value
    assert (error.invariant, error.number, error.ply) == (name, CHUNK_GAMES + 17, 6)
    assert str(error).startswith(f"connect-four default: {name} is broken in game {CHUNK_GAMES + 17} after 6 actions")


def test_each_thread_plays_on_arrays_of_its_own() -> None:
    """No two desks share a cache line: what two threads write lies at least a line apart."""
    game = registry.find("connect-four").with_options({})
    desks = [census._Desk(game) for _ in range(2)]
    loop = _Recorder()
    for desk in desks:
        desk.play(loop, np.zeros(4, np.uint64), 1, False)
    spans = sorted(loop.spans)
    assert len(spans) == 12
    assert all(after[0] - before[1] >= 64 for before, after in itertools.pairwise(spans))


class _Recorder:
    """Stands for the compiled loop and notes where the arrays it may write lie."""

    def __init__(self) -> None:
        self.spans: list[tuple[int, int]] = []
        self._kept: list[Any] = []  # so that no memory is used twice

    def __call__(self, *arguments: Any) -> int:
        states, _, stream, legal, _, _, *counts = arguments
        for array in (states, stream, legal, *counts):
            self.spans.append((array.ctypes.data, array.ctypes.data + array.nbytes))
            self._kept.append(array)
        return 0


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.277533),
        (5, 10, 0.236593, 0.763407),
        (10, 10, 0.722467, 1.0),
        (555, 1000, 0.524046, 0.585533),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    """Against SciPy: `binomtest(wins, games).proportion_ci(0.95, method="wilson")`."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-6)


def test_wilson_is_symmetric_and_narrows() -> None:
    low, high = wilson(30, 100)
    other_low, other_high = wilson(70, 100)
    assert (1 - other_high, 1 - other_low) == pytest.approx((low, high))
    widths = [high - low for low, high in (wilson(games // 2, games) for games in (100, 1_000, 10_000))]
    assert widths == sorted(widths, reverse=True)


def test_a_census_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one game, not 0"):
        take_census("connect-four", games=0)


def test_an_unknown_game_is_the_usual_error() -> None:
    with pytest.raises(UnknownGame):
        take_census("connect-fife")
