"""How much of a match somebody may know of by now: spectators may be kept behind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .live import LiveMatch

if TYPE_CHECKING:
    from ..context import Context


def visible_version(context: Context, live: LiveMatch, seat: int | None) -> int:
    """The newest version a seat (None: a spectator) may know of."""
    before = horizon(context, live, seat)
    return live.version if before is None else live.visible(before).version


def horizon(context: Context, live: LiveMatch, seat: int | None) -> int | None:
    """Seats see everything at once, and so does everybody once the match is over."""
    if seat is not None or not live.row.watch_delay or live.status == "over":
        return None
    return context.tick() - round(live.row.watch_delay * 1000)


def latest_ply(context: Context, live: LiveMatch, seat: int | None) -> int:
    """How many actions a seat (None: a spectator) may know of."""
    before = horizon(context, live, seat)
    return live.ply if before is None else live.visible(before).ply
