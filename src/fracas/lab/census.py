"""How a variant's games end: endings, winners, the starter's chances and lengths over many games, every state audited.

Games are played in fixed chunks, each from a random stream of its own, so the counts depend on the seed alone and not
on how many threads shared the work (the kernels run without Python's lock).
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from fracas.core import registry, rng
from fracas.core.contract import Game, ending_name

Players = Literal["random", "suggest"]

CHUNK_GAMES = 1000
NORMAL_95 = 1.959964  # standard deviations that hold 95 % of a normal distribution
NOBODY = "nobody"
KERNEL_FAULTS = {  # what `audited_games` reports besides the game's own invariants
    -1: "LEGAL_LIST_NOT_ASCENDING",
    -2: "SUGGESTED_ACTION_NOT_LEGAL",
    -3: "RESULT_OUT_OF_RANGE",
}
_APART = 256  # bytes around each thread's arrays: threads writing to one cache line cost each other 40 %


class BrokenInvariant(RuntimeError):
    """A game reached a state that its own audit rejects: a fault of the rules."""

    def __init__(self, game: str, variant: str, invariant: str, number: int, ply: int, seed: rng.Seed) -> None:
        self.game, self.variant, self.invariant, self.number, self.ply = game, variant, invariant, number, ply
        super().__init__(
            f"{game} {variant}: {invariant} is broken in game {number} after {ply} actions (seed {seed!r})"
        )


@dataclass(frozen=True)
class Census:
    """The counts of one variant."""

    game: str
    variant: str
    players: Players
    seed: str
    games: int
    actions: int
    longest: int
    endings: Mapping[str, int]  # games by ending
    winners: Mapping[str, int]  # games by the winner's seat; `nobody`: draws, or a solo game's losses
    starter_wins: int  # games won by the seat that acted first

    @property
    def mean_length(self) -> float:
        """Actions a game."""
        return self.actions / self.games

    @property
    def ending_shares(self) -> dict[str, float]:
        """The share of each ending."""
        return {name: count / self.games for name, count in self.endings.items()}

    @property
    def winner_shares(self) -> dict[str, float]:
        """The share of games each seat won."""
        return {name: count / self.games for name, count in self.winners.items()}

    @property
    def starter_rate(self) -> float:
        """The share of all games that the starter won."""
        return self.starter_wins / self.games

    @property
    def starter_interval(self) -> tuple[float, float]:
        """Where the starter's true rate lies, with 95 % confidence."""
        return wilson(self.starter_wins, self.games)


def wilson(wins: float, games: int, deviations: float = NORMAL_95) -> tuple[float, float]:
    """Wilson's score interval for a share: sound near 0 and 1 and for few games, unlike the textbook one."""
    square = deviations * deviations
    share = wins / games
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = deviations * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def take_census(
    game_id: str,
    variant: str = "default",
    games: int = 10_000,
    players: Players = "random",
    seed: rng.Seed = 1,
    threads: int | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Census:
    """Play a variant's games and count; `BrokenInvariant` if a state fails the audit.

    `progress` is told the number of games of every finished chunk. Without `threads`, there is one for each processor.
    """
    if games < 1:
        raise ValueError(f"a census needs at least one game, not {games}")
    found = registry.find(game_id)
    game = found.with_options(found.variants()[variant])
    count = _count(game, variant, games, players == "suggest", seed, threads or os.cpu_count() or 1, progress)
    seats = game.card.seats
    return Census(
        game=game_id,
        variant=variant,
        players=players,
        seed=str(seed),
        games=games,
        actions=int(count.lengths[0]),
        longest=int(count.lengths[1]),
        endings={ending_name(ending): int(count.results[ending].sum()) for ending in game.endings if ending},
        winners={name: int(count.results[:, i].sum()) for i, name in enumerate((NOBODY, *seats))},
        starter_wins=sum(int(count.results[:, seat + 1, seat].sum()) for seat in range(len(seats))),
    )


class _Count(NamedTuple):
    """What `audited_games` counts; see there."""

    results: npt.NDArray[np.int64]
    lengths: npt.NDArray[np.int64]
    fault: npt.NDArray[np.int64]


def _count(
    game: Game[Any],
    variant: str,
    games: int,
    is_sensible: bool,
    seed: rng.Seed,
    threads: int,
    progress: Callable[[int], None],
) -> _Count:
    """The chunks' counts, added up in their order, so that the first fault named is always the same."""
    play = game.engine.audited_games  # compiled or loaded here, once, before the threads start
    desks: SimpleQueue[_Desk] = SimpleQueue()
    for _ in range(threads):
        desks.put(_Desk(game))

    def play_chunk(chunk: int) -> _Count:
        desk = desks.get()
        try:
            size = _chunk_size(chunk, games)
            return desk.play(play, rng.stream(f"{seed}/{game.card.id}/{variant}", chunk), size, is_sensible)
        finally:
            desks.put(desk)

    total = _Desk(game).blank_count()
    with ThreadPoolExecutor(threads) as pool:
        for chunk, count in enumerate(pool.map(play_chunk, range(-(-games // CHUNK_GAMES)))):
            if count.fault[0]:
                pool.shutdown(cancel_futures=True)
                number, in_chunk, ply = (int(value) for value in count.fault)
                name = KERNEL_FAULTS.get(number) or game.invariants(number).name
                raise BrokenInvariant(game.card.id, variant, name, chunk * CHUNK_GAMES + in_chunk, ply, seed)
            total.results[:] += count.results
            total.lengths[0] += count.lengths[0]
            total.lengths[1] = max(total.lengths[1], count.lengths[1])
            progress(_chunk_size(chunk, games))
    return total


def _chunk_size(chunk: int, games: int) -> int:
    return min(CHUNK_GAMES, games - chunk * CHUNK_GAMES)


class _Desk:
    """What one thread plays on."""

    def __init__(self, game: Game[Any]) -> None:
        self._tables = game.tables  # only read
        self._states = _apart((2,), game.state)
        self._legal = _apart(game.engine.legal_room().shape, np.dtype(np.int64))
        self._rng = _apart((4,), np.dtype(np.uint64))
        seats = len(game.card.seats)
        self._shape = (max(game.endings) + 1, seats + 1, seats)

    def blank_count(self) -> _Count:
        ints = np.dtype(np.int64)
        return _Count(_apart(self._shape, ints), _apart((2,), ints), _apart((3,), ints))

    def play(self, loop: Callable[..., int], stream: rng.Rng, games: int, is_sensible: bool) -> _Count:
        self._rng[:] = stream
        count = self.blank_count()
        loop(self._states, self._tables, self._rng, self._legal, games, int(is_sensible), *count)
        return count


def _apart(shape: tuple[int, ...], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    """Zeros with nobody else's data near them."""
    size = math.prod(shape) * dtype.itemsize
    space = np.zeros(size + 2 * _APART, np.uint8)
    return space[_APART : _APART + size].view(dtype).reshape(shape)
