"""Solving puzzles: a solution at once, the provably fewest actions, or the proof that there is none.

Searches over packed states (solver_kernels.py), one after the other: best-first searches, which lean on the puzzle's
guess at what is missing and so find a solution soon, one that leans on its bound and finds a better one, then A*, which
looks for anything shorter and so proves the best. All run in slices: a caller sees progress and may stop them after
any, and the best found so far stands.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

import numba
import numpy as np

from fracas.core.contract import Action, Game, State
from fracas.core.errors import BadOptions, BrokenGame, FracasError, shown
from fracas.core.kernels import Part

from ..core.said import mistakes
from . import solver_kernels
from .solver_kernels import LENGTH_BITS, SLACK_MASK, Control, Status

said = mistakes(__package__)

SLICE = 50_000  # expansions between two looks at clock and keyboard
MEGABYTE = 1 << 20
DEFAULT_MEGABYTES = 2048
FIRST_INDEX = 1 << 16
INDEX_GROWTH = 4
LEAST_STATES = 1000
NO_DATA = np.zeros(1, np.uint8)
NODE_BYTES = 8
ENTRY_BYTES = 8  # meta and parent
INDEX_BYTES = 8
Weights = tuple[int, int]  # of length and bound, in the order in which states are tried
# A first solution: weights of length and guess, which guess, and the states after which the next are tried; where one
# order gets lost, another often does not. The last one goes on to the end.
QUICK: tuple[tuple[Weights, int, int | None], ...] = (
    ((1, 2), 0, 60_000),
    ((1, 5), 0, 80_000),
    ((0, 1), 0, 180_000),
    ((2, 3), 0, 65_000),
    ((0, 1), 1, 75_000),
    ((1, 2), 0, 150_000),
    ((1, 10), 0, 100_000),
    ((1, 5), 0, 250_000),
    ((1, 3), 1, 250_000),
    ((1, 2), 0, None),
)
BOUND = -1  # no guess: in order of the bound
CLOSE: Weights = (2, 3)  # one at most half as long again
PROVING: Weights = (1, 1)
BUCKETS = 1 << 13
MOST_CLOSE = 300_000  # states for the better second solution
MOST_ENTRIES = (1 << 32) - 2  # entries and nodes are kept + 1 in 32 bits


class NotAPuzzle(FracasError):
    """The game cannot be solved: it has no puzzle kernels."""


class NotEnoughMemory(FracasError):
    """The machine does not give as much memory as the search may use."""


class Stop(Exception):
    """Raised by a caller's report: the search ends, and what was found so far is its answer."""


class _TimeIsUp(Exception):
    """The seconds given are over."""


class Verdict(Enum):
    """What a search came to."""

    OPTIMAL = "optimal"  # proven: no solution is shorter
    SOLVED = "solved"  # a solution, perhaps not the shortest
    UNSOLVABLE = "unsolvable"  # proven
    UNKNOWN = "unknown"  # stopped before anything was found


@dataclass(frozen=True)
class Effort:
    """What a search has done so far."""

    expanded: int = 0  # states whose actions were all tried
    stored: int = 0  # different states kept
    generated: int = 0  # states looked at, repetitions included
    seconds: float = 0.0
    bytes: int = 0

    @property
    def states_per_second(self) -> float:
        """Different states a second."""
        return self.stored / self.seconds if self.seconds else 0.0

    def __add__(self, other: Effort) -> Effort:
        return Effort(
            self.expanded + other.expanded,
            self.stored + other.stored,
            self.generated + other.generated,
            self.seconds + other.seconds,
            max(self.bytes, other.bytes),
        )


@dataclass(frozen=True)
class Progress:
    """What a caller is told between slices."""

    effort: Effort
    length: int | None  # of the best solution so far, in counted actions
    at_least: int  # no solution is shorter, in counted actions


@dataclass(frozen=True)
class Answer:
    """What the solver found."""

    verdict: Verdict
    actions: tuple[int, ...]  # empty without a solution; those of the set-up included
    length: int | None  # counted actions: those of the set-up do not count
    at_least: int  # no solution has fewer counted actions
    effort: Effort
    stopped: str = ""  # why the search ended early: a sentence, or nothing

    @property
    def is_proven(self) -> bool:
        """The verdict cannot be bettered by any longer search."""
        return self.verdict in (Verdict.OPTIMAL, Verdict.UNSOLVABLE)


