"""Counting lines of play: the classic check that two descriptions of a game's rules agree."""

from __future__ import annotations

import numpy as np

from . import rng
from .match import Match


def perft(match: Match, depth: int) -> int:
    """The number of action sequences of that length from here, chance falling as it would in this match."""
    if depth < 1:
        return 1
    game = match.game
    states = np.zeros(depth + 1, game.state)
    states[:1] = match.state
    streams = np.stack([rng.stream(match.seed, match.ply + step) for step in range(1, depth + 1)])
    lists = game.engine.legal_room(depth + 1)
    return int(game.engine.count_lines(states, game.tables, streams, lists, depth))
