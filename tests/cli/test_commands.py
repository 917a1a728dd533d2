"""The commands: what they print, and one clear sentence with exit code 2 for every mistake."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import fracas
from fracas.cli import app
from fracas.core import registry
from fracas.core.fairness import Fairness, Row, Tally

from .conftest import Run
from .desk import only_save

WIN = ["drop 1", "drop 2", "drop 1", "drop 2", "drop 1", "drop 2", "drop 1"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of Connect Four."""
    match = fracas.new("connect-four", seed=9)
    for text in WIN:
        match.play(text)
    path = tmp_path / "won.txt"
    path.write_text(match.record(), encoding="utf-8")
    return path


def sentence_of_the_end(match: fracas.Match) -> str:
    """What is said of a game that is over."""
    assert match.outcome is not None
    return match.outcome.text


def question_to(side: str) -> str:
    """What Connect Four asks the side that begins."""
    prompt = fracas.new("connect-four", first=side).view(side)["prompt"]
    assert (prompt["kind"], prompt["seat"]) == ("choose", side)
    return str(prompt["text"])


# What is printed ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [[], ["--help"], ["-h"]])
def test_help_names_every_command_and_gives_examples(run: Run, arguments: list[str]) -> None:
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    for command in (
        "play",
        "games",
        "options",
        "replay",
        "verify",
        "position",
        "compile",
        "perft",
        "bench",
        "features",
    ):
        assert f"│ {command} " in out
    assert "Examples" in out
    assert "fracas play --resume" in out


@pytest.mark.parametrize(
    "command", ["play", "games", "rules", "options", "replay", "verify", "perft", "bench", "features"]
)
def test_every_command_has_help(command: str) -> None:
    result = CliRunner().invoke(app, [command, "--help"])
    assert result.exit_code == 0
    assert "Usage: " in result.output


