"""The five levels: named configurations, limited in simulations so that a level plays the same on every machine."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Any

from fracas.core.errors import BadOptions, listed, shown

from .search import Settings

LEVELS = range(1, 6)
SEARCHLESS = ("random", "suggest")  # players that are no level
_NUMBERS = {str(number): number for number in LEVELS}
_SETTINGS = {"simulations", "exploration", "widening", "growth", "noise", "playout", "turns"}


@dataclass(frozen=True)
class Level:
    """A configuration with a name: how much it searches, and how often it plays less than its best on purpose."""

    number: int
    name: str
    settings: Settings
    carelessness: float  # share of actions taken from `suggest` without any search
    temperature: float  # 0: always the most visited; 1: in proportion to visits


@cache
def _table() -> dict[str, Any]:
    return tomllib.loads(resources.files(__package__).joinpath("levels.toml").read_text(encoding="utf-8"))


def level_number(name: object) -> int | None:
    """The number of a level by its name, None for a player that is none; every name is written in one way alone."""
    if not isinstance(name, str) or name not in (*_NUMBERS, *SEARCHLESS):
        raise BadOptions(f"level: got {shown(name)}; allowed: {listed([*_NUMBERS, *SEARCHLESS])}")
    return _NUMBERS.get(name)


def level_of(game_id: str, number: int) -> Level:
    """The level of a game: the defaults, with what was tuned for this game on top."""
    if isinstance(number, bool) or not isinstance(number, int) or number not in LEVELS:
        raise BadOptions(f"level: got {shown(number)}; allowed: {LEVELS[0]} to {LEVELS[-1]}")
    table = _table()
    tuned = table.get(game_id, {})
    merged = table["default"]["all"] | table["default"][str(number)] | tuned.get("all", {}) | tuned.get(str(number), {})
    settings = replace(Settings(), **{name: value for name, value in merged.items() if name in _SETTINGS})
    return Level(number, merged["name"], settings, merged["carelessness"], merged["temperature"])
