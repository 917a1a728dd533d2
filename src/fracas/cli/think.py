"""`fracas hint FILE` and `fracas analyse FILE`: what the search thinks of a position, and of a whole game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from ..core.errors import FracasError
from ..core.match import Match
from ..search.bot import LONGEST_SECONDS, bot
from ..search.levels import MOST_SIMULATIONS
from ..search.review import Decision, Review, review
from .console import out, say, sentence
from .curve import curve_svg
from .files import check_writable, write_whole
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


def analyse(
    file: Annotated[Path, typer.Argument(help="A record.")],
    simulations: Annotated[int, typer.Option(min=1, max=MOST_SIMULATIONS, help="Simulations per position.")] = 1_000,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the curve as an SVG picture.")] = None,
) -> None:
    """Judge a game afterwards: the value after each action for each side, and the largest mistakes."""
    match = load_at(file, None)
    if match.game.card.is_solo:
        raise NothingToThinkAbout(f"{match.game.card.id} is played alone: ask `fracas solve` instead")
    if svg is not None:
        check_writable(svg)
    with Progress(console=out, transient=True) as progress:
        task = progress.add_task("thinking", total=match.ply + 1)
        judged = interruptible(
            lambda: review(match, simulations, progress=lambda done, _: progress.update(task, completed=done))
        )
    out.print(_table(match, judged))
    mistakes = judged.mistakes()
    for mistake in mistakes:
        say(_mistake_text(match, mistake))
    if not mistakes:
        say("No mistakes found.")
    if svg is not None:
        write_whole(svg, curve_svg(judged, match.game.card.seats))
        say(f"curve written to {svg}")


def _table(match: Match, judged: Review) -> Table:
    seats, mistakes = match.game.card.seats, judged.mistakes()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("ply", "side", "action", *seats, "better was"):
        table.add_column(heading, justify="left" if heading in ("side", "action", "better was") else "right")
    table.add_row("0", "", "", *(f"{value:+.2f}" for value in judged.curve[0]), "")
    for decision in judged.decisions:
        values = (f"{value:+.2f}" for value in judged.curve[decision.ply])
        better = f"{decision.best.text} ({decision.loss:.2f})" if decision in mistakes else ""
        table.add_row(str(decision.ply), seats[decision.seat], decision.played.text, *values, better)
    return table


def _mistake_text(match: Match, mistake: Decision) -> str:
    seat = match.game.card.seats[mistake.seat]
    return sentence(
        f"action {mistake.ply}: {seat} played {mistake.played.text} ({mistake.value:+.2f}); "
        f"{mistake.best.text} was worth {mistake.best_value:+.2f}"
    )
