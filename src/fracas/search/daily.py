"""The puzzle of the day: the same for everybody, in the terminal and on every server.

A game's calendar (data/calendar.json) is a list of editions: from a Monday on, the first so many puzzles of the
collection take part. Puzzles that are added come with a new edition, appended with a Monday to come; so no day that was
and none before that Monday changes. In an edition every weekday has puzzles of its own, the easiest on Monday and the
hardest on Sunday, and goes through them in turn: each puzzle comes once before any comes again.

Several games with puzzles take turns by the week, whichever has waited longest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from datetime import date, timedelta
from functools import cache
from itertools import pairwise
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from fracas.core.contract import Game
from fracas.core.errors import BadData, explain_validation
from fracas.core.package_files import package_file

from .puzzles import NoSuchPuzzle, Puzzle, collection

FILE = "data/calendar.json"
FIRST_DAY = date(2026, 1, 5)  # of a game that brings no calendar
WEEK = 7


class _Data(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Edition(_Data):
    """From a Monday on, the puzzles 1 to `puzzles` take part."""

    first_day: date
    puzzles: int = Field(ge=1)

    @field_validator("first_day")
    @classmethod
    def _is_a_monday(cls, day: date) -> date:
        if day.weekday():
            raise ValueError("an edition must begin on a Monday")
        return day


class Calendar(_Data):
    """The editions of a game's puzzles. Only ever appended to."""

    editions: tuple[Edition, ...] = Field(min_length=1)

    @field_validator("editions")
    @classmethod
    def _grows(cls, editions: tuple[Edition, ...]) -> tuple[Edition, ...]:
        for earlier, later in pairwise(editions):
            if later.first_day <= earlier.first_day or later.puzzles <= earlier.puzzles:
                raise ValueError("an edition must begin later and have more puzzles than the one before")
        return editions

    def number_on(self, monday: date) -> int:
        """Which edition that week belongs to, from 0; weeks before the first belong to it, too."""
        return sum(edition.first_day <= monday for edition in self.editions[1:])


@cache
def calendar(game: type[Game[Any]]) -> Calendar:
    """The calendar of a game's puzzles; without a file, one edition of them all."""
    file = package_file(game, FILE)
    if file is None:
        return Calendar(editions=(Edition(first_day=FIRST_DAY, puzzles=len(collection(game).puzzles)),))
    return read_calendar(file.read_text(encoding="utf-8"), len(collection(game).puzzles))


def read_calendar(text: str, puzzles: int) -> Calendar:
    """A calendar from its JSON for a collection of so many puzzles, or `BadData`."""
    try:
        found = Calendar.model_validate(json.loads(text))
    except json.JSONDecodeError as error:
        raise BadData(FILE, "(whole)", f"is not JSON: {error}") from None
    except ValidationError as error:
        where, value, reason = explain_validation(error)
        raise BadData(FILE, where, f"got {value!r}; {reason}") from None
    if found.editions[-1].puzzles > puzzles:
        raise BadData(
            FILE, "editions", f"the last one has {found.editions[-1].puzzles} puzzles, but there are only {puzzles}"
        )
    return found


def puzzle_of_day(games: Sequence[type[Game[Any]]], day: date) -> tuple[type[Game[Any]], Puzzle]:
    """The puzzle of a day among those of `games`, and its game."""
    if not games:
        raise NoSuchPuzzle("no game comes with puzzles")
    monday = day - timedelta(days=day.weekday())
    game, week = _turn(games, monday)
    edition = calendar(game).number_on(monday)
    numbers = _numbers(game, edition, day.weekday())
    return game, collection(game).puzzles[numbers[week % len(numbers)] - 1]


def _turn(games: Sequence[type[Game[Any]]], monday: date) -> tuple[type[Game[Any]], int]:
    """The game whose week it is, and how many weeks it has had in the present edition before."""
    entered = {game: calendar(game).editions[0].first_day for game in sorted(games, key=lambda game: game.card.id)}
    week = min(entered.values())
    if monday < week:
        first = min(entered, key=lambda game: entered[game])
        return first, (monday - entered[first]).days // WEEK
    last: dict[type[Game[Any]], date] = {}  # the latest week of each that had one
    had: dict[tuple[type[Game[Any]], int], int] = {}
    while True:
        waiting = [game for game in entered if entered[game] <= week]
        game = min(waiting, key=lambda game: last.get(game, date.min))
        turn = game, calendar(game).number_on(week)
        if week == monday:
            return game, had.get(turn, 0)
        last[game], had[turn] = week, had.get(turn, 0) + 1
        week += timedelta(days=WEEK)


@cache
def _numbers(game: type[Game[Any]], edition: int, weekday: int) -> tuple[int, ...]:
    """The puzzles of a weekday, those new in the edition first, else in an order without meaning."""
    editions = calendar(game).editions
    known = editions[edition - 1].puzzles if edition else 0
    puzzles = collection(game).puzzles[: editions[edition].puzzles]
    graded = sorted(puzzles, key=lambda puzzle: (puzzle.grade, _shuffled(game, puzzle)))
    if len(graded) < WEEK:  # too few to tell the days of a week apart
        return tuple(graded[(weekday + week * WEEK) % len(graded)].number for week in range(len(graded)))
    size, longer = divmod(len(graded), WEEK)
    start = weekday * size + min(weekday, longer)
    own = graded[start : start + size + (weekday < longer)]
    return tuple(p.number for p in sorted(own, key=lambda puzzle: (puzzle.number <= known, _shuffled(game, puzzle))))


def _shuffled(game: type[Game[Any]], puzzle: Puzzle) -> str:
    """A place that depends on the puzzle alone, so that no other puzzle and no other program moves it."""
    return hashlib.sha256(f"daily {game.card.id} {puzzle.number}".encode()).hexdigest()
