"""Every ruling of the rules page by its name; two that belong to space stand in test_space.py."""

from __future__ import annotations

import fracas
from fracas.core import rng
from fracas.games.mercenary.data import standard_characters_text

from .desk import YARD, acting, has, idle, lay, pass_on, play, side_hand, texts, unit, view

CARRIED = {"blu": {"cell": None, "carrier": "red-1"}}
TOUGH_SPIES = standard_characters_text().replace("[spy]\nhealth = 3", "[spy]\nhealth = 9")


# Slots, spawning, order ------------------------------------------------------------------------------------------


def test_ruling_two_of_a_class() -> None:
    match = lay({"red-2": "scout", "red-3": "scout e3", "red-4": "heavy e2"}, phase="fill")
    assert "pick scout" not in texts(match)
    assert "pick heavy" in texts(match)


def test_ruling_slot_must_be_filled() -> None:
    match = lay({"red-2": "scout a2"}, phase="fill")
    assert all(text.startswith("pick ") for text in texts(match))


def test_ruling_first_stays_first() -> None:
    match = fracas.new("mercenary", seed=2, starter="blu")
    while view(match).round < 4:
        idle(match)
    assert (view(match).first, view(match).actor) == ("blu", "blu")


def test_ruling_blocked_spawn_loses_turn() -> None:
    match = lay({"red-1": "scout a1", "red-2": "heavy", "red-3": "scout e4", "blu-1": "heavy e7", "blu-2": "heavy e6"})
    play(match, "end", "end")
    assert acting(match) == "blu-2"
    assert not unit(match, "red-2").face_up


def test_ruling_spawn_kills_through_uber() -> None:
    match = lay(
        {"red-2": "heavy", "blu-1": "medic b2 uber=2 partner=blu-2", "blu-2": "scout a1"},
        actor="blu",
        intel={"red": {"cell": None, "carrier": "blu-2"}},
    )
    play(match, "end")
    assert not has(match, "blu-2")
    assert unit(match, "red-2").cell == "a1"
    assert view(match).intel[0].cell == "a1"  # its own intel: the spawning side leaves it there
    assert not unit(match, "red-2").carrying


def test_ruling_burn_death_leaves_slot_empty() -> None:
    match = lay({"red-1": "heavy e4", "blu-1": "scout e7 health=1 burn=1", "red-2": "heavy e3"})
    play(match, "end")
    assert acting(match) == "red-2"  # blu's slot 1 is filled in the next round
    assert unit(match, "blu-1").character is None
    pass_on(match, "blu picks 1")
    assert view(match).round == 2


def test_ruling_sentry_acts_after_slot() -> None:
    match = lay({"red-sentry-1": "sentry e3", "blu-2": "heavy e5"}, phase="fill")
    play(match, "pick engineer")
    assert acting(match) == "red-sentry-1"
    match = lay({"red-1": "heavy a1", "red-2": "engineer", "red-sentry-2": "sentry e3", "blu-1": "heavy e5"})
    play(match, "end", "end")
    assert acting(match) == "red-sentry-2"  # the Engineer could not spawn


def test_ruling_round_end_order() -> None:
    match = lay(
        {"blu-6": "heavy e2"},
        mode="control_point",
        actor="blu",
        slot=6,
        points=["red"] * 3,
        score={"red": 22, "blu": 1},
    )
    play(match, "end")
    assert match.outcome is not None
    assert match.outcome.winner_name == "red"
    assert side_hand(match, "red", 0)[0] == 0  # nothing is drawn any more


def test_ruling_round_limit_is_a_draw() -> None:
    match = lay({"blu-6": "heavy e2"}, actor="blu", slot=6, round_limit=1)
    play(match, "end")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.ending) == (None, "round-limit")


# Spy -------------------------------------------------------------------------------------------------------------


def test_ruling_swap_is_first_decision() -> None:
    match = play(lay({"red-1": "scout e3"}), "move n")
    assert "swap to spy" not in texts(match)
    match = play(lay({"red-1": "scout e3", "blu-1": "heavy e4"}), "swap to spy")
    assert {"move w", "attack blu-1", "cloak"} <= set(texts(match))


def test_ruling_swap_only_the_unused() -> None:
    assert "swap to spy" not in texts(lay({"red-1": "scout e3 acted"}))
    assert "swap to spy" not in texts(lay({"red-1": "spy e3"}))
    assert "swap to spy" not in texts(lay({"red-1": "scout e3", "red-2": "spy", "red-3": "spy e5"}))


