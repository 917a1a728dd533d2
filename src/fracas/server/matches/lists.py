"""Lists of matches, one line each."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from sqlalchemy import RowMapping

from ..errors import Refused
from ..guests import Guest
from ..logs import log, log_failure
from ..messages import ClockSettings, Outcome, Player
from ..models import MatchSummary
from ..store import queries
from . import archive, trouble
from .live import LiveMatch
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
    """The matches a guest plays in or has made, but for those taken off the list."""
    values = {
        "guest": guest.id,
        "status": STATUSES[which],
        "before": FOREVER if before is None else before,
        "most": most,
    }
    return await _summaries(context, guest, await context.database.all(queries.MY_MATCHES, values))


async def public(context: Context, guest: Guest | None, status: str, most: int) -> list[MatchSummary]:
    """Public matches of a status, as far as they can be played."""
    rows = await context.database.all(queries.PUBLIC_MATCHES, {"status": status, "most": most})
    found = [one for one in await _summaries(context, guest, rows) if one.trouble is None]
    # Two who are about to agree wait for nobody else.
    return [one for one in found if status != "waiting" or any(player.kind == "open" for player in one.players)]


async def _summaries(context: Context, guest: Guest | None, rows: Sequence[RowMapping]) -> list[MatchSummary]:
    if not rows:
        return []
    seats: defaultdict[str, list[Seat]] = defaultdict(list)
    for row in await context.database.all(queries.SEATS_OF_MATCHES, {"ids": [row["id"] for row in rows]}):
        seats[row["match_id"]].append(Seat.read(row))
    return [await _line(context, guest, row, seats[row["id"]]) for row in rows]


async def _line(context: Context, guest: Guest | None, row: RowMapping, seats: list[Seat]) -> MatchSummary:
    """One match; whatever is wrong with it, the others are listed."""
    names = archive.seat_names(row["game"], max((seat.index for seat in seats), default=-1) + 1)
    yours = [names[seat.index] for seat in seats if guest is not None and seat.guest_id == guest.id]
    is_agreeing = row["status"] == "waiting" and all(seat.kind != "open" for seat in seats)
    row, turn = await _look(context, row, bool(yours), is_agreeing)
    try:
        with trouble.blaming("broken"):
            return _summary(row, seats, names, yours, turn)
    except trouble.Unplayable as found:
        await trouble.set_aside(context, await archive.find(context, row["id"]), found)
        return _bare(row, yours)


def _summary(
    row: RowMapping, seats: list[Seat], names: Sequence[str], yours: list[str], turn: LiveMatch | None
) -> MatchSummary:
    actor = None if turn is None or turn.actor is None else turn.seat_names[turn.actor]
    answerer = None if turn is None or turn.answerer is None else turn.seat_names[turn.answerer]
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
        your_turn=actor in yours or answerer in yours,
        actor=actor,
        ply=None if turn is None else turn.ply,
        outcome=None if row["outcome"] is None else Outcome.model_validate(json.loads(row["outcome"])),
        trouble=row["trouble"],
        puzzle=row["puzzle"],
        set_position=row["start_position"] is not None and row["puzzle"] is None,
        clock=clock,
        created_at=row["created_at"],
        ended_at=row["ended_at"],
    )


def _bare(row: RowMapping, yours: list[str]) -> MatchSummary:
    """A match of which no more can be told than that it is broken."""
    return MatchSummary(
        id=row["id"],
        game=row["game"],
        status="over" if row["status"] == "over" else "running",
        players=[],
        yours=yours,
        your_turn=False,
        actor=None,
        ply=None,
        outcome=None,
        trouble="broken",
        puzzle=None,
        set_position=False,
        clock=None,
        created_at=row["created_at"] if isinstance(row["created_at"], int) else 0,
        ended_at=row["ended_at"] if isinstance(row["ended_at"], int) else None,
    )


async def _look(
    context: Context, row: RowMapping, is_player: bool, is_agreeing: bool
) -> tuple[RowMapping, LiveMatch | None]:
    """The match itself, to tell whose turn it is. Where spectators are kept behind, only players are told."""
    has_turns = row["status"] == "running" or (is_agreeing and is_player)
    if not has_turns or row["trouble"] is not None or (row["watch_delay"] and not is_player):
        return row, None
    try:
        return row, await context.matches.get(context, row["id"])
    except Refused as refused:
        if refused.code not in trouble.TROUBLES:
            log("a listed match could not be loaded", match=row["id"], reason=refused.text)
    except Exception:
        log_failure("a listed match could not be loaded", match=row["id"])
    return await context.database.one(queries.MATCH, {"id": row["id"]}) or row, None  # it may just have been set aside
