"""`fracas puzzle`: the shipped puzzles, the puzzle of the day, fresh ones; with par, stars and hints."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from ..core import registry
from ..core.contract import Game
from ..core.errors import FracasError, IllegalAction
from ..search.puzzle_maker import PARS, Wanted, make_puzzles, option_sets
from ..search.puzzles import GRADES, MOST_STARS, Puzzle, collection, daily, numbered, proven_under, stars, start_puzzle
from ..search.solver import Answer, Verdict, entry_points, solve
from .console import is_interactive, out, waiting
from .play.keeper import Keeper
from .play.session import Session
from .play.shell import run
from .play.talk import Output

PUZZLE_GAME = "combat-protocols"
HINT_MEGABYTES = 512


def puzzle(
    which: Annotated[str, typer.Argument(metavar="[N|daily|random|list]", help="Which puzzle.")] = "daily",
    grade: Annotated[int, typer.Option(min=1, max=GRADES, help="How hard a random puzzle is.")] = 3,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="The same seed makes the same random puzzle.")
    ] = None,
) -> None:
    """Play a puzzle: reach par for three stars; `hint` shows a best action and costs a star."""
    game = registry.find(PUZZLE_GAME)
    if which == "list":
        out.print(_list(game))
        out.print(_par_note(game), end="")
        return
    chosen, title = _choose(game, which.lower(), grade, seed)
    note = "" if which.lower() == "random" else _par_note(game)  # a random one is proven as it is made
    raise typer.Exit(run(PuzzleSession(game, chosen, title, note), is_interactive()))


def _par_note(game: type[Game[Any]]) -> str:
    """A line where the optima are those of older rules, else nothing."""
    version, present = proven_under(game), game.card.rules_version
    if version is None:
        return ""
    return f"Par was proven under version {version} of the rules; under version {present} it may be another.\n"


def _choose(game: type[Game[Any]], which: str, grade: int, seed: str | None) -> tuple[Puzzle, str]:
    if which == "daily":
        day = datetime.now(UTC).date()
        return daily(game, day), f"Puzzle of {day:%d %B %Y}"
    if which == "random":
        return _fresh(game, grade, seed or secrets.token_hex(4))
    if not (which.isascii() and which.isdigit()):
        raise IllegalAction(f"a puzzle is a number, daily, random or list, not {which[:40]!r}")
    return numbered(game, int(which[:9])), f"Puzzle {int(which[:9])}"


def _fresh(game: type[Game[Any]], grade: int, seed: str) -> tuple[Puzzle, str]:
    with waiting(f"Making a puzzle of grade {grade} ..."):
        for made in make_puzzles(game, option_sets(), Wanted(par=PARS[grade], first=(1, 6)), seed):
            return made, f"Random puzzle (grade {grade}, seed {seed})"
    raise FracasError(f"no puzzle of grade {grade} came out of seed {seed!r}: try another")


def _list(game: type[Game[Any]]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("puzzle", "grade", "par", "right beginnings", "losing actions"):
        table.add_column(heading, justify="right")
    for found in collection(game).puzzles:
        share = f"{found.losing:.0%}"
        table.add_row(str(found.number), str(found.grade), str(found.par), str(found.first), share)
    return table


class PuzzleSession(Session):
    """A puzzle at the terminal: hints come from the solver, the end counts stars."""

    def __init__(self, game: type[Game[Any]], puzzle: Puzzle, title: str, note: str = "") -> None:
        with waiting(f"Preparing {game.card.name}; the first time its solver is compiled ..."):
            for name in entry_points(game).names():
                getattr(entry_points(game), name)
            match = start_puzzle(game, puzzle)
        super().__init__(match, (None,), Keeper())
        self._puzzle, self._name_of_it, self._par_note = puzzle, title, note
        self._hints = 0
        self._commands["hint"] = ("a best action, from the solver; costs a star", self._hint)
        self._commands["restart"] = ("begin the puzzle again", self._restart)
        self._commands["solution"] = ("show a shortest solution from here", self._solution)

    def start(self) -> Iterator[Output]:
        """The puzzle, and what is asked."""
        yield from super().start()
        yield Output(f"{self._name_of_it}: grade {self._puzzle.grade}, par {self._puzzle.par}. Good luck, commander.")
        if self._par_note:
            yield Output(self._par_note.rstrip())

    def _title(self, status: str) -> Text:
        title = super()._title(status)
        return title.append(f" · {self._name_of_it} · par {self._puzzle.par}", style="dim")

    def _hint(self, rest: str) -> Iterator[Output]:
        answer = self._answer()
        self._hints += 1
        if not answer.actions:
            yield Output("Nothing wins from here any more: take something back with undo.")
            return
        text = self.match.game.actions[answer.actions[0]].text
        best = "fewest" if answer.verdict is Verdict.OPTIMAL else "perhaps not the fewest"
        yield Output(Text.assemble("Play ", (text, "bold"), f": {answer.length} actions to go ({best})."))

    def _solution(self, rest: str) -> Iterator[Output]:
        answer = self._answer()
        self._hints += MOST_STARS
        if not answer.actions:
            yield Output("Nothing wins from here any more: take something back with undo.")
            return
        for number, action in enumerate(answer.actions, 1):
            yield Output(f"{number:>3}. {self.match.game.actions[action].text}")

    def _answer(self) -> Answer:
        """Nothing is shown meanwhile: the screen belongs to whoever shows the session, and it takes a moment only."""
        if self.match.actor is None:
            raise IllegalAction("the puzzle is over: undo takes the last action back")
        return solve(self.match.game, self.match.state, megabytes=HINT_MEGABYTES)

    def _restart(self, rest: str) -> Iterator[Output]:
        while self.match.ply:
            self.match.undo()
        yield from self._present()

    def _show_end(self) -> Iterator[Output]:
        yield from super()._show_end()
        outcome = self.match.outcome
        if outcome is None or outcome.winner is None:
            yield Output(f"Not this time: par is {self._puzzle.par}. Undo takes back, restart begins again.")
            return
        earned = stars(self._puzzle.par, self.match.ply, self._hints)
        used = f", {self._hints} hint{'s' if self._hints > 1 else ''}" if self._hints else ""
        row = "★" * earned + "☆" * (MOST_STARS - earned)
        yield Output(f"{row}  Solved in {self.match.ply} actions, par {self._puzzle.par}{used}.")
