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
from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.kernels import rule

from .packing import room_ahead
from .state import (
    BOUND_SQUARES,
    BOUND_TABLES,
    DIRECTIONS,
    GONE,
    MOST_STARTS,
    NOWHERE,
    PANEL_TURNS,
    WAIT_CODES,
    WAITING,
    Int,
)

Data = npt.NDArray[np.uint8]
Ints = npt.NDArray[np.int64]
Queue = npt.NDArray[np.uint32]

FAR = 255  # not reached: no win from there
LARGEST_TABLE = 1_500_000  # made in a third of a second; tables ten times as large save less time than they cost
LARGEST_DATA = 3_000_000
# Panel codes: no activation yet; on a turning token: its face, its twin's; on a moving one: turning tokens flipped.
PANEL_CODES = 8
NO_STEP = 0
ON_TURN = 1
ON_MOVE = 5
FIELD = 15
FIELD_MASK = (1 << FIELD) - 1


def fill_bounds(t: np.record) -> None:
    """Sizes and numbering of the tables, in `t`; the distances themselves are made by `make_data` when first needed."""
    squares = int(t.rows) * int(t.columns)
    for machine in range(int(t.machines)):
        front, heading = int(t.start_square[int(t.home[machine])]), int(t.heading[machine])
        t.whole_flight[machine] = 1 + int(t.flights[front, heading])
    if squares > BOUND_SQUARES:
        return
    masks = np.arange(1 << squares)
    ones = np.array([int(mask).bit_count() for mask in masks])
    sets = masks[ones == int(t.tokens)]
    t.token_rank[sets] = np.arange(len(sets))
    t.token_sets = len(sets)
    for i in range(squares):
        t.order_of[int(t.square_of[i])] = i
    headings = sorted({int(heading) for heading in t.heading[: int(t.machines)]})
    for heading in headings:
        _fill_group(t, heading, ones)
    for machine in range(int(t.machines)):
        t.wait_part[machine] = int(t.wait_stride[int(t.home[machine])]) + int(t.whole_flight[machine]) * WAIT_CODES
    _choose_tables(t, headings)


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


def _choose_tables(t: np.record, headings: list[int]) -> None:
    """The largest sets of headings whose tables are not too large."""
    base = int(t.token_sets) * DIRECTIONS ** int(t.tokens) * PANEL_CODES
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


def make_data(tables: npt.NDArray[Any], bind: Callable[..., Callable[..., int]], signature: Any) -> Data:
    """The distances of all tables of a board and mission; kept, since every set-up of the mission shares them."""
    t = tables[0]
    if t.bound_tables == 0:
        return np.zeros(1, np.uint8)
    fields = ("square_of", "start_square", "home", "heading", "waiting_at", "bound_groups", "token_start", "gate")
    key = b"".join(t[name].tobytes() for name in fields) + bytes([bool(t.obstacles)])
    if key not in _made:
        data = np.full(int(t.bound_size), FAR, np.uint8)
        solve_backwards = bind(distances, signature)
        for table in range(int(t.bound_tables)):
            ends = [*t.bound_offset[: int(t.bound_tables)], t.bound_size]
            part = data[int(ends[table]) : int(ends[table + 1])]
            solve_backwards(tables, table, *_decoding(t, table), part, np.empty(len(part), np.uint32))
        while len(_made) >= KEPT:
            _made.pop(next(iter(_made)))
        _made[key] = data
    return _made[key]


def forget() -> None:
    """Drop all distances made so far, to measure what making them takes."""
    _made.clear()


