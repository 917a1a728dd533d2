"""PettingZoo: connect_four_v3 through its agent iteration."""

from __future__ import annotations

import os
import random
from importlib import import_module

from fracas.lab.measure import Played

SEED = 1


class PettingZoo:
    """The loop of its documentation, with a random legal action from the mask, on its game or on one of ours."""

    def __init__(self, game_id: str | None = None) -> None:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its drawing library greets on import
        if game_id is None:
            self._env = import_module("pettingzoo.classic.connect_four_v3").env()
        else:
            self._env = import_module("fracas.envs").aec(game_id)
        self._random = random.Random(SEED).random

    def play(self, games: int) -> Played:
        """Play exactly that many games."""
        env, draw, moves = self._env, self._random, 0
        for _ in range(games):
            env.reset()
            for _agent in env.agent_iter():
                observation, _, is_over, is_cut, _ = env.last()
                if is_over or is_cut:
                    break
                actions = observation["action_mask"].nonzero()[0]
                env.step(int(actions[int(draw() * len(actions))]))
                moves += 1
        return Played(games, moves)
