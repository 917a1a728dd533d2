"""Threads that do their share of a step. A step takes a fraction of a millisecond, so they wait for each other awake.

A pool of the standard library takes a tenth of a millisecond to hand a task over and to tell that it is done; to wake
a thread by a bare lock takes half of that, and it has to wait for Python's own lock besides. So a helper looks out for
the next step for a moment before it goes to sleep, and whoever waits for it looks out for its end.
"""

from __future__ import annotations

import os
import time
import weakref
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread

import numpy as np

from .spinning import HEAD_START, LINE, SPINS, spinning

Task = Callable[[int], None]  # given the number of a range of rows
WANTED, DONE, AWAKE = 0, LINE, 2 * LINE  # words: there is work; it is done; the helper looks out for some
NAP = 5e-5  # seconds between two looks at a helper that takes long


def work_off(tasks: Sequence[Task], numbers: list[int]) -> None:
    """Tasks one after another on a range, then on another, until all are taken: by whoever comes first."""
    while True:
        try:
            number = numbers.pop()
        except IndexError:
            return
        for task in tasks:
            task(number)


class Crew:
    """Threads that share what there is to do with whoever calls them."""

    def __init__(self, size: int) -> None:
        self._helpers = [Helper() for _ in range(size)]
        self._is_out = False  # between a call and its end
        _CREWS.add(self)

    def run(self, tasks: Sequence[Task], numbers: list[int]) -> None:
        """Do tasks one after another on every range; raises what went wrong in any of them."""
        self.settle()
        self._is_out = True
        for helper in self._helpers:
            helper.begin(tasks, numbers)
        try:
            work_off(tasks, numbers)
        finally:
            failures = [helper.end() for helper in self._helpers]
            self._is_out = False
        for failure in filter(None, failures):
            raise failure

    def settle(self) -> None:
        """Wait for those whose last call was broken off (Ctrl-C) or whom a fork left behind, and have others instead.

        Who is about to change what they work on calls this first: they may still be at it.
        """
        if self._is_out:
            size = len(self._helpers)
            self.close()
            self._helpers = [Helper() for _ in range(size)]
            self._is_out = False

    def close(self) -> None:
        """Let them go."""
        for helper in self._helpers:
            helper.leave()
        self._helpers = []


_CREWS: weakref.WeakSet[Crew] = weakref.WeakSet()


def _after_fork() -> None:
    """No thread but the one that forked goes on in the new process."""
    for crew in _CREWS:
        crew._is_out = True


if hasattr(os, "register_at_fork"):  # not on Windows, which has no fork
    os.register_at_fork(after_in_child=_after_fork)


class Helper:
    """One thread; it ends when nobody needs it any more."""

    def __init__(self) -> None:
        self._desk = _Desk()
        self._thread = Thread(target=self._desk.work, name="fracas-rows", daemon=True)
        self._thread.start()
        weakref.finalize(self, self._desk.leave)

    def begin(self, tasks: Sequence[Task], numbers: list[int]) -> None:
        """Start on these; `end` has to follow."""
        self._desk.tasks, self._desk.numbers = tasks, numbers
        self._desk.call()

    def end(self) -> BaseException | None:
        """Wait until it has done them; what went wrong, if anything did."""
        words = self._desk.words
        while not spinning()(words, DONE, SPINS, 0):
            time.sleep(NAP)
        words[DONE] = 0
        return self._desk.failure

    def leave(self) -> None:
        """It is not needed any more: it does what it has begun, then ends."""
        self._desk.leave()
        self._thread.join()


class _Desk:
    """What passes between a thread and who wakes it."""

    def __init__(self) -> None:
        self.tasks: Sequence[Task] = ()
        self.numbers: list[int] = []
        self.failure: BaseException | None = None
        self.words = np.zeros(3 * LINE, np.int64)
        self._bell: SimpleQueue[None] = SimpleQueue()
        self._has_left = False

    def call(self) -> None:
        """Tell the helper that it is wanted; one that sleeps is woken."""
        self.words[WANTED] = 1
        if not self.words[AWAKE]:
            self._bell.put(None)

    def work(self) -> None:
        """Until told to leave."""
        while True:
            self._wait()
            if self._has_left:
                return
            self.failure = None
            try:
                work_off(self.tasks, self.numbers)
            except BaseException as error:
                self.failure = error
            self.tasks = ()
            self.words[DONE] = 1

    def _wait(self) -> None:
        words = self.words
        words[AWAKE] = 1
        is_wanted = spinning()(words, WANTED, SPINS, HEAD_START)
        words[AWAKE] = 0
        while not is_wanted and not words[WANTED]:  # a ring may be left of a call that was heard awake
            self._bell.get()
        words[WANTED] = 0

    def leave(self) -> None:
        """Ends the thread."""
        if not self._has_left:
            self._has_left = True
            self.call()
