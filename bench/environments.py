"""Environments: batches of games with observation and mask at every step, and one game stepped from Python."""

from __future__ import annotations

import contextlib
import io
import random
import re
from collections.abc import Callable
from functools import cache

import numpy as np

from fracas.core import registry
from fracas.envs.episode import Episode
from fracas.envs.vector_env import FracasVectorEnv
from fracas.lab.measure import Played, RandomPlayouts, Runner

from .contenders import OPEN_SPIEL_PYTHON, PETTING_ZOO, PGX, C
from .peers.c_loop import CLoop
from .peers.env_pool import EnvPool
from .peers.open_spiel import OpenSpielPython
from .peers.petting_zoo import PettingZoo
from .peers.pgx_batch import BATCH, PgxBatch

SEED = 1
PLAIN = "connect-four"  # the game that the others have, too
HEAVY = "toy-battle"
THREADS = 2
LENGTH_SAMPLE = 5_000  # games; the mean length is then known to 2 %
ENV_POOL = f"EnvPool, batch of {BATCH:,}"
EPISODE = "Fracas, one game from Python"
AEC = "Fracas, PettingZoo's form"


@cache
def mean_length(game_id: str) -> float:
    """Moves of a random game, from games played to their end."""
    game = registry.find(game_id)
    return RandomPlayouts(game.with_options({})).play(LENGTH_SAMPLE).moves / LENGTH_SAMPLE


def batch_of(game_id: str, threads: int = 1) -> str:
    """The name of a contender."""
    return f"{game_id}, batch of {BATCH:,}" + (f", {threads} threads" if threads > 1 else "")


class Batch:
    """A vector environment in which everybody plays at random: actions drawn from the masks, arrays in and out.

    Its moves are counted. How many games they are is told by the mean length of whole random games: in a batch that is
    stepped for less time than a long game takes, hardly any game ends, and those that do are the short ones.
    """

    def __init__(self, game_id: str, threads: int = 1) -> None:
        self._mean_length = mean_length(game_id)
        form = "int8" if registry.find(game_id).observation.is_whole else "float32"
        self._env = FracasVectorEnv(game_id, BATCH, opponent="self", observation=form, threads=threads, copy=False)
        self._env.reset(seed=SEED)
        self._env.sample_actions(SEED)
        self._dealt = 0  # rows that the next step deals anew instead of playing in them

    def play(self, games: int) -> Played:
        """Step for as many moves as that many games have."""
        env, moves = self._env, 0
        while moves < games * self._mean_length:
            _, _, over, _, _ = env.step(env.sample_actions())
            moves += BATCH - self._dealt
            self._dealt = int(np.count_nonzero(over))
        return Played(moves / self._mean_length, moves)


class OneGame:
    """An `Episode`, with the loop that the other engines' Python interfaces are measured by."""

    def __init__(self) -> None:
        self._episode, self._random = Episode(PLAIN, SEED), random.Random(SEED).random

    def play(self, games: int) -> Played:
        """Play exactly that many games."""
        episode, draw, moves = self._episode, self._random, 0
        for _ in range(games):
            legal = episode.deal()
            while legal:
                legal = episode.play(legal[int(draw() * len(legal))])
                moves += 1
        return Played(games, moves)


def _of(game_id: str, threads: int = 1) -> Callable[[], Runner]:
    return lambda: Batch(game_id, threads)


ENTRANTS: dict[str, Callable[[], Runner]] = {
    C: CLoop,
    PGX: PgxBatch,
    ENV_POOL: EnvPool,
    **{batch_of(game_id): _of(game_id) for game_id in registry.game_ids()},
    batch_of(HEAVY, THREADS): _of(HEAVY, THREADS),
    EPISODE: OneGame,
    OPEN_SPIEL_PYTHON: OpenSpielPython,
    AEC: lambda: PettingZoo(PLAIN),
    PETTING_ZOO: PettingZoo,
}


def turns_per_second(game_id: str) -> float:
    """What PettingZoo's own benchmark says of a game; it takes five seconds."""
    from pettingzoo.test import performance_benchmark

    from fracas.envs import aec

    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        performance_benchmark(aec(game_id))
    found = re.search(r"([\d.]+) turns per second", said.getvalue())
    assert found is not None
    return float(found[1])
