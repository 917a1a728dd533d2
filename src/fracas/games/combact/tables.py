"""The tables of a board: every placement as bits, and what the options switch."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game

from .data import (
    QUICK_SMALLEST_USP,
    arc_neighbours,
    field_count,
    lattice,
    marker_points,
    mirror_images,
    pieces,
    placements,
    placements_on,
    point_count,
)
from .options import INCEPTION_NAMES, SWAP_NAMES, TARGET_NAMES, CombactOptions
from .state import (
    DOT_LEVELS,
    MOST_FIELDS,
    MOST_POINTS,
    PIECES,
    PLACEMENTS,
    SEATS,
    USPS,
    WORD_BITS,
    WORDS,
    Tables,
    Target,
)

NONE = -1


def make_tables(game: Game[CombactOptions]) -> npt.NDArray[Any]:
    """One element of `Tables`: the board of the radius, and what the options switch."""
    options = game.options
    tables = board_tables(options.radius).copy()
    t = tables[0]
    t.target = _index(options.target, (*TARGET_NAMES, "campaign"))
    t.first_target = t.target
    if t.target == Target.CAMPAIGN:
        t.first_target = _index(options.first_target, TARGET_NAMES)
    t.starter = _index(options.starter, SEATS)
    t.inception = _index(options.inception, INCEPTION_NAMES)
    t.swap = SWAP_NAMES.index(options.swap)
    if options.set == "quick":
        t.smallest = next(i for i, piece in enumerate(pieces()) if piece.size == QUICK_SMALLEST_USP)
    t.spots = USPS - t.smallest
    return tables


def _index(name: str, names: tuple[str, ...]) -> int:
    """Which of the names it is; none for one that chance draws."""
    return NONE if name == "random" else names.index(name)


@cache
def board_tables(radius: int) -> npt.NDArray[Any]:
    """What depends on the board alone."""
    tables = np.zeros(1, Tables)
    t = tables[0]
    t.points, t.fields = point_count(radius), field_count(radius)
    t.size_of[:] = [piece.size for piece in pieces()]
    _list_placements(t)
    _list_places(t, radius)
    t.bit_of[:] = NONE
    t.placement_of[:] = NONE
    for seat in range(len(SEATS)):
        _set_bits(t, seat, np.array(placements_on(radius, seat)))
    tables.setflags(write=False)
    return tables


def _list_placements(t: np.record) -> None:
    """Piece, fields, points and dots of every placement."""
    every = placements()
    assert len(every) == PLACEMENTS
    t.piece_of[:] = [one.piece for one in every]
    t.mirror_of[:] = mirror_images()
    t.points_in[:] = [len(one.points) for one in every]
    t.fields_of[:] = [_padded(one.fields, MOST_FIELDS, NONE) for one in every]
    t.points_of[:] = [_padded(one.points, MOST_POINTS, NONE) for one in every]
    t.dots_of[:] = [_padded(one.dots, MOST_POINTS, 0) for one in every]


def _padded(values: tuple[int, ...], length: int, filler: int) -> list[int]:
    return [*values, *[filler] * (length - len(values))]


def _list_places(t: np.record, radius: int) -> None:
    """Which fields share an arc, where the markers stand."""
    board = lattice()
    t.neighbours[:] = NONE
    for field in range(field_count(radius)):
        near = [board.number_of_field.get(peaks, FAR) for peaks in arc_neighbours(board.fields[field])]
        on_board = sorted(number for number in near if number < field_count(radius))
        t.neighbours[field, : len(on_board)] = on_board
        t.peaks[field] = sum(1 << peak for peak in board.peaks(field))
    t.markers[:] = sum(marker_points(radius), ())


FAR = 1 << 14  # the number of a field that no board has


def _set_bits(t: np.record, seat: int, chosen: npt.NDArray[np.int64]) -> None:
    """Number the seat's placements, each piece from a new word on, and mark them in the bit tables."""
    word = 0
    bits = np.zeros(len(chosen), np.int64)
    for piece in range(PIECES):
        own = np.flatnonzero(t.piece_of[chosen] == piece)
        bits[own] = word * WORD_BITS + np.arange(len(own))
        t.first_word[piece] = word
        word += -(-len(own) // WORD_BITS)
    t.first_word[PIECES] = t.words = word
    assert word <= WORDS
    t.bit_of[seat, chosen] = bits
    t.placement_of[seat, bits] = chosen
    words, values = bits // WORD_BITS, np.left_shift(np.uint64(1), (bits % WORD_BITS).astype(np.uint64))
    np.bitwise_or.at(t.empty[seat], words, values)
    for fields in t.fields_of[chosen].T:
        has = fields != NONE
        np.bitwise_or.at(t.cover[seat], (fields[has], words[has]), values[has])
    for points, dots in zip(t.points_of[chosen].T, t.dots_of[chosen].T, strict=True):
        for level in range(1, DOT_LEVELS):
            has = dots >= level
            np.bitwise_or.at(t.at_least[seat], (points[has], level, words[has]), values[has])
    t.at_least[seat, :, 0] = t.at_least[seat, :, 1]
