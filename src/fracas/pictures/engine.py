"""The boards' own script, run in a JavaScript engine inside this process: one engine, one drawing at a time."""

from __future__ import annotations

import atexit
import json
from functools import cache
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import Any

from fracas.core.errors import FracasError

from .order import Order

STATIC = Path(str(resources.files(__package__))) / "static"  # written by the client's build
SCRIPT = STATIC / "drawing.js"
LIBRARIES = {"py_mini_racer": "mini-racer", "resvg_py": "resvg-py", "PIL": "Pillow"}
DRAWING_SECONDS = 20.0  # of one board; a slow machine needs a second for the first
MOST_MEMORY = 512 * 1024 * 1024

_drawing = Lock()


class NoPictures(FracasError):
    """Something that pictures need is missing, or a board cannot be drawn outside of a browser."""


def check_ready() -> None:
    """`NoPictures` where none can be made here, with what is missing."""
    missing = [name for module, name in LIBRARIES.items() if find_spec(module) is None]
    if missing:
        raise NoPictures(f"pictures need {' and '.join(missing)}: install fracas[pictures]")
    if not SCRIPT.is_file():
        raise NoPictures("pictures need the boards of the browser client, which has not been built: run `make client`")


def edition() -> str:
    """Which build of the boards it is: another may draw the same otherwise."""
    return str(SCRIPT.stat().st_mtime_ns) if SCRIPT.is_file() else ""


def drawn(order: Order, *, has_font: bool = True) -> str:
    """The picture as the text of an SVG file, for any thread; with its font, for those who have not got it."""
    check_ready()
    from py_mini_racer import JSEvalException

    text = json.dumps(order | {"withFont": has_font})
    with _drawing:
        try:
            return str(_engine().call("boards.draw", text, timeout_sec=DRAWING_SECONDS))
        except JSEvalException as error:
            raise NoPictures(f"no picture of this position can be made: {_reason(error)}") from None


def _reason(error: Exception) -> str:
    """What the script has thrown, without where."""
    lines = str(error).splitlines()
    thrown = (line.partition("Error: ")[2].strip() for line in lines if "Error: " in line)
    return next(thrown, lines[0] if lines else "the script of the boards failed")


@cache
def _engine() -> Any:
    from py_mini_racer import MiniRacer

    engine = MiniRacer()
    atexit.register(engine.close)  # left to the end of the interpreter, it would wait for a thread that is gone
    engine.set_hard_memory_limit(MOST_MEMORY)
    engine.eval(SCRIPT.read_text(encoding="utf-8"))
    return engine
