"""Fracas: five tabletop combat games on one engine.

>>> import fracas
>>> match = fracas.new("toy-battle", seed=5)
"""

# The package of the games is loaded before the function of that name: loading it later would put it in its place.
from . import games as _games_package  # noqa: F401
from .core.api import from_position, games, load, new
from .core.errors import (
    BadData,
    BadOptions,
    BadPosition,
    BadRecord,
    FracasError,
    IllegalAction,
    UnknownGame,
)
from .core.match import Match, Outcome
from .search.bot import Analysis, Bot, bot

__version__ = "0.1.0"
__all__ = [
    "Analysis",
    "BadData",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Bot",
    "FracasError",
    "IllegalAction",
    "Match",
    "Outcome",
    "UnknownGame",
    "bot",
    "from_position",
    "games",
    "load",
    "new",
]
