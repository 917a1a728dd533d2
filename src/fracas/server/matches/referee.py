"""The referee: acts, resigns, flags, claims. Nothing is true before it is committed."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from fracas.core.contract import Action
from fracas.core.errors import IllegalAction
from fracas.core.match import Step

from ..errors import Refused
from ..logs import log
from ..messages import Accepted, Outcome
from ..meter import off_loop, payer
from ..store import queries
from ..store.writer import Clash, Statement
from . import checkpoints, duties, quota
from .endings import lost, undecided
from .live import LiveMatch
from .presence import gone_since
from .rows import ActionRow, Kind, MatchEvent, shelf

if TYPE_CHECKING:
    from ..context import Context

Given = int | str | Mapping[str, Any]
ABANDONED = undecided("abandoned")


async def act(context: Context, live: LiveMatch, seat: int, ply: int, version: int, given: Given) -> Accepted:
    """Play an action for a seat; the answer means it is on disk."""
    with context.metrics.action_seconds.time():
        return await context.matches.unbroken(_act(context, live, seat, ply, version, given))


async def _act(context: Context, live: LiveMatch, seat: int, ply: int, version: int, given: Given) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        _check_moment(live, seat, ply, version, given)
        refuse_unless_running(live)
        if live.actor != seat:
            raise Refused("not-your-turn", f"it is {live.seat_names[live.actor or 0]}'s turn, not yours")
        now, tick = context.now(), context.tick()
        if live.clock is not None and live.clock.left(seat, tick) <= 0:
            await _end(context, live, lost(live, seat, "timeout"), seat)
            raise Refused("late", "your time was up before this action arrived")
        if isinstance(given, Mapping):
            given = await off_loop(_identified, live, given)  # explaining a wrong one may take long
        step = _prepared(live, given)
        row, outcome = _foreseen(live, seat, step, now, tick)
        quota.charge(context, live, row)
        statements = [Statement(queries.INSERT_ENTRY, row.values(live.id))]
        if outcome is not None:
            statements.append(_over(live, outcome, now))
        await commit(context, live, statements)
        live.add_action(row, step)
        live.payer = payer()
        if live.clock is not None and live.clock.turn_at is not None:
            live.clock.turn_at = context.tick()  # storing it may have taken long: nobody thinks meanwhile
        context.metrics.actions.labels(live.row.game).inc()
        if live.outcome is not None:
            _ended(context, live)
        duties.changed(context, live)
        checkpoints.keep_if_due(context, live)
        return Accepted(version=live.version, ply=live.ply)


def _check_moment(live: LiveMatch, seat: int, ply: int, version: int, given: Given) -> None:
    """An action answers one moment of the match: a repeated, late or premature one is refused."""
    if ply < live.ply:
        played = live.match.action_at(ply)
        if live.actors[ply] == seat and _is_same(played, given) and version >= live.taken_back_at:
            raise Refused("repeated", f"{played.text!r} has been played already, as action {ply + 1}")
        raise Refused("late", f"this answers moment {ply}; the match has gone on to {live.ply}")
    if ply > live.ply:
        raise Refused("early", f"this answers moment {ply}; the match is at {live.ply}")
    if version < live.taken_back_at:
        raise Refused("late", "this was sent before an action was taken back")


def _is_same(played: Action, given: Given) -> bool:
    if isinstance(given, Mapping):
        return {name: value for name, value in given.items() if name not in ("id", "text")} == played.structure()
    return given in (played.id, played.text)


def _identified(live: LiveMatch, given: Mapping[str, Any]) -> int:
    try:
        return live.match.identify(given)
    except IllegalAction as error:
        raise Refused("illegal", str(error)) from None


def _prepared(live: LiveMatch, given: Given) -> Step:
    """What the action would do, without a trace in the match: others may look at it before the commit."""
    try:
        return live.match.prepare(given)
    except IllegalAction as error:
        raise Refused("illegal", str(error), fact=error.reason) from None


def _foreseen(live: LiveMatch, seat: int, step: Step, now: int, tick: int) -> tuple[ActionRow, Outcome | None]:
    """The row the action would be, and how the match would end by it."""
    actor, found = live.match.after(step)
    clock = None if live.clock is None else live.clock.after_action(seat, tick, ends_turn=actor != seat)
    row = ActionRow(step.ply, live.version + 1, seat, step.action.id, step.action.text, now, tick, clock)
    outcome = None if found is None else Outcome(winner=found.winner_name, ending=found.ending, text=found.text)
    return row, outcome


async def resign(context: Context, live: LiveMatch, seat: int) -> Accepted:
    """A seat gives up."""
    return await context.matches.unbroken(_resign(context, live, seat))


async def _resign(context: Context, live: LiveMatch, seat: int) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        refuse_unless_running(live)
        return await _end(context, live, lost(live, seat, "resigned"), seat)


async def flag(context: Context, live: LiveMatch, version: int) -> Accepted:
    """The time of the seat to act may be up."""
    return await context.matches.unbroken(_flag(context, live, version))


async def _flag(context: Context, live: LiveMatch, version: int) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        actor = live.actor
        if live.version != version or actor is None or live.clock is None:
            raise Refused("late", "the match has gone on")
        if live.clock.left(actor, context.tick()) > 0:
            duties.take_up(context, live)
            raise Refused("early", "there is time left")
        return await _end(context, live, lost(live, actor, "timeout"), actor)


async def claim(context: Context, live: LiveMatch, seat: int) -> Accepted:
    """A seat ends a match that the other player, whose turn it is, has left."""
    return await context.matches.unbroken(_claim(context, live, seat))


async def _claim(context: Context, live: LiveMatch, seat: int) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        refuse_unless_running(live)
        actor = live.actor
        holder = None if actor is None else live.seats[actor]
        if actor is None or holder is None or holder.kind != "person" or holder.guest_id == live.seats[seat].guest_id:
            raise Refused(
                "unfair", "only the turn of another person who has left can be claimed", reason="nothing-to-claim"
            )
        gone = gone_since(context, live, live.seats[actor])
        if gone is None:
            raise Refused("unfair", "the other player is connected", reason="connected")
        wait = context.settings.claim_seconds - (context.tick() - gone) / 1000
        if wait > 0:
            text = f"the other player left a moment ago; wait {wait:.0f} seconds"
            raise Refused("unfair", text, retry_after=wait, reason="left-just-now")
        return await _end(context, live, lost(live, actor, "left"), seat)


async def abandon(context: Context, live: LiveMatch, idle_since: int) -> Accepted:
    """Nobody has played on for long: nobody wins."""
    return await context.matches.unbroken(_abandon(context, live, idle_since))


async def _abandon(context: Context, live: LiveMatch, idle_since: int) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        if live.status == "over" or live.entries[-1].at >= idle_since:
            raise Refused("late", "the match has gone on")
        return await close(context, live)


async def close(context: Context, live: LiveMatch) -> Accepted:
    """End a match that nobody wins, because nobody plays on; the caller holds the lock."""
    return await _end(context, live, ABANDONED, None)


async def note_hint(context: Context, live: LiveMatch, seat: int) -> Accepted:
    """A hint was given for a puzzle: it will cost a star."""
    return await context.matches.unbroken(_note_hint(context, live, seat))


async def _note_hint(context: Context, live: LiveMatch, seat: int) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        refuse_unless_running(live)
        return await happen(context, live, "hint", seat, {})


# What changes of all kinds share ---------------------------------------------------------------------------------


async def _end(context: Context, live: LiveMatch, outcome: Outcome, seat: int | None) -> Accepted:
    return await happen(context, live, "ended", seat, {"outcome": outcome.model_dump(mode="json")}, outcome=outcome)


async def happen(
    context: Context,
    live: LiveMatch,
    kind: Kind,
    seat: int | None,
    data: dict[str, Any],
    *,
    first: tuple[Statement, ...] = (),
    then: Callable[[], None] | None = None,
    outcome: Outcome | None = None,
) -> Accepted:
    """Commit an event (after `first`), then let the match know (after `then`); the caller holds the lock."""
    now = context.now()
    row = MatchEvent(live.version + 1, kind, seat, now, context.tick(), data)
    quota.charge(context, live, row)
    statements = [*first, Statement(queries.INSERT_ENTRY, row.values(live.id))]
    if outcome is not None:
        statements.append(_over(live, outcome, now))
    await commit(context, live, statements)
    if then is not None:
        then()
    live.add_event(row)
    live.payer = payer()
    if outcome is not None:
        _ended(context, live)
    duties.changed(context, live)
    return Accepted(version=live.version, ply=live.ply)


async def commit(context: Context, live: LiveMatch, statements: list[Statement]) -> None:
    """Commit; when that fails, memory may be wrong about the store, so it is thrown away."""
    try:
        await context.database.commit(statements)
    except Clash:
        context.matches.drop_stale(context, live)
        raise Refused("late", "the match has gone on elsewhere; ask again") from None
    except Refused:
        raise
    except Exception:
        context.matches.drop_stale(context, live)
        raise


def refuse_stale(live: LiveMatch) -> None:
    """A match thrown away while somebody waited for it."""
    if live.is_stale:
        raise Refused("late", "the match has gone on elsewhere; ask again")


def refuse_unless_running(live: LiveMatch) -> None:
    """Before and after a match nothing can be played."""
    if live.status == "waiting":
        raise Refused("not-running", "the match has not begun: a seat is still open", reason="waiting")
    if live.outcome is not None:
        raise Refused("not-running", f"the match is over: {live.outcome.text}", reason="over")


def _over(live: LiveMatch, outcome: Outcome, now: int) -> Statement:
    how = json.dumps(outcome.model_dump(mode="json"))
    values = {"key": live.id, "moment": now, "how": how, "on": shelf(live.row.origin, outcome.ending)}
    return Statement(queries.SET_OVER, values)


def _ended(context: Context, live: LiveMatch) -> None:
    assert live.outcome is not None, "called when a match has just ended"
    context.metrics.ended.labels(live.row.game, live.outcome.ending).inc()
    log("a match ended", match=live.id, game=live.row.game, ending=live.outcome.ending, actions=live.ply)
    for guest_id in {seat.guest_id for seat in live.seats if seat.guest_id is not None}:
        context.hub.tell(guest_id, {"type": "match-over", "match": live.id})
