"""Information-set Monte-Carlo tree search, written once over the contract's names and compiled per game.

Every simulation starts from the root with all redrawn that the searcher cannot know, rolls its own dice and walks an
open-loop tree: a node stands for the actions that led to it, not for one state. What may be played at a node differs
from simulation to simulation, so each child counts how often it was available; the exploration term uses that count.

    nodes[0] is the root; the children of a node are a linked list in ascending order of action id
    (`first_child`, `next_sibling`), so that one walk merges them with the sorted legal list.

Totals are from the view of the seat that acted to reach the node (`mover`). In games without chance and secrets a node
is one state, and won or lost nodes are proven and backed up.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.contract import tables_dtype
from fracas.core.entry import (
    ACTIONS,
    GAME,
    MOST_LEGAL,
    ROOM,
    Ints,
    States,
    Tables,
    apply,
    conceal,
    evaluate,
    legal,
    suggest,
)
from fracas.core.errors import BrokenPromise
from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng, below, unit

NO_NODE = -1
NO_ACTION = -1
ROOT = 0
UNKNOWN, WON, LOST = 0, 1, -1  # proven results, for the node's mover
DEEPEST = 512  # a simulation's path in the tree; deeper play belongs to the playout
SETTLING = 128  # simulations between two looks at the lead
MATTERS = 8  # visits of a node from which on it is worth while to choose well what is tried next

Node = tables_dtype(
    [
        ("total", np.float64),  # sum of results, for the mover
        ("visits", np.int32),
        ("available", np.int32),  # simulations in which this action was legal when its parent was visited
        ("action", np.int32),
        ("parent", np.int32),
        ("first_child", np.int32),
        ("next_sibling", np.int32),
        ("children", np.int32),
        ("choices", np.int32),  # legal actions here, where the node is one state
        ("mover", np.int8),
        ("proven", np.int8),
    ]
)

Knobs = tables_dtype(
    [
        ("exploration", np.float64),  # weight of the exploration term
        ("widening", np.float64),  # children allowed = widening * visits ** growth: large action sets open slowly
        ("growth", np.float64),
        ("noise", np.float64),  # share of uniformly random actions in playouts
        ("playout", np.int64),  # actions played beyond the tree before `evaluate` judges
        ("turns", np.int64),  # and no more hand-overs to the other side than this, so that turns are judged when whole
        ("looks", np.int64),  # untried actions that are looked at before one is added to a node that matters
        ("forced", np.int64),  # the only action to look at in the root, or NO_ACTION
        ("is_exact", np.int8),  # neither chance nor secrets: a node is one state, results can be proven
        ("settles", np.int8),  # stop when what is left of the limit cannot change which child of the root leads
    ]
)

Nodes = npt.NDArray[Any]


@rule
def add_node(nodes: Nodes, used: Ints, parent: int, before: int, action: int, mover: int) -> int:
    """Take a node from the pool and link it under `parent`, after the sibling `before` (NO_NODE: as the first)."""
    new = used[0]
    used[0] += 1
    node = nodes[new]
    node.total = 0.0
    node.visits = 0
    node.available = 1
    node.action = action
    node.parent = parent
    node.first_child = NO_NODE
    node.children = 0
    node.choices = 0
    node.mover = mover
    node.proven = UNKNOWN
    if before == NO_NODE:
        node.next_sibling = nodes[parent].first_child
        nodes[parent].first_child = new
    else:
        node.next_sibling = nodes[before].next_sibling
        nodes[before].next_sibling = new
    nodes[parent].children += 1
    return new  # type: ignore[no-any-return]


@rule
def select(nodes: Nodes, at: int, out: Ints, n: int, exploration: float, is_exact: int, found: Ints) -> None:
    """Walk the children of `at` that are legal now: found = (most promising child, how many of them there are)."""
    log_visits = np.log(nodes[at].visits + 1.0)
    best = NO_NODE
    best_score = -1e300
    present = 0
    child = wide(nodes[at].first_child)
    k = 0
    while child != NO_NODE and k < n:
        node = nodes[child]
        if node.action < out[k]:
            child = wide(node.next_sibling)
        elif node.action > out[k]:
            k += 1
        else:
            present += 1
            node.available += 1
            if node.proven == WON:
                score = 1e9
            elif node.proven == LOST:
                score = -1e9 + node.visits
            else:
                logarithm = log_visits if is_exact else np.log(np.float64(node.available))
                score = node.total / node.visits + exploration * np.sqrt(logarithm / node.visits)
            if score > best_score:
                best_score = score
                best = child
            child = wide(node.next_sibling)
            k += 1
    found[0] = best
    found[1] = present


@rule
def place_of(nodes: Nodes, at: int, action: int, found: Ints) -> None:
    """Where `action` stands among the children: found = (the child or NO_NODE, the sibling before it or NO_NODE)."""
    before = NO_NODE
    child = wide(nodes[at].first_child)
    while child != NO_NODE and nodes[child].action < action:
        before = child
        child = wide(nodes[child].next_sibling)
    found[0] = child if child != NO_NODE and nodes[child].action == action else NO_NODE
    found[1] = before


@rule
def untried(nodes: Nodes, at: int, out: Ints, n: int, which: int) -> int:
    """The `which`-th legal action that has no child yet."""
    child = wide(nodes[at].first_child)
    for k in range(n):
        while child != NO_NODE and nodes[child].action < out[k]:
            child = wide(nodes[child].next_sibling)
        if child == NO_NODE or nodes[child].action != out[k]:
            if which == 0:
                return out[k]  # type: ignore[no-any-return]
            which -= 1
    return -1


@rule
def prove(nodes: Nodes, leaf: int) -> None:
    """Back a proven result up as far as it decides: one winning choice wins, a node with only losing ones is lost."""
    child = leaf
    while child != ROOT:
        at = wide(nodes[child].parent)
        chooser = nodes[child].mover
        result = UNKNOWN
        if nodes[child].proven == WON:
            result = WON
        elif nodes[at].children == nodes[at].choices:
            result = LOST
            sibling = wide(nodes[at].first_child)
            while sibling != NO_NODE:
                if nodes[sibling].proven != LOST:
                    result = UNKNOWN
                    break
                sibling = wide(nodes[sibling].next_sibling)
        if result == UNKNOWN:
            return
        nodes[at].proven = result if nodes[at].mover == chooser else -result
        child = at


@rule
def lead(nodes: Nodes) -> int:
    """How many visits the root's most visited child is ahead of the next."""
    most, second = 0, 0
    child = wide(nodes[ROOT].first_child)
    while child != NO_NODE:
        visits = wide(nodes[child].visits)
        if visits > most:
            most, second = visits, most
        else:
            second = max(second, visits)
        child = wide(nodes[child].next_sibling)
    return most - second


