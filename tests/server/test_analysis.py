"""The analysis of a finished match: it fills while it goes on, is kept piece by piece, stopped and gone on with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any, cast

import pytest
from sqlalchemy import func

import fracas
from fracas.core.match import Match
from fracas.search.judging import Check, Judged
from fracas.server.matches import analysis
from fracas.server.matches.analysis import Analyst
from fracas.server.matches.findings import Findings, Piece
from fracas.server.metrics import Metrics
from fracas.server.store.tables import analyses
from fracas.server.store.writer import Statement
from fracas.server.workers.jobs import Advise, CheckPly, Judgement, JudgePlies, Observation, Probe, TryAction
from fracas.server.workers.pool import Workers
from fracas.server.workers.queue import LATER, SOON, URGENT
from tests.support import Case, sensible_match

from .harness import WAIT, Client, Json, Server, serving
from .test_matches import HOT

pytestmark = pytest.mark.anyio
START = fracas.new("connect-four", seed=1)
SIGHT = Observation("connect-four", {}, START.state.tobytes())
BLUNDERED = ("drop 1", "drop 4", "drop 1", "drop 4", "drop 1", "drop 4", "drop 7", "drop 4")


def blundered() -> Match:
    """Yellow could have won at once, and lets red win."""
    match = fracas.new("connect-four", seed=3)
    for text in BLUNDERED:
        match.play(text)
    return match


async def over(client: Client, actions: tuple[str, ...] = BLUNDERED) -> str:
    """A match of a hot seat that has come to an end."""
    match = (await client.make(seats=HOT))["id"]
    for action in actions:
        await client.act(match, action)
    if (await client.state(match))["status"] != "over":
        await client.post(f"/api/matches/{match}/resign")
    return str(match)


async def run(client: Client, match: str, run: bool = True, expect: int = 200) -> Json:
    return await client.post(f"/api/matches/{match}/analysis", {"run": run}, expect=expect)


async def until(client: Client, match: str, wanted: Callable[[Json], bool]) -> Json:
    """What is told as soon as it is what one waits for."""
    for _ in range(6_000):
        told = await client.get(f"/api/matches/{match}/analysis")
        if wanted(told):
            return told
        await asyncio.sleep(0.02)
    raise AssertionError(told)


def is_done(told: Json) -> bool:
    return bool(told["status"] == "done")


# Pieces ----------------------------------------------------------------------------------------------------------


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    pool = Workers(1, 3, Metrics())
    pool.start()
    yield pool
    await pool.close()


class Paced:
    """Workers that take so long for each simulation of a position, and say so; every fifth action seems wrong."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.pieces: list[JudgePlies] = []
        self.checks: list[int] = []

    async def think(
        self, guest: str, rank: int, job: Probe | JudgePlies | CheckPly, _: float, *, is_next_piece: bool
    ) -> object:
        assert (guest, rank, is_next_piece) == ("a", LATER if self.pieces else URGENT, True)
        if isinstance(job, Probe):
            return self.seconds
        if isinstance(job, CheckPly):
            self.checks.append(job.ply)
            check = Check(job.ply, 1, (1,), 0.5, 0.0, 0.01, is_mistake=True)
            return Judgement((), (check,), 10 * job.simulations * self.seconds)
        self.pieces.append(job)
        judged = tuple(
            Judged(ply, (0.0, 0.0), 2, 1, (1,), 0.5 if ply % 5 == 0 else 0.0, 0.0, (False, False)) for ply in job.plies
        )
        return Judgement(judged, (), len(job.plies) * job.simulations * self.seconds)


def paced_match(plies: int) -> Match:
    match = fracas.new("mercenary", seed=1)
    while match.ply < plies:
        match.play(match.legal_ids()[0])
    return match


async def analyse(workers: Any, match: Match, seconds: float, found: Findings | None = None) -> Findings:
    known = Findings(1) if found is None else found

    async def keep(piece: Piece) -> None:
        known.add(piece)

    await Analyst(cast(Workers, workers), "a", match, match.record(), known, seconds, keep, nullcontext).go_on()
    return known


