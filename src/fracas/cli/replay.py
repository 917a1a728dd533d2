"""`fracas replay FILE`: step through a record; what was hidden is shown, or only what one side or a spectator saw."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import RenderableType
from rich.text import Text

from ..core.contract import ALL, EVERYTHING, Game
from ..core.drawing import Paper
from ..core.errors import FracasError, listed
from ..core.match import Match
from ..core.record import result_text
from ..core.said import mistakes
from .console import is_interactive, out, sentence
from .files import load_record
from .play.scene import Pan, Scene
from .play.seats import coloured, seat_word
from .walk import Line, main_line
from .words import language, say

said = mistakes(__package__)

SPECTATOR = "spectator"
RECENT = 12


class NoSuchSeat(FracasError):
    """The game has no seat of that name."""


@dataclass
class Replay:
    """A place in a record, moved by keys."""

    match: Match
    seat: int | None
    at: int = 0
    going: str | None = None  # the digits typed after `g`
    is_done: bool = False
    pan: Pan = field(default_factory=Pan)
    overflow: Pan = field(default_factory=Pan)  # how far the board last drawn can be moved

    def __post_init__(self) -> None:
        self.line = main_line(self.match)  # the match itself, or a line beside it

    def press(self, key: str) -> None:
        """Move as the key says; keys without a meaning do nothing."""
        if self.going is not None and self._press_digit(key):
            return
        self.going = None
        match key:
            case "space" | "right" | "enter" | "n" | "l":
                self._go(self.at + 1)
            case "left" | "backspace" | "b" | "h":
                self._go(self.at - 1)
            case "home":
                self._go(0)
            case "end":
                self._go(self.line.length)
            case "down" | "d":
                self._enter()
            case "up" | "u":
                if self.line.parent is not None:
                    self.at, self.line = self.line.first, self.line.parent
            case "g":
                self.going = ""
            case "v":
                seen = eyes(self.match)
                self.seat = seen[(seen.index(self.seat) + 1) % len(seen)]
            case "q" | "escape":
                self.is_done = True
            case "pageup" | "pagedown" | "c-left" | "c-right":
                self.pan = self.pan.pressed(key, self.overflow)

    def _press_digit(self, key: str) -> bool:
        assert self.going is not None
        if key.isascii() and key.isdigit():
            self.going = (self.going + key)[:6]
        elif key == "backspace":
            self.going = self.going[:-1]
        elif key == "enter":
            self._go(int(self.going or self.at))
            self.going = None
        elif key == "escape":
            self.going = None
        else:
            return False
        return True

    def _go(self, ply: int) -> None:
        self.at = min(max(ply, 0), self.line.length)

    def _enter(self) -> None:
        """Into the first line that leaves this one here; or, where a line begins, into the next one beside it."""
        line = self.line
        if self.at in line.leaves:
            self.line, self.at = line.enter(self.at, 0), self.at + 1
        elif line.parent is not None and self.at == line.first + 1:
            number = [node.content for node in line.beside].index(line.contents[self.at])
            self.line = line.parent.enter(line.first, (number + 1) % len(line.beside))

    def happened(self, ply: int) -> list[Text]:
        """What the seat saw of action number `ply`."""
        return self.line.told(ply, self.seat)

    def _beside(self) -> list[Text]:
        """What is said of this moment, and which lines leave here."""
        comment = self.line.comment(self.at)
        found = [Text(row, style="italic") for row in comment.split("\n")] if comment else []
        for node in self.line.leaves.get(self.at, []):
            name = f" ({node.name})" if node.name else ""
            seat = seat_word(self.match.game, node.seat)
            found.append(Text(f"{say('replay-or')} {node.ply + 1}. {seat}: {node.action.text}{name}"))
        return found

    def _seen_by(self) -> str:
        if self.seat is None:
            return say("replay-from-outside")
        return (
            say("replay-all") if self.seat == ALL else say("replay-seen-by", seat=seat_word(self.match.game, self.seat))
        )

    def scene(self) -> Scene:
        """The board here, with what led to it."""
        match, game = self.match, self.match.game
        place = say("replay-after", at=str(self.at), of=str(self.line.length))
        title = Text.assemble((game.card.name, "bold"), f" · {self._seen_by()} · {place}")
        if self.line.parent is not None:
            title.append(f" · {say('replay-variation')} {self.line.name}".rstrip(), style="italic")
        view = game.told_view(_state(game, self.line.contents[self.at]), self.seat, language())
        log = [line for ply in range(max(1, self.at - RECENT + 1), self.at + 1) for line in self.happened(ply)]
        log += self._beside()
        prompt = sentence(view.prompt.text)
        outcome = match.outcome_in(language())
        if outcome is not None and self.line.parent is None and self.at == match.ply:
            prompt = f"{sentence(outcome.text)} ({result_text(match)})"
        asked = coloured(prompt, game)
        asked.stylize("bold")
        keys = [say("replay-keys"), *([say("replay-branch-keys")] if match.lines.branches else [])]
        if self.going is not None:
            keys = [f"{say('replay-go-to')}: {self.going}_"]
        asked.append(f"\n{' · '.join(keys)}", style="not bold dim")
        return Scene(title, _drawn(game, view), log, asked)


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT",
            help="See what this side saw, or a `spectator`; else `all`, or of a running match what a spectator sees.",
        ),
    ] = None,
) -> None:
    """Step through a record with the keyboard; in a pipe, print every step."""
    match = load_record(file)
    steps = Replay(match, seat_index(match, seat))
    if is_interactive():
        from .keys import run_replay  # prompt_toolkit takes a while to load, and pipes do not need it

        run_replay(steps)
    else:
        _print_all(steps)


def is_finished(match: Match) -> bool:
    """By the rules or by a decision of its players; whatever was hidden may be seen then."""
    return match.outcome is not None or match.notes.decision is not None


def eyes(match: Match) -> list[int | None]:
    """With whose eyes a record can be looked at, the first one to begin with."""
    return [*([ALL] if is_finished(match) else []), None, *range(len(match.game.card.seats))]


def seat_index(match: Match, name: str | None) -> int | None:
    """Whose eyes a name means: a seat's, a spectator's or everybody's; None: those to begin with."""
    names = {EVERYTHING: ALL, SPECTATOR: None} | {seat: index for index, seat in enumerate(match.game.card.seats)}
    if name is None:
        return eyes(match)[0]
    if name not in names:
        raise NoSuchSeat(said("has-no-seat-known", id=match.game.card.id, as_seat=repr(name), known=listed(names)))
    if names[name] not in eyes(match):
        raise NoSuchSeat(said("the-match-of-this-record"))
    return names[name]


