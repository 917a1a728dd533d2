"""Uploaded records: matches that are over, owned by who uploaded them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from fracas.core.contract import Game
from fracas.core.record import game_of_record
from fracas.core.texts import ENGLISH

from ..errors import Refused
from ..guests import Guest
from ..messages import Outcome
from ..meter import off_loop
from ..store import queries
from ..store.writer import Statement
from ..workers.jobs import Read, Replay
from ..workers.queue import SOON
from . import lobby, quota
from .endings import told, undecided
from .live import LiveMatch
from .rows import ActionRow, MatchEvent, MatchRow, Seat, entry_bytes, shelf

if TYPE_CHECKING:
    from ..context import Context

READ_SECONDS = 30.0
UPLOADED = undecided("uploaded")


async def store_record(context: Context, guest: Guest, text: str) -> tuple[LiveMatch, Replay]:
    """An uploaded record as a match that is over, owned by who uploaded it."""
    if len(text.encode()) > context.settings.upload_bytes:
        raise Refused("too-large", f"a record may have {context.settings.upload_bytes:,} bytes at most")
    context.preparation.refuse_unready(game_of_record(text) or "")
    replay: Replay = await context.workers.think(guest.id, SOON, Read(text), READ_SECONDS)
    quota.check_options(context, replay.options)
    game = await context.catalogue.open(replay.game, replay.options)
    row = MatchRow(
        id=context.chance.id(),
        game=replay.game,
        rules_version=replay.rules_version,
        options=replay.options,
        start_position=replay.start_position,
        seed=replay.seed,
        salt=context.chance.salt(),
        owner_id=guest.id,
        origin="record",
        puzzle=None,
        clock_initial_ms=None,
        clock_increment_ms=None,
        watch_token=context.chance.token(),
        watch_delay=0.0,
        is_public=False,
        created_at=context.now(),
    )
    names = replay.notes.players
    seats = [Seat(index, "person", names.get(name, name)) for index, name in enumerate(game.card.seats)]
    live, statements = await off_loop(_replay, context, row, game, seats, replay)
    size = row.bytes + sum(entry_bytes(one.values) for one in statements if one.sql is queries.INSERT_ENTRY)
    async with quota.room(context, guest.id, size, is_open=False):
        await context.database.commit(statements)
    context.matches.add(context, live)
    return live, replay


def _replay(
    context: Context, row: MatchRow, game: Game[Any], seats: list[Seat], replay: Replay
) -> tuple[LiveMatch, list[Statement]]:
    """The match of a record, played to its end, and the statements that store it."""
    live, statements = lobby.prepare(context, row, game, seats, replay.notes.date)
    now, tick = row.created_at, context.tick()
    for seat, action in replay.actions:
        played = ActionRow(live.ply, live.version + 1, seat, action, game.actions[action].text, now, tick, None)
        live.add_action(played, live.match.prepare(action))
        statements.append(Statement(queries.INSERT_ENTRY, played.values(row.id)))
    outcome = _outcome(live, replay)
    if live.outcome is None:
        ended = MatchEvent(live.version + 1, "ended", None, now, tick, {"outcome": outcome.model_dump(mode="json")})
        live.add_event(ended)
        statements.append(Statement(queries.INSERT_ENTRY, ended.values(row.id)))
    how = json.dumps(outcome.model_dump(mode="json"))
    over = {"key": row.id, "moment": now, "how": how, "on": shelf(row.origin, outcome.ending)}
    statements.append(Statement(queries.SET_OVER, over))
    return live, statements


def _outcome(live: LiveMatch, replay: Replay) -> Outcome:
    """How the match of a record ended: by its rules, by a decision of its players, or not yet."""
    if replay.outcome is not None:
        return Outcome.model_validate(replay.outcome)
    decision = replay.notes.decision
    if decision is None:
        return UPLOADED
    return told(live, Outcome(winner=decision.winner, ending=decision.ending, text=""), ENGLISH)
