"""Tanks, Tube Edition: the Game object.

Beyond the plan:

- `generate.py`: fair zones from a seed.
- `missions.py`: goals besides destroying the enemy, as a zone's header writes them; the book's missions among them.
- `odds.py`: the chances of dice and the way of a bolt, which tables, missions, view and questions share.
- `possible.py`: whether a zone and the rules in use let a goal be fulfilled; the options refuse it otherwise.
- `progress.py`: how far goals are, for view, events and goal line.
- `pursuit.py`: what goals are worth to a tank, which suggest and evaluate share.
- `spaces.py`: names of spaces and symbols of ground, which data and missions share.
- `reasons.py`: why an action is forbidden, a kind for each rule; explain has the previews and would be too long.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from fracas.core.card import Card
from fracas.core.contract import Game
from fracas.core.engine import Kernels
from fracas.core.face import Face

from .observe import OBSERVATION
from .options import VARIANTS, TanksOptions
from .position import TanksPosition
from .state import ACTIONS, ACTIONS_A_TURN, MOST_TURNS, SEATS, Ending, Invariant, State, Tables
from .view import TanksView


class Tanks(Game[TanksOptions]):
    """Two squadrons of tanks, three each in the box: drive, aim, fire dice, and be the last one standing."""

    card: ClassVar[Card] = Card(
        id="tanks",
        name="Tanks, Tube Edition",
        summary="Three tanks a side. The nearer the target the fewer dice, and any 1 is a miss that lands elsewhere.",
        seats=SEATS,
        minutes=30,
        has_chance=True,
        has_secrets=False,
        rules_version=3,
        actions=ACTIONS,
        most_legal=ACTIONS,
        features=OBSERVATION.size,
        longest=MOST_TURNS * ACTIONS_A_TURN,
        shelf=20,
    )
    options_model = TanksOptions
    view_model = TanksView
    position_model = TanksPosition
    state = State
    tables_type = Tables
    kernels = Kernels.of(__package__)
    face = Face.of(__package__)
    observation = OBSERVATION
    endings = Ending
    invariants = Invariant
    named_options = VARIANTS
    first_options: ClassVar[Mapping[str, Any]] = {"preset": "core", "zone": "crossroads"}
    templates: ClassVar[Mapping[str, str]] = {"zone": "data/zones/arcade.txt"}
