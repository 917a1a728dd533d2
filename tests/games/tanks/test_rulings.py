"""Every ruling by its name; RULES.md lists them, and the last test here checks that list."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import fracas
from fracas.games.tanks import Tanks
from fracas.games.tanks.generate import Needs, generate_zone
from fracas.games.tanks.options import TanksOptions
from fracas.games.tanks.reasons import AtSpace, MovementOver, NoTarget, OfTank, Plain
from fracas.games.tanks.spaces import WALL

from .play import Play, arena, blocked, corner_blocked, table

ALL = {"preset": "full"}
FIVES = [5, 5, 5, 5]


# Shooting -----------------------------------------------------------------------------------------------------


def test_ruling_aimed_before_movement() -> None:
    game = Play(arena("9x9", g1="a1", o1="a9"))
    assert {"fire a9", "fire a9 aimed"} <= set(game.texts)
    game.act("fire a9 aimed")
    assert game.texts == ["end"]
    assert game.why("move n") == MovementOver(cause="aimed-shot")
    game = Play(arena("9x9", g1="a1", o1="a9")).act("move n")
    assert "fire a9" in game.texts
    assert game.why("fire a9 aimed") == Plain(kind="already-moved")
    game.act("fire a9", "move n")
    assert game.tank("green 1")["space"] == "a3"


def test_ruling_cap_comes_last() -> None:
    game = Play(arena("15x9", g1="a1", o1="l1"))
    assert len(game.act("fire l1 aimed").roll["dice"]) == 9
    assert len(Play(arena("15x9", g1="a1", o1="l1")).act("fire l1").roll["dice"]) == 10


def test_ruling_aiming_and_token_combine() -> None:
    game = Play(arena("9x9", g1="a1", o1="e5"), triangulation=True)
    for token, dice in (({"column": 5, "row": 2}, 3), ({"column": 5, "row": 5}, 0)):
        game.put("green 1", token=token).act("fire e5 aimed from-token")
        assert len(game.roll["dice"]) == dice
        game.match.undo()


def test_ruling_own_tanks_are_no_targets() -> None:
    zone = arena("9x9", g1="a1", g2="a2", g3="b2", o1="b1")
    game = Play(zone, collision=True)
    assert game.targets == {"b1", "i8", "i7"}
    for text in ("fire a2", "ram n"):
        assert game.why(text) == OfTank(kind="own-tank", tank="green 2")
    game = Play(zone, collision=True, friendly_fire=True)
    assert game.targets == {"b1", "i8", "i7", "a2", "b2"}
    assert {"ram n", "ram e"} <= set(game.texts)
    assert game.why("fire a1") == Plain(kind="at-itself")


def test_ruling_what_can_be_targeted() -> None:
    zone = arena("5x5", g1="a1", g2="b1", g3="c1", o1="a5", o2="b5", o3="c5", walls="e1", pools="e2", gaps="e3")
    game = Play(zone, target_anything=True, floor_destruction=True, wrecks=True, repair=True)
    game.alter(ground=[".....", "....x", "...._", "....~", "....#"])
    everything = {f"{file}{rank}" for file in "abcde" for rank in range(1, 6)}
    assert game.targets == everything - {"a1", "b1", "c1", "e2", "e3", "e4"}
    assert game.why("fire e2") == NoTarget(holds="pool")
    assert game.why("fire e3") == NoTarget(holds="gap")
    assert game.why("fire e4") == NoTarget(holds="hole")
    assert game.why("fire f9") == AtSpace(kind="outside", space="f9")


def test_ruling_miss_without_collateral() -> None:
    game = Play(
        arena("9x9", g1="a1", o1="a4", walls="a3"), energy_bolts=True, wall_destruction=True, triangulation=True
    )
    game.put("green 1", token={"column": 9, "row": 9}).shoot("fire a4", [1, 2, 2])
    assert (game.roll["result"], game.roll["struck"], game.roll["line"]) == ("miss", None, [])
    assert game.tank("green 1")["token"]["space"] == "i9"
    assert game.ground("a3") == "#"


def test_ruling_collateral_order() -> None:
    game = Play(arena("9x9", g1="a5", o1="f5"), collateral=True).shoot("fire f5", [1, 6, 3, 4, 4])
    fates = sorted((die["value"], die["fate"]) for die in game.roll["dice"])
    assert fates == [(1, "dropped"), (3, "paired"), (4, "kept"), (4, "paired"), (6, "dropped")]
    assert game.roll["struck"]["space"] == "g5"


def test_ruling_glancing_destroys_ground() -> None:
    rules = {"collateral": True, "target_anything": True, "floor_destruction": True, "wall_destruction": True}
    game = Play(arena("9x9", g1="a1", walls="a4"), **rules).shoot("fire a4", [1, 2, 5])
    assert (game.roll["result"], game.ground("a4")) == ("glancing", ".")
    game = Play(arena("9x9", g1="a1"), **rules).shoot("fire a4", [1, 2, 5])
    assert game.ground("a4") == "x"


def test_ruling_glancing_bolt_is_traced() -> None:
    game = Play(arena("9x9", g1="a1", o1="a4", o2="a3"), collateral=True, energy_bolts=True)
    game.shoot("fire a4", [1, 2, 5])
    assert (game.points("orange 1"), game.points("orange 2")) == (6, 5)


def test_ruling_stray_crossing_the_target() -> None:
    game = Play(arena("9x9", g1="a1", o1="a5"), collateral=True, energy_bolts=True)
    game.shoot("fire a5", [1, 2, 2, 6])
    assert (game.roll["landing"]["space"], game.roll["struck"]["space"]) == ("a7", "a5")
    assert game.points("orange 1") == 5


def test_ruling_stray_on_own_space() -> None:
    for has_bolts in (False, True):
        game = Play(arena("9x9", g1="a1", o1="a4"), collateral=True, energy_bolts=has_bolts, triangulation=True)
        game.put("green 1", token={"column": 2, "row": 4})
        game.shoot("fire a4", [1, 1, 1])
        game = Play(arena("9x9", g1="e5", o1="e7"), collateral=True, energy_bolts=has_bolts, triangulation=True)
        game.put("green 1", token={"column": 5, "row": 9})
        game.shoot("fire e7 from-token", [1, 1, 5, 5])
        assert game.roll["struck_tank"] == "green 1"
        assert (game.points("green 1"), game.points("orange 1")) == (5, 6)


def test_ruling_bolt_meets_open_interiors() -> None:
    game = Play(arena("9x9", g1="b2", o1="d4", walls="b3 c2"), energy_bolts=True).shoot("fire d4", [5, 5, 5])
    assert game.points("orange 1") == 1  # straight through the corner the two walls share
    game = Play(arena("9x9", g1="a1", o1="c2", walls="b1"), energy_bolts=True).shoot("fire c2", [5, 5])
    assert game.roll["struck"]["space"] == "b1"


def test_ruling_nothing_outside() -> None:
    rules = {"collateral": True, "floor_destruction": True, "blast": True, "triangulation": True}
    for has_bolts in (False, True):
        game = Play(arena("9x9", g1="e5", o1="a5"), energy_bolts=has_bolts, **rules).put("orange 1", space="a9")
        game.shoot("fire a9", [1, 1, 2, 2, 1, 1])
        token = game.tank("green 1")["token"]
        assert (game.roll["struck_kind"], token) == ("gap", {"column": 1, "row": 11, "space": None})
        game = Play(arena("9x9", g1="e5", o1="a5", gaps="a7"), energy_bolts=has_bolts, **rules)
        game.shoot("fire a5", [1, 1, 2, 2])
        assert (game.roll["struck_kind"], game.tank("green 1")["token"]["space"]) == ("gap", "a7")
        assert game.ground("a7") == "_"


def test_ruling_clear_bolt_destroys_floor() -> None:
    game = Play(arena("9x9", g1="a5", o1="e5"), collateral=True, energy_bolts=True, floor_destruction=True)
    game.shoot("fire e5", [1, 1, 1, 2])
    assert game.ground("e6") == "x"


def test_ruling_unit_in_the_way_takes_one() -> None:
    zone = arena("9x9", g1="a1", o1="a5", o2="a3", o3="b3")
    game = Play(zone, energy_bolts=True, blast=True, stun=True).shoot("fire a5", [6, 6, 6, 6])
    assert [game.points(f"orange {n}") for n in (1, 2, 3)] == [6, 5, 6]
    assert not game.tank("orange 2")["is_stunned"]
    game = Play(zone, energy_bolts=True, blast=True, stun=True).put("orange 1", space="e5")
    game.put("orange 2", space="b2").act("fire b2 aimed")
    assert (game.roll["damage"], game.points("orange 2")) == (6, 0)


def test_ruling_wall_in_the_way_blasts() -> None:
    zone = arena("9x9", g1="a1", o1="a5", o2="b4", walls="a3")
    game = Play(zone, energy_bolts=True, wall_destruction=True, blast=True, stun=True).shoot("fire a5", FIVES)
    assert (game.ground("a3"), game.points("orange 2"), game.points("orange 1")) == (".", 5, 6)
    assert game.tank("orange 2")["is_stunned"]


def test_ruling_what_stops_a_bolt() -> None:
    rules = {"energy_bolts": True, "floor_destruction": True, "repair": True}
    game = Play(arena("9x9", g1="a1", o1="a5", pools="a2", gaps="a3"), **rules)
    game.alter(ground=[*game.view["ground"][:5], "x" + game.view["ground"][5][1:], *game.view["ground"][6:]])
    assert game.ground("a4") == "x"
    assert game.shoot("fire a5", FIVES).points("orange 1") == 1
    game = Play(arena("9x9", g1="a1", o1="a5", walls="a3"), energy_bolts=True).shoot("fire a5", FIVES)
    assert (game.points("orange 1"), game.ground("a3"), game.roll["struck_kind"]) == (6, "#", "wall")


def test_ruling_wrecks_absorb() -> None:
    zone = arena("9x9", g1="a2", o1="a4", o2="a6")
    game = Play(zone, **{**ALL, "wrecks": True}).act("fire a4 aimed")
    assert game.ground("a4") == "%"
    game.act("end").pass_to("green 2").put("green 2", space="a3")
    assert "a4" not in game.targets
    assert game.why("fire a4") == NoTarget(holds="wreck")
    assert game.why("ram n") == Plain(kind="nobody-to-ram")
    assert game.why("move n") == blocked("a4", "wreck")
    game.shoot("fire a6", [5, 5, 5])
    assert (game.roll["struck_kind"], game.ground("a4"), game.points("orange 2")) == ("wreck", "%", 6)


def test_ruling_token_where_it_struck() -> None:
    game = Play(arena("9x9", g1="a1", o1="a5", walls="a3"), energy_bolts=True, triangulation=True)
    assert game.shoot("fire a5", FIVES).tank("green 1")["token"]["space"] == "a3"
    game = Play(arena("9x9", g1="a1", o1="a5"), collateral=True, triangulation=True).shoot("fire a5", [1, 1, 4, 2])
    assert game.tank("green 1")["token"]["space"] == "b6"


def test_ruling_token_shot_flies_from_the_tank() -> None:
    game = Play(arena("9x9", g1="a1", o1="a5", walls="a3"), energy_bolts=True, triangulation=True)
    game.put("green 1", token={"column": 2, "row": 5}).shoot("fire a5 from-token", [5, 5, 5])
    assert game.roll["struck"]["space"] == "a3"


def test_ruling_token_dies_with_its_tank() -> None:
    game = Play(arena("9x9", g1="a1", o1="a3"), triangulation=True)
    game.put("orange 1", token={"column": 4, "row": 4}).act("fire a3 aimed")
    assert game.tank("orange 1")["token"] is None
    game = Play(arena("9x9", g1="e5", o1="e7"), collateral=True, triangulation=True).put("green 1", hit_points=1)
    game.put("green 1", token={"column": 5, "row": 9}).shoot("fire e7 from-token", [1, 1, 5, 5])
    assert (game.points("green 1"), game.tank("green 1")["token"]) == (0, None)


def test_ruling_blast_and_stun_by_damage_rolled() -> None:
    zone = arena("9x9", g1="a1", o1="a4", o2="b5")
    game = Play(zone, blast=True, stun=True).put("orange 1", hit_points=1).shoot("fire a4", [6, 6, 6])
    assert (game.points("orange 1"), game.points("orange 2")) == (0, 5)
    game = Play(zone, blast=True, stun=True).put("orange 1", hit_points=6).shoot("fire a4", [4, 4, 4])
    assert game.tank("orange 1")["is_stunned"]


def test_ruling_blast_hits_friends() -> None:
    zone = arena("9x9", g1="a1", o1="b2", g2="c3")
    game = Play(zone, blast=True, stun=True).act("fire b2 aimed")
    assert (game.points("green 1"), game.points("green 2"), game.points("orange 1")) == (5, 5, 0)
    assert game.tank("green 1")["is_stunned"]
    assert game.tank("green 2")["is_stunned"]


def test_ruling_holes_without_limit() -> None:
    zone = arena("15x15", g1="a1")
    game = Play(zone, target_anything=True, floor_destruction=True)
    game.alter(ground=["x" * 14 + "."] * 5 + ["." * 15] * 10)
    assert sum(line.count("x") for line in game.view["ground"]) > 27  # the cards in the box
    assert game.act("fire a3 aimed").ground("a3") == "x"


# Turn and end -------------------------------------------------------------------------------------------------


def test_ruling_skip_and_recover_are_forced() -> None:
    game = Play(arena("9x9"), stun=True).kill("green 1").put("orange 1", stunned=True)
    assert game.texts == ["skip"]
    assert game.why("end") == OfTank(kind="destroyed", tank="green 1")
    game.act("skip")
    assert game.texts == ["recover"]
    assert game.why("end") == OfTank(kind="stunned", tank="orange 1")
    assert game.act("recover").why("skip") == OfTank(kind="fit", tank="green 2")
    assert game.view["turn"] == 3


def test_ruling_turn_ends_by_itself() -> None:
    game = Play(arena("9x9", g1="b2", o1="c2"), collision=True).put("green 1", hit_points=1).act("ram e")
    assert (game.points("green 1"), game.view["active_tank"]) == (0, "orange 1")
    game = Play(arena("9x9", g1="a1", o1="a3")).kill("orange 2", "orange 3").act("fire a3 aimed")
    assert game.outcome is not None
    game = Play(arena("9x9", g1="a1", o1="a3")).act("fire a3 aimed")
    assert game.texts == ["end"]  # a kill alone does not end it
    game = Play(arena("9x9", g1="b2", pools="c3"), repair=True).act("repair")
    assert game.texts == ["end"]  # nor does a repair
    nine = arena("9x9", g1="a1", walls="a3 b3 c3 d3 e3 f3 g3 h3 a5")
    game = Play(nine, wall_destruction=True, target_anything=True, break_walls=True)
    assert game.act("fire a3 aimed").texts == ["end"]
    assert game.outcome is None
    hunt = table("9x9", g1="a1", o1="a3", o2="i9", goals="green hunt o1")
    assert Play(hunt).act("fire a3 aimed").outcome is not None


def test_ruling_limit_counts_every_turn() -> None:
    game = Play(arena("9x9"), turn_limit=4, stun=True).kill("green 1").put("orange 1", stunned=True)
    game.act("skip", "recover", "end")
    assert game.outcome is None
    game.act("end")
    assert game.outcome is not None
    assert game.outcome.ending == "turn-limit"


def test_ruling_turn_limit_is_a_draw() -> None:
    assert TanksOptions().turn_limit == 300
    game = Play(arena("9x9"), turn_limit=1).act("end")
    assert game.outcome is not None
    assert game.outcome.winner is None


def test_ruling_precedence_at_the_end() -> None:
    rules = {"blast": True, "reach_far_rank": True, "turn_limit": 1}
    zone = arena("9x9", g1="b8", o1="a7", o2="a9", o3="c9")
    # A tie before everything else: the last tanks of both sides go at once.
    game = Play(zone, **rules).kill("green 2", "green 3", "orange 2", "orange 3").put("green 1", hit_points=1)
    assert _ending(game.act("fire a7 aimed")) == (None, "mutual-destruction")
    # The enemy's squadron before the own mission and the limit.
    game = Play(zone, **rules).kill("orange 2", "orange 3")
    assert _ending(game.act("fire a7 aimed")) == ("green", "squadron-destroyed")
    # The own mission before the limit.
    game = Play(arena("9x9", g1="b8"), reach_far_rank=True, turn_limit=1).act("move n", "end")
    assert _ending(game) == ("green", "far-rank-reached")
    # The own mission before the own squadron: the fifth wall blasts the last green tank.
    nine = arena("9x9", g1="a1", walls="a2 b3 c3 d3 e3 f3 g3 h3 a5")
    game = Play(nine, wall_destruction=True, target_anything=True, break_walls=True, blast=True)
    ground = [line.replace("#", ".") for line in game.view["ground"][:6]]
    ground += ["." + "#" * 4 + "....", "#........", "........."]
    game.alter(walls_destroyed={"green": 4, "orange": 0}, ground=ground)
    game.kill("green 2", "green 3").put("green 1", hit_points=1).act("fire a2 aimed")
    assert (game.points("green 1"), *_ending(game)) == (0, "green", "walls-broken")
    # The own squadron before the enemy's goal and the limit, the enemy's goal before the limit.
    hunt = table("9x9", g1="b2", g2="a1", o1="c2", goals="orange hunt g1")
    game = Play(hunt, collision=True, turn_limit=1).kill("green 2").put("green 1", hit_points=1).act("ram e")
    assert _ending(game) == ("orange", "squadron-destroyed")
    game = Play(hunt, collision=True, turn_limit=1).put("green 1", hit_points=1).act("ram e")
    assert _ending(game) == ("orange", "goal-hunted")
    game = Play(arena("9x9", g1="b2", o1="c2"), collision=True, turn_limit=1).kill("green 2", "green 3")
    game.put("green 1", hit_points=1).act("ram e")
    assert _ending(game) == ("orange", "squadron-destroyed")


def _ending(game: Play) -> tuple[str | None, str]:
    assert game.outcome is not None
    return game.outcome.winner_name, game.outcome.ending


def test_ruling_simultaneous_destruction_is_a_tie() -> None:
    game = Play(arena("9x9", g1="b2", o1="c2"), collision=True).kill("green 2", "green 3", "orange 2", "orange 3")
    game.put("green 1", hit_points=1).put("orange 1", hit_points=1).act("ram e")
    assert _ending(game) == (None, "mutual-destruction")


def test_ruling_stunned_in_own_turn() -> None:
    game = Play(arena("9x9", g1="a1", o1="b1"), blast=True, stun=True)
    game.shoot("fire b1", [6])  # a snap shot next door: the blast catches the shooter
    assert game.tank("green 1")["is_stunned"]
    assert "move n" in game.texts
    game.act("move n", "end")
    assert game.pass_to("green 1").texts == ["recover"]


def test_ruling_stuns_do_not_stack() -> None:
    game = Play(arena("9x9", g1="a1", o1="a4"), stun=True).put("orange 1", stunned=True)
    game.shoot("fire a4", [4, 4, 4]).act("end", "recover")
    assert not game.tank("orange 1")["is_stunned"]


def test_ruling_random_starter() -> None:
    starters = {fracas.new("tanks", seed=seed, preset="core").actor for seed in range(20)}
    assert starters == {0, 1}
    assert fracas.new("tanks", seed=1, starter="orange").actor == 1
    assert TanksOptions().starter == "random"
    assert TanksOptions().preset == "full"


# Moving, ramming, repairing -----------------------------------------------------------------------------------


def test_ruling_empty_space() -> None:
    zone = arena("9x9", g1="b2", g2="b3", o1="c2", walls="a2", pools="b1", gaps="c4")
    game = Play(zone, floor_destruction=True, repair=True)
    assert [text for text in game.texts if text.startswith("move")] == []
    assert game.why("move n") == blocked("b3", "tank", "green 2")
    assert game.why("move e") == blocked("c2", "tank", "orange 1")
    assert game.why("move w") == blocked("a2", "wall")
    assert game.why("move s") == blocked("b1", "pool")
    assert game.why("move ne") == corner_blocked("c2", "tank", "orange 1")
    game = Play(arena("9x9", g1="a1", gaps="a2"))
    assert game.why("move n") == blocked("a2", "gap")
    assert game.why("move w") == Plain(kind="at-the-edge")
    assert "move ne" not in game.texts


def test_ruling_diagonal_ram_needs_corners() -> None:
    game = Play(arena("9x9", g1="b2", o1="c3"), collision=True)
    assert "ram ne" in game.texts
    game = Play(arena("9x9", g1="b2", o1="c3", walls="b3"), collision=True)
    assert game.why("ram ne") == corner_blocked("b3", "wall")


def test_ruling_detours_count_for_rams() -> None:
    game = Play(arena("9x9", g1="b2", o1="c2"), collision=True).act("move w", "move e", "ram e")
    assert (game.points("green 1"), game.points("orange 1")) == (3, 3)
    game = Play(arena("9x9", g1="b2", o1="c3"), collision=True).act("ram ne")
    assert (game.points("green 1"), game.points("orange 1")) == (5, 5)  # one full pair of points in three


def test_ruling_after_a_ram_only_snap() -> None:
    game = Play(arena("9x9", g1="b2", o1="c2"), collision=True).act("ram e")
    assert set(game.texts) == {"end", "fire c2", "fire i8", "fire i7"}


def test_ruling_repair_takes_the_turn() -> None:
    zone = arena("9x9", g1="b2", o1="b8", pools="c3")
    game = Play(zone, repair=True).put("green 1", hit_points=5)
    game.act("repair")
    assert (game.points("green 1"), game.texts) == (6, ["end"])
    begun = OfTank(kind="turn-begun", tank="green 1")
    assert Play(zone, repair=True).act("fire b8").why("repair") == begun
    assert Play(zone, repair=True).act("move n", "move s").why("repair") == begun
    far = Play(arena("9x9", g1="a1", pools="c3"), repair=True)
    assert far.why("repair") == AtSpace(kind="no-pool", space="a1")


def test_ruling_repair_at_full_health() -> None:
    assert Play(arena("9x9", g1="b2", pools="c3"), repair=True).act("repair").points("green 1") == 6


# Missions and zones -------------------------------------------------------------------------------------------


def test_ruling_hold_counts_turns_of_one_unit() -> None:
    game = Play(arena("9x9", g1="d4", g2="e4", pools="e5 a5"), repair=True, hold_pool=True, stun=True)
    game.act("repair", "end").pass_to("green 2").act("repair", "end").pass_to("green 1").act("repair", "end")
    assert (game.tank("green 1")["held"], game.tank("green 2")["held"]) == ([2], [1])
    game.pass_to("green 2").act("end")
    assert game.tank("green 2")["held"] == [0]
    game.pass_to("green 1").put("green 1", stunned=True).act("recover")
    assert game.tank("green 1")["held"] == [0]
    game = Play(arena("9x9", g1="b5", pools="e5 a5"), repair=True, hold_pool=True).act("repair", "end")
    assert game.tank("green 1")["held"] == [0]  # that pool is not in the centre


def test_ruling_hold_pool_needs_repair() -> None:
    with pytest.raises(fracas.BadOptions, match="hold_pool needs the rule repair"):
        Tanks.with_options({"preset": "core", "hold_pool": True})
    with pytest.raises(fracas.BadOptions, match="needs an energy pool in the centre; Open Field has none"):
        Tanks.with_options({"zone": "open-field", "hold_pool": True})


def test_ruling_break_walls_needs_nine_walls() -> None:
    with pytest.raises(fracas.BadOptions, match="break_walls needs the rule wall_destruction"):
        Tanks.with_options({"wall_destruction": False, "break_walls": True})
    with pytest.raises(fracas.BadOptions, match="exactly 9 walls; Crossroads has 8"):
        Tanks.with_options({"zone": "crossroads", "break_walls": True})
    with pytest.raises(fracas.BadOptions, match="needs the rule target_anything, energy_bolts or collateral"):
        Tanks.with_options({"preset": "core", "wall_destruction": True, "break_walls": True})
    for rule in ("target_anything", "energy_bolts", "collateral"):
        Tanks.with_options({"preset": "core", "wall_destruction": True, "break_walls": True, rule: True})


def test_ruling_walls_count_for_the_shooter() -> None:
    game = Play(arena("9x9", g1="a1", o1="g5", walls="a3 g7"), wall_destruction=True, target_anything=True)
    game.act("fire a3 aimed", "end", "fire g7 aimed")
    assert game.view["walls_destroyed"] == {"green": 1, "orange": 1}


def test_ruling_reached_at_the_end_of_the_turn() -> None:
    game = Play(arena("9x9", g1="a8"), reach_far_rank=True).act("move n", "move s", "end")
    assert game.outcome is None
    game = Play(arena("9x9", g1="b5", o1="a2"), reach_far_rank=True).act("end", "move s", "end")
    assert _ending(game) == ("orange", "far-rank-reached")
    game = Play(table("5x5", goals="green reach a3", g1="a1", o1="e5")).act("move n", "move n", "move n", "end", "end")
    assert game.outcome is None
    assert _ending(game.act("move s", "end")) == ("green", "goal-reached")


def test_ruling_far_ranks_are_outer_rows() -> None:
    game = Play(arena("9x7", g1="a6"), reach_far_rank=True).act("move n", "end")
    assert _ending(game) == ("green", "far-rank-reached")


def test_ruling_no_start_on_a_goal() -> None:
    with pytest.raises(fracas.BadOptions, match="reach_far_rank allows no start on a space that wins; in Arena g1"):
        Play(arena("9x9", g1="a9"), reach_far_rank=True)
    with pytest.raises(fracas.BadOptions, match="o2 stands there, on c1"):
        Play(arena("9x9", o2="c1"), reach_far_rank=True)
    with pytest.raises(fracas.BadOptions, match=r"“green reach a1 c3” allows no start .* g1 stands there, on a1"):
        Play(arena("9x9", goals="green reach a1 c3", g1="a1"))
    Play(arena("9x9", goals="orange reach a1 c3", g1="a1"))


RIVER = "a5 b5 c5 d5 e5 f5 g5 h5 i5"
RING = "d4 e4 f4 d5 f5 d6 e6 f6"  # round e5


def test_ruling_each_side_can_win() -> None:
    Play(arena("9x9", gaps=RIVER))  # shots fly over it
    Play(arena("9x9", gaps=RIVER), energy_bolts=True)
    Play(arena("9x9", gaps="a2 b1 b2"))  # nobody can reach a1, and nobody has to
    Play(arena("9x9", walls=RIVER))  # rockets fly over walls
    Play(arena("9x9", walls=RIVER), energy_bolts=True, wall_destruction=True)
    reason = "in Arena green can reach neither a goal nor an enemy, driving or shooting"
    with pytest.raises(fracas.BadOptions, match=reason):
        Play(arena("9x9", walls=RIVER), energy_bolts=True)
    with pytest.raises(fracas.BadOptions, match="in Arena orange can reach neither"):
        Play(arena("9x9", walls=RIVER, goals="green reach a1"), energy_bolts=True)
    game = Play(arena("9x9", walls=RIVER, goals="green reach a1 \n orange reach a9"), energy_bolts=True)
    assert game.outcome is None
    strays = table("5x3", walls="c1 c2 c3", gaps="b1 b3 d1 d3", g1="a2", o1="e2")
    with pytest.raises(fracas.BadOptions, match="neither a goal nor an enemy"):
        Play(strays, energy_bolts=True, collateral=True)
    with pytest.raises(fracas.BadOptions, match="each side needs a goal of its own; orange has none"):
        Play(arena("9x9", goals="green reach a1"), elimination=False)


def test_ruling_goals_can_be_fulfilled() -> None:
    pool = {"repair": True, "hold_pool": True, "target_anything": True, "wall_destruction": True}
    with pytest.raises(fracas.BadOptions, match="hold_pool can never be fulfilled by green: in Arena none"):
        Play(arena("9x9", pools="e5", gaps=RING), **pool)
    walled = arena("9x9", pools="e5", walls=RING)
    Play(walled, **pool)
    for rules in ({"wall_destruction": False}, {"target_anything": False}):
        with pytest.raises(fracas.BadOptions, match="hold_pool can never be fulfilled"):
            Play(walled, **pool | rules)
    for rule in ("collateral", "energy_bolts"):  # a stray comes down on the ring, a bolt at a tank meets it
        Play(walled, **pool | {"target_anything": False, rule: True})
    Play("random", **pool | {"zone_seed": 90, "wall_destruction": False})


@pytest.mark.parametrize(
    ("goal", "rules", "reason"),
    [
        ("green reach e5", {}, "by green: in Arena none of its tanks can drive to e5; gaps, pools or walls"),
        ("both reach e7", {}, "by green"),
        ("orange hold 2 e5", {}, "by orange: in Arena none of its tanks can drive up to e5"),
        ("both break 1", {}, "needs the rule wall_destruction"),
        ("both break 1", {"wall_destruction": True}, "needs the rule target_anything, energy_bolts or collateral"),
        ("both break 9", {"wall_destruction": True, "target_anything": True}, "strike only 8 of the walls with these"),
        ("both break 2 of d4", {"wall_destruction": True, "target_anything": True}, "only 1 of the walls"),
        ("green survive 301", {}, "the game ends after 300 turns"),
    ],
)
def test_goals_can_be_fulfilled_on_this_zone(goal: str, rules: dict[str, bool], reason: str) -> None:
    parted = arena("9x9", walls=RING, gaps="a6 b6 c6 g6 h6 i6", goals=goal)  # a river, and a ring of walls in it
    with pytest.raises(fracas.BadOptions, match=f"the goal “{goal}” .*{reason}"):
        Play(parted, **rules)


def test_goals_can_be_fulfilled_by_whoever_can_strike_the_hunted() -> None:
    cage = arena("9x9", o1="e5", walls=RING, goals="green hunt o1")
    Play(cage)
    Play(cage, energy_bolts=True, wall_destruction=True)
    with pytest.raises(fracas.BadOptions, match=r"“green hunt o1” can never be fulfilled: .* every line to o1"):
        Play(cage, energy_bolts=True)


def test_there_are_only_so_many_goals() -> None:
    goals = "\n".join(f"both survive {turns}" for turns in range(10, 19))
    with pytest.raises(fracas.BadOptions, match="green has 9 goals; 8 are the most"):
        Play(arena("9x9", goals=goals))
    goals = "\n".join(f"orange hold 2 a{row}" for row in range(3, 7))
    with pytest.raises(fracas.BadOptions, match="orange has 4 goals of the kind hold; 3 are the most"):
        Play(arena("9x9", goals=goals))


@pytest.mark.parametrize(("rank", "seat"), [(9, "green"), (1, "orange")])
def test_goals_can_be_fulfilled_by_either_side(rank: int, seat: str) -> None:
    row = " ".join(f"{file}{rank}" for file in "abcdefghi")
    tanks = {"g1": "g2", "g2": "h2", "g3": "i2", "o1": "g8", "o2": "h8", "o3": "i8"}
    reason = f"reach_far_rank can never be fulfilled by {seat}: in Arena none of its tanks can drive to a{rank}"
    with pytest.raises(fracas.BadOptions, match=reason):
        Play(arena("9x9", walls=row, **tanks), reach_far_rank=True)
    Play(arena("9x9", walls=row, **tanks), reach_far_rank=True, wall_destruction=True, collateral=True)
    with pytest.raises(fracas.BadOptions, match=reason):
        Play(arena("9x9", gaps=row.partition(" ")[2], walls=f"a{rank}", **tanks), reach_far_rank=True)


def test_goals_can_be_fulfilled_where_walls_can_be_struck() -> None:
    options = {"break_walls": True, "wall_destruction": True}
    block = arena("9x9", walls="a1 b1 c1 a2 b2 c2 a3 b3 c3")  # no line between two tanks runs through its far half
    with pytest.raises(fracas.BadOptions, match=r"break_walls can never be fulfilled by green: .* only 3 of"):
        Play(block, **options, energy_bolts=True)
    chasm = " ".join(f"{file}{rank}" for file in "cdefghij" for rank in range(1, 6))  # wider than any stray flies
    far = arena("15x5", walls="a1 a2 a3 a4 a5 b1 b2 b3 b4", gaps=chasm, g3="n1", o3="n5")
    with pytest.raises(fracas.BadOptions, match=r"break_walls can never be fulfilled by green: .* only 0 of"):
        Play(far, **options, collateral=True)
    for zone in (block, far):
        Play(zone, **options, target_anything=True)
    Play(block, **options, collateral=True)


def test_ruling_squadrons_of_one_to_six() -> None:
    game = Play(table("9x9", g1="a1", o1="a9", o2="b9", o3="c9", o4="d9", o5="e9", o6="f9"), stun=True)
    played = []
    for _ in range(14):
        played.append(game.view["active_tank"])
        game.act("end")
    assert played[::2] == ["green 1"] * 7
    assert [name.removeprefix("orange ") for name in played[1::2]] == ["1", "2", "3", "4", "5", "6", "1"]
    game.pass_to("green 1").kill("orange 2", "orange 3").put("orange 4", stunned=True)
    game.pass_to("orange 4")
    assert game.texts == ["recover"]
    assert {"fire d9", "fire a9 aimed"} <= set(game.act("recover").texts)


def test_ruling_pools_are_held_by_repairing() -> None:
    zone = table("7x7", pools="d4", goals="both hold 2 d4", g1="d3", o1="a7")
    game = Play(zone, repair=True).act("end", "end")
    assert game.tank("green 1")["held"] == [0]
    game.act("repair", "end", "end", "repair", "end")
    assert _ending(game) == ("green", "goal-held")
    game = Play(zone).act("end", "end")  # without the rule it is floor like any other
    assert game.tank("green 1")["held"] == [1]
    game.act("move n", "end")
    assert _ending(game) == ("green", "goal-held")


BOTH = "green reach a3 as raid \n green hunt o2 as raid"


def test_ruling_goals_of_a_group_are_needed_together() -> None:
    zone = table("7x7", goals=BOTH, g1="a2", o1="g7", o2="a4", o3="g6")
    game = Play(zone).act("move n", "end")
    assert game.outcome is None
    assert [goal["is_done"] for goal in game.view["goals"]] == [True, False]
    game.act("end").put("orange 2", hit_points=1)
    assert _ending(game.shoot("fire a4", [2])) == ("green", "goals-fulfilled")
    game = Play(zone).put("orange 2", hit_points=1).shoot("fire a4", [2, 2])
    assert game.outcome is None
    assert _ending(game.act("move n", "end")) == ("green", "goals-fulfilled")


def test_ruling_fulfilled_goals_stay() -> None:
    zone = table("7x7", goals=BOTH + "\n green hold 1 g1 as raid", g1="a2", g2="b1", o1="g7", o2="f6")
    game = Play(zone).act("move n", "end", "end", "end", "end", "move e", "end")
    assert [goal["is_done"] for goal in game.view["goals"]] == [True, False, False]
    game.kill("green 1")
    assert [goal["is_done"] for goal in game.view["goals"]] == [True, False, False]
    game.put("green 2", space="f1").pass_to("green 2").act("end").pass_to("green 2").act("move w", "move w", "end")
    assert [goal["is_done"] for goal in game.view["goals"]] == [True, False, True]


def test_ruling_hunted_by_whomever() -> None:
    zone = table("7x7", goals="green hunt o1", g1="a1", g2="a3", o1="f6", o2="g7")
    game = Play(zone, collision=True, friendly_fire=True).act("end").put("orange 1", hit_points=1).act("move n")
    assert _ending(game.act("ram e")) == ("green", "goal-hunted")


def test_ruling_survive_counts_all_turns() -> None:
    game = Play(table("7x7", goals="orange survive 4", g1="a1", g2="b1", o1="g7")).kill("green 2")
    game.act("end", "end", "skip")
    assert game.outcome is None
    assert _ending(game.act("end")) == ("orange", "goal-survived")
    game = Play(table("7x7", goals="orange survive 3", g1="a1", o1="g7")).act("end", "end", "end")
    assert _ending(game) == ("orange", "goal-survived")


def test_ruling_both_survive_is_a_tie() -> None:
    game = Play(table("7x7", goals="both survive 2", g1="a1", o1="g7")).act("end", "end")
    assert _ending(game) == (None, "both-survived")
    game = Play(table("7x7", goals="both survive 2 \n green reach a2", g1="a1", o1="g7")).act("end")
    assert _ending(game.act("end")) == (None, "both-survived")
    hunt = table("7x7", goals="orange survive 1 \n green hunt o1", g1="a1", o1="a3", o2="g7")
    assert _ending(Play(hunt).act("fire a3 aimed")) == ("green", "goal-hunted")  # the deed before the time


def test_ruling_elimination_can_be_off() -> None:
    zone = table("7x7", goals="both reach d4", g1="a1", o1="a3")
    game = Play(zone, elimination=False).act("fire a3 aimed")
    assert (game.points("orange 1"), game.outcome) == (0, None)
    game.act("end")
    assert game.texts == ["skip"]
    game.act("skip", "move e", "move ne", "end", "skip", "move ne", "move ne")
    assert game.tank("green 1")["space"] == "e4" or game.outcome is None
    assert Play(zone).act("fire a3 aimed").outcome is not None
    game = Play(table("7x7", goals="both reach d4", g1="a1", o1="b1"), elimination=False, collision=True)
    game.put("green 1", hit_points=1).put("orange 1", hit_points=1).act("ram e")
    assert _ending(game) == (None, "mutual-destruction")


def test_ruling_no_pools_without_repair() -> None:
    zone = arena("9x9", g1="d4", pools="e5 d5")
    game = Play(zone)
    assert game.ground("e5") == game.ground("d5") == "."
    game.act("move n", "move e")
    assert game.tank("green 1")["space"] == "e5"
    assert Play(zone, repair=True).ground("e5") == "~"
    for name in ("crossroads", "fortress"):
        assert "~" not in "".join(fracas.new("tanks", zone=name, repair=False).view(None)["ground"])
    assert "~" in fracas.new("tanks", zone=zone, repair=False).record()  # the map is kept as it was drawn


def test_ruling_even_sides_have_two_centres() -> None:
    for pool in ("e4", "f4", "e5", "f5"):
        Play(arena("10x8", pools=pool), repair=True, hold_pool=True)
    with pytest.raises(fracas.BadOptions, match="hold_pool needs an energy pool in the centre"):
        Play(arena("10x8", pools="d4"), repair=True, hold_pool=True)


def test_ruling_order_of_missions() -> None:
    zone = arena("9x9", g1="g8", walls="f9 a3 b3 c3 d3 e3 f3 g3 h3")
    game = Play(zone, break_walls=True, reach_far_rank=True, wall_destruction=True, target_anything=True)
    ground = [line.replace("########.", "####.....") for line in game.view["ground"]]
    game.alter(walls_destroyed={"green": 4, "orange": 0}, ground=ground).act("move n").shoot("fire f9", [5])
    assert game.view["walls_destroyed"]["green"] == 5
    assert _ending(game) == ("green", "far-rank-reached")
    zone = table("7x7", goals="green reach a2 \n green hold 1 a3", g1="a1", o1="g7")
    assert _ending(Play(zone).act("move n", "end")) == ("green", "goal-reached")


def test_ruling_mirror_for_nine_walls_and_a_pool() -> None:
    needs = Needs(centre_pool=True, nine_walls=True)
    for seed in range(20):
        zone = generate_zone(seed, needs)
        assert zone.centre_pools
        assert len(zone.spaces(WALL)) == 9
        assert zone.ground == zone.ground[::-1]


def test_every_ruling_of_the_rules_page_has_a_test() -> None:
    page = Tanks.rules_text().partition("## Rulings")[2]
    named = set(re.findall(r"^- `([a-z-]+)`:", page, re.MULTILINE))
    tested = set(_tested_rulings())
    assert named == tested
    assert len(named) > 40


def _tested_rulings() -> Iterator[str]:
    for name in globals():
        if name.startswith("test_ruling_"):
            yield name.removeprefix("test_ruling_").replace("_", "-")
