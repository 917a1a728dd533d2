"""What wins besides destroying the enemy, and how far each side is."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .table import Table

Space = tuple[int, int]
BOOK_ENDINGS = {"hold_pool": "pool-held", "reach_far_rank": "far-rank-reached", "break_walls": "walls-broken"}
ENDINGS = {"reach": "reached", "hold": "held", "break": "broken", "hunt": "hunted", "survive": "survived"}


@dataclass
class Goal:
    """A goal of one side, with what has been done for it."""

    side: str
    kind: str
    need: int = 1
    spaces: list[Space] = field(default_factory=list)
    prey: str = ""
    name: str = ""  # of its group
    ending: str = ""
    turns: dict[str, int] = field(default_factory=dict)  # held in a row, by tank
    fallen: set[Space] = field(default_factory=set)  # walls that count, destroyed by this side
    is_past: bool = False  # reached, or held long enough

    def is_fulfilled(self, table: Table) -> bool:
        """Now."""
        if self.kind == "break":
            return len(self.fallen) >= self.need
        if self.kind == "hunt":
            return not table.tanks[self.prey].points
        if self.kind == "survive":
            return table.turns >= self.need and bool(table.living(self.side))
        return self.is_past

    def progress(self, table: Table) -> int:
        """As the view tells it."""
        if self.is_fulfilled(table):
            return self.need
        if self.kind == "hold":
            return max(self.turns.values(), default=0)
        if self.kind == "survive":
            return table.turns if table.living(self.side) else 0
        return len(self.fallen) if self.kind == "break" else 0

    def end_of_turn(self, table: Table, tank: str) -> None:
        """A tank of this side has ended its turn."""
        place = table.tanks[tank].place
        if place is None:
            self.turns.pop(tank, None)
            return
        if self.kind == "reach" and place in self.spaces:
            self.is_past = True
        if self.kind == "hold":
            self.turns[tank] = self.turns.get(tank, 0) + 1 if self._counts(table, place) else 0
            self.is_past = self.is_past or self.turns[tank] >= self.need

    def _counts(self, table: Table, place: Space) -> bool:
        """On or beside a marked space; at a marked pool only by repairing there."""
        for space in self.spaces:
            is_near = abs(space[0] - place[0]) <= 1 and abs(space[1] - place[1]) <= 1
            if is_near and (table.ground[space] != "~" or table.has_repaired):
                return True
        return False


def read_goals(words: str, endings: str = "") -> list[Goal]:
    """`both hold 3 g7 as x`, for each side that has it."""
    parts = words.split()
    name = ""
    if "as" in parts:
        parts, name = parts[: parts.index("as")], parts[-1]
    side, kind, *rest = parts
    need = int(rest.pop(0)) if kind in ("hold", "break", "survive") else 1
    spaces = [(ord(word[0]) - 97, int(word[1:]) - 1) for word in rest if word != "of" and kind != "hunt"]
    prey = f"{'green' if rest[0][0] == 'g' else 'orange'} {rest[0][1:]}" if kind == "hunt" else ""
    sides = ("green", "orange") if side == "both" else (side,)
    return [Goal(one, kind, need, spaces, prey, name, endings or f"goal-{ENDINGS[kind]}") for one in sides]


def how_won(goals: list[Goal], table: Table, side: str) -> str | None:
    """The ending by which a side has won, by the first of its goals that is complete with its group."""
    own = [goal for goal in goals if goal.side == side]
    for goal in own:
        group = [other for other in own if other.name == goal.name] if goal.name else [goal]
        if all(other.is_fulfilled(table) for other in group):
            return goal.ending if len(group) == 1 else "goals-fulfilled"
    return None