Report = Callable[[Progress], None]


def solve(
    game: Game[Any],
    state: State,
    *,
    optimal: bool = True,
    first_only: bool = False,
    at_most: int | None = None,
    megabytes: int = DEFAULT_MEGABYTES,
    most_states: int | None = None,
    seconds: float | None = None,
    with_data: bool = True,
    report: Report | None = None,
) -> Answer:
    """Solve `state` (one record) of a puzzle: a good solution at once, with `optimal` the provably shortest.

    `first_only` takes the first solution there is, which may be several times as long as need be, or proves that there
    is none.

    With `at_most` only solutions of so many counted actions are looked for: `UNSOLVABLE` then means that there is none.

    `megabytes` bounds the memory of a search, `seconds` its time; when one is reached, the answer says so and gives
    what was found. So it is when `report`, which is called between slices, raises `Stop`; anything else it raises, and
    Ctrl-C, is not caught.
    Without `with_data` the bound goes without what the game looks up for it: slower, and a check on it.
    """
    if seconds is not None and (isinstance(seconds, bool) or not isinstance(seconds, int | float) or not seconds >= 0):
        raise BadOptions(said("seconds-got-must-be-a", seconds=shown(seconds)))
    task = _Task(game, state, megabytes, most_states, seconds, with_data, report)
    if at_most is not None:
        task.limit = min(task.limit, task.free + at_most)
    if state[0].over:
        solved = int(state[0].winner) == 0
        return Answer(Verdict.OPTIMAL if solved else Verdict.UNSOLVABLE, (), 0 if solved else None, 0, Effort())
    return task.run(optimal and not first_only, first_only)


def hint(game: Game[Any], state: State, *, megabytes: int = DEFAULT_MEGABYTES) -> Action | None:
    """The first action of a shortest solution (of any, should memory run out), or None where there is none."""
    answer = solve(game, state, megabytes=megabytes)
    return game.actions[answer.actions[0]] if answer.actions else None


