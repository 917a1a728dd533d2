"""Puzzles: the shipped ones, the puzzle of the day, stars, making new ones; and dealing only what can be solved."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import fracas
from fracas.core import registry
from fracas.core.errors import BadData, BadOptions
from fracas.core.match import Match
from fracas.search.dealing import deal_solvable, solvable_match
from fracas.search.puzzle_maker import PARS, Wanted, grade_of, make_puzzles
from fracas.search.puzzles import (
    NoSuchPuzzle,
    collection,
    numbered,
    proven_under,
    puzzle_games,
    read_collection,
    stars,
    start_puzzle,
)
from fracas.search.solver import Verdict, solve

GAME = registry.find("combat-protocols")


def test_a_hundred_puzzles_twenty_of_each_grade() -> None:
    puzzles = collection(GAME).puzzles
    assert len(puzzles) == 100
    for grade, (fewest, most) in PARS.items():
        of_grade = [puzzle for puzzle in puzzles if puzzle.grade == grade]
        assert len(of_grade) == 20
        assert all(fewest <= puzzle.par <= most for puzzle in of_grade)
    assert len({json.dumps([puzzle.options, puzzle.state], sort_keys=True) for puzzle in puzzles}) == 100
    assert [puzzle.grade for puzzle in puzzles] == sorted(puzzle.grade for puzzle in puzzles)


@pytest.mark.parametrize("number", [1, 13, 20, 26, 33, 41, 47, 60])
def test_shipped_measures_are_proven_anew(number: int) -> None:
    """A few of them; the bench proves them all."""
    puzzle = numbered(GAME, number)
    match = start_puzzle(GAME, puzzle)
    answer = solve(match.game, match.state)
    assert (answer.verdict, answer.length) == (Verdict.OPTIMAL, puzzle.par)
    keep = 0
    for action in match.legal():
        match.play(action)
        keep += solve(match.game, match.state).length == puzzle.par - 1
        match.undo()
    assert keep == puzzle.first


def test_every_puzzle_starts_fresh_and_can_be_solved() -> None:
    for puzzle in collection(GAME).puzzles:
        match = start_puzzle(GAME, puzzle)
        assert match.view(0)["played"] == 0
        assert match.view(0)["phase"] == "flying"
    match = start_puzzle(GAME, numbered(GAME, 100))
    for action in solve(match.game, match.state, first_only=True).actions:
        match.play(action)
    assert match.outcome is not None
    assert match.outcome.winner == 0


@pytest.mark.parametrize(
    ("length", "hints", "expected"), [(10, 0, 3), (11, 0, 2), (12, 0, 2), (13, 0, 1), (10, 1, 2), (10, 9, 1)]
)
def test_stars_for_a_par_of_ten(length: int, hints: int, expected: int) -> None:
    assert stars(10, length, hints) == expected


def test_unknown_numbers_and_broken_collections() -> None:
    for number in (0, 101):
        with pytest.raises(NoSuchPuzzle, match="from 1 to 100"):
            numbered(GAME, number)
    with pytest.raises(NoSuchPuzzle, match="without puzzles"):
        collection(registry.find("connect-four"))
    with pytest.raises(BadData, match="not JSON"):
        read_collection("{", GAME)
    whole = collection(GAME).model_dump(mode="json")
    with pytest.raises(BadData, match="rules: is 99; this program plays version 1: update Fracas"):
        read_collection(json.dumps(whole | {"rules": 99}), GAME)
    with pytest.raises(BadData, match="holds puzzles of tanks, not of combat-protocols"):
        read_collection(json.dumps(whole | {"game": "tanks"}), GAME)
    with pytest.raises(BadData, match="numbered 1, 2, 3"):
        read_collection(json.dumps(whole | {"puzzles": whole["puzzles"][1:]}), GAME)
    with pytest.raises(BadData, match=r"puzzles\.0\.par"):
        read_collection(json.dumps(whole | {"puzzles": [whole["puzzles"][0] | {"par": 0}]}), GAME)


def test_shipped_puzzles_are_proven_under_the_present_rules() -> None:
    for game in puzzle_games():
        assert collection(game).rules == game.card.rules_version, f"make the puzzles of {game.card.id} again"
        assert proven_under(game) is None


def test_puzzles_of_older_rules_can_still_be_read_and_are_known_as_such(monkeypatch: pytest.MonkeyPatch) -> None:
    text = collection(GAME).model_dump_json()
    monkeypatch.setattr(GAME, "card", replace(GAME.card, rules_version=2))
    assert read_collection(text, GAME).rules == 1
    assert proven_under(GAME) == 1
    assert start_puzzle(GAME, numbered(GAME, 1)).outcome is None


def test_making_puzzles_of_a_wanted_difficulty() -> None:
    wanted = Wanted(par=(5, 8), first=(1, 2), losing=(0.05, 0.9))
    choices = [{"mission": 1, "tracks": "expert"}, {"mission": 1, "difficulty": "normal", "obstacles_by_seed": True}]
    made = [puzzle for puzzle, _ in zip(make_puzzles(GAME, choices, wanted, "test"), range(3), strict=False)]
    assert len(made) == 3
    for puzzle in made:
        assert 5 <= puzzle.par <= 8
        assert puzzle.grade == grade_of(puzzle.par)
        assert puzzle.first in (1, 2)
        assert 0.05 <= puzzle.losing <= 0.9
        match = start_puzzle(GAME, puzzle)
        assert solve(match.game, match.state).length == puzzle.par
    again = next(iter(make_puzzles(GAME, choices, wanted, "test")))
    assert again == made[0]


def test_the_losing_share_counts_actions_that_throw_the_puzzle_away() -> None:
    """Counted again here with the solver alone, action by action along a shortest solution."""
    puzzle = numbered(GAME, 2)
    match = start_puzzle(GAME, puzzle)
    lost = total = 0
    for best in solve(match.game, match.state).actions:
        for action in match.legal():
            match.play(action)
            total += 1
            lost += solve(match.game, match.state).verdict is Verdict.UNSOLVABLE
            match.undo()
        match.play(best)
    assert lost / total == pytest.approx(puzzle.losing, abs=0.001)


# Dealing -----------------------------------------------------------------------------------------------------

TIGHT: dict[str, Any] = {
    "title": "Tight",
    "squares": ["E."],
    "starts": [{"number": 1, "side": "west", "line": 1}],
    "tokens": ["a1"],
    "tracks": {name: {"heat": 5, "power": 3} for name in ("relaxed", "standard", "expert")},
    "missions": {1: [1]},
}  # one line: a Barrier on it cannot be passed or moved, a Battery Drain can


def test_unsolvable_set_ups_are_never_dealt_and_the_record_says_so() -> None:
    options = {"board": TIGHT, "difficulty": "normal", "obstacles_by_seed": True}
    dealt, unsolvable = 0, 0
    for seed in range(20):
        plain = Match.new(GAME.with_options(options), seed)
        verdict = solve(plain.game, plain.state).verdict
        match = solvable_match(GAME, seed, options)
        assert solve(match.game, match.state).verdict is Verdict.OPTIMAL
        deal = json.loads(match.options_json())["deal"]
        assert (deal == 0) == (verdict is Verdict.OPTIMAL)
        assert f'"deal":{deal}' in match.record()
        again = fracas.load(match.record())
        assert np.array_equal(again.state, match.state)
        dealt += 1
        unsolvable += verdict is Verdict.UNSOLVABLE
    assert 0 < unsolvable < dealt


def test_a_set_up_is_passed_over_only_with_proof() -> None:
    """Out of memory is no proof: the set-up is dealt, and whoever solves it is told."""
    options = {"mission": 3, "difficulty": "impossible", "obstacles_by_seed": True}
    match = solvable_match(GAME, 5, options, megabytes=1)
    assert solve(match.game, match.state, first_only=True, megabytes=1).verdict is Verdict.UNKNOWN
    assert json.loads(match.options_json())["deal"] == 0


def test_dealing_goes_on_from_the_set_up_asked_for() -> None:
    game = GAME.with_options({"board": TIGHT, "difficulty": "normal", "obstacles_by_seed": True, "deal": 7})
    match = deal_solvable(game, "from seven")
    assert json.loads(match.options_json())["deal"] >= 7
    assert solve(match.game, match.state).verdict is Verdict.OPTIMAL


def test_a_board_that_cannot_be_solved_at_all_is_refused() -> None:
    hopeless = TIGHT | {"squares": [".."], "tracks": {name: {"heat": 4, "power": 2} for name in TIGHT["tracks"]}}
    with pytest.raises(BadOptions, match="100 were tried"):
        solvable_match(GAME, 1, {"board": hopeless})


def test_other_games_are_dealt_as_they_come() -> None:
    game = registry.find("connect-four")
    assert solvable_match(game, 3).hash == fracas.new("connect-four", 3).hash