def test_ruling_swap_loses_everything() -> None:
    match = lay({"red-1": "sniper e4 health=4 burn=2 charge=4 card=36 capture=1 capturing=2"}, mode="control_point")
    play(match, "swap to spy")
    spy = unit(match, "red-1")
    assert (spy.burn, spy.charge, spy.card, spy.capturing) == (0, 0, None, None)
    assert side_hand(match, "red", 1) == (1, [36])
    match = lay({"red-1": "scout e4", "red-2": "medic e3 uber=2 partner=red-1"})
    play(match, "swap to spy")
    assert (unit(match, "red-1").uber, unit(match, "red-2").uber) == (0, 2)


def test_ruling_swap_saps_at_once() -> None:
    match = play(lay({"red-1": "scout e3", "blu-sentry-1": "sentry d4"}), "swap to spy")
    assert unit(match, "blu-sentry-1").sapped


def test_ruling_swap_destroys_the_sentry() -> None:
    match = play(lay({"red-1": "engineer e3", "red-sentry-1": "sentry d4"}), "swap to spy")
    assert not has(match, "red-sentry-1")


def test_ruling_cloaking_ends_the_turn() -> None:
    for text in ("cloak", "stay cloaked", "uncloak to e3"):
        match = lay({"red-1": "spy e3" + ("" if text == "cloak" else " cloaked"), "blu-1": "heavy a7"})
        assert acting(play(match, text)) == "blu-1"


def test_ruling_cloaked_is_untouchable() -> None:
    match = lay(
        {
            "red-1": "demoman e2 stickies=e5",
            "red-2": "pyro e3",
            "blu-1": "spy e4 cloaked burn=2",
            "blu-2": "medic f6",
            "blu-3": "medic f7 charge=4",
        }
    )
    play(match, "detonate")
    assert unit(match, "blu-1").health == 3
    assert texts(match, "attack") == []
    play(match, "end")
    assert (acting(match), unit(match, "blu-1").health) == ("blu-1", 2)  # the fire he caught still burns
    pass_on(match, "blu-2")
    assert texts(match, "heal") == []
    pass_on(match, "blu-3")
    assert texts(match, "uber") == ["uber 2"]


def test_nothing_touches_a_cloaked_spy_from_his_own_marker() -> None:
    """Whoever stands on the marker is at distance 0 of him, and still reaches him with nothing."""
    match = play(lay({"red-1": "spy e3", "blu-1": "scout e4"}), "cloak", "move s")
    assert unit(match, "blu-1").cell == "e3"
    assert texts(match, "attack") == []
    for armed in ("scout e3 card=1", "pyro e3 card=14", "sniper e3 card=34"):  # two of them would push him
        assert texts(lay({"red-1": "spy e3 cloaked", "blu-1": armed}, actor="blu"), "attack") == []
    blast = lay({"red-1": "spy e3 cloaked", "red-2": "heavy d1", "blu-1": "demoman e3 stickies=e2"}, actor="blu")
    assert (unit(play(blast, "detonate"), "red-1").health, unit(blast, "red-2").health) == (3, 9)
    splash = lay({"red-1": "spy e3 cloaked", "red-2": "heavy e4", "blu-1": "soldier e2 card=10"}, actor="blu")
    assert unit(play(splash, "attack red-2 with weapon"), "red-1").health == 3
    mate = lay({"red-1": "medic e3 charge=4", "red-2": "spy e3 cloaked health=1"})
    assert texts(mate, "heal") + texts(mate, "uber") == []
    carrier = lay({"red-1": "scout e3", "red-2": "spy e3 cloaked"}, intel=CARRIED)
    assert texts(carrier, "give") == []


def test_ruling_marker_counts_for_distance() -> None:
    match = lay({"red-1": "spy e5", "red-2": "medic e2 uber=2 partner=red-1"})
    play(match, "cloak")
    assert unit(match, "red-1").uber == 2
    pass_on(match, "red-2")
    play(match, "move s")
    assert unit(match, "red-1").uber == 0


def test_ruling_uncloak_not_through_characters() -> None:
    ring = {"blu-1": "heavy b1", "blu-2": "heavy b2", "blu-3": "scout a2"}
    match = lay({"red-1": "spy a1 cloaked charge=3"} | ring)
    assert texts(match, "uncloak") == ["uncloak to a1"]
    match = lay({"red-1": "spy a1 cloaked charge=3", "red-2": "scout a1"} | ring)
    assert texts(match) == ["stay cloaked"]  # his space is taken and there is no way out


