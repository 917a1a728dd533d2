"""What a hint says, here and in `fracas hint`: the best actions of a search from what the seat may know."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.match import Match
from ...search.bot import Analysis
from ...search.candidate import Candidate
from ..words import say
from .seats import coloured, seat_word

HINT_SECONDS = 1.0
MOST_CANDIDATES = 8
LINE_SHOWN = 4


def hint_text(match: Match, analysis: Analysis, most: int = 3) -> RenderableType:
    """The candidates in a table, and the best one in a sentence."""
    assert match.actor is not None
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("action", "value", "share", "line"):
        is_figure = heading in ("value", "share")
        table.add_column(say(f"hint-{heading}"), justify="right" if is_figure else "left", no_wrap=heading != "line")
    visits = sum(found.visits for found in analysis.candidates)
    for found in analysis.candidates[:most]:
        line = ", ".join(action.text for action in found.line[1:LINE_SHOWN])
        table.add_row(found.action.text, _value(found), f"{found.visits / visits:.0%}", line)
    best = say(
        "hint-best",
        seat=seat_word(match.game, match.actor),
        action=analysis.best.action.text,
        simulations=analysis.simulations,
        seconds=f"{analysis.seconds:.1f}",
    )
    return Group(table, coloured(best, match.game) if best else Text())


def _value(found: Candidate) -> str:
    if found.proven:
        return say("hint-won" if found.value > 0 else "hint-lost")
    return f"{found.value:+.2f}"
