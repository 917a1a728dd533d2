"""Weapon cards and character stats: read from TOML and checked."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from fracas.core.errors import BadData, did_you_mean, listed, shown, validation_reason
from fracas.core.own_files import blame, settle
from fracas.core.said import mistakes

from .state import CARDS, CLASSES, KIND_NAMES, KINDS, MOST_BURN, MOST_SHIELD, MOST_SLOW, Effect, Kind

said = mistakes(__package__)

MOST_CHARACTERS = 40_000
STANDARD = "standard"
MOST_KEPT = 32  # texts of people's own that are kept read
CLASS_NAMES = KIND_NAMES[1 : CLASSES + 1]
EFFECT_BY_NAME = {effect.name.lower(): effect for effect in Effect}

# Effects ---------------------------------------------------------------------------------------------------------
#
#   The vocabulary of weapon cards: every effect a card may name, and its limits; texts/ has what it says on the card.
#   An effect of an attack belongs to the weapon printed on the card; on gear, which has no attack of its own, it
#   belongs to the primary weapon. All others hold as long as the card is carried.


@dataclass(frozen=True)
class Term:
    """One word of the vocabulary."""

    lowest: int
    highest: int
    of_attack: bool = False
    classes: tuple[str, ...] = ()  # the only ones it means anything to; empty: all


TERMS: dict[Effect, Term] = {
    Effect.ATTACK: Term(-3, 5),
    Effect.RANGE: Term(-3, 4),
    Effect.SPEED: Term(-2, 3),
    Effect.HEALTH: Term(-4, 6),
    Effect.METER: Term(-3, 3, classes=("engineer", "medic", "sniper", "spy")),
    Effect.CHARGING: Term(1, 3, classes=("engineer", "medic", "sniper", "spy")),
    Effect.PRIMED: Term(1, 6, classes=("engineer", "medic", "sniper")),
    Effect.REGENERATE: Term(1, 3),
    Effect.HAUL: Term(1, 3),
    Effect.HEALING: Term(1, 4, classes=("medic",)),
    Effect.EXTINGUISH: Term(1, 1, classes=("medic",)),
    Effect.MENDING: Term(1, 4, classes=("engineer",)),
    Effect.QUICK_BUILD: Term(1, 1, classes=("engineer",)),
    Effect.EXTRA_STICKY: Term(1, 1, classes=("demoman",)),
    Effect.STICKY_DAMAGE: Term(1, 3, classes=("demoman",)),
    Effect.FASTER_CAP: Term(1, 2),
    Effect.SEE_CLOAKED: Term(1, 6),
    Effect.SPY_ALARM: Term(1, 4),
    Effect.SHIELD: Term(1, MOST_SHIELD),
    Effect.ARMOR: Term(1, 3),
    Effect.FIREPROOF: Term(1, 1),
    Effect.VAULT: Term(1, 1),
    Effect.SOFT_LANDING: Term(1, 1),
    Effect.MOBILE_FIRE: Term(1, 1, classes=("heavy",)),
    Effect.STEADY_AIM: Term(1, 1, classes=("sniper",)),
    Effect.STRIDE: Term(1, 3, classes=("spy",)),
    Effect.UNNOTICED: Term(1, 1, classes=("spy",)),
    Effect.BURN: Term(1, MOST_BURN, of_attack=True),
    Effect.PUSH: Term(1, 3, of_attack=True),
    Effect.PIERCE: Term(1, 1, of_attack=True),
    Effect.LEECH: Term(1, 4, of_attack=True),
    Effect.DOUBLE_ATTACK: Term(1, 1, of_attack=True),
    Effect.IGNORE_IMMUNITY: Term(1, 1, of_attack=True, classes=("soldier",)),
    Effect.DRAIN: Term(1, 6, of_attack=True),
    Effect.FINISHER: Term(1, 4, of_attack=True),
    Effect.SLOW: Term(1, MOST_SLOW, of_attack=True),
    Effect.SPLASH: Term(1, 3, of_attack=True),
    Effect.DEMOLISH: Term(1, 5, of_attack=True),
    Effect.KINDLING: Term(1, 4, of_attack=True),
    Effect.RECOIL: Term(1, 4, of_attack=True),
}


# Files -----------------------------------------------------------------------------------------------------------

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


class CharacterData(Strict):
    """The numbers of one character card."""

    health: Annotated[int, Field(ge=1, le=40, strict=True)]
    speed: Annotated[int, Field(ge=0, le=8, strict=True)]
    attack: Annotated[int, Field(ge=0, le=20, strict=True)]
    range: Annotated[int, Field(ge=1, le=12, strict=True)]
    charge: Annotated[int, Field(ge=0, le=12, strict=True)]


def _parse(text: str, file: str) -> dict[str, Any]:
    if len(text) > MOST_CHARACTERS:
        raise BadData(
            file,
            said("whole"),
            said("has-characters-at-most-are", text_count=len(text), most_characters=MOST_CHARACTERS),
        )
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadData(file, said("whole"), said("is-not-toml", error=error)) from None


def _model(model: type[T], data: object, file: str, where: str) -> T | None:
    """What the data is, None for what was blamed."""
    try:
        return model.model_validate(data)
    except ValidationError as error:
        for one in error.errors(include_url=False):
            field = ".".join(str(part) for part in one["loc"]) or "(whole)"
            reason = validation_reason(one)
            blame(BadData(file, f"{where} {field}", said("got", n=shown(one.get("input")), allowed=reason)))
        return None


# Cards -----------------------------------------------------------------------------------------------------------


def read_cards(text: str, file: str) -> tuple[CardData, ...]:
    """Parse and check a file of weapon cards; `BadData` says where it is wrong."""
    data = _parse(text, file)
    listing = data.pop("card", None)
    if data or not isinstance(listing, list) or not 1 <= len(listing) <= CARDS:
        raise BadData(file, said("whole"), said("must-be-a-list-of", cards=CARDS))
    found = [(index, _model(CardData, item, file, f"card {index}")) for index, item in enumerate(listing, 1)]
    read = [(index, card) for index, card in found if card is not None]
    for index, card in read:
        _check_card(card, index, file)
    names = [card.name for _, card in read]
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            blame(BadData(file, said("whole"), said("two-cards-are-called", name=repr(name))))
    settle()
    return tuple(card for _, card in read)


def _check_card(card: CardData, index: int, file: str) -> None:
    where = f"card {index}"
    if card.number != index:
        blame(BadData(file, f"{where} number", said("got-cards-are-numbered-from", number=card.number)))
    for name in card.classes:
        if name not in CLASS_NAMES or card.classes.count(name) > 1:
            blame(
                BadData(
                    file,
                    f"{where} classes",
                    said("got-each-class-once-known", name=repr(name), known=listed(CLASS_NAMES)),
                )
            )
    is_weapon = card.kind == "weapon"
    for field, value in (("attack", card.attack), ("range", card.range)):
        if is_weapon != (value is not None):
            need = said("a-weapon-prints-its-own" if is_weapon else "gear-has-none-of-its-own")
            blame(BadData(file, f"{where} {field}", need))
    for name, n in card.effects.items():
        effect = EFFECT_BY_NAME.get(name)
        if effect is None:
            hint = did_you_mean(name, EFFECT_BY_NAME)
            blame(
                BadData(
                    file,
                    f"{where} effects",
                    said("there-is-no-effect-known", name=repr(name), hint=hint, known=listed(EFFECT_BY_NAME)),
                )
            )
            continue
        term = TERMS[effect]
        if not term.lowest <= n <= term.highest or n == 0:
            allowed = said("must-be-to-and-not-0", lowest=term.lowest, highest=term.highest)
            blame(BadData(file, f"{where} effects.{name}", said("got", n=n, allowed=allowed)))
        if term.classes and not set(term.classes) & set(card.classes):
            blame(
                BadData(
                    file, f"{where} effects.{name}", said("means-nothing-to-these-classes", known=listed(term.classes))
                )
            )
    if not is_weapon and not card.effects:
        blame(BadData(file, f"{where} effects", said("gear-without-an-effect-does")))


@cache
def standard_cards_text() -> str:
    """The file of weapon cards that comes with the game."""
    return (resources.files(__package__) / "data" / "cards.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=MOST_KEPT)
def find_cards(standard_or_text: str) -> tuple[CardData, ...]:
    """The game's own cards, or those of a text."""
    if standard_or_text == STANDARD:
        return read_cards(standard_cards_text(), "cards.toml")
    return read_cards(standard_or_text, "cards")


