"""What is odd but allowed in a zone of one's own."""

from __future__ import annotations

from typing import Any

from fracas.core.contract import Game

from .options import TanksOptions
from .spaces import Space, space_name


def oddities(game: Game[TanksOptions], option: str) -> list[tuple[str, dict[str, Any]]]:
    """A zone that is not the same for both sides: neither half a turn nor a mirror changes one into the other."""
    zone = game.options.opened_zone
    greens, oranges = map(set, zone.tanks)
    best: list[str] | None = None
    for turns in (True, False):
        other = {space: _opposite(space, zone.width, zone.height, turns) for space in _spaces(zone.width, zone.height)}
        odd = [
            space_name(*space)
            for space, image in other.items()
            if zone.ground[space[1]][space[0]] != zone.ground[image[1]][image[0]]
            or (space in greens) != (image in oranges)
        ]
        best = odd if best is None or len(odd) < len(best) else best
    return [("odd-zone", {"spaces": ", ".join(best)})] if best else []


def _spaces(width: int, height: int) -> list[Space]:
    return [(column, row) for row in range(height) for column in range(width)]


def _opposite(space: Space, width: int, height: int, turns: bool) -> Space:
    column, row = space
    return (width - 1 - column if turns else column), height - 1 - row
