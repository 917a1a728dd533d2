"""How long things are kept: unfinished, uploaded and finished matches; guests not seen for long."""

from __future__ import annotations

import asyncio

import pytest

from fracas.server.matches.sweeper import AT_ONCE, close_abandoned, delete_outdated
from fracas.server.settings import DAY
from fracas.server.store.tables import analyses, entries, matches, seats

from .harness import Closed, FakeTime, Server, serving
from .test_making import finished, upload
from .test_matches import HOT, two_players

pytestmark = pytest.mark.anyio


async def kept(server: Server) -> set[str]:
    """The matches in the store; everything else there belongs to one of them."""
    store = server.context.database
    ids = {row["id"] for row in await store.all(matches.select())}
    for table in (seats, entries, analyses):
        assert {row["match_id"] for row in await store.all(table.select())} <= ids
    return ids


async def test_each_kind_is_kept_for_its_own_time(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time, unfinished_days=10, uploaded_days=20) as server:
        ada, bob, running = await two_players(server)
        waiting = (await ada.make())["id"]
        record = await finished(ada)
        uploaded = (await upload(ada, record)).json()["match"]["id"]
        played = await kept(server) - {running, waiting, uploaded}
        assert len(played) == 1
        time.forward(4 * DAY)
        await ada.act(running, 0)
        assert await close_abandoned(server.context) == 1
        time.forward(9 * DAY)
        assert await delete_outdated(server.context) == 0
        time.forward(2 * DAY)
        assert await delete_outdated(server.context) == 1
        assert await kept(server) == {running, uploaded, *played}
        await ada.get(f"/api/matches/{waiting}/state", expect=404)
        time.forward(6 * DAY)
        assert await delete_outdated(server.context) == 1
        assert await kept(server) == {running, *played}
        time.forward(40 * DAY)
        assert await close_abandoned(server.context) == 1
        time.forward(11 * DAY)
        assert await delete_outdated(server.context) == 1
        assert await kept(server) == played
        await bob.get(f"/api/matches/{running}/state", expect=404)


async def test_finished_matches_go_too_if_that_is_chosen_and_zero_keeps_all(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time, finished_days=5, unfinished_days=0, uploaded_days=0) as server:
        ada = await server.guest()
        await upload(ada, await finished(ada))
        time.forward(4 * DAY)
        assert await delete_outdated(server.context) == 0
        time.forward(2 * DAY)
        assert await delete_outdated(server.context) == 1
        time.forward(1_000 * DAY)
        assert await delete_outdated(server.context) == 0


async def test_no_commit_deletes_more_than_a_few_and_who_looks_on_is_told(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time, finished_days=1, open_matches=1_000) as server:
        ada = await server.guest()
        ids = [(await ada.make(seats=HOT))["id"] for _ in range(2 * AT_ONCE + 1)]
        await asyncio.gather(*(ada.post(f"/api/matches/{match}/resign", seat="yellow") for match in ids))
        time.forward(2 * DAY)
        async with ada.socket(ids[0]) as socket:
            await socket.hello()
            commits = server.context.metrics.commits._value.get()
            assert await delete_outdated(server.context) == len(ids)
            with pytest.raises(Closed):
                await socket.until("state", ply=99)
        assert server.context.metrics.commits._value.get() - commits >= 3  # the heartbeat may add one
        assert await kept(server) == set()
