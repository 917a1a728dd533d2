"""What a game draws for the terminal, and how it makes do with the room there is.

`draw(game, view)` may return anything that rich can print: then that is the picture, and where it does not fit it is
moved by keys. `draw(game, view, paper)` is told the language and which way round, and may return a `Drawing`, which
has more to offer: a small picture, the lines that must never be missing, and what can be pointed at.

A place is pointed at where its name stands in the text: `spotted(Text("b7"), "b7")`. Actions are chosen by the places
on their `path`, one after another, in whichever picture they are drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.text import Text

from .texts import Texts

if TYPE_CHECKING:
    from .contract import Action

SPOT = "spot"


class Room(NamedTuple):
    """How many characters and lines a picture may take."""

    width: int
    height: int


@dataclass(frozen=True)
class Paper:
    """What a picture is drawn on: in which language, and from which end of the table."""

    texts: Texts
    is_turned: bool = False  # the second side looks: what is near to it is drawn below

    def say(self, message: str, **values: Any) -> str:
        """A message of the game's catalogue; its name, where there is none."""
        return self.texts.format(message, values) or message


class Choice(NamedTuple):
    """Some actions that stand together in the list, under a name of their own."""

    label: str
    actions: tuple[Action, ...]


def spotted(text: Text, place: str) -> Text:
    """The text, as something that can be pointed at."""
    text.apply_meta({SPOT: place})
    return text


def kept_together(text: Text, width: int) -> Text:
    """What stands between two blanks is not torn apart: a sign stays on the line of what it means."""
    lines = [Text()]
    for item in text.split("  "):
        if lines[-1] and cell_len(lines[-1].plain) + cell_len("  ") + cell_len(item.plain) > width:
            lines.append(Text())
        lines[-1].append_text(Text("  ") if lines[-1] else Text()).append_text(item)
    return Text("\n").join(lines)


def no_places(action: Action) -> Sequence[str]:
    """For a picture with nothing to point at."""
    return ()


def no_lines(width: int) -> Sequence[Text]:
    """For a game with neither hand nor tracks."""
    return ()


def nothing_about(place: str) -> Sequence[Text]:
    """For places that say all by their looks."""
    return ()


def no_other_text(action: Action) -> str:
    """For actions that are called by their texts alone."""
    return ""


@dataclass(frozen=True)
class Drawing:
    """Everything the terminal shows of a position; printed, it is the whole picture."""

    whole: RenderableType
    small: Callable[[Room], Text]  # the board alone, in that room if it can be
    # the viewer's hand and what can lose the game, in lines of a width: always on the screen beside `small`
    vital: Callable[[int], Sequence[Text]] = no_lines
    # whatever else is on the table, the weightiest first, as far as there is room: as many in every width
    facts: Callable[[int], Sequence[Text]] = no_lines
    path: Callable[[Action], Sequence[str]] = no_places  # the places by which an action is chosen, in order
    covers: Callable[[Action], Sequence[str]] = no_places  # what else it would touch
    about: Callable[[str], Sequence[Text]] = nothing_about  # what is known of a place itself, shown under the cursor
    also: Callable[[Action], str] = no_other_text  # another text that a person may type for it
    choices: Callable[[Sequence[Action]], Sequence[Choice]] | None = None  # how a list of actions is best arranged

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.whole

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.whole)
