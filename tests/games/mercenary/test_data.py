"""Maps, cards and character stats: what comes with the game, and what the readers refuse."""

from __future__ import annotations

import contextlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fracas.core.errors import BadData
from fracas.games.mercenary.data import (
    CLASS_NAMES,
    find_cards,
    find_characters,
    read_cards,
    read_characters,
    standard_cards_text,
    standard_characters_text,
)
from fracas.games.mercenary.maps import CELL_BY_NAME, BattleMap, cell_name, map_names, named_map, read_map
from fracas.games.mercenary.state import CARDS, CELLS, COLUMNS

from .desk import OPEN, YARD, game

CARD = """[[card]]
number = 1
name = "Test"
kind = "weapon"
classes = ["scout"]
attack = 2
range = 1
effects = { push = 1 }
"""


# What comes with the game ----------------------------------------------------------------------------------------


def test_forty_cards_two_or_more_for_every_class_twenty_effects_or_more() -> None:
    cards = find_cards("standard")
    assert len(cards) == CARDS
    fits = Counter(name for card in cards for name in card.classes)
    assert all(fits[name] >= 2 for name in CLASS_NAMES)
    assert len({effect for card in cards for effect in card.effects}) >= 20
    assert all(1 <= len(card.classes) <= 3 for card in cards)


def is_symmetric(here: BattleMap) -> bool:
    """Turned by half a circle, with the sides exchanged, the map is itself: nobody has the better half."""

    def turned(cell: int) -> int:
        return (here.rows - 1 - cell // COLUMNS) * COLUMNS + here.columns - 1 - cell % COLUMNS

    exchanged = {"R": "B", "B": "R", "r": "b", "b": "r", "1": "3", "3": "1"}
    fences = {(min(turned(a), turned(b)), max(turned(a), turned(b))) for a, b in here.fences}
    return fences == set(here.fences) and all(
        here.tiles[turned(cell)] == exchanged.get(symbol, symbol) for cell, symbol in here.tiles.items()
    )


def test_two_maps_or_more_for_each_mode_all_point_symmetric() -> None:
    modes = Counter(mode for name in map_names() for mode in named_map(name).modes)
    assert len(map_names()) >= 4
    assert all(modes[mode] >= 2 for mode in ("capture_the_intel", "control_point"))
    assert all(is_symmetric(named_map(name)) for name in map_names())


def test_no_raider_spawns_nearer_to_an_intel_than_its_defenders() -> None:
    for name in map_names():
        here = named_map(name)
        if here.homes is None:
            continue
        table = game(map_text=name).tables[0]
        for side in range(2):
            own, raiders = here.spawns[side], here.spawns[1 - side]
            assert table.distance[own, here.homes[side]] <= table.distance[raiders, here.homes[side]], name


def test_the_numbers_the_book_prints() -> None:
    stats = find_characters("standard")
    assert (stats["soldier"].health, stats["spy"].health, stats["medic"].range) == (8, 3, 3)


def test_distances_agree_with_a_slow_twin() -> None:
    """Floyd and Warshall over the steps, against the breadth-first tables."""
    tables = game(map_text=YARD).tables[0]
    far = 1000
    tiles = [cell for cell in range(CELLS) if tables.tile[cell]]
    length = {(a, b): 0 if a == b else far for a in tiles for b in tiles}
    for a in tiles:
        for b in tables.step[a]:
            if b >= 0:
                length[a, int(b)] = 1
    for k in tiles:
        for a in tiles:
            for b in tiles:
                length[a, b] = min(length[a, b], length[a, k] + length[k, b])
    assert all(int(tables.distance[a, b]) == length[a, b] for a, b in length)


def test_cells_are_named_as_in_chess() -> None:
    assert (cell_name(0), cell_name(1), cell_name(16), CELL_BY_NAME["f4"]) == ("a1", "b1", "a2", 53)


# What is refused: maps -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("name: Open\n", "title: Open\n", "line 1"),
        ("name: Open\n\n", "name: Open\n", "line 2"),
        (". 1 . . 2", ". 1 . . x", "'x' is not a tile"),
        ("R . r", "R . R", "'R' must appear exactly once"),
        ("R . r", ". . r", "'R' must appear exactly once; it appears 0"),
        ("R . r", "R . .", "'r' must appear exactly once"),
        (". 1 . . 2 . . 3 .", ". 1 . . 2 . . . .", "'3' must appear exactly once"),
        ("R . r . .", "R ~ r . .", "cannot be reached"),
        ("R . r", "R|. r", "cannot be reached"),
        (". 1 .", ".-1 .", "a fence here is '|'"),
        (". 1 . . 2", ". 1 ~|. 2", "between two tiles"),
    ],
)
def test_a_bad_map_is_refused_with_the_place_and_the_reason(old: str, new: str, complaint: str) -> None:
    text = OPEN.replace(". . . . . . . . .\n\nR . r", "~ ~ . . . . . . .\n\nR . r") if "reached" in complaint else OPEN
    with pytest.raises(BadData, match=complaint):
        read_map(text.replace(old, new, 1), "my map")


