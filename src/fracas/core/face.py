"""The face of a game: its plain-Python functions, each in its room of the package.

Every function is given the game first, with its options, tables and whatever else it has made of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from .rooms import found

if TYPE_CHECKING:
    from rich.console import RenderableType

    from .contract import Action, Position, View
    from .facts import Change, Event, Goal, Preview, Reason
    from .plain import Plain


def nothing_to_say(game: Any, view: Any, action: Any) -> None:
    """For a game without previews or reasons."""


def no_figures(game: Any, view: Any) -> None:
    """For a game whose card says all there is to say of its goal."""


def nothing_changed(game: Any, before: Any, after: Any, legal: Any) -> list[Any]:
    """For a game whose events say it all."""
    return []


def nothing_odd(game: Any, option: str) -> list[tuple[str, dict[str, Any]]]:
    """For a game that has nothing to remark on what it allows."""
    return []


def no_style(game: Any, seat: str) -> str:
    """For a game that leaves it to the terminal how the names of its seats are written."""
    return ""


def two_words(game: Any) -> int:
    """A packed state has at most 128 bits unless the game says more."""
    return 2


def no_data(game: Any) -> npt.NDArray[np.uint8]:
    """For a bound that looks nothing up."""
    return np.zeros(1, np.uint8)


ROOMS = {
    "make_tables": "tables",
    "action": "actions",
    "view": "view",
    "narrate": "events",
    "to_position": "position",
    "from_position": "position",
    "draw": "terminal",
    "seat_style": "terminal",
    "preview": "explain",
    "previews": "explain",
    "changes": "explain",
    "why_illegal": "explain",
    "goal": "goal",
    "oddities": "files",
    "packed_words": "puzzle",
    "bound_data": "puzzle",
}


class Face(NamedTuple):
    """What a game shows of itself; what each function does is said where `Game` calls it."""

    make_tables: Callable[[Any], npt.NDArray[Any]]
    action: Callable[[Any, int], Action]
    view: Callable[[Any, Plain, int | None], View]
    narrate: Callable[[Any, Plain, Any, Plain, int | None], list[Event]]
    to_position: Callable[[Any, Plain], Position]
    from_position: Callable[[Any, Any, np.record], None]
    draw: Callable[..., RenderableType]  # of game and view; with a third argument it is given the paper (drawing.py)
    seat_style: Callable[[Any, str], str] = no_style  # in which the terminal writes a seat's name: as `draw` does
    preview: Callable[[Any, Any, Any], Preview | None] = nothing_to_say
    previews: Callable[[Any, Any, Any], list[Preview | None]] | None = None  # all at once: where they share work
    changes: Callable[[Any, Any, Any, Any], list[Change]] = nothing_changed
    why_illegal: Callable[[Any, Any, Any], Reason | None] = nothing_to_say
    goal: Callable[[Any, Any], Goal | None] = no_figures  # of a game that is not over
    oddities: Callable[[Any, str], list[tuple[str, dict[str, Any]]]] = nothing_odd
    packed_words: Callable[[Any], int] = two_words
    bound_data: Callable[[Any], npt.NDArray[np.uint8]] = no_data

    @classmethod
    def of(cls, package: str) -> Face:
        """The functions that a game's package has in its rooms."""
        return cls(**found(package, ROOMS, cls._field_defaults))
