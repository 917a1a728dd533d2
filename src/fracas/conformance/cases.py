"""What the suite looks at: the variants of a game, and matches of them played under watch."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..core import registry, rng
from ..core.contract import Game, State
from ..core.entry import SPARE
from ..core.match import Match
from .fault import Fault
from .watch import watch


class Case(NamedTuple):
    """One variant of one registered game."""

    game_id: str
    variant: str

    @property
    def options(self) -> dict[str, Any]:
        """The options the variant stands for."""
        return registry.find(self.game_id).variants()[self.variant]

    @property
    def folder(self) -> Path:
        """Where the game's package lies, with its golden games and perft counts."""
        return Path(inspect.getfile(registry.find(self.game_id))).parent

    def game(self) -> Game[Any]:
        """The game with the variant's options; tables and action texts are worth keeping between checks."""
        return _game(registry.find(self.game_id), self.variant)

    def matches(self, plan: Plan) -> list[Match]:
        """The matches that most checks look at: as many random as sensible ones. Not to be changed."""
        return _matches(self, plan)


@dataclass(frozen=True)
class Plan:
    """How much the suite looks at."""

    seed: int = 7
    games: int = 1  # random ones, and as many sensible ones, of every variant
    actions: int = 150  # the most of one of them
    uncompiled_actions: int = 40
    many: int = 200  # games in one compiled loop, random ones and sensible ones
    checked: int = 30  # the same with every index checked; 0: not at all
    mangled: int = 300  # positions, and half as many records and texts
    twin: str | None = None  # `module:Class`; None: the `Twin` of the package's own `twin.py`, if it has one

    @property
    def is_quick(self) -> bool:
        """What takes long is left out."""
        return self.checked == 0

    def seeds(self) -> range:
        """The seeds of the random games; the sensible ones have the following ones."""
        return range(self.seed, self.seed + 2 * self.games, 2)


QUICK = Plan(actions=60, uncompiled_actions=10, many=20, checked=0, mangled=30)


def cases_of(game_id: str) -> list[Case]:
    """Every variant of a game."""
    return [Case(game_id, variant) for variant in registry.find(game_id).variants()]


@cache
def _game(found: type[Game[Any]], variant: str) -> Game[Any]:
    return found.with_options(found.variants()[variant])


@lru_cache(maxsize=64)
def _matches(case: Case, plan: Plan) -> list[Match]:
    played = []
    for seed in plan.seeds():
        played.append(random_match(case, seed, plan.actions))
        played.append(sensible_match(case, seed + 1, plan.actions))
    return played


def random_match(case: Case, seed: int, most_actions: int) -> Match:
    """A match played by uniformly random actions, to its end or to a number of actions."""
    choices = random.Random(seed)
    return _play(case, seed, most_actions, lambda match: choices.choice(match.legal_ids()))


def sensible_match(case: Case, seed: int, most_actions: int) -> Match:
    """A match in which both sides play `suggest`: it reaches positions random play does not."""
    stream = rng.stream(f"sensible {seed}", 0)

    def choose(match: Match) -> int:
        chosen = int(match.game.engine.suggest_at(match.state, 0, match.game.tables, stream))
        legal = match.legal_ids()
        if chosen not in legal:
            raise Fault.at(case, match, match.ply, f"suggest proposes action {chosen}, which is not legal: {legal}")
        return chosen

    return _play(case, seed, most_actions, choose)


def _play(case: Case, seed: int, most_actions: int, choose: Callable[[Match], int]) -> Match:
    match = Match.new(case.game(), seed)
    watch(case, match)
    while match.actor is not None and match.ply < most_actions:
        match.play(choose(match))
        watch(case, match)
    return match


def replayed(match: Match) -> Match:
    """The same match once more, to be played with."""
    again = Match.new(match.game, match.seed)
    for action in match.played:
        again.play(action.id)
    return again


def concealed(match: Match, ply: int, seat: int | None, seed: int) -> State:
    """The state after `ply` actions with everything redrawn that the seat cannot know."""
    return redrawn(match.game, match.state_at(ply), seat, rng.stream(f"conceal {seed}", ply))


def redrawn(game: Game[Any], state: State, seat: int | None, stream: rng.Rng) -> State:
    """A copy of the state with everything redrawn that the seat cannot know."""
    other: State = np.frombuffer(bytearray(state.tobytes()), state.dtype)  # NumPy's copy leaves padding as it happens
    game.engine.conceal_at(other, 0, game.tables, -1 if seat is None else seat, stream)
    return other


def observation(game: Game[Any], state: State, seat: int) -> bytes:
    """The features of a seat."""
    out = np.zeros(game.card.features, np.float32)
    game.engine.observe_at(state, 0, game.tables, seat, out)
    return out.tobytes()


def sparse_observation(game: Game[Any], state: State, seat: int) -> bytes:
    """The same from what `features` lists, each number put in its place."""
    from ..envs.kernels import bound  # only here: it imports Gymnasium, and every command imports this module

    size = game.card.features
    ids, values = np.zeros((1, size + SPARE), np.int32), np.zeros((1, size + SPARE), np.float32)
    count, wanted, seats = np.zeros(1, np.int32), np.ones(1, np.uint8), np.array([seat])
    bound(type(game), "features_of_rows")(state, game.tables, seats, wanted, ids, values, count, 0, 1)
    out = np.zeros(size, np.float32)
    out[ids[0, : count[0]]] = values[0, : count[0]]
    return out.tobytes()


def seats_and_spectator(game: Game[Any]) -> tuple[int | None, ...]:
    """Everybody who looks on."""
    return (None, *range(len(game.card.seats)))


def seat_text(game: Game[Any], seat: int | None) -> str:
    """A seat by its name, or the spectator."""
    return "the spectator" if seat is None else game.card.seats[seat]
