"""Whether the server can do its work: can it write, think, play, and is there room on the disk?"""

from __future__ import annotations

import asyncio
import hmac
import shutil
import time
from typing import TYPE_CHECKING

from sqlalchemy import text

import fracas

from .models import Readiness
from .settings import Settings
from .store.failures import STORE_ERRORS, store_failed
from .store.opening import file_of
from .store.writer import Statement

if TYPE_CHECKING:
    from .context import Context

FRESH_SECONDS = 1.0
WRITE_SECONDS = 5.0
NOTHING_CHANGES = Statement(text("UPDATE guests SET seen_at = seen_at WHERE id = ''"))  # but it has to be allowed


class Checks:
    """What is wrong, looked at again after a second."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._found: Readiness | None = None
        self._at = 0.0

    async def look(self, context: Context) -> Readiness:
        """How the server is."""
        async with self._lock:  # many who ask at once share one look
            if self._found is None or time.monotonic() - self._at > FRESH_SECONDS:
                self._found = await _look(context)
                self._at = time.monotonic()
            return self._found


def is_operator(settings: Settings, authorization: str) -> bool:
    """Whether a header `Authorization` holds the operator's token."""
    token = settings.operator_token.get_secret_value()
    return bool(token) and hmac.compare_digest(authorization.encode(), f"Bearer {token}".encode())


async def _look(context: Context) -> Readiness:
    catalogue, settings = context.catalogue, context.settings
    games = [game.card.id for game in catalogue.games()]
    live, slots = context.workers.live_slots, context.workers.slots
    free = _free_bytes(settings)
    wrong = []
    if not await _can_write(context):
        wrong.append("matches cannot be stored")
    if not live:
        wrong.append("nobody thinks for opponents")
    broken = catalogue.broken | context.preparation.failures
    if not set(games) - set(broken):
        wrong.append("no game can be played")
    if free is not None and free < settings.least_disk_bytes:
        wrong.append("the disk is full")
    return Readiness(
        status="failing" if wrong else "ok" if context.preparation.ready else "starting",
        wrong=wrong,
        version=fracas.__version__,
        games=games,
        ready=sorted(context.preparation.ready),
        broken=broken,
        workers=slots,
        live_workers=live,
        free_bytes=free,
    )


async def _can_write(context: Context) -> bool:
    try:
        await asyncio.wait_for(context.database.commit([NOTHING_CHANGES]), WRITE_SECONDS)
    except STORE_ERRORS as error:
        store_failed(error)
        return False
    return True


def _free_bytes(settings: Settings) -> int | None:
    """Room beside the embedded database; None: the database is elsewhere."""
    file = file_of(settings.database_url)
    return None if file is None else shutil.disk_usage(file.parent).free
