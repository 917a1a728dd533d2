"""The pool: a few processes, each with one thought at a time, a limit of time, and a second try after a crash."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from ..errors import Refused
from ..logs import log
from ..metrics import Metrics
from .jobs import Job, Warm
from .process import READY, main
from .queue import FairQueue

TRIES = 2
MOST_KNOWN = 256
HOUSE = ""  # the guest of jobs nobody asked for
WARM_SECONDS = 600.0
START_SECONDS = 120.0  # for a process to begin; a thought's own time counts from then on


class _Crashed(Exception):
    """The process is gone."""


@dataclass
class _Thought:
    job: Job
    seconds: float
    done: asyncio.Future[Any]
    tries: int = 0
    kind: str = field(init=False)

    def __post_init__(self) -> None:
        self.kind = type(self.job).__name__.lower()


def _warming(job: Warm) -> _Thought:
    return _Thought(job, WARM_SECONDS, asyncio.get_running_loop().create_future())


class _Cold:
    """What a worker has yet to load: what is asked for most urgently comes first, and nothing twice."""

    def __init__(self) -> None:
        self._waiting: list[Warm] = []
        self._known: set[Warm] = set()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def add(self, job: Warm, is_urgent: bool) -> None:
        """Load this, if it has not been loaded."""
        if is_urgent and job in self._waiting:
            self._waiting.remove(job)
        elif job in self._known:
            return
        self._known.add(job)
        self._waiting.insert(0 if is_urgent else len(self._waiting), job)
        if len(self._known) > MOST_KNOWN:
            self._known = set(self._waiting)

    def pop(self) -> Warm:
        """The next to load."""
        return self._waiting.pop(0)

    def forget(self) -> None:
        """The process is gone, and with it what it had loaded: load again what is asked for again."""
        self._known = set(self._waiting)


class _Worker:
    """One process and our end of its pipe."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=main, args=(theirs,), name="fracas-worker", daemon=True)
        self.process.start()
        theirs.close()
        self._is_ready = False

    async def run(self, job: Job, seconds: float) -> tuple[str, Any]:
        """Send a job and wait for the answer; `TimeoutError` or `_Crashed` otherwise."""
        try:
            if not self._is_ready:
                await asyncio.wait_for(_readable(self._pipe), START_SECONDS)
                self._is_ready = self._pipe.recv() == READY
            self._pipe.send(job)
            await asyncio.wait_for(_readable(self._pipe), seconds)
            answer: tuple[str, Any] = self._pipe.recv()
        except (EOFError, BrokenPipeError, ConnectionResetError) as error:
            raise _Crashed from error
        return answer

    def kill(self) -> None:
        """End the process, whatever it does."""
        self.process.kill()
        self._pipe.close()

    @property
    def is_alive(self) -> bool:
        """It can take a job."""
        return self.process.is_alive()


