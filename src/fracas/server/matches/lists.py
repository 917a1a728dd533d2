"""Lists of matches, one line each."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from sqlalchemy import RowMapping

from fracas.core import registry
from fracas.core.errors import FracasError

from ..guests import Guest
from ..logs import log_failure
from ..messages import ClockSettings, Outcome, Player
from ..models import MatchSummary
from ..store import queries
from .rows import Seat

if TYPE_CHECKING:
    from ..context import Context

Which = Literal["open", "over", "all"]
STATUSES: dict[str, list[str]] = {
    "open": ["waiting", "running"],
    "over": ["over"],
    "all": ["waiting", "running", "over"],
}
FOREVER = 2**53


async def mine(context: Context, guest: Guest, which: Which, before: int | None, most: int) -> list[MatchSummary]:
    """The matches a guest plays in or has made."""
    values = {
        "guest": guest.id,
        "status": STATUSES[which],
        "before": FOREVER if before is None else before,
        "most": most,
    }
    return await _summaries(context, guest, await context.database.all(queries.MY_MATCHES, values))


async def public(context: Context, guest: Guest | None, status: str, most: int) -> list[MatchSummary]:
    """Public matches of a status."""
    rows = await context.database.all(queries.PUBLIC_MATCHES, {"status": status, "most": most})
    return await _summaries(context, guest, rows)


async def _summaries(context: Context, guest: Guest | None, rows: Sequence[RowMapping]) -> list[MatchSummary]:
    if not rows:
        return []
    seats: defaultdict[str, list[Seat]] = defaultdict(list)
    for row in await context.database.all(queries.SEATS_OF_MATCHES, {"ids": [row["id"] for row in rows]}):
        seats[row["match_id"]].append(Seat.read(row))
    return [await _summary(context, guest, row, seats[row["id"]]) for row in rows]


async def _summary(context: Context, guest: Guest | None, row: RowMapping, seats: list[Seat]) -> MatchSummary:
    names = _seat_names(row["game"], len(seats))
    yours = [names[seat.index] for seat in seats if guest is not None and seat.guest_id == guest.id]
    actor, ply = await _turn(context, row, bool(yours))
    clock = None
    if row["clock_initial_ms"] is not None:
        clock = ClockSettings(
            initial_seconds=row["clock_initial_ms"] / 1000, increment_seconds=(row["clock_increment_ms"] or 0) / 1000
        )
    return MatchSummary(
        id=row["id"],
        game=row["game"],
        status=row["status"],
        players=[Player(seat=names[seat.index], kind=seat.kind, name=seat.name, level=seat.level) for seat in seats],
        yours=yours,
        your_turn=actor in yours,
        actor=actor,
        ply=ply,
        outcome=None if row["outcome"] is None else Outcome.model_validate(json.loads(row["outcome"])),
        puzzle=row["puzzle"],
        set_position=row["start_position"] is not None and row["puzzle"] is None,
        clock=clock,
        created_at=row["created_at"],
        ended_at=row["ended_at"],
    )


async def _turn(context: Context, row: RowMapping, is_player: bool) -> tuple[str | None, int | None]:
    """Who is to act: that takes the match itself. Where spectators are kept behind, only players are told."""
    if row["status"] != "running" or (row["watch_delay"] and not is_player):
        return None, None
    try:
        live = await context.matches.get(context, row["id"])
    except FracasError:
        log_failure("a listed match could not be loaded", match=row["id"])
        return None, None
    return (None if live.actor is None else live.seat_names[live.actor]), live.ply


def _seat_names(game_id: str, count: int) -> Sequence[str]:
    try:
        return registry.find(game_id).card.seats
    except FracasError:
        return [f"seat {index + 1}" for index in range(count)]
