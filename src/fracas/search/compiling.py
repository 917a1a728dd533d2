"""Everything of a game that can be compiled ahead, part by part, and in which order.

A part is on the disk as soon as it is compiled. Most of the work is the rules that parts share, and a process compiles
a rule once: so the parts of a game are best compiled by one process, unless somebody waits for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from fracas.core import registry
from fracas.core.contract import Game
from fracas.core.disclosure import disclosure_parts
from fracas.core.kernels import Part

from .search import search_parts
from .solver import entry_points

# What statistics, tests, training and the making of puzzles ask for: compiled when first used.
_NOT_FOR_PLAY = frozenset(
    (
        *("evaluate_at", "observe_at", "random_games", "audited_games", "count_lines"),
        *("unpack_at", "guess_at", "branches_at"),  # of the solver
    )
)
# What opponents and hints need, and positions that somebody sets: a match can begin without. A puzzle cannot.
_AFTER_THE_START = frozenset(("audit_at", "suggest_at", "search", "reroot", "read_lines"))
_AFTER_THE_START_ALONE = frozenset(("suggest_at",))


def all_parts(game: type[Game[Any]]) -> dict[str, Part]:
    """The engine's entry points and questions, what judges takebacks, the search or the solver, by name."""
    parts = game.engine.parts()
    if game.card.has_secrets:
        parts |= disclosure_parts(game)
    if not game.card.is_solo:
        parts |= search_parts(game)
    if game.puzzle is not None:
        parts |= entry_points(game).parts()
    return parts


def parts_for_play(game: type[Game[Any]]) -> dict[str, Part]:
    """What people and opponents need to play, hints included."""
    return {name: part for name, part in all_parts(game).items() if name not in _NOT_FOR_PLAY}


def parts_to_begin(game: type[Game[Any]]) -> dict[str, Part]:
    """Of these, what people need; opponents come to their turn later."""
    later = _AFTER_THE_START_ALONE if game.card.is_solo else _AFTER_THE_START
    return {name: part for name, part in parts_for_play(game).items() if name not in later}


def missing(parts: Mapping[str, Part]) -> list[str]:
    """The names of those that are not on the disk; nothing is compiled or loaded to find out."""
    return [name for name, part in parts.items() if not part.is_kept()]


def compile_part(game_id: str, name: str) -> None:
    """Compile one of a game's parts, so that it is on the disk."""
    all_parts(registry.find(game_id))[name].bind()


@dataclass(eq=False)
class Backlog:
    """What is left to compile of a game."""

    game_id: str
    stages: list[list[str]]  # parts that nobody has begun with: all of one stage before any of the next
    wanted: int = 0  # whoever waits for a game raises this above the others'
    busy: set[str] = field(default_factory=set)
    owners: set[object] = field(default_factory=set)  # who has compiled parts of it, and so has its rules at hand

    @property
    def is_done(self) -> bool:
        """Nothing is left."""
        return not (self.busy or any(self.stages))

    def done(self, name: str) -> None:
        """A part is compiled."""
        self.busy.discard(name)


def take(backlogs: Iterable[Backlog], by: object) -> tuple[Backlog, str] | None:
    """The part to compile next, which is then under way: of what people wait for, else of a game nobody else is at."""
    open_ones = [backlog for backlog in backlogs if any(backlog.stages)]
    if not open_ones:
        return None
    chosen = min(open_ones, key=lambda backlog: _urgency(backlog, by))
    name = next(stage for stage in chosen.stages if stage).pop(0)
    chosen.busy.add(name)
    chosen.owners.add(by)
    return chosen, name


def _urgency(backlog: Backlog, by: object) -> tuple[int, bool, int]:
    """Smaller is sooner; of equals the first."""
    is_others = bool(backlog.owners) and by not in backlog.owners
    stage = next(number for number, names in enumerate(backlog.stages) if names)
    return -backlog.wanted, is_others and not backlog.wanted, stage


def stages_of(parts: Sequence[Iterable[str]], left: Iterable[str]) -> list[list[str]]:
    """The parts that are left, each in the first stage that names it."""
    stages: list[list[str]] = []
    rest = set(left)
    for names in parts:
        stages.append([name for name in names if name in rest])
        rest -= set(stages[-1])
    return stages
