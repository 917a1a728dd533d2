"""Forgetting a guest: the name goes out of every row, the seats become nobody's, the connections are closed.

What others played with the guest stays theirs. A match the guest was alone in (or against a program) is closed; one
against another person goes on with an empty seat, which that person may claim at once. What nobody is left for counts
as unfinished and is deleted with its kind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.core.errors import FracasError

from ..chance import digest
from ..logs import log
from ..store import queries
from ..store.writer import Clash, Statement
from . import lobby, presence, proposals, referee
from .live import LiveMatch

if TYPE_CHECKING:
    from ..context import Context

AT_ONCE = 200  # matches a guest is taken out of by one commit
TRIES = 3
# In this order: whether anybody is left is to be seen before the guest is out.
TRACES = (
    queries.SHELVE_IF_LAST,
    queries.LEAVE_SEATS,
    queries.LEAVE_UPLOADS,
    queries.LEAVE_INVITATIONS,
    queries.LEAVE_MATCHES,
)


async def forget(context: Context, guest_id: str) -> None:
    """Take a guest out of the store and out of memory. Broken off, it is finished by the next sweep."""
    values = {"key": guest_id, "new_hash": digest(context.chance.token()), "expires": context.now()}
    await context.database.commit([Statement(queries.SET_GUEST_TOKEN, values)])
    context.known_guests.drop(guest_id)
    context.hub.expel(guest_id)
    for row in await context.database.all(queries.UNFINISHED_OF, {"guest": guest_id}):
        try:
            await _leave(context, await context.matches.get(context, row["id"]), guest_id)
        except FracasError as error:
            log("a guest could not leave a match", match=row["id"], reason=str(error))
    async with context.limits.turn(guest_id):  # no match of theirs is being made meanwhile
        await _erase(context, guest_id)
    context.studies.drop_of(guest_id)
    await context.matches.settled()
    for live in context.matches.all():
        live.vacate(guest_id)


async def _leave(context: Context, live: LiveMatch, guest_id: str) -> None:
    async with live.lock:
        held = live.seats_of(guest_id)
        if live.status == "running" and (not held or live.has_others(guest_id)):
            for index in held:
                await lobby.empty_seat(context, live, index)
            presence.tell(context, live)
        elif live.status == "waiting" and held and live.row.owner_id != guest_id:
            await proposals.leave(context, live, held[0])
        elif live.status != "over":
            await referee.close(context, live)


async def _erase(context: Context, guest_id: str) -> None:
    """In the store. Somebody may be sitting down with the guest's name at this very moment: then once more."""
    for attempt in range(TRIES):
        while rows := await context.database.all(queries.MATCHES_WITH, {"guest": guest_id, "most": AT_ONCE}):
            values = [{"key": row["id"], "guest": guest_id} for row in rows]
            await context.database.commit([Statement(sql, one) for sql in TRACES for one in values])
        try:
            await context.database.commit([Statement(queries.DELETE_GUEST, {"key": guest_id})])
            return
        except Clash:
            if attempt == TRIES - 1:
                raise
