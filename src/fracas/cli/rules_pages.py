"""What a person can read about a game in the terminal: its rules with pictures, its rulings, its words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from ..core.contract import Game
from ..core.drawing import Paper
from ..core.errors import IllegalAction
from ..core.glossary import glossary_of
from ..core.illustrations import SHOWN, illustrations_of
from ..search.compiling import missing, parts_to_begin
from .words import language, say

RULINGS, WORDS = "rulings", "words"


def about(game: type[Game[Any]], wanted: str) -> RenderableType | str:
    """The rules, or what else is wanted of them: rulings, words, or a single word, which is a `str`."""
    if not wanted:
        return rules_page(game)
    if wanted == RULINGS:
        return rulings_page(game)
    for term in glossary_of(game, language()):
        if wanted.casefold() in (form.casefold() for form in term.forms):
            return f"{term.name}: {term.text}"
    if wanted == WORDS:
        return words_page(game)
    raise IllegalAction(say("no-such-word", word=wanted))


def rules_page(game: type[Game[Any]]) -> RenderableType:
    """The page as players read it, with its pictures drawn by the game where its rules are compiled."""
    return Group(*_with_pictures(game, game.rules_page(language()).text))


def rulings_page(game: type[Game[Any]]) -> RenderableType:
    """What stands behind it."""
    found = game.rules_page(language()).rulings
    return Markdown(found) if found else Text(say("no-rulings", game=game.card.name))


def words_page(game: type[Game[Any]]) -> RenderableType:
    """Every term with its sentence, and where the rules speak of it."""
    found = sorted(glossary_of(game, language()), key=lambda term: term.name.casefold())
    if not found:
        return Text(say("no-words", game=game.card.name))
    lines: list[RenderableType] = []
    for term in found:
        lines.append(Text.assemble((term.name, "bold"), "  ", (f"({term.heading})" if term.heading else "", "dim")))
        lines.append(Padding(Text(term.text), (0, 0, 1, 2)))
    return Group(*lines)


def _with_pictures(game: type[Game[Any]], text: str) -> Iterator[RenderableType]:
    is_drawn = not missing(parts_to_begin(game))  # nobody waits for the compiler to read a page
    at = 0
    for picture in SHOWN.finditer(text):
        yield Markdown(text[at : picture.start()])
        at = picture.end()
        wanted = illustrations_of(game).get(picture["name"])
        if wanted is not None and is_drawn:
            opened = game.with_options(wanted.options)
            view = opened.told_view(wanted.match(opened).state[0], None, language())
            yield Padding(opened.drawn_on(Paper(opened.texts(language())), view), (1, 2, 0, 2))
        yield Padding(Text(picture["caption"], style="italic"), (0, 2, 1, 2))
    yield Markdown(text[at:])
