"""What a seat saw happen, for log and animation. Only public fields and the seat's own rack are compared."""

from __future__ import annotations

import numpy as np

from fracas.core.contract import Action, Event, Game

from .actions import (
    TROOP_IDS,
    TROOP_NAMES,
    Discard,
    Draw,
    Exhume,
    Pin,
    Place,
    Raid,
    Recall,
    Shove,
    Skip,
    troop_name,
)
from .data import BASE, Terrain
from .options import ToyBattleOptions
from .state import SEATS, TYPES, Phase
from .view import counted, seat_title, stack_of


class Drew(Event):
    """Troops went from the reserve to a rack; only their owner sees which."""

    seat: str
    count: int
    troops: list[str] | None


class Placed(Event):
    """A troop went from a rack to a node."""

    seat: str
    troop: str
    node: str
    covers: str | None  # `red star`


class Discarded(Event):
    """A troop went to the discard: from a node (Jumbo), or from a rack (XB-42, node None)."""

    owner: str
    troop: str
    node: str | None


class Returned(Event):
    """A troop went back to a rack in the open: from a node (recall), or from the discard (exhume, node None)."""

    seat: str
    troop: str
    node: str | None


class Shoved(Event):
    """A troop moved from a node to another."""

    owner: str
    troop: str
    source: str
    target: str


class Pinned(Event):
    """A troop of a rack lies face down for a turn; only its owner sees which."""

    owner: str
    troop: str | None


class Unpinned(Event):
    """Pinned troops are free again."""

    owner: str
    count: int


class Skipped(Event):
    """An effect was declined."""

    seat: str
    effect: str


class RegionTaken(Event):
    """A side took all medals of a region."""

    seat: str
    region: int  # counted from 0, as in the view
    bases: list[str]
    medals: int


def narrate(
    game: Game[ToyBattleOptions], before: np.record, action: Action, after: np.record, seat: int | None
) -> list[Event]:
    """The action first, then the regions it decided, then troops set free by the end of the turn."""
    terrain = game.options.board
    actor = int(before.actor)
    events = [_action_event(before, action, after, terrain, seat)]
    for number, region in enumerate(terrain.regions):
        taken = int(after.taken[number])
        if taken and not before.taken[number]:
            where = ", ".join(region.bases)
            text = f"{seat_title(taken - 1)} takes {counted(region.medals, 'medal')} from the region {where}."
            events.append(
                RegionTaken(
                    kind="region-taken",
                    text=text,
                    seat=SEATS[taken - 1],
                    region=number,
                    bases=region.bases,
                    medals=region.medals,
                )
            )
    freed = int(before.side[actor].pins)
    if freed and not after.side[actor].pins:
        text = f"{seat_title(actor)}'s pinned {'troop' if freed == 1 else 'troops'} can be placed again."
        events.append(Unpinned(kind="unpinned", text=text, owner=SEATS[actor], count=freed))
    return events


def _action_event(before: np.record, action: Action, after: np.record, terrain: Terrain, seat: int | None) -> Event:
    actor = int(before.actor)
    who = seat_title(actor)
    foe = seat_title(1 - actor)
    match action:
        case Draw():
            return _drew(before, after, actor, seat)
        case Place():
            return _placed(before, action, terrain, actor)
        case Discard():
            troop = _top(before, terrain, action.node)
            text = f"{who}'s Jumbo discards {foe}'s {troop_name(troop)} on {action.node}."
            return Discarded(kind="discarded", text=text, owner=SEATS[1 - actor], troop=troop, node=action.node)
        case Raid():
            gone = after.side[1 - actor].discard - before.side[1 - actor].discard
            troop = TROOP_IDS[int(np.argmax(gone))]
            text = f"{who}'s XB-42 discards {troop_name(troop)} from {foe}'s rack."
            return Discarded(kind="discarded", text=text, owner=SEATS[1 - actor], troop=troop, node=None)
        case Recall():
            troop = _top(before, terrain, action.node)
            text = f"{who} recalls {troop_name(troop)} from {action.node}."
            return Returned(kind="returned", text=text, seat=SEATS[actor], troop=troop, node=action.node)
        case Exhume():
            text = f"{who} exhumes {troop_name(action.troop)}."
            return Returned(kind="returned", text=text, seat=SEATS[actor], troop=action.troop, node=None)
        case Shove():
            troop = _top(before, terrain, action.source)
            text = f"{who} shoves {foe}'s {troop_name(troop)} from {action.source} to {action.target}."
            return Shoved(
                kind="shoved",
                text=text,
                owner=SEATS[1 - actor],
                troop=troop,
                source=action.source,
                target=action.target,
            )
        case Pin():
            return _pinned(before, after, actor, seat)
        case _:
            assert isinstance(action, Skip)
            effect = _effect_name(Phase(int(before.phase)))
            return Skipped(kind="skipped", text=f"{who} declines {effect}.", seat=SEATS[actor], effect=effect)


def _drew(before: np.record, after: np.record, actor: int, seat: int | None) -> Drew:
    count = int(before.side[actor].reserve_size) - int(after.side[actor].reserve_size)
    text = f"{seat_title(actor)} draws {counted(count, 'troop')}"
    troops = None
    if seat == actor:
        had, has = _racked(before, actor), _racked(after, actor)
        troops = [TROOP_IDS[troop] for troop in range(TYPES) for _ in range(has[troop] - had[troop])]
        text += ": " + " and ".join(troop_name(troop) for troop in troops)
    return Drew(kind="drew", text=text + ".", seat=SEATS[actor], count=count, troops=troops)


def _racked(s: np.record, side: int) -> list[int]:
    return [int(s.side[side].rack[troop]) + int(s.side[side].pinned[troop]) for troop in range(TYPES)]


def _placed(before: np.record, action: Place, terrain: Terrain, actor: int) -> Placed:
    node = terrain.names.index(action.node)
    text = f"{seat_title(actor)} places {troop_name(action.troop)} on {action.node}"
    covers = None
    stack = stack_of(before, node)
    if stack:
        owner, troop = stack[-1]
        covers = f"{SEATS[owner]} {TROOP_IDS[troop]}"
        text += f", covering {'its own' if owner == actor else seat_title(owner) + chr(39) + 's'} {TROOP_NAMES[troop]}."
    else:
        text += " and captures the H.Q." if terrain.nodes[node].kind != BASE else "."
    return Placed(kind="placed", text=text, seat=SEATS[actor], troop=action.troop, node=action.node, covers=covers)


def _pinned(before: np.record, after: np.record, actor: int, seat: int | None) -> Pinned:
    text = f"{seat_title(actor)} pins a troop on {seat_title(1 - actor)}'s rack"
    troop = None
    if seat == 1 - actor:
        troop = TROOP_IDS[int(np.argmax(after.side[seat].pinned - before.side[seat].pinned))]
        text += f": {troop_name(troop)}"
    return Pinned(kind="pinned", text=text + ".", owner=SEATS[1 - actor], troop=troop)


def _top(s: np.record, terrain: Terrain, name: str) -> str:
    return TROOP_IDS[stack_of(s, terrain.names.index(name))[-1][1]]


def _effect_name(phase: Phase) -> str:
    if phase.value < TYPES:
        return f"{TROOP_NAMES[phase.value]}'s effect"
    return f"the {phase.name.lower()} of the base"
