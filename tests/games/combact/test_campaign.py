"""Campaigns: two wins take it all; handicaps, choices, replays."""

from __future__ import annotations

import fracas
from fracas import Match
from fracas.games.combact.events import Dealt, MatchOver, Score
from fracas.games.combact.explain import Plain
from fracas.games.combact.state import LONGEST
from tests.support import refused

from .helpers import legal_texts, suggested


def campaign(first_target: str = "autonomy", seed: int = 1) -> Match:
    return fracas.new("combact", seed=seed, target="campaign", first_target=first_target)


def drawn(match: Match) -> None:
    """A match of nothing but passes is a draw."""
    match.play("inception 1")
    match.play("pass")
    match.play("pass")


def won_by_starter(match: Match) -> None:
    """The starter lays a piece, then both pass: the whole board is the starter's."""
    match.play("inception 1")
    match.play(match.legal_ids()[0])
    match.play("pass")
    match.play("pass")


def shown(match: Match) -> dict[str, object]:
    view = match.view(None)
    return {
        "phase": view["phase"],
        "target": view["target"],
        "match": view["match"],
        "starter": view["starter"],
        "actor": view["actor"],
        "windows": (view["black"]["window"], view["white"]["window"]),
        "wins": (view["black"]["wins"], view["white"]["wins"]),
    }


def test_ruling_first_target_by_chance() -> None:
    targets = {campaign("random", seed).view(None)["target"] for seed in range(30)}
    assert targets == {"time_factor", "autonomy", "goals"}
    assert campaign("goals").view(None)["target"] == "goals"


def test_ruling_loser_chooses_other_target() -> None:
    match = campaign()
    won_by_starter(match)
    assert shown(match)["phase"] == "target"
    assert shown(match)["actor"] == "white"
    assert legal_texts(match) == ["target time_factor", "target goals"]
    assert refused(match, "target autonomy") == Plain(kind="same-target")
    match.play("target goals")
    assert shown(match)["target"] == "goals"


def test_ruling_windows_five_and_three() -> None:
    match = campaign()
    won_by_starter(match)
    match.play("target goals")
    assert shown(match)["windows"] == (3, 5)
    match.play("inception 1")
    assert len([spot for spot in match.view(None)["circle"] if spot["is_offered"]]) == 5  # White starts, having lost
    match.play("pass")
    assert len([spot for spot in match.view(None)["circle"] if spot["is_offered"]]) == 3


def test_windows_follow_the_last_decided_match() -> None:
    match = campaign()
    won_by_starter(match)
    match.play("target goals")
    won_by_starter(match)  # White's revenge: one win each
    assert shown(match)["wins"] == (1, 1)
    assert shown(match)["windows"] == (5, 3)
    assert shown(match)["actor"] == "black"


def test_ruling_starters_alternate() -> None:
    match = campaign()
    assert shown(match)["starter"] == "black"
    won_by_starter(match)
    match.play("target goals")
    assert shown(match)["starter"] == "white"
    assert shown(match)["actor"] == "black"  # the second player sets the Inception
    won_by_starter(match)
    match.play("target autonomy")
    assert shown(match)["starter"] == "black"


def test_two_wins_take_it_all() -> None:
    match = campaign()
    won_by_starter(match)
    match.play("target goals")
    drawn(match)  # so Black starts the replay
    won_by_starter(match)
    assert match.outcome is not None
    assert (match.outcome.winner_name, match.outcome.ending) == ("black", "campaign-won")


def test_ruling_drawn_match_replayed() -> None:
    match = campaign()
    circle = [spot["piece"] for spot in match.view(None)["circle"]]
    drawn(match)
    assert shown(match) == {
        "phase": "inception",
        "target": "autonomy",
        "match": 2,
        "starter": "white",
        "actor": "black",
        "windows": (4, 4),
        "wins": (0, 0),
    }
    assert circle != [spot["piece"] for spot in match.view(None)["circle"]]  # a fresh circle


def test_a_replay_keeps_the_windows_and_refills_the_stock() -> None:
    match = campaign()
    won_by_starter(match)
    match.play("target goals")
    match.play("inception 1")
    match.play("pass")
    match.play("pass")
    assert shown(match)["windows"] == (3, 5)
    assert shown(match)["wins"] == (1, 0)
    assert shown(match)["target"] == "goals"
    assert match.view(None)["black"]["microbacts"] == ["lens", "triangle"]
    assert not match.view(None)["placed"]


def test_ruling_drawn_series_changes_target() -> None:
    """Four draws before any match was decided: chance draws one of the other two targets."""
    found = set()
    for seed in range(12):
        match = campaign(seed=seed)
        for _ in range(4):
            assert shown(match)["target"] == "autonomy"
            drawn(match)
        assert shown(match)["phase"] == "inception"
        found.add(shown(match)["target"])
    assert found == {"time_factor", "goals"}


def test_after_a_drawn_series_the_last_chooser_chooses_again() -> None:
    match = campaign()
    won_by_starter(match)
    match.play("target goals")
    for _ in range(3):
        drawn(match)
        assert shown(match)["phase"] == "inception"
    drawn(match)
    assert shown(match)["phase"] == "target"
    assert shown(match)["actor"] == "white"
    assert legal_texts(match) == ["target time_factor", "target autonomy"]
    match.play("target autonomy")
    assert shown(match)["windows"] == (3, 5)


def test_ruling_campaign_drawn_out() -> None:
    match = campaign()
    won_by_starter(match)
    match.play("target goals")
    for series in range(3):
        for _ in range(4):
            assert match.outcome is None
            drawn(match)
        if series < 2:
            match.play("target autonomy" if series == 0 else "target goals")
    assert match.outcome is not None
    assert (match.outcome.winner, match.outcome.ending) == (None, "campaign-drawn")


def test_events_tell_of_matches_and_deals() -> None:
    match = campaign()
    drawn(match)
    kinds = [event.kind for event in match.events(None)]
    assert kinds == ["inception", "passed", "passed", "match-over", "dealt"]
    won_by_starter(match)
    covered = sum(field["owner"] == "white" for field in match.view(None)["fields"])
    match.play("target goals")
    told = match.events(None, since=match.ply - 2)
    assert [event.kind for event in told] == ["passed", "match-over", "target", "dealt"]
    assert isinstance(told[1], MatchOver)
    assert told[1].scores == (Score(kind="territory", black=0, white=144 - covered),)
    assert (told[1].winner, told[1].loser, told[1].reason) == ("white", "black", "two-passes")
    assert isinstance(told[3], Dealt)
    assert (told[3].match, told[3].target, told[3].starter) == (3, "goals", "black")


def test_sensible_campaigns_end_well_within_the_limit() -> None:
    for seed in range(3):
        match = campaign("random", seed)
        while match.actor is not None:
            suggested(match)
        assert match.ply < LONGEST
        assert match.outcome is not None
        assert match.outcome.ending == "campaign-won"
