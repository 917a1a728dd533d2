"""Positions as JSON, what a seat sees, reasons, previews, the drawing."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import fracas
from fracas.core import rng
from fracas.core.errors import BadPosition, IllegalAction
from fracas.core.facts import Fact
from fracas.core.match import Match
from fracas.core.texts import languages_of
from fracas.games.mercenary import Mercenary, numbers
from fracas.games.mercenary.data import standard_cards_text, standard_characters_text
from fracas.games.mercenary.facts import CardEffect, WeaponCard
from fracas.games.mercenary.facts.events import Drew
from fracas.games.mercenary.facts.previews import Equips
from fracas.games.mercenary.rules.units import full_charge, is_ubered, most_health, primary_range, speed
from fracas.games.mercenary.state import UNITS, State
from fracas.games.mercenary.state import Unit as UnitState
from fracas.games.mercenary.view import ForSlot
from tests.support import happened

from .desk import OPEN, YARD, game, lay, named, play, unit, view


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
        ("units.red-1.cell", "e5", "is already there"),
        ("units.red-1.cell", None, "must be a tile if the character is face up"),
        ("units.red-1.character", "wizard", "must be one of: scout"),
        ("units.red-1.health", 6, "health_within_limits"),
        ("units.red-1.health", 500, "less than or equal to 100"),
        ("units.red-1.charge", 1, "charge_within_meter"),
        ("units.red-1.cloaked", True, "only_spies_cloak"),
        ("units.red-1.uber", 1, "only_medics_uber"),
        ("units.red-1.partner", "red-9", "must be one of: red-1"),
        ("units.red-1.stickies", ["c3"], "only_demomen_have_stickies"),
        ("units.red-2.stickies", ["b3", "b3"], "one_sticky_a_space"),
        ("units.red-1.card", 1, "this card is already somewhere else"),
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
        ("deck", [2, 2], "already somewhere else"),
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
    for dtype in (State, UnitState):
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


def test_only_the_own_draw_is_a_fact() -> None:
    match = play(lay({"red-1": "heavy e3", "blu-6": "heavy e6"}, actor="blu", slot=6, deck=[7, 8]), "end")
    soles, shovel = WeaponCard(number=8, name="Cork Soles"), WeaponCard(number=7, name="Trench Shovel")
    for seat, by_red, by_blu in ((0, soles, None), (1, None, shovel), (None, None, None)):
        drawn = [event for event in happened(match, seat) if event.kind == "drew"]
        assert drawn == [Drew(side="red", card=by_red), Drew(side="blu", card=by_blu)]


def test_a_card_of_ones_own_is_told_by_its_own_name() -> None:
    assert Mercenary.texts("de").say(WeaponCard(number=1, name="Hollow Bat")) == "Hohlschläger"
    for name in ("Loud Bat", "???", "weapon", "gear", "Käse"):
        assert Mercenary.texts("de").say(WeaponCard(number=1, name=name)) == name


def figures(fact: Fact | None) -> dict[str, Any]:
    """The fields of a fact without those every fact has."""
    assert fact is not None
    problems: list[Exception] = []
    for language in languages_of(Mercenary):
        assert Mercenary.texts(language).say(fact, problems)
    assert problems == []
    return {name: value for name, value in fact if name != "text"}


def refusal(match: Match, action: str) -> dict[str, Any]:
    """The rule against an action, with its figures."""
    with pytest.raises(IllegalAction) as refused:
        match.play(action)
    return figures(refused.value.reason)


@pytest.mark.parametrize(
    ("units", "action", "kind", "fields"),
    [
        ({"red-1": "scout e3"}, "jump n", "cannot-jump", {}),
        (
            {"red-1": "heavy e3", "blu-1": "heavy a7"},
            "attack blu-1",
            "out-of-range",
            {"target": named("blu-1", "heavy"), "range": 3},
        ),
        ({"red-1": "heavy e3"}, "attack blu-2", "not-on-board", {"target": named("blu-2", None)}),
        ({"red-1": "heavy e3"}, "attack blu-sentry-2", "not-on-board", {"target": named("blu-sentry-2", None)}),
        (
            {"red-1": "heavy e3", "red-2": "heavy a7"},
            "attack red-2",
            "own-side",
            {"target": named("red-2", "heavy")},
        ),
        ({"red-1": "heavy e3", "blu-1": "heavy e4"}, "attack blu-1 with weapon", "no-weapon", {}),
        (
            {"red-1": "heavy e3", "blu-1": "spy e4 cloaked"},
            "attack blu-1",
            "target-cloaked",
            {"target": named("blu-1", "spy")},
        ),
        ({"red-1": "heavy i1"}, "move e", "way-blocked", {}),
        ({"red-1": "heavy e3"}, "heal 2", "wrong-class", {"needed": "medic", "character": "heavy"}),
        ({"red-1": "medic e3"}, "heal 2", "heal-target", {"range": 3}),
        ({"red-1": "medic e3"}, "uber 2", "meter-not-full", {"charge": 0, "full_charge": 4}),
        ({"red-1": "medic e3 charge=4"}, "uber 2", "uber-target", {"range": 3}),
        ({"red-1": "heavy e3"}, "build n", "wrong-class", {"needed": "engineer", "character": "heavy"}),
        ({"red-1": "engineer e3"}, "build n", "meter-not-full", {"charge": 0, "full_charge": 3}),
        ({"red-1": "engineer e3"}, "repair 1", "repair-target", {"range": 2}),
        ({"red-1": "heavy e3"}, "detonate", "wrong-class", {"needed": "demoman", "character": "heavy"}),
        ({"red-1": "demoman e3"}, "detonate", "no-stickies", {}),
        ({"red-1": "demoman e3 stickies=a1,a2"}, "sticky n", "all-stickies-out", {}),
        ({"red-1": "heavy e3"}, "give 2", "give", {}),
        ({"red-1": "heavy e3"}, "equip 21", "own-spawn-only", {}),
        ({"red-1": "heavy a1"}, "equip 21", "card-not-held", {"number": 21}),
        ({"red-1": "heavy a1"}, "unequip", "carries-nothing", {}),
        ({"red-1": "heavy e3"}, "cloak", "cloak", {}),
        ({"red-1": "heavy e3"}, "stay cloaked", "not-cloaked", {}),
        ({"red-1": "heavy e3 acted"}, "swap to spy", "has-acted", {"character": "heavy"}),
        ({"red-1": "spy e3"}, "swap to spy", "already-spy", {}),
        ({"red-1": "scout e3", "red-2": "spy", "red-3": "spy"}, "swap to spy", "class-used-up", {"character": "spy"}),
        ({"red-1": "spy e3 cloaked"}, "move n", "cloaked-only-waits", {}),
        ({"red-1": "spy e3 cloaked"}, "uncloak to e4", "uncloak-space", {"stride": 3, "charge": 0}),
        ({"red-1": "heavy e3"}, "pick scout", "picking-is-over", {}),
    ],
)
def test_why_an_action_is_not_legal(units: dict[str, str], action: str, kind: str, fields: dict[str, Any]) -> None:
    assert refusal(lay(units), action) == {"kind": kind} | fields


def test_before_anything_else_the_empty_slot_is_filled() -> None:
    match = lay({"blu-1": "heavy e3"}, phase="fill")
    assert refusal(match, "move n") == {"kind": "asked", "prompt": ForSlot(kind="fill", side="red", slot=1)}


HARNESS = {"red-1": "heavy e3 card=20 health=11", "blu-1": "heavy e4", "blu-2": "heavy a7"}


@pytest.mark.parametrize(
    ("units", "before", "action", "kind", "fields"),
    [
        (HARNESS, ["attack blu-1"], "move n", "way-blocked", {}),
        (HARNESS, ["move w"], "attack blu-2", "out-of-range", {"target": named("blu-2", "heavy"), "range": 3}),
        ({"red-1": "scout e3 card=4"}, [], "jump n", "jump-needs-fence", {}),
        ({"red-1": "scout e3 card=4 health=1"}, [], "jump n", "jump-needs-fence", {}),
        ({"red-1": "soldier e3 card=8 health=2"}, [], "jump n", "jump-needs-fence", {}),
        ({"red-1": "soldier e3 health=2"}, [], "jump n", "jump-would-kill", {"cost": 2}),
        (
            {"red-1": "spy a1 cloaked charge=1 card=37"},
            [],
            "uncloak to g1",
            "uncloak-space",
            {"stride": 5, "charge": 1},
        ),
        (
            {"red-1": "sniper e1 card=40", "blu-1": "spy e6 cloaked"},
            [],
            "attack blu-1",
            "marker-too-far",
            {"target": named("blu-1", "spy"), "range": 4},
        ),
        (
            {"red-1": "engineer e1 card=40", "blu-1": "spy e4 cloaked"},
            [],
            "attack blu-1",
            "out-of-range",
            {"target": named("blu-1", "spy"), "range": 2},
        ),
        ({"red-1": "demoman e3 card=16"}, ["sticky n", "sticky s"], "sticky e", "stickies-a-turn", {"most": 2}),
    ],
)
def test_a_refusal_reckons_with_the_card(
    units: dict[str, str], before: list[str], action: str, kind: str, fields: dict[str, Any]
) -> None:
    assert refusal(play(lay(units), *before), action) == {"kind": kind} | fields


def test_a_card_in_the_hand_is_refused_by_its_name() -> None:
    match = lay({"red-1": "heavy a1"}, hands={"red": [1], "blu": [21]})
    bat = WeaponCard(number=1, name="Hollow Bat")
    assert refusal(match, "equip 1") == {"kind": "card-not-for", "card": bat, "character": "heavy"}
    assert refusal(match, "equip 21") == {"kind": "card-not-held", "number": 21}  # of the other hand: a secret


@pytest.mark.parametrize(
    ("units", "action", "expected"),
    [
        (
            {"red-1": "heavy e3", "blu-1": "heavy e4"},
            "attack blu-1",
            {"kind": "wounds", "damage": 5, "health": 7, "most_health": 12},
        ),
        ({"red-1": "heavy e3", "blu-1": "scout e4"}, "attack blu-1", {"kind": "defeats", "damage": 5}),
        ({"red-1": "soldier e3", "blu-1": "pyro e4"}, "attack blu-1", {"kind": "immune"}),
        (
            {"red-1": "sniper e3 charge=4", "blu-1": "heavy e4 card=36 health=11"},
            "attack blu-1",
            {"kind": "wounds", "damage": 6, "health": 5, "most_health": 11},
        ),
        (
            {"red-1": "soldier e3 card=7", "blu-1": "heavy e4 health=9"},
            "attack blu-1 with weapon",
            {"kind": "wounds", "damage": 6, "health": 3, "most_health": 12},
        ),
        ({"red-1": "heavy e3", "blu-1": "soldier e4 card=19 shield=1"}, "attack blu-1", {"kind": "shielded"}),
        (
            {"red-1": "sniper e3 charge=6", "blu-1": "heavy e4 health=5"},
            "attack blu-1",
            {"kind": "wounds", "damage": 4, "health": 1, "most_health": 12},
        ),
        ({"red-1": "scout e3"}, "swap to spy", {"kind": "becomes-spy", "health": 3}),
        ({"red-1": "soldier e4"}, "jump n", {"kind": "jumps", "cost": 2}),
        ({"red-1": "soldier e4 card=8 health=7"}, "jump n", {"kind": "jumps", "cost": 0}),
        (
            {"red-1": "spy e3 cloaked"},
            "uncloak to e3",
            {"kind": "appears", "cell": "e3", "alarm_range": 2, "alarm_damage": 3},
        ),
        ({"red-1": "scout a1", "red-2": "heavy"}, "end", {"kind": "blocks-spawn", "count": 5, "hurts": True}),
    ],
)
def test_previews(units: dict[str, str], action: str, expected: dict[str, Any]) -> None:
    match = lay(units, on=YARD)
    chosen = match.game.actions[match.game.ids_by_text[action]]
    assert figures(match.game.preview(view(match, 0), chosen)) == expected


def test_ending_a_turn_elsewhere_or_with_nobody_waiting_is_no_harm() -> None:
    classes = ("scout", "heavy", "medic", "pyro", "sniper", "soldier")
    for units in (
        {"red-1": "scout b1"},
        {f"red-{n}": f"{name} {'abcdef'[n - 1]}1" for n, name in enumerate(classes, 1)},
    ):
        match = lay(units, on=YARD)
        assert match.game.preview(view(match, 0), match.game.actions[match.game.ids_by_text["end"]]) is None


def test_who_waits_behind_the_spawn_loses_his_turn_as_foreseen() -> None:
    match = lay({"red-1": "scout a1", "red-2": "heavy", "blu-1": "scout i7", "blu-2": "scout h7"})
    play(match, "end", "end")
    assert not unit(match, "red-2").face_up
    assert match.actor == 1  # the Heavy could not come: blu goes on


def test_the_foreseen_cost_of_a_jump_is_what_it_costs() -> None:
    for words, health in (("soldier e4", 6), ("soldier e4 card=8 health=7", 7)):
        match = lay({"red-1": words}, on=YARD)
        assert unit(play(match, "jump n"), "red-1").health == health


def test_the_preview_of_a_card_says_what_it_says() -> None:
    match = lay({"red-1": "soldier a1"}, hands={"red": [8]})
    chosen = match.game.actions[match.game.ids_by_text["equip 8"]]
    assert match.game.preview(view(match, 0), chosen) == Equips(
        card=WeaponCard(number=8, name="Cork Soles"),
        says=[
            CardEffect(kind="effect-soft_landing", n=1, less=False),
            CardEffect(kind="effect-speed", n=1, less=False),
            CardEffect(kind="effect-health", n=1, less=True),
        ],
    )


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
    assert "score Red 1, Blu 1" in picture
    assert "1 (b4): Red, 2 (e4): nobody, 3 (h4): Blu" in picture


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
