"""What is printed: the character cards and the weapon cards."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

CLASSES = ("scout", "soldier", "pyro", "demoman", "heavy", "engineer", "medic", "sniper", "spy")
SENTRY = "sentry"
CARDS_OF_A_CLASS = 2
SENTRY_CARDS = 2
SLOTS = 6
STANDARD = "standard"
DATA = files("fracas.games.mercenary") / "data"


@dataclass(frozen=True)
class Character:
    """The numbers of a character card."""

    health: int
    speed: int
    attack: int
    range: int
    charge: int


@dataclass(frozen=True)
class WeaponCard:
    """A weapon with an attack of its own, or gear."""

    number: int
    is_weapon: bool
    classes: tuple[str, ...]
    attack: int
    range: int
    effects: dict[str, int]


@cache
def characters(given: str) -> dict[str, Character]:
    text = (DATA / "characters.toml").read_text() if given == STANDARD else given
    return {name: Character(**numbers) for name, numbers in tomllib.loads(text).items()}


@cache
def cards(given: str) -> dict[int, WeaponCard]:
    text = (DATA / "cards.toml").read_text() if given == STANDARD else given
    return {
        card["number"]: WeaponCard(
            card["number"],
            card["kind"] == "weapon",
            tuple(card["classes"]),
            card.get("attack", 0),
            card.get("range", 0),
            card["effects"],
        )
        for card in tomllib.loads(text)["card"]
    }


@cache
def map_text(given: str) -> str:
    return given if "\n" in given else (DATA / "maps" / f"{given}.txt").read_text()
