"""State, tables, sizes and names of the Mercenary Combat Simulator."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from fracas.core.contract import state_dtype, tables_dtype
from fracas.core.kernels import wide

SEATS = ("red", "blu")
SIDES = 2

# The board -------------------------------------------------------------------------------------------------------
#
#   cell = row * COLUMNS + column, row 0 at the bottom: a1 is 0, b1 is 1, a2 is COLUMNS. Every map lies in this frame,
#   so that an action such as `uncloak to f4` has the same id on every map.

COLUMNS = 16
ROWS = 12
CELLS = COLUMNS * ROWS
NOWHERE = -1
FAR = 127  # a distance no walk has

#   7 0 1      directions of a step, clockwise from north; the even ones are those of a jump
#   6 . 2
#   5 4 3
DIRECTIONS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
UP_BY_DIRECTION = (1, 1, 0, -1, -1, -1, 0, 1)
RIGHT_BY_DIRECTION = (0, 1, 1, 1, 0, -1, -1, -1)
STEPS = len(DIRECTIONS)
HOPS = 4
POINTS = 3


class Tile(IntEnum):
    """What a cell of the frame is. A Sentry is built on ordinary ground only."""

    SAND = 0  # or outside the map: nobody walks there, nothing is shot across it
    GROUND = 1
    SPAWN = 2
    INTEL = 3
    POINT = 4


# The characters --------------------------------------------------------------------------------------------------
#
#   unit = side * UNITS_PER_SIDE + slot           the character of a slot, slots 0..5
#          side * UNITS_PER_SIDE + SLOTS + slot   the Sentry that acts after that slot

SLOTS = 6
UNITS_PER_SIDE = 2 * SLOTS
UNITS = SIDES * UNITS_PER_SIDE
NO_UNIT = wide(-1)


class Kind(IntEnum):
    """The nine classes, and the Sentry."""

    NOBODY = 0
    SCOUT = 1
    SOLDIER = 2
    PYRO = 3
    DEMOMAN = 4
    HEAVY = 5
    ENGINEER = 6
    MEDIC = 7
    SNIPER = 8
    SPY = 9
    SENTRY = 10


CLASSES = 9
KINDS = 11
KIND_NAMES = tuple(kind.name.lower() for kind in Kind)
OF_A_CLASS = 2  # character cards of each class a side has, and Sentry cards

# Numbers of the book ---------------------------------------------------------------------------------------------
#
# Those a rule passes to another are `wide`: a plain number would be a type of its own to Numba, and the called rule
# would be compiled once more for it.

JUMP_DAMAGE = wide(2)
BURN_DAMAGE = wide(1)
PYRO_BURN = wide(2)
ALARM_RANGE = wide(2)
ALARM_DAMAGE = wide(3)
STICKY_DAMAGE = wide(3)
SAPPER_DAMAGE = wide(3)
STICKIES = 2
MOST_STICKIES = 3  # with a card
STICKIES_A_TURN = 2
SNIPER_CHARGE = wide(2)
HEALED_BY = 3
REPAIRED_BY = 3
UBER_RANGE = wide(3)
UBER_TURNS = 2
CLOAK_STRIDE = 3
INTEL_TURNS = 10
START_SCORE = 1
WINNING_SCORE = 25
MOST_BURN = 4  # with a card, as the next two
MOST_SHIELD = 3
MOST_SLOW = 4
CAPTURE = 2  # turns on a point
SCOUT_CAPTURE = 2

# Cards -----------------------------------------------------------------------------------------------------------

CARDS = 40
NO_CARD = 0


class Place(IntEnum):
    """Where a weapon card is."""

    BOX = 0  # the game is played without it
    DECK = 1
    RED_HAND = 2
    BLU_HAND = 3
    IN_USE = 4


class Effect(IntEnum):
    """What a card can do; the table in data.py says it in words."""

    ATTACK = 0
    RANGE = 1
    SPEED = 2
    HEALTH = 3
    METER = 4
    CHARGING = 5
    PRIMED = 6
    REGENERATE = 7
    HAUL = 8
    HEALING = 9
    EXTINGUISH = 10
    MENDING = 11
    QUICK_BUILD = 12
    EXTRA_STICKY = 13
    STICKY_DAMAGE = 14
    FASTER_CAP = 15
    SEE_CLOAKED = 16
    SPY_ALARM = 17
    SHIELD = 18
    ARMOR = 19
    FIREPROOF = 20
    VAULT = 21
    SOFT_LANDING = 22
    MOBILE_FIRE = 23
    STEADY_AIM = 24
    STRIDE = 25
    UNNOTICED = 26
    BURN = 27
    PUSH = 28
    PIERCE = 29
    LEECH = 30
    DOUBLE_ATTACK = 31
    IGNORE_IMMUNITY = 32
    DRAIN = 33
    FINISHER = 34
    SLOW = 35
    SPLASH = 36
    DEMOLISH = 37
    KINDLING = 38
    RECOIL = 39


EFFECTS = len(Effect)


# Action ids ------------------------------------------------------------------------------------------------------
#
#   One block of numbers for each kind of action. Targets count over both sides (unit numbers), slots over the actor's
#   own, cells over the whole frame.

PICK = 0  # + class - 1
SWAP = PICK + CLASSES
MOVE = SWAP + 1  # + direction
JUMP = MOVE + STEPS  # + direction / 2
ATTACK = JUMP + HOPS  # + unit
STRIKE = ATTACK + UNITS  # + unit: with the weapon card
HEAL = STRIKE + UNITS  # + slot
UBER = HEAL + SLOTS  # + slot
REPAIR = UBER + SLOTS  # + slot whose Sentry it is
STICK = REPAIR + SLOTS  # + direction
DETONATE = STICK + STEPS
BUILD = DETONATE + 1  # + direction
GIVE = BUILD + STEPS  # + slot
EQUIP = GIVE + SLOTS  # + card - 1
UNEQUIP = EQUIP + CARDS
CLOAK = UNEQUIP + 1
STAY = CLOAK + 1
UNCLOAK = STAY + 1  # + cell
END = UNCLOAK + CELLS
ACTIONS = END + 1


class Phase(IntEnum):
    """What the actor is asked for."""

    DRAFT = 0  # a class for the next slot of the line-up
    FILL = 1  # a class for a slot that was emptied
    TURN = 2  # the decisions of a character, until `end`
    SENTRY = 3  # a target for the Sentry, or `end`


class Stage(IntEnum):
    """Where in the sequence of a turn the game goes on without being asked."""

    DECIDE = 0  # nowhere: somebody has a decision to make
    OPEN = 1  # step 1, the turn of the next slot
    SENTRY = 2  # step 8
    CLOSE = 3  # step 9


class Mode(IntEnum):
    """The two games on one set of rules."""

    CAPTURE_THE_INTEL = 0
    CONTROL_POINT = 1


class Attack(IntEnum):
    """How much of the turn's one attack is left."""

    FREE = 0
    AGAIN = 1  # the first of a double attack is made
    SPENT = 2


