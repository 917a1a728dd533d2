"""Words for the actor, from its view alone: what an action would do, and which rule forbids one."""

from __future__ import annotations

from fracas.core.contract import Action, Game

from .actions import TROOP_IDS, Discard, Draw, Exhume, Pin, Place, Raid, Recall, Shove, Skip, troop_name
from .options import ToyBattleOptions
from .state import RACK_LIMIT, Troop
from .view import NodeView, SideView, ToyBattleView, counted

DRAWING = ("turn", "skully", "star", "draw")
#   the phase that each kind of effect action belongs to
PHASE_OF = {Raid: "xb-42", Pin: "pin", Exhume: "exhume", Recall: "recall", Discard: "jumbo", Shove: "shove"}


# What an action would do ---------------------------------------------------------------------------------------


def preview(game: Game[ToyBattleOptions], view: ToyBattleView, action: Action) -> str:
    """A few words on a legal action; empty when its text says it all."""
    own, enemy = _sides(view)
    match action:
        case Draw():
            return f"{counted(view.drawable, 'troop')} from your reserve"
        case Place():
            return _preview_placement(view, action, own)
        case Discard() | Recall():
            return _shown_troop(_node(view, action.node))
        case Shove():
            target = _node(view, action.target)
            onto = f" onto {_shown_troop(target)}" if target.stack else ""
            return f"{_shown_troop(_node(view, action.source))}{onto}"
        case Raid():
            known = f"; known there: {', '.join(troop_name(troop) for troop in enemy.known)}" if enemy.known else ""
            return f"one of {counted(enemy.rack_size - enemy.pinned_count, 'troop')} at random{known}"
        case Pin():
            return f"one of {counted(enemy.rack_size - enemy.pinned_count, 'troop')}, unseen"
    return ""


def _preview_placement(view: ToyBattleView, action: Place, own: SideView) -> str:
    node = _node(view, action.node)
    if node.kind != "base":
        return "captures the H.Q. and wins"
    parts = [f"covers {_shown_troop(node)}"] if node.stack else []
    held = {other.id for other in view.nodes if other.holder == own.seat} | {node.id}
    won = sum(
        region.medals
        for region in view.regions
        if region.taken_by is None and node.id in region.bases and held.issuperset(region.bases)
    )
    if won:
        parts.append(f"takes {counted(won, 'medal')}" + (" and wins" if own.medals + won >= view.objective else ""))
    return ", ".join(parts)


# Which rule forbids an action ----------------------------------------------------------------------------------


def why_illegal(game: Game[ToyBattleOptions], view: ToyBattleView, action: Action) -> str:
    """The rule an illegal action breaks, as the end of a sentence."""
    own, _ = _sides(view)
    match action:
        case Skip():
            return "no effect is open, and a turn cannot be passed: draw or place"
        case Draw():
            return _forbid_draw(view, own)
        case Place():
            if view.phase not in ("turn", "capn"):
                return _other_question(view)
            return _forbid_placement(view, action, own)
        case Exhume() if view.phase == "exhume":
            return f"no {troop_name(action.troop)} of yours lies in the discard"
        case Recall() if view.phase == "recall":
            if action.node == view.spot:
                return "a recall takes a troop from another base than this one"
            return f"no visible troop of yours is on {action.node}"
        case Discard() if view.phase == "jumbo":
            return f"Jumbo reaches visible enemy troops one path section from {view.spot}, and none is on {action.node}"
        case Shove() if view.phase == "shove":
            return (
                f"a shove moves a visible enemy troop next to {view.spot} to a base next to where it stands, "
                "never onto an H.Q."
            )
    needed = PHASE_OF.get(type(action))
    return _other_question(view) if needed is not None and needed != view.phase else ""


def _other_question(view: ToyBattleView) -> str:
    return f"something else is asked now: {view.prompt}"


def _forbid_draw(view: ToyBattleView, own: SideView) -> str:
    if view.phase not in DRAWING:
        return _other_question(view)
    if own.rack_size >= RACK_LIMIT:
        return f"a rack holds {RACK_LIMIT} troops at most"
    return "your reserve is empty"


def _forbid_placement(view: ToyBattleView, action: Place, own: SideView) -> str:
    rack, pinned = own.rack or [], own.pinned or []
    if action.troop not in rack:
        if action.troop in pinned:
            return f"your {troop_name(action.troop)} is pinned until the end of this turn"
        return f"there is no {troop_name(action.troop)} on your rack"
    node = next((node for node in view.nodes if node.id == action.node), None)
    if node is None:
        return f"{view.terrain} has no node {action.node}"
    if node.kind == f"hq:{own.seat}":
        return "no troop is ever placed on its own H.Q."
    strength = TROOP_IDS.index(action.troop)
    if not _is_let_in(node, strength):
        return f"the sign on {node.id} lets in only {(node.special or '').removeprefix('only:')} and Kwak"
    if node.holder not in (None, own.seat) and strength != Troop.KWAK:
        defender = node.stack[-1].strength or 0
        if strength <= defender:
            return f"{troop_name(action.troop)} ({strength}) must be stronger than {_shown_troop(node)} ({defender})"
    if own.seat not in node.connected:
        if strength == Troop.HOOK and node.kind != "base":
            return "even Hook needs a connection to your H.Q. to capture an enemy H.Q."
        if strength == Troop.HOOK:
            return f"{node.id} silences troops: there even Hook needs a connection to your H.Q."
        return f"{node.id} is not connected to your H.Q. through bases you hold"
    return ""


def _is_let_in(node: NodeView, strength: int) -> bool:
    if node.special is None or not node.special.startswith("only:"):
        return True
    return strength == Troop.KWAK or str(strength) in node.special


def _sides(view: ToyBattleView) -> tuple[SideView, SideView]:
    """The actor's side, then the other."""
    own = 0 if view.actor in (None, view.sides[0].seat) else 1
    return view.sides[own], view.sides[1 - own]


def _node(view: ToyBattleView, name: str) -> NodeView:
    return next(node for node in view.nodes if node.id == name)


def _shown_troop(node: NodeView) -> str:
    """`red's Star`."""
    return f"{node.stack[-1].owner}'s {troop_name(node.stack[-1].troop)}"
