"""Work: who uses the processor is charged for it, pictures are made once, long pasts come in pages."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import fracas
from fracas.core.contract import Action
from fracas.core.errors import IllegalAction
from fracas.server.api.live import MOST_STRIKES, Connection
from fracas.server.errors import Refused
from fracas.server.limits import Limits, Purse
from fracas.server.matches import portray
from fracas.server.meter import charged, charged_alike, in_turn, off_loop, on_the_house
from tests.support import Case, random_match

from .harness import Closed, Server, serving, settings_for
from .test_matches import HOT, two_players

pytestmark = pytest.mark.anyio
BUSY_SECONDS = 0.05


def busy() -> None:
    """Compute for a while, by the thread's own clock."""
    until = time.thread_time() + BUSY_SECONDS
    while time.thread_time() < until:
        pass


class Ledger:
    """Who pays, and for what."""

    def __init__(self, key: str = "ada", most: float = 1_000.0) -> None:
        self.key, self._most = key, most
        self.spent: list[float] = []

    def spend(self, seconds: float) -> None:
        self.spent.append(seconds)

    def check(self) -> None:
        if sum(self.spent) > self._most:
            raise Refused("too-fast", "too much", retry_after=1)


async def test_work_is_charged_wherever_it_is_done() -> None:
    ledger = Ledger()

    async def in_a_task() -> None:
        busy()

    async def for_everybody() -> None:
        on_the_house()
        await off_loop(busy)

    async def work() -> str:
        busy()
        await asyncio.sleep(0.2)  # waiting costs nothing
        await off_loop(busy)
        await asyncio.ensure_future(charged_alike(in_a_task()))
        await asyncio.create_task(for_everybody())
        await asyncio.sleep(0)  # a thread's bill comes by the loop
        return "done"

    assert await charged(work(), ledger) == "done"
    assert 3 * BUSY_SECONDS <= sum(ledger.spent) < 4 * BUSY_SECONDS


async def test_much_that_is_asked_for_at_once_is_done_in_turn_and_not_beyond_ones_means() -> None:
    """Else all of it would have begun before the first was charged, and others would wait for all of it."""
    order: list[str] = []

    async def ask(name: str) -> None:
        async with in_turn():
            order.append(name)
            await off_loop(busy)

    ada = Ledger("ada", most=BUSY_SECONDS * 1.5)
    many = [asyncio.create_task(charged(ask("ada"), ada)) for _ in range(8)]
    await asyncio.sleep(0)
    bob = asyncio.create_task(charged(ask("bob"), Ledger("bob")))
    found = await asyncio.gather(*many, bob, return_exceptions=True)
    assert [isinstance(one, Refused) for one in found] == [False] * 2 + [True] * 6 + [False]
    assert order.index("bob") <= 1


async def test_charged_work_can_fail_and_be_cancelled() -> None:
    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError("as it should")

    with pytest.raises(ValueError, match="as it should"):
        await charged(fail(), Ledger())
    ended = []

    async def long() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append(True)

    task = asyncio.create_task(charged(long(), Ledger()))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == [True]


def test_a_debt_has_to_be_paid_by_the_guest_and_not_by_its_neighbours() -> None:
    limits = Limits(settings_for(Path("unused.db"), work_share=0.1, work_burst=1.0))
    one, neighbour = Purse(limits, "192.0.2.1"), Purse(limits, "192.0.2.1")
    one.belongs_to("ada")
    neighbour.belongs_to("bob")
    one.check()
    one.spend(3.0)
    with pytest.raises(Refused) as refused:
        one.check()
    assert (refused.value.code, refused.value.reason, refused.value.status) == ("too-fast", "work", 429)
    assert refused.value.retry_after == 20  # two seconds of debt, paid back at a tenth
    neighbour.check()
    again = Purse(limits, "192.0.2.1")  # the next request of the same guest
    again.belongs_to("ada")
    with pytest.raises(Refused):
        again.check()


