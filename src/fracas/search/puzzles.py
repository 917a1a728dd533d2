"""Collections of puzzles with proven optima: reading them, par and stars. The puzzle of the day is in daily.py."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from fracas.core import registry
from fracas.core.api import from_position
from fracas.core.contract import Game
from fracas.core.errors import BadData, FracasError, explain_validation
from fracas.core.match import Match, PuzzleFacts
from fracas.core.package_files import package_file

from ..core.said import mistakes

said = mistakes(__package__)

FILE = "data/puzzles.json"
GRADES = 5
MOST_STARS = 3
TWO_STARS_WITHIN = 5  # a fifth over par, at least one action


class NoSuchPuzzle(FracasError):
    """There is no puzzle of that number."""


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Puzzle(_Data):
    """A position to be won in as few actions as can be."""

    number: int = Field(ge=1)
    grade: int = Field(ge=1, le=GRADES)
    par: int = Field(ge=1)  # the fewest actions, proven
    first: int = Field(ge=1)  # how many first actions keep to par
    losing: float = Field(ge=0.0, le=1.0)  # share of the legal actions along a shortest solution that throw it away
    losing_first: float = Field(default=0.0, ge=0.0, le=1.0)  # the same of the first actions alone
    dead_ends: float = Field(default=0.0, ge=0.0)  # how long it takes to see that: log2 of positions, on average
    lesson: str = ""  # what it teaches, a word of the game's
    options: dict[str, Any]
    state: dict[str, Any]


class Collection(_Data):
    """The puzzles that come with a game, grade by grade. Once shipped, they keep number and grade; more are appended.

    Should they be replaced after all, the version is raised: it is part of a puzzle's id, so that nobody's results of
    the old ones are taken for results of the new.
    """

    game: str
    version: int = Field(default=1, ge=1)
    rules: int = Field(ge=1)  # under which the optima were proven
    puzzles: tuple[Puzzle, ...] = Field(min_length=1)


@cache
def collection(game: type[Game[Any]]) -> Collection:
    """The puzzles of a game, or `NoSuchPuzzle` if it has none."""
    file = package_file(game, FILE)
    if file is None:
        raise NoSuchPuzzle(said("comes-without-puzzles", name=game.card.name))
    return read_collection(file.read_text(encoding="utf-8"), game)


def read_collection(text: str, game: type[Game[Any]]) -> Collection:
    """A collection from its JSON, or `BadData`. Older rules will do, but see `proven_under`."""
    try:
        found = Collection.model_validate(json.loads(text))
    except json.JSONDecodeError as error:
        raise BadData(FILE, said("whole"), said("is-not-json", error=error)) from None
    except ValidationError as error:
        where, value, reason = explain_validation(error)
        raise BadData(FILE, where, said("got", value=repr(value), reason=reason)) from None
    if found.game != game.card.id:
        raise BadData(FILE, "game", said("holds-puzzles-of-not-of", game=found.game, id=game.card.id))
    if found.rules > game.card.rules_version:
        reason = f"is {found.rules}; this program plays version {game.card.rules_version}: update Fracas"
        raise BadData(FILE, "rules", reason)
    if [puzzle.number for puzzle in found.puzzles] != list(range(1, len(found.puzzles) + 1)):
        raise BadData(FILE, "puzzles", said("must-be-numbered-1-2"))
    return found


def proven_under(game: type[Game[Any]]) -> int | None:
    """The older version of the rules under which the optima of a game's puzzles were proven; None: the present one."""
    rules = collection(game).rules
    return None if rules == game.card.rules_version else rules


def puzzle_games() -> list[type[Game[Any]]]:
    """The registered games that come with puzzles, by id."""
    return [game for game in map(registry.find, sorted(registry.game_ids())) if has_puzzles(game)]


def has_puzzles(game: type[Game[Any]]) -> bool:
    """The game comes with a collection."""
    return game.puzzle is not None and package_file(game, FILE) is not None


def first_puzzle_game() -> type[Game[Any]]:
    """The game whose puzzles are meant where none is named, or `NoSuchPuzzle`."""
    found = puzzle_games()
    if not found:
        raise NoSuchPuzzle(said("no-game-comes-with-puzzles"))
    return found[0]


def numbered(game: type[Game[Any]], number: int) -> Puzzle:
    """The puzzle of a number, from 1."""
    puzzles = collection(game).puzzles
    if not 1 <= number <= len(puzzles):
        raise NoSuchPuzzle(said("there-is-no-puzzle-they", number=number, puzzles_count=len(puzzles)))
    return puzzles[number - 1]


def start_puzzle(game: type[Game[Any]], puzzle: Puzzle, name: str = "") -> Match:
    """A match from the puzzle's position; its seed is the puzzle's number, since nothing is left to chance."""
    position = {"options": puzzle.options, "state": puzzle.state}
    match = from_position(game.card.id, position, seed=f"puzzle {puzzle.number}")
    match.puzzle = PuzzleFacts(name or f"Puzzle {puzzle.number}", puzzle.grade, puzzle.par)
    return match


def stars(par: int, length: int, hints: int) -> int:
    """Three stars for par, two for little more, one for any solution; each hint costs one, down to one."""
    earned = MOST_STARS if length <= par else 2 if length <= par + max(1, par // TWO_STARS_WITHIN) else 1
    return max(1, earned - hints)
