"""What a match asks of the server after each change: tell the watchers, run the clock, let the opponent think."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ..errors import Refused
from ..logs import log, log_failure
from ..messages import Notice
from ..meter import on_the_house
from .live import LiveMatch

if TYPE_CHECKING:
    from ..context import Context

SOONEST_SECONDS = 0.02  # a flag may have to wait: the server's time stands still while the store fails
RETRY_SECONDS = (2.0, 10.0, 60.0)  # after an opponent's failure; then it waits for somebody to come by


def changed(context: Context, live: LiveMatch) -> None:
    """A match has changed."""
    for subscriber in list(live.subscribers):
        subscriber.wake()
    take_up(context, live)


def take_up(context: Context, live: LiveMatch) -> None:
    """Set the flag's timer and wake the opponent, if it is to act."""
    _set_timer(context, live)
    actor = live.actor
    if actor is not None and live.seats[actor].kind == "bot" and live.id not in context.matches.thinking:
        task = asyncio.create_task(_opponent(context, live), name=f"opponent {live.id}")
        context.matches.thinking[live.id] = task
        task.add_done_callback(lambda _: _thought_done(context, live))


def _thought_done(context: Context, live: LiveMatch) -> None:
    context.matches.thinking.pop(live.id, None)
    if not context.hub.is_stopping.is_set() and not live.is_stale and not live.given_up:
        take_up(context, live)


def _set_timer(context: Context, live: LiveMatch) -> None:
    timers = context.matches.timers
    old = timers.pop(live.id, None)
    if old is not None:
        old.cancel()
    if live.clock is None or live.actor is None:
        return
    left = live.clock.left(live.actor, context.tick())
    version = live.version
    timers[live.id] = asyncio.get_running_loop().call_later(
        max(SOONEST_SECONDS, left / 1000 + 0.001), lambda: _flag_soon(context, live, version)
    )


def _flag_soon(context: Context, live: LiveMatch, version: int) -> None:
    task = asyncio.ensure_future(_flag(context, live, version))
    context.matches.keep(task)


async def _flag(context: Context, live: LiveMatch, version: int) -> None:
    from .referee import flag  # the referee calls back here after each change

    try:
        await flag(context, live, version)
    except Refused:
        pass  # the action came in time, or the match is over
    except Exception:
        log_failure("a flag could not fall", match=live.id)


async def _opponent(context: Context, live: LiveMatch) -> None:
    """Think and act for the opponent at turn, until a person is to act or the match has changed under it."""
    from . import opponents

    on_the_house()  # not the person whose action it answers
    for attempt in range(len(RETRY_SECONDS) + 1):
        try:
            await opponents.act(context, live)
            return
        except Refused as refused:
            log("an opponent failed", logging.ERROR, match=live.id, code=refused.code, attempt=attempt)
            notice = Notice(code="opponent-failed", text=f"the opponent's program failed: {refused.text}")
            for subscriber in list(live.subscribers):
                if (
                    subscriber.place is not None or not live.row.watch_delay
                ):  # whoever is kept behind hears nothing of now
                    subscriber.notify(notice)
            if attempt == len(RETRY_SECONDS):
                live.given_up = True  # until somebody connects again
                return
            await asyncio.sleep(RETRY_SECONDS[attempt])
