"""Processes that compile parts of games for the one that started them; it reads what they did from the disk."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple

from fracas.core import registry
from fracas.core.contract import Game
from fracas.core.errors import BrokenGame, FracasError
from fracas.core.kernels import Part
from fracas.core.linking import only_link
from fracas.core.processes import deaf_children

from .compiling import Backlog, all_parts, missing, parts_for_play, take

PartsOf = Callable[[type[Game[Any]]], Mapping[str, Part]]


class Step(NamedTuple):
    """A part was begun, or is done."""

    game_id: str
    part: str
    is_done: bool


def compile_for_play(game_ids: Iterable[str]) -> None:
    """Compile what playing these games needs, as far as it is missing, on all cores."""
    backlogs = [Backlog(game_id, [missing(parts_for_play(registry.find(game_id)))]) for game_id in game_ids]
    for _ in compile_backlogs(backlogs, os.cpu_count() or 1, for_play=True):
        pass


def compile_backlogs(
    backlogs: Sequence[Backlog], jobs: int, *, for_play: bool, parts: PartsOf = all_parts
) -> Iterator[Step]:
    """Compile all that is left in so many processes at a time; the first failure ends it.

    `for_play`: soon rather than for the last per cent of speed (core/linking.py). `parts` knows what the names in the
    backlogs stand for: a function that other processes can import.
    """
    spawn = multiprocessing.get_context("spawn")
    jobs = min(jobs, sum(len(names) for backlog in backlogs for names in backlog.stages))
    ours: dict[Connection, tuple[Backlog, str]] = {}  # what the process at the other end is at
    processes = []
    try:
        for _ in range(jobs):
            here, there = spawn.Pipe()
            process = spawn.Process(target=_serve, args=(there, for_play, parts), name="fracas-compiler", daemon=True)
            with deaf_children():
                process.start()
            there.close()
            processes.append(process)
            yield from _next(backlogs, ours, here)
        while ours:
            for pipe in wait(list(ours)):
                assert isinstance(pipe, Connection)
                backlog, name = ours.pop(pipe)
                _raise_failure(pipe, backlog.game_id, name)
                backlog.done(name)
                yield Step(backlog.game_id, name, is_done=True)
                yield from _next(backlogs, ours, pipe)
    finally:
        for process in processes:
            process.kill()
            process.join()


def _next(backlogs: Sequence[Backlog], ours: dict[Connection, tuple[Backlog, str]], pipe: Connection) -> Iterator[Step]:
    task = take(backlogs, pipe)
    if task is not None:
        ours[pipe] = task
        pipe.send((task[0].game_id, task[1]))
        yield Step(task[0].game_id, task[1], is_done=False)


def _raise_failure(pipe: Connection, game_id: str, name: str) -> None:
    try:
        failure: str = pipe.recv()
    except (EOFError, OSError):
        failure = "its process ended; is there enough memory?"
    if failure:
        raise BrokenGame(f"{game_id}: {name} could not be compiled: {failure}")


def _serve(pipe: Connection, for_play: bool, parts: PartsOf) -> None:
    """Compile what is asked for until nobody asks any more."""
    if for_play:
        only_link()
    with contextlib.suppress(EOFError, OSError):
        while True:
            game_id, name = pipe.recv()
            try:
                parts(registry.find(game_id))[name].bind()
                failure = ""
            except FracasError as error:
                failure = str(error)
            except Exception as error:
                failure = f"{type(error).__name__}: {error}"
            pipe.send(failure)
