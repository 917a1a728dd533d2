"""Each special base."""

from __future__ import annotations

from fracas.games.toy_battle.reasons import CannotShove
from tests.support import refused

from .helpers import battle, holder, legal, phase, play, side_of, slots


def test_recall_returns_another_visible_troop() -> None:
    stacks = {"b1": "blue skully", "b3": "blue kwak", "b8": "red roxy, blue star", "b15": "red roxy"}
    match = play(battle(stacks=stacks, blue="roxy", red="hook"), "place roxy b5")
    assert (phase(match), legal(match)) == ("recall", ["skip", "recall b1", "recall b3", "recall b8"])
    play(match, "recall b8")
    assert side_of(match, "blue")["rack"] == ["star"]
    assert holder(match, "b8") == "red"
    assert match.actor == 1


def test_sign_lets_in_its_strengths_only() -> None:
    match = battle("tropical-pool", {"b1": "blue kwak"}, blue="skully capn jumbo hook xb-42 star roxy")
    entering = {
        troop for troop in ("skully", "capn", "jumbo", "hook", "xb-42", "star", "roxy") if "b2" in slots(match, troop)
    }
    assert entering == {"skully", "capn"}


def test_sign_on_a_headquarters() -> None:
    stacks = {"b1": "blue capn", "b3": "blue capn", "b7": "blue roxy", "b11": "blue star"}
    match = battle("tropical-pool", stacks, blue="xb-42 star kwak")
    assert "red-hq-1" not in slots(match, "xb-42")
    assert "red-hq-1" in slots(match, "star")
    assert "red-hq-1" in slots(match, "kwak")


def test_draw_base_draws_one() -> None:
    match = play(battle("city-of-clouds", {"b1": "blue kwak"}, blue="roxy", blue_reserve="hook star"), "place roxy b3")
    assert (phase(match), legal(match)) == ("draw", ["draw", "skip"])
    play(match, "draw")
    assert side_of(match, "blue")["rack"] == ["hook"]


def test_shove_moves_an_enemy_next_to_the_base() -> None:
    stacks = {"b1": "blue kwak", "b2": "blue kwak", "b4": "red star", "b8": "red jumbo, red hook", "b7": "red roxy"}
    match = play(battle("volcanic-jungle", stacks, blue="roxy", red="skully"), "place roxy b5")
    assert phase(match) == "shove"
    assert legal(match) == [
        "skip",
        "shove b4 to b1",
        "shove b4 to b5",
        "shove b4 to b7",
        "shove b8 to b5",
        "shove b8 to b7",
        "shove b8 to b11",
    ]
    play(match, "shove b8 to b11")
    assert (holder(match, "b8"), holder(match, "b11")) == ("red", "red")
    assert match.view(None)["nodes"][8]["stack"] == [{"owner": "red", "troop": "jumbo", "strength": 3}]


def test_shove_never_onto_a_headquarters() -> None:
    stacks = {"b3": "blue kwak", "b6": "blue kwak", "b9": "blue jumbo", "b12": "red roxy", "b10": "red star"}
    match = play(battle("volcanic-jungle", stacks, blue="roxy", red="skully"), "place roxy b9")
    targets = {text.split(" ")[3] for text in legal(match) if text.startswith("shove")}
    assert targets == {"b7", "b9", "b13"}
    assert refused(match, "shove b12 to red-hq") == CannotShove(spot="b9")


def test_exhume_takes_an_own_troop_from_the_discard() -> None:
    match = battle(
        "cursed-cemetery", {"b3": "blue kwak"}, blue="roxy", blue_discard="star hook star", red_discard="jumbo"
    )
    play(match, "place roxy b2")
    assert (phase(match), legal(match)) == ("exhume", ["skip", "exhume hook", "exhume star"])
    play(match, "exhume star")
    assert side_of(match, "blue")["rack"] == ["star"]
    assert side_of(match, "blue")["discard"] == ["hook", "star"]


def test_silence_stops_troop_effects() -> None:
    stacks = {"b2": "blue kwak", "b3": "blue kwak", "b7": "red kwak", "b9": "red kwak"}
    for troop in ("skully", "capn", "jumbo", "xb-42", "star"):
        match = play(battle("station-metal-x", stacks, blue=f"{troop} roxy", red="hook"), f"place {troop} b6")
        assert match.actor == 1, troop
    assert "b8" not in slots(battle("station-metal-x", stacks, blue="hook"), "hook")
    assert "b6" in slots(battle("station-metal-x", stacks, blue="hook"), "hook")


def test_pin_blocks_a_troop_for_the_next_turn() -> None:
    match = battle("battlefield", {"b1": "blue kwak", "b3": "blue kwak"}, blue="roxy roxy", red="star star hook")
    play(match, "place roxy b4")
    assert (phase(match), legal(match)) == ("pin", ["skip", "pin"])
    play(match, "pin")
    red = side_of(match, "red")
    assert (red["rack_size"], red["pinned_count"], len(red["rack"]), len(red["pinned"])) == (3, 1, 2, 1)
    if red["pinned"] == ["hook"]:
        assert slots(match, "hook") == set()
    play(match, "draw")
    red = side_of(match, "red")
    assert (red["pinned_count"], red["rack_size"], len(red["rack"])) == (0, 5, 5)


def test_pinned_troops_count_towards_the_eight() -> None:
    match = battle("battlefield", red="star star hook hook roxy roxy kwak", red_pinned="skully", actor="red")
    assert "draw" not in legal(match)
    assert slots(match, "skully") == set()


def test_without_special_bases_all_are_plain() -> None:
    for terrain, node, near in (
        ("castle-field", "b5", {"b1": "blue kwak", "b3": "blue kwak"}),
        ("city-of-clouds", "b3", {"b1": "blue kwak"}),
        ("volcanic-jungle", "b5", {"b1": "blue kwak", "b4": "blue kwak", "b8": "red star"}),
        ("cursed-cemetery", "b2", {"b3": "blue kwak"}),
        ("battlefield", "b4", {"b1": "blue kwak", "b3": "blue kwak"}),
    ):
        match = battle(terrain, near, blue="roxy", red="star", blue_discard="hook", special_bases=False)
        play(match, f"place roxy {node}")
        assert match.actor == 1, terrain
        assert all(node["special"] is None for node in match.view(0)["nodes"])
    match = battle(
        "station-metal-x", {"b2": "blue kwak", "b3": "blue kwak"}, blue="star", red="hook", special_bases=False
    )
    assert phase(play(match, "place star b6")) == "star"
