"""Puzzles at the terminal: hints of the solver, giving up, and going on with a puzzle later."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import fracas
from fracas.cli.play import solo
from fracas.core import registry
from fracas.search.puzzles import numbered, start_puzzle
from fracas.search.solver import solve

from .conftest import Run
from .desk import only_save

GAME = registry.find("combat-protocols")
PLAY = ("play", "combat-protocols", "--seed", "5")


def solution(number: int) -> list[str]:
    """A shortest solution of a shipped puzzle, as typed."""
    match = start_puzzle(GAME, numbered(GAME, number))
    return [match.game.actions[action].text for action in solve(match.game, match.state).actions]


def test_hints_of_play_come_from_the_solver(run: Run) -> None:
    match = fracas.new("combat-protocols", 5)
    fewest = solve(match.game, match.state).length
    code, out, _ = run(*PLAY, lines="hint\nquit\n")
    assert code == 0
    assert re.search(rf"Play .+: {fewest} actions to go \(fewest\)\.", out)
    assert "rule of thumb" not in out


def test_a_puzzle_from_a_position_has_the_solver_too(run: Run, tmp_path: Path) -> None:
    position = fracas.new("combat-protocols", 1).position()
    position["state"]["heat"] = {"marker": 6, "pointing": "up"}
    (tmp_path / "hot.json").write_text(json.dumps(position))
    code, out, _ = run("play", "--from", "hot.json", lines="hint\nsolution\nquit\n")
    assert code == 0
    assert out.count("Nothing wins from here any more") == 2


def test_a_search_that_ends_early_does_not_claim_that_nothing_wins(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo, "HINT_STATES", 100)
    code, out, _ = run(*PLAY, lines="hint\nquit\n")
    assert code == 0
    assert "No solution was found (a search can hold no more than 100 states): perhaps there is none." in out
    assert "Nothing wins" not in out


def test_games_against_somebody_are_searched(run: Run) -> None:
    assert " simulations in " in run("play", "connect-four", lines="hint\nquit\n")[1]
    assert "give up" not in run("play", "connect-four", lines="help\nquit\n")[1]


def test_giving_up_shows_how_it_goes_and_leaves_nothing_behind(run: Run, own_saves: Path) -> None:
    """Ruling `giving-up-is-no-action`."""
    code, out, _ = run(*PLAY, lines="enter 1\ngive up\n\n")
    assert code == 0
    assert out.count("Given up after 1 action.") == 2
    shown = re.findall(r"^ +\d+\. (.+)$", out.partition("From here it would have been:")[2], re.MULTILINE)
    match = fracas.new("combat-protocols", 5)
    match.play("enter 1")
    for action in shown:
        match.play(action.strip())
    assert match.outcome is not None
    assert match.outcome.winner == 0
    assert list(own_saves.iterdir()) == []


def test_who_gave_up_can_go_on(run: Run, own_saves: Path) -> None:
    code, out, _ = run(*PLAY, lines="enter 1\ngive up\nundo\nenter 2\nquit\n")
    assert code == 0
    assert "Continue with: fracas play --resume" in out
    assert [action.text for action in fracas.load(only_save(own_saves)).played] == ["enter 2"]


def test_giving_up_what_is_lost_shows_the_way_from_the_start(run: Run, tmp_path: Path) -> None:
    match = start_puzzle(GAME, numbered(GAME, 7))
    match.puzzle = None
    while solve(match.game, match.state).actions:
        losing = [action for action in match.legal() if not _wins_after(match, action.text)]
        match.play(losing[0] if losing else match.legal()[0])
    assert match.outcome is None
    (tmp_path / "lost.txt").write_text(match.record())
    code, out, _ = run("play", "--resume", "lost.txt", lines="give up\n\n")
    assert code == 0
    _, _, shown = out.partition("Nothing wins from here any more; from the start it would have been:")
    assert len(re.findall(r"^ +\d+\. ", shown, re.MULTILINE)) == numbered(GAME, 7).par


def _wins_after(match: fracas.Match, text: str) -> bool:
    """Whether a solution is left; a position that is over does not count as one to give up in."""
    match.play(text)
    found = match.outcome is not None or bool(solve(match.game, match.state).actions)
    match.undo()
    return found


def test_a_resumed_puzzle_keeps_par_stars_and_hints(run: Run, own_saves: Path) -> None:
    first, *others = solution(7)
    par = numbered(GAME, 7).par
    assert run("puzzle", "7", lines=f"hint\n{first}\nquit\n")[0] == 0
    code, out, _ = run("play", "--resume", str(only_save(own_saves)), lines="\n".join([*others, "", ""]))
    assert code == 0
    assert f"Puzzle 7: grade {numbered(GAME, 7).grade}, par {par}." in out
    assert f"★★☆  Solved in {par} actions, par {par}, 1 hint." in out


def test_a_hint_counts_also_when_nothing_was_played_after_it(run: Run, own_saves: Path) -> None:
    assert run("puzzle", "7", lines="hint\nquit\n")[0] == 0
    kept = fracas.load(only_save(own_saves)).puzzle
    assert kept is not None
    assert kept.hints == 1


def test_a_random_puzzle_can_be_resumed(run: Run, own_saves: Path) -> None:
    code, out, _ = run("puzzle", "random", "--grade", "1", "--seed", "a", lines="hint\nquit\n")
    assert code == 0
    begun = next(line for line in out.splitlines() if "Good luck" in line)
    assert begun in run("play", "--resume", str(only_save(own_saves)), lines="quit\n")[1]


def test_a_puzzle_begun_again_is_kept_so(run: Run, own_saves: Path) -> None:
    assert run("puzzle", "7", lines=f"{solution(7)[0]}\nrestart\nquit\n")[0] == 0
    assert fracas.load(only_save(own_saves)).ply == 0


def test_puzzles_of_a_named_game(run: Run) -> None:
    assert run("puzzle", "list", "--game", "combat-protocols")[1] == run("puzzle", "list")[1]
    code, _, err = run("puzzle", "list", "--game", "connect-four")
    assert (code, "comes without puzzles" in err) == (2, True)
    assert run("puzzle", "daily", "--game", "combat-protocols", lines="quit\n")[0] == 0
