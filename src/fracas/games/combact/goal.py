"""What Combact is about: places to lay pieces, territory, or markers, as the target says."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from fracas.core.contract import Game
from fracas.core.facts import Goal

from .explain import lay_out
from .options import TARGET_NAMES, CombactOptions
from .questions import placements_left
from .state import BLACK, WHITE, Target
from .view import CombactView, SideView


class Reached(BaseModel):
    """How a side stands. What the target does not ask for is None, and so is what is not known yet."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    wins: int  # matches of a campaign
    places: int | None = None  # ways to lay a piece, if it were its turn
    territory: int | None = None
    own_markers: int | None = None
    other_markers: int | None = None


class ForTarget(Goal):
    """The target of the match, and how both sides stand."""

    kind: Literal["time_factor", "autonomy", "goals"]
    is_campaign: bool
    black: Reached
    white: Reached


def goal(game: Game[CombactOptions], view: CombactView) -> ForTarget:
    """What the target counts, of both sides."""
    if view.target == TARGET_NAMES[Target.TIME_FACTOR]:
        black, white = (
            Reached(wins=side.wins, places=places)
            for side, places in zip((view.black, view.white), _places(game, view), strict=True)
        )
    else:
        black, white = (_reached(side) for side in (view.black, view.white))
    return ForTarget(kind=view.target, is_campaign=view.is_campaign, black=black, white=white)


def _reached(side: SideView) -> Reached:
    return Reached(
        wins=side.wins,
        territory=side.territory,
        own_markers=side.own_markers,
        other_markers=side.other_markers,
    )


def _places(game: Game[CombactOptions], view: CombactView) -> tuple[int | None, int | None]:
    """Who cannot lay a piece loses: how many placements each side has, with what the circle offers now."""
    if view.phase != "turn":
        return None, None
    answers = game.engine.ask(placements_left, lay_out(game, view), game.tables, [BLACK, WHITE], 1)
    return int(answers[BLACK][0]), int(answers[WHITE][0])
