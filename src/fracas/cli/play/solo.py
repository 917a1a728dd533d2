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
from ..words import say
from ..work import interruptible
from .keeper import Keeper
from .session import Session
from .talk import Mode, Output

HINT_MEGABYTES = 512
HINT_STATES = 2_000_000  # a person waits for it: some seconds on the largest board


def session_for(match: Match, seats: Seats, keeper: Keeper, has_coach: bool = False) -> Session:
    """The session that suits the match: a puzzle, a game the solver knows, or any other."""
    if type(match.game).puzzle is None or any(player is not None for player in seats):
        return Session(match, seats, keeper, has_coach)
    prepare_solver(type(match.game))
    return SoloSession(match, keeper) if match.puzzle is None else PuzzleSession(match, match.puzzle, keeper)


class SoloSession(Session):
    """A game that the solver knows: its hints lose no win."""

    def __init__(self, match: Match, keeper: Keeper) -> None:
        super().__init__(match, (None,), keeper)
        self._commands["hint"] = (say("command-hint-solver"), self._hint)
        self._commands["solution"] = (say("command-solution"), self._solution)
        self._commands["give up"] = (say("command-give-up"), self._give_up)

    # Ruling `giving-up-is-no-action`: it ends the session's game, not the match, so undo and restart go on.
    def _give_up(self, rest: str) -> Iterator[Output]:
        answer = self._answer()
        yield from self._count_hints(MOST_STARS)
        where = say("solve-from-here")
        if not answer.actions:
            where = say("solve-from-start")
            answer = self._solved(self.match.state_at(0))
        self.mode = Mode.OVER
        yield Output(sentence_of_giving_up(self.match.ply))
        yield Output(where if answer.actions else say("solve-unknown"))
        yield from self._listed(answer)
        yield Output(say("solve-leave"))

    def _end_text(self) -> str:
        return sentence_of_giving_up(self.match.ply) if self.match.outcome is None else super()._end_text()

    def _hint(self, rest: str) -> Iterator[Output]:
        if self.has_screen:
            yield Output(say("thinking-hint"), passing=True)
        answer = self._answer()
        yield from self._count_hints(1)
        if not answer.actions:
            yield Output(_nothing_wins(answer))
            return
        text = self.match.game.actions[answer.actions[0]].text
        best = "true" if answer.verdict is Verdict.OPTIMAL else "false"
        told = Text(say("solve-play", action=text, count=answer.length, best=best))
        told.highlight_words([text], "bold")
        yield Output(told)

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
            raise IllegalAction(say("game-is-over"))
        return self._solved(self.match.state)

    def _solved(self, state: State) -> Answer:
        """Ctrl-C leaves."""
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
        self._commands["hint"] = (say("command-hint-star"), self._hint)
        self._commands["restart"] = (say("command-restart"), self._restart)

    def start(self) -> Iterator[Output]:
        """The puzzle, and what is asked."""
        yield from super().start()
        facts = self._facts
        yield Output(say("puzzle-begins", name=facts.name, grade=facts.grade, par=facts.par))
        if self._par_note:
            yield Output(self._par_note)

    def _title(self, status: str) -> Text:
        title = super()._title(status)
        return title.append(f" · {self._facts.name} · {say('puzzle-par', par=self._facts.par)}", style="dim")

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
            yield Output(say("puzzle-failed", par=par))
            return
        earned = stars(par, self.match.ply, hints)
        row = "★" * earned + "☆" * (MOST_STARS - earned)
        yield Output(f"{row}  {say('puzzle-solved', actions=self.match.ply, par=par, hints=hints)}")


def sentence_of_giving_up(actions: int) -> str:
    """What is said of a game that was given up."""
    return say("given-up", count=actions)


def _nothing_wins(answer: Answer) -> str:
    if answer.verdict is Verdict.UNSOLVABLE:
        return say("solve-nothing-wins")
    return say("solve-not-found", reason=answer.stopped)
