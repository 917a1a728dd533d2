"""A sensible action for playouts: a few placements drawn at random, the best of them by the target's measure."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Ints
from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below

from .evaluate import marker_worth
from .rules.bits import bit_count
from .rules.campaign import TARGETS
from .rules.placing import can_swap, list_placements, microbacts_left
from .rules.scoring import leader, territory
from .state import (
    BLACK,
    FIRST_SPOT,
    FIRST_TARGET,
    LENS_PIECE,
    MOST_DOTS,
    MOST_LEGAL,
    PASS,
    PIECES,
    SWAP,
    TOKEN_DOTS,
    Phase,
    Target,
)

SWAP_ODDS = 4  # one in so many times sides are swapped where that is allowed: only a search can tell when to
SAMPLE = 8  # placements looked at
WIN = 1e6
TOKEN_WORTH = 0.05
_NOTHING = np.uint64(0)


@rule
def suggest(s: np.record, t: np.record, rng: Rng) -> int:
    """A random choice of Inception or target; in a turn the best of a few placements, or a pass where it pays."""
    if s.phase == Phase.INCEPTION:
        return FIRST_SPOT + below(rng, wide(t.spots))
    if s.phase == Phase.TARGET:
        return FIRST_TARGET + (wide(s.target) + 1 + below(rng, TARGETS - 1)) % TARGETS
    if can_swap(s, t) and below(rng, SWAP_ODDS) == 0:
        return SWAP
    seat = wide(s.actor)
    if s.passes == 1 and leader(s, t) == seat:
        return PASS  # it wins at once
    placements = np.empty(MOST_LEGAL, np.int64)
    found = list_placements(s, t, seat, placements)
    if found == 0:
        return PASS
    usps = _count_usps(t, placements, found)
    if s.target == Target.TIME_FACTOR:
        return _best_for_time(s, t, seat, placements, usps if usps > 0 else found, rng)
    if s.target == Target.AUTONOMY:
        return _best_for_territory(s, t, seat, placements, found, rng)
    return _best_for_goals(s, t, seat, placements, found, rng)


@rule
def _count_usps(t: np.record, placements: Ints, found: int) -> int:
    """How many of the placements, which are sorted by piece, are of the circle: microbacts are kept for later."""
    while found > 0 and t.piece_of[placements[found - 1]] >= LENS_PIECE:
        found -= 1
    return found


@rule
def _drawn(placements: Ints, found: int, looked_at: int, rng: Rng) -> int:
    """The next candidate: all in turn when they are few, else one at random."""
    return placements[looked_at] if found <= SAMPLE else placements[below(rng, found)]  # type: ignore[no-any-return]


@rule
def _best_for_time(s: np.record, t: np.record, seat: int, placements: Ints, found: int, rng: Rng) -> int:
    """The placement that leaves the opponent least and oneself most; the opponent without a move is best of all."""
    best, best_worth = placements[0], -1e9
    for looked_at in range(min(found, SAMPLE)):
        a = _drawn(placements, found, looked_at, rng)
        worth = _room_after(s, t, seat, a)
        if worth > best_worth:
            best, best_worth = a, worth
    return best  # type: ignore[no-any-return]


@rule
def _room_after(s: np.record, t: np.record, seat: int, a: int) -> float:
    """The balance of placements left to both sides once `a` lies there; a win if the opponent has none on offer."""
    piece = wide(t.piece_of[a])
    left = _left_after(s, t, piece)
    own_left = left | (microbacts_left(s, seat) & ~(1 << piece))
    other_micro = microbacts_left(s, 1 - seat)
    offered = _window_after(s, t, 1 - seat, piece) | other_micro
    makes_six = _makes_six(s, t, seat, a)
    first_word = t.first_word
    own = 0
    other = 0
    on_offer = 0
    for k in range(PIECES):
        for word in range(wide(first_word[k]), wide(first_word[k + 1])):
            if (own_left >> k) & 1:
                own += bit_count(_own_after(s, t, seat, a, word, makes_six))
            if ((left | other_micro) >> k) & 1:
                free = bit_count(_others_after(s, t, seat, a, word, makes_six))
                other += free
                if (offered >> k) & 1:
                    on_offer += free
    if on_offer == 0:
        return WIN
    return (own - other) / (own + other + 10.0) - (TOKEN_WORTH if makes_six else 0.0)


@rule
def _left_after(s: np.record, t: np.record, piece: int) -> int:
    """The pieces of the circle once this one is taken, as bits."""
    left = 0
    for spot in range(wide(t.spots)):
        if s.taken[spot] == 0 and s.circle[spot] != piece:
            left |= 1 << wide(s.circle[spot])
    return left


@rule
def _window_after(s: np.record, t: np.record, seat: int, piece: int) -> int:
    """The pieces of the circle that `seat` looks at once this one is taken, as bits."""
    spots = wide(t.spots)
    head = wide(s.head)
    for spot in range(spots):
        if s.circle[spot] == piece:
            head = spot + 1
    window = 0
    looked_at = 0
    for step in range(spots):
        spot = (head + step) % spots
        if s.taken[spot] == 0 and s.circle[spot] != piece and looked_at < s.window[seat]:
            window |= 1 << wide(s.circle[spot])
            looked_at += 1
    return window


@rule
def _makes_six(s: np.record, t: np.record, seat: int, a: int) -> bool:
    """The placement spends the 5+1 token."""
    for index in range(wide(t.points_in[a])):
        if wide(s.dots[seat, t.points_of[a, index]]) + wide(t.dots_of[a, index]) > MOST_DOTS:
            return True
    return False


@rule
def _others_after(s: np.record, t: np.record, seat: int, a: int, word: int, spends_token: bool) -> np.uint64:
    """The placements left to the opponent of `seat`, who gets the token if it is spent."""
    other = 1 - seat
    cover, fields_of = t.cover[other], t.fields_of[a]
    taken = _NOTHING
    for index in range(wide(t.size_of[t.piece_of[a]])):
        taken |= cover[fields_of[index], word]
    if s.down[other] == 0:
        return s.plain[other, word] & ~taken  # type: ignore[no-any-return]
    if s.tokens[other] > 0 or spends_token:
        return s.joined[other, word] & ~taken  # type: ignore[no-any-return]
    return s.plain[other, word] & s.joined[other, word] & ~taken  # type: ignore[no-any-return]


@rule
def _own_after(s: np.record, t: np.record, seat: int, a: int, word: int, spends_token: bool) -> np.uint64:
    """The placements of the side that moved (the step of `placing.lay` for one word)."""
    plain, joined = s.plain[seat, word], s.joined[seat, word]
    cover, at_least, fields_of = t.cover[seat], t.at_least[seat], t.fields_of[a]
    points_of, dots_of, own = t.points_of[a], t.dots_of[a], s.dots[seat]
    for index in range(wide(t.size_of[t.piece_of[a]])):
        covering = cover[fields_of[index], word]
        plain &= ~covering
        joined &= ~covering
    for index in range(wide(t.points_in[a])):
        point = points_of[index]
        dots = wide(own[point]) + wide(dots_of[index])
        six = at_least[point, TOKEN_DOTS - dots, word]
        seven = at_least[point, TOKEN_DOTS + 1 - dots, word]
        joined = (joined | (plain & at_least[point, 1, word])) & ~(seven | (six & ~plain))
        plain &= ~six
    tokens = wide(s.tokens[seat]) - (1 if spends_token else 0)
    return joined if tokens > 0 else plain & joined  # type: ignore[no-any-return]


@rule
def _best_for_territory(s: np.record, t: np.record, seat: int, placements: Ints, found: int, rng: Rng) -> int:
    """The placement that gains most territory, or a pass when ahead and every placement would give some away."""
    sign = 1 if seat == BLACK else -1
    is_open = s.down[BLACK] == 0 or s.down[1 - BLACK] == 0
    black, white = territory(s.owner, t)
    now = 0 if is_open else sign * (black - white)
    best, best_worth = placements[0], -1e9
    owner = s.owner.copy()
    for looked_at in range(min(found, SAMPLE)):
        a = _drawn(placements, found, looked_at, rng)
        size = wide(t.size_of[t.piece_of[a]])
        for index in range(size):
            owner[t.fields_of[a, index]] = seat + 1
        black, white = territory(owner, t)
        for index in range(size):
            owner[t.fields_of[a, index]] = 0
        worth = 0.02 * size - (0.5 if _makes_six(s, t, seat, a) else 0.0)
        if not is_open:
            worth += sign * (black - white) - now
        if worth > best_worth:
            best, best_worth = a, worth
    if best_worth < 0.0 and now > 0:
        return PASS
    return best  # type: ignore[no-any-return]


@rule
def _best_for_goals(s: np.record, t: np.record, seat: int, placements: Ints, found: int, rng: Rng) -> int:
    """The placement that comes nearest to the markers and keeps the opponent from them."""
    sign = 1.0 if seat == BLACK else -1.0
    best, best_worth = placements[0], -1e9
    owner = s.owner.copy()
    dots = s.dots.copy()
    for looked_at in range(min(found, SAMPLE)):
        a = _drawn(placements, found, looked_at, rng)
        size = wide(t.size_of[t.piece_of[a]])
        for index in range(size):
            owner[t.fields_of[a, index]] = seat + 1
        for index in range(wide(t.points_in[a])):
            dots[seat, t.points_of[a, index]] += t.dots_of[a, index]
        worth = sign * marker_worth(owner, dots, t) + 0.002 * size
        for index in range(size):
            owner[t.fields_of[a, index]] = 0
        for index in range(wide(t.points_in[a])):
            dots[seat, t.points_of[a, index]] -= t.dots_of[a, index]
        if worth > best_worth:
            best, best_worth = a, worth
    return best  # type: ignore[no-any-return]
