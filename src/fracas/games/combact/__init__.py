"""EQUILIBRIX Combact: the Game object."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from rich.console import RenderableType

from fracas.core.card import Card
from fracas.core.contract import Action, Event, Game
from fracas.core.engine import Kernels

from . import advice
from .actions import make_action
from .auditing import audit
from .events import make_events
from .judging import evaluate
from .observing import FEATURES, observe
from .options import CombactOptions
from .position import CombactPosition, fill_state, make_position
from .rules import apply, conceal, legal, setup
from .state import ACTIONS, LONGEST, MOST_LEGAL, SEATS, Ending, Invariant, State, Tables
from .suggesting import suggest
from .tables import make_tables
from .terminal import draw_view
from .view import CombactView, make_view


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
        features=FEATURES,
        longest=LONGEST,
    )
    options_model = CombactOptions
    view_model = CombactView
    position_model = CombactPosition
    state = State
    tables_type = Tables
    kernels = Kernels(setup, legal, apply, conceal, evaluate, suggest, observe, audit)
    endings = Ending
    ending_texts: ClassVar[dict[int, str]] = {
        Ending.BLOCKED: "{loser} cannot place a piece: {winner} wins",
        Ending.EXHAUSTED: "{loser} has no piece left to place: {winner} wins",
        Ending.TWO_PASSES: "both players passed: {winner} has won",
        Ending.CAMPAIGN_WON: "{winner} has won two matches",
        Ending.CAMPAIGN_DRAWN: "twelve matches in a row were drawn: the campaign is a draw",
    }
    invariants = Invariant
    has_fixed_actions = True

    @classmethod
    def variants(cls) -> dict[str, dict[str, Any]]:
        """The three targets, the campaign, the quick set, every radius, the other starter, chance and swaps."""
        return {
            "time-factor": {"target": "time_factor"},
            "autonomy": {"target": "autonomy"},
            "goals": {"target": "goals"},
            "campaign": {"target": "campaign"},
            "quick": {"target": "time_factor", "set": "quick"},
            "small": {"target": "goals", "radius": 2},
            "large": {"target": "autonomy", "radius": 4},
            "by-lot": {"target": "random", "starter": "random", "inception": "random", "swap": "first"},
            "quick-campaign": {
                "target": "campaign",
                "set": "quick",
                "radius": 2,
                "starter": "white",
                "swap": "second",
                "first_target": "autonomy",
            },
        }

    @property
    def has_chance(self) -> bool:
        """Only a campaign draws anything after the set-up."""
        return self.options.target == "campaign"

    def make_tables(self) -> npt.NDArray[Any]:
        """The board of the radius, and what the options switch."""
        return make_tables(self.options)

    def action(self, action_id: int) -> Action:
        """Ids mean the same under all options; a board or set that lacks a field or piece never offers it."""
        return make_action(action_id)

    def view(self, s: np.record, seat: int | None) -> CombactView:
        """Everybody sees everything."""
        return make_view(s, self.tables[0], self.options, seat)

    def narrate(self, before: np.record, action: Action, after: np.record, seat: int | None) -> list[Event]:
        """The action, then what followed from it."""
        return make_events(before, action, after, self.tables[0], self.options.radius)

    def to_position(self, s: np.record) -> CombactPosition:
        """Circle, pieces laid, and the course of the match."""
        return make_position(s, self.tables[0], self.position_header(s))

    def from_position(self, position: CombactPosition, s: np.record) -> None:
        """Lay the pieces again, one by one."""
        fill_state(position, s, self.tables[0])

    def draw(self, view: CombactView) -> RenderableType:
        """The board and the pieces on offer."""
        return draw_view(view)

    def preview(self, view: CombactView, action: Action) -> str:
        """The dots a placement makes."""
        return advice.preview(view, action)

    def why_illegal(self, view: CombactView, action: Action) -> str:
        """The rule that forbids it."""
        return advice.why_illegal(view, action)
