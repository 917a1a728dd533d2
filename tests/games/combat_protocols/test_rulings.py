"""Every ruling by its name (see RULES.md)."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import fracas
from fracas.core import registry, rng
from fracas.games.combat_protocols.explain import Flight
from fracas.games.combat_protocols.reasons import AtCell, AtStart
from tests.support import refused

from .desk import GAME, ending, foreseen, position, state, texts

SMALL: dict[str, Any] = {
    "title": "Two squares",
    "squares": ["..", ".."],
    "starts": [
        {"number": 1, "side": "west", "line": 1},
        {"number": 2, "side": "east", "line": 1},
        {"number": 3, "side": "east", "line": 2},
    ],
    "tokens": ["a1"],
    "tracks": {name: {"heat": 9, "power": 5} for name in ("relaxed", "standard", "expert")},
    "missions": {1: [1, 2], 2: [1], 3: [1, 1, 2]},
}


def test_ruling_board_of_two_by_three() -> None:
    view = fracas.new(GAME, 1).view(0)
    assert (view["rows"], view["columns"]) == (2, 3)
    assert [square["location"] for square in view["squares"]] == ["engine", "charger", "engine", None, None, None]
    starts = {start["number"]: (start["side"], start["square"], start["heading"]) for start in view["starts"]}
    assert starts == {
        1: ("south", "a2", "north"),
        2: ("south", "b2", "north"),
        3: ("south", "c2", "north"),
        4: ("west", "a1", "east"),
        5: ("east", "c1", "west"),
    }


def test_ruling_entering_needs_no_token() -> None:
    match = position(tokens="a1 north, b1 north, c1 north")
    assert "enter 1" in texts(match)
    match.play("enter 1")
    assert state(match)["machines"][0] == "a2"


def test_ruling_entering_and_leaving_are_moves() -> None:
    match = position()
    match.play("enter 1")
    assert state(match)["heat"]["marker"] == 4
    match = position("a1 waiting waiting", "a1 north, b2 north, c2 north")
    match.play("fly a1")
    assert state(match)["heat"]["marker"] == 4
    assert state(match)["played"] == 1


def test_ruling_start_blocks_leaving() -> None:
    """A start blocks until all its machines have entered."""
    blocked = position("b1 waiting", "b1 east", board=SMALL, heat=3)
    assert refused(blocked, "fly b1") == AtStart(kind="start-blocks", start=2)
    free = position("b1 a2", "b1 east", board=SMALL, heat=3)
    free.play("fly b1")
    assert state(free)["machines"][0] == "gone"
    own = position("gone a1 waiting", "a1 west", board=SMALL, mission=3, heat=3)
    assert "fly a1" not in texts(own)  # heads east
    west = position("gone waiting a1", "a1 west", board=SMALL, mission=3, heat=3)
    # start 1, in the west, has one machine left
    assert refused(west, "fly a1") == AtStart(kind="start-blocks", start=1)


def test_ruling_unused_start_blocks_nothing() -> None:
    match = position("b1", "b1 east", board=SMALL, mission=2, heat=3)
    match.play("fly b1")
    assert ending(match) == "all-through"


def test_ruling_leave_anywhere_over_the_far_side() -> None:
    for square in ("a1", "b1", "c1"):
        match = position(f"{square} waiting waiting", f"{square} north, a2 north, b2 north")
        match.play(f"fly {square}")
        assert state(match)["machines"][0] == "gone"


def test_ruling_order_of_a_move() -> None:
    """Drain, heat, location: the charger comes too late for a fatal drain, the engine for a fatal heat."""
    options: dict[str, Any] = {"difficulty": "normal"}
    drained = position("waiting b2 waiting", obstacles="drain b1-b2", power=3, **options)
    drained.play("fly b2")
    assert ending(drained) == "out-of-power"
    assert state(drained)["power"] == 4
    both = position("waiting b2 waiting", obstacles="drain b1-b2", power=3, heat=6, **options)
    both.play("fly b2")
    assert ending(both) == "out-of-power"
    hot = position("a2 waiting waiting", heat=6)
    hot.play("fly a2")
    assert ending(hot) == "overheated"
    charged = position("waiting b2 waiting", obstacles="drain b1-b2", power=2, **options)
    charged.play("fly b2")
    assert state(charged)["power"] == 2  # one lost, one given back


def test_ruling_overheating_on_the_last_exit_wins() -> None:
    match = position("gone gone b1", "b1 north, a1 north, c1 north", heat=6)
    match.play("fly b1")
    assert ending(match) == "all-through"
    match = position("gone a2 b1", "b1 north, a1 north, c1 north", heat=6)
    match.play("fly b1")
    assert ending(match) == "overheated"


def test_ruling_charger_never_below_the_first_space() -> None:
    match = position("waiting b2 waiting", power=1)
    match.play("fly b2")
    assert state(match)["power"] == 1


@pytest.mark.parametrize(
    ("power", "obstacles", "drained", "charged", "left"),
    [(1, "", False, False, 1), (2, "", False, True, 1), (1, "drain b1-b2", True, True, 1)],
)
def test_the_preview_promises_what_the_charger_gives(
    power: int, obstacles: str, drained: bool, charged: bool, left: int
) -> None:
    difficulty = "normal" if obstacles else "easy"
    match = position("waiting b2 waiting", power=power, obstacles=obstacles, heat=2, difficulty=difficulty)
    seen = foreseen(match, "fly b2")
    assert isinstance(seen, Flight)
    assert (seen.drained, seen.charged, seen.room, seen.power) == (drained, charged, 4, left)
    match.play("fly b2")
    assert state(match)["power"] == left


def test_ruling_panel_kinds_on_diagonals() -> None:
    panel = {cell["cell"]: (cell["face"], cell["other_face"]) for cell in fracas.new(GAME, 1).view(0)["panel"]}
    turning, moving = ("turn 90", "turn 180"), ("move", "move for 1 power")
    assert panel == {"nw": turning, "se": turning, "ne": moving, "sw": moving}


def test_ruling_idle_without_target() -> None:
    """It must act if it can; without a target it is still an action: it steps, flips, and costs no power."""
    full = SMALL | {"squares": ["."], "tokens": ["a1"], "starts": SMALL["starts"][:2], "missions": {1: [1, 2]}}
    match = position("waiting waiting", "a1 east", board=full, controller="nw", flipped="ne")
    assert {text for text in texts(match) if "ne" in text.split()} == {"step ne idle"}
    match.play("step ne idle")
    assert state(match)["power"] == 1
    assert state(match)["controller"] == "ne"
    assert state(match)["flipped"] == ["nw", "ne"]
    assert state(match)["played"] == 1
    assert refused(position(), "step ne idle") == AtCell(kind="must-act", cell="ne", face="move")


def test_ruling_tokens_under_machines() -> None:
    """A token under a machine turns and moves without it; one may be moved onto a machine's square."""
    match = position("a2 waiting waiting")
    match.play("step nw turn a2 right")
    match.play("step ne move a2 north")
    assert state(match)["machines"][0] == "a2"
    assert state(match)["tokens"][0] == {"square": "a1", "facing": "east"}
    match = position("a2 waiting waiting", "a1 north, b2 north, c2 north")
    match.play("step ne move a1 south")
    assert state(match)["tokens"][0]["square"] == "a2"


