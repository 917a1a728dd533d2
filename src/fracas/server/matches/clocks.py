"""Clocks with increment, by the server's own time. What is left to a seat is stored with its actions."""

from __future__ import annotations

from dataclasses import dataclass, field

LEAST_MS = 1


@dataclass
class Clock:
    """The time of each seat; the seat to act has used time since the tick `turn_at`."""

    initial_ms: int
    increment_ms: int
    seats: int
    remaining: list[int] = field(default_factory=list)
    turn_at: int | None = None  # None: nobody's clock runs

    def __post_init__(self) -> None:
        self.remaining = [self.initial_ms] * self.seats

    def left(self, seat: int, tick: int) -> int:
        """Milliseconds left to the seat whose turn it is."""
        used = 0 if self.turn_at is None else max(0, tick - self.turn_at)
        return self.remaining[seat] - used

    def after_action(self, seat: int, tick: int, ends_turn: bool) -> int:
        """What the seat has left once it has acted; the increment comes when the turn passes on."""
        return max(LEAST_MS, self.left(seat, tick)) + (self.increment_ms if ends_turn else 0)

    def snapshot(self, actor: int | None, tick: int) -> list[int]:
        """Everybody's time as of now."""
        return [self.left(seat, tick) if seat == actor else left for seat, left in enumerate(self.remaining)]
