"""The plain A* the solver is measured against, and that proves its answers anew: moves still to fly as the bound.

It shares with the solver nothing but the rules (`legal` and `apply`): whole states instead of packed ones, no symmetry,
no domination by power, every legal action tried, no distance tables, and a bound of its own.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game
from fracas.core.entry import ROOM, Ints, States, Tables, apply, legal
from fracas.core.kernels import rule
from fracas.core.match import Match
from fracas.games.combat_protocols.state import GONE, SIDE, WAITING, Direction

Halves = npt.NDArray[np.uint32]
Raw = npt.NDArray[np.uint8]

UNSOLVABLE = -1
FULL = -2
BUCKETS = 1024
FULLEST = 0.6
# For every entry: its state, its length, its place in the index, one and a half nodes of the queue.
OTHER_BYTES = 4 + 8 + 12
MEGABYTE = 1 << 20


@dataclass(frozen=True)
class PlainAnswer:
    """What the plain search found, with proof unless memory ran out."""

    length: int | None
    is_proven: bool
    stored: int
    expanded: int
    generated: int
    seconds: float  # of the processor
    bytes: int


@rule
def moves_to_fly(s: np.record, t: np.record) -> np.int64:
    """Straight to the far side, from inside or from the start; the bound of the plain search."""
    total = np.int64(0)
    for machine in range(int(t.machines)):
        place = np.int64(s.place[machine])
        if place == GONE:
            continue
        heading = t.heading[machine]
        upright = heading == Direction.NORTH or heading == Direction.SOUTH
        across = np.int64(t.rows) if upright else np.int64(t.columns)
        if place == WAITING:
            total += across + 1
            continue
        before = (place - 1) // SIDE if upright else (place - 1) % SIDE
        total += before + 1 if heading == Direction.NORTH or heading == Direction.WEST else across - before
    return total


@rule
def hash_of(raw: Raw, entry: np.int64) -> np.uint64:
    """FNV-1a over the bytes of a state, mixed once more."""
    mixed = np.uint64(0xCBF29CE484222325)
    for i in range(raw.shape[1]):
        mixed = (mixed ^ np.uint64(raw[entry, i])) * np.uint64(0x100000001B3)
    return mixed ^ (mixed >> np.uint64(29))


@rule
def same_bytes(raw: Raw, one: np.int64, other: np.int64) -> bool:
    """Two entries are the same state."""
    different = 0
    for i in range(raw.shape[1]):
        different += raw[one, i] != raw[other, i]
    return different == 0


def plain_search(
    store: States,
    raw: Raw,
    tables: Tables,
    lengths: Halves,
    index: Halves,
    heads: Halves,
    nodes: Halves,
    counts: Ints,
) -> int:
    """A* from `store[0]`: the fewest actions to a win, UNSOLVABLE, or FULL.

    `raw` is `store` seen as bytes. Entries are numbered as they are found; the queue is a stack of nodes (entry,
    length, next + 1) for each value of length plus bound. `counts` gets entries, expansions and states looked at.
    """
    t = tables[0]
    out = np.zeros(ROOM, np.int64)
    rng = np.zeros(4, np.uint64)
    mask = np.uint64(index.size - 1)
    entries, taken = 1, 1
    best: int | np.int64 = heads.size
    store[0].played = 0
    index[hash_of(raw, np.int64(0)) & mask] = 1
    nodes[0, :] = 0
    heads[moves_to_fly(store[0], t)] = 1
    for priority in range(heads.size):
        if priority >= best:
            break
        while heads[priority] != 0:
            node = np.int64(heads[priority]) - 1
            heads[priority] = nodes[node, 2]
            entry = np.int64(nodes[node, 0])
            if lengths[entry] != nodes[node, 1]:
                continue  # reached by a shorter way since
            counts[1] += 1
            length = np.int64(nodes[node, 1]) + 1
            n = legal(store[entry], t, out)
            counts[2] += n
            if entries + n > store.size or taken + n > nodes.shape[0]:
                counts[0] = entries
                return FULL
            for k in range(n):
                # The next free entry is where the child is made; it stays there if it is new.
                store[entries] = store[entry]
                child = store[entries]
                apply(child, t, out[k], rng)
                child.played = 0
                if child.over:
                    if child.winner == 0:
                        best = min(best, length)
                    continue
                at = hash_of(raw, np.int64(entries)) & mask
                while index[at] != 0 and not same_bytes(raw, np.int64(index[at]) - 1, np.int64(entries)):
                    at = (at + np.uint64(1)) & mask
                if index[at] == 0:
                    target = np.int64(entries)
                    index[at] = entries + 1
                    entries += 1
                else:
                    target = np.int64(index[at]) - 1
                    if lengths[target] <= length:
                        continue
                lengths[target] = length
                wanted = length + moves_to_fly(store[target], t)
                nodes[taken, 0] = target
                nodes[taken, 1] = length
                nodes[taken, 2] = heads[wanted]
                taken += 1
                heads[wanted] = taken
    counts[0] = entries
    return int(best) if best < heads.size else UNSOLVABLE


@cache
def _compiled(game: type[Game[Any]]) -> Any:
    i, halves = numba.int64, numba.uint32[::1]
    states, tables = numba.from_dtype(game.state)[::1], numba.from_dtype(game.tables_type)[::1]
    signature = i(states, numba.uint8[:, ::1], tables, halves, halves, halves, numba.uint32[:, ::1], i[::1])
    return game.engine.bind(plain_search, signature)


def plain_answer(match: Match, megabytes: int) -> PlainAnswer:
    """The fewest actions from a position whose set-up is finished, by the plain search within this memory."""
    game = match.game
    size = game.state.itemsize
    capacity = megabytes * MEGABYTE // (size + OTHER_BYTES + 10)
    store = np.empty(capacity, game.state)
    store[0] = match.state[0]
    lengths = np.empty(capacity, np.uint32)
    lengths[0] = 0
    index = np.zeros(1 << int(capacity / FULLEST).bit_length(), np.uint32)
    heads = np.zeros(BUCKETS, np.uint32)
    nodes = np.empty((capacity * 3 // 2, 3), np.uint32)
    counts = np.zeros(3, np.int64)
    search = _compiled(type(game))
    raw = store.view(np.uint8).reshape(capacity, size)
    began = time.process_time()
    found = search(store, raw, game.tables, lengths, index, heads, nodes, counts)
    seconds = time.process_time() - began
    stored, expanded, generated = (int(count) for count in counts)
    used = stored * (size + 4) + index.nbytes + (stored * 3 // 2) * 12
    return PlainAnswer(found if found >= 0 else None, found != FULL, stored, expanded, generated, seconds, used)
