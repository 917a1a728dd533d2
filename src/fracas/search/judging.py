"""The searches behind a review: what a position was worth, what was played and the best, and whether a mistake is one.

All values of a position come from searches of the same size that look at one action alone, so that they can be
compared: a free search only chooses which action is the best. A seat is judged by what it could know at the time.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from statistics import fmean, stdev

from fracas.core import rng
from fracas.core.contract import Action
from fracas.core.match import Match

from .candidate import Candidate
from .levels import level_of
from .reuse import leads_surely
from .search import Found, Search, Settings
from .tree import NO_ACTION

FLOOR = 0.1  # a smaller loss is not worth telling: five points of win chance
CHECK = 10  # a suspicion is proved with so many times the simulations
DEEPER = 40  # where a node is one state a longer search may prove the opposite: there it is asked once more,
DEEPEST, MOST_SIMULATIONS = 160, 64_000  # and again while it changes its mind, but for no longer than that
SHRUNK = 0.8  # of what was lost, by the search before: it is changing its mind
PAIRS = 3  # independent searches of both actions, so that there is a standard error
SURE = 3.0  # standard errors by which a proved loss lies above nothing
BLUNDER = 0.3  # what a coach warns of: fifteen points of win chance
COACH_SIMULATIONS = 1_000  # of its first look at an action; the best one is looked for ten times as long
LINE = 6  # actions told of a line, the first one included


@dataclass(frozen=True)
class Judged:
    """One position of a match, and the action played in it, as searches found them; plain numbers, to be kept."""

    ply: int
    values: tuple[float, ...]  # to each seat, as it knew it: -1 lost to 1 won
    choices: int  # legal actions; 0: nothing was played here
    best: int = NO_ACTION  # an action's id
    line: tuple[int, ...] = ()  # what the best action expects, itself first
    best_value: float = 0.0  # to who acted
    value: float = 0.0  # of what was played, before the dice
    is_sure: tuple[bool, ...] = ()  # by seat: nothing fell and nothing was shown, the action could lead nowhere else
    doubt: float = 0.0  # by how much two searches differ about the same action

    @property
    def loss(self) -> float:
        """How much worse than the best; 0 when it was the best."""
        return max(0.0, self.best_value - self.value)


@dataclass(frozen=True)
class Check:
    """A suspicion looked into: both actions searched again, with other seeds and ten times as long."""

    ply: int
    best: int
    line: tuple[int, ...]
    best_value: float
    value: float
    error: float  # the standard error of the loss
    is_mistake: bool

    @property
    def loss(self) -> float:
        """How much worse than the best; 0 when it was the best."""
        return max(0.0, self.best_value - self.value)


@dataclass(frozen=True)
class Attempt:
    """An action tried in a position of the match, beside the best one."""

    value: float
    best_value: float
    error: float
    line: tuple[int, ...]  # what is expected after the attempt, itself first


@dataclass(frozen=True)
class Pair:
    """Two actions searched alone, several times."""

    best: tuple[float, ...]
    other: tuple[float, ...]
    line: tuple[int, ...]  # of the best
    other_line: tuple[int, ...]
    simulations: int

    @property
    def loss(self) -> float:
        """How much worse the other is."""
        return fmean(self.best) - fmean(self.other)

    def is_settled(self, before: Pair) -> bool:
        """A longer search will hardly say the opposite: both are proven, or neither and nothing changes any more.

        Where one is proven, won or lost, the other may be the same, and only harder to prove.
        """
        proven = [all(abs(value) == 1.0 for value in values) for values in (self.best, self.other)]
        return all(proven) or (not any(proven) and self.loss >= SHRUNK * before.loss)

    @cached_property
    def error(self) -> float:
        """The standard error of the loss: as the searches differ, and no less than their simulations allow."""
        differences = [best - other for best, other in zip(self.best, self.other, strict=True)]
        least = math.sqrt(2 / (self.simulations * len(differences)))
        if all(abs(value) == 1.0 for value in self.best + self.other):  # proven, most likely: there is no noise
            least = 0.0
        if len(differences) == 1:
            return least
        return max(least, stdev(differences) / math.sqrt(len(differences)))


class Judge:
    """Searches the positions of one match; what is said of one is the same, whatever else is looked at."""

    def __init__(self, match: Match, simulations: int, seed: rng.Seed = 0) -> None:
        self.match, self.simulations, self._seed = match, simulations, seed
        self._settings: Settings = level_of(type(match.game), 5).settings
        self._searches: dict[int, Search] = {}

    def judge(self, ply: int) -> Judged:
        """The position after `ply` actions, and the action played then."""
        match = self.match
        state = match.state_at(ply)
        if state[0].over:
            return Judged(ply, tuple(_result(int(state[0].winner), seat) for seat in self._seats), 0)
        actor, choices = match.seat_at(ply), len(match.game.legal_ids(state))
        played = match.action_at(ply).id if ply < match.ply else NO_ACTION
        chosen = self._search(ply, actor, "choice").candidates[0]
        best = chosen.action.id
        good = self._alone(ply, best, "best")
        doubt = abs(good.value - chosen.value)
        done = good if played in (best, NO_ACTION) else self._alone(ply, played, "played")
        if done.value > good.value:  # what a free search prefers by chance is not better
            best, good = played, done
        values = tuple(self._value(ply, seat, actor, good.value) for seat in self._seats)
        if played == NO_ACTION:
            return Judged(ply, values, 0, doubt=doubt)
        line = () if best == played else _ids(good.line)
        return Judged(ply, values, choices, best, line, good.value, done.value, self._is_sure(ply), doubt)

    def check(self, ply: int) -> Check:
        """Whether what was played after `ply` actions was a mistake."""
        played = self.match.action_at(ply).id
        found = self._search(ply, self.match.seat_at(ply), "check", CHECK).candidates[0]
        best = found.action.id
        if best == played:
            return Check(ply, best, (), found.value, found.value, 0.0, is_mistake=False)
        pair = self._compare(ply, best, played, "check", CHECK, 1)
        if pair.loss >= FLOOR / 2:
            pair = self._compare(ply, best, played, "check", CHECK, PAIRS)
        is_mistake = pair.loss >= FLOOR and pair.loss > SURE * pair.error
        if is_mistake and not self.match.game.has_chance and not self.match.game.has_secrets:
            pair, before = self._compare(ply, best, played, "deeper", DEEPER, 1), pair
            if pair.loss >= FLOOR and not pair.is_settled(before):
                times = min(DEEPEST, max(DEEPER, MOST_SIMULATIONS // self.simulations))
                pair = self._compare(ply, best, played, "deepest", times, 1)
            is_mistake = pair.loss >= FLOOR
        if pair.loss < 0.0:
            best = played
        line = () if best == played else pair.line
        return Check(ply, best, line, fmean(pair.best), fmean(pair.other), pair.error, is_mistake)

    def attempt(self, ply: int, action: int, best: int | None = None, times: int = CHECK) -> Attempt:
        """What an action would have been worth, beside the best one: the given one, or the one a search prefers."""
        if best is None:
            best = self._search(ply, self.match.seat_at(ply), "attempt", times).candidates[0].action.id
        if best == action:
            found = self._alone(ply, action, "attempt 0", times)
            return Attempt(found.value, found.value, 0.0, _ids(found.line))
        pair = self._compare(ply, best, action, "attempt", times, 1)
        return Attempt(fmean(pair.other), fmean(pair.best), pair.error, pair.other_line)

    def warn(self, ply: int, action: int) -> Attempt | None:
        """What is wrong with an action that throws much away; None: nothing, as far as these searches can tell."""
        best = self._search(ply, self.match.seat_at(ply), "warning", CHECK).candidates[0].action.id
        if best == action or self._compare(ply, best, action, "suspicion", 1, 1).loss < BLUNDER / 2:
            return None
        pair = self._compare(ply, best, action, "warning", 2, PAIRS)
        if pair.loss < BLUNDER or pair.loss <= SURE * pair.error:
            return None
        return Attempt(fmean(pair.other), fmean(pair.best), pair.error, pair.other_line)

    def compare(self, ply: int, best: int, other: int, times: int, pairs: int = PAIRS) -> tuple[float, float]:
        """How much worse one action is than another, and the standard error of that."""
        pair = self._compare(ply, best, other, f"compare {times}", times, pairs)
        return pair.loss, pair.error

    def _compare(self, ply: int, best: int, other: int, why: str, times: int, pairs: int) -> Pair:
        goods = [self._alone(ply, best, f"{why} {number} best", times) for number in range(pairs)]
        others = [self._alone(ply, other, f"{why} {number} other", times) for number in range(pairs)]
        values = tuple(good.value for good in goods), tuple(one.value for one in others)
        return Pair(*values, _ids(goods[0].line), _ids(others[0].line), times * self.simulations)

    @property
    def _seats(self) -> range:
        return range(len(self.match.game.card.seats))

    def _value(self, ply: int, seat: int, actor: int, to_actor: float) -> float:
        """What the position was worth to a seat; who does not act does not know what can be played, either."""
        if seat == actor:
            return to_actor
        if not self.match.game.has_secrets:
            return -to_actor
        found = self._search(ply, seat, "other").candidates
        return -sum(one.value * one.visits for one in found) / sum(one.visits for one in found)

    def _is_sure(self, ply: int) -> tuple[bool, ...]:
        match = self.match
        before, after, played = match.state_at(ply), match.state_at(ply + 1), [match.action_at(ply).id]
        return tuple(leads_surely(match.game, before, played, after, seat) for seat in self._seats)

    def _alone(self, ply: int, action: int, why: str, times: int = 1) -> Candidate:
        """One action, searched alone by who acted."""
        return self._search(ply, self.match.seat_at(ply), why, times, action).candidates[0]

    def _search(self, ply: int, seat: int, why: str, times: int = 1, forced: int = NO_ACTION) -> Found:
        game, state = self.match.game, self.match.state_at(ply)
        game.engine.conceal_at(state, 0, game.tables, seat, rng.stream(f"review {self._seed}", ply))
        if times not in self._searches:
            self._searches[times] = Search(game, replace(self._settings, simulations=times * self.simulations))
        return self._searches[times].run(state, seat, f"{self._seed} {why}", ply, forced=forced)


def _result(winner: int, seat: int) -> float:
    return 0.0 if winner < 0 else (1.0 if winner == seat else -1.0)


def _ids(line: Sequence[Action]) -> tuple[int, ...]:
    return tuple(action.id for action in line[:LINE])
