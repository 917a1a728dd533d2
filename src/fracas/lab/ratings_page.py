"""docs/ratings.md and the games' ratings.json: the measured ladders, written by `fracas arena`, never typed."""

from __future__ import annotations

import re
from collections.abc import Sequence

from fracas.core import registry
from fracas.core.strength import Meeting, Rated, Strength
from fracas.search.levels import LEVELS, level_of

from .ratings import Rating, Standing

SCORE_DIGITS = 3  # as the page has them
HEAD = """# Ratings

How strong the levels are, measured by letting them play each other. Every pairing plays the same deals twice with sides
swapped, over all variants of the game in turn. This page is written by `fracas arena GAME --page docs/ratings.md`; with
`--figures` the same call writes the game's own ratings.json, which the start page reads.
"""


def with_game(page: str, game_id: str, standings: Sequence[Standing], rated: Sequence[Rating], seed: str) -> str:
    """The page with the game's part replaced or added; the other games' parts stay."""
    parts = _parts(page)
    parts[game_id] = _part(game_id, standings, rated, seed)
    return HEAD + "".join(f"\n{parts[name]}" for name in sorted(parts))


def figures(standings: Sequence[Standing], rated: Sequence[Rating], seed: str) -> Strength:
    """The same numbers as a game keeps them beside its rules."""
    return Strength(
        seed=seed,
        meetings=[
            Meeting(player=one.first, against=one.second, games=one.games, score=round(one.score, SCORE_DIGITS))
            for one in standings
        ],
        ratings=[Rated(player=r.player, elo=round(r.elo), low=round(r.low), high=round(r.high)) for r in rated],
    )


def is_page(text: str) -> bool:
    """Nothing, or a page this program wrote: anything else would be lost by writing."""
    return not text.strip() or (text.startswith(HEAD) and set(_parts(text)) <= set(registry.game_ids()))


def _parts(page: str) -> dict[str, str]:
    found = re.split(r"(?m)^(?=## )", page)[1:]
    return {part.removeprefix("## ").split("\n", 1)[0].strip(): part.rstrip() + "\n" for part in found}


def _part(game_id: str, standings: Sequence[Standing], rated: Sequence[Rating], seed: str) -> str:
    lines = [f"## {game_id}", "", f"{registry.find(game_id).card.name}, seed `{seed}`.", ""]
    lines += ["| level | name | simulations | careless | temperature |", "|---|---|---:|---:|---:|"]
    for number in LEVELS:
        level = level_of(registry.find(game_id), number)
        lines.append(
            f"| {number} | {level.name} | {level.settings.simulations:,} | {level.carelessness:.0%} "
            f"| {level.temperature:g} |"
        )
    lines += ["", "| player | against | games | score | 95 % interval |", "|---|---|---:|---:|---:|"]
    for standing in standings:
        low, high = standing.interval
        figures = f"{standing.games} | {standing.score:.1%} | {low:.1%} to {high:.1%}"
        lines.append(f"| {standing.first} | {standing.second} | {figures} |")
    lines += ["", "| player | Elo | 95 % interval |", "|---|---:|---:|"]
    lines += [f"| {r.player} | {r.elo:+.0f} | {r.low:+.0f} to {r.high:+.0f} |" for r in rated]
    return "\n".join(lines) + "\n"
