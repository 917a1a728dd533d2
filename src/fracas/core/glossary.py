"""The words of a game: what each term means, where the rules speak of it, and how it may stand in a sentence.

`glossary.toml` in a game's package lists the terms, each with the heading of RULES.md it belongs to. What is said of a
term is in the catalogue: the message `term-<id>`, its attribute `.name`, and the forms in which it stands in sentences,
separated by commas, as `.forms`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict

from .contract import Game
from .errors import BrokenGame
from .package_files import package_file
from .rules_page import headings
from .texts import ENGLISH, message_id

FILE = "glossary.toml"
ROLE = "term"  # the first word of its messages


class Term(BaseModel):
    """One word of a game, in a language."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    id: str
    name: str
    text: str  # a sentence or two
    forms: list[str]  # as it stands in sentences, its name included
    heading: str | None  # of the rules page in that language


@cache
def terms_of(game: type[Game[Any]]) -> dict[str, str]:
    """The terms a game's package lists, each with the heading of the English rules page it belongs to."""
    file = package_file(game, FILE)
    if file is None:
        return {}
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BrokenGame(f"{game.card.id}: {FILE} is no TOML: {error}") from None
    for term, heading in found.items():
        if not isinstance(heading, str):
            raise BrokenGame(f"{game.card.id}: {FILE}, {term}: got {heading!r}; a heading of RULES.md is wanted")
    return found


@cache
def glossary_of(game: type[Game[Any]], language: str = ENGLISH) -> tuple[Term, ...]:
    """The words of a game in a language; pages in other languages have the same headings in the same order."""
    listed = terms_of(game)
    if not listed:
        return ()
    texts = game.texts(language)
    here = headings(game.rules_text(language))
    places = {title: here[at] for at, title in enumerate(headings(game.rules_text())) if at < len(here)}
    found = []
    for term, heading in listed.items():
        message = message_id(ROLE, term)
        name = texts.format(f"{message}.name", {}) or term
        forms = [form.strip() for form in (texts.format(f"{message}.forms", {}) or "").split(",")]
        text = texts.format(message, {}) or ""
        kept = list(dict.fromkeys(form for form in (*forms, name) if form))
        found.append(Term(id=term, name=name, text=text, forms=kept, heading=places.get(heading)))
    return tuple(found)
