"""One test or more for each sentence of the book's class pages (Class Abilities)."""

from __future__ import annotations

import pytest

from fracas.games.mercenary.facts.events import OfUnit, OnSpace, Towards
from fracas.games.mercenary.maps import CELL_BY_NAME
from tests.support import happened

from .desk import OPEN, YARD, acting, has, lay, named, pass_on, play, texts, unit, view

# Scout -----------------------------------------------------------------------------------------------------------


def test_scouts_capture_points_at_twice_the_normal_rate() -> None:
    match = play(lay({"red-1": "scout e4", "red-2": "heavy b4"}, mode="control_point"), "end")
    assert view(match).points[1].holder == "red"
    pass_on(match, "red-2")
    play(match, "end")
    assert view(match).points[0].holder is None


def test_the_scouts_ability_does_nothing_in_capture_the_intel() -> None:
    match = play(lay({"red-1": "scout e4"}), "end")
    assert view(match).points == []
    assert unit(match, "red-1").capturing is None


# Soldier ---------------------------------------------------------------------------------------------------------


def test_soldiers_rocket_jump_over_walls_at_the_cost_of_2_damage() -> None:
    match = lay({"red-1": "soldier e4"}, on=YARD)
    assert texts(match, "jump") == ["jump n"]
    play(match, "jump n")
    assert (unit(match, "red-1").cell, unit(match, "red-1").health) == ("e5", 6)
    assert view(match).turn is not None
    assert len(texts(match, "move")) == 7  # two spaces are left, and the fence behind him stops one step


def test_a_soldier_cannot_jump_into_the_sand_or_off_the_board_or_onto_somebody() -> None:
    assert texts(lay({"red-1": "soldier b4"}, on=YARD), "jump") == []
    assert texts(lay({"red-1": "soldier e4", "blu-1": "heavy e5"}, on=YARD), "jump") == []


def test_nobody_else_jumps() -> None:
    assert texts(lay({"red-1": "scout e4"}, on=YARD), "jump") == []


# Heavy -----------------------------------------------------------------------------------------------------------


def test_heavies_may_not_fire_their_primary_weapon_on_a_turn_they_move() -> None:
    match = lay({"red-1": "heavy e2", "blu-1": "heavy e4"})
    assert "attack blu-1" in texts(match)
    play(match, "move n")
    assert texts(match, "attack") == []


def test_a_heavy_chooses_between_moving_and_shooting() -> None:
    match = play(lay({"red-1": "heavy e2", "blu-1": "heavy e4"}), "attack blu-1")
    assert unit(match, "blu-1").health == 7
    assert texts(match) == ["end"]


def test_a_heavy_uses_another_weapon_in_addition_to_moving() -> None:
    match = lay({"red-1": "heavy e2 card=21", "blu-1": "heavy e4"})
    play(match, "move n", "attack blu-1 with weapon", "move w")
    assert unit(match, "blu-1").health == 9


# Pyro ------------------------------------------------------------------------------------------------------------


def test_spies_that_uncloak_within_2_of_a_pyro_take_3_damage_and_die() -> None:
    match = lay({"red-1": "spy a3 cloaked charge=2", "blu-1": "pyro e4"})
    play(match, "uncloak to e2")
    assert not has(match, "red-1")


def test_a_spy_that_uncloaks_3_away_from_a_pyro_is_safe() -> None:
    match = play(lay({"red-1": "spy a3 cloaked charge=2", "blu-1": "pyro e4"}), "uncloak to e1")
    assert has(match, "red-1")


def test_an_own_pyro_does_not_mind() -> None:
    match = play(lay({"red-1": "spy a3 cloaked charge=2", "red-2": "pyro e4"}), "uncloak to e3")
    assert has(match, "red-1")


def test_pyros_are_immune_to_the_soldiers_primary_weapon() -> None:
    match = play(lay({"red-1": "soldier e2", "blu-1": "pyro e4"}), "attack blu-1")
    assert unit(match, "blu-1").health == 7


