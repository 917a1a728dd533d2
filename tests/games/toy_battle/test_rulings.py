"""Every ruling by its name, and that none is missing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import fracas
from fracas.core.errors import BadPosition
from fracas.games import toy_battle
from fracas.games.toy_battle import ToyBattle

from .helpers import MIXED, battle, ending, holder, legal, phase, play, side_of, slots

# Effects -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("troop", "red_base"), [("skully", "b3"), ("capn", "b3"), ("jumbo", "b3"), ("xb-42", "b3"), ("star", "b3")]
)
def test_ruling_every_effect_optional(troop: str, red_base: str) -> None:
    match = battle(stacks={red_base: "red roxy"}, blue=f"{troop} roxy", red="hook")
    play(match, f"place {troop} b1")
    assert (match.actor, "skip" in legal(match)) == (0, True)
    play(match, "skip")
    assert match.actor == 1
    assert match.events(None)[-1].kind == "skipped"


@pytest.mark.parametrize(
    ("effect", "node"), [("recall", "r"), ("draw", "d"), ("shove", "s"), ("exhume", "e"), ("pin", "p")]
)
def test_ruling_every_effect_optional_of_bases(effect: str, node: str) -> None:
    stacks = {"r": "blue kwak", "o": "blue skully", "m": "blue kwak", "p": "red kwak", "e": "red star", "d": "red star"}
    near = {base: stack for base, stack in stacks.items() if base != node}
    match = battle(MIXED, near, blue="roxy", red="hook", blue_discard="hook", taken={0: "blue"})
    play(match, f"place roxy {node}")
    assert (phase(match), "skip" in legal(match)) == (effect, True)
    assert play(match, "skip").actor == 1


def test_ruling_draw_all_or_nothing() -> None:
    match = play(battle(blue="skully hook hook star star kwak kwak roxy", red="hook"), "place skully b1")
    assert legal(match) == ["draw", "skip"]  # there is no drawing just some
    play(match, "draw")
    assert side_of(match, "blue")["rack_size"] == 8  # seven were left: one was drawn
    match = play(battle(blue="skully", blue_reserve="star", red="hook"), "place skully b1", "draw")
    assert (side_of(match, "blue")["rack"], side_of(match, "blue")["reserve_size"]) == (["star"], 0)


def test_ruling_idle_effect_passed_over() -> None:
    rest: dict[str, Any] = {"red": "hook"}
    for troop, said in (
        ("skully", {"blue_reserve": ""}),
        ("star", {"blue_reserve": ""}),
        ("capn", {}),  # nothing else on the rack
        ("jumbo", {}),  # no enemy next to it
        ("xb-42", {"red": "", "red_reserve": "star"}),
    ):
        match = play(battle(blue=troop, **(rest | said)), f"place {troop} b1")
        assert match.actor == 1, troop
    match = play(battle(stacks={"b3": "blue kwak", "b1": "blue kwak"}, blue="roxy", red="hook"), "place roxy b1")
    assert match.actor == 1
    match = play(battle("cursed-cemetery", {"b3": "blue kwak"}, blue="roxy", red="hook"), "place roxy b2")
    assert match.actor == 1  # nothing to exhume
    match = play(
        battle("volcanic-jungle", {"b2": "blue kwak", "b1": "blue kwak"}, blue="roxy", red="hook"), "place roxy b5"
    )
    assert match.actor == 1  # nobody to shove
    match = play(battle("battlefield", {"b1": "blue kwak", "b3": "blue kwak"}, blue="roxy", red=""), "place roxy b4")
    assert match.actor == 1  # nobody to pin


def test_ruling_idle_recall_on_an_empty_board() -> None:
    match = play(battle(blue="hook", red="hook"), "place hook b5")
    assert match.actor == 1  # no other troop to recall


def test_ruling_judged_when_it_comes_up() -> None:
    """Not when the troop is placed: an effect may have become possible since, or impossible."""
    match = battle(MIXED, {}, blue="capn roxy", red="hook")
    play(match, "place capn r")  # nothing to recall yet
    play(match, "place roxy m")
    assert (phase(match), legal(match)) == ("recall", ["skip", "recall m"])
    said = {"blue": "skully hook hook star star roxy roxy", "blue_reserve": "kwak kwak", "red": "hook"}
    match = play(battle("city-of-clouds", {"b1": "blue kwak"}, **said), "place skully b3", "draw")
    assert match.actor == 1  # Skully filled the rack: the base's draw is passed over
    match = play(battle("city-of-clouds", {"b1": "blue kwak"}, **said), "place skully b3", "skip")
    assert phase(match) == "draw"


def test_ruling_base_effects_in_order() -> None:
    """All troop effects first, then the draw of b6, taken before b3, then that of b3."""
    stacks = {"b1": "blue kwak", "b4": "blue kwak", "b9": "red kwak"}
    match = battle("city-of-clouds", stacks, blue="capn skully", red="hook")
    play(match, "place capn b6")
    assert (phase(match), match.view(None)["queue"]) == ("capn", ["b6"])
    play(match, "place skully b3")
    assert (phase(match), match.view(None)["queue"]) == ("skully", ["b6", "b3"])
    play(match, "skip")
    assert (phase(match), match.view(None)["spot"], match.view(None)["queue"]) == ("draw", "b6", ["b3"])
    play(match, "draw")
    assert (phase(match), match.view(None)["spot"]) == ("draw", "b3")
    play(match, "draw")
    assert (match.actor, side_of(match, "blue")["rack_size"]) == (1, 2)


def test_ruling_base_fires_twice() -> None:
    match = battle("city-of-clouds", {"b1": "blue kwak"}, blue="capn roxy", red="hook")
    play(match, "place capn b3", "place roxy b3", "draw")
    assert (phase(match), match.view(None)["spot"]) == ("draw", "b3")
    play(match, "draw")
    assert (match.actor, side_of(match, "blue")["rack_size"]) == (1, 2)


def test_ruling_queued_effect_survives() -> None:
    """A shove puts the enemy on the draw base before its effect comes up; it draws all the same."""
    terrain = {
        **MIXED,
        "nodes": [{**node, "special": "draw"} if node["id"] == "m" else node for node in MIXED["nodes"]],
    }
    stacks = {"r": "blue kwak", "o": "blue skully", "e": "red star"}
    match = battle(terrain, stacks, blue="capn roxy", red="hook")
    play(match, "place capn s", "place roxy m")
    assert phase(match) == "shove"
    play(match, "shove e to m")
    assert holder(match, "m") == "red"
    assert (phase(match), match.view(None)["spot"]) == ("draw", "m")
    play(match, "draw")
    assert side_of(match, "blue")["rack_size"] == 1


def test_ruling_jumbo_discard_owner() -> None:
    match = battle(stacks={"b3": "red star"}, blue="jumbo", red="hook")
    play(match, "place jumbo b1", "discard b3")
    assert side_of(match, "red")["discard"] == ["star"]
    assert side_of(match, "blue")["discard"] == []


def test_ruling_recall_not_from_this_base() -> None:
    stacks = {"b1": "blue kwak", "b3": "blue kwak", "b5": "blue star", "b10": "blue star"}
    match = play(battle(stacks=stacks, blue="roxy", red="hook"), "place roxy b5")
    assert legal(match) == ["skip", "recall b1", "recall b3", "recall b10"]


def test_ruling_shove_lands_anywhere() -> None:
    """Empty, enemy-held, own: and the shove base itself, under any strength."""
    stacks = {"b1": "blue kwak", "b2": "blue kwak", "b4": "red skully", "b7": "red roxy"}
    match = play(battle("volcanic-jungle", stacks, blue="roxy", red="hook"), "place roxy b5")
    assert legal(match) == ["skip", "shove b4 to b1", "shove b4 to b5", "shove b4 to b7"]
    play(match, "shove b4 to b5")  # Skully, strength 1, covers Roxy
    assert holder(match, "b5") == "red"


def test_ruling_shove_lands_anywhere_despite_signs() -> None:
    stacks = {"r": "blue kwak", "o": "blue skully", "m": "red roxy", "e": "red kwak"}
    match = play(battle(MIXED, stacks, blue="roxy", red="hook"), "place roxy s")
    assert "shove m to o" in legal(match)


def test_ruling_shove_triggers_nothing() -> None:
    stacks = {"r": "blue kwak", "o": "blue skully", "m": "red star", "e": "red kwak"}
    match = play(battle(MIXED, stacks, blue="roxy", red="hook", red_discard="roxy"), "place roxy s", "shove m to e")
    assert (match.actor, phase(match), match.view(None)["queue"]) == (1, "turn", [])


def test_ruling_second_pin_unpinned() -> None:
    stacks = {"b1": "blue kwak", "b3": "blue kwak"}
    match = battle("battlefield", stacks, blue="capn roxy", red="star hook")
    play(match, "place capn b4", "place roxy b4", "pin")
    assert phase(match) == "pin"
    play(match, "pin")
    assert (sorted(side_of(match, "red")["pinned"]), side_of(match, "red")["rack"]) == (["hook", "star"], [])
    one = battle("battlefield", stacks, blue="capn roxy", red="star")
    play(one, "place capn b4", "place roxy b4", "pin")
    assert one.actor == 1  # the second finds no unpinned troop: passed over


def test_ruling_rack_limit_stops() -> None:
    """Skully leaves seven on the rack and draws the eighth: no recall, exhume or draw after that."""
    rack = "skully hook hook star star xb-42 xb-42 roxy"
    for terrain, stacks, base in (
        ("castle-field", {"b1": "blue kwak", "b3": "blue kwak"}, "b5"),
        ("cursed-cemetery", {"b1": "blue kwak"}, "b4"),
        ("city-of-clouds", {"b1": "blue kwak"}, "b3"),
    ):
        match = battle(terrain, stacks, blue=rack, red="hook", blue_discard="jumbo")
        play(match, f"place skully {base}", "draw")
        assert (match.actor, side_of(match, "blue")["rack_size"]) == (1, 8), terrain
        match = battle(terrain, stacks, blue=rack, red="hook", blue_discard="jumbo")
        assert play(match, f"place skully {base}", "skip").actor == 0, terrain  # with seven it can happen


# Placing -------------------------------------------------------------------------------------------------------


def test_ruling_own_troop_any_strength() -> None:
    match = battle(stacks={"b1": "blue roxy", "b2": "red roxy"}, blue="skully")
    assert slots(match, "skully") == {"b1", "b3"}


def test_ruling_sign_binds_own_troops() -> None:
    match = battle("tropical-pool", {"b1": "blue kwak", "b2": "blue skully"}, blue="roxy capn")
    assert "b2" not in slots(match, "roxy")
    assert "b2" in slots(match, "capn")


def test_ruling_duck_on_signs() -> None:
    match = battle("tropical-pool", {"b1": "blue kwak", "b3": "blue kwak", "b4": "blue star"}, blue="kwak")
    assert {"b2", "b6", "b7"} <= slots(match, "kwak")


def test_ruling_no_specials_no_signs() -> None:
    stacks = {"b1": "blue capn", "b3": "blue capn", "b7": "blue roxy", "b11": "blue star"}
    match = battle("tropical-pool", stacks, blue="xb-42", special_bases=False)
    assert {"b2", "red-hq-1"} <= slots(match, "xb-42")


def test_ruling_hook_waives_connection_only() -> None:
    match = battle("tropical-pool", {"b10": "red roxy", "b11": "red jumbo"}, blue="hook")
    found = slots(match, "hook")
    assert "b10" not in found  # strength binds
    assert not {"b2", "b7", "b12"} & found  # signs bind
    assert {"b6", "b8", "b11", "b13"} <= found


def test_ruling_hook_needs_supply_for_hq() -> None:
    assert "red-hq" not in slots(battle(stacks={"b15": "blue roxy"}, blue="hook"), "hook")
    stacks = {"b2": "blue roxy", "b4": "blue roxy", "b9": "blue star", "b13": "blue star", "b15": "blue kwak"}
    assert "red-hq" in slots(battle(stacks=stacks, blue="hook"), "hook")


def test_ruling_silence_stops_troops() -> None:
    stacks = {"r": "blue kwak", "d": "red kwak"}
    match = play(battle(MIXED, stacks, blue="jumbo", red="hook"), "place jumbo m")
    assert match.actor == 1
    assert "m" not in slots(battle(MIXED, {}, blue="hook"), "hook")


def test_ruling_kwak_on_silence() -> None:
    stacks = {"b2": "blue kwak", "b3": "blue kwak", "b6": "red roxy"}
    assert "b6" in slots(battle("station-metal-x", stacks, blue="kwak"), "kwak")
    stacks["b6"] = "red kwak"
    assert "b6" in slots(battle("station-metal-x", stacks, blue="skully"), "skully")


# Medals and the end --------------------------------------------------------------------------------------------


def test_ruling_regions_at_any_time() -> None:
    """Jumbo uncovers our own troop, a recall uncovers the enemy's: each completes a region."""
    stacks = {"b1": "blue kwak", "b3": "blue roxy", "b5": "blue star", "b7": "blue skully, red kwak", "b8": "red kwak"}
    match = battle(stacks=stacks, blue="jumbo", red="hook")
    play(match, "place jumbo b3", "discard b7")
    assert side_of(match, "blue")["medals"] == 1
    stacks = {
        "b1": "blue kwak",
        "b3": "blue kwak",
        "b7": "red kwak, blue roxy",
        "b10": "red star",
        "b12": "red star",
    }
    match = battle(stacks=stacks, blue="roxy", red="hook")
    play(match, "place roxy b5", "recall b7")
    assert [side_of(match, seat)["medals"] for seat in ("blue", "red")] == [1, 1]
    assert match.view(None)["regions"][5]["taken_by"] == "red"


