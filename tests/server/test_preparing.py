"""Games that are not ready: compiled in processes of their own, what people ask for first; nobody else waits for it."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from fracas.core import registry
from fracas.core.contract import Game
from fracas.core.kernels import Part
from fracas.search.compiling import parts_for_play, parts_to_begin
from fracas.server import preparing
from fracas.server.errors import Unready
from fracas.server.preparing import Preparation
from fracas.server.workers.jobs import Compile
from fracas.server.workers.slot import Slot
from fracas.server.workers.worker import Crashed

from .harness import WAIT, Client, FakeTime, Json, serving
from .process import ServerProcess, server_process
from .test_matches import HOT, two_players

pytestmark = pytest.mark.anyio
GAME = "connect-four"
GAMES = ("connect-four", "combact", "tanks")
FIRST = list(parts_to_begin(registry.find(GAME)))
ALL = list(parts_for_play(registry.find(GAME)))


@dataclass
class Workshop:
    """Stands for the processes that compile: a part is done when the test says so, and as it says."""

    under_way: dict[tuple[str, str], asyncio.Future[tuple[str, Any]]] = field(default_factory=dict)
    begun: list[tuple[str, str]] = field(default_factory=list)
    processes: int = 0

    async def run(self, job: Compile, _: float) -> tuple[str, Any]:
        part = (job.game, job.part)
        self.begun.append(part)
        self.under_way[part] = asyncio.get_running_loop().create_future()
        try:
            return await self.under_way[part]
        finally:
            del self.under_way[part]

    async def until(self, count: int) -> list[tuple[str, str]]:
        """So many parts are under way."""
        while len(self.under_way) < count:
            await asyncio.sleep(0.001)
        return list(self.under_way)

    async def end(self, part: tuple[str, str], answer: tuple[str, Any] | Exception = ("done", None)) -> None:
        """A part is done, or is not; whatever follows from that has happened."""
        future = self.under_way[part]
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
        while self.under_way.get(part) is future:
            await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)

    async def work(self, stop: asyncio.Event | None = None) -> None:
        """Do all there is to do."""
        while stop is None or not stop.is_set():
            for part in list(self.under_way):
                await self.end(part)
            if stop is None and not self.under_way:
                return
            await asyncio.sleep(0.001)


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Workshop:
    """No process is started."""
    made = Workshop()

    class Process:
        run = staticmethod(made.run)

        async def start(self) -> None:
            made.processes += 1

        async def end(self) -> None:
            made.processes -= 1

    class Place:
        def __init__(self, name: str) -> None:
            self.name, self.worker = name, None

        def fresh(self) -> Any:
            self.worker = Process()  # type: ignore[assignment]
            return self.worker

    monkeypatch.setattr(preparing, "Slot", Place)
    return made


@pytest.fixture
def missing(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """By game, the parts that are not on the disk."""
    found: dict[str, list[str]] = {}
    monkeypatch.setattr(preparing, "_known_kept", set())

    def look(parts: dict[str, Part]) -> list[str]:
        game_id = str(parts["setup_at"].rebound["GAME"])
        return [name for name in parts if name in found.get(game_id, ())]

    monkeypatch.setattr(preparing, "missing", look)
    return found


@asynccontextmanager
async def preparation(processes: int, *, is_eager: bool = True) -> AsyncIterator[Preparation]:
    found = Preparation(processes)
    found.look_at(game(game_id) for game_id in GAMES)
    found.start(lambda _: None, lambda _: None, is_eager=is_eager)
    yield found
    await found.close()


def game(game_id: str) -> type[Game[Any]]:
    return registry.find(game_id)


# In which order -----------------------------------------------------------------------------------------------------


async def test_what_people_need_comes_first_game_by_game(workshop: Workshop, missing: dict[str, list[str]]) -> None:
    missing |= {"connect-four": ["setup_at", "legal_at", "search"], "tanks": ["apply_at", "audit_at"]}
    async with preparation(1):
        await workshop.until(1)
        await workshop.work()
    assert workshop.begun == [
        ("connect-four", "setup_at"),
        ("connect-four", "legal_at"),
        ("tanks", "apply_at"),
        ("connect-four", "search"),
        ("tanks", "audit_at"),
    ]


async def test_processes_share_games_not_parts(workshop: Workshop, missing: dict[str, list[str]]) -> None:
    missing |= {game: ["setup_at", "legal_at"] for game in GAMES[:2]}
    async with preparation(2):
        assert await workshop.until(2) == [("connect-four", "setup_at"), ("combact", "setup_at")]
        await workshop.end(("combact", "setup_at"))
        assert await workshop.until(2) == [("connect-four", "setup_at"), ("combact", "legal_at")]
        await workshop.end(("combact", "legal_at"))
        assert await workshop.until(2) == [("connect-four", "setup_at"), ("connect-four", "legal_at")]  # now it helps
        await workshop.work()


async def test_what_somebody_asks_for_is_next_and_everybody_is_at_it(
    workshop: Workshop, missing: dict[str, list[str]]
) -> None:
    missing |= {game: ["setup_at", "legal_at", "search"] for game in GAMES}
    async with preparation(2) as found:
        await workshop.until(2)
        found.want("combact")
        found.want("tanks")
        found.want("no such game")
        await workshop.end(("connect-four", "setup_at"))
        await workshop.end(("combact", "setup_at"))
        assert await workshop.until(2) == [("tanks", "setup_at"), ("tanks", "legal_at")]
        for part in ("setup_at", "legal_at"):
            await workshop.end(("tanks", part))
        assert await workshop.until(2) == [("tanks", "search"), ("combact", "legal_at")]
        assert found.of(game("tanks")).is_ready
        assert not found.is_complete("tanks")
        await workshop.work()
        assert found.unready == []
        assert workshop.processes == 0, "who has nothing to do is ended"


async def test_nothing_is_compiled_unasked_where_that_is_the_setting(
    workshop: Workshop, missing: dict[str, list[str]]
) -> None:
    missing |= {game: ["setup_at"] for game in GAMES}
    async with preparation(2, is_eager=False) as found:
        await asyncio.sleep(0.01)
        assert workshop.begun == []
        waiting = asyncio.create_task(found.until_ready("tanks"))
        assert await workshop.until(1) == [("tanks", "setup_at")]
        await workshop.work()
        await waiting
        assert found.ready == ["tanks"]


# How far, and how it may fail ----------------------------------------------------------------------------------------


async def test_progress_counts_what_a_match_needs_to_begin(workshop: Workshop, missing: dict[str, list[str]]) -> None:
    missing[GAME] = ALL
    async with preparation(1) as found:
        seen = []
        while not found.is_complete(GAME):
            (part,) = await workshop.until(1)
            told = found.of(game(GAME))
            seen.append((told.done, told.total, told.is_ready))
            await workshop.end(part)
    total = len(FIRST)
    assert seen[: total + 1] == [(done, total, done == total) for done in range(total + 1)]
    assert seen[total:] == [(total, total, True)] * (len(ALL) - total)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (("refused", "the rule 'legal' (rules.py:7) cannot be compiled: no"), "the rule 'legal' (rules.py:7) cannot"),
        (("failed", "Traceback:\n  ...\nOSError: [Errno 28] No space left on device\n"), "No space left"),
    ],
)
async def test_a_game_that_cannot_be_compiled_is_told_and_stops_no_other(
    workshop: Workshop,
    missing: dict[str, list[str]],
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    answer: tuple[str, str],
    reason: str,
) -> None:
    missing |= {GAME: ["legal_at", "search"], "tanks": ["setup_at"]}
    async with preparation(1) as found:
        await workshop.until(1)
        waiting = asyncio.create_task(found.until_complete(GAME))
        await workshop.end((GAME, "legal_at"), answer)
        with pytest.raises(Unready) as refused:
            await waiting
        assert (refused.value.code, refused.value.reason) == ("worker-failed", "game")
        assert await workshop.until(1) == [("tanks", "setup_at")]
        await workshop.work()
        assert found.of(game(GAME)).has_failed
        assert reason in found.failures[GAME]
        assert (found.ready, found.unready) == (["combact", "tanks"], [GAME])
        (entry,) = (entry for entry in caplog.records if entry.levelno == logging.ERROR)
        assert (entry.getMessage(), vars(entry)["game"]) == ("a game could not be made ready", GAME)
        with pytest.raises(Unready, match="cannot be played"):
            found.refuse_unready(GAME)
        assert not workshop.under_way, "it is not tried again at once"
        monkeypatch.setattr(preparing, "RETRY_SECONDS", 0.0)
        with pytest.raises(Unready, match="being prepared"):
            found.refuse_unready(GAME)
        await workshop.until(1)
        await workshop.work()
        assert found.is_complete(GAME)
        assert not found.failures


async def test_a_game_that_cannot_be_looked_at_stops_no_other(
    workshop: Workshop, missing: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def look(wanted: type[Game[Any]]) -> dict[str, Part]:
        if wanted is game(GAME):
            raise TypeError("a state that cannot be one")
        return parts_to_begin(wanted)

    monkeypatch.setattr(preparing, "parts_to_begin", look)
    monkeypatch.setattr(preparing, "RETRY_SECONDS", 0.0)
    async with preparation(1) as found:
        with pytest.raises(Unready, match="cannot be played"):
            found.refuse_unready(GAME)
        assert found.failures == {GAME: "TypeError: a state that cannot be one"}
        told = found.of(game(GAME)).model_dump()
        assert told == {"is_ready": False, "is_complete": False, "has_failed": True, "done": 1, "total": 1}
        assert found.ready == ["combact", "tanks"]


async def test_a_process_that_is_lost_gets_one_successor(workshop: Workshop, missing: dict[str, list[str]]) -> None:
    missing |= {GAME: ["legal_at"], "tanks": ["setup_at"]}
    async with preparation(1) as found:
        await workshop.until(1)
        await workshop.end((GAME, "legal_at"), Crashed("killed"))
        assert await workshop.until(1) == [(GAME, "legal_at")]
        await workshop.end((GAME, "legal_at"))
        await workshop.until(1)
        await workshop.end(("tanks", "setup_at"), TimeoutError("too long"))
        await workshop.until(1)
        await workshop.end(("tanks", "setup_at"), Crashed("killed"))
        assert found.ready == [GAME, "combact"]
        assert "killed" in found.failures["tanks"]


# In the server -------------------------------------------------------------------------------------------------------


async def card(client: Client) -> Json:
    cards: list[Json] = (await client.http.get("/api/games")).json()
    return next(one for one in cards if one["id"] == GAME)


async def refused(client: Client, **request: Any) -> Json:
    answer = await client.http.post("/api/matches", json={"game": GAME, **request})
    assert answer.status_code == 503, answer.text
    told: Json = answer.json()
    assert int(answer.headers["retry-after"]) == told["retry_after"] if told["retry_after"] else True
    return told


async def test_a_match_begins_when_its_game_is_ready_and_others_never_wait(
    tmp_path: Path, workshop: Workshop, missing: dict[str, list[str]]
) -> None:
    missing[GAME] = ALL
    async with serving(tmp_path / "s.db", warm_up=True, compilers=1) as server:
        ada = await server.guest()
        await workshop.until(1)
        told = await refused(ada)
        assert (told["code"], told["retry_after"]) == ("not-ready", 1)
        assert (await ada.post(f"/api/games/{GAME}/start", {"options": {}}, expect=503))["code"] == "not-ready"
        assert (await card(ada))["readiness"] == {
            "is_ready": False,
            "is_complete": False,
            "has_failed": False,
            "done": 0,
            "total": len(FIRST),
        }
        assert await ada.make("combact", seats={"black": {"kind": "me"}, "white": {"kind": "me"}})
        while not (await card(ada))["readiness"]["is_ready"]:
            for part in await workshop.until(1):
                await workshop.end(part)
        assert await ada.make(seats=HOT)
        assert (await server.stranger().get("/readyz"))["status"] == "ok"


async def test_an_opponent_and_a_hint_come_when_the_game_is_complete(
    tmp_path: Path, workshop: Workshop, missing: dict[str, list[str]]
) -> None:
    missing[GAME] = ["search"]
    async with serving(tmp_path / "s.db", warm_up=True, compilers=1) as server:
        ada = await server.guest()
        match = (await ada.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "bot", "level": "1"}}))["id"]
        async with ada.socket(match) as socket:
            await socket.hello()
            hint = asyncio.create_task(ada.post(f"/api/matches/{match}/hint"))
            await workshop.until(1)
            assert not await socket.quiet()
            assert not hint.done()
            await workshop.work()
            assert (await asyncio.wait_for(hint, WAIT))["candidates"]
            await ada.act(match, 3)
            await socket.until("state", ply=2)


async def test_looking_at_a_game_has_it_compiled_next(
    tmp_path: Path, workshop: Workshop, missing: dict[str, list[str]]
) -> None:
    missing |= {game_id: ["setup_at", "legal_at"] for game_id in GAMES}
    async with serving(tmp_path / "s.db", warm_up=True, compilers=1) as server:
        ((first, part),) = await workshop.until(1)
        other = next(game_id for game_id in GAMES if game_id != first)
        await server.stranger().get(f"/api/games/{other}")
        await workshop.end((first, part))
        assert await workshop.until(1) == [(other, "setup_at")]


async def test_a_failure_is_told_by_card_and_health(
    tmp_path: Path, workshop: Workshop, missing: dict[str, list[str]]
) -> None:
    missing[GAME] = ["legal_at"]
    token = "the operator's own token"
    async with serving(tmp_path / "s.db", warm_up=True, compilers=1, operator_token=token) as server:
        ada = await server.guest()
        await workshop.until(1)
        await workshop.end((GAME, "legal_at"), ("refused", "a reason with a path"))
        assert (await card(ada))["readiness"]["has_failed"]
        told = await refused(ada)
        assert (told["code"], told["reason"], "path" in told["text"]) == ("worker-failed", "game", False)
        ready = await server.stranger().http.get("/readyz", headers={"Authorization": f"Bearer {token}"})
        assert (ready.status_code, ready.json()["status"]) == (200, "ok"), "others can be played"
        assert ready.json()["broken"] == {GAME: "a reason with a path"}
        assert GAME not in ready.json()["ready"]


async def test_with_no_game_ready_the_server_is_starting(
    tmp_path: Path, workshop: Workshop, missing: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    missing[GAME] = ["legal_at"]
    alone = {GAME: registry._entries()[GAME]}
    monkeypatch.setattr(registry, "_entries", lambda: alone)
    async with serving(tmp_path / "s.db", warm_up=True, compilers=1) as server:
        ready = await server.stranger().http.get("/readyz")
        assert (ready.status_code, ready.json()["status"]) == (200, "starting")


async def test_an_uploaded_record_waits_for_its_game(
    tmp_path: Path, workshop: Workshop, missing: dict[str, list[str]]
) -> None:
    missing[GAME] = ["legal_at"]
    async with serving(tmp_path / "s.db", warm_up=True, compilers=1) as server:
        ada = await server.guest()
        answer = await ada.http.post("/api/records", content=f'[Game "{GAME}"]\n')
        assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")


async def test_stored_matches_outlive_a_start_with_nothing_compiled(
    tmp_path: Path, workshop: Workshop, missing: dict[str, list[str]]
) -> None:
    """Neither set aside nor run out of time: clocks stand still until their players can play."""
    now = FakeTime()
    async with serving(tmp_path / "s.db", now=now) as server:
        ada, _, timed = await two_players(server, clock={"initial_seconds": 60})
        plain = (await ada.make(seats=HOT))["id"]
        await ada.act(plain, 3)
    missing[GAME] = ["legal_at"]
    preparing._known_kept.clear()
    async with serving(tmp_path / "s.db", now=now, compilers=1) as server:
        again = server.stranger()
        again.http.cookies = ada.http.cookies
        assert (await again.get(f"/api/matches/{plain}", expect=503))["code"] == "not-ready"
        async with again.socket(plain) as socket:
            assert (await socket.receive())["code"] == "not-ready"
        now.forward(600)
        await workshop.until(1)
        await workshop.work()
        assert (await again.state(plain))["ply"] == 1
        state = await again.state(timed)
        assert (state["status"], state["clocks"]["remaining_ms"]["yellow"]) == ("running", 60_000)
        listed = {one["id"]: one["trouble"] for one in (await again.get("/api/matches"))["matches"]}
        assert listed == {plain: None, timed: None}


async def test_with_everything_on_the_disk_no_compiler_is_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_: object) -> None:
        raise AssertionError("a compiler was started")

    monkeypatch.setattr(Slot, "fresh", start)
    found = Preparation(2)
    found.look_at(game(game_id) for game_id in registry.game_ids())
    assert found.unready == []
    found.start(lambda _: None, lambda _: None, is_eager=True)
    for game_id in registry.game_ids():
        found.refuse_unready(game_id)
        await found.until_complete(game_id)
    await asyncio.sleep(0.01)
    await found.close()


# With real processes -------------------------------------------------------------------------------------------------


def ask_until(server: ServerProcess, http: httpx.Client, wanted: int) -> Json:
    """Ask for a match until so many parts are compiled, or it is made."""
    began = time.monotonic()
    while time.monotonic() - began < WAIT:
        answer = http.post(f"{server.http}/api/matches", json={"game": GAME, "seats": HOT})
        if answer.status_code == 201:
            return {"made": True}
        assert (answer.status_code, answer.json()["code"]) == (503, "not-ready"), answer.text
        cards = http.get(f"{server.http}/api/games").json()
        found: Json = next(one["readiness"] for one in cards if one["id"] == GAME)
        if found["done"] >= wanted:
            return found | {"made": False}
        time.sleep(0.05)
    raise AssertionError("nothing was compiled: " + "".join(server.lines[-20:]))


def test_killed_in_the_middle_a_server_goes_on_compiling_where_it_was(tmp_path: Path) -> None:
    settings = {"cache_dir": str(tmp_path / "cache"), "compilers": "1"}
    with server_process(tmp_path / "s.db", **settings) as server, httpx.Client() as http:
        http.post(f"{server.http}/api/guest", json={"name": "Ada"})
        before = ask_until(server, http, 2)
        server.process.send_signal(signal.SIGKILL)
        server.process.wait()
    assert not before["made"]
    with server_process(tmp_path / "s.db", **settings) as server, httpx.Client() as http:
        cards = http.get(f"{server.http}/api/games").json()
        after = next(one["readiness"] for one in cards if one["id"] == GAME)
        assert after["done"] >= before["done"] >= 2
        http.post(f"{server.http}/api/guest", json={"name": "Ada"})
        assert ask_until(server, http, len(FIRST) + 1)["made"]
        while server.process.poll() is None:  # told twice, it does not wait for what is being compiled
            server.process.send_signal(signal.SIGINT)
            time.sleep(0.02)
    assert "Traceback" not in "".join(server.lines)
