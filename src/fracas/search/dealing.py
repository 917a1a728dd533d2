"""Dealing puzzles that can be solved: a set-up that provably cannot is passed over, and the record says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core import rng
from fracas.core.contract import Game
from fracas.core.errors import BadOptions
from fracas.core.match import Match

from .solver import DEFAULT_MEGABYTES, Verdict, solve

DEAL = "deal"  # the option that counts the set-ups of a seed passed over
MOST_DEALS = 100


def can_be_passed_over(game: type[Game[Any]]) -> bool:
    """The game is a puzzle whose option `deal` chooses among the set-ups of a seed."""
    return game.puzzle is not None and DEAL in game.options_model.model_fields


def solvable_match(
    game: type[Game[Any]],
    seed: rng.Seed | None = None,
    options: Mapping[str, Any] | None = None,
    megabytes: int = DEFAULT_MEGABYTES,
) -> Match:
    """A new match of a puzzle that has a solution: the first set-up of the seed for which one was found.

    Where set-ups were passed over, the match's options, and so its record, hold their number as `deal`. Any other game
    is dealt as it comes.
    """
    given = dict(options or {})
    match = Match.new(game.with_options(given), seed)
    if not can_be_passed_over(game):
        return match
    first = int(getattr(match.game.options, DEAL))
    for deal in range(first, first + MOST_DEALS):
        if deal > first:
            match = Match.new(game.with_options(given | {DEAL: deal}), match.seed)
        if solve(match.game, match.state, first_only=True, megabytes=megabytes).verdict is Verdict.SOLVED:
            return match
    raise BadOptions(f"no set-up of seed {match.seed!r} with these options can be solved: {MOST_DEALS} were tried")
