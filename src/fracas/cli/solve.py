"""`fracas solve GAME`: solutions of puzzles, the provably shortest if wanted."""

from __future__ import annotations

import os
import threading
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.rule import Rule
from rich.text import Text

from ..core import registry
from ..core.api import from_position
from ..core.errors import BadOptions
from ..core.match import Match
from ..core.said import mistakes
from ..search.dealing import solvable_match
from ..search.puzzles import first_puzzle_game
from ..search.solver import DEFAULT_MEGABYTES, MEGABYTE, Answer, Stop, Verdict
from ..search.solver import Progress as Sofar
from ..search.solver import solve as find_solution
from .compile import prepare_solver
from .console import err, out, say, sentence, waiting
from .files import check_new, read_position, write_whole
from .options import parse_options
from .work import interruptible

said = mistakes(__package__)

NOTHING_FOUND = 1  # the exit code when the search had to stop before it knew anything
MEGA = 1e6
MOST_MEGABYTES = 1 << 20


def solve(
    game: Annotated[
        str | None, typer.Argument(help="The id of a solo game; without it, the first that comes with puzzles.")
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("-o", "--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help="The same seed deals the same puzzle.")] = None,
    position: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Solve a position, as printed by `fracas position`.")
    ] = None,
    optimal: Annotated[bool, typer.Option("--optimal", help="Prove the fewest actions; may take a while.")] = False,
    memory: Annotated[
        int, typer.Option(min=1, max=MOST_MEGABYTES, metavar="MB", help="How many megabytes the search may use.")
    ] = DEFAULT_MEGABYTES,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, metavar="S", help="How many seconds the search may take.")
    ] = None,
    boards: Annotated[bool, typer.Option("--boards/--no-boards", help="Draw the board after every action.")] = True,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the solution as a record of a match.")
    ] = None,
) -> None:
    """Solve a puzzle and print the solution as numbered actions; Ctrl-C gives the best found so far."""
    options = parse_options(option or [])
    _check_memory(memory)
    if record is not None:
        check_new(record, "--record")
    match = _match(game or first_puzzle_game().card.id, options, seed, position, memory)
    answer = _search(match, optimal, memory, seconds)
    _print_start(match, boards)
    _print_solution(match, answer, boards)
    say(verdict_text(answer))
    say(effort_text(answer))
    if record is not None and answer.actions:
        write_whole(record, match.record())
        say(f"The record is in {record}")
    elif record is not None:
        say(f"There is no solution to write to {record}")
    if answer.verdict is Verdict.UNKNOWN:
        raise typer.Exit(NOTHING_FOUND)


def _check_memory(megabytes: int) -> None:
    """More than the machine has would be promised, and the search killed when it takes it."""
    if megabytes > machine_megabytes():
        raise BadOptions(
            said("memory-got-this-machine-has", megabytes=megabytes, machine_megabytes=machine_megabytes())
        )


def machine_megabytes() -> int:
    """The memory of this machine; where the system does not tell, as much as there can be."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // MEGABYTE
    except (AttributeError, OSError, ValueError):
        return MOST_MEGABYTES


def _match(game: str, options: dict[str, Any], seed: str | None, position: Path | None, memory: int) -> Match:
    found = registry.find(game)
    prepare_solver(found)
    with waiting(f"Preparing a set-up of {found.card.name} ..."):
        if position is not None:
            return interruptible(lambda: from_position(game, read_position(position), seed, **options))
        return interruptible(lambda: solvable_match(found, seed, options, memory))


def _search(match: Match, optimal: bool, memory: int, seconds: float | None) -> Answer:
    """Ctrl-C ends the search, and what it has found by then is its answer."""
    stop = threading.Event()
    columns = (TextColumn("{task.description}"), BarColumn(bar_width=20), TextColumn("{task.fields[facts]}"))
    with Progress(*columns, TimeElapsedColumn(), console=err, transient=True) as progress:
        task = progress.add_task("Solving", total=None, facts="")

        def show(sofar: Sofar) -> None:
            progress.update(task, facts=_facts(sofar))
            if stop.is_set():
                raise Stop

        def search() -> Answer:
            return find_solution(
                match.game, match.state, optimal=optimal, megabytes=memory, seconds=seconds, report=show
            )

        return interruptible(search, stop)


def _facts(sofar: Sofar) -> str:
    best = f"best {sofar.length}" if sofar.length is not None else "nothing yet"
    effort = sofar.effort
    return f"{effort.stored / MEGA:.1f} M states, {effort.bytes / MEGA:,.0f} MB, {best}, at least {sofar.at_least}"


def _print_start(match: Match, boards: bool) -> None:
    card = match.game.card
    dealt = "" if match.start_position is not None else f", seed {match.seed}"
    out.print(Text(f"{card.name}{dealt}, options {match.options_json()}", style="dim"), soft_wrap=True)
    if boards:
        out.print(match.game.draw(match.game.view(match.state[0], 0)))


def _print_solution(match: Match, answer: Answer, boards: bool) -> None:
    """Play the solution; set-up actions stand before the numbered ones."""
    free = len(answer.actions) - (answer.length or 0)
    for i, action in enumerate(answer.actions):
        match.play(action)
        number = f"{i + 1 - free:>3}." if i >= free else "set-up:"
        line = Text.assemble((f"{number} {match.game.actions[action].text}", "bold"))
        if not boards:
            out.print(line)
            continue
        out.print(Rule(line, align="left", style="dim"))
        for event in match.events(0, match.ply - 1):
            out.print(Text(f"     {sentence(event.text)}", style="dim"))
        out.print(match.game.draw(match.game.view(match.state[0], 0)))


def verdict_text(answer: Answer) -> str:
    """What was found, as a sentence."""
    stopped = f" ({answer.stopped})" if answer.stopped else ""
    match answer.verdict:
        case Verdict.OPTIMAL:
            return f"Solved in {answer.length} actions, and proven: there is no shorter solution."
        case Verdict.SOLVED:
            return f"Solved in {answer.length} actions; no solution has fewer than {answer.at_least}{stopped}."
        case Verdict.UNSOLVABLE:
            return "Proven: this cannot be solved."
    return f"No solution found{stopped}. If there is one, it takes at least {answer.at_least} actions."


def effort_text(answer: Answer) -> str:
    """What it took, as a sentence."""
    effort = answer.effort
    seconds = max(effort.seconds, 1e-9)
    return (
        f"{effort.expanded:,} states expanded, {effort.stored:,} different ones stored, {effort.generated:,} looked at "
        f"({effort.generated / seconds / MEGA:.1f} M/s) in {seconds:.2f} s, {effort.bytes / MEGA:,.0f} MB."
    )
