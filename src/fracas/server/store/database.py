"""The database: engine, settings of SQLite, migrations, reading."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Executable, RowMapping, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..metrics import Metrics
from ..settings import Settings
from .writer import Write, Writer

BUSY_MILLISECONDS = 10_000
READERS = 8


class Database:
    """Reading at once, writing through one writer."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.engine = make_engine(settings)
        self._blocking = make_blocking_engine(settings) if settings.is_sqlite else None
        self._writer = Writer(self._blocking or self.engine, metrics)

    async def open(self) -> None:
        """Bring the schema up to date and begin to write."""
        await migrate(self.engine)
        self._writer.start()

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        await self._writer.close()
        if self._blocking is not None:
            self._blocking.dispose()
        await self.engine.dispose()

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


def make_engine(settings: Settings) -> AsyncEngine:
    """An engine for SQLite (with a write-ahead log, flushed at every commit) or PostgreSQL."""
    shared: dict[str, Any] = {"pool_size": READERS, "max_overflow": READERS, "hide_parameters": True}  # seeds, say
    if not settings.is_sqlite:
        return create_async_engine(settings.database_url, pool_pre_ping=True, **shared)
    file = make_url(settings.database_url).database
    if file and file != ":memory:":
        Path(file).parent.mkdir(parents=True, exist_ok=True)
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


def alembic_config(connection: Connection) -> Config:
    """Alembic's configuration, without a file of its own."""
    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__).joinpath("migrations")))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Bring the schema to a revision, the newest unless told otherwise."""
    async with engine.begin() as connection:
        await connection.run_sync(lambda sync: command.upgrade(alembic_config(sync), revision))
