"""How strong a game's opponents are: what games between them came to, kept beside the rules page.

The file is written by `fracas arena`; the start page reads it. The numbers compare the opponents of one game with each
other and say nothing of any other game, nor of people.
"""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict, Field

FILE = "ratings.json"


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Meeting(_Part):
    """What the games between two players came to."""

    player: str
    against: str
    games: int = Field(ge=1)
    score: float = Field(ge=0, le=1)  # the share of the points that `player` took


class Rated(_Part):
    """A player's rating with its 95 % interval."""

    player: str
    elo: int
    low: int
    high: int


class Strength(_Part):
    """All that was measured of a game's opponents."""

    seed: str = "arena"
    meetings: list[Meeting] = Field(default_factory=list)
    ratings: list[Rated] = Field(default_factory=list)

    def rating(self, player: str) -> Rated | None:
        """What was found of a player."""
        return next((one for one in self.ratings if one.player == player), None)

    def meeting(self, player: str, against: str) -> Meeting | None:
        """What a player's games against another came to."""
        return next((one for one in self.meetings if (one.player, one.against) == (player, against)), None)
