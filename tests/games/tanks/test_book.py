"""The rulebook, heading by heading, with its worked examples."""

from __future__ import annotations

import pytest

from fracas.games.tanks.reasons import MovementOver, Plain, TooDear

from .play import Play, arena, blocked, corner_blocked


def left_over(*values: int) -> object:
    """A miss of which these dice are left after dropping and cancelling."""

    def is_met(dice: list[int]) -> bool:
        left = sorted(value for value in dice if value not in (1, 6))
        for low, high in ((3, 4), (2, 5)):
            for _ in range(min(left.count(low), left.count(high))):
                left.remove(low)
                left.remove(high)
        return 1 in dice and left == sorted(values)

    return is_met


# Moving The Active Tank ---------------------------------------------------------------------------------------


def test_example_one_step_forward_and_one_diagonal_cost_five_points() -> None:
    game = Play(arena("9x9", g1="c1")).act("move n", "move ne")
    assert game.tank("green 1")["space"] == "d3"
    assert game.view["points_left"] == 1
    assert not [text for text in game.texts if text.startswith("move")]


def test_example_a_wall_beside_the_diagonal_forbids_it() -> None:
    game = Play(arena("9x9", g1="c3", walls="c4"))
    assert "move ne" not in game.texts
    assert "move nw" not in game.texts
    for way in ("move ne", "move nw"):
        assert game.why(way) == corner_blocked("c4", "wall")
    assert {"move e", "move w", "move s", "move se", "move sw"} <= set(game.texts)


def test_six_points_are_three_orthogonal_steps_or_two_diagonal_ones() -> None:
    game = Play(arena("9x9", g1="a1"))
    assert game.act("move n", "move n", "move n").view["points_left"] == 0
    assert game.why("move n") == TooDear(cost=2, points_left=0)
    game = Play(arena("9x9", g1="a1")).act("move ne", "move ne")
    assert game.view["points_left"] == 0


def test_move_then_fire_then_move_on() -> None:
    game = Play(arena("9x9", g1="a1", o1="a9")).act("move n", "fire a9", "move n")
    assert game.tank("green 1")["space"] == "a3"
    assert game.why("fire a9") == Plain(kind="already-fired")


def test_all_actions_are_optional() -> None:
    game = Play(arena("9x9", g1="a1")).act("end")
    assert game.view["active_tank"] == "orange 1"


# Firing -------------------------------------------------------------------------------------------------------


def test_example_eight_across_and_four_up_is_ten() -> None:
    game = Play(arena("9x9", g1="a1", o1="i5", o2="h9", o3="g9"))
    game.act("fire i5")
    assert len(game.roll["dice"]) == 10


@pytest.mark.parametrize(
    ("target", "dice"),
    [("b1", 1), ("b2", 1), ("c2", 2), ("c3", 3), ("d1", 3), ("d4", 4), ("e3", 5), ("g2", 6), ("g4", 7)],
)
def test_distance_is_the_larger_way_and_half_the_smaller(target: str, dice: int) -> None:
    game = Play(arena("9x9", g1="a1", o1=target)).act(f"fire {target}")
    assert len(game.roll["dice"]) == dice


def test_aiming_takes_two_dice_off() -> None:
    game = Play(arena("9x9", g1="a1", o1="a6"))
    assert len(game.act("fire a6 aimed").roll["dice"]) == 3


def test_below_one_die_is_an_automatic_hit_for_six() -> None:
    game = Play(arena("9x9", g1="a1", o1="a3")).act("fire a3 aimed")
    assert game.roll["is_automatic"]
    assert game.roll["damage"] == 6
    assert game.points("orange 1") == 0
    assert game.tank("orange 1")["space"] is None


def test_any_one_is_a_miss() -> None:
    game = Play(arena("9x9", g1="a1", o1="a4")).shoot("fire a4", [1, 6, 6])
    assert game.roll["result"] == "miss"
    assert game.points("orange 1") == 6


def test_a_hit_deals_the_lowest_die() -> None:
    game = Play(arena("9x9", g1="a1", o1="a4")).shoot("fire a4", [3, 6, 4])
    assert (game.roll["result"], game.roll["damage"]) == ("hit", 3)
    assert game.points("orange 1") == 3


def test_walls_do_not_block_rockets() -> None:
    game = Play(arena("9x9", g1="a1", o1="a4", walls="a2 a3")).shoot("fire a4", [3, 6, 4])
    assert game.points("orange 1") == 3


def test_tank_order_is_one_two_three_and_again() -> None:
    game = Play(arena("9x9"))
    order = []
    for _ in range(8):
        order.append(game.view["active_tank"])
        game.act("end")
    assert order == ["green 1", "orange 1", "green 2", "orange 2", "green 3", "orange 3", "green 1", "orange 1"]


