"""Whisper, a tiny game for these tests: two seats with a secret number each, many actions, a private draw."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar, Literal

import numpy as np
import numpy.typing as npt
from rich.text import Text

from fracas.core.card import Card
from fracas.core.contract import Action, Game, Options, Position, View, state_dtype, tables_dtype
from fracas.core.engine import Kernels
from fracas.core.entry import Floats, Ints
from fracas.core.facts import Event, Preview, Prompt, Reason, said
from fracas.core.kernels import rule
from fracas.core.match import Match
from fracas.core.rng import Rng, below

SEATS = ("north", "south")
NUMBERS = 1000  # secrets are 0..999: a secret on a screen is no coincidence
DRAW, STOP, BIDS, ACTIONS = 0, 1, 2, 22
LONGEST = 60

State = state_dtype([("played", np.int16), ("bids", np.int16), ("secret", np.int16, (2,))])
Tables = tables_dtype([("unused", np.int8)])


class Ending(IntEnum):
    NONE = 0
    STOPPED = 1


class Invariant(IntEnum):
    NONE = 0
    SECRET_IN_RANGE = 1


@rule
def setup(s: np.record, t: np.record, rng: Rng) -> None:
    s.secret[0] = below(rng, NUMBERS)
    s.secret[1] = below(rng, NUMBERS)


@rule
def legal(s: np.record, t: np.record, out: Ints) -> int:
    n = 0
    for a in range(ACTIONS):
        if a != STOP or s.bids > 0:
            out[n] = a
            n += 1
    return n


@rule
def apply(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    if a == DRAW:
        s.secret[np.int64(s.actor)] = below(rng, NUMBERS)
    elif a >= BIDS:
        s.bids += 1
    s.played += 1
    if a == STOP or s.played == LONGEST:
        s.over = 1
        s.ending = Ending.STOPPED
        s.winner = 0 if s.secret[0] >= s.secret[1] else 1
    s.actor = 1 - s.actor


@rule
def conceal(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    for other in range(2):
        if other != seat:
            s.secret[other] = below(rng, NUMBERS)


@rule
def evaluate(s: np.record, t: np.record, seat: int) -> float:
    return 0.0 if s.winner < 0 else (1.0 if s.winner == seat else -1.0)


@rule
def suggest(s: np.record, t: np.record, rng: Rng) -> int:
    """High numbers stop once that is possible; else some bid."""
    if s.bids > 0 and s.secret[np.int64(s.actor)] * 2 > NUMBERS:
        return STOP
    return BIDS + below(rng, ACTIONS - BIDS)


@rule
def observe(s: np.record, t: np.record, seat: int, out: Floats) -> None:
    out[0] = s.secret[seat]


@rule
def audit(s: np.record, t: np.record) -> int:
    for seat in range(2):
        if s.secret[seat] < 0 or s.secret[seat] >= NUMBERS:
            return Invariant.SECRET_IN_RANGE.value
    return 0


class WhisperAction(Action):
    kind: Literal["draw", "stop", "bid"]
    height: str = ""
    amount: int = 0

    def phrase(self) -> str:
        return f"bid {self.height} {self.amount}" if self.kind == "bid" else self.kind


class WhisperView(View):
    own: int | None
    bids: int


class WhisperPosition(Position):
    played: int
    bids: int
    secret: list[int]


class Whisper(Game[Options]):
    card: ClassVar[Card] = Card(
        id="whisper-test",
        name="Whisper",
        summary="A secret number each.",
        seats=SEATS,
        minutes=1,
        has_chance=True,
        has_secrets=True,
        rules_version=1,
        actions=ACTIONS,
        most_legal=ACTIONS,
        features=1,
        longest=LONGEST,
    )
    options_model = Options
    view_model = WhisperView
    position_model = WhisperPosition
    state = State
    tables_type = Tables
    kernels = Kernels(setup, legal, apply, conceal, evaluate, suggest, observe, audit)
    endings = Ending
    invariants = Invariant

    def make_tables(self) -> npt.NDArray[Any]:
        return np.zeros(1, Tables)

    def action(self, action_id: int) -> Action:
        if action_id == DRAW:
            return WhisperAction(id=action_id, kind="draw")
        if action_id == STOP:
            return WhisperAction(id=action_id, kind="stop")
        high, amount = divmod(action_id - BIDS, 10)
        return WhisperAction(id=action_id, kind="bid", height="high" if high else "low", amount=amount)

    def view(self, s: np.record, seat: int | None) -> WhisperView:
        return WhisperView(
            seat=self.seat_name(seat),
            actor=None if s.over else SEATS[int(s.actor)],
            prompt=said(Prompt, f"{SEATS[int(s.actor)].capitalize()}, bid, draw or stop."),
            own=None if self.seat_name(seat) is None else int(s.secret[seat]),
            bids=int(s.bids),
        )

    def narrate(self, before: np.record, action: Action, after: np.record, seat: int | None) -> list[Event]:
        actor = int(before.actor)
        text = f"{SEATS[actor]} plays {action.text}"
        if action.kind == "draw" and seat == actor:
            text = f"{SEATS[actor]} draws SECRET-{int(after.secret[actor])}"
        return [Event(kind=action.kind, text=text)]

    def to_position(self, s: np.record) -> WhisperPosition:
        secret = [int(number) for number in s.secret]
        return WhisperPosition(**self.position_header(s), played=int(s.played), bids=int(s.bids), secret=secret)

    def from_position(self, position: Any, s: np.record) -> None:
        s.played, s.bids = position.played, position.bids
        s.secret[:] = position.secret

    def draw(self, view: WhisperView) -> Text:
        shown = "nobody's number" if view.own is None else f"SECRET-{view.own}"
        return Text(f"{shown}\n{view.bids} bids")

    def preview(self, view: Any, action: Action) -> Preview | None:
        return said(Preview, "ends the game") if action.kind == "stop" else None

    def why_illegal(self, view: Any, action: Action) -> Reason | None:
        return said(Reason, "nobody has bid yet") if action.kind == "stop" else None


def new_match(seed: str = "7") -> Match:
    return Match.new(Whisper(Options()), seed)


def secret_of(match: Match, seat: int) -> str:
    """How the seat's number stands on a screen that shows it."""
    return f"SECRET-{int(match.state[0].secret[seat])}"
