"""Options of the Mercenary Combat Simulator."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal

from pydantic import Field, ValidationInfo, field_validator, model_validator

from fracas.core.contract import Options
from fracas.core.errors import BadData, did_you_mean, listed, shown
from fracas.core.own_files import read_own_file
from fracas.core.said import mistakes

from .data import MOST_CHARACTERS, STANDARD, find_cards, find_characters
from .maps import CAPTURE_THE_INTEL, DEFAULT_MAP, find_map, map_names

said = mistakes(__package__)

MOST_ROUNDS = 200
VARIANTS: dict[str, dict[str, Any]] = {  # every map in every mode it is made for; one of each mode without weapons
    "depot-intel": {"mode": "capture_the_intel", "map": "depot"},
    "depot-points": {"mode": "control_point", "map": "depot"},
    "foundry-intel": {"mode": "capture_the_intel", "map": "foundry"},
    "harbour-points": {"mode": "control_point", "map": "harbour"},
    "quarry-points": {"mode": "control_point", "map": "quarry"},
    "twin-gullies-intel": {"mode": "capture_the_intel", "map": "twin-gullies"},
    "plain-intel": {"weapons": False, "starter": "red"},
    "plain-points": {"mode": "control_point", "weapons": False, "starter": "blu"},
}
Made = Literal["map", "cards", "characters"]


class MercenaryOptions(Options):
    """Every variant and switch. A file given by its path is stored as its text, so that a record holds everything."""

    essentials: ClassVar = ("mode", "map", "starter")
    mode: Literal["capture_the_intel", "control_point"] = "capture_the_intel"
    map: str = Field(
        default="",
        description="a map's name (all made for this edition), the path of a text map, or the text itself",
        examples=[*map_names()],
    )
    weapons: bool = Field(default=True, description="play with the weapon cards")
    round_limit: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 60
    starter: Literal["random", "red", "blu"] = "random"
    cards: str = Field(default=STANDARD, description="standard (made for this edition), or a TOML file of weapon cards")
    characters: str = Field(
        default=STANDARD, description="standard (mostly made for this edition), or a TOML file of character stats"
    )

    @model_validator(mode="before")
    @classmethod
    def _default_map(cls, given: Any) -> Any:
        """Without a map, the mode's own."""
        if isinstance(given, dict) and not given.get("map"):
            mode = given.get("mode", CAPTURE_THE_INTEL)
            known = mode if isinstance(mode, str) and mode in DEFAULT_MAP else CAPTURE_THE_INTEL
            return given | {"map": DEFAULT_MAP[known]}
        return given

    @field_validator("map")
    @classmethod
    def _fitting_map(cls, given: str, info: ValidationInfo) -> str:
        stored = _stored(given, map_names(), "map")
        with _naming(given, stored):
            found = find_map(stored)
        mode = info.data.get("mode")
        if mode is not None and mode not in found.modes:
            raise ValueError(said("the-map-is-for-not", name=repr(found.name), known=listed(found.modes), mode=mode))
        return stored

    @field_validator("cards")
    @classmethod
    def _sound_cards(cls, given: str) -> str:
        stored = _stored(given, (STANDARD,), "file of cards")
        with _naming(given, stored):
            find_cards(stored)
        return stored

    @field_validator("characters")
    @classmethod
    def _sound_characters(cls, given: str) -> str:
        stored = _stored(given, (STANDARD,), "file of characters")
        with _naming(given, stored):
            find_characters(stored)
        return stored

    @property
    def made_here(self) -> list[Made]:
        """What of this table is neither printed in the rulebook nor a person's own file."""
        found: dict[Made, bool] = {
            "map": self.map in map_names(),
            "cards": self.weapons and self.cards == STANDARD,
            "characters": self.characters == STANDARD,
        }
        return [what for what, is_ours in found.items() if is_ours]


def _stored(given: str, names: tuple[str, ...], what: str) -> str:
    """A known name or a text as it is; otherwise the text of the file at that path."""
    if given in names or "\n" in given:
        return given
    if Path(given).suffix == "":
        raise ValueError(
            said(
                "there-is-no-known-or",
                what=what,
                given=shown(given),
                near=did_you_mean(given, names),
                known=listed(names),
            )
        )
    text = read_own_file(given, MOST_CHARACTERS)
    return text if "\n" in text else text + "\n"


@contextmanager
def _naming(given: str, stored: str) -> Iterator[None]:
    """A fault in a person's file names that file."""
    try:
        yield
    except BadData as fault:
        raise BadData(given if stored != given else fault.file, fault.where, fault.reason) from None
