"""`fracas compile`: compiles the rules ahead of play."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import queue
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from ..core import registry
from ..core.contract import Game
from ..search.compiling import compile_parts, count_parts
from ..search.solver import entry_points
from .console import out, say, waiting
from .games import named_games
from .work import interruptible

_HEARTBEAT = 0.1  # seconds between two looks at who has finished
USED_IN_PLAY = ("setup_at", "legal_at", "apply_at", "conceal_at", "suggest_at")


def prepare(game: type[Game[Any]], names: Iterable[str] = USED_IN_PLAY) -> None:
    """Compile or load what is about to be used, with a sign of life: the first time takes a while."""
    with waiting(f"Preparing {game.card.name}; the first time its rules are compiled ..."):
        interruptible(lambda: [getattr(game.engine, name) for name in names])


def prepare_solver(game: type[Game[Any]]) -> None:
    """The same for the solver of a puzzle; `NotAPuzzle` for any other game."""
    solver = entry_points(game)
    with waiting(f"Preparing the solver of {game.card.name}; the first time it is compiled ..."):
        interruptible(lambda: [getattr(solver, name) for name in solver.names()])


def compile_games(
    games: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Ids; all games if none are given.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Games compiled at the same time; one per processor if left out.")
    ] = None,
) -> None:
    """Compile games ahead of play; what is already compiled takes only a moment."""
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
        tasks = {
            game.card.id: progress.add_task(game.card.id, total=count_parts(game), start=False, part="")
            for game in chosen
        }
        for game_id, done, part in _compile_all(list(tasks), jobs or os.cpu_count() or 1):
            progress.start_task(tasks[game_id])
            progress.update(tasks[game_id], completed=done, part=part)
    say(f"{len(chosen)} {'game' if len(chosen) == 1 else 'games'} ready in {time.perf_counter() - began:.1f} s")
    if len(chosen) < len(games or registry.game_ids()):
        raise typer.Exit(2)


Step = tuple[str, int, str]  # game, parts done, the part being worked on


def _compile_all(game_ids: list[str], jobs: int) -> Iterator[Step]:
    """Compile the games, several at a time in processes of their own: a game's parts share what they compile."""
    if jobs == 1 or len(game_ids) == 1:
        for game_id in game_ids:
            yield from _steps(game_id)
        return
    context = multiprocessing.get_context("spawn")
    with context.Manager() as manager, ProcessPoolExecutor(jobs, mp_context=context) as pool:
        steps = manager.Queue()
        working = {pool.submit(_report_steps, game_id, steps) for game_id in game_ids}
        while working or not steps.empty():
            with contextlib.suppress(queue.Empty):
                yield steps.get(timeout=_HEARTBEAT)
            for done in [future for future in working if future.done()]:
                working.discard(done)
                done.result()  # what went wrong there goes wrong here


def _steps(game_id: str) -> Iterator[Step]:
    game = registry.find(game_id)
    for done, part in enumerate(compile_parts(game)):
        yield game_id, done, part
    yield game_id, count_parts(game), ""


def _report_steps(game_id: str, steps: queue.Queue[Step]) -> None:
    for step in _steps(game_id):
        steps.put(step)
