"""Who uses how much of the processor: every step of what somebody asked for is timed and charged to them.

A limit on requests says nothing about their work: one may take a thousand times as long as another. So the steps of a
request (and of what it starts: changes that must be finished, work in threads) are measured by the thread's own clock,
so that nobody pays for a busy machine, and who has used up a share is asked to wait before the next request is begun.
"""

from __future__ import annotations

import asyncio
import time
import types
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar, copy_context
from typing import Any, ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")
P = ParamSpec("P")


class Payer(Protocol):
    """Who pays for what is done."""

    @property
    def key(self) -> str:
        """Whose name it is done in."""

    def spend(self, seconds: float) -> None:
        """So much has been used."""

    def check(self) -> None:
        """`Refused` while more has been used than there was."""


THREADS = 2  # more would only fight over the interpreter, and keep the event loop from it
WORTH_NOTING = 0.0005  # seconds
_aside = ThreadPoolExecutor(THREADS, "aside")
_turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
_payer: ContextVar[Payer | None] = ContextVar("payer", default=None)


async def charged(work: Coroutine[Any, Any, T], payer: Payer) -> T:
    """Do the work; the processor time of it, and of what it starts, is spent by this payer."""
    _payer.set(payer)
    return await _stepped(work, payer.spend)


def charged_alike(work: Coroutine[Any, Any, T]) -> Awaitable[T]:
    """The same work, charged to whoever pays for what is being done now: for work that gets a task of its own."""
    payer = _payer.get()
    return work if payer is None else _stepped(work, payer.spend)


def payer() -> Payer | None:
    """Who pays for what is being done now; None: nobody."""
    return _payer.get()


def on_the_house() -> None:
    """From here on the task works for everybody: nobody pays."""
    _payer.set(None)


@asynccontextmanager
async def in_turn() -> AsyncIterator[None]:
    """One thing at a time of what somebody asks for and takes long; `Refused` while they owe for what came before.

    Many requests at once are all begun before the first of them is charged; the threads would be theirs for seconds.
    """
    payer = _payer.get()
    if payer is None:
        yield
        return
    async with _turns.setdefault(payer.key, asyncio.Lock()):
        payer.check()
        yield


async def off_loop(function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Call in a thread, so that the event loop goes on meanwhile; charged like everything else."""
    payer = _payer.get()

    def timed() -> T:
        began = time.thread_time()
        try:
            return function(*args, **kwargs)
        finally:
            if payer is not None:
                loop.call_soon_threadsafe(payer.spend, time.thread_time() - began)

    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_aside, copy_context().run, timed)


@types.coroutine
def _stepped(work: Coroutine[Any, Any, T], spend: Callable[[float], None]) -> Generator[Any, Any, T]:
    """Drive a coroutine from one waiting to the next, timing each step by the thread's own clock."""
    value: Any = None
    raised: BaseException | None = None
    used = 0.0  # most steps are too short to be written down one by one
    while True:
        began = time.thread_time()
        try:
            wanted = work.send(value) if raised is None else work.throw(raised)
        except BaseException as done:
            spend(used + time.thread_time() - began)
            if isinstance(done, StopIteration):
                result: T = done.value
                return result
            raise
        used += time.thread_time() - began
        if used > WORTH_NOTING:
            spend(used)
            used = 0.0
        try:
            value, raised = (yield wanted), None
        except BaseException as error:  # cancelled, say: the work has to know
            value, raised = None, error
