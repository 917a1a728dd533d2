"""Games in rows, with the buffers that compiled code fills: what every form of environment is made of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.contract import State
from fracas.core.entry import SPARE
from fracas.core.errors import BadOptions, shown

from .helpers import Crew, Task
from .kernels import DEAL, LEAVE, STEP, bound
from .setting import Setting
from .streams import CHOICE, STREAMS, WORDS, streams_of

Which = npt.NDArray[np.bool_]
Flags = npt.NDArray[np.uint8]
Sparse = tuple[npt.NDArray[np.int32], npt.NDArray[np.float32], npt.NDArray[np.int32]]  # ids, values, how many
MOST_ROWS, MOST_THREADS = 1 << 20, 256
_KEPT = (
    *("states", "streams", "actions", "seats", "learners", "masks", "choices", "counts"),
    *("rewards", "gains", "over", "illegal", "todo"),
)
NO_ACTION = -1
SMALL_SHARE = 0.2  # of the rows lies in small ranges


class Rows:
    """Games of one setting. Every array is made once and filled again by each call."""

    def __init__(self, setting: Setting, count: int, threads: int = 1, *, is_packed: bool = False) -> None:
        check_count("num_envs", count, MOST_ROWS)
        check_count("threads", threads, MOST_THREADS)
        game = setting.game
        self.setting, self.game, self.count = setting, game, count
        self._made = (setting, count, threads, is_packed)
        actions, players = game.card.actions, len(game.card.seats)
        self.states: State = np.zeros(count, game.state)
        self.streams = np.zeros((count, STREAMS, WORDS), np.uint64)
        self.actions = np.zeros(count, np.int64)
        self.seats = np.zeros(count, np.int64)  # for whom mask and observation are
        self.learners = np.zeros(count, np.int64)
        self.masks = np.zeros((count, (actions + 7) // 8 if is_packed else actions), np.uint8)
        self.choices = np.zeros((count, game.card.most_legal), np.int32)  # the legal ids, ascending
        self.counts = np.zeros(count, np.int64)  # how many
        self.rewards = np.zeros((count, players))  # of every seat
        self.gains = np.zeros(count)  # of the learner, or of who has just acted
        self.over = np.zeros(count, np.bool_)
        self.illegal = np.zeros(count, np.bool_)
        self.todo = np.zeros(count, np.uint8)
        self._everything = np.ones(count, np.uint8)
        threads = min(threads, count)
        self.ranges = _ranges(count, threads)
        self._crew = Crew(threads - 1)
        self._floats: dict[int, npt.NDArray[np.float32]] = {}  # by range: a row of numbers on their way to bytes
        self._kernels: dict[str, Callable[..., None]] = {"advance": bound(type(game), "advance")}
        flags = (setting.kernel_opponent, setting.seat, int(is_packed), int(game.has_secrets), setting.carelessness)
        self._advancing = [
            (
                *(self.states, game.tables, self.streams, self.todo, self.actions, self.learners, self.seats),
                *(self.masks, self.choices, self.counts, self.rewards, self.gains),
                *(self.over.view(np.uint8), self.illegal.view(np.uint8)),
                *(np.zeros(2, game.state), game.engine.legal_room(), *rows, *flags),
            )
            for rows in self.ranges
        ]

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled and copied: how it was made, and what the arrays hold. Kernels and threads are had anew."""
        return {"made": self._made, **{name: getattr(self, name) for name in _KEPT}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        setting, count, threads, is_packed = kept["made"]
        Rows.__init__(self, setting, count, threads, is_packed=is_packed)
        for name in _KEPT:
            getattr(self, name)[:] = kept[name]

    # Playing -------------------------------------------------------------------------------------------------

    def seed(self, seeds: Sequence[int], which: Which | None = None) -> None:
        """Give rows the streams of these seeds, one for each of them (of those asked for)."""
        self._crew.settle()
        self.streams[slice(None) if which is None else which] = streams_of(seeds)

    def deal(self, which: Which | None = None) -> None:
        """Begin new games, in all rows or in those asked for."""
        self._crew.settle()
        self.todo[:] = DEAL if which is None else np.where(which, DEAL, LEAVE)
        self.run(self.advance)

    def play(self, action: int) -> None:
        """Play an action in the only row; any number that is none loses."""
        self.actions[0], self.todo[0] = action if 0 <= action < self.game.card.actions else NO_ACTION, STEP
        self.advance(0)

    def run(self, *tasks: Task) -> None:
        """Do tasks one after another on every range of rows, the threads each taking the next range."""
        if len(self.ranges) == 1:
            for task in tasks:
                task(0)
        else:
            self._crew.run(tasks, list(range(len(self.ranges))))

    def advance(self, number: int) -> None:
        """Do what `todo` says with the rows of a range."""
        self._kernels["advance"](*self._advancing[number])

    def draw(self, stream: npt.NDArray[np.uint64], actions: npt.NDArray[np.int64]) -> None:
        """Any legal action for each row into `actions`; 0 where the game is over."""
        self._kernel("draw_rows")(self.choices, self.counts, stream, actions)

    def choice_stream(self, row: int = 0) -> npt.NDArray[np.uint64]:
        """The generator of a row's choices, for an opponent that plays from outside."""
        found: npt.NDArray[np.uint64] = self.streams[row, CHOICE]
        return found

    def close(self) -> None:
        """Let the threads go."""
        self._crew.close()

    # Looking -------------------------------------------------------------------------------------------------

    def look(self, number: int, out: npt.NDArray[np.float32], wanted: Flags | None = None) -> None:
        """Dense observations of a range's rows (or of those wanted) into `out`, made by `dense_room`."""
        self._kernel("observe_rows")(*self._looked(wanted), out, *self.ranges[number])

    def look_whole(self, number: int, out: npt.NDArray[np.int8], wanted: Flags | None = None) -> None:
        """The same as whole numbers."""
        if number not in self._floats:
            self._floats[number] = np.zeros(out.shape[1] + SPARE, np.float32)
        self._kernel("observe_rows_whole")(*self._looked(wanted), out, self._floats[number], *self.ranges[number])

    def look_sparse(self, number: int, out: Sparse, wanted: Flags | None = None) -> None:
        """The same without the zeros."""
        self._kernel("features_of_rows")(*self._looked(wanted), *out, *self.ranges[number])

    def _looked(self, wanted: Flags | None) -> tuple[State, npt.NDArray[Any], npt.NDArray[np.int64], Flags]:
        return self.states, self.game.tables, self.seats, self._everything if wanted is None else wanted

    def _kernel(self, name: str) -> Callable[..., None]:
        if name not in self._kernels:
            self._kernels[name] = bound(type(self.game), name)
        return self._kernels[name]


def _ranges(count: int, threads: int) -> list[tuple[int, int]]:
    """Rows that are taken together: a large range for every thread, and small ones, first in the list and taken last.

    Whoever has done with a large one takes a small one: a thread that began late, or is slower, keeps nobody waiting.
    """
    if threads == 1:
        return [(0, count)]
    shares = [*np.linspace(0, SMALL_SHARE, threads, endpoint=False), *np.linspace(SMALL_SHARE, 1, threads + 1)]
    return list(pairwise(sorted({round(share * count) for share in shares})))


def dense_room(count: int, size: int) -> npt.NDArray[np.float32]:
    """Rows for dense observations, with room behind the last for a kernel that writes too much."""
    room: npt.NDArray[np.float32] = np.zeros(count * size + SPARE, np.float32)[: count * size].reshape(count, size)
    return room


def check_count(what: str, given: object, most: int) -> int:
    """A number of things, or a sentence."""
    if isinstance(given, bool) or not isinstance(given, int | np.integer) or not 1 <= given <= most:
        raise BadOptions(f"{what}: got {shown(given)}; allowed: whole numbers from 1 to {most}")
    return int(given)