def test_games_lists_the_cards(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    row = next(line for line in out.splitlines() if line.startswith("connect-four"))
    assert row.split() == ["connect-four", "2", "5", "no", "no", "1"]
    assert "Four in a line, by gravity." in out


def test_options_come_from_the_schema(run: Run) -> None:
    code, out, _ = run("options", "connect-four")
    assert code == 0
    assert out.splitlines()[1].split()[:2] == ["first", "yellow"]
    assert "yellow, red" in out
    code, out, _ = run("options", "toy-battle")
    assert "castle-field, tropical-pool" in " ".join(out.split())
    assert "a whole number from 2 to" in out


def test_features_are_told_and_written_as_a_page(run: Run) -> None:
    code, out, _ = run("features", "connect-four")
    assert code == 0
    assert out.splitlines()[1].split()[:6] == ["0", "own", "discs", "plane", "6", "x"]
    code, page, _ = run("features", "connect-four", "--page")
    assert code == 0
    assert page.startswith("# Connect Four: what a learner sees\n")
    assert "| 42 | other discs | plane 6 x 7 | 0 to 1 whole | 1 where one of the other's lies |" in page


def test_rules_are_rendered(run: Run) -> None:
    code, out, _ = run("rules", "connect-four")
    assert code == 0
    assert "Four of your discs" in " ".join(out.split())
    assert "##" not in out


def test_verify_says_what_a_record_holds(run: Run, record: Path) -> None:
    code, out, err = run("verify", str(record))
    assert (code, err) == (0, "")
    facts = dict(line.split(None, 1) for line in out.splitlines()[:-1])
    assert facts["actions"] == "7"
    assert facts["result"] == "yellow wins: four-in-a-line"
    assert facts["hash"] == fracas.load(record).hash
    assert out.endswith("verified\n")


def test_a_record_of_older_rules_is_remarked_on(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("connect-four")
    monkeypatch.setattr(game, "card", replace(game.card, rules_version=2))
    told = "note: the record was played under version 1 of the rules; under version 2 its actions are legal"
    for command in ("verify", "replay", "position"):
        code, out, err = run(command, str(record))
        assert code == 0
        assert told in err
        assert "the same final position" in err
        assert "note" not in out
    record.write_text(re.sub('Hash "....', 'Hash "0000', record.read_text()))
    code, out, err = run("verify", str(record))
    assert code == 1
    assert out.endswith("not verified: the hash cannot be checked under other rules\n")
    assert "perhaps a different final position" in err


def test_replay_into_a_pipe_prints_every_step(run: Run, record: Path) -> None:
    code, out, _ = run("replay", str(record))
    assert code == 0
    assert out.count("1 2 3 4 5 6 7") == len(WIN) + 1
    assert f"7. {fracas.load(record).events(None)[-1].text}" in out
    assert out.endswith("Result: yellow wins: four-in-a-line\n")


def test_replay_shows_what_a_seat_saw(run: Run) -> None:
    match = fracas.new("toy-battle", seed=3, starter="blue")
    match.play("draw")
    Path("toys.txt").write_text(match.record(), encoding="utf-8")
    secret = match.events(0)[0].text
    assert secret != match.events(None)[0].text
    assert secret in " ".join(run("replay", "toys.txt", "--seat", "blue")[1].split())
    for others in ([], ["--seat", "red"], ["--seat", "spectator"]):
        assert secret not in " ".join(run("replay", "toys.txt", *others)[1].split())
    code, _, err = run("replay", "toys.txt", "--seat", "all")
    assert (code, "still runs" in err) == (2, True)
    Path("over.txt").write_text(match.record().replace("Result: running", "Result: red wins: resigned"))
    for everything in ([], ["--seat", "all"]):
        out = " ".join(run("replay", "over.txt", *everything)[1].split())
        assert secret in out
        assert "Red's rack" in out
    assert secret not in " ".join(run("replay", "over.txt", "--seat", "spectator")[1].split())


def test_perft_counts_as_python_does(run: Run) -> None:
    code, out, _ = run("perft", "connect-four", "3")
    assert code == 0
    counts = [line.split()[:2] for line in out.splitlines()[1:4]]
    assert counts == [["1", "7"], ["2", "49"], ["3", "343"]]


def test_perft_follows_the_chance_of_the_match(run: Run) -> None:
    """The count from the compiled loop equals one made by playing a match's own actions."""
    match = fracas.new("toy-battle", seed="5")
    _, out, _ = run("perft", "toy-battle", "2", "--seed", "5")
    lines = 0
    for action in match.legal_ids():
        match.play(action)
        lines += len(match.legal_ids())
        match.undo()
    assert out.splitlines()[2].split()[:2] == ["2", f"{lines:,}"]


def test_perft_from_a_position(run: Run, record: Path) -> None:
    Path("position.json").write_text(run("position", str(record), "--at", "6")[1], encoding="utf-8")
    _, out, _ = run("perft", "connect-four", "2", "--from", "position.json")
    assert [line.split()[:2] for line in out.splitlines()[1:3]] == [["1", "7"], ["2", "42"]]


def test_compile_says_how_long(run: Run) -> None:
    code, out, _ = run("compile", "connect-four")
    assert code == 0
    assert "1 game ready in" in out


def test_bench_measures_every_variant(run: Run) -> None:
    code, out, _ = run("bench", "connect-four", "--seconds", "0.01", "--rounds", "1")
    assert code == 0
    row = out.splitlines()[1].split()
    assert row[:2] == ["connect-four", "default"]
    assert int(row[2].replace(",", "")) > 0
    assert row[-2:] == [str(fracas.new("connect-four").game.state.itemsize), "B"]


def test_position_of_any_ply_can_be_played_on(run: Run, record: Path) -> None:
    code, out, _ = run("position", str(record), "--at", "4")
    assert code == 0
    position = json.loads(out)
    assert position["state"]["board"][-1] == "yr....."
    Path("start.json").write_text(out, encoding="utf-8")
    code, out, _ = run("play", "--from", "start.json", "--record", "on.txt", lines="1\n2\n1\n\n")
    assert code == 0
    played = fracas.load(Path("on.txt"))
    assert played.ply == 3
    assert sentence_of_the_end(played) in out


# Playing through a pipe --------------------------------------------------------------------------------------


def test_a_scripted_game_from_deal_to_saved_record(run: Run) -> None:
    code, out, err = run("play", "connect-four", "--seed", "9", lines="\n".join([*WIN, "save game.txt", "", ""]))
    assert (code, err) == (0, "")
    assert sentence_of_the_end(fracas.load(Path("game.txt"))) in out
    assert "yellow> drop 1" in out
    assert run("verify", "game.txt")[0] == 0


def test_measured_shares_stand_beside_the_options(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def tally(yellow: int) -> Tally:
        results = {"yellow yellow line": yellow, "yellow red line": 100 - yellow}
        return Tally(level=4, rules_version=1, search="x", results=results)

    rows = [Row(options={}, tallies=[tally(61)]), Row(options={"first": "red"}, tallies=[tally(38)])]
    monkeypatch.setattr(registry.find("connect-four"), "fairness", lambda: Fairness(rows=rows))
    _, out, _ = run("options", "connect-four")
    assert "measured: yellow: yellow 61 %, red: yellow 38 %" in " ".join(out.split())
    assert "docs/fairness.md" in out


def test_options_and_json_options(run: Run) -> None:
    code, out, _ = run("play", "connect-four", "-o", "first=red", lines="quit\n")
    assert code == 0
    assert question_to("red") in out
    terrain = fracas.new("toy-battle").game.options.model_dump(mode="json")["terrain"]
    assert isinstance(terrain, str)
    code, _, err = run("play", "toy-battle", "-o", 'terrain={"id": 1}')
    assert code == 2
    assert "terrain" in err


def test_a_quit_match_is_resumed_with_its_players(run: Run, own_saves: Path) -> None:
    code, out, _ = run("play", "connect-four", "--seed", "1", "--vs", "suggest", lines="4\nquit\n")
    assert code == 0
    kept = only_save(own_saves)
    assert f"--resume {kept}\n" in out
    code, out, _ = run("play", "--resume", str(kept), lines="undo\n3\nquit\n")
    assert code == 0
    assert fracas.load(kept).played[0].text == "drop 3"
    assert only_save(own_saves) == kept


def test_resuming_a_named_file_leaves_it_alone(run: Run, record: Path, own_saves: Path) -> None:
    before = record.read_text()
    code, _, _ = run("play", "--resume", str(record), lines="undo\n3\nquit\n")
    assert code == 0
    assert record.read_text() == before
    assert fracas.load(only_save(own_saves)).played[-1].text == "drop 3"
    code, _, _ = run("play", "--resume", str(record), "--record", str(record), lines="undo\n3\nquit\n")
    assert code == 0
    assert fracas.load(record).played[-1].text == "drop 3"


def test_the_same_seed_meets_the_same_opponent(run: Run) -> None:
    first = run("play", "connect-four", "--seed", "1", "--vs", "random", "--as", "red", lines="1\n1\n1\n")[1]
    again = run("play", "connect-four", "--seed", "1", "--vs", "random", "--as", "red", lines="1\n1\n1\n")[1]
    assert first.splitlines()[:-2] == again.splitlines()[:-2]
    assert "red> 1" in first


def test_programs_alone_play_to_the_end_and_are_recorded(run: Run) -> None:
    code, out, _ = run("play", "toy-battle", "--seats", "suggest,random", "--record", "watched.txt")
    assert code == 0
    match = fracas.load(Path("watched.txt"))
    assert match.outcome is not None
    assert f"{match.outcome.winner_name} wins" in out  # the sentence may be broken beside the board
    assert match.outcome.text.split()[-1] in out


def test_the_chooser_asks_for_game_options_and_opponent(run: Run) -> None:
    lines = ["connect-four", "1", "red", "", "suggest", "2", "quit"]
    code, out, _ = run("play", lines="\n".join(lines) + "\n")
    assert code == 0
    for question in ("Which game?", "Which options?", "Against whom?", "Which side is yours?"):
        assert question in out
    assert "Four in a line, by gravity." in out
    assert question_to("red") in out


def test_the_chooser_ends_politely(run: Run) -> None:
    assert run("play", lines="q\n")[0] == 0
    assert run("play", lines="")[0] == 0


# Mistakes ----------------------------------------------------------------------------------------------------

MISTAKES = [
    (["play", "conect-four"], "did you mean 'connect-four'?"),
    (["rules", "chess"], "there is no game 'chess'"),
    (["options", "chess"], "there is no game 'chess'"),
    (["perft", "chess", "2"], "there is no game 'chess'"),
    (["compile", "chess"], "there is no game 'chess'"),
    (["bench", "chess"], "there is no game 'chess'"),
    (["play", "connect-four", "-o", "first"], "-o name=value, not 'first'"),
    (["play", "connect-four", "-o", "=red"], "-o name=value"),
    (["play", "connect-four", "-o", "fist=red"], "did you mean 'first'?"),
    (["play", "connect-four", "-o", "first=blue"], "option first: got 'blue'"),
    (["play", "connect-four", "-o", "first=red", "-o", "first=red"], "given twice"),
    (["play", "connect-four", "-o", "first={"], "starts like JSON but is not"),
    (["play", "toy-battle", "-o", "terrain=no-such.json"], "no-such.json"),
    (["play", "connect-four", "--vs", "sugest"], "did you mean 'suggest'?"),
    (["play", "connect-four", "--vs", "random", "--as", "blue"], "has no seat 'blue'"),
    (["play", "connect-four", "--as", "red"], "--vs"),
    (["play", "connect-four", "--seats", "human"], "--seats needs 2 names"),
    (["play", "connect-four", "--seats", "human,human", "--vs", "random"], "leave out --vs"),
    (["play", "combat-protocols", "--vs", "random"], "is played alone"),
    (["play", "--resume", "missing.txt"], "cannot read the file 'missing.txt'"),
    (["play", "--from", "missing.json"], "cannot read the file 'missing.json'"),
    (["verify", "missing.txt"], "cannot read the file 'missing.txt'"),
    (["verify", "."], "cannot read the file '.'"),
    (["replay", "missing.txt"], "cannot read the file 'missing.txt'"),
    (["position", "missing.txt"], "cannot read the file 'missing.txt'"),
    (["perft", "connect-four", "0"], "'depth'"),
    (["perft", "connect-four", "many"], "'depth'"),
    (["perft"], "missing argument 'game'"),
    (["plya"], "no such command 'plya'"),
    (["games", "--nonsense"], "no such option: --nonsense"),
    (["play", "\udcff"], "not text"),
]


@pytest.mark.parametrize(("arguments", "reason"), MISTAKES, ids=[ascii(" ".join(mistake[0])) for mistake in MISTAKES])
def test_a_mistake_is_one_sentence_and_exit_code_2(run: Run, arguments: list[str], reason: str) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert reason in err
    assert_one_sentence(err)
    assert out == ""


def assert_one_sentence(err: str) -> None:
    assert err.startswith("error: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "is not JSON: line 1, column 2"),
        ("[1, 2]", "must hold what `fracas position` prints"),
        ('{"game": 5}', "must hold what `fracas position` prints"),
        ('{"game": "connect-four"}', "position field state"),
        ('{"game": "chess", "state": {}}', "there is no game 'chess'"),
        ('{"game": "connect-four", "state": {"actor": "yellow", "board": ["y"]}}', "position field board"),
        ('{"game": "connect-four", "state": {"actor": "blue", "board": []}}', "position field actor: got 'blue'"),
        ('{"game": "connect-four", "rules": 99, "state": {}}', "position field rules: got 99"),
        ('{"game": "connect-four", "stat": {}, "state": {}}', "position field stat"),
        ("[" * 100_000, "is not JSON"),
        ("1" * 10_000, "is not JSON"),
    ],
)
def test_a_wrong_position_is_one_sentence_and_exit_code_2(run: Run, text: str, reason: str) -> None:
    Path("wrong.json").write_text(text, encoding="utf-8")
    code, out, err = run("play", "--from", "wrong.json")
    assert (code, out) == (2, "")
    assert reason in err
    assert_one_sentence(err)


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"", b"\n\n", b'[Game "connect-four"]\n'])
def test_a_corrupt_file_is_one_sentence_and_exit_code_2(run: Run, content: bytes) -> None:
    Path("corrupt").write_bytes(content)
    for command in (["verify"], ["replay"], ["position"], ["play", "--resume"], ["play", "--from"]):
        code, out, err = run(*command, "corrupt")
        assert (code, out) == (2, ""), command
        assert_one_sentence(err)


