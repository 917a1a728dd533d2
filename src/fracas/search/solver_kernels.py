"""The solver's inner loop: best-first search over packed states, as a template bound per puzzle.

Everything lives in flat arrays, so that a search can be stopped and gone on with after any slice:

    keys[e]      the packed words of entry e; entries are numbered as they are found
    meta[e]      actions from the start, slack, and whether the entry is closed (expanded, or not worth expanding)
    parents[e]   the entry it was reached from
    index[i]     open addressing: 0, or a tag of the hash in the upper half and entry + 1 in the lower
    heads[p]     the first node + 1 of the stack of entries with priority p
    nodes[n]     of a stack: entry, next node + 1
    control      the numbers below

Two entries may have equal words and different slack. One that is not better in either slack or length than another is
dominated: it is dropped, or closed unexpanded.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np
import numpy.typing as npt

from fracas.core.entry import GAME, MOST_LEGAL, ROOM, SPARE, Ints, States, Tables, apply
from fracas.core.errors import BrokenPromise
from fracas.core.kernels import rule

Words = npt.NDArray[np.uint64]
Halves = npt.NDArray[np.uint32]
Data = npt.NDArray[np.uint8]

# meta: | closed | slack (8) | actions from the start (12) |
LENGTH_BITS = np.uint32(12)
LENGTH_MASK = np.uint32(0xFFF)
SLACK_MASK = np.uint32(0xFF)
CLOSED = np.uint32(1 << 20)

MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)
OTHER_MULTIPLIER = np.uint64(0xC2B2AE3D27D4EB4F)
HASH_SHIFT = np.uint64(29)
HALF = np.uint64(32)
LOW_HALF = np.uint64(0xFFFFFFFF)

MOST_WORDS = 2  # a state packs into
FULLEST = 0.6  # of the index, before it must grow


class Control(IntEnum):
    """The numbers a search carries from slice to slice."""

    ENTRIES = 0
    NODES = 1  # nodes ever taken
    FREE_NODE = 2  # first of the nodes given back, + 1
    LOWEST = 3  # no entry waits with a lower priority
    BEST = 4  # solutions must be shorter than this
    GOAL = 5  # the entry from which the best solution wins, + 1
    EXPANDED = 6
    GENERATED = 7
    TOUCHED = 8  # what was read ahead: kept, so that reading it is not optimised away


class Status(IntEnum):
    """Why a slice ended."""

    RUNNING = 0
    EXHAUSTED = 1  # nothing is left that could be shorter than BEST
    FOUND = 2  # a solution, the best so far
    FULL = 3  # no room for more entries
    GROW = 4  # the index must be made larger


def pack(s: np.record, t: np.record, words: Words) -> None:
    """Placeholder: the puzzle's own kernel."""


def unpack(words: Words, slack: int | np.int64, t: np.record, s: np.record) -> None:
    """Placeholder: the puzzle's own kernel."""


def slack(s: np.record, t: np.record) -> int:
    """Placeholder: the puzzle's own kernel."""
    raise NotImplementedError


def bound(s: np.record, t: np.record, data: Data) -> int:
    """Placeholder: the puzzle's own kernel."""
    raise NotImplementedError


def guess(s: np.record, t: np.record, data: Data, which: int | np.int64) -> int:
    """Placeholder: the puzzle's own kernel."""
    raise NotImplementedError


def branches(s: np.record, t: np.record, out: Ints) -> int:
    """Placeholder: the puzzle's own kernel."""
    raise NotImplementedError


def left(s: np.record, t: np.record) -> int:
    """Placeholder: the puzzle's own kernel."""
    raise NotImplementedError


def free(s: np.record, t: np.record) -> int:
    """Placeholder: the puzzle's own kernel."""
    raise NotImplementedError


def pack_at(states: States, i: int, tables: Tables, words: Words) -> int:
    """Pack `states[i]` into `words`, which are as many as the game says; its slack."""
    room = np.zeros(MOST_WORDS + SPARE, np.uint64)
    pack(states[i], tables[0], room)
    for k in range(room.size - 1, words.size - 1, -1):
        if room[k] != 0:
            raise BrokenPromise(GAME, "pack", "packed_words", k + 1, words.size)
    words[:] = room[: words.size]
    return slack(states[i], tables[0])


def unpack_at(states: States, i: int, tables: Tables, words: Words, spent: int) -> None:
    """A state with these words and this slack into `states[i]`."""
    unpack(words, spent, tables[0], states[i])


def bound_at(states: States, i: int, tables: Tables, data: Data) -> int:
    """The bound of `states[i]`."""
    return bound(states[i], tables[0], data)


def guess_at(states: States, i: int, tables: Tables, data: Data, which: int) -> int:
    """A guess of `states[i]`."""
    return guess(states[i], tables[0], data, which)


