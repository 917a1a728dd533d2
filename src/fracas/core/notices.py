"""Who made the games, what is theirs and what is ours: told in one place, for pages and terminals.

`notices.toml` in a game's package has the facts as the rulebook tells them; what is said of them is in the catalogues:
`notice-theirs`, `notice-ours` and, where the rulebook sets limits, `notice-limits`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any

from pydantic import BaseModel, ConfigDict, ValidationError

from .contract import Game
from .errors import BrokenGame, explain_validation, shown
from .package_files import package_file
from .texts import ENGLISH, Texts, house_languages, house_texts, humanised, nearest_language

FILE = "notices.toml"


class Makers(BaseModel):
    """What the rulebook tells: nothing is added to it."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    people: dict[str, list[str]] = {}  # by what they did
    series: str | None = None  # or the game it comes with
    rights: list[str] = []  # as they follow the sign: "2025 Somebody"


class NoticeLine(BaseModel):
    """One thing that is told of a game, and what it is called."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    name: str
    text: str


class GameNotice(BaseModel):
    """All that is told of one game, in a language."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    game: str
    name: str
    lines: list[NoticeLine]


class Notices(BaseModel):
    """What is told of the programme, and of every game."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    title: str
    programme: list[str]
    games: list[GameNotice]


@cache
def makers_of(game: type[Game[Any]]) -> Makers | None:
    """What the package of a game says of its makers; None: it has no such file."""
    file = package_file(game, FILE)
    if file is None:
        return None
    try:
        return Makers.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    except tomllib.TOMLDecodeError as error:
        raise BrokenGame(f"{game.card.id}: {FILE} is no TOML: {error}") from None
    except ValidationError as error:
        field, value, allowed = explain_validation(error)
        raise BrokenGame(f"{game.card.id}: {FILE}: {field}: got {shown(value)}; {allowed}") from None


def notices_of(games: Sequence[type[Game[Any]]], language: str = ENGLISH) -> Notices:
    """The notices of these games, in that language or the nearest there is."""
    house = house_texts(nearest_language(language, house_languages()))
    said = [_said(house, f"notices-{part}") for part in ("unofficial", "ours", "operator")]
    return Notices(
        title=_said(house, "notices-title"), programme=said, games=[_notice(game, language, house) for game in games]
    )


def _notice(game: type[Game[Any]], language: str, house: Texts) -> GameNotice:
    makers, texts = makers_of(game), game.texts(language)
    if makers is None:
        silent = NoticeLine(name=_said(house, "notices-people-design"), text=_said(house, "notices-silent"))
        return GameNotice(game=game.card.id, name=game.card.name, lines=[silent])
    lines = [NoticeLine(name=_role(house, role), text=", ".join(names)) for role, names in makers.people.items()]
    if makers.series:
        lines.append(NoticeLine(name=_said(house, "notices-series"), text=makers.series))
    if makers.rights:
        lines.append(
            NoticeLine(name=_said(house, "notices-rights"), text="; ".join(f"© {whose}" for whose in makers.rights))
        )
    if not makers.people:
        lines.insert(0, NoticeLine(name=_said(house, "notices-people-design"), text=_said(house, "notices-nobody")))
    for name, message in (("theirs", "notice-theirs"), ("mine", "notice-ours"), ("limits", "notice-limits")):
        text = texts.format(message, {})
        if text:
            lines.append(NoticeLine(name=_said(house, f"notices-{name}"), text=text))
    return GameNotice(game=game.card.id, name=game.card.name, lines=lines)


def _role(house: Texts, role: str) -> str:
    return house.format(f"notices-people-{role}", {}) or humanised(role)


def _said(house: Texts, message: str) -> str:
    return house.format(message, {}) or ""
