"""Boards as data: what is shipped, what a person may write, and what is refused with a reason."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import fracas
from fracas.core.errors import BadData, BadOptions, BadPosition
from fracas.games.combat_protocols.data import MOST_FILE_BYTES, board_names, shipped_board
from fracas.games.combat_protocols.state import (
    FIRST_HEAT,
    MOST_MACHINES,
    MOST_STARTS,
    MOST_TOKENS,
    MOST_TRACK,
    SIDE,
)
from fracas.games.combat_protocols.tables import symmetries

from .desk import GAME, position


def board(**changes: Any) -> dict[str, Any]:
    return shipped_board("air-space").model_dump(mode="json") | changes


def test_four_boards_are_shipped_of_which_air_space_is_the_default() -> None:
    assert board_names() == ["air-space", "crossing", "great-circle", "twin-hangars"]
    assert fracas.new(GAME, 1).view(0)["title"] == "Air Space"
    assert (shipped_board("great-circle").rows, shipped_board("great-circle").columns) == (4, 4)


@pytest.mark.parametrize("name", ["air-space", "crossing", "great-circle", "twin-hangars"])
def test_every_shipped_board_has_all_missions_and_difficulties(name: str) -> None:
    for mission in range(1, 6):
        match = fracas.new(GAME, 1, board=name, mission=mission, difficulty="impossible", obstacles_by_seed=True)
        assert all(obstacle["line"] for obstacle in match.view(0)["obstacles"])


def test_a_board_of_ones_own_by_path_is_kept_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(board(title="Mine")))
    match = fracas.new(GAME, 1, board=str(file))
    file.unlink()
    match.play("enter 1")
    again = fracas.load(match.record())
    assert again.view(0)["title"] == "Mine"
    assert again.hash == match.hash


def test_a_board_as_text_or_structure() -> None:
    assert fracas.new(GAME, 1, board=json.dumps(board(title="Inline"))).view(0)["title"] == "Inline"
    assert fracas.new(GAME, 1, board=board(title="Object")).view(0)["title"] == "Object"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"squares": ["ECE", ".."]}, "every line must be 3"),
        ({"squares": ["EXE", "..."]}, "every line must be 3"),
        ({"squares": ["....."]}, "1 to 4 squares"),
        ({"tokens": ["a2", "a2"]}, "same square"),
        ({"tokens": ["d4"]}, "no square 'd4'"),
        ({"starts": [{"number": 2, "side": "south", "line": 1}]}, "numbered 1, 2, 3"),
        ({"starts": [{"number": 1, "side": "west", "line": 3}]}, "that side has only 2"),
        ({"missions": {"1": [9]}}, "starts of the board"),
        ({"missions": {"1": []}}, "1 to 5 machines"),
        ({"colour": "red"}, "extra inputs"),
    ],
)
def test_a_bad_board_is_refused_with_the_reason(changes: dict[str, Any], reason: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(board(**changes)))
    with pytest.raises(BadData, match=reason):
        fracas.new(GAME, 1, board=str(file))
    with pytest.raises(BadOptions, match=reason):
        fracas.new(GAME, 1, board=board(**changes))


def test_bad_files_and_names() -> None:
    with pytest.raises(BadData, match="cannot be read"):
        fracas.new(GAME, 1, board="nowhere.json")
    with pytest.raises(BadOptions, match="did you mean 'crossing'"):
        fracas.new(GAME, 1, board="crosing")
    with pytest.raises(BadOptions, match="has no mission 3"):
        fracas.new(GAME, 1, mission=3, board=board(starts=board()["starts"][:3]))
    small = board(squares=["E"], tokens=["a1"], starts=board()["starts"][:1], missions={"1": [1]})
    with pytest.raises(BadOptions, match="do not fit on the 0 lines"):
        fracas.new(GAME, 1, board=small, difficulty="normal")


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"machines": "waiting waiting"}, "machines"),
        ({"machines": "d1 waiting waiting"}, "machines.0"),
        ({"tokens": "a2 north, b2 north"}, "tokens"),
        ({"tokens": "a2 north, b2 north, d2 north"}, "tokens.2.square"),
        ({"tokens": "a2 north, b2 north, c2 up"}, "tokens.2.facing"),
        ({"obstacles": "barrier a1-b1"}, "obstacles"),
        ({"obstacles": "barrier a1-c1", "difficulty": "normal"}, "obstacles.0.line"),
        ({"heat": 8}, "heat.marker"),
        ({"power": 5}, "power"),
        ({"flipped": "ne ne", "controller": "nw"}, "flipped"),
    ],
)
def test_a_bad_position_names_the_field(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        position(**changes)
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("changes", "invariant"),
    [
        ({"machines": "a1 a1 waiting"}, "machines_on_squares_of_their_own"),
        ({"tokens": "a2 north, a2 north, c2 north"}, "tokens_on_squares_of_their_own"),
        ({"flipped": "ne"}, "panel_fits_the_controller"),
        ({"heat": 7}, "ending_fits_the_state"),
        ({"machines": "gone gone gone"}, "ending_fits_the_state"),
        ({"machines": "waiting waiting waiting c2 waiting", "mission": 4}, "machines_enter_in_order"),
        ({"obstacles": "barrier -, drain a1-b1", "difficulty": "hard"}, "obstacles_are_placed_in_order"),
        (
            {"obstacles": "barrier -", "difficulty": "normal", "machines": "a2 waiting waiting"},
            "nothing_moves_before_the_obstacles_lie",
        ),
    ],
)
def test_an_impossible_position_is_refused(changes: dict[str, Any], invariant: str) -> None:
    with pytest.raises(BadPosition, match=invariant):
        position(**changes)


def test_symmetries_of_boards() -> None:
    air_space = shipped_board("air-space")
    assert len(list(symmetries(air_space, [1, 1, 1, 0, 0]))) == 2  # the mirror image, west for east
    assert len(list(symmetries(air_space, [1, 1, 1, 1, 0]))) == 1
    assert len(list(symmetries(air_space, [1, 1, 1, 1, 1]))) == 2


def test_seeded_obstacles_lie_on_different_lines_and_every_line_is_used() -> None:
    seen = set()
    for seed in range(60):
        match = fracas.new(GAME, seed, difficulty="impossible", obstacles_by_seed=True)
        lines = [obstacle["line"] for obstacle in match.view(0)["obstacles"]]
        assert len(set(lines)) == 3
        seen |= set(lines)
    assert len(seen) == 7


def test_deal_passes_over_set_ups_of_the_seed() -> None:
    starts = {fracas.new(GAME, 1, deal=deal).hash for deal in range(5)}
    assert len(starts) == 5


def test_the_rules_page_names_the_limits_of_a_board_file() -> None:
    page = fracas.new(GAME, 1).game.rules_text()
    for limit in (
        f"at most {MOST_FILE_BYTES:,} bytes",
        f"1 to {SIDE} rows of 1 to {SIDE} squares",
        f"`starts`: 1 to {MOST_STARTS},",
        f"`tokens`: 1 to {MOST_TOKENS} different",
        f"`heat` from {FIRST_HEAT + 2} to {MOST_TRACK} (the marker begins on space {FIRST_HEAT + 1})",
        f"`power` from 2 to {MOST_TRACK}",
        f"the starts of 1 to {MOST_MACHINES} machines",
    ):
        assert limit in page