def test_a_soldier_with_another_weapon_is_a_match_for_a_pyro() -> None:
    match = play(lay({"red-1": "soldier e2 card=10", "blu-1": "pyro e4"}), "attack blu-1 with weapon")
    assert unit(match, "blu-1").health == 4


def test_pyros_are_not_immune_to_others() -> None:
    match = play(lay({"red-1": "demoman e2", "blu-1": "pyro e4"}), "attack blu-1")
    assert unit(match, "blu-1").health == 4


def test_a_hit_by_a_pyro_burns_for_1_on_the_targets_next_2_turns() -> None:
    match = play(lay({"red-1": "pyro e3", "blu-1": "heavy e4"}), "attack blu-1")
    assert (unit(match, "blu-1").health, unit(match, "blu-1").burn) == (9, 2)
    play(match, "end")
    assert acting(match) == "blu-1"
    assert (unit(match, "blu-1").health, unit(match, "blu-1").burn) == (8, 1)  # on its own turn, not the Pyro's
    play(match, "end")
    pass_on(match, "blu-1")
    assert (unit(match, "blu-1").health, unit(match, "blu-1").burn) == (7, 0)
    play(match, "end")
    pass_on(match, "blu-1")
    assert unit(match, "blu-1").health == 7


def test_enemy_pyros_catch_fire_and_so_do_sentries() -> None:
    match = lay({"red-1": "pyro e3", "red-2": "pyro c3", "blu-1": "pyro e4", "blu-sentry-1": "sentry c4"})
    play(match, "attack blu-1")
    assert unit(match, "blu-1").burn == 2
    pass_on(match, "red-2")
    play(match, "attack blu-sentry-1")
    assert unit(match, "blu-sentry-1").burn == 2
    pass_on(match, "blu-1")
    play(match, "end")
    assert unit(match, "blu-sentry-1").health == 4


# Demoman ---------------------------------------------------------------------------------------------------------


def test_demomen_place_up_to_two_stickybombs_on_adjacent_unoccupied_spaces() -> None:
    match = lay({"red-1": "demoman e3", "blu-1": "heavy e4"})
    assert len(texts(match, "sticky")) == 7
    assert "sticky n" not in texts(match)
    play(match, "sticky ne", "sticky nw", "end")
    pass_on(match, "red-1")
    assert texts(match, "sticky") == []
    assert sorted(sticky.cell for sticky in view(match).stickies) == ["d4", "f4"]


def test_each_of_two_demomen_has_two_stickybombs_of_his_own() -> None:
    match = lay({"red-1": "demoman e3 stickies=a6,a7", "red-2": "demoman g3"})
    assert texts(match, "sticky") == []
    pass_on(match, "red-2")
    play(match, "sticky n", "end")
    pass_on(match, "red-2")
    assert texts(match, "sticky") != []
    play(match, "sticky s")
    owners = sorted(sticky.owner for sticky in view(match).stickies)
    assert owners == ["red-1", "red-1", "red-2", "red-2"]


def test_characters_walk_on_a_space_with_a_stickybomb() -> None:
    match = play(lay({"red-1": "scout e3", "blu-1": "demoman a7 stickies=e4"}), "move n")
    assert unit(match, "red-1").cell == "e4"


def test_if_a_demoman_dies_his_stickies_are_removed() -> None:
    match = lay({"red-1": "heavy e3", "blu-1": "demoman e5 health=5 stickies=a1,a2", "blu-2": "demoman e7 stickies=b7"})
    play(match, "attack blu-1")
    assert [sticky.cell for sticky in view(match).stickies] == ["b7"]


def test_detonating_does_3_damage_to_every_enemy_on_the_space_or_adjacent() -> None:
    match = lay(
        {
            "red-1": "demoman a1 stickies=e4",
            "red-2": "heavy d4",
            "blu-1": "heavy e4",
            "blu-2": "heavy f5",
            "blu-3": "soldier g4",
        }
    )
    play(match, "detonate")
    healths = [unit(match, name).health for name in ("red-2", "blu-1", "blu-2", "blu-3")]
    assert healths == [12, 9, 9, 8]
    assert view(match).stickies == []


