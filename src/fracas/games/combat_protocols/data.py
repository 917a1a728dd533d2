"""Boards: data files of squares, starts, direction tokens and track lengths, validated on load."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from fracas.core.errors import BadData, did_you_mean, explain_validation, listed
from fracas.core.own_files import blame, read_own_file, settle

from .geometry import SIDES, Way, line_squares, square_index, square_name
from .state import DIRECTIONS, FIRST_HEAT, LINES, MOST_MACHINES, MOST_STARTS, MOST_TOKENS, MOST_TRACK, SIDE

DEFAULT_BOARD = "air-space"
SQUARE_KINDS = ".EC"
# The book's missions: the starts of the machines.
BOOK_MISSIONS: dict[int, tuple[int, ...]] = {
    1: (1, 2, 3),
    2: (1, 2, 3, 4),
    3: (1, 2, 3, 4, 5),
    4: (1, 2, 3, 3, 3),
    5: (1, 2, 4, 4, 4),
}
MOST_FILE_BYTES = 100_000


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Tracks(_Data):
    """How many spaces the two tracks have. The Heat marker starts on the third, so that one must not be the last."""

    heat: int = Field(ge=FIRST_HEAT + 2, le=MOST_TRACK)
    power: int = Field(ge=2, le=MOST_TRACK)


class TrackSets(_Data):
    """The three lengths a player may choose from."""

    relaxed: Tracks
    standard: Tracks
    expert: Tracks


class Start(_Data):
    """A start outside the board: on which side, before which row or column (from 1); its machines head across."""

    number: int = Field(ge=1, le=MOST_STARTS)
    side: Way
    line: int = Field(ge=1, le=SIDE)

    @property
    def heading(self) -> int:
        """Machines head away from the side they start on."""
        return (SIDES.index(self.side) + 2) % DIRECTIONS


class Board(_Data):
    """Lines of squares (`.` empty, `E` Engine, `C` Charger Depot) from north to south, and what stands round them."""

    title: str = Field(min_length=1, max_length=60)
    squares: tuple[str, ...] = Field(min_length=1, max_length=SIDE)
    starts: tuple[Start, ...] = Field(min_length=1, max_length=MOST_STARTS)
    tokens: tuple[str, ...] = Field(min_length=1, max_length=MOST_TOKENS)
    tracks: TrackSets
    missions: dict[Annotated[int, Field(ge=1, le=5)], tuple[int, ...]] = Field(default_factory=dict)

    @field_validator("squares")
    @classmethod
    def _squares_are_a_grid(cls, lines: tuple[str, ...]) -> tuple[str, ...]:
        width = len(lines[0])
        if not 1 <= width <= SIDE:
            raise ValueError(f"a line has 1 to {SIDE} squares")
        for line in lines:
            if len(line) != width or set(line) - set(SQUARE_KINDS):
                raise ValueError(f"every line must be {width} of the characters {SQUARE_KINDS}")
        return lines

    @model_validator(mode="after")
    def _parts_fit_together(self) -> Board:
        if [start.number for start in self.starts] != list(range(1, len(self.starts) + 1)):
            raise ValueError("starts must be numbered 1, 2, 3 ... in order")
        places = {(start.side, start.line) for start in self.starts}
        if len(places) != len(self.starts):
            raise ValueError("two starts are in the same place")
        for start in self.starts:
            most = self.columns if start.side in ("north", "south") else self.rows
            if start.line > most:
                raise ValueError(f"start {start.number} is at line {start.line}; that side has only {most}")
        names = self.square_names()
        for token in self.tokens:
            if token not in names:
                raise ValueError(f"there is no square {token!r} for a token; squares: {listed(names)}")
        if len(set(self.tokens)) != len(self.tokens):
            raise ValueError("two tokens are on the same square")
        for number, machines in self.missions.items():
            self._check_mission(number, machines)
        return self

    def _check_mission(self, number: int, machines: tuple[int, ...]) -> None:
        if not 1 <= len(machines) <= MOST_MACHINES:
            raise ValueError(f"mission {number} must have 1 to {MOST_MACHINES} machines")
        if list(machines) != sorted(machines) or not set(machines) <= {start.number for start in self.starts}:
            raise ValueError(f"mission {number} must list starts of the board in ascending order")

    @property
    def rows(self) -> int:
        """How many rows."""
        return len(self.squares)

    @property
    def columns(self) -> int:
        """How many columns."""
        return len(self.squares[0])

    def square_names(self) -> list[str]:
        """The names of the squares, in reading order: `a1` is the north-west corner."""
        return [square_name(square) for square in board_squares(self)]

    def front(self, start: Start) -> int:
        """The square in front of a start."""
        at = start.line - 1
        places = {"north": (0, at), "south": (self.rows - 1, at), "west": (at, 0), "east": (at, self.columns - 1)}
        return square_index(*places[start.side])

    def all_missions(self) -> dict[int, tuple[int, ...]]:
        """The board's own missions, or those of the book for which it has the starts."""
        if self.missions:
            return dict(self.missions)
        count = len(self.starts)
        return {number: starts for number, starts in BOOK_MISSIONS.items() if max(starts) <= count}


def board_squares(board: Board) -> list[int]:
    """The indices of the board's squares, in reading order."""
    return [square_index(r, c) for r in range(board.rows) for c in range(board.columns)]


def board_lines(board: Board) -> list[int]:
    """The indices of the lines between the board's squares, ascending."""
    inside = set(board_squares(board))
    return [line for line in range(LINES) if set(line_squares(line)) <= inside]


def board_names() -> list[str]:
    """The names of the boards that come with the game."""
    folder = resources.files(__package__).joinpath("data/boards")
    return sorted(file.name.removesuffix(".json") for file in folder.iterdir() if file.name.endswith(".json"))


@cache
def shipped_board(name: str) -> Board:
    """One of the boards that come with the game."""
    file = resources.files(__package__).joinpath(f"data/boards/{name}.json")
    return parse_board(file.read_text(encoding="utf-8"), f"{name}.json")


def parse_board(text: str, file: str) -> Board:
    """A board from the text of a data file, or `BadData` saying what is wrong and where."""
    try:
        return Board.model_validate(json.loads(text))
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadData(file, "(whole)", f"is not JSON: {error}") from None
    except ValidationError as error:
        for one in error.errors(include_url=False):
            where = ".".join(str(part) for part in one["loc"]) or "(whole)"
            message = one["msg"].removeprefix("Value error, ")
            reason = message[:1].lower() + message[1:]
            blame(BadData(file, where, reason if isinstance(one["input"], dict) else f"got {one['input']!r}; {reason}"))
        settle()
        raise


def read_board(path: Path) -> Board:
    """A person's own board."""
    return parse_board(read_own_file(path, MOST_FILE_BYTES), str(path))


def board_value(given: Any) -> Any:
    """What the option `board` keeps: the name of a shipped board, or the content of one of a person's own."""
    if isinstance(given, Path):
        return read_board(given)
    if isinstance(given, Mapping):
        return _board_given(given)
    if not isinstance(given, str) or given in board_names():
        return given
    if given.lstrip().startswith("{"):
        return parse_board(given, "the board given")
    if Path(given).suffix == ".json":
        return read_board(Path(given))
    names = board_names()
    raise ValueError(f"there is no such board or file{did_you_mean(given, names)}; known: {listed(names)}")


def _board_given(fields: Mapping[str, Any]) -> Board:
    try:
        return Board.model_validate(fields)
    except ValidationError as error:
        where, _, reason = explain_validation(error)
        raise ValueError(f"{where}: {reason}") from None
