"""State, tables, enums and sizes of Toy Battle.

Nodes (bases and H.Q.) are numbered in the order of the terrain file. A set of nodes is an integer with one bit per
node, so that "all bases next to these" or "a region is complete" is a few instructions.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from fracas.core.contract import state_dtype, tables_dtype

SEATS = ("blue", "red")
SIDES = 2

TYPES = 8
COPIES = 3  # of each type, per side
TROOPS = TYPES * COPIES  # per side
REMOVED = 4  # troops of each side that go back to the box unseen
IN_PLAY = TROOPS - REMOVED
RACK_LIMIT = 8
STARTER_RACK = 3
SECOND_RACK = 4
TURN_DRAW = 2
SKULLY_DRAW = 2
STAR_DRAW = 1
BASE_DRAW = 1

MOST_NODES = 24
MOST_PATHS = 12  # that meet at one node
MOST_REGIONS = 24
MOST_STACK = SIDES * IN_PLAY
MOST_PLACED = COPIES + 1  # in one turn: all three Cap'n, each bringing the next troop, and the last one's troop
MOST_TURNS = 1000  # the highest turn limit one may choose
NODE_BYTES = 3  # a set of nodes has 24 bits
BYTE = 8
BYTE_VALUES = 1 << BYTE

NOWHERE = -1
NOBODY = -1


class Troop(IntEnum):
    """The eight types; the number is the strength, and the joker Kwak comes first."""

    KWAK = 0
    SKULLY = 1
    CAPN = 2
    JUMBO = 3
    HOOK = 4
    XB_42 = 5
    STAR = 6
    ROXY = 7


class Phase(IntEnum):
    """What the actor is asked. A troop's effect has the troop's number, a base's effect the base's."""

    TURN = 0  # draw or place
    SKULLY = 1
    CAPN = 2
    JUMBO = 3
    XB_42 = 5
    STAR = 6
    RECALL = 8
    DRAW = 9
    SHOVE = 10
    EXHUME = 11
    PIN = 12


class Special(IntEnum):
    """What a base does; the signs that let only some strengths in are a table of their own."""

    NONE = 0
    RECALL = 8
    DRAW = 9
    SHOVE = 10
    EXHUME = 11
    PIN = 12
    SILENCE = 13


FIRST_BASE_EFFECT = Phase.RECALL.value
LAST_BASE_EFFECT = Phase.PIN.value


class Ending(IntEnum):
    """How a game ends."""

    NONE = 0
    HQ_CAPTURED = 1
    MEDAL_OBJECTIVE = 2
    STUCK = 3
    STUCK_TIED = 4
    TURN_LIMIT = 5
    TURN_LIMIT_TIED = 6


class Invariant(IntEnum):
    """What `audit` checks."""

    NONE = 0
    TROOPS_ALL_SOMEWHERE = 1  # three of each type per side, 48 in all
    FOUR_REMOVED = 2
    RACK_WITHIN_LIMIT = 3
    RACK_COUNTED = 4
    PINS_COUNTED = 5
    PINS_IN_TIME = 6  # the waiting side has pinned troops only while base effects run
    KNOWN_IS_RACKED = 7
    STACKS_SOLID = 8  # troops from the bottom up, nothing above the top
    TOP_HOLDS = 9  # the visible troop decides who holds a base
    HQ_EMPTY = 10  # until it is captured, which ends the game
    REGIONS_CLAIMED = 11  # whoever held all bases of a region has its medals
    MEDALS_COUNTED = 12
    OBJECTIVE_ENDS_GAME = 13
    PHASE_HAS_PLACE = 14
    QUEUE_IN_ORDER = 15
    TURN_WITHIN_LIMIT = 16
    ACTOR_NOT_STUCK = 17
    ENDING_FITS = 18
    NOTHING_BEYOND_TERRAIN = 19
    EFFECT_CAN_HAPPEN = 20
    RESERVE_TIDY = 21


# Action ids, one range per kind:
#   draw | skip | raid | pin | exhume TYPE | recall NODE | discard NODE | place TYPE NODE | shove NODE NODE
DRAW = 0
SKIP = 1
RAID = 2
PIN = 3
EXHUME = 4
RECALL = EXHUME + TYPES
DISCARD = RECALL + MOST_NODES
PLACE = DISCARD + MOST_NODES
SHOVE = PLACE + TYPES * MOST_NODES
ACTIONS = SHOVE + MOST_NODES * MOST_NODES

MOST_LEGAL = 1 + TYPES * MOST_NODES  # draw or skip, and every troop on every node; a shove has fewer choices
MOST_TURN_ACTIONS = MOST_PLACED + 1 + MOST_PLACED  # placements, the last troop's effect, every base's effect

#   rack[type]: troops that may be placed, pinned[type]: those that may not this turn; both are on the rack
#   known[type]: how many of the rack's troops went back to it in the open
#   reserve[0..reserve_size-1]: the pile, its next troop last; removed[type]: in the box
#   discard[type]: this side's troops that were discarded
_Side = tables_dtype(
    [
        ("rack", np.int8, (TYPES,)),
        ("pinned", np.int8, (TYPES,)),
        ("known", np.int8, (TYPES,)),
        ("removed", np.int8, (TYPES,)),
        ("discard", np.int8, (TYPES,)),
        ("reserve", np.int8, (IN_PLAY,)),
        ("rack_size", np.int8),
        ("pins", np.int8),
        ("reserve_size", np.int8),
        ("medals", np.int8),
    ]
)

#   stack[node, level]: 0 nothing, else 1 + 8 * seat + type; level 0 is the bottom, height[node] - 1 the visible troop
#   shows[seat, type]: the set of bases where such a troop is visible; held[seat] is the union over the types
#   taken[region]: 0 medals still there, else 1 + seat
#   spot: the node the asked effect belongs to; queue[0..queued-1]: the bases whose effects are still to come
State = state_dtype(
    [
        ("phase", np.int8),
        ("spot", np.int8),
        ("turns", np.int16),
        ("queued", np.int32),  # wide, and the order of the fields such, that no byte of the state is padding
        ("held", np.int32, (SIDES,)),
        ("shows", np.int32, (SIDES, TYPES)),
        ("side", _Side, (SIDES,)),
        ("taken", np.int8, (MOST_REGIONS,)),
        ("height", np.int8, (MOST_NODES,)),
        ("queue", np.int8, (MOST_PLACED,)),
        ("stack", np.int8, (MOST_NODES, MOST_STACK)),
    ]
)

#   next_to[node]: the nodes one path section away; near[byte, value]: the same for eight nodes at once
#   enterable[type]: the nodes whose sign lets the type in; targets[seat]: the slots a side may ever place on
#   airborne: the bases where Hook needs no connection; borders[node]: the regions around a node
Tables = tables_dtype(
    [
        ("starter", np.int8),  # a seat, or NOBODY: at random
        ("turn_limit", np.int16),
        ("objective", np.int8),
        ("nodes", np.int64),
        ("regions", np.int64),
        ("bases", np.int64),
        ("airborne", np.int64),
        ("hq", np.int64, (SIDES,)),
        ("targets", np.int64, (SIDES,)),
        ("enterable", np.int64, (TYPES,)),
        ("next_to", np.int64, (MOST_NODES,)),
        ("near", np.int32, (NODE_BYTES, BYTE_VALUES)),
        ("special", np.int8, (MOST_NODES,)),
        ("region", np.int64, (MOST_REGIONS,)),
        ("medals", np.int8, (MOST_REGIONS,)),
        ("border_count", np.int8, (MOST_NODES,)),
        ("borders", np.int8, (MOST_NODES, MOST_REGIONS)),
        ("distance", np.int8, (SIDES, MOST_NODES)),  # path sections to this side's nearest H.Q., through bases
    ]
)