def test_detonating_takes_the_place_of_the_attack() -> None:
    match = lay({"red-1": "demoman e3 stickies=a1", "blu-1": "heavy e4"})
    play(match, "detonate")
    assert texts(match, "attack") == []
    match = lay({"red-1": "demoman e3 stickies=a1", "blu-1": "heavy e4"})
    play(match, "attack blu-1")
    assert "detonate" not in texts(match)


def test_a_demoman_detonates_only_his_own_stickies() -> None:
    match = lay({"red-1": "demoman a1", "red-2": "demoman a2 stickies=e4", "blu-1": "heavy e4"})
    assert "detonate" not in texts(match)


def test_within_range_of_both_stickies_it_is_6_damage() -> None:
    match = play(lay({"red-1": "demoman a1 stickies=e4,e6", "blu-1": "heavy e5"}), "detonate")
    assert unit(match, "blu-1").health == 6


# Sniper ----------------------------------------------------------------------------------------------------------


def test_a_sniper_who_neither_moves_nor_shoots_gains_2_charge() -> None:
    match = play(lay({"red-1": "sniper e3"}), "end")
    assert unit(match, "red-1").charge == 2


def test_all_counters_are_removed_if_the_sniper_moves() -> None:
    match = play(lay({"red-1": "sniper e3 charge=4"}), "move n")
    assert unit(match, "red-1").charge == 0
    play(match, "end")
    assert unit(match, "red-1").charge == 0


def test_a_shot_does_one_extra_damage_for_each_counter_and_removes_them() -> None:
    match = play(lay({"red-1": "sniper e1 charge=4", "blu-1": "heavy e7"}), "attack blu-1")
    assert unit(match, "blu-1").health == 5
    play(match, "end")
    assert unit(match, "red-1").charge == 0


@pytest.mark.parametrize("name", ["scout", "soldier", "pyro", "demoman", "engineer", "medic", "sniper", "spy"])
def test_a_fully_charged_shot_kills_any_class_but_the_heavy(name: str) -> None:
    match = play(lay({"red-1": "sniper e1 charge=6", "blu-1": f"{name} e7"}), "attack blu-1")
    assert not has(match, "blu-1")
    match = play(lay({"red-1": "sniper e1 charge=6", "blu-1": "heavy e7"}), "attack blu-1")
    assert unit(match, "blu-1").health == 3


# Medic -----------------------------------------------------------------------------------------------------------


def test_instead_of_attacking_medics_heal_a_teammate_for_3() -> None:
    match = lay({"red-1": "medic e2", "red-2": "heavy e5 health=6", "blu-1": "heavy e4"})
    play(match, "heal 2")
    assert unit(match, "red-2").health == 9
    assert texts(match, "attack") == []
    assert texts(match, "heal") == []


def test_the_teammate_must_be_within_3_spaces() -> None:
    assert texts(lay({"red-1": "medic e2", "red-2": "heavy e6 health=6"}), "heal") == []


def test_teammates_are_healed_up_to_their_maximum_only() -> None:
    match = play(lay({"red-1": "medic e2", "red-2": "heavy e4 health=11"}), "heal 2")
    assert unit(match, "red-2").health == 12


def test_medics_heal_themselves_by_1_each_turn() -> None:
    match = lay({"red-1": "scout a2", "blu-1": "medic e2 health=3", "blu-2": "medic e4"})
    play(match, "end")
    assert unit(match, "blu-1").health == 4
    pass_on(match, "blu-2")
    assert unit(match, "blu-2").health == 6


def test_each_heal_adds_1_charge() -> None:
    match = play(lay({"red-1": "medic e2", "red-2": "heavy e4 health=2"}), "heal 2")
    assert unit(match, "red-1").charge == 1
    assert texts(match, "uber") == []


