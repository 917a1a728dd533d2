"""A finished or running game looked at again: what each position was worth to each seat, and where it went wrong.

Each seat's curve is made from what that seat could know at the time; so is the judgement of its mistakes, and dice and
draws are not held against anyone: an action is compared with the best one before the dice fell.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from fracas.core import rng
from fracas.core.contract import Action
from fracas.core.match import Match

from .candidate import Candidate
from .levels import level_of
from .search import Search, Settings
from .tree import NO_ACTION

MISTAKES_TOLD = 3
ENOUGH = 8  # the played action must have had an eighth of the visits, or it is searched on its own


@dataclass(frozen=True)
class Decision:
    """One action of a game, judged."""

    ply: int  # 1: the first action
    seat: int
    played: Action
    best: Action
    value: float  # of the played action, for its seat, -1..1
    best_value: float

    @property
    def loss(self) -> float:
        """How much worse than the best; 0 when it was the best."""
        return max(0.0, self.best_value - self.value)


@dataclass(frozen=True)
class Review:
    """A game judged."""

    curve: tuple[tuple[float, ...], ...]  # curve[ply][seat]: the position after `ply` actions, as that seat knew it
    decisions: tuple[Decision, ...]
    simulations: int  # per position and seat

    def mistakes(self, most: int = MISTAKES_TOLD) -> list[Decision]:
        """The largest mistakes, the largest first."""
        losses = [decision.loss for decision in self.decisions]
        return [self.decisions[index] for index in largest_losses(losses, self.simulations, most)]


def largest_losses(losses: Sequence[float], simulations: int, most: int) -> list[int]:
    """Where the largest losses stand, the largest first; what so few simulations cannot tell from luck is none."""
    noise = 1.0 / math.sqrt(simulations)
    by_size = sorted(range(len(losses)), key=lambda index: (-losses[index], index))
    return [index for index in by_size if losses[index] > noise][:most]


def review(
    match: Match, simulations: int = 1_000, seed: rng.Seed = 0, progress: Callable[[int, int], None] | None = None
) -> Review:
    """Search every position of the match for every seat."""

    def told() -> Iterable[int]:
        for ply in range(match.ply + 1):
            if progress is not None:
                progress(ply, match.ply + 1)
            yield ply

    return review_plies(match, told(), simulations, seed)


def review_plies(match: Match, plies: Iterable[int], simulations: int, seed: rng.Seed = 0) -> Review:
    """A part of a review: what it says of a position is the same, whatever else is looked at."""
    settings = replace(level_of(type(match.game), 5).settings, simulations=simulations)
    searcher = _Reviewer(match, settings, seed)
    curve, decisions = [], []
    for ply in plies:
        curve.append(tuple(searcher.value(ply, seat) for seat in range(len(match.game.card.seats))))
        if ply < match.ply:
            decisions.append(searcher.decision(ply))
    return Review(tuple(curve), tuple(decisions), simulations)


class _Reviewer:
    def __init__(self, match: Match, settings: Settings, seed: rng.Seed) -> None:
        self._match, self._seed = match, seed
        self._search = Search(match.game, settings)
        self._short = Search(match.game, replace(settings, simulations=max(1, (settings.simulations or 0) // ENOUGH)))
        self._found: dict[tuple[int, int], tuple[Candidate, ...]] = {}  # by ply and seat, of the last ply

    def value(self, ply: int, seat: int) -> float:
        """What the position after `ply` actions was worth to a seat, as it knew it."""
        s = self._match.state_at(ply)[0]
        if s.over:
            return 0.0 if s.winner < 0 else (1.0 if s.winner == seat else -1.0)
        best = self._candidates(ply, seat)[0].value
        return best if int(s.actor) == seat else -best

    def decision(self, ply: int) -> Decision:
        """The action played after `ply` actions, compared with the best."""
        seat, played = self._match.seat_at(ply), self._match.played[ply]
        candidates = self._candidates(ply, seat)
        best = candidates[0]
        found = next((c for c in candidates if c.action == played), None)
        if found is None or (found is not best and not found.proven and found.visits * ENOUGH < best.visits):
            found = self._run(self._short, ply, seat, played.id)[0]
        return Decision(ply + 1, seat, played, best.action, found.value, best.value)

    def _candidates(self, ply: int, seat: int) -> tuple[Candidate, ...]:
        if not self._match.game.has_secrets:
            seat = self._match.seat_at(ply)  # both know the same, so one search tells both
        if (ply, seat) not in self._found:
            self._found = {known: found for known, found in self._found.items() if known[0] == ply}
            self._found[ply, seat] = self._run(self._search, ply, seat)
        return self._found[ply, seat]

    def _run(self, search: Search, ply: int, seat: int, forced: int = NO_ACTION) -> tuple[Candidate, ...]:
        game, state = self._match.game, self._match.state_at(ply)
        game.engine.conceal_at(state, 0, game.tables, seat, rng.stream(f"review {self._seed}", ply))
        return search.run(state, seat, self._seed, ply, forced=forced).candidates
