"""Who may see what: from a guest and a request to a seat of a match."""

from __future__ import annotations

import hmac

from fracas.core.contract import ALL, EVERYTHING

from ..errors import Refused, not_found
from ..guests import Guest
from .live import LiveMatch


def whose_view(live: LiveMatch, guest: Guest | None, seat: str | None, watch: str | None) -> int | None:
    """The seat whose view the asker gets, None for a spectator's; `Refused` when neither is theirs to see.

    Everything, racks and decks included, is for whoever may see the match, once it is over.
    """
    if seat == EVERYTHING:
        whose_view(live, guest, None, watch)
        if live.outcome is None:
            text = "everything is shown when the match is over"
            raise Refused("not-running", text, reason="unfinished")
        return ALL
    held = live.seats_of(None if guest is None else guest.id)
    if watch is not None:
        if may_watch(live, guest, watch):
            return None
        raise not_found("match")
    if seat is not None:
        return own_seat(live, guest, seat)
    if held:
        return live.actor if live.actor in held else held[0]
    if may_watch(live, guest, None):
        return None
    raise not_found("match")


def looking_back(live: LiveMatch, guest: Guest | None, seat: str | None, watch: str | None) -> int | None:
    """The same for who only looks at moments of the past: once the match is over any seat's eyes may be borrowed."""
    if live.outcome is None or seat not in live.seat_names:
        return whose_view(live, guest, seat, watch)
    whose_view(live, guest, None, watch)  # may they see it at all?
    return live.seat_names.index(seat)


def place_of(live: LiveMatch, guest: Guest | None, seat: int | None, watch: str | None) -> int | None:
    """Where somebody with that view sits: who looks at everything may hold a seat; None: a spectator."""
    if seat != ALL:
        return seat
    held = [] if watch is not None else live.seats_of(None if guest is None else guest.id)
    return held[0] if held else None


def view_name(live: LiveMatch, seat: int | None) -> str | None:
    """What a view is called by the seats' names: also `all`; None: a spectator's."""
    return EVERYTHING if seat == ALL else live.game.seat_name(seat)


def own_seat(live: LiveMatch, guest: Guest | None, seat: str | None) -> int:
    """A seat the asker holds: the one named, or else the one to act."""
    held = live.seats_of(None if guest is None else guest.id)
    if not held and not may_watch(live, guest, None):
        raise not_found("match")
    names = live.seat_names
    if seat is not None:
        if seat not in names:
            raise Refused("invalid", f"{live.row.game} has no seat {seat!r}; it has {', '.join(names)}")
        if names.index(seat) not in held:
            raise Refused("not-yours", f"the seat {seat!r} is not yours")
        return names.index(seat)
    if not held:
        raise Refused("not-yours", "you hold no seat in this match")
    return live.actor if live.actor in held and live.actor is not None else held[0]


def may_watch(live: LiveMatch, guest: Guest | None, watch: str | None) -> bool:
    """Whoever has the watch link, made the match, or finds it in the lobby."""
    return is_welcome(live.row.is_public, live.row.owner_id, live.row.watch_token, guest, watch)


def is_welcome(is_public: bool, owner_id: str | None, watch_token: str, guest: Guest | None, watch: str | None) -> bool:
    """The same for a match that is not in memory."""
    if is_public or (guest is not None and guest.id == owner_id):
        return True
    return watch is not None and hmac.compare_digest(watch.encode(), watch_token.encode())