def test_ruling_shove_is_one_event() -> None:
    """The shoved troop uncovers one of our bases and lands on another of the same region: nothing in between."""
    stacks = {
        "b1": "blue kwak",
        "b2": "blue kwak",
        "b4": "blue star, red kwak",
        "b7": "blue star",
        "b8": "blue star",
    }
    match = battle("volcanic-jungle", stacks, blue="roxy", red="hook")
    play(match, "place roxy b5", "shove b4 to b7")
    assert holder(match, "b4") == "blue"
    view = match.view(None)["regions"]
    assert view[1]["taken_by"] == "blue"  # b1 b2 b4 b5 is complete
    assert view[2]["taken_by"] is None  # b4 b5 b7 b8 never was: b7 was covered in the same event


def test_ruling_objective_on_other_turn() -> None:
    """A recall uncovers the enemy's troop and completes the region that gives the enemy the objective."""
    stacks = {"b1": "blue kwak", "b3": "blue kwak", "b7": "red kwak, blue roxy", "b10": "red star", "b12": "red star"}
    match = battle(stacks=stacks, blue="roxy", red="hook", taken={0: "red", 7: "red"})
    play(match, "place roxy b5", "recall b7")
    assert match.position()["state"]["actor"] == "blue"
    assert ending(match) == ("red", "medal-objective")


