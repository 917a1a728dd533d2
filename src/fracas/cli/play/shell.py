"""Driving a session: by lines from a pipe here, by a person at a terminal in `live`."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import TextIO

from rich.console import Console, RenderableType

from ...core.errors import FracasError
from ..console import complain, is_dumb, out
from ..words import explained, say
from .session import Session
from .talk import Ask, Output


def show(console: Console, outputs: Iterable[Output]) -> None:
    """Print what a session says, one thing after another; of what passes, only what was said last."""
    passing: Output | None = None
    for output in outputs:
        if output.passing:
            passing = output
            continue
        for one in (passing, output):
            if one is not None:
                plainly = {"markup": False, "soft_wrap": True} if isinstance(one.what, str) else {}
                console.print(one.what, **plainly)  # type: ignore[arg-type]  # both are flags
        passing = None


def page(console: Console, what: RenderableType) -> None:
    """Through the system's pager, colours kept."""
    os.environ.setdefault("LESS", "-R")
    with console.pager(styles=True):
        console.print(what)


def run_script(session: Session, lines: TextIO, *, is_patient: bool = False) -> int:
    """Feed lines, echoing those from a pipe; a wrong one ends the run with its `FracasError`, the match kept.

    With somebody who `is_patient` at the other end, a terminal that can only print lines, it is explained instead.
    """
    try:
        show(out, session.start())
        while (ask := session.ask) is not None:
            if is_patient:
                out.print(ask.label, end="", markup=False)
            line = lines.readline()
            if not line:
                out.print(f"{'' if is_patient else ask.label}{say('end-of-input')}", markup=False)
                show(out, session.leave())
                break
            if not is_patient:
                out.print(f"{ask.label}{line.rstrip()}", markup=False, soft_wrap=True)
            try:
                show(out, session.feed(line))
            except FracasError as error:
                if not is_patient:
                    raise
                complain(explained(error, session.match.game))
    except (FracasError, KeyboardInterrupt):
        show(out, session.leave())
        raise
    return 0


def run(session: Session, is_live: bool) -> int:
    """Drive a session to its end; the exit code."""
    if not is_live or not session.has_people:  # who only watches needs no screen
        return run_script(session, sys.stdin, is_patient=sys.stdin.isatty() and is_dumb())
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