def test_ruling_uncloak_order() -> None:
    """The move breaks the uber, the Pyro kills, and so neither intel is taken nor the Sentry sapped."""
    match = lay(
        {
            "red-1": "spy d5 cloaked charge=2",
            "red-2": "medic c4 uber=2 partner=red-1",
            "blu-1": "pyro h5",
            "blu-sentry-2": "sentry f6",
        }
    )
    play(match, "uncloak to g7")
    assert not has(match, "red-1")
    assert unit(match, "red-2").uber == 0
    assert view(match).intel[1].cell == "g7"
    assert not unit(match, "blu-sentry-2").sapped


def test_ruling_uncloaking_spends_the_charge() -> None:
    match = play(lay({"red-1": "spy a1 cloaked charge=3"}), "uncloak to a2")
    assert unit(match, "red-1").charge == 0


def test_ruling_alarm_from_each_pyro() -> None:
    match = lay({"red-1": "spy e3 cloaked health=9", "blu-1": "pyro e5", "blu-2": "pyro c3"}, characters=TOUGH_SPIES)
    play(match, "uncloak to e3")
    assert unit(match, "red-1").health == 3


def test_ruling_sapping_moments() -> None:
    built = play(lay({"red-1": "engineer e2 charge=3", "blu-1": "spy d4"}), "build nw")
    assert unit(built, "red-sentry-1").sapped  # built next to him
    again = lay({"red-1": "heavy e7", "blu-1": "spy e5", "red-sentry-2": "sentry d4"})
    assert not unit(again, "red-sentry-2").sapped
    play(again, "end")
    assert unit(again, "red-sentry-2").sapped  # at the start of his turn beside it


def test_building_a_sentry_saps_no_other_one() -> None:
    units = {"red-1": "engineer c2 charge=3", "red-sentry-2": "sentry d3 sapped", "blu-1": "spy e4"}
    match = play(lay(units), "repair 2", "build w")
    assert (unit(match, "red-sentry-1").sapped, unit(match, "red-sentry-2").sapped) == (False, False)
    cloaked = play(lay({"red-1": "engineer e2 charge=3", "blu-1": "spy d4 cloaked"}), "build nw")
    assert not unit(cloaked, "red-sentry-1").sapped


def test_ruling_sapping_after_burn() -> None:
    match = lay({"red-1": "heavy e7", "blu-1": "spy e5 health=1 burn=1", "red-sentry-2": "sentry d4"})
    play(match, "end")
    assert not has(match, "blu-1")
    assert not unit(match, "red-sentry-2").sapped


def test_ruling_no_cloak_after_giving() -> None:
    match = play(lay({"red-1": "spy e4", "red-2": "heavy e5"}, intel=CARRIED), "give 2")
    assert "cloak" not in texts(match)


def test_ruling_carrier_who_cloaks_or_swaps_drops() -> None:
    match = play(lay({"red-1": "spy e4"}, intel=CARRIED), "cloak")
    assert (view(match).intel[1].cell, view(match).intel[1].turns) == ("e4", 10)
    match = play(lay({"red-1": "scout e4"}, intel=CARRIED), "swap to spy")
    assert view(match).intel[1].cell == "e4"
    assert not unit(match, "red-1").carrying


# Movement and fire -----------------------------------------------------------------------------------------------


def test_ruling_straight_jumps() -> None:
    assert texts(lay({"red-1": "soldier e4"}, on=YARD), "jump") == ["jump n"]
    assert texts(lay({"red-1": "soldier d4"}, on=YARD), "jump") == []  # both fences lie slantwise of it
    assert texts(lay({"red-1": "soldier e3"}, on=YARD), "jump") == ["jump w"]


def test_ruling_jump_may_not_kill() -> None:
    assert texts(lay({"red-1": "soldier e4 health=2"}, on=YARD), "jump") == []
    assert texts(lay({"red-1": "soldier e4 health=3"}, on=YARD), "jump") == ["jump n"]


def test_ruling_ubered_jump_is_free() -> None:
    match = lay({"red-1": "soldier e4 health=1", "red-2": "medic e3 uber=2 partner=red-1"}, on=YARD)
    play(match, "jump n")
    assert unit(match, "red-1").health == 1