@pytest.mark.parametrize(("actor", "colours"), [("blue", ("blue", "red")), ("red", ("red", "blue"))])
def test_ruling_both_at_once(actor: str, colours: tuple[str, str]) -> None:
    """One shove completes a region for each side, and with it both objectives: the acting player wins."""
    own, enemy = colours
    home, far = ("o", "e") if actor == "blue" else ("e", "o")
    nodes = [{**node, "special": None} if node["id"] in ("o", "e") else node for node in MIXED["nodes"]]
    regions = [{"bases": ["m", home], "medals": 1}, {"bases": ["d", "r", far], "medals": 1}]
    terrain = {**MIXED, "medals_to_win": 1, "nodes": nodes, "regions": regions}
    stacks = {home: f"{own} kwak", "m": f"{own} star, {enemy} star", "d": f"{enemy} star", "r": f"{enemy} kwak"}
    match = battle(terrain, stacks, blue="roxy", red="roxy", actor=actor)
    play(match, "place roxy s", f"shove m to {far}")
    assert [side["medals"] for side in match.view(None)["sides"]] == [1, 1]
    assert ending(match) == (actor, "medal-objective")


def test_ruling_hq_edge_not_held() -> None:
    """Castle Field's lowest region has the blue H.Q. on its edge; red takes it by its five bases alone."""
    stacks = {
        "b1": "red kwak",
        "b2": "red kwak",
        "b3": "red star",
        "b4": "red star",
        "b12": "red roxy",
        "b14": "red roxy",
    }
    match = play(battle(stacks=stacks, actor="red", red="roxy", blue="hook"), "place roxy b8")
    assert match.view(None)["regions"][0]["taken_by"] == "red"


