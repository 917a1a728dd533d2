"""A lesson, and the guided match, at the terminal: sessions like any other, driven by the same shell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rich.text import Text

from ..core.contract import Action
from ..core.errors import IllegalAction
from ..core.lesson_run import LessonRun, Verdict, look_at
from ..core.lessons import GuidedMatch, course_texts
from ..core.match import Match
from ..search.guiding import advised
from .console import sentence
from .play.keeper import Keeper
from .play.session import Session
from .play.talk import Ask, Mode, Output
from .players import Seats, player_seed
from .words import language, say
from .work import interruptible

ADVICE_SECONDS = 3.0
_KEPT = ("log", "board", "look", "rules", "help", "quit")  # what a match lets one do, and a lesson too


class LessonSession(Session):
    """A lesson being taken: Enter goes on where there is only something to look at."""

    def __init__(self, run: LessonRun, number: int, count: int) -> None:
        super().__init__(run.match, (None,) * len(run.match.game.card.seats), Keeper())
        self._run, self._place = run, say("learn-place", number=number, count=count)
        self._people, self._has_pass = [run.seat], False
        self._texts = course_texts(type(run.match.game), language())
        self.is_finished = False  # taken to its end
        known = self._commands
        self._commands = {name: known[name] for name in _KEPT}
        self._commands["hint"] = (say("command-show-me"), self._hint)
        self._commands["again"] = (say("command-again"), self._again)

    def start(self) -> Iterator[Output]:
        """The first sentence."""
        yield from self._present()

    @property
    def ask(self) -> Ask | None:
        """Enter, or an action."""
        if self.mode is Mode.READ:
            words = self._words("again", "look", "rules", "quit")
            return Ask(f"{say('learn-enter')} ", words, say("keys-learn"))
        found = super().ask
        return None if found is None else replace(found, keys=say("keys-lesson"))

    def feed(self, line: str) -> Iterator[Output]:
        """One line of input."""
        text = " ".join(line.split())
        if self.mode is not Mode.READ:
            yield from super().feed(line)
        elif text:
            found = self._command(text, line)
            if found is None:
                raise IllegalAction(say("learn-enter-alone"))
            yield from found
        elif self._run.step is None:
            self.is_finished = True
            self.mode = Mode.DONE
            yield Output(say("learn-done"))
        else:
            self._run.go_on()
            yield from self._present()

    def _play(self, action: Action) -> Iterator[Output]:
        """A try; what does not count is answered."""
        answer = self._run.attempt(action.id)
        self.match = self._run.match
        if answer.verdict in (Verdict.DONE, Verdict.ON_THE_WAY):
            yield from self._present()
            return
        if answer.reason is not None:
            raise IllegalAction(self.match.game.texts(language()).say(answer.reason))
        yield Output(Text(self._texts.format(answer.key or "", {}) or "", style="yellow"))

    def _present(self) -> Iterator[Output]:
        self.match = self._run.match
        step = self._run.step
        if step is not None and not step.is_look:
            yield from self._board("", clear=True)
            return
        self.mode = Mode.READ
        text = say("learn-over") if step is None else self._texts.format(step.say, {}) or ""
        yield Output(self._scene(self._run.seat, Text(text, style="bold"), self._place), clear=True)

    def _board(self, rest: str, clear: bool = False) -> Iterator[Output]:
        """The sentence of the lesson asks, not that of the game."""
        step = self._run.step
        if step is None or step.is_look:
            yield from self._present()
            return
        for output in super()._board(rest, clear):
            asked = Text(self._texts.format(step.say, {}) or "", style="bold")
            yield replace(output, what=replace(output.what, prompt=asked, title=self._title(self._place)))  # type: ignore[type-var]  # it is a scene

    def _title(self, status: str) -> Text:
        title = Text.assemble((self.match.game.card.name, "bold"), f" · {status} · ")
        title.append(self._texts.format(self._run.lesson.title, {}) or "", style="bold")
        of = len(self._run.lesson.steps)
        return title.append(f" · {say('learn-step', number=min(self._run.at + 1, of), count=of)}", style="dim")

    def _hint(self, rest: str) -> Iterator[Output]:
        found = self._run.advised()
        if found is None:
            raise IllegalAction(say("learn-nothing-to-show"))
        yield Output(say("learn-shown", action=found.text))

    def _again(self, rest: str) -> Iterator[Output]:
        self._run = LessonRun(self.match.game, self._run.lesson)
        yield from self._present()

    def _quit(self, rest: str) -> Iterator[Output]:
        self.mode = Mode.DONE
        yield Output(say("learn-left"))


class GuidedSession(Session):
    """The guided first match: before every decision of the learner's, advice."""

    def __init__(self, match: Match, seats: Seats, keeper: Keeper, guided: GuidedMatch) -> None:
        super().__init__(match, seats, keeper)
        self._guided = guided

    def _board(self, rest: str, clear: bool = False) -> Iterator[Output]:
        yield from super()._board(rest, clear)
        if self.mode is Mode.CHOOSE:
            if self.has_screen:
                yield Output(say("thinking-hint"), passing=True)
            yield from self._advice()

    def _advice(self) -> Iterator[Output]:
        """What to look at, what to play, and what it does."""
        match, seat = self.match, self.match.actor
        seed = str(player_seed(match, seat))
        action = interruptible(lambda: advised(match, seed, ADVICE_SECONDS))
        if action is None:
            yield Output(say("guide-none"))
            return
        view = match.game.view(match.state[0], seat).model_dump(mode="json")
        key = look_at(self._guided, view, action.structure())
        if key is not None:
            yield Output(Text(course_texts(type(match.game), language()).format(key, {}) or "", style="italic"))
        told = Text(say("guide-advice", action=action.text))
        told.highlight_words([action.text], "bold")
        note = self._note(action)
        yield Output(told.append(f" {sentence(note)}" if note else ""))
