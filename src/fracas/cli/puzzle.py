"""`fracas puzzle`: the shipped puzzles, the puzzle of the day, fresh ones; with par, stars and hints."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from rich.table import Table

from ..core import registry
from ..core.contract import Game
from ..core.errors import FracasError, IllegalAction
from ..core.match import Match
from ..core.said import mistakes
from ..search.daily import puzzle_of_day
from ..search.puzzle_maker import make_puzzles
from ..search.puzzles import (
    GRADES,
    Puzzle,
    collection,
    first_puzzle_game,
    numbered,
    proven_under,
    puzzle_games,
    start_puzzle,
)
from .compile import prepare_solver
from .console import is_interactive, out, waiting
from .play.keeper import Keeper
from .play.shell import run
from .play.solo import PuzzleSession
from .work import interruptible

said = mistakes(__package__)


def puzzle(
    which: Annotated[str, typer.Argument(metavar="[N|daily|random|list]", help="Which puzzle.")] = "daily",
    grade: Annotated[int, typer.Option(min=1, max=GRADES, help="How hard a random puzzle is.")] = 3,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="The same seed makes the same random puzzle.")
    ] = None,
    game: Annotated[
        str | None, typer.Option(metavar="ID", help="A game with puzzles; if left out, the first one or the day's.")
    ] = None,
) -> None:
    """Play a puzzle: reach par for three stars; `hint` shows a best action and costs a star."""
    wanted = which.lower()
    found = first_puzzle_game() if game is None else registry.find(game)
    if wanted == "list":
        out.print(_list(found))
        out.print(_par_note(found), end="")
        return
    if wanted == "daily":
        day = datetime.now(UTC).date()
        found, chosen = puzzle_of_day(puzzle_games() if game is None else [found], day)
        title = f"Puzzle of {day:%d %B %Y}"
    else:
        chosen, title = _choose(found, wanted, grade, seed)
    note = "" if wanted == "random" else _par_note(found)  # a random one is proven as it is made
    raise typer.Exit(run(_session(found, chosen, title, note), is_interactive()))


def _session(game: type[Game[Any]], chosen: Puzzle, title: str, note: str) -> PuzzleSession:
    prepare_solver(game)
    match: Match = interruptible(lambda: start_puzzle(game, chosen, title))
    assert match.puzzle is not None
    return PuzzleSession(match, match.puzzle, Keeper(), note.rstrip())


def _par_note(game: type[Game[Any]]) -> str:
    """A line where the optima are those of older rules, else nothing."""
    version, present = proven_under(game), game.card.rules_version
    if version is None:
        return ""
    return f"Par was proven under version {version} of the rules; under version {present} it may differ.\n"


def _choose(game: type[Game[Any]], which: str, grade: int, seed: str | None) -> tuple[Puzzle, str]:
    if which == "random":
        return _fresh(game, grade, seed or secrets.token_hex(4))
    if not (which.isascii() and which.isdigit()):
        raise IllegalAction(said("a-puzzle-is-a-number", which=repr(which[:40])))
    return numbered(game, int(which[:9])), f"Puzzle {int(which[:9])}"


def _fresh(game: type[Game[Any]], grade: int, seed: str) -> tuple[Puzzle, str]:
    prepare_solver(game)
    with waiting(f"Making a puzzle of grade {grade} ..."):
        return interruptible(lambda: _made(game, grade, seed)), f"Random puzzle (grade {grade}, seed {seed})"


def _made(game: type[Game[Any]], grade: int, seed: str) -> Puzzle:
    for made in make_puzzles(game, grade, seed):
        return made
    raise FracasError(said("seed-gives-no-puzzle-of", seed=repr(seed), grade=grade))


def _list(game: type[Game[Any]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("puzzle", "grade", "par", "right beginnings", "losing actions", "dead ends"):
        table.add_column(heading, justify="right")
    table.add_column("lesson")
    for found in collection(game).puzzles:
        figures = (str(found.par), str(found.first), f"{found.losing:.0%}", f"{found.dead_ends:.1f}")
        table.add_row(str(found.number), str(found.grade), *figures, found.lesson)
    return table
