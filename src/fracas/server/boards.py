"""Boards that games bring along: the files of the folder `board` in a game's package.

An address has a digest of the folder in it, so a browser may keep what it got for good; inside the folder, files find
each other by relative names.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fracas.core.contract import Game
from fracas.core.package_files import package_folder

from .logs import log

FOLDER, SCRIPT, STYLE = "board", "board.js", "board.css"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True)
class BoardFiles:
    """What may be asked for, by name; nothing else of the package can be."""

    files: dict[str, bytes]
    digest: str

    def media_type(self, name: str) -> str:
        """What kind of file it is."""
        return TYPES[_suffix(name)]


@cache
def board_files(game: type[Game[Any]]) -> BoardFiles | None:
    """The files of a game's own board, read once; None: it has none, or one that cannot be read, which is logged."""
    folder = package_folder(game).joinpath(FOLDER)
    try:
        if not folder.is_dir():
            return None
        files = dict(sorted(_read(folder).items()))
    except (OSError, ValueError) as error:
        log("a board is left out", logging.WARNING, game=game.card.id, folder=str(folder), reason=str(error))
        return None
    parts = (part for name, content in files.items() for part in (name.encode(), content))
    return BoardFiles(files, sha256(b"".join(sha256(part).digest() for part in parts)).hexdigest()[:16])


def _read(folder: Traversable, prefix: str = "") -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    for entry in folder.iterdir():
        entry.name.encode()  # a name that no address can have is a ValueError
        if isinstance(entry, Path) and entry.is_symlink():
            continue  # it may lead anywhere
        if entry.is_dir():
            found |= _read(entry, f"{prefix}{entry.name}/")
        elif _suffix(entry.name) in TYPES:
            found[prefix + entry.name] = entry.read_bytes()
    return found


def _suffix(name: str) -> str:
    return "." + name.rpartition(".")[2]


def board_address(game: type[Game[Any]], name: str) -> str | None:
    """Where a file of a game's own board is."""
    own = board_files(game)
    return None if own is None or name not in own.files else f"/api/games/{game.card.id}/{FOLDER}/{own.digest}/{name}"
