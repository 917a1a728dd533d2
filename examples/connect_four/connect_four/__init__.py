"""Connect Four: the Game object. The guide docs/add-a-game.md walks through this package."""

from __future__ import annotations

from typing import ClassVar

from fracas.core.card import Card
from fracas.core.contract import Game
from fracas.core.engine import Kernels
from fracas.core.face import Face

from .observe import OBSERVATION
from .options import ConnectFourOptions
from .position import ConnectFourPosition
from .state import CELLS, COLUMNS, Ending, Invariant, State, Tables
from .view import ConnectFourView


class ConnectFour(Game[ConnectFourOptions]):
    """Drop discs into seven columns; four of yours in a line win."""

    card: ClassVar[Card] = Card(
        id="connect-four",
        name="Connect Four",
        summary="Four in a line, by gravity. The example game of the guide.",
        seats=("yellow", "red"),
        minutes=5,
        has_chance=False,
        has_secrets=False,
        rules_version=1,
        actions=COLUMNS,
        most_legal=COLUMNS,
        features=OBSERVATION.size,
        longest=CELLS,
    )
    options_model = ConnectFourOptions
    view_model = ConnectFourView
    position_model = ConnectFourPosition
    state = State
    tables_type = Tables
    kernels = Kernels.of(__package__)
    face = Face.of(__package__)
    observation = OBSERVATION
    endings = Ending
    invariants = Invariant
