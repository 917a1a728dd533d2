"""A finished game looked at again: what each position was worth to each seat, where it went wrong, and what was luck.

Each seat's curve is made from what that seat could know at the time. Its swing by one action is split in two:

    decision = what the played action was worth before the dice - what the best one was worth, to who acted
    luck     = the rest of the swing: dice, draws, and what was shown of what had been hidden

Where nothing could fall or be shown there is no luck, and the whole swing is the decision's. To the other seat a
decision counts the other way round as it did to who made it, judged by what that one knew; all else that moves the
curve is luck to it. A mistake is told only if it is proved: `judging` says how.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from fracas.core import rng
from fracas.core.match import Match

from .judging import FLOOR, Check, Judge, Judged

SUSPECT = 0.6 * FLOOR  # so much of a loss, or of a fall without dice, is looked into
HALVING = 0.32  # giving away so much (16 points of win chance) halves what a decision counts in the accuracy


@dataclass(frozen=True)
class Swing:
    """By how much an action moved each seat's curve, and why: decision + luck is the whole."""

    ply: int  # the action after so many others
    seat: int
    decision: tuple[float, ...]
    luck: tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """One action of a game, judged."""

    ply: int  # the action after so many others
    seat: int
    played: int  # actions by their ids
    best: int
    line: tuple[int, ...]  # what the best expects, itself first; empty where it was played
    value: float  # of the played action, for its seat, -1..1
    best_value: float
    choices: int
    is_checked: bool

    @property
    def loss(self) -> float:
        """How much worse than the best; 0 when it was the best."""
        return max(0.0, self.best_value - self.value)


@dataclass(frozen=True)
class Mistake:
    """A loss that was proved."""

    decision: Decision
    also: tuple[int, ...] = ()  # plies of the same turn at which the same chance was let go by


@dataclass(frozen=True)
class Accuracy:
    """How close a seat's decisions came to the best there were: 100 if none gave anything away."""

    value: float
    decisions: int  # with more than one action to choose from


@dataclass(frozen=True)
class Review:
    """A game judged, or as much of it as has been."""

    curve: Mapping[int, tuple[float, ...]]  # curve[ply][seat]: the position after `ply` actions, as that seat knew it
    decisions: tuple[Decision, ...]
    swings: tuple[Swing, ...]
    mistakes: tuple[Mistake, ...]  # the largest first
    accuracy: tuple[Accuracy | None, ...]  # by seat; None where there is no decision to judge
    simulations: int  # per position and action
    noise: float  # the standard error of a value, as searches of the same action differ


