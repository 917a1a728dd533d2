"""`fracas rules GAME`: the rules page."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from ..core import registry
from .complete import game_ids
from .console import is_interactive, out
from .play.shell import page
from .words import language


def rules(game: Annotated[str, typer.Argument(autocompletion=game_ids, help="The game's id.")]) -> None:
    """Read a game's rules, options and rulings."""
    text = Markdown(registry.find(game).rules_text(language()))
    if is_interactive():
        page(out, text)
    else:
        out.print(text)
