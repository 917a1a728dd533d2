"""A program as a player: started, introduced, told what its seat may know, asked, and ended.

Whatever it does wrong raises `Forfeit` and ends it; the next match starts it anew.
"""

from __future__ import annotations

import atexit
import contextlib
import signal
import sys
import threading
import time
from collections.abc import Callable, Container, Generator, Sequence
from dataclasses import dataclass
from types import FrameType
from typing import Any
from weakref import WeakSet

from fracas.core import rng
from fracas.core.match import Match
from fracas.search.players import Player, Thinking, Thought, situation

from .child import Child, Trouble, printable
from .faults import BadLine, Fault, Forfeit, IllegalAnswer, NoAnswer, Refused, WrongGame
from .limits import Limits, Pace
from .protocol import (
    BESTMOVE,
    ERROR,
    EVENTS,
    INFO,
    INTRODUCING,
    LONGEST_NAME,
    LONGEST_TEXT,
    OK,
    POSITION,
    STATE,
    VERSION,
    Introduction,
    events_json,
    go_line,
    match_line,
    read_introduction,
    read_thought,
    result_line,
    told,
)

BETWEEN_THOUGHTS = 0.1  # seconds: nobody reads faster
_TERMINATED = 128 + signal.SIGTERM
_running: WeakSet[Program] = WeakSet()

Overhear = Callable[[str, bytes], None]  # "<" or ">" and a line: what was told, what was said


@dataclass(frozen=True)
class Question:
    """A decision as its seat may know it, in the words of the protocol; made of a match, or of what a server tells."""

    game_id: str
    about: object  # the match: of a new one the program is told
    seat: str
    history: tuple[Any, ...]  # what it was told before must be the beginning of this, else it is told all anew
    match_line: bytes
    told: Callable[[str, int], bytes]  # what follows a word it wants; events from that place in the history on


