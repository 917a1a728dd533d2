"""Players against each other: paired games (one deal, sides swapped), in parallel."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass

from fracas.core import registry
from fracas.core.match import Match
from fracas.search.bot import player

from .journal import Journal, player_key
from .ratings import Standing


@dataclass(frozen=True)
class PairResult:
    """One deal played twice, sides swapped."""

    first: str
    second: str
    scores: tuple[float, float]  # of `first`, in the two games: 1, 0.5 or 0


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
    journal = journal or Journal(None)
    who = {name: player_key(game_id, name) for pairing in pairings for name in pairing}
    standings = {pairing: Standing(*pairing) for pairing in pairings}
    results: dict[tuple[str, str], dict[int, float]] = {pairing: {} for pairing in pairings}
    with _pool(workers) as pool:
        waiting: dict[Future[PairResult], tuple[int, str]] = {}
        for index, (first, second) in itertools.product(range(pairs), pairings):
            variant = variants[index % len(variants)]
            key = f"{who[first]} | {who[second]} | {variant} | {seed} {index}"
            known = journal.find(key)
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
            journal.add(key, result.scores)
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
