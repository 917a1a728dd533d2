"""The odds of 1 to 10 dice, exactly, against every roll there is, and against the frequencies of the kernels."""

from __future__ import annotations

import re
from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
import pytest

from fracas.core import rng
from fracas.core.facts import Preview
from fracas.core.kernels import IS_COMPILED
from fracas.games.tanks import Tanks
from fracas.games.tanks.explain import Breach, Loss, RamPreview, RepairPreview, ShotPreview, StepPreview
from fracas.games.tanks.odds import damage_chance, glancing_chance, hit_chance, stray_chances
from fracas.games.tanks.rules.shooting import throw_dice
from fracas.games.tanks.state import MOST_DICE, MOST_SQUAD, Result
from fracas.games.tanks.view import Obstacle

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
def test_previewed_chances_are_what_the_kernels_deal(options: dict[str, Any], text: str) -> None:
    shots = 20_000 if IS_COMPILED else 200
    game = Play(ZONE, **options)
    if "triangulation" in game.view["rules"]:
        game.put("green 1", token={"column": 5, "row": 8})
    game.put("orange 2", hit_points=2)
    if "stun" in game.view["rules"]:
        game.put("orange 3", stunned=True)
    if text not in game.texts:
        assert options.get("preset") != "full"
        return
    action = next(action for action in game.match.legal() if action.text == text)
    odds = previews(game)[text]
    assert isinstance(odds, ShotPreview)
    losses = {loss.tank: loss for loss in odds.losses}
    start = game.match.state
    stream = rng.stream(text, 1)
    states = np.repeat(start, shots)
    for k in range(shots):
        Tanks.engine.apply_at(states, k, game.game.tables, action.id, stream)
    seen = {
        "points": start["hit_points"] - states["hit_points"].astype(np.float64),
        "kill": (start["hit_points"] > 0) & (states["hit_points"] == 0),
        "stun": (start["stunned"] == 0) & (states["stunned"] != 0),
    }
    for what, counts in seen.items():
        for tank in game.view["tanks"]:
            unit = ("green", "orange").index(tank["side"]) * MOST_SQUAD + tank["number"] - 1
            loss = losses.get(f"{tank['side']} {tank['number']}")
            check_mean(counts[:, unit], getattr(loss, what, None) or 0.0)
    roll = states["roll"]
    on_target = (roll["struck_row"].astype(np.int64) * 15 + roll["struck_column"]) == roll["target"]
    check_mean((roll["result"] == Result.HIT) & on_target, odds.hit)
    check_mean((roll["result"] == Result.GLANCING) & on_target, odds.glance or 0.0)


def check_mean(counts: npt.NDArray[Any], wanted: float) -> None:
    """The mean is what was wanted, but for chance."""
    spread = float(counts.std()) / len(counts) ** 0.5
    assert abs(float(counts.mean()) - wanted) <= SIGMAS * max(spread, 1 / len(counts))


def previews(game: Play) -> dict[str, Preview | None]:
    """What is foreseen of every action, by its text."""
    view, actions = game.game.view(game.match.state[0], 0), game.match.legal()
    return dict(zip([action.text for action in actions], game.game.previews(view, actions), strict=True))


def sentences(game: Play) -> dict[str, str]:
    """The same in words."""
    return {text: game.game.texts().say(fact) if fact else "" for text, fact in previews(game).items()}


def test_previews_as_facts() -> None:
    game = Play(arena("9x9", g1="a1", o1="a4", o2="b1", pools="b2"), repair=True, collision=True)
    facts = previews(game.put("green 1", hit_points=5))
    assert facts["move n"] == StepPreview(cost=2, points_left=6)
    assert facts["ram e"] == RamPreview(damage=1)
    assert facts["repair"] == RepairPreview(points=1)
    assert facts["end"] is None
    shot = facts["fire a4"]
    assert isinstance(shot, ShotPreview)
    assert (shot.dice, shot.hit, shot.glance, shot.obstacle, shot.ground) == (3, 125 / 216, None, None, [])
    assert [(loss.tank, loss.points, loss.kill, loss.stun) for loss in shot.losses] == [
        ("orange 1", 350 / 216, 1 / 216, None)
    ]


def test_previews_of_what_is_sure() -> None:
    shot = previews(Play(ZONE, preset="full"))["fire e5 aimed"]
    assert isinstance(shot, ShotPreview)
    assert (shot.dice, shot.obstacle) == (2, Obstacle(space="c5", holds="wall", tank=None))
    assert shot.ground[0] == Breach(space="c5", chance=1.0)
    game = Play(arena("9x9", g1="a1", o1="a4", o2="b1", pools="b2"), repair=True, collision=True)
    shot = previews(game)["fire b1 aimed"]
    assert isinstance(shot, ShotPreview)
    assert (shot.dice, shot.hit, shot.obstacle, shot.ground) == (0, 1.0, None, [])
    assert shot.losses == [Loss(tank="orange 2", points=6.0, is_slight=False, kill=1.0, stun=None)]


def test_a_blocked_shot_does_not_promise_a_hit() -> None:
    zone = arena("5x5", walls="a2", g1="a1", g2="c1", g3="e1", o1="a5", o2="a3", o3="e5")
    game = Play(zone, preset="full")
    facts = previews(game)
    for text in ("fire a3", "fire a3 aimed", "fire a5", "fire a5 aimed"):
        shot = facts[text]
        assert isinstance(shot, ShotPreview)
        assert (shot.hit, shot.glance) == (0.0, None)
        assert shot.obstacle == Obstacle(space="a2", holds="wall", tank=None)
    blast = [stunned_by_blast("orange 2"), stunned_by_blast("green 1")]
    for rules, ground, losses in (({}, [Breach(space="a2", chance=1.0)], blast), ({"wall_destruction": False}, [], [])):
        shot = previews(Play(zone, preset="full", **rules))["fire a3 aimed"]
        assert isinstance(shot, ShotPreview)
        assert (shot.dice, shot.ground, shot.losses) == (0, ground, losses)


def stunned_by_blast(tank: str) -> Loss:
    return Loss(tank=tank, points=1.0, is_slight=False, kill=None, stun=1.0)


def test_a_preview_names_everybody_who_may_be_hurt_or_stunned() -> None:
    zone = arena("5x5", g1="a1", g2="c1", g3="e1", o1="d3", o2="c4", o3="e5")
    assert previews(Play(zone, preset="full"))["fire c3 aimed"] == ShotPreview(
        dice=1,
        hit=5 / 6,
        glance=1 / 6,
        obstacle=None,
        ground=[Breach(space="c3", chance=1.0)],
        losses=[stunned_by_blast("orange 1"), stunned_by_blast("orange 2")],
    )


def test_a_preview_never_calls_the_possible_nothing() -> None:
    """In every shot of some zones each tank with a loss is named, with figures above zero."""
    told = 0
    for zone in ("arcade", "close-quarters", "labyrinth"):
        game = Play(zone, preset="full")
        words = sentences(game)
        for text, shot in previews(game).items():
            if not isinstance(shot, ShotPreview):
                continue
            assert not re.search(r"(?<![\d.])0(\.0+)? %|−0\.00|100\.0 %", words[text])
            for loss in shot.losses:
                told += 1
                assert loss.points > 0
                assert loss.kill != 0
                assert loss.stun != 0
                assert loss.is_slight == (loss.points < 1 / 200)
                assert game.game.texts().say(loss) in words[text]
    assert told > 1000
