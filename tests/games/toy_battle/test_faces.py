"""The plain-Python face: positions, views, events, the picture in the terminal, words about actions."""

from __future__ import annotations

import copy
import io
import re
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

import fracas
from fracas.core.errors import BadPosition, FracasError, IllegalAction
from fracas.core.facts import Reason
from fracas.core.match import Match
from fracas.games.toy_battle import ToyBattle
from fracas.games.toy_battle.data import TERRAIN_IDS
from fracas.games.toy_battle.events import Covered, Drew, Placed, Skipped
from fracas.games.toy_battle.explain import Covers, Draws, Places, Raids, Shown, Takes
from fracas.games.toy_battle.reasons import AtNode, NoTroop, OtherwiseAsked, Plain, TooWeak
from fracas.games.toy_battle.view import MayDraw, TakeTurn, ToyBattleView
from tests.support import refused

from .helpers import MIXED, battle, play, position, told

# Positions -----------------------------------------------------------------------------------------------------

BAD_POSITIONS: dict[str, tuple[dict[str, Any], str]] = {
    "unknown phase": ({"phase": "lunch"}, "phase"),
    "unknown spot": ({"phase": "skully", "spot": "b99"}, "spot"),
    "unknown node in the queue": ({"queue": ["b99"]}, "queue.0"),
    "unknown node in the stacks": ({"stacks": {"b99": ["blue star"]}}, "stacks"),
    "empty stack": ({"stacks": {"b1": []}}, "stacks.b1"),
    "unknown troop": ({"stacks": {"b1": ["blue tank"]}}, "stacks.b1.0"),
    "unknown owner": ({"stacks": {"b1": ["green star"]}}, "stacks.b1.0"),
    "a fourth star": ({"stacks": {"b1": ["blue star"]}}, "blue"),
    "negative turns": ({"turns": -1}, "turns"),
    "turns beyond the limit": ({"turns": 201}, "turns"),
    "regions missing": ({"taken": []}, "taken"),
    "medals taken by nobody we know": ({"taken": ["green"] + [None] * 7}, "taken.0"),
    "no red side": ({"red": None}, "red"),
    "effect that is not there": ({"phase": "recall", "spot": "b1"}, "(whole)"),
    "effect without a place": ({"phase": "skully"}, "(whole)"),
    "queue outside a turn": ({"queue": ["b5"]}, "(whole)"),
    "limit reached, not over": ({"turns": 200}, "(whole)"),
    "over without reason": ({"over": True, "winner": "blue", "ending": "medal-objective"}, "(whole)"),
    "captured without a troop on the H.Q.": ({"over": True, "winner": "blue", "ending": "hq-captured"}, "(whole)"),
    "unknown field": ({"weather": "rain"}, "weather"),
}


@pytest.mark.parametrize("name", BAD_POSITIONS)
def test_bad_position_names_its_field(name: str) -> None:
    change, field = BAD_POSITIONS[name]
    given_position = position(blue="roxy", red="hook")
    given_position["state"].update(change)
    with pytest.raises(BadPosition) as caught:
        fracas.from_position("toy-battle", given_position)
    assert caught.value.field == field
    assert "\n" not in str(caught.value)


def test_bad_side_names_its_field() -> None:
    for field, value in (
        ("rack", ["roxy"] * 9),
        ("rack", ["tank"]),
        ("removed", []),
        ("reserve", ["star"] * 21),
        ("known", ["hook"]),
    ):
        given_position = position(blue="roxy", red="hook")
        given_position["state"]["blue"][field] = value
        with pytest.raises(BadPosition):
            fracas.from_position("toy-battle", given_position)


def test_region_held_but_not_taken_is_no_position() -> None:
    with pytest.raises(BadPosition, match="regions_claimed"):
        battle(stacks={"b3": "blue kwak", "b5": "blue kwak", "b7": "blue kwak"})


def _middle_of(options: dict[str, Any], seed: int, plies: int) -> Match:
    match = fracas.new("toy-battle", seed=seed, **options)
    chance = np.random.default_rng(seed)
    while match.outcome is None and match.ply < plies:
        match.play(int(chance.choice(match.legal_ids())))
    return match


@cache
def _positions(terrain: str) -> list[dict[str, Any]]:
    """A position of every tenth ply of a game."""
    return [_middle_of({"terrain": terrain}, 5, plies).position() for plies in range(0, 60, 10)]


