"""`fracas compile`: compiles the rules ahead of play."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ..core import registry
from ..core.contract import Game
from .console import out, say, waiting
from .games import named_games

USED_IN_PLAY = ("setup_at", "legal_at", "apply_at", "conceal_at", "suggest_at")


def prepare(game: type[Game[Any]], names: Iterable[str] = USED_IN_PLAY) -> None:
    """Compile or load what is about to be used, with a sign of life: the first time takes a while."""
    with waiting(f"Preparing {game.card.name}; the first time its rules are compiled ..."):
        for name in names:
            getattr(game.engine, name)


def compile_games(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Ids; without any, all games.")] = None,
) -> None:
    """Compile games ahead of play; what is compiled already takes a moment only."""
    chosen = named_games(games)
    began = time.perf_counter()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("[dim]{task.fields[part]}"),
    )
    with Progress(*columns, console=out, transient=False) as progress:
        tasks = {game: progress.add_task(game.card.id, total=len(game.engine), start=False, part="") for game in chosen}
        for game, task in tasks.items():
            progress.start_task(task)
            for done, part in enumerate(game.engine.compile_all()):
                progress.update(task, completed=done, part=part)
            progress.update(task, completed=len(game.engine), part="")
    say(f"{len(chosen)} {'game' if len(chosen) == 1 else 'games'} ready in {time.perf_counter() - began:.1f} s")
    if len(chosen) < len(games or registry.game_ids()):
        raise typer.Exit(2)
