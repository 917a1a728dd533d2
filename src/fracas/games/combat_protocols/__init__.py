"""Combat Protocols: fly every machine over the far side before heat or power runs out. A puzzle for one.

Beyond the plan:

- `geometry.py`: squares and lines by number and by name, which data, tables, actions, view and the solver share.
- `reasons.py`: the rules that `explain.py` names.
- `puzzle_making.py`: what makes a good puzzle, for the maker of collections; it reads models, which `puzzle/` may not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from fracas.core.card import Card
from fracas.core.contract import Game
from fracas.core.engine import Kernels
from fracas.core.face import Face
from fracas.core.puzzle import PuzzleKernels

from .observe import OBSERVATION
from .options import LADDER, VARIANTS, CombatProtocolsOptions
from .position import CombatProtocolsPosition
from .puzzle_making import CombatProtocolsPuzzles
from .state import ACTION_LIMIT, ACTIONS, MOST_LEGAL, MOST_OBSTACLES, Ending, Invariant, State, Tables
from .view import CombatProtocolsView


class CombatProtocols(Game[CombatProtocolsOptions]):
    """Lead the flying machines across the board with turning and moving direction tokens."""

    card: ClassVar[Card] = Card(
        id="combat-protocols",
        name="Combat Protocols",
        summary="A solo puzzle: steer the tokens so that every machine flies through before heat or power runs out.",
        seats=("player",),
        minutes=15,
        has_chance=False,
        has_secrets=False,
        rules_version=1,
        actions=ACTIONS,
        most_legal=MOST_LEGAL,
        features=OBSERVATION.size,
        longest=ACTION_LIMIT + MOST_OBSTACLES,
        shelf=50,
    )
    options_model = CombatProtocolsOptions
    view_model = CombatProtocolsView
    position_model = CombatProtocolsPosition
    state = State
    tables_type = Tables
    kernels = Kernels.of(__package__)
    puzzle = PuzzleKernels.of(__package__)
    face = Face.of(__package__)
    puzzle_making = CombatProtocolsPuzzles()
    observation = OBSERVATION
    endings = Ending
    invariants = Invariant
    named_options = VARIANTS
    ladder: ClassVar[Sequence[Mapping[str, Any]]] = LADDER
    templates: ClassVar[Mapping[str, str]] = {"board": "data/boards/air-space.json"}
