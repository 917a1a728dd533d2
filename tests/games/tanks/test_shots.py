"""The odds of shots against a slow twin: plain Python from the rulebook, for every roll there is."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any, NamedTuple

import pytest

from fracas.core.kernels import IS_COMPILED
from fracas.core.match import Match
from fracas.games.tanks import Tanks
from fracas.games.tanks.actions import Fire
from fracas.games.tanks.explain import Breach, Loss, ShotPreview
from fracas.games.tanks.state import MOST_DICE
from fracas.games.tanks.view import TanksView

from .test_lines import crossed
from .test_odds import read

Space = tuple[int, int]
STATES, SHOTS = (20, 6) if IS_COMPILED else (1, 2)  # of each variant, of each state
FILES = "abcdefghijklmno"


def space_of(name: str) -> Space:
    return FILES.index(name[0]), int(name[1:]) - 1


def name_of(space: Space) -> str:
    return f"{FILES[space[0]]}{space[1] + 1}"


@cache
def readings(dice: int) -> list[tuple[int, Space, int]]:
    """What all rolls mean: how many of them hit for a damage or, for 1, miss by an offset."""
    found: Counter[tuple[int, Space]] = Counter()
    for roll in combinations_with_replacement(range(1, 7), dice):
        ways = factorial(dice) // prod(factorial(count) for count in Counter(roll).values())
        _, what = read(roll) if roll else ("hit", 6)
        found[(what, (0, 0)) if isinstance(what, int) else (1, what)] += ways
    return [(damage, offset, ways) for (damage, offset), ways in found.items()]


class Struck(NamedTuple):
    """What a landing does: points by tank, who is stunned, the ground destroyed."""

    points: dict[str, int]
    stunned: set[str]
    broken: Space | None


class Twin:
    """The board as a view shows it."""

    def __init__(self, view: TanksView) -> None:
        assert view.active is not None
        self.view = view
        self.rules = view.rules
        self.active = view.active
        self.tanks = {space_of(tank.space): tank for tank in view.tanks if tank.space}
        rows = enumerate(reversed(view.ground))
        self.ground = {(column, row): symbol for row, line in rows for column, symbol in enumerate(line)}

    def obstacle(self, landing: Space) -> Space | None:
        """What a bolt meets before it lands."""
        column, row = space_of(self.active.space or "")
        for right, up in crossed(landing[0] - column, landing[1] - row)[1:-1]:
            space = (column + right, row + up)
            if "energy_bolts" in self.rules and (space in self.tanks or self.ground.get(space, "") in ("#", "%")):
                return space
        return None

    def strike(self, landing: Space, damage: int) -> Struck:
        """A shot for so much damage, 1 for whoever it was not meant for."""
        struck = self.obstacle(landing) or landing
        if struck in self.tanks:
            dealt = damage if struck == landing else 1
            around = self.blast(struck) if dealt == 6 else set()
            name = self.tanks[struck].name
            stunned = around | ({name} if dealt > 3 else set())
            return Struck({name: dealt} | dict.fromkeys(around, 1), stunned, None)
        rule = {"#": "wall_destruction", ".": "floor_destruction"}.get(self.ground.get(struck, ""))
        if rule not in self.rules:
            return Struck({}, set(), None)
        around = self.blast(struck)
        return Struck(dict.fromkeys(around, 1), around, struck)

    def blast(self, centre: Space) -> set[str]:
        """Everybody next to a space."""
        spaces = set(product(range(centre[0] - 1, centre[0] + 2), range(centre[1] - 1, centre[1] + 2))) - {centre}
        return {tank.name for space, tank in self.tanks.items() if space in spaces and "blast" in self.rules}

    def dice(self, shot: Fire) -> int:
        """The larger way and half the smaller one; two dice more from a token, two fewer when aimed; none to ten."""
        token = self.active.token
        start = space_of(self.active.space or "")
        if shot.from_token and token is not None:
            start = (token.column - 1, token.row - 1)
        ways = sorted(abs(a - b) for a, b in zip(start, space_of(shot.space), strict=True))
        return min(max(ways[1] + ways[0] // 2 + 2 * shot.from_token - 2 * shot.aimed, 0), MOST_DICE)

    def preview(self, shot: Fire) -> ShotPreview:
        """The figures of a shot."""
        target, dice = space_of(shot.space), self.dice(shot)
        obstacle, rolls = self.obstacle(target), 6**dice
        points: Counter[str] = Counter()
        kills: Counter[str] = Counter()
        stuns: Counter[str] = Counter()
        broken: Counter[Space | None] = Counter()
        glances = 0
        hits = 0
        for damage, (right, up), ways in readings(dice):
            if damage == 1 and "collateral" not in self.rules:
                continue
            hits += ways * (damage > 1 and obstacle is None)
            glances += ways * (damage == 1 and (right, up) == (0, 0) and obstacle is None)
            struck = self.strike((target[0] + right, target[1] + up), damage)
            broken[struck.broken] += ways
            for tank in self.view.tanks:
                dealt = struck.points.get(tank.name, 0)
                points[tank.name] += ways * min(dealt, tank.hit_points)
                kills[tank.name] += ways * (dealt >= tank.hit_points > 0)
                is_fit = tank.hit_points > dealt and not tank.is_stunned and "stun" in self.rules
                stuns[tank.name] += ways * (tank.name in struck.stunned and is_fit)
        return ShotPreview(
            dice=dice,
            hit=hits / rolls,
            glance=glances / rolls or None,
            obstacle=self.view.obstacle_at(obstacle) if obstacle else None,
            ground=[
                Breach(space=name_of(space), chance=broken[space] / rolls)
                for space in (target, obstacle)
                if space is not None and broken[space]
            ],
            losses=[
                Loss(
                    tank=name,
                    points=points[name] / rolls,
                    is_slight=points[name] / rolls < 1 / 200,
                    kill=kills[name] / rolls or None,
                    stun=stuns[name] / rolls or None,
                )
                for name in self.order(target)
                if points[name]
            ],
        )

    def order(self, target: Space) -> list[str]:
        """The target, then enemies, then friends."""
        enemies = [tank.name for tank in self.view.tanks if tank.side != self.active.side]
        friends = [tank.name for tank in self.view.tanks if tank.side == self.active.side]
        first = [self.tanks[target].name] if target in self.tanks else []
        return first + [name for name in enemies + friends if name not in first]


def states_with_shots(options: dict[str, Any]) -> Iterator[Match]:
    """Moments of random games in which the active tank may fire."""
    choice = random.Random("shots")
    game = Tanks.with_options(options)
    found = 0
    for seed in range(STATES):
        match = Match.new(game, seed)
        while match.actor is not None and found < STATES:
            legal = match.legal()
            if any(isinstance(action, Fire) for action in legal):
                found += 1
                yield match
            match.play(choice.choice(legal))


@pytest.mark.parametrize("variant", list(Tanks.variants()))
def test_every_shot_has_the_odds_that_the_twin_counts(variant: str) -> None:
    compared = 0
    for match in states_with_shots(Tanks.variants()[variant]):
        view = match.game.view(match.state[0], match.actor)
        assert isinstance(view, TanksView)
        twin = Twin(view)
        shots = [action for action in match.legal() if isinstance(action, Fire)]
        chosen = random.Random(match.ply).sample(shots, min(len(shots), SHOTS))
        asked = shots if IS_COMPILED else chosen
        told = dict(zip([shot.id for shot in asked], match.game.previews(view, asked), strict=True))
        for shot in chosen:
            assert told[shot.id] == twin.preview(shot) == match.game.preview(view, shot), shot.text
            compared += 1
    assert compared >= STATES


def test_facts_made_unchecked_are_like_checked_ones() -> None:
    match = next(states_with_shots({}))
    view, shots = match.game.view(match.state[0], match.actor), [one for one in match.legal() if isinstance(one, Fire)]
    for fact in match.game.previews(view, shots if IS_COMPILED else shots[:5]):
        assert isinstance(fact, ShotPreview)
        checked = ShotPreview.model_validate(fact.model_dump(), strict=True)
        assert checked == fact
        assert checked.model_dump_json() == fact.model_dump_json()
        spoken = fact.model_copy(update={"text": "as said"})
        assert (spoken.text, fact.text) == ("as said", "")
        assert "text" not in fact.model_fields_set  # which all of a kind share
