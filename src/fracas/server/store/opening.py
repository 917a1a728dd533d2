"""Opening the database: by one server at a time, undamaged, not newer than we are. What is wrong is one sentence."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import sys
from contextlib import closing
from importlib import resources
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..errors import CannotServe
from .engines import PostgresServer, SqliteFile

HEADER = b"SQLite format 3\0"
MOST_CHECKED_BYTES = 256 << 20  # a larger file is opened without looking at every page: that would take minutes
BUSY_SECONDS = 10.0
ONLY_OURS = 0o600  # seeds of running matches and digests of tokens lie in it
SERVER_KEY = int.from_bytes(b"fracas")  # of the lock in PostgreSQL; each of its databases has its own
TRIES, PAUSE_SECONDS = 20, 0.25  # until PostgreSQL has noticed that a killed server is gone
ELSEWHERE = "name another one with FRACAS_DATABASE_URL"

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None: it is another kind."""
    parsed = make_url(url)
    if not parsed.drivername.startswith("sqlite"):
        return None
    return Path(str(parsed.database)).resolve()  # one file, one lock, by whatever name it is called


def place_of(url: str) -> str:
    """What to call the database in a sentence; never with its password."""
    parsed = make_url(url)
    if parsed.drivername.startswith("sqlite"):
        return f"the database {file_of(url)}"
    host = parsed.host or parsed.query.get("host") or "localhost"
    return f"the database {parsed.database} of PostgreSQL at {host}" + (f":{parsed.port}" if parsed.port else "")


# SQLite ----------------------------------------------------------------------------------------------------------


def hold_file(file: Path) -> int:
    """Make the file if need be, lock it for this process, and look whether it is sound; the lock's handle."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(_open_private(file))
        handle = _open_private(file.with_name(file.name + ".lock"))
    except OSError as error:
        raise CannotServe(f"the database {file} cannot be written: {error.strerror}; {ELSEWHERE}") from None
    try:
        _lock(handle)
    except OSError:
        os.close(handle)
        raise CannotServe(
            f"another Fracas server already uses {file}: stop it, or give this one a file of its own"
            " (FRACAS_DATABASE_URL)"
        ) from None
    try:
        check_file(file)
    except BaseException:
        os.close(handle)
        raise
    return handle


def _open_private(file: Path) -> int:
    """Open a file for writing; one that is made here is nobody else's to read, whatever the umask."""
    try:
        handle = os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, ONLY_OURS)
    except FileExistsError:
        return os.open(file, os.O_RDWR)
    file.chmod(ONLY_OURS)
    return handle


def check_file(file: Path) -> None:
    """Refuse a file that is no database, a damaged one, and another program's."""
    with file.open("rb") as opened:
        start = opened.read(len(HEADER))
    if not start:
        return
    if start != HEADER:
        raise CannotServe(f"{file} is not a SQLite database; {ELSEWHERE}")
    try:
        with closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as connection:
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            is_small = file.stat().st_size <= MOST_CHECKED_BYTES
            found = connection.execute("PRAGMA quick_check(1)").fetchone()[0] if is_small else "ok"
    except sqlite3.OperationalError as error:
        raise CannotServe(f"the database {file} cannot be opened: {error}") from None
    except sqlite3.DatabaseError as error:
        found = str(error)
    if found != "ok":
        raise CannotServe(
            f"the database {file} is damaged ({found.splitlines()[-1]}): put a backup in its place, or {ELSEWHERE}"
        )
    if tables and "alembic_version" not in tables:
        raise CannotServe(f"{file} is the database of another program; {ELSEWHERE}")


# PostgreSQL ------------------------------------------------------------------------------------------------------


async def hold_server(engine: AsyncEngine, place: str) -> AsyncConnection:
    """A connection that holds the lock of this database for as long as it is open."""
    try:
        connection = await engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        for _ in range(TRIES):
            if (await connection.execute(select(func.pg_try_advisory_lock(SERVER_KEY)))).scalar():
                return connection
            await asyncio.sleep(PAUSE_SECONDS)
        await connection.close()
    except Exception as error:  # of the network, the driver or the server, each of a class of its own
        raise CannotServe(
            f"{place} cannot be reached: {_reason(error)}; is it running, and is FRACAS_DATABASE_URL right?"
        ) from None
    raise CannotServe(f"another Fracas server already uses {place}: stop it, or give this one a database of its own")


# Both ------------------------------------------------------------------------------------------------------------


async def upgrade(engine: SqliteFile | PostgresServer, place: str) -> None:
    """Bring the schema up to date, unless it is ahead of us."""
    try:
        await engine.read(lambda connection: _refuse_newer(connection, place))
        await migrate(engine)
    except CannotServe:
        raise
    except Exception as error:
        raise CannotServe(f"{place} cannot be brought up to date: {_reason(error)}") from None


def _refuse_newer(connection: Connection, place: str) -> None:
    scripts = ScriptDirectory.from_config(alembic_config(connection))
    known = {script.revision for script in scripts.walk_revisions()}
    for found in MigrationContext.configure(connection).get_current_heads():
        if found not in known:
            raise CannotServe(
                f"{place} was written by a newer Fracas (its schema is {found}, this one knows"
                f" {scripts.get_current_head()}): update Fracas, or {ELSEWHERE}"
            )


def alembic_config(connection: Connection) -> Config:
    """Alembic's configuration, without a file of its own."""
    config = Config()
    config.set_main_option("script_location", str(resources.files(__package__).joinpath("migrations")))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: SqliteFile | PostgresServer, revision: str = "head") -> None:
    """Bring the schema to a revision, the newest unless told otherwise."""
    await engine.change(lambda connection: command.upgrade(alembic_config(connection), revision))


def _reason(error: Exception) -> str:
    """What a driver says, on one line and without the names of its classes."""
    text = re.sub(r"<class '[^']*'>: ", "", str(getattr(error, "orig", None) or error))
    return next(iter(text.splitlines()), "") or type(error).__name__
