"""Weapon cards and character stats: read from TOML, checked, and turned into tables."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal, TypeVar

import numpy.typing as npt
from pydantic import BaseModel, ConfigDict, Field, ValidationError

from fracas.core.errors import BadData, did_you_mean, explain_validation, listed, shown

from .effects import TERMS, effect_words
from .state import CARDS, CLASSES, KIND_NAMES, KINDS, Effect, Kind

MOST_CHARACTERS = 40_000
STANDARD = "standard"
CLASS_NAMES = KIND_NAMES[1 : CLASSES + 1]
EFFECT_BY_NAME = {effect.name.lower(): effect for effect in Effect}

Small = Annotated[int, Field(ge=1, le=9, strict=True)]


class Strict(BaseModel):
    """Unknown fields and wrong types are errors."""

    model_config = ConfigDict(frozen=True, extra="forbid")


T = TypeVar("T", bound=Strict)


class CardData(Strict):
    """One weapon card of the file."""

    number: Annotated[int, Field(ge=1, le=CARDS, strict=True)]
    name: Annotated[str, Field(min_length=1, max_length=30)]
    kind: Literal["weapon", "gear"]
    classes: Annotated[list[str], Field(min_length=1, max_length=3)]
    attack: Small | None = None
    range: Small | None = None
    effects: dict[str, Annotated[int, Field(strict=True)]]

    @property
    def text(self) -> str:
        """What the card says."""
        words = [effect_words(EFFECT_BY_NAME[name], n) for name, n in self.effects.items()]
        if self.kind == "weapon":
            words.insert(0, f"attack {self.attack}, range {self.range}")
        return "; ".join(words)


class CharacterData(Strict):
    """The numbers of one character card."""

    health: Annotated[int, Field(ge=1, le=40, strict=True)]
    speed: Annotated[int, Field(ge=0, le=8, strict=True)]
    attack: Annotated[int, Field(ge=0, le=20, strict=True)]
    range: Annotated[int, Field(ge=1, le=12, strict=True)]
    charge: Annotated[int, Field(ge=0, le=12, strict=True)]


def _parse(text: str, file: str) -> dict[str, Any]:
    if len(text) > MOST_CHARACTERS:
        raise BadData(file, "whole", f"has {len(text)} characters; at most {MOST_CHARACTERS} are read")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadData(file, "whole", f"is not TOML: {error}") from None


def _model(model: type[T], data: object, file: str, where: str) -> T:
    try:
        return model.model_validate(data)
    except ValidationError as error:
        field, value, reason = explain_validation(error)
        raise BadData(file, f"{where} {field}", f"got {shown(value)}; {reason}") from None


# Cards -----------------------------------------------------------------------------------------------------------


def read_cards(text: str, file: str) -> tuple[CardData, ...]:
    """Parse and check a file of weapon cards; `BadData` says where it is wrong."""
    data = _parse(text, file)
    listing = data.pop("card", None)
    if data or not isinstance(listing, list) or not 1 <= len(listing) <= CARDS:
        raise BadData(file, "whole", f"must be a list of 1 to {CARDS} tables [[card]] and nothing else")
    cards = tuple(_model(CardData, item, file, f"card {index}") for index, item in enumerate(listing, 1))
    for index, card in enumerate(cards, 1):
        _check_card(card, index, file)
    names = [card.name for card in cards]
    for name in names:
        if names.count(name) > 1:
            raise BadData(file, "whole", f"two cards are called {name!r}")
    return cards


def _check_card(card: CardData, index: int, file: str) -> None:
    where = f"card {index}"
    if card.number != index:
        raise BadData(file, f"{where} number", f"got {card.number}; cards are numbered from 1 in order")
    for name in card.classes:
        if name not in CLASS_NAMES or card.classes.count(name) > 1:
            raise BadData(file, f"{where} classes", f"got {name!r}; each once, known: {listed(CLASS_NAMES)}")
    is_weapon = card.kind == "weapon"
    for field, value in (("attack", card.attack), ("range", card.range)):
        if is_weapon != (value is not None):
            need = "a weapon prints its own" if is_weapon else "gear has none of its own; use effects"
            raise BadData(file, f"{where} {field}", need)
    for name, n in card.effects.items():
        effect = EFFECT_BY_NAME.get(name)
        if effect is None:
            hint = did_you_mean(name, EFFECT_BY_NAME)
            raise BadData(
                file, f"{where} effects", f"there is no effect {name!r}{hint}; known: {listed(EFFECT_BY_NAME)}"
            )
        term = TERMS[effect]
        if not term.lowest <= n <= term.highest or n == 0:
            allowed = f"must be {term.lowest} to {term.highest} and not 0"
            raise BadData(file, f"{where} effects.{name}", f"got {n}; {allowed}")
        if term.classes and not set(term.classes) & set(card.classes):
            raise BadData(
                file, f"{where} effects.{name}", f"means nothing to these classes; it is for {listed(term.classes)}"
            )
    if not is_weapon and not card.effects:
        raise BadData(file, f"{where} effects", "gear without an effect does nothing")


@cache
def standard_cards_text() -> str:
    """The file of weapon cards that comes with the game."""
    return (resources.files(__package__) / "data" / "cards.toml").read_text(encoding="utf-8")


@cache
def find_cards(standard_or_text: str) -> tuple[CardData, ...]:
    """The game's own cards, or those of a text."""
    if standard_or_text == STANDARD:
        return read_cards(standard_cards_text(), "cards.toml")
    return read_cards(standard_or_text, "cards")


