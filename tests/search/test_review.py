"""A game judged afterwards."""

from __future__ import annotations

import pytest

import fracas
from fracas.search.review import review, review_plies
from tests.support import Case, case_id, concealed, first_cases, sensible_match

WITH_SECRETS = [case for case in first_cases() if case.game().card.has_secrets]


def test_the_blunder_is_found() -> None:
    """Yellow has three in a row open at both ends after red looked away; red's disc was the mistake."""
    match = fracas.new("connect-four", seed=1)
    for column in (4, 1, 3, 1, 5):
        match.play(f"drop {column}")
    seen: list[int] = []
    judged = review(match, simulations=2_000, progress=lambda done, total: seen.append(total - done))
    assert seen == [6, 5, 4, 3, 2, 1]
    assert len(judged.curve) == match.ply + 1
    assert judged.mistakes()[0].ply == 4
    assert judged.mistakes()[0].seat == 1
    assert judged.mistakes()[0].played.text == "drop 1"
    assert judged.mistakes()[0].best.text in ("drop 2", "drop 5")
    assert judged.curve[5] == (1.0, -1.0), "proven"


def test_a_finished_game_ends_the_curve_with_its_result() -> None:
    match = fracas.new("connect-four", seed=1)
    for column in (1, 2, 1, 2, 1, 2, 1):
        match.play(f"drop {column}")
    judged = review(match, simulations=100)
    assert judged.curve[-1] == (1.0, -1.0)
    assert all(-1.0 <= value <= 1.0 for values in judged.curve for value in values)
    assert judged.decisions[-1].loss == 0.0


@pytest.mark.parametrize("case", WITH_SECRETS, ids=case_id)
def test_a_seat_is_judged_by_what_it_could_know(case: Case) -> None:
    """Redraw what a seat could not see at any moment: its curve and the judgement of its actions stay the same."""
    match = sensible_match(case, 8, 60)
    truth = review(match, simulations=30)
    for seat in range(2):
        other = sensible_match(case, 8, 60)
        other._states = [concealed(match, ply, seat, ply).tobytes() for ply in range(match.ply + 1)]
        assert other._states != match._states
        judged = review(other, simulations=30)
        assert [values[seat] for values in judged.curve] == [values[seat] for values in truth.curve]
        own = [decision for decision in truth.decisions if decision.seat == seat]
        assert own == [decision for decision in judged.decisions if decision.seat == seat]


@pytest.mark.parametrize("case", [case for case in first_cases() if not case.game().card.is_solo], ids=case_id)
def test_a_review_is_the_sum_of_its_parts(case: Case) -> None:
    match = sensible_match(case, 8, 11)
    whole = review(match, simulations=30)
    parts = [review_plies(match, plies, 30) for plies in (range(7, match.ply + 1), range(1), range(1, 7))]
    first, second, third = parts[1], parts[2], parts[0]
    assert first.curve + second.curve + third.curve == whole.curve
    assert first.decisions + second.decisions + third.decisions == whole.decisions


def test_without_secrets_one_search_tells_both_seats() -> None:
    match = fracas.new("connect-four", seed=1)
    for column in (4, 4, 3, 5):
        match.play(f"drop {column}")
    judged = review(match, simulations=200)
    assert all(first == -second for first, second in judged.curve)
