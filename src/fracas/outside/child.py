"""A program in a process group of its own, spoken to in lines.

Nothing here waits without an end: streams do not block, every wait has a deadline, and what comes is counted. When it
is over nothing is left of the program: its group is killed, and whatever it started elsewhere is found by a word in its
environment that it was given and handed on without knowing. What has thrown that away, too, and has left its parents,
is found where the system can give orphans to us (Linux).
"""

from __future__ import annotations

import contextlib
import ctypes
import errno
import os
import re
import secrets
import selectors
import signal
import subprocess
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path

from .faults import Closed, Died, Fault, Flood, Late, NotStarted
from .limits import Limits

MARK = "FRACAS_OUTSIDE"  # in the environment of everything a program starts
_CHUNK = 1 << 16
_SAID = 300  # characters of its last words
_REMEMBERED = 16 * _SAID  # bytes of what it wrote before: with a trail of calls in it
_TELLING = re.compile(r"[\w.]*(Error|Exception)\b|.*\bpanicked at\b")  # of the last lines of Node.js, Java, Rust
_LOOK = 0.5  # seconds of silence after which it is looked at whether it lives
_SWEEPING = 5.0  # seconds for what is born faster than it is found
_SUBREAPER = 36  # of prctl: orphans below us become our children
_DYING = 0.3  # seconds: who closes its streams is often about to end, and how it ended says more


_alive: set[int] = set()  # the programs running now


class Trouble(Exception):
    """The program did something wrong."""

    def __init__(self, fault: Fault) -> None:
        self.fault = fault
        super().__init__(fault)


class Child:
    """A running program. Every method that waits raises `Trouble` for what goes wrong."""

    def __init__(self, command: Sequence[str], limits: Limits, mark: str | None = None) -> None:
        self._limits = limits
        self._mark = f"{mark}-{new_mark()}" if mark else new_mark()  # its own, below that of all it plays among
        self.asked = ""  # the first word of what was asked last: for what is told of a fault
        self._outbox = bytearray()
        self._partial = bytearray()
        self._lines: deque[bytes] = deque()
        self._complaint = bytearray()  # the end of what it wrote to standard error
        self._heard = self._heard_lines = self._heard_complaint = 0  # since it was asked
        adopt()
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
                env=os.environ | {MARK: self._mark},
            )
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            is_script = isinstance(error, OSError) and error.errno == errno.ENOEXEC
            raise Trouble(NotStarted(kind="no-interpreter" if is_script else "not-started", why=why)) from None
        _alive.add(self._process.pid)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._input = self._process.stdin.fileno()
        self._output = self._process.stdout.fileno()
        self._errors = self._process.stderr.fileno()
        self._selector = selectors.DefaultSelector()
        for stream in (self._input, self._output, self._errors):
            os.set_blocking(stream, False)
        self._selector.register(self._output, selectors.EVENT_READ)
        self._selector.register(self._errors, selectors.EVENT_READ)

    @property
    def pid(self) -> int:
        """Of the process, and of its group."""
        return self._process.pid

    # Talking -------------------------------------------------------------------------------------------------

    def send(self, lines: Sequence[bytes], asked: str) -> None:
        """Tell it some lines; they go out while its answer is awaited, as far as they do not go at once."""
        self.asked = asked
        self._heard = self._heard_lines = self._heard_complaint = 0
        was_empty = not self._outbox
        self._outbox += b"".join(line + b"\n" for line in lines)
        if was_empty:
            self._selector.register(self._input, selectors.EVENT_WRITE)
            self._write()

    def pending(self) -> bytes | None:
        """What it says without having been asked, if it does."""
        self._hear(0.0)
        if self._lines:
            return self._lines[0]
        return bytes(self._partial) if self._partial else None

    def line(self, until: float, unwanted: threading.Event) -> bytes | None:
        """Its next line; None: it has not come by then, as `time.monotonic` counts, or is not wanted any more."""
        while not self._lines:
            left = until - time.monotonic()
            if left <= 0 or unwanted.is_set():
                return None
            if not self._hear(min(left, _LOOK)) and self._exit_code() is not None and not self._hear(0.0):
                raise Trouble(self._gone("closed-output"))  # what it started still holds its streams open
        return self._lines.popleft()

    def late(self, seconds: float) -> Trouble:
        """The fault of who did not answer in time."""
        return Trouble(Late(asked=self.asked, seconds=seconds))

    def _hear(self, timeout: float) -> bool:
        """Something came, or went out, in that time."""
        ready = self._selector.select(timeout)
        for key, _ in ready:
            if key.fd == self._input:
                self._write()
            elif key.fd == self._output:
                self._read_output()
            else:
                self._read_errors()
        return bool(ready)

    def _write(self) -> None:
        try:
            while self._outbox:
                sent = os.write(self._input, self._outbox[:_CHUNK])
                del self._outbox[:sent]
        except BlockingIOError:
            return
        except OSError:
            self._outbox.clear()
            self._selector.unregister(self._input)
            raise Trouble(self._gone("closed-input")) from None
        self._selector.unregister(self._input)

    def _read_output(self) -> None:
        limits = self._limits
        data = self._read(self._output)
        if data is None:
            return
        if not data:
            raise Trouble(self._gone("closed-output"))
        self._heard += len(data)
        *whole, rest = (bytes(self._partial) + data).split(b"\n")
        self._partial = bytearray(rest)
        self._lines += whole
        self._heard_lines += len(whole)
        if len(rest) > limits.line_bytes or any(len(line) > limits.line_bytes for line in whole):
            raise Trouble(Flood(kind="long-line", asked=self.asked, most=limits.line_bytes))
        if self._heard_lines > limits.lines:
            raise Trouble(Flood(kind="many-lines", asked=self.asked, most=limits.lines))
        if self._heard > limits.bytes:
            raise Trouble(Flood(kind="much-text", asked=self.asked, most=limits.bytes))

    def _read_errors(self) -> None:
        data = self._read(self._errors)
        if data is None:
            return
        if not data:  # it may well close this one
            self._selector.unregister(self._errors)
            return
        self._heard_complaint += len(data)
        self._complaint = (self._complaint + data)[-_REMEMBERED:]
        if self._heard_complaint > self._limits.complaint_bytes:
            raise Trouble(Flood(kind="much-complaint", asked=self.asked, most=self._limits.complaint_bytes))

    def _read(self, stream: int) -> bytes | None:
        """What there is; nothing at all (None) is not the end (empty)."""
        try:
            return os.read(stream, _CHUNK)
        except BlockingIOError:
            return None
        except OSError:
            return b""

    def _gone(self, how: str) -> Fault:
        """It closed a stream: it has ended, or soon will, or it only pretends to play on."""
        until = time.monotonic() + _DYING
        while (code := self._exit_code()) is None and time.monotonic() < until:
            time.sleep(0.005)
        if code is None:
            return Closed(kind="closed-input" if how == "closed-input" else "closed-output", asked=self.asked)
        with contextlib.suppress(KeyError, Trouble):
            while self._selector.get_key(self._errors) and _is_readable(self._errors):
                self._read_errors()
        return Died(asked=self.asked, code=code, said=last_words(self._complaint.decode(errors="replace")))

    def _exit_code(self) -> int | None:
        """How it ended, without forgetting it: its number stays its own until `end`."""
        found = os.waitid(os.P_PID, self.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        if found is None:
            return None
        return found.si_status if found.si_code == os.CLD_EXITED else -found.si_status

    # Ending --------------------------------------------------------------------------------------------------

    def end(self, patience: float = 0.0) -> None:
        """It and all it has started are gone when this returns; `patience` seconds to go by itself come first."""
        if self._process.returncode is not None:
            return
        until = time.monotonic() + patience
        with contextlib.suppress(Trouble):
            while self._outbox and time.monotonic() < until:
                self._hear(until - time.monotonic())
        self._selector.close()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert stream is not None
            with contextlib.suppress(OSError):
                stream.close()
        while self._exit_code() is None and time.monotonic() < until:
            time.sleep(0.002)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.pid, signal.SIGKILL)
        self._process.wait()
        _alive.discard(self.pid)
        sweep(self._mark)
        sweep_orphans(self.pid)


