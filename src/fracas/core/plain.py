"""A state in plain Python, as views and events read it.

Reading one field of a record outside compiled code takes a microsecond, an entry of a nested one several, and a view
reads hundreds. `plain` reads a record all at once: named tuples of numbers and lists, with the same names and indices.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

import numpy as np

Plain = Any  # a named tuple with the fields of a record: only the game knows which
Reader = Callable[[Any], Any]
MOST_KEPT = 64  # seats and spectators look at the same few states


def plain(record: np.record) -> Plain:
    """The record's fields as numbers, lists and named tuples: for reading, others may be given the same lists."""
    return _read(record.dtype, record.tobytes())


@lru_cache(MOST_KEPT)
def _read(dtype: np.dtype[Any], content: bytes) -> Plain:
    return _reader(dtype)(np.frombuffer(content, dtype)[0].item())


@cache
def _reader(dtype: np.dtype[Any]) -> Reader:
    """How `.item()` of a record of this dtype becomes a named tuple."""
    names = dtype.names or ()
    kind: Any = namedtuple("Plain", names)  # type: ignore[misc]  # the fields are the record's
    make: Reader = kind._make
    readers = [_part(dtype[name]) for name in names]

    def read(values: tuple[Any, ...]) -> Plain:
        return make(value if part is None else part(value) for part, value in zip(readers, values, strict=True))

    return read if any(readers) else make


def _part(dtype: np.dtype[Any]) -> Reader | None:
    """How a field is read; None: it is a number already."""
    if dtype.subdtype is None:
        return None if dtype.fields is None else _reader(dtype)
    inner = dtype.subdtype[0]
    if inner.fields is None:
        return np.ndarray.tolist
    read = _reader(inner)

    def rows(values: Any) -> Any:
        return [rows(row) for row in values] if isinstance(values, list) else read(values)

    return lambda array: rows(array.tolist())
