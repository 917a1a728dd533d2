"""The game against its slow twin, action by action."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fracas
from fracas import Match
from fracas.core import registry

from . import plain
from .small import random_options

VARIANTS = registry.find("combat-protocols").variants()


def twin_of(match: Match) -> tuple[plain.Table, plain.Situation]:
    options: Any = match.game.options
    board = options.the_board.model_dump(mode="json")
    table = plain.table_of(board, options.machines, options.tracks)
    return table, plain.situation_of(match.position()["state"])


def play_beside_twin(match: Match, draw: random.Random, most: int = 120) -> None:
    table, now = twin_of(match)
    for _ in range(most):
        if now.ending is not None:
            break
        texts = {action.text for action in match.legal()}
        assert texts == plain.legal(table, now)
        action = draw.choice(sorted(texts))
        match.play(action)
        now = plain.play(table, now, action)
        assert plain.situation_of(match.position()["state"]) == now
    assert (match.outcome is None) == (now.ending is None)


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_go_as_in_the_twin(variant: str) -> None:
    draw = random.Random(variant)
    for seed in range(8):
        play_beside_twin(fracas.new("combat-protocols", seed, **VARIANTS[variant]), draw)


def test_random_small_boards_go_as_in_the_twin() -> None:
    draw = random.Random(7)
    for seed in range(80):
        play_beside_twin(fracas.new("combat-protocols", seed, **random_options(draw)), draw, most=60)
