"""A place for a worker: processes come and go, the place stays."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from .jobs import Warm
from .process import LONG_NICENESS, NICENESS
from .worker import Worker

MOST_KNOWN = 256


class Cold:
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


@dataclass(eq=False)
class Slot:
    """A place for a worker."""

    name: str
    is_reserved: bool = False  # for opponents' answers, which never wait behind anything longer
    worker: Worker | None = None
    task: asyncio.Task[None] | None = None
    is_well: bool = True  # no process, or a living one; False: the system would not start one
    cold: Cold = field(default_factory=Cold)

    def fresh(self) -> Worker:
        """A new worker; the old one has been ended."""
        self.worker = Worker(NICENESS if self.is_reserved else LONG_NICENESS)
        return self.worker

    @property
    def is_live(self) -> bool:
        """It takes jobs, or is at one."""
        return self.is_well and self.task is not None and not self.task.done()