def test_ruling_obstacles_do_not_hinder_tokens() -> None:
    match = position(obstacles="barrier a1-a2", difficulty="normal")
    match.play("step ne move a2 north")
    assert state(match)["tokens"][0]["square"] == "a1"


def test_ruling_locations_work_under_tokens() -> None:
    match = position("a2 waiting waiting", "a2 north, a1 south, c2 north")
    match.play("fly a2")
    assert state(match)["heat"]["pointing"] == "down"


def test_ruling_obstacles_move_round_corners() -> None:
    match = position(obstacles="barrier a1-b1, drain b1-b2", difficulty="hard")
    shifts = {text for text in texts(match) if text.startswith("step ne shift a1-b1")}
    assert shifts == {"step ne shift a1-b1 to a2-b2", "step ne shift a1-b1 to a1-a2"}  # b1-b2 is taken


def test_ruling_both_faces_of_kind_b_have_the_same_targets() -> None:
    free = position(obstacles="barrier a1-b1", difficulty="normal")
    paid = position(obstacles="barrier a1-b1", difficulty="normal", controller="nw", flipped="ne")
    of_ne = [{text for text in texts(match) if text.startswith("step ne")} for match in (free, paid)]
    assert of_ne[0] == of_ne[1]


def test_ruling_obstacles_by_difficulty() -> None:
    counts = {name: len(fracas.new(GAME, 1, difficulty=name).view(0)["obstacles"]) for name in DIFFICULTIES}
    assert counts == DIFFICULTIES
    assert fracas.new(GAME, 1).view(0)["difficulty"] == "easy"