Unit = tables_dtype(
    [
        ("kind", np.int8),
        ("up", np.int8),  # the card is face up: on the board, or cloaked
        ("cell", np.int16),  # of a cloaked Spy: his marker
        ("health", np.int8),
        ("charge", np.int8),
        ("burn", np.int8),  # turns it still burns
        ("card", np.int8),  # the weapon card it carries, from 1
        ("shield", np.int8),  # hits it still shrugs off
        ("slow", np.int8),  # steps it loses in its next turn
        ("acted", np.int8),  # has attacked or used an ability: cannot become a Spy
        ("cloaked", np.int8),
        ("uber", np.int8),  # a Medic's: ends of his turns until it is over
        ("partner", np.int8),  # the teammate he shares it with
        ("capture", np.int8),  # progress on the point `capture_at`
        ("capture_at", np.int8),
        ("sapped", np.int8),
        ("fresh", np.int8),  # a Sentry that cannot fire yet
        ("sticky", np.int16, (MOST_STICKIES,)),  # cells of a Demoman's bombs
    ]
)

#   Fields are ordered so that no byte is left unused between them: equal states are equal bytes, however copied.
State = state_dtype(
    [
        ("phase", np.int8),
        ("first", np.int8),  # the side whose slot acts first, all game
        ("round_number", np.int16),  # from 1; 0 in the draft
        ("deck_size", np.int16),
        ("intel_cell", np.int16, (SIDES,)),  # NOWHERE while carried; index: whose intel it is
        ("unit", Unit, (UNITS,)),
        ("board", np.int8, (CELLS,)),  # unit + 1 of who stands there
        ("intel_carrier", np.int8, (SIDES,)),
        ("intel_timer", np.int8, (SIDES,)),  # ends of turns until it is home again
        ("score", np.int8, (SIDES,)),
        ("deck", np.int8, (CARDS,)),  # the top is the last
        ("place", np.int8, (CARDS + 1,)),
        ("seen", np.int8, (CARDS + 1,)),  # has lain open: its place is public for ever
        ("point", np.int8, (POINTS,)),  # seat + 1 of its holder
        ("slot", np.int8),
        # What the acting character has done this turn:
        ("started", np.int8),  # any decision
        ("spawned", np.int8),
        ("moved", np.int8),  # steps and jumps
        ("attack", np.int8),  # an Attack
        ("fired", np.int8),  # with the primary weapon
        ("stuck", np.int8),  # stickies placed
        ("changed", np.int8),  # equipment
        ("gave", np.int8),  # the intel
    ]
)

