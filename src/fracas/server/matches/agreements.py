"""What needs two: draws, takebacks, rematches. A seat nobody sits at, or one's own, agrees by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import Refused
from ..messages import Accepted
from ..store import queries
from ..store.writer import Statement
from . import lobby, quota
from .endings import undecided
from .live import LiveMatch
from .referee import happen, refuse_stale, refuse_unless_running
from .takeback import verdict

if TYPE_CHECKING:
    from ..context import Context

NAMES = {"draw": "a draw", "takeback": "a takeback", "rematch": "a rematch"}


async def take_back(context: Context, live: LiveMatch, seat: int, version: int) -> Accepted:
    """Take back the seat's last action, or ask the other whether it may."""
    return await context.matches.unbroken(_take_back(context, live, seat, version))


async def _take_back(context: Context, live: LiveMatch, seat: int, version: int) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        refuse_unless_running(live)
        if version != live.version:
            raise Refused("late", "the match has gone on; look again before taking back")
        found = verdict(live, seat)
        if found.how == "never" or found.to is None:
            raise Refused("unfair", found.text, reason=found.why)
        if found.how == "free":
            return await _go_back(context, live, seat, found.to)
        if "takeback" in live.offers:
            raise Refused("repeated", "a takeback has been asked for already")
        return await happen(context, live, "offer", seat, {"what": "takeback"})


async def _go_back(context: Context, live: LiveMatch, seat: int, to: int) -> Accepted:
    clocks = [] if live.clock is None else live.clock.snapshot(live.actor, context.tick())
    undone = [action.id for action in live.match.played[to:]]
    delete = Statement(queries.DELETE_ACTIONS, {"key": live.id, "from_ply": to})
    data = {"ply": to, "undone": undone, "clocks": clocks}
    return await happen(context, live, "takeback", seat, data, first=(delete,))


async def offer(context: Context, live: LiveMatch, seat: int, what: str) -> Accepted:
    """Offer a draw or a rematch."""
    return await context.matches.unbroken(_offer(context, live, seat, what))


async def _offer(context: Context, live: LiveMatch, seat: int, what: str) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        if what == "draw":
            refuse_unless_running(live)
            if live.game.card.is_solo:
                raise Refused("unfair", "a puzzle cannot end in a draw", reason="no-draw-in-puzzle")
        elif live.outcome is None:
            raise Refused("not-running", "a rematch can be offered when the match is over", reason="unfinished")
        elif live.rematch is not None:
            raise Refused("repeated", f"the rematch has begun already: {live.rematch}")
        _refuse_left(live)
        if live.offers.get(what) == seat:
            raise Refused("repeated", f"{NAMES[what]} has been offered already")
        others = [other for other in live.seats if other.index != seat]
        me = live.seats[seat].guest_id
        if what in live.offers or all(other.guest_id == me and other.kind == "person" for other in others):
            return await _agree(context, live, seat, what, seat)
        if any(other.kind == "bot" for other in others):
            if what == "draw":
                raise Refused("unfair", "the opponent declines draws", reason="draw-declined")
            return await _agree(context, live, seat, what, seat)
        return await happen(context, live, "offer", seat, {"what": what})


def _refuse_left(live: LiveMatch) -> None:
    if any(seat.is_left for seat in live.seats):
        raise Refused("unfair", "the other player has left for good", reason="left")


async def answer(context: Context, live: LiveMatch, seat: int, what: str, accept: bool) -> Accepted:
    """Answer the other's offer, or withdraw one's own."""
    return await context.matches.unbroken(_answer(context, live, seat, what, accept))


async def _answer(context: Context, live: LiveMatch, seat: int, what: str, accept: bool) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        by = live.offers.get(what)
        if by is None:
            raise Refused("nothing-offered", f"nobody offers {NAMES[what]}")
        if not accept:
            return await happen(context, live, "answer", seat, {"what": what, "accept": False})
        if live.seats[by].guest_id == live.seats[seat].guest_id:
            raise Refused("unfair", "you cannot accept your own offer", reason="own-offer")
        return await _agree(context, live, by, what, seat)


async def _agree(context: Context, live: LiveMatch, by: int, what: str, asker: int) -> Accepted:
    if what == "draw":
        outcome = undecided("draw-agreed")
        return await happen(context, live, "ended", by, {"outcome": outcome.model_dump(mode="json")}, outcome=outcome)
    if what == "takeback":
        refuse_unless_running(live)
        found = verdict(live, by)
        if found.how == "never" or found.to is None:
            raise Refused("unfair", found.text, reason=found.why)
        return await _go_back(context, live, by, found.to)
    return await _play_again(context, live, by, live.seats[asker].guest_id or "")


async def _play_again(context: Context, live: LiveMatch, by: int, asker_id: str) -> Accepted:
    """Make the rematch. It is its owner's as the first one was, and counts among the owner's matches."""
    _refuse_left(live)
    owner_id = live.row.owner_id or asker_id
    new, statements = await lobby.rematch(context, live, owner_id)
    try:
        async with quota.room(context, owner_id, new.row.bytes):
            accepted = await happen(context, live, "rematch", by, {"match": new.id}, first=tuple(statements))
    except Refused as refused:
        if refused.code != "too-many" or owner_id == asker_id:
            raise
        text = "who made this match can have no other at the moment; make one yourself"
        raise Refused("too-many", text, refused.retry_after, reason="others-matches") from None
    lobby.open_up(context, new)
    return accepted
