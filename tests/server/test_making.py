"""Making matches: what is refused and what that tells, how many there may be, and how much they may take."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import fracas
from fracas.server.chance import Chance

from .harness import Json, serving
from .test_matches import IMPOSSIBLE, WON_BY_YELLOW

pytestmark = pytest.mark.anyio
HOPELESS: dict[str, Any] = {
    "title": "Hopeless",
    "squares": [".."],
    "starts": [{"number": 1, "side": "west", "line": 1}],
    "tokens": ["a1"],
    "tracks": {name: {"heat": 4, "power": 2} for name in ("relaxed", "standard", "expert")},
    "missions": {1: [1]},
}


class KnownSeed(Chance):
    """Every match would be dealt from the same seed."""

    def __init__(self) -> None:
        self.asked = 0

    def seed(self) -> str:
        self.asked += 1
        return "5eed" * 16


def over_already() -> Json:
    match = fracas.new("connect-four", seed=1)
    for text in WON_BY_YELLOW:
        match.play(text)
    found: Json = match.position()["state"]
    return found


async def test_no_refusal_tells_the_seed_of_a_match_that_was_not_made(tmp_path: Path) -> None:
    wishes = [wish for wish, _, _ in IMPOSSIBLE]
    wishes += [
        {"game": "combat-protocols", "options": {"board": HOPELESS}},
        {"position": over_already()},
        {"game": "toy-battle", "position": {"actor": "blue"}},
    ]
    chance = KnownSeed()
    async with serving(tmp_path / "s.db", chance) as server:
        ada = await server.guest()
        for wish in wishes:
            answer = await ada.http.post("/api/matches", json={"game": "connect-four"} | wish)
            assert answer.status_code in (404, 422), wish
            assert "5eed" not in answer.text
        assert chance.asked > 1, "some of them were refused after the seed had been drawn"
