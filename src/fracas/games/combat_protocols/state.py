"""State, tables, enums and sizes of Combat Protocols.

Squares have the same index on every board, so that an action means the same everywhere (row 0 is north):

     0  1  2  3      a1 b1 c1 d1
     4  5  6  7      a2 b2 c2 d2
     8  9 10 11      a3 b3 c3 d3
    12 13 14 15      a4 b4 c4 d4

The lines between squares: 0..11 stand between a square and the one east of it, 12..23 lie between a square and the one
south of it.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from fracas.core.contract import state_dtype, tables_dtype

SIDE = 4  # the largest board is 4 x 4
SQUARES = SIDE * SIDE
DIRECTIONS = 4
UPRIGHT_LINES = SIDE * (SIDE - 1)
LINES = 2 * UPRIGHT_LINES
LINE_NEIGHBOURS = 6  # three other lines meet at each end of a line
MOST_TOKENS = 4
MOST_STARTS = 5
MOST_MACHINES = 5  # six figures, one of which is the Air Traffic Controller
MOST_OBSTACLES = 3
SYMMETRIES = 8  # turns and mirror images of a board
MOST_LEGAL = 96  # 5 moves, 4 tokens turned 2 ways on 2 cells, 16 token and 18 obstacle moves on 2 cells: 89 at most
MOST_TRACK = 16
BOUND_SQUARES = 9  # larger boards have no tables of several machines
BOUND_TABLES = 3
WAIT_CODES = 32
ENTRIES = 6  # of engines: as many are looked at by the bound
WORDS = 2  # of 64 bits: the largest packed state
ACTION_LIMIT = 500  # a game of that many moves and activations without a win is lost
NOWHERE = -1
FIRST_HEAT = 2  # the Heat marker starts on the third space

# A machine's place: WAITING on its start, a square's index + 1, or GONE over the far side.
WAITING = 0
GONE = SQUARES + 1

# The control panel, and the kinds of token on it:    0 1      A B
#                                                     2 3      B A
PANEL = 4
PANEL_STEPS = np.array([[1, 2], [0, 3], [0, 3], [1, 2]], np.int8)  # orthogonal neighbours
PANEL_TURNS = np.array([1, 0, 0, 1], np.int8)  # kind A turns tokens, kind B moves them

# Action ids: which id means what; actions.py gives them texts.
#
# place an obstacle   one id per line
# enter               one per start
# fly                 one per square
# activations         a block for each cell of the control panel: for kind A (cells 0 and 3) three turns of each
#                     square's token, for kind B (cells 1 and 2) four ways for each square's token and six for each
#                     line's obstacle; the last id of a block is the activation without a legal target
PLACE = 0
ENTER = PLACE + LINES
FLY = ENTER + MOST_STARTS
STEP = FLY + SQUARES

TURNS = 3  # left, right, around
LEFT, RIGHT, AROUND = range(TURNS)
TURN_BLOCK = SQUARES * TURNS + 1
SHIFT = SQUARES * DIRECTIONS  # within a block of kind B: where moves of obstacles begin
MOVE_BLOCK = SHIFT + LINES * LINE_NEIGHBOURS + 1
BLOCK_START = np.array([STEP, STEP + TURN_BLOCK, STEP + TURN_BLOCK + MOVE_BLOCK, STEP + TURN_BLOCK + 2 * MOVE_BLOCK])
BLOCK_END = np.array([BLOCK_START[1], BLOCK_START[2], BLOCK_START[3], BLOCK_START[3] + TURN_BLOCK])
ACTIONS = int(BLOCK_END[PANEL - 1])


class Direction(IntEnum):
    """The way a token points or a machine heads; clockwise."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Location(IntEnum):
    """What a square does to a machine that enters it."""

    NONE = 0
    ENGINE = 1
    CHARGER = 2


class Obstacle(IntEnum):
    """What lies on a line between squares."""

    NONE = 0
    BARRIER = 1
    DRAIN = 2


class Ending(IntEnum):
    """How a game ends."""

    NONE = 0
    ALL_THROUGH = 1
    OUT_OF_POWER = 2
    OVERHEATED = 3
    ACTION_LIMIT = 4


class Invariant(IntEnum):
    """What `audit` checks."""

    NONE = 0
    TOKENS_ON_SQUARES_OF_THEIR_OWN = 1
    MACHINES_ON_SQUARES_OF_THEIR_OWN = 2
    MACHINES_ENTER_IN_ORDER = 3
    UNUSED_FIELDS_ARE_ZERO = 4
    OBSTACLES_ON_LINES_OF_THEIR_OWN = 5
    OBSTACLES_ARE_PLACED_IN_ORDER = 6
    TRACKS_IN_RANGE = 7
    PANEL_FITS_THE_CONTROLLER = 8
    NOTHING_MOVES_BEFORE_THE_OBSTACLES_LIE = 9
    ENDING_FITS_THE_STATE = 10
    ACTIONS_WITHIN_THE_LIMIT = 11


