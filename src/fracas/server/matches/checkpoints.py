"""Checkpoints: what a match was after so many actions, so that loading a long one takes as long as loading a short one.

They are a convenience: a match is its rows. One that cannot be read, or is of another version of the rules or of
another layout of the game's state, is passed over, and the match is replayed from its first action.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import zlib
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from sqlalchemy import RowMapping

from fracas.core.contract import Game

from ..logs import log_failure
from ..meter import off_loop
from ..store import queries
from ..store.writer import Clash, Statement
from .live import Entry, LiveMatch
from .rows import BadRows

if TYPE_CHECKING:
    from ..context import Context

EVERY = 100  # actions
FORMAT = 2


def keep_if_due(context: Context, live: LiveMatch) -> None:
    """Write one of this moment, if it is time for one, beside the match's play: nobody waits for it."""
    if live.ply % EVERY:
        return
    context.matches.keep(asyncio.ensure_future(_keep(context, live.id, live.version, _kept(live))))


async def _keep(context: Context, match_id: str, version: int, kept: dict[str, Any]) -> None:
    try:
        row = {"match_id": match_id, "version": version, "data": await off_loop(_packed, kept)}
        delete = Statement(queries.DELETE_CHECKPOINT, {"key": match_id})
        await context.database.commit([delete, Statement(queries.INSERT_CHECKPOINT, row)])
    except Clash:
        pass  # the match has been deleted meanwhile
    except Exception:
        log_failure("a checkpoint could not be written", match=match_id)


def _kept(live: LiveMatch) -> dict[str, Any]:
    """All that the rows up to now have made of the match."""
    clock, match = live.clock, live.match
    return {
        "format": FORMAT,
        "rules": live.game.card.rules_version,
        "layout": layout(live.game),
        "played": [match.action_at(ply).id for ply in range(live.ply)],
        "chance": [int(match.drew_chance(ply)) for ply in range(live.ply)],
        "state": base64.b64encode(match.content_at(live.ply)).decode(),
        "actors": list(live.actors),
        "entries": [(one.version, one.at, one.tick, one.ply) for one in live.entries],
        "status": live.status,
        "started": live.started,
        "hints": live.hints,
        "offers": dict(live.offers),
        "happenings": [asdict(one) for one in live.happenings],
        "taken_back_at": live.taken_back_at,
        "clock": None if clock is None else {"remaining": list(clock.remaining), "turn_at": clock.turn_at},
    }


def _packed(kept: dict[str, Any]) -> bytes:
    return zlib.compress(json.dumps(kept, separators=(",", ":")).encode(), level=1)


def layout(game: Game[Any]) -> str:
    """Changes whenever the bytes of a state would mean something else."""
    told = f"{game.state.descr} {game.card.actions}"
    return hashlib.sha256(told.encode()).hexdigest()[:16]


def restore(live: LiveMatch, row: RowMapping, tick: int) -> None:
    """Bring a fresh match to where a checkpoint has it; an error of any kind: it cannot be used."""
    kept = json.loads(zlib.decompress(row["data"]))
    known = (FORMAT, live.game.card.rules_version, layout(live.game), live.row.rules_version)
    if (kept["format"], kept["rules"], kept["layout"], kept["rules"]) != known:
        raise BadRows("the checkpoint is of another version")
    entries = [Entry(version, at, min(then, tick), ply) for version, at, then, ply in kept["entries"]]
    if entries[-1].version != row["version"] or len(kept["actors"]) != len(kept["played"]):
        raise BadRows("the checkpoint contradicts itself")
    state = base64.b64decode(kept["state"], validate=True)
    live.match.resume(kept["played"], [bool(one) for one in kept["chance"]], state)
    live.restore(kept, entries, tick)
