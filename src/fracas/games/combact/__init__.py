"""EQUILIBRIX Combact: the Game object.

Beyond the plan:

- `picture.py`: draws the pictures of the docs, board and pieces.
"""

from __future__ import annotations

from typing import ClassVar

from fracas.core.card import Card
from fracas.core.contract import Game
from fracas.core.engine import Kernels
from fracas.core.face import Face

from .observe import OBSERVATION
from .options import VARIANTS, CombactOptions
from .position import CombactPosition
from .state import ACTIONS, LONGEST, MOST_LEGAL, SEATS, Ending, Invariant, State, Tables
from .view import CombactView


class Combact(Game[CombactOptions]):
    """Lay unique shapes on the Flower of Life, never more than five dots of your colour round a point."""

    card: ClassVar[Card] = Card(
        id="combact",
        name="EQUILIBRIX Combact",
        summary="Unique shapes on the Flower of Life, five dots round a point at most; three targets and a campaign.",
        seats=SEATS,
        minutes=15,
        has_chance=True,  # a campaign deals a fresh circle for every match
        has_secrets=False,
        rules_version=2,
        actions=ACTIONS,
        most_legal=MOST_LEGAL,
        features=OBSERVATION.size,
        longest=LONGEST,
        shelf=30,
    )
    options_model = CombactOptions
    view_model = CombactView
    position_model = CombactPosition
    state = State
    tables_type = Tables
    kernels = Kernels.of(__package__)
    face = Face.of(__package__)
    observation = OBSERVATION
    endings = Ending
    invariants = Invariant
    has_fixed_actions = True
    named_options = VARIANTS

    @classmethod
    def has_chance_with(cls, options: CombactOptions) -> bool:
        """Only a campaign draws anything after the set-up."""
        return options.target == "campaign"
