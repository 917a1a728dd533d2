"""Options of Toy Battle."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field

from fracas.core.contract import Options
from fracas.core.errors import did_you_mean, listed
from fracas.core.said import mistakes

from .data import TERRAIN_IDS, Terrain, TerrainId, load_terrain, parse_terrain, printed_terrain
from .state import MOST_TURNS

said = mistakes(__package__)

FILE_ENDING = ".json"


def _resolve_terrain(given: Any) -> Any:
    """A printed terrain stays a name; a file is read here, so that its content goes into every record."""
    if isinstance(given, Path):
        return load_terrain(given)
    if isinstance(given, str) and given not in TERRAIN_IDS:
        if given.endswith(FILE_ENDING):
            return load_terrain(Path(given))
        hint = did_you_mean(given, TERRAIN_IDS)
        raise ValueError(said("must-be-the-path-of", file_ending=FILE_ENDING, known=listed(TERRAIN_IDS), hint=hint))
    if isinstance(given, Mapping):
        return parse_terrain(dict(given))
    return given


class ToyBattleOptions(Options):
    """Every variant and switch."""

    essentials: ClassVar = ("terrain", "starter")
    terrain: Annotated[TerrainId | Terrain, BeforeValidator(_resolve_terrain)] = Field(
        "castle-field", description="a printed terrain, or the path of a terrain file of your own"
    )
    special_bases: bool = Field(True, description="off: special bases and signs are plain, as advised for first games")
    starter: Literal["random", "blue", "red"] = Field("random", description="who takes the first turn")
    turn_limit: int = Field(200, ge=2, le=MOST_TURNS, description="after so many turns medals decide")

    @property
    def board(self) -> Terrain:
        """The terrain itself."""
        return self.terrain if isinstance(self.terrain, Terrain) else printed_terrain(self.terrain)


#   every printed terrain, without special bases, and a short game
VARIANTS: dict[str, dict[str, Any]] = {
    **{terrain: {"terrain": terrain} for terrain in TERRAIN_IDS},
    "plain-tropical-pool": {"terrain": "tropical-pool", "special_bases": False},
    "short-red-starts": {"terrain": "battlefield", "starter": "red", "turn_limit": 24},
}
