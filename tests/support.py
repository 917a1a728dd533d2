"""What several test folders share: the cases the registry gives, and matches played at random."""

from __future__ import annotations

import os
import random
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from fracas.core import registry, rng
from fracas.core.contract import Game, State
from fracas.core.match import Match


class Case(NamedTuple):
    """One variant of one registered game."""

    game_id: str
    variant: str

    @property
    def options(self) -> dict[str, Any]:
        return registry.find(self.game_id).variants()[self.variant]

    def game(self) -> Game[Any]:
        return _game(self.game_id, self.variant)


@cache
def _game(game_id: str, variant: str) -> Game[Any]:
    """Tables and action texts are worth keeping between tests."""
    found = registry.find(game_id)
    return found.with_options(found.variants()[variant])


def games_under_test() -> list[str]:
    """Every registered game; while working on one, `FRACAS_TEST_GAMES=tanks pytest ...` narrows it to that one."""
    chosen = os.environ.get("FRACAS_TEST_GAMES")
    return chosen.split(",") if chosen else registry.game_ids()


def all_cases() -> list[Case]:
    """Every variant of every registered game: nothing registered escapes."""
    return [Case(game_id, name) for game_id in games_under_test() for name in registry.find(game_id).variants()]


def first_cases() -> list[Case]:
    """One variant of every registered game, for tests of what does not depend on options."""
    return [Case(game_id, next(iter(registry.find(game_id).variants()))) for game_id in games_under_test()]


def case_id(case: Case) -> str:
    return f"{case.game_id}-{case.variant}"


def random_match(case: Case, seed: int, most_actions: int) -> Match:
    """A match played by uniformly random actions, to its end or to a number of actions."""
    choices = random.Random(seed)
    match = Match.new(case.game(), seed)
    while match.actor is not None and match.ply < most_actions:
        match.play(choices.choice(match.legal_ids()))
    return match


def sensible_match(case: Case, seed: int, most_actions: int) -> Match:
    """A match in which both sides play `suggest`: it reaches positions random play does not."""
    match = Match.new(case.game(), seed)
    stream = rng.stream(f"sensible {seed}", 0)
    while match.actor is not None and match.ply < most_actions:
        match.play(match.game.engine.suggest_at(match.state, 0, match.game.tables, stream))
    return match


def concealed(match: Match, ply: int, seat: int | None, seed: int) -> State:
    """The state after `ply` actions with everything redrawn that the seat cannot know."""
    state = match.state_at(ply)
    kernel_seat = -1 if seat is None else seat
    match.game.engine.conceal_at(state, 0, match.game.tables, kernel_seat, rng.stream(f"conceal {seed}", ply))
    return state


def match_at(match: Match, ply: int, state: State) -> Match:
    """The same match, as far as the actions played go, standing after `ply` of them at another state."""
    other = Match(match.game, state, match.seed, None)
    other._played = list(match._played[:ply])
    other._states = [state.tobytes()] * (ply + 1)
    return other


def observation(game: Game[Any], state: State, seat: int) -> bytes:
    out = np.zeros(game.card.features, np.float32)
    game.engine.observe_at(state, 0, game.tables, seat, out)
    return out.tobytes()
