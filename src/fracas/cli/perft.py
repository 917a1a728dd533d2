"""`fracas perft GAME DEPTH`: counts lines of play, the classic check and measure of a move generator."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ..core import registry
from ..core.api import from_position
from ..core.match import Match
from ..core.perft import perft as count_lines
from .compile import prepare
from .complete import game_ids
from .console import out, say
from .files import read_position
from .options import parse_options
from .work import interruptible

DEEPEST = 60


def perft(
    game: Annotated[str, typer.Argument(autocompletion=game_ids, help="The game's id.")],
    depth: Annotated[int, typer.Argument(min=1, max=DEEPEST, help="How many actions deep.")],
    option: Annotated[
        list[str] | None,
        typer.Option("-o", "--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="Deals the start and decides chance.")] = "1",
    position: Annotated[
        Path | None,
        typer.Option("--from", metavar="FILE", help="Start from a position, as printed by `fracas position`."),
    ] = None,
) -> None:
    """Count the lines of play of every length up to DEPTH, from the start or a position."""
    options = parse_options(option or [])
    prepare(registry.find(game), ("setup_at", "audit_at", "count_lines"))
    if position is None:
        match = Match.new(registry.find(game).with_options(options), seed)
    else:
        match = from_position(game, read_position(position), seed, **options)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for heading in ("depth", "lines", "seconds", "lines/s"):
        table.add_column(heading, justify="right")
    for steps in range(1, depth + 1):
        began = time.perf_counter()
        lines = interruptible(lambda steps=steps: count_lines(match, steps))  # type: ignore[misc]
        seconds = time.perf_counter() - began
        table.add_row(str(steps), f"{lines:,}", f"{seconds:.3f}", f"{lines / max(seconds, 1e-9):,.0f}")
    out.print(table)
    say(f"{match.game.card.id}, seed {seed}, options {match.options_json()}")
