"""OpenSpiel's form: `register()` makes every two-player game one of its own, `python_fracas_<game>`.

Chance is explicit, so that its searches cannot see what will fall: an action that draws chance leads to DIGITS chance
nodes of FACES equal outcomes each; together they number the stream that dice and draws come from (envs/streams.py), one
of 16,777,216. An action that draws nothing leads straight to the next decision. Options of a game are its parameters.
What a player knows is told by `conceal`: two states are one information state where it leaves the same.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core import registry, rng
from fracas.core.contract import Game, State
from fracas.core.errors import FracasError, IllegalAction, listed

from .actions import say_why_illegal
from .extras import wanting
from .streams import CHANCE, streams_of

with wanting("openspiel"):
    import pyspiel

FACES, DIGITS = 256, 3
STREAMS = FACES**DIGITS
DEAL, NOTHING = -1, -2  # beside an action: what waits for chance
_EVEN = [(face, 1.0 / FACES) for face in range(FACES)]
_KNOWN = rng.stream("known", 0)  # one fixed stream: equal knowledge gives equal bytes


def name_of(game_id: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_fracas_{game_id.replace('-', '_')}"


def register() -> list[str]:
    """Make every two-player game known to OpenSpiel; their names there."""
    names = []
    for game_id in registry.game_ids():
        game = registry.find(game_id)
        if not game.card.is_solo:
            names.append(name_of(game_id))
            if names[-1] not in pyspiel.registered_names():
                pyspiel.register_game(_type_of(game), _maker(game))
    return names


def _maker(game: type[Game[Any]]) -> Any:
    """What makes the game: a class, as OpenSpiel lets go of a function only after Python has ended, and crashes."""

    def begin(self: SpielGame, parameters: Any = None) -> None:
        SpielGame.__init__(self, game, dict(parameters or {}))

    return type(f"Spiel{game.__name__}", (SpielGame,), {"__init__": begin})


def _type_of(game: type[Game[Any]]) -> Any:
    card, kinds = game.card, pyspiel.GameType
    secret, open_ = kinds.Information.IMPERFECT_INFORMATION, kinds.Information.PERFECT_INFORMATION
    has_features = card.features > 0
    return kinds(
        short_name=name_of(card.id),
        long_name=f"{card.name} (Fracas, rules version {card.rules_version})",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secret if card.has_secrets else open_,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=len(card.seats),
        min_num_players=len(card.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=has_features,
        provides_observation_string=True,
        provides_observation_tensor=has_features,
        parameter_specification=_plain_defaults(game),
    )


def _plain_defaults(game: type[Game[Any]]) -> dict[str, Any]:
    """The options that OpenSpiel can write: texts, numbers and switches; others keep their defaults there."""
    fields = game.options_model.model_fields
    defaults = {name: field.get_default(call_default_factory=True) for name, field in fields.items()}
    return {name: value for name, value in defaults.items() if type(value) in (str, int, float, bool)}


@cache
def _box(game_id: str, options: str) -> Game[Any]:
    """A game with its options; states name it by these words, so that they can be copied and kept."""
    return registry.find(game_id).with_options(json.loads(options))


def _load(name: str) -> Any:
    """A game out of a pickle, in a process that may not know it yet."""
    register()
    return pyspiel.load_game(name)


def _load_state(kept: str) -> Any:
    """A state out of a pickle, likewise."""
    register()
    return pyspiel.deserialize_game_and_state(kept)[1]


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """A game with its options."""

    def __init__(self, game: type[Game[Any]], parameters: dict[str, Any]) -> None:
        card = game.card
        info = pyspiel.GameInfo(
            num_distinct_actions=card.actions,
            max_chance_outcomes=FACES,
            num_players=len(card.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=card.longest,
        )
        super().__init__(_type_of(game), info, parameters)
        self._words = (card.id, json.dumps(parameters))
        self.box = _box(*self._words)

    def __reduce__(self) -> tuple[Any, ...]:
        """What is pickled: its name and parameters, as OpenSpiel writes them."""
        return _load, (str(self),)

    def new_initial_state(self) -> SpielState:
        """The start, before anything is dealt."""
        return SpielState(self, self._words)

    def max_chance_nodes_in_history(self) -> int:
        """Chance may fall in the set-up and after every action."""
        return DIGITS * (self.box.card.longest + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What a player is shown."""
        if params:
            raise ValueError(f"an observer has no parameters here; got {params}")
        return SpielObserver(self.box, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]  # as above
    """A state; OpenSpiel copies and keeps its attributes, which are plain values for that reason."""

    def __init__(self, game: SpielGame, words: tuple[str, str]) -> None:
        super().__init__(game)
        self.words = words
        self.content, self.ply = self.box.blank().tobytes(), 0
        self.waiting, self.rolled, self.digits = NOTHING, 0, 0
        self._play(DEAL)

    def __reduce__(self) -> tuple[Any, ...]:
        """What is pickled: the game and the actions, as OpenSpiel writes them."""
        return _load_state, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    @property
    def box(self) -> Game[Any]:
        """The game with its options."""
        return _box(*self.words)

    @property
    def state(self) -> State:
        """A copy of the state as Fracas has it."""
        return np.frombuffer(bytearray(self.content), self.box.state)

    def current_player(self) -> int:
        """Who is to act."""
        if self.waiting != NOTHING:
            return int(pyspiel.PlayerId.CHANCE)
        state = np.frombuffer(self.content, self.box.state)
        return int(pyspiel.PlayerId.TERMINAL) if state["over"][0] else int(state["actor"][0])

    def is_terminal(self) -> bool:
        """The game is over."""
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.box.legal_ids(self.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A digit of the number of the stream."""
        return _EVEN

    def _apply_action(self, action: int) -> None:
        if self.waiting == NOTHING:
            if self.is_terminal() or action not in self._legal_actions(self.current_player()):
                say_why_illegal(self.box, self.state, int(action))
            self._play(int(action))
            return
        if not 0 <= action < FACES:
            raise IllegalAction(f"chance: got {action}; allowed: whole numbers from 0 to {FACES - 1}")
        self.rolled, self.digits = self.rolled * FACES + int(action), self.digits + 1
        if self.digits == DIGITS:
            stream = streams_of([self.ply * STREAMS + self.rolled])[0, CHANCE].copy()
            self._take(self._after(self.waiting, stream))

    def _play(self, action: int) -> None:
        """Play an action, or let it wait where it draws chance."""
        probe = streams_of([0])[0, CHANCE].copy()
        unused = probe.tobytes()
        after = self._after(action, probe)
        if probe.tobytes() == unused:
            self._take(after)
        else:
            self.waiting, self.rolled, self.digits = action, 0, 0

    def _after(self, action: int, stream: npt.NDArray[np.uint64]) -> bytes:
        box, state = self.box, self.state
        if action == DEAL:
            box.engine.setup_at(state, 0, box.tables, stream)
        else:
            box.engine.apply_at(state, 0, box.tables, action, stream)
        return state.tobytes()

    def _take(self, after: bytes) -> None:
        self.content, self.waiting, self.ply = after, NOTHING, self.ply + 1

    def _action_to_string(self, player: int, action: int) -> str:
        return f"roll {action}" if player == pyspiel.PlayerId.CHANCE else self.box.actions[action].text

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the loser."""
        winner = int(np.frombuffer(self.content, self.box.state)["winner"][0])
        if winner < 0 or not self.is_terminal():
            return [0.0] * len(self.box.card.seats)
        return [1.0 if seat == winner else -1.0 for seat in range(len(self.box.card.seats))]

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one, chosen by chance."""
        box, state = self.box, self.state
        if not 0 <= player < len(box.card.seats):
            raise FracasError(f"player: got {player}; allowed: {listed(range(len(box.card.seats)))}")
        draw = sampler() if callable(sampler) else np.random.default_rng().random()
        box.engine.conceal_at(state, 0, box.tables, player, streams_of([int(draw * 2**53)])[0, CHANCE].copy())
        other: SpielState = self.clone()
        other.content = state.tobytes()
        return other

    def knowledge(self, player: int) -> str:
        """A digest of all that a player knows."""
        box, state = self.box, self.state
        box.engine.conceal_at(state, 0, box.tables, player, _KNOWN.copy())
        digest = hashlib.blake2b(state.tobytes(), digest_size=16).hexdigest()
        return f"{box.card.seats[player]} {self._waiting_for(player)}{digest}"

    def _waiting_for(self, player: int) -> str:
        """What a player knows of the action that waits for chance: which, if it is its own."""
        if self.waiting == NOTHING:
            return ""
        is_own = player == int(np.frombuffer(self.content, self.box.state)["actor"][0])
        return f"{self.waiting} " if is_own or self.waiting == DEAL else "chance "

    def __str__(self) -> str:
        """One line, for it is asked for often: which state it is, and what waits for chance; views are for people."""
        digest = hashlib.blake2b(self.content, digest_size=8).hexdigest()
        told = f"{self.box.card.id} after {max(self.ply - 1, 0)} actions, state {digest}"
        if self.waiting == NOTHING:
            return told
        what = "the deal" if self.waiting == DEAL else self.box.actions[self.waiting].text
        return f"{told}, {what} waits for chance, {self.digits} of {DIGITS} digits rolled: {self.rolled}"


class SpielObserver:
    """What a player is shown: features as the tensor; the view, or all that it knows, as the text."""

    def __init__(self, box: Game[Any], is_information_state: bool) -> None:
        self._box, self._is_information_state = box, is_information_state
        self.tensor = np.zeros(box.card.features, np.float32) if box.card.features else None
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; zeros before the deal."""
        if self.tensor is None:
            return
        self.tensor.fill(0.0)
        if state.waiting != DEAL:
            self._box.engine.observe_at(state.state, 0, self._box.tables, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The text."""
        if state.waiting == DEAL:
            return f"{self._box.card.seats[player]} before the deal"
        if self._is_information_state:
            return state.knowledge(player)
        return self._box.view(state.state[0], player).model_dump_json()
