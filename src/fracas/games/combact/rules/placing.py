"""Laying pieces: the five-dot principle, kept as bits that a placement updates only where it touches."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide

from ..state import LENS_PIECE, MICROBACTS, PIECES, TOKEN_DOTS, WORD_BITS
from .bits import lowest_bit

_NOTHING = np.uint64(0)
_ONE = np.uint64(1)


@rule
def lay(s: np.record, t: np.record, seat: int, a: int) -> int:
    """Put placement `a` of `seat` onto the board and bring owners, dots and bits up to date; the sixes it makes.

    It calls no other rule, so that `position` can run the same source uncompiled.
    """
    words = wide(t.words)
    for index in range(wide(t.size_of[t.piece_of[a]])):
        field = t.fields_of[a, index]
        s.owner[field] = seat + 1
        for side in range(2):
            covering = t.cover[side, field]
            plain, joined = s.plain[side], s.joined[side]
            for word in range(words):
                plain[word] &= ~covering[word]
                joined[word] &= ~covering[word]
    plain, joined = s.plain[seat], s.joined[seat]
    sixes = 0
    for index in range(wide(t.points_in[a])):
        point = t.points_of[a, index]
        s.dots[seat, point] += t.dots_of[a, index]
        dots = wide(s.dots[seat, point])
        if dots == TOKEN_DOTS:
            sixes += 1
        # At a point with n dots, on the rim or not (ruling `five-dots-on-the-rim`), a placement of one dot or more
        # joins (ruling `later-piece-shares-a-point`), of 6 - n makes a six, of 7 - n is too many (ruling
        # `six-is-closed`); one that would make a second six is lost as well (ruling `two-sixes-never`).
        joining = t.at_least[seat, point, 1]
        six = t.at_least[seat, point, TOKEN_DOTS - dots]
        seven = t.at_least[seat, point, TOKEN_DOTS + 1 - dots]
        for word in range(words):
            before = plain[word]
            joined[word] = (joined[word] | (before & joining[word])) & ~(seven[word] | (six[word] & ~before))
            plain[word] = before & ~six[word]
    s.down[seat] += 1
    return sixes


@rule
def placeable(s: np.record, seat: int, word: int) -> np.uint64:
    """The placements of this word that `seat` could lay now, if it had the pieces.

    The first piece goes anywhere (ruling `first-piece-anywhere`), a later one must touch the own network; six dots at
    one point need the 5+1 token (ruling `token-pays-for-six`).
    """
    if s.down[seat] == 0:
        return s.plain[seat, word]  # type: ignore[no-any-return]
    if s.tokens[seat] > 0:
        return s.joined[seat, word]  # type: ignore[no-any-return]
    return s.plain[seat, word] & s.joined[seat, word]  # type: ignore[no-any-return]


@rule
def pieces_on_offer(s: np.record, t: np.record, seat: int) -> int:
    """The next pieces clockwise from the Inception and the own microbacts, as a set of bits by piece."""
    offered = 0
    looked_at = 0
    spots = wide(t.spots)
    spot = wide(s.head)
    for _ in range(spots):
        if s.taken[spot] == 0:
            offered |= 1 << wide(s.circle[spot])
            looked_at += 1
            if looked_at == s.window[seat]:
                break
        spot = spot + 1 if spot + 1 < spots else 0
    return offered | microbacts_left(s, seat)


@rule
def pieces_left(s: np.record, t: np.record, seat: int) -> int:
    """All pieces of the circle and the own microbacts, as a set of bits by piece."""
    left = 0
    for spot in range(wide(t.spots)):
        if s.taken[spot] == 0:
            left |= 1 << wide(s.circle[spot])
    return left | microbacts_left(s, seat)


@rule
def microbacts_left(s: np.record, seat: int) -> int:
    """The microbacts in the seat's stock, as a set of bits by piece."""
    left = 0
    for kind in range(MICROBACTS):
        if s.micro[seat, kind] > 0:
            left |= 1 << (LENS_PIECE + kind)
    return left


@rule
def can_place(s: np.record, t: np.record, seat: int) -> bool:
    """Some piece on offer, or a microbact, can be laid."""
    offered = pieces_on_offer(s, t, seat)
    for piece in range(PIECES):
        if (offered >> piece) & 1:
            for word in range(wide(t.first_word[piece]), wide(t.first_word[piece + 1])):
                if placeable(s, seat, word) != _NOTHING:
                    return True
    return False


@rule
def can_swap(s: np.record, t: np.record) -> bool:
    """The piece that allows it has just been laid, and nobody has swapped (ruling `swap-once-right-after`)."""
    return bool(t.swap > 0 and s.placed_count == t.swap and s.passes == 0 and s.swapped == 0)


@rule
def list_placements(s: np.record, t: np.record, seat: int, out: Ints) -> int:
    """Write the legal placements of `seat` into `out`, ascending; their number."""
    offered = pieces_on_offer(s, t, seat)
    first_word, placement_of = t.first_word, t.placement_of[seat]
    found = 0
    for piece in range(PIECES):
        if (offered >> piece) & 1:
            for word in range(wide(first_word[piece]), wide(first_word[piece + 1])):
                left = placeable(s, seat, word)
                while left != _NOTHING:
                    out[found] = placement_of[word * WORD_BITS + lowest_bit(left)]
                    found += 1
                    left &= left - _ONE
    return found
