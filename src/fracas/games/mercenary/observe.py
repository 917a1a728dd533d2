"""What a seat knows, as numbers for learning, its own side first."""

from __future__ import annotations

import numpy as np

from fracas.core.entry import Floats
from fracas.core.features import Feature, declare, flag, flags, number, plane, rows
from fracas.core.kernels import rule, wide

from .rules.turns import acting_unit
from .rules.units import is_carrying, is_ubered
from .state import (
    CARDS,
    CELLS,
    COLUMNS,
    INTEL_TURNS,
    KIND_NAMES,
    KINDS,
    MOST_SHIELD,
    MOST_STICKIES,
    NO_UNIT,
    NOWHERE,
    POINTS,
    ROWS,
    SIDES,
    SLOTS,
    STICKIES_A_TURN,
    UNITS,
    UNITS_PER_SIDE,
    WINNING_SCORE,
    Phase,
    Place,
    Tile,
)

BOARD = (ROWS, COLUMNS)
OWN_FIRST = [
    f"{whose} {what} {slot}"
    for whose in ("own", "enemy")
    for what in ("slot", "sentry")
    for slot in range(1, SLOTS + 1)
]
TENTH = 0.1
MOST = 12.7  # a tenth of what the state can hold of a count

OBSERVATION = declare(
    plane("ground", BOARD, "1 where one can walk"),
    plane("north open", BOARD, "1 where a step north is possible"),
    plane("east open", BOARD, "1 where a step east is possible"),
    plane("own stickies", BOARD, "1 where a sticky bomb of the seat's side lies"),
    plane("enemy stickies", BOARD, "1 where one of the other side's lies"),
    rows(
        "units",
        OWN_FIRST,
        "characters by slot and their Sentries, the seat's own first; all but the class is 0 while face down",
        flags("class", KIND_NAMES, "who it is"),
        flag("up", "it is face up: on the board, or cloaked"),
        number("column", "its column, from 1, / 16"),
        number("row", "its row, from 1, / 12"),
        number("health", "health / 10", high=MOST),
        number("charge", "charge of its meter / 10", high=MOST),
        number("burn", "turns that it still burns / 10", high=MOST),
        number("card", "the number of the weapon card it carries / 40"),
        Feature("shield", "hits that it still shrugs off", high=float(MOST_SHIELD), is_whole=True),
        number("slow", "steps that it loses in its next turn / 10", high=MOST),
        flag("acted", "it has attacked or used an ability"),
        flag("cloaked", "a Spy out of sight"),
        flag("ubered", "nothing harms it now"),
        number("uber", "a Medic's: ends of his turns until it is over / 10", high=MOST),
        Feature("capture", "turns of progress on a point", high=2.0, is_whole=True),
        flag("sapped", "a Sentry that a Spy has sapped"),
        flag("fresh", "a Sentry that cannot fire yet"),
        flag("carries", "it carries the intel"),
    ),
    flags("own hand", CARDS, "the seat holds the weapon card, by number"),
    flags("enemy hand", CARDS, "the other side holds it, as far as the seat has seen"),
    flags("in use", CARDS, "somebody carries it"),
    flags("phase", [phase.name.lower() for phase in Phase], "what is asked of the actor"),
    flag("to act", "the seat is to act"),
    flag("first", "the seat's slot acts first, all game"),
    number("round", "the round, as a share of the limit"),
    flag("started", "a decision of this turn has been made"),
    flag("spawned", "the character has come onto the board in this turn"),
    number("moved", "steps and jumps of this turn / 10", high=MOST),
    number("attack", "the attack of this turn: 0 free, 0.5 a second one is left, 1 spent"),
    flag("fired", "the primary weapon was fired"),
    number("stuck", "stickies placed in this turn / 2"),
    flag("changed", "equipment was changed"),
    flag("gave", "the intel was handed on"),
    number("deck", "cards in the deck / 40"),
    flag("control point", "the game is about points, not the intel"),
    number("acting unit", "who acts: slot, or 6 more for its Sentry, / 10", high=1.2),
    rows(
        "sides",
        ["own", "enemy"],
        "both sides, the seat's own first",
        number("score", "score / 25", high=127 / WINNING_SCORE),
        number("hand", "cards in hand / 40"),
        number("intel timer", "ends of turns until its intel is home again / 10", high=float(INTEL_TURNS)),
        number("intel cell", "where its intel lies, cells counted from 1, / 192; 0 while it is carried"),
    ),
    rows(
        "points",
        POINTS,
        "control points",
        flag("own", "the seat's side holds it"),
        flag("enemy", "the other side holds it"),
    ),
    flags("slot", SLOTS, "the slot whose turn it is"),
)
GROUND, NORTH_OPEN, EAST_OPEN = (OBSERVATION.at(name) for name in ("ground", "north open", "east open"))
OWN_STICKIES, ENEMY_STICKIES = OBSERVATION.at("own stickies"), OBSERVATION.at("enemy stickies")
UNITS_AT, UNIT_FEATURES = OBSERVATION.at("units"), OBSERVATION.width("units")
OWN_HAND, ENEMY_HAND, IN_USE = (OBSERVATION.at(name) for name in ("own hand", "enemy hand", "in use"))
PHASE, TURN = OBSERVATION.at("phase"), OBSERVATION.at("to act")
SIDES_AT, PER_SIDE = OBSERVATION.at("sides"), OBSERVATION.width("sides")
POINTS_AT, PER_POINT = OBSERVATION.at("points"), OBSERVATION.width("points")
SLOT = OBSERVATION.at("slot")


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Map, units, cards and the rest, in the order of OBSERVATION."""
    out[:] = 0.0
    for cell in range(CELLS):
        out[GROUND + cell] = 0.0 if t.tile[cell] == Tile.SAND else 1.0
        out[NORTH_OPEN + cell] = 1.0 if t.step[cell, 0] >= 0 else 0.0
        out[EAST_OPEN + cell] = 1.0 if t.step[cell, 2] >= 0 else 0.0
    for u in range(UNITS):
        own = u // UNITS_PER_SIDE == seat
        row = (0 if own else UNITS_PER_SIDE) + u % UNITS_PER_SIDE
        observe_unit(s, u, UNITS_AT + row * UNIT_FEATURES, out)
        for k in range(MOST_STICKIES):
            if s.unit[u].sticky[k] != NOWHERE:
                out[(OWN_STICKIES if own else ENEMY_STICKIES) + wide(s.unit[u].sticky[k])] = 1.0
    for card in range(1, CARDS + 1):
        place = wide(s.place[card])
        if place == Place.RED_HAND.value + seat:
            out[OWN_HAND + card - 1] = 1.0
        elif place == Place.RED_HAND.value + 1 - seat and s.seen[card] != 0:
            out[ENEMY_HAND + card - 1] = 1.0
        elif place == Place.IN_USE:
            out[IN_USE + card - 1] = 1.0
    observe_scalars(s, t, seat, out)


@rule
def observe_unit(s: np.record, u: int, at: int, out: Floats) -> None:
    """One row: class, place, health and conditions."""
    q = s.unit[u]
    out[at + wide(q.kind)] = 1.0
    at += KINDS
    if q.up == 0:
        return
    out[at] = 1.0
    out[at + 1] = (int(q.cell) % COLUMNS + 1) / COLUMNS
    out[at + 2] = (int(q.cell) // COLUMNS + 1) / ROWS
    out[at + 3] = int(q.health) * TENTH
    out[at + 4] = int(q.charge) * TENTH
    out[at + 5] = int(q.burn) * TENTH
    out[at + 6] = int(q.card) / CARDS
    out[at + 7] = q.shield
    out[at + 8] = int(q.slow) * TENTH
    out[at + 9] = q.acted
    out[at + 10] = q.cloaked
    out[at + 11] = 1.0 if is_ubered(s, u) else 0.0
    out[at + 12] = int(q.uber) * TENTH
    out[at + 13] = q.capture
    out[at + 14] = q.sapped
    out[at + 15] = q.fresh
    out[at + 16] = 1.0 if is_carrying(s, u) else 0.0


@rule
def observe_scalars(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    """Phase, turn marks, sizes of hands, intel, points, score, slot."""
    out[PHASE + wide(s.phase)] = 1.0
    at = TURN
    out[at] = 1.0 if s.actor == seat else 0.0
    out[at + 1] = 1.0 if s.first == seat else 0.0
    out[at + 2] = int(s.round_number) / int(t.round_limit)
    out[at + 3] = s.started
    out[at + 4] = s.spawned
    out[at + 5] = int(s.moved) * TENTH
    out[at + 6] = int(s.attack) * 0.5
    out[at + 7] = s.fired
    out[at + 8] = int(s.stuck) / STICKIES_A_TURN
    out[at + 9] = s.changed
    out[at + 10] = s.gave
    out[at + 11] = int(s.deck_size) / CARDS
    out[at + 12] = t.mode
    out[at + 13] = (acting_unit(s) % UNITS_PER_SIDE) * TENTH
    for k in range(SIDES):
        side = seat if k == 0 else 1 - seat
        at = SIDES_AT + k * PER_SIDE
        unknown = 0
        for card in range(1, CARDS + 1):
            if s.place[card] == Place.RED_HAND.value + side:
                unknown += 1
        out[at] = int(s.score[side]) / WINNING_SCORE
        out[at + 1] = unknown / CARDS
        out[at + 2] = int(s.intel_timer[side]) * TENTH
        if s.intel_carrier[side] == NO_UNIT and s.intel_cell[side] != NOWHERE:
            out[at + 3] = (int(s.intel_cell[side]) + 1) / CELLS
    for point in range(POINTS):
        at = POINTS_AT + point * PER_POINT
        out[at] = 1.0 if s.point[point] == seat + 1 else 0.0
        out[at + 1] = 1.0 if s.point[point] == 2 - seat else 0.0
    out[SLOT + wide(s.slot)] = 1.0