State = state_dtype(
    [
        ("place", np.int8, (MOST_MACHINES,)),
        ("token_at", np.int8, (MOST_TOKENS,)),  # a square
        ("facing", np.int8, (MOST_TOKENS,)),
        ("obstacle", np.int8, (MOST_OBSTACLES,)),  # its kind, in the order drawn
        ("line", np.int8, (MOST_OBSTACLES,)),  # where it lies: a line's index + 1, 0 while it is not placed
        ("heat", np.int8),  # the marker's space, 0 first
        ("cooling", np.int8),  # 1: the marker points down the track
        ("power", np.int8),  # the marker's space, 0 first
        ("controller", np.int8),  # the panel cell it stands on + 1, 0 before its first activation
        ("flipped", np.int8, (PANEL,)),
        ("played", np.int16),  # moves and activations
    ]
)

Tables = tables_dtype(
    [
        ("rows", np.int8),
        ("columns", np.int8),
        ("machines", np.int8),
        ("tokens", np.int8),
        ("starts", np.int8),
        ("obstacles", np.int8),
        ("lines", np.int8),
        ("by_seed", np.int8),
        ("deal", np.int16),
        ("heat_end", np.int8),  # the last space of the Heat Track
        ("power_end", np.int8),  # the last space of the Power Track
        ("square_of", np.int8, (SQUARES,)),  # the board's squares in reading order
        ("on_board", np.int8, (SQUARES,)),
        ("location", np.int8, (SQUARES,)),
        ("beyond", np.int8, (SQUARES, DIRECTIONS)),  # the next square that way, NOWHERE outside the board
        ("line_beyond", np.int8, (SQUARES, DIRECTIONS)),  # the line crossed that way, NOWHERE at the edge
        ("gate", np.int8, (SQUARES, DIRECTIONS)),  # the start that lies outside the edge that way, or NOWHERE
        ("token_start", np.int8, (MOST_TOKENS,)),  # squares, from west to east
        ("home", np.int8, (MOST_MACHINES,)),  # each machine's start
        ("heading", np.int8, (MOST_MACHINES,)),
        ("start_square", np.int8, (MOST_STARTS,)),  # the square in front of a start
        ("waiting_at", np.int8, (MOST_STARTS,)),  # how many machines of the mission start there
        ("line_of", np.int8, (LINES,)),  # the board's lines in ascending order
        ("is_line", np.int8, (LINES,)),
        ("line_next", np.int8, (LINES, LINE_NEIGHBOURS)),  # lines that share a corner, NOWHERE where there is none
        ("flights", np.int8, (SQUARES, DIRECTIONS)),  # moves from a square over the side a machine heads for
        # Packing of states for the solver: see puzzle/packing.py.
        ("symmetries", np.int8),
        ("words", np.int8),
        ("token_word", np.uint64, (SYMMETRIES, SQUARES, DIRECTIONS, WORDS)),
        ("machine_word", np.uint64, (SYMMETRIES, SQUARES, DIRECTIONS, WORDS)),
        ("start_word", np.uint64, (SYMMETRIES, MOST_STARTS)),  # one machine waiting there
        ("line_image", np.int8, (SYMMETRIES, LINES)),  # rank of the image among the board's lines
        ("heading_of_code", np.int8, (DIRECTIONS + 1,)),
        ("machine_codes", np.int8),  # headings the mission uses, plus one for an empty square
        ("square_word", np.int8, (SQUARES,)),
        ("square_shift", np.int8, (SQUARES,)),
        ("square_bits", np.int8),
        ("tail_word", np.int8),  # obstacles, waiting machines, room and panel stand together in one word
        ("obstacle_bits", np.int8),
        ("start_shift", np.int8, (MOST_STARTS,)),
        ("start_bits", np.int8, (MOST_STARTS,)),
        ("room_shift", np.int8),
        ("room_bits", np.int8),
        ("panel_shift", np.int8),
        # The solver's distance tables: see puzzle/bounds.py. Headings stand for the machines that have them.
        ("bound_tables", np.int8),
        ("bound_size", np.int64),
        ("bound_offset", np.int64, (BOUND_TABLES,)),
        ("bound_groups", np.int8, (BOUND_TABLES, DIRECTIONS)),  # 1: the table knows the machines of that heading
        ("table_headings", np.int8, (BOUND_TABLES,)),
        ("table_heading", np.int8, (BOUND_TABLES, DIRECTIONS)),  # the same as a list
        ("whole_flight", np.int16, (MOST_MACHINES,)),  # moves from the start over the far side
        ("wait_part", np.int16, (MOST_MACHINES,)),  # what a waiting machine adds to its heading's part
        ("order_of", np.int8, (SQUARES,)),  # a square's place in reading order
        ("wait_stride", np.int8, (MOST_STARTS,)),
        ("group_size", np.int32, (DIRECTIONS,)),
        ("group_id", np.int16, (DIRECTIONS, WAIT_CODES, 1 << BOUND_SQUARES)),  # by who waits and squares taken
        # Distances of a machine alone: see puzzle/lone.py.
        ("lone_tokens", np.int8),  # how many tokens they know; 0: there are none
        ("lone_places", np.int8),
        ("lone_offset", np.int64, (DIRECTIONS,)),
        ("set_rank", np.int16, (SQUARES, MOST_TOKENS)),  # what a token's square adds to the rank of a set
        # What the Heat Track demands: see puzzle/heat.py.
        ("detour", np.int8, (SQUARES, DIRECTIONS, ENTRIES + 1)),  # moves over the far side with so many entries
        ("start_detour", np.int8, (MOST_MACHINES, ENTRIES + 1)),
        ("to_engine", np.int8, (SQUARES,)),
        ("start_to_engine", np.int8, (MOST_MACHINES,)),
    ]
)
