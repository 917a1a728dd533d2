"""What a seat may see of Toy Battle."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from pydantic import BaseModel, ConfigDict

from fracas.core.contract import View

from .actions import TROOP_IDS
from .names import ASKED, PHASE_IDS, seat_title
from .state import MOST_NODES, SEATS, TYPES, Phase
from .terrain import Terrain


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class TroopView(_Part):
    """A troop on the board."""

    owner: str
    troop: str
    strength: int | None  # None: the joker


class NodeView(_Part):
    """A base or an H.Q.; stacks are open to everyone, the last troop is the visible one."""

    id: str
    kind: str
    x: float
    y: float
    special: str | None  # None also when special bases are switched off
    holder: str | None
    stack: list[TroopView]
    connected: list[str]  # the sides whose H.Q. a path through their own bases joins to this node


class RegionView(_Part):
    """A region, its medals, and who has taken them."""

    bases: list[str]
    medals: int
    taken_by: str | None


class SideView(_Part):
    """One side. Rack and pins are lists for the side itself, else None (`pin-seen-by-owner`, `end-reveals-nothing`)."""

    seat: str
    medals: int
    rack_size: int
    pinned_count: int
    reserve_size: int
    discard: list[str]
    known: list[str]  # troops that went back to the rack in the open
    rack: list[str] | None
    pinned: list[str] | None


class ToyBattleView(View):
    """The terrain with its stacks, both sides, and what is asked."""

    terrain: str
    objective: int
    turn: int  # counted from 1
    turn_limit: int
    phase: str
    spot: str | None  # where the troop or base stands whose effect is open
    queue: list[str]  # the bases whose effects are still to come this turn
    nodes: list[NodeView]
    paths: list[tuple[str, str]]
    regions: list[RegionView]
    sides: list[SideView]


def troops_of(counts: npt.NDArray[np.int8]) -> list[str]:
    """Counts by type as a list of names, weakest first."""
    return [TROOP_IDS[troop] for troop in range(TYPES) for _ in range(int(counts[troop]))]


def stack_of(s: np.record, node: int) -> list[tuple[int, int]]:
    """The troops on a node from the bottom up, as (seat, type)."""
    return [divmod(int(code) - 1, TYPES) for code in s.stack[node, : int(s.height[node])]]


def make_view(s: np.record, t: np.record, terrain: Terrain, has_specials: bool, seat: int | None) -> ToyBattleView:
    """The view of a seat, or of a spectator."""
    over = bool(s.over)
    phase = Phase(int(s.phase))
    return ToyBattleView(
        seat=None if seat is None else SEATS[seat],
        actor=None if over else SEATS[int(s.actor)],
        prompt="The game is over." if over else f"{seat_title(int(s.actor))}: {ASKED[phase]}.",
        terrain=terrain.name,
        objective=terrain.medals_to_win,
        turn=int(s.turns) + (0 if over else 1),
        turn_limit=int(t.turn_limit),
        phase=PHASE_IDS[phase],
        spot=None if s.spot < 0 else terrain.nodes[int(s.spot)].id,
        queue=[terrain.nodes[int(node)].id for node in s.queue[: int(s.queued)]],
        nodes=_node_views(s, t, terrain, has_specials),
        paths=[(one, other) for one, other in terrain.paths],
        regions=[
            RegionView(bases=region.bases, medals=region.medals, taken_by=SEATS[taken - 1] if taken else None)
            for region, taken in zip(terrain.regions, s.taken.tolist(), strict=False)
        ],
        sides=[_side_view(s, side, seat) for side in range(len(SEATS))],
    )


def _node_views(s: np.record, t: np.record, terrain: Terrain, has_specials: bool) -> list[NodeView]:
    reach = [_connected(s, t, side) for side in range(len(SEATS))]
    views = []
    for index, node in enumerate(terrain.nodes):
        stack = [
            TroopView(owner=SEATS[owner], troop=TROOP_IDS[troop], strength=troop or None)
            for owner, troop in stack_of(s, index)
        ]
        views.append(
            NodeView(
                id=node.id,
                kind=node.kind,
                x=node.x,
                y=node.y,
                special=node.special if has_specials else None,
                holder=stack[-1].owner if stack else None,
                stack=stack,
                connected=[SEATS[side] for side in range(len(SEATS)) if index in reach[side]],
            )
        )
    return views


def _connected(s: np.record, t: np.record, side: int) -> set[int]:
    """The nodes connected to the side's H.Q.; the kernel `board.linked` in plain Python, which needs no compiling."""
    found: set[int] = set()
    edge = _members(int(t.hq[side]))
    held = _members(int(s.held[side]))
    while edge:
        further = {after for node in edge for after in _members(int(t.next_to[node]))} - found
        found |= further
        edge = further & held
    return found


def _members(nodes: int) -> set[int]:
    return {node for node in range(MOST_NODES) if nodes >> node & 1}


def _side_view(s: np.record, side: int, seat: int | None) -> SideView:
    its = s.side[side]
    return SideView(
        seat=SEATS[side],
        medals=int(its.medals),
        rack_size=int(its.rack_size),
        pinned_count=int(its.pins),
        reserve_size=int(its.reserve_size),
        discard=troops_of(its.discard),
        known=troops_of(its.known),
        rack=troops_of(its.rack) if side == seat else None,
        pinned=troops_of(its.pinned) if side == seat else None,
    )
