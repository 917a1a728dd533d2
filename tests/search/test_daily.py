"""The puzzle of the day: append-only, no repeat within the collection, a rhythm of grades, the same everywhere."""

from __future__ import annotations

import json
from datetime import date, timedelta
from types import SimpleNamespace
from typing import Any

import pytest

from fracas.core import registry
from fracas.core.errors import BadData
from fracas.search import daily
from fracas.search.daily import Calendar, Edition, calendar, puzzle_of_day, read_calendar
from fracas.search.puzzles import NoSuchPuzzle, Puzzle, collection, puzzle_games
from fracas.server import puzzles as server_puzzles
from fracas.server.puzzles import Puzzles

GAME = registry.find("combat-protocols")
MONDAY = date(2026, 1, 5)
GRADES = 5


class Shelf:
    """Games that are nothing but puzzles."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._puzzles: dict[Any, tuple[Puzzle, ...]] = {}
        self._calendars: dict[Any, Calendar] = {}
        for module in (daily, server_puzzles):
            monkeypatch.setattr(
                module, "collection", lambda game: SimpleNamespace(puzzles=self._puzzles[game], version=3)
            )
            monkeypatch.setattr(module, "calendar", lambda game: self._calendars[game])
        monkeypatch.setattr(server_puzzles, "proven_under", lambda game: None)

    def game(self, name: str, *editions: tuple[date, int]) -> Any:
        """A game of that id; every call makes another, since what is known of one is remembered."""
        game = type(name, (), {"card": SimpleNamespace(id=name)})
        most = editions[-1][1]
        self._puzzles[game] = tuple(
            collection(GAME).puzzles[0].model_copy(update={"number": n + 1, "grade": n % GRADES + 1})
            for n in range(most)
        )
        shown = [Edition(first_day=day, puzzles=puzzles) for day, puzzles in editions]
        self._calendars[game] = Calendar(editions=tuple(shown))
        return game


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> Shelf:
    return Shelf(monkeypatch)


def days(games: list[Any], count: int, first: date = MONDAY) -> list[tuple[str, int]]:
    """The games and numbers of so many days."""
    found = []
    for day in range(count):
        game, puzzle = puzzle_of_day(games, first + timedelta(days=day))
        found.append((game.card.id, puzzle.number))
    return found


def numbers(games: list[Any], count: int, first: date = MONDAY) -> list[int]:
    return [number for _, number in days(games, count, first)]


def test_every_shipped_puzzle_comes_once_before_any_comes_again() -> None:
    for game in puzzle_games():
        total = len(collection(game).puzzles)
        last = calendar(game).editions[-1]
        assert last.puzzles == total, f"append an edition with the new puzzles to the calendar of {game.card.id}"
        assert sorted(numbers([game], total, last.first_day)) == list(range(1, total + 1))
        shown = numbers([game], 5 * total, last.first_day)
        apart = total // 7 * 7
        for start in range(len(shown) - apart):
            assert len(set(shown[start : start + apart])) == apart


def test_a_week_begins_easily_and_ends_hard() -> None:
    for game in puzzle_games():
        for week in range(60):
            grades = [puzzle_of_day([game], MONDAY + timedelta(days=7 * week + day))[1].grade for day in range(7)]
            assert grades == sorted(grades)
            assert grades[0] < grades[-1]


def test_added_puzzles_change_no_day_before_their_edition(shelf: Shelf) -> None:
    second = MONDAY + timedelta(weeks=30)
    before = numbers([shelf.game("one", (MONDAY, 100))], 700)
    after = numbers([shelf.game("one", (MONDAY, 100), (second, 130))], 700)
    assert after[: 30 * 7] == before[: 30 * 7]
    edition = after[30 * 7 :]
    assert sorted(edition[:130]) == list(range(1, 131))
    assert set(edition[:21]) <= set(range(101, 131)), "the new ones first"


def test_an_added_game_changes_no_day_before_its_first(shelf: Shelf) -> None:
    """From then on the games take turns by the week, and each goes on where it stopped."""
    first = MONDAY + timedelta(weeks=10)
    one, two, three = shelf.game("one", (MONDAY, 100)), shelf.game("two", (first, 50)), shelf.game("also", (first, 60))
    alone = days([one], 700)
    both = days([two, one], 700)
    assert both[:70] == alone[:70]
    assert [name for name, _ in both[70::7]][:6] == ["two", "one", "two", "one", "two", "one"]
    of_one = [day for day in both if day[0] == "one"]
    assert of_one == alone[: len(of_one)]
    assert [day for day in both if day[0] == "two"][:50] == days([two], 50, first)
    assert [name for name, _ in days([one, two, three], 140)[70::7]] == ["also", "two", "one"] * 3 + ["also"]


def test_terminal_and_server_show_the_same(shelf: Shelf) -> None:
    games = [shelf.game("one", (MONDAY, 100)), shelf.game("two", (MONDAY + timedelta(weeks=3), 80))]
    served = Puzzles(list(reversed(games)))
    for day in range(0, 300, 3):
        on = MONDAY + timedelta(days=day)
        game, puzzle = puzzle_of_day(games, on)
        assert served.of_day(on).id == f"{game.card.id}-3-{puzzle.number}"


def test_the_order_never_changes(shelf: Shelf) -> None:
    """Days that were are known to people: whatever changes these figures changes them."""
    assert numbers([shelf.game("one", (MONDAY, 100))], 14) == [6, 22, 73, 78, 4, 55, 100, 31, 62, 23, 8, 9, 30, 10]
    assert numbers([shelf.game("one", (MONDAY, 100))], 7, MONDAY + timedelta(days=7 * 14)) == [
        56,
        46,
        73,
        78,
        4,
        55,
        100,
    ]


@pytest.mark.parametrize("count", [1, 3, 6, 7, 8, 13, 99])
def test_any_number_of_puzzles_will_do(shelf: Shelf, count: int) -> None:
    shown = numbers([shelf.game("few", (MONDAY, count))], 4 * count)
    assert sorted(shown[:count]) == list(range(1, count + 1))
    assert set(shown) == set(range(1, count + 1))


def test_days_before_the_calendar_have_a_puzzle_too(shelf: Shelf) -> None:
    game = shelf.game("one", (MONDAY, 100))
    shown = numbers([game], 98, MONDAY - timedelta(weeks=14))
    assert len(set(shown)) == 98
    assert days([game, shelf.game("two", (MONDAY, 100))], 1, date(1970, 1, 1))[0][0] == "one"


def test_without_puzzles_there_is_none_today() -> None:
    with pytest.raises(NoSuchPuzzle, match="no game comes with puzzles"):
        puzzle_of_day([], MONDAY)


@pytest.mark.parametrize(
    ("editions", "reason"),
    [
        ([], "editions"),
        ([{"first_day": "2026-01-06", "puzzles": 10}], "must begin on a Monday"),
        ([{"first_day": "2026-01-05", "puzzles": 0}], "greater than or equal to 1"),
        ([{"first_day": "2026-01-05", "puzzles": 101}], "101 puzzles, but there are only 100"),
        ([{"first_day": "2026-01-05", "puzzles": 9}, {"first_day": "2026-01-05", "puzzles": 10}], "must begin later"),
        ([{"first_day": "2026-01-05", "puzzles": 9}, {"first_day": "2026-01-12", "puzzles": 9}], "more puzzles"),
    ],
)
def test_broken_calendars(editions: list[dict[str, Any]], reason: str) -> None:
    with pytest.raises(BadData, match=reason):
        read_calendar(json.dumps({"editions": editions}), 100)


def test_a_calendar_that_is_no_json() -> None:
    with pytest.raises(BadData, match="not JSON"):
        read_calendar("{", 100)
