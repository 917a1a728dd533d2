"""One worker process and our end of its pipe.

Whatever can block (starting a process, writing and reading its pipe) happens in a thread, never on the event loop:
a loop may make a pipe it watches non-blocking, and then a message that comes in two parts cannot be read.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Lock, Thread
from typing import Any, TypeVar

from fracas.core.processes import deaf_children

from .jobs import Job
from .process import Unwanted, main

START_SECONDS = 120.0  # for a process to begin; a thought's own time counts from then on
SPARE_SECONDS = 5.0  # beside a limit of time, for writing and reading
BURIAL_SECONDS = 5.0  # for a killed process to be gone

THREAD = "fracas-worker"  # its name

T = TypeVar("T")


class Crashed(Exception):
    """The process is gone, or cannot be talked to."""


class NotStarted(Exception):
    """There is no process: the system would not start one."""


class Worker:
    """One process with one thought at a time."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._talking = Lock()  # held by the one thread that may read the pipe
        self._writing = Lock()
        self._jobs = 0
        self._now: tuple[int, Job] | None = None  # the job it is at, and its number
        self._pipe: Connection | None = None
        self._process: SpawnProcess | None = None
        self._is_ended = False

    @property
    def pid(self) -> int | None:
        """The process's, while there is one."""
        process = self._process
        return None if process is None else process.pid

    @property
    def is_alive(self) -> bool:
        """It can take a job."""
        return self._process is not None and self._process.is_alive()

    async def start(self) -> None:
        """Start the process and wait until it can think; `NotStarted` otherwise."""
        try:
            await asyncio.wait_for(_in_thread(self._start), START_SECONDS + SPARE_SECONDS)
        except Exception as error:
            raise NotStarted(f"{type(error).__name__}: {error}") from error

    async def run(self, job: Job, seconds: float) -> tuple[str, Any]:
        """Send a job and wait for the answer; `TimeoutError` or `Crashed` otherwise."""
        try:
            # the thread has a limit of its own; this one is for a process that stops in the middle of a message
            return await asyncio.wait_for(_in_thread(lambda: self._talk(job, seconds)), seconds + SPARE_SECONDS)
        except TimeoutError:
            raise
        except Exception as error:
            raise Crashed(f"{type(error).__name__}: {error}") from error

    def forsake(self, job: Job) -> None:
        """Nobody waits for this job any more: if it is under way and listens, it ends early."""
        now = self._now
        if now is not None and now[1] is job:
            Thread(target=self._tell, args=(Unwanted(now[0]),), name=THREAD, daemon=True).start()

    async def end(self) -> None:
        """End the process, whatever it does, and wait until nothing is left of it."""
        self.kill()
        with contextlib.suppress(TimeoutError, RuntimeError):  # what no thread can be had for, Python does in time
            await asyncio.wait_for(_in_thread(self._bury), BURIAL_SECONDS)

    def kill(self) -> None:
        """End the process now; a thread that waits for it is told by the end of the pipe."""
        self._is_ended = True
        process = self._process
        if process is not None:
            with contextlib.suppress(ValueError):  # buried already
                process.kill()

    def _start(self) -> None:
        with self._talking:
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            with contextlib.closing(theirs):
                process = context.Process(target=main, args=(theirs, self._niceness), name="fracas-worker", daemon=True)
                with deaf_children():
                    process.start()
            self._process = process
            if self._is_ended:  # killed while it was starting, when there was nothing to kill
                process.kill()
            self._await(START_SECONDS)
            self._pipe.recv()

    def _talk(self, job: Job, seconds: float) -> tuple[str, Any]:
        with self._talking:
            assert self._pipe is not None, "a worker is started before it is asked"
            self._jobs += 1
            self._now = (self._jobs, job)
            try:
                with self._writing:
                    self._pipe.send(self._now)
                self._await(seconds)
                answer: tuple[str, Any] = self._pipe.recv()
                return answer
            finally:
                self._now = None

    def _tell(self, message: Unwanted) -> None:
        with contextlib.suppress(OSError), self._writing:  # it may have ended meanwhile
            if self._pipe is not None:
                self._pipe.send(message)

    def _await(self, seconds: float) -> None:
        assert self._pipe is not None
        if not self._pipe.poll(seconds):
            raise TimeoutError(f"no answer in {seconds:g} seconds")

    def _bury(self) -> None:
        with self._talking:
            if self._pipe is not None:
                self._pipe.close()
            process, self._process = self._process, None
            if process is not None:
                process.join()
                with contextlib.suppress(ValueError):  # another thread has just seen it end
                    process.close()


async def _in_thread(work: Callable[[], T]) -> T:
    """Do something that blocks. The thread is a daemon: a server told to go at once does not wait for a thought."""
    done: Future[T] = Future()
    done.set_running_or_notify_cancel()

    def run() -> None:
        try:
            done.set_result(work())
        except BaseException as error:
            done.set_exception(error)

    Thread(target=run, name=THREAD, daemon=True).start()
    return await asyncio.wrap_future(done)