def test_ruling_stuck_ends_game() -> None:
    match = play(battle(blue="roxy", red="", red_reserve=""), "place roxy b1")
    assert ending(match) == ("blue", "stuck-tied")


def test_ruling_all_pinned_is_stuck() -> None:
    stacks = {"b1": "blue kwak", "b3": "blue kwak"}
    match = battle("battlefield", stacks, blue="roxy", red="star", red_reserve="")
    play(match, "place roxy b4", "pin")
    assert ending(match) == ("blue", "stuck-tied")
    free = battle("battlefield", stacks, blue="roxy", red="star", red_reserve="")
    assert play(free, "place roxy b4", "skip").outcome is None


def test_ruling_turn_limit_by_medals() -> None:
    match = play(battle(blue="roxy", red="hook", turns=199), "place roxy b1")
    assert ending(match) == (None, "turn-limit-tied")
    match = play(battle(blue="roxy", red="hook", turns=199, taken={1: "red"}), "place roxy b1")
    assert ending(match) == ("red", "turn-limit")
    match = play(battle(blue="roxy", red="hook", turns=198, taken={1: "red"}), "place roxy b1")
    assert match.outcome is None


def test_ruling_limit_before_stuck() -> None:
    match = play(battle(blue="roxy", red="", red_reserve="", turns=199), "place roxy b1")
    assert ending(match) == (None, "turn-limit-tied")


