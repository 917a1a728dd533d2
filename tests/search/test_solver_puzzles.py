"""Puzzles: the shipped ones, the puzzle of the day, stars, making new ones; and dealing only what can be solved."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import fracas
from fracas.core import registry
from fracas.core.errors import BadData, BadOptions
from fracas.core.match import Match
from fracas.games.combat_protocols.data import board_names
from fracas.games.combat_protocols.options import OBSTACLES
from fracas.search import puzzle_maker
from fracas.search.dealing import deal_solvable, solvable_match
from fracas.search.puzzle_counts import shortest_solutions
from fracas.search.puzzle_maker import grade_of, make_puzzles, measures_of
from fracas.search.puzzle_measures import failing_share, idle_hindrance, loaded
from fracas.search.puzzles import (
    NoSuchPuzzle,
    Puzzle,
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


PUZZLES = collection(GAME).puzzles
SAMPLE = sorted(Random("puzzles").sample(PUZZLES, 8), key=lambda puzzle: puzzle.number)  # `make soak` takes them all
ids = pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: str(puzzle.number))


def position_of(puzzle: Puzzle) -> dict[str, Any]:
    return {"options": puzzle.options, "state": puzzle.state}


def test_a_hundred_puzzles_twenty_of_each_grade() -> None:
    assert len(PUZZLES) == 100
    assert Counter(puzzle.grade for puzzle in PUZZLES) == dict.fromkeys(range(1, 6), 20)
    assert len({json.dumps(position_of(puzzle), sort_keys=True) for puzzle in PUZZLES}) == 100
    for puzzle in PUZZLES:
        assert puzzle.grade == grade_of(measures_of(puzzle))


def test_the_easiest_are_gentle() -> None:
    """At most a quarter of the first actions of grade 1 loses, at most half of those of grade 2."""
    assert max(puzzle.losing_first for puzzle in PUZZLES if puzzle.grade == 1) <= 0.25
    assert max(puzzle.losing_first for puzzle in PUZZLES if puzzle.grade == 2) <= 0.5


def test_the_puzzles_teach_one_thing_after_the_other() -> None:
    lessons = GAME.puzzle_making.lessons
    for grade in range(1, 6):
        taught = [lessons.index(puzzle.lesson) for puzzle in PUZZLES if puzzle.grade == grade]
        assert taught == sorted(taught)
        assert len(set(taught)) >= 4
    assert PUZZLES[0].options["mission"] == 1
    assert PUZZLES[0].options["board"] == "air-space"
    assert PUZZLES[0].state["obstacles"] == []


def test_the_puzzles_show_all_there_is() -> None:
    for option, values in {
        "board": board_names(),
        "mission": range(1, 6),
        "difficulty": OBSTACLES,
        "tracks": ("standard", "expert"),
    }.items():
        counts = Counter(puzzle.options[option] for puzzle in PUZZLES)
        assert set(counts) == set(values)
        assert min(counts.values()) >= 5, f"{option}: {counts}"


@ids
def test_shipped_measures_are_proven_anew(puzzle: Puzzle) -> None:
    match = start_puzzle(GAME, puzzle)
    answer = solve(match.game, match.state)
    assert (answer.verdict, answer.length) == (Verdict.OPTIMAL, puzzle.par)
    keep = lost = 0
    for action in match.legal():
        match.play(action)
        keep += solve(match.game, match.state, at_most=puzzle.par - 1).length == puzzle.par - 1
        lost += solve(match.game, match.state, first_only=True).verdict is Verdict.UNSOLVABLE
        match.undo()
    assert keep == puzzle.first
    assert lost / len(match.legal()) == pytest.approx(puzzle.losing_first, abs=0.001)


@ids
def test_every_obstacle_and_both_tracks_matter(puzzle: Puzzle) -> None:
    position = position_of(puzzle)
    named = GAME.puzzle_making.hindrances(position)
    assert len(named) == 2 + len(puzzle.state["obstacles"])
    assert idle_hindrance(GAME, position, puzzle.par) is None


def test_what_does_not_matter_is_found() -> None:
    """A machine with its token before it, heat and power to spare, and a Battery Drain behind it."""
    options = {"difficulty": "normal", "obstacles_by_seed": True, "tracks": "relaxed"}
    position = fracas.new("combat-protocols", 1, **options).position()
    position["state"] |= {
        "machines": ["a1", "gone", "gone"],
        "tokens": [{"square": square, "facing": "north"} for square in ("a1", "b2", "c2")],
        "obstacles": [{"kind": "drain", "line": "a1-a2"}],
    }
    start = loaded(GAME, position)
    assert solve(*start).length == 1
    for name, without in GAME.puzzle_making.hindrances(position).items():
        assert failing_share(start, loaded(GAME, without), 1) == 0.0, name
    assert idle_hindrance(GAME, position, 1) == "heat"


def test_shortest_solutions_are_counted() -> None:
    """Against counting them one by one, and how many of them hold with a Power Track that has nothing left."""

    def count(match: Match, left: int) -> int:
        if match.outcome is not None:
            return int(match.outcome.winner == 0 and left == 0)
        if solve(match.game, match.state, at_most=left).length != left:
            return 0
        total = 0
        for action in match.legal():
            match.play(action)
            total += count(match, left - 1)
            match.undo()
        return total

    puzzle = min(PUZZLES, key=lambda puzzle: puzzle.par)
    real = start_puzzle(GAME, puzzle)
    own = shortest_solutions((real.game, real.state), puzzle.par, (real.game, real.state))
    assert own is not None
    assert own[0] == own[1] == count(real, puzzle.par) > 0
    for without in GAME.puzzle_making.hindrances(position_of(puzzle)).values():
        free = Match.from_position(GAME.with_options(without["options"]), without["state"])
        fewest = solve(free.game, free.state).length
        assert fewest is not None
        found = shortest_solutions((free.game, free.state), fewest, (real.game, real.state))
        assert found is not None
        assert found[0] == count(free, fewest)
        assert found[1] <= own[1] if fewest == puzzle.par else found[1] == 0


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


def test_making_puzzles_of_a_grade(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = [{"mission": 1, "difficulty": "normal", "tracks": "expert", "obstacles_by_seed": True}]
    monkeypatch.setattr(GAME.puzzle_making, "option_sets", lambda: choices)
    monkeypatch.setattr(puzzle_maker, "has_puzzles", lambda game: False)
    made = next(make_puzzles(GAME, 3, "test"))
    assert made.grade == 3 == grade_of(measures_of(made))
    match = start_puzzle(GAME, made)
    assert solve(match.game, match.state).length == made.par
    assert idle_hindrance(GAME, position_of(made), made.par) is None
    assert next(make_puzzles(GAME, 3, "test")) == made


def test_a_collection_is_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped after some turns, it comes to the same end as in one go."""
    choices = [{"mission": mission, "difficulty": "normal", "obstacles_by_seed": True} for mission in (1, 2)]
    monkeypatch.setattr(GAME.puzzle_making, "option_sets", lambda: choices)
    monkeypatch.setattr(puzzle_maker, "AIMS", {3: puzzle_maker.Aim((0.3, 0.5), 6, 1)})
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    puzzle_maker.fill(GAME, puzzle_maker.Journal(whole), 1, "test")
    lines = whole.read_text().splitlines(keepends=True)
    parts.write_text("".join(lines[:1]))
    puzzle_maker.fill(GAME, puzzle_maker.Journal(parts), 1, "test")
    assert parts.read_text() == whole.read_text()
    found = puzzle_maker.Journal(parts).puzzles()
    chosen = puzzle_maker.choose(GAME, found, 1)
    assert [puzzle.number for puzzle in chosen] == list(range(1, len({puzzle.grade for puzzle in found}) + 1))
    puzzle_maker.write_collection(GAME, chosen, tmp_path / "puzzles.json")
    written = read_collection((tmp_path / "puzzles.json").read_text(), GAME)
    assert (written.puzzles, written.version) == (chosen, collection(GAME).version + 1)


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
    with pytest.raises(BadOptions, match="none of the 100 set-ups tried"):
        solvable_match(GAME, 1, {"board": hopeless})


def test_other_games_are_dealt_as_they_come() -> None:
    game = registry.find("connect-four")
    assert solvable_match(game, 3).hash == fracas.new("connect-four", 3).hash