async def test_who_has_used_up_its_share_waits_on_every_way_in(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", work_share=0.001) as server:
        ada, bob = await server.guest("Ada"), await server.guest("Bob")
        match = (await ada.make(seats=HOT))["id"]
        async with ada.socket(match) as socket:
            state = await socket.hello()
            server.context.limits.work_of_guest(ada.guest["id"]).spend(2_000.0)
            refused = await socket.ask("act", ply=0, version=state["version"], action=3)
            assert (refused["code"], refused["reason"]) == ("too-fast", "work")
            assert refused["retry_after"] > 0
        answer = await ada.http.get(f"/api/matches/{match}/state")
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 0
        await bob.get("/api/matches")


async def test_a_picture_is_made_once_for_everybody_who_wants_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int | None] = []
    draw = portray.state

    def counted(live: Any, seat: int | None, *rest: Any) -> Any:
        made.append(seat)
        return draw(live, seat, *rest)

    monkeypatch.setattr(portray, "state", counted)
    ada, _, match = await two_players(server)
    async with ada.socket(match) as first, ada.socket(match) as second:
        shown = await first.hello()
        assert await second.hello() == shown
        assert [await ada.state(match) for _ in range(3)] == [shown] * 3
        assert made == [0]
        first.send("act", ply=0, version=shown["version"], action=3)
        assert await second.until("state", ply=1) == await first.until("state", ply=1)
        assert made.count(0) == 2


async def test_what_a_client_had_sent_is_not_worked_off_once_it_has_left(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    handled: list[str] = []
    begun = asyncio.Event()

    async def slowly(_: Connection, message: Any) -> None:
        handled.append(message.ref)
        begun.set()
        await asyncio.sleep(3_600)

    ada = await server.guest()
    match = (await ada.make(seats=HOT))["id"]
    monkeypatch.setattr(Connection, "_handle", slowly)
    async with ada.socket(match) as socket:
        for number in range(30):
            socket.send("ping", ref=str(number))
        await begun.wait()
    assert handled == ["0"]


async def test_who_sends_without_waiting_for_any_answer_is_cut_off(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(*_: object) -> None:
        await asyncio.sleep(3_600)

    ada = await server.guest()
    match = (await ada.make(seats=HOT))["id"]
    monkeypatch.setattr(Connection, "_handle", never)
    async with ada.socket(match) as socket:
        for number in range(100):
            socket.send("ping", ref=str(number))
        assert (await socket.receive())["code"] == "too-fast"
        with pytest.raises(Exception, match="1008"):
            await socket.receive()


async def test_who_goes_on_being_too_fast_is_cut_off(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db", messages_per_second=0.001, messages_burst=1) as server:
        ada = await server.guest()
        match = (await ada.make(seats=HOT))["id"]
        async with ada.socket(match) as socket:
            await socket.hello()
            for number in range(MOST_STRIKES):
                socket.send("ping", ref=str(number))
                assert (await socket.until("refused"))["code"] == "too-fast"
            with pytest.raises(Closed, match="1013"):
                await socket.receive()


def test_a_wrong_structure_is_explained_without_making_every_structure_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    match = fracas.new("combact", seed=1)
    _ = match.game.structures

    def remade(_: Action) -> dict[str, Any]:
        raise AssertionError("this takes 50 ms for all of them")

    monkeypatch.setattr(Action, "structure", remade)
    with pytest.raises(IllegalAction, match="action field 'kind': got 'fly'"):
        match.play({"kind": "fly"})


async def test_a_long_past_comes_in_pages(server: Server) -> None:
    played = random_match(Case("mercenary", "plain-points"), 1, 500)
    assert played.ply > 2 * portray.MOST_PLIES
    ada = await server.guest()
    answer = await ada.http.post("/api/records", content=played.record(), headers={"content-type": "text/plain"})
    match = answer.json()["match"]["id"]
    state = await ada.state(match)
    assert state["since"] == state["ply"] - portray.MOST_PLIES
    told, until = state["events"], state["since"]
    while until:
        page = await ada.get(f"/api/matches/{match}/events", until=until)
        assert page["until"] == until
        told, until = page["events"] + told, page["since"]
    expected = [event.model_dump(mode="json") for event in played.events(None)]
    assert told == expected
    assert (await ada.get(f"/api/matches/{match}/events", until=played.ply + 1, expect=409))["code"] == "early"


async def test_nothing_is_taken_back_while_somebody_reads_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = await server.guest()
    match = (await ada.make(seats=HOT))["id"]
    for column in (1, 2, 3):
        await ada.act(match, f"drop {column}")
    page, has_begun = portray.page, asyncio.Event()
    loop = asyncio.get_running_loop()

    def slowly(*given: Any) -> Any:
        loop.call_soon_threadsafe(has_begun.set)
        time.sleep(0.2)
        return page(*given)

    monkeypatch.setattr(portray, "page", slowly)
    reading = asyncio.create_task(ada.get(f"/api/matches/{match}/events", until=3))
    await has_begun.wait()
    version = (await server.context.matches.get(server.context, match)).version
    await ada.post(f"/api/matches/{match}/takeback", {"version": version})
    assert [event["column"] for event in (await reading)["events"]] == [1, 2, 3]
    assert (await ada.state(match))["ply"] == 2
