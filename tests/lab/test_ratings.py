"""Scores and Elo, and how well they are known."""

from __future__ import annotations

import math
import random

import pytest

from fracas.lab.ratings import Standing, ratings


def test_ratings_give_back_the_strengths_behind_the_scores() -> None:
    """75 % is 191 points, 90 % is 382."""
    standings = [Standing("b", "a", [0.5, 1.0] * 200), Standing("c", "a", [0.8, 1.0] * 200)]
    found = {rating.player: rating for rating in ratings(standings, anchor="a")}
    assert found["a"].elo == 0.0
    assert found["b"].elo == pytest.approx(400 * math.log10(3), abs=2)
    assert found["c"].elo == pytest.approx(400 * math.log10(9), abs=4)
    assert found["b"].low < found["b"].elo < found["b"].high
    assert [rating.player for rating in ratings(standings)] == ["c", "b", "a"]


def test_a_clean_sweep_has_a_finite_rating_and_an_honest_interval() -> None:
    standing = Standing("a", "b", [1.0] * 50)
    low, high = standing.interval
    assert 0.95 < low < 1.0
    assert high == 1.0
    rating = ratings([standing], anchor="b")[0]
    assert rating.low == pytest.approx(400 * math.log10(low / (1 - low)), abs=100)
    assert rating.low + 200 < rating.elo < rating.high - 200
    few = ratings([Standing("a", "b", [1.0] * 3)], anchor="b")[0]
    assert few.low < 200 < few.elo < few.high
    assert few.high - few.low > rating.high - rating.low


def test_intervals_of_ratings_hold_what_they_promise() -> None:
    """Of 24 tournaments between players 200 points apart, few leave the truth outside of the interval."""
    share = 1 / (1 + 10 ** (-200 / 400))
    outside = 0
    for seed in range(24):
        draws = random.Random(seed)
        pairs = [(float(draws.random() < share) + float(draws.random() < share)) / 2 for _ in range(50)]
        rating = ratings([Standing("a", "b", pairs)], anchor="b")[0]
        outside += not rating.low <= 200 <= rating.high
    assert outside <= 4


def test_the_interval_narrows_with_pairs() -> None:
    few, many = Standing("a", "b", [0.5, 1.0] * 10), Standing("a", "b", [0.5, 1.0] * 1000)
    assert few.interval[0] < many.interval[0] < 0.75 < many.interval[1] < few.interval[1]
