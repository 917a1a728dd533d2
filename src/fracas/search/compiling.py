"""Everything of a game that can be compiled ahead: the engine's entry points, its search, or its solver."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fracas.core.contract import Game

from .search import grower
from .solver import entry_points


def compile_parts(game: type[Game[Any]]) -> Iterator[str]:
    """Compile part by part (or load what is on disk), yielding a part's name before the work is done."""
    yield from game.engine.compile_all()
    if not game.card.is_solo:
        yield "search"
        grower(game)
    if game.puzzle is not None:
        for name in entry_points(game).names():
            yield name
            getattr(entry_points(game), name)


def count_parts(game: type[Game[Any]]) -> int:
    """How many names `compile_parts` yields."""
    solver = 0 if game.puzzle is None else len(entry_points(game).names())
    return len(game.engine) + (not game.card.is_solo) + solver
