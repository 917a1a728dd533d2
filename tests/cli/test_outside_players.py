"""Programs of others at the terminal: what is shown of them, and how a game ends that they lose by a fault."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import fracas
from fracas.cli.play.keeper import Keeper
from fracas.cli.play.talk import Mode
from fracas.core.errors import IllegalAction
from fracas.outside.limits import Limits, Pace
from fracas.outside.program import Program

from .conftest import Run
from .desk import Desk

FOLDER = Path(__file__).parents[1] / "outside"
PATIENT = Limits(start_seconds=120, quit_seconds=20)


def program(file: str, *arguments: str) -> Program:
    command = [sys.executable, "-S", "-E", str(FOLDER / file), *arguments]
    return Program(command, " ".join(command), Pace(120), PATIENT)


def test_what_it_thinks_is_shown_where_it_has_no_secrets() -> None:
    other = program("any_engine.py")
    desk = Desk(fracas.new("connect-four", seed=1), (None, other))
    desk.type("drop 4")
    passing = [output for output in desk.outputs if output.passing]
    assert [str(output.what) for output in passing] == ["First: +0.50  drop 1"]
    assert desk.match.ply == 2
    other.close()


def test_what_it_thinks_is_not_shown_to_who_plays_against_its_secrets() -> None:
    other = program("any_engine.py")
    match = fracas.new("toy-battle", seed=1, starter="blue")
    desk = Desk(match, (None, other))
    desk.type("draw")
    assert match.ply >= 2
    assert not any(output.passing for output in desk.outputs)
    other.close()


def test_a_fault_ends_the_game_and_undo_plays_on(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    match = fracas.new("connect-four", seed=1)
    desk = Desk(match, (None, program("hostile.py", "illegal")), Keeper(file, is_named=True))
    shown = " ".join(desk.type("drop 4").split())
    assert desk.session.mode is Mode.OVER
    assert "red" in shown.lower()
    assert 'it answered "drop 99", which may not be played now' in shown
    assert file.read_text(encoding="utf-8").endswith("Result: yellow wins: illegal-action\n")
    assert 'it answered "drop 99"' in " ".join(desk.type("board").split())
    desk.type("undo")
    assert match.actor == 0
    assert match.ply == 0
    assert match.notes.decision is None
    desk.type("drop 3")
    assert 'it answered "drop 99"' in " ".join(desk.type("").split()), "it does so again, and the person leaves"


def test_after_a_fault_the_secrets_stay_hidden_until_they_are_asked_for() -> None:
    """The program is still the one to act; its eyes are nobody's but its own."""
    match = fracas.new("toy-battle", seed=1, starter="blue")
    desk = Desk(match, (None, program("hostile.py", "illegal")))
    desk.type("draw")
    assert desk.session.mode is Mode.OVER
    assert match.actor == 1
    assert "`reveal` shows what was hidden" in desk.text
    for command in ("log", "look", "board"):
        assert "Red's rack" not in desk.type(command)
    with pytest.raises(IllegalAction, match="nothing to suggest"):
        desk.type("hint")
    assert "Red's rack" in desk.type("reveal")
    with pytest.raises(IllegalAction, match="nothing can be taken back"):
        desk.type("undo")


def test_the_log_after_a_fault_is_that_of_the_person() -> None:
    match = fracas.new("toy-battle", seed=1, starter="red")
    desk = Desk(match, (None, program("hostile.py", "second")))
    desk.type("draw")
    assert desk.session.mode is Mode.OVER
    assert "Red draws 2 troops." in desk.type("log")
    assert "Red draws 2 troops:" in desk.type("reveal", "log")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--vs", "./nowhere"), "the program './nowhere' is not there"),
        (("--vs", "nobody"), "there is no player 'nobody'; known: human, random, "),
        (("--vs", "randon"), "did you mean 'random'?"),
        (("--vs", "no_such_module:Bot"), "No module named 'no_such_module'"),
        (("--vs", "false"), 'false: it ended at "protocol" (exit code 1)'),
        (("--seats", "human,random,1"), "--seats needs 2 names"),
        (("--vs", "1", "--time", "nan"), "--time: got nan"),
        (("--vs", "1", "--clock", "5+x"), "--clock: got '5+x'"),
    ],
)
def test_who_cannot_play_is_told_of_before_the_match(run: Run, words: tuple[str, ...], sentence: str) -> None:
    code, out, err = run("play", "connect-four", *words)
    assert (code, out) == (2, "")
    assert sentence in " ".join(err.split())


def test_the_search_sits_down_with_a_limit_of_ones_own(run: Run) -> None:
    code, _, err = run("play", "connect-four", "--seats", "50sims,random", "--seed", "1", "--record", "m.txt")
    assert (code, err) == (0, "")
    assert fracas.load(Path("m.txt")).notes.players == {"yellow": "50sims", "red": "random"}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("http://127.0.0.1:9", "3"), "'3' plays at every server already"),
        (("127.0.0.1", "./x"), "a server's address begins with http://"),
        (("http://127.0.0.1:9", "./x"), "the program './x' is not there"),
        (("http://127.0.0.1:9", f"{sys.executable} -S -E {FOLDER / 'any_engine.py'}"), "cannot be reached"),
        (("http://127.0.0.1:9", f"{sys.executable} -m fracas engine"), "wants positions, and a server tells views"),
    ],
)
def test_what_keeps_a_bot_from_a_server_is_told(run: Run, words: tuple[str, str], sentence: str) -> None:
    code, _, err = run("bot", *words)
    assert code == 2
    assert sentence in " ".join(err.split())
