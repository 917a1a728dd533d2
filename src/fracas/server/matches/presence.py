"""Who is there: seats whose holder is connected, and since when others are gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..messages import Presence
from .live import LONG_AGO, LiveMatch, Subscriber

if TYPE_CHECKING:
    from ..context import Context


def online(live: LiveMatch) -> list[str]:
    """The seats whose holder is connected; a hot seat's holder is at both."""
    holders = {live.seats[one.seat].guest_id for one in live.subscribers if one.seat is not None}
    return [
        live.seat_names[seat.index]
        for seat in live.seats
        if seat.kind == "bot" or (seat.guest_id is not None and seat.guest_id in holders)
    ]


def arrive(context: Context, live: LiveMatch, who: Subscriber) -> None:
    """Somebody has come."""
    if who.seat is not None:
        for seat in live.seats_of(live.seats[who.seat].guest_id):
            live.absent.pop(seat, None)
    tell(live, None if LONG_AGO in live.absent.values() else who)  # whom nobody needs to wait for is news to all


def depart(context: Context, live: LiveMatch, who: Subscriber) -> None:
    """Somebody has gone."""
    here = online(live)
    for seat in live.seats:
        if seat.kind == "person" and live.seat_names[seat.index] not in here:
            live.absent.setdefault(seat.index, context.now())
    tell(live, who)


def tell(live: LiveMatch, but: Subscriber | None = None) -> None:
    """Tell the others who is there."""
    message = Presence(
        online=online(live),
        spectators=sum(one.seat is None for one in live.subscribers),
        absent_since={live.seat_names[seat]: since for seat, since in live.absent.items()},
    )
    for subscriber in list(live.subscribers):
        if subscriber is not but:
            subscriber.notify(message)
