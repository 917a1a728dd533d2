"""Options of Combact."""

from __future__ import annotations

from typing import Any, ClassVar, Literal, Self

from pydantic import Field, model_validator

from fracas.core.contract import Options
from fracas.core.said import mistakes

from .data import LARGEST_RADIUS, SMALLEST_RADIUS, USUAL_RADIUS

said = mistakes(__package__)

TargetName = Literal["time_factor", "autonomy", "goals"]
TARGET_NAMES: tuple[TargetName, ...] = ("time_factor", "autonomy", "goals")  # in the order of `state.Target`
INCEPTION_NAMES = ("second", "first")  # in the order of `state.Setter`
SWAP_NAMES = ("never", "first", "second")  # by the number of pieces that lie when sides may be swapped

# The three targets, the campaign, the quick set, every radius, the other starter, chance and swaps.
VARIANTS: dict[str, dict[str, Any]] = {
    "time-factor": {"target": "time_factor"},
    "autonomy": {"target": "autonomy"},
    "goals": {"target": "goals"},
    "campaign": {"target": "campaign"},
    "quick": {"target": "time_factor", "set": "quick"},
    "small": {"target": "goals", "radius": 2},
    "large": {"target": "autonomy", "radius": 4},
    "by-lot": {"target": "random", "starter": "random", "inception": "random", "swap": "first"},
    "quick-campaign": {
        "target": "campaign",
        "set": "quick",
        "radius": 2,
        "starter": "white",
        "swap": "second",
        "first_target": "autonomy",
    },
}


class CombactOptions(Options):
    """Every variant and switch."""

    essentials: ClassVar = ("target", "set", "radius", "starter")
    target: Literal["time_factor", "autonomy", "goals", "campaign", "random"] = Field(
        default="time_factor", description="what wins; random draws one of the three, a campaign takes two wins"
    )
    set: Literal["full", "quick"] = Field(default="full", description="all 17 pieces, or the 12 of 5 to 7 fields")
    radius: int = Field(
        default=USUAL_RADIUS, ge=SMALLEST_RADIUS, le=LARGEST_RADIUS, description="of the board; the printed one has 3"
    )
    starter: Literal["black", "white", "random"] = Field(default="black", description="who starts the first match")
    inception: Literal["second", "first", "random"] = Field(
        default="second", description="which player sets the Inception; random leaves it to chance"
    )
    swap: Literal["never", "first", "second"] = Field(
        default="never", description="after this piece the player to move may swap sides instead of laying one"
    )
    first_target: Literal["random", "time_factor", "autonomy", "goals"] = Field(
        default="random", description="of a campaign"
    )

    @model_validator(mode="after")
    def _is_open(self) -> Self:
        """Nothing is offered that is decided before it begins (ruling `no-time-factor-on-the-large-board`)."""
        if self.radius == LARGEST_RADIUS and self.target not in ("autonomy", "goals"):
            raise ValueError(said("radius-needs-target-autonomy-or", largest_radius=LARGEST_RADIUS))
        return self
