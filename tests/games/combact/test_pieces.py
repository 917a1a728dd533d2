"""The pieces: how many, which, and how often each can be laid on the empty board."""

from __future__ import annotations

from collections import Counter

import pytest

from fracas.games.combact import Combact
from fracas.games.combact.data import dots, lattice, pieces, placements, placements_on
from fracas.games.combact.state import PLACEMENTS, USPS

from . import twin

# On the empty board of radius 3, the same for both colours; the sum and 2a, 4a, 7e, lens and triangle are known from
# an independent reference.
PLACEMENTS_OF = {
    "2a": 162,
    "3a": 162,
    "3b": 72,
    "4a": 54,
    "4b": 144,
    "5a": 144,
    "5b": 144,
    "5c": 72,
    "5d": 126,
    "6a": 144,
    "6b": 126,
    "6c": 126,
    "7a": 72,
    "7b": 126,
    "7c": 126,
    "7d": 54,
    "7e": 36,
    "lens": 90,
    "triangle": 54,
}


def test_shapes_by_size() -> None:
    sizes = Counter(piece.size for piece in pieces()[:USPS])
    assert sizes == {2: 1, 3: 2, 4: 2, 5: 4, 6: 3, 7: 5}
    assert sum(piece.size for piece in pieces()[:USPS]) == 89


def test_names_and_notation() -> None:
    assert {piece.name: piece.notation for piece in pieces()} == twin.SHAPES


def test_six_pieces_are_chiral() -> None:
    assert [piece.name for piece in pieces() if piece.is_chiral] == ["4b", "5c", "6a", "6b", "7b", "7d"]


def test_every_piece_obeys_the_five_dot_rule_and_hangs_together() -> None:
    for piece in pieces():
        assert max(dots(piece.shape).values()) <= 5
        fields = {frozenset(field) for field in piece.shape}
        reached = {next(iter(fields))}
        while more := {near for field in reached for near in twin.arcs(field) if near in fields} - reached:
            reached |= more
        assert reached == fields


@pytest.mark.parametrize("seat", [0, 1])
def test_placements_of_every_piece_on_the_empty_board(seat: int) -> None:
    names = [piece.name for piece in pieces()]
    found = Counter(names[placements()[index].piece] for index in placements_on(3, seat))
    assert found == PLACEMENTS_OF
    assert sum(n for name, n in found.items() if name not in ("lens", "triangle")) == 1890


@pytest.mark.parametrize("radius", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_placements_are_those_of_the_twin(radius: int, seat: int) -> None:
    board = lattice()
    for index, piece in enumerate(pieces()):
        own = [placements()[k] for k in placements_on(radius, seat) if placements()[k].piece == index]
        covered = [frozenset(frozenset(board.fields[field]) for field in one.fields) for one in own]
        assert len(set(covered)) == len(covered)
        assert set(covered) == twin.candidates(piece.name, seat, radius)


def test_ruling_white_plays_the_mirror() -> None:
    board = lattice()

    def mirror(fields: tuple[int, ...]) -> frozenset[frozenset[tuple[int, int]]]:
        return frozenset(frozenset((r, q) for q, r in board.fields[field]) for field in fields)

    for name in ("4b", "7d", "5a"):
        index = [piece.name for piece in pieces()].index(name)
        black, white = (
            [placements()[k] for k in placements_on(3, seat) if placements()[k].piece == index] for seat in (0, 1)
        )
        as_white = {frozenset(frozenset(board.fields[field]) for field in one.fields) for one in white}
        assert {mirror(one.fields) for one in black} == as_white
        shared = {one.fields for one in black} & {one.fields for one in white}
        assert bool(shared) == (name == "5a")  # a chiral piece never lies alike for both


def test_placements_are_named_once_and_told_truly() -> None:
    board = lattice()
    assert len(placements()) == PLACEMENTS
    named = {(one.piece, one.at, one.turn) for one in placements()}
    assert len(named) == PLACEMENTS
    for one in placements():
        counted = Counter(peak for field in one.fields for peak in board.peaks(field))
        assert dict(zip(one.points, one.dots, strict=True)) == counted
        assert one.at in one.points  # the first peak of the notation lies there


def test_a_turn_is_sixty_degrees_anticlockwise_about_the_first_peak() -> None:
    game = Combact.with_options({})
    board = lattice()
    straight, turned = (game.actions[game.ids_by_text[f"place 2a at 0.r{k}"]] for k in (0, 1))
    one, other = placements()[straight.id], placements()[turned.id]
    rotated = {frozenset((-r, q + r) for q, r in board.fields[field]) for field in one.fields}
    assert {frozenset(board.fields[field]) for field in other.fields} == rotated


def test_actions_have_unique_texts_and_the_same_meaning_on_every_board() -> None:
    small = Combact.with_options({"radius": 2, "set": "quick"})
    large = Combact.with_options({"radius": 4, "target": "autonomy"})
    assert small.actions == large.actions
    assert len(large.ids_by_text) == large.card.actions
