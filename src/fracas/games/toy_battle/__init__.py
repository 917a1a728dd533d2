"""Toy Battle: the Game object."""

from __future__ import annotations

from typing import ClassVar

from fracas.core.card import Card
from fracas.core.contract import Game
from fracas.core.engine import Kernels
from fracas.core.face import Face

from .observe import FEATURES
from .options import VARIANTS, ToyBattleOptions
from .position import ToyBattlePosition
from .state import ACTIONS, MOST_LEGAL, MOST_TURN_ACTIONS, MOST_TURNS, SEATS, Ending, Invariant, State, Tables
from .view import ToyBattleView


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
        features=FEATURES,
        longest=MOST_TURNS * MOST_TURN_ACTIONS,
        shelf=10,
    )
    options_model = ToyBattleOptions
    view_model = ToyBattleView
    position_model = ToyBattlePosition
    state = State
    tables_type = Tables
    kernels = Kernels.of(__package__)
    face = Face.of(__package__)
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
    named_options = VARIANTS
