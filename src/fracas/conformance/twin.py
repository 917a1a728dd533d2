"""A slow twin: the rules once more, in plain Python from the rulebook, played in lock-step with the game."""

from __future__ import annotations

import importlib
from collections.abc import Iterable
from random import Random
from typing import Any, Protocol

from ..core.errors import FracasError
from ..core.match import Match
from ..core.registry import find
from .cases import Case, Plan
from .fault import Fault

MODULE, CLASS = "twin", "Twin"  # in the game's package


class SlowTwin(Protocol):
    """What a twin is. Positions are those of `Match.position()["state"]`: JSON, hidden piles included."""

    def setup(self, options: dict[str, Any], position: dict[str, Any]) -> None:
        """Begin at a start position as it was dealt."""

    def legal(self) -> Iterable[str]:
        """The texts of the legal actions, in any order."""

    def apply(self, action: str, after: dict[str, Any]) -> None:
        """Play a legal action; `after` is the game's position then, to be asked for what dice decided and no more."""

    def position(self) -> dict[str, Any]:
        """What the twin says of the position: any of its fields; each one is compared."""


def twin_of(case: Case, plan: Plan) -> type[SlowTwin] | None:
    """The twin's class: the one the plan names, else that of the game's package, if it has one."""
    if plan.twin is not None:
        module, _, name = plan.twin.partition(":")
    elif (case.folder / f"{MODULE}.py").is_file():
        module, name = f"{find(case.game_id).__module__}.{MODULE}", CLASS
    else:
        return None
    try:
        found: type[SlowTwin] = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise FracasError(f"the slow twin {module}:{name} cannot be loaded: {error}") from None
    return found


def twin_agrees(case: Case, plan: Plan) -> int:
    """Legal actions and position are the twin's, after every action."""
    made = twin_of(case, plan)
    assert made is not None
    looked = 0
    for seed in plan.seeds():
        match, twin, draw = Match.new(case.game(), seed), made(), Random(seed)
        twin.setup(match.game.options.model_dump(mode="json"), match.position()["state"])
        _compare(case, match, twin)
        while match.actor is not None and match.ply < plan.actions:
            action = match.play(draw.choice(match.legal_ids()))
            twin.apply(action.text, match.position()["state"])
            _compare(case, match, twin)
        looked += match.ply + 1
    return looked


def _compare(case: Case, match: Match, twin: SlowTwin) -> None:
    game, slow = {action.text for action in match.legal()}, set(twin.legal())
    if game != slow:
        only_game, only_twin = sorted(game - slow), sorted(slow - game)
        raise Fault.at(case, match, match.ply, f"legal only in the game: {only_game}; only in the twin: {only_twin}")
    position = match.position()["state"]
    for field, value in twin.position().items():
        if position[field] != value:
            told = f"the position's {field} is {position[field]!r}, in the twin {value!r}"
            raise Fault.at(case, match, match.ply, told)
