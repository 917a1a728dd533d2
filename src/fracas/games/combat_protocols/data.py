"""Boards: data files of squares, starts, direction tokens and track lengths, validated on load."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from fracas.core.errors import BadData, did_you_mean, explain_validation, listed, shown, validation_reason
from fracas.core.own_files import blame, read_own_file, settle
from fracas.core.said import mistakes

from .geometry import SIDES, Way, line_squares, square_index, square_name
from .state import DIRECTIONS, FIRST_HEAT, LINES, MOST_MACHINES, MOST_STARTS, MOST_TOKENS, MOST_TRACK, SIDE

said = mistakes(__package__)

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

    @model_validator(mode="after")
    def _parts_fit_together(self) -> Board:
        for _, reason in part_faults(self.squares, self.starts, self.tokens, self.missions):
            raise ValueError(reason)
        return self

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
        given = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadData(file, said("whole"), said("is-not-json", error=error)) from None
    try:
        return Board.model_validate(given)
    except ValidationError as error:
        for where, reason in board_faults(given, error):
            blame(BadData(file, where, reason))
        settle()
        raise


Fault = tuple[str, str]  # where, and what is wrong there


def board_faults(given: Any, error: ValidationError) -> Iterator[Fault]:
    """Everything that is wrong with a board, counted as its file counts: from 1."""
    wrong = set()
    for one in error.errors(include_url=False):
        if one["loc"]:
            wrong.add(one["loc"][0])
            where = ".".join(str(part + 1) if isinstance(part, int) else part for part in one["loc"])
            reason = validation_reason(one)
            is_about_a_name = one["type"] in ("missing", "extra_forbidden")
            yield where, reason if is_about_a_name else said("got", value=shown(one["input"]), reason=reason)
        elif not isinstance(given, dict):
            wrong |= {*Board.model_fields}
            yield said("whole"), validation_reason(one)
    sound = {name: given[name] for name in Board.model_fields if name not in wrong and name in given}
    yield from part_faults(
        sound.get("squares"),
        [Start.model_validate(start) for start in sound["starts"]] if "starts" in sound else None,
        sound.get("tokens"),
        {int(number): starts for number, starts in sound.get("missions", {}).items()},
    )


def part_faults(
    squares: Sequence[str] | None,
    starts: Sequence[Start] | None,
    tokens: Sequence[str] | None,
    missions: Mapping[int, Sequence[int]],
) -> Iterator[Fault]:
    """What does not fit together among the parts that are sound by themselves; None: that one is not."""
    if squares is not None:
        yield from _square_faults(squares)
    if starts is not None:
        yield from _start_faults(starts)
    if squares is not None and starts is not None:
        for start in starts:
            most = max(map(len, squares)) if start.side in ("north", "south") else len(squares)
            if start.line > most:
                reason = said("start-is-at-line-that", number=start.number, line=start.line, most=most)
                yield f"starts.{start.number}", reason
    if tokens is not None:
        yield from _token_faults(tokens, squares)
    for number, machines in missions.items():
        if not 1 <= len(machines) <= MOST_MACHINES:
            yield f"missions.{number}", said("mission-must-have-1-to", number=number, most_machines=MOST_MACHINES)
        is_known = starts is None or set(machines) <= {start.number for start in starts}
        if list(machines) != sorted(machines) or not is_known:
            yield f"missions.{number}", said("mission-must-list-starts-of", number=number)


def _square_faults(lines: Sequence[str]) -> Iterator[Fault]:
    width = len(lines[0])
    if not 1 <= width <= SIDE:
        yield "squares.1", said("a-line-has-1-to", side=SIDE)
        return
    for number, line in enumerate(lines, 1):
        if len(line) != width or set(line) - set(SQUARE_KINDS):
            yield f"squares.{number}", said("every-line-must-be-of", width=width, square_kinds=SQUARE_KINDS)


def _start_faults(starts: Sequence[Start]) -> Iterator[Fault]:
    if [start.number for start in starts] != list(range(1, len(starts) + 1)):
        yield "starts", said("starts-must-be-numbered-1")
    if len({(start.side, start.line) for start in starts}) != len(starts):
        yield "starts", said("two-starts-are-in-the")


def _token_faults(tokens: Sequence[str], squares: Sequence[str] | None) -> Iterator[Fault]:
    for number, token in enumerate(tokens, 1):
        if squares is None:
            break
        names = [square_name(square_index(r, c)) for r, line in enumerate(squares) for c in range(min(len(line), SIDE))]
        if token not in names:
            yield f"tokens.{number}", said("there-is-no-square-for", token=repr(token), known=listed(names))
    if len(set(tokens)) != len(tokens):
        yield "tokens", said("two-tokens-are-on-the")


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
    raise ValueError(said("there-is-no-such-board", near=did_you_mean(given, names), known=listed(names)))


def _board_given(fields: Mapping[str, Any]) -> Board:
    try:
        return Board.model_validate(fields)
    except ValidationError as error:
        where, _, reason = explain_validation(error)
        raise ValueError(said("where-reason", where=where, reason=reason)) from None
