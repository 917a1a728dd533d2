"""docs/ratings.md: the measured ladder of every game, written by `fracas arena --page`, never typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from fracas.core import registry
from fracas.search.levels import LEVELS, level_of

from .arena import Rating, Standing

HEAD = """# Ratings

How strong the levels are, measured by letting them play each other. Every pairing plays the same deals twice with sides
swapped, over all variants of the game in turn. This page is written by `fracas arena GAME --page docs/ratings.md`.
"""


def write_game(page: Path, game_id: str, standings: Sequence[Standing], rated: Sequence[Rating], seed: str) -> None:
    """Replace the game's part of the page, or add it; the other games' parts stay."""
    parts = _parts(page)
    parts[game_id] = _part(game_id, standings, rated, seed)
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(HEAD + "".join(f"\n{parts[name]}" for name in sorted(parts)), encoding="utf-8")


def _parts(page: Path) -> dict[str, str]:
    if not page.exists():
        return {}
    found = re.split(r"(?m)^(?=## )", page.read_text(encoding="utf-8"))[1:]
    return {part.removeprefix("## ").split("\n", 1)[0].strip(): part.rstrip() + "\n" for part in found}


def _part(game_id: str, standings: Sequence[Standing], rated: Sequence[Rating], seed: str) -> str:
    lines = [f"## {game_id}", "", f"{registry.find(game_id).card.name}, seed `{seed}`.", ""]
    lines += ["| level | name | simulations | careless | temperature |", "|---|---|---:|---:|---:|"]
    for number in LEVELS:
        level = level_of(game_id, number)
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