def test_a_destroyed_unit_takes_a_turn_doing_nothing() -> None:
    game = Play(arena("9x9")).kill("orange 1").act("end")
    assert game.view["active_tank"] == "orange 1"
    assert game.texts == ["skip"]
    assert game.act("skip").view["active_tank"] == "green 2"


def test_the_last_enemy_destroyed_wins() -> None:
    game = Play(arena("9x9", g1="a1", o1="a3")).kill("orange 2", "orange 3").act("fire a3 aimed")
    assert game.outcome is not None
    assert (game.outcome.winner_name, game.outcome.ending) == ("green", "squadron-destroyed")


# Advanced rules -----------------------------------------------------------------------------------------------


def test_example_two_threes_and_a_two_are_two_left_and_one_up() -> None:
    game = Play(arena("15x9", g1="a9", o1="m2", o2="a2", o3="b1"), collateral=True)
    game.shoot("fire m2", left_over(3, 3, 2), count=10)  # type: ignore[arg-type]
    assert (game.roll["offset_columns"], game.roll["offset_rows"]) == (-2, 1)
    assert game.roll["struck"]["space"] == "k3"
    kept = sorted(die["value"] for die in game.roll["dice"] if die["fate"] == "kept")
    assert kept == [2, 3, 3]


def test_the_compass() -> None:
    where = {}
    for value in (2, 3, 4, 5):
        game = Play(arena("9x9", g1="a5", o1="e5", o2="b1", o3="b9"), collateral=True)
        game.shoot("fire e5", [1, 1, 1, value])
        where[value] = game.roll["struck"]["space"]
    assert where == {2: "e6", 5: "e4", 3: "d5", 4: "f5"}


def test_nothing_left_is_a_glancing_blow() -> None:
    game = Play(arena("9x9", g1="a5", o1="e5"), collateral=True).shoot("fire e5", [1, 6, 3, 4])
    assert (game.roll["result"], game.roll["damage"]) == ("glancing", 1)
    assert game.points("orange 1") == 5
    assert [die["fate"] for die in game.roll["dice"] if die["value"] in (3, 4)] == ["paired", "paired"]


def test_a_stray_deals_one_to_whoever_is_there_even_a_friend() -> None:
    game = Play(arena("9x9", g1="a5", o1="e5", g2="e6"), collateral=True).shoot("fire e5", [1, 1, 6, 2])
    assert game.points("green 2") == 5


def test_floor_destruction() -> None:
    game = Play(arena("9x9", g1="a5", o1="e5"), collateral=True, floor_destruction=True)
    game.shoot("fire e5", [1, 1, 1, 2])
    assert game.ground("e6") == "x"
    game.pass_to("orange 1")
    assert game.why("move n") == blocked("e6", "hole")


def test_wall_destruction() -> None:
    game = Play(arena("9x9", g1="a5", o1="e5", walls="e6"), collateral=True, wall_destruction=True)
    game.shoot("fire e5", [1, 1, 1, 2])
    assert game.ground("e6") == "."
    assert game.view["walls_destroyed"] == {"green": 1, "orange": 0}


def test_blast_around_a_hit_for_six() -> None:
    game = Play(arena("9x9", g1="a5", o1="c5", o2="d6", g2="d5", o3="e5"), blast=True).act("fire c5 aimed")
    assert [game.points(name) for name in ("orange 1", "orange 2", "green 2", "orange 3")] == [0, 5, 5, 6]


def test_blast_around_destroyed_floor_and_wall() -> None:
    rules = {"collateral": True, "floor_destruction": True, "wall_destruction": True, "blast": True}
    game = Play(arena("9x9", g1="a5", o1="e5", o2="f7"), **rules).shoot("fire e5", [1, 1, 1, 2])
    assert (game.ground("e6"), game.points("orange 1"), game.points("orange 2")) == ("x", 5, 5)
    game = Play(arena("9x9", g1="a5", o1="e5", o2="f7", walls="e6"), **rules).shoot("fire e5", [1, 1, 1, 2])
    assert (game.ground("e6"), game.points("orange 1"), game.points("orange 2")) == (".", 5, 5)


def test_blast_starts_no_further_blast() -> None:
    game = Play(arena("9x9", g1="a5", o1="c5", o2="d6", o3="e7"), blast=True).put("orange 2", hit_points=1)
    game.act("fire c5 aimed")
    assert (game.points("orange 2"), game.points("orange 3")) == (0, 6)


@pytest.mark.parametrize(("dice", "is_stunned"), [([3, 3, 4], False), ([4, 5, 6], True), ([5, 5, 6], True)])
def test_stun_by_more_than_three_points(dice: list[int], is_stunned: bool) -> None:
    game = Play(arena("9x9", g1="a1", o1="a4"), stun=True).shoot("fire a4", dice)
    assert game.tank("orange 1")["is_stunned"] == is_stunned


