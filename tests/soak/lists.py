"""The lists of the server among very many matches: each question as the server asks it, timed, on SQLite.

Step 0 has 100,000 finished matches, step 1 as many that run. One guest has made 50 of them and sits at 50 others.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Connection, Executable

from fracas.server.metrics import Metrics
from fracas.server.store import queries
from fracas.server.store.database import Database
from fracas.server.store.tables import entries, guests, matches, seats
from tests.server.harness import settings_for

STEPS = 2
MATCHES = 100_000
MINE = 50  # made by the guest, and as many again at which it only sits
CROWD = 1_000  # other guests
TIMES = 5
BATCH = 5_000
STATUS = ("over", "running")
ME = "g0"

QUESTIONS: dict[str, tuple[Executable, dict[str, Any]]] = {
    "mine": (
        queries.MY_MATCHES,
        {"guest": ME, "status": ["waiting", "running", "over"], "before": 2**53, "most": 30},
    ),
    "mine over": (queries.MY_MATCHES, {"guest": ME, "status": ["over"], "before": 2**53, "most": 30}),
    "public": (queries.PUBLIC_MATCHES, {"status": "running", "most": 30}),
    "challenges": (queries.CHALLENGES, {"guest": ME}),
    "open": (queries.OPEN_MATCHES, {"guest": ME}),
    "clocked": (queries.CLOCKED_MATCHES, {}),
    "idle": (queries.IDLE_MATCHES, {"status": "running", "before": 10}),
    "held": (queries.HELD, {"guest": ME}),
    "outdated": (queries.OUTDATED_MATCHES, {"shelf": "unfinished", "before": 2**53, "most": 20}),
    "expired": (queries.EXPIRED_GUESTS, {"now": 0, "most": 20}),
    "with": (queries.MATCHES_WITH, {"guest": ME, "most": 200}),
    "unfinished": (queries.UNFINISHED_OF, {"guest": ME}),
}


async def step(number: int) -> dict[str, Any]:
    """Fill a store and ask everything a few times: the slowest answer to each, in milliseconds."""
    with TemporaryDirectory() as folder:
        store = Database(settings_for(Path(folder) / "lists.db"), Metrics())
        await store.open()
        await store.engine.change(lambda connection: fill(connection, STATUS[number]))
        found: dict[str, Any] = {"matches": MATCHES}
        for name, (sql, values) in QUESTIONS.items():
            found[f"slowest_{STATUS[number]}_{name}_ms"] = await _slowest(store, sql, values)
        await store.close()
    return found


async def _slowest(store: Database, sql: Executable, values: dict[str, Any]) -> float:
    slowest = 0.0
    for _ in range(TIMES):
        began = time.perf_counter()
        await store.all(sql, values)
        slowest = max(slowest, time.perf_counter() - began)
    return round(slowest * 1000, 2)


def fill(connection: Connection, status: str, count: int = MATCHES) -> None:
    """Guests, matches, their seats, and an entry each."""
    connection.execute(guests.insert(), [_guest(number) for number in range(CROWD)])
    for first in range(0, count, BATCH):
        made = [_match(number, status) for number in range(first, min(first + BATCH, count))]
        connection.execute(matches.insert(), made)
        connection.execute(seats.insert(), [seat for match in made for seat in _seats(match)])
        connection.execute(entries.insert(), [_started(match) for match in made])


def _guest(number: int) -> dict[str, Any]:
    name = f"g{number}"
    return {"id": name, "name": name, "kind": "person", "token_hash": name} | dict.fromkeys(
        ("created_at", "seen_at", "expires_at"), 1
    )


def _match(number: int, status: str) -> dict[str, Any]:
    mine = number % (MATCHES // MINE) == 0
    return {
        "id": f"m{number}",
        "game": "connect-four",
        "rules_version": 1,
        "options": "{}",
        "seed": "s" * 64,
        "salt": "s" * 32,
        "status": status,
        "shelf": "finished" if status == "over" else None,
        "bytes": 1_000,
        "ended_at": number + 2 if status == "over" else None,
        "owner_id": ME if mine else f"g{1 + number % (CROWD - 1)}",
        "origin": "new",
        "watch_token": "w" * 43,
        "watch_delay": 0.0,
        "is_public": number % 1_000 == 1,
        "created_at": number + 1,
        "started_at": number + 1,
    }


def _seats(match: dict[str, Any]) -> Iterator[dict[str, Any]]:
    number = match["created_at"] - 1
    mine = number % (MATCHES // MINE) == 1
    holders = (match["owner_id"], ME if mine else f"g{1 + (number + 7) % (CROWD - 1)}")
    for index, guest in enumerate(holders):
        yield {"match_id": match["id"], "seat": index, "kind": "person", "name": guest, "guest_id": guest}


def _started(match: dict[str, Any]) -> dict[str, Any]:
    happened = {"version": 1, "kind": "started", "tick": 0, "data": "{}"}
    return happened | {"match_id": match["id"], "at": match["created_at"]}
