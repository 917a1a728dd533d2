"""What the actor should know, from its view alone: what an action would do, and which rule forbids one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from fracas.core.contract import Action, Game
from fracas.core.facts import Change, Fact, Preview, Reason

from .actions import TROOP_IDS, Discard, Draw, Exhume, Pin, Place, Raid, Recall, Shove, Skip, TroopId
from .options import ToyBattleOptions
from .reasons import AtNode, CannotShove, NoTroop, OtherwiseAsked, OutOfReach, Plain, RackFull, SignKeepsOut, TooWeak
from .state import RACK_LIMIT, Troop
from .view import NodeView, SideView, ToyBattleView

SIGN = "only:"
MENDING = ("capn", "jumbo")  # after them another troop may be placed, or an enemy one taken away
DRAWING = ("turn", "skully", "star", "draw")
#   the phase that each kind of effect action belongs to
PHASE_OF = {Raid: "xb-42", Pin: "pin", Exhume: "exhume", Recall: "recall", Discard: "jumbo", Shove: "shove"}


# What an action would do ---------------------------------------------------------------------------------------


class Shown(Fact):
    """The visible troop of a base."""

    kind: Literal["troop"] = "troop"
    owner: str
    troop: TroopId
    is_own: bool  # the actor's


class Covers(Fact):
    """The troop would lie on another one."""

    kind: Literal["covers"] = "covers"
    troop: Shown


class Takes(Fact):
    """It would complete regions with so many medals."""

    kind: Literal["takes"] = "takes"
    medals: int
    wins: bool


class Exposed(Fact):
    """The enemy would be connected to the own H.Q. and has troops to take it with."""

    kind: Literal["exposed"] = "exposed"
    enemy: str


class Draws(Preview):
    """So many troops from the reserve; and the turn is over."""

    kind: Literal["draws"] = "draws"
    count: int
    exposed: Exposed | None = None
    hurts: bool = False


class Pins(Preview):
    """One of so many troops on the enemy rack."""

    kind: Literal["pins"] = "pins"
    count: int


class Places(Preview):
    """What follows from a placement on a base."""

    kind: Literal["places"] = "places"
    parts: list[Covers | Takes | Exposed]
    hurts: bool = False
    ends: bool = False


class Captures(Preview):
    """A placement on an enemy H.Q. wins."""

    kind: Literal["captures"] = "captures"
    ends: bool = True


class Leaves(Preview):
    """The troop that would leave its base for the discard or the rack."""

    kind: Literal["discards", "recalls"]
    troop: Shown


class Shoves(Preview):
    """The troop that would be moved, and the one it would cover."""

    kind: Literal["shoves"] = "shoves"
    troop: Shown
    onto: Shown | None


class Raids(Preview):
    """One of so many troops of the enemy rack; some are known to be on it (None: none is)."""

    kind: Literal["raids"] = "raids"
    count: int
    known: list[TroopId] | None


class CutsOff(Change):
    """Nodes that an enemy is no longer connected to."""

    kind: Literal["cuts-off"] = "cuts-off"
    enemy: str
    nodes: list[str]


class Reaches(Change):
    """Nodes that the actor is newly connected to."""

    kind: Literal["reaches"] = "reaches"
    seat: str
    nodes: list[str]


def preview(game: Game[ToyBattleOptions], view: ToyBattleView, action: Action) -> Preview | None:
    """What to know about a legal action; None when its text says it all."""
    own, enemy = _sides(view)
    match action:
        case Draw():
            exposed = _exposed(view) if view.phase == "turn" else None  # else the placement has told it
            return Draws(count=view.drawable, exposed=exposed, hurts=exposed is not None)
        case Place():
            return _preview_placement(view, action, own)
        case Discard():
            return Leaves(kind="discards", troop=_shown(_node(view, action.node), own))
        case Recall():
            return Leaves(kind="recalls", troop=_shown(_node(view, action.node), own))
        case Shove():
            target = _node(view, action.target)
            onto = _shown(target, own) if target.stack else None
            return Shoves(troop=_shown(_node(view, action.source), own), onto=onto)
        case Raid():
            return Raids(count=enemy.rack_size - enemy.pinned_count, known=enemy.known or None)
        case Pin():
            return Pins(count=enemy.rack_size - enemy.pinned_count)
    return None


def _preview_placement(view: ToyBattleView, action: Place, own: SideView) -> Places | Captures | None:
    node = _node(view, action.node)
    if node.kind != "base":
        return Captures()
    parts: list[Covers | Takes | Exposed] = [Covers(troop=_shown(node, own))] if node.stack else []
    held = {other.id for other in view.nodes if other.holder == own.seat} | {node.id}
    won = sum(
        region.medals
        for region in view.regions
        if region.taken_by is None and node.id in region.bases and held.issuperset(region.bases)
    )
    wins = own.medals + won >= view.objective
    if won:
        parts.append(Takes(medals=won, wins=wins))
    may_still_mend = action.troop in MENDING or node.special == "shove"
    exposed = None if wins or may_still_mend else _exposed(view, node.id)
    if exposed:
        parts.append(exposed)
    return Places(parts=parts, hurts=exposed is not None, ends=wins) if parts else None


def changes(
    game: Game[ToyBattleOptions], before: ToyBattleView, after: ToyBattleView, legal: Sequence[Action]
) -> list[Change]:
    """Who is connected to what, compared with before."""
    own, enemy = _sides(before)
    was = {node.id: node.connected for node in before.nodes}
    lost = [node.id for node in after.nodes if enemy.seat in was[node.id] and enemy.seat not in node.connected]
    gained = [node.id for node in after.nodes if own.seat in node.connected and own.seat not in was[node.id]]
    found: list[Change] = [CutsOff(enemy=enemy.seat, nodes=lost)] if lost else []
    return [*found, Reaches(seat=own.seat, nodes=gained)] if gained else found


def _exposed(view: ToyBattleView, placed: str | None = None) -> Exposed | None:
    """Whether the enemy is connected to the own H.Q., once the actor holds the base `placed` as well."""
    own, enemy = _sides(view)
    quarters = next(node for node in view.nodes if node.kind == f"hq:{own.seat}")
    has_troops = enemy.rack_size > enemy.pinned_count
    if not has_troops or enemy.seat not in quarters.connected:  # a placement connects no enemy
        return None
    is_open = placed is None or quarters.id in _reached(view, enemy.seat, placed)
    return Exposed(enemy=enemy.seat) if is_open else None


def _reached(view: ToyBattleView, seat: str, without: str) -> set[str]:
    """The nodes joined to a side's H.Q. through bases it holds, one of which it has lost."""
    held = {node.id for node in view.nodes if node.holder == seat} - {without}
    start = next(node.id for node in view.nodes if node.kind == f"hq:{seat}")
    reached, edge = {start}, [start]
    while edge:
        here = edge.pop()
        for path in view.paths:
            if here in path:
                there = path[1 - path.index(here)]
                if there not in reached:
                    reached.add(there)
                    edge += [there] if there in held else []
    return reached