@pytest.mark.parametrize(
    ("found", "changed", "reason"),
    [
        ("4. red: drop 2", "4. red: drop 9", "line 11: 'drop 9' is not an action"),
        ("4. red: drop 2", "4. yellow: drop 2", "line 11: yellow acts, but it is red's turn"),
        ("Result: yellow", "Result: red", "the result is 'yellow wins"),
        ('[Game "connect-four"]', '[Game "connect-five"]', "line 1: there is no game 'connect-five'"),
        ('[Hash "', '[Hash "0', "the record was altered"),
    ],
)
def test_an_altered_record_names_its_line(run: Run, record: Path, found: str, changed: str, reason: str) -> None:
    text = record.read_text()
    assert found in text
    record.write_text(text.replace(found, changed))
    for command in (["verify"], ["replay"], ["play", "--resume"]):
        code, out, err = run(*command, str(record))
        assert (code, out) == (2, "")
        assert reason in err
        assert_one_sentence(err)


def test_a_ply_that_is_not_there(run: Run, record: Path) -> None:
    for at in ("8", "-1"):
        code, _, err = run("position", str(record), "--at", at)
        assert code == 2
        assert "--at must be from 0 to 7" in err
        assert_one_sentence(err)


def test_a_seat_that_is_not_there(run: Run, record: Path) -> None:
    code, _, err = run("replay", str(record), "--seat", "blue")
    assert code == 2
    assert "has no seat 'blue'" in err
    assert_one_sentence(err)


