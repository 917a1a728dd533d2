"""EnvPool: many games in C++ behind Gymnasium's interface, on one thread."""

from __future__ import annotations

from importlib import import_module

import numpy as np

from fracas.lab.measure import Played

from .pgx_batch import BATCH

SEED = 1
NOISES = 64  # drawn ahead, so that choosing costs next to nothing


class EnvPool:
    """Its ConnectFour, with a random legal action from the mask; a game that ended is dealt anew by the next step."""

    def __init__(self) -> None:
        make = import_module("envpool").make
        self._env = make("ConnectFour-v1", env_type="gymnasium", num_envs=BATCH, num_threads=1, seed=SEED)
        self._mask = self._env.reset()[1]["legal_action_mask"]
        columns = self._mask.shape[1]
        self._noises = np.random.default_rng(SEED).random((NOISES, BATCH, columns), np.float32) + 1.0
        self._steps = self._dealt = 0

    def play(self, games: int) -> Played:
        """Step until that many games have ended."""
        ended = moves = 0
        while ended < games:
            noise = self._noises[self._steps % NOISES]
            actions = (noise * self._mask).argmax(axis=1).astype(np.int32)
            _, _, over, _, info = self._env.step(actions)
            self._mask = info["legal_action_mask"]
            self._steps += 1
            moves += BATCH - self._dealt
            self._dealt = int(np.count_nonzero(over))
            ended += self._dealt
        return Played(ended, moves)
