"""Each effect of the cards' vocabulary, by a card that has it; every effect must have its test here."""

from __future__ import annotations

import sys

from fracas.games.mercenary.data import find_cards
from fracas.games.mercenary.state import Effect

from .desk import YARD, acting, has, lay, pass_on, play, texts, unit, view


def test_every_effect_is_on_a_card_and_tested() -> None:
    used = {name for card in find_cards("standard") for name in card.effects}
    for effect in Effect:
        name = effect.name.lower()
        assert name in used
        assert hasattr(sys.modules[__name__], f"test_effect_{name}")


def test_effect_attack() -> None:
    match = play(lay({"red-1": "heavy e2 card=20 health=11", "blu-1": "heavy e4"}), "attack blu-1")
    assert unit(match, "blu-1").health == 9


def test_effect_range() -> None:
    assert "attack blu-1" in texts(lay({"red-1": "demoman e2 card=9", "blu-1": "heavy e6"}))
    assert "attack blu-1" not in texts(lay({"red-1": "demoman e2", "blu-1": "heavy e6"}))


def test_effect_speed() -> None:
    assert unit(lay({"red-1": "scout e2 card=2"}), "red-1").speed == 6
    match = play(lay({"red-1": "soldier e2 card=8 health=7"}), "move n", "move s", "move n", "move s")
    assert texts(match, "move") == []


def test_effect_health() -> None:
    match = lay({"red-1": "heavy e2 card=22 health=14", "blu-1": "heavy e4"})
    assert unit(match, "red-1").most_health == 14
    play(match, "end", "attack red-1")
    assert unit(match, "red-1").health == 9


def test_effect_meter() -> None:
    assert texts(lay({"red-1": "engineer e2 card=24 charge=2"}), "build") != []
    assert texts(lay({"red-1": "engineer e2 charge=2"}), "build") == []


def test_effect_charging() -> None:
    match = play(lay({"red-1": "medic e2 card=30", "red-2": "heavy e3 health=2"}), "heal 2")
    assert unit(match, "red-1").charge == 2
    assert unit(play(lay({"red-1": "sniper e2 card=30"}), "end"), "red-1").charge == 3


def test_effect_primed() -> None:
    match = lay({"red-1": "sniper"}, actor="blu", slot=6, phase="fill", hands={"red": [33]})
    play(pass_on(match, "red-1"), "equip 33")
    assert unit(match, "red-1").charge == 2
    assert unit(play(match, "move n"), "red-1").charge == 0  # as the card says
    later = play(lay({"red-1": "sniper a1"}, hands={"red": [33]}), "equip 33")
    assert unit(later, "red-1").charge == 0


def test_effect_regenerate() -> None:
    match = lay({"red-1": "heavy e7", "blu-1": "scout e2 card=5 health=2"})
    play(match, "end")
    assert unit(match, "blu-1").health == 3


def test_effect_haul() -> None:
    match = lay({"red-1": "heavy e2 card=3"}, intel={"blu": {"cell": None, "carrier": "red-1"}})
    assert unit(match, "red-1").speed == 5


def test_effect_healing() -> None:
    match = play(lay({"red-1": "medic e2 card=28", "red-2": "heavy e3 health=2"}), "heal 2")
    assert unit(match, "red-2").health == 7


def test_effect_extinguish() -> None:
    match = play(lay({"red-1": "medic e2 card=29", "red-2": "heavy e3 burn=2"}), "heal 2")
    assert unit(match, "red-2").burn == 0
    assert texts(lay({"red-1": "medic e2", "red-2": "heavy e3 burn=2"}), "heal") == []


def test_effect_mending() -> None:
    match = play(lay({"red-1": "engineer e2 card=26 health=4", "red-sentry-1": "sentry e3 health=1"}), "repair 1")
    assert unit(match, "red-sentry-1").health == 6


def test_effect_quick_build() -> None:
    match = lay({"red-1": "engineer e2 card=25 charge=3", "blu-1": "heavy e6"})
    play(match, "build n", "end")
    assert acting(match) == "red-sentry-1"


def test_effect_extra_sticky() -> None:
    match = play(lay({"red-1": "demoman e2 card=16 stickies=a1,a2"}), "sticky n")
    assert len(view(match).stickies) == 3
    assert texts(lay({"red-1": "demoman e2 stickies=a1,a2"}), "sticky") == []


def test_effect_sticky_damage() -> None:
    match = play(lay({"red-1": "demoman e2 card=17 stickies=e5", "blu-1": "heavy e5"}), "detonate")
    assert unit(match, "blu-1").health == 8


