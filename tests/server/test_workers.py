"""Worker processes: fair turns, time limits, crashes; opponents and hints that come from them."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import signal
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import cast

import pytest

import fracas
from fracas.server.errors import Refused
from fracas.server.metrics import Metrics
from fracas.server.workers import worker
from fracas.server.workers.jobs import Advise, Choose, Judgement, JudgePlies, Observation, Read, Replay, Warm
from fracas.server.workers.pool import Workers
from fracas.server.workers.queue import LATER, SOON, URGENT, FairQueue
from tests.support import Case, sensible_match

from .harness import WAIT, Server

pytestmark = pytest.mark.anyio
START = fracas.new("connect-four", seed=1)
SIGHT = Observation("connect-four", {}, START.state.tobytes())
MERCENARY = Case("mercenary", "depot-intel")
ENDLESS = 100_000_000
SLOW = Advise(SIGHT, 3_000.0, ENDLESS, "slow")


def never() -> bool:
    return False


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    pool = Workers(1, 3, Metrics())
    pool.start()
    yield pool
    await pool.close()


async def test_guests_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3", "b1", "c1", "b2"):
        queue.put(item[0], SOON, item)
    assert queue.waiting("a") == 3
    assert [await queue.get(never) for _ in range(6)] == ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert len(queue) == 0


async def test_opponents_come_before_hints_and_hints_before_analyses() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", LATER, "analysis")
    queue.put("a", SOON, "hint")
    queue.put("b", URGENT, "opponent")
    assert [await queue.get(never) for _ in range(3)] == ["opponent", "hint", "analysis"]
    assert await queue.get(lambda: True) is None


async def test_one_who_waits_for_opponents_takes_nothing_else_and_comes_first() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put("a", SOON, "hint")
    reserved = asyncio.create_task(queue.get(never, is_reserved=True))
    await asyncio.sleep(0)
    assert await queue.get(never) == "hint"
    anybody = asyncio.create_task(queue.get(never))
    await asyncio.sleep(0)
    queue.put("a", URGENT, "opponent")
    assert await reserved == "opponent"
    assert not anybody.done()
    queue.put("a", URGENT, "another")
    assert await anybody == "another", "the one reserved is at work"


async def test_what_nobody_waits_for_leaves_the_queue() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "b1"):
        queue.put(item[0], SOON, item)
    queue.drop("b", SOON, "b1")
    queue.drop("a", SOON, "a1")
    queue.drop("a", SOON, "a1")
    assert (len(queue), queue.waiting("b"), queue.clear(), len(queue)) == (1, 0, ["a2"], 0)


async def test_a_thought_comes_back(workers: Workers) -> None:
    chosen = await workers.think("a", URGENT, Choose(SIGHT, "2", "seed"), WAIT)
    assert chosen in START.legal_ids()
    again = await workers.think("a", URGENT, Choose(SIGHT, "2", "seed"), WAIT)
    assert again == chosen  # a thought is a function of what is sent, seed included


async def test_a_game_is_loaded_before_anybody_waits_for_it_and_only_once() -> None:
    metrics = Metrics()
    pool = Workers(1, 3, metrics)
    pool.start()
    twice = 2 * pool.slots
    loaded = metrics.thoughts.labels("warm", "done")
    options = json.dumps({"first": "red"})
    for job in (Warm("connect-four"), Warm("connect-four", options), Warm("connect-four")):
        pool.prepare(job)
    while loaded._value.get() < twice:
        await asyncio.sleep(0.01)
    pool.prepare(Warm("connect-four", options))
    assert await pool.think("a", URGENT, Choose(SIGHT, "3", "s"), WAIT) in START.legal_ids()
    assert loaded._value.get() == twice, "each by every worker"
    await pool.close()


async def test_a_mistake_in_what_is_asked_is_told(workers: Workers) -> None:
    with pytest.raises(Refused) as refused:
        await workers.think("a", SOON, Read("not a record"), WAIT)
    assert refused.value.code == "invalid"
    assert "record line" in refused.value.text


async def test_a_crash_is_tried_again(workers: Workers) -> None:
    await workers.think("a", SOON, Advise(SIGHT, 3.0, 2, "s"), WAIT)
    first = workers.pids[0]
    thought = asyncio.create_task(workers.think("a", SOON, Advise(SIGHT, 3.0, ENDLESS, "s"), WAIT))
    await asyncio.sleep(0.2)
    os.kill(first, signal.SIGKILL)
    found = await thought
    assert found.candidates
    assert workers.pids != [first]
    assert workers.live_slots == workers.slots == 2


async def test_a_process_killed_while_idle_costs_no_thought(workers: Workers) -> None:
    for _ in range(3):
        await workers.think("a", SOON, Advise(SIGHT, 3.0, 2, "s"), WAIT)
        for pid in workers.pids:
            os.kill(pid, signal.SIGKILL)


async def test_a_message_larger_than_a_pipe_holds_comes_through(workers: Workers) -> None:
    """On the loop that the server runs on, to which a pipe it watches never blocks."""
    match = fracas.new("connect-four", seed=3)
    match.play("drop 1")
    replay: Replay = await workers.think("a", SOON, Read(match.record() + " \n" * 1_900_000), WAIT)
    assert replay.result == "running"
    long = sensible_match(MERCENARY, 5, 2_000)
    judging = JudgePlies(long.record(), tuple(range(long.ply)), 1)
    judged: Judgement = await workers.think("a", LATER, judging, WAIT)
    assert len(judged.judged) == long.ply > 500, "an answer too large for one read"


async def test_a_worker_that_stops_in_the_middle_of_a_message_is_replaced(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "SPARE_SECONDS", 0.2)
    await workers.think("a", SOON, Advise(SIGHT, 3.0, 2, "s"), WAIT)
    (stopped,) = workers.pids
    os.kill(stopped, signal.SIGSTOP)
    with pytest.raises(Refused) as refused:
        await workers.think("a", SOON, Read("x" * 3_000_000), 0.2)
    assert refused.value.status == 503
    with pytest.raises(Refused, match="record line"):
        await workers.think("a", SOON, Read("x"), WAIT)
    assert stopped not in workers.pids


async def test_a_process_that_cannot_be_started_is_started_later(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = 0
    start = SpawnProcess.start

    def seldom(process: SpawnProcess) -> None:
        nonlocal starts
        starts += 1
        if starts <= 3:
            raise OSError(errno.EMFILE, "Too many open files")
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", seldom)
    with pytest.raises(Refused) as refused:
        await workers.think("a", SOON, Advise(SIGHT, 3.0, 2, "s"), WAIT)
    assert (refused.value.status, refused.value.retry_after) == (503, 5)
    assert workers.live_slots == 1, "the one for opponents has not tried"
    assert (await workers.think("a", SOON, Advise(SIGHT, 3.0, 2, "s"), WAIT)).candidates
    assert workers.live_slots == 2


async def test_a_slot_outlives_any_error(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused) as refused:
        await workers.think("a", SOON, cast(Read, lambda: None), WAIT)  # cannot be sent
    assert "crashed twice" in refused.value.text
    with monkeypatch.context() as patched:
        patched.setattr(Workers, "_attempts", None)
        with pytest.raises(Refused) as refused:
            await workers.think("a", SOON, Read("x"), WAIT)
    assert refused.value.status == 503
    for task in asyncio.all_tasks():
        if task.get_name().startswith("worker "):
            task.cancel()
    with pytest.raises(Refused, match="record line"):
        await workers.think("a", SOON, Read("x"), WAIT)
    assert workers.live_slots == 2


async def test_an_opponent_is_answered_while_everything_else_waits(workers: Workers) -> None:
    slow = [asyncio.create_task(workers.think(guest, SOON, SLOW, 3_000.0)) for guest in "abc"]
    for number in range(5):
        assert await workers.think("d", URGENT, Choose(SIGHT, "1", str(number)), WAIT) in START.legal_ids()
    assert not any(task.done() for task in slow)
    for task in slow:
        task.cancel()


async def test_a_thought_waits_only_so_long_and_is_then_not_begun() -> None:
    metrics = Metrics()
    pool = Workers(1, 3, metrics, queue_seconds=0.2)
    pool.start()
    slow = asyncio.create_task(pool.think("a", SOON, SLOW, 60.0))
    await asyncio.sleep(0.05)
    with pytest.raises(Refused) as refused:
        await pool.think("a", SOON, Read("x"), WAIT)
    assert (refused.value.status, refused.value.reason, refused.value.retry_after) == (503, "busy", 30)
    assert metrics.queue._value.get() == 0
    slow.cancel()
    await pool.close()


async def test_who_no_longer_waits_is_not_thought_for(workers: Workers) -> None:
    tasks = [asyncio.create_task(workers.think("a", SOON, SLOW, 60.0)) for _ in range(3)]
    await asyncio.sleep(0.1)
    for task in tasks[1:]:
        task.cancel()
    await asyncio.wait(tasks[1:])
    for _ in range(3):  # room for as many as if they had never asked
        tasks.append(asyncio.create_task(workers.think("a", SOON, SLOW, 60.0)))
        await asyncio.sleep(0)
    assert not any(task.done() for task in tasks[3:])
    for task in tasks:
        task.cancel()


@pytest.mark.parametrize("pause", [0.0, 0.02, 1.5])
async def test_closing_leaves_nothing_behind(pause: float) -> None:
    """Whether a worker is about to start, starting, or busy."""
    pool = Workers(2, 8, Metrics())
    pool.start()
    thoughts = [asyncio.create_task(pool.think("a", rank, SLOW, 60.0)) for rank in (URGENT, SOON, SOON, LATER)]
    await asyncio.sleep(pause)
    pids = pool.pids
    await pool.close()
    for thought in thoughts:
        with pytest.raises(Refused, match="stopping"):
            await thought
    assert pool.pids == []
    assert not any(Path(f"/proc/{pid}").exists() for pid in pids)
    assert not [thread for thread in threading.enumerate() if thread.name == worker.THREAD]
    assert pool.live_slots == 0


async def test_two_crashes_are_reported(workers: Workers) -> None:
    thought = asyncio.create_task(workers.think("a", SOON, SLOW, WAIT))
    killed: set[int] = set()
    while not thought.done():
        for pid in workers.pids:
            if pid not in killed:
                await asyncio.sleep(0.1)
                killed.add(pid)
                os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.05)
    with pytest.raises(Refused) as refused:
        await thought
    assert (refused.value.code, refused.value.status) == ("worker-failed", 503)
    assert "its process" in refused.value.text
    assert len(killed) == 2
    assert await workers.think("a", URGENT, Choose(SIGHT, "suggest", "s"), WAIT) in START.legal_ids()


async def test_a_thought_that_takes_too_long_is_ended_and_the_loop_never_waits(workers: Workers) -> None:
    await workers.think("a", URGENT, Choose(SIGHT, "suggest", "s"), WAIT)
    thought = asyncio.create_task(workers.think("a", SOON, SLOW, 2.0))
    turns = 0
    while not thought.done():
        await asyncio.sleep(0.005)
        turns += 1
    with pytest.raises(Refused) as refused:
        await thought
    assert "longer than 2 seconds" in refused.value.text
    assert turns >= 10, "the loop went on while the worker was thinking"
    assert await workers.think("a", URGENT, Choose(SIGHT, "suggest", "s"), WAIT) in START.legal_ids()


async def test_a_guest_has_only_so_many_thoughts_waiting(workers: Workers) -> None:
    tasks = [asyncio.create_task(workers.think("a", SOON, SLOW, 60.0))]
    await asyncio.sleep(0.1)  # one is being thought, three wait
    tasks += [asyncio.create_task(workers.think("a", SOON, SLOW, 60.0)) for _ in range(3)]
    await asyncio.sleep(0.1)
    with pytest.raises(Refused) as refused:
        await workers.think("a", SOON, SLOW, WAIT)
    assert (refused.value.status, refused.value.retry_after) == (429, 2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_record_is_read(workers: Workers) -> None:
    match = fracas.new("connect-four", seed=3)
    for text in ("drop 1", "drop 4", "drop 1", "drop 4", "drop 1", "drop 4", "drop 7"):
        match.play(text)
    replay: Replay = await workers.think("a", SOON, Read(match.record()), WAIT)
    assert (replay.game, replay.seed, replay.result) == ("connect-four", "3", "running")
    assert [action for _, action in replay.actions] == [action.id for action in match.played]


async def test_an_opponent_answers_and_a_hint_is_given(server: Server) -> None:
    ada = await server.guest()
    match = (await ada.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "bot", "level": "1"}}))["id"]
    async with ada.socket(match) as socket:
        state = await socket.hello()
        hint = await socket.ask("hint")
        assert hint["type"] == "hint"
        assert hint["candidates"][0]["action"]["text"] in hint["text"]
        await socket.ask("act", ply=0, version=state["version"], action=3)
        answered = await socket.until("state", ply=2)
        assert answered["takeback"]["how"] == "free"  # programs agree to everything
        assert (await socket.ask("takeback", version=answered["version"]))["type"] == "accepted"
        assert (await socket.ask("offer", what="draw"))["code"] == "unfair"
    hinted = await ada.post(f"/api/matches/{match}/hint")
    assert hinted["ply"] == 0


async def test_a_failing_opponent_is_reported_and_tried_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    from fracas.server.matches import duties

    monkeypatch.setattr(duties, "RETRY_SECONDS", (0.01,))
    calls = 0

    async def think(*_: object) -> int:
        nonlocal calls
        calls += 1
        if calls <= 2:
            raise Refused("worker-failed", "its process crashed twice")
        return 3

    monkeypatch.setattr(server.context.workers, "think", think)
    ada = await server.guest()
    match = (await ada.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "bot", "level": "1"}}))["id"]
    async with ada.socket(match) as socket:
        state = await socket.hello()
        socket.send("act", ply=0, version=state["version"], action=3)
        notice = await socket.until("notice")
        assert notice["code"] == "opponent-failed"
        await socket.until("notice")
    assert (await ada.state(match))["ply"] == 1
    async with ada.socket(match) as socket:  # somebody comes by: the opponent tries again
        await socket.hello()
        await socket.until("state", ply=2)


async def test_an_opponent_of_no_known_level_fails_and_can_be_left(server: Server) -> None:
    """A server once took levels such as `٣`, and matches with them are stored."""
    ada = await server.guest()
    match = (await ada.make(seats={"yellow": {"kind": "me"}, "red": {"kind": "bot", "level": "1"}}))["id"]
    live = await server.context.matches.get(server.context, match)
    live.seats[1] = replace(live.seats[1], level="٣")
    async with ada.socket(match) as socket:
        state = await socket.hello()
        socket.send("act", ply=0, version=state["version"], action=3)
        assert "there is no player '٣'" in (await socket.until("notice"))["text"]
        assert (await socket.ask("resign"))["type"] == "accepted"
    assert (await ada.state(match))["status"] == "over"


async def test_two_programs_play_each_other_to_the_end(server: Server) -> None:
    ada = await server.guest()
    seats = {"yellow": {"kind": "bot", "level": "suggest"}, "red": {"kind": "bot", "level": "random"}}
    match = (await ada.make(seats=seats))["id"]
    async with ada.socket(match) as socket:
        assert (await socket.hello())["seat"] is None
        over = await socket.until("state", status="over")
        assert over["outcome"] is not None
