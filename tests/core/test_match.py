"""What a match refuses, with the sentence a person reads; and that refusing changes nothing."""

from __future__ import annotations

from typing import Any

import pytest

import fracas
from fracas.core.errors import BadOptions, BadPosition, IllegalAction
from fracas.core.facts import Ending

from ..cli.whisper import new_match, secret_of

REFUSED = [
    (99, "there is no action 99: ids are 0 to 6"),
    (-1, "there is no action -1: ids are 0 to 6"),
    (True, "an action is an id, a text or a structure, not True"),
    (2.0, "an action is an id, a text or a structure, not 2.0"),
    (None, "an action is an id, a text or a structure, not None"),
    ("drop 9", "'drop 9' is not an action of connect-four"),
    ("dorp 3", "'dorp 3' is not an action of connect-four; did you mean 'drop 3'?"),
    ("drop 4", "'drop 4' is not legal now: legal now: drop 1, drop 2, drop 3, drop 5, drop 6, drop 7"),
    ({"kind": "lift"}, "action field 'kind': got 'lift'; allowed: 'drop'"),
    ({"column": 3}, "an action's structure needs the field 'kind', one of: drop"),
    ({"kind": "drop"}, "a 'drop' action also needs: column"),
    ({"kind": "drop", "column": 0}, "action field 'column': got 0; allowed: 1, 2, 3, 4, 5, 6, 7"),
    ({"kind": "drop", "col": 1}, "a 'drop' action has no field 'col'; it has: column"),
]


@pytest.fixture
def match() -> fracas.Match:
    """Connect Four with the middle column full."""
    match = fracas.new("connect-four", seed=1)
    for _ in range(6):
        match.play("drop 4")
    return match


@pytest.mark.parametrize(("given", "sentence"), REFUSED, ids=[repr(given) for given, _ in REFUSED])
def test_a_refused_action_says_why_and_changes_nothing(match: fracas.Match, given: Any, sentence: str) -> None:
    before = match.record()
    with pytest.raises(IllegalAction) as refusal:
        match.play(given)
    assert str(refusal.value).startswith(sentence)
    assert match.record() == before


def test_playing_on_after_undo_forgets_what_was_taken_back(match: fracas.Match) -> None:
    match.undo()
    match.play("drop 1")
    with pytest.raises(IllegalAction, match="nothing to play again"):
        match.redo()


def test_nothing_is_taken_back_before_the_start() -> None:
    with pytest.raises(IllegalAction, match="nothing to take back"):
        fracas.new("connect-four", seed=1).undo()


def test_the_outcome_of_a_won_game() -> None:
    match = fracas.new("connect-four", seed=1)
    for column in (1, 2, 1, 2, 1, 2, 1):
        match.play(f"drop {column}")
    sentence = match.game.texts().say(Ending(kind="four-in-a-line", winner="yellow", loser="red"))
    assert match.outcome == fracas.Outcome(0, "yellow", "four-in-a-line", sentence)


def test_unknown_and_impossible_options() -> None:
    with pytest.raises(BadOptions, match=r"connect-four has no option 'frist'; did you mean 'first'\?; known: first"):
        fracas.new("connect-four", frist="red")
    with pytest.raises(BadOptions, match="connect-four option first: got 'blue'; input should be 'yellow' or 'red'"):
        fracas.new("connect-four", first="blue")


POSITIONS = [
    ({"state": {"actor": "blue"}}, "board"),
    ({"state": {"actor": "blue", "board": ["......."] * 6}}, "actor"),
    ({"state": {"actor": "red", "board": ["......."] * 5}}, "board"),
    ({"state": {"actor": "red", "board": ["......."] * 5 + ["...x..."]}}, "board.5"),
    ({"state": {"actor": "red", "board": ["......."] * 4 + ["...y...", "......."]}}, "(whole)"),
    ({"state": {"actor": "red", "board": ["......."] * 6, "winner": "red"}}, "over"),
    ({"state": {"actor": "red", "board": ["......."] * 6, "over": True}}, "ending"),
    ({"state": {"actor": "red", "board": ["......."] * 6, "bord": 1}}, "bord"),
    ({"state": {"actor": "red", "board": 5}}, "board"),
    ({"state": 5}, "state"),
    ({"game": "tanks", "state": {}}, "game"),
    ({"rules": 99, "state": {}}, "rules"),
    ({"options": [], "state": {}}, "options"),
    ({"stat": {}, "state": {}}, "stat"),
]


@pytest.mark.parametrize(("position", "field"), POSITIONS, ids=[field for _, field in POSITIONS])
def test_a_wrong_position_names_the_field(position: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        fracas.from_position("connect-four", position)
    assert refusal.value.field == field
    assert str(refusal.value).startswith(f"position field {field}: got ")


def test_options_given_replace_those_of_a_position() -> None:
    position = fracas.new("connect-four", first="red").position()
    match = fracas.from_position("connect-four", position, first="yellow")
    assert match.position()["options"] == {"first": "yellow"}
    assert match.actor == 1, "the position says whose turn it is"


def test_without_a_seed_every_deal_has_its_own() -> None:
    seeds = {fracas.new("connect-four").seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(seed) == 32 for seed in seeds), "128 bits"


def test_a_seat_is_a_number_or_a_name(match: fracas.Match) -> None:
    assert match.view("red") == match.view(1)
    assert match.events("yellow") == match.events(0)
    assert match.view(None)["seat"] is None


@pytest.mark.parametrize("seat", [5, -1, "blue", True, 1.0])
def test_a_seat_there_is_not_is_told(match: fracas.Match, seat: Any) -> None:
    for ask in (match.view, match.events):
        with pytest.raises(fracas.UnknownSeat) as refusal:
            ask(seat)
        known = "0 or 'yellow', 1 or 'red', None for a spectator, 'all'"
        assert str(refusal.value) == f"connect-four has no seat {seat!r}; known: {known}"


def test_trying_an_action_out_leaves_the_match_as_it_was(match: fracas.Match) -> None:
    match.undo()
    before, ply = match.hash, match.ply
    tried = match.try_out("drop 1")
    assert (match.hash, match.ply) == (before, ply)
    assert (tried.ply, tried.played[-1].text) == (ply + 1, "drop 1")
    match.redo()  # what was taken back is still there
    with pytest.raises(IllegalAction):
        match.try_out("drop 9")


def test_a_printed_match_is_the_board_as_the_actor_sees_it() -> None:
    match = new_match()
    assert secret_of(match, 0) in str(match)
    assert secret_of(match, 1) not in str(match)
    assert str(match).splitlines()[-1] == "North, bid, draw or stop."
    for action in ("bid low 0", "stop"):
        match.play(action)
    assert "nobody's number" in str(match)
    assert match.outcome is not None
    assert (match.outcome.winner_name, match.outcome.ending) == ("south", "stopped")
    assert str(match).endswith(match.outcome.text)
    assert "\x1b" not in str(match)
