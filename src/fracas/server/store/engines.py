"""Where the store lies: a file of SQLite, asked in threads, or a PostgreSQL, whose driver waits by itself.

Both do the same work on a plain connection. SQLite is asked by its own driver in a thread of ours: one visit to the
thread for a whole question, where an asynchronous driver makes one for every step of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import create_async_engine

from ..settings import Settings

T = TypeVar("T")
Work = Callable[[Connection], T]

BUSY_MILLISECONDS = 10_000
READERS = 8
PATIENCE_SECONDS = 10.0  # with a PostgreSQL that does not answer
HIDDEN: dict[str, Any] = {"hide_parameters": True}  # seeds, say


class SqliteFile:
    """A database in a file, with a write-ahead log that is flushed at every commit."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, pool_size=READERS, max_overflow=0, **HIDDEN)
        self.writing = create_engine(url, pool_size=1, max_overflow=0, **HIDDEN)  # of the writer's thread alone
        event.listen(self._engine, "connect", _prepare)
        event.listen(self.writing, "connect", _prepare)
        event.listen(self.writing, "connect", _begin_nothing)
        self._threads = ThreadPoolExecutor(READERS, "reader")

    async def read(self, work: Work[T]) -> T:
        """Ask the database something."""
        return await self._aside(self._reading, work)

    async def change(self, work: Work[T]) -> T:
        """Do the work in one transaction."""
        return await self._aside(self._changing, work)

    async def dispose(self) -> None:
        """Close every connection that is not in use."""
        await self._aside(self._engine.dispose)
        self.writing.dispose()
        self._threads.shutdown(wait=False)

    async def _aside(self, function: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *given)

    def _reading(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _changing(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


class PostgresServer:
    """A database of PostgreSQL."""

    def __init__(self, url: str, command_seconds: float | None) -> None:
        patience = {"timeout": PATIENCE_SECONDS, "command_timeout": command_seconds}
        sizes = {"pool_size": READERS, "max_overflow": READERS}
        self.writing = create_async_engine(url, pool_pre_ping=True, connect_args=patience, **sizes, **HIDDEN)

    async def read(self, work: Work[T]) -> T:
        """Ask the database something."""
        async with self.writing.connect() as connection:
            return await connection.run_sync(work)

    async def change(self, work: Work[T]) -> T:
        """Do the work in one transaction."""
        async with self.writing.begin() as connection:
            return await connection.run_sync(work)

    async def dispose(self) -> None:
        """Close every connection that is not in use."""
        await self.writing.dispose()


def reach(settings: Settings, command_seconds: float | None = PATIENCE_SECONDS) -> SqliteFile | PostgresServer:
    """The database of these settings."""
    if settings.is_sqlite:
        return SqliteFile(settings.database_url)
    return PostgresServer(settings.database_url, command_seconds)


def _prepare(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MILLISECONDS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_nothing(connection: Any, _: object) -> None:
    """A statement alone is a transaction by itself; for more the writer begins one."""
    connection.isolation_level = None
