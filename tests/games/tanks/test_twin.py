"""Tanks in lock-step with a slow twin: all variants, and zones made by chance. The soak run plays thousands more."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from fracas.core.kernels import IS_COMPILED
from fracas.games.tanks import Tanks

from .twin.goals import Goal
from .twin.lockstep import Disagreement, play_beside_twin, play_many
from .twin.table import Table, Tank

GAMES = 60 if IS_COMPILED else 2
ACTIONS = 60 if IS_COMPILED else 6


@pytest.mark.parametrize("variant", list(Tanks.variants()))
def test_every_variant_agrees_with_the_twin(variant: str) -> None:
    assert play_beside_twin(Tanks.variants()[variant], 5, ACTIONS)[0] > 5


def test_zones_made_by_chance_agree_with_the_twin() -> None:
    found = play_many(GAMES, "sample", 7)
    if IS_COMPILED:
        for what in ("with unequal squadrons", "with goals of their own", "in parts", "refused"):
            assert found[what] > 5, found
        assert (
            sum(found[f"ended: goal-{kind}"] > 0 for kind in ("reached", "held", "broken", "hunted", "survived")) >= 4
        )


def _holds_anywhere(goal: Goal, table: Table, place: Any) -> bool:
    return True


def _moves_on_by_three(table: Table, tank: Tank) -> None:
    real_end_turn(table, tank)
    table.next[tank.side] = table.next[tank.side] % 3 % len(table.squadron(tank.side))
    table.must_recover = table.active.is_stunned


def _forgets(goal: Goal, table: Table) -> bool:
    place_names = [tank.place for tank in table.living(goal.side)]
    return (
        any(place in goal.spaces for place in place_names) if goal.kind == "reach" else real_is_fulfilled(goal, table)
    )


real_end_turn, real_is_fulfilled = Table.end_turn, Goal.is_fulfilled


@pytest.mark.skipif(not IS_COMPILED, reason="takes many games")
@pytest.mark.parametrize(
    ("owner", "rule", "wrong"),
    [(Goal, "_counts", _holds_anywhere), (Table, "end_turn", _moves_on_by_three), (Goal, "is_fulfilled", _forgets)],
)
def test_a_twin_that_plays_by_other_rules_is_found_out(owner: type, rule: str, wrong: Any) -> None:
    with patch.object(owner, rule, wrong), pytest.raises(Disagreement):
        play_many(GAMES, "sample", 7)
