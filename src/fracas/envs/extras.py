"""Libraries that only some environments need."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fracas.core.errors import FracasError

_OWN = "fracas"


class NotInstalled(FracasError):
    """A library is missing that Fracas installs on demand."""


@contextmanager
def wanting(extra: str) -> Iterator[None]:
    """Tell in a sentence how to get what is imported here."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or _OWN).partition(".")[0] == _OWN:
            raise
        raise NotInstalled(f"{error.name} is not installed; it comes with: pip install 'fracas[{extra}]'") from None