def test_ruling_heavy_stands_to_fire() -> None:
    match = play(lay({"red-1": "heavy e2", "blu-1": "heavy e4"}), "move w")
    assert texts(match, "attack") == []
    match = play(lay({"red-1": "heavy e2", "blu-1": "heavy e4"}), "attack blu-1")
    assert texts(match, "move") == []


def test_ruling_slowed_still_steps() -> None:
    match = play(lay({"red-1": "heavy e2 slow=4"}), "move n")
    assert texts(match, "move") == []
    pass_on(play(match, "end"), "red-1")
    assert unit(match, "red-1").speed == 2


def test_ruling_burn_is_renewed() -> None:
    match = play(lay({"red-1": "pyro e3", "blu-1": "heavy e4 burn=1"}), "attack blu-1")
    assert unit(match, "blu-1").burn == 2


def test_ruling_longer_burn_stays() -> None:
    match = play(lay({"red-1": "pyro e3", "blu-1": "heavy e4 burn=4"}), "attack blu-1")
    assert unit(match, "blu-1").burn == 4


def test_ruling_burn_with_primary_only() -> None:
    match = play(lay({"red-1": "pyro e3 card=12", "blu-1": "heavy e4"}), "attack blu-1 with weapon")
    assert (unit(match, "blu-1").health, unit(match, "blu-1").burn) == (9, 0)


# Demoman, Medic, Engineer ----------------------------------------------------------------------------------------


def test_ruling_two_stickies_a_turn() -> None:
    match = play(lay({"red-1": "demoman e3 card=16", "blu-1": "heavy e5"}), "sticky n")
    assert "sticky w" in texts(match)
    play(match, "move s", "sticky w")  # not from the same space
    assert texts(match, "sticky") == []  # the card lets him have a third, on another turn
    assert "attack blu-1" in texts(match)
    pass_on(play(match, "end"), "red-1")
    play(match, "sticky e")
    assert len(view(match).stickies) == 3
    assert texts(match, "sticky") == []


def test_two_stickies_placed_at_once_are_set_off_at_once() -> None:
    match = play(lay({"red-1": "demoman e3", "blu-1": "heavy e5"}), "sticky n", "sticky ne")
    assert "attack blu-1" in texts(match)
    assert unit(play(match, "detonate"), "blu-1").health == 6
    assert texts(match, "sticky") == []  # two have been placed this turn, wherever they are now


def test_ruling_bombs_are_used_up() -> None:
    match = play(lay({"red-1": "demoman e3 stickies=a1,a2", "blu-1": "heavy e5"}), "detonate")
    assert view(match).stickies == []  # although they hurt nobody
    assert "detonate" not in texts(match)
    assert texts(match, "sticky") != []


def test_ruling_one_sticky_a_space() -> None:
    match = lay(
        {"red-1": "demoman e3 stickies=e2", "red-2": "demoman a7 stickies=d3", "blu-1": "demoman a6 stickies=f3"}
    )
    assert not {"sticky s", "sticky w", "sticky e"} & set(texts(match))


def test_ruling_heal_the_hurt_only() -> None:
    match = lay({"red-1": "medic e3 health=2", "red-2": "heavy e4", "red-sentry-3": "sentry d3 health=1"})
    assert texts(match, "heal") == []


def test_ruling_self_heal_without_charge() -> None:
    match = play(lay({"red-1": "scout a2", "blu-1": "medic e2 health=3"}), "end")
    assert (unit(match, "blu-1").health, unit(match, "blu-1").charge) == (4, 0)
    pumped = play(lay({"red-1": "scout a2", "blu-1": "medic e2 health=3 card=30"}), "end")
    assert unit(pumped, "blu-1").charge == 0  # nor does a card that adds to what is gained


def test_ruling_uber_and_build_beside_the_attack() -> None:
    medic = lay({"red-1": "medic e3 charge=4", "red-2": "heavy e2", "blu-1": "heavy e4"})
    play(medic, "attack blu-1", "uber 2", "move w")
    assert (unit(medic, "red-2").uber, unit(medic, "blu-1").health) == (2, 11)
    engineer = lay({"red-1": "engineer e3 charge=3", "blu-1": "heavy e5"})
    play(engineer, "build w", "attack blu-1", "move e")
    assert (has(engineer, "red-sentry-1"), unit(engineer, "blu-1").health) == (True, 10)


