"""How fast a game runs: random playouts from its compiled loop, its sizes, its compile and start times.

Speeds are taken as a race: all entrants are prepared first, then every round times each of them once, so that a busy
moment of the machine falls on all alike. Two entrants are compared round by round (`times_faster`): a ratio of their
best rounds would be decided by who happened to catch a quiet moment.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np
from pydantic_core import to_jsonable_python

from fracas.core import registry, rng
from fracas.core.contract import Game

ROUND_SECONDS = 0.3  # long against the clock and a scheduler's slice, short enough for many rounds
ROUNDS = 5
CALM = 0.85  # a quiet machine gave a median round of 0.98 of the best
START_REPETITIONS = 3
MOST_GAMES = 1 << 30  # a limit for the search of a round's size, never met by a game that plays moves

_COMPILE = """
import sys, time
from fracas.core import registry
engine = registry.find(sys.argv[1]).engine
start = time.perf_counter()
for _ in engine.compile_all():
    pass
print(time.perf_counter() - start, flush=True)
"""
_START = """
import json, sys
import fracas
fracas.new(sys.argv[1], seed=1, **json.loads(sys.argv[2])).legal()
print("ready", flush=True)
"""


@dataclass(frozen=True)
class Played:
    """What one run of a playout loop did."""

    games: float  # both whole numbers wherever the loop counts them itself
    moves: float


class Runner(Protocol):
    """Something that plays random games as fast as it can."""

    def play(self, games: int) -> Played:
        """Play about that many games, at least one."""


@dataclass(frozen=True)
class Rate:
    """Something per second, over several rounds."""

    best: float
    median: float


@dataclass(frozen=True)
class Seconds:
    """A duration, over several repetitions."""

    best: float
    median: float


@dataclass(frozen=True)
class Speed:
    """How fast random games are played."""

    moves_per_second: Rate
    games_per_second: Rate
    mean_length: float  # moves a game
    rounds: tuple[float, ...]  # moves per second of each round, in order
    processor_share: float  # processor time by elapsed time: 1 for one undisturbed thread, more for several

    @property
    def is_calm(self) -> bool:
        """Whether a single thread had a processor to itself, in the usual round as in the best one."""
        is_even = self.moves_per_second.median >= CALM * self.moves_per_second.best
        return is_even and self.processor_share >= CALM


@dataclass(frozen=True)
class Unmeasured:
    """Why there is no figure."""

    reason: str


@dataclass(frozen=True)
class StartTimes:
    """What it costs to have a game ready."""

    cold_compile: float | Unmeasured  # seconds to compile every entry point, nothing being on disk
    warm_starts: Mapping[str, Seconds | Unmeasured]  # by variant: a new process to its first legal list, all on disk


@dataclass(frozen=True)
class VariantMeasure:
    """One variant's figures."""

    variant: str
    speed: Speed | Unmeasured
    warm_start: Seconds | Unmeasured


@dataclass(frozen=True)
class GameMeasure:
    """One game's figures; sizes and compile time are the same for all its variants."""

    game: str
    state_bytes: int
    tables_bytes: int
    actions: int
    cold_compile: float | Unmeasured
    variants: tuple[VariantMeasure, ...]


class MeasureFailed(RuntimeError):
    """A process started for a measurement did not finish its work."""


class RandomPlayouts:
    """A game's compiled loop of uniformly random games, with the buffers it plays in."""

    def __init__(self, game: Game[Any], seed: rng.Seed = 1) -> None:
        self._tables = game.tables
        self._loop = game.engine.random_games
        self._states = np.zeros(2, game.state)
        self._legal = game.engine.legal_room()
        self._rng = rng.stream(seed, rng.SETUP_PLY)

    def play(self, games: int) -> Played:
        """Play exactly that many games."""
        return Played(games, self._loop(self._states, self._tables, self._rng, self._legal, games))


def race(
    entrants: Mapping[str, Callable[[], Runner]],
    seconds: float = ROUND_SECONDS,
    rounds: int = ROUNDS,
    progress: Callable[[str], None] = lambda name: None,
) -> dict[str, Speed | Unmeasured]:
    """Time all entrants, round by round. One that cannot be prepared or breaks down leaves the race with its reason.

    `progress` is called before each piece of work with the entrant's name: once to prepare it, once a round.
    """
    ready: dict[str, tuple[Runner, int]] = {}
    found: dict[str, Speed | Unmeasured] = {}
    times: dict[str, list[_Timing]] = {}
    for name, prepare in entrants.items():
        progress(name)
        try:
            runner = prepare()
            ready[name] = runner, games_in(runner, seconds)
        except Exception as error:  # whatever goes wrong in a stranger's code is a line of the report
            found[name] = Unmeasured(explain(error))
    for _ in range(rounds):
        for name, (runner, games) in list(ready.items()):
            progress(name)
            try:
                times.setdefault(name, []).append(_timed(runner, games))
            except Exception as error:  # as above
                found[name] = Unmeasured(explain(error))
                del ready[name]
    for name in ready:
        found[name] = _speed(times[name])
    return {name: found[name] for name in entrants}


