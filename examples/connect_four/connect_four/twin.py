"""Connect Four once more, slowly: written from RULES.md in plain Python, so that a slip in the rules shows."""

from __future__ import annotations

from typing import Any

COLUMNS, ROWS, LINE = 7, 6, 4
ACROSS, UP, RISING, FALLING = (1, 0), (0, 1), (1, 1), (1, -1)


class Twin:
    """Piles of discs, each the first letter of its colour."""

    def setup(self, options: dict[str, Any], position: dict[str, Any]) -> None:
        """An empty board; the option says who starts."""
        self.piles: list[str] = [""] * COLUMNS
        self.turn = options["first"]
        self.winner: str | None = None

    def legal(self) -> list[str]:
        """Every column that is not full."""
        if self.winner is not None:
            return []
        return [f"drop {number}" for number, pile in enumerate(self.piles, 1) if len(pile) < ROWS]

    def apply(self, action: str, after: dict[str, Any]) -> None:
        """The disc falls onto the pile."""
        self.piles[int(action.removeprefix("drop ")) - 1] += self.turn[0]
        if self._has_line(self.turn[0]):
            self.winner = self.turn
        self.turn = "red" if self.turn == "yellow" else "yellow"

    def position(self) -> dict[str, Any]:
        """Whose turn it is, how it ended, and the board from the top row down."""
        rows = ["".join(self._disc(column, row) for column in range(COLUMNS)) for row in reversed(range(ROWS))]
        return {"actor": self.turn, "over": not self.legal(), "winner": self.winner, "board": rows}

    def _disc(self, column: int, row: int) -> str:
        pile = self.piles[column] if 0 <= column < COLUMNS else ""
        return pile[row] if 0 <= row < len(pile) else "."

    def _has_line(self, disc: str) -> bool:
        """Four discs in a row, wherever they begin and whichever way they go."""
        return any(
            all(self._disc(column + step * right, row + step * up) == disc for step in range(LINE))
            for column in range(COLUMNS)
            for row in range(ROWS)
            for right, up in (ACROSS, UP, RISING, FALLING)
        )
