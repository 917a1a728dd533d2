"""Puzzles at the terminal: the solver gives the hints, a person may give up, and a puzzle with a par earns stars."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace

from rich.text import Text

from ...core.contract import State
from ...core.errors import IllegalAction
from ...core.match import Match, PuzzleFacts
from ...search.puzzles import MOST_STARS, stars
from ...search.solver import Answer, Progress, Stop, Verdict, solve
from ..compile import prepare_solver
from ..players import Seats
from ..work import interruptible
from .keeper import Keeper
from .session import Session
from .talk import Mode, Output

HINT_MEGABYTES = 512
HINT_STATES = 2_000_000  # a person waits for it: some seconds on the largest board


def session_for(match: Match, seats: Seats, keeper: Keeper) -> Session:
    """The session that suits the match: a puzzle, a game the solver knows, or any other."""
    if type(match.game).puzzle is None or any(player is not None for player in seats):
        return Session(match, seats, keeper)
    prepare_solver(type(match.game))
    return SoloSession(match, keeper) if match.puzzle is None else PuzzleSession(match, match.puzzle, keeper)


class SoloSession(Session):
    """A game that the solver knows: its hints lose no win."""

    def __init__(self, match: Match, keeper: Keeper) -> None:
        super().__init__(match, (None,), keeper)
        self._commands["hint"] = ("a best action, from the solver", self._hint)
        self._commands["solution"] = ("show a shortest solution from here", self._solution)
        self._commands["give up"] = ("end it, and see how it could have been solved", self._give_up)

    # Ruling `giving-up-is-no-action`: it ends the session's game, not the match, so undo and restart go on.
    def _give_up(self, rest: str) -> Iterator[Output]:
        answer = self._answer()
        yield from self._count_hints(MOST_STARS)
        where = "From here it would have been:"
        if not answer.actions:
            where = "Nothing wins from here any more; from the start it would have been:"
            answer = self._solved(self.match.state_at(0))
        self.mode = Mode.OVER
        yield Output(sentence_of_giving_up(self.match.ply))
        yield Output(where if answer.actions else "The solver does not know a solution either.")
        yield from self._listed(answer)
        yield Output("Enter leaves, undo plays on.")

    def _end_text(self) -> str:
        return sentence_of_giving_up(self.match.ply) if self.match.outcome is None else super()._end_text()

    def _hint(self, rest: str) -> Iterator[Output]:
        answer = self._answer()
        yield from self._count_hints(1)
        if not answer.actions:
            yield Output(_nothing_wins(answer))
            return
        text = self.match.game.actions[answer.actions[0]].text
        best = "fewest" if answer.verdict is Verdict.OPTIMAL else "perhaps not the fewest"
        yield Output(Text.assemble("Play ", (text, "bold"), f": {answer.length} actions to go ({best})."))

    def _solution(self, rest: str) -> Iterator[Output]:
        answer = self._answer()
        yield from self._count_hints(MOST_STARS)
        if not answer.actions:
            yield Output(_nothing_wins(answer))
        yield from self._listed(answer)

    def _listed(self, answer: Answer) -> Iterator[Output]:
        for number, action in enumerate(answer.actions, 1):
            yield Output(f"{number:>3}. {self.match.game.actions[action].text}")

    def _count_hints(self, number: int) -> Iterator[Output]:
        """Nothing hangs on them without a par."""
        yield from ()

    def _answer(self) -> Answer:
        if self.match.actor is None:
            raise IllegalAction("the game is over: undo takes the last action back")
        return self._solved(self.match.state)

    def _solved(self, state: State) -> Answer:
        """Nothing is shown meanwhile: the screen belongs to whoever shows the session. Ctrl-C leaves."""
        stop = threading.Event()

        def look(_: Progress) -> None:
            if stop.is_set():
                raise Stop

        def work() -> Answer:
            return solve(self.match.game, state, megabytes=HINT_MEGABYTES, most_states=HINT_STATES, report=look)

        answer = interruptible(work, stop)
        if stop.is_set():
            raise KeyboardInterrupt
        return answer


class PuzzleSession(SoloSession):
    """A puzzle with a par: hints cost stars, and the end counts them."""

    def __init__(self, match: Match, facts: PuzzleFacts, keeper: Keeper, note: str = "") -> None:
        super().__init__(match, keeper)
        self._facts, self._par_note = facts, note
        self._commands["hint"] = ("a best action, from the solver; costs a star", self._hint)
        self._commands["restart"] = ("begin the puzzle again", self._restart)

    def start(self) -> Iterator[Output]:
        """The puzzle, and what is asked."""
        yield from super().start()
        yield Output(f"{self._facts.name}: grade {self._facts.grade}, par {self._facts.par}. Good luck, commander.")
        if self._par_note:
            yield Output(self._par_note)

    def _title(self, status: str) -> Text:
        title = super()._title(status)
        return title.append(f" · {self._facts.name} · par {self._facts.par}", style="dim")

    def _count_hints(self, number: int) -> Iterator[Output]:
        """Kept at once: who leaves and comes back has had them all the same."""
        self._facts = replace(self._facts, hints=self._facts.hints + number)
        self.match.puzzle = self._facts
        yield from self._keep()

    def _restart(self, rest: str) -> Iterator[Output]:
        if self.match.ply:
            while self.match.ply:
                self.match.undo()
            yield from self._keep()
        yield from self._present()

    def _show_end(self) -> Iterator[Output]:
        yield from super()._show_end()
        outcome, par, hints = self.match.outcome, self._facts.par, self._facts.hints
        if outcome is None or outcome.winner is None:
            yield Output(f"Not this time: par is {par}. Undo takes back, restart begins again.")
            return
        earned = stars(par, self.match.ply, hints)
        used = f", {hints} hint{'s' if hints > 1 else ''}" if hints else ""
        row = "★" * earned + "☆" * (MOST_STARS - earned)
        yield Output(f"{row}  Solved in {self.match.ply} actions, par {par}{used}.")


def sentence_of_giving_up(actions: int) -> str:
    """What is said of a game that was given up."""
    return f"Given up after {actions} action{'' if actions == 1 else 's'}."


def _nothing_wins(answer: Answer) -> str:
    if answer.verdict is Verdict.UNSOLVABLE:
        return "Nothing wins from here any more: take something back with undo."
    return f"No solution was found ({answer.stopped}): perhaps there is none."
