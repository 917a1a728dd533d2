"""Slow twins of the little game: a right one, and two that know a rule wrongly."""

from __future__ import annotations

from typing import Any


class Right:
    """Counters by the book."""

    def setup(self, options: dict[str, Any], position: dict[str, Any]) -> None:
        self.pile = 5

    def legal(self) -> list[str]:
        return [f"take {count}" for count in (1, 2) if count <= self.pile]

    def apply(self, action: str, after: dict[str, Any]) -> None:
        self.pile -= int(action[-1])

    def position(self) -> dict[str, Any]:
        return {"pile": self.pile}


class Greedy(Right):
    """Three may be taken."""

    def legal(self) -> list[str]:
        return [f"take {count}" for count in (1, 2, 3) if count <= self.pile]


class Forgetful(Right):
    """One counter always stays away."""

    def position(self) -> dict[str, Any]:
        return {"pile": min(self.pile, 4)}


TWINS: dict[str, list[str]] = {  # what the suite says of each
    "Right": [],
    "Greedy": ["legal only in the game: []; only in the twin: ['take 3']"],
    "Forgetful": ["the position's pile is 5, in the twin 4"],
}
