"""`fracas compile`: compiles the rules ahead of play; and what every command compiles before it begins."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ..core import registry
from ..core.contract import Game
from ..core.kernels import Part
from ..search.compilers import compile_backlogs
from ..search.compiling import Backlog, all_parts, missing, parts_for_play, parts_to_begin
from ..search.solver import entry_points
from .complete import game_ids
from .console import out, say, waiting
from .games import named_games


def prepare(game: type[Game[Any]], names: Iterable[str]) -> None:
    """Compile what is about to be used, on all cores and with a sign of life: the first time takes a while."""
    parts = all_parts(game)
    _compile(game.card.name, game.card.id, {name: parts[name] for name in names}, for_play=False)


def prepare_play(game: type[Game[Any]], *, with_opponents: bool) -> None:
    """The same for a match at the terminal."""
    parts = parts_for_play(game) if with_opponents else parts_to_begin(game)
    _compile(game.card.name, game.card.id, parts, for_play=True)


def prepare_solver(game: type[Game[Any]]) -> None:
    """The same for a puzzle and its solver; `NotAPuzzle` for any other game."""
    entry_points(game)
    _compile(f"the solver of {game.card.name}", game.card.id, parts_for_play(game), for_play=True)


def _compile(what: str, game_id: str, parts: Mapping[str, Part], *, for_play: bool) -> None:
    with waiting(f"Preparing {what} ...") as status:
        left, done = missing(parts), 0
        for step in compile_backlogs([Backlog(game_id, [left], wanted=1)], _cores(), for_play=for_play):
            done += step.is_done
            status.update(f"Preparing {what}, this first time: {done} of {len(left)} parts are compiled ...")


def compile_games(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", autocompletion=game_ids, help="Ids; all games if none are given."),
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Processes that compile; one per processor if left out.")
    ] = None,
    for_play: Annotated[
        bool, typer.Option("--for-play", help="Only what playing needs, and sooner; the rest when first used.")
    ] = False,
) -> None:
    """Compile games ahead of time; what is already compiled takes only a moment.

    Playing needs no such command: `fracas serve` and `fracas play` compile what they need.
    """
    from ..envs.kernels import every_part  # only here: environments are slow to import, and few commands need them

    parts_of = parts_for_play if for_play else every_part
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
        backlogs, tasks = [], {}
        for game in chosen:
            parts = parts_of(game)
            left, game_id = missing(parts), game.card.id
            tasks[game_id] = progress.add_task(game_id, total=len(parts), completed=len(parts) - len(left), part="")
            backlogs.append(Backlog(game_id, [left]))
        for step in compile_backlogs(backlogs, jobs or _cores(), for_play=for_play, parts=parts_of):
            progress.update(tasks[step.game_id], advance=step.is_done, part="" if step.is_done else step.part)
    say(f"{len(chosen)} {'game' if len(chosen) == 1 else 'games'} ready in {time.perf_counter() - began:.1f} s")
    if len(chosen) < len(games or registry.game_ids()):
        raise typer.Exit(2)


def _cores() -> int:
    return os.cpu_count() or 1
