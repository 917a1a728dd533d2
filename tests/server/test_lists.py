"""Lists of matches: whose they are, in which order, and that no question walks through every match there is."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, Executable, create_engine, event, text

from fracas.server.store.tables import metadata
from fracas.server.store.writer import Statement
from tests.soak import lists

from .harness import FakeTime, serving
from .test_matches import HOT

pytestmark = pytest.mark.anyio
WALKS = ("SCAN matches", "SCAN seats", "SCAN entries", "SCAN guests")


def plan(connection: Connection, sql: Executable, values: dict[str, Any]) -> list[str]:
    """How SQLite answers a question, step by step."""
    asked: list[tuple[str, Any]] = []

    def note(_: object, __: object, statement: str, parameters: Any, *___: object) -> None:
        asked.append((statement, parameters))

    event.listen(connection, "before_cursor_execute", note)
    connection.execute(sql, values).all()
    event.remove(connection, "before_cursor_execute", note)
    statement, parameters = asked[0]
    return [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)]


@pytest.mark.parametrize("name", lists.QUESTIONS)
def test_no_list_walks_through_a_table(name: str) -> None:
    """As SQLite plans it without statistics: the server never has any gathered."""
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        steps = plan(connection, *lists.QUESTIONS[name])
    assert any(step.startswith("SEARCH") for step in steps)
    assert not [step for step in steps if step.startswith(WALKS)]
    if "guest" in lists.QUESTIONS[name][1]:  # about one guest: begins with what is the guest's, not with a status
        assert not [step for step in steps if "(status=" in step]


async def test_my_matches_are_those_i_made_and_those_i_sit_at_each_once(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time) as server:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        mine = []
        for number in range(6):
            time.forward(1)
            maker, other = (ada, bob) if number % 2 else (bob, ada)
            made = await maker.make(seats={"yellow": {"kind": "me"}})
            await other.post(f"/api/invitations/{made['invitations']['red']}")
            mine.append(made["id"])
        time.forward(1)
        watched = await ada.make(seats={"yellow": {"kind": "open"}, "red": {"kind": "open"}})  # made, not sat at
        await bob.make(seats=HOT)
        listed = (await ada.get("/api/matches"))["matches"]
        assert [line["id"] for line in listed] == [watched["id"], *reversed(mine)]
        page = (await ada.get("/api/matches", most=2, before=listed[2]["created_at"]))["matches"]
        assert [line["id"] for line in page] == [line["id"] for line in listed[3:5]]
        await ada.post(f"/api/matches/{mine[0]}/resign")
        assert [line["id"] for line in (await ada.get("/api/matches", status="over"))["matches"]] == [mine[0]]


async def test_a_match_in_trouble_is_not_counted_as_open(database: str) -> None:
    async with serving(database, open_matches=1) as server:
        ada = await server.guest()
        await ada.make(seats=HOT)
        refused = await ada.post("/api/matches", {"game": "connect-four"}, expect=429)
        assert refused["reason"] == "matches"
        await server.context.database.commit([Statement(text("UPDATE matches SET trouble = 'broken'"))])
        await ada.make(seats=HOT)