def test_ruling_uber_empties_the_meter() -> None:
    match = lay({"red-1": "medic e3 charge=4", "red-2": "heavy e4 health=3"})
    play(match, "uber 2", "heal 2")
    assert unit(match, "red-1").charge == 1
    assert unit(match, "red-2").uber == 2
    play(match, "end")
    assert unit(match, "red-2").uber == 2  # the turn it began on does not count


def test_ruling_uber_ends_beyond_three() -> None:
    match = lay({"red-1": "medic e3 uber=2 partner=red-2", "red-2": "heavy e6"})
    play(match, "move s")
    assert (unit(match, "red-1").uber, unit(match, "red-2").uber) == (0, 0)


def test_ruling_uber_outlives_its_target() -> None:
    match = lay({"red-2": "heavy", "blu-1": "medic b2 uber=3 partner=blu-2", "blu-2": "scout a1"}, actor="blu")
    play(match, "end")
    assert not has(match, "blu-2")
    assert unit(match, "blu-1").uber == 2


def test_ruling_new_uber_replaces_the_old() -> None:
    match = lay({"red-1": "medic e3 charge=4 uber=1 partner=red-2", "red-2": "heavy e4", "red-3": "scout e2"})
    play(match, "uber 3")
    assert [unit(match, f"red-{slot}").uber for slot in (1, 2, 3)] == [2, 0, 2]


def test_ruling_sentry_is_no_character() -> None:
    """Neither healed nor ubered, and it neither carries nor captures; but it blocks and is a target."""
    medic = lay({"red-1": "medic e3 charge=4", "red-sentry-2": "sentry e2 health=3"})
    assert texts(medic, "heal") + texts(medic, "uber") == []
    carrier = lay({"red-1": "scout e3", "red-sentry-2": "sentry e2"}, intel=CARRIED)
    assert texts(carrier, "give") == []
    assert "move s" not in texts(carrier)
    enemy = lay({"red-1": "scout e3", "blu-sentry-2": "sentry e2"})
    assert texts(enemy, "attack") == ["attack blu-sentry-2"]
    built = lay({"red-1": "engineer e2 charge=3"}, mode="control_point")
    assert "build n" in texts(built)
    assert "build n" not in texts(lay({"red-1": "engineer e3 charge=3"}, mode="control_point"))  # no point under it


def test_ruling_build_on_ordinary_ground() -> None:
    match = lay({"red-1": "engineer b2 charge=3"})
    assert not {"build sw", "build se"} & set(texts(match))  # the spawn and the intel spot
    assert "build s" in texts(match)


def test_ruling_build_on_sticky_or_intel() -> None:
    match = lay(
        {"red-1": "engineer e2 charge=3", "blu-1": "demoman a7 stickies=d3"}, intel={"blu": {"cell": "f3", "timer": 4}}
    )
    assert {"build nw", "build ne"} <= set(texts(match))
    play(match, "build ne")
    assert view(match).intel[1].carrier is None


def test_ruling_two_sentry_cards() -> None:
    standing = {"red-sentry-2": "sentry a6", "red-sentry-3": "sentry a7"}
    assert texts(lay({"red-1": "engineer e2 charge=3"} | standing), "build") == []
    own = {"red-sentry-1": "sentry a6", "red-sentry-3": "sentry a7"}
    assert texts(lay({"red-1": "engineer e2 charge=3"} | own), "build") != []


def test_ruling_sentry_needs_its_engineer() -> None:
    match = lay({"red-sentry-1": "sentry e3 health=5"}, phase="fill")
    assert unit(play(match, "pick engineer"), "red-sentry-1").health == 5
    match = lay({"red-sentry-1": "sentry e3"}, phase="fill")
    assert not has(play(match, "pick scout"), "red-sentry-1")


def test_ruling_repair_within_range() -> None:
    assert texts(lay({"red-1": "engineer e3", "red-sentry-1": "sentry e5 health=1"}), "repair") == ["repair 1"]
    assert texts(lay({"red-1": "engineer e3", "red-sentry-1": "sentry e6 health=1"}), "repair") == []
    longer = lay({"red-1": "engineer e3 card=26 health=4", "red-sentry-1": "sentry e6 health=1"})
    assert texts(longer, "repair") == ["repair 1"]


def test_ruling_repair_needs_a_reason() -> None:
    assert texts(lay({"red-1": "engineer e3", "red-sentry-1": "sentry e2"}), "repair") == []


# Attacks and cards -----------------------------------------------------------------------------------------------


