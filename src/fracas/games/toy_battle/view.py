"""What a seat may see of Toy Battle."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from fracas.core.contract import ALL, Game, View
from fracas.core.facts import Prompt
from fracas.core.plain import Plain

from .actions import TROOP_IDS, TroopId
from .data import Terrain
from .options import ToyBattleOptions
from .state import BASE_DRAW, MOST_NODES, RACK_LIMIT, SEATS, SKULLY_DRAW, STAR_DRAW, TURN_DRAW, TYPES, Phase, Troop

PHASE_IDS = {phase: phase.name.lower().replace("_", "-") for phase in Phase}
DRAWN = {Phase.TURN: TURN_DRAW, Phase.SKULLY: SKULLY_DRAW, Phase.STAR: STAR_DRAW, Phase.DRAW: BASE_DRAW}
PLACING = (Phase.TURN, Phase.CAPN)
MOST_KEPT = 4096  # views of nodes


# What is asked -------------------------------------------------------------------------------------------------

Drawer = Literal["skully", "star", "draw"]  # the effects that draw; the last one is a base's
DRAWERS: dict[Phase, Drawer] = {Phase.SKULLY: "skully", Phase.STAR: "star", Phase.DRAW: "draw"}
Offer = Literal["may-place", "may-discard", "may-raid", "may-recall", "may-shove", "may-exhume", "may-pin"]
OFFERS: dict[Phase, Offer] = {
    Phase.CAPN: "may-place",
    Phase.JUMBO: "may-discard",
    Phase.XB_42: "may-raid",
    Phase.RECALL: "may-recall",
    Phase.SHOVE: "may-shove",
    Phase.EXHUME: "may-exhume",
    Phase.PIN: "may-pin",
}


class TakeTurn(Prompt):
    """The seat is to draw or to place, as far as either can be done."""

    kind: Literal["turn"] = "turn"
    seat: str
    drawable: int
    can_place: bool
    is_rack_full: bool


class MayDraw(Prompt):
    """Skully, Star or a base brings troops from the reserve."""

    kind: Literal["may-draw"] = "may-draw"
    seat: str
    effect: Drawer
    drawable: int


class MayAct(Prompt):
    """A troop or a base offers something else than troops from the reserve."""

    kind: Offer
    seat: str


class Over(Prompt):
    """Nothing is asked any more."""

    kind: Literal["over"] = "over"


Asked = Annotated[TakeTurn | MayDraw | MayAct | Over, Field(discriminator="kind")]


# What is seen --------------------------------------------------------------------------------------------------


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class TroopView(_Part):
    """A troop on the board."""

    owner: str
    troop: TroopId
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
    """One side. Rack and pins are lists for the side itself, else None (`pin-seen-by-owner`).

    Once the match is over they are lists for whoever asks to see everything, and so are reserve and removed troops
    (`end-shows-everything`).
    """

    seat: str
    medals: int
    rack_size: int
    pinned_count: int
    reserve_size: int
    discard: list[TroopId]
    known: list[TroopId]  # troops that went back to the rack in the open
    rack: list[TroopId] | None
    pinned: list[TroopId] | None
    reserve: list[TroopId] | None  # in the order in which it is drawn
    removed: list[TroopId] | None


class ToyBattleView(View):
    """The terrain with its stacks, both sides, and what is asked."""

    prompt: Asked
    terrain: str
    objective: int
    turn: int  # counted from 1
    turn_limit: int
    phase: str
    drawable: int  # how many troops a draw would bring now; 0: there is none
    can_place: bool  # a troop; for who does not see the rack: as far as its size tells
    spot: str | None  # where the troop or base stands whose effect is open
    queue: list[str]  # the bases whose effects are still to come this turn
    nodes: list[NodeView]
    paths: list[tuple[str, str]]
    regions: list[RegionView]
    sides: list[SideView]


def troops_of(counts: list[int]) -> list[TroopId]:
    """Counts by type as a list of names, weakest first."""
    return [TROOP_IDS[troop] for troop in range(TYPES) for _ in range(counts[troop])]


def reserve_of(side: Plain) -> list[TroopId]:
    """The reserve in the order in which it is drawn: from its end."""
    return [TROOP_IDS[troop] for troop in reversed(side.reserve[: side.reserve_size])]


def stack_of(s: Plain, node: int) -> list[tuple[int, int]]:
    """The troops on a node from the bottom up, as (seat, type)."""
    return [divmod(code - 1, TYPES) for code in s.stack[node][: s.height[node]]]


def view(game: Game[ToyBattleOptions], s: Plain, seat: int | None) -> ToyBattleView:
    """The open board, and the seat's own rack."""
    t, terrain = game.plain_tables, game.options.board
    over = bool(s.over)
    phase = Phase(s.phase)
    actor = s.actor
    drawable = 0 if over else _drawable(s, actor, phase)
    can_place = not over and phase in PLACING and _can_place(s, t, actor, seat in (actor, ALL))
    return ToyBattleView(
        seat=game.seat_name(seat),
        actor=None if over else SEATS[actor],
        prompt=Over() if over else _asked(s, actor, phase, drawable, can_place),
        terrain=terrain.name,
        objective=terrain.medals_to_win,
        turn=min(s.turns + 1, t.turn_limit),
        turn_limit=t.turn_limit,
        phase=PHASE_IDS[phase],
        drawable=drawable,
        can_place=can_place,
        spot=None if s.spot < 0 else terrain.nodes[s.spot].id,
        queue=[terrain.nodes[int(node)].id for node in s.queue[: s.queued]],
        nodes=_node_views(s, t, terrain, game.options.special_bases),
        paths=[(one, other) for one, other in terrain.paths],
        regions=[
            RegionView(bases=region.bases, medals=region.medals, taken_by=SEATS[taken - 1] if taken else None)
            for region, taken in zip(terrain.regions, s.taken, strict=False)
        ],
        sides=[_side_view(s, side, seat) for side in range(len(SEATS))],
    )