def grow(
    nodes: Nodes,
    used: Ints,
    states: States,
    tables: Tables,
    rng: Rng,
    out: Ints,
    path: Ints,
    knobs: npt.NDArray[Any],
    seat: int,
    simulations: int,
) -> int:
    """Run simulations for `seat` from `states[0]`; `states[1]` and `states[2]` are scratch. Returns how many were run.

    `used[0]` nodes of the pool are taken; when the pool is full the tree stops growing and only its counts go on.
    """
    if out.size < ROOM:
        raise BrokenPromise(GAME, "legal", "room", out.size, ROOM)
    t = tables[0]
    k = knobs[0]
    s = states[1]
    found = np.zeros(2, np.int64)
    for done in range(simulations):
        if nodes[ROOT].proven != UNKNOWN:
            return done
        if k.settles and done % SETTLING == 0 and lead(nodes) > simulations - done:
            return done
        states[1] = states[0]
        if not k.is_exact:
            conceal(s, t, seat, rng)
        at = wide(ROOT)
        depth = 0
        path[0] = ROOT
        is_new = False
        while not s.over and not is_new and depth < DEEPEST - 1:
            n = legal(s, t, out)
            if n < 1 or n > MOST_LEGAL:
                raise BrokenPromise(GAME, "legal", "most_legal", n, MOST_LEGAL)
            if at == ROOT and k.forced != NO_ACTION:
                out[0] = k.forced
                n = 1
            actor = wide(s.actor)
            select(nodes, at, out, n, k.exploration, k.is_exact, found)
            child = found[0]
            present = found[1]
            if k.is_exact:
                nodes[at].choices = n
            allowed = k.widening * (nodes[at].visits + 1.0) ** k.growth
            if present < n and (present == 0 or present < allowed) and used[0] < nodes.size:
                action = wide(suggest(s, t, rng)) if n > 1 else wide(out[0])
                if action < 0 or action >= ACTIONS:
                    raise BrokenPromise(GAME, "suggest", "actions", action, ACTIONS)
                place_of(nodes, at, action, found)
                if found[0] != NO_NODE:
                    left = n - present
                    action = wide(untried(nodes, at, out, n, below(rng, left)))
                    if k.looks > 1 and nodes[at].visits >= MATTERS:
                        # Of some that were not tried, the one after which the actor stands best at once.
                        best = -2.0
                        for look in range(min(k.looks, left)):
                            other = wide(untried(nodes, at, out, n, below(rng, left) if left > k.looks else look))
                            states[2] = states[1]
                            apply(states[2], t, other, rng)
                            value = evaluate(states[2], t, actor)
                            if value > best:
                                best = value
                                action = other
                    place_of(nodes, at, action, found)
                child = wide(add_node(nodes, used, at, found[1], action, actor))
                is_new = True
            elif child == NO_NODE:
                break  # the pool is full and nothing legal here is in the tree
            apply(s, t, wide(nodes[child].action), rng)
            at = child
            depth += 1
            path[depth] = at
        if s.over and k.is_exact and s.winner >= 0 and at != ROOT:
            nodes[at].proven = WON if s.winner == nodes[at].mover else LOST
            prove(nodes, at)
        played = 0
        turns = 0
        while not s.over and played < k.playout and turns < k.turns:
            actor = wide(s.actor)
            if k.noise > 0.0 and unit(rng) < k.noise:
                n = legal(s, t, out)
                if n < 1 or n > MOST_LEGAL:
                    raise BrokenPromise(GAME, "legal", "most_legal", n, MOST_LEGAL)
                apply(s, t, out[below(rng, n)], rng)
            else:
                action = wide(suggest(s, t, rng))
                if action < 0 or action >= ACTIONS:
                    raise BrokenPromise(GAME, "suggest", "actions", action, ACTIONS)
                apply(s, t, action, rng)
            played += 1
            turns += s.actor != actor
        value = evaluate(s, t, wide(0))
        for step in range(depth + 1):
            node = nodes[path[step]]
            node.visits += 1
            node.total += value if node.mover == 0 else -value
    return simulations
