"""The odds of 1 to 10 dice, exactly, against every roll there is, and against the frequencies of the kernels."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
import pytest

from fracas.core import rng
from fracas.core.kernels import IS_COMPILED
from fracas.games.tanks import Tanks
from fracas.games.tanks.actions import Fire
from fracas.games.tanks.explain import shot_odds
from fracas.games.tanks.odds import damage_chance, glancing_chance, hit_chance, stray_chances
from fracas.games.tanks.shooting import throw_dice
from fracas.games.tanks.state import MOST_DICE, Result
from fracas.games.tanks.view import TanksView

from .play import Play, arena

# From the rulings page: rolls of n dice, of 6**n, that glance.
GLANCING = (1, 3, 19, 87, 491, 2583, 14351, 78711, 438715, 2444703)
SIGMAS = 5.0


def read(dice: tuple[int, ...]) -> tuple[str, int | tuple[int, int]]:
    """What a roll means, by taking dice off the table one by one."""
    if 1 not in dice:
        return "hit", min(dice)
    left = [value for value in dice if value not in (1, 6)]
    for pair in ((3, 4), (2, 5)):
        while pair[0] in left and pair[1] in left:
            left.remove(pair[0])
            left.remove(pair[1])
    steps = {2: (0, 1), 5: (0, -1), 3: (-1, 0), 4: (1, 0)}
    offset = (sum(steps[value][0] for value in left), sum(steps[value][1] for value in left))
    return "miss", offset


@pytest.mark.parametrize("dice", range(1, 7))
def test_chances_are_those_of_every_roll_there_is(dice: int) -> None:
    counted = Counter(read(roll) for roll in product(range(1, 7), repeat=dice))
    for damage in range(2, 7):
        assert damage_chance(dice, damage) == Fraction(counted["hit", damage], 6**dice)
    for offset, chance in stray_chances(dice).items():
        assert chance == Fraction(counted["miss", offset], 6**dice)
    assert len(stray_chances(dice)) == sum(1 for kind, _ in counted if kind == "miss")


@pytest.mark.parametrize("dice", range(1, MOST_DICE + 1))
def test_chances_are_those_of_the_rulings_page_and_add_up(dice: int) -> None:
    assert hit_chance(dice) == Fraction(5**dice, 6**dice)
    assert glancing_chance(dice) == Fraction(GLANCING[dice - 1], 6**dice)
    assert sum(damage_chance(dice, damage) for damage in range(2, 7)) == hit_chance(dice)
    assert hit_chance(dice) + sum(stray_chances(dice).values()) == 1


def test_no_dice_are_an_automatic_six_and_one_die_never_misses() -> None:
    assert [damage_chance(0, damage) for damage in range(2, 7)] == [0, 0, 0, 0, 1]
    assert stray_chances(0) == {}
    assert hit_chance(1) + glancing_chance(1) == 1


def tally_rolls(
    states: npt.NDArray[Any],
    tables: npt.NDArray[Any],
    stream: npt.NDArray[np.uint64],
    dice: int,
    rolls: int,
    tally: npt.NDArray[np.int64],
) -> int:
    """Throw dice again and again; tally[0..6]: hits by damage, [7]: glancing, [8]: strays."""
    s, t = states[0], tables[0]
    for _ in range(rolls):
        s.roll.count = dice
        damage = throw_dice(s, t, stream)
        if s.roll.result == Result.HIT:
            tally[damage] += 1
        elif s.roll.result == Result.GLANCING:
            tally[7] += 1
        else:
            tally[8] += 1
    return rolls


@pytest.mark.parametrize("dice", range(1, MOST_DICE + 1))
def test_kernels_throw_with_these_chances(dice: int) -> None:
    rolls = 200_000 if IS_COMPILED else 500
    game = Tanks.with_options({})
    tally = np.zeros(9, np.int64)
    kinds = numba.from_dtype(Tanks.state)[::1], numba.from_dtype(Tanks.tables_type)[::1]
    i = numba.int64
    throw = Tanks.engine.bind(tally_rolls, i(*kinds, numba.uint64[::1], i, i, i[::1]))
    throw(game.blank(), game.tables, rng.stream("odds", dice), dice, rolls, tally)
    wanted = [Fraction(0), Fraction(0), *(damage_chance(dice, damage) for damage in range(2, 7))]
    wanted += [glancing_chance(dice), 1 - hit_chance(dice) - glancing_chance(dice)]
    for count, chance in zip(tally, wanted, strict=True):
        spread = float(rolls * chance * (1 - chance)) ** 0.5
        assert abs(float(count) - float(rolls * chance)) <= SIGMAS * spread


ZONE = arena("9x9", g1="a5", g2="e7", o1="e5", o2="d6", o3="f4", walls="c5 e4", pools="b2", gaps="g5")
SHOTS = ("fire e5", "fire e5 aimed", "fire d6", "fire f4 aimed", "fire c5", "fire d5", "fire e5 from-token")


@pytest.mark.parametrize(
    "options", [{"preset": "full"}, {"preset": "full", "energy_bolts": False}, {"collateral": True}]
)
@pytest.mark.parametrize("text", SHOTS)
def test_previewed_losses_are_what_the_kernels_deal(options: dict[str, Any], text: str) -> None:
    shots = 20_000 if IS_COMPILED else 200
    game = Play(ZONE, **options)
    if "triangulation" in game.view["rules"]:
        game.put("green 1", token={"column": 5, "row": 8})
    game.put("orange 2", hit_points=2)
    if text not in game.texts:
        assert options.get("preset") != "full"
        return
    action = next(action for action in game.match.legal() if action.text == text)
    assert isinstance(action, Fire)
    odds = shot_odds(TanksView.model_validate(game.view), action)
    start = game.match.state
    stream = rng.stream(text, 1)
    states = np.repeat(start, shots)
    for k in range(shots):
        Tanks.engine.apply_at(states, k, game.game.tables, action.id, stream)
    lost = start["hit_points"] - states["hit_points"].astype(np.float64)
    spread = lost.std(axis=0) / shots**0.5
    for unit, tank in enumerate(game.view["tanks"]):
        wanted = float(odds.losses.get(f"{tank['side']} {tank['number']}", Fraction(0)))
        assert abs(lost[:, unit].mean() - wanted) <= SIGMAS * max(spread[unit], 1 / shots)


def test_preview_in_words() -> None:
    game = Play(ZONE, preset="full")
    view = game.game.view(game.match.state[0], 0)
    words = {action.text: game.game.preview(view, action) for action in game.match.legal()}
    assert words["fire e5 aimed"].startswith("2 dice, 69 % to hit, 8.3 % to glance; the bolt meets a wall on c5 first")
    assert words["move n"] == "costs 2 of 6 points"
    assert words["end"] == ""
    game = Play(arena("9x9", g1="a1", o1="a4", o2="b1", pools="b2"), repair=True, collision=True)
    game.put("green 1", hit_points=5)
    view = game.game.view(game.match.state[0], 0)
    words = {action.text: game.game.preview(view, action) for action in game.match.legal()}
    assert words["fire a4"] == "3 dice, 58 % to hit; orange 1 loses 1.62 on average, is destroyed with 0.5 %"
    assert words["ram e"] == "both tanks lose 1"
    assert words["repair"] == "repairs 1"
    assert words["fire b1 aimed"] == "automatic hit; orange 2 loses 6.00 on average, is destroyed with 100 %"
