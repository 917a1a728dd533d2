"""Toy Battle: the Game object."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from rich.console import RenderableType

from fracas.core.card import Card
from fracas.core.contract import Action, Event, Game
from fracas.core.engine import Kernels

from . import advice, audit, features, knowledge, rules
from .actions import all_actions
from .events import make_events
from .explain import forbid, foretell
from .options import ToyBattleOptions
from .position import ToyBattlePosition, fill_state, make_position
from .state import ACTIONS, MOST_LEGAL, MOST_TURN_ACTIONS, MOST_TURNS, SEATS, Ending, Invariant, State, Tables
from .tables import bake
from .terminal import draw_board
from .terrain import TERRAIN_IDS
from .view import ToyBattleView, make_view


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
        features=features.FEATURES,
        longest=MOST_TURNS * MOST_TURN_ACTIONS,
    )
    options_model = ToyBattleOptions
    view_model = ToyBattleView
    position_model = ToyBattlePosition
    state = State
    tables_type = Tables
    kernels = Kernels(
        rules.setup,
        rules.legal,
        rules.apply,
        knowledge.conceal,
        advice.evaluate,
        advice.suggest,
        features.observe,
        audit.audit,
    )
    endings = Ending
    ending_texts: ClassVar[dict[int, str]] = {
        Ending.HQ_CAPTURED: "{winner} has captured an H.Q. of {loser}",
        Ending.MEDAL_OBJECTIVE: "{winner} has reached the medal objective",
        Ending.STUCK: "the side to move can neither draw nor place: {winner} has more medals and wins",
        Ending.STUCK_TIED: "{loser} can neither draw nor place, and a tie in medals goes to {winner}",
        Ending.TURN_LIMIT: "the turn limit is reached: {winner} has more medals",
        Ending.TURN_LIMIT_TIED: "the turn limit is reached with equal medals: a draw",
    }
    invariants = Invariant

    @classmethod
    def variants(cls) -> dict[str, dict[str, Any]]:
        """Every printed terrain, without special bases, and a short game."""
        found: dict[str, dict[str, Any]] = {terrain: {"terrain": terrain} for terrain in TERRAIN_IDS}
        found["plain-tropical-pool"] = {"terrain": "tropical-pool", "special_bases": False}
        found["short-red-starts"] = {"terrain": "battlefield", "starter": "red", "turn_limit": 24}
        return found

    def make_tables(self) -> npt.NDArray[Any]:
        """The terrain as sets of nodes, and the switches."""
        return bake(self.options)

    def action(self, action_id: int) -> Action:
        """Actions name nodes as the terrain does."""
        return all_actions(tuple(node.id for node in self.options.board.nodes))[action_id]

    def view(self, s: np.record, seat: int | None) -> ToyBattleView:
        """The open board, and the seat's own rack."""
        return make_view(s, self.tables[0], self.options.board, self.options.special_bases, seat)

    def narrate(self, before: np.record, action: Action, after: np.record, seat: int | None) -> list[Event]:
        """What the action did, the regions it decided, the pins it ended."""
        return make_events(before, action, after, self.options.board, seat)

    def to_position(self, s: np.record) -> ToyBattlePosition:
        """The whole state, every field named."""
        return make_position(s, self.options.board, self.position_header(s))

    def from_position(self, given: ToyBattlePosition, s: np.record) -> None:
        """Fill the state; what follows from the rest is worked out."""
        fill_state(given, s, self.tables[0], self.options.board)

    def draw(self, shown: ToyBattleView) -> RenderableType:
        """The terrain with its troops, both sides and the viewer's rack."""
        return draw_board(shown)

    def preview(self, shown: ToyBattleView, action: Action) -> str:
        """What the action takes or covers, and the odds of a blind choice."""
        return foretell(shown, action)

    def why_illegal(self, shown: ToyBattleView, action: Action) -> str:
        """The rule that forbids the action."""
        return forbid(shown, action)