def test_ruling_sniper_charge_with_any_attack() -> None:
    match = play(lay({"red-1": "sniper e1 charge=4 card=34", "blu-1": "heavy e4"}), "attack blu-1 with weapon")
    assert unit(match, "blu-1").health == 12 - 3 - 4
    assert unit(match, "red-1").charge == 0


def test_ruling_full_shot_spares_the_heavy() -> None:
    """6 of the musket and 6 of the charge are the Heavy's 12, but the book says that no full shot kills him."""
    musket = play(lay({"red-1": "sniper e3 charge=6 card=35", "blu-1": "heavy e4"}), "attack blu-1 with weapon")
    assert (unit(musket, "blu-1").health, unit(musket, "red-1").charge, unit(musket, "red-1").health) == (1, 0, 3)
    for health in (9, 3, 1):
        rifle = play(lay({"red-1": "sniper e3 charge=6", "blu-1": f"heavy e4 health={health}"}), "attack blu-1")
        assert unit(rifle, "blu-1").health == 1
    armoured = lay({"red-1": "sniper e3 charge=6 card=35", "blu-1": "heavy e4 card=36 health=11"})
    assert unit(play(armoured, "attack blu-1 with weapon"), "blu-1").health == 1
    nearly = play(lay({"red-1": "sniper e3 charge=5", "blu-1": "heavy e4 health=8"}), "attack blu-1")
    assert not has(nearly, "blu-1")  # a shot that is not full is like any other
    other = play(lay({"red-1": "soldier e3 card=35", "blu-1": "heavy e4 health=6"}), "attack blu-1 with weapon")
    assert not has(other, "blu-1")


def test_ruling_immune_is_a_legal_target() -> None:
    match = lay(
        {"red-1": "soldier e3", "blu-1": "pyro e4", "blu-2": "medic e5 uber=2 partner=blu-3", "blu-3": "scout f5"}
    )
    assert texts(match, "attack") == ["attack blu-1", "attack blu-2", "attack blu-3"]


def test_ruling_immunity_stops_everything() -> None:
    match = lay({"red-1": "pyro e3 card=14 health=3", "blu-1": "heavy e4", "blu-2": "medic e5 uber=2 partner=blu-1"})
    play(match, "attack blu-1")
    heavy = unit(match, "blu-1")
    assert (heavy.health, heavy.burn, heavy.cell) == (12, 0, "e4")
    assert texts(match, "attack") == []


def test_immunity_stops_everything_beside_the_target_too() -> None:
    splashing = "\n".join(
        f'[[card]]\nnumber = {n}\nname = "Card {n}"\nkind = "gear"\nclasses = ["soldier"]\neffects = {{ splash = 2 }}'
        for n in range(1, 41)
    )
    units = {"red-1": "soldier e2 card=1", "blu-1": "heavy e4", "blu-2": "pyro e5", "blu-3": "scout d5"}
    match = play(lay(units, cards=splashing), "attack blu-1")
    assert [unit(match, name).health for name in ("blu-1", "blu-2", "blu-3")] == [8, 7, 3]


def test_ruling_recoil_is_a_cost() -> None:
    ubered = {"blu-1": "heavy e4", "blu-2": "medic e5 uber=2 partner=blu-1"}
    match = play(lay({"red-1": "soldier e3 card=35"} | ubered), "attack blu-1 with weapon")
    assert (unit(match, "blu-1").health, unit(match, "red-1").health) == (12, 6)
    shielded = lay({"red-1": "soldier e3 card=35", "blu-1": "demoman e4 card=19 shield=1"})
    assert unit(play(shielded, "attack blu-1 with weapon"), "red-1").health == 6
    free = lay({"red-1": "soldier e3 card=35", "red-2": "medic e2 uber=2 partner=red-1", "blu-1": "heavy e4"})
    assert unit(play(free, "attack blu-1 with weapon"), "red-1").health == 8  # no damage of any kind


def test_ruling_weapon_or_gear() -> None:
    weapon = lay({"red-1": "soldier e3 card=7", "blu-1": "pyro e4"})
    assert texts(weapon, "attack") == ["attack blu-1", "attack blu-1 with weapon"]
    assert unit(play(weapon, "attack blu-1 with weapon"), "blu-1").health == 3
    assert texts(weapon, "attack") == []  # still one attack a turn
    gear = lay({"red-1": "demoman e3 card=9", "blu-1": "heavy e7"})
    assert texts(gear, "attack") == ["attack blu-1"]


