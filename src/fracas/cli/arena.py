"""`fracas arena`: levels against each other, and what it says of their strength."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ..core import registry
from ..core.errors import BadOptions
from ..core.strength import FILE as RATINGS_FILE
from ..lab.arena import ladder, tournament
from ..lab.journal import Journal
from ..lab.ratings import Rating, Standing, ratings
from ..lab.ratings_page import figures as as_figures
from ..lab.ratings_page import is_page, with_game
from ..search.bot import player
from .console import out, say
from .files import FileTrouble, check_writable, read_text, write_whole

ALL_LEVELS = "1,2,3,4,5"


def arena(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    players: Annotated[
        str, typer.Option(metavar="WHO,WHO", help="Levels (1 to 5), suggest or random, weakest first.")
    ] = ALL_LEVELS,
    pairs: Annotated[int, typer.Option(min=1, help="Deals per pairing; each is played twice, sides swapped.")] = 50,
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "arena",
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one per processor if left out.")] = None,
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the game's part of the ratings page.")
    ] = None,
    figures: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the ratings as a game keeps them: its ratings.json.")
    ] = None,
    journal: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every pair here; the same command continues where the last one ended."),
    ] = None,
) -> None:
    """Play the ladder: each player against the one below, the strongest also against suggest and random."""
    names = [name.strip() for name in players.split(",")]
    if len(set(names)) < 2 or len(set(names)) != len(names):
        raise BadOptions(f"an arena needs two or more different players, not {players!r}")
    if registry.find(game).card.is_solo:
        raise BadOptions(f"{game} is a puzzle for one: it has no opponents")
    for name in names:
        player(game, name)
    if page is not None:
        check_writable(page)
        if not is_page(_before(page)):
            raise FileTrouble(
                f"{str(page)!r} holds something other than ratings, which would be lost; name another file"
            )
    if figures is not None:
        check_writable(figures)
        if figures.name != RATINGS_FILE:
            raise FileTrouble(f"{str(figures)!r} would hold a game's ratings: its name must be {RATINGS_FILE}")
    diary = Journal(journal)
    pairings = ladder(names)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True) as progress:
        task = progress.add_task(f"{game}: pairs", total=pairs * len(pairings))
        standings = tournament(game, pairings, pairs, seed, workers, lambda done: progress.advance(task, done), diary)
    rated = ratings(standings, anchor=names[0])
    out.print(_standings_table(standings))
    say("")
    out.print(_ratings_table(rated))
    if page is not None:
        write_whole(page, with_game(_before(page), game, standings, rated, seed))
        say(f"written to {page}")
    if figures is not None:
        found = as_figures(standings, rated, seed)
        write_whole(figures, found.model_dump_json(indent=1) + "\n")
        say(f"written to {figures}")


def _before(page: Path) -> str:
    return read_text(page) if page.exists() else ""


def _standings_table(standings: Sequence[Standing]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("player", "against", "games", "score", "95 % interval"):
        table.add_column(heading, justify="left" if heading in ("player", "against") else "right")
    for standing in standings:
        low, high = standing.interval
        table.add_row(
            standing.first, standing.second, str(standing.games), f"{standing.score:.1%}", f"{low:.1%} to {high:.1%}"
        )
    return table


def _ratings_table(rated: Sequence[Rating]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("player", "Elo", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "player" else "right")
    for rating in rated:
        table.add_row(rating.player, f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}")
    return table
