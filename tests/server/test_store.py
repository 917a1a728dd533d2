"""The store: migrations, group commits, clashes; loading and forgetting matches."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Select, inspect, text

from fracas.server.matches.cache import load
from fracas.server.matches.rows import ActionRow
from fracas.server.metrics import Metrics
from fracas.server.store import queries
from fracas.server.store.database import Database
from fracas.server.store.engines import reach
from fracas.server.store.opening import alembic_config, migrate
from fracas.server.store.tables import entries, metadata
from fracas.server.store.writer import Clash, Statement, merged

from .harness import serving, settings_for
from .test_matches import HOT, two_players

pytestmark = pytest.mark.anyio


async def test_the_migrations_lead_to_the_tables_and_back(database: str) -> None:
    engine = reach(settings_for(database))

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    await migrate(engine)
    assert await engine.read(differences) == []
    await engine.change(lambda connection: command.downgrade(alembic_config(connection), "base"))
    left = await engine.read(lambda connection: inspect(connection).get_table_names())
    assert left == ["alembic_version"]
    await migrate(engine)
    await migrate(engine)  # once more changes nothing
    await engine.dispose()


async def test_sqlite_keeps_a_log_and_flushes_it(tmp_path: Path) -> None:
    store = Database(settings_for(tmp_path / "deep" / "s.db"), Metrics())
    await store.open()
    found = [await store.one(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous", "foreign_keys")]
    assert [next(iter(row.values())) for row in found if row is not None] == ["wal", 2, 1]
    await store.close()


async def test_commits_are_grouped_and_one_clash_harms_nobody_else(database: str) -> None:
    async with serving(database) as server:
        ada = await server.guest()
        ids = [(await ada.make(seats=HOT))["id"] for _ in range(6)]
        store, metrics = server.context.database, server.context.metrics
        await store.commit([Statement(queries.INSERT_ENTRY, ActionRow(0, 2, 0, 3, None, 1, 1, None).values(ids[3]))])
        before = metrics.commits._value.get()
        rows = [Statement(queries.INSERT_ENTRY, ActionRow(0, 2, 0, 3, None, 1, 1, None).values(match)) for match in ids]
        results = await asyncio.gather(*(store.commit([row]) for row in rows), return_exceptions=True)
        assert [type(result) for result in results] == [type(None)] * 3 + [Clash] + [type(None)] * 2
        stored = await store.all(entries.select().where(entries.c.kind == "action"))
        assert sorted(row["match_id"] for row in stored) == sorted(ids)
        more = [Statement(queries.INSERT_ENTRY, ActionRow(1, 3, 1, 3, None, 1, 1, None).values(match)) for match in ids]
        await asyncio.gather(*(store.commit([row]) for row in more))
        assert metrics.commits._value.get() - before < 6 + 6  # fewer transactions than writes


def test_a_group_keeps_the_order_within_each_write() -> None:
    """A new match grouped with another's action: its own rows still come after the row of the match."""
    make, happen, act = queries.INSERT_MATCH, queries.INSERT_SEAT, queries.INSERT_ENTRY
    writes = [
        [Statement(act, {"n": 1}), Statement(happen, {"n": 1})],
        [Statement(make, {"n": 2}), Statement(act, {"n": 2})],
    ]
    writes += [[Statement(make, {"n": 3}), Statement(happen, {"n": 3}), Statement(happen, {"n": 4})]]
    order = [(sql, row["n"]) for sql, rows in merged(writes) for row in rows or []]
    for write in writes:
        places = [order.index((statement.sql, statement.values["n"])) for statement in write]
        assert places == sorted(places)
    assert len(order) == 7
    assert len(merged([writes[0]] * 50)) == 2  # fifty writes, two statements


async def test_a_match_written_to_elsewhere_is_loaded_again(database: str) -> None:
    """Two servers on one database are not the plan, but must not corrupt a match."""
    async with serving(database) as server:
        ada, bob, match = await two_players(server)
        await ada.state(match)
        foreign = ActionRow(0, 4, 0, 6, None, server.context.now(), 1, None)
        await server.context.database.commit([Statement(queries.INSERT_ENTRY, foreign.values(match))])
        async with bob.socket(match) as socket:
            await socket.hello()
            late = await ada.post(f"/api/matches/{match}/actions", {"ply": 0, "version": 3, "action": 3}, expect=409)
            assert late["code"] == "late"
            with pytest.raises(Exception, match="1012"):
                await socket.until("state", ply=99)
        assert (await bob.state(match))["view"]["board"][-1] == "......y"


