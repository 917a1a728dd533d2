"""Toy Battle: the Game object.

Beyond the plan:

- `reasons.py`: why an action is forbidden; with these facts explain would be too long.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from fracas.core.card import Card
from fracas.core.contract import Game
from fracas.core.engine import Kernels
from fracas.core.face import Face

from .observe import OBSERVATION
from .options import VARIANTS, ToyBattleOptions
from .position import ToyBattlePosition
from .state import ACTIONS, MOST_LEGAL, MOST_TURN_ACTIONS, MOST_TURNS, SEATS, Ending, Invariant, State, Tables
from .view import ToyBattleView


class ToyBattle(Game[ToyBattleOptions]):
    """Lead toys across a terrain: capture the enemy headquarters or gather medals."""

    card: ClassVar[Card] = Card(
        id="toy-battle",
        name="Toy Battle",
        summary="Toys fight over bases and medals; racks are hidden, every troop has its trick.",
        seats=SEATS,
        minutes=15,
        has_chance=True,
        has_secrets=True,
        rules_version=1,
        actions=ACTIONS,
        most_legal=MOST_LEGAL,
        features=OBSERVATION.size,
        longest=MOST_TURNS * MOST_TURN_ACTIONS,
        shelf=10,
    )
    options_model = ToyBattleOptions
    view_model = ToyBattleView
    position_model = ToyBattlePosition
    state = State
    tables_type = Tables
    kernels = Kernels.of(__package__)
    face = Face.of(__package__)
    observation = OBSERVATION
    endings = Ending
    invariants = Invariant
    named_options = VARIANTS
    shows_all = True
    first_options: ClassVar[Mapping[str, Any]] = {"special_bases": False}
    templates: ClassVar[Mapping[str, str]] = {"terrain": "data/terrains/castle-field.json"}
