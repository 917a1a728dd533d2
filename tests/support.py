"""What several test folders share: the cases the registry gives, and matches played at random."""

from __future__ import annotations

import os

from fracas.conformance import Case, cases_of
from fracas.conformance.cases import concealed, random_match, sensible_match
from fracas.core import registry
from fracas.core.contract import State
from fracas.core.match import Match

__all__ = ["Case", "concealed", "random_match", "sensible_match"]


def games_under_test() -> list[str]:
    """Every registered game; while working on one, `FRACAS_TEST_GAMES=tanks pytest ...` narrows it to that one."""
    chosen = os.environ.get("FRACAS_TEST_GAMES")
    return chosen.split(",") if chosen else registry.game_ids()


def all_cases() -> list[Case]:
    """Every variant of every registered game: nothing registered escapes."""
    return [case for game_id in games_under_test() for case in cases_of(game_id)]


def first_cases() -> list[Case]:
    """One variant of every registered game, for tests of what does not depend on options."""
    return [cases_of(game_id)[0] for game_id in games_under_test()]


def case_id(case: Case) -> str:
    return f"{case.game_id}-{case.variant}"


def match_at(match: Match, ply: int, state: State) -> Match:
    """The same match, as far as the actions played go, standing after `ply` of them at another state."""
    other = Match(match.game, state, match.seed, None)
    other._played = list(match._played[:ply])
    other._states = [state.tobytes()] * (ply + 1)
    return other
