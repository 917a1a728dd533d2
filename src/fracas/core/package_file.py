"""What a game's package brings along beside its code: levels, a tile for the start page."""

from __future__ import annotations

import sys
from importlib import resources
from importlib.resources.abc import Traversable


def package_file(game: type, name: str) -> Traversable | None:
    """The file of that name in the folder of the game's package, None where there is none."""
    package = sys.modules[game.__module__].__package__ or game.__module__
    file = resources.files(package).joinpath(name)
    return file if file.is_file() else None