def test_effect_faster_cap() -> None:
    match = play(lay({"red-1": "heavy e4 card=3"}, mode="control_point"), "end")
    assert view(match).points[1].holder == "red"


def test_effect_see_cloaked() -> None:
    match = lay({"red-1": "sniper e1 card=40", "blu-1": "spy e5 cloaked", "blu-2": "spy e6 cloaked"})
    assert texts(match, "attack") == ["attack blu-1"]
    play(match, "attack blu-1")
    assert not has(match, "blu-1")
    short = lay({"red-1": "engineer e2 card=40", "blu-1": "spy e4 cloaked", "blu-2": "spy e5 cloaked"})
    assert texts(short, "attack") == ["attack blu-1"]  # the range of his attack is 2


def test_effect_spy_alarm() -> None:
    match = play(lay({"red-1": "spy e2 cloaked", "blu-1": "heavy e6 card=15"}), "uncloak to e2")
    assert not has(match, "red-1")


def test_effect_shield() -> None:
    match = play(lay({"red-1": "soldier a1"}, hands={"red": [19]}), "equip 19")
    assert unit(match, "red-1").shield == 1
    match = lay({"red-1": "heavy e2", "blu-1": "soldier e4 card=19 shield=1"})
    play(match, "attack blu-1")
    assert (unit(match, "blu-1").health, unit(match, "blu-1").shield) == (8, 0)


def test_effect_armor() -> None:
    match = play(lay({"red-1": "heavy e2", "blu-1": "heavy e4 card=36 health=11"}), "attack blu-1")
    assert unit(match, "blu-1").health == 7
    match = play(lay({"red-1": "medic e2", "blu-1": "heavy e4 card=36 health=11"}), "attack blu-1")
    assert unit(match, "blu-1").health == 10  # at least 1


def test_effect_fireproof() -> None:
    match = play(lay({"red-1": "pyro e3", "blu-1": "pyro e4 card=13"}), "attack blu-1")
    assert (unit(match, "blu-1").health, unit(match, "blu-1").burn) == (4, 0)


def test_effect_vault() -> None:
    match = play(lay({"red-1": "scout e4 card=4"}, on=YARD), "jump n")
    assert unit(match, "red-1").cell == "e5"


def test_effect_soft_landing() -> None:
    match = play(lay({"red-1": "soldier e4 card=8 health=1"}, on=YARD), "jump n")
    assert unit(match, "red-1").health == 1


def test_effect_mobile_fire() -> None:
    match = play(lay({"red-1": "heavy e2 card=20 health=11", "blu-1": "heavy e5"}), "move n", "attack blu-1", "move s")
    assert unit(match, "blu-1").health == 9


def test_effect_steady_aim() -> None:
    match = play(lay({"red-1": "sniper e2 card=32 charge=4"}), "move n")
    assert unit(match, "red-1").charge == 4


def test_effect_stride() -> None:
    match = lay({"red-1": "spy a1 cloaked charge=1 card=37"})
    assert "uncloak to f1" in texts(match)
    assert "uncloak to g1" not in texts(match)


def test_effect_unnoticed() -> None:
    match = play(lay({"red-1": "spy e2 cloaked card=38", "blu-1": "pyro e4"}), "uncloak to e2")
    assert unit(match, "red-1").health == 3


def test_effect_burn() -> None:
    match = play(lay({"red-1": "pyro e2 card=11", "blu-1": "heavy e6"}), "attack blu-1 with weapon")
    assert (unit(match, "blu-1").health, unit(match, "blu-1").burn) == (11, 1)


def test_effect_push() -> None:
    match = play(lay({"red-1": "scout e2 card=1", "blu-1": "heavy f3"}), "attack blu-1 with weapon")
    assert (unit(match, "blu-1").cell, unit(match, "blu-1").health) == ("h5", 8)
    match = play(lay({"red-1": "pyro e2 card=14", "blu-1": "heavy d2"}), "attack blu-1")
    assert unit(match, "blu-1").cell == "b2"
    match = play(lay({"red-1": "pyro e2 card=14", "blu-sentry-1": "sentry d2"}), "attack blu-sentry-1")
    assert unit(match, "blu-sentry-1").cell == "d2"


def test_effect_pierce() -> None:
    """A fence runs across the board from a to h: on foot it is 17 spaces from a4 to a5."""
    row = ". . . . . . . . .\n"
    fenced = f"name: Fence\n\n. . . . . . b . B\n\n{row}\n{row}{'- ' * 8}\n{row}\n{row}\n{row}\nR . r . . . . . .\n"
    match = lay({"red-1": "sniper a4 card=34", "blu-1": "heavy a5"}, on=fenced)
    assert texts(match, "attack") == ["attack blu-1 with weapon"]  # with the bow, not with the rifle


