"""Positions for tests, written as few words as can be."""

from __future__ import annotations

from typing import Any

import fracas
from fracas import Match
from fracas.core.facts import Preview

GAME = "combat-protocols"


def position(
    machines: str = "waiting waiting waiting",
    tokens: str = "a2 north, b2 north, c2 north",
    obstacles: str = "",
    heat: int = 3,
    pointing: str = "up",
    power: int = 1,
    controller: str | None = None,
    flipped: str = "",
    played: int = 0,
    **options: Any,
) -> Match:
    """A match from a position; `tokens` as `square facing, ...`, `obstacles` as `kind line, ...`."""
    state = {
        "actor": "player",
        "machines": machines.split(),
        "tokens": [dict(zip(("square", "facing"), token.split(), strict=True)) for token in tokens.split(", ")],
        "obstacles": [
            {"kind": kind, "line": None if line == "-" else line}
            for kind, line in (obstacle.split() for obstacle in obstacles.split(", ") if obstacle)
        ],
        "heat": {"marker": heat, "pointing": pointing},
        "power": power,
        "controller": controller,
        "flipped": flipped.split(),
        "played": played,
    }
    return fracas.from_position(GAME, {"state": state}, **options)


def texts(match: Match) -> set[str]:
    """The legal actions."""
    return {action.text for action in match.legal()}


def state(match: Match) -> dict[str, Any]:
    """The position's fields."""
    found: dict[str, Any] = match.position()["state"]
    return found


def ending(match: Match) -> str | None:
    """The named ending, None while the game runs."""
    return None if match.outcome is None else match.outcome.ending


def foreseen(match: Match, action: str) -> Preview | None:
    """What the player is told before a legal action."""
    (found,) = (one for one in match.legal() if one.text == action)
    return match.game.preview(match.game.view(match.state[0], 0), found)