def test_maps_that_are_too_large_too_small_or_without_a_mode() -> None:
    with pytest.raises(BadData, match="17 by 3"):
        read_map("name: x\n\n" + ("." + " ." * 16 + "\n\n") * 3, "wide")
    with pytest.raises(BadData, match="3 to 16 tiles wide"):
        read_map("name: x\n\nR B\n", "small")
    with pytest.raises(BadData, match="intel spots r and b, or the points"):
        read_map("name: x\n\nR . .\n\n. . .\n\n. . B\n", "pointless")
    with pytest.raises(BadData, match="characters"):
        read_map("name: x\n\n" + "." * 5000, "long")


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet=".~RBrb123 |-\nname:x", max_size=120))
def test_any_text_is_a_map_or_refused_in_words(text: str) -> None:
    with contextlib.suppress(BadData):
        found = read_map(text, "fuzz")
        assert read_map(found.text, "fuzz") == found


# What is refused: cards and characters ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("push = 1", "puhs = 1", "there is no effect 'puhs'; did you mean 'push'"),
        ("push = 1", "push = 9", "must be 1 to 3"),
        ("push = 1", "push = 0", "not 0"),
        ("push = 1", 'push = "much"', "push"),
        ("push = 1", "healing = 1", "means nothing to these classes"),
        ('"weapon"', '"gear"', "gear has none of its own"),
        ("attack = 2\n", "", "a weapon prints its own"),
        ('["scout"]', '["sentry"]', "got 'sentry'"),
        ('["scout"]', '["scout", "scout"]', "each class once"),
        ('["scout"]', "[]", "classes"),
        ("number = 1", "number = 2", "numbered from 1"),
        ("number = 1", "number = 1\ncolour = 3", "colour"),
        ("[[card]]", "[[cards]]", "tables"),
        ("attack = 2", "attack = ", "not TOML"),
    ],
)
def test_a_bad_card_is_refused_with_the_place_and_the_reason(old: str, new: str, complaint: str) -> None:
    assert read_cards(CARD, "cards")[0].name == "Test"
    with pytest.raises(BadData, match=complaint):
        read_cards(CARD.replace(old, new), "cards")


def test_more_refused_cards() -> None:
    gear = CARD.replace('"weapon"', '"gear"').replace("attack = 2\nrange = 1\n", "")
    with pytest.raises(BadData, match="gear without an effect"):
        read_cards(gear.replace("{ push = 1 }", "{}"), "cards")
    with pytest.raises(BadData, match="two cards are called"):
        read_cards(CARD + CARD.replace("number = 1", "number = 2"), "cards")
    with pytest.raises(BadData, match="1 to 40"):
        read_cards(standard_cards_text() + CARD.replace("number = 1", "number = 41"), "cards")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[scout]", "[skout]", "exactly the tables"),
        ("health = 5", "health = 0", "scout health"),
        ("speed = 0", "speed = 1", "a Sentry stands still"),
        ("charge = 6", "charge = 0", "have a meter"),
        ("range = 2", "range = 1.5", "scout range"),
    ],
)
def test_bad_character_stats_are_refused(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadData, match=complaint):
        read_characters(standard_characters_text().replace(old, new, 1), "characters")
