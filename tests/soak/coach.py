"""What the coach warns of: every planted blunder, and hardly ever what a strong player does.

Each game for two has two parts. Planted: in matches of the strongest level against itself an action is looked for that
a deep search proves to throw much away, and the coach is asked about it. Sound: it is asked about all that the level
plays.
"""

from __future__ import annotations

import time
from collections import Counter
from random import Random
from typing import Any

import fracas
from fracas.core.match import Match
from fracas.search.judging import BLUNDER, COACH_SIMULATIONS, Judge

from .mistakes import GAMES, STRONG, played

PARTS = 4  # steps of each kind and game
MATCHES = 5  # of a step
MOST_PLIES = 60  # of a sound match that are asked about: some have hundreds
KINDS = ("planted", "sound")
STEPS = len(KINDS) * PARTS * len(GAMES)
MUCH = 1.5 * BLUNDER  # by so much a planted action is worse, at least
DEEP = 20  # times the simulations
TRIED = 8  # actions among which a blunder is looked for


async def step(number: int) -> dict[str, Any]:
    """One part of one kind, of one game: every kind and game has its first part before any has its second."""
    part, rest = divmod(number, len(KINDS) * len(GAMES))
    kind, game = divmod(rest, len(GAMES))
    return (_planted, _sound)[kind](GAMES[game], part)


def _planted(game: str, part: int) -> dict[str, Any]:
    found: Counter[str] = Counter()
    seed = f"coach {part}"
    whole, draw = played(game, seed, STRONG, None), Random(f"{game} {part}")
    while found[f"{game}: planted"] < MATCHES:
        match = _moment(game, seed, [action.id for action in whole.played[: draw.randrange(whole.ply)]])
        bad = _blunder(match, whole.action_at(match.ply).id, draw)
        if bad is not None:
            found[f"{game}: planted"] += 1
            found[f"{game}: warned of"] += _is_warned_of(match, bad)
            found[f"{game}: played after another try"] += not _is_warned_of(match, whole.action_at(match.ply).id)
    return dict(found)


def _sound(game: str, part: int) -> dict[str, Any]:
    found: Counter[str] = Counter()
    began = time.process_time()
    for index in range(MATCHES):
        seed = f"sound {part} {index}"
        whole = played(game, seed, STRONG, None)
        match, draw = fracas.new(game, seed=seed), Random(seed)
        asked = set(draw.sample(range(whole.ply), min(whole.ply, MOST_PLIES)))
        for ply, action in enumerate(whole.played):
            if ply in asked and len(match.legal_ids()) > 1:
                found[f"{game}: sound actions"] += 1
                found[f"{game}: warned of a sound action"] += _is_warned_of(match, action.id)
            match.play(action.id)
    return {**found, f"{game}: seconds of the processor": round(time.process_time() - began)}


def _moment(game: str, seed: str, played: list[int]) -> Match:
    match = fracas.new(game, seed=seed)
    for action in played:
        match.play(action)
    return match


def _blunder(match: Match, good: int, draw: Random) -> int | None:
    """An action that a deep search proves to throw much away; None: there is none so bad."""
    others = [action for action in match.legal_ids() if action != good]
    judge = Judge(match, COACH_SIMULATIONS // 4, seed="planting")
    for bad in draw.sample(others, min(TRIED, len(others))):
        if all(judge.compare(match.ply, good, bad, times, 1)[0] >= MUCH for times in (1, DEEP)):
            return bad
    return None


def _is_warned_of(match: Match, action: int) -> bool:
    return Judge(match, COACH_SIMULATIONS, seed="coach").warn(match.ply, action) is not None
