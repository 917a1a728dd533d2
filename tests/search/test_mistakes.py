"""Small samples of the long run `tests.soak.mistakes`: a planted blunder is named, a sound opening has no mistakes."""

from __future__ import annotations

from random import Random

import pytest

import fracas
from fracas.core.match import Match
from tests.soak import mistakes
from tests.support import Case, case_id, first_cases, sensible_match

TWO_PLAYER = [case for case in first_cases() if not case.game().card.is_solo]
SOON_FOUND = [case for case in TWO_PLAYER if case.game_id != "mercenary"]  # so bad an action is rare there: a long run


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mistakes, "SIMULATIONS", 100)
    monkeypatch.setattr(mistakes, "STRONG", 3)


def cut(match: Match, ply: int) -> Match:
    for _ in range(match.ply - ply):
        match.undo()
    return match


@pytest.mark.parametrize("case", SOON_FOUND, ids=case_id)
def test_a_planted_blunder_is_named(case: Case) -> None:
    draw = Random(case.game_id)
    whole = sensible_match(case, 5, 400)
    for ply in draw.sample(range(whole.ply), whole.ply):
        match = cut(sensible_match(case, 5, 400), ply)
        good = fracas.bot(case.game_id, simulations=1_000, seed=1).choose(match).id
        blundered = mistakes.with_blunder(match, good, draw)
        if blundered is not None:
            break
    assert blundered is not None, "somewhere in a whole match there is something very bad to do"
    judged = mistakes.reviewed(blundered, range(max(0, ply - 1), blundered.ply + 1))
    assert ply in {at for mistake in judged.mistakes for at in (mistake.decision.ply, *mistake.also)}


@pytest.mark.parametrize("case", TWO_PLAYER, ids=case_id)
def test_a_sound_opening_has_no_mistakes(case: Case) -> None:
    match = mistakes.played(case.game_id, "sound", 4, 4)
    assert mistakes.reviewed(match, range(match.ply + 1)).mistakes == ()
