"""Players against each other: paired games (one deal, sides swapped), in parallel."""

from __future__ import annotations

import itertools
import multiprocessing
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from fracas.core import registry
from fracas.core.match import Match
from fracas.core.processes import deaf_children
from fracas.outside.child import new_mark, sweep
from fracas.outside.faults import say
from fracas.outside.limits import Pace
from fracas.outside.referee import play_out
from fracas.outside.roster import make_player

from .journal import Journal, Kept, player_key
from .ratings import Standing


@dataclass(frozen=True)
class Box:
    """What is played: a game with options chosen, under a name for the journal."""

    game_id: str
    name: str
    options: Mapping[str, Any]


@dataclass(frozen=True)
class PairResult:
    """One deal played twice, sides swapped."""

    first: str
    second: str
    kept: Kept


def variants_of(game_id: str) -> list[Box]:
    """A game's named option sets."""
    return [Box(game_id, name, options) for name, options in registry.find(game_id).variants().items()]


def play_pair(box: Box, first: str, second: str, seed: str, pace: Pace, mark: str | None = None) -> PairResult:
    """Play one deal twice, `first` in seat 0 and then in seat 1. Whoever does wrong loses that game, and it is told."""
    kind = registry.find(box.game_id)
    game = kind.with_options(box.options)
    players = (
        make_player(kind, first, f"{seed} a", pace, mark=mark),
        make_player(kind, second, f"{seed} b", pace, mark=mark),
    )
    scores, faults = [], []
    try:
        for seat in (0, 1):
            match = Match.new(game, seed)
            lost = play_out(match, players if seat == 0 else players[::-1])
            winner = 1 - lost.seat if lost is not None else match.outcome.winner if match.outcome is not None else None
            scores.append(0.5 if winner is None else float(winner == seat))
            if lost is not None:
                who = first if lost.seat == seat else second
                faults.append((who, lost.fault.ending, say(lost.fault)))
    finally:
        for player in players:
            player.close()
    return PairResult(first, second, Kept((scores[0], scores[1]), tuple(faults)))


@dataclass(frozen=True)
class Tournament:
    """What a tournament came to."""

    standings: list[Standing]
    faults: list[tuple[str, str, str]]  # in no order that matters: who, by which ending, the sentence


def tournament(
    boxes: Sequence[Box],
    pairings: Sequence[tuple[str, str]],
    pairs: int,
    seed: str = "arena",
    workers: int | None = None,
    progress: Callable[[int], None] = lambda pairs_done: None,
    journal: Journal | None = None,
    pace: Pace | None = None,
) -> Tournament:
    """Play every pairing `pairs` times over all boxes in turn; what our own players do depends on the seed alone.

    With a `journal` pairs played before are taken from there, and every new one is written down at once.
    """
    journal, pace, mark = journal or Journal(None), pace or Pace(), new_mark()
    who = {name: player_key(boxes[0].game_id, name) for pairing in pairings for name in pairing}
    standings = {pairing: Standing(*pairing) for pairing in pairings}
    results: dict[tuple[str, str], dict[int, Kept]] = {pairing: {} for pairing in pairings}
    try:
        with _pool(workers) as pool:
            waiting: dict[Future[PairResult], tuple[int, str]] = {}
            for index, (first, second) in itertools.product(range(pairs), pairings):
                box = boxes[index % len(boxes)]
                key = f"{who[first]} | {who[second]} | {box.name} | {seed} {index}"
                known = journal.find(key)
                if known is None:
                    with deaf_children():
                        future = pool.submit(play_pair, box, first, second, f"{seed} {index}", pace, mark)
                    waiting[future] = index, key
                else:
                    results[first, second][index] = known
                    progress(1)
            for done in as_completed(waiting):
                result = done.result()
                index, key = waiting[done]
                journal.add(key, result.kept)
                results[result.first, result.second][index] = result.kept
                progress(1)
    finally:
        sweep(mark)  # a worker that was ended could not look after the programs it had started
    for pairing, standing in standings.items():
        standing.pairs = [sum(results[pairing][index].scores) / 2 for index in range(pairs)]
    faults = [fault for found in results.values() for kept in found.values() for fault in kept.faults]
    return Tournament(list(standings.values()), faults)


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


def round_robin(players: Sequence[str]) -> list[tuple[str, str]]:
    """Everybody against everybody."""
    return [(high, low) for low, high in itertools.combinations(players, 2)]


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