DIFFICULTIES = {"easy": 0, "normal": 1, "hard": 2, "impossible": 3}


def test_ruling_player_places_obstacles() -> None:
    """All is seen first; one at a time, each on a free line; placing is not counted."""
    match = fracas.new(GAME, 3, difficulty="hard")
    kinds = [obstacle["kind"] for obstacle in match.view(0)["obstacles"]]
    assert len(kinds) == 2
    assert all(obstacle["line"] is None for obstacle in match.view(0)["obstacles"])
    match.play("place a1-b1")
    assert "place a1-b1" not in texts(match)
    match.play("place c1-c2")
    assert state(match)["obstacles"] == [{"kind": kinds[0], "line": "a1-b1"}, {"kind": kinds[1], "line": "c1-c2"}]
    assert state(match)["played"] == 0
    assert "enter 1" in texts(match)


def test_ruling_draws_from_the_seed() -> None:
    """Facings from west to east, then one shuffle of three Barriers and three Battery Drains."""
    for seed in range(20):
        stream = rng.stream(seed, rng.SETUP_PLY)
        facings = [int(rng.below(stream, 4)) for _ in range(3)]
        bag = np.array([1, 1, 1, 2, 2, 2], np.int8)
        rng.shuffle(stream, bag, 6)
        start = state(fracas.new(GAME, seed, difficulty="impossible"))
        ways = ["north", "east", "south", "west"]
        assert [token["facing"] for token in start["tokens"]] == [ways[facing] for facing in facings]
        assert [obstacle["kind"] for obstacle in start["obstacles"]] == [("barrier", "drain")[k - 1] for k in bag[:3]]


def test_ruling_losing_actions_are_legal() -> None:
    match = position(heat=6)
    assert "enter 1" in texts(match)
    match.play("enter 1")
    assert ending(match) == "overheated"


def test_ruling_several_machines_enter_one_after_the_other() -> None:
    match = position("waiting waiting waiting waiting waiting", mission=4)
    match.play("enter 3")
    assert state(match)["machines"] == ["waiting", "waiting", "c2", "waiting", "waiting"]
    assert "enter 3" not in texts(match)
    match.play("fly c2")
    match.play("enter 3")
    assert state(match)["machines"] == ["waiting", "waiting", "c1", "c2", "waiting"]


def test_ruling_action_limit() -> None:
    match = position("a1 waiting waiting", "a1 east, b1 west, c2 north", played=498)
    match.play("step nw turn a1 left")
    assert ending(match) is None
    match.play("step ne move a1 south")
    assert ending(match) == "action-limit"
    last = position("gone gone b1", "b1 north, a1 north, c1 north", played=499)
    last.play("fly b1")
    assert ending(last) == "all-through"


def test_ruling_giving_up_is_no_action() -> None:
    kinds = {action.kind for action in fracas.new(GAME, 1).game.actions}
    assert kinds == {"place", "enter", "fly", "turn", "move", "shift", "idle"}


def test_every_ruling_of_the_rules_page_is_pinned() -> None:
    page = registry.find(GAME).rules_text().partition("## Rulings")[2].partition("\n## ")[0]
    names = re.findall(r"^- `([a-z0-9-]+)`", page, re.MULTILINE)
    assert len(names) > 15
    tests = {name for name in globals() if name.startswith("test_ruling_")}
    assert tests == {f"test_ruling_{name.replace('-', '_')}" for name in names}