@given(st.data())
@settings(max_examples=120, deadline=None)
def test_any_changed_position_is_refused_clearly_or_plays(data: st.DataObject) -> None:
    terrain = data.draw(st.sampled_from(["volcanic-jungle", "battlefield"]))
    given_position = copy.deepcopy(data.draw(st.sampled_from(_positions(terrain))))
    state = given_position["state"]
    field = data.draw(st.sampled_from(sorted(state)))
    value = st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.lists(st.text(max_size=4), max_size=3)
    if isinstance(state[field], dict) and data.draw(st.booleans()) and state[field]:
        state[field][data.draw(st.sampled_from(sorted(state[field])))] = data.draw(value)
    else:
        state[field] = data.draw(value)
    try:
        match = fracas.from_position("toy-battle", given_position)
    except FracasError as error:
        fault = str(error)
    else:
        fault = ""
        if match.outcome is None:
            match.play(match.legal()[0])
    assert "\n" not in fault


def test_state_has_no_padding() -> None:
    """Every byte means something, so equal states are equal bytes however they were copied."""
    fields = ToyBattle.state.fields
    assert fields is not None
    assert sum(field[0].itemsize for field in fields.values()) == ToyBattle.state.itemsize


# Actions -------------------------------------------------------------------------------------------------------


def test_action_texts() -> None:
    game = ToyBattle.with_options({})
    texts = {action.text for action in game.actions}
    assert len(texts) == ToyBattle.card.actions
    assert {"draw", "skip", "raid", "pin", "exhume skully", "recall b3", "discard b4"} <= texts
    assert {"place hook b7", "place xb-42 red-hq", "shove b4 to b7"} <= texts


def test_actions_by_structure() -> None:
    match = battle(blue="hook roxy", red="star")
    match.play({"kind": "place", "troop": "hook", "node": "b8"})
    with pytest.raises(IllegalAction, match="'node'"):
        match.play({"kind": "place", "troop": "hook", "node": "nowhere"})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("place hook b13", TooWeak(troop="hook", strength=4, owner="red", defender="roxy", defence=7)),
        ("place jumbo b9", AtNode(kind="not-connected", node="b9")),
        ("place star b1", NoTroop(kind="not-on-rack", troop="star")),
        ("place hook red-hq", Plain(kind="hook-at-hq")),
        ("place hook blue-hq", Plain(kind="own-hq")),
        ("raid", OtherwiseAsked(prompt=TakeTurn(seat="blue", drawable=2, can_place=True, is_rack_full=False))),
        ("place hook (20)", AtNode(kind="no-such-node", node="(20)")),
    ],
)
def test_illegal_actions_are_told_the_rule(action: str, reason: Reason) -> None:
    match = battle(stacks={"b1": "blue kwak", "b13": "red roxy"}, blue="hook jumbo", red="star")
    assert refused(match, action) == reason


def test_every_illegal_action_has_a_reason_and_every_fact_a_sentence() -> None:
    for options in ({"terrain": "volcanic-jungle"}, {"terrain": "tropical-pool"}, {"terrain": MIXED}):
        match = _middle_of(options, 1, 0)
        chance = np.random.default_rng(1)
        while match.outcome is None:
            allowed = match.legal_ids()
            view = match.game.view(match.state[0], match.actor)
            for action in match.game.actions:
                if action.id in allowed:
                    told(match.game.preview(view, action))
                elif action.id % 7 == match.ply % 7:
                    assert told(match.game.why_illegal(view, action)), action.text
            assert told(view.prompt).endswith(".")
            match.play(int(chance.choice(allowed)))
            for event in match.events(None, match.ply - 1):
                assert told(event).endswith(".")


def test_previews() -> None:
    stacks = {"b1": "blue kwak", "b3": "blue roxy", "b5": "blue star", "b7": "red kwak"}
    match = battle(stacks=stacks, blue="xb-42 skully", red="star hook", red_known="star", taken={0: "blue", 7: "blue"})
    view = match.game.view(match.state[0], 0)
    seen = {action.text: match.game.preview(view, action) for action in match.legal()}
    kwak = Shown(owner="red", troop="kwak", is_own=False)
    assert seen["place xb-42 b7"] == Places(parts=[Covers(troop=kwak), Takes(medals=1, wins=True)], ends=True)
    assert seen["place skully b3"] == Places(parts=[Covers(troop=Shown(owner="blue", troop="roxy", is_own=True))])
    assert seen["draw"] == Draws(count=2)
    play(match, "place xb-42 b1")
    raid = match.game.preview(match.game.view(match.state[0], 0), match.legal()[1])
    assert raid == Raids(count=2, known=["star"])


