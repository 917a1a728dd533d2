"""Fair zones from a seed: each is its own image, half turned or mirrored, so that neither side has better ground."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from fracas.core.errors import BadData

from .data import Zone, format_zone, parse_zone
from .spaces import FLOOR, GAP, POOL, WALL, Space
from .state import WALLS_IN_MISSION

SQUAD = 3  # tanks a side, as in the box
SIDES = (9, 10, 11, 12, 13, 14, 15)
ODD_SIDES = (9, 11, 13, 15)
START_ROWS = 2  # the tanks start in the two rows nearest to their own edge
MOST_WALLS = 10  # of the box
MOST_GAP_PAIRS = 5
SPACES_BETWEEN_STARTS = 2


@dataclass(frozen=True)
class Needs:
    """What the missions in use ask of a zone. No rule does: the same seed and missions make the same zone."""

    centre_pool: bool = False
    nine_walls: bool = False


class _Draws:
    """Small fair numbers from a seed, the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn = 0

    def below(self, n: int) -> int:
        self._drawn += 1
        digest = hashlib.sha256(f"fracas/tanks/zone/{self._seed}/{self._drawn}".encode()).digest()
        return int.from_bytes(digest, "big") % n

    def one_of(self, items: tuple[int, ...]) -> int:
        return items[self.below(len(items))]


@cache
def generate_zone(seed: int, needs: Needs) -> Zone:
    """The zone of this seed: drawn until every space of it can be driven to, and every pool driven up to."""
    draws = _Draws(seed)
    while True:
        zone = _Sketch(draws, needs).finish(seed)
        if zone is not None:
            return zone


class _Sketch:
    """One attempt. Everything is put down together with its image on the other half."""

    def __init__(self, draws: _Draws, needs: Needs) -> None:
        self._draws = draws
        self._needs = needs
        has_middle = needs.centre_pool or needs.nine_walls
        sides = ODD_SIDES if has_middle else SIDES
        self.width, self.height = draws.one_of(sides), draws.one_of(sides)
        # Ruling `mirror-for-nine-walls-and-a-pool`: half turned, the ninth wall would lie where the pool does.
        self._is_mirrored = needs.centre_pool and needs.nine_walls
        self.ground = [[FLOOR] * self.width for _ in range(self.height)]
        self.tanks: list[Space] = []

    def image(self, space: Space) -> Space:
        """The same place as the other side sees it."""
        column, row = space
        return (column if self._is_mirrored else self.width - 1 - column, self.height - 1 - row)

    def finish(self, seed: int) -> Zone | None:
        """The whole zone, or None if it falls apart or holds ground nobody can reach."""
        self._place_tanks()
        self._place_middle()
        self._place_pools()
        self._place_gaps()
        self._place_walls()
        ground = tuple(tuple(row) for row in self.ground)
        tanks = (tuple(self.tanks), tuple(self.image(tank) for tank in self.tanks))
        try:
            zone = parse_zone(format_zone(Zone(f"Random {seed}", "", ground, tanks)), "random")
        except BadData:
            return None
        return zone if _is_open(zone) else None

    def _place_tanks(self) -> None:
        while len(self.tanks) < SQUAD:
            drawn = [(self._draws.below(self.width), self._draws.below(START_ROWS)) for _ in range(SQUAD)]
            columns = sorted(column for column, _ in drawn)
            if all(right - left > SPACES_BETWEEN_STARTS for left, right in pairwise(columns)):
                self.tanks = drawn

    def _place_middle(self) -> None:
        """A centre pool, and the one of nine walls that is its own image."""
        middle = (self.width // 2, self.height // 2)
        if self._needs.centre_pool:
            self._put(middle, POOL)
        if self._needs.nine_walls:
            spaces = [(column, middle[1]) for column in range(self.width)] if self._is_mirrored else [middle]
            floor = [space for space in spaces if self.ground[space[1]][space[0]] == FLOOR]
            self._put(floor[self._draws.below(len(floor))], WALL)

    def _place_pools(self) -> None:
        if not self._needs.centre_pool:
            self._put(self._inner_space(), POOL)

    def _place_gaps(self) -> None:
        for _ in range(self._draws.below(MOST_GAP_PAIRS + 1)):
            self._put(self._inner_space(), GAP)

    def _place_walls(self) -> None:
        pairs = WALLS_IN_MISSION // 2 if self._needs.nine_walls else 1 + self._draws.below(MOST_WALLS // 2)
        while pairs > 0:
            space = self._inner_space()
            if space != self.image(space):
                self._put(space, WALL)
                pairs -= 1

    def _inner_space(self) -> Space:
        """A floor space between the rows where tanks start."""
        while True:
            space = (
                self._draws.below(self.width),
                START_ROWS + self._draws.below(self.height - 2 * START_ROWS),
            )
            if self.ground[space[1]][space[0]] == FLOOR:
                return space

    def _put(self, space: Space, symbol: str) -> None:
        for column, row in (space, self.image(space)):
            self.ground[row][column] = symbol


def _is_open(zone: Zone) -> bool:
    """All floor can be reached without destroying a wall, also where pools are played as floor."""
    pools, start = zone.spaces(POOL), zone.tanks[0][:1]
    reached = zone.drivable(start)
    return reached.issuperset(zone.spaces(FLOOR)) and zone.drivable(start, pools) == reached.union(pools)