# Which rule forbids an action ----------------------------------------------------------------------------------


def why_illegal(game: Game[ToyBattleOptions], view: ToyBattleView, action: Action) -> Reason | None:
    """The rule an illegal action breaks."""
    own, _ = _sides(view)
    match action:
        case Skip():
            return Plain(kind="nothing-to-skip")
        case Draw() if view.phase in DRAWING:
            return RackFull(most=RACK_LIMIT) if own.rack_size >= RACK_LIMIT else Plain(kind="reserve-empty")
        case Place() if view.phase in ("turn", "capn"):
            return _forbid_placement(view, action, own)
        case Exhume() if view.phase == "exhume":
            return NoTroop(kind="not-discarded", troop=action.troop)
        case Recall() if view.phase == "recall" and action.node == view.spot:
            return Plain(kind="recall-from-here")
        case Recall() if view.phase == "recall":
            return AtNode(kind="nothing-to-recall", node=action.node)
        case Discard() if view.phase == "jumbo":
            return OutOfReach(node=action.node, spot=view.spot)
        case Shove() if view.phase == "shove":
            return CannotShove(spot=view.spot)
    return OtherwiseAsked(prompt=view.prompt) if PHASE_OF.get(type(action)) != view.phase else None


def _forbid_placement(view: ToyBattleView, action: Place, own: SideView) -> Reason | None:
    troop = action.troop
    if troop not in (own.rack or []):
        return NoTroop(kind="troop-pinned" if troop in (own.pinned or []) else "not-on-rack", troop=troop)
    node = next((node for node in view.nodes if node.id == action.node), None)
    if node is None:
        return AtNode(kind="no-such-node", node=action.node)
    if node.kind == f"hq:{own.seat}":
        return Plain(kind="own-hq")
    strength = TROOP_IDS.index(troop)
    let_in = _let_in(node)
    if let_in and strength != Troop.KWAK and strength not in let_in:
        return SignKeepsOut(node=node.id, strengths=let_in)
    if node.holder not in (None, own.seat) and strength != Troop.KWAK:
        top = node.stack[-1]
        if strength <= (top.strength or 0):
            return TooWeak(
                troop=troop, strength=strength, owner=top.owner, defender=top.troop, defence=top.strength or 0
            )
    if own.seat in node.connected:
        return None
    if strength != Troop.HOOK:
        return AtNode(kind="not-connected", node=node.id)
    return AtNode(kind="hook-silenced", node=node.id) if node.kind == "base" else Plain(kind="hook-at-hq")


def _let_in(node: NodeView) -> list[int]:
    """The strengths on the node's sign; empty: it has none."""
    special = node.special or ""
    return [int(strength) for strength in special.removeprefix(SIGN).split(",")] if special.startswith(SIGN) else []


def _sides(view: ToyBattleView) -> tuple[SideView, SideView]:
    """The actor's side, then the other."""
    own = 0 if view.actor in (None, view.sides[0].seat) else 1
    return view.sides[own], view.sides[1 - own]


def _node(view: ToyBattleView, name: str) -> NodeView:
    return next(node for node in view.nodes if node.id == name)


def _shown(node: NodeView, own: SideView) -> Shown:
    top = node.stack[-1]
    return Shown(owner=top.owner, troop=top.troop, is_own=top.owner == own.seat)
