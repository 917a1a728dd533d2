"""Lessons: what a game's package brings along to teach it, as data in its folder `lessons`.

    lessons/01-goal.toml    a lesson: where it begins, and its steps one by one
    lessons/course.toml     the guided first match at the end; may be left out
    lessons/en.ftl          what is said, a catalogue per language

A lesson is run by the game's own rules (lesson_run.py). Which try counts is told by facts (patterns.py), so that
somebody who finds another way has found it. docs/write-a-course.md says how to write one.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError, model_validator

from .contract import Game
from .errors import BadData, BadOptions, did_you_mean, explain_validation, listed, shown
from .package_files import package_folder
from .patterns import Pattern
from .texts import ENGLISH, SUFFIX, Texts, house_source, nearest_language, source_of

FOLDER, COURSE_FILE, SEED = "lessons", "course.toml", "lesson"
_NAME = re.compile(r"\d\d-([a-z0-9]+(?:-[a-z0-9]+)*)\.toml")
_MOST_STEPS, _MOST_ACTIONS = 60, 200
Model = TypeVar("Model", bound=BaseModel)
_KEY = Field(pattern=r"^[a-zA-Z][a-zA-Z0-9_-]*$")


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Facts(_Part):
    """What must hold of a try: all that is given. A pattern lists the fields that matter and no others."""

    action: Pattern | None = None  # of the action itself: its kind and fields
    event: Pattern | None = None  # of something that happened since the step began
    view: Pattern | None = None  # of what the learner sees afterwards
    ending: str | None = None  # the game is over, in this way

    @property
    def says_something(self) -> bool:
        """There is a condition in it."""
        return any(value is not None for value in (self.action, self.event, self.view, self.ending))


class Done(Facts):
    """Facts that count as done."""

    @model_validator(mode="after")
    def _is_not_empty(self) -> Done:
        if not self.says_something:
            raise ValueError("must say what counts as done: action, event, view or ending")
        return self


class Wrong(Facts):
    """What is answered to tries of a kind; without facts, to every other one."""

    say: Annotated[str, _KEY]


def _several(given: Any) -> Any:
    """One table may stand for a list of one."""
    return [given] if isinstance(given, Mapping) else given


class Step(_Part):
    """One sentence, and what is to be done after it: nothing but look, or something that counts as done."""

    say: Annotated[str, _KEY]
    show: list[str] = Field(default_factory=list, max_length=24)  # targets of the board, and `side/<seat>`
    done: Annotated[list[Done], BeforeValidator(_several)] = Field(default_factory=list)  # any of them
    way: Annotated[list[Facts], BeforeValidator(_several)] = Field(default_factory=list)  # not yet done, but to go on
    wrong: Annotated[list[Wrong], BeforeValidator(_several)] = Field(default_factory=list)  # the first that holds
    solution: list[str] = Field(default_factory=list, max_length=_MOST_ACTIONS)
    reply: list[str] = Field(default_factory=list, max_length=_MOST_ACTIONS)  # played afterwards, whoever is to act

    @property
    def is_look(self) -> bool:
        """Nothing is asked for."""
        return not self.done

    @model_validator(mode="after")
    def _is_whole(self) -> Step:
        if bool(self.done) != bool(self.solution):
            raise ValueError("`done` and `solution` belong together: without both, a step is only looked at")
        if self.is_look and (self.way or self.wrong):
            raise ValueError("nothing is asked for, so there is nothing to try: leave `way` and `wrong` out")
        if any(not facts.says_something for facts in self.way):
            raise ValueError("`way`: must say what is on the way: action, event or view")
        if any(not wrong.says_something for wrong in self.wrong[:-1]):
            raise ValueError("`wrong`: an answer without facts is for every other try, so it comes last")
        return self


class Start(_Part):
    """Where a lesson begins: at the deal of its seed or a whole position, fields of it changed, some actions played."""

    position: dict[str, Any] | None = None  # what `fracas position` prints; in the file, the name of a file beside it
    state: dict[str, Any] = Field(default_factory=dict)
    actions: list[str] = Field(default_factory=list, max_length=_MOST_ACTIONS)


class Lesson(_Part):
    """A few steps that teach one thing."""

    id: str
    file: str
    title: Annotated[str, _KEY]
    seat: str
    seed: str = SEED  # dice and draws fall the same every time
    options: dict[str, Any] = Field(default_factory=dict)
    start: Start = Start()
    steps: list[Step] = Field(min_length=1, max_length=_MOST_STEPS)

    @property
    def chosen_options(self) -> dict[str, Any]:
        """Its own, or those of the position it begins with."""
        return self.options or dict((self.start.position or {}).get("options", {}))


class Look(_Part):
    """What to look at before an advised action; the first that holds."""

    action: Pattern | None = None  # of the advised action
    view: Pattern | None = None  # of what is seen before it
    say: Annotated[str, _KEY]


class GuidedMatch(_Part):
    """The first match, every turn of it advised."""

    say: Annotated[str, _KEY] | None = None  # before it begins
    options: dict[str, Any] | None = None  # None: the game's `first_options`
    seat: str | None = None  # None: the first
    level: int = Field(1, ge=1, le=5)
    start: dict[str, Any] | None = None  # fields of the position to begin with; None: a deal as any other
    look: list[Look] = Field(default_factory=list)

    def options_for(self, game: type[Game[Any]]) -> dict[str, Any]:
        """What it is played with."""
        return dict(game.first_options) if self.options is None else self.options

    def seat_for(self, game: type[Game[Any]]) -> str:
        """Whose seat the learner has."""
        return self.seat or game.card.seats[0]


class Course(_Part):
    """All lessons of a game, in order."""

    game: str
    lessons: list[Lesson]
    match: GuidedMatch

    def lesson(self, name: str) -> Lesson:
        """The lesson of that id."""
        for one in self.lessons:
            if one.id == name:
                return one
        known = [one.id for one in self.lessons]
        raise BadOptions(f"{self.game} has no lesson {shown(name)}{did_you_mean(name, known)}; known: {listed(known)}")

    @property
    def keys(self) -> Iterator[tuple[str, str]]:
        """Every message that is asked for, with where."""
        for lesson in self.lessons:
            yield lesson.title, f"{lesson.file}: title"
            for number, step in enumerate(lesson.steps, 1):
                yield step.say, f"{lesson.file}: steps.{number}.say"
                for wrong in step.wrong:
                    yield wrong.say, f"{lesson.file}: steps.{number}.wrong"
        if self.match.say is not None:
            yield self.match.say, f"{COURSE_FILE}: match.say"
        for look in self.match.look:
            yield look.say, f"{COURSE_FILE}: match.look"


@cache
def course_of(game: type[Game[Any]]) -> Course | None:
    """The course a game brings along; None: it has none. `BadData` tells file, field and value of a wrong one."""
    folder = package_folder(game).joinpath(FOLDER)
    files = sorted(_files(folder), key=lambda file: file.name)
    lessons = [_lesson(game, file) for file in files if file.name != COURSE_FILE]
    if not lessons:
        return None
    match = GuidedMatch()
    for file in files:
        if file.name == COURSE_FILE:
            match = _parsed(_Rest, _read(file), file.name).match
    _check_seat(game, match.seat, COURSE_FILE, "match.seat")
    return Course(game=game.card.id, lessons=lessons, match=match)


class _Rest(_Part):
    match: GuidedMatch = GuidedMatch()


def _files(folder: Traversable) -> Iterator[Traversable]:
    if folder.is_dir():
        yield from (file for file in folder.iterdir() if file.name.endswith(".toml"))


def _lesson(game: type[Game[Any]], file: Traversable) -> Lesson:
    name = _NAME.fullmatch(file.name)
    if name is None:
        raise BadData(f"{FOLDER}/{file.name}", "(name)", "must be a number, a hyphen and a name, such as 01-goal.toml")
    given = {"id": name[1], "file": file.name} | _read(file)
    start = given.get("start")
    if isinstance(start, dict) and isinstance(start.get("position"), str):
        given["start"] = start | {"position": _position(game, file.name, start["position"])}
    lesson = _parsed(Lesson, given, file.name)
    _check_seat(game, lesson.seat, file.name, "seat")
    return lesson


def _position(game: type[Game[Any]], lesson: str, name: str) -> Any:
    file = package_folder(game).joinpath(FOLDER, name)
    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadData(f"{FOLDER}/{lesson}", "start.position", f"got {shown(name)}; cannot be read: {error}") from None


def _read(file: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{FOLDER}/{file.name}", "(whole)", f"is not TOML: {error}") from None


def _parsed(model: type[Model], given: dict[str, Any], file: str) -> Model:
    try:
        return model.model_validate(given)
    except ValidationError as error:
        field, value, reason = explain_validation(error)
        raise BadData(f"{FOLDER}/{file}", _counted(field), f"got {shown(value)}; {reason}") from None


def _counted(field: str) -> str:
    """Steps are counted from 1, as people do."""
    return re.sub(r"^steps\.(\d+)", lambda found: f"steps.{int(found[1]) + 1}", field)


def _check_seat(game: type[Game[Any]], seat: str | None, file: str, field: str) -> None:
    if seat is not None and seat not in game.card.seats:
        raise BadData(f"{FOLDER}/{file}", field, f"got {shown(seat)}; allowed: {listed(game.card.seats)}")


@cache
def course_languages(game: type[Game[Any]]) -> tuple[str, ...]:
    """The languages a course is written in, English first."""
    folder = package_folder(game).joinpath(FOLDER)
    names = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    found = sorted(name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX))
    return tuple(sorted(found, key=lambda language: (language != ENGLISH, language)))


def course_source(game: type[Game[Any]], language: str) -> str:
    """A course's own catalogue; empty: there is none in that language."""
    file = package_folder(game).joinpath(FOLDER, language + SUFFIX)
    return file.read_bytes().decode(errors="replace") if file.is_file() else ""


def course_texts(game: type[Game[Any]], language: str = ENGLISH) -> Texts:
    """What a course says, in the nearest language it has; it may use the words of the game's own catalogue."""
    return _course_texts(game, nearest_language(language, course_languages(game)))


@cache
def _course_texts(game: type[Game[Any]], language: str) -> Texts:
    sources = (house_source(language), source_of(game, language), course_source(game, language))
    return Texts(language, sources, None if language == ENGLISH else _course_texts(game, ENGLISH))
