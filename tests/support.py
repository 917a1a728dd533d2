"""What several test folders share: the cases the registry gives, matches played at random, what a refusal names."""

from __future__ import annotations

import os
from typing import Any

import pytest

from fracas.conformance import Case, cases_of
from fracas.conformance.cases import concealed, random_match, sensible_match
from fracas.core import registry
from fracas.core.contract import Game, State
from fracas.core.errors import IllegalAction
from fracas.core.facts import Event, Fact, Reason
from fracas.core.match import Match
from fracas.core.texts import languages_of

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


def refused(match: Match, action: str) -> Reason:
    """The rule that forbids an action; the match stays as it was."""
    before = match.hash
    with pytest.raises(IllegalAction) as caught:
        match.play(action)
    assert match.hash == before
    assert caught.value.reason is not None
    return caught.value.reason


def happened(match: Match, seat: int | str | None = None, since: int = 0) -> list[Event]:
    """What a seat saw happen as nothing but facts, to be compared with facts: neither plies nor sentences."""
    return [event.model_copy(update={"ply": 0, "text": ""}) for event in match.events(seat, since)]


def told(game: type[Game[Any]], fact: Fact) -> str:
    """A fact's English sentence, after seeing that every language of the game can say it whole."""
    text = ""
    for language in reversed(languages_of(game)):  # English is the first
        problems: list[Exception] = []
        text = game.texts(language).say(fact, problems)
        assert not problems
        assert text == " ".join(text.split())
    return text
