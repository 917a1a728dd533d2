"""Kernels of the board: sets of nodes, stacks, connection to the H.Q., regions."""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from ..state import BYTE, BYTE_VALUES, MOST_PLACED, NOBODY, NOWHERE, TYPES, Ending, Phase

LOW = BYTE_VALUES - 1
MIDDLE = BYTE
HIGH = 2 * BYTE


@rule
def neighbours(t: np.record, nodes: int) -> int:
    """All nodes one path section away from any of these."""
    return int(t.near[0, nodes & LOW] | t.near[1, (nodes >> MIDDLE) & LOW] | t.near[2, nodes >> HIGH])


@rule
def linked(s: np.record, t: np.record, seat: int) -> int:
    """The nodes connected to the side's H.Q.: a continuous path leads there through bases the side occupies.

    A captured H.Q. is held, but no base.
    """
    return linked_through(t, seat, wide(s.held[seat]) & wide(t.bases))


@rule
def linked_through(t: np.record, seat: int, own: int) -> int:
    """What would be connected to the side's H.Q. if it held these bases."""
    reach = neighbours(t, wide(t.hq[seat]))
    through = reach & own
    while True:
        reach |= neighbours(t, through)
        further = reach & own
        if further == through:
            return reach
        through = further


@rule
def holder(s: np.record, node: int) -> int:
    """The side whose troop is visible on the node, or nobody."""
    if (int(s.held[0]) >> node) & 1:
        return 0
    if (int(s.held[1]) >> node) & 1:
        return 1
    return NOBODY


@rule
def visible(s: np.record, node: int) -> int:
    """The type of the visible troop; the node is occupied."""
    return (int(s.stack[node, int(s.height[node]) - 1]) - 1) % TYPES


@rule
def _show(s: np.record, node: int) -> None:
    """The troop on top is visible, and its side holds the node."""
    height = int(s.height[node])
    if height > 0:
        code = int(s.stack[node, height - 1]) - 1
        seat = code // TYPES
        bit = 1 << node
        s.shows[seat, code % TYPES] |= bit
        s.held[seat] |= bit


@rule
def _hide(s: np.record, node: int) -> None:
    """Nothing is visible on the node while its top changes."""
    height = int(s.height[node])
    if height > 0:
        code = int(s.stack[node, height - 1]) - 1
        seat = code // TYPES
        rest = ~(1 << node)
        s.shows[seat, code % TYPES] &= rest
        s.held[seat] &= rest


@rule
def put_on(s: np.record, node: int, seat: int, troop: int) -> None:
    """Put a troop on top of whatever lies on the node."""
    _hide(s, node)
    s.stack[node, int(s.height[node])] = 1 + TYPES * seat + troop
    s.height[node] += 1
    _show(s, node)


@rule
def take_off(s: np.record, node: int) -> int:
    """Take the visible troop off the node, uncovering what lies below; its type."""
    troop = visible(s, node)
    _hide(s, node)
    s.height[node] -= 1
    s.stack[node, int(s.height[node])] = 0
    _show(s, node)
    return troop


@rule
def claim_regions(s: np.record, t: np.record, node: int) -> None:
    """Controlling a region: whoever holds this node takes the medals of each region around it that is all theirs.

    An H.Q. on the edge is no base and need not be held (`hq-edge-not-held`): the tables list bases only.
    """
    seat = holder(s, node)
    if seat == NOBODY:
        return
    own = wide(s.held[seat])
    for k in range(t.border_count[node]):
        region = wide(t.borders[node, k])
        bases = wide(t.region[region])
        if own & bases == bases and s.taken[region] == 0:
            s.taken[region] = 1 + seat
            s.side[seat].medals += t.medals[region]


@rule
def end_by_objective(s: np.record, t: np.record) -> None:
    """Whoever has the objective wins at once, whosever turn it is (`objective-on-other-turn`, `both-at-once`)."""
    actor = wide(s.actor)
    if s.side[actor].medals >= t.objective:
        finish(s, actor, Ending.MEDAL_OBJECTIVE.value)
    elif s.side[1 - actor].medals >= t.objective:
        finish(s, 1 - actor, Ending.MEDAL_OBJECTIVE.value)


@rule
def finish(s: np.record, winner: int, ending: int) -> None:
    """The game is over; no effect is open any more."""
    s.phase = Phase.TURN
    s.spot = NOWHERE
    s.queued = 0
    for k in range(MOST_PLACED):
        s.queue[k] = 0
    s.over = 1
    s.winner = winner
    s.ending = ending
