"""Compiling ahead, in processes of their own: what they make is what everybody else loads."""

from __future__ import annotations

import multiprocessing
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fracas.core import kernels, registry
from fracas.core.errors import BrokenGame
from fracas.search.compilers import Step, compile_backlogs
from fracas.search.compiling import Backlog, all_parts, parts_for_play, parts_to_begin

GAME = "connect-four"
pytestmark = pytest.mark.skipif(not kernels.IS_COMPILED, reason="there is nothing to compile")
# How many kernels a whole match compiles, opponents included; all were to be found on the disk.
PLAYED = """
import fracas
from numba.core import event
from fracas.search.bot import bot
from fracas.core.match import Match
with event.install_recorder("numba:compile") as seen:
    match = fracas.new("connect-four", seed=1)
    thinker = bot("connect-four", simulations=20, seed=1)
    Match.from_position(match.game, match.position()["state"])
    while match.actor is not None:
        match.play(thinker.choose(match))
print(match.hash, sum("fracas_" in str(entry[1].data["dispatcher"]) for entry in seen.buffer))
"""


def run(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env=os.environ | {"FRACAS_CACHE_DIR": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_playing_needs_the_parts_for_play_and_they_play_the_same_match(tmp_path: Path) -> None:
    here = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True).stdout.split()
    compiled = run(tmp_path, "-m", "fracas", "compile", "--for-play", GAME)
    assert f"{len(parts_for_play(registry.find(GAME)))}/" in compiled
    assert "1 game ready" in compiled
    assert run(tmp_path, "-c", PLAYED).split() == [here[0], "0"]


def test_a_match_begins_with_fewer_parts_and_statistics_have_their_own() -> None:
    for game in map(registry.find, registry.game_ids()):
        begin, play, everything = set(parts_to_begin(game)), set(parts_for_play(game)), set(all_parts(game))
        assert {"setup_at", "legal_at", "apply_at", "conceal_at"} <= begin < play < everything
        assert {"random_games", "audited_games", "count_lines", "observe_at", "evaluate_at"} <= everything - play
        assert ("search" in play - begin) == (not game.card.is_solo)


def test_the_first_failure_ends_it_and_no_process_is_left() -> None:
    with pytest.raises(BrokenGame, match="setup_at could not be compiled: there is no game 'no-such-game'"):
        list(
            compile_backlogs([Backlog("no-such-game", [["setup_at"]]), Backlog(GAME, [["legal_at"]])], 2, for_play=True)
        )
    assert not multiprocessing.active_children()


def test_a_process_that_is_killed_is_told_in_a_sentence() -> None:
    steps = compile_backlogs([Backlog(GAME, [["setup_at"]])], 8, for_play=False)
    assert next(steps) == Step(GAME, "setup_at", is_done=False)
    (child,) = multiprocessing.active_children()
    child.kill()
    with pytest.raises(BrokenGame, match="setup_at could not be compiled: its process ended"):
        next(steps)


def test_nothing_to_do_starts_nothing() -> None:
    assert list(compile_backlogs([Backlog(GAME, [[]])], 2, for_play=True)) == []