@pytest.mark.parametrize(("pace", "simulations"), [(1e-9, 1_000), (1e-3, 200), (1e-2, 20)])
async def test_an_analysis_comes_in_pieces_of_a_second_and_coarsely_first(pace: float, simulations: int) -> None:
    paced, match = Paced(pace), paced_match(199)
    found = await analyse(paced, match, 100.0)
    assert sorted(found.judged) == list(range(200))
    assert all(piece.simulations == simulations for piece in paced.pieces)
    assert len(paced.pieces[0].plies) == 1
    longest = max(len(piece.plies) for piece in paced.pieces)
    assert longest * simulations * pace <= 1.0
    order = [ply for piece in paced.pieces for ply in piece.plies]
    assert max(later - earlier for earlier, later in zip(sorted(order[:9]), sorted(order[:9])[1:], strict=False)) <= 32
    assert found.is_done
    assert sorted(found.checks) == paced.checks == list(range(0, 200, 5))[: len(paced.checks)]
    assert len(paced.checks) == (40 if pace < 1e-3 else len(paced.checks)) > 0, "as many as the time allows"


async def test_an_analysis_that_takes_far_too_long_stops_and_can_be_gone_on_with() -> None:
    paced, match = Paced(0.1), paced_match(99)
    found = await analyse(paced, match, 10.0)
    first = len(found.judged)
    assert 0 < first < 100
    assert not found.is_done
    for _ in range(20):
        await analyse(paced, match, 10.0, found)
    assert found.is_done
    assert [len(found.judged), sum(len(piece.plies) for piece in paced.pieces)] == [100, 100], "nothing twice"


async def test_a_hint_comes_between_the_pieces_of_an_analysis(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "PIECE_SECONDS", 0.0)
    match = sensible_match(Case("mercenary", "depot-intel"), 5, 400)
    judging = asyncio.create_task(analyse(workers, match, WAIT))
    for _ in range(5):
        assert (await workers.think("b", SOON, Advise(SIGHT, 3.0, 2, "s"), WAIT)).candidates
    assert not judging.done()
    judging.cancel()


async def test_a_worker_judges_checks_and_tries(workers: Workers) -> None:
    match = blundered()
    found = await analyse(workers, match, 5.0)
    assert [one.values for one in found.judged.values() if one.ply == match.ply] == [(-1.0, 1.0)]
    assert found.checks[6].is_mistake
    tried = await workers.think("a", SOON, TryAction(match.record(), 6, 0, None, 100), WAIT)
    assert tried.value == tried.best_value == 1.0


# Endpoints -------------------------------------------------------------------------------------------------------


async def test_asking_starts_nothing_and_what_was_found_is_kept(tmp_path: Path) -> None:
    async with serving(tmp_path / "s.db") as server:
        ada = await server.guest("Ada", "bot")
        match = await over(ada)
        assert (await ada.get(f"/api/matches/{match}/analysis"))["status"] == "none"
        assert (await run(ada, match))["status"] == "running"
        done = await until(ada, match, is_done)
        assert await run(ada, match) == done, "it is done: nothing to do"
        token = ada.guest["token"]
    async with serving(tmp_path / "s.db") as again:
        ada = again.stranger()
        ada.http.headers["Authorization"] = f"Bearer {token}"
        assert await ada.get(f"/api/matches/{match}/analysis") == done, "a second visit has it at once"
    plies = len(BLUNDERED)
    assert (done["positions"], done["judged"]) == (plies + 1, plies + 1)
    assert done["checking"] == done["checked"] > 0
    assert [moment["ply"] for moment in done["curve"]] == list(range(plies + 1))
    for decision in done["decisions"]:
        assert decision["played"] == f"drop {decision['played_structure']['column']}"
        assert decision["best"] == f"drop {decision['best_structure']['column']}"
        assert [f"drop {one['column']}" for one in decision["line_structures"]] == decision["line"]
    worst = done["mistakes"][0]
    assert (worst["ply"], worst["seat"], worst["best"], worst["line"]) == (6, "yellow", "drop 1", ["drop 1"])
    assert worst["loss"] == 2.0
    assert done["accuracy"]["yellow"]["value"] < done["accuracy"]["red"]["value"] <= 100
    values = {moment["ply"]: moment["values"] for moment in done["curve"]}
    for swing in done["swings"]:
        assert swing["luck"] == {"yellow": 0.0, "red": 0.0}, "there are no dice"
        for seat, decided in swing["decision"].items():
            total = values[swing["ply"] + 1][seat] - values[swing["ply"]][seat]
            assert round(decided + swing["luck"][seat] - total, 9) == 0


