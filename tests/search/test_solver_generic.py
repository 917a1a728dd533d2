"""The solver on a puzzle it has never heard of: the contract is all it knows."""

from __future__ import annotations

from collections import deque

import pytest

from fracas.core.match import Match
from fracas.search.dealing import deal_solvable
from fracas.search.solver import Verdict, solve

from .jugs import VERBS, Jugs


def fewest(left: int, right: int, wanted: int) -> int | None:
    """Breadth-first over litres, sharing nothing with the game."""
    seen, queue = {(0, 0)}, deque([((0, 0), 0)])
    while queue:
        (a, b), length = queue.popleft()
        over, back = min(a, right - b), min(b, left - a)
        for now in ((left, b), (a, right), (0, b), (a, 0), (a - over, b + over), (a + back, b - back)):
            if wanted in now:
                return length + 1
            if now not in seen:
                seen.add(now)
                queue.append((now, length + 1))
    return None


def test_three_and_five_litres_give_four_in_six_actions() -> None:
    match = Match.new(Jugs.with_options({}), 1)
    answer = solve(match.game, match.state)
    assert (answer.verdict, answer.length) == (Verdict.OPTIMAL, 6)
    for action in answer.actions:
        match.play(action)
    assert match.outcome is not None
    assert match.outcome.ending == "measured"
    assert VERBS[answer.actions[0]] == "fill right"


@pytest.mark.parametrize("left", range(1, 8))
def test_every_small_pair_of_jugs(left: int) -> None:
    for right in range(1, 8):
        for wanted in range(1, 8):
            match = Match.new(Jugs.with_options({"left": left, "right": right, "wanted": wanted}), 1)
            answer = solve(match.game, match.state)
            assert answer.is_proven
            assert answer.length == fewest(left, right, wanted)


def test_a_puzzle_without_the_option_deal_is_dealt_as_it_comes() -> None:
    match = deal_solvable(Jugs.with_options({"left": 2, "right": 4, "wanted": 3}), 1)
    assert solve(match.game, match.state).verdict is Verdict.UNSOLVABLE
