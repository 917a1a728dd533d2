"""Keeping the part of a search tree that the next move leaves standing."""

from __future__ import annotations

from fracas.core.entry import Ints

from .tree import NO_NODE, ROOT, Nodes


def reroot(old: Nodes, root: int, new: Nodes, queue: Ints) -> int:
    """Copy the subtree under `root` to the front of the pool `new`, breadth first; the number of nodes copied.

    `queue` (as long as the pool) remembers which old node each new one came from.
    """
    new[ROOT] = old[root]
    new[ROOT].parent = NO_NODE
    new[ROOT].next_sibling = NO_NODE
    queue[ROOT] = root
    used = 1
    done = 0
    while done < used:
        child = old[queue[done]].first_child
        last = NO_NODE
        new[done].first_child = NO_NODE
        while child != NO_NODE:
            new[used] = old[child]
            new[used].parent = done
            new[used].next_sibling = NO_NODE
            if last == NO_NODE:
                new[done].first_child = used
            else:
                new[last].next_sibling = used
            queue[used] = child
            last = used
            used += 1
            child = old[child].next_sibling
        done += 1
    return used
