"""Who is here. A seat's holder is while a connection of theirs follows the match, or for a while after a request of
theirs about it; gone since their last sign of life, though no longer than the match has run in this life of the server.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..errors import Refused
from ..messages import Presence
from .live import LiveMatch, Subscriber
from .pictures import Picture
from .rows import Seat

if TYPE_CHECKING:
    from ..context import Context

MOST_SIGNS = 50_000
COUNT_SECONDS = 0.3
LONG_AGO = -(10**12)  # the tick since which a guest is gone who was forgotten: nobody has to wait for them


@dataclass(frozen=True)
class Sign:
    """When a guest was last known to be at a match, and when they last asked for something there: in ticks."""

    seen: int = 0
    asked: int = 0


class Signs:
    """The last sign of life of each guest at each match. They outlast the match's place in memory."""

    def __init__(self) -> None:
        self._signs: OrderedDict[tuple[str, str], Sign] = OrderedDict()
        self._forgotten = Sign()  # the newest of those there was no room for: nobody is gone for longer

    def of(self, match_id: str, guest_id: str) -> Sign:
        """The last sign of a guest at a match."""
        return self._signs.get((match_id, guest_id), self._forgotten)

    def note(self, match_id: str, guest_id: str, sign: Sign) -> None:
        """A new one."""
        self._signs[match_id, guest_id] = sign
        self._signs.move_to_end((match_id, guest_id))
        if len(self._signs) > MOST_SIGNS:
            _, oldest = self._signs.popitem(last=False)
            self._forgotten = Sign(seen=oldest.seen)


def gone_since(context: Context, live: LiveMatch, seat: Seat) -> int | None:
    """The tick since which a seat's holder is gone; None: here."""
    if seat.kind == "bot":
        return None
    if seat.is_left and live.row.origin == "new":
        return LONG_AGO
    sign = Sign() if seat.guest_id is None else context.signs.of(live.id, seat.guest_id)
    if _follows(live, seat) or _quiet_at(context, sign) > context.tick():
        return None
    return max(sign.seen, live.started, context.uptime.start)


def _follows(live: LiveMatch, seat: Seat) -> bool:
    """A hot seat's holder is at both seats."""
    holders = {live.seats[one.place].guest_id for one in live.subscribers if one.place is not None}
    return seat.guest_id is not None and seat.guest_id in holders


def _quiet_at(context: Context, sign: Sign) -> int:
    """The tick from which on somebody who only asks now and then counts as gone."""
    return sign.asked + round(context.settings.presence_seconds * 1000) if sign.asked else 0


def online(context: Context, live: LiveMatch) -> list[str]:
    """The seats whose holder is here."""
    return [live.seat_names[seat.index] for seat in live.seats if gone_since(context, live, seat) is None]


def absent_since(context: Context, live: LiveMatch) -> dict[str, int]:
    """The seats of people who are gone from a running match, and since when (ms since 1970)."""
    if live.status != "running":
        return {}
    gone = {live.seat_names[seat.index]: gone_since(context, live, seat) for seat in live.seats}
    return {
        name: 0 if tick == LONG_AGO else context.uptime.time(tick) for name, tick in gone.items() if tick is not None
    }


def refuse_crowd(context: Context, live: LiveMatch) -> None:
    """One more spectator, unless there are as many as allowed."""
    if sum(one.place is None for one in live.subscribers) >= context.settings.spectators:
        raise Refused("too-many", "too many spectators watch this match", retry_after=60, reason="spectators")


def asked(context: Context, live: LiveMatch, guest_id: str) -> None:
    """A guest has asked for something about the match."""
    if not live.seats_of(guest_id):
        return
    before, tick = online(context, live), context.tick()
    context.signs.note(live.id, guest_id, Sign(seen=tick, asked=tick))
    if online(context, live) != before:
        tell(context, live)
    _look_again(context, live)


def arrive(context: Context, live: LiveMatch, who: Subscriber) -> None:
    """Somebody follows the match."""
    if who.place is None:
        _count(context, live, who)
    else:
        tell(context, live, but=who)


def depart(context: Context, live: LiveMatch, who: Subscriber) -> None:
    """Somebody does no longer."""
    guest_id = None if who.place is None else live.seats[who.place].guest_id
    if guest_id is not None:
        asked_at = context.signs.of(live.id, guest_id).asked
        context.signs.note(live.id, guest_id, Sign(seen=context.tick(), asked=asked_at))
    if who.place is None:
        _count(context, live, who)
    else:
        tell(context, live, but=who)
    _look_again(context, live)


def _count(context: Context, live: LiveMatch, but: Subscriber | None = None) -> None:
    """Spectators come and go in crowds: after the first everybody is told of a crowd once, not of each by each."""
    if live.next_count is not None:
        live.has_to_count = True
        return
    tell(context, live, but)
    live.has_to_count = False
    live.next_count = asyncio.get_running_loop().call_later(COUNT_SECONDS, lambda: _count_again(context, live))


def _count_again(context: Context, live: LiveMatch) -> None:
    live.next_count = None
    if live.has_to_count:
        _count(context, live)


def tell(context: Context, live: LiveMatch, but: Subscriber | None = None) -> None:
    """Tell the others who is there."""
    message = Presence(
        online=online(context, live),
        spectators=sum(one.place is None for one in live.subscribers),
        absent_since=absent_since(context, live),
    )
    picture = Picture(live.version, message.model_dump_json())
    for subscriber in list(live.subscribers):
        if subscriber is not but:
            subscriber.see(picture)


def _look_again(context: Context, live: LiveMatch) -> None:
    """Whoever only asks now and then goes without a word: those who follow the match are told when it is time."""
    if live.next_look is not None or not live.subscribers:
        return
    tick = context.tick()
    signs = [
        context.signs.of(live.id, seat.guest_id) for seat in live.seats if seat.guest_id and not _follows(live, seat)
    ]
    waits = [at - tick for at in (_quiet_at(context, sign) for sign in signs) if at > tick]
    if waits:
        here = online(context, live)
        live.next_look = asyncio.get_running_loop().call_later(
            min(waits) / 1000 + 0.001, lambda: _look(context, live, here)
        )


def _look(context: Context, live: LiveMatch, before: list[str]) -> None:
    live.next_look = None
    if online(context, live) != before:
        tell(context, live)
    _look_again(context, live)
