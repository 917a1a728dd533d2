"""Players against each other: paired games (one deal, sides swapped), in parallel, and what they say of strength."""

from __future__ import annotations

import itertools
import math
import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from fracas.core import registry
from fracas.core.match import Match
from fracas.search.bot import player

from .census import NORMAL_95
from .journal import Journal, player_key

ELO_PER_LOG = 400.0 / math.log(10.0)
BOOTSTRAPS = 400
_PRIOR_DRAWS = 0.5  # against every opponent met, so that a player who won everything still has a finite rating


@dataclass(frozen=True)
class PairResult:
    """One deal played twice, sides swapped."""

    first: str
    second: str
    scores: tuple[float, float]  # of `first`, in the two games: 1, 0.5 or 0


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


def play_pair(game_id: str, variant: str, first: str, second: str, seed: str) -> PairResult:
    """Play one deal twice, `first` in seat 0 and then in seat 1."""
    found = registry.find(game_id)
    game = found.with_options(found.variants()[variant])
    scores = []
    for seat in (0, 1):
        match = Match.new(game, seed)
        players = {seat: player(game_id, first, f"{seed} a"), 1 - seat: player(game_id, second, f"{seed} b")}
        while (actor := match.actor) is not None:
            match.play(players[actor].choose(match))
        assert match.outcome is not None
        scores.append(0.5 if match.outcome.winner is None else float(match.outcome.winner == seat))
    return PairResult(first, second, (scores[0], scores[1]))


def tournament(
    game_id: str,
    pairings: Sequence[tuple[str, str]],
    pairs: int,
    seed: str = "arena",
    workers: int | None = None,
    progress: Callable[[int], None] = lambda pairs_done: None,
    journal: Path | None = None,
) -> list[Standing]:
    """Play every pairing `pairs` times over all variants in turn; the result depends on the seed alone.

    With a `journal` pairs played before are taken from there, and every new one is written down at once.
    """
    variants = list(registry.find(game_id).variants())
    diary = Journal(journal)
    who = {name: player_key(game_id, name) for pairing in pairings for name in pairing}
    standings = {pairing: Standing(*pairing) for pairing in pairings}
    results: dict[tuple[str, str], dict[int, float]] = {pairing: {} for pairing in pairings}
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers or os.cpu_count(), mp_context=context) as pool:
        waiting: dict[Future[PairResult], tuple[int, str]] = {}
        for index, (first, second) in itertools.product(range(pairs), pairings):
            variant = variants[index % len(variants)]
            key = f"{who[first]} | {who[second]} | {variant} | {seed} {index}"
            known = diary.find(key)
            if known is None:
                waiting[pool.submit(play_pair, game_id, variant, first, second, f"{seed} {index}")] = index, key
            else:
                results[first, second][index] = sum(known) / 2
                progress(1)
        for done in as_completed(waiting):
            result = done.result()
            index, key = waiting[done]
            diary.add(key, result.scores)
            results[result.first, result.second][index] = sum(result.scores) / 2
            progress(1)
    for pairing, standing in standings.items():
        standing.pairs = [results[pairing][index] for index in range(pairs)]
    return list(standings.values())


def ladder(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Each player against the one below, and the strongest against the two without search."""
    return [(high, low) for low, high in itertools.pairwise(levels)] + [(levels[-1], "suggest"), (levels[-1], "random")]


def ratings(standings: Sequence[Standing], anchor: str | None = None, seed: int = 1) -> list[Rating]:
    """Elo by maximum likelihood (Bradley-Terry), strongest first; intervals by resampling the pairs."""
    names = sorted({name for standing in standings for name in (standing.first, standing.second)})
    generator = np.random.default_rng(seed)
    samples = [_elo(names, [(s.first, s.second, s.pairs) for s in standings], anchor)]
    for _ in range(BOOTSTRAPS):
        drawn = [(s.first, s.second, list(generator.choice(s.pairs, len(s.pairs)))) for s in standings]
        samples.append(_elo(names, drawn, anchor))
    table = np.array(samples[1:])
    low, high = np.percentile(table, [2.5, 97.5], axis=0)
    found = [Rating(name, samples[0][i], float(low[i]), float(high[i])) for i, name in enumerate(names)]
    return sorted(found, key=lambda rating: -rating.elo)


def _elo(names: list[str], results: list[tuple[str, str, list[float]]], anchor: str | None) -> list[float]:
    """Strengths that make the results likeliest, by the usual iteration (minorise, maximise)."""
    index = {name: i for i, name in enumerate(names)}
    points, strength = np.zeros(len(names)), np.ones(len(names))
    meetings = list(_meetings(index, results))
    for a, b, score, games in meetings:
        points[a] += score
        points[b] += games - score
    for _ in range(500):
        weight = np.zeros(len(names))
        for a, b, _, games in meetings:
            shared = games / (strength[a] + strength[b])
            weight[a] += shared
            weight[b] += shared
        new = points / weight
        new /= np.exp(np.log(new).mean())
        if np.abs(np.log(new / strength)).max() < 1e-9:
            break
        strength = new
    elo = ELO_PER_LOG * np.log(strength)
    return [float(value) for value in (elo if anchor is None else elo - elo[index[anchor]])]


def _meetings(
    index: dict[str, int], results: list[tuple[str, str, list[float]]]
) -> Iterator[tuple[int, int, float, float]]:
    for first, second, pairs in results:
        yield index[first], index[second], 2 * sum(pairs) + _PRIOR_DRAWS / 2, 2 * len(pairs) + _PRIOR_DRAWS
