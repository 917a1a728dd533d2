"""Distance tables behind the solver's bound: the game without heat, power and obstacles, solved once and for all.

In that simpler game a position is: where the tokens stand and point, what the panel allows (which faces the turning
tokens show), and where the machines of some headings are. Its exact distances to the goal, found by a search backwards
from it, are never more than the actions needed in the real game, and change by one at most with an action: an
admissible, consistent bound. Machines of headings left out (all together would often make too large a table) count the
moves they still have to fly.

    index = (((set of token squares * facings) * panel) * machines of one heading) * machines of the next ...

Squares are numbered 0.. in reading order here, sets of squares are bit masks.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game
from fracas.core.kernels import rule, wide

from ..rules.things import obstacle_on, room_ahead
from ..state import (
    BOUND_SQUARES,
    BOUND_TABLES,
    DIRECTIONS,
    GONE,
    MOST_STARTS,
    MOST_TOKENS,
    NOWHERE,
    SQUARES,
    WAIT_CODES,
    WAITING,
    Tables,
)
from .backwards import (
    FAR,
    ON_MOVE,
    PANEL_CODES,
    Data,
    Ints,
    Queue,
    decode_tokens,
    panel_code,
    reach,
    squares_ahead,
    token_index,
    token_sets,
    undo_activations,
    undo_step,
)
from .heat import UNREACHABLE, moves_needed
from .lone import fill_lone, lone_bound, lone_distances, lone_size, lone_sum

LARGEST_TABLE = 1_500_000  # made in a third of a second; tables ten times as large save less time than they cost
LARGEST_DATA = 3_000_000
# What an obstacle right ahead of a machine probably costs: none, a Barrier, a Battery Drain.
HINDRANCE = np.array([0, 2, 1])
ALL_TOKENS = (1 << MOST_TOKENS) - 1
FIELD = 15
FIELD_MASK = (1 << FIELD) - 1


def fill_bounds(t: np.record) -> None:
    """Sizes and numbering of the tables, in `t`; `bound_data` makes the distances when first needed."""
    squares = int(t.rows) * int(t.columns)
    for machine in range(int(t.machines)):
        front, heading = int(t.start_square[int(t.home[machine])]), int(t.heading[machine])
        t.whole_flight[machine] = 1 + int(t.flights[front, heading])
    for i in range(squares):
        t.order_of[int(t.square_of[i])] = i
    for square in range(SQUARES):
        t.set_rank[square] = [comb(square, before + 1) for before in range(MOST_TOKENS)]
    headings = sorted({int(heading) for heading in t.heading[: int(t.machines)]})
    if squares <= BOUND_SQUARES:
        _fill_groups(t, headings, squares)
    if not all(t.bound_groups[:, heading].any() for heading in headings):
        fill_lone(t, headings)


def _fill_groups(t: np.record, headings: list[int], squares: int) -> None:
    ones = np.array([mask.bit_count() for mask in range(1 << squares)])
    for heading in headings:
        _fill_group(t, heading, ones)
    for machine in range(int(t.machines)):
        t.wait_part[machine] = int(t.wait_stride[int(t.home[machine])]) + int(t.whole_flight[machine]) * WAIT_CODES
    _choose_tables(t, headings, comb(squares, int(t.tokens)) * DIRECTIONS ** int(t.tokens) * PANEL_CODES)


def _fill_group(t: np.record, heading: int, ones: npt.NDArray[np.int64]) -> None:
    """Number the places the machines of one heading can be in: who waits where, and which squares are taken."""
    stride = 1
    waits = [0]
    total = 0
    for start in range(MOST_STARTS):
        if t.waiting_at[start] and any(t.home[m] == start and t.heading[m] == heading for m in range(int(t.machines))):
            count = int(t.waiting_at[start])
            t.wait_stride[start] = stride
            waits = [sum_ + more for more in range(count + 1) for sum_ in waits]
            stride *= count + 1
            total += count
    n = 0
    t.group_id[heading] = NOWHERE
    for code, waiting in enumerate(waits):
        fitting = np.flatnonzero(ones <= total - waiting)
        t.group_id[heading, code, fitting] = n + np.arange(len(fitting))
        n += len(fitting)
    t.group_size[heading] = n


def _choose_tables(t: np.record, headings: list[int], base: int) -> None:
    """The largest sets of headings whose tables are not too large; `base`: positions of tokens and panel."""
    chosen: list[set[int]] = []
    total = 0
    for count in range(len(headings), 0, -1):
        for group in combinations(headings, count):
            size = base * int(np.prod([int(t.group_size[heading]) for heading in group]))
            is_new = not any(set(group) <= other for other in chosen)
            if is_new and size <= LARGEST_TABLE and total + size <= LARGEST_DATA and len(chosen) < BOUND_TABLES:
                t.bound_offset[len(chosen)] = total
                for i, heading in enumerate(group):
                    t.bound_groups[len(chosen), heading] = 1
                    t.table_heading[len(chosen), i] = heading
                t.table_headings[len(chosen)] = len(group)
                chosen.append(set(group))
                total += size
    t.bound_tables = len(chosen)
    t.bound_size = total


_made: dict[bytes, Data] = {}
KEPT = 32  # tables of so many boards and missions are kept, some 2 MB each


def bound_data(game: Game[Any]) -> Data:
    """The distances of all tables of a board and mission; kept, since every set-up of the mission shares them."""
    tables, bind = game.tables, game.engine.bind
    t = tables[0]
    if t.bound_size == 0:
        return np.zeros(1, np.uint8)
    fields = ("square_of", "start_square", "home", "heading", "waiting_at", "bound_groups", "token_start", "gate")
    key = b"".join(t[name].tobytes() for name in fields) + bytes([bool(t.obstacles)])
    if key not in _made:
        data = np.full(int(t.bound_size), FAR, np.uint8)
        _make_groups(tables, bind, data)
        _make_lone(tables, bind, data)
        while len(_made) >= KEPT:
            _made.pop(next(iter(_made)))
        _made[key] = data
    return _made[key]


def forget() -> None:
    """Drop all distances made so far, to measure what making them takes."""
    _made.clear()


def _make_groups(tables: npt.NDArray[Any], bind: Callable[..., Callable[..., int]], data: Data) -> None:
    t = tables[0]
    if t.bound_tables == 0:
        return
    i, ints, grid = numba.int64, numba.int64[::1], numba.int64[:, ::1]
    records, queue = numba.from_dtype(Tables)[::1], numba.uint32[::1]
    solve_backwards = bind(distances, i(records, i, ints, ints, grid, grid, numba.uint8[::1], queue))
    sets, ranks = token_sets(int(t.rows) * int(t.columns), int(t.tokens))
    for table in range(int(t.bound_tables)):
        first = int(t.bound_offset[table])
        size = len(sets) * DIRECTIONS ** int(t.tokens) * PANEL_CODES
        size *= int(np.prod([int(t.group_size[h]) for h in t.table_heading[table, : int(t.table_headings[table])]]))
        part = data[first : first + size]
        places = _group_places(t, table)
        solve_backwards(tables, table, sets, ranks, places, squares_ahead(t), part, np.empty(size, np.uint32))


def _group_places(t: np.record, table: int) -> Ints:
    """(wait code, mask) by heading and number."""
    places = np.zeros((DIRECTIONS, int(t.group_size.max())), np.int64)
    for heading in range(DIRECTIONS):
        if t.bound_groups[table, heading]:
            codes, masks = np.nonzero(t.group_id[heading] >= 0)
            places[heading, t.group_id[heading, codes, masks]] = codes << BOUND_SQUARES | masks
    return places


def _make_lone(tables: npt.NDArray[Any], bind: Callable[..., Callable[..., int]], data: Data) -> None:
    t = tables[0]
    if t.lone_tokens == 0:
        return
    i, ints = numba.int64, numba.int64[::1]
    records, queue = numba.from_dtype(Tables)[::1], numba.uint32[::1]
    solve_backwards = bind(lone_distances, i(records, i, ints, ints, i[:, ::1], numba.uint8[::1], queue))
    sets, ranks = token_sets(int(t.rows) * int(t.columns), int(t.lone_tokens))
    size = lone_size(t)
    for heading in sorted({int(heading) for heading in t.heading[: int(t.machines)]}):
        first = int(t.lone_offset[heading])
        part = data[first : first + size]
        solve_backwards(tables, heading, sets, ranks, squares_ahead(t), part, np.empty(size, np.uint32))


def distances(
    tables: npt.NDArray[Any], table: int, sets: Ints, ranks: Ints, places: Ints, ahead: Ints, data: Data, queue: Queue
) -> int:
    """Breadth-first search backwards from "all gone", into `data`; positions reached."""
    t = tables[0]
    tokens = wide(t.tokens)
    facings = wide(1) << (2 * tokens)
    strides = np.zeros(DIRECTIONS, np.int64)  # 0 for headings the table does not know
    masks = np.zeros(DIRECTIONS, np.int64)
    waits = np.zeros(DIRECTIONS, np.int64)
    token_at = np.zeros(tokens, np.int64)
    facing = np.zeros(tokens, np.int64)
    width = wide(1)
    gone = wide(0)
    for heading in range(DIRECTIONS):
        if t.bound_groups[table, heading]:
            strides[heading] = width
            gone += width * wide(t.group_id[heading, 0, 0])
            width *= wide(t.group_size[heading])
    reached = wide(0)
    for goal in range(gone, data.size, width):
        reached = reach(data, queue, reached, wide(goal), wide(0))
    done = 0
    while done < reached:
        index = wide(queue[done])
        done += 1
        machines = index % width
        rest = index // width
        panel = rest % PANEL_CODES
        arrows = rest // PANEL_CODES % facings
        token_set = sets[rest // PANEL_CODES // facings]
        distance = wide(data[index]) + 1
        decode_tokens(token_set, arrows, token_at, facing)
        _decode_machines(t, machines, strides, places, masks, waits)
        reached = _undo_moves(t, index, distance, token_at, facing, ahead, strides, masks, waits, data, queue, reached)
        part = rest // PANEL_CODES
        reached = undo_activations(
            part, token_set, token_at, facing, panel, machines, width, distance, ranks, ahead, data, queue, reached
        )
        if panel >= ON_MOVE and (t.obstacles > 0 or tokens == ahead.shape[0]):
            # For all the table knows an obstacle was moved, or there was nothing to move.
            reached = undo_step(part, panel, machines, width, distance, data, queue, reached)
    return int(reached)


@rule
def _decode_machines(t: np.record, machines: int, strides: Ints, places: Ints, masks: Ints, waits: Ints) -> None:
    """For each heading of the table the squares taken and who waits, into the arrays."""
    for heading in range(DIRECTIONS):
        if strides[heading]:
            place = places[heading, machines // strides[heading] % wide(t.group_size[heading])]
            masks[heading] = place & ((1 << BOUND_SQUARES) - 1)
            waits[heading] = place >> BOUND_SQUARES


@rule
def _undo_moves(
    t: np.record,
    index: int,
    distance: int,
    token_at: Ints,
    facing: Ints,
    ahead: Ints,
    strides: Ints,
    masks: Ints,
    waits: Ints,
    data: Data,
    queue: Queue,
    reached: int,
) -> int:
    """Positions from which one machine's move leads here: off a token, over the far side, or in from a start."""
    taken = masks[0] | masks[1] | masks[2] | masks[3]
    for heading in range(DIRECTIONS):
        if not strides[heading]:
            continue
        mask, wait = masks[heading], waits[heading]
        own = wide(t.group_id[heading, wait, mask])
        for k in range(token_at.size):
            origin = token_at[k]
            target = ahead[origin, facing[k]]
            before = wide(NOWHERE)
            if taken >> origin & 1:
                continue
            if target == NOWHERE:
                if facing[k] == heading and not _is_shut(t, origin, wide(heading), waits, strides):
                    before = wide(t.group_id[heading, wait, mask | (1 << origin)])
            elif mask >> target & 1:
                before = wide(t.group_id[heading, wait, mask ^ (1 << target) ^ (1 << origin)])
            if before >= 0:
                reached = reach(data, queue, reached, index + (before - own) * strides[heading], distance)
        for start in range(MOST_STARTS):
            if t.waiting_at[start] and _start_heading(t, start) == heading:
                front = wide(t.order_of[wide(t.start_square[start])])
                if mask >> front & 1 and _waiting(t, wide(start), wait) < t.waiting_at[start]:
                    earlier = wait + wide(t.wait_stride[start])
                    before = wide(t.group_id[heading, earlier, mask ^ (1 << front)])
                    reached = reach(data, queue, reached, index + (before - own) * strides[heading], distance)
    return reached


