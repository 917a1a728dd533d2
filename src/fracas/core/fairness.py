"""How fair a game's options are: counts of games that an opponent played against itself, kept beside the rules page.

The file is written by `python -m bench.fairness`; the browser's form, `fracas options` and docs/fairness.md read it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

FILE = "fairness.json"
NOBODY = "nobody"
FEWEST = 100  # games worth showing to somebody who only wants to play: ten points more or less


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Tally(_Part):
    """What the games of one level against itself came to."""

    level: int
    rules_version: int
    search: str  # a digest of the level's settings
    results: dict[str, int] = Field(default_factory=dict)  # `white black blocked`: who acted first, who won, the ending

    @property
    def games(self) -> int:
        """How many were played."""
        return sum(self.results.values())

    def add(self, first: str, winner: str | None, ending: str) -> None:
        """Count a game."""
        result = f"{first} {winner or NOBODY} {ending}"
        self.results[result] = self.results.get(result, 0) + 1

    def points(self, seat: str) -> float:
        """The games a seat won, draws half."""
        return sum(n * _worth(result.split()[1], seat) for result, n in self.results.items())

    @property
    def first_points(self) -> float:
        """The games won by whoever acted first, draws half."""
        return sum(n * _worth(result.split()[1], result.split()[0]) for result, n in self.results.items())

    @property
    def endings(self) -> dict[str, int]:
        """Games by ending, the commonest first."""
        found: dict[str, int] = {}
        for result, n in self.results.items():
            ending = result.split()[2]
            found[ending] = found.get(ending, 0) + n
        return dict(sorted(found.items(), key=lambda one: (-one[1], one[0])))


def _worth(winner: str, seat: str) -> float:
    return 0.5 if winner == NOBODY else float(winner == seat)


class Row(_Part):
    """A combination of options: what differs from the defaults."""

    options: dict[str, Any]
    refused: str = ""  # why it cannot be chosen
    tallies: list[Tally] = Field(default_factory=list)

    @property
    def best(self) -> Tally | None:
        """The tally that says most: the one of most games, the stronger level of equal ones; too few games say none."""
        telling = [one for one in self.tallies if one.games >= FEWEST]
        return max(telling, key=lambda one: (one.games, one.level), default=None)


class Fairness(_Part):
    """All that was measured of a game."""

    seed: str = "fairness"
    rows: list[Row] = Field(default_factory=list)

    def row(self, options: Mapping[str, Any]) -> Row | None:
        """The row of exactly these changes."""
        key = options_key(options)
        return next((row for row in self.rows if options_key(row.options) == key), None)


def options_key(options: Mapping[str, Any]) -> str:
    """Options as a text that does not depend on their order."""
    return json.dumps(options, sort_keys=True)
