"""Starting on a database that is in use, damaged, foreign, newer or out of reach: one sentence, and nothing changed."""

from __future__ import annotations

import os
import sqlite3
import stat
from pathlib import Path

import pytest
from sqlalchemy import text

from fracas.server.command import read_settings
from fracas.server.errors import CannotServe
from fracas.server.metrics import Metrics
from fracas.server.store import opening
from fracas.server.store.database import Database
from fracas.server.store.engines import reach

from .harness import serving, settings_for
from .process import refusal, server_process
from .test_matches import HOT

pytestmark = pytest.mark.anyio
PAGE = 4_096


async def why_not(database: str | Path) -> str:
    """Why a database cannot be opened."""
    store = Database(settings_for(database), Metrics())
    with pytest.raises(CannotServe) as refused:
        await store.open()
    told = str(refused.value)
    assert "\n" not in told
    return told


def sentence(told: str) -> str:
    """All that a failed start says: one line, on every level of the log."""
    lines = told.splitlines()
    assert len(lines) == 1, told
    assert lines[0].startswith("error: ")
    return lines[0]


# One server at a time --------------------------------------------------------------------------------------------


async def test_a_second_server_on_the_same_database_is_refused_until_the_first_is_gone(database: str) -> None:
    with server_process(database) as first:
        told = sentence(refusal(database, log_level="debug"))
        assert "another Fracas server already uses" in told
        assert "stop it" in told
        first.kill()  # no time to let go of anything
        with server_process(database) as second:
            assert second.stop() in (0, -15)


async def test_the_lock_goes_with_the_server_in_the_same_process_too(database: str) -> None:
    async with serving(database):
        assert "already uses" in await why_not(database)
    async with serving(database) as server:
        await server.guest()


async def test_a_link_to_the_file_is_the_same_file(tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    async with serving(tmp_path / "server.db"):
        link.symlink_to(tmp_path / "server.db")
        assert "already uses" in await why_not(link)


# What cannot be opened -------------------------------------------------------------------------------------------


async def filled(file: Path) -> None:
    """A database with matches in it."""
    async with serving(file) as server:
        ada = await server.guest()
        for _ in range(30):
            await ada.make(seats=HOT)


async def test_a_damaged_database_is_told_from_a_sound_one(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    await filled(file)
    content = bytearray(file.read_bytes())
    assert len(content) > 8 * PAGE
    content[3 * PAGE : 8 * PAGE] = b"\xff" * (5 * PAGE)
    file.write_bytes(content)
    told = sentence(refusal(f"sqlite:///{file}", log_level="debug"))
    assert f"the database {file} is damaged" in told
    assert "backup" in told


async def test_a_file_that_is_cut_off_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    await filled(file)
    file.write_bytes(file.read_bytes()[: 2 * PAGE])
    assert "is damaged" in await why_not(file)


async def test_a_large_file_is_opened_without_looking_at_every_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "server.db"
    await filled(file)
    content = bytearray(file.read_bytes())
    content[-PAGE:] = b"\xff" * PAGE
    file.write_bytes(content)
    assert "is damaged" in await why_not(file)
    monkeypatch.setattr(opening, "MOST_CHECKED_BYTES", 1)
    opening.check_file(file)
    file.write_bytes(b"\xff" * PAGE)
    assert "is not a SQLite database" in await why_not(file)


async def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    letter, other = tmp_path / "letter.txt", tmp_path / "other.db"
    letter.write_text("Dear Ada")
    assert "is not a SQLite database" in sentence(refusal(f"sqlite:///{letter}"))
    assert letter.read_text() == "Dear Ada"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE stamps (id)")
    connection.close()
    assert "database of another program" in await why_not(other)


async def test_a_newer_schema_is_refused(database: str) -> None:
    async with serving(database) as server:
        await server.guest()
    engine = reach(settings_for(database))
    await engine.change(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    await engine.dispose()
    told = sentence(refusal(database, log_level="debug"))
    assert "newer Fracas (its schema is 9999" in told
    assert "update Fracas" in told


async def test_a_schema_that_lacks_a_table_is_a_sentence_too(database: str) -> None:
    engine = reach(settings_for(database))
    await opening.migrate(engine, "0001")
    await engine.change(lambda connection: connection.execute(text("DROP TABLE happenings")))
    await engine.dispose()
    assert "cannot be brought up to date" in await why_not(database)


@pytest.mark.parametrize("place", ["/proc/fracas/server.db", "/dev/null/server.db"])
async def test_a_folder_that_cannot_be_written_to(place: str) -> None:
    told = sentence(refusal(f"sqlite:///{place}"))
    assert f"the database {place} cannot be written" in told
    assert "FRACAS_DATABASE_URL" in told


async def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    assert "cannot be written: Is a directory" in await why_not(tmp_path)


async def test_postgresql_out_of_reach_is_told_without_the_password() -> None:
    told = sentence(refusal("postgresql://ada:hunter2@127.0.0.1:1/fracas", log_level="debug"))
    assert "the database fracas of PostgreSQL at 127.0.0.1:1 cannot be reached" in told
    assert "hunter2" not in told


async def test_a_database_postgresql_does_not_have(postgres_server: str) -> None:
    told = await why_not(postgres_server.format(name="nowhere"))
    assert 'cannot be reached: database "nowhere" does not exist' in told


@pytest.mark.parametrize("url", ["mysql://ada:hunter2@there/db", "postgresql://ada:hunter2@there:port/db"])
def test_a_wrong_address_is_told_without_the_password(url: str) -> None:
    with pytest.raises(CannotServe, match="database_url") as refused:
        read_settings({"database_url": url})
    assert "hunter2" not in str(refused.value)
    assert "there" in str(refused.value)


# Whose the file is -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o777])
async def test_the_files_are_nobody_elses_to_read(tmp_path: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        async with serving(tmp_path / "server.db") as server:
            await server.guest()
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    finally:
        os.umask(before)
    names = ("server.db", "server.db-wal", "server.db-shm", "server.db.lock")
    assert modes == dict.fromkeys(names, 0o600)
