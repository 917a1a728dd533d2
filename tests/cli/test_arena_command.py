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