Tables = tables_dtype(
    [
        ("mode", np.int8),
        ("weapons", np.int8),
        ("starter", np.int8),  # a seat, or -1: a coin decides
        ("round_limit", np.int16),
        ("cards", np.int8),
        ("health", np.int8, (KINDS,)),
        ("speed", np.int8, (KINDS,)),
        ("attack", np.int8, (KINDS,)),
        ("range", np.int8, (KINDS,)),
        ("meter", np.int8, (KINDS,)),
        ("is_weapon", np.int8, (CARDS + 1,)),
        ("card_attack", np.int8, (CARDS + 1,)),
        ("card_range", np.int8, (CARDS + 1,)),
        ("fits", np.int8, (CARDS + 1, KINDS)),
        ("effect", np.int8, (CARDS + 1, EFFECTS)),
        ("spawn", np.int16, (SIDES,)),
        ("home", np.int16, (SIDES,)),  # of the intel
        ("point_cell", np.int16, (POINTS,)),
        ("point_at", np.int8, (CELLS,)),  # which point a cell is, or -1
        ("tile", np.int8, (CELLS,)),
        ("step", np.int16, (CELLS, STEPS)),  # where a step leads, or NOWHERE
        ("hop", np.int16, (CELLS, HOPS)),  # where a jump over a fence leads
        ("distance", np.int8, (CELLS, CELLS)),
        ("beeline", np.int8, (CELLS, CELLS)),  # the distance if there were no fences
    ]
)


class Ending(IntEnum):
    """How a game ends."""

    NONE = 0
    INTEL_CAPTURED = 1
    SCORE_REACHED = 2
    ROUND_LIMIT = 3


class Invariant(IntEnum):
    """What `audit` checks."""

    NONE = 0
    PHASE_FITS_SLOT = 1
    BOARD_MATCHES_UNITS = 2
    UNITS_STAND_ON_TILES = 3
    HEALTH_WITHIN_LIMITS = 4
    CHARGE_WITHIN_METER = 5
    AT_MOST_TWO_OF_A_CLASS = 6
    SENTRY_IN_ITS_PLACE = 7
    EMPTY_SLOT_IS_BLANK = 8
    ONLY_SPIES_CLOAK = 9
    ONLY_MEDICS_UBER = 10
    UBER_WITHIN_RANGE = 11
    ONLY_DEMOMEN_HAVE_STICKIES = 12
    ONE_STICKY_A_SPACE = 13
    INTEL_IN_ONE_PLACE = 14
    INTEL_TIMER_RUNS_ON_DROPPED_ONLY = 15
    CARD_IN_ONE_PLACE = 16
    CARD_FITS_ITS_CLASS = 17
    OPEN_CARDS_ARE_SEEN = 18
    DECK_COUNTED = 19
    CAPTURE_BELOW_TWO = 20
    POINTS_ONLY_IN_CONTROL_POINT = 21
    SCORE_WITHIN_LIMITS = 22
    ROUND_WITHIN_LIMIT = 23
    BURN_WITHIN_LIMITS = 24
    TURN_MARKS_CONSISTENT = 25
    OVER_HAS_AN_ENDING = 26
    WINNER_MATCHES_ENDING = 27
    DRAFT_IN_ORDER = 28
