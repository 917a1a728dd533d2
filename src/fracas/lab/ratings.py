"""What games between players say of their strength: scores and Elo, each with the interval it is known to."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from .census import NORMAL_95

ELO_PER_LOG = 400.0 / math.log(10.0)
BOOTSTRAPS = 400
_PRIOR_DRAWS = 0.5  # games, between any two players that met
_LEAST_SHARE = 1e-5  # 2,000 points of Elo: more cannot be told apart by games
_MOST_STEPS = 200


@dataclass
class Standing:
    """What two players' games against each other say."""

    first: str
    second: str
    pairs: list[float] = field(default_factory=list)  # mean score of `first` in each pair

    @property
    def games(self) -> int:
        """Games played between the two."""
        return 2 * len(self.pairs)

    @property
    def score(self) -> float:
        """The share of points `first` took."""
        return sum(self.pairs) / len(self.pairs)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies with 95 % confidence; pairs, not games, are the independent trials.

        Wilson's interval with as many trials as the pairs' scatter is worth (at most the number of games).
        """
        n, mean = len(self.pairs), self.score
        scatter = sum((value - mean) ** 2 for value in self.pairs) / max(1, n - 1) / n
        trials = float(self.games)
        if 0.0 < mean < 1.0 and scatter > 0.0:
            trials = min(trials, mean * (1 - mean) / scatter)
        square = NORMAL_95**2
        middle = (mean + square / (2 * trials)) / (1 + square / trials)
        half = NORMAL_95 * math.sqrt(mean * (1 - mean) / trials + square / (4 * trials**2)) / (1 + square / trials)
        return max(0.0, middle - half), min(1.0, middle + half)


@dataclass(frozen=True)
class Rating:
    """A player's Elo with its 95 % interval; the mean of all players is 0 unless an anchor is named."""

    player: str
    elo: float
    low: float
    high: float


def ratings(standings: Sequence[Standing], anchor: str | None = None, seed: int = 1) -> list[Rating]:
    """Elo by maximum likelihood (Bradley-Terry), strongest first; intervals by weighing the pairs at random.

    The weights are those of the Bayesian bootstrap, with half a game won and half a game lost between any two players
    that met: so a clean sweep leaves open how much stronger the winner is, and the interval says so.
    """
    generator = np.random.default_rng(seed)
    elo = _elo(standings, [_pulled_in(standing) for standing in standings], anchor)
    samples = [_elo(standings, [_reweighed(one, generator) for one in standings], anchor) for _ in range(BOOTSTRAPS)]
    found = []
    for name, value in elo.items():
        low, high = np.percentile([sample[name] for sample in samples], [2.5, 97.5])
        found.append(Rating(name, value, float(low), float(high)))
    return sorted(found, key=lambda rating: -rating.elo)


def _pulled_in(standing: Standing) -> float:
    """The score with a little of a draw in it, so that who won everything has a finite rating."""
    return (standing.score * standing.games + _PRIOR_DRAWS / 2) / (standing.games + _PRIOR_DRAWS)


def _reweighed(standing: Standing, generator: np.random.Generator) -> float:
    """A score as it may just as well have been."""
    # a quarter of a pair is half a game
    weights = np.concatenate([generator.standard_exponential(len(standing.pairs)), generator.gamma(0.25, size=2)])
    share = float(np.average([*standing.pairs, 0.0, 1.0], weights=weights))
    return min(max(share, _LEAST_SHARE), 1.0 - _LEAST_SHARE)


def _elo(standings: Sequence[Standing], scores: Sequence[float], anchor: str | None) -> dict[str, float]:
    """The ratings that make these scores likeliest: Newton's method, as the likelihood has a single peak."""
    names = sorted({name for standing in standings for name in (standing.first, standing.second)})
    first = np.array([names.index(standing.first) for standing in standings])
    second = np.array([names.index(standing.second) for standing in standings])
    games = np.array([standing.games for standing in standings], float)
    rating = np.zeros(len(names))
    for _ in range(_MOST_STEPS):
        expected = 1.0 / (1.0 + np.exp(rating[second] - rating[first]))
        surplus, weight = games * (np.array(scores) - expected), games * expected * (1.0 - expected)
        slope, curvature = np.zeros(len(names)), np.eye(len(names)) * 1e-9  # only differences count
        np.add.at(slope, first, surplus)
        np.add.at(slope, second, -surplus)
        np.add.at(curvature, (first, first), weight)
        np.add.at(curvature, (second, second), weight)
        np.add.at(curvature, (first, second), -weight)
        np.add.at(curvature, (second, first), -weight)
        step = np.clip(np.linalg.solve(curvature, slope), -1.0, 1.0)
        rating += step - step.mean()
        if np.abs(step - step.mean()).max() < 1e-9:
            break
    zero = rating[names.index(anchor)] if anchor is not None else rating.mean()
    return {name: float(ELO_PER_LOG * (value - zero)) for name, value in zip(names, rating, strict=True)}
