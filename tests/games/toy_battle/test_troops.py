"""Each troop and its effect."""

from __future__ import annotations

from .helpers import battle, ending, holder, legal, phase, play, side_of, slots


def test_kwak_and_roxy_have_no_effect() -> None:
    for troop in ("kwak", "roxy"):
        match = play(battle(stacks={"b3": "red jumbo"}, blue=f"{troop} hook", red="star"), f"place {troop} b1")
        assert match.actor == 1


def test_skully_draws_two() -> None:
    match = play(battle(blue="skully", blue_reserve="star kwak roxy", red="hook"), "place skully b1")
    assert (match.actor, phase(match), legal(match)) == (0, "skully", ["draw", "skip"])
    play(match, "draw")
    assert side_of(match, "blue")["rack"] == ["kwak", "star"]
    assert match.actor == 1


def test_star_draws_one() -> None:
    match = play(battle(blue="star", blue_reserve="hook kwak", red="hook"), "place star b1", "draw")
    assert side_of(match, "blue")["rack"] == ["hook"]


def test_capn_places_one_more_troop_with_its_effect() -> None:
    match = play(battle(blue="capn skully roxy", red="hook"), "place capn b1")
    assert (match.actor, phase(match)) == (0, "capn")
    assert slots(match, "roxy") == {"b1", "b2", "b3"}
    assert "draw" not in legal(match)
    play(match, "place skully b3")
    assert phase(match) == "skully"
    play(match, "draw")
    assert match.actor == 1


def test_capn_chain() -> None:
    match = play(battle(blue="capn capn capn roxy", red="hook"), "place capn b1", "place capn b3", "place capn b7")
    assert (match.actor, phase(match)) == (0, "capn")
    play(match, "place roxy b12")
    assert match.actor == 1
    assert [holder(match, node) for node in ("b1", "b3", "b7", "b12")] == ["blue"] * 4


def test_capn_can_capture_the_headquarters_with_the_second_troop() -> None:
    stacks = {"b2": "blue roxy", "b4": "blue roxy", "b9": "blue star", "b13": "blue star"}
    match = play(battle(stacks=stacks, blue="capn skully"), "place capn b15", "place skully red-hq")
    assert ending(match) == ("blue", "hq-captured")


def test_jumbo_discards_a_visible_neighbour() -> None:
    stacks = {"b1": "red kwak", "b3": "red star, red roxy", "b8": "red hook", "b2": "blue capn"}
    match = play(battle(stacks=stacks, blue="jumbo", red="skully"), "place jumbo b1")
    assert legal(match) == ["skip", "discard b3"]  # b8 is two path sections away
    play(match, "discard b3")
    assert match.view(None)["nodes"][3]["stack"] == [{"owner": "red", "troop": "star", "strength": 6}]


def test_jumbo_reaches_along_paths_only() -> None:
    stacks = {
        "b2": "blue capn",
        "b4": "blue kwak",
        "b6": "red hook",
        "b8": "red roxy",
        "b9": "red roxy",
        "b13": "red roxy",
    }
    match = play(battle(stacks=stacks, blue="jumbo", red="skully"), "place jumbo b4")
    assert legal(match) == ["skip", "discard b6", "discard b8", "discard b9"]


def test_hook_lands_on_any_base() -> None:
    match = battle(stacks={"b12": "red jumbo", "b13": "red roxy"}, blue="hook")
    found = slots(match, "hook")
    assert found == {f"b{k}" for k in range(1, 16)} - {"b13"}


def test_xb_42_discards_a_random_troop_face_up() -> None:
    gone = set()
    for seed in range(20):
        match = battle(blue="xb-42", red="star hook hook")
        match.seed = str(seed)
        play(match, "place xb-42 b1", "raid")
        red = match.view(None)["sides"][1]
        assert (red["rack_size"], len(red["discard"])) == (2, 1)
        gone.add(red["discard"][0])
        told = match.events(None)[1]
        assert (told.kind, told.model_dump()["troop"]) == ("raided", red["discard"][0])
    assert gone == {"star", "hook"}


def test_xb_42_finds_nothing_on_an_empty_rack() -> None:
    match = play(battle(blue="xb-42", red=""), "place xb-42 b1")
    assert match.actor == 1
