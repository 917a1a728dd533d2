"""Pictures of a rules page: positions that the rules themselves make, drawn by whoever shows the page.

`illustrations.toml` in a game's package names them: the options, the seed, and what is played from the start on. The
rules page shows one where it says `![caption](picture:name)` on a line of its own, so none can go stale: an action that
is no longer legal is found by the conformance suite.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from .contract import Game
from .errors import BrokenGame, explain_validation
from .match import Match
from .package_files import package_file

FILE = "illustrations.toml"
SHOWN = re.compile(r"^!\[(?P<caption>[^\]]*)\]\(picture:(?P<name>[a-z0-9-]+)\)$", re.MULTILINE)


class Illustration(BaseModel):
    """A position to be drawn, as a spectator sees it."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    seed: str
    options: dict[str, Any] = Field(default_factory=dict)
    actions: list[str] = Field(default_factory=list)

    def match(self, game: Game[Any]) -> Match:
        """The position, played from the start with the game opened with these options."""
        match = Match.new(game, self.seed)
        for action in self.actions:
            match.play(action)
        return match


@cache
def illustrations_of(game: type[Game[Any]]) -> Mapping[str, Illustration]:
    """The pictures that a game's package describes, by name."""
    file = package_file(game, FILE)
    if file is None:
        return {}
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
        return {name: Illustration.model_validate(one) for name, one in found.items()}
    except tomllib.TOMLDecodeError as error:
        raise BrokenGame(f"{game.card.id}: {FILE} is no TOML: {error}") from None
    except ValidationError as error:
        field, value, reason = explain_validation(error)
        raise BrokenGame(f"{game.card.id}: {FILE}, {field}: got {value!r}; {reason}") from None
