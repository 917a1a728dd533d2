"""The rows of a match, as plain values."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from fracas.core.errors import FracasError

from ..chance import commitment
from ..store.tables import ENTRY_BYTES, MATCH_BYTES

Kind = Literal["joined", "proposed", "declined", "started", "offer", "answer", "takeback", "ended", "rematch", "hint"]
SeatKind = Literal["person", "bot", "open"]
SEAT_KINDS: tuple[str, ...] = get_args(SeatKind)
Shelf = Literal["finished", "unfinished", "uploaded"]  # how long a match is kept that is over
ACTION = "action"
NO_ACTION = {"ply": None, "action": None, "text": None, "clock_ms": None}


class BadRows(FracasError):
    """The rows of a match make no sense."""


@dataclass(frozen=True)
class MatchRow:
    """What was settled when the match was made."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    start_position: dict[str, Any] | None
    seed: str
    salt: str
    owner_id: str | None
    origin: str
    puzzle: str | None
    clock_initial_ms: int | None
    clock_increment_ms: int | None
    watch_token: str
    watch_delay: float
    is_public: bool
    created_at: int

    @property
    def has_set_position(self) -> bool:
        """Begun from a position somebody has set; puzzles are positions by nature."""
        return self.start_position is not None and self.puzzle is None

    @property
    def commitment(self) -> str:
        """What is told of the seed before the end."""
        return commitment(self.seed, self.salt)

    @property
    def bytes(self) -> int:
        """What it takes in the store, roughly, before anything is played."""
        position = "" if self.start_position is None else json.dumps(self.start_position)
        return MATCH_BYTES + len(json.dumps(self.options)) + len(position)

    def values(self, status: str) -> dict[str, Any]:
        """The row as the table has it."""
        plain = {name: getattr(self, name) for name in self.__dataclass_fields__}
        position = None if self.start_position is None else json.dumps(self.start_position)
        return plain | {
            "options": json.dumps(self.options),
            "start_position": position,
            "status": status,
            "outcome": None,
            "shelf": None,
            "trouble": None,
            "bytes": self.bytes,
            "started_at": None,
            "ended_at": None,
        }

    @classmethod
    def read(cls, row: Mapping[Any, Any]) -> MatchRow:
        """From the table."""
        known = {name: row[name] for name in cls.__dataclass_fields__}
        position = row["start_position"]
        known["options"] = json.loads(row["options"])
        known["start_position"] = None if position is None else json.loads(position)
        return cls(**known)


def shelf(origin: str, ending: str) -> Shelf:
    """Where a match goes when it ends so."""
    if origin == "record":
        return "uploaded"
    return "unfinished" if ending == "abandoned" else "finished"


@dataclass
class Seat:
    """Who sits there."""

    index: int
    kind: SeatKind
    name: str
    level: str | None = None
    guest_id: str | None = None
    invite_token: str | None = None
    invited_id: str | None = None

    @property
    def is_left(self) -> bool:
        """Who sat here has been forgotten; or it is a seat of an uploaded record, where nobody ever sat."""
        return self.kind == "person" and self.guest_id is None

    def values(self, match_id: str) -> dict[str, Any]:
        """The row as the table has it."""
        plain = {name: getattr(self, name) for name in self.__dataclass_fields__ if name != "index"}
        return plain | {"match_id": match_id, "seat": self.index}

    @classmethod
    def read(cls, row: Mapping[Any, Any]) -> Seat:
        """From the table."""
        names = [name for name in cls.__dataclass_fields__ if name != "index"]
        return cls(index=row["seat"], **{name: row[name] for name in names})


@dataclass(frozen=True)
class ActionRow:
    """One action of the record."""

    ply: int  # actions before it
    version: int
    seat: int
    action: int
    text: str | None  # as it was called when it was played; None: stored before texts were
    at: int
    tick: int
    clock_ms: int | None

    def values(self, match_id: str) -> dict[str, Any]:
        """The row as the table has it."""
        plain = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return plain | {"match_id": match_id, "kind": ACTION, "data": None}


@dataclass(frozen=True)
class MatchEvent:
    """Anything else that changes a match."""

    version: int
    kind: Kind
    seat: int | None
    at: int
    tick: int
    data: dict[str, Any] = field(default_factory=dict)

    def values(self, match_id: str) -> dict[str, Any]:
        """The row as the table has it."""
        plain = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return plain | NO_ACTION | {"match_id": match_id, "data": json.dumps(self.data)}


def read_entry(row: Mapping[Any, Any]) -> ActionRow | MatchEvent:
    """What changed a match, from the table."""
    if row["kind"] == ACTION:
        return ActionRow(**{name: row[name] for name in ActionRow.__dataclass_fields__})
    known = {name: row[name] for name in MatchEvent.__dataclass_fields__}
    return MatchEvent(**(known | {"data": json.loads(row["data"])}))


def entry_bytes(values: Mapping[str, Any]) -> int:
    """What an entry takes in the store, roughly."""
    return ENTRY_BYTES + len(values["text"] or "") + len(values["data"] or "")
