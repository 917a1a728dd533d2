"""Observations as spaces and buffers: dense, as whole numbers, or sparse."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from fracas.core.contract import Game
from fracas.core.errors import BadOptions, did_you_mean, listed, shown

from .rows import Flags, Rows, dense_room

FORMS = ("float32", "int8", "sparse")
ARRAYS_PER_ROW = 6  # as large as an observation: Gymnasium makes its limits twice, from below and from above
Seen = Any  # an array, or for sparse ones a dictionary of them


class Sight:
    """What the learner is given of a game."""

    def __init__(self, game: Game[Any], form: object = "float32") -> None:
        if not isinstance(form, str) or form not in FORMS:
            hint = did_you_mean(form, FORMS) if isinstance(form, str) else ""
            raise BadOptions(f"observation: got {shown(form)}{hint}; allowed: {listed(FORMS)}")
        declared = game.observation
        if not declared.size:
            raise BadOptions(f"{game.card.id} has no features to learn from: its package has no `observe`")
        if form == "int8" and not declared.is_whole:
            raise BadOptions(
                f"observation: {game.card.id} has features that are no whole numbers: int8 cannot hold them"
            )
        self.form, self.size = form, declared.size
        low, high = declared.limits()
        self.space: spaces.Space[Any]
        if form == "sparse":
            least, most = np.float32(min(low.min(), 0.0)), np.float32(high.max())
            self.space = spaces.Dict(
                {
                    "ids": spaces.Box(0, self.size - 1, (self.size,), np.int32),
                    "values": spaces.Box(least, most, (self.size,), np.float32),
                    "count": spaces.Box(0, self.size, (), np.int32),
                }
            )
        else:
            dtype = np.int8 if form == "int8" else np.float32
            self.space = spaces.Box(low.astype(dtype), high.astype(dtype), (self.size,), dtype)

    @property
    def row_bytes(self) -> int:
        """What a row of many takes: its buffer, the copy that is handed out, and the limits of the batch's space."""
        return ARRAYS_PER_ROW * self.size * {"float32": 4, "int8": 1, "sparse": 8}[self.form]

    def room(self, count: int) -> Seen:
        """Buffers for so many rows."""
        if self.form == "float32":
            return dense_room(count, self.size)
        if self.form == "int8":
            return np.zeros((count, self.size), np.int8)
        wide = dense_room(count, self.size)
        return {"ids": np.zeros(wide.shape, np.int32), "values": wide, "count": np.zeros(count, np.int32)}

    def look(self, rows: Rows, number: int, room: Seen, wanted: Flags | None = None) -> None:
        """Fill the buffers for a range of rows."""
        if self.form == "float32":
            rows.look(number, room, wanted)
        elif self.form == "int8":
            rows.look_whole(number, room, wanted)
        else:
            rows.look_sparse(number, (room["ids"], room["values"], room["count"]), wanted)

    def of_only_row(self, rows: Rows, room: Seen) -> Seen:
        """The observation of a single game, in arrays of its own."""
        self.look(rows, 0, room)
        if self.form != "sparse":
            return room[0].copy()
        n = int(room["count"][0])
        room["ids"][0, n:], room["values"][0, n:] = 0, 0.0
        return {"ids": room["ids"][0].copy(), "values": room["values"][0].copy(), "count": np.array(n, np.int32)}


def copied(seen: Seen) -> Seen:
    """The same in arrays of its own."""
    return {name: part.copy() for name, part in seen.items()} if isinstance(seen, dict) else seen.copy()


def whole_mask(count: int) -> npt.NDArray[np.int8]:
    """A mask that allows everything: what a seat gets that is not to act."""
    return np.ones(count, np.int8)