def branches_at(states: States, i: int, tables: Tables, out: Ints) -> int:
    """The actions worth trying in `states[i]`."""
    if out.size < ROOM:
        raise BrokenPromise(GAME, "branches", "room", out.size, ROOM)
    n = branches(states[i], tables[0], out)
    if n < 1 or n > MOST_LEGAL:
        raise BrokenPromise(GAME, "branches", "most_legal", n, MOST_LEGAL)
    return n


def left_at(states: States, i: int, tables: Tables) -> int:
    """Counted actions the rules still allow in `states[i]`."""
    return left(states[i], tables[0])


def free_at(states: States, i: int, tables: Tables) -> int:
    """Actions of the set-up still to come in `states[i]`."""
    return free(states[i], tables[0])


@rule
def mixed_words(first: np.uint64, second: np.uint64) -> np.uint64:
    """A hash of one or two words (the second 0)."""
    mixed = (first ^ (first >> HASH_SHIFT)) * MULTIPLIER
    mixed ^= (second ^ (second >> HASH_SHIFT)) * OTHER_MULTIPLIER
    mixed = (mixed ^ (mixed >> HASH_SHIFT)) * MULTIPLIER
    return mixed ^ (mixed >> HALF)


@rule
def same_words(keys: Words, entry: np.int64, words: Words) -> bool:
    """The entry has these words."""
    return bool(keys[entry, 0] == words[0] and (keys.shape[1] == 1 or keys[entry, 1] == words[1]))


@rule
def take_lowest(heads: Halves, nodes: Halves, control: Ints) -> np.int64:
    """The entry on top of the stack of the lowest priority, -1 if all stacks are empty."""
    lowest = control[Control.LOWEST]
    while lowest < heads.size and heads[lowest] == 0:
        lowest += 1
    control[Control.LOWEST] = lowest
    if lowest == heads.size:
        return np.int64(-1)
    node = np.int64(heads[lowest]) - 1
    heads[lowest] = nodes[node, 1]
    nodes[node, 1] = control[Control.FREE_NODE]
    control[Control.FREE_NODE] = node + 1
    return np.int64(nodes[node, 0])


@rule
def put(heads: Halves, nodes: Halves, control: Ints, entry: np.int64, wanted: np.int64) -> None:
    """Lay the entry on the stack of a priority (the last stack takes all beyond it)."""
    priority = min(wanted, np.int64(heads.size - 1))
    node = control[Control.FREE_NODE] - 1
    if node >= 0:
        control[Control.FREE_NODE] = nodes[node, 1]
    else:
        node = control[Control.NODES]
        control[Control.NODES] += 1
    nodes[node, 0] = entry
    nodes[node, 1] = heads[priority]
    heads[priority] = node + 1
    control[Control.LOWEST] = min(control[Control.LOWEST], priority)


@rule
def find_place(
    keys: Words,
    meta: Halves,
    index: Words,
    words: Words,
    mixed: np.uint64,
    spent: np.int64,
    length: np.int64,
    found: Ints,
) -> bool:
    """Look a state up: False if it is dominated by an entry.

    Otherwise `found` holds the entry with its words and slack (-1: none yet) and the end of its run in the index.
    Entries that it dominates are closed.
    """
    mask = np.uint64(index.size - 1)
    tag = mixed & ~LOW_HALF
    at = mixed & mask
    found[0] = -1
    while index[at] != 0:
        if (index[at] & ~LOW_HALF) == tag:
            other = np.int64(index[at] & LOW_HALF) - 1
            if same_words(keys, other, words):
                its_length = np.int64(meta[other] & LENGTH_MASK)
                its_slack = np.int64((meta[other] >> LENGTH_BITS) & SLACK_MASK)
                if its_slack <= spent and its_length <= length:
                    return False
                if its_slack == spent:
                    found[0] = other
                elif its_slack > spent and its_length >= length:
                    meta[other] |= CLOSED
        at = (at + np.uint64(1)) & mask
    found[1] = np.int64(at)
    return True


