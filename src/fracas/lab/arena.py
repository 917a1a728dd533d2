"""Players against each other: paired games (one deal, sides swapped), in parallel, and what they say of strength."""

from __future__ import annotations

import itertools
import math
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass, field

import numpy as np

from fracas.core import registry
from fracas.core.match import Match
from fracas.search.bot import player

from .census import NORMAL_95
from .journal import Journal, player_key

ELO_PER_LOG = 400.0 / math.log(10.0)
BOOTSTRAPS = 400
_PRIOR_DRAWS = 0.5  # games, between any two players that met
_LEAST_SHARE = 1e-5  # 2,000 points of Elo: more cannot be told apart by games
_MOST_STEPS = 200


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
    journal: Journal | None = None,
) -> list[Standing]:
    """Play every pairing `pairs` times over all variants in turn; the result depends on the seed alone.

    With a `journal` pairs played before are taken from there, and every new one is written down at once.
    """
    variants = list(registry.find(game_id).variants())
    diary = Journal(None) if journal is None else journal
    pairings = list(dict.fromkeys(pairings))
    who = {name: player_key(game_id, name) for pairing in pairings for name in pairing}
    standings = {pairing: Standing(*pairing) for pairing in pairings}
    results: dict[tuple[str, str], dict[int, float]] = {pairing: {} for pairing in pairings}
    with _pool(workers) as pool:
        waiting: dict[Future[PairResult], tuple[int, str]] = {}
        for index, (first, second) in itertools.product(range(pairs), pairings):
            variant = variants[index % len(variants)]
            key = f"{who[first]} | {who[second]} | {variant} | {seed} {index}"
            known = diary.find(key)
            if known is None:
                with _deaf_children():
                    future = pool.submit(play_pair, game_id, variant, first, second, f"{seed} {index}")
                waiting[future] = index, key
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


@contextmanager
def _pool(workers: int | None) -> Iterator[ProcessPoolExecutor]:
    """Processes to play in. Ctrl-C ends them at once: what they were playing is lost, what was written down is not."""
    pool = ProcessPoolExecutor(workers or os.cpu_count(), mp_context=multiprocessing.get_context("spawn"))
    try:
        yield pool
    except BaseException:
        processes = list(pool._processes.values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        raise
    pool.shutdown()


@contextmanager
def _deaf_children() -> Iterator[None]:
    """Processes started in here do not hear the Ctrl-C a terminal sends to all of them: the parent ends them.

    They inherit what is blocked; for the parent a Ctrl-C in here only waits for the end.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ladder(players: Sequence[str]) -> list[tuple[str, str]]:
    """Each player against the one below, the strongest against the two without search, the weakest against `random`.

    Without the last, `random` would be rated by games it has only lost, which says how weak it is at best.
    """
    neighbours = [(high, low) for low, high in itertools.pairwise(players)]
    searchless = [(players[-1], "suggest"), (players[-1], "random"), (players[0], "random")]
    found: list[tuple[str, str]] = []
    for first, second in neighbours + searchless:
        if first != second and (first, second) not in found and (second, first) not in found:
            found.append((first, second))
    return found


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
