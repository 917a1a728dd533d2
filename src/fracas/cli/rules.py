"""`fracas rules GAME`: the rules page, its rulings, the words of a game."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Group

from ..core import registry
from .complete import game_ids
from .console import is_interactive, out
from .play.shell import page
from .rules_pages import rules_page, rulings_page, words_page


def rules(
    game: Annotated[str, typer.Argument(autocompletion=game_ids, help="The game's id.")],
    rulings: Annotated[bool, typer.Option("--rulings", help="What the rulebook leaves open, by name.")] = False,
    words: Annotated[bool, typer.Option("--words", help="The words of the game, each explained.")] = False,
) -> None:
    """Read a game's rules and options; its rulings; its words."""
    found = registry.find(game)
    wanted = [words_page] * words + [rulings_page] * rulings or [rules_page]
    text = Group(*(part(found) for part in wanted))
    if is_interactive():
        page(out, text)
    else:
        out.print(text)
