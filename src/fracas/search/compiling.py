"""Everything of a game that can be compiled ahead: the engine's entry points, and its search."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fracas.core.contract import Game

from .search import grower


def compile_parts(game: type[Game[Any]]) -> Iterator[str]:
    """Compile part by part (or load what is on disk), yielding a part's name before the work is done."""
    yield from game.engine.compile_all()
    if not game.card.is_solo:
        yield "search"
        grower(game)


def count_parts(game: type[Game[Any]]) -> int:
    """How many names `compile_parts` yields."""
    return len(game.engine) + (not game.card.is_solo)