def open_quarters(match: Match, seat: str) -> bool:
    """The enemy is connected to the H.Q. of a side, and has a troop in hand."""
    view = match.view(None)
    enemy = next(side for side in view["sides"] if side["seat"] != seat)
    quarters = next(node for node in view["nodes"] if node["kind"] == f"hq:{seat}")
    return enemy["seat"] in quarters["connected"] and enemy["rack_size"] > enemy["pinned_count"]


def test_an_action_that_leaves_the_quarters_open_is_warned_of() -> None:
    """What is told before is what is so afterwards, unless an effect could still change it."""
    chance, warned, calm = np.random.default_rng(3), 0, 0
    for seed in range(60):
        match = fracas.new("toy-battle", seed=seed, terrain=("castle-field", "battlefield")[seed % 2])
        while match.outcome is None:
            view, seat = match.game.view(match.state[0], match.actor), match.game.card.seats[match.actor or 0]
            assert isinstance(view, ToyBattleView)
            action = match.legal()[int(chance.integers(len(match.legal())))]
            foreseen = match.game.preview(view, action)
            is_turn = view.phase == "turn" and action.kind in ("draw", "place")
            match.play(action)
            if not is_turn or match.outcome is not None or getattr(action, "troop", None) in ("capn", "jumbo"):
                continue
            told_so = isinstance(foreseen, Draws | Places) and foreseen.hurts
            if action.kind == "draw" or match.view(None)["phase"] == "turn":
                assert told_so == open_quarters(match, seat)
                warned, calm = warned + told_so, calm + (not told_so)
    assert warned > 20
    assert calm > 500


# Events --------------------------------------------------------------------------------------------------------


def test_a_placement_tells_what_it_lands_on() -> None:
    stacks = {"b2": "blue hook", "b4": "blue roxy", "b9": "red star", "b13": "blue star", "b15": "blue hook"}
    match = battle(stacks=stacks, blue="roxy roxy skully", red="hook hook")
    play(match, "place roxy b9", "place hook b14", "place skully b2", "skip", "draw", "place roxy red-hq")
    assert match.events(None) == [
        event.model_copy(update={"ply": ply, "text": told(event)})
        for ply, event in enumerate(
            [
                Covered(seat="blue", troop="roxy", node="b9", owner="red", below="star", is_own=False),
                Placed(kind="placed", seat="red", troop="hook", node="b14"),
                Covered(seat="blue", troop="skully", node="b2", owner="blue", below="hook", is_own=True),
                Skipped(seat="blue", effect="skully"),
                Drew(seat="red", count=2, troops=None),
                Placed(kind="captured", seat="blue", troop="roxy", node="red-hq"),
            ],
            start=1,
        )
    ]


# Views and the picture -----------------------------------------------------------------------------------------


def connected(match: Match, seat: str) -> set[str]:
    return {node["id"] for node in match.view(None)["nodes"] if seat in node["connected"]}


def test_a_captured_hq_connects_nothing() -> None:
    """An H.Q. is no base: the connection of who took it does not walk on through it."""
    match = battle(MIXED, stacks={"r": "blue kwak", "p": "blue kwak", "d": "blue star"}, blue="roxy", red="hook")
    before = connected(match, "blue")
    play(match, "place roxy red-hq")
    assert match.outcome is not None
    assert "e" not in before
    assert connected(match, "blue") == before


def test_the_turn_number_never_falls() -> None:
    for options in ({"terrain": "castle-field"}, {"terrain": "battlefield", "turn_limit": 12}):
        for seed in range(12):
            match = _middle_of(options, seed, 0)
            chance = np.random.default_rng(seed)
            turns = [match.view(None)["turn"]]
            while match.outcome is None:
                match.play(int(chance.choice(match.legal_ids())))
                turns.append(match.view(None)["turn"])
            assert turns == sorted(turns)
            assert turns[-1] <= match.view(None)["turn_limit"]


def offers(match: Match) -> tuple[bool, bool]:
    """Whether the prompt offers the actor to draw, and to place."""
    prompt = match.view(match.actor)["prompt"]
    return prompt.get("drawable", 0) > 0, prompt.get("can_place", prompt["kind"] == "may-place")


def test_prompts_offer_what_is_legal_and_nothing_else() -> None:
    met = set()
    for terrain in ("castle-field", "city-of-clouds", "battlefield", "tropical-pool"):
        for seed in range(8):
            match = _middle_of({"terrain": terrain}, seed, 0)
            chance = np.random.default_rng(seed)
            while match.outcome is None:
                kinds = {action.kind for action in match.legal()}
                met.add(offers(match))
                assert offers(match) == ("draw" in kinds, "place" in kinds), match.view(match.actor)["prompt"]
                match.play(int(chance.choice(match.legal_ids())))
    assert met == {(True, True), (True, False), (False, True), (False, False)}