def _decoding(t: np.record, table: int) -> tuple[Ints, Ints, Ints]:
    """For a table: token set by rank, (wait code, mask) by heading and number, next square by order and direction."""
    squares = int(t.rows) * int(t.columns)
    sets = np.array([mask for mask in range(1 << squares) if bin(mask).count("1") == int(t.tokens)], np.int64)
    widest = int(t.group_size.max())
    places = np.zeros((DIRECTIONS, widest), np.int64)
    for heading in range(DIRECTIONS):
        if t.bound_groups[table, heading]:
            codes, masks = np.nonzero(t.group_id[heading] >= 0)
            places[heading, t.group_id[heading, codes, masks]] = codes << BOUND_SQUARES | masks
    ahead = np.full((squares, DIRECTIONS), NOWHERE, np.int64)
    for i in range(squares):
        for way in range(DIRECTIONS):
            other = int(t.beyond[int(t.square_of[i]), way])
            ahead[i, way] = NOWHERE if other == NOWHERE else int(t.order_of[other])
    return sets, places, ahead


def distances(
    tables: npt.NDArray[Any], table: int, sets: Ints, places: Ints, ahead: Ints, data: Data, queue: Queue
) -> int:
    """Breadth-first search backwards from "all gone", into `data`; positions reached."""
    t = tables[0]
    tokens = np.int64(t.tokens)
    facings = np.int64(1) << (2 * tokens)
    strides = np.zeros(DIRECTIONS, np.int64)  # 0 for headings the table does not know
    masks = np.zeros(DIRECTIONS, np.int64)
    waits = np.zeros(DIRECTIONS, np.int64)
    token_at = np.zeros(tokens, np.int64)
    facing = np.zeros(tokens, np.int64)
    width = np.int64(1)
    gone = np.int64(0)
    for heading in range(DIRECTIONS):
        if t.bound_groups[table, heading]:
            strides[heading] = width
            gone += width * np.int64(t.group_id[heading, 0, 0])
            width *= np.int64(t.group_size[heading])
    reached: Int = np.int64(0)
    for goal in range(gone, data.size, width):
        reached = _reach(data, queue, reached, np.int64(goal), np.int64(0))
    done = 0
    while done < reached:
        index = np.int64(queue[done])
        done += 1
        machines = index % width
        rest = index // width
        panel = rest % PANEL_CODES
        arrows = rest // PANEL_CODES % facings
        token_set = sets[rest // PANEL_CODES // facings]
        distance = np.int64(data[index]) + 1
        _decode_tokens(token_set, arrows, token_at, facing)
        _decode_machines(t, machines, strides, places, masks, waits)
        reached = _undo_moves(t, index, distance, token_at, facing, ahead, strides, masks, waits, data, queue, reached)
        for k in range(tokens):
            if panel >= ON_MOVE:
                for way in range(DIRECTIONS):
                    origin = ahead[token_at[k], way]
                    if origin != NOWHERE and not token_set >> origin & 1:
                        rank = np.int64(t.token_rank[token_set ^ (1 << token_at[k]) ^ (1 << origin)])
                        part = rank * facings + _moved_facings(token_at, facing, np.int64(k), origin)
                        reached = _undo_step(part, panel, machines, width, distance, data, queue, reached)
            elif panel != NO_STEP:
                for quarters in range(1, DIRECTIONS):
                    # By 180 degrees if the panel token stood on shows that face, by 90 otherwise.
                    if (quarters == 2) == (panel >= ON_TURN + 2):
                        turned = (facing[k] ^ ((facing[k] + quarters) & 3)) << (2 * k)
                        part = rest // PANEL_CODES ^ turned
                        reached = _undo_step(part, panel, machines, width, distance, data, queue, reached)
        if panel >= ON_MOVE and (t.obstacles > 0 or tokens == ahead.shape[0]):
            # For all the table knows an obstacle was moved, or there was nothing to move.
            part = rest // PANEL_CODES
            reached = _undo_step(part, panel, machines, width, distance, data, queue, reached)
    return int(reached)


@rule
def _reach(data: Data, queue: Queue, reached: Int, index: Int, distance: Int) -> Int:
    """Note a position when it is reached for the first time; how many are."""
    if data[index] == FAR:
        data[index] = distance
        queue[reached] = index
        reached += 1
    return reached


@rule
def _decode_tokens(token_set: Int, arrows: Int, token_at: Ints, facing: Ints) -> None:
    """Squares and facings of the tokens, in order of squares, into the arrays."""
    square = 0
    for k in range(token_at.size):
        while not token_set >> square & 1:
            square += 1
        token_at[k] = square
        facing[k] = arrows >> (2 * k) & 3
        square += 1


@rule
def _decode_machines(t: np.record, machines: Int, strides: Ints, places: Ints, masks: Ints, waits: Ints) -> None:
    """For each heading of the table the squares taken and who waits, into the arrays."""
    for heading in range(DIRECTIONS):
        if strides[heading]:
            place = places[heading, machines // strides[heading] % np.int64(t.group_size[heading])]
            masks[heading] = place & ((1 << BOUND_SQUARES) - 1)
            waits[heading] = place >> BOUND_SQUARES


@rule
def _undo_moves(
    t: np.record,
    index: Int,
    distance: Int,
    token_at: Ints,
    facing: Ints,
    ahead: Ints,
    strides: Ints,
    masks: Ints,
    waits: Ints,
    data: Data,
    queue: Queue,
    reached: Int,
) -> Int:
    """Positions from which one machine's move leads here: off a token, over the far side, or in from a start."""
    taken = masks[0] | masks[1] | masks[2] | masks[3]
    for heading in range(DIRECTIONS):
        if not strides[heading]:
            continue
        mask, wait = masks[heading], waits[heading]
        own = np.int64(t.group_id[heading, wait, mask])
        for k in range(token_at.size):
            origin = token_at[k]
            target = ahead[origin, facing[k]]
            before = np.int64(NOWHERE)
            if taken >> origin & 1:
                continue
            if target == NOWHERE:
                if facing[k] == heading and not _is_shut(t, origin, np.int64(heading), waits, strides):
                    before = np.int64(t.group_id[heading, wait, mask | (1 << origin)])
            elif mask >> target & 1:
                before = np.int64(t.group_id[heading, wait, mask ^ (1 << target) ^ (1 << origin)])
            if before >= 0:
                reached = _reach(data, queue, reached, index + (before - own) * strides[heading], distance)
        for start in range(MOST_STARTS):
            if t.waiting_at[start] and _start_heading(t, start) == heading:
                front = np.int64(t.order_of[np.int64(t.start_square[start])])
                if mask >> front & 1 and _waiting(t, np.int64(start), wait) < t.waiting_at[start]:
                    earlier = wait + np.int64(t.wait_stride[start])
                    before = np.int64(t.group_id[heading, earlier, mask ^ (1 << front)])
                    reached = _reach(data, queue, reached, index + (before - own) * strides[heading], distance)
    return reached


@rule
def _undo_step(
    tokens: Int, panel: Int, machines: Int, width: Int, distance: Int, data: Data, queue: Queue, reached: Int
) -> Int:
    """With the tokens as they were: the panels from which the controller can have stepped where it stands now."""
    base = tokens * PANEL_CODES
    if panel < ON_MOVE:
        face, twin = (panel - ON_TURN) // 2, (panel - ON_TURN) % 2
        reached = _reach(data, queue, reached, (base + ON_MOVE + face + twin) * width + machines, distance)
    else:
        for face in range(2):  # shown by the turning token left behind, before it flipped
            twin = panel - ON_MOVE - (1 - face)
            if 0 <= twin <= 1:
                reached = _reach(data, queue, reached, (base + ON_TURN + 2 * face + twin) * width + machines, distance)
    if panel in (ON_TURN, ON_MOVE):
        reached = _reach(data, queue, reached, (base + NO_STEP) * width + machines, distance)
    return reached


@rule
def _start_heading(t: np.record, start: Int) -> Int:
    for machine in range(int(t.machines)):
        if t.home[machine] == start:
            return np.int64(t.heading[machine])
    return NOWHERE


@rule
def _waiting(t: np.record, start: Int, code: Int) -> Int:
    """How many machines wait on a start, by the wait code of its heading."""
    return code // np.int64(t.wait_stride[start]) % (np.int64(t.waiting_at[start]) + 1)


@rule
def _is_shut(t: np.record, order: Int, way: Int, waits: Ints, strides: Ints) -> bool:
    """Machines the table knows still wait on the start outside that edge."""
    start = np.int64(t.gate[np.int64(t.square_of[order]), way])
    if start == NOWHERE or t.waiting_at[start] == 0:
        return False
    heading = _start_heading(t, start)
    return bool(strides[heading] != 0 and _waiting(t, start, waits[heading]) > 0)


@rule
def _moved_facings(token_at: Ints, facing: Ints, moved: Int, target: Int) -> Int:
    """The facings in order of squares when one token stands on another square."""
    arrows = np.int64(0)
    for k in range(token_at.size):
        at = target if k == moved else token_at[k]
        before = 0
        for j in range(token_at.size):
            if (target if j == moved else token_at[j]) < at:
                before += 1
        arrows |= facing[k] << (2 * before)
    return arrows


@rule
def table_bound(s: np.record, t: np.record, data: Data) -> Int:
    """The best bound the tables give, without tables the moves still to fly; FAR or more: no win from here."""
    masks = np.int64(0)  # squares taken, FIELD bits for each heading
    parts = np.int64(0)  # for each heading who waits (WAIT_CODES values), then the moves to fly
    flights = np.int64(0)
    for machine in range(int(t.machines)):
        place = np.int64(s.place[machine])
        if place == GONE:
            continue
        field = FIELD * np.int64(t.heading[machine])
        if place == WAITING:
            parts += np.int64(t.wait_part[machine]) << field
            flights += np.int64(t.whole_flight[machine])
        else:
            masks |= np.int64(1) << (field + np.int64(t.order_of[place - 1]))
            moves = np.int64(t.flights[place - 1, np.int64(t.heading[machine])])
            parts += (moves * WAIT_CODES) << field
            flights += moves
    if flights > 1 and room_ahead(s, t) == 1:
        return np.int64(FAR)  # the next move must overheat the engine, and would not be the last
    best = flights
    if data.size == 1:
        return best
    token_part = _token_index(s, t) * PANEL_CODES + _panel_code(s)
    for table in range(int(t.bound_tables)):
        index = np.int64(0)
        others = flights
        width = np.int64(1)
        for i in range(int(t.table_headings[table])):
            heading = np.int64(t.table_heading[table, i])
            part = (parts >> (FIELD * heading)) & FIELD_MASK
            mask = (masks >> (FIELD * heading)) & FIELD_MASK
            index += width * np.int64(t.group_id[heading, part % WAIT_CODES, mask])
            others -= part // WAIT_CODES
            width *= np.int64(t.group_size[heading])
        value = np.int64(data[np.int64(t.bound_offset[table]) + token_part * width + index])
        if value == FAR:
            return np.int64(FAR)
        best = max(best, value + others)
    return best


@rule
def _token_index(s: np.record, t: np.record) -> Int:
    """Rank of the set of token squares, then the facings in order of squares."""
    count = np.int64(t.tokens)
    token_set = np.int64(0)
    arrows = np.int64(0)
    for i in range(count):
        at = np.int64(s.token_at[i])
        token_set |= np.int64(1) << np.int64(t.order_of[at])
        before = np.int64(0)
        for j in range(count):
            before += s.token_at[j] < at
        arrows |= np.int64(s.facing[i]) << (2 * before)
    return (np.int64(t.token_rank[token_set]) << (2 * count)) + arrows


@rule
def _panel_code(s: np.record) -> Int:
    if s.controller == 0:
        return NO_STEP
    here = np.int64(s.controller) - 1
    if PANEL_TURNS[here]:
        return ON_TURN + 2 * np.int64(s.flipped[here]) + np.int64(s.flipped[3 - here])
    return ON_MOVE + np.int64(s.flipped[0]) + np.int64(s.flipped[3])
