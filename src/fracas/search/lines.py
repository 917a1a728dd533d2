"""What a grown tree says about the root's actions: the most visited continuation of each."""

from __future__ import annotations

from fracas.core.entry import Ints

from .tree import NO_ACTION, NO_NODE, ROOT, Nodes


def read_lines(nodes: Nodes, children: Ints, lines: Ints) -> None:
    """List the children of the root; a row of `lines` is a child's own action and its line, NO_ACTION after its end."""
    child = nodes[ROOT].first_child
    for row in range(children.size):
        children[row] = child
        lines[row] = NO_ACTION
        at = child
        for step in range(lines.shape[1]):
            lines[row, step] = nodes[at].action
            best = NO_NODE
            under = nodes[at].first_child
            while under != NO_NODE:
                # of equals the older node, which has the smaller number
                is_older = best != NO_NODE and nodes[under].visits == nodes[best].visits and under < best
                if best == NO_NODE or nodes[under].visits > nodes[best].visits or is_older:
                    best = under
                under = nodes[under].next_sibling
            if best == NO_NODE:
                break
            at = best
        child = nodes[child].next_sibling
