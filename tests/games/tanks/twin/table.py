"""The table: zone, tanks, turns, shots, rams and repairs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..test_lines import crossed
from ..test_odds import read
from .goals import BOOK_ENDINGS, Goal, Space, how_won, read_goals

WAYS = {
    "n": (0, 1),
    "ne": (1, 1),
    "e": (1, 0),
    "se": (1, -1),
    "s": (0, -1),
    "sw": (-1, -1),
    "w": (-1, 0),
    "nw": (-1, 1),
}
SIDES = ("green", "orange")


@dataclass
class Tank:
    """A tank with its card and its targeting token."""

    name: str
    place: Space | None
    points: int = 6
    is_stunned: bool = False
    token: Space | None = None

    @property
    def side(self) -> str:
        return self.name.split()[0]


def named(space: Space) -> str:
    return f"{'abcdefghijklmno'[space[0]]}{space[1] + 1}"


@dataclass
class Table:
    """A match in play."""

    rules: set[str]
    options: dict[str, Any]
    ground: dict[Space, str]  # gaps are not there
    size: Space
    tanks: dict[str, Tank]
    goals: list[Goal]
    mover: str
    turns: int = 0
    next: dict[str, int] = field(default_factory=lambda: {"green": 0, "orange": 0})
    walls: dict[str, int] = field(default_factory=lambda: {"green": 0, "orange": 0})
    ending: tuple[str | None, str] | None = None
    # Of this turn:
    spent: int = 0
    has_fired: bool = False
    has_aimed: bool = False
    has_rammed: bool = False
    has_repaired: bool = False
    must_recover: bool = False

    # Who and where ---------------------------------------------------------------------------------------------

    def squadron(self, side: str) -> list[Tank]:
        return [tank for tank in self.tanks.values() if tank.side == side]

    def living(self, side: str) -> list[Tank]:
        return [tank for tank in self.squadron(side) if tank.points > 0]

    @property
    def active(self) -> Tank:
        return self.squadron(self.mover)[self.next[self.mover]]

    def tank_on(self, space: Space) -> Tank | None:
        return next((tank for tank in self.tanks.values() if tank.place == space), None)

    def is_empty(self, space: Space) -> bool:
        return self.ground.get(space) == "." and self.tank_on(space) is None

    def around(self, space: Space) -> list[Space]:
        return [(space[0] + right, space[1] + up) for right, up in WAYS.values()]

    # What may be done ------------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """Every action, as its text."""
        tank = self.active
        if self.ending is not None:
            return set()
        if tank.place is None:
            return {"skip"}
        if self.must_recover:
            return {"recover"}
        found = {"end"}
        if self.has_repaired:
            return found
        is_fresh = self.spent == 0 and not self.has_fired
        if (
            "repair" in self.rules
            and is_fresh
            and any(self.ground.get(near) == "~" for near in self.around(tank.place))
        ):
            found.add("repair")
        if not self.has_aimed and not self.has_rammed:
            found |= self.drives(tank, tank.place)
        if not self.has_fired:
            found |= self.shots(tank)
        return found

    def drives(self, tank: Tank, place: Space) -> set[str]:
        found = set()
        for way, (right, up) in WAYS.items():
            goal = (place[0] + right, place[1] + up)
            corners = [(place[0] + right, place[1]), (place[0], place[1] + up)] if right and up else []
            if self.spent + (3 if corners else 2) > 6 or not all(self.is_empty(corner) for corner in corners):
                continue
            if self.is_empty(goal):
                found.add(f"move {way}")
            other = self.tank_on(goal)
            if other is not None and "collision" in self.rules and self.is_target(tank, other):
                found.add(f"ram {way}")
        return found

    def is_target(self, tank: Tank, other: Tank) -> bool:
        return other is not tank and (other.side != tank.side or bool(self.options["friendly_fire"]))

    def shots(self, tank: Tank) -> set[str]:
        targets = [other.place for other in self.tanks.values() if other.place and self.is_target(tank, other)]
        if "target_anything" in self.rules:
            targets += [space for space, symbol in self.ground.items() if symbol == "#" or self.is_empty(space)]
        modes = [""] + ([" aimed"] if self.spent == 0 else [])
        if tank.token is not None:
            modes += [f"{mode} from-token" for mode in modes]
        return {f"fire {named(target)}{mode}" for target in targets for mode in modes}

    # Doing it --------------------------------------------------------------------------------------------------

    def play(self, text: str, dice: list[int]) -> None:
        """One action; the dice of a shot are given."""
        tank, (kind, *words) = self.active, text.split()
        if kind == "move":
            self.drive(tank, words[0])
        elif kind == "repair":
            tank.points, self.has_repaired = min(tank.points + 2, 6), True
        elif kind in ("fire", "ram"):
            if kind == "fire":
                self.fire(tank, words, dice)
            else:
                self.ram(tank, words[0])
            if self.is_turn_over(tank):
                self.end_turn(tank)
        else:
            if kind == "recover":
                tank.is_stunned = False
            self.end_turn(tank)

    def step(self, tank: Tank, way: str) -> Space:
        right, up = WAYS[way]
        self.spent += 3 if right and up else 2
        assert tank.place is not None
        return tank.place[0] + right, tank.place[1] + up

    def drive(self, tank: Tank, way: str) -> None:
        tank.place = self.step(tank, way)

    def ram(self, tank: Tank, way: str) -> None:
        other = self.tank_on(self.step(tank, way))
        assert other is not None
        self.has_rammed = True
        self.hurt(other, self.spent // 2)
        self.hurt(tank, self.spent // 2)

    def fire(self, tank: Tank, words: list[str], dice: list[int]) -> None:
        target = (ord(words[0][0]) - 97, int(words[0][1:]) - 1)
        origin = tank.place
        assert origin is not None
        assert len(dice) == self.dice_for(tank, target, words[1:]), "another number of dice"
        self.has_fired, self.has_aimed = True, "aimed" in words
        kind, what = read(tuple(dice)) if dice else ("hit", 6)
        if kind == "miss" and "collateral" not in self.rules:
            return
        damage, offset = (what, (0, 0)) if isinstance(what, int) else (1, what)
        struck = self.flight(origin, (target[0] + offset[0], target[1] + offset[1]))
        self.strike(struck, damage if struck == target and offset == (0, 0) else 1)
        if "triangulation" in self.rules and tank.place is not None:
            tank.token = struck

    def dice_for(self, tank: Tank, target: Space, modes: list[str]) -> int:
        start = tank.token if "from-token" in modes else tank.place
        assert start is not None
        across, up = abs(target[0] - start[0]), abs(target[1] - start[1])
        dice = max(across, up) + min(across, up) // 2
        dice += 2 * ("from-token" in modes) - 2 * ("aimed" in modes)
        return min(max(dice, 0), 10)

    def flight(self, origin: Space, landing: Space) -> Space:
        """Where the shot strikes: what is in the way of a bolt, else where it lands."""
        if "energy_bolts" in self.rules:
            for right, up in crossed(landing[0] - origin[0], landing[1] - origin[1])[1:-1]:
                space = (origin[0] + right, origin[1] + up)
                if self.tank_on(space) is not None or self.ground.get(space) in ("#", "%"):
                    return space
        return landing

    def strike(self, space: Space, damage: int) -> None:
        tank = self.tank_on(space)
        if tank is not None:
            self.hurt(tank, damage)
            if damage > 3:
                self.stun(tank)
            if damage == 6:
                self.blast(space)
        elif self.ground.get(space) == "#" and "wall_destruction" in self.rules:
            self.ground[space] = "."
            self.walls[self.mover] += 1
            for goal in self.goals:
                if goal.kind == "break" and goal.side == self.mover and space in (goal.spaces or [space]):
                    goal.fallen.add(space)
            self.blast(space)
        elif self.ground.get(space) == "." and "floor_destruction" in self.rules:
            self.ground[space] = "x"
            self.blast(space)

    def blast(self, centre: Space) -> None:
        if "blast" in self.rules:
            for tank in [self.tank_on(space) for space in self.around(centre)]:
                if tank is not None:
                    self.hurt(tank, 1)
                    self.stun(tank)

    def stun(self, tank: Tank) -> None:
        if "stun" in self.rules and tank.points > 0:
            tank.is_stunned = True

    def hurt(self, tank: Tank, damage: int) -> None:
        tank.points = max(tank.points - damage, 0)
        if tank.points == 0:
            assert tank.place is not None
            if "wrecks" in self.rules:
                self.ground[tank.place] = "%"
            tank.place, tank.is_stunned, tank.token = None, False, None
            for goal in self.goals:
                goal.turns.pop(tank.name, None)

    # Turns and the end -----------------------------------------------------------------------------------------

    def is_turn_over(self, tank: Tank) -> bool:
        """By itself: the tank is gone, a squadron is (if that ends the game), or a mission is fulfilled."""
        gone = [side for side in SIDES if not self.living(side)]
        has_ended = len(gone) == 2 or (bool(gone) and self.options["elimination"])
        return tank.place is None or has_ended or any(how_won(self.goals, self, side) for side in SIDES)

    def end_turn(self, tank: Tank) -> None:
        for goal in self.goals:
            if goal.side == self.mover:
                goal.end_of_turn(self, tank.name)
        self.turns += 1
        self.ending = self.judge()
        self.next[self.mover] = (self.next[self.mover] + 1) % len(self.squadron(self.mover))
        self.mover = self.other(self.mover)
        self.spent = 0
        self.has_fired = self.has_aimed = self.has_rammed = self.has_repaired = False
        self.must_recover = self.active.is_stunned

    def other(self, side: str) -> str:
        return SIDES[1 - SIDES.index(side)]

    def judge(self) -> tuple[str | None, str] | None:
        mine, theirs = self.mover, self.other(self.mover)
        i_live, they_live = bool(self.living(mine)), bool(self.living(theirs))
        by_me, by_them = how_won(self.goals, self, mine), how_won(self.goals, self, theirs)
        if not i_live and not they_live:
            return None, "mutual-destruction"
        if self.options["elimination"] and not they_live:
            return mine, "squadron-destroyed"
        if by_me == by_them == "goal-survived":
            return None, "both-survived"
        if by_me:
            return mine, by_me
        if self.options["elimination"] and not i_live:
            return theirs, "squadron-destroyed"
        if by_them:
            return theirs, by_them
        return (None, "turn-limit") if self.turns >= self.options["turn_limit"] else None


def lay(zone: str, rules: list[str], missions: list[str], options: dict[str, Any], first: str) -> Table:
    """The table at the start, from the text of a zone."""
    lines = zone.splitlines()
    rows = [line.split() for line in lines if line.strip() and ":" not in line][::-1]
    size = (len(rows[0]), len(rows))
    ground, tanks = {}, {}
    for row, symbols in enumerate(rows):
        for column, symbol in enumerate(symbols):
            if symbol[0] in "go":
                name = f"{'green' if symbol[0] == 'g' else 'orange'} {symbol[1:]}"
                tanks[name] = Tank(name, (column, row))
            if symbol != "_":
                is_floor = symbol[0] in "go" or (symbol == "~" and "repair" not in rules)
                ground[column, row] = "." if is_floor else symbol
    goals = [goal for mission in missions for goal in _book(mission, ground, size)]
    for line in lines:
        if line.startswith("goal:"):
            goals += read_goals(line.removeprefix("goal:"))
    ordered = {name: tanks[name] for name in sorted(tanks)}
    return Table(set(rules), options, ground, size, ordered, goals, first)


def _book(mission: str, ground: dict[Space, str], size: Space) -> list[Goal]:
    """The three missions of the book."""
    ending = BOOK_ENDINGS[mission]
    if mission == "break_walls":
        return read_goals("both break 5", ending)
    if mission == "hold_pool":
        columns, rows = ({(side - 1) // 2, side // 2} for side in size)
        pools = [
            space for space, symbol in ground.items() if symbol == "~" and space[0] in columns and space[1] in rows
        ]
        return [Goal(side, "hold", 3, pools, ending=ending) for side in SIDES]
    ranks = {"green": size[1] - 1, "orange": 0}
    return [
        Goal(side, "reach", 1, [space for space in ground if space[1] == ranks[side]], ending=ending) for side in SIDES
    ]
