"""A match in a zone made for the test, whose dice fall as the test says."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np

from fracas.core import rng
from fracas.core.facts import Reason
from fracas.core.match import Match, Outcome
from fracas.core.rng import die
from fracas.games.tanks import Tanks
from fracas.games.tanks.reasons import InTheWay
from fracas.games.tanks.view import Held, Obstacle
from tests.support import refused

Wish = Sequence[int] | Callable[[list[int]], bool]


def arena(size: str, walls: str = "", pools: str = "", gaps: str = "", goals: str = "", **units: str) -> str:
    """A zone of a size like `9x7` with things on named spaces; tanks not named wait in the corners on the right."""
    right, height = chr(ord("a") + int(size.split("x")[0]) - 1), int(size.split("x")[1])
    waiting = {f"g{n}": f"{right}{n}" for n in (1, 2, 3)} | {f"o{n}": f"{right}{height + 1 - n}" for n in (1, 2, 3)}
    return table(size, walls, pools, gaps, goals, **(waiting | units))


def table(size: str, walls: str = "", pools: str = "", gaps: str = "", goals: str = "", **units: str) -> str:
    """A zone with these tanks alone, and goals one to a line."""
    width, height = map(int, size.split("x"))
    ground = {(column, row): "." for column in range(width) for row in range(height)}
    for symbol, names in (("#", walls), ("~", pools), ("_", gaps)):
        ground |= {_space(name): symbol for name in names.split()}
    ground |= {_space(space): unit for unit, space in units.items()}
    rows = [" ".join(ground[column, row] for column in range(width)) for row in reversed(range(height))]
    titles = ["name: Arena", *(f"goal: {goal.strip()}" for goal in goals.splitlines() if goal.strip())]
    return "\n".join([*titles, "", *rows, ""])


def _space(name: str) -> tuple[int, int]:
    return ord(name[0]) - ord("a"), int(name[1:]) - 1


@cache
def _game(options: tuple[tuple[str, Any], ...]) -> Tanks:
    game = Tanks.with_options(dict(options))
    assert isinstance(game, Tanks)
    return game


def thrown(seed: int, count: int) -> list[int]:
    """The dice the first action of a match with this seed throws."""
    stream = rng.stream(seed, 1)
    with np.errstate(over="ignore"):
        return [int(die(stream)) for _ in range(count)]


def find_seed(count: int, wish: Wish) -> int:
    """The first seed whose dice are as wished: the same values in any order, or a condition met."""
    wanted = None if callable(wish) else sorted(wish)
    for seed in itertools.count():
        dice = thrown(seed, count)
        if sorted(dice) == wanted if not callable(wish) else wish(dice):
            return seed
    raise AssertionError("unreachable")


def blocked(space: str, holds: Held, tank: str | None = None) -> InTheWay:
    """Nobody drives there: what the space holds."""
    return InTheWay(kind="blocked", obstacle=Obstacle(space=space, holds=holds, tank=tank))


def corner_blocked(space: str, holds: Held, tank: str | None = None) -> InTheWay:
    """Nobody drives past there diagonally: what the space holds."""
    return InTheWay(kind="corner-blocked", obstacle=Obstacle(space=space, holds=holds, tank=tank))


class Play:
    """Plays texts, one by one, from position to position. Green starts unless told otherwise."""

    def __init__(self, zone: str, **options: Any) -> None:
        chosen = {"zone": zone, "starter": "green", "preset": "core", **options}
        self.game = _game(tuple(chosen.items()))
        self.match = Match.new(self.game, 1)

    # Setting up ----------------------------------------------------------------------------------------------

    def put(self, name: str, **fields: Any) -> Play:
        """Change fields of a tank: `put("green 1", hit_points=2)`."""
        state = self._state()
        index = [f"{tank['side']} {tank['number']}" for tank in state["tanks"]].index(name)
        state["tanks"][index] |= fields
        return self._load(state)

    def alter(self, **fields: Any) -> Play:
        """Change fields of the position."""
        return self._load(self._state() | fields)

    def kill(self, *names: str) -> Play:
        """Take tanks off the board."""
        for name in names:
            self.put(name, hit_points=0, space=None)
        return self

    def _state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.match.position()["state"]
        return state

    def _load(self, state: dict[str, Any], seed: int = 1) -> Play:
        self.match = Match.from_position(self.game, state, seed)
        return self

    # Playing -------------------------------------------------------------------------------------------------

    def act(self, *texts: str) -> Play:
        """Play actions whose dice, if any, do not matter."""
        for text in texts:
            self.match.play(text)
        return self

    def shoot(self, text: str, dice: Wish, count: int | None = None) -> Play:
        """Fire, the dice falling as wished."""
        wanted = len(dice) if count is None and not callable(dice) else count
        assert wanted is not None
        self._load(self._state(), find_seed(wanted, dice) if wanted else 1)
        self.match.play(text)
        assert len(self.roll["dice"]) == wanted, f"{len(self.roll['dice'])} dice were thrown"
        return self

    def pass_to(self, name: str) -> Play:
        """End turns until this tank is active."""
        for _ in range(12):
            if self.view["active_tank"] == name:
                return self
            self.act(self.texts[0])
        raise AssertionError(f"{name} never came up")

    # Looking -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(None)

    @property
    def roll(self) -> dict[str, Any]:
        roll: dict[str, Any] = self.view["last_roll"]
        return roll

    @property
    def texts(self) -> list[str]:
        return [action.text for action in self.match.legal()]

    @property
    def targets(self) -> set[str]:
        """The spaces that may be fired at."""
        return {text.split()[1] for text in self.texts if text.startswith("fire")}

    def tank(self, name: str) -> dict[str, Any]:
        """A tank as the view shows it."""
        found: dict[str, Any] = next(tank for tank in self.view["tanks"] if f"{tank['side']} {tank['number']}" == name)
        return found

    def points(self, name: str) -> int:
        points: int = self.tank(name)["hit_points"]
        return points

    def ground(self, space: str) -> str:
        column, row = _space(space)
        symbol: str = self.view["ground"][self.view["height"] - 1 - row][column]
        return symbol

    def why(self, text: str) -> Reason:
        """The rule by which an action is refused."""
        return refused(self.match, text)

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome
