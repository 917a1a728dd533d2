"""Tournaments and their journals."""

from __future__ import annotations

from pathlib import Path

import pytest

from fracas.core.errors import BadData
from fracas.lab.arena import ladder, play_pair, tournament
from fracas.lab.journal import Journal


def test_a_pair_is_one_deal_with_sides_swapped() -> None:
    assert play_pair("connect-four", "default", "3", "random", "x").scores == (1.0, 1.0)
    assert play_pair("connect-four", "default", "suggest", "suggest", "y").first == "suggest"


def test_a_tournament_is_the_same_however_many_share_the_work() -> None:
    pairings = [("suggest", "random")]
    done: list[int] = []
    alone = tournament("connect-four", pairings, 6, workers=1, progress=done.append)
    together = tournament("connect-four", pairings, 6, workers=2)
    assert alone == together
    assert sum(done) == 6
    assert alone[0].games == 12
    assert alone[0].score > 0.5


def test_the_ladder_pairs_neighbours_and_the_top_with_the_searchless() -> None:
    searchless = [("3", "suggest"), ("3", "random"), ("1", "random")]
    assert ladder(["1", "2", "3"]) == [("2", "1"), ("3", "2"), *searchless]
    assert ladder(["random", "1"]) == [("1", "random"), ("1", "suggest")], "nobody meets twice, or themselves"
    assert ladder(["random", "suggest"]) == [("suggest", "random")]


def test_a_journal_keeps_what_was_played_and_only_that_is_taken_from_it(tmp_path: Path) -> None:
    file = tmp_path / "journal.jsonl"
    pairings = [("suggest", "random")]
    fresh = tournament("connect-four", pairings, 4, workers=1, journal=Journal(file))
    assert len(file.read_text().splitlines()) == 4
    marked = file.read_text().replace("1.0, ", "0.25, ").replace("0.0, ", "0.25, ")
    file.write_text(marked)
    more = tournament("connect-four", pairings, 6, workers=1, journal=Journal(file))
    assert len(file.read_text().splitlines()) == 6
    assert more[0].pairs[:4] != fresh[0].pairs
    assert tournament("connect-four", pairings, 4, seed="other", workers=1, journal=Journal(file))[0].games == 8
    assert len(file.read_text().splitlines()) == 10


def test_a_torn_last_line_of_a_journal_is_dropped(tmp_path: Path) -> None:
    """A plug was pulled in the middle of a line: the pairs before it are kept, that one is played again."""
    file = tmp_path / "journal.jsonl"
    pairings = [("suggest", "random")]
    fresh = tournament("connect-four", pairings, 3, workers=1, journal=Journal(file))
    whole = file.read_text()
    for cut in (1, 20, len(whole.splitlines()[-1]) - 2):
        file.write_text(whole[:-cut])
        assert tournament("connect-four", pairings, 3, workers=1, journal=Journal(file)) == fresh
        assert file.read_text() == whole


def test_a_file_that_is_no_journal_is_refused_by_line(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    for text in ("hello\n", "hello", '{"pair": 1}\n'):
        file.write_text(text)
        with pytest.raises(BadData, match="line 1"):
            tournament("connect-four", [("suggest", "random")], 1, journal=Journal(file))
        assert file.read_text() == text
