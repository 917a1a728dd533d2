"""Print a position of every game, reached by the game's own rule of thumb from a fixed seed: for pictures and tests."""

import json
import sys

import numpy as np

import fracas
from fracas.core import registry, rng

PLIES = {"toy-battle": 26, "tanks": 30, "combact": 7, "mercenary": 60, "combat-protocols": 6, "connect-four": 12}
SEED = 11


def reach(game_id: str, plies: int) -> dict[str, object]:
    """Play on by `suggest`; the position never is one in which the match is over."""
    match = fracas.new(game_id, seed=SEED)
    game = match.game
    for ply in range(plies):
        state = match.state
        action = int(game.engine.suggest_at(state, 0, game.tables, rng.stream("picture", ply)))
        match.play(action)
        if match.outcome is not None:
            match.undo()
            break
    return {"game": game_id, "options": json.loads(match.options_json()), "position": match.position()["state"]}


np.seterr(all="ignore")  # uncompiled kernels overflow on purpose
json.dump([reach(game, PLIES.get(game, 12)) for game in registry.game_ids()], sys.stdout, indent=1)
print()