def review(
    match: Match,
    simulations: int = 1_000,
    seed: rng.Seed = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Search every position of the match for every seat, and look into what seems to be a mistake."""
    judge = Judge(match, simulations, seed)
    positions = match.ply + 1
    judged: dict[int, Judged] = {}

    def tell(done: int, total: int) -> None:
        if progress is not None:
            progress(done, total)

    for ply in range(positions):
        tell(ply, positions)
        judged[ply] = judge.judge(ply)
    suspects = suspicious(match, judged)
    checks: dict[int, Check] = {}
    for ply in suspects:
        tell(positions + len(checks), positions + len(suspects))
        checks[ply] = judge.check(ply)
    return assemble(match, judged, checks, simulations)


def coarse_to_fine(count: int) -> list[int]:
    """The numbers below `count`: first the ends and a few between, then those between these, until all are there."""
    stride, order = 1, []
    while stride < count / 8:
        stride *= 2
    order += [*range(0, count, stride)]
    if count and (count - 1) % stride:
        order.append(count - 1)
    known = set(order)
    while stride > 1:
        stride //= 2
        order += [ply for ply in range(0, count, stride) if ply not in known]
        known.update(order)
    return order


def suspicious(match: Match, judged: Mapping[int, Judged]) -> list[int]:
    """Where an action seems to have been a mistake, the worst first: it lost much, or the curve fell without dice."""
    found: dict[int, float] = {}
    for ply, one in judged.items():
        if one.choices < 2:
            continue
        seat, loss = match.seat_at(ply), one.loss
        if one.is_sure[seat] and ply + 1 in judged:
            loss = max(loss, one.values[seat] - judged[ply + 1].values[seat])
        if loss >= SUSPECT:
            found[ply] = loss
    return sorted(found, key=lambda ply: (-found[ply], ply))


def assemble(match: Match, judged: Mapping[int, Judged], checks: Mapping[int, Check], simulations: int) -> Review:
    """What the searches made so far say together."""
    curve = {ply: _values(match, judged[ply], checks.get(ply)) for ply in sorted(judged)}
    decisions = tuple(
        _decision(match, judged[ply], checks.get(ply)) for ply in sorted(judged) if judged[ply].choices > 0
    )
    swings = tuple(
        _swing(decision, judged[decision.ply].is_sure, curve[decision.ply], curve[decision.ply + 1])
        for decision in decisions
        if decision.ply + 1 in curve
    )
    called = [one for one in decisions if one.ply in checks and checks[one.ply].is_mistake]
    noise = _noise(judged.values())
    accuracy = tuple(
        _accuracy([one for one in decisions if one.seat == seat and one.choices > 1], noise)
        for seat in range(len(match.game.card.seats))
    )
    return Review(curve, decisions, swings, _told(match, called, swings), accuracy, simulations, noise)


def _noise(judged: Iterable[Judged]) -> float:
    """The standard error of one search, from pairs of them."""
    squares = [one.doubt**2 / 2 for one in judged]
    return math.sqrt(sum(squares) / len(squares)) if squares else 0.0


def _values(match: Match, one: Judged, check: Check | None) -> tuple[float, ...]:
    """What a position was worth to each seat; who acted is believed what the longer search found."""
    if check is None:
        return one.values
    actor, best = match.seat_at(one.ply), max(check.best_value, check.value)
    if match.game.has_secrets:
        return tuple(best if seat == actor else value for seat, value in enumerate(one.values))
    return tuple(best if seat == actor else -best for seat in range(len(one.values)))


def _decision(match: Match, one: Judged, check: Check | None) -> Decision:
    found = one if check is None else check
    seat, played = match.seat_at(one.ply), match.action_at(one.ply).id
    best_value = max(found.best_value, found.value)
    return Decision(
        one.ply, seat, played, found.best, found.line, found.value, best_value, one.choices, check is not None
    )


def _swing(decision: Decision, is_sure: Sequence[bool], before: Sequence[float], after: Sequence[float]) -> Swing:
    own = decision.value - decision.best_value
    decided, lucky = [], []
    if is_sure[decision.seat]:
        own = after[decision.seat] - before[decision.seat]
    for seat, (was, is_now) in enumerate(zip(before, after, strict=True)):
        swing = is_now - was
        part = swing if is_sure[seat] else (own if seat == decision.seat else -own)
        decided.append(part)
        lucky.append(swing - part)
    return Swing(decision.ply, decision.seat, tuple(decided), tuple(lucky))


def _accuracy(decisions: Sequence[Decision], noise: float) -> Accuracy | None:
    if not decisions:
        return None
    # what lies within the noise is no loss: the best of several equals always seems to be a little better
    losses = [one.loss if one.loss > noise else 0.0 for one in decisions]
    return Accuracy(100 * sum(0.5 ** (loss / HALVING) for loss in losses) / len(losses), len(losses))


def _told(match: Match, called: Iterable[Decision], swings: Iterable[Swing]) -> tuple[Mistake, ...]:
    """Mistakes, the largest first; of one turn, what is the same chance is told once."""
    by_ply = {swing.ply: swing for swing in swings}
    told: list[list[Decision]] = []
    for one in sorted(called, key=lambda one: one.ply):
        end = _end_of_turn(match, one.ply)
        if _is_made_up_for(match, one, end, by_ply):
            continue
        same = next((group for group in told if _is_same_chance(group, one, match)), None)
        if same is None:
            told.append([one])
        else:
            same.append(one)
    found = []
    for group in told:
        worst = max(group, key=lambda one: (one.loss, -one.ply))
        found.append(Mistake(worst, tuple(one.ply for one in group if one is not worst)))
    return tuple(sorted(found, key=lambda one: (-one.decision.loss, one.decision.ply)))


def _end_of_turn(match: Match, ply: int) -> int:
    """The ply after the last action of a turn."""
    seat, end = match.seat_at(ply), ply + 1
    while end < match.ply and match.seat_at(end) == seat:
        end += 1
    return end


def _is_made_up_for(match: Match, one: Decision, end: int, swings: Mapping[int, Swing]) -> bool:
    """The better action was played later in the same turn, and the whole turn lost nothing worth telling."""
    if one.best not in (match.action_at(ply).id for ply in range(one.ply + 1, end)):
        return False
    turn = [swings[ply].decision[one.seat] for ply in range(one.ply, end) if ply in swings]
    return len(turn) == end - one.ply and sum(turn) > -FLOOR


def _is_same_chance(group: Sequence[Decision], one: Decision, match: Match) -> bool:
    """The same turn, and the same action let go by again, or another step of the same line."""
    first = group[0]
    if first.seat != one.seat or _end_of_turn(match, first.ply) <= one.ply:
        return False
    return any(one.best == other.best or one.best in other.line for other in group)
