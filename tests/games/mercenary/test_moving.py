"""Steps, fences, sand and distances (book: Movement, Fighting)."""

from __future__ import annotations

import pytest

from fracas.games.mercenary.maps import CELL_BY_NAME

from .desk import YARD, game, lay, play, texts, unit


def distance(a: str, b: str, table: str = "distance") -> int:
    tables = game(map_text=YARD).tables[0]
    return int(tables[table][CELL_BY_NAME[a], CELL_BY_NAME[b]])


def test_steps_go_in_eight_directions() -> None:
    match = lay({"red-1": "scout e3"})
    assert texts(match, "move") == [f"move {way}" for way in ("n", "ne", "e", "se", "s", "sw", "w", "nw")]


@pytest.mark.parametrize(
    ("way", "cell"),
    [("n", "e4"), ("ne", "f4"), ("e", "f3"), ("se", "f2"), ("s", "e2"), ("sw", "d2"), ("w", "d3"), ("nw", "d4")],
)
def test_each_direction(way: str, cell: str) -> None:
    match = play(lay({"red-1": "scout e3"}), f"move {way}")
    assert unit(match, "red-1").cell == cell


def test_the_edge_of_the_map_ends_movement() -> None:
    assert texts(lay({"red-1": "scout i1"}), "move") == ["move n", "move w", "move nw"]


def test_nobody_moves_onto_a_character_or_a_sentry() -> None:
    match = lay({"red-1": "scout e3", "red-2": "heavy e4", "blu-1": "heavy f3", "blu-sentry-2": "sentry d3"})
    assert texts(match, "move") == [f"move {way}" for way in ("ne", "se", "s", "sw", "nw")]


def test_fences_and_sand_stop_steps() -> None:
    match = lay({"red-1": "scout d3"}, on=YARD)
    assert "move e" not in texts(match)
    assert "move w" not in texts(match)
    assert "move n" in texts(match)


def test_ruling_diagonal_needs_a_way_round() -> None:
    assert "move ne" in texts(lay({"red-1": "scout d3"}, on=YARD))  # round d4: only the way over e3 is cut
    assert "move nw" in texts(lay({"red-1": "scout d3"}, on=YARD))  # round d4, though c3 is sand
    assert "move ne" in texts(lay({"red-1": "scout f1"}, on=YARD))  # into g2 by its open side
    assert "move nw" not in texts(lay({"red-1": "scout h1"}, on=YARD))  # both ways into g2 are cut


def test_characters_on_the_corners_do_not_stop_a_diagonal_step() -> None:
    match = lay({"red-1": "scout e3", "blu-1": "heavy e4", "blu-2": "heavy f3"})
    assert "move ne" in texts(match)


def test_range_is_a_walk_round_fences() -> None:
    assert distance("e4", "e5") == 2
    assert distance("d3", "e3") == 2
    assert distance("g2", "g3", "beeline") == 1
    assert distance("a4", "a4") == 0


def test_the_books_example_only_unfenced_targets_are_in_range() -> None:
    """Book, Fighting: of the Demomen two spaces away the Soldier attacks those no fence hides."""
    match = lay({"red-1": "soldier g3", "blu-1": "demoman g2", "blu-2": "demoman e3", "blu-3": "heavy g5"}, on=YARD)
    reachable = texts(match, "attack")
    assert "attack blu-2" in reachable
    assert "attack blu-3" in reachable
    assert "attack blu-1" not in texts(lay({"red-1": "pyro g3", "blu-1": "demoman g2"}, on=YARD), "attack")


def test_ruling_distance_is_a_walk() -> None:
    match = lay({"red-1": "soldier e2", "blu-1": "heavy e3", "blu-2": "heavy e4"})
    assert texts(match, "attack") == ["attack blu-1", "attack blu-2"]  # characters do not block an attack
    walled = game(map_text="name: Wall\n\nb . . . B\n\n~ ~ ~ . .\n\nR . . . r\n").tables[0]
    assert walled.distance[CELL_BY_NAME["a1"], CELL_BY_NAME["a3"]] == 6  # sand does: round by d2


def test_ruling_markers_and_stickies_do_not_block() -> None:
    match = lay({"red-1": "scout e3", "blu-1": "spy e4 cloaked", "blu-2": "demoman a7 stickies=e2"})
    assert {"move n", "move s"} <= set(texts(match))
    play(match, "move n")
    assert unit(match, "red-1").cell == unit(match, "blu-1").cell == "e4"
