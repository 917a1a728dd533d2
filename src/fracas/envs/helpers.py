"""Threads that do their share of a step; a step takes a fraction of a millisecond, so they are woken by bare locks.

A pool of the standard library takes a tenth of a millisecond to hand a task over and to tell that it is done.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from threading import Lock, Thread

Task = Callable[[int], None]  # given the number of a range of rows


def work_off(tasks: Sequence[Task], numbers: list[int]) -> None:
    """Tasks one after another on a range, then on another, until all are taken: by whoever comes first."""
    while True:
        try:
            number = numbers.pop()
        except IndexError:
            return
        for task in tasks:
            task(number)


class Helper:
    """One thread; it ends when nobody needs it any more."""

    def __init__(self) -> None:
        self._desk = _Desk()
        Thread(target=self._desk.work, name="fracas-rows", daemon=True).start()
        weakref.finalize(self, self._desk.leave)

    def begin(self, tasks: Sequence[Task], numbers: list[int]) -> None:
        """Start on these; `end` has to follow."""
        self._desk.tasks, self._desk.numbers = tasks, numbers
        self._desk.wanted.release()

    def end(self) -> BaseException | None:
        """Wait until it has done them; what went wrong, if anything did."""
        self._desk.done.acquire()
        return self._desk.failure

    def leave(self) -> None:
        """It is not needed any more."""
        self._desk.leave()


class _Desk:
    """What passes between a thread and who wakes it."""

    def __init__(self) -> None:
        self.tasks: Sequence[Task] = ()
        self.numbers: list[int] = []
        self.failure: BaseException | None = None
        self.wanted, self.done = Lock(), Lock()  # both held until the other side releases them
        self.wanted.acquire()
        self.done.acquire()
        self._has_left = False

    def work(self) -> None:
        """Until told to leave."""
        while True:
            self.wanted.acquire()
            if self._has_left:
                return
            self.failure = None
            try:
                work_off(self.tasks, self.numbers)
            except BaseException as error:
                self.failure = error
            self.tasks = ()
            self.done.release()

    def leave(self) -> None:
        """Ends the thread."""
        if not self._has_left:
            self._has_left = True
            self.wanted.release()
