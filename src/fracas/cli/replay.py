"""`fracas replay FILE`: step through a record, seen from one seat or from outside."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ..core.errors import FracasError, listed
from ..core.match import Match
from ..core.record import result_text
from .console import is_interactive, out, sentence, with_seats
from .files import load_record
from .play.scene import Pan, Scene

KEYS = "space/→ next · ← back · home/end · g NUMBER goes to · q leaves"
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
                self._go(self.match.ply)
            case "g":
                self.going = ""
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
        self.at = min(max(ply, 0), self.match.ply)

    @cached_property
    def _events(self) -> list[tuple[int, Text]]:
        seats = self.match.game.card.seats
        return [(event.ply, with_seats(sentence(event.text), seats)) for event in self.match.events(self.seat)]

    def happened(self, ply: int) -> list[Text]:
        """What the seat saw of action number `ply`; never the action itself, which may be another seat's secret."""
        found = [text.copy() for number, text in self._events if number == ply]
        return found or [Text(f"{self.match.game.card.seats[self.match.seat_at(ply - 1)]} acts in secret.")]

    def scene(self, hint: str = KEYS) -> Scene:
        """The board here, with what led to it."""
        match, game = self.match, self.match.game
        viewer = "seen from outside" if self.seat is None else f"seen by {game.card.seats[self.seat]}"
        title = Text.assemble((game.card.name, "bold"), f" · {viewer} · after {self.at} of {match.ply} actions")
        view = game.told_view(match.state_at(self.at)[0], self.seat)
        log = [line for ply in range(max(1, self.at - RECENT + 1), self.at + 1) for line in self.happened(ply)]
        prompt = sentence(view.prompt.text)
        if match.outcome is not None and self.at == match.ply:
            prompt = f"{sentence(match.outcome.text)} ({result_text(match)})"
        asked = with_seats(prompt, game.card.seats)
        asked.stylize("bold")
        if self.going is not None:
            hint = f"go to action: {self.going}_"
        if hint:
            asked.append(f"\n{hint}", style="not bold dim")
        return Scene(title, game.draw(view), log, asked)


def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="See what this side saw; without it, what a spectator saw.")
    ] = None,
) -> None:
    """Step through a record with the keyboard; in a pipe, print every step."""
    match = load_record(file)
    steps = Replay(match, _seat_index(match, seat))
    if is_interactive():
        from .keys import run_replay  # prompt_toolkit takes a while to load, and pipes do not need it

        run_replay(steps)
    else:
        _print_all(steps)


def _seat_index(match: Match, name: str | None) -> int | None:
    seats = match.game.card.seats
    if name is None:
        return None
    if name not in seats:
        raise NoSuchSeat(f"{match.game.card.id} has no seat {name!r}; known: {listed(seats)}")
    return seats.index(name)


def _print_all(steps: Replay) -> None:
    game = steps.match.game
    out.print(Text.assemble((game.card.name, "bold"), f", {steps.match.ply} actions"))
    out.print(game.draw(game.view(steps.match.state_at(0)[0], steps.seat)))
    for ply in range(1, steps.match.ply + 1):
        out.print()
        for line in steps.happened(ply):
            out.print(Text(f"{ply}. ", style="dim"), line, sep="")
        out.print(game.draw(game.view(steps.match.state_at(ply)[0], steps.seat)))
    out.print()
    out.print(f"Result: {result_text(steps.match)}", markup=False)
