"""A sound little game: five counters, take one or two, whoever takes the last wins; each holds a card nobody else sees.

The rules are plain functions: the tests that plant faults into it never compile them.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from rich.text import Text

from fracas.core.card import Card
from fracas.core.contract import Action, Game, Options, Position, View, state_dtype, tables_dtype
from fracas.core.engine import Kernels
from fracas.core.entry import Floats, Ints
from fracas.core.errors import BadPosition
from fracas.core.face import Face
from fracas.core.facts import Event, Prompt, said
from fracas.core.plain import Plain
from fracas.core.rng import Rng, below

PILE, CARDS = 5, 4
State = state_dtype([("pile", np.int8), ("cards", np.int8, (2,))])
Tables = tables_dtype([("unused", np.int8)])


class Ending(IntEnum):
    """How a game ends."""

    NONE = 0
    LAST_TAKEN = 1


class Invariant(IntEnum):
    """What `audit` checks."""

    NONE = 0
    PILE_IN_RANGE = 1


class Take(Action):
    """Take counters. Text: `take 2`."""

    count: int


class CountersView(View):
    """The pile, and the seat's own card."""

    pile: int
    card: int | None


class CountersPosition(Position):
    """The pile and both cards."""

    pile: int
    cards: list[int]


def setup(s: np.record, t: np.record, rng: Rng) -> None:
    s.pile = PILE
    for seat in range(2):
        s.cards[seat] = below(rng, CARDS)


def legal(s: np.record, t: np.record, out: Ints) -> int:
    out[0] = 0
    if s.pile < 2:
        return 1
    out[1] = 1
    return 2


def apply(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    s.pile -= a + 1
    if s.pile == 0:
        s.over = 1
        s.winner = s.actor
        s.ending = Ending.LAST_TAKEN
    s.actor = 1 - s.actor


def conceal(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    for other in range(2):
        if other != seat:
            s.cards[other] = below(rng, CARDS)


def evaluate(s: np.record, t: np.record, seat: int) -> float:
    if not s.over:
        return 0.0
    return 1.0 if s.winner == seat else -1.0


def suggest(s: np.record, t: np.record, rng: Rng) -> int:
    return 1 if s.pile == 2 else 0


def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    out[0], out[1] = s.pile, s.cards[seat]


def audit(s: np.record, t: np.record) -> int:
    return 0 if 0 <= s.pile <= PILE else Invariant.PILE_IN_RANGE.value


def make_tables(game: Game[Options]) -> npt.NDArray[Any]:
    return np.zeros(1, Tables)


def action(game: Game[Options], action_id: int) -> Take:
    return Take(id=action_id, kind="take", count=action_id + 1)


def view(game: Game[Options], s: Plain, seat: int | None) -> CountersView:
    return CountersView(
        seat=None if seat is None else game.card.seats[seat],
        actor=None if s.over else game.card.seats[s.actor],
        prompt=said(Prompt, "Take one or two."),
        pile=s.pile,
        card=None if seat is None else s.cards[seat],
    )


def narrate(game: Game[Options], before: Plain, action: Action, after: Plain, seat: int | None) -> list[Event]:
    return [Event(kind="taken", text=f"{game.card.seats[before.actor]}: {action.text}")]


def to_position(game: Game[Options], s: Plain) -> CountersPosition:
    return CountersPosition(**game.position_header(s), pile=s.pile, cards=s.cards)


def from_position(game: Game[Options], position: CountersPosition, s: np.record) -> None:
    if not 0 <= position.pile <= PILE or (position.pile == 0) != position.over:
        raise BadPosition("pile", position.pile, f"must be 1 to {PILE}, and 0 once the game is over")
    if position.over and position.winner is None:
        raise BadPosition("winner", None, "whoever takes the last counter wins")
    if len(position.cards) != 2 or not all(0 <= card < CARDS for card in position.cards):
        raise BadPosition("cards", position.cards, f"must be two numbers from 0 to {CARDS - 1}")
    s.pile = position.pile
    s.cards = position.cards


def draw(game: Game[Options], view: CountersView) -> Text:
    return Text("o" * view.pile)


class Counters(Game[Options]):
    """Take the last counter."""

    card: ClassVar[Card] = Card(
        id="counters",
        name="Counters",
        summary="Take one or two; the last one wins.",
        seats=("white", "black"),
        minutes=1,
        has_chance=False,
        has_secrets=True,
        rules_version=1,
        actions=2,
        most_legal=2,
        features=2,
        longest=PILE,
    )
    options_model = Options
    view_model = CountersView
    position_model = CountersPosition
    state = State
    tables_type = Tables
    kernels = Kernels(
        setup=setup,
        legal=legal,
        apply=apply,
        conceal=conceal,
        evaluate=evaluate,
        suggest=suggest,
        observe=observe,
        audit=audit,
    )
    face = Face(
        make_tables=make_tables,
        action=action,
        view=view,
        narrate=narrate,
        to_position=to_position,
        from_position=from_position,
        draw=draw,
    )
    endings = Ending
    invariants = Invariant