def test_a_full_medic_ubers_a_teammate_and_both_are_invincible_for_two_turns() -> None:
    match = lay({"red-1": "medic e2 charge=4", "red-2": "heavy e3", "blu-1": "heavy e4", "blu-2": "scout d3"})
    play(match, "uber 2", "end", "attack red-1", "end")
    assert unit(match, "red-1").health == 6
    play(match, "end", "attack red-2")
    assert unit(match, "red-2").health == 12
    pass_on(match, "red-1")
    assert unit(match, "red-2").uber == 2
    play(match, "end")
    assert unit(match, "red-2").uber == 1
    pass_on(match, "red-1")
    play(match, "end")
    assert (unit(match, "red-1").uber, unit(match, "red-2").uber) == (0, 0)
    play(match, "attack red-1")
    assert unit(match, "red-1").health == 1


def test_the_ubered_teammate_must_stay_within_3_spaces() -> None:
    match = lay({"red-1": "medic e2 uber=2 partner=red-2", "red-2": "scout e5"}, actor="red", slot=2)
    play(match, "move n")
    assert (unit(match, "red-1").uber, unit(match, "red-2").uber) == (0, 0)


# Engineer and Sentry ---------------------------------------------------------------------------------------------


def test_engineers_gain_1_charge_each_turn_whatever_they_do() -> None:
    match = play(lay({"red-1": "engineer e2", "blu-1": "heavy e4"}), "attack blu-1", "move w", "end")
    assert unit(match, "red-1").charge == 1


@pytest.mark.parametrize("deed", [[], ["move e"], ["attack blu-1"], ["repair 1"]])
def test_the_engineers_charge_does_not_depend_on_his_action(deed: list[str]) -> None:
    match = lay({"red-1": "engineer e2", "red-sentry-1": "sentry d2 sapped", "blu-1": "heavy e4"})
    assert unit(play(match, *deed, "end"), "red-1").charge == 1


def test_sentries_are_stationary_and_only_fire() -> None:
    match = play(lay({"red-1": "engineer a1", "red-sentry-1": "sentry e3", "blu-1": "heavy e5"}), "end")
    assert acting(match) == "red-sentry-1"
    assert texts(match) == ["attack blu-1", "end"]


def test_with_a_full_meter_engineers_build_a_sentry_on_an_adjacent_space() -> None:
    assert texts(lay({"red-1": "engineer e3 charge=2"}), "build") == []
    match = lay({"red-1": "engineer e3 charge=3"})
    assert len(texts(match, "build")) == 7  # the point on e4 is no ordinary ground
    play(match, "build ne")
    sentry = unit(match, "red-sentry-1")
    assert (sentry.cell, sentry.health, sentry.fresh) == ("f4", 8, True)
    assert unit(match, "red-1").charge == 0


def test_a_new_sentry_cannot_fire_for_one_turn_and_then_acts_just_after_the_engineer() -> None:
    match = lay({"red-1": "engineer e3 charge=3", "blu-1": "heavy e6"})
    play(match, "build ne", "end")
    assert acting(match) == "blu-1"
    pass_on(match, "red-1")
    play(match, "end")
    assert acting(match) == "red-sentry-1"
    assert texts(match) == ["attack blu-1", "end"]
    play(match, "attack blu-1")
    assert unit(match, "blu-1").health == 8
    assert acting(match) == "blu-1"


def test_sentries_survive_their_engineer_only_with_another_engineer_in_the_slot() -> None:
    match = lay({"red-sentry-1": "sentry e3"}, phase="fill")
    play(match, "pick engineer")
    assert has(match, "red-sentry-1")
    match = lay({"red-sentry-1": "sentry e3"}, phase="fill")
    play(match, "pick medic")
    assert not has(match, "red-sentry-1")


