"""Print a position of every game, reached by the game's own rule of thumb from a fixed seed: for pictures and tests.

With `--check` only say whether the stored ones are current.
"""

import json
import sys
from pathlib import Path

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
text = json.dumps([reach(game, PLIES.get(game, 12)) for game in registry.game_ids()], indent=1) + "\n"
if "--check" not in sys.argv:
    sys.stdout.write(text)
elif Path(__file__).with_name("positions.json").read_text(encoding="utf-8") != text:
    sys.exit(
        "positions.json is not where the games get to: run `npm run positions`, then `npm run e2e -- boards --update`"
    )
