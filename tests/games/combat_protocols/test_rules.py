"""The rulebook, heading by heading."""

from __future__ import annotations

from typing import Any

import pytest

import fracas
from fracas.games.combat_protocols.reasons import AtSquare, BarrierBetween, Occupied, OutOfReach, WrongSide
from tests.support import refused

from .desk import GAME, ending, position, state, texts


class TestSetup:
    def test_three_tokens_stand_before_starts_1_2_3_and_the_markers_on_their_spaces(self) -> None:
        start = state(fracas.new(GAME, 1))
        assert [token["square"] for token in start["tokens"]] == ["a2", "b2", "c2"]
        assert start["heat"] == {"marker": 3, "pointing": "up"}
        assert start["power"] == 1
        assert start["controller"] is None
        assert start["flipped"] == []

    @pytest.mark.parametrize(
        ("mission", "starts"),
        [(1, [1, 2, 3]), (2, [1, 2, 3, 4]), (3, [1, 2, 3, 4, 5]), (4, [1, 2, 3, 3, 3]), (5, [1, 2, 4, 4, 4])],
    )
    def test_missions_put_machines_on_their_starts(self, mission: int, starts: list[int]) -> None:
        match = fracas.new(GAME, 1, mission=mission)
        assert [machine["start"] for machine in match.view(0)["machines"]] == starts
        assert texts(match) >= {f"enter {start}" for start in starts}

    def test_facings_are_random_over_seeds(self) -> None:
        facings = {tuple(token["facing"] for token in state(fracas.new(GAME, seed))["tokens"]) for seed in range(600)}
        assert len(facings) == 64


class TestMoving:
    def test_a_machine_leaves_a_square_only_the_way_its_token_points(self) -> None:
        match = position("b2 waiting waiting", "b2 east, a1 north, c1 north")
        assert {text for text in texts(match) if text.startswith("fly")} == {"fly b2"}
        match.play("fly b2")
        assert state(match)["machines"][0] == "c2"

    def test_without_a_token_it_stays(self) -> None:
        match = position("b2 waiting waiting", "a2 north, a1 north, c1 north")
        assert "fly b2" not in texts(match)
        assert refused(match, "fly b2") == AtSquare(kind="no-way-out", square="b2")

    def test_an_occupied_square_cannot_be_entered(self) -> None:
        match = position("b2 b1 waiting", "b2 north, a1 north, c1 north")
        assert "fly b2" not in texts(match)
        assert "enter 2" not in texts(position("b2 waiting waiting"))
        assert refused(match, "fly b2") == Occupied(square="b1", machine=2)

    def test_every_move_heats_the_engine(self) -> None:
        match = position("b2 waiting waiting", "b2 east, a1 north, c1 north")
        match.play("fly b2")
        assert state(match)["heat"] == {"marker": 4, "pointing": "up"}

    def test_a_machine_leaves_only_over_the_side_it_heads_for(self) -> None:
        match = position("a1 waiting waiting", "a1 west, b2 north, c2 north")
        assert refused(match, "fly a1") == WrongSide(machine=1, facing="west", heading="north")
        match = position("a1 waiting waiting", "a1 north, b2 north, c2 north")
        match.play("fly a1")
        assert state(match)["machines"][0] == "gone"

    def test_all_machines_out_is_a_win(self) -> None:
        match = position("gone gone b1", "b1 north, a1 north, c1 north")
        match.play("fly b1")
        assert ending(match) == "all-through"
        assert match.outcome is not None
        assert match.outcome.winner == 0


class TestLocations:
    def test_an_engine_turns_the_heat_marker(self) -> None:
        match = position("a2 waiting waiting", heat=5)
        match.play("fly a2")
        assert state(match)["heat"] == {"marker": 6, "pointing": "down"}

    def test_a_charger_gives_power_back(self) -> None:
        match = position("waiting b2 waiting", power=3)
        match.play("fly b2")
        assert state(match)["power"] == 2

    def test_the_lower_row_does_nothing(self) -> None:
        match = position(power=2)
        match.play("enter 1")
        assert state(match)["heat"]["pointing"] == "up"
        assert state(match)["power"] == 2


class TestLosing:
    @pytest.mark.parametrize(("heat", "pointing"), [(6, "up"), (2, "down")])
    def test_reaching_either_end_of_the_heat_track(self, heat: int, pointing: str) -> None:
        match = position(heat=heat, pointing=pointing)
        match.play("enter 1")
        assert ending(match) == "overheated"
        assert match.outcome is not None
        assert match.outcome.winner is None

    def test_reaching_the_end_of_the_power_track(self) -> None:
        match = position(power=3, controller="nw", flipped="ne")
        match.play("step ne move a2 north")
        assert ending(match) == "out-of-power"

    @pytest.mark.parametrize(("tracks", "heat", "power"), [("relaxed", 8, 6), ("standard", 7, 4), ("expert", 6, 3)])
    def test_track_lengths(self, tracks: str, heat: int, power: int) -> None:
        view = fracas.new(GAME, 1, tracks=tracks).view(0)
        assert (view["heat"]["length"], view["power"]["length"]) == (heat, power)


