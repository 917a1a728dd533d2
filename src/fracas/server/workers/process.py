"""The main loop of a worker process."""

from __future__ import annotations

import contextlib
import os
import signal
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection

from fracas.core.errors import FracasError

NICENESS = 5  # the event loop comes first
LONG_NICENESS = 10  # then the opponents, then what takes long
READY = ("ready", None)  # the first message of a process: its jobs can be timed from now on


@dataclass(frozen=True)
class Unwanted:
    """Nobody waits for the answer to the job of this number any more. It may come late: the job may be done."""

    number: int


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
            message = pipe.recv()
        except (EOFError, OSError):
            return
        if isinstance(message, Unwanted):
            continue
        number, job = message
        try:
            answer: tuple[str, object] = ("done", think(job, _listening(pipe, number)))
        except FracasError as error:
            answer = ("refused", str(error))
        except Exception:
            answer = ("failed", traceback.format_exc())
        try:
            pipe.send(answer)
        except OSError:
            return


def _listening(pipe: Connection, number: int) -> Callable[[], bool]:
    """What tells a job of this number whether anybody still waits for it."""

    def is_unwanted() -> bool:
        try:
            while pipe.poll():  # during a job nothing else comes
                if pipe.recv() == Unwanted(number):
                    return True
        except (EOFError, OSError):
            return True
        return False

    return is_unwanted