def test_a_stunned_unit_just_recovers() -> None:
    game = Play(arena("9x9", g1="a1", o1="a4"), stun=True).shoot("fire a4", [4, 5, 6]).act("end")
    assert game.texts == ["recover"]
    game.act("recover")
    assert not game.tank("orange 1")["is_stunned"]
    assert game.pass_to("orange 1").texts != ["recover"]


def test_example_triangulation_needs_four_dice_instead_of_ten() -> None:
    game = Play(arena("15x9", g1="a1", o1="k2", o2="o8", o3="m3"), triangulation=True)
    assert not [text for text in game.texts if "from-token" in text]
    game.shoot("fire k2", lambda dice: min(dice) == 2, count=10)
    assert game.tank("green 1")["token"]["space"] == "k2"
    game.act("end").pass_to("green 1").act("fire m3 from-token")
    assert len(game.roll["dice"]) == 4  # two across and one up is 2, and 2 for the token


def test_example_the_bolt_hits_the_wall_in_its_way() -> None:
    game = Play(arena("9x9", g1="a1", o1="e5", walls="c3"), energy_bolts=True, wall_destruction=True)
    game.shoot("fire e5", [5, 5, 5, 5, 5, 5])
    assert game.roll["struck"]["space"] == "c3"
    assert (game.points("orange 1"), game.ground("c3")) == (6, ".")


def test_energy_bolt_line_is_shown() -> None:
    game = Play(arena("9x9", g1="a1", o1="e3"), energy_bolts=True).shoot("fire e3", [5, 5, 5, 5, 5])
    assert [spot["space"] for spot in game.roll["line"]] == ["b1", "b2", "c2", "d2", "d3", "e3"]


def test_target_anything_adds_spaces_and_walls() -> None:
    game = Play(arena("9x9", g1="a1", o1="e5", walls="c3"), target_anything=True, wall_destruction=True)
    game.shoot("fire c3", [4, 5, 6])
    assert game.ground("c3") == "."


def test_repair_two_points_next_to_a_pool() -> None:
    for space in ("b2", "c2", "d4"):
        game = Play(arena("9x9", g1=space, pools="c3"), repair=True).put("green 1", hit_points=3)
        assert game.act("repair").points("green 1") == 5
    assert "repair" not in Play(arena("9x9", g1="e3", pools="c3"), repair=True).texts


def test_energy_pools_cannot_be_destroyed() -> None:
    rules = {"collateral": True, "floor_destruction": True, "wall_destruction": True, "repair": True}
    game = Play(arena("9x9", g1="a5", o1="e5", pools="e6"), **rules).shoot("fire e5", [1, 1, 1, 2])
    assert (game.roll["struck_kind"], game.ground("e6")) == ("pool", "~")


def test_example_ram_after_one_step_and_a_diagonal() -> None:
    game = Play(arena("9x9", g1="b2", o1="c4"), collision=True).act("move n", "ram ne")
    assert game.tank("green 1")["space"] == "b3"
    assert (game.points("green 1"), game.points("orange 1")) == (4, 4)
    assert game.tank("orange 1")["space"] == "c4"
    assert game.why("move s") == MovementOver(cause="ram")


# Missions -----------------------------------------------------------------------------------------------------


def test_mission_hold_the_pool_three_turns_in_a_row() -> None:
    game = Play(arena("9x9", g1="d4", pools="e5"), repair=True, hold_pool=True)
    for _ in range(3):
        game.pass_to("green 1").act("repair", "end")
    assert game.outcome is not None
    assert (game.outcome.winner_name, game.outcome.ending) == ("green", "pool-held")


def test_mission_reach_the_opposite_end() -> None:
    game = Play(arena("9x9", g1="a8"), reach_far_rank=True).act("move n")
    assert game.outcome is None
    game.act("end")
    assert game.outcome is not None
    assert (game.outcome.winner_name, game.outcome.ending) == ("green", "far-rank-reached")


def test_mission_break_five_walls() -> None:
    walls = "a3 b3 c3 d3 e3 f3 g3 h3 a5"
    game = Play(arena("9x9", g1="a1", walls=walls), wall_destruction=True, target_anything=True, break_walls=True)
    game.alter(walls_destroyed={"green": 4, "orange": 0}, ground=_without(game.view["ground"], 4))
    game.act("fire a3 aimed")
    assert game.outcome is not None
    assert (game.outcome.winner_name, game.outcome.ending) == ("green", "walls-broken")


def _without(ground: list[str], walls: int) -> list[str]:
    """Walls taken away from the right."""
    text = "\n".join(ground)[::-1].replace("#", ".", walls)[::-1]
    return text.split("\n")
