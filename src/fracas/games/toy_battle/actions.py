"""Actions of Toy Battle: id, text and structure. Nodes have the names of the terrain in play."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, get_args

from fracas.core.contract import Action, Game

from .options import ToyBattleOptions
from .state import (
    ACTIONS,
    DISCARD,
    DRAW,
    EXHUME,
    MOST_NODES,
    PIN,
    PLACE,
    RAID,
    RECALL,
    SHOVE,
    SKIP,
)

TroopId = Literal["kwak", "skully", "capn", "jumbo", "hook", "xb-42", "star", "roxy"]
TROOP_IDS: tuple[TroopId, ...] = get_args(TroopId)  # by Troop number


class Draw(Action):
    """Draw troops: the turn's 2, or those of Skully, Star or a base. Text: `draw`."""

    kind: Literal["draw"] = "draw"


class Skip(Action):
    """Decline the effect that is open. Text: `skip`."""

    kind: Literal["skip"] = "skip"


class Raid(Action):
    """XB-42: discard a random troop from the enemy rack. Text: `raid`."""

    kind: Literal["raid"] = "raid"


class Pin(Action):
    """Pin a random troop of the enemy rack for its next turn. Text: `pin`."""

    kind: Literal["pin"] = "pin"


class Exhume(Action):
    """Take one of your troops from the discard to your rack. Text: `exhume skully`."""

    kind: Literal["exhume"] = "exhume"
    troop: TroopId


class Recall(Action):
    """Return your visible troop on a base to your rack. Text: `recall b3`."""

    kind: Literal["recall"] = "recall"
    node: str


class Discard(Action):
    """Jumbo: discard the visible enemy troop on a base. Text: `discard b4`."""

    kind: Literal["discard"] = "discard"
    node: str


class Place(Action):
    """Place a troop from your rack on a base or the enemy H.Q. Text: `place hook b7`."""

    kind: Literal["place"] = "place"
    troop: TroopId
    node: str


class Shove(Action):
    """Move a visible enemy troop to a base next to its own. Text: `shove b4 to b7`."""

    kind: Literal["shove"] = "shove"
    source: str
    target: str

    def phrase(self) -> str:
        """`shove b4 to b7`."""
        return f"shove {self.source} to {self.target}"


def action(game: Game[ToyBattleOptions], action_id: int) -> Action:
    """Actions name nodes as the terrain does."""
    return _all_actions(game.options.board.names)[action_id]


@lru_cache(maxsize=32)  # the names of one terrain serve every match on it
def _all_actions(names: tuple[str, ...]) -> tuple[Action, ...]:
    """Every action by id, for a terrain with these nodes."""
    return tuple(_make_action(names, action_id) for action_id in range(ACTIONS))


def _make_action(names: tuple[str, ...], action_id: int) -> Action:
    simple = {DRAW: Draw, SKIP: Skip, RAID: Raid, PIN: Pin}
    if action_id in simple:
        return simple[action_id](id=action_id)
    if action_id < RECALL:
        return Exhume(id=action_id, troop=TROOP_IDS[action_id - EXHUME])
    if action_id < DISCARD:
        return Recall(id=action_id, node=_name(names, action_id - RECALL))
    if action_id < PLACE:
        return Discard(id=action_id, node=_name(names, action_id - DISCARD))
    if action_id < SHOVE:
        troop, node = divmod(action_id - PLACE, MOST_NODES)
        return Place(id=action_id, troop=TROOP_IDS[troop], node=_name(names, node))
    source, target = divmod(action_id - SHOVE, MOST_NODES)
    return Shove(id=action_id, source=_name(names, source), target=_name(names, target))


def _name(names: tuple[str, ...], index: int) -> str:
    """The terrain's name of a node; `(20)` for a number this terrain does not use, which no node can be called."""
    return names[index] if index < len(names) else f"({index})"
