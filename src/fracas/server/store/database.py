"""The database: reading at once, writing through one writer. `opening` looks at it first, `engines` knows the way."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Executable, RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from ..metrics import Metrics
from ..settings import Settings
from . import opening
from .engines import SqliteFile, reach
from .writer import Write, Writer

Rows = Sequence[RowMapping]


class Database:
    """Reading at once, writing through one writer."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.engine = reach(settings)
        self._settings, self._url = settings, settings.database_url
        self._held: int | AsyncConnection | None = None  # the lock that keeps a second server away
        self._writer = Writer(self.engine.writing, metrics)

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
        engine = reach(self._settings, command_seconds=None)
        try:
            await opening.upgrade(engine, opening.place_of(self._url))
        finally:
            await engine.dispose()

    async def _hold(self) -> None:
        if not isinstance(self.engine, SqliteFile):
            self._held = await opening.hold_server(self.engine.writing, opening.place_of(self._url))
            return
        file = opening.file_of(self._url)
        if file is not None:
            self._held = await asyncio.to_thread(opening.hold_file, file)

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        await self._writer.close()
        if isinstance(self._held, AsyncConnection):
            await self._held.close()
        await self.engine.dispose()  # with the connection goes the lock of PostgreSQL
        if isinstance(self._held, int):
            os.close(self._held)
        self._held = None

    async def commit(self, write: Write) -> None:
        """Returns once the write is on disk."""
        await self._writer.commit(write)

    async def all(self, sql: Executable, values: dict[str, Any] | None = None) -> Rows:
        """Every row of a query."""
        return await self.engine.read(lambda connection: connection.execute(sql, values).mappings().all())

    async def each(self, questions: Sequence[Executable], values: dict[str, Any]) -> list[Rows]:
        """The rows of several queries about the same thing, as of one moment."""

        def ask(connection: Connection) -> list[Rows]:
            if connection.dialect.name == "sqlite":  # whose driver begins no transaction before a write
                connection.exec_driver_sql("BEGIN")
            else:
                connection.execution_options(isolation_level="REPEATABLE READ")
            return [connection.execute(sql, values).mappings().all() for sql in questions]

        return await self.engine.read(ask)

    async def one(self, sql: Executable, values: dict[str, Any] | None = None) -> RowMapping | None:
        """The first row of a query, if there is one."""
        return await self.engine.read(lambda connection: connection.execute(sql, values).mappings().first())
