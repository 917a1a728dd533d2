"""One whole match of every game in Firefox, against the weakest level: by clicking, until the page says how it ended.

`python -m tests.soak browser` needs `firefox-esr`, and the client to be built (`make client`).
"""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from fracas.core import registry
from tests.server.process import server_process

from .bidi import Firefox, firefox

STEPS = len(registry.game_ids())
MOST_SECONDS = 3_000.0
QUIET_SECONDS = 180.0  # after which a page on which nothing changes is stuck
PATIENCE = {"opponent_seconds": "150", "queue_seconds": "150"}  # a busy machine is slow, not wrong
SETTINGS = '{"pace":"at-once","motion":"less","level":"1","warns":false,"isNamed":true,"wasAskedToCall":true}'
SETTLE_SECONDS = 0.05
PLACES = """[...document.querySelectorAll('%s')].filter(one => !one.disabled && one.checkVisibility()).map(one => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
MOMENT = """({
  ply: document.querySelector('[data-testid=match]')?.dataset.ply ?? null,
  turn: document.querySelector('[data-testid=match]')?.dataset.turn ?? null,
  ending: document.querySelector('[data-testid=ending], [data-testid=result]')?.textContent.trim() ?? null,
  notice: document.querySelector('[data-testid=notice]')?.textContent.trim() ?? null,
})"""


async def step(number: int) -> dict[str, Any]:
    """A match of one game."""
    game, choices = registry.game_ids()[number], random.Random(number)
    began = time.perf_counter()
    with TemporaryDirectory() as folder, server_process(Path(folder) / "s.db", workers="1", **PATIENCE) as server:
        async with firefox() as window:
            await window.go(f"{server.http}/")
            await window.evaluate(f"localStorage.setItem('fracas.settings', '{SETTINGS}')")
            await window.go(f"{server.http}/")
            await _press(window, f"[data-testid=play-{game}]", choices)
            moment, clicks = await _play(window, choices)
            if window.errors:
                raise AssertionError(f"{game}: {window.errors[:3]}")
    return {
        "matches": 1,
        "clicks": clicks,
        "actions": int(moment["ply"]),
        f"{game}": moment["ending"],
        "seconds": round(time.perf_counter() - began, 1),
    }


async def _play(window: Firefox, choices: random.Random) -> tuple[dict[str, Any], int]:
    """Click whatever is offered until the match is over: the last moment, and how many clicks it took."""
    end, changed, before, clicks = time.monotonic() + MOST_SECONDS, time.monotonic(), None, 0
    while time.monotonic() < end:
        moment = await window.evaluate(MOMENT)
        if moment["ending"]:
            return moment, clicks
        if moment["notice"]:
            raise AssertionError(f"the page complains: {moment['notice']}")
        if moment != before:
            before, changed = moment, time.monotonic()
        elif time.monotonic() - changed > QUIET_SECONDS:
            raise AssertionError(f"nothing has changed for {QUIET_SECONDS:.0f} s: {moment}")
        if moment["turn"] == "yes" and await _press(window, "[data-testid=choice]", choices, is_patient=False):
            clicks += 1
        await asyncio.sleep(SETTLE_SECONDS)
    raise AssertionError("the match has not ended")


async def _press(window: Firefox, selector: str, choices: random.Random, *, is_patient: bool = True) -> bool:
    """Click one of these, once there is one."""
    end = time.monotonic() + (QUIET_SECONDS if is_patient else 0.0)
    while True:
        places = await window.evaluate(PLACES % selector)
        if places:
            await window.click(*choices.choice(places))
            return True
        if time.monotonic() > end:
            if is_patient:
                raise AssertionError(f"there is no {selector}")
            return False
        await asyncio.sleep(SETTLE_SECONDS)
