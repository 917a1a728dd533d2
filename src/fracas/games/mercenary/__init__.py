"""Mercenary Combat Simulator: the Game object."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from rich.console import RenderableType

from fracas.core.card import Card
from fracas.core.contract import Action, Event, Game
from fracas.core.engine import Kernels

from . import codes
from .actions import make_action
from .audit import audit
from .cards import bake_cards, bake_characters, find_cards, find_characters
from .evaluate import evaluate
from .knowledge import conceal
from .legal import legal
from .maps import bake_map, find_map, map_names, named_map
from .narrate import make_events
from .observe import FEATURES, observe
from .options import MOST_ROUNDS, MercenaryOptions, made_here
from .position import MercenaryPosition, fill_state, make_position
from .reasons import explain, foresee
from .rules import apply, setup
from .state import CELLS, SEATS, SIDES, SLOTS, Ending, Invariant, Mode, State, Tables
from .suggest import suggest
from .terminal import draw_table
from .view import MercenaryView, make_view

MOST_STEPS = 14  # a turn's steps: the fastest stat, the best cards
MOST_OTHERS = 12  # swap, equip, two attacks, two stickies, uber, build, give, end; the Sentry's shot; a refilled slot
MOST_IN_A_TURN = MOST_STEPS + MOST_OTHERS
STARTERS = ("random", *SEATS)


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
        actions=codes.ACTIONS,
        most_legal=CELLS + 8,
        features=FEATURES,
        longest=SIDES * SLOTS * (1 + MOST_ROUNDS * MOST_IN_A_TURN),
    )
    options_model = MercenaryOptions
    view_model = MercenaryView
    position_model = MercenaryPosition
    state = State
    tables_type = Tables
    kernels = Kernels(setup, legal, apply, conceal, evaluate, suggest, observe, audit)
    endings = Ending
    ending_texts: ClassVar[dict[int, str]] = {
        Ending.INTEL_CAPTURED: "{winner} brings {loser}'s intel home",
        Ending.SCORE_REACHED: "{winner} reaches 25 points",
        Ending.ROUND_LIMIT: "the round limit is reached: a draw",
    }
    invariants = Invariant

    @classmethod
    def variants(cls) -> dict[str, dict[str, Any]]:
        """Every map in every mode it is made for; one of each mode without weapons."""
        found: dict[str, dict[str, Any]] = {}
        for name in map_names():
            for mode in named_map(name).modes:
                short = "intel" if mode == "capture_the_intel" else "points"
                found[f"{name}-{short}"] = {"mode": mode, "map": name}
        found["plain-intel"] = {"weapons": False, "starter": "red"}
        found["plain-points"] = {"mode": "control_point", "weapons": False, "starter": "blu"}
        return found

    def __init__(self, options: MercenaryOptions) -> None:
        self.map = find_map(options.map)
        self.weapon_cards = find_cards(options.cards)
        self.made_here = made_here(options)
        super().__init__(options)

    def make_tables(self) -> npt.NDArray[Any]:
        """Map, cards and character stats as arrays; the switches beside them."""
        tables = np.zeros(1, Tables)
        bake_map(self.map, tables)
        bake_cards(self.weapon_cards, tables)
        bake_characters(find_characters(self.options.characters), tables)
        t = tables[0]
        t.mode = Mode[self.options.mode.upper()]
        t.weapons = self.options.weapons
        t.round_limit = self.options.round_limit
        t.starter = STARTERS.index(self.options.starter) - 1
        return tables

    def action(self, action_id: int) -> Action:
        """The action of an id."""
        return make_action(action_id)

    def view(self, s: np.record, seat: int | None) -> MercenaryView:
        """The table without the secrets."""
        return make_view(s, self.tables[0], self.map, self.weapon_cards, self.made_here, seat)

    def narrate(self, before: np.record, action: Action, after: np.record, seat: int | None) -> list[Event]:
        """The action and what came of it."""
        return make_events(before, action, after, seat, self.tables[0], self.weapon_cards)

    def to_position(self, s: np.record) -> MercenaryPosition:
        """The whole state, every field named."""
        return make_position(s, self.position_header(s))

    def from_position(self, given: MercenaryPosition, s: np.record) -> None:
        """Fill the zeroed state."""
        fill_state(given, s, self.tables[0])

    def draw(self, shown: MercenaryView) -> RenderableType:
        """The map and both line-ups."""
        return draw_table(shown)

    def preview(self, shown: MercenaryView, action: Action) -> str:
        """What an attack, heal or card would do."""
        return foresee(shown, action)

    def why_illegal(self, shown: MercenaryView, action: Action) -> str:
        """The rule that forbids it."""
        return explain(shown, action)
