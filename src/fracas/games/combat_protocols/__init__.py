"""Combat Protocols: fly every machine over the far side before heat or power runs out. A puzzle for one."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from rich.console import RenderableType

from fracas.core.card import Card
from fracas.core.contract import Action, Event, Game
from fracas.core.engine import Kernels
from fracas.core.puzzle import PuzzleKernels

from . import judging, packing, rules, solving
from .action_ids import ACTIONS
from .actions import make_action
from .audit import audit
from .bounds import make_data
from .explain import preview as preview_text
from .explain import why_illegal as why_illegal_text
from .narration import ENDING_TEXTS, make_events
from .options import CombatProtocolsOptions
from .position import CombatProtocolsPosition, fill_state, make_position
from .state import ACTION_LIMIT, MOST_LEGAL, MOST_OBSTACLES, Ending, Invariant, State, Tables
from .tables import make_tables as bake_tables
from .terminal import draw_table
from .view import CombatProtocolsView, make_view

__all__ = ["CombatProtocols"]


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
        features=judging.FEATURES,
        longest=ACTION_LIMIT + MOST_OBSTACLES,
    )
    options_model = CombatProtocolsOptions
    view_model = CombatProtocolsView
    position_model = CombatProtocolsPosition
    state = State
    tables_type = Tables
    kernels = Kernels(
        rules.setup,
        rules.legal,
        rules.apply,
        judging.conceal,
        judging.evaluate,
        judging.suggest,
        judging.observe,
        audit,
    )
    puzzle = PuzzleKernels(
        packing.pack,
        packing.unpack,
        packing.slack,
        solving.bound,
        solving.guess,
        solving.branches,
        solving.left,
        solving.free,
    )
    endings = Ending
    ending_texts: ClassVar[dict[int, str]] = ENDING_TEXTS
    invariants = Invariant

    @classmethod
    def variants(cls) -> dict[str, dict[str, Any]]:
        """Every mission, difficulty, track length and board, with obstacles laid by the player and by the seed."""
        return {
            "mission-1": {},
            "mission-2-normal": {"mission": 2, "difficulty": "normal"},
            "mission-3-hard-relaxed": {"mission": 3, "difficulty": "hard", "tracks": "relaxed"},
            "mission-4-impossible": {"mission": 4, "difficulty": "impossible", "tracks": "relaxed"},
            "mission-5-expert-seeded": {
                "mission": 5,
                "difficulty": "impossible",
                "tracks": "expert",
                "obstacles_by_seed": True,
            },
            "crossing": {"board": "crossing", "mission": 3, "difficulty": "hard", "obstacles_by_seed": True},
            "twin-hangars": {"board": "twin-hangars", "mission": 2, "difficulty": "normal"},
            "great-circle": {"board": "great-circle", "mission": 5, "difficulty": "impossible", "tracks": "relaxed"},
        }

    def make_tables(self) -> npt.NDArray[Any]:
        """Board, mission and difficulty as arrays."""
        return bake_tables(self.options)

    def packed_words(self) -> int:
        """One word where board and obstacles are small enough."""
        return int(self.tables[0].words)

    def bound_data(self) -> npt.NDArray[np.uint8]:
        """Exact distances of the game without heat, power and obstacles."""
        return make_data(self.tables, self.engine.bind)

    def action(self, action_id: int) -> Action:
        """Placing, entering, flying and activating."""
        return make_action(action_id)

    def view(self, s: np.record, seat: int | None) -> CombatProtocolsView:
        """Everything is open."""
        seats = self.card.seats
        return make_view(s, self.options, (None if seat is None else seats[seat], seats[0]))

    def narrate(self, before: np.record, action: Action, after: np.record, seat: int | None) -> list[Event]:
        """What moved, turned, flipped and was spent."""
        return make_events(before, action, after, self.options)

    def to_position(self, s: np.record) -> CombatProtocolsPosition:
        """Every piece by name."""
        return make_position(s, self.options, self.position_header(s))

    def from_position(self, given: CombatProtocolsPosition, s: np.record) -> None:
        """Every piece by name."""
        fill_state(given, s, self.options)

    def draw(self, shown: CombatProtocolsView) -> RenderableType:
        """Board, tracks and control panel."""
        return draw_table(shown)

    def preview(self, view: CombatProtocolsView, action: Action) -> str:
        """What the action costs."""
        return preview_text(view, action)

    def why_illegal(self, view: CombatProtocolsView, action: Action) -> str:
        """The rule that forbids it."""
        return why_illegal_text(view, action)