def test_resume_and_a_new_start_exclude_each_other(run: Run, record: Path) -> None:
    for extra in (["--seed", "1"], ["-o", "first=red"], ["--from", "x.json"]):
        code, _, err = run("play", "--resume", str(record), *extra)
        assert code == 2
        assert "--resume takes options, seed and start from the record" in err
    code, _, err = run("play", "toy-battle", "--resume", str(record))
    assert code == 2
    assert "is a record of connect-four, not of toy-battle" in err


def test_recording_over_an_existing_file_is_refused(run: Run, record: Path) -> None:
    before = record.read_text()
    code, _, err = run("play", "connect-four", "--record", str(record), lines="1\n")
    assert code == 2
    assert "already exists" in err
    assert_one_sentence(err)
    assert record.read_text() == before


def test_an_illegal_line_in_a_script_ends_it_and_loses_nothing(run: Run, own_saves: Path) -> None:
    code, out, err = run("play", "connect-four", "--seed", "1", lines="drop 4\ndrop 9\ndrop 3\n")
    assert code == 2
    assert "'drop 9' is neither an action" in err
    assert_one_sentence(err)
    kept = only_save(own_saves)
    assert [action.text for action in fracas.load(kept).played] == ["drop 4"]
    assert str(kept) in out


# As a process ------------------------------------------------------------------------------------------------


