"""What Tanks is about: tanks left, goals of both sides, and the turns until a draw."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from fracas.core.contract import Game
from fracas.core.facts import Fact, Goal

from .options import TanksOptions
from .progress import GoalView
from .state import SEATS
from .view import TanksView, TankView, place

MOST_NAMED = 4  # spaces; who wants to see more looks at the board


class Squadron(BaseModel):
    """What a side has left."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    tanks: int
    hit_points: int


class Errand(Fact):
    """A goal of one side or the same of both, with a figure for each that has it.

    The figure: spaces to go for `reach`, turns for `hold`, walls for `break`, hit points of the hunted tank.
    """

    kind: Literal["errand"] = "errand"
    what: Literal["reach", "hold", "break", "hunt", "survive"]
    side: Literal["green", "orange", "both"]
    green: int | None
    orange: int | None
    count: int
    tank: str | None
    spaces: list[str]  # a few of them
    is_short: bool  # all spaces are named
    group: str | None
    mission: str | None  # of the book: its spaces need no names


class DestroyThem(Goal):
    """All enemy tanks are to be destroyed, or goals fulfilled."""

    kind: Literal["squadrons"] = "squadrons"
    green: Squadron
    orange: Squadron
    elimination: bool
    has_goals: bool
    goals: list[Errand]
    turn: int
    turn_limit: int


def goal(game: Game[TanksOptions], view: TanksView) -> DestroyThem:
    """Both squadrons as they stand, and how far each goal is."""
    return DestroyThem(
        elimination=view.elimination,
        has_goals=bool(view.goals),
        goals=errands(view),
        turn=view.turn,
        turn_limit=view.turn_limit,
        **{side: _squadron(view, side) for side in SEATS},
    )


def _left(view: TanksView, side: str) -> list[TankView]:
    return [tank for tank in view.tanks if tank.side == side and tank.hit_points]


def _squadron(view: TanksView, side: str) -> Squadron:
    left = _left(view, side)
    return Squadron(tanks=len(left), hit_points=sum(tank.hit_points for tank in left))


def errands(view: TanksView) -> list[Errand]:
    """What both sides have to do in the same words is told once."""
    found: dict[tuple[object, ...], Errand] = {}
    for index, one in enumerate(view.goals):
        same = (one.kind, one.count, one.group) + ((one.mission,) if one.mission else (None, *one.spaces))
        is_shared = same in found and one.kind != "hunt" and getattr(found[same], one.side) is None
        key = same if is_shared or same not in found else (*same, index)
        figures = {"green": found[key].green, "orange": found[key].orange} if is_shared else {}
        figures = {"green": None, "orange": None} | figures | {one.side: _figure(view, one)}
        spaces = one.spaces if one.mission is None else []
        found[key] = Errand(
            what=one.kind,
            side="both" if is_shared else _side(one),
            count=one.count,
            tank=one.tank,
            spaces=spaces[:MOST_NAMED],
            is_short=len(spaces) <= MOST_NAMED,
            group=one.group,
            mission=one.mission,
            **figures,
        )
    return list(found.values())


def _side(one: GoalView) -> Literal["green", "orange"]:
    return "green" if one.side == "green" else "orange"


def _figure(view: TanksView, one: GoalView) -> int:
    if one.kind == "hunt":
        return sum(tank.hit_points for tank in view.tanks if tank.name == one.tank)
    if one.kind != "reach":
        return one.progress
    ways = [_steps(tank, space) for tank in _left(view, one.side) for space in one.spaces]
    return 0 if one.is_done else min(ways, default=0)


def _steps(tank: TankView, space: str) -> int:
    """As a king of chess goes."""
    (column, row), (to_column, to_row) = place(tank.space), place(space)
    return max(abs(column - to_column), abs(row - to_row))
