"""The main loop of a worker process."""

from __future__ import annotations

import contextlib
import os
import signal
import traceback
from multiprocessing.connection import Connection

from fracas.core.errors import FracasError

NICENESS = 5  # the event loop comes first
LONG_NICENESS = 10  # then the opponents, then what takes long
READY = ("ready", None)  # the first message of a process: its jobs can be timed from now on


def main(pipe: Connection, niceness: int) -> None:
    """Take jobs until the server closes the pipe, or is gone."""
    for stopping in (signal.SIGINT, signal.SIGTERM):  # to all processes of a group: the server decides when we stop
        signal.signal(stopping, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(niceness)
    from .thinking import think  # imports the rules: seconds that must not count as part of the spawn

    with contextlib.suppress(OSError):
        pipe.send(READY)
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[str, object] = ("done", think(job))
        except FracasError as error:
            answer = ("refused", str(error))
        except Exception:
            answer = ("failed", traceback.format_exc())
        try:
            pipe.send(answer)
        except OSError:
            return
