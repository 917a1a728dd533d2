"""Processes that we start and end ourselves: a key pressed at the terminal is not for them."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started in here do not hear the Ctrl-C a terminal sends to all of them: the parent ends them.

    They inherit what is blocked; for the parent a Ctrl-C in here only waits for the end.
    """
    if not hasattr(signal, "pthread_sigmask"):  # not on this system
        yield
        return
    resource_tracker.ensure_running()  # the first process starts it, which would unblock the key just before
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
