"""What Toy Battle is about: medals, and the way to the enemy H.Q."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

from fracas.core.contract import Game
from fracas.core.facts import Goal
from fracas.core.plain import Plain

from .options import ToyBattleOptions
from .state import SEATS
from .view import ToyBattleView


class Reached(BaseModel):
    """How far a side has come."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    medals: int
    way: int | None  # troops it must place, if all can be, until one stands on an enemy H.Q.; None: no way leads there


class MedalsOrHq(Goal):
    """So many medals win, or a troop on an enemy H.Q."""

    kind: Literal["medals-or-hq"] = "medals-or-hq"
    objective: int
    blue: Reached
    red: Reached


def goal(game: Game[ToyBattleOptions], view: ToyBattleView) -> MedalsOrHq:
    """Medals as they lie with each side, and the troops that are missing on its shortest way."""
    t = game.plain_tables
    held = {seat: sum(1 << at for at, node in enumerate(view.nodes) if node.holder == seat) for seat in SEATS}
    blue, red = (
        Reached(medals=side.medals, way=way_to_hq(t, seat, held[side.seat])) for seat, side in enumerate(view.sides)
    )
    return MedalsOrHq(objective=view.objective, blue=blue, red=red)


def way_to_hq(t: Plain, seat: int, held: int) -> int | None:
    """The fewest troops that join the seat's H.Q. to an enemy one, the troop on it included; nodes are sets of bits.

    A base of the seat's own costs nothing, every other one a troop.
    """
    passed = edge = t.hq[seat]
    troops = 0
    while edge:
        troops += 1
        further = _next_to(t, edge) & ~passed
        inside = further & held & t.bases
        while inside:  # over bases of its own it is as far as it was
            passed |= inside
            further |= _next_to(t, inside) & ~passed
            inside = further & held & t.bases & ~passed
        if further & t.hq[1 - seat]:
            return troops
        edge = further & t.bases & ~passed
        passed |= edge
    return None


def _next_to(t: Plain, nodes: int) -> int:
    found = 0
    while nodes:
        lowest = nodes & -nodes
        found |= t.next_to[lowest.bit_length() - 1]
        nodes ^= lowest
    return found
