"""The Demoman: stickybombs."""

from __future__ import annotations

from . import figures, ground, harm
from .table import Table, Unit, is_free, on_board, other, touchable

BLAST = 3
MOST_OUT = 2
MOST_IN_A_TURN = 2


def sticky_directions(table: Table, unit: Unit) -> list[str]:
    """Adjacent free spaces, up to two in a turn; `one-sticky-a-space`, whoever's it is."""
    if unit.kind != "demoman" or table.turn.stickies == MOST_IN_A_TURN:
        return []
    if len(unit.stickies) >= MOST_OUT + figures.effect(table, unit, "extra_sticky"):
        return []
    taken = {cell for somebody in on_board(table) for cell in somebody.stickies}
    found = []
    for direction in ground.DIRECTIONS:
        to = ground.step(table.ground, unit.at, direction)
        if to is not None and is_free(table, to) and to not in taken:
            found.append(direction)
    return found


def place_sticky(table: Table, unit: Unit, direction: str) -> None:
    unit.stickies.append(ground.beside(unit.at, direction))
    table.turn.stickies += 1
    unit.acted = True


def detonate(table: Table, unit: Unit) -> None:
    """Every enemy on a bomb's space or adjacent to it is hit by it; the bombs are used up."""
    amount = BLAST + figures.effect(table, unit, "sticky_damage")
    bombs, unit.stickies = unit.stickies, []
    for bomb in bombs:
        for enemy in touchable(table, other(unit.side)):
            if ground.distance(table.ground, bomb, enemy.at) <= 1:
                harm.hit(table, enemy, amount)
    unit.acted = True
