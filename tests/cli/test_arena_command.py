"""`fracas arena`: what it prints, what it refuses before any game, and that it can be stopped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fracas.core.strength import Strength

from .conftest import Run

GAME = ("arena", "connect-four", "--workers", "1")


def test_it_prints_scores_and_ratings_and_writes_the_page(run: Run) -> None:
    page, journal, figures = Path("ratings.md"), Path("pairs.jsonl"), Path("ratings.json")
    files = ("--page", str(page), "--journal", str(journal), "--figures", str(figures))
    arguments = (*GAME, "--players", "random,1", "--pairs", "2", *files)
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    rows = [line.split() for line in out.splitlines() if line.strip()]
    assert rows[0] == ["player", "against", "games", "score", "95", "%", "interval"]
    assert [row[:3] for row in rows[1:3]] == [["1", "random", "4"], ["1", "suggest", "4"]]
    assert rows[3] == ["player", "Elo", "95", "%", "interval"]
    assert {row[0] for row in rows[4:7]} == {"1", "random", "suggest"}
    assert "## connect-four" in page.read_text(encoding="utf-8")
    measured = Strength.model_validate_json(figures.read_text(encoding="utf-8"))
    assert {one.player for one in measured.ratings} == {"1", "random", "suggest"}
    assert len(journal.read_text(encoding="utf-8").splitlines()) == 4, "each pairing once"
    assert run(*arguments)[1] == out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--players", "1"], "two or more different players, not '1'"),
        (["--players", "1,1"], "two or more different players"),
        (["--players", "1,clever"], "there is no player 'clever'"),
        (["--players", "1,./nowhere"], "the program './nowhere' is not there"),
        (["--players", "1,./notes.md"], "the program './notes.md' is not a program: make it executable"),
        (["--players", "1,./folder"], "the program './folder' is a folder"),
        (["--players", "1,./a 'b"], "cannot be split into words"),
        (["--players", "1,no_such_module:Bot"], "No module named 'no_such_module'"),
        (["--players", "1,false"], 'false: it ended at "protocol"'),
        (["--players", "1,0s"], "seconds: got 0.0"),
        (["--players", "1,0sims"], "simulations: got 0"),
        (["--players", "1,"], "a player has no name; known: random, "),
        (["--players", "1,2", "--variant", "fast"], "connect-four has no variant 'fast'"),
        (["--players", "1,2", "-o", "first=blue"], "connect-four option first"),
        (["--players", "1,2", "-o", "first=red", "--page", "new.md"], "leave out -o, --variant"),
        (["--players", "1,2", "--time", "0"], "--time: got 0"),
        (["--players", "1,2", "--clock", "soon"], "--clock: got 'soon'"),
        (["--players", "1,2", "--clock", "60", "--time", "5"], "either --time or --clock"),
        (["--pairs", "0"], "--pairs"),
        (["--workers", "0"], "--workers"),
        (["--page", "folder"], "cannot write the file 'folder': it is a folder"),
        (["--page", "nowhere/ratings.md"], "cannot write the file 'nowhere/ratings.md'"),
        (["--page", "notes.md"], "'notes.md' holds something other than ratings"),
        (["--page", "binary"], "'binary' is not a text file"),
        (["--figures", "notes.md"], "'notes.md' would hold a game's ratings: its name must be ratings.json"),
        (["--figures", "nowhere/ratings.json"], "cannot write the file 'nowhere/ratings.json'"),
        (["--journal", "folder"], "folder: journal: cannot be read and written"),
        (["--journal", "binary"], "binary: journal: is not a text file"),
        (["--journal", "notes.md"], "notes.md: line 1: is not a pair written by an arena"),
    ],
)
def test_mistakes_are_told_before_any_game_and_cost_nothing(run: Run, arguments: list[str], sentence: str) -> None:
    Path("folder").mkdir()
    Path("notes.md").write_text("# My notes\n")
    Path("binary").write_bytes(b"\xff\xfe\x00")
    code, out, err = run("arena", "connect-four", *arguments)
    assert (code, out) == (2, "")
    assert sentence in " ".join(err.split())
    assert Path("notes.md").read_text() == "# My notes\n"
    assert Path("binary").read_bytes() == b"\xff\xfe\x00"


def test_options_of_ones_own_and_single_variants(run: Run) -> None:
    code, out, err = run(*GAME, "--players", "random,suggest", "--pairs", "2", "-o", "first=red", "--round-robin")
    assert (code, err) == (0, "")
    rows = [line.split() for line in out.splitlines() if line.strip()]
    assert rows[1][:3] == ["suggest", "random", "4"]
    assert rows[2][0] == "player", "nobody else plays"
    code, out, _ = run(
        "arena", "toy-battle", "--players", "random,suggest", "--pairs", "1", "--workers", "1", "--round-robin",
        "--variant", "tropical-pool", "-o", "special_bases=false",
    )  # fmt: skip
    assert code == 0


def test_files_of_ones_own_are_read_once_and_journalled_by_their_content(run: Run) -> None:
    from fracas.core import registry

    game = registry.find("toy-battle")
    template = game.template("terrain")
    assert template is not None
    own = Path("own.toml" if not template.lstrip().startswith("{") else "own.json")
    own.write_text(template)
    words = ("--players", "random,suggest", "--pairs", "1", "--workers", "1", "--round-robin", "--journal", "j.jsonl")
    assert run("arena", "toy-battle", *words, "-o", f"terrain={own}")[0] == 0
    assert "own." not in Path("j.jsonl").read_text(), "the content counts, not the file's name"


def test_programs_play_and_their_deals_are_secret_unless_named(run: Run) -> None:
    hostile = Path(__file__).parents[1] / "outside" / "hostile.py"
    program = f"{sys.executable} -S -E {hostile} illegal"
    words = (*GAME, "--players", f"random,{program}", "--pairs", "1", "--round-robin")
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    assert "lost 2 games by fault (illegal-action): it answered" in " ".join(out.split())
    assert "The same deals again: --seed " in out
    code, _, err = run(*words, "--journal", "j.jsonl")
    assert code == 2
    assert "name a --seed" in err
    code, out, _ = run(*words, "--seed", "x", "--journal", "j.jsonl")
    assert code == 0
    assert "same deals again" not in out


def test_a_puzzle_has_no_arena(run: Run) -> None:
    code, _, err = run("arena", "combat-protocols")
    assert (code, "it has no opponents" in err) == (2, True)


# Whoever runs the tests in the background has switched Ctrl-C off for all they start.
LISTENING = """
import signal, sys
from fracas.cli import main
if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)
    main(sys.argv[1:])
"""


def test_ctrl_c_stops_it_and_what_was_played_is_kept(tmp_path: Path) -> None:
    journal = tmp_path / "pairs.jsonl"
    words = ["--players", "3,4", "--pairs", "5000", "--workers", "2", "--journal", str(journal)]
    process = subprocess.Popen(
        [sys.executable, "-c", LISTENING, "arena", "connect-four", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + 300
        while not (journal.exists() and journal.read_text()) and time.monotonic() < until:
            time.sleep(0.1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        _, err = process.communicate(timeout=120)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert "Traceback" not in err
    assert journal.read_text().endswith("\n")
    assert _is_gone(process.pid), "nobody plays on"


def _is_gone(group: int) -> bool:
    """Python's own helper process may need a moment to notice."""
    for _ in range(300):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False
