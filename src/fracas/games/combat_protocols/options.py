"""Options of Combat Protocols."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Literal

from pydantic import BeforeValidator, Field, model_validator

from fracas.core.contract import Options
from fracas.core.errors import listed
from fracas.core.said import mistakes

from .data import DEFAULT_BOARD, Board, Tracks, board_value, shipped_board

said = mistakes(__package__)

Difficulty = Literal["easy", "normal", "hard", "impossible"]
# How many obstacles: the table of the book, which its step 4 contradicts. Ruling `obstacles-by-difficulty`.
OBSTACLES: dict[str, int] = {"easy": 0, "normal": 1, "hard": 2, "impossible": 3}
MOST_DEALS = 1000
MISSIONS = range(1, 6)


class CombatProtocolsOptions(Options):
    """Every variant and switch."""

    essentials: ClassVar = ("mission", "difficulty", "board")
    mission: int = Field(default=1, ge=MISSIONS[0], le=MISSIONS[-1])
    difficulty: Difficulty = "easy"
    tracks: Literal["relaxed", "standard", "expert"] = "standard"
    board: Annotated[str | Board, BeforeValidator(board_value)] = DEFAULT_BOARD
    obstacles_by_seed: bool = False  # the seed places the obstacles, not the player
    deal: int = Field(default=0, ge=0, le=MOST_DEALS)  # set-ups of the seed that were passed over as unsolvable

    @model_validator(mode="after")
    def _the_board_fits(self) -> CombatProtocolsOptions:
        board = self.the_board
        if self.mission not in board.all_missions():
            raise ValueError(
                said(
                    "the-board-has-no-mission", title=repr(board.title), mission=self.mission, missions=self._missions()
                )
            )
        lines = board.rows * (board.columns - 1) + board.columns * (board.rows - 1)
        if self.obstacles > lines:
            raise ValueError(
                said("obstacles-do-not-fit-on", obstacles=self.obstacles, lines=lines, title=repr(board.title))
            )
        return self

    def _missions(self) -> str:
        return listed(sorted(self.the_board.all_missions()))

    @property
    def the_board(self) -> Board:
        """The board itself."""
        return self.board if isinstance(self.board, Board) else shipped_board(self.board)

    @property
    def machines(self) -> tuple[int, ...]:
        """The start of each machine of the mission."""
        return self.the_board.all_missions()[self.mission]

    @property
    def obstacles(self) -> int:
        """How many obstacles the difficulty brings."""
        return OBSTACLES[self.difficulty]

    @property
    def lengths(self) -> Tracks:
        """The lengths of the two tracks."""
        chosen: Tracks = getattr(self.the_board.tracks, self.tracks)
        return chosen


# The book recommends its missions in their order, first without obstacles, which its table calls easy.
LADDER: list[dict[str, Any]] = [
    {"mission": mission, "difficulty": difficulty} for difficulty in OBSTACLES for mission in MISSIONS
]

#   every mission, difficulty, track length and board, with obstacles laid by the player and by the seed
VARIANTS: dict[str, dict[str, Any]] = {
    "mission-1": {},
    "mission-2-normal": {"mission": 2, "difficulty": "normal"},
    "mission-3-hard-relaxed": {"mission": 3, "difficulty": "hard", "tracks": "relaxed"},
    "mission-4-impossible": {"mission": 4, "difficulty": "impossible", "tracks": "relaxed"},
    "mission-5-expert-seeded": {
        "mission": 5,
        "difficulty": "impossible",
        "tracks": "expert",
        "obstacles_by_seed": True,
    },
    "crossing": {"board": "crossing", "mission": 3, "difficulty": "hard", "obstacles_by_seed": True},
    "twin-hangars": {"board": "twin-hangars", "mission": 2, "difficulty": "normal"},
    "great-circle": {"board": "great-circle", "mission": 5, "difficulty": "impossible", "tracks": "relaxed"},
}