@pytest.mark.parametrize(
    ("said", "drawable", "can_place", "is_rack_full"),
    [
        ({"blue": "roxy star hook kwak skully capn jumbo xb-42"}, 0, True, True),
        ({"blue": "roxy", "blue_reserve": ""}, 0, True, False),
        ({"blue": "roxy", "blue_reserve": "hook"}, 1, True, False),
        ({"blue": ""}, 2, False, False),
        ({"blue": "skully", "stacks": {"b1": "red roxy", "b2": "red roxy"}}, 2, False, False),
    ],
)
def test_prompt_of_a_turn(said: dict[str, Any], drawable: int, can_place: bool, is_rack_full: bool) -> None:
    match = battle(**said, red="hook")
    asked = TakeTurn(seat="blue", drawable=drawable, can_place=can_place, is_rack_full=is_rack_full)
    assert match.game.view(match.state[0], 0).prompt == asked
    if said["blue"] == "skully":  # who does not see the rack is not told that nothing on it fits
        for seat in (1, None):
            assert match.game.view(match.state[0], seat).prompt == asked.model_copy(update={"can_place": True})


def test_prompt_of_an_effect_counts_what_can_be_drawn() -> None:
    match = battle(blue="skully roxy", blue_reserve="hook", red="hook")
    play(match, "place skully b1")
    assert match.game.view(match.state[0], None).prompt == MayDraw(seat="blue", effect="skully", drawable=1)


def test_stacks_can_be_looked_through_in_the_terminal() -> None:
    match = battle(stacks={"b1": "red kwak, blue hook, blue roxy", "b2": "blue star"}, blue="hook", red="star")
    console = Console(width=120, record=True, file=io.StringIO())
    console.print(match.game.draw(match.game.view(match.state[0], None)))
    shown = console.export_text()
    assert "Stacks, from the top" in shown
    assert re.search(r"b1 +●7 ●4 ◆J", shown)
    assert not re.search(r"b2 +●6", shown)


def test_view_of_a_seat() -> None:
    match = battle(stacks={"b1": "red kwak, blue roxy"}, blue="hook star", red="kwak skully", actor="red")
    view = match.view(0)
    assert (view["seat"], view["actor"]) == ("blue", "red")
    assert (view["prompt"]["kind"], view["prompt"]["seat"]) == ("turn", "red")
    assert [side["rack"] for side in view["sides"]] == [["hook", "star"], None]
    node = view["nodes"][1]
    assert (node["id"], node["holder"], [troop["troop"] for troop in node["stack"]]) == ("b1", "blue", ["kwak", "roxy"])
    assert node["connected"] == ["blue"]
    assert (view["objective"], view["turn"], view["turn_limit"], view["phase"]) == (7, 1, 200, "turn")


@pytest.mark.parametrize("name", [*TERRAIN_IDS, "mixed"])
def test_picture_fits_and_shows_every_node(name: str) -> None:
    """In 100 columns without colour: every node with its name, the owner's mark, the viewer's rack."""
    match = _middle_of({"terrain": MIXED if name == "mixed" else name}, 3, 30)
    for seat in (0, 1, None):
        view = ToyBattleView.model_validate(match.view(seat) | {"goal": None})
        console = Console(width=100, color_system=None)
        with console.capture() as captured:
            console.print(match.game.draw(view))
        picture = captured.get()
        assert max(map(len, picture.splitlines())) <= 100
        for node in view.nodes:
            assert re.search(rf"[╭┏╔]{re.escape(node.id[:9])}[─━═×╮┓╗]", picture), node.id
            if node.stack:
                assert ("●" if node.holder == "blue" else "◆") in picture
        assert ("Your rack" in picture) == (seat is not None)
        assert picture.count("H.Q.") >= 2


def test_picture_survives_nodes_that_crowd() -> None:
    """A person's terrain may put nodes close together; the picture then overlaps but is still drawn."""
    nodes = [{**node, "x": 5.0 + k / 100} for k, node in enumerate(MIXED["nodes"])]
    match = fracas.new("toy-battle", seed=1, terrain={**MIXED, "nodes": nodes})
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(match.game.draw(match.game.view(match.state[0], 0)))
    assert "blue-hq" in captured.get()


def test_record_reads_well() -> None:
    match = play(battle(blue="hook", red="star"), "place hook b7", "draw")
    record = match.record()
    assert "1. blue: place hook b7\n2. red: draw\n" in record
    assert fracas.load(record).hash == match.hash