def search_slice(
    states: States,
    tables: Tables,
    data: Data,
    keys: Words,
    meta: Halves,
    parents: Halves,
    index: Words,
    heads: Halves,
    nodes: Halves,
    control: Ints,
    budget: int,
    length_weight: int,
    bound_weight: int,
    which: int,
) -> int:
    """Expand up to `budget` entries in order of `length_weight * length + bound_weight * bound`; a Status.

    With `which` 0 or more the order is by that guess instead of the bound.

    The first slice starts from `states[0]`; the other elements (one for each action a state can have) are for work. All
    arrays are modified in place.
    """
    t = tables[0]
    parent = states[0]
    most = states.size - 1
    width = keys.shape[1]
    packed = np.zeros((most + 1, MOST_WORDS), np.uint64)  # a row more, should `pack` fill more words than there are
    hashes = np.zeros(most, np.uint64)
    spent = np.zeros(most, np.int64)
    out = np.zeros(ROOM, np.int64)
    found = np.zeros(2, np.int64)
    rng = np.zeros(4, np.uint64)
    mask = np.uint64(index.size - 1)
    touched = np.uint64(0)
    if control[Control.ENTRIES] == 0:
        pack(parent, t, packed[0])
        mixed = mixed_words(packed[0, 0], packed[0, 1])
        index[mixed & mask] = (mixed & ~LOW_HALF) | np.uint64(1)
        keys[0] = packed[0, :width]
        meta[0] = np.uint32(slack(parent, t)) << LENGTH_BITS
        parents[0] = 0
        control[Control.ENTRIES] = 1
        estimate = bound(parent, t, data)
        if estimate >= 0 and estimate < control[Control.BEST]:
            put(heads, nodes, control, np.int64(0), np.int64(bound_weight * estimate))
    expanded = 0
    while expanded < budget:
        entries = control[Control.ENTRIES]
        if entries + most > keys.shape[0] or control[Control.NODES] + most > nodes.shape[0]:
            return Status.FULL.value
        if entries + most > FULLEST * index.size:
            return Status.GROW.value
        entry = take_lowest(heads, nodes, control)
        if entry < 0:
            return Status.EXHAUSTED.value
        if length_weight == bound_weight and control[Control.LOWEST] >= control[Control.BEST] * length_weight:
            return Status.EXHAUSTED.value
        if meta[entry] & CLOSED:
            continue
        meta[entry] |= CLOSED
        expanded += 1
        control[Control.EXPANDED] += 1
        unpack(keys[entry], np.int64((meta[entry] >> LENGTH_BITS) & SLACK_MASK), t, parent)
        length = np.int64(meta[entry] & LENGTH_MASK) + 1
        is_solved = False
        children = 0
        n = branches(parent, t, out)
        if n < 1 or n > MOST_LEGAL:
            raise BrokenPromise(GAME, "branches", "most_legal", n, MOST_LEGAL)
        control[Control.GENERATED] += n
        for k in range(n):
            states[children + 1] = states[0]
            child = states[children + 1]
            apply(child, t, out[k], rng)
            if child.over:
                if child.winner == 0 and length < control[Control.BEST]:
                    control[Control.BEST] = length
                    control[Control.GOAL] = entry + 1
                    is_solved = True
            else:
                pack(child, t, packed[children])
                if width < MOST_WORDS and packed[children, 1] != 0:
                    raise BrokenPromise(GAME, "pack", "packed_words", MOST_WORDS, width)
                spent[children] = slack(child, t)
                hashes[children] = mixed_words(packed[children, 0], packed[children, 1])
                children += 1
        # Reading all places first lets the processor fetch them at the same time.
        for k in range(children):
            touched ^= index[hashes[k] & mask]
        for k in range(children):
            place = index[hashes[k] & mask]
            if place != 0 and (place & ~LOW_HALF) == (hashes[k] & ~LOW_HALF):
                other = np.int64(place & LOW_HALF) - 1
                touched ^= keys[other, 0] ^ np.uint64(meta[other])
        for k in range(children):
            if not find_place(keys, meta, index, packed[k], hashes[k], spent[k], length, found):
                continue
            estimate = bound(states[k + 1], t, data)
            if estimate < 0 or length + estimate >= control[Control.BEST]:
                continue
            target = found[0]
            if target < 0:
                target = control[Control.ENTRIES]
                control[Control.ENTRIES] += 1
                index[found[1]] = (hashes[k] & ~LOW_HALF) | np.uint64(target + 1)
                keys[target] = packed[k, :width]
            if which >= 0:
                estimate = guess(states[k + 1], t, data, which)
            meta[target] = np.uint32(length) | (np.uint32(spent[k]) << LENGTH_BITS)
            parents[target] = entry
            put(heads, nodes, control, target, length_weight * length + bound_weight * estimate)
        if is_solved:
            return Status.FOUND.value
    control[Control.TOUCHED] = np.int64(touched >> np.uint64(1))
    return Status.RUNNING.value


def grow_index(keys: Words, entries: int, index: Words) -> None:
    """Enter all entries into a larger, zeroed index."""
    mask = np.uint64(index.size - 1)
    for entry in range(entries):
        mixed = mixed_words(keys[entry, 0], keys[entry, 1] if keys.shape[1] == 2 else np.uint64(0))
        at = mixed & mask
        while index[at] != 0:
            at = (at + np.uint64(1)) & mask
        index[at] = (mixed & ~LOW_HALF) | np.uint64(entry + 1)
