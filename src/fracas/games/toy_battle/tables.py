"""The terrain and the switches, baked into arrays for the kernels."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game

from .data import BASE, HQ_KINDS, Node, Terrain, distances_from, neighbours_of
from .options import ToyBattleOptions
from .state import BYTE, BYTE_VALUES, MOST_NODES, NOBODY, NODE_BYTES, SEATS, TYPES, Special, Tables, Troop


def make_tables(game: Game[ToyBattleOptions]) -> npt.NDArray[Any]:
    """The terrain as sets of nodes, and the switches."""
    options = game.options
    terrain = options.board
    tables = np.zeros(1, Tables)
    t = tables[0]
    t.starter = SEATS.index(options.starter) if options.starter in SEATS else NOBODY
    t.turn_limit = options.turn_limit
    t.objective = terrain.medals_to_win
    t.nodes = len(terrain.nodes)
    t.regions = len(terrain.regions)
    _bake_paths(terrain, t)
    _bake_nodes(terrain, t, options.special_bases)
    _bake_regions(terrain, t)
    return tables


def node_set(terrain: Terrain, names: list[str]) -> int:
    """A set of nodes as the kernels know it: a bit per node."""
    return sum(1 << terrain.names.index(name) for name in names)


def _bake_paths(terrain: Terrain, t: np.record) -> None:
    near = neighbours_of(terrain)
    next_to = [0] * MOST_NODES
    for index, node in enumerate(terrain.nodes):
        next_to[index] = node_set(terrain, near[node.id])
    t.next_to[:] = next_to
    for part in range(NODE_BYTES):
        united = [0] * BYTE_VALUES
        for value in range(1, BYTE_VALUES):
            rest = value & (value - 1)  # without its lowest bit
            lowest = (value ^ rest).bit_length() - 1
            united[value] = united[rest] | next_to[part * BYTE + lowest]
        t.near[part] = united


def _bake_nodes(terrain: Terrain, t: np.record, has_specials: bool) -> None:
    """Without special bases there are no signs either (`no-specials-no-signs`)."""
    t.bases = node_set(terrain, [node.id for node in terrain.nodes if node.kind == BASE])
    for seat, kind in enumerate(HQ_KINDS):
        t.hq[seat] = node_set(terrain, [node.id for node in terrain.nodes if node.kind == kind])
        for name, distance in distances_from(terrain, kind).items():
            t.distance[seat, terrain.names.index(name)] = distance
    t.airborne = t.bases
    for seat in range(len(SEATS)):
        t.targets[seat] = t.bases | t.hq[1 - seat]
    for index, node in enumerate(terrain.nodes):
        special = special_of(node) if has_specials else Special.NONE
        t.special[index] = special
        if special == Special.SILENCE:  # Hook's waiver does not work there
            t.airborne &= ~(1 << index)
        for troop in range(TYPES):
            if not has_specials or is_let_in(node, troop):
                t.enterable[troop] |= 1 << index


def special_of(node: Node) -> Special:
    """What the base does; a sign does nothing, it only keeps troops out."""
    return Special.NONE if node.special is None or node.sign else Special[node.special.upper()]


def is_let_in(node: Node, troop: int) -> bool:
    """The node has no sign, or one with the troop's strength; every sign shows the duck (`duck-on-signs`)."""
    return not node.sign or troop in node.sign or troop == Troop.KWAK


def _bake_regions(terrain: Terrain, t: np.record) -> None:
    for number, region in enumerate(terrain.regions):
        t.region[number] = node_set(terrain, region.bases)
        t.medals[number] = region.medals
        for base in region.bases:
            index = terrain.names.index(base)
            t.borders[index, t.border_count[index]] = number
            t.border_count[index] += 1
