"""`fracas games` and `fracas options GAME`: what there is to play."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from ..core import registry
from ..core.contract import Game
from ..core.errors import BrokenGame
from ..core.texts import ENGLISH
from . import words
from .complete import game_ids
from .console import complain, out, say
from .options import option_facts
from .words import explained


def loaded_games() -> list[type[Game[Any]]]:
    """Every registered game that can be loaded; a broken one is complained of and does not hide the rest."""
    found = []
    for game_id in registry.game_ids():
        try:
            found.append(registry.find(game_id))
        except BrokenGame as error:
            complain(explained(error))
    return found


def named_games(ids: list[str] | None) -> list[type[Game[Any]]]:
    """The games asked for, or all of them."""
    return [registry.find(game_id) for game_id in ids] if ids else loaded_games()


def games() -> None:
    """List the games: players, minutes, chance and secrets, variants."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(words.say("games-game"), style="bold cyan", no_wrap=True)
    for heading in ("players", "minutes", "chance", "secrets", "variants"):
        table.add_column(words.say(f"games-{heading}"), justify="center")
    found = loaded_games()
    for game in found:
        card = game.card
        chance, secrets = (words.say("yes" if has else "no") for has in (card.has_chance, card.has_secrets))
        count = str(len(game.variants()))
        table.add_row(card.id, str(len(card.seats)), str(card.minutes), chance, secrets, count)
    out.print(table)
    for game in found:
        out.print()
        line = game.texts(words.language()).format("line", {}) if words.language() != ENGLISH else None
        out.print(Text.assemble((game.card.name, "bold"), f"  {line or game.card.summary}"))


def options(game: Annotated[str, typer.Argument(autocompletion=game_ids, help="The game's id.")]) -> None:
    """Show a game's options: default, allowed values, meaning."""
    found = registry.find(game)
    facts = option_facts(found)
    variants = ", ".join(found.variants())
    if not facts:
        say(words.say("options-none", game=found.card.name))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column(words.say("options-option"), style="bold cyan", no_wrap=True)
    table.add_column(words.say("options-default"))
    table.add_column(words.say("options-meaning"), ratio=1)
    for fact in facts:
        measured = ", ".join(f"{value}: {share}" for value, share in fact.measured.items())
        shares = words.say("options-measured", shares=measured) if measured else ""
        own = words.say("options-own-file", game=game) if fact.name in found.templates else ""
        parts = [fact.label, fact.about, fact.named_choices or fact.allowed, own, shares]
        table.add_row(fact.name, fact.default, "\n".join(part for part in parts if part))
    out.print(table)
    out.print()
    if any(fact.measured for fact in facts):
        out.print(Text(words.say("options-measured-note")))
    out.print(Text(words.say("options-variants", names=variants)))
    out.print()
    example = f"fracas play {game} -o {facts[0].name}={(facts[0].choices or (facts[0].default,))[-1]}"
    say(words.say("options-set", command=example))
