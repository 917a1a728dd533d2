"""Both modes: grabbing the intel, capping the points, winning (book: last pages)."""

from __future__ import annotations

from fracas.games.mercenary.facts.events import Captured, IntelLies, IntelTaken, Towards
from tests.support import happened

from .desk import acting, lay, named, pass_on, play, texts, unit, view

CARRIED = {"blu": {"cell": None, "carrier": "red-1"}}


def test_reaching_the_opponents_intel_takes_it() -> None:
    match = play(lay({"red-1": "scout g6"}), "move n")
    assert unit(match, "red-1").carrying
    assert view(match).intel[1].carrier == "red-1"
    assert IntelTaken(unit=named("red-1", "scout"), side="blu") in happened(match)


def test_bringing_it_to_the_own_intels_starting_space_wins() -> None:
    match = play(lay({"red-1": "scout c2"}, intel=CARRIED), "move s")
    assert match.outcome is not None
    assert (match.outcome.winner_name, match.outcome.ending) == ("red", "intel-captured")


def test_the_own_intel_need_not_be_there_to_win() -> None:
    stolen = CARRIED | {"red": {"cell": None, "carrier": "blu-1"}}
    match = play(lay({"red-1": "scout c2", "blu-1": "scout h6"}, intel=stolen), "move s")
    assert match.outcome is not None
    assert match.outcome.winner_name == "red"


def test_the_intel_is_given_to_an_adjacent_teammate_instead_of_moving() -> None:
    match = lay({"red-1": "heavy e4", "red-2": "scout e5", "red-3": "scout e6"}, intel=CARRIED)
    assert texts(match, "give") == ["give 2"]
    play(match, "give 2")
    assert unit(match, "red-2").carrying
    given = Towards(kind="gave", unit=named("red-1", "heavy"), target=named("red-2", "scout"))
    assert happened(match) == [given]
    assert texts(match, "move") == []


def test_a_defeated_carrier_drops_the_intel_on_its_space() -> None:
    match = lay({"red-1": "scout e4", "blu-1": "heavy e6"}, actor="blu", intel=CARRIED)
    play(match, "attack red-1")
    intel = view(match).intel[1]
    assert (intel.cell, intel.carrier) == ("e4", None)
    assert IntelLies(kind="intel-dropped", side="blu", cell="e4") in happened(match)


def test_dropped_intel_can_be_taken_again() -> None:
    match = play(lay({"red-1": "scout e3"}, intel={"blu": {"cell": "e4", "timer": 5}}), "move n")
    assert unit(match, "red-1").carrying
    assert view(match).intel[1].turns is None


def test_a_character_must_stay_two_of_its_turns_to_cap_a_point() -> None:
    match = play(lay({"red-1": "heavy e3"}, mode="control_point"), "move n", "end")
    assert unit(match, "red-1").capturing == 2
    assert view(match).points[1].holder is None
    pass_on(match, "red-1")
    play(match, "end")
    assert view(match).points[1].holder == "red"
    assert Captured(side="red", point=2) in happened(match)


def test_both_scores_start_at_1() -> None:
    assert view(lay({"red-1": "heavy e3"}, mode="control_point")).score == {"red": 1, "blu": 1}


def scored(red: int, blu: int, start: dict[str, int] | None = None) -> dict[str, int]:
    points = ["red"] * red + ["blu"] * blu + [None] * (3 - red - blu)
    match = lay(
        {"blu-6": "heavy e2"},
        mode="control_point",
        actor="blu",
        slot=6,
        points=points,
        score=start or {"red": 1, "blu": 1},
    )
    return view(play(match, "end")).score


def test_at_the_end_of_a_round_the_lead_in_points_is_scored() -> None:
    assert scored(3, 0) == {"red": 4, "blu": 1}
    assert scored(1, 2) == {"red": 1, "blu": 2}
    assert scored(1, 1) == {"red": 1, "blu": 1}
    assert scored(0, 0) == {"red": 1, "blu": 1}


def test_nothing_is_scored_before_the_round_ends() -> None:
    match = lay({"red-6": "heavy e2", "blu-6": "heavy e6"}, mode="control_point", slot=6, points=["red", None, None])
    play(match, "end")
    assert view(match).score == {"red": 1, "blu": 1}
    play(match, "end")
    assert view(match).score == {"red": 2, "blu": 1}


def test_the_first_to_25_wins() -> None:
    match = lay(
        {"blu-6": "heavy e2"},
        mode="control_point",
        actor="blu",
        slot=6,
        points=["red"] * 3,
        score={"red": 23, "blu": 20},
    )
    play(match, "end")
    assert match.outcome is not None
    assert (match.outcome.winner_name, match.outcome.ending) == ("red", "score-reached")
    assert view(match).score["red"] == 25


def test_points_stay_captured_when_left_and_are_taken_over() -> None:
    match = lay({"red-1": "scout e4", "blu-1": "scout e6"}, mode="control_point", points=[None, "red", None])
    play(match, "move s", "end", "move s", "move s", "end")
    assert view(match).points[1].holder == "blu"


def test_who_acts_next_after_a_win_is_nobody() -> None:
    match = play(lay({"red-1": "scout c2"}, intel=CARRIED), "move s")
    assert view(match).actor is None
    assert match.legal() == []


def test_turns_pass_as_usual_while_intel_lies_about() -> None:
    match = lay({"red-1": "heavy e4", "blu-1": "heavy e6"}, intel={"blu": {"cell": "a7", "timer": 3}})
    play(match, "end")
    assert (acting(match), view(match).intel[1].turns) == ("blu-1", 2)
