"""What a match is played with, agreed by both: proposed, changed, declined, accepted."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from fracas.server.matches import proposals
from fracas.server.store.writer import Statement

from .harness import Client, Closed, Json, Server, serving
from .process import server_process

pytestmark = pytest.mark.anyio


async def invited(server: Server, game: str = "tanks", **request: object) -> tuple[Client, Client, Json, str]:
    """Ada has made a match with the first seat hers, and Bob has the link to the other."""
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    made = await ada.make(game, **request)
    return ada, bob, made, f"/api/invitations/{next(iter(made['invitations'].values()))}"


async def info(client: Client, match: str) -> Json:
    found: Json = (await client.get(f"/api/matches/{match}"))["match"]
    return found


@pytest.fixture
async def either(database: str) -> AsyncIterator[Server]:
    async with serving(database) as running:
        yield running


async def test_a_proposal_is_seen_changed_changed_again_and_accepted(server: Server) -> None:
    ada, bob, made, link = await invited(server, options={"zone": "crossroads"}, clock={"initial_seconds": 60})
    match = made["id"]
    seen = (await server.stranger().get(link))["match"]
    assert seen["proposal"] == {
        "number": 1,
        "by": "green",
        "host": "green",
        "before": None,
        "declined_by": None,
        "may_change": True,
    }
    assert (seen["options"]["zone"], seen["clock"]["initial_seconds"]) == ("crossroads", 60)
    assert seen["settled"]["collateral"] is True
    assert "zone" not in seen["settled"]

    changed = {"answers": 1, "options": {"zone": "fortress", "break_walls": True}, "seat": None}
    sent = await bob.post(f"{link}/proposals", changed)
    assert (sent["seat"], sent["match"]["yours"]) == ("orange", ["orange"])
    told = await info(ada, match)
    assert (told["options"]["zone"], told["options"]["break_walls"], told["clock"]) == ("fortress", True, None)
    assert told["invitations"] == {}
    before = told["proposal"]["before"]
    assert (told["proposal"]["number"], told["proposal"]["by"]) == (2, "orange")
    assert (before["options"]["zone"], before["clock"]["initial_seconds"], before["host"]) == (
        "crossroads",
        60,
        "green",
    )
    state = await ada.state(match)
    assert (state["status"], state["proposal"], state["legal"]) == ("waiting", 2, [])
    assert [player["name"] for player in state["players"]] == ["Ada", "Bob"]
    assert [line["your_turn"] for line in (await ada.get("/api/matches"))["matches"]] == [True]
    assert [line["your_turn"] for line in (await bob.get("/api/matches"))["matches"]] == [False]

    # The link is Bob's way back; to others the seat is taken.
    assert (await bob.get(link))["match"]["yours"] == ["orange"]
    eve = await server.guest("Eve")
    other = await eve.get(link)
    assert (other["is_open"], other["match"]["proposal"]) == (False, None)
    assert (await eve.post(link, expect=409))["code"] == "taken"
    assert (await eve.post(f"{link}/proposals", {"answers": 2}, expect=409))["code"] == "taken"
    await eve.post(f"/api/matches/{match}/agreement", {"proposal": 2, "accept": True}, expect=404)
    await eve.post(f"/api/matches/{match}/proposals", {"answers": 2}, expect=404)

    # Nobody agrees with themselves; Ada changes it once more, and Bob agrees.
    refused = await bob.post(f"/api/matches/{match}/agreement", {"proposal": 2, "accept": True}, expect=409)
    assert (refused["code"], refused["reason"]) == ("unfair", "own-offer")
    again = {"answers": 2, "options": {"zone": "fortress"}, "clock": {"initial_seconds": 90}, "seat": "green"}
    assert (await ada.post(f"/api/matches/{match}/proposals", again))["version"] == 2
    told = await info(bob, match)
    assert (told["proposal"]["number"], told["proposal"]["by"]) == (3, "green")
    assert told["proposal"]["before"]["options"]["break_walls"] is True
    accepted = await bob.post(f"/api/matches/{match}/agreement", {"proposal": 3, "accept": True})
    assert accepted["version"] == 3
    state = await ada.state(match)
    assert (state["status"], state["proposal"]) == ("running", None)
    running = await info(ada, match)
    assert (running["options"]["zone"], running["options"]["break_walls"]) == ("fortress", False)
    assert (running["clock"]["initial_seconds"], running["proposal"]) == (90, None)
    assert state["clocks"]["remaining_ms"] == {"green": 90_000, "orange": 90_000}
    late = await ada.post(f"/api/matches/{match}/proposals", again, expect=409)
    assert (late["code"], late["reason"]) == ("late", "begun")
    await bob.get(link, expect=404)  # spent


async def test_an_outdated_proposal_cannot_be_accepted(either: Server) -> None:
    """Ada changes it while Bob accepts: he is told, and looks again; whoever names no number takes what there is."""
    ada, bob, made, link = await invited(either)
    address = f"/api/matches/{made['id']}"
    await ada.post(f"{address}/proposals", {"answers": 1, "options": {"zone": "ring"}})
    refused = await bob.post(link, {"proposal": 1}, expect=409)
    assert (refused["code"], refused["reason"]) == ("late", "proposal")
    assert "proposal 1; the newest is 2" in refused["text"]
    late = await bob.post(f"{link}/proposals", {"answers": 1, "options": {"zone": "ring"}}, expect=409)
    assert (late["code"], late["reason"]) == ("late", "proposal")
    again = await ada.post(f"{address}/proposals", {"answers": 2, "options": {"zone": "ring"}}, expect=409)
    assert (again["code"], again["reason"]) == ("repeated", "proposal")
    nobody = await ada.post(f"{address}/agreement", {"proposal": 2, "accept": True}, expect=409)
    assert nobody["code"] == "nothing-offered"
    assert (await info(ada, made["id"]))["proposal"]["before"] is None  # she only thought better of it
    await bob.post(link, {"proposal": 2})
    assert (await info(bob, made["id"]))["options"]["zone"] == "ring"

    ada, bob, made, link = await invited(either)
    await ada.post(f"/api/matches/{made['id']}/proposals", {"answers": 1, "options": {"zone": "ring"}})
    await bob.post(link)
    assert (await info(bob, made["id"]))["options"]["zone"] == "ring"


async def test_of_two_at_once_one_is_refused(server: Server) -> None:
    ada, bob, made, link = await invited(server)
    other = ada.http.post(f"/api/matches/{made['id']}/proposals", json={"answers": 1, "options": {"zone": "ring"}})
    answers = await asyncio.gather(bob.http.post(link, json={"proposal": 1}), other)
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    zone = "arcade" if answers[0].status_code == 200 else "ring"
    assert (await info(ada, made["id"]))["options"]["zone"] == zone


async def test_declining_frees_the_invitation_and_brings_back_what_was_proposed(either: Server) -> None:
    ada, bob, made, link = await invited(either, options={"zone": "ring"})
    match = made["id"]
    assert (await bob.http.delete(link)).status_code == 200
    told = await info(ada, match)
    assert (told["proposal"]["number"], told["proposal"]["declined_by"]) == (2, "Bob")
    fresh = f"/api/invitations/{told['invitations']['orange']}"
    assert fresh != link
    await bob.get(link, expect=404)

    # Bob comes again, wants the other side and another zone, and is declined by Ada.
    await bob.post(f"{fresh}/proposals", {"answers": 2, "options": {"zone": "islands"}, "seat": "green"})
    told = await info(ada, match)
    assert (told["yours"], told["options"]["zone"], told["proposal"]["by"]) == (["orange"], "islands", "green")
    assert (told["proposal"]["host"], told["proposal"]["before"]["host"]) == ("orange", "green")
    await ada.post(f"/api/matches/{match}/agreement", {"proposal": 3, "accept": False})
    told = await info(ada, match)
    assert (told["yours"], told["options"]["zone"], list(told["invitations"])) == (["green"], "ring", ["orange"])
    assert told["proposal"] | {"number": 4, "by": "green", "declined_by": "Ada"} == told["proposal"]
    await bob.get(f"/api/matches/{match}", expect=404)
    await bob.get(fresh, expect=404)

    # Who has been forgotten waits for nothing, and keeps nobody waiting.
    last = f"/api/invitations/{told['invitations']['orange']}"
    await bob.post(f"{last}/proposals", {"answers": 4, "options": {"zone": "islands"}})
    assert (await bob.http.delete("/api/guest")).status_code == 204
    told = await info(ada, match)
    assert (told["options"]["zone"], list(told["invitations"])) == ("ring", ["orange"])
    eve = await either.guest("Eve")
    await eve.post(f"/api/invitations/{told['invitations']['orange']}")
    assert (await eve.state(match))["status"] == "running"


async def test_what_cannot_be_agreed_upon_is_taken_or_left(server: Server) -> None:
    ada, bob = await server.guest("Ada"), await server.guest("Bob")
    both = await ada.make("tanks", seats={"green": {"kind": "open"}, "orange": {"kind": "open"}})
    link = f"/api/invitations/{both['invitations']['green']}"
    refused = await bob.post(f"{link}/proposals", {"answers": 1, "options": {"zone": "ring"}}, expect=409)
    assert (refused["code"], refused["reason"]) == ("unfair", "fixed-terms")
    assert (await bob.get(link))["match"]["proposal"] is None
    alone = await ada.make("tanks", seats={"green": {"kind": "me"}, "orange": {"kind": "me"}})
    refused = await ada.post(f"/api/matches/{alone['id']}/proposals", {"answers": 1}, expect=409)
    assert (refused["code"], refused["reason"]) == ("late", "begun")


async def test_bad_proposals_are_refused_with_a_sentence(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob, made, link = await invited(server)
    proposed = f"{link}/proposals"
    for given, said in (
        ({"options": {"zone": "nowhere"}}, "nowhere"),
        ({"options": {"zone": "islands", "break_walls": True}}, "walls"),
        ({"options": {"zone": "\n"}}, "zone"),
        ({"seat": "purple", "options": {"zone": "ring"}}, "purple"),
        ({"clock": {"initial_seconds": 0}}, "initial_seconds"),
    ):
        refused = await bob.post(proposed, {"answers": 1} | given, expect=422)
        assert refused["code"] == "invalid"
        assert said in refused["text"]
    huge = {"answers": 1, "options": {"zone": "x" * 70_000}}
    assert (await bob.post(proposed, huge, expect=413))["code"] == "too-large"
    assert (await info(ada, made["id"]))["proposal"]["number"] == 1
    monkeypatch.setattr(proposals, "MOST", 3)
    for number, zone in enumerate(("ring", "islands"), start=1):
        await ada.post(f"/api/matches/{made['id']}/proposals", {"answers": number, "options": {"zone": zone}})
    refused = await bob.post(proposed, {"answers": 3, "options": {"zone": "ring"}}, expect=429)
    assert (refused["code"], refused["reason"]) == ("too-many", "proposals")
    await bob.post(link, {"proposal": 3})  # but it can still be played


async def test_both_are_told_at_once_and_nobody_looks_with_the_others_eyes(
    server: Server,
) -> None:
    ada, bob, made, link = await invited(server, "toy-battle")
    match = made["id"]
    eve = server.stranger()
    async with ada.socket(match) as hers, eve.socket(match) as watching:
        first = await hers.hello()
        await watching.hello(watch=made["watch"])
        await bob.post(f"{link}/proposals", {"answers": 1, "options": {"special_bases": False}})
        assert (await hers.until("state", version=1))["proposal"] == 2
        seen = await watching.until("state", version=1)
        assert seen["proposal"] is None
        assert "before" not in "".join(watching.received)
        await bob.post(f"/api/matches/{match}/proposals", {"answers": 2, "seat": "blue"})
        with pytest.raises(Closed) as closed:  # Ada's place is Bob's now: she comes again
            await hers.until("state", version=2)
        assert closed.value.code == 1012
    async with ada.socket(match) as hers, bob.socket(match) as his:
        assert (await hers.hello())["seat"] == "red"
        assert (await his.hello())["seat"] == "blue"
        waiting = await hers.hello()
        await ada.post(f"/api/matches/{match}/agreement", {"proposal": 3, "accept": True})
        begun = await hers.until("state", status="running")
        assert begun["seat"] == "red"
        assert len({first["commitment"], waiting["commitment"], begun["commitment"]}) == 2  # drawn anew at the start
        assert begun["commitment"] != waiting["commitment"]
        await his.until("state", status="running")


async def test_who_was_declined_hears_no_more_of_the_match(server: Server) -> None:
    ada, bob, made, link = await invited(server, "toy-battle")
    await bob.post(f"{link}/proposals", {"answers": 1, "options": {"special_bases": False}})
    async with bob.socket(made["id"]) as his:
        await his.hello()
        await ada.post(f"/api/matches/{made['id']}/agreement", {"proposal": 2, "accept": False})
        with pytest.raises(Closed):
            await his.until("state", version=2)
        known = len(his.received)
        fresh = (await info(ada, made["id"]))["invitations"]["red"]
        eve = await server.guest("Eve")
        await eve.post(f"/api/invitations/{fresh}")
        assert his.drain() == []
        assert len(his.received) == known


async def test_bots_hear_of_it_and_accept_as_ever(server: Server) -> None:
    ada, bob, made, link = await invited(server)
    heard = server.context.hub.join(ada.guest["id"], frozenset()).queue
    await bob.post(f"{link}/proposals", {"answers": 1, "options": {"zone": "ring"}})
    await bob.post(f"/api/matches/{made['id']}/agreement", {"proposal": 2, "accept": False})
    events = [heard.get_nowait() for _ in range(heard.qsize())]
    assert events == [{"type": kind, "match": made["id"], "by": "Bob"} for kind in ("proposal", "challenge-declined")]

    bot = await server.guest("R2", "bot")
    seats = {"yellow": {"kind": "me"}, "red": {"kind": "challenge", "guest": bot.guest["id"]}}
    made = await ada.make(seats=seats)
    link = f"/api/invitations/{made['invitations']['red']}"
    eve = await server.guest("Eve")
    assert (await eve.post(f"{link}/proposals", {"answers": 1}, expect=403))["code"] == "not-yours"
    await bot.post(link)
    assert (await ada.state(made["id"]))["status"] == "running"


class _Lost(Exception):
    """The store fails."""


async def test_what_cannot_be_stored_has_not_been_proposed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bob, made, link = await invited(server)
    commit = server.context.database.commit

    async def fail(statements: list[Statement]) -> None:
        raise _Lost

    monkeypatch.setattr(server.context.database, "commit", fail)
    with contextlib.suppress(_Lost):
        await bob.http.post(f"{link}/proposals", json={"answers": 1, "options": {"zone": "ring"}})
    monkeypatch.setattr(server.context.database, "commit", commit)
    told = await info(ada, made["id"])
    assert (told["proposal"]["number"], told["options"]["zone"], list(told["invitations"])) == (1, "arcade", ["orange"])


async def test_a_killed_server_knows_what_was_proposed(tmp_path: Path) -> None:
    """SIGKILL between the proposal and the agreement, and between the agreement and the first action."""

    def guest(http: httpx.Client, name: str) -> dict[str, str]:
        token = http.post("/api/guest", json={"name": name, "kind": "bot"}).json()["token"]
        return {"Authorization": f"Bearer {token}"}

    def client(address: str) -> httpx.Client:
        return httpx.Client(base_url=address, timeout=240)

    def proposal(http: httpx.Client, who: dict[str, str], match: str) -> Json:
        found: Json = http.get(f"/api/matches/{match}", headers=who).json()["match"]
        return found

    database = tmp_path / "s.db"
    with server_process(database) as server, client(server.http) as http:
        ada, bob = guest(http, "Ada"), guest(http, "Bob")
        made = http.post("/api/matches", json={"game": "tanks"}, headers=ada).json()["match"]
        match, token = made["id"], made["invitations"]["orange"]
        other = {"answers": 1, "options": {"zone": "ring"}, "seat": "green", "clock": {"initial_seconds": 77}}
        http.post(f"/api/invitations/{token}/proposals", json=other, headers=bob).raise_for_status()
        server.kill()
    with server_process(database) as server, client(server.http) as http:
        told = proposal(http, ada, match)
        assert (told["proposal"]["number"], told["proposal"]["by"], told["yours"]) == (2, "green", ["orange"])
        assert (told["options"]["zone"], told["clock"]["initial_seconds"]) == ("ring", 77)
        assert told["proposal"]["before"]["options"]["zone"] == "arcade"
        agreed = {"proposal": 2, "accept": True}
        http.post(f"/api/matches/{match}/agreement", json=agreed, headers=ada).raise_for_status()
        commitment = proposal(http, ada, match)["commitment"]
        server.kill()
    with server_process(database) as server, client(server.http) as http:
        told = proposal(http, bob, match)
        assert (told["options"]["zone"], told["yours"], told["commitment"]) == ("ring", ["green"], commitment)
        state = http.get(f"/api/matches/{match}/state", headers=bob).json()
        assert state["status"] == "running"
