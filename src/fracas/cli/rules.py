"""`fracas rules GAME`: the rules page."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from ..core import registry
from .console import is_interactive, out
from .play.shell import page


def rules(game: Annotated[str, typer.Argument(help="The game's id.")]) -> None:
    """Read a game's rules, options and rulings."""
    text = Markdown(registry.find(game).rules_text())
    if is_interactive():
        page(out, text)
    else:
        out.print(text)
