"""A game judged afterwards."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

import fracas
from fracas.core.match import Match
from fracas.search.judging import FLOOR, Check, Judge, Judged, Pair
from fracas.search.review import assemble, coarse_to_fine, review, suspicious
from fracas.search.telling import told
from tests.support import Case, case_id, concealed, first_cases, sensible_match

TWO_PLAYER = [case for case in first_cases() if not case.game().card.is_solo]
WITH_SECRETS = [case for case in TWO_PLAYER if case.game().card.has_secrets]
OPEN = [case for case in TWO_PLAYER if not case.game().card.has_secrets]


def dropped(*columns: int) -> Match:
    match = fracas.new("connect-four", seed=1)
    for column in columns:
        match.play(f"drop {column}")
    return match


def test_the_blunder_is_found_and_nothing_else() -> None:
    """Yellow has three in a row open at both ends after red looked away; red's disc was the mistake."""
    match = dropped(4, 1, 3, 1, 5)
    seen: list[tuple[int, int]] = []
    judged = review(match, simulations=500, progress=lambda done, total: seen.append((done, total)))
    assert seen[:6] == [(done, 6) for done in range(6)]
    assert len(judged.curve) == match.ply + 1
    blunder = judged.mistakes[0].decision
    assert (blunder.ply, blunder.seat) == (3, 1)
    assert match.game.actions[blunder.played].text == "drop 1"
    assert match.game.actions[blunder.best].text in ("drop 2", "drop 5")
    assert blunder.line[0] == blunder.best
    assert judged.curve[5] == (1.0, -1.0), "proven"
    assert judged.accuracy[0] is not None
    assert judged.accuracy[1] is not None
    assert judged.accuracy[0].value > judged.accuracy[1].value


def test_twins_by_the_boards_symmetry_are_no_mistakes() -> None:
    for column in range(1, 8):
        match = dropped(4, column)
        mirrored = dropped(4, 8 - column)
        found = [[one.decision.ply for one in review(each, 500).mistakes] for each in (match, mirrored)]
        assert found[0] == found[1]
    assert not review(dropped(4, 4), 500).mistakes


def test_a_finished_game_ends_the_curve_with_its_result() -> None:
    judged = review(dropped(1, 2, 1, 2, 1, 2, 1), simulations=100)
    assert judged.curve[7] == (1.0, -1.0)
    assert all(-1.0 <= value <= 1.0 for values in judged.curve.values() for value in values)
    assert judged.decisions[-1].loss == 0.0


@pytest.mark.parametrize("case", TWO_PLAYER, ids=case_id)
def test_luck_and_decision_are_the_swing(case: Case) -> None:
    match = sensible_match(case, 8, 14)
    judged = review(match, simulations=20)
    assert len(judged.swings) == match.ply
    for swing in judged.swings:
        for seat in range(2):
            before, after = judged.curve[swing.ply][seat], judged.curve[swing.ply + 1][seat]
            assert swing.decision[seat] + swing.luck[seat] == pytest.approx(after - before, abs=1e-12)
    wired = told(match, judged)
    values = {moment.ply: moment.values for moment in wired.curve}
    for shown in wired.swings:
        for name, decided in shown.decision.items():
            total = values[shown.ply + 1][name] - values[shown.ply][name]
            assert round(decided + shown.luck[name] - total, 9) == 0, "as it is told, too"


@pytest.mark.parametrize("case", TWO_PLAYER, ids=case_id)
def test_luck_is_only_where_something_falls_or_is_shown(case: Case) -> None:
    match = sensible_match(case, 8, 14)
    judged = review(match, simulations=20)
    for swing in judged.swings:
        if not match.game.has_secrets and not match.drew_chance(swing.ply):
            assert swing.luck == (0.0, 0.0)
        if not match.game.has_secrets:
            assert swing.decision[0] == pytest.approx(-swing.decision[1])
    if case.game_id == "tanks":
        assert any(swing.luck[swing.seat] for swing in judged.swings), "there are dice"


@pytest.mark.parametrize("case", WITH_SECRETS, ids=case_id)
def test_a_seat_is_judged_by_what_it_could_know(case: Case) -> None:
    """Redraw what a seat could not see at any moment: its curve and the judgement of its actions stay the same."""
    match = sensible_match(case, 8, 40)
    truth = review(match, simulations=10)
    for seat in range(2):
        other = sensible_match(case, 8, 40)
        other._states = [concealed(match, ply, seat, ply).tobytes() for ply in range(match.ply + 1)]
        assert other._states != match._states
        judged = review(other, simulations=10)
        own = [decision for decision in truth.decisions if decision.seat == seat]
        assert own == [decision for decision in judged.decisions if decision.seat == seat]
        for ply in range(match.ply + 1):
            assert judged.curve[ply][seat] == truth.curve[ply][seat]


@pytest.mark.parametrize("case", TWO_PLAYER, ids=case_id)
def test_what_is_said_of_a_position_is_the_same_whatever_else_is_looked_at(case: Case) -> None:
    match = sensible_match(case, 8, 11)
    one, other = Judge(match, 20), Judge(match, 20)
    forwards = {ply: one.judge(ply) for ply in range(match.ply + 1)}
    backwards = {ply: other.judge(ply) for ply in reversed(range(match.ply + 1))}
    assert forwards == backwards
    assert one.check(3) == other.check(3) == Judge(match, 20).check(3)


