"""Who uses how much of the processor: every step of what somebody asked for is timed and charged to them.

A limit on requests says nothing about their work: one may take a thousand times as long as another. So the steps of a
request (and of what it starts: changes that must be finished, work in threads) are timed, and who has used up a share
is asked to wait before the next request is begun.

A step on the event loop is timed by the clock on the wall: asking for the thread's own is a call into the system, and
took a tenth of an action. Only a long step is held against it, so that nobody pays for a busy machine.
"""

from __future__ import annotations

import asyncio
import time
import types
from collections.abc import Awaitable, Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar, copy_context
from typing import Any, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
Spend = Callable[[float], None]

THREADS = 2  # more would only fight over the interpreter, and keep the event loop from it
WORTH_NOTING = 0.0005  # seconds
WORTH_ASKING = 0.002
_aside = ThreadPoolExecutor(THREADS, "aside")
_payer: ContextVar[Spend | None] = ContextVar("payer", default=None)


class _Stopwatch:
    """Times the steps of the event loop's thread."""

    def __init__(self) -> None:
        self._asked_at = 0.0  # on the thread's own clock

    def since(self, began: float) -> float:
        """What has been computed since a moment of the clock on the wall."""
        seconds = time.perf_counter() - began
        if seconds < WORTH_ASKING:
            return seconds
        now = time.thread_time()
        computed, self._asked_at = now - self._asked_at, now
        return min(seconds, computed)  # the thread may have stood in line, for a processor or for the interpreter


_stopwatch = _Stopwatch()


async def charged(work: Coroutine[Any, Any, T], spend: Spend) -> T:
    """Do the work; the processor time of it, and of what it starts, is spent by this payer."""
    _payer.set(spend)
    return await _stepped(work, spend)


def charged_alike(work: Coroutine[Any, Any, T]) -> Awaitable[T]:
    """The same work, charged to whoever pays for what is being done now: for work that gets a task of its own."""
    spend = _payer.get()
    return work if spend is None else _stepped(work, spend)


def payer() -> Spend | None:
    """Who pays for what is being done now; None: nobody."""
    return _payer.get()


def on_the_house() -> None:
    """From here on the task works for everybody: nobody pays."""
    _payer.set(None)


async def off_loop(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call in a thread, so that the event loop goes on meanwhile; charged like everything else."""
    spend = _payer.get()

    def timed() -> T:
        began = time.thread_time()
        try:
            return function(*args, **kwargs)
        finally:
            if spend is not None:
                loop.call_soon_threadsafe(spend, time.thread_time() - began)

    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_aside, copy_context().run, timed)


@types.coroutine
def _stepped(work: Coroutine[Any, Any, T], spend: Spend) -> Generator[Any, Any, T]:
    """Drive a coroutine from one waiting to the next, timing each step."""
    value: Any = None
    raised: BaseException | None = None
    used = 0.0  # most steps are too short to be written down one by one
    while True:
        began = time.perf_counter()
        try:
            wanted = work.send(value) if raised is None else work.throw(raised)
        except BaseException as done:
            spend(used + _stopwatch.since(began))
            if isinstance(done, StopIteration):
                result: T = done.value
                return result
            raise
        used += _stopwatch.since(began)
        if used > WORTH_NOTING:
            spend(used)
            used = 0.0
        try:
            value, raised = (yield wanted), None
        except BaseException as error:  # cancelled, say: the work has to know
            value, raised = None, error