# Characters ------------------------------------------------------------------------------------------------------


def read_characters(text: str, file: str) -> dict[str, CharacterData]:
    """Parse and check a file of character stats; `BadData` says where it is wrong."""
    data = _parse(text, file)
    wanted = KIND_NAMES[1:KINDS]
    if set(data) != set(wanted):
        raise BadData(file, said("whole"), said("must-have-exactly-the-tables", known=", ".join(wanted)))
    read = {name: _model(CharacterData, data[name], file, name) for name in wanted}
    found = {name: stats for name, stats in read.items() if stats is not None}
    for name, stats in found.items():
        is_sentry = name == Kind.SENTRY.name.lower()
        if is_sentry != (stats.speed == 0):
            blame(BadData(file, f"{name} speed", said("got-a-sentry-stands-still", speed=stats.speed)))
        needs_charge = name in ("engineer", "medic", "sniper", "spy")
        if needs_charge != (stats.charge > 0):
            blame(BadData(file, f"{name} charge", said("got-engineer-medic-sniper-and", charge=stats.charge)))
    settle()
    return found


@cache
def standard_characters_text() -> str:
    """The file of character stats that comes with the game."""
    return (resources.files(__package__) / "data" / "characters.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=MOST_KEPT)
def find_characters(standard_or_text: str) -> dict[str, CharacterData]:
    """The game's own stats, or those of a text."""
    if standard_or_text == STANDARD:
        return read_characters(standard_characters_text(), "characters.toml")
    return read_characters(standard_or_text, "characters")
