"""Counting how fair options are: which rows there are, that counting goes on where it stopped, what the page says."""

from __future__ import annotations

from pathlib import Path

import pytest

from fracas.core import registry
from fracas.core.errors import BadOptions
from fracas.core.fairness import Fairness, Row, Tally
from fracas.lab.fairness import Measurement, changed, check_two_players, form_rows
from fracas.lab.fairness_page import page

GAME = "connect-four"
PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"


def tally(**results: int) -> Tally:
    counted = {name.replace("__", " ").replace("_", "-"): n for name, n in results.items()}
    return Tally(level=4, rules_version=1, search="x", results=counted)


def measured(known: Fairness, games: int) -> Fairness:
    """The form's rows at the first level, as they are after so many games."""
    kept: list[str] = []
    measurement = Measurement(registry.find(GAME), known, 1, lambda now: kept.append(now.model_dump_json()))
    rows = measurement.refresh(form_rows(measurement.game))
    for _ in measurement.run(rows, games):
        assert kept
    return Fairness.model_validate_json(kept[-1]) if kept else known


def test_rows_are_every_choice_alone_and_the_variants() -> None:
    rows = form_rows(registry.find("combact"))
    assert rows[0] == {}
    assert {"target": "autonomy"} in rows
    assert {"radius": 4} in rows  # refused, and the page says why
    assert {"target": "autonomy", "radius": 4} in rows
    assert {"first_target": "goals"} not in rows  # without a campaign it comes to the same game


def test_counting_goes_on_where_it_stopped() -> None:
    at_once = measured(Fairness(), 12)
    in_two = measured(measured(Fairness(), 5), 12)
    assert at_once == in_two
    assert [row.tallies[0].games for row in at_once.rows] == [12] * len(at_once.rows)
    assert measured(at_once, 12) is at_once  # nothing is left to play


def test_other_rules_begin_anew() -> None:
    known = measured(Fairness(), 2)
    for row in known.rows:
        row.tallies[0].rules_version -= 1
    again = measured(known, 1)
    assert {one.games for row in again.rows for one in row.tallies} == {1}


def test_shares_count_draws_as_half() -> None:
    one = tally(black__black__blocked=3, white__nobody__two_passes=2, white__white__blocked=5)
    assert one.games == 10
    assert (one.points("black"), one.points("white")) == (4, 6)
    assert one.first_points == 9
    assert one.endings == {"blocked": 8, "two-passes": 2}


def test_the_page_shows_figures_and_refusals() -> None:
    game = registry.find("combact")
    fairness = Fairness(
        rows=[
            Row(options={}, tallies=[tally(white__black__blocked=50, white__white__blocked=50)]),
            Row(options={"radius": 2}, tallies=[tally(white__black__blocked=20, white__white__blocked=80)]),
            Row(options={"radius": 4}, refused="nobody could win"),
        ]
    )
    text = page({"combact": (game, fairness)})
    assert "| the defaults | 4 | 100 | 50.0% | 40.4% to 59.6% | 50.0% | blocked 100% |" in text
    assert "| `radius=2` | 4 | 100 | **20.0%** | 13.3% to 28.9% | **80.0%** | blocked 100% |" in text
    assert "| `radius=4` | | | | | | refused: nobody could win |" in text


def test_what_is_kept_beside_the_games_fits_them() -> None:
    for game_id in registry.game_ids():
        game = registry.find(game_id)
        for row in game.fairness().rows:
            assert changed(game, row.options) == row.options
            assert not (row.refused and row.tallies)
            for one in row.tallies:
                winners = {result.split()[1] for result in one.results}
                assert winners <= {*game.card.seats, "nobody"}


def test_the_page_is_that_of_the_counts() -> None:
    games = {game_id: registry.find(game_id) for game_id in registry.game_ids()}
    counted = {game_id: (game, game.fairness()) for game_id, game in games.items()}
    assert PAGE.read_text(encoding="utf-8") == page(counted)


def test_a_puzzle_has_no_sides() -> None:
    with pytest.raises(BadOptions, match="puzzle for one"):
        check_two_players("combat-protocols")


def test_the_tally_shown_has_enough_games() -> None:
    few, many = tally(white__black__blocked=99), tally(white__white__blocked=100)
    assert Row(options={}, tallies=[few]).best is None
    assert Row(options={}, tallies=[few, many]).best is many
