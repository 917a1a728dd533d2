"""`fracas learn`: the course of a game at the terminal, lesson by lesson, and what was done of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ..core import registry
from ..core.contract import Game
from ..core.errors import BadOptions, FracasError, listed
from ..core.lesson_run import LessonRun, guided_match
from ..core.lessons import Course, Lesson, course_of, course_texts
from .compile import prepare_play
from .complete import game_ids
from .console import is_interactive, out
from .console import say as tell
from .files import FileTrouble, write_whole
from .lesson import GuidedSession, LessonSession
from .play.keeper import Keeper
from .play.session import Session
from .play.shell import run
from .players import seat_players
from .words import language, say

MATCH = "match"


class NoCourse(FracasError):
    """The game teaches nothing."""


def learn(
    game: Annotated[
        str | None, typer.Argument(autocompletion=game_ids, help="The game's id; without it, the courses there are.")
    ] = None,
    lesson: Annotated[
        str | None,
        typer.Argument(metavar="[LESSON]", help="A lesson by number or name, or match; else the first not yet done."),
    ] = None,
    show_list: Annotated[bool, typer.Option("--list", help="Only list the lessons, and which are done.")] = False,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help="The seed of the guided match.")] = None,
) -> None:
    """Learn a game in a few short lessons, and then in a first match in which every turn is advised."""
    done = Progress()
    if game is None:
        out.print(_courses(done))
        return
    found = registry.find(game)
    course = course_of(found)
    if course is None:
        known = [one.card.id for one in _taught()]
        raise NoCourse(say("learn-no-course", game=found.card.name, known=listed(known)))
    if show_list:
        out.print(_lessons(found, course, done))
        return
    raise typer.Exit(_take(found, course, done, lesson, seed))


def _take(game: type[Game[Any]], course: Course, done: Progress, wanted: str | None, seed: str | None) -> int:
    """Lesson after lesson, from the one wanted on, until somebody has had enough."""
    prepare_play(game, with_opponents=True)
    at = _first(course, done.of(game)) if wanted is None else _number(course, wanted)
    for number in range(at, len(course.lessons)):
        session = LessonSession(LessonRun(game, course.lessons[number]), number + 1, len(course.lessons))
        code = run(session, is_interactive())
        if not session.is_finished:
            return code
        done.add(game, course.lessons[number].id)
    guided = _guided(game, course, seed)
    code = run(guided, is_interactive())
    if guided.match.outcome is not None:
        done.add(game, MATCH)
        tell(say("learn-course-over", command=f"fracas play {game.card.id} --vs 1"))
    return code


def _guided(game: type[Game[Any]], course: Course, seed: str | None) -> Session:
    match, seat = guided_match(game, course.match, seed)
    if game.card.is_solo:
        return GuidedSession(match, (None,), Keeper(), course.match)
    who = seat_players(match.game, None, str(course.match.level), game.card.seats[seat], None)
    return GuidedSession(match, who, Keeper(), course.match)


def _first(course: Course, done: set[str]) -> int:
    """The first lesson not yet done; all done: the match."""
    left = [number for number, lesson in enumerate(course.lessons) if lesson.id not in done]
    return left[0] if left else len(course.lessons)


def _number(course: Course, wanted: str) -> int:
    if wanted == MATCH:
        return len(course.lessons)
    if wanted.isascii() and wanted.isdigit():
        if not 1 <= int(wanted[:9]) <= len(course.lessons):
            raise BadOptions(say("learn-no-number", given=wanted[:9], count=len(course.lessons)))
        return int(wanted[:9]) - 1
    return course.lessons.index(course.lesson(wanted))


# What was done ----------------------------------------------------------------------------------------------------


class Progress:
    """The lessons taken at this terminal, in a file of ours."""

    def __init__(self) -> None:
        self._path = Path(typer.get_app_dir("fracas")) / "lessons.json"
        self._done = self._read()

    def _read(self) -> dict[str, list[str]]:
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            raise FileTrouble(say("learn-bad-file", path=str(self._path), reason=str(error))) from None
        if not isinstance(found, dict) or not all(isinstance(names, list) for names in found.values()):
            raise FileTrouble(say("learn-bad-file", path=str(self._path), reason="{}"))
        return {game: [str(name) for name in names] for game, names in found.items()}

    def of(self, game: type[Game[Any]]) -> set[str]:
        """Those of a game."""
        return set(self._done.get(game.card.id, []))

    def add(self, game: type[Game[Any]], lesson: str) -> None:
        """One more, kept at once."""
        if lesson not in self.of(game):
            self._done.setdefault(game.card.id, []).append(lesson)
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, json.dumps(self._done, indent=1))


def _taught() -> list[type[Game[Any]]]:
    games = (registry.find(game_id) for game_id in registry.game_ids())
    return [game for game in games if course_of(game) is not None]


def _courses(done: Progress) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("learn-game", "learn-name", "learn-lessons", "learn-is-done"):
        table.add_column(say(heading))
    for game in _taught():
        course = course_of(game)
        assert course is not None
        taken = sum(lesson.id in done.of(game) for lesson in course.lessons)
        table.add_row(game.card.id, game.card.name, str(len(course.lessons)), str(taken))
    return table


def _lessons(game: type[Game[Any]], course: Course, done: Progress) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    texts, taken = course_texts(game, language()), done.of(game)
    for number, lesson in enumerate(course.lessons, 1):
        table.add_row("✓" if lesson.id in taken else " ", str(number), lesson.id, _title(texts, lesson))
    table.add_row("✓" if MATCH in taken else " ", "", MATCH, say("learn-match"))
    return table


def _title(texts: Any, lesson: Lesson) -> str:
    return str(texts.format(lesson.title, {}) or lesson.id)
