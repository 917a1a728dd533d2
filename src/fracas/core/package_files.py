"""What a game's package brings along beside its code: rules pages, levels, puzzles, a board, a tile."""

from __future__ import annotations

import sys
from importlib import resources
from importlib.resources.abc import Traversable


def package_folder(game: type) -> Traversable:
    """The folder of the game's package."""
    return resources.files(sys.modules[game.__module__].__package__ or game.__module__)


def package_file(game: type, name: str) -> Traversable | None:
    """The file of that name in it, None where there is none."""
    file = package_folder(game).joinpath(name)
    return file if file.is_file() else None
