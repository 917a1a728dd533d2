"""The slow twin: Combat Protocols written again from rulebook and rulings, in Python as plain as can be.

It shares no code with the game but reads its board data. Everything is a tuple or a set of names, actions are texts.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, replace
from typing import Any

DIRECTIONS = ["north", "east", "south", "west"]
STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
OPPOSITE = {"north": "south", "south": "north", "east": "west", "west": "east"}
PANEL = ["nw", "ne", "sw", "se"]
NEIGHBOUR_CELLS = {"nw": ("ne", "sw"), "se": ("ne", "sw"), "ne": ("nw", "se"), "sw": ("nw", "se")}
TURNING = ("nw", "se")


@dataclass(frozen=True)
class Table:
    """What never changes during a game."""

    squares: dict[str, str]  # name -> . E C
    starts: dict[int, tuple[str, str]]  # number -> square in front, heading
    machines: tuple[int, ...]  # the start of each
    heat: int
    power: int


@dataclass(frozen=True)
class Situation:
    """What can change."""

    machines: tuple[str, ...]  # square, waiting, gone
    tokens: tuple[tuple[str, str], ...]  # square, facing
    obstacles: tuple[tuple[str, str | None], ...]  # kind, line
    heat: int
    pointing: str
    power: int
    controller: str | None
    flipped: frozenset[str]
    played: int = 0
    ending: str | None = None


def table_of(board: dict[str, Any], mission: tuple[int, ...], tracks: str) -> Table:
    rows, columns = len(board["squares"]), len(board["squares"][0])
    squares = {f"{'abcd'[c]}{r + 1}": board["squares"][r][c] for r in range(rows) for c in range(columns)}
    starts = {}
    for start in board["starts"]:
        at = start["line"]
        column = {"west": 1, "east": columns}.get(start["side"], at)
        row = {"north": 1, "south": rows}.get(start["side"], at)
        starts[start["number"]] = (f"{'abcd'[column - 1]}{row}", OPPOSITE[start["side"]])
    lengths = board["tracks"][tracks]
    return Table(squares, starts, mission, lengths["heat"], lengths["power"])


def situation_of(state: dict[str, Any]) -> Situation:
    """From the `state` part of a position."""
    return Situation(
        tuple(state["machines"]),
        tuple((token["square"], token["facing"]) for token in state["tokens"]),
        tuple((obstacle["kind"], obstacle["line"]) for obstacle in state["obstacles"]),
        state["heat"]["marker"],
        state["heat"]["pointing"],
        state["power"],
        state["controller"],
        frozenset(state["flipped"]),
        state["played"],
        state["ending"],
    )


def go(square: str, way: str) -> str:
    across, down = STEP[way]
    return f"{chr(ord(square[0]) + across)}{int(square[1]) + down}"


def line_of(one: str, other: str) -> str:
    return "-".join(sorted((one, other)))


def lines(table: Table) -> list[str]:
    return [
        line_of(square, go(square, way))
        for square in table.squares
        for way in ("east", "south")
        if go(square, way) in table.squares
    ]


def corners(line: str) -> set[tuple[int, int]]:
    """The two grid points a line runs between; the north-west corner of a1 is (0, 0)."""
    one, other = line.split("-")
    column, row = ord(other[0]) - ord("a"), int(other[1]) - 1
    if one[0] != other[0]:
        return {(column, row), (column, row + 1)}
    return {(column, row), (column + 1, row)}


def token_on(now: Situation, square: str) -> str | None:
    return dict(now.tokens).get(square)


def obstacle_on(now: Situation, line: str) -> str | None:
    return next((kind for kind, at in now.obstacles if at == line), None)


def heading(table: Table, machine: int) -> str:
    return table.starts[table.machines[machine]][1]


def legal(table: Table, now: Situation) -> set[str]:
    if any(at is None for _, at in now.obstacles):
        return {f"place {line}" for line in lines(table) if obstacle_on(now, line) is None}
    found = set()
    for machine, place in enumerate(now.machines):
        if place == "waiting":
            start = table.machines[machine]
            if table.starts[start][0] not in now.machines:
                found.add(f"enter {start}")
        elif place != "gone" and can_fly(table, now, machine):
            found.add(f"fly {place}")
    for cell in PANEL if now.controller is None else NEIGHBOUR_CELLS[now.controller]:
        found |= {f"step {cell} {target}" for target in targets(table, now, cell)} or {f"step {cell} idle"}
    return found


def can_fly(table: Table, now: Situation, machine: int) -> bool:
    square = now.machines[machine]
    way = token_on(now, square)
    if way is None:
        return False
    beyond = go(square, way)
    if beyond in table.squares:
        return beyond not in now.machines and obstacle_on(now, line_of(square, beyond)) != "barrier"
    if way != heading(table, machine):
        return False
    for number, (front, inward) in table.starts.items():
        if front == square and OPPOSITE[inward] == way:
            if any(home == number and now.machines[m] == "waiting" for m, home in enumerate(table.machines)):
                return False
    return True


def targets(table: Table, now: Situation, cell: str) -> set[str]:
    squares = dict(now.tokens)
    if cell in TURNING:
        turns = ["around"] if cell in now.flipped else ["left", "right"]
        return {f"turn {square} {turn}" for square in squares for turn in turns}
    found = set()
    for square in squares:
        for way in DIRECTIONS:
            if go(square, way) in table.squares and go(square, way) not in squares:
                found.add(f"move {square} {way}")
    taken = {at for _, at in now.obstacles}
    for at in taken - {None}:
        assert at is not None
        for other in lines(table):
            if other not in taken and corners(at) & corners(other):
                found.add(f"shift {at} to {other}")
    return found


def play(table: Table, now: Situation, action: str) -> Situation:
    words = action.split()
    if words[0] == "place":
        index = next(i for i, (_, at) in enumerate(now.obstacles) if at is None)
        obstacles = list(now.obstacles)
        obstacles[index] = (obstacles[index][0], words[1])
        return replace(now, obstacles=tuple(obstacles))
    now = replace(now, played=now.played + 1)
    if words[0] == "enter":
        start = int(words[1])
        machine = next(m for m, home in enumerate(table.machines) if home == start and now.machines[m] == "waiting")
        now = arrive(table, now, machine, table.starts[start][0])
    elif words[0] == "fly":
        now = fly(table, now, now.machines.index(words[1]))
    else:
        now = step(table, now, words[1], words[2:])
    if now.played == 500 and now.ending is None:
        return replace(now, ending="action-limit")
    return now


def fly(table: Table, now: Situation, machine: int) -> Situation:
    square = now.machines[machine]
    way = token_on(now, square)
    assert way is not None
    beyond = go(square, way)
    if beyond not in table.squares:
        now = heat_up(table, put(now, machine, "gone"))
        if set(now.machines) == {"gone"}:
            return replace(now, ending="all-through")
        return now
    if obstacle_on(now, line_of(square, beyond)) == "drain":
        now = spend(table, now)
        if now.ending:
            return now
    return arrive(table, now, machine, beyond)


def put(now: Situation, machine: int, place: str) -> Situation:
    machines = list(now.machines)
    machines[machine] = place
    return replace(now, machines=tuple(machines))


def arrive(table: Table, now: Situation, machine: int, square: str) -> Situation:
    now = heat_up(table, put(now, machine, square))
    if now.ending:
        return now
    if table.squares[square] == "E":
        return replace(now, pointing="down" if now.pointing == "up" else "up")
    if table.squares[square] == "C":
        return replace(now, power=max(1, now.power - 1))
    return now


def heat_up(table: Table, now: Situation) -> Situation:
    heat = now.heat + (1 if now.pointing == "up" else -1)
    return replace(now, heat=heat, ending="overheated" if heat in (1, table.heat) else None)


def spend(table: Table, now: Situation) -> Situation:
    return replace(now, power=now.power + 1, ending="out-of-power" if now.power + 1 == table.power else None)


def step(table: Table, now: Situation, cell: str, words: list[str]) -> Situation:
    if now.controller is not None:
        now = replace(now, flipped=now.flipped ^ {now.controller})
    is_flipped = cell in now.flipped
    now = replace(now, controller=cell)
    if words == ["idle"]:
        return now
    if words[0] == "turn":
        quarters = {"left": 3, "right": 1, "around": 2}[words[2]]
        return change_token(now, words[1], words[1], quarters)
    if is_flipped:
        now = spend(table, now)
        if now.ending:
            return now
    if words[0] == "move":
        return change_token(now, words[1], go(words[1], words[2]), 0)
    obstacles = tuple((kind, words[3] if at == words[1] else at) for kind, at in now.obstacles)
    return replace(now, obstacles=obstacles)


def change_token(now: Situation, square: str, to: str, quarters: int) -> Situation:
    def turned(facing: str) -> str:
        return DIRECTIONS[(DIRECTIONS.index(facing) + quarters) % 4]

    tokens = tuple((to, turned(facing)) if at == square else (at, facing) for at, facing in now.tokens)
    return replace(now, tokens=tokens)


def fewest_actions(table: Table, start: Situation) -> int | None:
    """Exhaustive breadth-first search; the fewest counted actions to a win, None if there is none."""

    def frozen(now: Situation) -> tuple[Any, ...]:
        return (now.machines, now.tokens, now.obstacles, now.heat, now.pointing, now.power, now.controller, now.flipped)

    seen = {frozen(start)}
    queue = deque([(start, 0)])
    uncounted = sum(at is None for _, at in start.obstacles)
    while queue:
        now, length = queue.popleft()
        for action in legal(table, now):
            after = play(table, replace(now, played=0), action)
            if after.ending == "all-through":
                return length + 1 - uncounted
            if after.ending is None and frozen(after) not in seen:
                seen.add(frozen(after))
                queue.append((after, length + 1))
    return None
