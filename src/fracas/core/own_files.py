"""Reading a person's own data files (maps, terrains, cards) that an option names by path.

Options keep the content, not the path, so a record replays anywhere. What comes from elsewhere (a record, a position, a
request to a server) therefore never names a file, and under `no_files` none is read for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

from .errors import BadData, FracasError, system_reason
from .said import mistakes

said = mistakes(__package__)

MOST_BYTES = 1 << 20
_faults: ContextVar[list[Exception] | None] = ContextVar("faults of a file", default=None)
_is_allowed: ContextVar[bool] = ContextVar("own files may be read", default=True)


@contextmanager
def no_files() -> Iterator[None]:
    """Within this, an option that names a file is refused."""
    before = _is_allowed.set(False)
    try:
        yield
    finally:
        _is_allowed.reset(before)


def read_own_file(path: str | Path, most_bytes: int = MOST_BYTES) -> str:
    """The text of a person's file, or `BadData` saying why it cannot be had."""
    name = str(path)
    if not _is_allowed.get():
        raise BadData(name, said("file"), said("no-files-are-read-here"))
    try:
        if Path(path).stat().st_size > most_bytes:
            raise BadData(name, said("file"), said("is-larger-than-bytes", most_bytes=f"{most_bytes:,}"))
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadData(name, said("file"), said("cannot-be-read", why=system_reason(error))) from None
    except UnicodeDecodeError:
        raise BadData(name, said("file"), said("is-not-a-text-file-in")) from None
    except ValueError:  # a null byte in the name
        raise BadData(repr(name), said("file"), said("is-not-the-name-of")) from None


class _Enough(Exception):
    """Everything wrong with a file is known, and it cannot be read any further."""


def blame(fault: Exception) -> None:
    """Something is wrong with a file: raised, or noted while all of that is being collected."""
    faults = _faults.get()
    if faults is None:
        raise fault
    faults.append(fault)


def settle() -> None:
    """Go no further with a file that was blamed: what follows relies on what came before."""
    if _faults.get():
        raise _Enough


@contextmanager
def collecting() -> Iterator[list[Exception]]:
    """Within this, everything wrong with a file is collected instead of the first fault being raised."""
    faults: list[Exception] = []
    before = _faults.set(faults)
    try:
        yield faults
    except _Enough:
        pass
    except FracasError as fault:
        faults.append(fault)
    finally:
        _faults.reset(before)
