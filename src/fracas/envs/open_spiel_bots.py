"""Games as OpenSpiel's searches in Python want them: just the methods they call, over compiled rules.

They search far faster here than through `open_spiel.py`: a state is not copied attribute by attribute, what a player
knows is a key of bytes instead of a text, chance falls inside an action, and random playouts run in a compiled loop.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from fracas.core import rng
from fracas.core.contract import Game, State
from fracas.core.entry import Ints, States, Tables, apply, evaluate, legal
from fracas.core.rng import Rng, below

from .extras import wanting

with wanting("openspiel"):
    import pyspiel


def playout_value(states: States, tables: Tables, stream: Rng, out: Ints, longest: int) -> float:
    """Play `states[1]` to its end at random (or `longest` actions); the result for seat 0."""
    s, t = states[1], tables[0]
    played = 0
    while not s.over and played < longest:
        n = legal(s, t, out)
        apply(s, t, out[below(stream, n)], stream)
        played += 1
    return evaluate(s, t, 0)


class AdaptedGame:
    """What a search asks of a game."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        self.game, self.stream = game, rng.stream(seed, 0)
        self.known = rng.stream("known", 0)  # one fixed stream: equal knowledge gives equal bytes
        card = game.card
        has_secrets = pyspiel.GameType.Information.IMPERFECT_INFORMATION
        information = has_secrets if card.has_secrets else pyspiel.GameType.Information.PERFECT_INFORMATION
        self._type = _Type(pyspiel.GameType.Dynamics.SEQUENTIAL, information)

    def get_type(self) -> _Type:
        return self._type

    def max_utility(self) -> float:
        return 1.0

    def num_players(self) -> int:
        return len(self.game.card.seats)


class _Type:
    def __init__(self, dynamics: Any, information: Any) -> None:
        self.dynamics, self.information = dynamics, information
        self.reward_model = pyspiel.GameType.RewardModel.TERMINAL
        self.chance_mode = pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC


class AdaptedState:
    """What a search asks of a state; chance falls inside `apply_action`."""

    def __init__(self, adapted: AdaptedGame, state: State) -> None:
        self._adapted, self.state = adapted, state
        self._legal = adapted.game.engine.legal_room()

    def get_game(self) -> AdaptedGame:
        return self._adapted

    def clone(self) -> AdaptedState:
        return AdaptedState(self._adapted, self.state.copy())

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else int(self.state["actor"][0])

    def is_terminal(self) -> bool:
        return bool(self.state["over"][0])

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        game = self._adapted.game
        n = game.engine.legal_at(self.state, 0, game.tables, self._legal)
        return [int(action) for action in self._legal[:n]]

    def apply_action(self, action: int) -> None:
        game = self._adapted.game
        game.engine.apply_at(self.state, 0, game.tables, int(action), self._adapted.stream)

    def returns(self) -> list[float]:
        winner = int(self.state["winner"][0])
        return [0.0, 0.0] if winner < 0 else [1.0 if seat == winner else -1.0 for seat in (0, 1)]

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def information_state_string(self, player: int | None = None) -> bytes:
        """All the acting side knows, as bytes: the state with the rest redrawn always in the same way."""
        game, copy = self._adapted.game, self.state.copy()
        game.engine.conceal_at(copy, 0, game.tables, int(copy["actor"][0]), self._adapted.known.copy())
        return copy.tobytes()

    def resample_from_infostate(self, player: int, sampler: object) -> AdaptedState:
        game, copy = self._adapted.game, self.state.copy()
        game.engine.conceal_at(copy, 0, game.tables, player, self._adapted.stream)
        return AdaptedState(self._adapted, copy)


class CompiledRollouts:
    """A random-rollout evaluator, its playout in our compiled loop."""

    def __init__(self, adapted: AdaptedGame) -> None:
        game = adapted.game
        states, tables = numba.from_dtype(game.state)[::1], numba.from_dtype(game.tables_type)[::1]
        signature = numba.float64(states, tables, numba.uint64[::1], numba.int64[::1], numba.int64)
        self._adapted, self._play = adapted, game.engine.bind(playout_value, signature)
        self._states = np.zeros(2, game.state)
        self._legal = game.engine.legal_room()

    def evaluate(self, state: AdaptedState) -> Any:
        game = self._adapted.game
        self._states[1:] = state.state
        value = self._play(self._states, game.tables, self._adapted.stream, self._legal, game.card.longest)
        return np.array([value, -value])

    def prior(self, state: AdaptedState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]
