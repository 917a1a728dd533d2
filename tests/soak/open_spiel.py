"""OpenSpiel's own test, a stored playthrough and its search on every two-player game, in an environment of its own."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from fracas.core import registry

ROOT = Path(__file__).parent.parent.parent
PYTHON = ROOT / ".venv-openspiel" / "bin" / "python"
GAMES = [game_id for game_id in registry.game_ids() if not registry.find(game_id).card.is_solo]
STEPS = len(GAMES)


async def step(number: int) -> dict[str, Any]:
    """One game."""
    if number == 0:
        subprocess.run(["make", "--silent", ".venv-openspiel/openspiel.stamp"], cwd=ROOT, check=True)
    command = [str(PYTHON), "-m", "tests.envs.open_spiel_checks", GAMES[number]]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AssertionError(done.stdout + done.stderr)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found
