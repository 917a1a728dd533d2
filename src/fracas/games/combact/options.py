"""Options of Combact."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from fracas.core.contract import Options

from .lattice import LARGEST_RADIUS, SMALLEST_RADIUS, USUAL_RADIUS

TARGET_NAMES = ("time_factor", "autonomy", "goals")  # in the order of `state.Target`


class CombactOptions(Options):
    """Every variant and switch."""

    target: Literal["time_factor", "autonomy", "goals", "campaign"] = "time_factor"
    set: Literal["full", "quick"] = "full"  # all 17 pieces, or the 12 of sizes 5 to 7 (ruling `quick-set`)
    radius: int = Field(default=USUAL_RADIUS, ge=SMALLEST_RADIUS, le=LARGEST_RADIUS)
    starter: Literal["black", "white"] = "black"  # of the first match (ruling `black-starts`)
    first_target: Literal["random", "time_factor", "autonomy", "goals"] = "random"  # of a campaign
