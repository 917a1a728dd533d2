"""Cancelling what waits, and taking what is over off the own list: for others who played it, it stays."""

from __future__ import annotations

import pytest
from sqlalchemy import create_engine

from fracas.server.store import queries
from fracas.server.store.tables import metadata

from .harness import Client, Json, Server, serving
from .test_lists import WALKS, plan
from .test_matches import HOT

pytestmark = pytest.mark.anyio
ME_AND_OPEN = {"yellow": {"kind": "me"}, "red": {"kind": "open"}}


async def listed(client: Client, status: str = "all") -> list[str]:
    return [line["id"] for line in (await client.get("/api/matches", status=status))["matches"]]


async def remove(client: Client, match: str, expect: int = 204) -> Json:
    answer = await client.http.delete(f"/api/matches/{match}")
    assert answer.status_code == expect, answer.text
    found: Json = answer.json() if answer.content else {}
    return found


async def finished(ada: Client, bob: Client) -> Json:
    made = await ada.make(seats=ME_AND_OPEN)
    await bob.post(f"/api/invitations/{made['invitations']['red']}")
    await bob.post(f"/api/matches/{made['id']}/resign")
    return made


async def test_a_waiting_match_is_cancelled_and_room_is_made_for_another(database: str) -> None:
    async with serving(database, open_matches=1) as server:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        made = await ada.make(seats=ME_AND_OPEN, public=True)
        await ada.post("/api/matches", {"game": "connect-four"}, expect=429)
        async with bob.socket(made["id"]) as watching:
            await watching.hello()
            await remove(ada, made["id"])
        assert await listed(ada) == []
        assert (await bob.get("/api/lobby"))["waiting"] == []
        await bob.get(f"/api/invitations/{made['invitations']['red']}", expect=404)
        await ada.make(seats=ME_AND_OPEN)


async def test_a_finished_match_stays_for_the_other_until_both_have_removed_it(database: str) -> None:
    async with serving(database) as server:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        made = await finished(ada, bob)
        kept = (await server.context.database.all(queries.MY_MATCHES, mine(ada)))[0]["bytes"]
        assert kept > 0
        await remove(ada, made["id"])
        await remove(ada, made["id"])  # twice is as good as once
        assert await listed(ada) == []
        [line] = (await bob.get("/api/matches"))["matches"]
        assert [player["name"] for player in line["players"]] == ["Ada", "Bob"]
        assert (await bob.state(made["id"]))["status"] == "over"
        await remove(bob, made["id"])
        assert await listed(bob) == []
        await bob.get(f"/api/matches/{made['id']}/state", expect=404)
        assert server.context.matches.all() == []


async def test_who_removed_a_match_is_forgotten_in_it_all_the_same(database: str) -> None:
    async with serving(database) as server:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        made = await finished(ada, bob)
        await remove(ada, made["id"])
        assert (await ada.http.delete("/api/guest")).status_code == 204
        [line] = (await bob.get("/api/matches"))["matches"]
        assert [player["name"] for player in line["players"]] == ["", "Bob"]


async def test_what_was_played_alone_is_deleted_at_once(server: Server) -> None:
    ada = await server.guest()
    made = await ada.make(seats=HOT)
    refused = await remove(ada, made["id"], expect=409)
    assert (refused["code"], refused["reason"]) == ("not-running", "unfinished")
    await ada.post(f"/api/matches/{made['id']}/resign")
    await remove(ada, made["id"])
    await ada.get(f"/api/matches/{made['id']}", expect=404)


async def test_nobody_removes_what_is_not_theirs(server: Server) -> None:
    ada, bob, eve = await server.guest("Ada"), await server.guest("Bob"), await server.guest("Eve")
    waiting = await ada.make(seats=ME_AND_OPEN, public=True)
    over = await finished(ada, bob)
    for match in (waiting["id"], over["id"], "nosuchmatch"):
        assert (await remove(eve, match, expect=404))["code"] == "not-found"
    assert (await server.stranger().http.delete(f"/api/matches/{over['id']}")).status_code == 401
    assert set(await listed(ada)) == {waiting["id"], over["id"]}
    both_open = await ada.make(seats={"yellow": {"kind": "open"}, "red": {"kind": "open"}}, public=True)
    await bob.post(f"/api/matches/{both_open['id']}/join")
    assert (await remove(bob, both_open["id"], expect=403))["code"] == "not-yours"


def mine(client: Client) -> Json:
    return {"guest": client.guest["id"], "status": ["waiting", "running", "over"], "before": 2**53, "most": 30}


def test_the_list_walks_through_no_table() -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    values = {"guest": "g0", "status": ["over"], "before": 2**53, "most": 30}
    with engine.begin() as connection:
        steps = plan(connection, queries.MY_MATCHES, values)
    assert not [step for step in steps if step.startswith((*WALKS, "SCAN removals"))]
    assert not [step for step in steps if "(status=" in step]
