"""What makes a good puzzle of Combat Protocols: every obstacle and both tracks stand in the way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np

from fracas.core.contract import Action
from fracas.core.puzzle import PuzzleMaking

from .actions import PANEL_NAMES
from .data import BOOK_MISSIONS, Board, board_lines, board_names
from .geometry import SIDES, line_name, square_from_name
from .options import OBSTACLES, CombatProtocolsOptions
from .state import MOST_TRACK, NOWHERE
from .tables import bake

Position = Mapping[str, Any]
UPWARDS = 0.8  # how often the Heat marker points to the end that its length is about
MOST_ROOMS = 6  # so many pairs of track markers are tried
IN_THE_WAY = 0.75  # how often an obstacle lies on the way of a machine that flies straight
WAITING = 0.6  # how often, at most, a machine still to come waits on its start
FLIPPED = 0.5
BEFORE_TURNS = ("ne", "sw")  # whoever stands there steps to a turn next, which costs nothing: a gentle beginning
LESSONS = (
    "flying",
    "turning",
    "moving",
    "engines",
    "power",
    "chargers",
    "traffic",
    "barriers",
    "drains",
    "shifting",
)
FEWER = {count: name for name, count in OBSTACLES.items()}


class CombatProtocolsPuzzles(PuzzleMaking):
    """Composed positions: some machines are through, others fly or wait, and what is left of the tracks is little."""

    lessons = LESSONS

    def option_sets(self) -> Sequence[Mapping[str, Any]]:
        """All boards, missions and difficulties; of the tracks the shorter ones."""
        return [
            {"mission": mission, "difficulty": difficulty, "tracks": tracks, "board": board, "obstacles_by_seed": True}
            for mission in BOOK_MISSIONS
            for board in board_names()
            for difficulty in OBSTACLES
            for tracks in ("standard", "expert")
        ]

    def compose(self, options: Mapping[str, Any], size: float, draw: Random) -> Sequence[dict[str, Any]]:
        """One as it falls, obstacles mostly in somebody's way, with ever more room on the two tracks."""
        chosen = CombatProtocolsOptions.model_validate(dict(options))
        board, lengths = chosen.the_board, chosen.lengths
        machines = _machines(chosen, size, draw)
        squares = draw.sample(board.square_names(), len(board.tokens))
        lines = _lines(chosen, machines, draw)
        state = {
            "actor": "player",
            "machines": machines,
            "tokens": [{"square": square, "facing": draw.choice(SIDES)} for square in squares],
            "obstacles": [{"kind": draw.choice(("barrier", "drain")), "line": line} for line in lines],
            "controller": draw.choice(BEFORE_TURNS if draw.random() > size else PANEL_NAMES),
            "flipped": [cell for cell in PANEL_NAMES if draw.random() < FLIPPED],
        }
        pointing = "up" if draw.random() < UPWARDS else "down"
        rooms = [(heat, power) for heat in range(1, lengths.heat - 1) for power in range(lengths.power - 1)]
        rooms.sort(key=lambda room: (sum(room) + room[1] * draw.random(), room))
        return [
            {
                "options": chosen.model_dump(mode="json"),
                "state": state
                | {"heat": {"marker": lengths.heat - heat, "pointing": pointing}, "power": lengths.power - 1 - power},
            }
            for heat, power in rooms[:MOST_ROOMS]
        ]

    def hindrances(self, position: Position) -> dict[str, dict[str, Any]]:
        """The Heat Track and the Power Track, each with as many spaces as there can be, and every obstacle gone."""
        options = CombatProtocolsOptions.model_validate(position["options"])
        found = {name: _lengthened(position, options.the_board, name) for name in ("heat", "power")}
        obstacles = position["state"]["obstacles"]
        for i, obstacle in enumerate(obstacles):
            fewer = {"difficulty": FEWER[len(obstacles) - 1]}
            rest = {"obstacles": [*obstacles[:i], *obstacles[i + 1 :]]}
            found[f"{obstacle['kind']} {obstacle['line']}"] = {
                "options": {**position["options"], **fewer},
                "state": {**position["state"], **rest},
            }
        return found

    def lesson(self, positions: Sequence[Position], solution: Sequence[Action]) -> str:
        """By what the solution does to machines, markers and panel, and what lies on the board."""
        states = [position["state"] for position in positions]
        kinds = {action.kind for action in solution}
        obstacles = {obstacle["kind"] for obstacle in states[0]["obstacles"]}
        pairs = list(pairwise(states))
        needed = {
            "flying": True,
            "turning": "turn" in kinds,
            "moving": "move" in kinds,
            "engines": any(before["heat"]["pointing"] != after["heat"]["pointing"] for before, after in pairs),
            "power": any(before["power"] < after["power"] for before, after in pairs),
            "chargers": any(before["power"] > after["power"] for before, after in pairs),
            "traffic": sum(place != "gone" for place in states[0]["machines"]) > 1,
            "barriers": "barrier" in obstacles,
            "drains": "drain" in obstacles,
            "shifting": "shift" in kinds,
        }
        return [name for name in LESSONS if needed[name]][-1]


def _machines(options: CombatProtocolsOptions, size: float, draw: Random) -> list[str]:
    """Where the machines are: about `size` of them still to go, on squares of their own or waiting in their order."""
    starts = options.machines
    left = min(len(starts), max(1, round(size * len(starts))))
    going = set(draw.sample(range(len(starts)), left))
    squares = options.the_board.square_names()
    draw.shuffle(squares)
    waiting: set[int] = set()  # starts on which machines wait: those behind them wait as well
    places = []
    for i, start in enumerate(starts):
        if i not in going and start not in waiting:
            places.append("gone")
        elif start in waiting or draw.random() < WAITING * size:
            waiting.add(start)
            places.append("waiting")
        else:
            places.append(squares.pop())
    return places


def _lines(options: CombatProtocolsOptions, machines: Sequence[str], draw: Random) -> list[str]:
    """Where the obstacles lie."""
    if not options.obstacles:
        return []
    everywhere = [line_name(line) for line in board_lines(options.the_board)]
    tables = _tables(options.model_dump_json())
    ways = []
    for machine, place in enumerate(machines):
        heading = int(tables.heading[machine])
        start = int(tables.start_square[int(tables.home[machine])])
        square = NOWHERE if place == "gone" else start if place == "waiting" else square_from_name(place)
        while square != NOWHERE:
            if tables.line_beyond[square, heading] != NOWHERE:
                ways.append(line_name(int(tables.line_beyond[square, heading])))
            square = int(tables.beyond[square, heading])
    found: list[str] = []
    while len(found) < options.obstacles:
        line = draw.choice(ways if ways and draw.random() < IN_THE_WAY else everywhere)
        if line not in found:
            found.append(line)
    return found


@lru_cache(1)
def _tables(options: str) -> np.record:
    """Of the options at hand: they are the same for many positions one after the other."""
    return bake(CombatProtocolsOptions.model_validate_json(options))[0]  # type: ignore[no-any-return]


def _lengthened(position: Position, board: Board, track: str) -> dict[str, Any]:
    """The same position on a board whose track of that name has as many spaces as there can be."""
    chosen = board.model_dump(mode="json")
    for lengths in chosen["tracks"].values():
        lengths[track] = MOST_TRACK
    return {"options": {**position["options"], "board": chosen}, "state": position["state"]}
