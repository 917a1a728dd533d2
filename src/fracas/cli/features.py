"""`fracas features GAME`: what a learner sees of a game, number by number."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from ..core import registry
from ..core.feature_page import HEADINGS, feature_page, feature_rows
from .console import out, say


def features(
    game: Annotated[str, typer.Argument(help="The game's id.")],
    page: Annotated[bool, typer.Option("--page", help="As a page in Markdown, as in docs/features.")] = False,
) -> None:
    """Show what the numbers of a game's observation mean, for people who train on it."""
    found = registry.find(game)
    if page:
        out.file.write(feature_page(found))
        return
    if not found.card.features:
        say(f"{found.card.name} has no features: its package has no `observe`.")
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in HEADINGS:
        table.add_column(heading.capitalize(), style="bold cyan" if heading == "feature" else "")
    for row in feature_rows(found):
        table.add_row(*row)
    out.print(table)