def games_in(runner: Runner, seconds: float) -> int:
    """How many games fill that time, found by doubling; the first run, which may compile, is not counted."""
    runner.play(1)
    games = 1
    while games < MOST_GAMES:
        timing = _timed(runner, games)
        if timing.elapsed >= seconds / 2:
            return max(1, round(timing.played.games * seconds / timing.elapsed))
        games = max(games * 2, round(timing.played.games))
    return games


class _Timing(NamedTuple):
    """One round of one entrant."""

    played: Played
    elapsed: float
    processor: float


def _timed(runner: Runner, games: int) -> _Timing:
    start, start_processor = time.perf_counter(), time.process_time()
    played = runner.play(games)
    return _Timing(played, time.perf_counter() - start, time.process_time() - start_processor)


def _speed(times: list[_Timing]) -> Speed:
    moves = [timing.played.moves / timing.elapsed for timing in times]
    games = [timing.played.games / timing.elapsed for timing in times]
    return Speed(
        moves_per_second=Rate(max(moves), statistics.median(moves)),
        games_per_second=Rate(max(games), statistics.median(games)),
        mean_length=sum(timing.played.moves for timing in times) / sum(timing.played.games for timing in times),
        rounds=tuple(moves),
        processor_share=sum(timing.processor for timing in times) / sum(timing.elapsed for timing in times),
    )


def times_faster(one: Speed, other: Speed) -> float:
    """The usual ratio of two entrants' moves per second in the same round of one race."""
    return statistics.median(a / b for a, b in zip(one.rounds, other.rounds, strict=True))


def explain(error: Exception) -> str:
    """An error as one short line for a report."""
    if isinstance(error, ModuleNotFoundError):
        return f"not installed ({error.name})"
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def start_times(
    game_id: str,
    variants: Mapping[str, Mapping[str, Any]],
    repetitions: int = START_REPETITIONS,
    progress: Callable[[str], None] = lambda what: None,
) -> StartTimes:
    """Compile the game in a process with an empty cache, then start fresh processes on the cache it filled."""
    with tempfile.TemporaryDirectory() as folder:
        progress("cold compile")
        try:
            cold = float(_Child(_COMPILE, folder, game_id).first_line)
        except MeasureFailed as error:
            return StartTimes(Unmeasured(str(error)), dict.fromkeys(variants, Unmeasured(str(error))))
        warm: dict[str, Seconds | Unmeasured] = {}
        for name, options in variants.items():
            progress(name)
            given = json.dumps(to_jsonable_python(dict(options)))
            try:
                warm[name] = _seconds([_Child(_START, folder, game_id, given).took for _ in range(repetitions)])
            except MeasureFailed as error:
                warm[name] = Unmeasured(str(error))
    return StartTimes(cold, warm)


class _Child:
    """A Python process run to its end, and when its first line came: leaving the interpreter is not counted."""

    def __init__(self, code: str, cache: str, *arguments: str) -> None:
        with tempfile.TemporaryFile("w+", encoding="utf-8") as complaints:
            start = time.perf_counter()
            with subprocess.Popen(
                [sys.executable, "-c", code, *arguments],
                env=os.environ | {"NUMBA_CACHE_DIR": cache},
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
            ) as process:
                assert process.stdout is not None
                self.first_line = process.stdout.readline().strip()
                self.took = time.perf_counter() - start
            if process.returncode != 0 or not self.first_line:
                complaints.seek(0)
                last = complaints.read().strip().splitlines()[-1:] or [f"exit code {process.returncode}"]
                raise MeasureFailed(f"a process for {arguments[0]!r} failed: {last[0]}")


def _seconds(taken: list[float]) -> Seconds:
    return Seconds(min(taken), statistics.median(taken))


def measure(
    game_id: str,
    seconds: float = ROUND_SECONDS,
    rounds: int = ROUNDS,
    start_repetitions: int = START_REPETITIONS,
    progress: Callable[[str], None] = lambda what: None,
) -> GameMeasure:
    """All figures of a registered game, over its variants."""
    game = registry.find(game_id)
    variants = game.variants()
    speeds = race({name: playouts_of(game_id, name) for name in variants}, seconds, rounds, progress)
    starts = start_times(game_id, variants, start_repetitions, progress)
    return put_together(game, speeds, starts)


def playouts_of(game_id: str, variant: str) -> Callable[[], Runner]:
    """An entrant for `race`: a variant's random playouts, loaded when the race prepares it."""

    def prepare() -> Runner:
        game = registry.find(game_id)
        return RandomPlayouts(game.with_options(game.variants()[variant]))

    return prepare


def put_together(game: type[Game[Any]], speeds: Mapping[str, Speed | Unmeasured], starts: StartTimes) -> GameMeasure:
    """One game's figures from a race of its variants and its start times."""
    return GameMeasure(
        game=game.card.id,
        state_bytes=game.state.itemsize,
        tables_bytes=game.tables_type.itemsize,
        actions=game.card.actions,
        cold_compile=starts.cold_compile,
        variants=tuple(VariantMeasure(name, speed, starts.warm_starts[name]) for name, speed in speeds.items()),
    )
