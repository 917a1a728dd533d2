"""What `evaluate` thinks of a position: zero-sum, and worse for whatever a side lacks."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tanks.play import Play, arena

ZONE = arena("9x7", g1="a1", o1="a7")


def worth(play: Play, seat: int = 0) -> float:
    match = play.match
    return float(match.game.engine.evaluate_at(match.state, 0, match.game.tables, seat))


@pytest.mark.parametrize("preset", ["core", "full"])
def test_it_is_zero_sum_and_favours_the_side_to_move(preset: str) -> None:
    play = Play(ZONE, preset=preset)
    assert 0.0 < worth(play) < 0.5
    assert worth(play, 1) == pytest.approx(-worth(play))


@pytest.mark.parametrize("lack", [{"hit_points": 3}, {"stunned": True}, {"hit_points": 0, "space": None}])
def test_what_a_tank_lacks_counts_against_its_side(lack: dict[str, Any]) -> None:
    whole = worth(Play(ZONE, preset="full"))
    assert worth(Play(ZONE, preset="full").put("green 2", **lack)) < whole
    assert worth(Play(ZONE, preset="full").put("orange 2", **lack)) > whole


def test_the_next_tank_in_range_counts_more_than_one_far_away() -> None:
    near = Play(arena("9x7", g1="a1", o1="a4"))
    far = Play(arena("9x7", g1="a1", o1="a7"))
    assert worth(near) > worth(far)