def fracas_process(*arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "fracas", *arguments], input=lines, capture_output=True, text=True, env=os.environ
    )


def test_the_process_exits_as_main_says() -> None:
    done = fracas_process("play", "connect-four", "--seed", "9", lines="\n".join([*WIN, "save game.txt", ""]))
    assert (done.returncode, done.stderr) == (0, "")
    assert sentence_of_the_end(fracas.load(Path("game.txt"))) in done.stdout
    done = fracas_process("verify", "game.txt")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "verified")
    done = fracas_process("play", "connect-four", "-o", "first")
    assert (done.returncode, done.stdout) == (2, "")
    assert_one_sentence(done.stderr)


def test_a_reader_that_goes_away_is_no_error() -> None:
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {sys.executable} -m fracas rules toy-battle | head -1"],
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1


def test_a_record_with_lines_is_verified_and_printed(run: Run, record: Path) -> None:
    rows = record.read_text(encoding="utf-8").splitlines()
    where = next(number for number, row in enumerate(rows) if row.startswith("2. "))
    more = ["{Hm.}", "( Other way", "  2. red: drop 7 ~x1", ")"]
    Path("lines.txt").write_text("\n".join([*rows[: where + 1], *more, *rows[where + 1 :], ""]), encoding="utf-8")
    code, out, _ = run("verify", "lines.txt")
    assert code == 0
    assert "1 variations of 1 actions, 1 comments" in out
    out = run("replay", "lines.txt")[1]
    assert "{Hm.}" in out
    assert "( Other way" in out
    assert out.count("1 2 3 4 5 6 7") == len(WIN) + 2
    more[2] = "  2. red: drop 8"
    Path("lines.txt").write_text("\n".join([*rows[: where + 1], *more, *rows[where + 1 :], ""]), encoding="utf-8")
    code, _, err = run("verify", "lines.txt")
    assert (code, f"line {where + 4}" in err) == (2, True)
    assert_one_sentence(err)
