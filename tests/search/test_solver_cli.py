"""`fracas solve` and `fracas puzzle`, through the command line."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

import fracas
from fracas.cli import main
from fracas.cli.puzzle import _made
from fracas.core import registry
from fracas.core.match import Match
from fracas.search.daily import puzzle_of_day
from fracas.search.puzzles import numbered, puzzle_games, start_puzzle
from fracas.search.solver import _Search, solve
from fracas.search.solver_kernels import Status

from .jugs import Jugs

GAME = registry.find("combat-protocols")
Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run `fracas` in this process; exit code and all it wrote. `lines` come in through a pipe."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str, lines: str = "") -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        with pytest.raises(SystemExit) as ended:
            main(list(arguments))
        captured = capsys.readouterr()
        assert isinstance(ended.value.code, int)
        return ended.value.code, captured.out + captured.err

    return call


def test_solve_prints_numbered_actions_with_the_board_after_each(run: Run) -> None:
    code, text = run("solve", "combat-protocols", "-o", "mission=1", "--seed", "5", "--optimal")
    assert code == 0
    actions = re.findall(r"^ *(\d+)\. (\S.*?) [─-]*$", text, re.MULTILINE)
    assert [int(number) for number, _ in actions] == list(range(1, len(actions) + 1))
    assert text.count("Engine") > 2 * len(actions)
    assert f"Solved in {len(actions)} actions, and proven" in text
    assert "states expanded" in text
    match = fracas.new("combat-protocols", 5)
    for _, action in actions:
        match.play(action.strip())
    assert match.outcome is not None
    assert match.outcome.winner == 0


def test_solve_lays_the_obstacles_first(run: Run, tmp_path: Path) -> None:
    arguments = ("-o", "mission=3", "-o", "difficulty=hard", "--seed", "5", "--no-boards", "--record", "solved.txt")
    code, text = run("solve", "combat-protocols", *arguments)
    assert code == 0
    assert len(re.findall(r"^set-up: place ", text, re.MULTILINE)) == 2
    record = fracas.load(tmp_path / "solved.txt")
    assert record.outcome is not None
    assert record.outcome.ending == "all-through"


def test_solve_from_a_position_and_what_cannot_be_solved(run: Run, tmp_path: Path) -> None:
    match = fracas.new("combat-protocols", 1)
    position = match.position()
    position["state"]["heat"] = {"marker": 6, "pointing": "up"}
    (tmp_path / "hot.json").write_text(json.dumps(position))
    code, text = run("solve", "combat-protocols", "--from", "hot.json")
    assert code == 0
    assert "Proven: this cannot be solved." in text


def test_solve_says_when_memory_runs_out(run: Run) -> None:
    arguments = ("-o", "mission=3", "-o", "difficulty=normal", "-o", "obstacles_by_seed=true", "--seed", "0")
    code, text = run("solve", "combat-protocols", *arguments, "--optimal", "--memory", "8", "--no-boards")
    assert code == 0
    assert "the memory of 8 MB is full" in text
    assert re.search(r"no solution has fewer than \d+", text)
    larger = ("-o", "mission=3", "-o", "difficulty=impossible", "--seed", "2")
    code, text = run("solve", "combat-protocols", *larger, "--memory", "1", "--no-boards")
    assert code == 1
    assert "No solution found (the memory of 1 MB is full" in text


def test_solve_says_when_time_runs_out(run: Run) -> None:
    larger = ("-o", "mission=3", "-o", "difficulty=impossible", "--seed", "2", "--optimal")
    code, text = run("solve", "combat-protocols", *larger, "--seconds", "0.001", "--no-boards")
    assert code == 1
    assert "No solution found (the 0.001 seconds are up)" in text


def test_the_file_is_tried_before_the_search_and_never_replaced(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_Search, "slice", lambda self: pytest.fail("searched before the file was tried"))
    (tmp_path / "kept.txt").write_text("mine")
    for name in ("kept.txt", "nowhere/new.txt"):
        code, text = run("solve", "combat-protocols", "--seed", "1", "--record", name)
        assert (code, text.startswith("error: ")) == (2, True)
    assert (tmp_path / "kept.txt").read_text() == "mine"


def test_nothing_is_written_without_a_solution(run: Run, tmp_path: Path) -> None:
    match = fracas.new("combat-protocols", 1)
    position = match.position()
    position["state"]["heat"] = {"marker": 6, "pointing": "up"}
    (tmp_path / "hot.json").write_text(json.dumps(position))
    code, text = run("solve", "combat-protocols", "--from", "hot.json", "--record", "solved.txt")
    assert code == 0
    assert "There is no solution to write to solved.txt" in text
    assert not (tmp_path / "solved.txt").exists()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("solve", "connect-four"), "is not a puzzle"),
        (("solve", "combat-protocol"), "did you mean 'combat-protocols'"),
        (("solve", "combat-protocols", "-o", "mission=9"), "less than or equal to 5"),
        (("solve", "combat-protocols", "-o", "mission=one"), "valid integer"),
        (("solve", "combat-protocols", "-o", "difficulty=silly"), "'easy', 'normal', 'hard' or 'impossible'"),
        (("solve", "combat-protocols", "-o", "mission=1", "-o", "mission=2"), "given twice"),
        (("solve", "combat-protocols", "-o", "mission"), "-o name=value"),
        (("solve", "combat-protocols", "-o", "board=nowhere.json"), "cannot be read"),
        (("solve", "combat-protocols", "--memory", "0"), "greater than or equal to 1"),
        (("solve", "combat-protocols", "--memory", "1048576"), "this machine has"),
        (("solve", "combat-protocols", "--record", "words.json"), "already exists: name another for --record"),
        (("solve", "combat-protocols", "--record", "nowhere/solved.txt"), "is not a folder that can be written to"),
        (("solve", "combat-protocols", "--from", "nowhere.json"), "cannot read the file"),
        (("solve", "combat-protocols", "--from", "words.json"), "is not JSON"),
        (("solve", "combat-protocols", "--from", "hot.json"), "heat.marker"),
        (("puzzle", "0"), "from 1 to 100"),
        (("puzzle", "101"), "from 1 to 100"),
        (("puzzle", "weekly"), "a number, daily, random or list"),
        (("puzzle", "random", "--grade", "6"), "less than or equal to 5"),
    ],
)
def test_mistakes_are_told_in_one_sentence(run: Run, tmp_path: Path, arguments: tuple[str, ...], reason: str) -> None:
    (tmp_path / "words.json").write_text("not a position")
    position = fracas.new("combat-protocols", 1).position()
    position["state"]["heat"]["marker"] = 99
    (tmp_path / "hot.json").write_text(json.dumps(position))
    code, text = run(*arguments)
    assert code == 2
    assert reason in text
    assert text.startswith("error: ")
    assert len(text.strip().splitlines()) == 1


def test_ctrl_c_gives_the_best_found_so_far(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key is pressed once, when a solution is known and the proof has begun, which gets nowhere from then on."""
    slices = []

    def pressing(self: _Search) -> int:
        slices.append(self)
        if len(slices) == 5:
            os.kill(os.getpid(), signal.SIGINT)
        if len(slices) < 5:
            return int(unpressed(self))
        time.sleep(0.01)
        return Status.RUNNING

    unpressed = _Search.slice
    options = ("-o", "mission=3", "-o", "difficulty=hard", "-o", "obstacles_by_seed=true")
    arguments = (*options, "--seed", "5", "--no-boards")
    assert run("solve", "combat-protocols", *arguments)[0] == 0
    monkeypatch.setattr(_Search, "slice", pressing)
    previous = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        code, text = run("solve", "combat-protocols", *arguments, "--optimal")
    finally:
        signal.signal(signal.SIGINT, previous)
    assert code == 0
    assert re.search(r"Solved in \d+ actions; no solution has fewer than \d+ \(stopped\)\.", text)


