"""Finished matches: uploaded records, and the analysis of what was played."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from fracas.core.contract import Game
from fracas.core.record import game_of_record
from fracas.core.texts import ENGLISH

from ..errors import Refused
from ..guests import Guest
from ..logs import log_failure
from ..messages import Outcome
from ..meter import off_loop
from ..models import Analysis, Decision, Moment
from ..store import queries
from ..store.writer import Statement
from ..workers.jobs import Judgement, Read, Replay
from ..workers.queue import SOON
from . import lobby, quota
from .analysis import Analyst
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


class Library:
    """Analyses under way: a guest's one after another, and no more at a time than there are workers for them."""

    def __init__(self, places: int) -> None:
        self._running: dict[str, asyncio.Task[None]] = {}
        self._askers: dict[str, str] = {}  # guests by match, of those not done
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by guest
        self._places = asyncio.Semaphore(places)

    async def analysis(self, context: Context, live: LiveMatch, guest: Guest) -> Analysis:
        """The analysis of a match that is over; the first to ask starts it, and it is kept."""
        if live.outcome is None:
            raise Refused("not-running", "a match is analysed when it is over", reason="unfinished")
        if live.game.card.is_solo:
            text = "a puzzle has no opponent to be judged against; ask for hints instead"
            raise Refused("unfair", text, reason="no-analysis-of-puzzle")
        stored = await context.database.one(queries.ANALYSIS, {"id": live.id})
        if stored is not None:
            self._running.pop(live.id, None)
            return _with_structures(live, Analysis.model_validate(json.loads(stored["data"])))
        task = self._running.get(live.id)
        if task is not None and task.done():
            del self._running[live.id]
            if task.exception() is not None:
                raise task.exception() or RuntimeError
        elif task is None:
            if not live.ply:
                return Analysis(status="done", curve=[], decisions=[], mistakes=[])
            self._begin(context, live, guest)
        return Analysis(status="running", curve=[], decisions=[], mistakes=[])

    def _begin(self, context: Context, live: LiveMatch, guest: Guest) -> None:
        most = context.settings.queue_per_guest
        if list(self._askers.values()).count(guest.id) >= most:
            raise Refused("too-many", f"you have {most} analyses waiting already; wait for one", retry_after=2)
        task = asyncio.create_task(self._analyse(context, live, guest))
        self._running[live.id], self._askers[live.id] = task, guest.id
        task.add_done_callback(lambda _: self._askers.pop(live.id))

    async def _analyse(self, context: Context, live: LiveMatch, guest: Guest) -> None:
        seconds = context.settings.analysis_seconds
        turn = self._turns.setdefault(guest.id, asyncio.Lock())
        try:
            await context.preparation.until_complete(live.row.game)
            async with turn, self._places:
                record = await asyncio.to_thread(live.match.record)
                found, mistakes = await Analyst(context.workers, guest.id, record, live.ply, seconds).judge()
            told = json.dumps(_analysis(live, found, mistakes).model_dump(mode="json"))
            values = {"match_id": live.id, "data": told, "at": context.now()}
            more = Statement(queries.ADD_BYTES, {"key": live.id, "more": len(told)})
            await context.database.commit([Statement(queries.INSERT_ANALYSIS, values), more])
        except Refused:
            raise
        except Exception:
            log_failure("an analysis failed", match=live.id)
            raise Refused("worker-failed", "the analysis failed", retry_after=30) from None

    async def close(self) -> None:
        """Stop analysing."""
        for task in self._running.values():
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)


def _with_structures(live: LiveMatch, told: Analysis) -> Analysis:
    """What is kept names actions by their texts; who asks also gets what they are made of."""
    actions, ids = live.game.actions, live.game.ids_by_text
    for decision in told.decisions:
        if decision.played in ids and decision.best in ids:  # not where the rules have changed since
            decision.played_structure = actions[ids[decision.played]].structure()
            decision.best_structure = actions[ids[decision.best]].structure()
    return told


def _analysis(live: LiveMatch, found: Judgement, mistakes: list[int]) -> Analysis:
    names = live.seat_names
    decisions = [
        Decision(
            ply=judged.ply - 1,
            seat=names[judged.seat],
            played=judged.played,
            best=judged.best,
            value=round(judged.value, 4),
            best_value=round(judged.best_value, 4),
            loss=round(judged.loss, 4),
        )
        for judged in found.decisions
    ]
    curve = [
        Moment(ply=ply, values={name: round(value, 4) for name, value in zip(names, values, strict=True)})
        for ply, values in enumerate(found.curve)
    ]
    return Analysis(status="done", curve=curve, decisions=decisions, mistakes=mistakes)
