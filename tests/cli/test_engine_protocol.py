"""The engine protocol: a second process drives it, and nothing it says can crash it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fracas
from fracas.cli.engine import Engine, converse
from fracas.core import registry
from fracas.outside.protocol import Introduction, read_introduction, read_thought

PAGE = Path(__file__).parents[2] / "docs" / "engine-protocol.md"


def _conversation(*lines: str) -> list[list[str]]:
    engine = Engine()
    return [engine.answer(line) for line in lines]


def test_the_documented_conversation_is_the_real_one() -> None:
    text = re.findall(r"```engine\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]
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
        ("info please", "info takes nothing after it: leave out 'please'"),
        ("exit now", "exit takes nothing after it: leave out 'now'"),
        ("newgame conect-four", "did you mean 'connect-four'"),
        ("newgame connect-four first=blue", "option first"),
        ("newgame connect-four 'x", "cannot be split"),
        ("position nowhere.json", "the name of a file"),
        ("position {", "not JSON"),
        ("position {}", "position field game: got None"),
        ("options set level 9", "allowed: 1 to 5"),
        ("options set level x", "allowed: 1 to 5"),
        ("options set level ٣", "allowed: 1 to 5"),
        ("options set level suggest", "allowed: 1 to 5"),
        ("options set depth 3", "there is no option 'depth'"),
        ("options depth", "use `options` alone"),
        ("newgame connect-four game=x", "connect-four has no option 'game'"),
        ("newgame connect-four red", "an option is given as NAME=VALUE, not 'red'"),
        ("newgame connect-four seed={}", "seed: got {}"),
        ("newgame connect-four seed=\udcff", "seed: got"),
        (f"position {'a' * 5_000}", "the name of a file"),
        ("position .", "the name of a file"),
        ("position a\0b", "the name of a file"),
        ('position {"game": ["tanks"], "state": {}}', "position field game"),
        ("options set seed", "use `options` alone"),
        (f"options set seed {'9' * 5_000}", "option seed"),
        (f"options set level {'9' * 5_000}", "allowed: 1 to 5"),
        ("options set seconds nan", "allowed: 0 (off) to 3600"),
    ],
)
def test_mistakes_are_answered(line: str, sentence: str) -> None:
    (answer,) = _conversation(line)
    assert answer[0].startswith("err ")
    assert sentence in answer[0]
    assert "internal fault" not in answer[0]
    assert len(answer[0]) < 300
    assert answer[1:] == ["ok"]


def test_positions_come_as_json_and_as_files(tmp_path: Path) -> None:
    match = fracas.new("connect-four", seed=1)
    match.play("drop 4")
    record, position = tmp_path / "game.txt", tmp_path / "position.json"
    record.write_text(match.record())
    position.write_text(json.dumps(match.position(), indent=1))
    for line in (f"position {json.dumps(match.position())}", f"position {record}", f"position {position}"):
        assert "actor red" in _conversation(line)[0][0]


def test_a_record_of_older_rules_is_remarked_on_beside_the_protocol(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.txt"
    record.write_text(fracas.new("connect-four", seed=1).record())
    game = registry.find("connect-four")
    monkeypatch.setattr(game, "card", replace(game.card, rules_version=2))
    (answer,) = _conversation(f"position {record}")
    assert answer[0].startswith("state ")
    assert "played under version 1 of the rules" in capsys.readouterr().err


def test_undo_and_analyse() -> None:
    answers = _conversation(
        "newgame connect-four", "options set simulations 64", "undo 1", "undo x", "play drop 1", "undo", "analyse"
    )
    assert answers[2][0].startswith("err undo 1: only 0 actions")
    assert answers[3][0].startswith("err undo takes a number")
    assert answers[5][0].startswith("state connect-four ply 0")
    assert answers[6][-2].startswith("simulations 64 ")
    assert answers[6][0].startswith("candidate visits ")


def test_the_present_position_is_told_as_json_and_as_a_picture() -> None:
    engine = Engine()
    engine.answer("newgame toy-battle seed=1 terrain=castle-field starter=blue")
    match = fracas.new("toy-battle", seed=1, terrain="castle-field", starter="blue")
    for words, seat in (("view", "blue"), ("view red", "red"), ("view spectator", None)):
        (line, ok) = engine.answer(words)
        assert ok == "ok"
        assert json.loads(line.removeprefix("view ")) == match.view(seat)
    *board, ok = engine.answer("board")
    assert [line.removeprefix("board").removeprefix(" ") for line in board] == str(match).splitlines()
    assert engine.answer("view green")[0].startswith("err toy-battle has no seat 'green'")
    assert engine.answer("board please")[0].startswith("err board takes nothing after it")


def test_the_handshake_is_the_referees() -> None:
    lines = _conversation("protocol 1", "isready", "protocol 2", "match {}", "match x", "result []")
    found = read_introduction(lines[0][:-1])
    assert isinstance(found, Introduction)
    assert found.wants == ("position",)
    assert found.games is not None
    assert "combat-protocols" not in found.games, "a puzzle has no opponent"
    assert lines[1] == ["ok"]
    for answer in lines[2:]:
        assert answer[0].startswith("err ")
        assert answer[1:] == ["ok"]


def test_go_tells_what_it_thinks_and_then_the_action() -> None:
    for words in ("go", "go simulations 64", "go level 1", "go seconds 0.2", "go clock 2 increment 0.1"):
        engine = Engine()
        engine.answer("newgame connect-four seed=1")
        engine.answer("options set simulations 64")
        *told, best, ok = engine.answer(words)
        assert told, words
        thought = read_thought(told[-1].removeprefix("info "))
        assert thought is not None
        assert thought.value is not None
        assert -1 <= thought.value <= 1
        assert best.startswith("bestmove drop ")
        assert thought.line[0] == best.removeprefix("bestmove ")
        assert ok == "ok"
    for wrong in ("go clock", "go clock x", "go clock 5 depth 3", "go seconds", "go clock -1", "go fast"):
        assert engine.answer(wrong)[0].startswith("err "), wrong


def test_stop_ends_a_search_without_end() -> None:
    said: list[str] = []
    lines = ["newgame connect-four seed=1\n", "go infinite\n", "stop\n", "quit\n"]
    converse(Engine(), lines, said.append)
    assert said[-4].startswith("bestmove drop ")
    assert said[-3:] == ["ok", "ok", "ok"]


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


def test_undo_of_more_than_any_number() -> None:
    answers = _conversation(
        "newgame connect-four", "play drop 1", f"undo {'9' * 5_000}", "undo 0", f"undo {1:020}", "undo"
    )
    assert answers[2][0] == "err undo 999999999999: only 1 actions have been played"
    assert "ply 1" in answers[3][0]
    assert "ply 0" in answers[4][0]
    assert answers[5][0].startswith("err undo 1: only 0 actions")


def test_words_may_be_parted_by_tabs_and_levels_ignore_threads() -> None:
    answers = _conversation("newgame\tconnect-four", "play\tdrop 4", "options set threads 4", "bestmove level 1")
    assert "ply 1" in answers[1][0]
    assert answers[3][0].startswith("bestmove drop ")


def test_a_search_by_time_goes_on_where_the_last_one_ended() -> None:
    """The position has not changed, so what was found is kept; after other options it is not."""
    engine = Engine()
    for line in ("newgame connect-four", "options set seconds 600", "options set simulations 300", "bestmove"):
        assert engine.answer(line)[-1] == "ok"

    def visits(line: str) -> int:
        return sum(int(answer.split()[2]) for answer in engine.answer(line) if answer.startswith("candidate"))

    assert visits("analyse") == 600
    assert visits("analyse simulations 100") == 100


def test_bytes_that_are_no_text_are_a_mistake_and_not_the_end() -> None:
    said = b"info\n\xff\xfe\nnewgame connect-four seed=\xff\nplay drop 4\r\nundo"
    done = subprocess.run(
        [sys.executable, "-m", "fracas", "engine"],
        input=said,
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8:strict"},
        check=True,
    )
    lines = done.stdout.decode().splitlines()
    assert lines[0].startswith("id fracas")
    assert lines[3].startswith("err there is no command")
    assert lines[-2].startswith("state connect-four ply 0")
    assert done.stderr == b""


COMMANDS = [
    "protocol",
    "match",
    "isready",
    "view",
    "board",
    "stop",
    "result",
    "info",
    "newgame",
    "position",
    "play",
    "undo",
    "validmoves",
    "bestmove",
    "analyse",
    "options",
    "record",
]
WORDS = st.one_of(
    st.sampled_from(
        [
            "connect-four",
            "tanks",
            "seed=1",
            "set",
            "level",
            "1",
            "simulations",
            "8",
            "seed",
            "threads",
            "drop 4",
            "first=red",
        ]
    ),
    st.text(max_size=12),
    st.integers().map(str),
    st.dictionaries(st.sampled_from(["game", "state", "options", "rules"]), st.text(max_size=4)).map(json.dumps),
)
LINES = st.builds(
    lambda command, words: " ".join([command, *words]), st.sampled_from(COMMANDS), st.lists(WORDS, max_size=4)
)


@given(st.lists(st.one_of(st.text(max_size=30), LINES, st.just("newgame connect-four seed=1")), max_size=12))
@settings(max_examples=150, deadline=None)
def test_no_line_crashes_it(lines: list[str]) -> None:
    engine = Engine()
    engine.answer("options set simulations 8")
    for line in lines:
        if "level" in line or "simulations" in line:
            continue  # whatever is drawn there may think for hours
        answer = engine.answer(line)
        assert answer == [] or answer[-1] == "ok"
        assert not any("internal fault" in text for text in answer)
