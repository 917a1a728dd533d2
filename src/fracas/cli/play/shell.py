"""Driving a session: by lines from a pipe here, by a person at a terminal in `live`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console, RenderableType

from ...core.errors import FracasError
from ..console import out
from .session import Session
from .talk import Ask, Output


def show(console: Console, outputs: Iterable[Output]) -> None:
    """Print what a session says, one thing after another."""
    for output in outputs:
        if isinstance(output.what, str):
            console.print(output.what, markup=False, soft_wrap=True)
        else:
            console.print(output.what)


def page(console: Console, what: RenderableType) -> None:
    """Through the system's pager, colours kept."""
    os.environ.setdefault("LESS", "-R")
    with console.pager(styles=True):
        console.print(what)


def run_script(session: Session, lines: TextIO) -> int:
    """Feed lines from a pipe, echoing them; a wrong line ends the run with its `FracasError`, the match kept."""
    try:
        show(out, session.start())
        while (ask := session.ask) is not None:
            line = lines.readline()
            if not line:
                out.print(f"{ask.label}(end of input)", markup=False)
                show(out, session.leave())
                break
            out.print(f"{ask.label}{line.rstrip()}", markup=False, soft_wrap=True)
            show(out, session.feed(line))
    except (FracasError, KeyboardInterrupt):
        show(out, session.leave())
        raise
    return 0


def run(session: Session, is_live: bool) -> int:
    """Drive a session to its end; the exit code."""
    if not is_live:
        return run_script(session, sys.stdin)
    from .live import LiveGame  # prompt_toolkit takes a while to load, and pipes do not need it

    return LiveGame(session).run()


def ask_plainly(ask: Ask) -> str:
    """One line from standard input, echoed when it comes from a pipe."""
    out.print(ask.label, end="", markup=False)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    if not sys.stdin.isatty():
        out.print(line.rstrip(), markup=False)
    return line.strip()