def test_a_new_sentry_destroys_the_old_one() -> None:
    match = play(lay({"red-1": "engineer e3 charge=3", "red-sentry-1": "sentry a7 sapped"}), "build s")
    sentry = unit(match, "red-sentry-1")
    assert (sentry.cell, sentry.sapped) == ("e2", False)
    assert match.state[0].board[CELL_BY_NAME["a7"]] == 0
    assert happened(match) == [
        OnSpace(kind="built", unit=named("red-1", "engineer"), cell="e2"),
        OnSpace(kind="destroyed", unit=named("red-sentry-1", "sentry"), cell="a7"),
    ]


def test_the_log_tells_that_a_sentry_built_beside_a_spy_is_sapped() -> None:
    match = play(lay({"red-1": "engineer e3 charge=3", "blu-1": "spy e1"}), "build s")
    assert unit(match, "red-sentry-1").sapped
    assert happened(match)[1:] == [OfUnit(kind="sapped", unit=named("red-sentry-1", "sentry"))]


def test_engineers_repair_a_sentry_for_3_instead_of_attacking() -> None:
    match = lay({"red-1": "engineer e3", "red-sentry-1": "sentry e2 health=4", "blu-1": "heavy d4"})
    play(match, "repair 1")
    assert unit(match, "red-sentry-1").health == 7
    assert texts(match, "attack") == []


def test_an_engineer_repairs_the_other_engineers_sentry_too() -> None:
    match = play(lay({"red-1": "engineer e3", "red-sentry-4": "sentry e2 health=7"}), "repair 4")
    assert unit(match, "red-sentry-4").health == 8


def test_repairing_a_sapped_sentry_removes_the_sapper_without_health() -> None:
    match = play(lay({"red-1": "engineer e3", "red-sentry-1": "sentry e2 health=4 sapped"}), "repair 1")
    sentry = unit(match, "red-sentry-1")
    assert (sentry.sapped, sentry.health) == (False, 4)
    engineer, repaired = named("red-1", "engineer"), named("red-sentry-1", "sentry")
    assert happened(match) == [Towards(kind="unsapped", unit=engineer, target=repaired)]


def test_a_sapped_sentry_does_not_fire_and_takes_3_damage_each_turn() -> None:
    match = lay({"red-1": "engineer a1", "red-sentry-1": "sentry e3 sapped", "blu-1": "heavy e4"})
    play(match, "end")
    assert acting(match) == "blu-1"
    assert unit(match, "red-sentry-1").health == 5


def test_sentries_cannot_attack_spies() -> None:
    match = lay({"red-1": "heavy a1", "red-sentry-1": "sentry e3", "blu-1": "spy e5"})
    play(match, "end")
    assert acting(match) == "blu-1"


# Spy -------------------------------------------------------------------------------------------------------------


def test_a_character_that_never_attacked_is_replaced_with_a_spy_at_full_health() -> None:
    match = play(lay({"red-1": "heavy e3 health=1"}), "swap to spy")
    spy = unit(match, "red-1")
    assert (spy.character, spy.health, spy.cell) == ("spy", 3, "e3")


@pytest.mark.parametrize("name", ["medic", "engineer", "soldier", "demoman", "heavy"])
def test_a_character_that_attacked_or_used_an_ability_is_not_swapped(name: str) -> None:
    assert "swap to spy" not in texts(lay({"red-1": f"{name} e3 acted"}))
    assert "swap to spy" in texts(lay({"red-1": f"{name} e3"}))


@pytest.mark.parametrize(
    ("units", "deed"),
    [
        ({"red-1": "heavy e3", "blu-1": "heavy e4"}, "attack blu-1"),
        ({"red-1": "medic e3", "red-2": "heavy e2 health=3"}, "heal 2"),
        ({"red-1": "medic e3 charge=4", "red-2": "heavy e2"}, "uber 2"),
        ({"red-1": "engineer e3 charge=3"}, "build s"),
        ({"red-1": "engineer e3", "red-sentry-1": "sentry e2 sapped"}, "repair 1"),
        ({"red-1": "demoman e3"}, "sticky n"),
        ({"red-1": "demoman e3 stickies=a1"}, "detonate"),
        ({"red-1": "soldier e4"}, "jump n"),
    ],
)
def test_what_counts_as_an_attack_for_the_swap(units: dict[str, str], deed: str) -> None:
    match = play(lay(units, on=YARD if deed == "jump n" else OPEN), deed)
    assert unit(match, "red-1").acted


