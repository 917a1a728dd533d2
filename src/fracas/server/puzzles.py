"""Puzzles of all games under one roof: an id for each, and the puzzle of the day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

from fracas.core.contract import Game
from fracas.core.errors import FracasError
from fracas.search.daily import calendar, puzzle_of_day
from fracas.search.puzzles import NoSuchPuzzle, collection, proven_under

from .errors import not_found
from .logs import log_failure


@dataclass(frozen=True)
class Puzzle:
    """A position to be solved."""

    id: str
    game: str
    number: int
    grade: int
    par: int
    par_rules: int | None  # under which par was proven, if not the present ones
    lesson: str  # what it teaches, a word of the game's; empty: nothing in particular
    options: dict[str, Any]
    position: dict[str, Any]


class Puzzles:
    """Every puzzle of every game."""

    def __init__(self, games: list[type[Game[Any]]]) -> None:
        self._by_id: dict[str, Puzzle] = {}
        self._games: list[type[Game[Any]]] = []
        for game in games:
            try:
                found = collection(game).puzzles
                calendar(game)
            except NoSuchPuzzle:
                continue
            except FracasError:
                log_failure("the puzzles of a game could not be read", game=game.card.id)
                continue
            self._games.append(game)
            for one in found:
                puzzle = Puzzle(
                    _id(game, one.number),
                    game.card.id,
                    one.number,
                    one.grade,
                    one.par,
                    proven_under(game),
                    one.lesson,
                    one.options,
                    one.state,
                )
                self._by_id[puzzle.id] = puzzle

    def all(self, game_id: str | None = None) -> list[Puzzle]:
        """From the easiest to the hardest of each game."""
        return [puzzle for puzzle in self._by_id.values() if game_id in (None, puzzle.game)]

    def find(self, puzzle_id: str) -> Puzzle:
        """The puzzle of that id."""
        if puzzle_id not in self._by_id:
            raise not_found("puzzle")
        return self._by_id[puzzle_id]

    def of_day(self, day: date) -> Puzzle:
        """The same for everybody, and the one of `fracas puzzle`."""
        if not self._games:
            raise not_found("puzzle")
        game, found = puzzle_of_day(self._games, day)
        return self._by_id[_id(game, found.number)]

    def par(self, puzzle_id: str | None) -> int | None:
        """The fewest actions; None without a puzzle, or with one that is no longer there."""
        found = None if puzzle_id is None else self._by_id.get(puzzle_id)
        return None if found is None else found.par


def _id(game: type[Game[Any]], number: int) -> str:
    """With the version of the collection: whoever solved an older puzzle of that number has not solved this one."""
    return f"{game.card.id}-{collection(game).version}-{number}"
