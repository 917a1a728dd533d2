"""Distance tables of a machine alone: the game with a single machine and some of the tokens, without heat and power.

They serve where the tables of bounds.py would be too large. If they know all tokens, their distances bound what that
machine needs. Added up over the machines, for the best choice of tokens each, they are no bound (what serves one
machine may serve another) but a good guess at what is missing, and lead to a first solution soon.

A table is indexed as backwards.py says; the place of its machine is a square in reading order, then a start where it
waits, then gone.
"""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.kernels import rule, wide

from ..state import DIRECTIONS, GONE, MOST_TOKENS, NOWHERE, WAITING
from .backwards import (
    FAR,
    NO_STEP,
    ON_MOVE,
    PANEL_CODES,
    Data,
    Ints,
    Queue,
    decode_tokens,
    panel_code,
    reach,
    token_index,
    undo_activations,
    undo_step,
)

LARGEST_LONE = 800_000  # four of them are made in a second
MOST_CHOICES = 6  # of two tokens out of four


def fill_lone(t: np.record, headings: list[int]) -> None:
    """Sizes and places of the tables for these headings, behind all others: with as many tokens as may be."""
    squares = int(t.rows) * int(t.columns)
    places = squares + int(t.starts) + 1
    for tokens in range(int(t.tokens), 0, -1):
        size = comb(squares, tokens) * DIRECTIONS**tokens * PANEL_CODES * places
        if size <= LARGEST_LONE:
            t.lone_tokens, t.lone_places = tokens, places
            for i, heading in enumerate(headings):
                t.lone_offset[heading] = int(t.bound_size) + i * size
            t.bound_size += len(headings) * size
            return


def lone_size(t: np.record) -> int:
    """Positions of one table."""
    squares, tokens = int(t.rows) * int(t.columns), int(t.lone_tokens)
    return int(comb(squares, tokens) * DIRECTIONS**tokens * PANEL_CODES * int(t.lone_places))


def lone_distances(
    tables: npt.NDArray[Any], heading: int, sets: Ints, ranks: Ints, ahead: Ints, data: Data, queue: Queue
) -> int:
    """Breadth-first search backwards from "gone", into `data`; positions reached."""
    t = tables[0]
    tokens = wide(t.lone_tokens)
    squares = ahead.shape[0]
    width = wide(t.lone_places)
    token_at = np.zeros(tokens, np.int64)
    facing = np.zeros(tokens, np.int64)
    others_turn = tokens < t.tokens  # for all the table knows another token was turned or moved, or an obstacle moved
    others_move = others_turn or t.obstacles > 0 or tokens == squares
    reached = wide(0)
    for goal in range(width - 1, data.size, width):
        reached = reach(data, queue, reached, wide(goal), wide(0))
    done = 0
    while done < reached:
        index = wide(queue[done])
        done += 1
        place = index % width
        panel = index // width % PANEL_CODES
        part = index // width // PANEL_CODES
        token_set = sets[part >> (2 * tokens)]
        distance = wide(data[index]) + 1
        decode_tokens(token_set, part & ((wide(1) << (2 * tokens)) - 1), token_at, facing)
        for k in range(tokens):
            target = ahead[token_at[k], facing[k]]
            if target == place or (target == NOWHERE and place == width - 1 and facing[k] == heading):
                reached = reach(data, queue, reached, index - place + token_at[k], distance)
        for start in range(int(t.starts)):
            if place == wide(t.order_of[wide(t.start_square[start])]):
                reached = reach(data, queue, reached, index - place + squares + start, distance)
        reached = undo_activations(
            part, token_set, token_at, facing, panel, place, width, distance, ranks, ahead, data, queue, reached
        )
        if (others_move and panel >= ON_MOVE) or (others_turn and NO_STEP < panel < ON_MOVE):
            reached = undo_step(part, panel, place, width, distance, data, queue, reached)
    return int(reached)


@rule
def lone_index(s: np.record, t: np.record, choices: Ints) -> int:
    """Where each choice of as many tokens as the tables know stands in them, into `choices`; how many there are."""
    panel = panel_code(s)
    n = 0
    for chosen in range(1, 1 << MOST_TOKENS):
        count = (chosen & 1) + (chosen >> 1 & 1) + (chosen >> 2 & 1) + (chosen >> 3)
        if count == t.lone_tokens and chosen >> wide(t.tokens) == 0:
            choices[n] = (token_index(s, t, wide(chosen)) * PANEL_CODES + panel) * wide(t.lone_places)
            n += 1
    return n


@rule
def lone_distance(s: np.record, t: np.record, data: Data, machine: int, choices: Ints, n: int) -> int:
    """What a machine that is not gone needs with the best choice of tokens."""
    place = wide(s.place[machine])
    if place == WAITING:
        at = wide(t.rows) * wide(t.columns) + wide(t.home[machine])
    else:
        at = wide(t.order_of[place - 1])
    at += wide(t.lone_offset[wide(t.heading[machine])])
    best = wide(FAR)
    for i in range(n):
        best = min(best, wide(data[at + choices[i]]))
    return best


@rule
def lone_bound(s: np.record, t: np.record, data: Data, flights: int) -> int:
    """Where the tables know all tokens: what one machine needs, and the moves the others have to fly."""
    choices = np.empty(MOST_CHOICES, np.int64)
    n = lone_index(s, t, choices)
    best = flights
    for machine in range(int(t.machines)):
        place = wide(s.place[machine])
        if place == GONE:
            continue
        own = (
            wide(t.whole_flight[machine]) if place == WAITING else wide(t.flights[place - 1, wide(t.heading[machine])])
        )
        alone = lone_distance(s, t, data, wide(machine), choices, n)
        if alone == FAR:
            return wide(FAR)
        best = max(best, flights - own + alone)
    return best


@rule
def lone_sum(s: np.record, t: np.record, data: Data) -> int:
    """What all machines need, each as if it were alone."""
    choices = np.empty(MOST_CHOICES, np.int64)
    n = lone_index(s, t, choices)
    total = wide(0)
    for machine in range(int(t.machines)):
        if s.place[machine] != GONE:
            total += lone_distance(s, t, data, wide(machine), choices, n)
    return total