def test_ruling_one_change_a_turn() -> None:
    for change in ("equip 2", "unequip"):
        match = play(lay({"red-1": "scout a1 card=1"}, hands={"red": [2, 23]}), change)
        assert texts(match, "equip") + texts(match, "unequip") == []


def test_ruling_health_card_on_spawn_turn() -> None:
    spawning = lay({"red-1": "heavy", "blu-1": "heavy e6"}, actor="blu", slot=6, hands={"red": [22]}, phase="fill")
    pass_on(spawning, "red-1")
    play(spawning, "equip 22")
    assert (unit(spawning, "red-1").health, unit(spawning, "red-1").most_health) == (14, 14)
    later = play(lay({"red-1": "heavy a1"}, hands={"red": [22]}), "equip 22")
    assert (unit(later, "red-1").health, unit(later, "red-1").most_health) == (12, 14)
    off = play(lay({"red-1": "heavy a1 card=22 health=14"}), "unequip")
    assert (unit(off, "red-1").health, unit(off, "red-1").most_health) == (12, 12)
    lower = play(lay({"red-1": "heavy a1"}, hands={"red": [36]}), "equip 36")
    assert (unit(lower, "red-1").health, unit(lower, "red-1").most_health) == (11, 11)
    bare = play(lay({"red-1": "heavy a1 card=36 health=11"}), "unequip")
    assert (unit(bare, "red-1").health, unit(bare, "red-1").most_health) == (11, 12)  # what it cost is not given back


def test_ruling_dead_card_returns() -> None:
    match = play(lay({"red-1": "heavy e3", "blu-1": "scout e4 card=1"}), "attack blu-1")
    assert side_hand(match, "blu", 1) == (1, [1])


def test_ruling_returned_cards_are_known() -> None:
    match = lay({"red-1": "heavy e3", "blu-1": "scout e4 card=1"}, hands={"blu": [2, 3]})
    assert side_hand(match, "blu", 0) == (2, [])
    play(match, "attack blu-1")
    assert side_hand(match, "blu", 0) == (3, [1])
    assert side_hand(match, "blu", None) == (3, [1])
    for k in range(20):  # and it stays there whatever is dealt anew
        copy = match.state
        match.game.engine.conceal_at(copy, 0, match.game.tables, 0, rng.stream("again", k))
        assert copy[0].place[1] == match.state[0].place[1]


def test_ruling_drawing_is_automatic() -> None:
    match = play(lay({"red-1": "heavy e3", "blu-6": "heavy e6"}, actor="blu", slot=6), "end")
    assert acting(match) == "red-1"
    assert side_hand(match, "red", 0)[0] == 1


def test_ruling_empty_deck_gives_nothing() -> None:
    match = lay({"red-1": "heavy e3", "blu-6": "heavy e6"}, actor="blu", slot=6, deck=[5])
    play(match, "end")
    assert side_hand(match, "red", 0) == (1, [5])  # the first side draws first
    assert view(match).deck == 0


def test_ruling_double_attack_ends_with_its_card() -> None:
    match = lay({"red-1": "heavy a1 card=21", "blu-1": "heavy a2"}, hands={"red": [23]})
    play(match, "attack blu-1 with weapon", "equip 23")
    assert texts(match, "attack") == []


def test_ruling_shield_and_armour_stop_hits_only() -> None:
    armoured, shielded = "heavy e3 card=36 health=11 burn=1", "soldier a4 card=19 shield=1 burn=1"
    match = lay({"red-1": "heavy e7", "blu-1": armoured, "blu-2": shielded})
    play(match, "end")
    assert unit(match, "blu-1").health == 10
    pass_on(match, "blu-2")
    assert (unit(match, "blu-2").health, unit(match, "blu-2").shield) == (7, 1)


def test_ruling_push_is_a_step() -> None:
    blocked = lay({"red-1": "scout e2 card=1", "blu-1": "heavy e3", "blu-2": "scout e5"})
    play(blocked, "attack blu-1 with weapon")
    assert unit(blocked, "blu-1").cell == "e4"  # one free step, then somebody is in the way
    onto = lay({"red-1": "scout a3 card=1", "blu-1": "heavy b2"})
    play(onto, "attack blu-1 with weapon")
    assert (unit(onto, "blu-1").cell, unit(onto, "blu-1").carrying) == ("c1", True)
    beside = lay(
        {"red-1": "scout e2 card=1", "blu-1": "spy e3 health=9", "red-sentry-2": "sentry d6"}, characters=TOUGH_SPIES
    )
    play(beside, "attack blu-1 with weapon")
    assert (unit(beside, "blu-1").cell, unit(beside, "red-sentry-2").sapped) == ("e5", True)


