"""`fracas hint FILE`: what the search thinks of a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import FracasError
from ..core.match import Match
from ..core.said import mistakes
from ..search.bot import LONGEST_SECONDS, bot
from .console import out
from .play.hints import MOST_CANDIDATES, hint_text
from .verify import load_at
from .words import language
from .work import interruptible

said = mistakes(__package__)


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
        raise NothingToThinkAbout(said("the-game-is-over", value=_end(match)))
    thinker = bot(match.game.card.id, seconds=seconds, seed=0)
    analysis = interruptible(lambda: thinker.analyse(match))
    out.print(hint_text(match, analysis, most=MOST_CANDIDATES))


def _end(match: Match) -> str:
    outcome = match.outcome_in(language())
    return outcome.text if outcome is not None else ""
