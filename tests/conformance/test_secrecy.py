"""Nothing reaches a seat that it may not know: views, events, legal lists and observations are unchanged
when everything the seat cannot know is redrawn."""

from __future__ import annotations

import pytest

from fracas.core import registry, rng
from fracas.core.match import Match
from tests.support import (
    Case,
    all_cases,
    case_id,
    concealed,
    games_under_test,
    observation,
    random_match,
    sensible_match,
)

MOST_ACTIONS = 120
REDRAWS = 2


def _matches(case: Case) -> list[Match]:
    return [random_match(case, 11, MOST_ACTIONS), sensible_match(case, 12, MOST_ACTIONS)]


def _seats(match: Match) -> tuple[int | None, ...]:
    return (None, *range(len(match.game.card.seats)))


@pytest.mark.parametrize("case", all_cases(), ids=case_id)
def test_a_seat_sees_the_same_whatever_it_cannot_know(case: Case) -> None:
    for match in _matches(case):
        game = match.game
        for seat in _seats(match):
            for ply in range(0, match.ply + 1, 3):
                true = match.state_at(ply)
                for redraw in range(REDRAWS):
                    other = concealed(match, ply, seat, redraw)
                    assert not game.engine.audit_at(other, 0, game.tables), f"ply {ply}: an impossible state"
                    assert game.view(other[0], seat).model_dump_json() == game.view(true[0], seat).model_dump_json()
                    if seat is not None:
                        assert observation(game, other, seat) == observation(game, true, seat)
                        if int(true[0].actor) == seat:
                            assert game.legal_ids(other) == game.legal_ids(true)


@pytest.mark.parametrize("case", all_cases(), ids=case_id)
def test_a_seat_is_told_the_same_whatever_it_cannot_know(case: Case) -> None:
    for match in _matches(case):
        game = match.game
        for seat in _seats(match):
            for ply in range(0, match.ply, 2):
                action = match.played[ply]
                true = game.narrate(match.state_at(ply)[0], action, match.state_at(ply + 1)[0], seat)
                before, after = concealed(match, ply, seat, 1), concealed(match, ply + 1, seat, 2)
                assert game.narrate(before[0], action, after[0], seat) == true, f"ply {ply}"


@pytest.mark.parametrize("game_id", games_under_test())
def test_concealing_redraws_secrets_and_only_secrets(game_id: str) -> None:
    """Guards the tests above: with secrets something must change (in some variant), without them nothing may."""
    changed = set()
    for case in (case for case in all_cases() if case.game_id == game_id):
        for match in _matches(case):
            for seat in _seats(match):
                for ply in range(0, match.ply + 1, 5):
                    if concealed(match, ply, seat, 3).tobytes() != match.state_at(ply).tobytes():
                        changed.add(case.variant)
    assert bool(changed) == registry.find(game_id).card.has_secrets


@pytest.mark.parametrize("case", all_cases(), ids=case_id)
def test_concealing_forgets_what_was_there(case: Case) -> None:
    """A redraw depends on what the seat knows and on chance alone: a search from a redrawn state chooses the same."""
    for match in _matches(case):
        game = match.game
        for seat in _seats(match):
            for ply in range(0, match.ply + 1, 5):
                once = concealed(match, ply, seat, 4)
                twice = concealed(match, ply, seat, 5)
                kernel_seat = -1 if seat is None else seat
                game.engine.conceal_at(twice, 0, game.tables, kernel_seat, rng.stream("conceal 4", ply))
                assert twice.tobytes() == once.tobytes(), f"ply {ply}, seat {seat}"
