"""Positions as JSON, what a seat sees, reasons, previews, the drawing."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import fracas
from fracas.core import rng
from fracas.core.errors import BadPosition, IllegalAction
from fracas.core.match import Match
from fracas.games.mercenary import numbers
from fracas.games.mercenary.data import standard_cards_text, standard_characters_text
from fracas.games.mercenary.rules.units import full_charge, is_ubered, most_health, primary_range, speed
from fracas.games.mercenary.state import UNITS, State, Unit

from .desk import OPEN, YARD, game, lay, play, sentences, view


def sensible(seed: int, actions: int, **options: Any) -> Match:
    match = fracas.new("mercenary", seed=seed, **options)
    for ply in range(actions):
        if match.outcome is None:
            choice = match.game.engine.suggest_at(match.state, 0, match.game.tables, rng.stream(seed, ply))
            match.play(int(choice))
    return match


def changed(path: str, value: object) -> dict[str, Any]:
    """A sound position with one thing changed; `units.red-1.cell` names it."""
    match = lay({"red-1": "scout e3", "blu-1": "heavy e5", "red-2": "demoman a2 stickies=b3"}, hands={"red": [1]})
    position = match.position()["state"]
    part = position
    *way, last = path.split(".")
    for step in way:
        part = part[step]
    part[last] = value
    assert isinstance(position, dict)
    return position


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("phase", "lunch", "phase: got 'lunch'; must be one of: draft, fill, turn, sentry"),
        ("first", "green", "first"),
        ("slot", 7, "slot"),
        ("units.red-1.cell", "z9", "must be a tile of the map"),
        ("units.red-1.cell", "e5", "stands there already"),
        ("units.red-1.cell", None, "stands somewhere"),
        ("units.red-1.character", "wizard", "must be one of: scout"),
        ("units.red-1.health", 6, "health_within_limits"),
        ("units.red-1.health", 500, "less than or equal to 100"),
        ("units.red-1.charge", 1, "charge_within_meter"),
        ("units.red-1.cloaked", True, "only_spies_cloak"),
        ("units.red-1.uber", 1, "only_medics_uber"),
        ("units.red-1.partner", "red-9", "must be one of: red-1"),
        ("units.red-1.stickies", ["c3"], "only_demomen_have_stickies"),
        ("units.red-2.stickies", ["b3", "b3"], "one_sticky_a_space"),
        ("units.red-1.card", 1, "this card is somewhere else already"),
        ("units.red-sentry-9", {"character": "sentry"}, "known: red-1"),
        ("units.red-sentry-1", {"character": "scout"}, "must be one of: sentry"),
        ("units.red-3", {"character": "scout", "health": 2, "face_up": False}, "empty_slot_is_blank"),
        ("intel.red", {"cell": "c1", "timer": 3}, "intel_timer_runs_on_dropped_only"),
        ("intel.red", {"carrier": "red-2"}, "intel_in_one_place"),
        ("intel.red", {"carrier": "nobody"}, "must be one of"),
        ("points", ["red", None, None], "points_only_in_control_point"),
        ("points", ["red"], "at least 3"),
        ("score", {"red": 3}, "score_within_limits"),
        ("deck", [], "card_in_one_place"),
        ("deck", [2, 2], "somewhere else already"),
        ("seen", [40], "open_cards_are_seen"),
        ("round", 61, "round_within_limit"),
        ("turn", {"moved": 3}, "turn_marks_consistent"),
        ("actor", "blu", ""),
        ("colour", "red", "extra"),
    ],
)
def test_a_position_that_cannot_be_is_refused(path: str, value: object, complaint: str) -> None:
    position = changed(path, value)
    if not complaint:
        Match.from_position(game(), position)
        return
    with pytest.raises(BadPosition) as caught:
        Match.from_position(game(), position)
    assert complaint in str(caught.value)


def test_states_have_no_unused_bytes() -> None:
    for dtype in (State, Unit):
        assert dtype.fields is not None
        assert dtype.itemsize == sum(dtype.fields[name][0].itemsize for name in dtype.fields)


def test_the_views_numbers_are_those_of_the_rules() -> None:
    for seed in range(3):
        match = sensible(seed, 260)
        s, t = match.state[0], match.game.tables[0]
        for u in range(UNITS):
            if s.unit[u].up:
                assert numbers.most_health(s, t, u) == most_health(s, t, u)
                assert numbers.full_charge(s, t, u) == full_charge(s, t, u)
                assert numbers.primary_range(s, t, u) == primary_range(s, t, u)
                assert (numbers.uber_turns(s, u) > 0) == is_ubered(s, u)
                if u % 12 < 6:
                    assert numbers.speed(s, t, u) == speed(s, t, u)


def test_hands_are_hidden_and_the_deck_is_a_number() -> None:
    match = lay({"red-1": "scout e3"}, hands={"red": [1, 2], "blu": [3]})
    own, other, watcher = view(match, 0), view(match, 1), view(match, None)
    assert [hand.known for hand in own.hands] == [[1, 2], []]
    assert [hand.known for hand in other.hands] == [[], [3]]
    assert [hand.known for hand in watcher.hands] == [[], []]
    assert [hand.size for hand in watcher.hands] == [2, 1]
    assert {card.number for card in own.cards} == {1, 2}
    assert own.deck == 37


def test_only_the_own_draw_is_named() -> None:
    match = play(lay({"red-1": "heavy e3", "blu-6": "heavy e6"}, actor="blu", slot=6, deck=[7, 8]), "end")
    assert {"red draws the Cork Soles.", "blu draws a card."} <= set(sentences(match, 0))
    assert {"red draws a card.", "blu draws the Trench Shovel."} <= set(sentences(match, 1))
    assert {"red draws a card.", "blu draws a card."} <= set(sentences(match, None))


@pytest.mark.parametrize(
    ("units", "action", "reason"),
    [
        ({"red-1": "scout e3"}, "jump n", "only a Soldier jumps"),
        ({"red-1": "heavy e3", "blu-1": "heavy a7"}, "attack blu-1", "out of range 3"),
        ({"red-1": "heavy e3", "blu-1": "heavy a7"}, "attack blu-2", "not on the board"),
        ({"red-1": "heavy e3", "red-2": "heavy a7"}, "attack red-2", "own side"),
        ({"red-1": "heavy e3", "blu-1": "heavy e4"}, "attack blu-1 with weapon", "carries no weapon"),
        ({"red-1": "heavy e3", "blu-1": "spy e4 cloaked"}, "attack blu-1", "is cloaked"),
        ({"red-1": "heavy i1"}, "move e", "in the way"),
        ({"red-1": "heavy e3"}, "heal 2", "only a Medic"),
        ({"red-1": "medic e3"}, "heal 2", "hurt teammate within 3"),
        ({"red-1": "medic e3"}, "uber 2", "0 of 4"),
        ({"red-1": "heavy e3"}, "build n", "only an Engineer"),
        ({"red-1": "engineer e3"}, "build n", "0 of 3"),
        ({"red-1": "engineer e3"}, "repair 1", "sapped or damaged"),
        ({"red-1": "heavy e3"}, "detonate", "only a Demoman"),
        ({"red-1": "demoman e3"}, "detonate", "no stickybomb"),
        ({"red-1": "demoman e3 stickies=a1,a2"}, "sticky n", "all his stickybombs"),
        ({"red-1": "heavy e3"}, "give 2", "only the carrier"),
        ({"red-1": "heavy e3"}, "equip 21", "own spawn only"),
        ({"red-1": "heavy a1"}, "equip 21", "not in the hand"),
        ({"red-1": "heavy a1"}, "unequip", "carries no card"),
        ({"red-1": "heavy e3"}, "cloak", "only a Spy"),
        ({"red-1": "heavy e3"}, "stay cloaked", "not cloaked"),
        ({"red-1": "heavy e3 acted"}, "swap to spy", "attacked or used"),
        ({"red-1": "spy e3 cloaked"}, "move n", "only stays cloaked or uncloaks"),
        ({"red-1": "spy e3 cloaked"}, "uncloak to e4", "further than 3"),
        ({"red-1": "heavy e3"}, "pick scout", "in the draft"),
    ],
)
def test_why_an_action_is_not_legal(units: dict[str, str], action: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=reason):
        lay(units).play(action)


HARNESS = {"red-1": "heavy e3 card=20 health=11", "blu-1": "heavy e4", "blu-2": "heavy a7"}


@pytest.mark.parametrize(
    ("units", "before", "action", "reason"),
    [
        (HARNESS, ["attack blu-1"], "move n", "in the way"),
        (HARNESS, ["move w"], "attack blu-2", "out of range 3"),
        ({"red-1": "scout e3 card=4"}, [], "jump n", "straight over a fence"),
        ({"red-1": "scout e3 card=4 health=1"}, [], "jump n", "straight over a fence"),
        ({"red-1": "soldier e3 card=8 health=2"}, [], "jump n", "straight over a fence"),
        ({"red-1": "soldier e3 health=2"}, [], "jump n", "may not kill"),
        ({"red-1": "spy a1 cloaked charge=1 card=37"}, [], "uncloak to g1", "further than 5 for each of 1 charge"),
        ({"red-1": "sniper e1 card=40", "blu-1": "spy e6 cloaked"}, [], "attack blu-1", "marker is further away"),
        ({"red-1": "engineer e1 card=40", "blu-1": "spy e4 cloaked"}, [], "attack blu-1", "out of range 2"),
        ({"red-1": "demoman e3 card=16"}, ["sticky n", "sticky s"], "sticky e", "at most 2 stickybombs a turn"),
    ],
)
def test_a_refusal_reckons_with_the_card(units: dict[str, str], before: list[str], action: str, reason: str) -> None:
    match = play(lay(units), *before)
    with pytest.raises(IllegalAction, match=reason):
        match.play(action)


@pytest.mark.parametrize(
    ("units", "action", "words"),
    [
        ({"red-1": "heavy e3", "blu-1": "heavy e4"}, "attack blu-1", "5 damage: 7 of 12 health left"),
        ({"red-1": "heavy e3", "blu-1": "scout e4"}, "attack blu-1", "5 damage: defeats it"),
        ({"red-1": "soldier e3", "blu-1": "pyro e4"}, "attack blu-1", "no effect: a Pyro is immune"),
        ({"red-1": "sniper e3 charge=4", "blu-1": "heavy e4 card=36 health=11"}, "attack blu-1", "6 damage"),
        ({"red-1": "soldier e3 card=7", "blu-1": "heavy e4 health=9"}, "attack blu-1 with weapon", "6 damage"),
        ({"red-1": "heavy e3", "blu-1": "soldier e4 card=19 shield=1"}, "attack blu-1", "shield takes the hit"),
        ({"red-1": "sniper e3 charge=6", "blu-1": "heavy e4 health=5"}, "attack blu-1", "4 damage: 1 of 12 health"),
        ({"red-1": "scout e3"}, "swap to spy", "everything"),
    ],
)
def test_previews(units: dict[str, str], action: str, words: str) -> None:
    match = lay(units)
    chosen = match.game.actions[match.game.ids_by_text[action]]
    assert words in match.game.preview(view(match, 0), chosen)


def drawn(match: Match, seat: int | None = 0) -> str:
    """The drawing without colour, 80 columns wide."""
    console = Console(file=io.StringIO(), width=80, no_color=True)
    console.print(match.game.draw(view(match, seat)))
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def test_the_drawing_shows_everything_without_colour() -> None:
    match = lay(
        {
            "red-1": "soldier e3 health=5 burn=2",
            "red-2": "engineer a2 charge=2",
            "red-sentry-2": "sentry b3 sapped",
            "blu-1": "spy h5 cloaked",
            "blu-2": "demoman i4 stickies=d5",
            "blu-3": "scout f2",
        },
        on=YARD,
        intel={"red": {"cell": None, "carrier": "blu-3"}, "blu": {"cell": "a6", "timer": 4}},
    )
    picture = drawn(match)
    for token in ("R1Sol", "5hf", "R2Eng", "5h2c", "R2SEN", "8hs", "<B1>", "B2Dem", "*B", "B3Sco", "5h!", "=B="):
        assert token in picture
    assert "~~~~~" in picture
    assert "|" in picture
    assert "+-----+" in picture
    assert "home in 4 turns" in picture
    assert "carried by blu-3" in picture


def test_the_drawing_of_control_points() -> None:
    picture = drawn(lay({"red-1": "scout a2"}, mode="control_point", points=["red", None, "blu"]))
    assert "(pt1)" in picture
    assert "score red 1, blu 1" in picture
    assert "1 (b4): red, 2 (e4): nobody, 3 (h4): blu" in picture


def test_the_drawing_says_what_was_made_for_this_edition() -> None:
    def header(**options: Any) -> str:
        return drawn(fracas.new("mercenary", seed=1, **options)).splitlines()[1]

    assert header() == "made for this edition: map, weapon cards, most character numbers"
    assert header(weapons=False) == "made for this edition: map, most character numbers"
    own = {"characters": standard_characters_text(), "cards": standard_cards_text(), "map": OPEN}
    assert "edition" not in header(**own)  # somebody's own files are not ours


def test_no_line_of_the_widest_map_of_ours_is_broken() -> None:
    lines = drawn(fracas.new("mercenary", seed=1, map="depot")).splitlines()
    rows = [line for line in lines if line[:2].strip().isdigit() and "." in line]
    assert len(rows) == 11
