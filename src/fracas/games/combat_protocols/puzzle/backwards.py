"""Searching the game backwards, as the distance tables are made: tokens, panel and activations undone.

A position's index is `((set of token squares * facings) * panel) * width + machines`, where `machines` (below `width`)
is what the table knows of the machines. Squares are numbered 0.. in reading order, sets of squares are bit masks and
ranked as numbers, ascending; facings stand in order of squares, two bits each.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fracas.core.kernels import rule, wide

from ..state import DIRECTIONS, NOWHERE, PANEL_TURNS

Data = npt.NDArray[np.uint8]
Ints = npt.NDArray[np.int64]
Queue = npt.NDArray[np.uint32]

FAR = 255  # not reached: no win from there
# Panel codes: no activation yet; on a turning token: its face, its twin's; on a moving one: turning tokens flipped.
PANEL_CODES = 8
NO_STEP = 0
ON_TURN = 1
ON_MOVE = 5


def token_sets(squares: int, tokens: int) -> tuple[Ints, Ints]:
    """The sets of so many squares by rank, and the rank of each."""
    masks = np.arange(1 << squares)
    sets = masks[np.array([int(mask).bit_count() for mask in masks]) == tokens]
    ranks = np.zeros(len(masks), np.int64)
    ranks[sets] = np.arange(len(sets))
    return sets, ranks


def squares_ahead(t: np.record) -> Ints:
    """The next square by square and direction, all in reading order."""
    squares = int(t.rows) * int(t.columns)
    ahead = np.full((squares, DIRECTIONS), NOWHERE, np.int64)
    for i in range(squares):
        for way in range(DIRECTIONS):
            other = int(t.beyond[int(t.square_of[i]), way])
            ahead[i, way] = NOWHERE if other == NOWHERE else int(t.order_of[other])
    return ahead


@rule
def reach(data: Data, queue: Queue, reached: int, index: int, distance: int) -> int:
    """Note a position when it is reached for the first time; how many are."""
    if data[index] == FAR:
        data[index] = distance
        queue[reached] = index
        reached += 1
    return reached


@rule
def decode_tokens(token_set: int, arrows: int, token_at: Ints, facing: Ints) -> None:
    """Squares and facings of the tokens, in order of squares, into the arrays."""
    square = 0
    for k in range(token_at.size):
        while not token_set >> square & 1:
            square += 1
        token_at[k] = square
        facing[k] = arrows >> (2 * k) & 3
        square += 1


@rule
def undo_activations(
    tokens: int,
    token_set: int,
    token_at: Ints,
    facing: Ints,
    panel: int,
    machines: int,
    width: int,
    distance: int,
    ranks: Ints,
    ahead: Ints,
    data: Data,
    queue: Queue,
    reached: int,
) -> int:
    """Positions from which turning or moving a token leads here; `tokens` is the index of set and facings."""
    for k in range(token_at.size):
        if panel >= ON_MOVE:
            for way in range(DIRECTIONS):
                origin = ahead[token_at[k], way]
                if origin != NOWHERE and not token_set >> origin & 1:
                    rank = ranks[token_set ^ (1 << token_at[k]) ^ (1 << origin)]
                    part = (rank << (2 * token_at.size)) + _moved_facings(token_at, facing, wide(k), origin)
                    reached = undo_step(part, panel, machines, width, distance, data, queue, reached)
        elif panel != NO_STEP:
            for quarters in range(1, DIRECTIONS):
                # By 180 degrees if the panel token stood on shows that face, by 90 otherwise.
                if (quarters == 2) == (panel >= ON_TURN + 2):
                    turned = (facing[k] ^ ((facing[k] + quarters) & 3)) << (2 * k)
                    reached = undo_step(tokens ^ turned, panel, machines, width, distance, data, queue, reached)
    return reached


@rule
def undo_step(
    tokens: int, panel: int, machines: int, width: int, distance: int, data: Data, queue: Queue, reached: int
) -> int:
    """With the tokens as they were: the panels from which the controller can have stepped where it stands now."""
    base = tokens * PANEL_CODES
    if panel < ON_MOVE:
        face, twin = (panel - ON_TURN) // 2, (panel - ON_TURN) % 2
        reached = reach(data, queue, reached, (base + ON_MOVE + face + twin) * width + machines, distance)
    else:
        for face in range(2):  # shown by the turning token left behind, before it flipped
            twin = panel - ON_MOVE - (1 - face)
            if 0 <= twin <= 1:
                reached = reach(data, queue, reached, (base + ON_TURN + 2 * face + twin) * width + machines, distance)
    if panel in (ON_TURN, ON_MOVE):
        reached = reach(data, queue, reached, (base + NO_STEP) * width + machines, distance)
    return reached


@rule
def _moved_facings(token_at: Ints, facing: Ints, moved: int, target: int) -> int:
    """The facings in order of squares when one token stands on another square."""
    arrows = wide(0)
    for k in range(token_at.size):
        at = target if k == moved else token_at[k]
        before = 0
        for j in range(token_at.size):
            if (target if j == moved else token_at[j]) < at:
                before += 1
        arrows |= facing[k] << (2 * before)
    return arrows


@rule
def panel_code(s: np.record) -> int:
    """What the tables know of the panel."""
    if s.controller == 0:
        return NO_STEP
    here = wide(s.controller) - 1
    if PANEL_TURNS[here]:
        return ON_TURN + 2 * wide(s.flipped[here]) + wide(s.flipped[3 - here])
    return ON_MOVE + wide(s.flipped[0]) + wide(s.flipped[3])


@rule
def token_index(s: np.record, t: np.record, chosen: int) -> int:
    """Rank of the set of squares of the chosen tokens (a bit mask), then their facings in order of squares."""
    count = wide(0)
    rank = wide(0)
    arrows = wide(0)
    for i in range(int(t.tokens)):
        if not chosen >> i & 1:
            continue
        at = wide(s.token_at[i])
        before = wide(0)
        for j in range(int(t.tokens)):
            before += (chosen >> j & 1) * (s.token_at[j] < at)
        rank += wide(t.set_rank[wide(t.order_of[at]), before])
        arrows |= wide(s.facing[i]) << (2 * before)
        count += 1
    return (rank << (2 * count)) + arrows
