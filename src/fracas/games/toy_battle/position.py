"""A position of Toy Battle as JSON, both ways. It tells everything: hidden racks, reserves in order, the box."""

from __future__ import annotations

from typing import Annotated, Literal

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from fracas.core.contract import Game, Position
from fracas.core.errors import BadPosition, did_you_mean, listed
from fracas.core.plain import Plain
from fracas.core.said import mistakes

from .actions import TROOP_IDS, TroopId
from .data import Terrain
from .options import ToyBattleOptions
from .state import (
    COPIES,
    IN_PLAY,
    MOST_PLACED,
    MOST_STACK,
    NOWHERE,
    RACK_LIMIT,
    REMOVED,
    SEATS,
    TROOPS,
    TYPES,
    Phase,
)
from .view import PHASE_IDS, reserve_of, stack_of, troops_of

said = mistakes(__package__)

PILES = ("rack", "pinned", "known", "removed", "discard")  # counted by type
_Rack = Annotated[list[TroopId], Field(max_length=RACK_LIMIT)]


class SidePosition(BaseModel):
    """One side's troops off the board."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    rack: _Rack  # free to place
    pinned: _Rack  # on the rack too, but not to be placed this turn
    known: _Rack  # those of both that everybody knows of
    reserve: list[TroopId] = Field(max_length=IN_PLAY)  # the next to be drawn first
    removed: list[TroopId] = Field(min_length=REMOVED, max_length=REMOVED)
    discard: list[TroopId] = Field(max_length=TROOPS)


class ToyBattlePosition(Position):
    """The whole state."""

    phase: str
    spot: str | None
    queue: list[str] = Field(max_length=MOST_PLACED)
    turns: int = Field(ge=0)  # finished
    stacks: dict[str, list[str]]  # by node, from the bottom up: `blue hook`; empty nodes are left out
    taken: list[Literal["blue", "red"] | None]  # by region: who has its medals
    blue: SidePosition
    red: SidePosition


def to_position(game: Game[ToyBattleOptions], s: Plain) -> ToyBattlePosition:
    """The whole state, every field named."""
    terrain = game.options.board
    stacks = {
        node.id: [f"{SEATS[seat]} {TROOP_IDS[troop]}" for seat, troop in stack_of(s, index)]
        for index, node in enumerate(terrain.nodes)
        if s.height[index] > 0
    }
    return ToyBattlePosition(
        **game.position_header(s),
        phase=PHASE_IDS[Phase(s.phase)],
        spot=None if s.spot < 0 else terrain.nodes[s.spot].id,
        queue=[terrain.nodes[int(node)].id for node in s.queue[: s.queued]],
        turns=s.turns,
        stacks=stacks,
        taken=[SEATS[taken - 1] if taken else None for taken in s.taken[: len(terrain.regions)]],
        blue=_side_position(s.side[0]),
        red=_side_position(s.side[1]),
    )


def _side_position(side: Plain) -> SidePosition:
    piles = {name: troops_of(getattr(side, name)) for name in PILES}
    return SidePosition.model_validate({**piles, "reserve": reserve_of(side)})


def from_position(game: Game[ToyBattleOptions], given: ToyBattlePosition, s: np.record) -> None:
    """Fill the zeroed state; counts and sets that follow from the rest are worked out here."""
    terrain, limit = game.options.board, game.options.turn_limit
    phases = {name: phase for phase, name in PHASE_IDS.items()}
    if given.phase not in phases:
        raise BadPosition("phase", given.phase, said("must-be-one-of", known=listed(phases)))
    s.phase = phases[given.phase]
    s.spot = NOWHERE if given.spot is None else _node("spot", given.spot, terrain)
    for index, name in enumerate(given.queue):
        s.queue[index] = _node(f"queue.{index}", name, terrain)
    s.queued = len(given.queue)
    if given.turns > limit:
        raise BadPosition("turns", given.turns, said("the-turn-limit-is", limit=limit))
    s.turns = given.turns
    for name, troops in given.stacks.items():
        _fill_stack(s, name, _node("stacks", name, terrain), troops)
    for seat, side in enumerate((given.blue, given.red)):
        _fill_side(s.side[seat], side)
        _check_troops(s, seat, side, given)
    _fill_medals(given, s, terrain)


def _node(field: str, name: str, terrain: Terrain) -> int:
    if name not in terrain.names:
        raise BadPosition(field, name, said("must-be-a-node-of", near=did_you_mean(name, terrain.names)))
    return terrain.names.index(name)


def _fill_stack(s: np.record, name: str, node: int, troops: list[str]) -> None:
    if not 0 < len(troops) <= MOST_STACK:
        raise BadPosition(f"stacks.{name}", troops, said("must-have-1-to-troops", most_stack=MOST_STACK))
    for level, text in enumerate(troops):
        seat, _, troop = text.partition(" ")
        if seat not in SEATS or troop not in TROOP_IDS:
            raise BadPosition(f"stacks.{name}.{level}", text, said("must-be-a-side-and"))
        s.stack[node, level] = 1 + TYPES * SEATS.index(seat) + TROOP_IDS.index(troop)
    s.height[node] = len(troops)
    holder, shown = divmod(int(s.stack[node, len(troops) - 1]) - 1, TYPES)
    s.held[holder] |= 1 << node
    s.shows[holder, shown] |= 1 << node


def _fill_side(side: np.record, given: SidePosition) -> None:
    for name in PILES:
        for troop in getattr(given, name):
            side[name][TROOP_IDS.index(troop)] += 1
    side.reserve[: len(given.reserve)] = [TROOP_IDS.index(troop) for troop in reversed(given.reserve)]
    side.reserve_size = len(given.reserve)
    side.rack_size = len(given.rack) + len(given.pinned)
    side.pins = len(given.pinned)


def _check_troops(s: np.record, seat: int, side: SidePosition, given: ToyBattlePosition) -> None:
    """Three of each type, wherever they are."""
    name = SEATS[seat]
    placed = [text for troops in given.stacks.values() for text in troops]
    for troop in TROOP_IDS:
        piles: list[str] = [*side.rack, *side.pinned, *side.reserve, *side.removed, *side.discard]
        n = piles.count(troop) + placed.count(f"{name} {troop}")
        if n != COPIES:
            place = "rack, pinned, reserve, removed, discard and stacks"
            raise BadPosition(name, f"{n} {troop}", said("a-side-has-of-each", copies=COPIES, place=place))


def _fill_medals(given: ToyBattlePosition, s: np.record, terrain: Terrain) -> None:
    if len(given.taken) != len(terrain.regions):
        raise BadPosition("taken", given.taken, said("must-have-an-entry-for", regions_count=len(terrain.regions)))
    for number, (region, taker) in enumerate(zip(terrain.regions, given.taken, strict=True)):
        if taker is not None:
            s.taken[number] = 1 + SEATS.index(taker)
            s.side[SEATS.index(taker)].medals += region.medals
