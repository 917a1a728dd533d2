"""State, tables and sizes of Combact. Sizes are those of the largest board; a smaller one uses the beginning."""

from __future__ import annotations

from enum import IntEnum
from typing import Literal

import numpy as np

from fracas.core.contract import state_dtype, tables_dtype

SEATS: tuple[Literal["black"], Literal["white"]] = ("black", "white")
BLACK = 0
WHITE = 1

POINTS = 61
FIELDS = 252
USPS = 17
LENS_PIECE = 17  # the microbacts follow the USPs in every list of pieces
PIECES = 19
MICROBACTS = 2  # a lens and a triangle for each side
MOST_FIELDS = 7  # of a piece
MOST_POINTS = 6
MOST_NEIGHBOURS = 3  # fields that share an arc with a field
MARKERS = 6  # Black's three first
OWN_MARKERS = 3
MOST_PLACED = USPS + 2 * MICROBACTS

MOST_DOTS = 5  # of one colour round a point; the 5+1 token allows one more
TOKEN_DOTS = MOST_DOTS + 1
DOT_LEVELS = 7  # rows of `Tables.at_least`: 0 to 6 dots

# Placements are kept as bits. Each piece starts a new word, so that its placements are a run of whole words.
WORD_BITS = 64
WORDS = 70
BITS = WORDS * WORD_BITS

# Action ids.
PLACEMENTS = 5004
FIRST_SPOT = PLACEMENTS  # the Inception before the first, second, ... spot of the circle
FIRST_TARGET = FIRST_SPOT + USPS
PASS = FIRST_TARGET + 3
SWAP = PASS + 1
ACTIONS = SWAP + 1

USUAL_WINDOW = 4
LOSER_WINDOW = 5
WINNER_WINDOW = 3
WINS_NEEDED = 2
DRAWN_SERIES = 4  # a drawn match and three drawn replays: another target is chosen
MOST_DRAWN = 12  # drawn matches in a row that end a campaign undecided

# The five largest piece lists on the largest board, its microbacts, the pass and the swap.
MOST_LEGAL = 288 + 288 + 264 + 264 + 264 + 156 + 96 + 1 + 1
# A match: the Inception, every piece with a pass before it, the swap, two passes, and the choice of the next target.
LONGEST_MATCH = 1 + 2 * MOST_PLACED + 1 + 2 + 1
MOST_MATCHES = 3 * MOST_DRAWN  # 11 draws before each of three decided matches, or 12 after two of them
LONGEST = LONGEST_MATCH * MOST_MATCHES


class Phase(IntEnum):
    """What is asked of the actor."""

    INCEPTION = 0  # the second player of a match, or who an option names: where the Inception starts
    TURN = 1  # place a piece, or pass
    TARGET = 2  # in a campaign: the target of the next match


class Setter(IntEnum):
    """Which player sets the Inception."""

    SECOND = 0
    FIRST = 1


class Target(IntEnum):
    """What a match is played for."""

    TIME_FACTOR = 0
    AUTONOMY = 1
    GOALS = 2
    CAMPAIGN = 3  # only as the option: each match of a campaign has one of the three above


class Ending(IntEnum):
    """How a game ends."""

    NONE = 0
    BLOCKED = 1
    EXHAUSTED = 2
    TWO_PASSES = 3
    CAMPAIGN_WON = 4
    CAMPAIGN_DRAWN = 5


class Invariant(IntEnum):
    """What `audit` checks."""

    NONE = 0
    CIRCLE_HOLDS_EVERY_PIECE_ONCE = 1
    INCEPTION_FOLLOWS_LAST_PIECE = 2
    TAKEN_PIECES_ARE_PLACED = 3
    MICROBACTS_COUNTED = 4
    OWNERS_ARE_THE_PLACED_PIECES = 5
    DOTS_COUNTED = 6
    SIX_DOTS_AT_MOST = 7
    TOKENS_PAID_FOR_SIXES = 8
    NETWORKS_CONNECTED = 9
    PLACEABLE_BITS_TRUE = 10
    PASSES_AS_ALLOWED = 11
    PHASE_FITS = 12
    CAMPAIGN_COUNTED = 13
    ENDING_FITS = 14
    WINNER_FITS = 15
    SWAP_AS_ALLOWED = 16


