"""What a seat saw happen, for log and animation. Only public fields and the seat's own rack are compared."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import ALL, Action, Game
from fracas.core.facts import Event
from fracas.core.plain import Plain

from .actions import TROOP_IDS, Discard, Draw, Exhume, Pin, Place, Raid, Recall, Shove, Skip, TroopId
from .data import BASE, Terrain
from .options import ToyBattleOptions
from .state import SEATS, TYPES, Phase
from .view import PHASE_IDS, stack_of


class Drew(Event):
    """Troops went from the reserve to a rack; only their owner sees which."""

    kind: Literal["drew"] = "drew"
    seat: str
    count: int
    troops: list[TroopId] | None


class Placed(Event):
    """A troop went from a rack to an empty base or to an enemy H.Q."""

    kind: Literal["placed", "captured"]
    seat: str
    troop: TroopId
    node: str


class Covered(Event):
    """A troop went from a rack to a base on which another troop was visible."""

    kind: Literal["covered"] = "covered"
    seat: str
    troop: TroopId
    node: str
    owner: str  # of the troop below
    below: TroopId
    is_own: bool


class Discarded(Event):
    """Jumbo sent a visible troop to the discard."""

    kind: Literal["discarded"] = "discarded"
    seat: str
    owner: str
    troop: TroopId
    node: str


class Raided(Event):
    """XB-42 sent a troop of a rack to the discard."""

    kind: Literal["raided"] = "raided"
    seat: str
    owner: str
    troop: TroopId


class Recalled(Event):
    """A troop went back to its rack from a base, in the open."""

    kind: Literal["recalled"] = "recalled"
    seat: str
    troop: TroopId
    node: str


class Exhumed(Event):
    """A troop went back to its rack from the discard, in the open."""

    kind: Literal["exhumed"] = "exhumed"
    seat: str
    troop: TroopId


class Shoved(Event):
    """A troop moved from a base to another."""

    kind: Literal["shoved"] = "shoved"
    seat: str
    owner: str
    troop: TroopId
    source: str
    target: str


class Pinned(Event):
    """A troop of a rack lies face down for a turn; only its owner sees which."""

    kind: Literal["pinned"] = "pinned"
    seat: str
    owner: str
    troop: TroopId | None


class Unpinned(Event):
    """Pinned troops are free again."""

    kind: Literal["unpinned"] = "unpinned"
    owner: str
    count: int


class Skipped(Event):
    """An effect was declined: a troop's (`skully`) or a base's (`recall`)."""

    kind: Literal["skipped"] = "skipped"
    seat: str
    effect: str


class RegionTaken(Event):
    """A side took all medals of a region."""

    kind: Literal["region-taken"] = "region-taken"
    seat: str
    region: int  # counted from 0, as in the view
    bases: list[str]
    medals: int


def narrate(game: Game[ToyBattleOptions], before: Plain, action: Action, after: Plain, seat: int | None) -> list[Event]:
    """The action first, then the regions it decided, then troops set free by the end of the turn."""
    terrain = game.options.board
    actor = before.actor
    events = [_action_event(before, action, after, terrain, seat)]
    for number, region in enumerate(terrain.regions):
        taken = after.taken[number]
        if taken and not before.taken[number]:
            events.append(RegionTaken(seat=SEATS[taken - 1], region=number, bases=region.bases, medals=region.medals))
    freed = before.side[actor].pins
    if freed and not after.side[actor].pins:
        events.append(Unpinned(owner=SEATS[actor], count=freed))
    return events


def _action_event(before: Plain, action: Action, after: Plain, terrain: Terrain, seat: int | None) -> Event:
    actor = before.actor
    who, foe = SEATS[actor], SEATS[1 - actor]
    match action:
        case Draw():
            return _drew(before, after, actor, seat)
        case Place():
            return _placed(before, action, terrain, actor)
        case Discard(node=node):
            return Discarded(seat=who, owner=foe, troop=_top(before, terrain, node), node=node)
        case Raid():
            gone = _added(before.side[1 - actor].discard, after.side[1 - actor].discard)
            return Raided(seat=who, owner=foe, troop=gone)
        case Recall(node=node):
            return Recalled(seat=who, troop=_top(before, terrain, node), node=node)
        case Exhume(troop=troop):
            return Exhumed(seat=who, troop=troop)
        case Shove(source=source, target=target):
            troop = _top(before, terrain, source)
            return Shoved(seat=who, owner=foe, troop=troop, source=source, target=target)
        case Pin():
            pinned = _pinned(before, after, 1 - actor) if seat in (1 - actor, ALL) else None
            return Pinned(seat=who, owner=foe, troop=pinned)
        case _:
            assert isinstance(action, Skip)
            return Skipped(seat=who, effect=PHASE_IDS[Phase(before.phase)])


def _drew(before: Plain, after: Plain, actor: int, seat: int | None) -> Drew:
    count = before.side[actor].reserve_size - after.side[actor].reserve_size
    troops = None
    if seat in (actor, ALL):
        had, has = _racked(before, actor), _racked(after, actor)
        troops = [TROOP_IDS[troop] for troop in range(TYPES) for _ in range(has[troop] - had[troop])]
    return Drew(seat=SEATS[actor], count=count, troops=troops)


def _racked(s: Plain, side: int) -> list[int]:
    return [s.side[side].rack[troop] + s.side[side].pinned[troop] for troop in range(TYPES)]


def _placed(before: Plain, action: Place, terrain: Terrain, actor: int) -> Placed | Covered:
    who, troop, node = SEATS[actor], action.troop, action.node
    number = terrain.names.index(node)
    if terrain.nodes[number].kind != BASE:
        return Placed(kind="captured", seat=who, troop=troop, node=node)
    stack = stack_of(before, number)
    if not stack:
        return Placed(kind="placed", seat=who, troop=troop, node=node)
    owner, below = stack[-1]
    return Covered(seat=who, troop=troop, node=node, owner=SEATS[owner], below=TROOP_IDS[below], is_own=owner == actor)


def _pinned(before: Plain, after: Plain, side: int) -> TroopId:
    return _added(before.side[side].pinned, after.side[side].pinned)


def _added(before: list[int], after: list[int]) -> TroopId:
    """The type of which there is one more."""
    return next(troop for troop, had, has in zip(TROOP_IDS, before, after, strict=True) if has > had)


def _top(s: Plain, terrain: Terrain, name: str) -> TroopId:
    return TROOP_IDS[stack_of(s, terrain.names.index(name))[-1][1]]
