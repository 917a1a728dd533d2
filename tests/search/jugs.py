"""Two jugs and a tap: a puzzle as small as can be, to see that the solver knows puzzles by the contract alone."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, ClassVar, Literal

import numpy as np
import numpy.typing as npt
from pydantic import Field
from rich.console import RenderableType

from fracas.core.card import Card
from fracas.core.contract import Action, Game, Options, Position, View, state_dtype, tables_dtype
from fracas.core.engine import Kernels
from fracas.core.entry import Ints
from fracas.core.facts import Event, Prompt, said
from fracas.core.kernels import rule
from fracas.core.puzzle import PuzzleKernels
from fracas.core.rng import Rng

VERBS = ("fill left", "fill right", "empty left", "empty right", "pour right", "pour left")
LIMIT = 60

State = state_dtype([("left", np.int16), ("right", np.int16), ("played", np.int16)])
Tables = tables_dtype([("left", np.int16), ("right", np.int16), ("wanted", np.int16)])


class Ending(IntEnum):
    NONE = 0
    MEASURED = 1
    TOO_LONG = 2


class Invariant(IntEnum):
    NONE = 0
    SPILT = 1


@rule
def setup(s: np.record, t: np.record, rng: Rng) -> None:
    s.left = 0


@rule
def legal(s: np.record, t: np.record, out: Ints) -> int:
    for verb in range(6):
        out[verb] = verb
    return 6


@rule
def apply(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    played = np.int64(s.played) + 1
    s.played = played
    if a == 0:
        s.left = t.left
    elif a == 1:
        s.right = t.right
    elif a == 2:
        s.left = 0
    elif a == 3:
        s.right = 0
    elif a == 4:
        poured = min(s.left, t.right - s.right)
        s.left -= poured
        s.right += poured
    else:
        poured = min(s.right, t.left - s.left)
        s.right -= poured
        s.left += poured
    if s.left == t.wanted or s.right == t.wanted:
        s.over, s.winner, s.ending = 1, 0, Ending.MEASURED
    elif played >= LIMIT:
        s.over, s.ending = 1, Ending.TOO_LONG


@rule
def conceal(s: np.record, t: np.record, seat: int, rng: Rng) -> None:
    """Everything is seen."""


@rule
def evaluate(s: np.record, t: np.record, seat: int) -> float:
    return 1.0 if s.winner == 0 else -1.0 if s.over else 0.0


@rule
def suggest(s: np.record, t: np.record, rng: Rng) -> int:
    return 0


@rule
def observe(s: np.record, t: np.record, seat: int, out: npt.NDArray[np.float32]) -> None:
    out[0], out[1] = s.left, s.right


@rule
def audit(s: np.record, t: np.record) -> int:
    if s.left < 0 or s.left > t.left or s.right < 0 or s.right > t.right:
        return Invariant.SPILT.value
    return 0


@rule
def pack(s: np.record, t: np.record, words: npt.NDArray[np.uint64]) -> None:
    words[0] = np.uint64(s.left) | (np.uint64(s.right) << np.uint64(16))


@rule
def unpack(words: npt.NDArray[np.uint64], slack: int, t: np.record, s: np.record) -> None:
    s.actor, s.over, s.winner, s.ending, s.played = 0, 0, -1, 0, 0
    s.left = np.int64(words[0] & np.uint64(0xFFFF))
    s.right = np.int64(words[0] >> np.uint64(16))


@rule
def slack(s: np.record, t: np.record) -> int:
    return 0


@rule
def bound(s: np.record, t: np.record, data: npt.NDArray[np.uint8]) -> int:
    return 1


@rule
def guess(s: np.record, t: np.record, data: npt.NDArray[np.uint8], which: int) -> int:
    return bound(s, t, data)


@rule
def left(s: np.record, t: np.record) -> int:
    return int(LIMIT - np.int64(s.played))


@rule
def free(s: np.record, t: np.record) -> int:
    return 0


class JugOptions(Options):
    left: int = Field(default=3, ge=1, le=99)
    right: int = Field(default=5, ge=1, le=99)
    wanted: int = Field(default=4, ge=1, le=99)


class Verb(Action):
    kind: Literal["do"] = "do"
    verb: str

    def phrase(self) -> str:
        return self.verb


class JugView(View):
    left: int
    right: int


class JugPosition(Position):
    left: int
    right: int


class Jugs(Game[JugOptions]):
    card: ClassVar[Card] = Card(
        "jugs", "Jugs", "Measure with two jugs.", ("player",), 1, False, False, 1, len(VERBS), len(VERBS), 2, LIMIT
    )
    options_model = JugOptions
    view_model = JugView
    position_model = JugPosition
    state = State
    tables_type = Tables
    kernels = Kernels(setup, legal, apply, conceal, evaluate, suggest, observe, audit)
    puzzle = PuzzleKernels(pack, unpack, slack, bound, guess, legal, left, free)
    endings = Ending
    invariants = Invariant

    def make_tables(self) -> npt.NDArray[Any]:
        tables = np.zeros(1, Tables)
        tables[0] = (self.options.left, self.options.right, self.options.wanted)
        return tables

    def packed_words(self) -> int:
        return 1

    def bound_data(self) -> npt.NDArray[np.uint8]:
        return np.zeros(1, np.uint8)

    def action(self, action_id: int) -> Action:
        return Verb(id=action_id, verb=VERBS[action_id])

    def view(self, s: np.record, seat: int | None) -> JugView:
        return JugView(
            seat="player", actor="player", prompt=said(Prompt, "Measure."), left=int(s.left), right=int(s.right)
        )

    def narrate(self, before: np.record, action: Action, after: np.record, seat: int | None) -> list[Event]:
        return []

    def to_position(self, s: np.record) -> JugPosition:
        return JugPosition(**self.position_header(s), left=int(s.left), right=int(s.right))

    def from_position(self, position: JugPosition, s: np.record) -> None:
        s.left, s.right = position.left, position.right

    def draw(self, view: JugView) -> RenderableType:
        return f"{view.left} {view.right}"
