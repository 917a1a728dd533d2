"""Threads that do their share of a step; a step takes a fraction of a millisecond, so they are woken by bare locks.

A pool of the standard library takes a tenth of a millisecond to hand a task over and to tell that it is done.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Sequence
from threading import Lock, Thread

Task = Callable[[int], None]  # given the number of a range of rows


def in_turn(tasks: Sequence[Task], number: int) -> None:
    """Tasks one after another on one range."""
    for task in tasks:
        task(number)


class Helper:
    """One thread with one range; it ends when nobody needs it any more."""

    def __init__(self, number: int) -> None:
        self._desk = _Desk(number)
        Thread(target=self._desk.work, name="fracas-rows", daemon=True).start()
        weakref.finalize(self, self._desk.leave)

    def begin(self, tasks: Sequence[Task]) -> None:
        """Start on these; `end` has to follow."""
        self._desk.tasks = tasks
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

    def __init__(self, number: int) -> None:
        self.number = number
        self.tasks: Sequence[Task] = ()
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
                in_turn(self.tasks, self.number)
            except BaseException as error:
                self.failure = error
            self.tasks = ()
            self.done.release()

    def leave(self) -> None:
        """Ends the thread."""
        if not self._has_left:
            self._has_left = True
            self.wanted.release()
