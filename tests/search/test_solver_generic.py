"""The solver on a puzzle it has never heard of: the contract is all it knows."""

from __future__ import annotations

from collections import deque
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from fracas.core.errors import BrokenGame
from fracas.core.kernels import rule
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


@rule
def pack_beyond(s: np.record, t: np.record, words: npt.NDArray[np.uint64]) -> None:
    words[0], words[1] = np.uint64(s.left), np.uint64(7)


class WordyJugs(Jugs):
    card = Jugs.card
    puzzle = Jugs.puzzle and Jugs.puzzle._replace(pack=pack_beyond)


class WideJugs(WordyJugs):
    card = Jugs.card
    puzzle = Jugs.puzzle

    def packed_words(self) -> int:
        return 3


class ManyHandedJugs(Jugs):
    card = replace(Jugs.card, most_legal=4)


@pytest.mark.parametrize(
    ("puzzle", "sentence"),
    [
        (WordyJugs, "jugs: `pack` fills 2 words, but `packed_words` allows 1"),
        (WideJugs, "jugs: `packed_words` gives 3; allowed: 1 to 2"),
        (ManyHandedJugs, "jugs: `branches` lists 6 actions, but the card's `most_legal` is 4"),
    ],
)
def test_a_promise_not_kept_is_told(puzzle: type[Jugs], sentence: str) -> None:
    match = Match.new(puzzle.with_options({}), 1)
    with pytest.raises(BrokenGame) as caught:
        solve(match.game, match.state)
    assert str(caught.value) == sentence
