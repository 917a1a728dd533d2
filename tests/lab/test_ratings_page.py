"""The page of ratings: parts by game, and nothing of anybody else's is ever lost."""

from __future__ import annotations

from pathlib import Path

from fracas.core import registry
from fracas.core.strength import Strength
from fracas.lab.ratings import Standing, ratings
from fracas.lab.ratings_page import HEAD, figures, is_page, with_game

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


def test_every_game_keeps_the_ratings_of_the_page_beside_its_rules() -> None:
    """The start page shows the game's file, the documentation the page: both are of the same measurement."""
    page = (Path(__file__).parents[2] / "docs" / "ratings.md").read_text(encoding="utf-8")
    for part in page.split("\n## ")[1:]:
        strength = registry.find(part.split("\n", 1)[0]).strength()
        assert strength.ratings
        for rated in strength.ratings:
            assert f"| {rated.player} | {rated.elo:+d} | {rated.low:+d} to {rated.high:+d} |" in part
        for met in strength.meetings:
            assert f"| {met.player} | {met.against} | {met.games} | {met.score:.1%} |" in part


def test_the_figures_of_a_game_are_those_of_its_part() -> None:
    found = figures(STANDINGS, ratings(STANDINGS, anchor="1"), "s")
    assert (found.seed, found.meetings[0].games, found.meetings[0].score) == ("s", 6, 0.833)
    weakest = found.rating("1")
    assert weakest is not None
    assert (weakest.elo, found.rating("5")) == (0, None)
    assert Strength.model_validate_json(found.model_dump_json()) == found