@rule
def _start_heading(t: np.record, start: int) -> int:
    for machine in range(int(t.machines)):
        if t.home[machine] == start:
            return wide(t.heading[machine])
    return NOWHERE


@rule
def _waiting(t: np.record, start: int, code: int) -> int:
    """How many machines wait on a start, by the wait code of its heading."""
    return code // wide(t.wait_stride[start]) % (wide(t.waiting_at[start]) + 1)


@rule
def _is_shut(t: np.record, order: int, way: int, waits: Ints, strides: Ints) -> bool:
    """Machines the table knows still wait on the start outside that edge."""
    start = wide(t.gate[wide(t.square_of[order]), way])
    if start == NOWHERE or t.waiting_at[start] == 0:
        return False
    heading = _start_heading(t, start)
    return bool(strides[heading] != 0 and _waiting(t, start, waits[heading]) > 0)


@rule
def table_bound(s: np.record, t: np.record, data: Data) -> int:
    """The best bound the tables give, without tables the moves still to fly; FAR or more: no win from here."""
    masks = wide(0)  # squares taken, FIELD bits for each heading
    parts = wide(0)  # for each heading who waits (WAIT_CODES values), then the moves to fly
    flights = wide(0)
    for machine in range(int(t.machines)):
        place = wide(s.place[machine])
        if place == GONE:
            continue
        field = FIELD * wide(t.heading[machine])
        if place == WAITING:
            parts += wide(t.wait_part[machine]) << field
            flights += wide(t.whole_flight[machine])
        else:
            masks |= wide(1) << (field + wide(t.order_of[place - 1]))
            moves = wide(t.flights[place - 1, wide(t.heading[machine])])
            parts += (moves * WAIT_CODES) << field
            flights += moves
    room = room_ahead(s, t)
    best: int = flights
    if flights > room:
        best = moves_needed(s, t, room)
        if best >= UNREACHABLE:
            return wide(FAR)
    if data.size == 1:
        return best
    if t.lone_tokens != 0 and t.lone_tokens == t.tokens:
        best = max(best, lone_bound(s, t, data, flights))
    token_part = token_index(s, t, ALL_TOKENS) * PANEL_CODES + panel_code(s)
    for table in range(int(t.bound_tables)):
        index = wide(0)
        others = flights
        width = wide(1)
        for i in range(int(t.table_headings[table])):
            heading = wide(t.table_heading[table, i])
            part = (parts >> (FIELD * heading)) & FIELD_MASK
            mask = (masks >> (FIELD * heading)) & FIELD_MASK
            index += width * wide(t.group_id[heading, part % WAIT_CODES, mask])
            others -= part // WAIT_CODES
            width *= wide(t.group_size[heading])
        value = wide(data[wide(t.bound_offset[table]) + token_part * width + index])
        if value == FAR:
            return wide(FAR)
        best = max(best, value + others)
    return best


@rule
def table_guess(s: np.record, t: np.record, data: Data, which: int) -> int:
    """What is probably missing, no bound: every machine as if alone, and what engines make them fly more.

    Counted, too, are obstacles right ahead and, by the first guess (0), power spent, so that it is not wasted.
    """
    if data.size == 1 or t.lone_tokens == 0:
        return table_bound(s, t, data)
    flights = wide(0)
    hindrances = wide(0)
    for machine in range(int(t.machines)):
        place, heading = wide(s.place[machine]), wide(t.heading[machine])
        if place == GONE:
            continue
        if place == WAITING:
            flights += wide(t.whole_flight[machine])
            square = wide(t.start_square[wide(t.home[machine])])
        else:
            square = place - 1
            flights += wide(t.flights[square, heading])
        line = wide(t.line_beyond[square, heading])
        if t.obstacles > 0 and line != NOWHERE:
            hindrances += HINDRANCE[obstacle_on(s, t, line)]
    room = room_ahead(s, t)
    more = moves_needed(s, t, room) - flights if flights > room else wide(0)
    guess = lone_sum(s, t, data) + 2 * more + hindrances
    return guess + wide(s.power) if which == 0 else guess
