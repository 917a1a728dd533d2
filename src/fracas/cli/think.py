"""`fracas hint FILE`: what the search thinks of a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ..core.errors import FracasError
from ..search.bot import LONGEST_SECONDS, bot
from .console import out, say
from .verify import load_at
from .work import interruptible

MOST_CANDIDATES = 8
LINE_SHOWN = 4


class NothingToThinkAbout(FracasError):
    """The game is over, or has no opponent to search against."""


def hint(
    file: Annotated[Path, typer.Argument(help="A record.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="After N actions; the end if left out.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, max=LONGEST_SECONDS, help="How long to think.")] = 1.0,
) -> None:
    """Say what the side to act should do, from what it may know, and why."""
    match = load_at(file, at)
    if match.actor is None:
        raise NothingToThinkAbout(f"the game is over: {match.outcome.text if match.outcome else ''}")
    thinker = bot(match.game.card.id, seconds=seconds, seed=0)
    analysis = interruptible(lambda: thinker.analyse(match))
    seat = match.game.card.seats[match.actor]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("action", "value", "share", "goes on"):
        table.add_column(heading, justify="right" if heading in ("value", "share") else "left")
    visits = sum(found.visits for found in analysis.candidates)
    for found in analysis.candidates[:MOST_CANDIDATES]:
        line = ", ".join(action.text for action in found.line[1:LINE_SHOWN])
        value = ("won" if found.value > 0 else "lost") if found.proven else f"{found.value:+.2f}"
        table.add_row(found.action.text, value, f"{found.visits / visits:.0%}", line)
    out.print(table)
    say(f"{seat}: {analysis.best.action.text} ({analysis.simulations:,} simulations in {analysis.seconds:.1f} s)")
