"""What a record tells beside the game: who played, when, and an end that the rules know nothing of.

[Players {"blue":"Ada","red":"level 3"}]
[Date "2026-11-17"]

Result: blue wins: resigned
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from .said import mistakes

said = mistakes(__package__)
LONGEST_NAME = 80
FAULTS = ("crashed", "illegal-action", "broken-protocol")  # of a program that played
ENDINGS = ("resigned", "timeout", "left", "draw-agreed", "abandoned", "rules-changed", *FAULTS)
_RESULT = re.compile(r"(?:(?P<winner>[^:]+) wins|draw|lost): (?P<ending>[a-z-]+)\Z")
_NOBODY = "nobody"


@dataclass(frozen=True)
class Decision:
    """Somebody resigned, ran out of time or left; or both agreed; or nobody played on."""

    winner: str | None  # a seat
    ending: str

    def text(self, *, is_solo: bool = False) -> str:
        """As it stands in a record."""
        if self.winner is not None:
            return f"{self.winner} wins: {self.ending}"
        how = "lost" if is_solo else "draw" if self.ending == "draw-agreed" else f"{_NOBODY} wins"
        return f"{how}: {self.ending}"


@dataclass(frozen=True)
class Notes:
    """None of it is needed to replay the match, and none of it can be checked by replaying."""

    players: Mapping[str, str] = field(default_factory=dict)  # names by seat
    date: str = ""  # of its beginning
    decision: Decision | None = None  # None: the game itself has ended it, or it runs


def read_decision(text: str, seats: Sequence[str]) -> Decision | None:
    """The end a result tells of, if it is one that no game's rules bring about."""
    found = _RESULT.match(text)
    if found is None or found["ending"] not in ENDINGS or found["winner"] not in (None, _NOBODY, *seats):
        return None
    return Decision(None if found["winner"] == _NOBODY else found["winner"], found["ending"])


def players_fault(given: Any, seats: Sequence[str]) -> str | None:
    """What is wrong with the names of the players; None: nothing."""
    if not isinstance(given, dict) or not set(given) <= set(seats):
        return said("the-players-must-be", seats=", ".join(seats))
    for name in given.values():
        if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
            return said("a-players-name-must-be", most=LONGEST_NAME)
    return None


def date_fault(given: Any) -> str | None:
    """What is wrong with the date; None: nothing."""
    try:
        is_date = isinstance(given, str) and date.fromisoformat(given).isoformat() == given
    except ValueError:
        is_date = False
    return None if is_date else said("the-date-must-be")
