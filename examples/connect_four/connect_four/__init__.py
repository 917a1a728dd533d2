"""Connect Four: the Game object. The guide docs/add-a-game.md walks through this package."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from rich.text import Text

from fracas.core.card import Card
from fracas.core.contract import Action, Event, Game
from fracas.core.engine import Kernels

from . import rules
from .actions import Drop
from .options import ConnectFourOptions
from .position import ConnectFourPosition, fill_state, make_position
from .state import CELLS, COLUMNS, Ending, Invariant, State, Tables
from .view import ConnectFourView, draw_board, make_events, make_view

SEATS = ("yellow", "red")


class ConnectFour(Game[ConnectFourOptions]):
    """Drop discs into seven columns; four of yours in a line win."""

    card: ClassVar[Card] = Card(
        id="connect-four",
        name="Connect Four",
        summary="Four in a line, by gravity. The example game of the guide.",
        seats=SEATS,
        minutes=5,
        has_chance=False,
        has_secrets=False,
        rules_version=1,
        actions=COLUMNS,
        most_legal=COLUMNS,
        features=2 * CELLS,
        longest=CELLS,
    )
    options_model = ConnectFourOptions
    view_model = ConnectFourView
    position_model = ConnectFourPosition
    state = State
    tables_type = Tables
    kernels = Kernels(
        rules.setup,
        rules.legal,
        rules.apply,
        rules.conceal,
        rules.evaluate,
        rules.suggest,
        rules.observe,
        rules.audit,
    )
    endings = Ending
    ending_texts: ClassVar[dict[int, str]] = {
        Ending.FOUR_IN_A_LINE: "{winner} has four in a line",
        Ending.BOARD_FULL: "the board is full: a draw",
    }
    invariants = Invariant

    def make_tables(self) -> npt.NDArray[Any]:
        """The one switch: who starts."""
        tables = np.zeros(1, Tables)
        tables[0].first = SEATS.index(self.options.first)
        return tables

    def action(self, action_id: int) -> Action:
        """Action ids are columns."""
        return Drop(id=action_id, column=action_id + 1)

    def view(self, s: np.record, seat: int | None) -> ConnectFourView:
        """Everybody sees everything."""
        return make_view(s, seat, SEATS)

    def narrate(self, before: np.record, action: Action, after: np.record, seat: int | None) -> list[Event]:
        """A disc fell."""
        return make_events(before, action, after, SEATS)

    def to_position(self, s: np.record) -> ConnectFourPosition:
        """The board as six lines of text."""
        return make_position(s, self.position_header(s))

    def from_position(self, given: ConnectFourPosition, s: np.record) -> None:
        """Fill the board from six lines of text."""
        fill_state(given, s)

    def draw(self, shown: ConnectFourView) -> Text:
        """The board with coloured discs."""
        return draw_board(shown)
