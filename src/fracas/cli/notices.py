"""`fracas notices [GAME]`: who made the games, and what this programme is."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from ..core.notices import notices_of
from . import words
from .complete import game_ids
from .console import out
from .games import named_games


def notices(
    game: Annotated[
        list[str] | None, typer.Argument(autocompletion=game_ids, help="Ids of games; without one, all.")
    ] = None,
) -> None:
    """Tell who made the games, what is theirs and what is ours, and what the rulebooks permit."""
    found = notices_of(named_games(game), words.language())
    for sentence in found.programme:
        out.print(Text(sentence))
    for notice in found.games:
        out.print()
        out.print(Text(notice.name, style="bold"))
        table = Table.grid(padding=(0, 2))
        for line in notice.lines:
            table.add_row(Text(line.name, style="cyan"), Text(line.text))
        out.print(table)
