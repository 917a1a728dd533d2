"""What a learner sees."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.kernels import rule, wide

from .rules.things import room_ahead
from .state import ACTION_LIMIT, DIRECTIONS, GONE, LINES, MOST_OBSTACLES, MOST_STARTS, PANEL, SQUARES, WAITING, Location

# Features: two sets of planes (tokens by facing, machines by heading), locations, obstacles, then single values.
PLANES = SQUARES * DIRECTIONS
MACHINES_AT = PLANES
LOCATIONS_AT = 2 * PLANES
LINES_AT = LOCATIONS_AT + 2 * SQUARES
WAITING_AT = LINES_AT + 2 * LINES
POOL_AT = WAITING_AT + MOST_STARTS
PANEL_AT = POOL_AT + 2 * MOST_OBSTACLES
TRACKS_AT = PANEL_AT + 2 * PANEL + 1
TRACK_FEATURES = 6
FEATURES = TRACKS_AT + TRACK_FEATURES


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Planes of squares and lines, then panel and tracks; see the offsets above."""
    out[:] = 0.0
    for i in range(int(t.tokens)):
        out[int(s.token_at[i]) * DIRECTIONS + int(s.facing[i])] = 1.0
    for machine in range(int(t.machines)):
        place = wide(s.place[machine])
        if place == WAITING:
            out[WAITING_AT + int(t.home[machine])] += 1.0 / int(t.machines)
        elif place != GONE:
            out[MACHINES_AT + (place - 1) * DIRECTIONS + int(t.heading[machine])] = 1.0
    for square in range(SQUARES):
        if t.location[square] != Location.NONE:
            out[LOCATIONS_AT + (int(t.location[square]) - 1) * SQUARES + square] = 1.0
    for i in range(int(t.obstacles)):
        kind = wide(s.obstacle[i]) - 1
        if s.line[i] == 0:
            out[POOL_AT + 2 * i + kind] = 1.0
        else:
            out[LINES_AT + kind * LINES + int(s.line[i]) - 1] = 1.0
    out[PANEL_AT + int(s.controller)] = 1.0
    for cell in range(PANEL):
        out[PANEL_AT + PANEL + 1 + cell] = int(s.flipped[cell])
    out[TRACKS_AT] = int(s.heat) / int(t.heat_end)
    out[TRACKS_AT + 1] = int(s.cooling)
    out[TRACKS_AT + 2] = room_ahead(s, t) / int(t.heat_end)
    out[TRACKS_AT + 3] = int(s.power) / int(t.power_end)
    out[TRACKS_AT + 4] = 1.0 / int(t.power_end)
    out[TRACKS_AT + 5] = int(s.played) / ACTION_LIMIT
