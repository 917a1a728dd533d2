"""Records: what is wrong with one is said with its line, and no altered record loads."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fracas
from fracas.core import registry
from fracas.core.errors import BadRecord, FracasError
from fracas.core.match import OlderRules, PuzzleFacts
from fracas.core.record_notes import Decision, Notes


def _record() -> str:
    match = fracas.new("connect-four", seed=9)
    for column in (4, 4, 3, 5, 2):
        match.play(f"drop {column}")
    return match.record()


RECORD = _record()


def _without(pattern: str) -> str:
    return re.sub(pattern, "", RECORD, flags=re.MULTILINE)


def _of_puzzle(facts: str) -> str:
    return RECORD.replace('[Seed "9"]', f'[Seed "9"]\n[Puzzle {facts}]')


def _noted(line: str) -> str:
    return RECORD.replace('[Seed "9"]', f'[Seed "9"]\n{line}')


ALTERED = [
    (_noted('[Players ["Ada"]]'), 5, "a name for each of yellow, red"),
    (_noted('[Players {"green":"Ada"}]'), 5, "a name for each of yellow, red"),
    (_noted('[Players {"red":7}]'), 5, "a text of at most 80 visible characters"),
    (_noted('[Players {"red":"a\\u0007b"}]'), 5, "a text of at most 80 visible characters"),
    (_noted('[Date "17.11.2026"]'), 5, 'written like "2026-11-17"'),
    (_noted('[Date "2026-13-01"]'), 5, 'written like "2026-11-17"'),
    (_noted("[Date 2026]"), 5, 'written like "2026-11-17"'),
    (RECORD.replace("Result: running", "Result: green wins: resigned"), 14, "the result is 'running'"),
    (RECORD.replace("Result: running", "Result: red wins: by magic"), 14, "the result is 'running'"),
    (_of_puzzle('"7"'), 5, "a JSON object with grade, hints, name, par"),
    (_of_puzzle('{"name":"Seven","grade":1,"par":3}'), 5, "a JSON object with grade, hints, name, par"),
    (_of_puzzle('{"name":7,"grade":1,"par":3,"hints":0}'), 5, "name must be a text of at most 200"),
    (_of_puzzle('{"name":"a\\nb","grade":1,"par":3,"hints":0}'), 5, "name must be a text of at most 200"),
    (_of_puzzle('{"name":"Seven","grade":1,"par":0,"hints":0}'), 5, "par must be a whole number from 1"),
    (_of_puzzle('{"name":"Seven","grade":1,"par":3,"hints":-1}'), 5, "hints must be a whole number from 0"),
    (_of_puzzle('{"name":"Seven","grade":true,"par":3,"hints":0}'), 5, "grade must be a whole number from 1"),
    (RECORD.replace("connect-four", "conect-four"), 1, "did you mean 'connect-four'"),
    (RECORD.replace('[Rules "1"]', '[Rules "7"]'), 2, "this program plays version 1: update Fracas"),
    (RECORD.replace('[Rules "1"]', '[Rules "0"]'), 2, "a whole number in quotes, 1 or more, not '0'"),
    (RECORD.replace('[Rules "1"]', '[Rules "+1"]'), 2, "a whole number in quotes, 1 or more, not '+1'"),
    (RECORD.replace('[Rules "1"]', "[Rules 1]"), 2, "a whole number in quotes, 1 or more, not 1"),
    (re.sub('Hash ".*"', 'Hash "unknown"', RECORD), 6, "the record is for reading only"),
    (RECORD.replace('"first":"yellow"', '"frist":"yellow"'), 3, "no option 'frist'"),
    (RECORD.replace('{"first":"yellow"}', '{"first":'), 3, "not JSON"),
    (RECORD.replace('{"first":"yellow"}', "[1]"), 3, "must be a JSON object"),
    (RECORD.replace('[Seed "9"]', "[Seed 9]"), 4, "in quotes"),
    (RECORD.replace('[Actions "5"]', '[Actions "6"]'), 5, "says 6 actions, the list has 5"),
    (re.sub('Hash "....', 'Hash "0000', RECORD), 6, "the record was altered"),
    (RECORD.replace("2. red: drop 4", "2. red: drop 3"), 6, "the record was altered"),
    (RECORD.replace("2. red: drop 4", "2. red: drop 9"), 9, "not an action of connect-four"),
    (RECORD.replace("2. red: drop 4", "3. red: drop 4"), 9, "action number 3 where 2 is expected"),
    (RECORD.replace("2. red: drop 4", "2. yellow: drop 4"), 9, "it is red's turn"),
    (RECORD.replace("Result: running", "Result: red wins: four-in-a-line"), 14, "the result is 'running'"),
    (RECORD + "more\n", 15, "after the result"),
    (_without(r"^Result.*\n"), 12, "expected"),
    (_without(r"^\[Seed.*\n"), 7, "'Seed' is missing"),
    (RECORD.replace('[Seed "9"]', '[Seed "9"]\n[Seed "9"]'), 5, "is given twice"),
    (RECORD.replace('[Seed "9"]', '[Seat "9"]'), 4, "no tag 'Seat'"),
    ("\n\n", 1, "'Game' is missing"),
]


def test_a_puzzle_keeps_its_par_and_hints() -> None:
    match = fracas.load(RECORD)
    assert match.puzzle is None
    match.puzzle = PuzzleFacts("Puzzle of 5 January 2026 (\u2605)", grade=2, par=9, hints=3)
    again = fracas.load(match.record())
    assert again.puzzle == match.puzzle
    assert again.hash == match.hash


@pytest.mark.parametrize(("text", "line", "reason"), ALTERED, ids=[reason for _, _, reason in ALTERED])
def test_an_altered_record_is_refused_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        fracas.load(text)
    assert refusal.value.line == line
    assert reason in str(refusal.value)


def test_a_record_reads_like_a_game() -> None:
    assert "\n1. yellow: drop 4\n2. red: drop 4\n3. yellow: drop 3\n" in RECORD
    assert RECORD.endswith("\nResult: running\n")


def test_a_finished_record_names_winner_and_ending() -> None:
    match = fracas.new("connect-four", seed=1)
    for column in (1, 2, 1, 2, 1, 2, 1):
        match.play(f"drop {column}")
    assert match.record().endswith("\nResult: yellow wins: four-in-a-line\n")
    assert fracas.load(match.record()).outcome == match.outcome


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same rules under the next version."""
    game = registry.find("connect-four")
    monkeypatch.setattr(game, "card", replace(game.card, rules_version=2))


