"""Fracas: five tabletop combat games on one engine. `fracas.new(game, seed=5)` begins a match."""

from . import games  # can still be called, as it could before `cards`
from .core.api import cards, from_position, load, new
from .core.contract import ALL
from .core.errors import (
    BadData,
    BadOptions,
    BadPosition,
    BadRecord,
    FracasError,
    IllegalAction,
    UnknownGame,
    UnknownSeat,
)
from .core.match import Match, Outcome
from .search.bot import Analysis, Bot, bot

__version__ = "0.1.0"
__all__ = [
    "ALL",
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
    "UnknownSeat",
    "bot",
    "cards",
    "from_position",
    "games",
    "load",
    "new",
]
