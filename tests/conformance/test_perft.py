"""Lines of play counted, pinned as data (perft.json) and by a slow twin that plays every line through a match."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from fracas.core import registry
from fracas.core.match import Match
from fracas.core.perft import perft
from tests.support import first_cases, games_under_test

PINNED: list[dict[str, Any]] = json.loads(Path(__file__).with_name("perft.json").read_text(encoding="utf-8"))


def slow_perft(match: Match, depth: int) -> int:
    """Every line of that length, one by one."""
    if depth == 0:
        return 1
    total = 0
    for action in match.legal_ids():
        match.play(action)
        total += slow_perft(match, depth - 1)
        match.undo()
    return total


@pytest.mark.parametrize("pinned", PINNED, ids=lambda pinned: f"{pinned['game']}-{pinned['options']}")
def test_pinned_counts(pinned: dict[str, Any]) -> None:
    if pinned["game"] not in games_under_test():
        pytest.skip("narrowed to other games by FRACAS_TEST_GAMES")
    match = Match.new(registry.find(pinned["game"]).with_options(pinned["options"]), pinned["seed"])
    counted = [perft(match, depth) for depth in range(1, len(pinned["counts"]) + 1)]
    assert counted == pinned["counts"], pinned["source"]


@pytest.mark.parametrize("case", first_cases(), ids=lambda case: case.game_id)
def test_the_slow_twin_counts_the_same(case: Any) -> None:
    match = Match.new(case.game(), 1)
    depth = 1
    while depth < 4 and perft(match, depth + 1) < 3_000:
        depth += 1
    assert perft(match, depth) == slow_perft(match, depth)


def test_every_game_has_pinned_counts() -> None:
    assert {pinned["game"] for pinned in PINNED} >= set(games_under_test())