async def test_idle_matches_leave_memory_and_come_back(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", live_matches=2) as server:
        ada = await server.guest()
        ids = [(await ada.make(seats=HOT))["id"] for _ in range(4)]
        await ada.act(ids[0], 3)
        async with ada.socket(ids[1]) as socket:
            await socket.hello()
            assert server.context.matches.drop_idle(server.context) == 2
            assert len(server.context.matches) == 2
            assert ids[1] in [live.id for live in server.context.matches.all()]
        assert (await ada.state(ids[0]))["ply"] == 1


async def test_a_loaded_match_is_the_one_that_was_played(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db") as server:
        ada = await server.guest()
        made = await ada.make("toy-battle", seats={"blue": {"kind": "me"}, "red": {"kind": "me"}})
        live = await server.context.matches.get(server.context, made["id"])
        while live.actor is not None and live.ply < 30:
            await ada.act(made["id"], live.match.legal_ids()[0])
        again = await load(server.context, made["id"])
        assert again.match.hash == live.match.hash
        assert again.version == live.version
        assert again.match.record() == live.match.record()


async def test_an_action_and_a_happening_cannot_have_the_same_version(database: str) -> None:
    async with serving(database) as server:
        ada, _, match = await two_players(server)
        await ada.state(match)
        foreign = ActionRow(0, 2, 0, 6, None, server.context.now(), 1, None)
        await server.context.database.commit([Statement(queries.INSERT_ENTRY, foreign.values(match))])
        late = await ada.post(f"/api/matches/{match}/resign", expect=409)
        assert late["code"] == "late"
        assert (await ada.state(match))["ply"] == 1


async def test_the_first_schema_is_brought_along_and_what_clashes_is_set_aside(database: str) -> None:
    engine = reach(settings_for(database))
    await migrate(engine, "0001")
    owner = "INSERT INTO guests VALUES ('ada', 'Ada', 'person', 'hash', 1, 1, 1)"
    made = (
        "INSERT INTO matches (id, game, rules_version, options, seed, salt, status, owner_id, origin, watch_token,"
        " watch_delay, is_public, created_at) VALUES (:id, 'connect-four', 1, '{}', 's', 's', 'running', 'ada', 'new',"
        " 'w', 0, false, 1)"
    )
    acted = "INSERT INTO actions VALUES (:id, 0, 2, 0, 3, 7, 900)"
    happened = "INSERT INTO happenings VALUES (:id, :version, 'started', NULL, '{}', 5)"

    def fill(connection: Connection) -> None:
        connection.execute(text(owner))
        for match, version in (("sound", 1), ("clashing", 2)):
            connection.execute(text(made), {"id": match})
            connection.execute(text(acted), {"id": match})
            connection.execute(text(happened), {"id": match, "version": version})

    def look(connection: Connection) -> None:
        rows = connection.execute(queries.ENTRIES, {"id": "sound"}).mappings().all()
        assert [(row["version"], row["kind"], row["ply"], row["clock_ms"]) for row in rows] == [
            (1, "started", None, None),
            (2, "action", 0, 900),
        ]
        kept = connection.execute(queries.ENTRIES, {"id": "clashing"}).mappings().all()
        assert len(kept) == 2
        found = [tuple(row) for row in connection.execute(text("SELECT id, trouble, bytes, shelf FROM matches"))]
        size = 800 + len("{}") + 100 + 100 + len("{}")  # itself, its options, two entries, one with data
        assert sorted(found) == [("clashing", "broken", size, None), ("sound", None, size, None)]

    await engine.change(fill)
    await migrate(engine)
    await engine.read(look)
    await engine.dispose()


async def test_several_questions_are_answered_as_of_one_moment(tmp_path: Path) -> None:
    """What is written between them is seen by none: a match must not be read half before and half after a change."""

    class Interrupted(list[Select[Any]]):
        def __iter__(self) -> Iterator[Select[Any]]:
            yield self[0]
            with sqlite3.connect(tmp_path / "s.db") as another:
                another.execute("UPDATE seats SET name = 'Eve'")
            yield self[1]

    async with serving(tmp_path / "s.db") as server:
        ada = await server.guest()
        match = (await ada.make(seats=HOT))["id"]
        store = server.context.database
        rows = await store.each(Interrupted([queries.MATCH, queries.SEATS]), {"id": match})
        assert {seat["name"] for seat in rows[1]} == {"Ada"}
        assert {seat["name"] for seat in await store.all(queries.SEATS, {"id": match})} == {"Eve"}