def _node_views(s: Plain, t: Plain, terrain: Terrain, has_specials: bool) -> list[NodeView]:
    reach = [_connected(s, t, side) for side in range(len(SEATS))]
    return [
        _node_view(
            node.id,
            node.kind,
            node.x,
            node.y,
            node.special if has_specials else None,
            tuple(stack_of(s, index)),
            tuple(seat for seat, within in zip(SEATS, reach, strict=True) if index in within),
        )
        for index, node in enumerate(terrain.nodes)
    ]


@lru_cache(MOST_KEPT)
def _node_view(
    name: str,
    kind: str,
    x: float,
    y: float,
    special: str | None,
    stack: tuple[tuple[int, int], ...],
    connected: tuple[str, ...],
) -> NodeView:
    """Kept: from one action to the next hardly a node changes, and both seats see the same."""
    troops = [_troop_view(owner, troop) for owner, troop in stack]
    return NodeView(
        id=name,
        kind=kind,
        x=x,
        y=y,
        special=special,
        holder=troops[-1].owner if troops else None,
        stack=troops,
        connected=list(connected),
    )


@cache
def _troop_view(owner: int, troop: int) -> TroopView:
    return TroopView(owner=SEATS[owner], troop=TROOP_IDS[troop], strength=troop or None)


def _connected(s: Plain, t: Plain, side: int) -> set[int]:
    """The nodes connected to the side's H.Q.; `rules.board.linked` in plain Python, which needs no compiling.

    A captured H.Q. leads nowhere: it is not a base.
    """
    found: set[int] = set()
    edge = _members(t.hq[side])
    held = _members(s.held[side] & t.bases)
    while edge:
        further = {after for node in edge for after in _members(t.next_to[node])} - found
        found |= further
        edge = further & held
    return found


def _asked(s: Plain, actor: int, phase: Phase, drawable: int, can_place: bool) -> Asked:
    seat = SEATS[actor]
    if phase == Phase.TURN:
        is_rack_full = bool(s.side[actor].rack_size >= RACK_LIMIT)
        return TakeTurn(seat=seat, drawable=drawable, can_place=can_place, is_rack_full=is_rack_full)
    if phase in DRAWERS:
        return MayDraw(seat=seat, effect=DRAWERS[phase], drawable=drawable)
    return MayAct(kind=OFFERS[phase], seat=seat)


def _drawable(s: Plain, side: int, phase: Phase) -> int:
    """How many troops the draw of this phase would bring: as rack and reserve allow."""
    its = s.side[side]
    found: int = min(DRAWN.get(phase, 0), RACK_LIMIT - its.rack_size, its.reserve_size)
    return max(0, found)


def _can_place(s: Plain, t: Plain, side: int, sees_rack: bool) -> bool:
    """Whether a troop can be placed; `rules.placement.can_place` in plain Python.

    Who does not see the rack only knows whether anything on it is free.
    """
    its = s.side[side]
    if not sees_rack:
        return bool(its.rack_size > its.pins)
    reach = sum(1 << node for node in _connected(s, t, side))
    free, weaker = ~s.held[1 - side], 0
    for troop in range(TYPES):
        there = reach | (t.airborne if troop == Troop.HOOK else 0)
        open_to = -1 if troop == Troop.KWAK else free | weaker
        if its.rack[troop] and there & open_to & t.enterable[troop] & t.targets[side]:
            return True
        weaker |= s.shows[1 - side][troop]
    return False


def _members(nodes: int) -> set[int]:
    return {node for node in range(MOST_NODES) if nodes >> node & 1}


def _side_view(s: Plain, side: int, seat: int | None) -> SideView:
    its = s.side[side]
    has_rack, has_all = seat in (side, ALL), seat == ALL
    return SideView(
        seat=SEATS[side],
        medals=its.medals,
        rack_size=its.rack_size,
        pinned_count=its.pins,
        reserve_size=its.reserve_size,
        discard=troops_of(its.discard),
        known=troops_of(its.known),
        rack=troops_of(its.rack) if has_rack else None,
        pinned=troops_of(its.pinned) if has_rack else None,
        reserve=reserve_of(its) if has_all else None,
        removed=troops_of(its.removed) if has_all else None,
    )
