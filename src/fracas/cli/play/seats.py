"""What the seats of a game are called, and in which colours they are written."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...core.contract import Game
from ...core.texts import ENGLISH
from ..console import seat_style
from ..words import language


def seat_word(game: Game[Any] | type[Game[Any]], seat: int) -> str:
    """The seat in the language spoken; in English as the command line takes it."""
    name = game.card.seats[seat]
    if language() == ENGLISH:
        return name
    return game.texts(language()).format(f"seat-{name}", {}) or name


def coloured(text: str, game: Game[Any]) -> Text:
    """The text with the names of seats in their colours."""
    found = Text(text)
    face = getattr(game, "face", None)  # a game of a single file may do without
    for seat, name in enumerate(game.card.seats):
        for word in {name, seat_word(game, seat)}:
            found.highlight_regex(rf"(?i)\b{word}\b", (face and face.seat_style(game, name)) or seat_style(name))
    return found
