"""The board: counts, incidence, neighbours, and numbers that stay the same from board to board."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from fracas.games.combact import Combact
from fracas.games.combact.data import field_count, lattice, marker_points, point_count, ring
from fracas.games.combact.picture import draw_board, draw_pieces
from fracas.games.combact.tables import board_tables

from . import twin


@pytest.mark.parametrize(
    ("radius", "points", "lenses", "triangles"), [(2, 19, 42, 24), (3, 37, 90, 54), (4, 61, 156, 96)]
)
def test_counts(radius: int, points: int, lenses: int, triangles: int) -> None:
    board = lattice()
    fields = board.fields[: field_count(radius)]
    assert point_count(radius) == points
    assert Counter(len(field) for field in fields) == {2: lenses, 3: triangles}
    assert {frozenset(field) for field in fields} == twin.board_fields(radius)
    assert max(ring(point) for point in board.points[: point_count(radius)]) == radius


def test_only_radius_three_has_triangles_to_lenses_as_three_to_five() -> None:
    ratios = {radius: (6 * radius**2, 9 * radius**2 + 3 * radius) for radius in (2, 3, 4)}
    assert [radius for radius, (triangles, lenses) in ratios.items() if 5 * triangles == 3 * lenses] == [3]


def test_fields_round_inner_rim_and_corner_points() -> None:
    board = lattice()
    round_point = Counter(peak for field in range(field_count(3)) for peak in board.peaks(field))
    corners = set(sum(marker_points(3), ()))
    for number in range(point_count(3)):
        expected = 12 if ring(board.points[number]) < 3 else 5 if number in corners else 7
        assert round_point[number] == expected


def test_numbers_run_outwards_so_a_small_board_is_the_beginning_of_a_large_one() -> None:
    board = lattice()
    for radius in (2, 3, 4):
        assert all(board.field_ring(field) <= radius for field in range(field_count(radius)))
    rings = [ring(point) for point in board.points]
    assert rings == sorted(rings)
    assert board.points[:7] == ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@pytest.mark.parametrize("radius", [2, 3, 4])
def test_arc_neighbours_are_those_of_the_twin(radius: int) -> None:
    board = lattice()
    table = board_tables(radius)[0].neighbours
    for field in range(field_count(radius)):
        expected = {near for near in twin.arcs(frozenset(board.fields[field])) if near in twin.board_fields(radius)}
        found = {frozenset(board.fields[int(near)]) for near in table[field] if near >= 0}
        assert found == expected
        assert len(found) == 3 if len(board.fields[field]) == 3 else len(found) in (1, 2)


def test_ruling_markers_at_corners() -> None:
    board = lattice()
    black, white = ([board.points[point] for point in points] for points in marker_points(3))
    assert set(black) == {(3, 0), (-3, 3), (0, -3)}
    assert set(white) == {(0, 3), (-3, 0), (3, -3)}


@pytest.mark.parametrize("radius", [2, 3, 4])
def test_every_radius_can_be_chosen(radius: int) -> None:
    assert Combact.with_options({"radius": radius, "target": "goals"}).tables[0].fields == field_count(radius)


def test_the_pictures_in_the_docs_are_the_generated_ones() -> None:
    pictures = Path(__file__).parents[3] / "docs" / "pictures"
    assert (pictures / "combact-board.svg").read_text(encoding="utf-8") == draw_board(3)
    assert (pictures / "combact-pieces.svg").read_text(encoding="utf-8") == draw_pieces()


def test_the_rules_name_the_markers_of_every_radius() -> None:
    for language in Combact.rules_languages():
        text = Combact.rules_text(language)
        for radius in (2, 3, 4):
            for points in marker_points(radius):
                assert re.search(r"{}, {} (and|und) {}|{}, {}, {}".format(*points, *points), text), (language, radius)