def test_effect_leech() -> None:
    match = play(lay({"red-1": "medic e2 card=31 health=2", "blu-1": "heavy e4"}), "attack blu-1 with weapon")
    assert (unit(match, "blu-1").health, unit(match, "red-1").health) == (10, 4)


def test_effect_double_attack() -> None:
    match = lay({"red-1": "heavy e2 card=21", "blu-1": "heavy e3"})
    play(match, "attack blu-1 with weapon")
    assert texts(match, "attack") == ["attack blu-1 with weapon"]  # the second with the same weapon
    play(match, "move w", "attack blu-1 with weapon")
    assert unit(match, "blu-1").health == 6
    assert texts(match, "attack") == []


def test_effect_ignore_immunity() -> None:
    match = play(lay({"red-1": "soldier e2 card=6", "blu-1": "pyro e4"}), "attack blu-1")
    assert unit(match, "blu-1").health == 3


def test_effect_drain() -> None:
    match = play(lay({"red-1": "engineer e2 card=27", "blu-1": "sniper e4 charge=5"}), "attack blu-1 with weapon")
    assert (unit(match, "blu-1").health, unit(match, "blu-1").charge) == (2, 3)


def test_effect_finisher() -> None:
    match = play(lay({"red-1": "soldier e2 card=7", "blu-1": "heavy e3"}), "attack blu-1 with weapon")
    assert unit(match, "blu-1").health == 8
    match = play(lay({"red-1": "soldier e2 card=7", "blu-1": "heavy e3 health=11"}), "attack blu-1 with weapon")
    assert unit(match, "blu-1").health == 5


def test_effect_slow() -> None:
    match = play(lay({"red-1": "scout e2 card=23", "blu-1": "scout e4"}), "attack blu-1 with weapon", "end")
    assert (acting(match), unit(match, "blu-1").speed) == ("blu-1", 3)
    play(match, "end")
    assert unit(match, "blu-1").speed == 5


def test_effect_splash() -> None:
    match = lay({"red-1": "soldier e2 card=10", "blu-1": "heavy e4", "blu-2": "scout e5", "blu-3": "scout e6"})
    play(match, "attack blu-1 with weapon")
    assert [unit(match, name).health for name in ("blu-1", "blu-2", "blu-3")] == [9, 3, 5]


def test_effect_demolish() -> None:
    match = play(lay({"red-1": "soldier e2 card=6", "blu-sentry-1": "sentry d4"}), "attack blu-sentry-1")
    assert unit(match, "blu-sentry-1").health == 2


def test_effect_kindling() -> None:
    match = play(lay({"red-1": "pyro e2 card=12", "blu-1": "heavy e3 burn=1"}), "attack blu-1 with weapon")
    assert unit(match, "blu-1").health == 6


def test_effect_recoil() -> None:
    match = play(lay({"red-1": "soldier e2 card=35", "blu-1": "heavy e4"}), "attack blu-1 with weapon")
    assert (unit(match, "blu-1").health, unit(match, "red-1").health) == (6, 6)
    match = play(lay({"red-1": "soldier e2 card=35 health=2", "blu-1": "heavy e4"}), "attack blu-1 with weapon")
    assert unit(match, "red-1").health == 1  # never the last


def test_equipping_on_the_spawn_only_and_once_a_turn() -> None:
    match = lay({"red-1": "scout a1"}, hands={"red": [1, 2, 21]})
    assert texts(match, "equip") == ["equip 1", "equip 2"]  # the knuckles are the Heavy's
    play(match, "equip 1")
    assert texts(match, "equip") == []
    assert texts(match, "unequip") == []
    assert texts(lay({"red-1": "scout a2"}, hands={"red": [1]}), "equip") == []
    assert texts(lay({"red-1": "scout i7"}, hands={"red": [1]}), "equip") == []  # the other side's spawn


def test_a_weapon_comes_off_on_the_spawn_only() -> None:
    assert "unequip" not in texts(lay({"red-1": "scout b2 card=1"}))
    match = lay({"red-1": "scout b2 card=1"})
    play(match, "move sw", "unequip")  # he may go back for it
    assert unit(match, "red-1").card is None
    assert texts(match, "equip") == []  # one change a turn


def test_one_card_at_a_time_the_old_one_returns_to_the_hand() -> None:
    match = play(lay({"red-1": "scout a1 card=1"}, hands={"red": [2]}), "equip 2")
    assert unit(match, "red-1").card == 2
    assert next(hand for hand in view(match, 0).hands if hand.side == "red").known == [1]
