"""What is odd but allowed in a terrain of one's own."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fracas.core.contract import Game

from .data import HQ_KINDS, Terrain, distances_from, neighbours_of
from .options import ToyBattleOptions


def oddities(game: Game[ToyBattleOptions], option: str) -> list[tuple[str, dict[str, Any]]]:
    """Regions whose bases are not joined, and a terrain that is not the same for both sides."""
    terrain = game.options.board
    found = [
        ("odd-region", {"number": number, "bases": ", ".join(region.bases)})
        for number, region in enumerate(terrain.regions, 1)
        if not _is_joined(terrain, list(region.bases))
    ]
    lonely = _without_counterpart(terrain)
    return [*found, *([("odd-terrain", {"nodes": ", ".join(lonely)})] if lonely else [])]


def _is_joined(terrain: Terrain, bases: list[str]) -> bool:
    near = neighbours_of(terrain)
    reached = {bases[0]}
    edge = [bases[0]]
    while edge:
        further = {after for name in edge for after in near[name] if after in bases} - reached
        reached |= further
        edge = list(further)
    return reached == set(bases)


def _without_counterpart(terrain: Terrain) -> list[str]:
    """The nodes for which no other one lies as far from both H.Q., the sides swapped, with as many paths and the same
    special."""
    blue, red = (distances_from(terrain, kind) for kind in HQ_KINDS)
    near = neighbours_of(terrain)
    left: Counter[tuple[int, int, int, str | None]] = Counter()
    for node in terrain.nodes:
        left[red[node.id], blue[node.id], len(near[node.id]), node.special] += 1
    lonely = []
    for node in terrain.nodes:
        own = (blue[node.id], red[node.id], len(near[node.id]), node.special)
        if left[own] == 0:
            lonely.append(node.id)
        left[own] -= 1
    return lonely
