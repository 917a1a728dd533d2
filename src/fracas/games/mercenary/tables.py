"""Map, cards, character stats and switches as arrays."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game

from .data import EFFECT_BY_NAME, CardData, CharacterData, find_cards, find_characters
from .maps import MAPS_KEPT, TILE_OF, BattleMap, find_map, step
from .options import MercenaryOptions
from .state import CELLS, FAR, KIND_NAMES, NOWHERE, POINTS, SEATS, SIDES, STEPS, Mode, Tables, Tile

STARTERS = ("random", *SEATS)
Table = npt.NDArray[np.int16]


def make_tables(game: Game[MercenaryOptions]) -> npt.NDArray[Any]:
    """What the options decide."""
    options = game.options
    tables = np.zeros(1, Tables)
    t = tables[0]
    for name, values in _space(options.map).items():
        t[name][:] = values
    _bake_cards(find_cards(options.cards), t)
    _bake_characters(find_characters(options.characters), t)
    t.mode = Mode[options.mode.upper()]
    t.weapons = options.weapons
    t.round_limit = options.round_limit
    t.starter = STARTERS.index(options.starter) - 1
    return tables


def _bake_cards(cards: tuple[CardData, ...], t: np.record) -> None:
    """Row 0 is no card."""
    t.cards = len(cards)
    for card in cards:
        t.is_weapon[card.number] = card.kind == "weapon"
        t.card_attack[card.number] = card.attack or 0
        t.card_range[card.number] = card.range or 0
        for name in card.classes:
            t.fits[card.number, KIND_NAMES.index(name)] = 1
        for name, n in card.effects.items():
            t.effect[card.number, EFFECT_BY_NAME[name]] = n


def _bake_characters(characters: dict[str, CharacterData], t: np.record) -> None:
    for name, stats in characters.items():
        kind = KIND_NAMES.index(name)
        t.health[kind] = stats.health
        t.speed[kind] = stats.speed
        t.attack[kind] = stats.attack
        t.range[kind] = stats.range
        t.meter[kind] = stats.charge


# The space of a map ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=MAPS_KEPT)
def _space(map_name_or_text: str) -> dict[str, Table]:
    """What a map contributes to the tables, by the name of the table; worked out once and kept."""
    here = find_map(map_name_or_text)
    steps, open_steps = _steps(here, with_fences=True), _steps(here, with_fences=False)
    straight = open_steps[:, ::2]  # ruling `straight-jumps`: where there is a step but for a fence
    space = {
        "spawn": np.array(here.spawns, np.int16),
        "home": np.array(here.homes or (NOWHERE,) * SIDES, np.int16),
        "point_cell": np.array(here.points or (NOWHERE,) * POINTS, np.int16),
        "point_at": np.full(CELLS, -1, np.int16),
        "tile": np.full(CELLS, Tile.SAND, np.int16),
        "step": steps,
        "hop": np.where(steps[:, ::2] == NOWHERE, straight, NOWHERE).astype(np.int16),
        "distance": _distances(here, steps),
        "beeline": _distances(here, open_steps),
    }
    for point, cell in enumerate(here.points or ()):
        space["point_at"][cell] = point
    for cell, symbol in here.tiles.items():
        space["tile"][cell] = TILE_OF[symbol]
    return space


def _steps(here: BattleMap, with_fences: bool) -> Table:
    """Where a step from each cell in each direction leads."""
    steps = np.full((CELLS, STEPS), NOWHERE, np.int16)
    for cell in filter(here.is_tile, here.tiles):
        steps[cell] = [step(here, cell, direction, with_fences) for direction in range(STEPS)]
    return steps


def _distances(here: BattleMap, steps: Table) -> Table:
    """The length of the shortest walk between any two cells: from all tiles at once, one step further each time."""
    lengths = np.full((CELLS, CELLS), FAR, np.int16)
    edge = np.zeros((CELLS, CELLS + 1), np.bool_)  # the last column is NOWHERE, which nobody reaches
    for cell in filter(here.is_tile, here.tiles):
        edge[cell, cell] = True
    length = 0
    while edge.any():
        lengths[edge[:, :CELLS]] = min(length, FAR - 1)
        further = np.zeros((CELLS, CELLS), np.bool_)
        for direction in range(STEPS):  # who is beside the edge; steps lead both ways
            further |= edge[:, steps[:, direction]]
        edge[:, :CELLS] = further & (lengths == FAR)
        length += 1
    return lengths
