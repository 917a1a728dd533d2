"""Advice for a learner's turn: what the search, or a solver, would play from what the seat may know."""

from __future__ import annotations

from ..core.contract import Action
from ..core.match import Match
from .bot import bot_of
from .solver import solve

ADVICE_SIMULATIONS = 16_000  # a quarter of a second; with 4,000 it lost 3 of 20 first matches of one game
SOLVER_MEGABYTES, SOLVER_STATES = 512, 2_000_000


def advised(match: Match, seed: str, seconds: float | None = None) -> Action | None:
    """A good action for the seat to act; None: the game is over, or nothing leads to a win any more."""
    if match.actor is None:
        return None
    game = type(match.game)
    if game.puzzle is not None:
        answer = solve(match.game, match.state, megabytes=SOLVER_MEGABYTES, most_states=SOLVER_STATES, seconds=seconds)
        return match.game.actions[answer.actions[0]] if answer.actions else None
    if game.card.is_solo:
        return None
    return bot_of(game, seconds=seconds, simulations=ADVICE_SIMULATIONS, seed=seed).analyse(match).best.action