async def _readable(pipe: Connection) -> None:
    loop, ready = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(pipe.fileno(), ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(pipe.fileno())


class Workers:
    """Takes thoughts, hands them to processes."""

    def __init__(self, count: int, most_per_guest: int, metrics: Metrics) -> None:
        self._count, self._most, self._metrics = count, most_per_guest, metrics
        self._queue: FairQueue[_Thought] = FairQueue()
        self._slots: list[asyncio.Task[None]] = []
        self._workers: list[_Worker | None] = [None] * count
        self._cold = [_Cold() for _ in range(count)]
        self._is_closing = False

    def start(self) -> None:
        """Start the processes."""
        self._slots = [asyncio.create_task(self._serve(slot), name=f"worker {slot}") for slot in range(self._count)]

    async def compile(self, game_ids: Sequence[str], ready: Callable[[str], Awaitable[None]]) -> None:
        """Compile games into the cache on disk, in a process of its own, then have every worker load them."""
        slot = len(self._workers)
        self._workers.append(None)
        for game_id in game_ids:
            await self._one(slot, _warming(Warm(game_id)))
            await ready(game_id)
            self.prepare(Warm(game_id), is_urgent=False)
        worker, self._workers[slot] = self._workers[slot], None
        if worker is not None:
            worker.kill()

    def prepare(self, job: Warm, is_urgent: bool = True) -> None:
        """Have every worker load a game while nobody waits for it: its first thought will be as quick as the next."""
        for cold in self._cold:
            cold.add(job, is_urgent)
        self._queue.stir()

    async def close(self) -> None:
        """Stop thinking."""
        self._is_closing = True
        for slot in self._slots:
            slot.cancel()
        await asyncio.gather(*self._slots, return_exceptions=True)
        for worker in self._workers:
            if worker is not None:
                worker.kill()

    @property
    def pids(self) -> list[int]:
        """The processes there are."""
        return [worker.process.pid for worker in self._workers if worker is not None and worker.process.pid is not None]

    async def think(self, guest: str, rank: int, job: Job, seconds: float) -> Any:
        """The answer to a job; `Refused` when there is none."""
        if self._is_closing:
            raise Refused("stopping", "the server is stopping")
        if guest != HOUSE and self._queue.waiting(guest) >= self._most:
            raise Refused("too-many", f"you have {self._most} thoughts waiting already; wait for one", retry_after=2)
        thought = _Thought(job, seconds, asyncio.get_running_loop().create_future())
        self._queue.put(guest, rank, thought)
        self._metrics.queue.set(len(self._queue))
        return await thought.done

    async def _serve(self, slot: int) -> None:
        cold = self._cold[slot]
        while True:
            thought = await self._queue.get(unless=lambda: bool(cold))
            if thought is None:  # nobody waits: time to load a game
                await self._one(slot, _warming(cold.pop()))
                continue
            self._metrics.queue.set(len(self._queue))
            if not thought.done.done():  # who asked may have gone
                await self._one(slot, thought)

    async def _one(self, slot: int, thought: _Thought) -> None:
        began = time.monotonic()
        result = await self._attempts(slot, thought)
        self._metrics.thoughts.labels(thought.kind, result).inc()
        self._metrics.thought_seconds.labels(thought.kind).observe(time.monotonic() - began)
        if isinstance(thought.job, Warm) and thought.done.done():
            thought.done.exception()  # nobody waits for it: a failure has been logged

    async def _attempts(self, slot: int, thought: _Thought) -> str:
        while True:
            thought.tries += 1
            try:
                how, answer = await self._worker(slot).run(thought.job, thought.seconds)
            except TimeoutError:
                self._lose(slot, "time limit", thought)
                return self._fail(thought, f"it took longer than {thought.seconds:g} seconds")
            except _Crashed:
                self._lose(slot, "crash", thought)
                if thought.tries < TRIES:
                    continue
                return self._fail(thought, "its process crashed twice")
            except asyncio.CancelledError:
                thought.done.cancel()
                raise
            if how == "done":
                if not thought.done.done():
                    thought.done.set_result(answer)
                return "done"
            if how == "refused":
                if not thought.done.done():
                    thought.done.set_exception(Refused("invalid", answer))
                return "refused"
            log("a thought failed", logging.ERROR, kind=thought.kind, trace=answer)
            return self._fail(thought, "an error in its program")

    def _worker(self, slot: int) -> _Worker:
        worker = self._workers[slot]
        if worker is None or not worker.is_alive:
            worker = self._workers[slot] = _Worker()
        return worker

    def _lose(self, slot: int, reason: str, thought: _Thought) -> None:
        worker, self._workers[slot] = self._workers[slot], None
        if slot < len(self._cold):
            self._cold[slot].forget()
        if worker is not None:
            with contextlib.suppress(OSError):
                worker.kill()
        self._metrics.worker_failures.labels(reason).inc()
        log("a worker was lost", logging.WARNING, reason=reason, kind=thought.kind, tries=thought.tries)

    def _fail(self, thought: _Thought, reason: str) -> str:
        if not thought.done.done():
            thought.done.set_exception(Refused("worker-failed", f"the thinking failed: {reason}", retry_after=5))
        return "failed"