# `plain` and `joined` say of every placement of a seat whether it can still be laid, two bits each:
#   plain 1, joined 0   its fields are empty, but it touches no point of the seat's network
#   plain 1, joined 1   legal
#   plain 0, joined 1   legal with the 5+1 token: it makes six dots at one point
#   plain 0, joined 0   never again: a field is taken, or two sixes, or a seven
# For a seat that has nothing on the board every `plain` one is legal. Pieces that are gone keep their bits.
State = state_dtype(
    [
        ("phase", np.int8),
        ("target", np.int8),  # of this match
        ("first", np.int8),  # the seat that starts this match
        ("match", np.int8),  # matches finished before this one
        ("drawn", np.int8),  # drawn matches in a row
        ("chooser", np.int8),  # who chose the target last; -1: nobody
        ("wins", np.int8, (2,)),
        ("window", np.int8, (2,)),  # how many pieces a seat looks at
        ("passes", np.int8),  # in a row
        ("swapped", np.int8),  # sides were swapped in this match
        ("head", np.int8),  # the spot clockwise next to the Inception
        ("circle", np.int8, (USPS,)),  # the piece on each spot, clockwise; -1: no spot
        ("taken", np.int8, (USPS,)),  # by spot
        ("micro", np.int8, (2, MICROBACTS)),  # left in stock: lens, triangle
        ("tokens", np.int8, (2,)),
        ("down", np.int8, (2,)),  # pieces and microbacts on the board
        ("placed_count", np.int8),
        ("placed_by", np.int8, (MOST_PLACED,)),
        ("placed", np.int16, (MOST_PLACED,)),  # placements in the order they were laid
        ("owner", np.int8, (FIELDS,)),  # 0 empty, seat + 1
        ("dots", np.int8, (2, POINTS)),
        ("plain", np.uint64, (2, WORDS)),
        ("joined", np.uint64, (2, WORDS)),
    ]
)

Tables = tables_dtype(
    [
        ("target", np.int8),  # -1: drawn by chance
        ("first_target", np.int8),  # of the first match; -1: drawn by chance
        ("starter", np.int8),  # -1: drawn by chance
        ("inception", np.int8),  # who sets it; -1: chance
        ("swap", np.int8),  # so many pieces lie when sides may be swapped; 0: never
        ("smallest", np.int8),  # the first piece of the set
        ("spots", np.int8),  # how many pieces the set has
        ("points", np.int16),
        ("fields", np.int16),
        ("words", np.int16),  # used of WORDS
        ("first_word", np.int16, (PIECES + 1,)),  # of a piece's placements
        ("bit_of", np.int16, (2, PLACEMENTS)),  # placement -> bit, -1: not this seat's, or not on this board
        ("placement_of", np.int16, (2, BITS)),  # bit -> placement, -1: none
        ("piece_of", np.int8, (PLACEMENTS,)),
        ("size_of", np.int8, (PIECES,)),
        ("mirror_of", np.int16, (PLACEMENTS,)),  # the same piece turned over: the other side's, q and r swapped
        ("points_in", np.int8, (PLACEMENTS,)),
        ("fields_of", np.int16, (PLACEMENTS, MOST_FIELDS)),
        ("points_of", np.int8, (PLACEMENTS, MOST_POINTS)),
        ("dots_of", np.int8, (PLACEMENTS, MOST_POINTS)),
        ("neighbours", np.int16, (FIELDS, MOST_NEIGHBOURS)),  # -1: none
        ("markers", np.int8, (MARKERS,)),  # points, Black's three first
        ("peaks", np.uint64, (FIELDS,)),  # a field's peaks, as a set of bits by point
        ("empty", np.uint64, (2, WORDS)),  # every placement of a seat
        ("cover", np.uint64, (2, FIELDS, WORDS)),  # the placements that cover a field
        ("at_least", np.uint64, (2, POINTS, DOT_LEVELS, WORDS)),  # with so many dots at a point; row 0 as row 1
    ]
)
