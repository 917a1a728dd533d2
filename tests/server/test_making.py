"""Making matches: what is refused and what that tells, how many there may be, and how much they may take."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import fracas
from fracas.server.chance import Chance
from fracas.server.limits import Limits
from fracas.server.store.tables import matches

from .harness import Client, Json, Server, serving, settings_for
from .test_matches import HOT, IMPOSSIBLE, WON_BY_YELLOW, play, two_players

pytestmark = pytest.mark.anyio
ME = {"kind": "me"}
HOPELESS: dict[str, Any] = {
    "title": "Hopeless",
    "squares": [".."],
    "starts": [{"number": 1, "side": "west", "line": 1}],
    "tokens": ["a1"],
    "tracks": {name: {"heat": 4, "power": 2} for name in ("relaxed", "standard", "expert")},
    "missions": {1: [1]},
}


class KnownSeed(Chance):
    """Every match would be dealt from the same seed."""

    def __init__(self) -> None:
        self.asked = 0

    def seed(self) -> str:
        self.asked += 1
        return "5eed" * 16


def over_already() -> Json:
    match = fracas.new("connect-four", seed=1)
    for text in WON_BY_YELLOW:
        match.play(text)
    found: Json = match.position()["state"]
    return found


async def test_no_refusal_tells_the_seed_of_a_match_that_was_not_made(tmp_path: Path) -> None:
    requests = [request for request, _, _ in IMPOSSIBLE]
    requests += [
        {"game": "combat-protocols", "options": {"board": HOPELESS}},
        {"position": over_already()},
        {"game": "toy-battle", "position": {"actor": "blue"}, "seats": {"blue": ME, "red": ME}},
    ]
    chance = KnownSeed()
    async with serving(tmp_path / "s.db", chance) as server:
        ada = await server.guest()
        for request in requests:
            answer = await ada.http.post("/api/matches", json={"game": "connect-four"} | request)
            assert answer.status_code in (404, 422), request
            assert "5eed" not in answer.text
        assert chance.asked > 1, "some of them were refused after the seed had been drawn"


# How many --------------------------------------------------------------------------------------------------------


async def test_many_wishes_at_once_get_no_more_matches_than_allowed(database: str) -> None:
    async with serving(database, open_matches=3) as server:
        ada = await server.guest()
        requests = [ada.http.post("/api/matches", json={"game": "connect-four", "seats": HOT}) for _ in range(12)]
        answers = await asyncio.gather(*requests)
        assert sorted(answer.status_code for answer in answers) == [201] * 3 + [429] * 9
        assert {answer.json().get("reason") for answer in answers} == {None, "matches"}
        assert len((await ada.get("/api/matches", status="open"))["matches"]) == 3


async def test_a_rematch_counts_among_its_owners_matches(database: str) -> None:
    async with serving(database, open_matches=1) as server:
        ada, bob, match = await two_players(server)
        await ada.post(f"/api/matches/{match}/resign")
        other = await ada.make(seats=HOT)
        offer, answer = {"what": "rematch"}, {"what": "rematch", "accept": True}
        await ada.post(f"/api/matches/{match}/offers", offer)
        refused = await bob.post(f"/api/matches/{match}/answers", answer, expect=429)
        assert (refused["code"], refused["reason"]) == ("too-many", "others-matches")
        assert "make one yourself" in refused["text"]
        assert (await bob.state(match))["rematch"] is None
        await bob.post(f"/api/matches/{match}/answers", answer | {"accept": False})
        await bob.post(f"/api/matches/{match}/offers", offer)
        refused = await ada.post(f"/api/matches/{match}/answers", answer, expect=429)
        assert refused["reason"] == "matches"
        await ada.post(f"/api/matches/{other['id']}/resign", seat="yellow")
        await ada.post(f"/api/matches/{match}/answers", answer)
        assert (await bob.state(match))["rematch"] is not None
        await ada.post("/api/matches", {"game": "connect-four"}, expect=429)
        await bob.make(seats=HOT)  # who did not make it is not charged


async def test_matches_of_a_day_per_guest_and_per_address(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", matches_per_day=2, address_matches_per_day=3) as server:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        record = await finished(ada)
        assert (await upload(ada, record)).status_code == 201  # counts as one
        refused = await ada.http.post("/api/matches", json={"game": "connect-four"})
        assert (refused.status_code, refused.json()["reason"]) == (429, "matches-a-day")
        assert 0 < int(refused.headers["retry-after"]) <= 43_200  # two a day: one every half of it
        assert (await upload(ada, record)).json()["reason"] == "matches-a-day"
        await bob.make(seats=HOT)
        refused = await bob.http.post("/api/matches", json={"game": "connect-four"})
        assert refused.json()["reason"] == "matches-a-day"  # the address's third was the last


# How much --------------------------------------------------------------------------------------------------------


async def finished(client: Client) -> str:
    """The record of a match that was played to its end."""
    match = (await client.make(seats=HOT))["id"]
    await play(client, match, WON_BY_YELLOW)
    return (await client.http.get(f"/api/matches/{match}/record")).text


async def upload(client: Client, record: str) -> Any:
    return await client.http.post("/api/records", content=record, headers={"Content-Type": "text/plain"})


async def charged(server: Server) -> list[int]:
    rows = await server.context.database.all(matches.select().order_by(matches.c.created_at))
    return [row["bytes"] for row in rows]


async def test_a_match_is_charged_what_it_holds(database: str) -> None:
    async with serving(database) as server:
        ada = await server.guest()
        await upload(ada, await finished(ada))
        played, uploaded = await charged(server)
        entries = 1 + len(WON_BY_YELLOW)  # begun, and each action
        assert 800 + entries * 100 < played < 2_000
        date = len('{"date": "2026-11-17"}') - len("{}")  # an upload keeps when it was played
        assert uploaded == played + date


async def test_a_guests_matches_may_not_take_more_room_than_allowed(database: str) -> None:
    async with serving(database, guest_bytes=4_000) as server:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        record = await finished(ada)
        assert (await upload(ada, record)).status_code == 201
        for answer in (
            await upload(ada, record),
            await ada.http.post("/api/matches", json={"game": "connect-four", "position": position()}),
        ):
            assert (answer.status_code, answer.json()["code"], answer.json()["reason"]) == (429, "too-many", "storage")
            assert int(answer.headers["retry-after"]) == 3_600
        assert len(await charged(server)) == 2
        await bob.make(seats=HOT)  # another's room is another's


def position() -> Json:
    found: Json = fracas.new("connect-four", seed=1).position()["state"]
    return found


async def test_what_one_guest_and_one_address_may_store_in_a_day(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", guest_bytes_per_day=2_000, address_bytes_per_day=3_000) as server:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        match = (await ada.make(seats=HOT))["id"]
        reasons = set()
        for _ in range(12):  # playing and taking back for ever
            state = await ada.state(match, seat="yellow")
            act = {"ply": state["ply"], "version": state["version"], "action": 3}
            back = {"version": state["version"] + 1}
            for path, body in (("actions", act), ("takeback", back)):
                answer = await ada.http.post(f"/api/matches/{match}/{path}", json=body, params={"seat": "yellow"})
                if answer.status_code == 429:
                    reasons.add(answer.json()["reason"])
        assert reasons == {"storage"}
        await ada.post(f"/api/matches/{match}/resign", seat="yellow")  # what ends a match is never refused
        await bob.make(seats=HOT)
        refused = await bob.post("/api/matches", {"game": "connect-four", "seats": HOT}, expect=429)
        assert refused["reason"] == "storage"  # Ada's are counted at the same address


@pytest.mark.parametrize("game", ["toy-battle", "tanks"])
async def test_an_option_may_not_be_of_any_length(tmp_path: Path, game: str) -> None:
    option = {"toy-battle": "terrain", "tanks": "zone"}[game]
    request = {"options": {option: "x" * 2_000}}
    async with serving(tmp_path / "s.db", option_bytes=1_024) as server:
        ada = await server.guest()
        for path, body in (("/api/matches", {"game": game} | request), (f"/api/games/{game}/start", request)):
            refused = await ada.post(path, body, expect=413)
            assert refused["code"] == "too-large"
            assert refused["text"] == f"option {option}: its 2,002 bytes are too many; 1,024 are allowed"


async def test_a_turn_is_ones_own_and_leaves_nothing_behind() -> None:
    limits, order = Limits(settings_for("sqlite:///unused.db")), []

    async def take(guest: str, number: int) -> None:
        async with limits.turn(guest):
            order.append((guest, number, "in"))
            await asyncio.sleep(0)
            order.append((guest, number, "out"))

    await asyncio.gather(*(take(guest, number) for number in range(3) for guest in ("ada", "bob")))
    for guest in ("ada", "bob"):
        own = [(number, what) for who, number, what in order if who == guest]
        assert own == [(number, what) for number in range(3) for what in ("in", "out")]
    assert not limits._turns


async def test_who_sits_at_a_hot_seat_may_be_named(server: Server) -> None:
    ada = await server.guest("Ada")
    named = {"yellow": {"kind": "me", "name": " Ada  L. "}, "red": {"kind": "me"}}
    made = await ada.make(seats=named)
    players = (await ada.state(made["id"]))["players"]
    assert [player["name"] for player in players] == ["Ada L.", "Ada"]
    for wrong, reason in (("x" * 25, "name-long"), ("a\u200bb", "name-invisible")):
        seats = {"yellow": {"kind": "me", "name": wrong}, "red": {"kind": "me"}}
        refused = await ada.post("/api/matches", {"game": "connect-four", "seats": seats}, expect=422)
        assert refused["reason"] == reason
    await ada.post(f"/api/matches/{made['id']}/resign")
    await ada.post(f"/api/matches/{made['id']}/offers", {"what": "rematch"})
    again = await ada.state((await ada.state(made["id"]))["rematch"])
    assert [player["name"] for player in again["players"]] == ["Ada", "Ada L."]
