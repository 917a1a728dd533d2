"""The rulebook: setup, the two actions of a turn, placement, connection, regions, the ends, with its examples."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import fracas
from fracas.core.errors import BadOptions
from fracas.games.toy_battle.actions import TROOP_IDS
from fracas.games.toy_battle.data import TERRAIN_IDS
from fracas.games.toy_battle.reasons import Plain
from tests.support import refused

from .helpers import battle, ending, holder, legal, phase, play, side_of, slots

# Setup ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("terrain", TERRAIN_IDS)
@pytest.mark.parametrize("starter", ["blue", "red"])
def test_setup_counts(terrain: str, starter: str) -> None:
    """Four troops of each side are removed; the starter racks 3, the opponent 4."""
    match = fracas.new("toy-battle", seed=9, terrain=terrain, starter=starter)
    state = match.position()["state"]
    assert state["actor"] == starter
    for seat in ("blue", "red"):
        side = state[seat]
        assert len(side["rack"]) == (3 if seat == starter else 4)
        assert len(side["removed"]) == 4
        assert len(side["reserve"]) == 24 - 4 - len(side["rack"])
        assert Counter([*side["rack"], *side["removed"], *side["reserve"]]) == dict.fromkeys(TROOP_IDS, 3)
    assert state["stacks"] == {}
    assert set(state["taken"]) == {None}


def test_starter_is_random_by_default() -> None:
    starters = Counter(fracas.new("toy-battle", seed=seed).actor for seed in range(60))
    assert 15 < starters[0] < 45


def test_seeds_deal_differently() -> None:
    racks = {tuple(fracas.new("toy-battle", seed=seed).position()["state"]["blue"]["reserve"]) for seed in range(20)}
    assert len(racks) == 20


@pytest.mark.parametrize(
    "option", [{"turn_limit": 1}, {"turn_limit": 1001}, {"starter": "green"}, {"special_bases": 3}]
)
def test_options_have_limits(option: dict[str, Any]) -> None:
    with pytest.raises(BadOptions, match=next(iter(option))):
        fracas.new("toy-battle", **option)


# Draw 2 troops -------------------------------------------------------------------------------------------------


def test_draw_takes_the_next_two_of_the_reserve() -> None:
    match = play(battle(blue="hook", blue_reserve="star kwak roxy"), "draw")
    assert side_of(match, "blue")["rack"] == ["kwak", "hook", "star"]
    assert side_of(match, "blue")["reserve_size"] == 1
    assert match.actor == 1


def test_draw_takes_one_when_one_space_is_left() -> None:
    match = play(battle(blue="hook hook star star kwak kwak roxy"), "draw")
    assert side_of(match, "blue")["rack_size"] == 8


def test_draw_takes_one_when_one_troop_is_left() -> None:
    match = play(battle(blue="hook", blue_reserve="star"), "draw")
    assert (side_of(match, "blue")["rack_size"], side_of(match, "blue")["reserve_size"]) == (2, 0)


def test_no_draw_with_a_full_rack_or_an_empty_reserve() -> None:
    assert "draw" not in legal(battle(blue="hook hook star star kwak kwak roxy roxy"))
    assert "draw" not in legal(battle(blue="hook", blue_reserve=""))


def test_a_turn_cannot_be_passed() -> None:
    assert refused(battle(blue="hook"), "skip") == Plain(kind="nothing-to-skip")


# Placement: slots ----------------------------------------------------------------------------------------------


def test_strictly_lower_strength_is_covered() -> None:
    """A base held by an enemy of lower strength may be taken; equal or higher may not."""
    for strength, troop in enumerate(["skully", "capn", "jumbo", "hook", "xb-42", "star", "roxy"], 1):
        for other, enemy in enumerate(["skully", "capn", "jumbo", "hook", "xb-42", "star", "roxy"], 1):
            match = battle(stacks={"b1": f"red {enemy}"}, blue=troop)
            assert ("b1" in slots(match, troop)) == (strength > other), (troop, enemy)


@pytest.mark.parametrize("enemy", ["kwak", "skully", "capn", "jumbo", "hook", "xb-42", "star", "roxy"])
def test_kwak_covers_any_enemy_and_any_enemy_covers_it(enemy: str) -> None:
    assert "b1" in slots(battle(stacks={"b1": f"red {enemy}"}, blue="kwak"), "kwak")
    assert "b1" in slots(battle(stacks={"b1": "red kwak"}, blue=enemy), enemy)


def test_never_on_the_own_headquarters() -> None:
    assert refused(battle(blue="hook"), "place hook blue-hq") == Plain(kind="own-hq")


def test_only_the_visible_troop_occupies() -> None:
    match = battle(stacks={"b1": "blue roxy, red kwak"}, blue="skully", red="star")
    assert holder(match, "b1") == "red"
    play(match, "place skully b1", "skip")
    assert holder(match, "b1") == "blue"


# Placement: connection -----------------------------------------------------------------------------------------


def test_first_troop_goes_next_to_the_headquarters() -> None:
    assert slots(battle(blue="roxy"), "roxy") == {"b1", "b2"}
    assert slots(battle(red="roxy", actor="red"), "roxy") == {"b14", "b15"}


def test_book_example_of_connection() -> None:
    """Connection to your H.Q.: through base 2, which you occupy, but not past base 4, which the enemy occupies."""
    match = battle(stacks={"b1": "blue jumbo", "b2": "red roxy", "b4": "blue star"}, blue="capn")
    found = slots(match, "capn")
    assert "b3" in found  # the path over b1 connects it
    assert "b9" not in found  # b4 is ours, but the path to it is cut off at b2
    assert found == {"b1", "b3"}


def test_empty_bases_cut_off_the_connection() -> None:
    assert slots(battle(stacks={"b3": "blue star"}, blue="capn"), "capn") == {"b1", "b2"}


def test_connection_from_either_headquarters() -> None:
    match = battle("caribbean-sea", {"b5": "blue star"}, blue="capn")
    assert slots(match, "capn") == {"b1", "b3", "b5", "b2", "b8"}


# Regions -------------------------------------------------------------------------------------------------------


def test_book_example_of_a_region() -> None:
    """Covering the opponent's troop makes all bases of a region ours: we take its three medals."""
    stacks = {"b1": "blue roxy", "b2": "blue star", "b3": "blue hook", "b4": "red jumbo", "b8": "blue star"}
    match = play(battle(stacks=stacks, blue="roxy"), "place roxy b4")
    assert side_of(match, "blue")["medals"] == 3
    assert match.view(None)["regions"][0]["taken_by"] == "blue"
    told = match.events(None)[1].model_dump(include={"kind", "seat", "medals", "bases"})
    assert told == {"kind": "region-taken", "seat": "blue", "medals": 3, "bases": ["b1", "b2", "b3", "b4", "b8"]}


