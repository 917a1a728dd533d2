"""How much one guest may have: unfinished matches, matches a day, and room in the store."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from ..errors import Refused
from ..store import queries
from .live import LiveMatch
from .rows import ActionRow, MatchEvent, entry_bytes

if TYPE_CHECKING:
    from ..context import Context

FREE = ("ended", "rematch", "started")  # what ends or begins a match is never refused for want of room
CHARGED_APART = ("proposed", "declined")  # by who did it, who may not hold that seat yet, or no longer
MEGABYTE = 1 << 20
AN_HOUR = 3_600.0


def check_options(context: Context, options: Mapping[str, Any]) -> None:
    """An option may be a file's content, but not of any length."""
    most = context.settings.option_bytes
    for name, value in options.items():
        size = len(json.dumps(value))
        if size > most:
            raise Refused("too-large", f"option {name}: its {size:,} bytes are too many; {most:,} are allowed")


@asynccontextmanager
async def room(context: Context, guest_id: str, size: int, *, is_open: bool = True) -> AsyncIterator[None]:
    """Room for one more match of a guest, until it is stored within this; `Refused` when there is none.

    A guest's matches are made one after the other, so that many requests at once get no more than the limit.
    """
    async with context.limits.turn(guest_id):
        held = await _held(context, guest_id)
        if is_open:
            _refuse_too_many(context, held["unfinished"])
        _refuse_too_much(context, held["bytes"] + size)
        context.limits.new_match(guest_id)
        context.limits.store(guest_id, size)
        yield


def _refuse_too_much(context: Context, size: int) -> None:
    if size > context.settings.guest_bytes:
        most = context.settings.guest_bytes / MEGABYTE
        text = f"your matches fill the {most:g} MB that are kept for one guest; room comes as old ones are deleted"
        raise Refused("too-many", text, retry_after=AN_HOUR, reason="storage")


async def refuse_growth(context: Context, guest_id: str, more: int) -> None:
    """Something a guest has in the store grows by so much, or `Refused`."""
    if more > 0:
        _refuse_too_much(context, (await _held(context, guest_id))["bytes"] + more)
        context.limits.store(guest_id, more)


async def refuse_too_many(context: Context, guest_id: str) -> None:
    """Refuse early, before anything is worked out for a match that cannot be."""
    _refuse_too_many(context, (await _held(context, guest_id))["unfinished"])


async def _held(context: Context, guest_id: str) -> Mapping[Any, Any]:
    held = await context.database.one(queries.HELD, {"guest": guest_id})
    if held is None:  # forgotten a moment ago
        raise Refused("no-guest", "you are no guest any more")
    return held


def _refuse_too_many(context: Context, unfinished: int) -> None:
    most = context.settings.open_matches
    if unfinished >= most:
        text = f"you have {unfinished} unfinished matches; finish or resign one ({most} at most)"
        raise Refused("too-many", text, retry_after=60, reason="matches")


def charge(context: Context, live: LiveMatch, row: ActionRow | MatchEvent) -> None:
    """What a person adds to a match counts towards what one may store in a day."""
    guest_id = None if row.seat is None else live.seats[row.seat].guest_id
    if guest_id is not None and not (isinstance(row, MatchEvent) and row.kind in FREE + CHARGED_APART):
        context.limits.store(guest_id, entry_bytes(row.values(live.id)))
