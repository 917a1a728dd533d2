"""Tanks, Tube Edition: the Game object."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from rich.console import RenderableType

from fracas.core.card import Card
from fracas.core.contract import Action, Event, Game
from fracas.core.engine import Kernels

from . import advice, audit, observe, rules
from .actions import make_action
from .events import make_events
from .explain import explain_illegal, make_preview
from .options import TanksOptions
from .position import TanksPosition, fill_state, make_position
from .state import (
    ACTIONS,
    ACTIONS_A_TURN,
    MOST_TURNS,
    SEATS,
    Ending,
    Invariant,
    State,
    Tables,
)
from .tables import make_tables
from .terminal import draw_view
from .view import TanksView, make_view


class Tanks(Game[TanksOptions]):
    """Two squadrons of three tanks: drive, aim, fire dice, and be the last one standing."""

    card: ClassVar[Card] = Card(
        id="tanks",
        name="Tanks, Tube Edition",
        summary="Three tanks a side. The nearer the target the fewer dice, and any 1 is a miss that lands elsewhere.",
        seats=SEATS,
        minutes=30,
        has_chance=True,
        has_secrets=False,
        rules_version=2,
        actions=ACTIONS,
        most_legal=ACTIONS,
        features=observe.FEATURES,
        longest=MOST_TURNS * ACTIONS_A_TURN,
    )
    options_model = TanksOptions
    view_model = TanksView
    position_model = TanksPosition
    state = State
    tables_type = Tables
    kernels = Kernels(
        rules.setup,
        rules.legal,
        rules.apply,
        rules.conceal,
        advice.evaluate,
        advice.suggest,
        observe.observe,
        audit.audit,
    )
    endings = Ending
    ending_texts: ClassVar[dict[int, str]] = {
        Ending.SQUADRON_DESTROYED: "{winner} has destroyed {loser}'s squadron",
        Ending.MUTUAL_DESTRUCTION: "the last tanks of both sides were destroyed at once: a tie",
        Ending.POOL_HELD: "{winner} has held the pool in the centre for three turns of one tank",
        Ending.FAR_RANK_REACHED: "{winner} has reached {loser}'s first rank",
        Ending.WALLS_BROKEN: "{winner} has destroyed five walls",
        Ending.TURN_LIMIT: "the turn limit is reached: a draw",
    }
    invariants = Invariant

    @classmethod
    def variants(cls) -> dict[str, dict[str, Any]]:
        """Every zone and preset, every mission, and each rule that the presets leave out."""
        return {
            "default": {},
            "crossroads": {"zone": "crossroads"},
            "core": {"preset": "core", "zone": "crossroads"},
            "core-open-field": {"preset": "core", "zone": "open-field"},
            "full-open-field": {"zone": "open-field"},
            "twin-bridges": {"zone": "twin-bridges", "starter": "orange"},
            "ring": {"zone": "ring", "wrecks": True},
            "labyrinth": {"zone": "labyrinth", "friendly_fire": True},
            "corridors": {"zone": "corridors", "reach_far_rank": True},
            "fortress": {"zone": "fortress", "break_walls": True},
            "close-quarters": {"zone": "close-quarters", "starter": "green"},
            "reactor": {"zone": "reactor", "hold_pool": True},
            "islands": {"zone": "islands", "energy_bolts": False, "wrecks": True},
            "all-missions": {"hold_pool": True, "reach_far_rank": True, "break_walls": True},
            "random-zone": {"zone": "random", "zone_seed": 7},
            "random-zone-missions": {"zone": "random", "zone_seed": 8, "hold_pool": True, "break_walls": True},
            "short-rockets": {"preset": "core", "collateral": True, "triangulation": True, "turn_limit": 40},
        }

    def __init__(self, options: TanksOptions) -> None:
        self.zone = options.open_zone()
        super().__init__(options)

    def make_tables(self) -> npt.NDArray[Any]:
        """Options and zone."""
        return make_tables(self.options, self.zone)

    def action(self, action_id: int) -> Action:
        """Single actions, steps, rams, then shots by mode and target."""
        return make_action(action_id)

    def view(self, s: np.record, seat: int | None) -> TanksView:
        """Everybody sees everything."""
        return make_view(s, seat, self.options, self.zone)

    def narrate(self, before: np.record, action: Action, after: np.record, seat: int | None) -> list[Event]:
        """The action, then everything it changed."""
        return make_events(before, action, after, self.options, self.zone, self.ending_texts)

    def to_position(self, s: np.record) -> TanksPosition:
        """Ground, tanks, turn and last roll."""
        return make_position(s, self.position_header(s), self.zone)

    def from_position(self, given: TanksPosition, s: np.record) -> None:
        """Fill the state; the invariants catch what does not fit together."""
        fill_state(given, s, self.zone)

    def draw(self, shown: TanksView) -> RenderableType:
        """The zone with coordinates, the squadrons, the last roll."""
        return draw_view(shown)

    def preview(self, shown: TanksView, action: Action) -> str:
        """The odds of a shot, the price of a step."""
        return make_preview(shown, action)

    def why_illegal(self, shown: TanksView, action: Action) -> str:
        """The rule that forbids an action."""
        return explain_illegal(shown, action)
