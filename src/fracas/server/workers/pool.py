"""The pool: a few processes, each with one thought at a time, a limit of time, and a second try after a crash.

One more process than asked for takes opponents' answers alone, so that they never wait behind a hint or an analysis.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Any

from ..errors import Refused
from ..logs import log, log_failure
from ..metrics import Metrics
from .jobs import Job, Warm
from .queue import FairQueue
from .slot import Slot
from .worker import SPARE_SECONDS, START_SECONDS, Crashed, NotStarted, Worker

TRIES = 2
HOUSE = ""  # the guest of jobs nobody asked for
WARM_SECONDS = 600.0
PAUSES = (0.1, 0.3, 1.0, 3.0, 10.0)  # between attempts to start a process


@dataclass(eq=False)
class _Thought:
    job: Job
    seconds: float
    done: asyncio.Future[Any]
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    tries: int = 0
    worker: Worker | None = None  # that is at it
    kind: str = field(init=False)

    def __post_init__(self) -> None:
        self.kind = type(self.job).__name__.lower()

    @property
    def longest(self) -> float:
        """All its tries together, once it has begun."""
        return TRIES * (START_SECONDS + self.seconds + 2 * SPARE_SECONDS) + sum(PAUSES)

    def fail(self, error: Refused) -> None:
        """Tell who waits, if anybody still does."""
        if not self.done.done():
            self.done.set_exception(error)
            self.done.exception()  # nobody may wait: it has been logged


def _thought(job: Job, seconds: float) -> _Thought:
    return _Thought(job, seconds, asyncio.get_running_loop().create_future())


def _failed(reason: str) -> Refused:
    return Refused("worker-failed", f"the computation failed: {reason}", retry_after=5)


class Workers:
    """Takes thoughts, hands them to processes."""

    def __init__(self, count: int, most_per_guest: int, metrics: Metrics, queue_seconds: float = 120.0) -> None:
        self._most, self._metrics, self._queue_seconds = most_per_guest, metrics, queue_seconds
        self._queue: FairQueue[_Thought] = FairQueue()
        self._slots = [Slot("opponents", is_reserved=True), *(Slot(f"{number}") for number in range(count))]
        self._is_closing = False
        metrics.worker_slots.set_function(lambda: self.live_slots)

    def start(self) -> None:
        """Start the slots; each starts its process when there is something to do."""
        for slot in self._slots:
            self._tend(slot)

    def _tend(self, slot: Slot) -> None:
        if self._is_closing:
            return
        slot.task = asyncio.create_task(self._serve(slot), name=f"worker {slot.name}")
        slot.task.add_done_callback(lambda task: self._tend_again(slot, task))

    def _tend_again(self, slot: Slot, task: asyncio.Task[None]) -> None:
        """A slot's task ends when the server stops, and never before."""
        if self._is_closing:
            return
        error = None if task.cancelled() else task.exception()
        log("a worker's slot ended and is started again", logging.ERROR, slot=slot.name, error=repr(error))
        asyncio.get_running_loop().call_later(PAUSES[0], self._tend, slot)

    def prepare(self, job: Warm, is_urgent: bool = True) -> None:
        """Have every worker load a game while nobody waits for it: its first thought will be as quick as the next."""
        for slot in self._slots:
            slot.cold.add(job, is_urgent)
        self._queue.stir()

    async def close(self) -> None:
        """Stop thinking."""
        self._is_closing = True
        stopping = Refused("stopping", "the server is stopping")
        for thought in self._queue.clear():
            thought.fail(stopping)
        tasks = [slot.task for slot in self._slots if slot.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(self._empty(slot) for slot in self._slots))

    @property
    def pids(self) -> list[int]:
        """The processes there are."""
        workers = [slot.worker for slot in self._slots]
        return [worker.pid for worker in workers if worker is not None and worker.pid is not None]

    @property
    def slots(self) -> int:
        """How many processes think when all is well."""
        return len(self._slots)

    @property
    def live_slots(self) -> int:
        """How many of them take jobs, or are at one."""
        return sum(slot.is_live for slot in self._slots)

    async def think(self, guest: str, rank: int, job: Job, seconds: float, *, is_next_piece: bool = False) -> Any:
        """The answer to a job; `Refused` when there is none.

        What goes on with a thought already let in is not refused for the number of those that wait.
        """
        if self._is_closing:
            raise Refused("stopping", "the server is stopping")
        if guest != HOUSE and not is_next_piece and self._queue.waiting(guest) >= self._most:
            raise Refused("too-many", f"you have {self._most} thoughts waiting already; wait for one", retry_after=2)
        thought = _thought(job, seconds)
        self._queue.put(guest, rank, thought)
        try:
            return await self._answer(thought)
        finally:
            self._queue.drop(guest, rank, thought)
            thought.done.cancel()  # who asked has gone, or has the answer
            if thought.worker is not None:
                thought.worker.forsake(job)
            self._metrics.queue.set(len(self._queue))

    async def _answer(self, thought: _Thought) -> Any:
        """Wait for it, first in the queue and then for a process, each with a limit."""
        self._metrics.queue.set(len(self._queue))
        begun = asyncio.ensure_future(thought.begun.wait())
        try:
            await asyncio.wait((begun, thought.done), timeout=self._queue_seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            begun.cancel()
        if not thought.begun.is_set() and not thought.done.done():
            log("a thought waited too long", logging.WARNING, kind=thought.kind)
            raise Refused("worker-failed", "every worker is busy; try again in a moment", retry_after=30, reason="busy")
        try:
            return await asyncio.wait_for(asyncio.shield(thought.done), thought.longest)
        except TimeoutError:
            log("a thought was lost", logging.ERROR, kind=thought.kind)
            raise _failed("no answer came") from None

    async def _serve(self, slot: Slot) -> None:
        """Take thoughts for ever; whatever happens to one of them, the next is taken."""
        while True:
            if not slot.is_well:
                await self._mend(slot)
            thought = await self._queue.get(unless=lambda: bool(slot.cold), is_reserved=slot.is_reserved)
            if thought is None:  # nobody waits: time to load a game
                thought = _thought(slot.cold.pop(), WARM_SECONDS)
            self._metrics.queue.set(len(self._queue))
            if not thought.done.done():  # who asked may have gone
                await self._one(slot, thought)

    async def _one(self, slot: Slot, thought: _Thought) -> None:
        began = time.monotonic()
        thought.begun.set()
        try:
            result = await self._attempts(slot, thought)
        except asyncio.CancelledError:
            thought.fail(Refused("stopping", "the server is stopping"))
            raise
        except Exception:
            log_failure("a worker's slot failed", slot=slot.name, kind=thought.kind)
            await self._lose(slot, "slot", thought)
            result = self._fail(thought, "an error in its program")
        self._metrics.thoughts.labels(thought.kind, result).inc()
        self._metrics.thought_seconds.labels(thought.kind).observe(time.monotonic() - began)

    async def _attempts(self, slot: Slot, thought: _Thought) -> str:
        while True:
            thought.tries += 1
            try:
                thought.worker = await self._worker(slot)
                how, answer = await thought.worker.run(thought.job, thought.seconds)
            except TimeoutError:
                await self._lose(slot, "time limit", thought)
                return self._fail(thought, f"it took longer than {thought.seconds:g} seconds")
            except Crashed as crash:
                await self._lose(slot, "crash", thought, crash)
                if thought.tries < TRIES:
                    continue
                return self._fail(thought, "its process crashed twice")
            except NotStarted as trouble:
                await self._lose(slot, "start", thought, trouble)
                if thought.tries < TRIES:
                    await asyncio.sleep(PAUSES[0])
                    continue
                slot.is_well = False
                return self._fail(thought, "its process could not be started")
            return self._tell(thought, how, answer)

    def _tell(self, thought: _Thought, how: str, answer: Any) -> str:
        if how == "done":
            if not thought.done.done():
                thought.done.set_result(answer)
            return "done"
        if how == "refused":
            thought.fail(Refused("invalid", answer))
            return "refused"
        log("a thought failed", logging.ERROR, kind=thought.kind, trace=answer)
        return self._fail(thought, "an error in its program")

    async def _worker(self, slot: Slot) -> Worker:
        """The slot's worker, started if there is none."""
        if slot.worker is not None and slot.worker.is_alive:
            return slot.worker
        await self._empty(slot)
        worker = slot.fresh()
        await worker.start()
        slot.is_well = True
        return worker

    async def _mend(self, slot: Slot) -> None:
        """Try to start a process, less and less often, before another thought is taken and lost."""
        attempt = 0
        while not slot.is_well:
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1
            try:
                await self._worker(slot)
            except NotStarted as trouble:
                await self._empty(slot)
                log("a worker could not be started", logging.ERROR, slot=slot.name, attempt=attempt, why=str(trouble))

    async def _lose(self, slot: Slot, reason: str, thought: _Thought, why: Exception | None = None) -> None:
        told = None if why is None else str(why)
        log("a worker was lost", logging.WARNING, reason=reason, kind=thought.kind, tries=thought.tries, why=told)
        self._metrics.worker_failures.labels(reason).inc()
        await self._empty(slot)

    async def _empty(self, slot: Slot) -> None:
        """End a slot's process."""
        worker, slot.worker = slot.worker, None
        slot.cold.forget()
        if worker is not None:
            await worker.end()

    def _fail(self, thought: _Thought, reason: str) -> str:
        thought.fail(_failed(reason))
        return "failed"
