"""Taking a match off the own list: a waiting one is closed, one that is over stays for the others who played it.

What nobody has on a list any more is deleted. Until then it counts among what its maker has in the store.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..errors import Refused, not_found
from ..guests import Guest
from ..logs import log
from ..store import queries
from ..store.writer import Clash, Statement
from . import archive, referee
from .archive import Stored

if TYPE_CHECKING:
    from ..context import Context


async def remove(context: Context, match_id: str, guest: Guest) -> None:
    """Take a match off a guest's list; to whom it does not belong there is no such match."""
    await context.matches.unbroken(_remove(context, match_id, guest))


async def _remove(context: Context, match_id: str, guest: Guest) -> None:
    stored = await archive.find(context, match_id)
    if guest.id not in _holders(stored):
        raise not_found("match")
    if stored.status == "waiting" and stored.trouble is None:
        await _cancel(context, match_id, guest)
        stored = await archive.find(context, match_id)
    if stored.status != "over" and stored.trouble is None:
        raise Refused("not-running", "a match that is being played stays on the list", reason="unfinished")
    removed = {row["guest_id"] for row in await context.database.all(queries.REMOVED_BY, {"id": match_id})}
    if _holders(stored) - removed - {guest.id}:
        await _take_off(context, match_id, guest)
        return
    await context.database.commit([Statement(queries.DELETE_MATCH, {"key": match_id})])
    context.matches.drop_deleted(context, match_id)
    log("a match was deleted: nobody has it on a list", match=match_id)


def _holders(stored: Stored) -> set[str]:
    """On whose lists it stands, but for those who took it off."""
    owner = stored.match["owner_id"]
    return stored.players() | (set() if owner is None else {str(owner)})


async def _cancel(context: Context, match_id: str, guest: Guest) -> None:
    """Close a match whose invitation nobody has taken; only who made it may, and only as long as it waits."""
    live = await context.matches.get(context, match_id)
    if live.row.owner_id != guest.id:
        raise Refused("not-yours", "only who made a match may cancel it")
    async with live.lock:
        referee.refuse_stale(live)
        if live.status == "waiting":
            await referee.close(context, live)


async def _take_off(context: Context, match_id: str, guest: Guest) -> None:
    values = {"match_id": match_id, "guest_id": guest.id, "at": context.now()}
    try:
        await context.database.commit([Statement(queries.INSERT_REMOVAL, values)])
    except Clash:
        return  # it is off the list already, or the match has just been deleted