class Program(Player):
    """A program that speaks the line protocol, at one seat of one match after another."""

    def __init__(
        self,
        command: Sequence[str],
        word: str,
        pace: Pace | None = None,
        limits: Limits | None = None,
        *,
        mark: str | None = None,
        seed: rng.Seed | None = None,  # of what is redrawn in positions; a stranger must not be able to guess it
        overhear: Overhear | None = None,
    ) -> None:
        super().__init__(seed)
        self._command, self._word = tuple(command), word
        self._pace, self._limits, self._mark = pace or Pace(), limits or Limits(), mark
        self._overhear = overhear
        self._child: Child | None = None
        self.unwanted: threading.Event = threading.Event()
        self.introduction = Introduction()
        self._about: object = None  # the match it was told of, for which seat, and what it knows of it
        self._seat = ""
        self._known: tuple[Any, ...] = ()
        self._left = 0.0

    @property
    def name(self) -> str:  # type: ignore[override]  # it says so itself
        """What it calls itself; before it is asked, what it was called by."""
        return self.introduction.name or printable(self._word, LONGEST_NAME)

    @property
    def word(self) -> str:
        """What a person types to get it."""
        return self._word

    @property
    def pid(self) -> int | None:
        """Its process, None while it has none."""
        return None if self._child is None else self._child.pid

    # Beginning and ending ------------------------------------------------------------------------------------

    def start(self, game_id: str) -> None:
        """Start it and shake hands, unless that was done; `Forfeit` if that fails or it does not play the game."""
        try:
            self._start(game_id)
        except Trouble as trouble:
            raise self._lost(trouble) from None

    def introduce(self) -> tuple[str, ...] | None:
        """The same for no game: those it plays, None for any."""
        try:
            self._shake_hands()
        except Trouble as trouble:
            raise self._lost(trouble) from None
        return self.introduction.games

    def _shake_hands(self) -> None:
        if self._child is None:
            listen_for_the_end()
            self._child = Child(self._command, self._limits, self._mark)
            _running.add(self)
            answer = self._exchange(f"protocol {VERSION}".encode(), self._limits.start_seconds)
            found = read_introduction(answer)
            if isinstance(found, Fault):
                raise Trouble(found)
            self.introduction = found

    def _start(self, game_id: str) -> None:
        self._shake_hands()
        games = self.introduction.games
        if games is not None and game_id not in games:
            raise Trouble(WrongGame(game=game_id, games=[printable(game, LONGEST_NAME) for game in games[:12]]))

    def end_match(self, match: Match) -> None:
        """It hears how it ended."""
        self.tell_end(match, result_line(match), lambda since: events_json(match, self._seat, since))

    def tell_end(self, about: object, result: bytes, events: Callable[[int], bytes]) -> None:
        """The same where the match is elsewhere; what it does wrong now changes nothing."""
        if self._child is not None and self._about is about:
            lines = [result]
            if EVENTS in self.introduction.wants:
                lines.insert(0, b"events " + events(len(self._known)))
            try:
                for line in lines:
                    self._exchange(line, self._limits.grace_seconds)
            except Trouble:
                self._end()
        self._about, self._known = None, ()

    def close(self) -> None:
        """It is asked to go, and ended if it does not."""
        if self._child is not None:
            with contextlib.suppress(Trouble):
                self._send([b"quit"], "quit")
            self._end(self._limits.quit_seconds)

    def _end(self, patience: float = 0.0) -> None:
        child, self._child, self._about = self._child, None, None
        if child is not None:
            child.end(patience)
        _running.discard(self)

    def _lost(self, trouble: Trouble) -> Forfeit:
        name = self.name
        self._end()
        return Forfeit(name, trouble.fault)

    # Thinking ------------------------------------------------------------------------------------------------

    def think(self, match: Match, seed: rng.Seed) -> Thinking:
        """Its answer; what it says on the way comes as thoughts. Its secrets are redrawn with a seed of its own."""
        faced = situation(match, self.seed)
        question = Question(
            faced.game.card.id,
            match,
            faced.game.card.seats[faced.seat],
            faced.history,
            match_line(match, faced.seat),
            lambda word, since: told(word, match, faced, since),
        )
        legal = {faced.game.actions[action].text: action for action in faced.legal}
        answer = yield from self.ask(question, legal)
        return faced.game.actions[legal[answer]]

    def ask(self, question: Question, legal: Container[str]) -> Generator[Thought, None, str]:
        """One of the legal texts; `Forfeit` for anything else it does."""
        try:
            answer = yield from self._asked(question)
            if answer not in legal:
                raise Trouble(IllegalAnswer(answer=printable(answer, LONGEST_TEXT)))
        except Trouble as trouble:
            raise self._lost(trouble) from None
        except BaseException:  # whoever asked has left: what it would still say is not for the next question
            self._end()
            raise
        return answer

    def _asked(self, question: Question) -> Generator[Thought, None, str]:
        self._start(question.game_id)
        if not self._knows(question):
            self._begin(question)
        since = len(self._known)
        asked = self.introduction.wants
        lines = [f"{word} ".encode() + question.told(word, since) for word in asked]
        self._known = question.history
        seconds = self._left if self._pace.is_clock else self._pace.seconds
        self._check_silence(asked[0] if asked else "go")
        begun = time.monotonic()
        self._send([*lines, go_line(self._pace, seconds)], asked[0] if asked else "go")
        for word in asked:
            self._acknowledged(word, begun + seconds + self._limits.grace_seconds, seconds)
        answer = yield from self._best(begun, seconds)
        if self._pace.is_clock:
            self._left = max(0.0, self._left - (time.monotonic() - begun)) + self._pace.increment
        return answer

    def _knows(self, question: Question) -> bool:
        """It was told of this match, and nothing of what it was told has been taken back."""
        is_same = self._about is question.about and self._seat == question.seat
        return is_same and question.history[: len(self._known)] == self._known

    def _begin(self, question: Question) -> None:
        self._exchange(question.match_line, self._limits.ready_seconds)
        self._exchange(b"isready", self._limits.ready_seconds)
        self._about, self._seat, self._known = question.about, question.seat, ()
        self._left = self._pace.seconds

    def _best(self, begun: float, seconds: float) -> Generator[Thought, None, str]:
        """Its answer to `go`. At the end of its time it is told to stop, and has a moment to answer."""
        assert self._child is not None
        self._child.asked = "go"
        best: str | None = None
        stopped = False
        thought: Thought | None = None
        shown = begun
        grace = self._limits.grace_seconds
        while True:
            line = self._heard(begun + seconds + (grace if stopped else 0.0))
            if line is None:
                if stopped:
                    raise self._child.late(seconds)
                self._send([b"stop"], "go")
                stopped = True
                continue
            word, _, rest = line.partition(" ")
            if word == INFO:
                thought = read_thought(rest) or thought
                if thought is not None and time.monotonic() - shown >= BETWEEN_THOUGHTS:
                    yield thought
                    thought, shown = None, time.monotonic()
            elif word == BESTMOVE:
                if best is not None:
                    raise Trouble(BadLine(kind="second-answer", asked="go", line=printable(line, LONGEST_TEXT)))
                best = rest.strip()
            elif word == OK:
                break
            else:
                self._wrong(line, "go")
        if best is None:
            raise Trouble(NoAnswer(asked="go", wanted=f"{BESTMOVE} ACTION"))
        if stopped:
            self._acknowledged("stop", time.monotonic() + grace, grace)
        if thought is not None:
            yield thought
        return best

    # Talking -------------------------------------------------------------------------------------------------

    def _send(self, lines: Sequence[bytes], asked: str) -> None:
        assert self._child is not None
        if self._overhear is not None:
            for line in lines:
                self._overhear("<", line)
        self._child.send(lines, asked)

    def _heard(self, until: float) -> str | None:
        assert self._child is not None
        line = self._child.line(until, self.unwanted)
        if line is None:
            return None
        if self._overhear is not None:
            self._overhear(">", line)
        return line.decode("utf-8-sig", errors="replace").rstrip("\r")  # some begin their files with a sign of it

    def _exchange(self, line: bytes, seconds: float) -> list[str]:
        """Tell it one line; the lines it answers before its `ok`."""
        asked = line.partition(b" ")[0].decode()
        self._check_silence(asked)
        self._send([line], asked)
        return self._acknowledged(
            asked, time.monotonic() + seconds, seconds, INTRODUCING if asked == "protocol" else ()
        )

    def _check_silence(self, asked: str) -> None:
        """It has not spoken since it was asked last: what it says from now on is an answer."""
        assert self._child is not None
        self._child.asked = asked
        unasked = self._child.pending()
        if unasked is not None:
            said = printable(unasked.decode(errors="replace"), LONGEST_TEXT)
            raise Trouble(BadLine(kind="unasked", asked=asked, line=said))

    def _acknowledged(self, asked: str, until: float, seconds: float, answers: Container[str] = ()) -> list[str]:
        """What it says before its `ok`. A wrong line is told at once: of another protocol there may never be one."""
        assert self._child is not None
        self._child.asked = asked
        said: list[str] = []
        while (line := self._heard(until)) != OK:
            if line is None:
                raise self._child.late(seconds)
            word = line.partition(" ")[0]
            is_known = word in answers or word == INFO or (word == STATE and asked == POSITION)
            if word == ERROR or not is_known:
                self._wrong(line, asked)
            said.append(line)
        return said

    @staticmethod
    def _wrong(line: str, asked: str) -> None:
        word, _, rest = line.partition(" ")
        if word == ERROR:
            raise Trouble(Refused(asked=asked, sentence=printable(rest, LONGEST_TEXT)))
        raise Trouble(BadLine(kind="unexpected", asked=asked, line=printable(line, LONGEST_TEXT)))


@atexit.register
def close_all() -> None:
    """Nothing is left of any program when this one ends."""
    for program in list(_running):
        program._end()


def listen_for_the_end() -> None:
    """Whoever ends this program, and not by Ctrl-C, ends those it started, too; only the main thread can say so."""
    if threading.current_thread() is not threading.main_thread():
        return
    for name in ("SIGTERM", "SIGHUP"):
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, _leave)


def _leave(number: int, frame: FrameType | None) -> None:
    close_all()
    sys.exit(_TERMINATED)