def bake_cards(cards: tuple[CardData, ...], t: npt.NDArray[Any]) -> None:
    """Write the cards into the tables; row 0 is no card."""
    table = t[0]
    table.cards = len(cards)
    for card in cards:
        table.is_weapon[card.number] = card.kind == "weapon"
        table.card_attack[card.number] = card.attack or 0
        table.card_range[card.number] = card.range or 0
        for name in card.classes:
            table.fits[card.number, KIND_NAMES.index(name)] = 1
        for name, n in card.effects.items():
            table.effect[card.number, EFFECT_BY_NAME[name]] = n


# Characters ------------------------------------------------------------------------------------------------------


def read_characters(text: str, file: str) -> dict[str, CharacterData]:
    """Parse and check a file of character stats; `BadData` says where it is wrong."""
    data = _parse(text, file)
    wanted = KIND_NAMES[1:KINDS]
    if set(data) != set(wanted):
        raise BadData(file, "whole", f"must have exactly the tables: {', '.join(wanted)}")
    found = {name: _model(CharacterData, data[name], file, name) for name in wanted}
    for name, stats in found.items():
        is_sentry = name == Kind.SENTRY.name.lower()
        if is_sentry != (stats.speed == 0):
            raise BadData(file, f"{name} speed", f"got {stats.speed}; a Sentry stands still, and nobody else does")
        needs_charge = name in ("engineer", "medic", "sniper", "spy")
        if needs_charge != (stats.charge > 0):
            raise BadData(file, f"{name} charge", f"got {stats.charge}; Engineer, Medic, Sniper and Spy have a meter")
    return found


@cache
def standard_characters_text() -> str:
    """The file of character stats that comes with the game."""
    return (resources.files(__package__) / "data" / "characters.toml").read_text(encoding="utf-8")


@cache
def find_characters(standard_or_text: str) -> dict[str, CharacterData]:
    """The game's own stats, or those of a text."""
    if standard_or_text == STANDARD:
        return read_characters(standard_characters_text(), "characters.toml")
    return read_characters(standard_or_text, "characters")


def bake_characters(characters: dict[str, CharacterData], t: npt.NDArray[Any]) -> None:
    """Write the stats into the tables."""
    table = t[0]
    for name, stats in characters.items():
        kind = KIND_NAMES.index(name)
        table.health[kind] = stats.health
        table.speed[kind] = stats.speed
        table.attack[kind] = stats.attack
        table.range[kind] = stats.range
        table.meter[kind] = stats.charge