def new_mark() -> str:
    """A word that no other program was given."""
    return secrets.token_hex(16)


def sweep(mark: str) -> None:
    """End whatever was started with this mark or one below it: also what has left the group it was born in."""
    folder = Path("/proc")
    if not folder.is_dir():  # not on this system: there the group must do
        return
    wanted = f"{MARK}={mark}".encode()
    while marked := [pid for pid in _processes(folder) if _has_mark(folder, pid, wanted)]:
        for pid in marked:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.002)


def adopt(is_wanted: bool = True) -> None:
    """From now on, whatever below us loses its parent becomes a child of ours, or no longer; only Linux can do that."""
    with contextlib.suppress(OSError, AttributeError, ValueError):
        ctypes.CDLL(None).prctl(_SUBREAPER, int(is_wanted), 0, 0, 0)


def sweep_orphans(ended: int) -> None:
    """End the children of ours that we did not start: those of the program that ended.

    Whose child one with a session of its own was cannot be told: it is ended when no program runs any more.
    """
    folder, until = Path("/proc"), time.monotonic() + _SWEEPING
    while folder.is_dir() and time.monotonic() < until:
        strangers = [pid for pid, session in _adopted(folder) if session == ended or not _alive]
        if not strangers:
            break
        for pid in strangers:
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
            with contextlib.suppress(ChildProcessError):
                os.waitpid(pid, 0)
    if not _alive:  # orphans of others are nothing to us
        adopt(False)


def _adopted(folder: Path) -> Iterator[tuple[int, int]]:
    """Our children in other sessions than ours and those of running programs, each with its session."""
    ours, session_of_ours = os.getpid(), os.getsid(0)
    for pid in _processes(folder):
        try:
            state = (
                (folder / str(pid) / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
            )
        except OSError:  # gone
            continue
        parent, session = int(state[1]), int(state[3])
        if parent == ours and session != session_of_ours and pid not in _alive and session not in _alive:
            yield pid, session


def _processes(folder: Path) -> list[int]:
    return [int(one.name) for one in folder.iterdir() if one.name.isdecimal() and int(one.name) != os.getpid()]


def _has_mark(folder: Path, pid: int, wanted: bytes) -> bool:
    try:
        found = (folder / str(pid) / "environ").read_bytes().split(b"\0")
        return any(entry == wanted or entry.startswith(wanted + b"-") for entry in found)
    except OSError:  # gone, or not ours
        return False


def _is_readable(stream: int) -> bool:
    with selectors.DefaultSelector() as selector:
        selector.register(stream, selectors.EVENT_READ)
        return bool(selector.select(0))


def last_words(complaint: str) -> str | None:
    """The line that says what went wrong: the last one, unless an error is named before it."""
    lines = complaint.strip().splitlines()
    told = next((line for line in reversed(lines) if _TELLING.match(line)), lines[-1] if lines else None)
    return None if told is None else printable(told, _SAID)


def printable(text: str, most: int) -> str:
    """What strangers say, fit for a terminal: no control characters, no end of lines, not too long."""
    plain = " ".join("".join(char if char.isprintable() else " " for char in text[: 4 * most]).split())
    return plain if len(plain) <= most else plain[: most - 1] + "…"
