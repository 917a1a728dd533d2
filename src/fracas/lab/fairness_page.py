"""docs/fairness.md: how fair every option of every game is, made from the counts beside the games, never typed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fracas.core.contract import Game
from fracas.core.fairness import Fairness, Row, Tally

from .census import wilson

FAIR = (0.45, 0.55)
HEAD = """# Fairness

A level plays against itself, each option changed alone from the defaults, then the named variants; what comes to the
same game stands here once. A share counts draws as half; the interval (Wilson, 95 %) says how well it is known. *Acts
first* is the share of the player who had the first decision of the game. A share is **bold** when its whole interval
lies beyond 45 to 55 %. This page is written by `python -m bench.fairness`; the same call with more games goes on where
the last one ended.
"""


def page(games: Mapping[str, tuple[type[Game[Any]], Fairness]]) -> str:
    """The whole page."""
    parts = [HEAD]
    for game_id in sorted(games):
        game, fairness = games[game_id]
        if fairness.rows:
            parts.append(_part(game, fairness))
    return "\n".join(parts)


def _part(game: type[Game[Any]], fairness: Fairness) -> str:
    card = game.card
    lines = [f"## {card.id}", "", f"{card.name}, seed `{fairness.seed}`.", ""]
    lines.append(f"| options | level | games | {card.seats[0]} | 95 % interval | acts first | endings |")
    lines.append("|---|---:|---:|---:|---:|---:|---|")
    for row in fairness.rows:
        name = row_name(row)
        if row.refused:
            lines.append(f"| {name} | | | | | | refused: {row.refused} |")
        lines += [f"| {name} | {_figures(tally, card.seats[0])} |" for tally in row.tallies if tally.games]
    return "\n".join(lines) + "\n"


def row_name(row: Row) -> str:
    """`radius=2 swap=first`."""
    return " ".join(f"`{name}={_short(value)}`" for name, value in row.options.items()) or "the defaults"


def _short(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _figures(tally: Tally, seat: str) -> str:
    share, (low, high) = tally.points(seat) / tally.games, wilson(tally.points(seat), tally.games)
    endings = ", ".join(f"{name} {n / tally.games:.0%}" for name, n in tally.endings.items())
    told = f"{tally.level} | {tally.games} | {_marked(share, low, high)} | {low:.1%} to {high:.1%}"
    first = _marked(tally.first_points / tally.games, *wilson(tally.first_points, tally.games))
    return f"{told} | {first} | {endings}"


def _marked(share: float, low: float, high: float) -> str:
    is_beyond = high < FAIR[0] or low > FAIR[1]
    return f"**{share:.1%}**" if is_beyond else f"{share:.1%}"
