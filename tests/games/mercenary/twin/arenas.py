"""Where they play: the game's own maps, small made-up ones on which everybody meets, made-up cards and characters."""

from __future__ import annotations

from random import Random
from typing import Any

from . import ground
from .book import CLASSES, SENTRY

MODES = ("capture_the_intel", "control_point")
SPOTS = "RBrb123"
CHARGERS = ("engineer", "medic", "sniper", "spy")

# The words of cards as on the rules page: lowest and highest number, and whom they mean something to.
WORDS: dict[str, tuple[int, int, tuple[str, ...]]] = {
    "attack": (-3, 5, CLASSES),
    "range": (-3, 4, CLASSES),
    "speed": (-2, 3, CLASSES),
    "health": (-4, 6, CLASSES),
    "meter": (-3, 3, CHARGERS),
    "charging": (1, 3, CHARGERS),
    "primed": (1, 6, ("engineer", "medic", "sniper")),
    "regenerate": (1, 3, CLASSES),
    "haul": (1, 3, CLASSES),
    "healing": (1, 4, ("medic",)),
    "extinguish": (1, 1, ("medic",)),
    "mending": (1, 4, ("engineer",)),
    "quick_build": (1, 1, ("engineer",)),
    "extra_sticky": (1, 1, ("demoman",)),
    "sticky_damage": (1, 3, ("demoman",)),
    "faster_cap": (1, 2, CLASSES),
    "see_cloaked": (1, 6, CLASSES),
    "spy_alarm": (1, 4, CLASSES),
    "shield": (1, 3, CLASSES),
    "armor": (1, 3, CLASSES),
    "fireproof": (1, 1, CLASSES),
    "vault": (1, 1, CLASSES),
    "soft_landing": (1, 1, CLASSES),
    "mobile_fire": (1, 1, ("heavy",)),
    "steady_aim": (1, 1, ("sniper",)),
    "stride": (1, 3, ("spy",)),
    "unnoticed": (1, 1, ("spy",)),
    "burn": (1, 4, CLASSES),
    "push": (1, 3, CLASSES),
    "pierce": (1, 1, CLASSES),
    "leech": (1, 4, CLASSES),
    "double_attack": (1, 1, CLASSES),
    "ignore_immunity": (1, 1, ("soldier",)),
    "drain": (1, 6, CLASSES),
    "finisher": (1, 4, CLASSES),
    "slow": (1, 4, CLASSES),
    "splash": (1, 3, CLASSES),
    "demolish": (1, 5, CLASSES),
    "kindling": (1, 4, CLASSES),
    "recoil": (1, 4, CLASSES),
}


def random_map(draw: Random) -> str:
    """A small map for both modes, every tile of it within reach."""
    while True:
        text = _picture(draw, draw.randint(4, 8), draw.randint(3, 6))
        here = ground.read.__wrapped__(text)
        start = here.find("R")
        assert start is not None
        reached = ground.walk(here, start, ground.FAR, here.is_walkable)
        if all(cell in reached for cell in here.tiles if here.is_walkable(cell)):
            return text


def _picture(draw: Random, width: int, height: int) -> str:
    tiles = {(column, row): draw.choices(".~", [9, 1])[0] for column in range(width) for row in range(height)}
    tiles |= dict(zip(draw.sample(sorted(tiles), len(SPOTS)), SPOTS, strict=True))

    def fence(one: ground.Cell, other: ground.Cell, sign: str) -> str:
        stands = tiles.get(one, "~") != "~" != tiles.get(other, "~") and draw.random() < 0.2
        return sign if stands else " "

    lines = []
    for row in range(height):
        marks = [tiles[column, row] + fence((column, row), (column + 1, row), "|") for column in range(width)]
        lines.append("".join(marks).rstrip())
        lines.append(" ".join(fence((column, row), (column, row + 1), "-") for column in range(width)).rstrip())
    return "name: Made Up\n\n" + "\n".join(lines[:-1]) + "\n"


def random_cards(draw: Random) -> str:
    """Forty cards with any words the rules page allows."""
    return "\n".join(_card(draw, number) for number in range(1, 41))


def _card(draw: Random, number: int) -> str:
    classes = draw.sample(CLASSES, draw.randint(1, 3))
    known = [word for word, (_, _, meant) in WORDS.items() if {*meant} & {*classes}]
    effects = {word: _amount(draw, word) for word in draw.sample(known, draw.randint(1, 4))}
    is_weapon = draw.random() < 0.5
    own = f"attack = {draw.randint(1, 6)}\nrange = {draw.randint(1, 4)}\n" if is_weapon else ""
    return (
        f'[[card]]\nnumber = {number}\nname = "Card {number}"\nkind = "{"weapon" if is_weapon else "gear"}"\n'
        f"classes = {classes}\n{own}"
        f"effects = {{ {', '.join(f'{word} = {amount}' for word, amount in effects.items())} }}\n"
    )


def _amount(draw: Random, word: str) -> int:
    lowest, highest, _ = WORDS[word]
    return draw.choice([amount for amount in range(lowest, highest + 1) if amount])


def random_characters(draw: Random) -> str:
    return "\n".join(
        f"[{kind}]\nhealth = {draw.randint(1, 12)}\nspeed = {0 if kind == SENTRY else draw.randint(1, 6)}\n"
        f"attack = {draw.randint(0, 6)}\nrange = {draw.randint(1, 6)}\n"
        f"charge = {draw.randint(1, 6) if kind in CHARGERS else 0}\n"
        for kind in (*CLASSES, SENTRY)
    )


def random_options(draw: Random, made_up: bool) -> dict[str, Any]:
    """A game on a small map; with made-up cards and characters as well."""
    found: dict[str, Any] = {
        "mode": draw.choice(MODES),
        "map": random_map(draw),
        "round_limit": draw.randint(3, 12),
        "starter": draw.choice(("random", "red", "blu")),
        "weapons": draw.random() < 0.9,
    }
    if made_up:
        found |= {"cards": random_cards(draw), "characters": random_characters(draw)}
    return found
