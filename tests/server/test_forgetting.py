"""Being forgotten: no row holds the name any more, nothing in memory does, and every connection is closed."""

from __future__ import annotations

import asyncio

import pytest

from fracas.server.matches.sweeper import delete_outdated, forget_expired
from fracas.server.settings import DAY
from fracas.server.store.tables import guests, matches, metadata

from .harness import Client, Closed, FakeTime, Server, serving
from .test_making import finished, upload
from .test_matches import HOT, two_players

pytestmark = pytest.mark.anyio
NAME = "Zarathustra"


async def dump(server: Server) -> str:
    """Every value of every row."""
    store = server.context.database
    rows = [row for table in metadata.sorted_tables for row in await store.all(table.select())]
    return "\n".join(str(dict(row)) for row in rows)


async def be_forgotten(client: Client) -> None:
    assert (await client.http.delete("/api/guest")).status_code == 204


async def seated(server: Server, wanted: Client, other: Client) -> str:
    """A running match the other has made and begins."""
    made = await other.make(seats={"yellow": {"kind": "me"}})
    await wanted.post(f"/api/invitations/{made['invitations']['red']}")
    found: str = made["id"]
    return found


async def test_no_row_and_no_match_in_memory_holds_the_name(database: str) -> None:
    async with serving(database) as server:
        zara, bob = await server.guest(NAME, "bot"), await server.guest("Bob")
        over, running = await seated(server, zara, bob), await seated(server, zara, bob)
        await bob.post(f"/api/matches/{over}/resign")
        alone, waiting = (await zara.make(seats=HOT))["id"], (await zara.make(public=True))["id"]
        challenge = {"kind": "challenge", "guest": zara.guest["id"]}
        asked = await bob.make(seats={"yellow": {"kind": "me"}, "red": challenge})
        await upload(zara, await finished(zara))
        old = server.context.matches.all()
        server.context.matches.drop(server.context, old[0])  # one is not in memory
        assert NAME in await dump(server)
        await be_forgotten(zara)
        told = await dump(server)
        assert NAME not in told
        assert zara.guest["id"] not in told
        assert NAME not in str([live.seats for live in server.context.matches.all()])
        await zara.get("/api/guest", expect=401)
        for match in (over, running):
            players = (await bob.state(match))["players"]
            assert [player["name"] for player in players] == ["Bob", ""]
        record = await bob.http.get(f"/api/matches/{over}/record")
        assert NAME not in record.text
        by_id = {row["id"]: row for row in await server.context.database.all(matches.select())}
        assert [by_id[match]["status"] for match in (over, running, alone, waiting)] == [
            "over",
            "running",
            "over",
            "over",
        ]
        assert (await server.stranger().get("/api/lobby"))["waiting"] == []
        token = (await bob.get(f"/api/matches/{asked['id']}"))["match"]["invitations"]["red"]
        eve = await server.guest("Eve")
        await eve.post(f"/api/invitations/{token}")  # the challenge has become an invitation


async def test_after_a_restart_it_is_the_same(database: str) -> None:
    async with serving(database) as server:
        zara, bob = await server.guest(NAME), await server.guest("Bob")
        running = await seated(server, zara, bob)
        await be_forgotten(zara)
        cookies = bob.http.cookies
    async with serving(database) as server:
        again = server.stranger()
        again.http.cookies = cookies
        await again.act(running, 3)
        async with again.socket(running) as socket:
            socket.send("hello")
            assert (await socket.until("welcome"))["absent_since"] == {"red": 0}
            assert (await socket.ask("claim"))["type"] == "accepted"
        assert (await again.state(running))["outcome"]["winner"] == "yellow"


async def test_the_opponent_may_claim_at_once_and_is_not_left_waiting(database: str) -> None:
    async with serving(database) as server:
        zara, bob = await server.guest(NAME), await server.guest("Bob")
        match = await seated(server, zara, bob)
        async with bob.socket(match) as socket:
            await socket.hello()
            await be_forgotten(zara)
            told = {message["type"]: message for message in await socket.quiet()}
            assert [player["name"] for player in told["state"]["players"]] == ["Bob", ""]
            assert told["presence"]["absent_since"] == {"red": 0}
            refused = await socket.ask("offer", what="draw")
            assert (refused["code"], refused["reason"]) == ("unfair", "left")
            await bob.act(match, 3)
            assert (await bob.state(match))["takeback"]["how"] == "free"  # there is nobody to ask
            assert (await socket.ask("claim"))["type"] == "accepted"
        assert (await bob.state(match))["outcome"]["ending"] == "left"
        refused = await bob.post(f"/api/matches/{match}/offers", {"what": "rematch"}, expect=409)
        assert refused["reason"] == "left"


async def test_a_rematch_offered_before_leaving_cannot_be_accepted_after(database: str) -> None:
    async with serving(database) as server:
        bob, zara, match = await two_players(server)
        await zara.post(f"/api/matches/{match}/resign")
        await zara.post(f"/api/matches/{match}/offers", {"what": "rematch"})
        await be_forgotten(zara)
        refused = await bob.post(f"/api/matches/{match}/answers", {"what": "rematch", "accept": True}, expect=409)
        assert refused["reason"] == "left"


async def test_sockets_and_streams_are_closed(database: str) -> None:
    async with serving(database) as server:
        zara, bob = await server.guest(NAME, "bot"), await server.guest("Bob", "bot")
        match = await seated(server, zara, bob)
        events = asyncio.create_task(zara.http.get("/api/events"))
        states = asyncio.create_task(zara.http.get(f"/api/matches/{match}/stream"))
        async with zara.socket(match) as one, zara.socket(match) as two, bob.socket(match) as three:
            await one.hello()
            await three.hello()
            while len(server.context.hub._doors.get(zara.guest["id"], ())) < 3 or not server.context.hub.listening():
                await asyncio.sleep(0.01)
            await be_forgotten(zara)
            for socket in (one, two):
                with pytest.raises(Closed) as closed:
                    await socket.until("pong")
                assert closed.value.code == 1008
            assert (await events).status_code == 200
            assert (await states).status_code == 200
            assert (await three.ask("ping"))["type"] == "pong"
        assert list(server.context.hub._doors) == []


async def test_guests_not_seen_for_long_are_forgotten(database: str) -> None:
    time = FakeTime()
    async with serving(database, now=time, token_days=10, unfinished_days=30) as server:
        zara, bob = await server.guest(NAME, "bot"), await server.guest("Bob", "bot")
        crowd = [await server.guest(f"{NAME} {number}", "bot") for number in range(25)]  # more than one batch
        shared = await seated(server, zara, bob)
        await bob.post(f"/api/matches/{shared}/resign")
        await finished(zara)
        time.forward(9 * DAY)
        await bob.get("/api/guest")
        assert await forget_expired(server.context) == 0
        time.forward(2 * DAY)
        assert await forget_expired(server.context) == 1 + len(crowd)
        assert NAME not in await dump(server)
        assert [row["name"] for row in await server.context.database.all(guests.select())] == ["Bob"]
        assert len((await bob.get("/api/matches"))["matches"]) == 1
        time.forward(30 * DAY)
        assert await delete_outdated(server.context) == 1  # nobody is left for the one she played alone
        left = await server.context.database.all(matches.select())
        assert [row["id"] for row in left] == [shared]
