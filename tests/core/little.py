"""Little, a game for the tests of core: each side takes one to three stones, and whoever takes the last one wins."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from rich.text import Text

from fracas.core.card import Card
from fracas.core.contract import Action, Game, Options, Position, View, state_dtype, tables_dtype
from fracas.core.engine import Kernels
from fracas.core.entry import Ints
from fracas.core.facts import Event, Prompt, said
from fracas.core.kernels import rule, wide
from fracas.core.rng import Rng

SEATS = ("north", "south")
STONES, MOST_TAKEN = 10, 3

State = state_dtype([("stones", np.int8)])
Tables = tables_dtype([("unused", np.int8)])


class Ending(IntEnum):
    NONE = 0
    TAKEN = 1


@rule
def setup(s: np.record, t: np.record, rng: Rng) -> None:
    s.stones = STONES


@rule
def legal(s: np.record, t: np.record, out: Ints) -> int:
    n = min(wide(s.stones), MOST_TAKEN)
    for k in range(n):
        out[k] = k
    return n


@rule
def apply(s: np.record, t: np.record, a: int, rng: Rng) -> None:
    s.stones -= a + 1
    if s.stones == 0:
        s.over, s.winner, s.ending = 1, s.actor, Ending.TAKEN
    s.actor = 1 - s.actor


RULES = Kernels(setup, legal, apply)


class Take(Action):
    kind: Literal["take"] = "take"
    stones: int


class LittleView(View):
    stones: int


class LittlePosition(Position):
    stones: int


class LittleGame(Game[Options]):
    """All but card and kernels, which each test states itself."""

    options_model = Options
    view_model = LittleView
    position_model = LittlePosition
    state = State
    tables_type = Tables
    endings = Ending

    def make_tables(self) -> npt.NDArray[Any]:
        return np.zeros(1, Tables)

    def action(self, action_id: int) -> Action:
        return Take(id=action_id, stones=action_id + 1)

    def view(self, s: np.record, seat: int | None) -> LittleView:
        actor = None if s.over else SEATS[int(s.actor)]
        name = None if seat is None else SEATS[seat]
        return LittleView(seat=name, actor=actor, prompt=said(Prompt, "Take."), stones=int(s.stones))

    def narrate(self, before: np.record, action: Action, after: np.record, seat: int | None) -> list[Event]:
        return [Event(kind="taken", text=f"{SEATS[int(before.actor)]} plays {action.text}")]

    def to_position(self, s: np.record) -> LittlePosition:
        return LittlePosition(**self.position_header(s), stones=int(s.stones))

    def from_position(self, position: Any, s: np.record) -> None:
        s.stones = position.stones

    def draw(self, view: Any) -> Text:
        return Text(f"{view.seat} sees {view.stones} stones", style="bold red")


def little(rules: Kernels = RULES, **card: Any) -> Game[Any]:
    """The game with these kernels, and with these fields of its card."""
    facts: dict[str, Any] = {
        "id": "little",
        "name": "Little",
        "summary": "Take the last stone.",
        "seats": SEATS,
        "minutes": 1,
        "has_chance": False,
        "has_secrets": False,
        "rules_version": 1,
        "actions": MOST_TAKEN,
        "most_legal": MOST_TAKEN,
        "features": 0,
        "longest": STONES,
    }
    game = type("Little", (LittleGame,), {"card": Card(**facts | card), "kernels": rules})
    return game(Options())  # type: ignore[no-any-return]  # a class made just now