def test_ruling_setup_racks() -> None:
    for seed in range(10):
        match = fracas.new("toy-battle", seed=seed)
        assert match.actor is not None
        sizes = [side["rack_size"] for side in match.view(None)["sides"]]
        assert (sizes[match.actor], sizes[1 - match.actor]) == (3, 4)


# Knowledge -----------------------------------------------------------------------------------------------------


def test_ruling_known_until_type_leaves() -> None:
    stacks = {"b1": "blue kwak", "b3": "blue kwak", "b8": "blue star", "b13": "blue star"}
    match = battle(stacks=stacks, blue="roxy capn star", red="hook kwak")
    play(match, "place capn b5", "place roxy b5", "recall b8", "recall b13")
    assert match.view(1)["sides"][0]["known"] == ["star", "star"]
    play(match, "draw", "place star b1")
    assert match.view(1)["sides"][0]["known"] == ["star"]  # one of the two is forgotten, whichever was placed
    assert match.view(None)["sides"][0]["known"] == ["star"]


def test_ruling_known_until_type_leaves_by_raid() -> None:
    match = battle(blue="xb-42", red="star", red_known="star")
    play(match, "place xb-42 b1", "raid")
    assert match.view(0)["sides"][1]["known"] == []
    assert side_of(match, "red")["discard"] == ["star"]


def test_ruling_known_after_exhume() -> None:
    match = battle("cursed-cemetery", {"b3": "blue kwak"}, blue="roxy", blue_discard="star", red="hook")
    play(match, "place roxy b2", "exhume star")
    assert match.view(1)["sides"][0]["known"] == ["star"]


def test_ruling_pin_seen_by_owner() -> None:
    match = battle("battlefield", {"b1": "blue kwak", "b3": "blue kwak"}, blue="roxy", red="star star")
    play(match, "place roxy b4", "pin")
    assert match.view(1)["sides"][1]["pinned"] == ["star"]
    for seat in (0, None):
        assert match.view(seat)["sides"][1]["pinned"] is None
        assert match.view(seat)["sides"][1]["pinned_count"] == 1
        assert match.events(seat)[-1].model_dump()["troop"] is None
        assert "Star" not in match.events(seat)[-1].text
    assert match.events(1)[-1].model_dump()["troop"] == "star"


def test_ruling_end_shows_everything() -> None:
    match = play(battle(blue="roxy", red="hook", turns=199), "place roxy b1")
    assert match.outcome is not None
    assert match.view(0)["sides"][1]["rack"] is None
    assert [side["rack"] for side in match.view(None)["sides"]] == [None, None]
    blue, red = match.view(fracas.ALL)["sides"]
    assert [blue["rack"], red["rack"]] == [[], ["hook"]]
    for side in (blue, red):
        hidden = match.position()["state"][side["seat"]]
        assert hidden["reserve"]
        assert (side["reserve"], side["removed"]) == (hidden["reserve"], hidden["removed"])
    assert match.view("all")["seat"] is None


# None is missing -----------------------------------------------------------------------------------------------


def test_every_ruling_of_the_rules_page_has_a_test_and_a_place_in_the_code() -> None:
    page = ToyBattle.rules_text().partition("## Rulings")[2].partition("## Options")[0]
    named = set(re.findall(r"`([a-z0-9]+(?:-[a-z0-9]+)+)`", ToyBattle.rules_text().partition("## Options")[0]))
    assert len(named) > 30
    assert set(re.findall(r"^- `([a-z0-9-]+)`", page, re.MULTILINE)) <= named
    tests = Path(__file__).read_text(encoding="utf-8")
    folder = Path(toy_battle.__file__).parent
    code = "".join(file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py")))
    for name in sorted(named):
        assert f"def test_ruling_{name.replace('-', '_')}" in tests, name
        assert f"`{name}`" in code, name


def test_positions_that_break_a_rule_are_refused() -> None:
    with pytest.raises(BadPosition, match="regions_claimed"):
        battle(stacks={"b3": "blue kwak", "b5": "blue kwak", "b7": "blue kwak"})
