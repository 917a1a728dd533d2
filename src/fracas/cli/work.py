"""Long compiled work that a person can still interrupt."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

_HEARTBEAT = 0.1  # seconds; a wait without end would not see the Ctrl-C


def interruptible(work: Callable[[], T]) -> T:
    """Do `work` on a thread of its own: compiled loops never look for Ctrl-C, the waiting thread does."""
    results: list[T] = []
    failures: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work())
        except BaseException as error:
            failures.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    while thread.is_alive():
        thread.join(_HEARTBEAT)
    if failures:
        raise failures[0]
    return results[0]