def _print_all(steps: Replay) -> None:
    game, line = steps.match.game, steps.line
    out.print(Text.assemble((game.card.name, "bold"), f", {say('replay-actions', count=steps.match.ply)}"))
    if steps.match.lines.title:
        out.print(Text(steps.match.lines.title, style="bold"))
    _print_moment(steps, line, 0)
    _print_line(steps, line)
    out.print()
    out.print(f"{say('matches-result')}: {result_text(steps.match)}", markup=False)


def _print_line(steps: Replay, line: Line) -> None:
    """The actions of a line; the lines that leave it after the action instead of which they are played."""
    for ply in range(line.first, line.length + 1):
        if ply < line.length:
            out.print()
            for text in line.told(ply + 1, steps.seat):
                out.print(Text(f"{ply + 1}. ", style="dim"), text, sep="")
            _print_moment(steps, line, ply + 1)
        for number, node in enumerate(line.leaves.get(ply, [])):
            out.print()
            out.print(f"( {node.name}".rstrip(), style="bold", markup=False)
            _print_line(steps, line.enter(ply, number))
            out.print(")", style="bold")


def _print_moment(steps: Replay, line: Line, ply: int) -> None:
    game = steps.match.game
    if line.comment(ply):
        out.print(Text("{" + line.comment(ply) + "}", style="italic"))
    out.print(_drawn(game, game.view(_state(game, line.contents[ply]), steps.seat)))


def _drawn(game: Game[Any], view: Any) -> RenderableType:
    return game.drawn_on(Paper(game.texts(language())), view)


def _state(game: Game[Any], content: bytes) -> np.record:
    found: np.record = np.frombuffer(bytearray(content), game.state)[0]
    return found
