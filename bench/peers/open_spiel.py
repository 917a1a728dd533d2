"""OpenSpiel: its Python API, and its random rollouts that never leave C++."""

from __future__ import annotations

import random
from importlib import import_module

from fracas.core import registry
from fracas.lab.measure import Played, RandomPlayouts

SEED = 1
LENGTH_SAMPLE = 1_000_000  # games; the mean length is then known to 0.04 %


class OpenSpielPython:
    """`legal_actions` and `apply_action`, called from Python."""

    def __init__(self) -> None:
        self._game = import_module("pyspiel").load_game("connect_four")
        self._random = random.Random(SEED).random

    def play(self, games: int) -> Played:
        """Play exactly that many games."""
        draw, moves = self._random, 0
        for _ in range(games):
            state = self._game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                moves += 1
        return Played(games, moves)


class OpenSpielRollouts:
    """`RandomRolloutEvaluator`, the C++ class that plays random games from a position to the end.

    The wheel binds no method to call it by itself, but a Monte-Carlo search of one simulation does nothing else: it
    evaluates the root, that is, it plays `n_rollouts` games from the start position. It does not tell their moves,
    so they are the games times the mean length of a random game, from a million games of ours.
    """

    def __init__(self) -> None:
        self._spiel = import_module("pyspiel")
        self._game = self._spiel.load_game("connect_four")
        ours = RandomPlayouts(registry.find("connect-four").with_options({}))
        self._mean_length = ours.play(LENGTH_SAMPLE).moves / LENGTH_SAMPLE
        self._seed = SEED

    def play(self, games: int) -> Played:
        """Play exactly that many games in one call."""
        self._seed += 1
        evaluator = self._spiel.RandomRolloutEvaluator(games, self._seed)
        bot = self._spiel.MCTSBot(
            self._game,
            evaluator,
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=100,
            solve=False,
            seed=self._seed,
            verbose=False,
        )
        root = bot.mcts_search(self._game.new_initial_state())
        if root.explore_count != 1 or root.children:
            raise RuntimeError("OpenSpiel's search did more than to evaluate the root: rollouts cannot be counted")
        return Played(games, games * self._mean_length)