def test_damage_taken_before_the_swap_is_ignored_and_a_used_special_ability_forbids_it() -> None:
    match = lay({"red-1": "medic e3", "red-2": "heavy e2 health=3"})
    play(match, "heal 2", "end")
    pass_on(match, "red-1")
    assert "swap to spy" not in texts(match)
    pass_on(play(match, "end"), "red-2")
    assert unit(play(match, "swap to spy"), "red-2").health == 3


def test_enemies_have_a_full_turn_to_react_to_an_uncloaked_spy() -> None:
    match = lay({"red-1": "spy e3 cloaked charge=1", "red-2": "spy a2", "blu-1": "scout h7"})
    play(match, "uncloak to e5")
    assert acting(match) == "blu-1"
    play(match, "move sw", "attack red-1")
    assert not has(match, "red-1")


def test_instead_of_attacking_or_moving_spies_cloak() -> None:
    assert "cloak" in texts(lay({"red-1": "spy e3"}))
    assert "cloak" not in texts(play(lay({"red-1": "spy e3"}), "move n"))
    assert "cloak" not in texts(play(lay({"red-1": "spy e3", "blu-1": "heavy e4"}), "attack blu-1"))
    assert "cloak" not in texts(lay({"red-1": "scout e3"}))


def test_a_cloaked_spy_keeps_his_marker_and_cannot_be_attacked() -> None:
    match = play(lay({"red-1": "spy e3", "blu-1": "heavy e4"}), "cloak")
    assert unit(match, "red-1").cell == "e3"
    assert texts(match, "attack") == []
    play(match, "move s")
    assert unit(match, "blu-1").cell == "e3"


def test_spies_cannot_attack_while_cloaked() -> None:
    match = lay({"red-1": "spy e3 cloaked", "blu-1": "heavy e4"})
    assert texts(match) == ["stay cloaked", "uncloak to e3"]


def test_each_turn_cloaked_adds_1_charge_and_uncloaking_moves_3_spaces_for_each() -> None:
    match = play(lay({"red-1": "spy a1"}), "cloak")
    assert unit(match, "red-1").charge == 0
    pass_on(match, "red-1")
    play(match, "stay cloaked")
    assert unit(match, "red-1").charge == 1
    pass_on(match, "red-1")
    cells = {text.removeprefix("uncloak to ") for text in texts(match, "uncloak")}
    assert {"d4", "a4", "d1"} <= cells
    assert "e1" not in cells


def test_the_spys_turn_ends_after_uncloaking() -> None:
    match = play(lay({"red-1": "spy e3 cloaked", "blu-1": "heavy e4"}), "uncloak to e3")
    assert acting(match) == "blu-1"


def test_a_sentry_adjacent_to_a_spy_is_sapped_at_once_without_using_his_attack() -> None:
    match = lay({"red-1": "spy e2", "blu-sentry-1": "sentry d4", "blu-2": "heavy f4"})
    play(match, "move n")
    assert unit(match, "blu-sentry-1").sapped
    assert "attack blu-2" in texts(match)


def test_sapping_occurs_immediately_after_uncloaking() -> None:
    match = play(lay({"red-1": "spy e1 cloaked charge=1", "blu-sentry-1": "sentry d4"}), "uncloak to e3")
    assert unit(match, "blu-sentry-1").sapped


def test_if_a_pyro_is_in_range_its_attack_comes_first_and_nothing_is_sapped() -> None:
    match = lay({"red-1": "spy e1 cloaked charge=1", "blu-sentry-1": "sentry d4", "blu-1": "pyro e5"})
    play(match, "uncloak to e3")
    assert not has(match, "red-1")
    assert not unit(match, "blu-sentry-1").sapped