def test_several_regions_at_once() -> None:
    stacks = {"b3": "blue roxy", "b5": "blue star", "b8": "blue hook", "b12": "blue star", "b1": "blue kwak"}
    match = play(battle(stacks=stacks, blue="roxy"), "place roxy b7")
    assert side_of(match, "blue")["medals"] == 3  # one of b3 b5 b7, two of b3 b7 b8 b12


def test_medals_are_kept_and_taken_once() -> None:
    stacks = {"b1": "blue roxy", "b3": "blue capn", "b5": "blue kwak", "b7": "blue kwak"}
    match = battle(stacks=stacks, blue="kwak", red="hook hook", taken={1: "red"})
    play(match, "place kwak b3", "place hook b3")
    assert [side_of(match, seat)["medals"] for seat in ("blue", "red")] == [0, 1]


# Ends ----------------------------------------------------------------------------------------------------------


def test_capturing_the_headquarters_wins_at_once() -> None:
    stacks = {"b2": "blue roxy", "b4": "blue roxy", "b9": "blue star", "b13": "blue star", "b15": "blue hook"}
    match = play(battle(stacks=stacks, blue="skully"), "place skully red-hq")
    assert ending(match) == ("blue", "hq-captured")
    assert phase(match) == "turn"  # no effect any more
    assert legal(match) == []


def test_one_of_several_headquarters_is_enough() -> None:
    stacks = {"b10": "red roxy", "b7": "red roxy", "b2": "red star", "b1": "red star"}
    match = play(battle("caribbean-sea", stacks, actor="red", red="kwak"), "place kwak blue-hq-1")
    assert ending(match) == ("red", "hq-captured")


def test_medal_objective_wins_at_once() -> None:
    stacks = {"b1": "blue roxy", "b3": "blue roxy", "b5": "blue star"}
    match = battle(stacks=stacks, blue="skully", taken={0: "blue", 7: "blue"})
    play(match, "place skully b7")
    assert ending(match) == ("blue", "medal-objective")


def test_stuck_side_with_more_medals_wins() -> None:
    match = battle(blue="roxy", red="", red_reserve="", taken={0: "red"})
    play(match, "place roxy b1")
    assert ending(match) == ("red", "stuck")
    match = battle(blue="roxy", red="", red_reserve="", taken={0: "blue"})
    play(match, "place roxy b1")
    assert ending(match) == ("blue", "stuck")


def test_full_rack_without_a_slot_is_stuck() -> None:
    stacks = {"b14": "blue roxy", "b15": "blue roxy", "b1": "blue kwak"}
    red = "skully skully skully capn capn capn jumbo jumbo"
    match = play(battle(stacks=stacks, blue="kwak", red=red), "place kwak b1")
    assert ending(match) == ("blue", "stuck-tied")
