"""Tournaments and their journals."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fracas.core.errors import BadData
from fracas.lab.arena import ladder, play_pair, round_robin, tournament, variants_of
from fracas.lab.journal import Journal, player_key
from fracas.outside.limits import Pace

BOXES = variants_of("connect-four")
HOSTILE = f"{sys.executable} -S -E {Path(__file__).parents[1] / 'outside' / 'hostile.py'}"


def test_a_pair_is_one_deal_with_sides_swapped() -> None:
    assert play_pair(BOXES[0], "3", "random", "x", Pace()).kept.scores == (1.0, 1.0)
    assert play_pair(BOXES[0], "suggest", "suggest", "y", Pace()).first == "suggest"


def test_a_tournament_is_the_same_however_many_share_the_work() -> None:
    pairings = [("suggest", "random")]
    done: list[int] = []
    alone = tournament(BOXES, pairings, 6, workers=1, progress=done.append)
    together = tournament(BOXES, pairings, 6, workers=2)
    assert alone == together
    assert sum(done) == 6
    assert alone.standings[0].games == 12
    assert alone.standings[0].score > 0.5


def test_the_ladder_pairs_neighbours_and_the_top_with_the_searchless() -> None:
    searchless = [("3", "suggest"), ("3", "random"), ("1", "random")]
    assert ladder(["1", "2", "3"]) == [("2", "1"), ("3", "2"), *searchless]
    assert ladder(["random", "1"]) == [("1", "random"), ("1", "suggest")], "nobody meets twice, or themselves"
    assert ladder(["random", "suggest"]) == [("suggest", "random")]


def test_in_a_round_robin_everybody_meets_everybody_once() -> None:
    assert round_robin(["random", "1", "2"]) == [("1", "random"), ("2", "random"), ("2", "1")]


def test_what_a_program_does_wrong_is_told_and_kept(tmp_path: Path) -> None:
    """It loses, the others play on; the journal knows why."""
    file, bad = tmp_path / "journal.jsonl", f"{HOSTILE} illegal"
    played = tournament(BOXES, [("random", bad), ("suggest", "random")], 2, workers=1, journal=Journal(file))
    assert played.standings[0].score == 1.0
    assert len(played.faults) == 4
    assert set(played.faults) == {(bad, "illegal-action", 'it answered "drop 99", which may not be played now')}
    again = tournament(BOXES, [("random", bad), ("suggest", "random")], 2, workers=1, journal=Journal(file))
    assert again == played
    assert len(file.read_text().splitlines()) == 4


def test_a_changed_program_is_not_taken_for_the_old_one(tmp_path: Path) -> None:
    program = tmp_path / "engine"
    keys = set()
    for text in ("#!/bin/sh\n", "#!/bin/sh\nexit\n"):
        program.write_text(text)
        program.chmod(0o755)
        keys.add(player_key("connect-four", f"{program} --fast"))
    assert len(keys) == 2
    assert player_key("connect-four", "10s") != player_key("connect-four", "20s")


def test_a_journal_keeps_what_was_played_and_only_that_is_taken_from_it(tmp_path: Path) -> None:
    file = tmp_path / "journal.jsonl"
    pairings = [("suggest", "random")]
    fresh = tournament(BOXES, pairings, 4, workers=1, journal=Journal(file))
    assert len(file.read_text().splitlines()) == 4
    marked = file.read_text().replace("1.0, ", "0.25, ").replace("0.0, ", "0.25, ")
    file.write_text(marked)
    more = tournament(BOXES, pairings, 6, workers=1, journal=Journal(file))
    assert len(file.read_text().splitlines()) == 6
    assert more.standings[0].pairs[:4] != fresh.standings[0].pairs
    assert tournament(BOXES, pairings, 4, seed="other", workers=1, journal=Journal(file)).standings[0].games == 8
    assert len(file.read_text().splitlines()) == 10


def test_a_torn_last_line_of_a_journal_is_dropped(tmp_path: Path) -> None:
    """A plug was pulled in the middle of a line: the pairs before it are kept, that one is played again."""
    file = tmp_path / "journal.jsonl"
    pairings = [("suggest", "random")]
    fresh = tournament(BOXES, pairings, 3, workers=1, journal=Journal(file))
    whole = file.read_text()
    for cut in (1, 20, len(whole.splitlines()[-1]) - 2):
        file.write_text(whole[:-cut])
        assert tournament(BOXES, pairings, 3, workers=1, journal=Journal(file)) == fresh
        assert file.read_text() == whole


def test_a_file_that_is_no_journal_is_refused_by_line(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    for text in ("hello\n", "hello", '{"pair": 1}\n'):
        file.write_text(text)
        with pytest.raises(BadData, match="line 1"):
            tournament(BOXES, [("suggest", "random")], 1, journal=Journal(file))
        assert file.read_text() == text