# Intel and points ------------------------------------------------------------------------------------------------


def test_ruling_give_instead_of_moving() -> None:
    match = lay({"red-1": "scout e4", "red-2": "heavy e5", "blu-1": "heavy d4"}, intel=CARRIED)
    moved = play(match, "move s")
    assert texts(moved, "give") == []
    match = play(lay({"red-1": "scout e4", "red-2": "heavy e5", "blu-1": "heavy d4"}, intel=CARRIED), "give 2")
    assert texts(match, "move") == []
    assert "attack blu-1" in texts(match)


def test_ruling_intel_by_arriving() -> None:
    spawned = lay({"red-2": "heavy", "blu-1": "heavy e6"}, actor="blu", intel={"blu": {"cell": "a1", "timer": 5}})
    assert unit(play(spawned, "end"), "red-2").carrying
    uncloaked = play(lay({"red-1": "spy g6 cloaked charge=1"}), "uncloak to g7")
    assert unit(uncloaked, "red-1").carrying
    jumped = lay({"red-1": "soldier e4"}, on=YARD, intel={"blu": {"cell": "e5", "timer": 5}})
    assert unit(play(jumped, "jump n"), "red-1").carrying


def test_ruling_own_intel_is_left_alone() -> None:
    match = lay({"red-1": "scout e3"}, intel={"red": {"cell": "e4", "timer": 5}})
    play(match, "move n", "end")
    assert (view(match).intel[0].cell, view(match).intel[0].turns) == ("e4", 4)


def test_ruling_intel_timer_skips_the_turn_it_fell() -> None:
    match = lay({"red-1": "heavy e3", "blu-1": "scout e4"}, intel={"red": {"cell": None, "carrier": "blu-1"}})
    play(match, "attack blu-1")
    assert view(match).intel[0].turns == 10
    play(match, "end")
    assert view(match).intel[0].turns == 10


def test_ruling_intel_home_after_ten() -> None:
    match = lay({"red-1": "spy a7"}, intel={"blu": {"cell": None, "carrier": "red-1"}})
    play(match, "cloak")
    turns = []
    while view(match).intel[1].turns is not None:
        turns.append(view(match).intel[1].turns)
        idle(match)
    assert turns == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    assert view(match).intel[1].cell == "g7"


def test_ruling_dropped_at_home_is_home() -> None:
    match = lay({"red-1": "scout g7", "blu-1": "heavy g5"}, actor="blu", intel=CARRIED)
    play(match, "attack red-1")
    assert (view(match).intel[1].cell, view(match).intel[1].turns) == ("g7", None)


def test_ruling_handed_over_at_home_wins() -> None:
    match = play(lay({"red-1": "scout c2", "red-2": "heavy c1"}, intel=CARRIED), "give 2")
    assert match.outcome is not None
    assert match.outcome.winner_name == "red"


def test_ruling_two_turns_in_a_row() -> None:
    match = play(lay({"red-1": "pyro e4"}, mode="control_point"), "end")
    pass_on(match, "red-1")
    play(match, "move n", "move s", "end")  # off and on again: it ends this turn on the point too
    assert view(match).points[1].holder == "red"
    match = play(lay({"red-1": "pyro e4"}, mode="control_point"), "end")
    pass_on(match, "red-1")
    play(match, "move n", "end")
    pass_on(match, "red-1")
    play(match, "move s", "end")
    assert view(match).points[1].holder is None
    assert unit(match, "red-1").capturing == 2


def test_ruling_pushed_off_begins_anew() -> None:
    match = play(lay({"red-1": "pyro e4", "blu-1": "scout e3 card=1"}, mode="control_point"), "end")
    assert unit(match, "red-1").capturing == 2
    play(match, "attack red-1 with weapon", "end")
    assert (unit(match, "red-1").cell, unit(match, "red-1").capturing) == ("e6", None)
    pass_on(match, "red-1")
    play(match, "move s", "move s", "end")  # back on the point, and it counts from the beginning
    assert (unit(match, "red-1").capturing, view(match).points[1].holder) == (2, None)
    pass_on(match, "red-1")
    play(match, "end")
    assert view(match).points[1].holder == "red"
