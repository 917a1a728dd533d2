"""The five levels: named configurations, limited in simulations so that a level plays the same on every machine.

A game's package may tune them by a file levels.toml, written like default_levels.toml.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError, with_config
from typing_extensions import TypedDict

from fracas.core.contract import Game
from fracas.core.errors import BadOptions, BrokenGame, explain_validation, listed, shown
from fracas.core.package_files import package_file

from ..core.said import mistakes
from .search import Settings

said = mistakes(__package__)

LEVELS = range(1, 6)
SEARCHLESS = ("random", "suggest")  # players that are no level
MOST_SIMULATIONS = 100_000_000
FILE = "levels.toml"
_NUMBERS = {str(number): number for number in LEVELS}

_Share = Annotated[float, Field(ge=0, le=1)]
_Weight = Annotated[float, Field(ge=0, le=1_000)]
_Length = Annotated[int, Field(ge=0, le=100_000)]


@with_config(ConfigDict(extra="forbid", strict=True))
class Tuning(TypedDict, total=False):
    """What a table of levels.toml may set: fields of `Level` and of its `Settings`."""

    name: Annotated[str, Field(min_length=1, max_length=40)]
    simulations: Annotated[int, Field(ge=1, le=MOST_SIMULATIONS)]
    exploration: _Weight
    widening: _Weight
    growth: _Share
    noise: _Share
    playout: _Length
    turns: _Length
    looks: _Length
    carelessness: _Share
    temperature: _Weight


_TUNINGS = TypeAdapter(dict[Literal["all", "1", "2", "3", "4", "5"], Tuning])


@dataclass(frozen=True)
class Level:
    """A configuration with a name: how much it searches, and how often it plays less than its best on purpose."""

    number: int
    name: str
    settings: Settings
    carelessness: float  # share of actions taken from `suggest` without any search
    temperature: float  # 0: always the most visited; 1: in proportion to visits


def level_number(name: object) -> int | None:
    """The number of a level by its name, None for a player that is none; every name is written in one way alone."""
    if not isinstance(name, str) or name not in (*_NUMBERS, *SEARCHLESS):
        raise BadOptions(said("level-got-allowed", name=shown(name), known=listed([*_NUMBERS, *SEARCHLESS])))
    return _NUMBERS.get(name)


def level_of(game: type[Game[Any]], number: int) -> Level:
    """The level of a game: the defaults, with what was tuned for this game on top."""
    if isinstance(number, bool) or not isinstance(number, int) or number not in LEVELS:
        raise BadOptions(said("level-got-allowed-to", number=shown(number), levels=LEVELS[0], levels_2=LEVELS[-1]))
    return _levels(game)[number]


@cache
def _levels(game: type[Game[Any]]) -> dict[int, Level]:
    default, file = _read(resources.files(__package__).joinpath("default_levels.toml")), package_file(game, FILE)
    tuned = {} if file is None else _read(file)
    return {number: _level(number, default, tuned) for number in LEVELS}


def _level(number: int, default: dict[str, Tuning], tuned: dict[str, Tuning]) -> Level:
    merged: dict[str, Any] = {}
    for table in (default, tuned):
        merged |= {**table.get("all", {}), **table.get(str(number), {})}
    settings = {field.name: merged.pop(field.name) for field in fields(Settings) if field.name in merged}
    return Level(number=number, settings=Settings(**settings), **merged)


def _read(file: Traversable) -> dict[str, Tuning]:
    """The tables of a file, or `BrokenGame` saying what in it is wrong."""
    try:
        tables = _TUNINGS.validate_python(tomllib.loads(file.read_text(encoding="utf-8")))
        return {str(name): table for name, table in tables.items()}
    except ValidationError as error:
        field, value, reason = explain_validation(error)
        allowed = {
            "extra_forbidden": f"no such field; allowed: {listed(Tuning.__annotations__)}",
            "literal_error": f"no such table; allowed: {listed(['all', *_NUMBERS])}",
        }.get(error.errors()[0]["type"], reason)
        raise BrokenGame(f"{file}: {field.removesuffix('.[key]')}: got {shown(value)}; {allowed}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BrokenGame(f"{file}: is not TOML: {error}") from None