async def test_it_fills_is_stopped_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "FIRST_SECONDS", 0.0)
    monkeypatch.setattr(analysis, "PIECE_SECONDS", 0.0)  # a position a piece
    async with serving(tmp_path / "s.db") as server:
        ada = await server.guest("Ada", "bot")
        match = await over(ada)
        gate, real = asyncio.Event(), server.context.workers.think
        begun = 0

        async def think(*given: Any, **more: Any) -> Any:
            nonlocal begun
            if isinstance(given[2], JudgePlies):
                begun += 1
                if begun > 4:
                    await gate.wait()
            return await real(*given, **more)

        monkeypatch.setattr(server.context.workers, "think", think)
        await run(ada, match)
        some = await until(ada, match, lambda told: bool(told["judged"] == 4))
        assert (some["status"], some["positions"]) == ("running", len(BLUNDERED) + 1)
        assert len(some["curve"]) == 4
        stopped = await run(ada, match, run=False)
        assert (stopped["status"], stopped["curve"]) == ("stopped", some["curve"])
        stored = await server.context.database.all(analyses.select())
        assert [row["number"] for row in stored] == [0, 1, 2, 3], "piece by piece"
        gate.set()
        await run(ada, match)
        done = await until(ada, match, is_done)
        assert {moment["ply"]: moment for moment in done["curve"]}.keys() == set(range(len(BLUNDERED) + 1))


async def test_who_merely_looks_on_stops_nobody_elses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path / "s.db") as server:

        async def think(*_: object, **__: object) -> float:
            await asyncio.Event().wait()
            return 0.0

        monkeypatch.setattr(server.context.workers, "think", think)
        ada, bob = await server.guest(), await server.guest("Bob")
        match = await over(ada)
        watch = (await ada.get(f"/api/matches/{match}"))["match"]["watch"]
        await run(ada, match)
        path = f"/api/matches/{match}/analysis"
        await bob.get(path, expect=404)
        assert (await bob.get(f"{path}?watch={watch}"))["status"] == "running"
        assert (await bob.post(f"{path}?watch={watch}", {"run": False}, expect=403))["code"] == "not-yours"
        assert (await run(ada, match, run=False))["status"] == "none", "nothing was found yet"


async def test_a_guest_has_only_so_many_analyses_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path / "server.db", queue_per_guest=2) as server:

        async def think(*_: object, **__: object) -> float:
            await asyncio.Event().wait()
            return 0.0

        monkeypatch.setattr(server.context.workers, "think", think)
        ada, bob = await server.guest(), await server.guest("Bob")
        matches = [await over(guest, ("drop 4",)) for guest in (ada, ada, ada, bob)]
        for match in matches[:2]:
            assert (await run(ada, match))["status"] == "running"
        refused = await run(ada, matches[2], expect=429)
        assert (refused["code"], refused["retry_after"]) == ("too-many", 2)
        assert (await run(bob, matches[3]))["status"] == "running"


async def test_first_figures_wait_for_no_other_analysis_and_the_last_asked_for_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "FIRST_SECONDS", 0.0)
    monkeypatch.setattr(analysis, "PIECE_SECONDS", 0.0)  # a position a piece
    async with serving(tmp_path / "s.db") as server:  # of one worker
        ada, bob = await server.guest("Ada", "bot"), await server.guest("Bob", "bot")
        matches = [await over(guest, BLUNDERED[:count]) for guest, count in ((ada, 4), (ada, 5), (bob, 6))]
        steps, real, done = asyncio.Semaphore(0), server.context.workers.think, list[int]()

        async def think(*given: Any, **more: Any) -> Any:
            if given[1] == LATER:
                await steps.acquire()
                done.append(fracas.load(given[2].record).ply)
            return await real(*given, **more)

        monkeypatch.setattr(server.context.workers, "think", think)
        judged: Callable[[Json], bool] = lambda told: bool(told["judged"] == 1)  # noqa: E731
        for guest, match in zip((ada, ada, bob), matches, strict=True):
            await run(guest, match)
            assert (await until(guest, match, judged))["status"] == "running"
        assert not done, "no analysis has gone on, and each has its first figure"
        for _ in range(4):  # the place is taken by the first one's piece; then the others take turns
            steps.release()
        while len(done) < 4:
            await asyncio.sleep(0.01)
        assert done == [4, 6, 5, 6] or done == [4, 5, 6, 5], done
        await run(ada, matches[0])  # she is back at the first
        for _ in range(4):
            steps.release()
        while len(done) < 8:
            await asyncio.sleep(0.01)
        assert done[-3:].count(4) >= 1
        assert 5 not in done[-3:]
        for _ in range(100):
            steps.release()
        for guest, match in zip((ada, ada, bob), matches, strict=True):
            await until(guest, match, is_done)


