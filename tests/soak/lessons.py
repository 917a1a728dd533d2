"""Every lesson of every course in the browser: by mouse, by keys and with a finger.

`python -m tests.soak lessons` needs Chromium, and the client to be built (`make client`).
"""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path
from typing import Any

from fracas.core import registry
from fracas.core.lessons import course_of

WEB = Path(__file__).parents[2] / "web"
GAMES = [game for game in registry.game_ids() if course_of(registry.find(game)) is not None]
STEPS = len(GAMES)
WAYS = 3
MOST_SECONDS = 3_600


async def step(number: int) -> dict[str, Any]:
    """All lessons of one course."""
    game, began = GAMES[number], time.perf_counter()
    course = course_of(registry.find(game))
    assert course is not None
    environment = os.environ | {"E2E_LESSONS": "all"}
    command = ["npm", "run", "--silent", "e2e", "--", game, "--no-build", "lessons", "-t", f"{game}:"]
    done = subprocess.run(
        command, cwd=WEB, env=environment, capture_output=True, text=True, check=False, timeout=MOST_SECONDS
    )
    if done.returncode != 0:
        raise AssertionError(done.stdout[-4000:] + done.stderr[-2000:])
    seconds = round(time.perf_counter() - began, 1)
    return {"lessons": len(course.lessons), "taken": WAYS * len(course.lessons), "slowest course": seconds}
