"""What makes a position a puzzle, measured with the solver: its par, how easily it is lost, whether all in it matters.

A hindrance (an obstacle, say, as the game's `PuzzleMaking` names them) matters if the par is lower without it, or if at
least half of the shortest solutions without it fail with it. All shortest solutions are counted: see puzzle_counts.py.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log2
from typing import Any

import numpy as np

from fracas.core.contract import Game, State
from fracas.core.match import Match

from .puzzle_counts import shortest_solutions
from .solver import Answer, Verdict, entry_points, solve

MEGABYTES = 256
MOST_STATES = 40_000  # a position that needs more to be judged is not used
LEAST_FAILING = 0.5
GAMES_KEPT = 32  # most positions have options like the one before

Loaded = tuple[Game[Any], State]


@dataclass(frozen=True)
class Measures:
    """How hard a puzzle is."""

    par: int  # the fewest actions
    first: int  # how many first actions keep to par
    losing: float  # share of the legal actions along a shortest solution that throw it away
    losing_first: float  # the same of the first actions alone
    dead_ends: (
        float  # of those that throw it away: log2 of the positions to look through until that is plain, on average
    )


def loaded(game: type[Game[Any]], position: Mapping[str, Any]) -> Loaded:
    """A position to work with; `BadPosition` if it cannot be."""
    match = Match.from_position(_game(game, json.dumps(position["options"])), position["state"])
    return match.game, match.state


@lru_cache(GAMES_KEPT)
def _game(game: type[Game[Any]], options: str) -> Game[Any]:
    return game.with_options(json.loads(options))


def solved(position: Loaded, **how: Any) -> Answer:
    """The solver's answer within the limits of making puzzles."""
    return solve(*position, megabytes=MEGABYTES, most_states=MOST_STATES, **how)


def is_set_up(position: Loaded) -> bool:
    """Nothing of the set-up is left to do."""
    game, state = position
    return not int(entry_points(type(game)).free_at(state, 0, game.tables))


def failing_share(position: Loaded, without: Loaded, par: int) -> float | None:
    """Of the shortest solutions of `without` the share that does not solve `position`; None: cannot be told.

    With a lower par none of them does: a solution of `position` takes `par` actions. Should the par be higher without
    it, it is a help (an obstacle can be moved instead of a token) and hinders none.
    """
    if par > 1:
        shorter = solved(without, at_most=par - 1, first_only=True)
        if shorter.actions:
            return 1.0
        if shorter.verdict is not Verdict.UNSOLVABLE:
            return None
    found = shortest_solutions(without, par, position)
    if found is None:
        return None
    solutions, holding = found
    return 1.0 - holding / solutions if solutions else 0.0


def idle_hindrance(game: type[Game[Any]], position: Mapping[str, Any], par: int) -> str | None:
    """The first hindrance that does not matter or of which it cannot be told; None: all of them matter."""
    real = loaded(game, position)
    for name, without in game.puzzle_making.hindrances(position).items():
        share = failing_share(real, loaded(game, without), par)
        if share is None or share < LEAST_FAILING:
            return name
    return None


def measure(position: Loaded, solution: Sequence[int]) -> Measures | None:
    """How hard it is to find a shortest solution, of which one is given; None: cannot be told within the limits."""
    game, state = position
    par = len(solution)
    first = _keeping_to_par(position, par)
    if first is None:
        return None
    efforts: list[float] = []  # of what throws it away
    total, losing_first = 0, 0.0
    for action in solution:
        children = _children(game, state)
        found = [_lost_after(game, child) for child in children]
        if -1 in found:
            return None
        lost = [log2(1 + states) for states in found if states is not None]
        losing_first = losing_first if total else len(lost) / len(children)
        efforts += lost
        total += len(children)
        state = _after(game, state, action)
    dead_ends = sum(efforts) / len(efforts) if efforts else 0.0
    return Measures(par, first, round(len(efforts) / total, 3), round(losing_first, 3), round(dead_ends, 1))


def _keeping_to_par(position: Loaded, par: int) -> int | None:
    """How many first actions lead to a solution in `par` actions; None: cannot be told."""
    game, state = position
    count = 0
    for child in _children(game, state):
        if child[0].over:
            count += int(child[0].winner) == 0
            continue
        answer = solved((game, child), at_most=par - 1, first_only=True)
        if answer.verdict is Verdict.UNKNOWN:
            return None
        count += bool(answer.actions)
    return count


def _lost_after(game: Game[Any], state: State) -> int | None:
    """States to look through until it is plain that nothing wins; None if something does, -1 if it cannot be told."""
    if state[0].over:
        return None if int(state[0].winner) == 0 else 0
    answer = solved((game, state), first_only=True)
    if answer.verdict is Verdict.UNKNOWN:
        return -1
    return answer.effort.stored if answer.verdict is Verdict.UNSOLVABLE else None


def _children(game: Game[Any], state: State) -> list[State]:
    return [_after(game, state, action) for action in game.legal_ids(state)]


def _after(game: Game[Any], state: State, action: int) -> State:
    child = state.copy()
    game.engine.apply_at(child, 0, game.tables, action, np.zeros(4, np.uint64))
    return child
