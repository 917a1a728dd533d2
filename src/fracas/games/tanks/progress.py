"""How far the goals of a match are, as everybody sees it."""

from __future__ import annotations

from functools import cache
from typing import Literal

from pydantic import BaseModel, ConfigDict

from fracas.core.plain import Plain

from .data import UNITS
from .missions import MissionGoal
from .options import TanksOptions
from .spaces import space_name
from .state import BOARD_SIDE, MOST_SQUAD, SEATS


class Part(BaseModel):
    """A piece of a view."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class GoalView(Part):
    """A goal of one side, and how much of it is done. What is given to both sides is one for each of them."""

    side: str
    kind: Literal["reach", "hold", "break", "hunt", "survive"]
    count: int  # turns or walls that are needed, else 1
    spaces: list[str]  # marked; `break` without any: every wall counts
    tank: str | None  # `orange 2`, to be hunted
    group: str | None  # all goals of the side with this name are needed; None: it wins alone
    mission: str | None  # the option that sets it, for a mission of the book
    progress: int  # of `count`
    leader: str | None  # the tank that has held longest
    is_done: bool


def tank_name(unit: int) -> str:
    """`green 2`."""
    return f"{SEATS[unit // MOST_SQUAD]} {unit % MOST_SQUAD + 1}"


@cache
def cell_name(cell: int) -> str:
    """The name of a cell of the board."""
    return space_name(cell % BOARD_SIDE, cell // BOARD_SIDE)


def goals_of(options: TanksOptions, seat: int) -> list[MissionGoal]:
    """A side's goals, in the order of the tables."""
    return [goal for goal in options.goals if seat in goal.seats]


def holds_of(options: TanksOptions, seat: int) -> list[MissionGoal]:
    """Those that count turns, in the order of their slots."""
    return [goal for goal in goals_of(options, seat) if goal.kind == "hold"]


def goal_views(options: TanksOptions, s: Plain) -> list[GoalView]:
    """Every goal of both sides."""
    found = []
    for seat, side in enumerate(SEATS):
        slots = {"hold": 0, "break": 0}
        for k, goal in enumerate(goals_of(options, seat)):
            progress, unit = _progress(s, seat, k, goal, slots.get(goal.kind, 0))
            if goal.kind in slots:
                slots[goal.kind] += 1
            found.append(
                GoalView(
                    side=side,
                    kind=goal.kind,
                    count=goal.count,
                    spaces=[space_name(*space) for space in goal.spaces],
                    tank=tank_name(UNITS.index(goal.tank)) if goal.tank else None,
                    group=goal.group or None,
                    mission=goal.mission or None,
                    progress=min(progress, goal.count),
                    leader=None if unit is None else tank_name(unit),
                    is_done=progress >= goal.count,
                )
            )
    return found


def _progress(s: Plain, seat: int, k: int, goal: MissionGoal, slot: int) -> tuple[int, int | None]:
    """How much is done, and by which tank if one alone can do it."""
    units = range(seat * MOST_SQUAD, (seat + 1) * MOST_SQUAD)
    if goal.kind == "break":
        return s.broken[seat][slot], None
    if goal.kind == "hunt":
        return int(s.hit_points[UNITS.index(goal.tank)] == 0), None
    if goal.kind == "survive":
        return (s.turn if any(s.hit_points[unit] for unit in units) else 0), None
    if s.done[seat] >> k & 1:
        return goal.count, None
    if goal.kind == "reach":
        return 0, None
    longest = max(units, key=lambda unit: s.held[unit][slot])
    return s.held[longest][slot], longest if s.held[longest][slot] else None
