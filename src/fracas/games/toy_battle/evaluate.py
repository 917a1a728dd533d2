"""Guesses the result of a game, from the board and the counts alone.

The weights were chosen by playing versions against each other over the eight terrains.
"""

from __future__ import annotations

import numpy as np

from fracas.core.kernels import rule, wide

from .rules.board import linked
from .state import MOST_NODES, Phase

#   how much of a region's medals a base is worth, by how many other bases of it are missing
PROMISE = np.array([1.0, 0.45, 0.18, 0.07, 0.03] + [0.01] * (MOST_NODES - 4))
#   in shares of a won game
MEDAL_SHARE = 1.6  # all medals of the objective
PROMISE_SHARE = 0.8  # the same, promised by bases held
CAN_CAPTURE_NOW = 4.0
CONNECTED_TO_ENEMY_HQ = 0.4
BASE_SHARE = 0.03
RACK_SHARE = 0.03
RESERVE_SHARE = 0.01


@rule
def evaluate(s: np.record, t: np.record, seat: int) -> float:
    """The result once over; before, medals, promises of medals, threats to an H.Q., bases and troops in hand."""
    if s.over:
        return 0.0 if s.winner < 0 else (1.0 if s.winner == seat else -1.0)
    lead = _standing(s, t, seat) - _standing(s, t, 1 - seat)
    if s.phase == Phase.TURN or s.phase == Phase.CAPN:
        actor = wide(s.actor)
        if is_threatened(s, t, 1 - actor):  # the actor can capture now
            lead += CAN_CAPTURE_NOW if actor == seat else -CAN_CAPTURE_NOW
    return lead / (1.0 + abs(lead))


@rule
def _standing(s: np.record, t: np.record, seat: int) -> float:
    """What speaks for a side."""
    own = wide(s.held[seat])
    standing = MEDAL_SHARE * int(s.side[seat].medals) / int(t.objective)
    for region in range(t.regions):
        if s.taken[region] == 0:
            missing = count(wide(t.region[region]) & ~own)
            standing += PROMISE_SHARE * PROMISE[missing] * int(t.medals[region]) / int(t.objective)
    if is_threatened(s, t, 1 - seat):
        standing += CONNECTED_TO_ENEMY_HQ
    standing += RACK_SHARE * int(s.side[seat].rack_size) + RESERVE_SHARE * int(s.side[seat].reserve_size)
    return standing + BASE_SHARE * count(own)


@rule
def is_threatened(s: np.record, t: np.record, seat: int) -> bool:
    """The enemy is connected to the side's H.Q. and has troops to capture it."""
    enemy = 1 - seat
    return bool(s.side[enemy].rack_size > 0 and linked(s, t, enemy) & wide(t.hq[seat]) != 0)


@rule
def count(nodes: int) -> int:
    """How many nodes a set has."""
    n = 0
    while nodes != 0:
        nodes &= nodes - 1
        n += 1
    return n
