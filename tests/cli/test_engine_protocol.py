"""The engine protocol: a second process drives it, and nothing it says can crash it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fracas
from fracas.cli.engine import Engine

PAGE = Path(__file__).parents[2] / "docs" / "engine-protocol.md"


def _conversation(*lines: str) -> list[list[str]]:
    engine = Engine()
    return [engine.answer(line) for line in lines]


def test_the_documented_conversation_is_the_real_one() -> None:
    text = re.findall(r"```\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
    engine = Engine()
    expected: list[str] = []
    for line in text.splitlines():
        if line.startswith("< "):
            assert not expected, "the page leaves an answer out"
            expected = engine.answer(line[2:])
        else:
            assert line == expected.pop(0)
    assert not expected


def test_a_second_process_plays_a_whole_game() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "fracas", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None

        def ask(line: str) -> list[str]:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(line + "\n")
            process.stdin.flush()
            answer: list[str] = []
            while (received := process.stdout.readline().rstrip("\n")) != "ok":
                assert received, "the engine went away"
                answer.append(received)
            return answer

        assert ask("info")[0].startswith("id fracas")
        ask("options set simulations 50")
        state = ask("newgame connect-four seed=3")[0]
        while "actor -" not in state:
            best = ask("bestmove")[0].removeprefix("bestmove ")
            assert f"move {best}" in ask("validmoves")
            state = ask(f"play {best}")[0]
        record = "\n".join(line.removeprefix("record").removeprefix(" ") for line in ask("record"))
        assert fracas.load(record + "\n").outcome is not None
        assert ask("exit") == []
        assert process.wait(timeout=20) == 0


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("plya drop 3", "there is no command 'plya'; did you mean 'play'?"),
        ("play drop 3", "no game has been started"),
        ("newgame", "newgame needs a game"),
        ("info please", "info stands alone, without 'please'"),
        ("exit now", "exit stands alone, without 'now'"),
        ("newgame conect-four", "did you mean 'connect-four'"),
        ("newgame connect-four first=blue", "option first"),
        ("newgame connect-four 'x", "cannot be split"),
        ("position nowhere.json", "the name of a file"),
        ("position {", "not JSON"),
        ("position {}", "no game"),
        ("options set level 9", "allowed: 1 to 5"),
        ("options set level x", "allowed: 1 to 5"),
        ("options set depth 3", "there is no option 'depth'"),
        ("options depth", "options stands alone"),
    ],
)
def test_mistakes_are_answered(line: str, sentence: str) -> None:
    (answer,) = _conversation(line)
    assert answer[0].startswith("err ")
    assert sentence in answer[0]
    assert answer[1:] == ["ok"]


def test_positions_come_as_json_and_as_files(tmp_path: Path) -> None:
    match = fracas.new("connect-four", seed=1)
    match.play("drop 4")
    record, position = tmp_path / "game.txt", tmp_path / "position.json"
    record.write_text(match.record())
    position.write_text(json.dumps(match.position(), indent=1))
    for line in (f"position {json.dumps(match.position())}", f"position {record}", f"position {position}"):
        assert "actor red" in _conversation(line)[0][0]


def test_undo_and_analyse() -> None:
    answers = _conversation(
        "newgame connect-four", "options set simulations 64", "undo 1", "undo x", "play drop 1", "undo", "analyse"
    )
    assert answers[2][0].startswith("err undo 1: only 0 actions")
    assert answers[3][0].startswith("err undo takes a number")
    assert answers[5][0].startswith("state connect-four ply 0")
    assert answers[6][-2].startswith("simulations 64 ")
    assert answers[6][0].startswith("candidate visits ")


def test_limits_of_one_search_are_forgotten_after_it() -> None:
    answers = _conversation(
        "newgame connect-four",
        "options set simulations 64",
        "analyse simulations 32 seed 5",
        "analyse level 1",
        "analyse",
        "bestmove simulations",
        "bestmove depth 3",
        "bestmove simulations -1",
        "options",
    )
    assert answers[2][-2].startswith("simulations 32 ")
    assert answers[3][-2].startswith("simulations 12 ")
    assert answers[4][-2].startswith("simulations 64 ")
    assert "pairs of an option's name and value" in answers[5][0]
    assert "there is no option 'depth'" in answers[6][0]
    assert "allowed: 0 (off) to 100000000" in answers[7][0]
    assert "option simulations 64" in answers[8]


@given(
    st.lists(st.one_of(st.text(max_size=30), st.sampled_from(["newgame connect-four", "validmoves", "undo", "record"])))
)
@settings(max_examples=100, deadline=None)
def test_no_line_crashes_it(lines: list[str]) -> None:
    engine = Engine()
    for line in lines:
        answer = engine.answer(line)
        assert answer == [] or answer[-1] == "ok"
