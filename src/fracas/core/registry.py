"""The games there are: whatever packages register under the entry point group `fracas.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .contract import Game
from .errors import BrokenGame, UnknownGame

GROUP = "fracas.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name)}


def game_ids() -> list[str]:
    """The ids of all registered games, in order; loads none of them."""
    return list(_entries())


def find(game_id: str) -> type[Game[Any]]:
    """The game of that id, or `UnknownGame` with the nearest name."""
    if not isinstance(game_id, str) or game_id not in _entries():
        raise UnknownGame(game_id, game_ids())
    return _load(game_id)


@cache
def _load(game_id: str) -> type[Game[Any]]:
    entry = _entries()[game_id]
    try:
        game = entry.load()
    except (Exception, SystemExit) as error:
        raise BrokenGame(f"the game {game_id!r} ({entry.value}) could not be loaded: {error}") from error
    if not (isinstance(game, type) and issubclass(game, Game)) or game.card.id != game_id:
        raise BrokenGame(f"the entry point {game_id!r} ({entry.value}) is not a Game whose card has that id")
    return game
