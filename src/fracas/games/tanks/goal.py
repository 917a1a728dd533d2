"""What Tanks is about: tanks left, missions, and the turns until a draw."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from fracas.core.contract import Game
from fracas.core.facts import Goal

from .missions import far_rank
from .options import TanksOptions
from .state import SEATS, TURNS_TO_HOLD, WALLS_TO_BREAK
from .view import TanksView, TankView, place


class Squadron(BaseModel):
    """What a side has left, and how far it is with the missions; None: the mission is not played."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    tanks: int
    hit_points: int
    held: int | None  # turns running that a tank has repaired at the pool in the centre
    ranks: int | None  # between its foremost tank and the enemy's first rank
    walls: int | None  # destroyed


class DestroyThem(Goal):
    """All enemy tanks are to be destroyed, or a mission fulfilled."""

    kind: Literal["squadrons"] = "squadrons"
    green: Squadron
    orange: Squadron
    turns_to_hold: int = TURNS_TO_HOLD
    walls_to_break: int = WALLS_TO_BREAK
    has_missions: bool
    turn: int
    turn_limit: int


def goal(game: Game[TanksOptions], view: TanksView) -> DestroyThem:
    """Both squadrons as they stand."""
    sides = {seat: _squadron(view, index, seat) for index, seat in enumerate(SEATS)}
    return DestroyThem(has_missions=bool(view.missions), turn=view.turn, turn_limit=view.turn_limit, **sides)


def _squadron(view: TanksView, index: int, seat: str) -> Squadron:
    left = [tank for tank in view.tanks if tank.side == seat and tank.hit_points]
    return Squadron(
        tanks=len(left),
        hit_points=sum(tank.hit_points for tank in left),
        held=max((tank.held for tank in left), default=0) if "hold_pool" in view.missions else None,
        ranks=_ranks(view, left, index) if "reach_far_rank" in view.missions else None,
        walls=view.walls_destroyed[seat] if "break_walls" in view.missions else None,
    )


def _ranks(view: TanksView, left: list[TankView], seat: int) -> int | None:
    end = far_rank(seat, view.height)
    return min((abs(place(tank.space)[1] - end) for tank in left), default=None)
