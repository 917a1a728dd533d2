"""Long compiled work that a person can still interrupt.

Compiled loops and the compiler itself never look for Ctrl-C, so they run on a thread of their own while the main one
waits for them and for the key. Work that cannot be told to stop is left behind: `leave` ends the program around it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import NoReturn, TypeVar

try:
    import termios
except ImportError:  # not on this system: its terminals have no mode in which Ctrl-C is a mere key
    termios = None  # type: ignore[assignment]

T = TypeVar("T")

INTERRUPTED = 130  # the exit code after Ctrl-C
_HEARTBEAT = 0.1  # seconds; a wait without end would not see the Ctrl-C
_PATIENCE = 3.0  # seconds that work which was told to stop gets for its answer

_pressed: list[int] = []  # Ctrl-C that nobody has heeded yet
_left_behind: list[threading.Event] = []  # each set when that work is done after all


def interruptible(work: Callable[[], T], stop: threading.Event | None = None) -> T:
    """Do `work` on a thread of its own; Ctrl-C is raised here at once, while the thread works on.

    Work that looks at `stop` is given a moment to end by itself instead, and what it then returns is returned.
    """
    results: list[T] = []
    failures: list[BaseException] = []
    done = threading.Event()  # `Thread.join` may take an interrupted wait for the thread's end

    def run() -> None:
        try:
            results.append(work())
        except BaseException as error:
            failures.append(error)
        done.set()

    with _hearing_the_key():
        try:
            threading.Thread(target=run, daemon=True).start()
            while not done.wait(_HEARTBEAT):
                pass
        except KeyboardInterrupt:
            if stop is not None:
                stop.set()
            if stop is None or not done.wait(_PATIENCE):
                _left_behind.append(done)
                raise
    if failures:
        raise failures[0]
    return results[0]


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Something short that must not be left half done: Ctrl-C is heard at its end."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    presses: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _: presses.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler or signal.SIG_DFL)
        if presses and callable(handler):
            handler(presses[0], None)


def leave(code: int) -> NoReturn:
    """End the program. A compiler at work does not survive an orderly end, so what was left behind is cut off."""
    if not all(done.is_set() for done in _left_behind):
        with contextlib.suppress(OSError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)
    sys.exit(code)


@contextlib.contextmanager
def not_reading() -> Iterator[None]:
    """A full-screen program is at work: Ctrl-C pressed meanwhile is heard by the next long work, else at the end."""
    _pressed.clear()
    with _key_as_signal(lambda number, _: _pressed.append(number)):
        yield
    _heed()


@contextlib.contextmanager
def _hearing_the_key() -> Iterator[None]:
    """A full-screen program reads Ctrl-C as a key, and is not reading now: meanwhile it interrupts as anywhere else."""
    with _key_as_signal(signal.default_int_handler):
        _heed()
        yield


def _heed() -> None:
    """Ctrl-C was pressed when nobody could stop for it."""
    if _pressed:
        _pressed.clear()
        raise KeyboardInterrupt


@contextlib.contextmanager
def _key_as_signal(handler: Callable[[int, FrameType | None], object]) -> Iterator[None]:
    """Ctrl-C at the terminal comes as a signal, to that handler; without a terminal everything stays as it is."""
    descriptor = _terminal()
    if descriptor is None or threading.current_thread() is not threading.main_thread():
        yield
        return
    mode = termios.tcgetattr(descriptor)
    hearing = [*mode[:3], mode[3] | termios.ISIG, *mode[4:]]
    previous = signal.signal(signal.SIGINT, handler)
    termios.tcsetattr(descriptor, termios.TCSANOW, hearing)
    try:
        yield
    finally:
        termios.tcsetattr(descriptor, termios.TCSANOW, mode)
        signal.signal(signal.SIGINT, previous or signal.SIG_DFL)


def _terminal() -> int | None:
    """The standard input, if it is a terminal."""
    if termios is None or not sys.stdin.isatty():
        return None
    return sys.stdin.fileno()
