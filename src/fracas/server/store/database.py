"""The database: engine, settings of SQLite, reading; `opening` looks at it first, `writer` writes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Engine, Executable, RowMapping, create_engine, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ..metrics import Metrics
from ..settings import Settings
from . import opening
from .writer import Write, Writer

BUSY_MILLISECONDS = 10_000
READERS = 8
PATIENCE_SECONDS = 10.0  # with a PostgreSQL that does not answer


class Database:
    """Reading at once, writing through one writer."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.engine = make_engine(settings)
        self._settings, self._url = settings, settings.database_url
        self._held: int | AsyncConnection | None = None  # the lock that keeps a second server away
        self._blocking = make_blocking_engine(settings) if settings.is_sqlite else None
        self._writer = Writer(self._blocking or self.engine, metrics)

    async def open(self) -> None:
        """Take hold of the database, bring its schema up to date and begin to write; or `CannotServe`."""
        try:
            await self._hold()
            await self._upgrade()
        except BaseException:
            await self.close()
            raise
        self._writer.start()

    async def _upgrade(self) -> None:
        """A large store may take its time."""
        engine = make_engine(self._settings, command_seconds=None)
        try:
            await opening.upgrade(engine, opening.place_of(self._url))
        finally:
            await engine.dispose()

    async def _hold(self) -> None:
        if self._blocking is None:
            self._held = await opening.hold_server(self.engine, opening.place_of(self._url))
            return
        file = opening.file_of(self._url)
        if file is not None:
            self._held = await asyncio.to_thread(opening.hold_file, file)

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        await self._writer.close()
        if self._blocking is not None:
            self._blocking.dispose()
        if isinstance(self._held, AsyncConnection):
            await self._held.close()
        await self.engine.dispose()  # with the connection goes the lock of PostgreSQL
        if isinstance(self._held, int):
            os.close(self._held)
        self._held = None

    async def commit(self, write: Write) -> None:
        """Returns once the write is on disk."""
        await self._writer.commit(write)

    async def all(self, sql: Executable, values: dict[str, Any] | None = None) -> Sequence[RowMapping]:
        """Every row of a query."""
        async with self.engine.connect() as connection:
            return (await connection.execute(sql, values)).mappings().all()

    async def each(self, questions: Sequence[Executable], values: dict[str, Any]) -> list[Sequence[RowMapping]]:
        """The rows of several queries about the same thing, as of one moment."""
        async with self.engine.connect() as connection:
            if connection.dialect.name == "sqlite":  # whose driver begins no transaction before a write
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            return [(await connection.execute(sql, values)).mappings().all() for sql in questions]

    async def one(self, sql: Executable, values: dict[str, Any] | None = None) -> RowMapping | None:
        """The first row of a query, if there is one."""
        async with self.engine.connect() as connection:
            return (await connection.execute(sql, values)).mappings().first()


def make_engine(settings: Settings, command_seconds: float | None = PATIENCE_SECONDS) -> AsyncEngine:
    """An engine for SQLite (with a write-ahead log, flushed at every commit) or PostgreSQL."""
    shared: dict[str, Any] = {"pool_size": READERS, "max_overflow": READERS, "hide_parameters": True}  # seeds, say
    if not settings.is_sqlite:
        patience = {"timeout": PATIENCE_SECONDS, "command_timeout": command_seconds}
        return create_async_engine(settings.database_url, pool_pre_ping=True, connect_args=patience, **shared)
    engine = create_async_engine(settings.database_url, **shared)
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def make_blocking_engine(settings: Settings) -> Engine:
    """An engine for the thread that writes to SQLite."""
    engine = create_engine(settings.database_url.replace("+aiosqlite", ""), pool_size=1, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MILLISECONDS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
