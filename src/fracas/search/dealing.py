"""Dealing puzzles that can be solved: a set-up that provably cannot is passed over, and the record says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core import rng
from fracas.core.contract import Game
from fracas.core.errors import BadOptions
from fracas.core.match import Match

from ..core.said import mistakes
from .solver import DEFAULT_MEGABYTES, Verdict, solve

said = mistakes(__package__)

DEAL = "deal"  # the option that counts the set-ups of a seed passed over
MOST_DEALS = 100
MOST_STATES = 1_000_000  # looked at for one set-up: about a second, and far more than any on the default board needs


def can_be_passed_over(game: type[Game[Any]]) -> bool:
    """The game is a puzzle whose option `deal` chooses among the set-ups of a seed."""
    return game.puzzle is not None and DEAL in game.options_model.model_fields


def solvable_match(
    game: type[Game[Any]],
    seed: rng.Seed | None = None,
    options: Mapping[str, Any] | None = None,
    megabytes: int = DEFAULT_MEGABYTES,
) -> Match:
    """A new match of a game with these options; of a puzzle, as `deal_solvable` deals it."""
    return deal_solvable(game.with_options(dict(options or {})), seed, megabytes)


def deal_solvable(game: Game[Any], seed: rng.Seed | None = None, megabytes: int = DEFAULT_MEGABYTES) -> Match:
    """A new match; of a puzzle, the first set-up of the seed that is not proven unsolvable.

    Where set-ups were passed over, the match's options, and so its record, hold their number as `deal`. Any other game
    is dealt as it comes. A set-up that is neither solved nor refuted in `MOST_STATES` (a large board) is dealt, too:
    a person waits for it.
    """
    match = Match.new(game, seed)
    if not can_be_passed_over(type(game)):
        return match
    first = int(getattr(game.options, DEAL))
    for deal in range(first, first + MOST_DEALS):
        if deal > first:
            given = game.options.model_dump(mode="json") | {DEAL: deal}
            match = Match.new(type(game).with_options(given), match.seed)
        answer = solve(match.game, match.state, first_only=True, megabytes=megabytes, most_states=MOST_STATES)
        if answer.verdict is not Verdict.UNSOLVABLE:
            return match
    # Without the seed: a server passes this sentence on, and tells no seed before the end of a match.
    raise BadOptions(said("none-of-the-set-ups", most_deals=MOST_DEALS))