@pytest.mark.usefixtures("newer_rules")
def test_a_record_of_older_rules_loads_and_says_so() -> None:
    match = fracas.load(RECORD)
    assert match.older_rules == OlderRules(1, hash_agrees=True)
    assert match.hash != match.hash_under(1)
    match.play("drop 1")
    saved = match.record()
    assert '[Rules "2"]' in saved
    assert fracas.load(saved).older_rules is None


@pytest.mark.usefixtures("newer_rules")
def test_a_record_of_older_rules_with_another_hash_loads_unconfirmed() -> None:
    match = fracas.load(re.sub('Hash "....', 'Hash "0000', RECORD))
    assert match.older_rules == OlderRules(1, hash_agrees=False)


@pytest.mark.usefixtures("newer_rules")
@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (RECORD.replace("2. red: drop 4", "2. red: drop 9"), 9, "not an action of connect-four"),
        (RECORD.replace("Result: running", "Result: red wins: four-in-a-line"), 14, "the result is 'running'"),
        (RECORD.replace('"first":"yellow"', '"frist":"yellow"'), 3, "no option 'frist'"),
    ],
)
def test_a_record_that_older_rules_allowed_is_refused_with_both_versions(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        fracas.load(text)
    assert refusal.value.line == line
    assert reason in str(refusal.value)
    assert "played under version 1 of the rules, this program plays version 2" in str(refusal.value)


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(RECORD)
    assert fracas.load(path).record() == RECORD
    assert fracas.load(str(path)).record() == RECORD
    with pytest.raises(BadRecord, match="cannot read the file"):
        fracas.load(tmp_path / "none.txt")
    path.write_bytes(b"\xff\xfe\x00\n")
    with pytest.raises(BadRecord, match="not a text file"):
        fracas.load(path)


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_a_mangled_record_loads_as_it_was_or_is_refused(data: st.DataObject) -> None:
    """Any few characters replaced: a clear error, or (spaces) the very same match."""
    start = data.draw(st.integers(0, len(RECORD) - 1))
    length = data.draw(st.integers(0, 12))
    text = RECORD[:start] + data.draw(st.text(max_size=8)) + RECORD[start + length :]
    try:
        match = fracas.load(text + "\n")
    except FracasError:
        pass  # refused, with the reason its class carries
    else:
        assert match.hash == fracas.load(RECORD).hash


@pytest.mark.parametrize(
    "decision", [Decision("red", "resigned"), Decision(None, "draw-agreed"), Decision(None, "abandoned")]
)
def test_who_played_when_and_how_it_ended_stand_in_it(decision: Decision) -> None:
    match = fracas.load(RECORD)
    match.notes = Notes({"yellow": "Ada", "red": "Zoë"}, "2026-11-17", decision)
    again = fracas.load(match.record())
    assert again.notes == match.notes
    assert again.record() == match.record()
    again.play("drop 1")  # whoever plays on has thought better of it
    assert again.notes == replace(match.notes, decision=None)
    assert fracas.load(again.record()).notes.decision is None


def test_a_decision_is_not_taken_from_a_game_that_is_over() -> None:
    match = fracas.new("connect-four", seed=9)
    for column in (1, 2, 1, 2, 1, 2, 1):
        match.play(f"drop {column}")
    record = match.record()
    won = record.splitlines()[-1]
    with pytest.raises(BadRecord, match="the result is"):
        fracas.load(record.replace(won, "Result: red wins: resigned"))
