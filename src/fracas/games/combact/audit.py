"""What must hold in every position, recomputed from the pieces laid down and the rulebook's sentences."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fracas.core.kernels import rule, wide

from .rules.campaign import inception_setter
from .rules.placing import can_place, pieces_left
from .rules.scoring import Owners, leader
from .state import (
    FIELDS,
    LENS_PIECE,
    LOSER_WINDOW,
    MICROBACTS,
    MOST_DOTS,
    MOST_DRAWN,
    POINTS,
    TOKEN_DOTS,
    USPS,
    USUAL_WINDOW,
    WINNER_WINDOW,
    WINS_NEEDED,
    Ending,
    Invariant,
    Phase,
    Target,
)

Words = npt.NDArray[np.uint64]  # a row of placement bits
Rows = npt.NDArray[np.uint64]  # by field
Levels = npt.NDArray[np.uint64]  # by point and number of dots

SEVEN = TOKEN_DOTS + 1


@rule
def audit(s: np.record, t: np.record) -> int:
    """0, or the number of the first invariant that is broken."""
    broken = _audit_circle(s, t)
    if broken == 0:
        broken = _audit_board(s, t)
    if broken == 0:
        broken = _audit_tokens(s, t)
    if broken == 0:
        broken = _audit_bits(s, t)
    if broken == 0:
        broken = _audit_course(s, t)
    if broken == 0:
        broken = _audit_campaign(s, t)
    if broken == 0:
        broken = _audit_end(s, t)
    return broken


@rule
def _audit_circle(s: np.record, t: np.record) -> int:
    """Every piece of the set lies on one spot; those taken are those placed; the Inception follows the last one."""
    seen = 0
    for spot in range(USPS):
        piece = wide(s.circle[spot])
        if (piece >= 0) != (spot < t.spots):
            return Invariant.CIRCLE_HOLDS_EVERY_PIECE_ONCE.value
        if piece >= 0:
            if piece < t.smallest or piece >= USPS or (seen >> piece) & 1:
                return Invariant.CIRCLE_HOLDS_EVERY_PIECE_ONCE.value
            seen |= 1 << piece
        elif s.taken[spot] != 0:
            return Invariant.TAKEN_PIECES_ARE_PLACED.value
    placed = 0
    last = -1
    for index in range(wide(s.placed_count)):
        piece = wide(t.piece_of[s.placed[index]])
        if piece < LENS_PIECE:
            if (placed >> piece) & 1:
                return Invariant.TAKEN_PIECES_ARE_PLACED.value
            placed |= 1 << piece
            last = piece
    for spot in range(wide(t.spots)):
        if s.taken[spot] != (placed >> wide(s.circle[spot])) & 1:
            return Invariant.TAKEN_PIECES_ARE_PLACED.value
        if s.circle[spot] == last and s.head != (spot + 1) % wide(t.spots):
            return Invariant.INCEPTION_FOLLOWS_LAST_PIECE.value
    if s.head < 0 or s.head >= t.spots:
        return Invariant.INCEPTION_FOLLOWS_LAST_PIECE.value
    return 0


@rule
def _audit_board(s: np.record, t: np.record) -> int:
    """Owners and dots are those of the placed pieces, which never overlap, and each piece touched its network."""
    owner = np.zeros(FIELDS, np.int8)
    dots = np.zeros((2, POINTS), np.int8)
    down = np.zeros(2, np.int8)
    micro = np.ones((2, MICROBACTS), np.int8)
    shown_owner, shown_dots = s.owner, s.dots
    for index in range(wide(s.placed_count)):
        seat, a = wide(s.placed_by[index]), wide(s.placed[index])
        if t.bit_of[seat, a] < 0:
            return Invariant.OWNERS_ARE_THE_PLACED_PIECES.value
        for k in range(wide(t.size_of[t.piece_of[a]])):
            if owner[t.fields_of[a, k]] != 0:
                return Invariant.OWNERS_ARE_THE_PLACED_PIECES.value
            owner[t.fields_of[a, k]] = seat + 1
        is_joined = down[seat] == 0
        for k in range(wide(t.points_in[a])):
            is_joined = is_joined or dots[seat, t.points_of[a, k]] > 0
            dots[seat, t.points_of[a, k]] += t.dots_of[a, k]
        if not is_joined:
            return Invariant.NETWORKS_CONNECTED.value
        down[seat] += 1
        if t.piece_of[a] >= LENS_PIECE:
            micro[seat, wide(t.piece_of[a]) - LENS_PIECE] -= 1
    for field in range(FIELDS):
        if shown_owner[field] != owner[field]:
            return Invariant.OWNERS_ARE_THE_PLACED_PIECES.value
    for seat in range(2):
        if s.down[seat] != down[seat]:
            return Invariant.OWNERS_ARE_THE_PLACED_PIECES.value
        for point in range(POINTS):
            if shown_dots[seat, point] != dots[seat, point]:
                return Invariant.DOTS_COUNTED.value
        for kind in range(MICROBACTS):
            if s.micro[seat, kind] != micro[seat, kind] or micro[seat, kind] < 0:
                return Invariant.MICROBACTS_COUNTED.value
    return 0


@rule
def _audit_tokens(s: np.record, t: np.record) -> int:
    """Six dots at most; every six was paid for with a token that went to the other side."""
    dots = s.dots
    owed = 0  # what Black has paid more often than White
    for point in range(POINTS):
        for seat in range(2):
            if dots[seat, point] > TOKEN_DOTS:
                return Invariant.SIX_DOTS_AT_MOST.value
            if dots[seat, point] > MOST_DOTS:
                owed += 1 if seat == 0 else -1
    if s.tokens[0] != 1 - owed or s.tokens[1] != 1 + owed or s.tokens[0] < 0 or s.tokens[1] < 0:
        return Invariant.TOKENS_PAID_FOR_SIXES.value
    return 0


@rule
def _audit_bits(s: np.record, t: np.record) -> int:
    """The two bits of every placement say what counting all fields and dots afresh says."""
    words = wide(t.words)
    for seat in range(2):
        dead = np.zeros(words, np.uint64)  # a field is taken, or a seven, or two sixes
        sixes = np.zeros(words, np.uint64)
        touching = np.zeros(words, np.uint64)
        _gather_taken(s.owner, t.cover[seat], wide(t.fields), dead)
        _gather_dots(s.dots[seat], t.at_least[seat], wide(t.points), dead, sixes, touching)
        empty, plain, joined = t.empty[seat], s.plain[seat], s.joined[seat]
        for word in range(words):
            alive = empty[word] & ~dead[word]
            if plain[word] != alive & ~sixes[word] or joined[word] != alive & touching[word]:
                return Invariant.PLACEABLE_BITS_TRUE.value
    return 0


@rule
def _gather_taken(owner: Owners, cover: Rows, fields: int, dead: Words) -> None:
    """Mark the placements that cover a taken field."""
    for field in range(fields):
        if owner[field] != 0:
            for word in range(dead.size):
                dead[word] |= cover[field, word]


@rule
def _gather_dots(dots: Owners, at_least: Levels, points: int, dead: Words, sixes: Words, touching: Words) -> None:
    """Mark the placements that touch the network, make a six, make two of them or a seven."""
    for point in range(points):
        own = wide(dots[point])
        if own > 0:
            any_dot, six, seven = at_least[point, 1], at_least[point, TOKEN_DOTS - own], at_least[point, SEVEN - own]
            for word in range(dead.size):
                touching[word] |= any_dot[word]
                dead[word] |= seven[word] | (sixes[word] & six[word])
                sixes[word] |= six[word]


@rule
def _audit_course(s: np.record, t: np.record) -> int:
    """Passes only where allowed, two only at the end; before the Inception is set nothing lies on the board."""
    if s.passes < 0 or s.passes > 2 or (s.passes > 0 and s.target == Target.TIME_FACTOR):
        return Invariant.PASSES_AS_ALLOWED.value
    if s.passes == 2 and not s.over and s.phase != Phase.TARGET:
        return Invariant.PASSES_AS_ALLOWED.value
    if s.phase == Phase.INCEPTION:
        if s.placed_count != 0 or s.passes != 0 or s.over or s.head != 0 or t.inception < 0:
            return Invariant.PHASE_FITS.value
        if s.actor != inception_setter(s, t):
            return Invariant.PHASE_FITS.value
    elif s.phase == Phase.TARGET:
        if t.target != Target.CAMPAIGN or s.over or s.actor != s.chooser:
            return Invariant.PHASE_FITS.value
    elif s.phase != Phase.TURN:
        return Invariant.PHASE_FITS.value
    elif s.target == Target.TIME_FACTOR and not s.over and not can_place(s, t, wide(s.actor)):
        return Invariant.ENDING_FITS.value
    if s.target < 0 or s.target >= Target.CAMPAIGN:
        return Invariant.PHASE_FITS.value
    if s.swapped != 0 and (s.swapped != 1 or t.swap == 0 or s.placed_count < t.swap):
        return Invariant.SWAP_AS_ALLOWED.value
    return 0


@rule
def _audit_campaign(s: np.record, t: np.record) -> int:
    """Wins, draws and windows fit each other; outside a campaign they stay as at the start."""
    decided = wide(s.wins[0]) + wide(s.wins[1])
    if t.target != Target.CAMPAIGN:
        if decided + s.match + s.drawn != 0 or s.chooser != -1 or (t.target >= 0 and s.target != t.target):
            return Invariant.CAMPAIGN_COUNTED.value
    has_finished = s.phase == Phase.TARGET or s.over
    finished = wide(s.match) + (1 if has_finished and t.target == Target.CAMPAIGN else 0)
    if s.match < 0 or s.drawn < 0 or s.drawn > MOST_DRAWN or decided + s.drawn > finished:
        return Invariant.CAMPAIGN_COUNTED.value
    if s.first < 0 or s.first > 1 or (t.starter >= 0 and s.first != (wide(t.starter) + wide(s.match)) % 2):
        return Invariant.CAMPAIGN_COUNTED.value
    for seat in range(2):
        if s.wins[seat] < 0 or s.wins[seat] > WINS_NEEDED or (s.wins[seat] == WINS_NEEDED and not s.over):
            return Invariant.CAMPAIGN_COUNTED.value
        window = USUAL_WINDOW
        if s.chooser >= 0:
            window = LOSER_WINDOW if s.chooser == seat else WINNER_WINDOW
        if s.window[seat] != window:
            return Invariant.CAMPAIGN_COUNTED.value
    if (s.chooser >= 0) != (decided > 0) and not s.over:
        return Invariant.CAMPAIGN_COUNTED.value
    return 0


@rule
def _audit_end(s: np.record, t: np.record) -> int:
    """A game that is over has the winner its ending and board say."""
    if not s.over:
        return 0 if s.winner == -1 and s.ending == Ending.NONE else Invariant.ENDING_FITS.value
    if t.target == Target.CAMPAIGN:
        return _audit_campaign_end(s)
    if s.target != Target.TIME_FACTOR:
        if s.ending != Ending.TWO_PASSES or s.passes != 2:
            return Invariant.ENDING_FITS.value
        return 0 if s.winner == leader(s, t) else Invariant.WINNER_FITS.value
    loser = wide(s.actor)
    if s.winner != 1 - loser:
        return Invariant.WINNER_FITS.value
    is_exhausted = pieces_left(s, t, loser) == 0
    if s.ending != (Ending.EXHAUSTED if is_exhausted else Ending.BLOCKED) or can_place(s, t, loser):
        return Invariant.ENDING_FITS.value
    return 0


@rule
def _audit_campaign_end(s: np.record) -> int:
    """Two wins, or twelve draws in a row."""
    if s.ending == Ending.CAMPAIGN_DRAWN:
        return 0 if s.winner == -1 and s.drawn == MOST_DRAWN else Invariant.WINNER_FITS.value
    if s.ending != Ending.CAMPAIGN_WON or s.drawn != 0:
        return Invariant.ENDING_FITS.value
    return 0 if s.winner >= 0 and s.wins[s.winner] == WINS_NEEDED else Invariant.WINNER_FITS.value