class TestController:
    def test_first_activation_anywhere_then_orthogonal_neighbours(self) -> None:
        match = position()
        cells = {text.split()[1] for text in texts(match) if text.startswith("step")}
        assert cells == {"nw", "ne", "sw", "se"}
        match.play("step nw turn a2 left")
        cells = {text.split()[1] for text in texts(match) if text.startswith("step")}
        assert cells == {"ne", "sw"}
        assert refused(match, "step se turn a2 left") == OutOfReach(cells=["ne", "sw"])

    def test_the_books_example(self) -> None:
        """From X one may step to Y or Z; Z turns the token in the top right to point left, and X flips."""
        match = position(tokens="a2 north, b2 north, c1 north", controller="ne")
        assert {text.split()[1] for text in texts(match) if text.startswith("step")} == {"nw", "se"}
        match.play("step se turn c1 left")
        assert state(match)["tokens"][2] == {"square": "c1", "facing": "west"}
        assert state(match)["flipped"] == ["ne"]
        assert state(match)["controller"] == "se"
        match.play("step ne move c1 south")
        assert state(match)["power"] == 2  # the other side of that token
        assert "`step se turn c1 left`" in match.game.rules_text()

    def test_the_token_left_behind_flips(self) -> None:
        match = position()
        match.play("step nw turn a2 left")
        assert state(match)["flipped"] == []
        match.play("step ne move a2 north")
        assert state(match)["flipped"] == ["nw"]
        match.play("step nw turn b2 around")
        assert state(match)["flipped"] == ["nw", "ne"]

    def test_turning_by_90_degrees(self) -> None:
        match = position()
        match.play("step nw turn a2 left")
        assert state(match)["tokens"][0]["facing"] == "west"
        match = position()
        match.play("step se turn a2 right")
        assert state(match)["tokens"][0]["facing"] == "east"

    def test_turning_by_180_degrees(self) -> None:
        match = position(controller="ne", flipped="nw")
        assert "step nw turn a2 left" not in texts(match)
        match.play("step nw turn a2 around")
        assert state(match)["tokens"][0]["facing"] == "south"

    def test_moving_a_token_to_an_adjacent_square_without_one(self) -> None:
        match = position()
        moves = {text for text in texts(match) if text.startswith("step ne move")}
        assert moves == {f"step ne move {square} north" for square in ("a2", "b2", "c2")}
        match.play("step ne move b2 north")
        assert state(match)["tokens"][1] == {"square": "b1", "facing": "north"}
        assert state(match)["power"] == 1

    def test_the_other_side_costs_power(self) -> None:
        match = position(controller="nw", flipped="ne")
        match.play("step ne move b2 north")
        assert state(match)["power"] == 2


class TestObstacles:
    def options(self, **more: Any) -> dict[str, Any]:
        return {"difficulty": "normal"} | more

    def test_a_barrier_cannot_be_passed(self) -> None:
        match = position("b2 waiting waiting", obstacles="barrier b1-b2", **self.options())
        assert refused(match, "fly b2") == BarrierBetween(origin="b2", target="b1")

    def test_a_battery_drain_costs_power(self) -> None:
        match = position("a2 waiting waiting", obstacles="drain a1-a2", **self.options())
        match.play("fly a2")
        assert state(match)["power"] == 2
        assert state(match)["machines"][0] == "a1"

    def test_only_lines_between_squares_hold_obstacles(self) -> None:
        match = fracas.new(GAME, 1, difficulty="impossible")
        lines = {"a1-b1", "b1-c1", "a2-b2", "b2-c2", "a1-a2", "b1-b2", "c1-c2"}
        assert texts(match) == {f"place {line}" for line in lines}

    def test_the_controller_moves_obstacles_free_or_for_power(self) -> None:
        match = position(obstacles="barrier a1-b1", **self.options())
        match.play("step ne shift a1-b1 to b1-b2")
        assert state(match)["obstacles"] == [{"kind": "barrier", "line": "b1-b2"}]
        assert state(match)["power"] == 1
        match = position(obstacles="barrier a1-b1", controller="nw", flipped="sw", **self.options())
        match.play("step sw shift a1-b1 to b1-b2")
        assert state(match)["power"] == 2
