"""Mercenary Combat Simulator: the Game object.

Beyond the plan:

- `facts`: kinds of events, previews and reasons, and the characters and cards they name; a hundred of them.
- `goals.py`: where a character wants to go and what an attack is worth, which suggest.py weighs; it would be too long.
- `maps.py`: reading a map drawn in characters, which has little in common with the TOML files of data.py.
- `numbers.py`: numbers of the rules in plain Python, which view and events share; calling a rule would compile it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from fracas.core.card import Card
from fracas.core.contract import Game
from fracas.core.engine import Kernels
from fracas.core.face import Face

from .observe import OBSERVATION
from .options import MOST_ROUNDS, VARIANTS, MercenaryOptions
from .position import MercenaryPosition
from .state import ACTIONS, CELLS, SEATS, SIDES, SLOTS, Ending, Invariant, State, Tables
from .view import MercenaryView

MOST_STEPS = 14  # a turn's steps: the fastest stat, the best cards
MOST_OTHERS = 12  # swap, equip, two attacks, two stickies, uber, build, give, end; the Sentry's shot; a refilled slot
MOST_IN_A_TURN = MOST_STEPS + MOST_OTHERS


class Mercenary(Game[MercenaryOptions]):
    """Two teams of six: steal the intel, or hold the control points."""

    card: ClassVar[Card] = Card(
        id="mercenary",
        name="Mercenary Combat Simulator",
        summary="Nine classes, two teams of six: steal the enemy's intel or hold the control points.",
        seats=SEATS,
        minutes=30,
        has_chance=True,
        has_secrets=True,
        rules_version=2,
        actions=ACTIONS,
        most_legal=CELLS + 8,
        features=OBSERVATION.size,
        longest=SIDES * SLOTS * (1 + MOST_ROUNDS * MOST_IN_A_TURN),
        shelf=40,
    )
    options_model = MercenaryOptions
    named_options = VARIANTS
    shows_all = True
    first_options: ClassVar[Mapping[str, Any]] = {"weapons": False}
    templates: ClassVar[Mapping[str, str]] = {
        "map": "data/maps/depot.txt",
        "cards": "data/cards.toml",
        "characters": "data/characters.toml",
    }
    view_model = MercenaryView
    position_model = MercenaryPosition
    state = State
    tables_type = Tables
    kernels = Kernels.of(__package__)
    face = Face.of(__package__)
    observation = OBSERVATION
    endings = Ending
    invariants = Invariant
