"""Matches that cannot be replayed: set aside, told to players and operator, and noticed by nobody else.

`broken`: the rows make no sense. The match stays as it is; after an upgrade it may be readable again.
`old-rules`: under the present rules an action is not legal, or the result another. If it was still open, it ends
without a result.
"""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Iterator
from typing import TYPE_CHECKING

from fracas.core.errors import BrokenGame

from ..errors import Refused
from ..logs import log
from ..messages import Outcome, Trouble
from ..store import queries
from ..store.writer import Clash, Statement
from .archive import Stored
from .endings import undecided
from .rows import MatchEvent, shelf

if TYPE_CHECKING:
    from ..context import Context

MOST_REASON = 300  # characters of it in the log
RULES_CHANGED = undecided("rules-changed")
TEXTS: dict[Trouble, str] = {
    "broken": "this match cannot be read: it was set aside, and the operator of this server has been told",
    "old-rules": "this match was played under older rules and cannot be replayed under the present ones;"
    " once it is over, its actions can be read and its record downloaded",
}
TROUBLES: tuple[str, ...] = tuple(TEXTS)


class Unplayable(Exception):
    """A match cannot be replayed, and that is its own fault."""

    def __init__(self, trouble: Trouble, reason: str) -> None:
        super().__init__(reason)
        self.trouble, self.reason = trouble, reason[:MOST_REASON]


@contextlib.contextmanager
def blaming(trouble: Trouble) -> Iterator[None]:
    """What fails within is the match's own fault, unless the machine or the game's program is to blame."""
    try:
        yield
    except (Unplayable, BrokenGame, MemoryError, OSError):
        raise
    except Exception as error:
        raise Unplayable(trouble, f"{type(error).__name__}: {error}") from error


async def set_aside(context: Context, stored: Stored, found: Unplayable) -> Refused:
    """Note in the store what is wrong, once; the answer is what to tell who asks."""
    refused = Refused(found.trouble, TEXTS[found.trouble])
    is_ending = found.trouble == "old-rules" and stored.status != "over"
    if stored.trouble == found.trouble and not is_ending:
        return refused
    statements = [Statement(queries.SET_TROUBLE, {"key": stored.id, "what": found.trouble})]
    if is_ending:
        statements += _ending(context, stored, RULES_CHANGED)
    try:
        await context.database.commit(statements)
    except Clash:  # another process was quicker, and has told everybody
        return refused
    context.metrics.set_aside.labels(found.trouble).inc()
    log("a match was set aside", logging.WARNING, match=stored.id, trouble=found.trouble, reason=found.reason)
    if is_ending:
        _tell(context, stored, RULES_CHANGED)
    return refused


async def welcome_back(context: Context, stored: Stored) -> None:
    """A match that was set aside can be replayed after all."""
    await context.database.commit([Statement(queries.SET_TROUBLE, {"key": stored.id, "what": None})])
    log("a match can be played again", match=stored.id, trouble=stored.trouble)


async def close_unread(context: Context, stored: Stored, outcome: Outcome) -> None:
    """End a match without replaying it."""
    await context.database.commit(_ending(context, stored, outcome))
    _tell(context, stored, outcome)


def _ending(context: Context, stored: Stored, outcome: Outcome) -> list[Statement]:
    now, told = context.now(), outcome.model_dump(mode="json")
    kept = shelf(stored.match["origin"], outcome.ending)
    ended = MatchEvent(stored.version + 1, "ended", None, now, context.tick(), {"outcome": told})
    return [
        Statement(queries.INSERT_ENTRY, ended.values(stored.id)),
        Statement(queries.SET_OVER, {"key": stored.id, "moment": now, "how": json.dumps(told), "on": kept}),
    ]


def _tell(context: Context, stored: Stored, outcome: Outcome) -> None:
    context.metrics.ended.labels(stored.game, outcome.ending).inc()
    log("a match ended", match=stored.id, game=stored.game, ending=outcome.ending)
    for guest_id in stored.players():
        context.hub.tell(guest_id, {"type": "match-over", "match": stored.id})