@pytest.mark.parametrize("case", OPEN, ids=case_id)
def test_without_secrets_one_search_tells_both_seats(case: Case) -> None:
    judged = review(sensible_match(case, 8, 6), simulations=20)
    assert all(first == -second for first, second in judged.curve.values())


def test_a_part_is_assembled_like_the_whole() -> None:
    match = dropped(4, 1, 3, 1, 5)
    judge = Judge(match, 500)
    judged = {ply: judge.judge(ply) for ply in (0, 3, 4)}
    part = assemble(match, judged, {}, 500)
    assert list(part.curve) == [0, 3, 4]
    assert [decision.ply for decision in part.decisions] == [0, 3, 4]
    assert [swing.ply for swing in part.swings] == [3], "the only action with both ends"
    assert part.mistakes == (), "nothing was proved"
    assert 3 in suspicious(match, judged)


@pytest.mark.parametrize("count", [0, 1, 2, 7, 8, 9, 16, 17, 100])
def test_the_whole_match_comes_coarsely_first(count: int) -> None:
    order = coarse_to_fine(count)
    assert sorted(order) == list(range(count))
    first = sorted(order[:10])
    assert all(later - earlier <= count / 4 for earlier, later in pairwise(first) if count > 8)


# Turns of several actions ----------------------------------------------------------------------------------------


def turn_of_three() -> Match:
    """A match of tanks with a turn of at least three actions of one side."""
    case = next(case for case in TWO_PLAYER if case.game_id == "tanks")
    for seed in range(50):
        match = sensible_match(case, seed, 12)
        if match.seat_at(0) == match.seat_at(1) == match.seat_at(2):
            return match
    raise AssertionError


def flat(match: Match, value: float = 0.0) -> dict[int, Judged]:
    """Every position worth the same."""
    signs = (1, -1)
    return {
        ply: Judged(ply, tuple(sign * value for sign in signs), 5 * (ply < match.ply), 0, (0,), is_sure=(True, True))
        for ply in range(match.ply + 1)
    }


def mistake(ply: int, best: int, loss: float, *line: int) -> Check:
    return Check(ply, best, (best, *line), loss, 0.0, 0.01, is_mistake=True)


def test_one_chance_of_a_turn_is_told_once() -> None:
    match = turn_of_three()
    never = next(action for action in range(match.game.card.actions) if action not in {a.id for a in match.played})
    checks = {0: mistake(0, never, 0.3), 2: mistake(2, never, 0.5)}
    found = assemble(match, flat(match), checks, 100).mistakes
    assert [(one.decision.ply, one.also) for one in found] == [(2, (0,))]
    other = {0: mistake(0, never, 0.3, never + 1), 1: mistake(1, never + 1, 0.2)}
    found = assemble(match, flat(match), other, 100).mistakes
    assert [(one.decision.ply, one.also) for one in found] == [(0, (1,))], "a step of the same line"
    apart = {0: mistake(0, never, 0.3), 1: mistake(1, never + 1, 0.5)}
    found = assemble(match, flat(match), apart, 100).mistakes
    assert [(one.decision.ply, one.also) for one in found] == [(1, ()), (0, ())], "two chances, the larger first"


def test_an_action_played_later_in_the_turn_was_not_let_go_by() -> None:
    match = turn_of_three()
    seat, second = match.seat_at(0), match.action_at(1).id
    assert match.action_at(0).id != second
    judged = flat(match)
    checks = {0: replace(mistake(0, second, 2 * FLOOR), best_value=0.0, value=-2 * FLOOR)}
    assert assemble(match, judged, checks, 100).mistakes == (), "the turn lost nothing"
    end = next(ply for ply in range(match.ply) if match.seat_at(ply) != seat)
    sign = (1, -1) if seat == 0 else (-1, 1)
    for ply in range(end, match.ply + 1):
        judged[ply] = replace(judged[ply], values=tuple(-2 * FLOOR * one for one in sign))
    assert len(assemble(match, judged, checks, 100).mistakes) == 1, "the turn lost it after all"


def test_a_loss_is_settled_when_a_longer_search_can_hardly_deny_it() -> None:
    def pair(best: float, other: float) -> Pair:
        return Pair((best,), (other,), (), (), 1_000)

    before = pair(0.5, 0.0)
    assert pair(1.0, -1.0).is_settled(before), "both are proven"
    assert pair(0.5, 0.05).is_settled(before), "as before"
    assert not pair(0.4, 0.1).is_settled(before), "it grows smaller"
    assert not pair(1.0, 0.3).is_settled(before), "the other may be won as well"
    assert not pair(-0.5, -1.0).is_settled(before), "the better one may be lost as well"


@pytest.mark.parametrize(
    "columns",
    [
        (4, 3, 4, 4, 2, 4, 3, 2, 3, 4, 4, 3, 5, 7),  # both win, one of them sooner
        (6, 3, 4, 4, 4, 7, 6, 4, 3, 3, 6, 6, 3, 1, 3, 1, 1, 7),  # both lose, one of them later
    ],
)
def test_what_is_won_or_lost_either_way_is_no_mistake(columns: tuple[int, ...]) -> None:
    check = Judge(dropped(*columns), 250).check(len(columns) - 1)
    assert not check.is_mistake
    assert (check.loss, abs(check.value)) == (0.0, 1.0)