async def test_a_failure_is_told_once_and_then_it_can_be_tried_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await server.guest()
    match = await over(ada)

    async def think(*_: object, **__: object) -> float:
        raise RuntimeError("a bug")

    with monkeypatch.context() as patched:
        patched.setattr(server.context.workers, "think", think)
        await run(ada, match)
        while server.context.analyses._running:
            await asyncio.sleep(0.01)
        path = f"/api/matches/{match}/analysis"
        assert (await ada.get(path, expect=503))["code"] == "worker-failed"
        assert (await ada.get(path))["status"] == "none"
    await run(ada, match)
    await until(ada, match, is_done)


async def test_another_action_is_tried(server: Server) -> None:
    ada = await server.guest()
    match = await over(ada)
    path = f"/api/matches/{match}/analysis/tries"
    for is_judged in (False, True):
        found = await ada.post(path, {"ply": 6, "action": "drop 1"})
        assert found == {"verdict": "found", "value": 1.0, "best_value": 1.0, "reply": None}
        worse = await ada.post(path, {"ply": 6, "action": {"kind": "drop", "column": 7}})
        assert (worse["verdict"], worse["value"], worse["best_value"]) == ("worse", -1.0, 1.0)
        assert worse["reply"] == {"text": "drop 4", "structure": {"kind": "drop", "column": 4}}
        if not is_judged:
            await run(ada, match)
            await until(ada, match, is_done)
    for body, code in (
        ({"ply": 8, "action": "drop 1"}, "invalid"),
        ({"ply": 6, "action": "drop 9"}, "illegal"),
        ({"ply": 6, "action": 99}, "illegal"),
        ({"ply": -1, "action": 0}, "invalid"),
    ):
        assert (await ada.post(path, body, expect=422))["code"] == code, body


async def test_the_better_line_is_followed(server: Server) -> None:
    ada, bob = await server.guest(), await server.guest("Bob")
    match = await over(ada)
    path = f"/api/matches/{match}/analysis/line"
    assert (await ada.get(path, ply=6, expect=404))["code"] == "not-found"
    await run(ada, match)
    told = await until(ada, match, is_done)
    followed = 0
    for decision in (one for one in told["decisions"] if one["line"]):
        line = await ada.get(path, ply=decision["ply"], seat="red")
        assert [one["action"]["text"] for one in line["moments"]] == decision["line"]  # nothing is left to chance
        assert not line["dealt_anew"]
        before = await ada.get(f"/api/matches/{match}/past", ply=decision["ply"], seat="red")
        assert line["view"] == before["view"]
        followed += len(line["moments"])
    assert followed > 0
    won = await ada.get(path, ply=6)
    assert won["moments"][-1]["view"]["actor"] is None, "yellow would have won"
    await bob.get(path, ply=6, expect=404)


async def test_a_running_match_and_a_puzzle_are_not_analysed(server: Server) -> None:
    ada = await server.guest()
    running = (await ada.make(seats=HOT))["id"]
    await ada.act(running, "drop 4")
    path = f"/api/matches/{running}/analysis"
    for refused in (
        await ada.get(path, expect=409),
        await run(ada, running, expect=409),
        await run(ada, running, run=False, expect=409),
        await ada.post(f"{path}/tries", {"ply": 0, "action": "drop 4"}, expect=409),
        await ada.get(f"{path}/line", ply=0, expect=409),
    ):
        assert (refused["code"], refused["reason"]) == ("not-running", "unfinished")
    empty = await over(ada, ())
    assert (await run(ada, empty))["status"] == "done", "nothing was played"
    solo = (await ada.make("combat-protocols"))["id"]
    await ada.post(f"/api/matches/{solo}/resign")
    assert (await run(ada, solo, expect=409))["reason"] == "no-analysis-of-puzzle"


async def test_what_was_found_under_other_rules_is_found_anew(server: Server) -> None:
    ada = await server.guest()
    match = await over(ada)
    await run(ada, match)
    done = await until(ada, match, is_done)
    store = server.context.database
    assert len(await store.all(analyses.select())) > 1
    older = analyses.update().values(data=func.replace(analyses.c.data, '"rules":', '"rules":9'))
    await store.commit([Statement(older)])
    assert (await ada.get(f"/api/matches/{match}/analysis"))["status"] == "none"
    assert not await store.all(analyses.select())
    await run(ada, match)
    assert await until(ada, match, is_done) == done