class _Task:
    """One call of `solve`: keeps the best answer while searches run."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        megabytes: int,
        most_states: int | None,
        seconds: float | None,
        with_data: bool,
        report: Report | None,
    ) -> None:
        self.game, self.report, self.seconds = game, report, seconds
        self.began = time.perf_counter()
        self.entry = entry_points(type(game))
        self.start = state.copy()
        self.data = game.bound_data() if with_data else NO_DATA
        self.megabytes, self.most_states = megabytes, most_states
        words = game.packed_words()
        if not 1 <= words <= solver_kernels.MOST_WORDS:
            raise BrokenGame(f"{game.card.id}: `packed_words` gives {words}; allowed: 1 to {solver_kernels.MOST_WORDS}")
        self.capacity = _capacity(megabytes, words)
        if most_states is not None:
            self.capacity = min(self.capacity, most_states)
        self.entry.pack_at(self.start, 0, game.tables, np.zeros(words, np.uint64))  # if it fills more, it is told here
        self.free = int(self.entry.free_at(self.start, 0, game.tables))
        self.limit = self.free + int(self.entry.left_at(self.start, 0, game.tables))
        self.actions: tuple[int, ...] = ()
        self.effort = Effort()
        # Actions every solution has, those of the set-up included.
        self.at_least = int(self.entry.bound_at(self.start, 0, game.tables, self.data))

    def run(self, optimal: bool, first_only: bool) -> Answer:
        """Search as far as wanted; whatever stops it, what was found is the answer."""
        stopped = ""
        verdict: Verdict | None = None
        try:
            verdict = self._first()
            if verdict is Verdict.SOLVED and not first_only:
                # Worth a moment only; whether it gets to its end does not matter.
                verdict = self._search(CLOSE, min(self.capacity, MOST_CLOSE)) or Verdict.SOLVED
            if verdict is Verdict.SOLVED and optimal:
                verdict = self._search(PROVING, self.capacity)
        except _TimeIsUp:
            verdict, stopped = None, f"the {self.seconds:g} seconds are up"
        except Stop:
            verdict, stopped = None, "stopped"
        else:
            stopped = self._full() if verdict is None else ""
        if self._is_shortest():
            verdict, stopped = Verdict.OPTIMAL, ""
        elif verdict is None:
            verdict = Verdict.SOLVED if self.actions else Verdict.UNKNOWN
        length = len(self.actions) - self.free if self.actions else None
        at_least = len(self.actions) if verdict is Verdict.OPTIMAL else self.at_least
        return Answer(verdict, self.actions, length, max(0, at_least - self.free), self.effort, stopped)

    def _is_shortest(self) -> bool:
        """The solution is as short as the bound allows: that is a proof, whatever else was left unsearched."""
        return bool(self.actions) and len(self.actions) <= self.at_least

    def _first(self) -> Verdict | None:
        """A first solution, or the proof that there is none."""
        verdict: Verdict | None = None
        for weights, which, states in QUICK:
            verdict = self._search(weights, min(self.capacity, states or self.capacity), which)
            if verdict is not None or (states is not None and states >= self.capacity):
                break
        return verdict

    def _full(self) -> str:
        if self.capacity in (MOST_ENTRIES, self.most_states):
            return f"a search can hold no more than {self.capacity:,} states"
        return f"the memory of {self.megabytes} MB is full after {self.capacity:,} states: allow more to go on"

    def _search(self, weights: Weights, capacity: int, which: int = BOUND) -> Verdict | None:
        """Run one search to its end, or to its first solution if it proves nothing; None: out of memory."""
        before = self.effort
        search = _Search(self, weights, which, capacity, len(self.actions) if self.actions else self.limit + 1)
        while True:
            status = search.slice()
            self.effort = before + search.effort()
            if status == Status.FOUND:
                self.actions = search.solution()
            if weights == PROVING:
                self.at_least = max(self.at_least, min(search.front(), len(self.actions) or self.limit + 1))
            if self.report is not None:
                length = len(self.actions) - self.free if self.actions else None
                self.report(Progress(self.effort, length, max(0, self.at_least - self.free)))
            if self._is_shortest():
                return Verdict.OPTIMAL
            if status == Status.FOUND and weights != PROVING:
                return Verdict.SOLVED
            if status == Status.EXHAUSTED:
                return Verdict.OPTIMAL if self.actions else Verdict.UNSOLVABLE
            if status == Status.FULL:
                return None
            if status == Status.GROW and not search.grow():
                return None
            if self.seconds is not None and time.perf_counter() - self.began >= self.seconds:
                raise _TimeIsUp


class _Search:
    """The arrays of one best-first search, and the calls on them."""

    def __init__(self, task: _Task, weights: Weights, which: int, capacity: int, best: int) -> None:
        self._task, self._weights, self._which = task, weights, which
        self._began = time.perf_counter()
        game = task.game
        self._states = np.zeros(game.card.most_legal + 1, game.state)
        self._states[0] = task.start[0]
        # The system gives memory when it is written to: reserving for the most entries costs nothing.
        try:
            self._keys = np.empty((capacity, game.packed_words()), np.uint64)
            self._meta = np.empty(capacity, np.uint32)
            self._parents = np.empty(capacity, np.uint32)
            self._nodes = np.empty((capacity, 2), np.uint32)
        except MemoryError:
            raise NotEnoughMemory(said("this-machine-does-not-have", megabytes=f"{task.megabytes:,}")) from None
        self._index = np.zeros(FIRST_INDEX, np.uint64)
        self._heads = np.zeros(BUCKETS, np.uint32)
        self._control = np.zeros(len(Control), np.int64)
        self._control[Control.BEST] = best

    def slice(self) -> int:
        """Expand a slice of entries; a Status."""
        return int(
            self._task.entry.search_slice(
                self._states,
                self._task.game.tables,
                self._task.data,
                self._keys,
                self._meta,
                self._parents,
                self._index,
                self._heads,
                self._nodes,
                self._control,
                SLICE,
                *self._weights,
                self._which,
            )
        )

    def grow(self) -> bool:
        """A larger index, but never larger than the last entry will need; False if there is no memory for it."""
        size = min(self._index.size * INDEX_GROWTH, _index_size(len(self._keys)))
        try:
            self._index = np.zeros(size, np.uint64)
        except MemoryError:
            return False
        self._task.entry.grow_index(self._keys, int(self._control[Control.ENTRIES]), self._index)
        return True

    def effort(self) -> Effort:
        """What this search has done."""
        entries, nodes = int(self._control[Control.ENTRIES]), int(self._control[Control.NODES])
        used = entries * (self._keys.itemsize * self._keys.shape[1] + ENTRY_BYTES) + nodes * NODE_BYTES
        return Effort(
            int(self._control[Control.EXPANDED]),
            entries,
            int(self._control[Control.GENERATED]),
            time.perf_counter() - self._began,
            used + self._index.nbytes,
        )

    def front(self) -> int:
        """A* only: every solution still to be found has at least so many actions."""
        return int(self._control[Control.LOWEST])

    def solution(self) -> tuple[int, ...]:
        """The actions from the start to the best solution found."""
        chain = [int(self._control[Control.GOAL]) - 1]
        while chain[-1] != 0:
            chain.append(int(self._parents[chain[-1]]))
        chain.reverse()
        return self._replay(chain)

    def _replay(self, chain: list[int]) -> tuple[int, ...]:
        """Entries are classes of states: play, from the real start, what leads from each class into the next."""
        game, entry = self._task.game, self._task.entry
        states = np.zeros(2, game.state)
        states[0] = self._task.start[0]
        out = game.engine.legal_room()
        words = np.zeros(game.packed_words(), np.uint64)
        stream = np.zeros(4, np.uint64)
        played: list[int] = []
        for aim in [*chain[1:], None]:
            for action in out[: game.engine.legal_at(states, 0, game.tables, out)].copy():
                states[1] = states[0]
                game.engine.apply_at(states, 1, game.tables, int(action), stream)
                if aim is None:
                    fits = bool(states[1].over) and int(states[1].winner) == 0
                elif states[1].over:
                    continue
                else:
                    spent = entry.pack_at(states, 1, game.tables, words)
                    wanted = int((self._meta[aim] >> LENGTH_BITS) & SLACK_MASK)
                    fits = spent == wanted and bool((words == self._keys[aim]).all())
                if fits:
                    played.append(int(action))
                    states[0] = states[1]
                    break
            else:
                raise AssertionError("a step of the solution found cannot be played: pack and the rules disagree")
        return tuple(played)


def _index_size(entries: int) -> int:
    """The least power of two that is not too full with so many entries."""
    return 1 << int(entries / solver_kernels.FULLEST).bit_length()


def _capacity(megabytes: int, words: int) -> int:
    """How many entries fit, the index at its least full and a node for each entry included."""
    entry = 8 * words + ENTRY_BYTES + NODE_BYTES + round(2 * INDEX_BYTES / solver_kernels.FULLEST)
    return min(max(LEAST_STATES, megabytes * MEGABYTE // entry), MOST_ENTRIES)


class EntryPoints:
    """The solver's compiled functions for one game, each bound when first used."""

    def __init__(self, game: type[Game[Any]]) -> None:
        if game.puzzle is None:
            raise NotAPuzzle(said("is-not-a-puzzle-only", name=game.card.name))
        self._game = game
        i = numba.int64
        states, tables = numba.from_dtype(game.state)[::1], numba.from_dtype(game.tables_type)[::1]
        words, halves, data = numba.uint64[:, ::1], numba.uint32[::1], numba.uint8[::1]
        word, ints = numba.uint64[::1], i[::1]
        self._signatures: dict[str, Any] = {
            "pack_at": i(states, i, tables, word),
            "unpack_at": numba.void(states, i, tables, word, i),
            "bound_at": i(states, i, tables, data),
            "guess_at": i(states, i, tables, data, i),
            "branches_at": i(states, i, tables, ints),
            "left_at": i(states, i, tables),
            "free_at": i(states, i, tables),
            "search_slice": i(
                states, tables, data, words, halves, halves, word, halves, numba.uint32[:, ::1], ints, i, i, i, i
            ),
            "grow_index": numba.void(words, i, word),
        }

    def names(self) -> list[str]:
        """All of them; touching one compiles or loads it."""
        return list(self._signatures)

    def parts(self) -> dict[str, Part]:
        """The same, not yet compiled."""
        return {name: self._part(name) for name in self._signatures}

    def _part(self, name: str) -> Part:
        return self._game.engine.part(getattr(solver_kernels, name), self._signatures[name])

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_") or name not in self._signatures:
            raise AttributeError(name)
        bound = self._part(name).bind()
        setattr(self, name, bound)
        return bound


@cache
def entry_points(game: type[Game[Any]]) -> EntryPoints:
    """The solver's compiled functions for a game, or `NotAPuzzle`."""
    return EntryPoints(game)
