"""One writer that commits in groups: whatever waits goes into one transaction, and is acknowledged after its commit.

A commit costs a flush to disk, whether it holds one action or a hundred; so under load the flush is shared. SQLite's
driver blocks, so a group for SQLite is one visit to a thread; PostgreSQL's driver is asynchronous by itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import Any

from sqlalchemy import Engine, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import Refused
from ..logs import log
from ..metrics import Metrics

MOST_IN_A_GROUP = 500
MOST_ROWS = 100  # in one statement
BEGIN, COMMIT = "BEGIN IMMEDIATE", "COMMIT"
VALUES = " VALUES "  # what an insertion has, and nothing else


@dataclass(frozen=True)
class Statement:
    """One statement with its values."""

    sql: Executable
    values: Mapping[str, Any] = field(default_factory=dict)


Write = Sequence[Statement]


class Clash(Exception):
    """A row of that key is there already: somebody else wrote it."""


class Writer:
    """Takes writes, commits them in groups."""

    def __init__(self, engine: AsyncEngine | Engine, metrics: Metrics) -> None:
        self._engine, self._metrics = engine, metrics
        self._thread = ThreadPoolExecutor(1, "writer")  # used with a blocking engine
        self._waiting: asyncio.Queue[tuple[Write, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._is_closing = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._is_closing = True
        if self._task is not None:
            self._waiting.put_nowait(None)
            await self._task
        self._thread.shutdown()

    async def commit(self, write: Write) -> None:
        """Returns once the write is on disk; `Clash` if a row of that key exists."""
        if self._is_closing:
            raise Refused("stopping", "the server is stopping; your action was not played")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((write, done))
        await asyncio.shield(done)

    async def _run(self) -> None:
        stopped = False
        while not stopped:
            group: list[tuple[Write, asyncio.Future[None]]] = []
            first = await self._waiting.get()
            items = [first]
            while len(items) < MOST_IN_A_GROUP and not self._waiting.empty():
                items.append(self._waiting.get_nowait())
            for item in items:
                if item is None:
                    stopped = True
                else:
                    group.append(item)
            if group:
                await self._commit_group(group)

    async def _commit_group(self, group: list[tuple[Write, asyncio.Future[None]]]) -> None:
        try:
            with self._metrics.commit_seconds.time():
                await self._transaction([write for write, _ in group])
            self._metrics.commits.inc()
        except Exception as error:
            log("a commit failed", logging.WARNING, error=type(error).__name__, writes=len(group))
            if len(group) == 1:
                _fail(group[0][1], error)
            else:  # one of them is to blame: each alone, so that the others do not suffer
                for one in group:
                    await self._commit_group([one])
            return
        for _, done in group:
            if not done.done():
                done.set_result(None)

    async def _transaction(self, writes: list[Write]) -> None:
        runs = merged(writes)
        if isinstance(self._engine, Engine):
            await asyncio.get_running_loop().run_in_executor(self._thread, _write, self._engine, runs)
            return
        async with self._engine.begin() as connection:
            for sql, values in runs:
                await connection.execute(sql, values)


def _fail(done: asyncio.Future[None], error: Exception) -> None:
    if not done.done():
        done.set_exception(Clash(str(error.orig)) if isinstance(error, IntegrityError) else error)


Runs = list[tuple[Executable, list[dict[str, Any]] | None]]


def merged(writes: Sequence[Write]) -> Runs:
    """The same statement of several writes goes as one; within a write the order is kept, between writes it is free.

    (Writes of a group concern different matches; but an action needs the row of its match to be there.)
    """
    found: list[tuple[Executable, list[dict[str, Any]]]] = []
    for write in writes:
        at = 0
        for statement in write:
            while at < len(found) and found[at][0] is not statement.sql:
                at += 1
            if at == len(found):
                found.append((statement.sql, []))
            found[at][1].append(dict(statement.values))
    return [(sql, values if any(values) else None) for sql, values in found]


def _write(engine: Engine, runs: Runs) -> None:
    """A transaction by the driver itself: what SQLAlchemy does around a statement takes three times as long.

    Every step of the driver lets go of the interpreter and has to wait for it again, so there are few: many rows go in
    one statement, and one statement alone is not begun and committed.
    """
    texts = [text for sql, values in runs for text in _texts(engine, sql, values or [{}])]
    if len(texts) > 1:
        texts = [(BEGIN, ()), *texts, (COMMIT, ())]
    connection = engine.raw_connection()
    try:
        cursor = connection.cursor()
        for text, values in texts:
            _execute(cursor, engine, text, values)
    except BaseException:
        connection.rollback()
        raise
    finally:
        connection.close()  # back to the pool


def _texts(engine: Engine, sql: Executable, rows: list[dict[str, Any]]) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """What to execute for these rows, in the driver's words."""
    text, wanted = _compiled(engine, sql, tuple(rows[0]))
    found = [tuple(row.get(name, own) for name, own in wanted) for row in rows]
    head, values, group = text.partition(VALUES)
    if not values:
        yield from ((text, one) for one in found)
        return
    for first in range(0, len(found), MOST_ROWS):
        some = found[first : first + MOST_ROWS]
        yield head + values + ", ".join([group] * len(some)), tuple(chain.from_iterable(some))


def _execute(cursor: Any, engine: Engine, text: str, values: tuple[Any, ...]) -> None:
    """What goes wrong is told as SQLAlchemy tells it."""
    base = engine.dialect.loaded_dbapi.Error
    try:
        cursor.execute(text, values)
    except base as error:
        raise DBAPIError.instance(text, None, error, base, hide_parameters=True) from error


@cache
def _compiled(engine: Engine, sql: Executable, names: tuple[str, ...]) -> tuple[str, list[tuple[str, Any]]]:
    """The statement for these values as the driver wants it; their names in order, with what it has of its own."""
    compiled: Any = sql.compile(engine, column_keys=list(names))  # type: ignore[attr-defined]  # every statement can
    return str(compiled), [(name, compiled.params[name]) for name in compiled.positiontup]
