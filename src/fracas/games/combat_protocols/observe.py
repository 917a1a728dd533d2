"""What a learner sees."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.features import declare, flag, flags, number, numbers, plane, rows
from fracas.core.kernels import rule, wide

from .rules.things import room_ahead
from .state import (
    ACTION_LIMIT,
    DIRECTIONS,
    GONE,
    LINES,
    MOST_OBSTACLES,
    MOST_STARTS,
    PANEL,
    SIDE,
    SQUARES,
    WAITING,
    Direction,
    Location,
    Obstacle,
)

BOARD = (SIDE, SIDE)
WAYS = [direction.name.lower() for direction in Direction]
KINDS = [kind.name.lower() for kind in Obstacle if kind]

OBSERVATION = declare(
    plane("tokens", (*BOARD, DIRECTIONS), "1 where a token lies that faces north, east, south, west"),
    plane("machines", (*BOARD, DIRECTIONS), "1 where a machine is that heads north, east, south, west"),
    *(plane(kind.name.lower(), BOARD, "1 where the board has one") for kind in Location if kind),
    *(flags(f"{kind} on line", LINES, "1 where an obstacle of that kind lies") for kind in KINDS),
    numbers("waiting", MOST_STARTS, "machines that wait at a start, as a share of all machines"),
    rows("pool", MOST_OBSTACLES, "obstacles not yet placed, in the order drawn", flags("kind", KINDS, "its kind")),
    flags("controller", ["off", *map(str, range(1, PANEL + 1))], "the panel cell of the Air Traffic Controller"),
    flags("flipped", PANEL, "the panel cell is flipped"),
    number("heat", "the Heat marker's space, as a share of the track"),
    flag("cooling", "the Heat marker points down the track"),
    number("room", "heat that may still be made before the track is full, as a share of it", high=2.0),
    number("power", "the Power marker's space, as a share of the track"),
    number("power step", "what one space of the Power Track is, as a share of it"),
    number("played", "moves and activations so far, as a share of the limit"),
)
TOKENS, MACHINES = OBSERVATION.at("tokens"), OBSERVATION.at("machines")
LOCATIONS = OBSERVATION.at(Location.ENGINE.name.lower())
OBSTACLES = OBSERVATION.at(f"{KINDS[0]} on line")
WAITING_AT, POOL = OBSERVATION.at("waiting"), OBSERVATION.at("pool")
CONTROLLER, FLIPPED = OBSERVATION.at("controller"), OBSERVATION.at("flipped")
TRACKS = OBSERVATION.at("heat")


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Planes of squares and lines, then panel and tracks, in the order of OBSERVATION."""
    out[:] = 0.0
    for i in range(int(t.tokens)):
        out[TOKENS + int(s.token_at[i]) * DIRECTIONS + int(s.facing[i])] = 1.0
    for machine in range(int(t.machines)):
        place = wide(s.place[machine])
        if place == WAITING:
            out[WAITING_AT + int(t.home[machine])] += 1.0 / int(t.machines)
        elif place != GONE:
            out[MACHINES + (place - 1) * DIRECTIONS + int(t.heading[machine])] = 1.0
    for square in range(SQUARES):
        if t.location[square] != Location.NONE:
            out[LOCATIONS + (int(t.location[square]) - 1) * SQUARES + square] = 1.0
    for i in range(int(t.obstacles)):
        kind = wide(s.obstacle[i]) - 1
        if s.line[i] == 0:
            out[POOL + 2 * i + kind] = 1.0
        else:
            out[OBSTACLES + kind * LINES + int(s.line[i]) - 1] = 1.0
    out[CONTROLLER + int(s.controller)] = 1.0
    for cell in range(PANEL):
        out[FLIPPED + cell] = int(s.flipped[cell])
    out[TRACKS] = int(s.heat) / int(t.heat_end)
    out[TRACKS + 1] = int(s.cooling)
    out[TRACKS + 2] = room_ahead(s, t) / int(t.heat_end)
    out[TRACKS + 3] = int(s.power) / int(t.power_end)
    out[TRACKS + 4] = 1.0 / int(t.power_end)
    out[TRACKS + 5] = int(s.played) / ACTION_LIMIT
