"""Who plays: by chance, by kinds of action, or with something in mind."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from random import Random

from . import ground
from .ground import Cell
from .table import SIDES, Table, Unit, on_board

Player = Callable[[Table, list[str], Random], str]

# What a brawler likes to do, and how much; what stands for walking is decided by where the step leads.
LIKINGS = {
    "attack": 8.0,
    "detonate": 6.0,
    "heal": 6.0,
    "uber": 8.0,
    "repair": 6.0,
    "build": 6.0,
    "sticky": 3.0,
    "equip": 6.0,
    "unequip": 0.3,
    "give": 2.0,
    "jump": 3.0,
    "swap": 1.0,
    "cloak": 2.0,
    "stay": 1.0,
    "uncloak": 4.0,
    "pick": 1.0,
    "move": 4.0,
    "end": 1.0,
}


def by_chance(_: Table, texts: list[str], draw: Random) -> str:
    return draw.choice(texts)


def by_kind(_: Table, texts: list[str], draw: Random) -> str:
    """A kind of action first, then one of it: what is rare is done as often as what is not."""
    kinds = _by_kind(texts)
    return draw.choice(kinds[draw.choice(sorted(kinds))])


def brawler(table: Table, texts: list[str], draw: Random) -> str:
    """Deeds before steps, and steps towards somebody, the intel, a point or the spawn."""
    kinds = _by_kind(texts)
    names = sorted(kinds)
    kind = draw.choices(names, [LIKINGS[name] for name in names])[0]
    if kind != "move" or draw.random() < 0.2:
        return draw.choice(kinds[kind])
    goal = draw.choice(_goals(table, table.acting))
    lengths = {text: _length(table, text, goal) for text in kinds["move"]}
    return draw.choice([text for text, length in lengths.items() if length == min(lengths.values())])


PLAYERS: dict[str, Player] = {"by chance": by_chance, "by kind": by_kind, "brawler": brawler}


def _by_kind(texts: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for text in texts:
        found[text.partition(" ")[0]].append(text)
    return found


def _goals(table: Table, unit: Unit) -> list[Cell]:
    enemies = [enemy.at for enemy in on_board(table) if enemy.side != unit.side]
    spots = [cell for cell, tile in table.ground.tiles.items() if tile in "123rb"]
    return [*enemies, *spots, *(table.spawn(side) for side in SIDES)]


def _length(table: Table, text: str, goal: Cell) -> int:
    to = ground.beside(table.acting.at, text.partition(" ")[2])
    return ground.distance(table.ground, to, goal)
