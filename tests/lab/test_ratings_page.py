"""The page of ratings: parts by game, and nothing of anybody else's is ever lost."""

from __future__ import annotations

from fracas.lab.ratings import Standing, ratings
from fracas.lab.ratings_page import HEAD, is_page, with_game

STANDINGS = [Standing("2", "1", [1.0, 0.5, 1.0]), Standing("2", "random", [1.0, 1.0, 1.0])]


def _page(text: str, game_id: str, seed: str = "s") -> str:
    return with_game(text, game_id, STANDINGS, ratings(STANDINGS, anchor="1"), seed)


def test_a_game_is_added_and_replaced_and_the_others_stay() -> None:
    both = _page(_page("", "tanks"), "combact")
    assert both.startswith(HEAD)
    assert both.index("## combact") < both.index("## tanks")
    assert "| 2 | 1 | 6 | 83.3% |" in both
    assert "| 1 | +0 | +0 to +0 |" in both
    again = _page(both, "tanks", "other")
    assert again.count("## tanks") == 1
    assert "seed `other`" in again
    assert again.split("## tanks")[0] == both.split("## tanks")[0]


def test_only_nothing_and_its_own_pages_are_written_over() -> None:
    assert is_page("")
    assert is_page(_page("", "tanks"))
    assert not is_page("# My notes\n\n## tanks\n\nPrecious.\n")
    assert not is_page(_page("", "tanks") + "\n## About\n\nPrecious.\n")
