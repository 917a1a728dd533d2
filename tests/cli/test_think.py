"""`fracas hint` and `fracas analyse`: what they say, and what they refuse before any thinking."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import fracas
from fracas.search.telling import ToldReview
from tests.support import Case, case_id, first_cases, random_match

from .conftest import Run

TWO_PLAYER = [case for case in first_cases() if not case.game().card.is_solo]


def _save(match: fracas.Match, folder: Path) -> str:
    path = folder / "match.txt"
    path.write_text(match.record(), encoding="utf-8")
    return str(path)


def _blundered() -> fracas.Match:
    """Red looked away when yellow had two in a row, open at both ends."""
    match = fracas.new("connect-four", seed=1)
    for column in (4, 1, 3, 1, 5):
        match.play(f"drop {column}")
    return match


@pytest.mark.parametrize("case", TWO_PLAYER, ids=case_id)
def test_a_hint_names_a_legal_action_first(run: Run, tmp_path: Path, case: Case) -> None:
    match = random_match(case, 6, 6)
    code, out, err = run("hint", _save(match, tmp_path), "--seconds", "0.05")
    assert (code, err) == (0, "")
    head, *rows = [line for line in out.splitlines() if line.strip()]
    assert head.split()[:3] == ["action", "value", "share"]
    assert rows
    assert match.actor is not None
    told = next(line for line in rows if " simulations in " in line)  # below the table, above the reasons
    advised = told.rpartition(" (")[0].partition(": ")[2]
    assert advised in {action.text for action in match.legal()}


def test_a_hint_of_an_earlier_moment_sees_the_win(run: Run, tmp_path: Path) -> None:
    match = fracas.new("connect-four", seed=1)
    for column in (1, 2, 1, 2, 1, 2, 1):
        match.play(f"drop {column}")
    file = _save(match, tmp_path)
    code, out, _ = run("hint", file, "--at", "6")
    assert code == 0
    assert "drop 1 won" in " ".join(out.split())
    code, out, err = run("hint", file)
    assert (code, out) == (2, "")
    assert "the game is over" in err


def test_an_analysis_tells_every_value_the_mistakes_and_the_curve(run: Run, tmp_path: Path) -> None:
    match, picture = _blundered(), tmp_path / "curve.svg"
    code, out, err = run("analyse", _save(match, tmp_path), "--simulations", "500", "--svg", str(picture))
    assert (code, err) == (0, "")
    rows = [line.split() for line in out.splitlines() if line.strip()[:1].isdecimal()]
    assert [row[0] for row in rows] == ["0", "1", "2", "3", "4", "5"]
    assert rows[-1][:6] == ["5", "yellow", "drop", "5", "+1.00", "-1.00"]
    assert rows[4][:5] == ["4", "red", "drop", "1", "?"]
    assert "Action 4: red played drop 1 (0%); drop" in out
    assert ", expecting drop" in out
    assert re.search(r"yellow: accuracy \d+ in 3 decisions; own decisions [-+]\d+, the other's \+\d+, luck \+0", out)
    assert "Accuracy: a decision as good as the best counts 100" in out
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    lines = root.findall("{http://www.w3.org/2000/svg}polyline")
    assert [len(line.attrib["points"].split()) for line in lines] == [6, 6]
    titles = [title.text or "" for title in root.iter("{http://www.w3.org/2000/svg}title")]
    assert any(title.startswith("4. red: drop 1; better drop ") for title in titles)


def test_an_analysis_as_json_is_what_the_server_tells(run: Run, tmp_path: Path) -> None:
    code, out, err = run("analyse", _save(_blundered(), tmp_path), "--simulations", "500", "--json")
    assert (code, err) == (0, "")
    told = ToldReview.model_validate_json(out)
    assert [moment.ply for moment in told.curve] == list(range(6))
    assert (told.mistakes[0].ply, told.mistakes[0].seat) == (3, "red")
    assert told.mistakes[0].line[0] == told.mistakes[0].best
    assert set(told.accuracy) == {"yellow", "red"}


def test_a_game_without_mistakes_says_so(run: Run, tmp_path: Path) -> None:
    match = fracas.new("connect-four", seed=1)
    match.play("drop 4")
    code, out, _ = run("analyse", _save(match, tmp_path), "--simulations", "500")
    assert code == 0
    assert "No mistakes found." in out


def test_what_so_few_simulations_cannot_tell_is_no_mistake(run: Run, tmp_path: Path) -> None:
    case = next(case for case in TWO_PLAYER if case.game_id == "toy-battle")
    code, out, _ = run("analyse", _save(random_match(case, 2, 4), tmp_path), "--simulations", "1")
    assert code == 0
    assert "No mistakes found." in out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["hint", "nowhere.txt"], "cannot read the file 'nowhere.txt'"),
        (["hint", "{file}", "--at", "99"], "99"),
        (["hint", "{file}", "--seconds", "0"], "--seconds"),
        (["hint", "{file}", "--seconds", "nan"], "seconds"),
        (["hint", "{file}", "--seconds", "1e9"], "--seconds"),
        (["analyse", "."], "cannot read the file '.'"),
        (["analyse", "{file}", "--simulations", "0"], "--simulations"),
        (["analyse", "{file}", "--simulations", "100000000000000000000"], "--simulations"),
        (["analyse", "{file}", "--svg", "no/such/folder/curve.svg"], "cannot write the file"),
        (["analyse", "{file}", "--svg", "."], "'.'"),
    ],
)
def test_mistakes_are_one_sentence(run: Run, tmp_path: Path, arguments: list[str], sentence: str) -> None:
    file = _save(_blundered(), tmp_path)
    code, out, err = run(*(word.format(file=file) for word in arguments))
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.strip().splitlines()) <= 2


def test_a_puzzle_is_sent_to_the_solver(run: Run, tmp_path: Path) -> None:
    file = _save(fracas.new("combat-protocols", seed=1), tmp_path)
    code, _, err = run("analyse", file)
    assert (code, "fracas solve" in err) == (2, True)
    code, _, err = run("hint", file)
    assert (code, "solver" in err) == (2, True)