def test_par_of_older_rules_is_told_as_such(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = "Par was proven under version 1 of the rules; under version 2 it may differ."
    assert told not in run("puzzle", "list")[1]
    monkeypatch.setattr(GAME, "card", replace(GAME.card, rules_version=2))
    assert told in run("puzzle", "list")[1]
    assert told in run("puzzle", "7", lines="quit\n")[1]


def test_a_puzzle_played_to_par_earns_three_stars(run: Run) -> None:
    match = start_puzzle(GAME, numbered(GAME, 7))
    answer = solve(match.game, match.state)
    lines = "".join(f"{GAME.with_options({}).actions[action].text}\n" for action in answer.actions)
    code, text = run("puzzle", "7", lines=lines + "\n")
    assert code == 0
    assert f"par {answer.length}" in text
    assert f"★★★  Solved in {answer.length} actions" in text


def test_hints_solve_a_puzzle_and_cost_stars(run: Run) -> None:
    match = start_puzzle(GAME, numbered(GAME, 3))
    fewest = solve(match.game, match.state).length
    assert fewest is not None
    lines = ""
    for action in solve(match.game, match.state).actions:
        lines += f"hint\n{match.game.actions[action].text}\n"
    code, text = run("puzzle", "3", lines=lines + "\n")
    assert code == 0
    assert text.count("to go (fewest)") == fewest
    assert f"★☆☆  Solved in {fewest} actions, par {fewest}, {fewest} hints." in text


def test_a_lost_puzzle_can_be_begun_again(run: Run) -> None:
    lines = "solution\nenter 9\n"
    code, text = run("puzzle", "1", lines=lines)
    assert code == 2  # a wrong line from a pipe ends the run
    assert re.search(r"^ +1\. ", text, re.MULTILINE)
    code, text = run("puzzle", "1", lines="restart\nquit\n")
    assert code == 0
    assert text.count("Good luck") == 1


def test_the_daily_and_the_list(run: Run) -> None:
    code, text = run("puzzle", "daily", lines="quit\n")
    assert code == 0
    _, puzzle = puzzle_of_day(puzzle_games(), datetime.now(UTC).date())
    assert f"par {puzzle.par}." in text
    code, text = run("puzzle", "list")
    assert code == 0
    assert len(text.strip().splitlines()) == 101


def test_a_random_puzzle_of_a_grade(run: Run) -> None:
    code, text = run("puzzle", "random", "--grade", "1", "--seed", "a", lines="quit\n")
    assert code == 0
    assert "grade 1" in text
    assert run("puzzle", "random", "--grade", "1", "--seed", "a", lines="quit\n")[1] == text


def test_a_random_puzzle_of_a_game_nobody_prepared() -> None:
    made = _made(Jugs, 1, "a")
    match = Match.from_position(Jugs.with_options(made.options), made.state)
    assert solve(match.game, match.state).length == made.par
