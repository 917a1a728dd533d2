"""Where compiled rules are kept: in the folder the environment names, else beside the sources, else in the cache
folder of the person who runs the program. A read-only installation has the first and the last."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import numba
from numba.core.caching import FunctionCache

from .errors import NoCacheFolder
from .said import mistakes

said = mistakes(__package__)

SETTING = "FRACAS_CACHE_DIR"


@cache
def choose_cache_folder() -> Path:
    """The folder of the engine's own compiled rules; `NoCacheFolder` with a sentence that helps if there is none."""
    given = os.environ.get(SETTING, "")
    wanted = Path(given).expanduser().absolute()
    if given:
        setattr(numba.config, "CACHE_DIR", str(wanted))  # noqa: B010  # unknown to the type checker
    found = _where_numba_can_write()
    if given and (found is None or not found.is_relative_to(wanted)):
        raise NoCacheFolder(said("got-it-must-be-a", setting=SETTING, given=repr(given)))
    if found is None:
        raise NoCacheFolder(said("compiled-rules-cannot-be-kept", parent=Path(__file__).parent, setting=SETTING))
    return found


def _where_numba_can_write() -> Path | None:
    try:
        return Path(FunctionCache(_where_numba_can_write).cache_path)  # type: ignore[no-untyped-call]  # as Numba is
    except RuntimeError:  # no locator available
        return None
