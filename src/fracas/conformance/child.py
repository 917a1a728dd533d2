"""Plays a game in a process of its own, where the rules are not compiled, or compiled with every index checked."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

from ..core.match import Match
from ..lab.census import take_census
from .cases import Case, concealed, observation, random_match, sensible_match
from .fault import Fault, explain_exception

EVERY = 10  # plies between two looks at what a seat knows
CHECKED_ACTIONS = 60


def matches(case: Case, seed: int, actions: int) -> dict[str, Match]:
    """What is played compiled and uncompiled."""
    return {"random": random_match(case, seed, actions), "sensible": sensible_match(case, seed + 1, actions)}


def digests(match: Match) -> list[str]:
    """A digest of every state of a match."""
    return [hashlib.sha256(match.state_at(ply).tobytes()).hexdigest() for ply in range(match.ply + 1)]


def checked_games(case: Case, seed: int, games: int) -> int:
    """Whole games, and everything else that can be asked of a state."""
    match = random_match(case, seed, CHECKED_ACTIONS)
    for seat in range(len(match.game.card.seats)):
        for ply in range(0, match.ply + 1, EVERY):
            state = concealed(match, ply, seat, 1)
            observation(match.game, state, seat)
            match.game.engine.evaluate_at(state, 0, match.game.tables, seat)
    for players in ("random", "suggest"):
        take_census(case.game_id, case.variant, games, players, seed=1, threads=1)
    return 2 * games


def answer(asked: dict[str, Any]) -> dict[str, Any]:
    """What was found, or the fault."""
    found: dict[str, Any] = {}
    for given in asked["cases"]:
        case = Case(*given)
        try:
            if asked["mode"] == "uncompiled":
                played = matches(case, asked["seed"], asked["actions"])
                found[case.variant] = {players: digests(match) for players, match in played.items()}
            else:
                found[case.variant] = checked_games(case, asked["seed"], asked["games"])
        except Fault as fault:
            return {"fault": fault.to_json()}
        except Exception as error:
            return {"fault": Fault(case, explain_exception(error, case.folder)).to_json()}
    return {"found": found}


def main() -> None:
    """What is asked comes by the standard input, the answer is the last line of the output."""
    print("\n" + json.dumps(answer(json.load(sys.stdin))))
