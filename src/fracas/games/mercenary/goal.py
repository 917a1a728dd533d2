"""What the two modes are about: the intel on its way home, or points, and the rounds that are left.

Not to be taken for `goals.py`, which is where the rule of thumb sends its characters.
"""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from fracas.core.contract import Game
from fracas.core.facts import Goal

from .maps import CELL_BY_NAME
from .options import MercenaryOptions
from .state import POINTS, SEATS, WINNING_SCORE
from .view import MercenaryView


class Raid(BaseModel):
    """What a side has made of the other's intel, and the steps that are missing, whoever is in the way."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    intel: Literal["home", "carried", "lying"]
    steps: int | None  # of the carrier to the winning space, else of the nearest to the intel; None: nobody is out
    turns: int | None  # until intel that lies about is back home


class BringIntel(Goal):
    """The other side's intel is to be brought home."""

    kind: Literal["intel"] = "intel"
    red: Raid
    blu: Raid
    round: int
    round_limit: int


class Holding(BaseModel):
    """How a side stands."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    score: int
    points: int  # that it holds


class HoldPoints(Goal):
    """A score is to be reached by holding more points."""

    kind: Literal["points"] = "points"
    red: Holding
    blu: Holding
    points: int  # on the map
    score_to_win: int
    round: int
    round_limit: int


def goal(game: Game[MercenaryOptions], view: MercenaryView) -> BringIntel | HoldPoints:
    """As the mode says."""
    if not view.intel:
        held = [point.holder for point in view.points]
        sides = {seat: Holding(score=view.score[seat], points=held.count(seat)) for seat in SEATS}
        return HoldPoints(
            points=POINTS, score_to_win=WINNING_SCORE, round=view.round, round_limit=view.round_limit, **sides
        )
    distances = game.plain_tables.distance
    raids = {seat: _raid(view, distances, seat) for seat in SEATS}
    return BringIntel(round=view.round, round_limit=view.round_limit, **raids)


def _raid(view: MercenaryView, distances: list[list[int]], seat: str) -> Raid:
    own, prize = (next(one for one in view.intel if (one.side == seat) is mine) for mine in (True, False))
    out = [unit.cell for unit in view.units if unit.side == seat and unit.cell is not None and unit.speed > 0]
    if prize.carrier is not None:
        starts, end = [prize.cell], own.home
    else:
        starts, end = out, prize.cell
    steps = [distances[CELL_BY_NAME[start]][CELL_BY_NAME[end]] for start in starts]
    is_home = prize.cell == prize.home
    return Raid(
        intel="carried" if prize.carrier is not None else "home" if is_home else "lying",
        steps=min(steps, default=None),
        turns=prize.turns,
    )
