"""The picture of a game on the start page, where its package brings one: `tile.svg`, shown as an image."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any
from xml.etree import ElementTree

from fracas.core.contract import Game
from fracas.core.package_files import package_file

from .logs import log

FILE = "tile.svg"
MOST_BYTES = 64_000  # the start page shows all tiles at once
ROOT = "{http://www.w3.org/2000/svg}svg"  # without its namespace a browser draws nothing


@cache
def tile_of(game: type[Game[Any]]) -> bytes | None:
    """The tile of a game; None where it brings none, or one that cannot be shown, which is logged once."""
    file = package_file(game, FILE)
    if file is None:
        return None
    fault = tile_fault(game)
    if fault:
        log("a tile is not shown", logging.WARNING, game=game.card.id, file=str(file), reason=fault)
        return None
    return file.read_bytes()


def tile_fault(game: type[Game[Any]]) -> str:
    """What is wrong with a game's tile; empty: nothing, or it brings none."""
    file = package_file(game, FILE)
    try:
        return "" if file is None else _fault(file.read_bytes())
    except OSError as error:
        return f"cannot be read: {error}"


def _fault(content: bytes) -> str:
    if len(content) > MOST_BYTES:
        return f"has {len(content):,} bytes; allowed: {MOST_BYTES:,}"
    try:
        root = ElementTree.fromstring(content)
    except (ElementTree.ParseError, ValueError, LookupError) as error:  # not XML, or in an encoding nobody knows
        return f"is not SVG: {error}"
    return "" if root.tag == ROOT else f"begins with {root.tag}; allowed: {ROOT}"
