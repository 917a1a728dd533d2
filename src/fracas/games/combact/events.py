"""What happened, as events for log and animation."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from fracas.core.contract import Action, Game
from fracas.core.facts import Event, Fact
from fracas.core.plain import Plain

from .actions import ChooseTarget, Pass, Place, SetInception, Swap
from .data import pieces, placements
from .options import TARGET_NAMES, CombactOptions, TargetName
from .state import BLACK, MOST_DOTS, SEATS, WHITE, Phase, Target
from .view import Seat, Sides, marker_counts, offered_spots, placed_pieces, territory_owners

KEPT = 8192  # dots at the same points: hundreds of placements are previewed at once, turn by turn


class InceptionSet(Event):
    """The Inception was set before a spot; `offered` are the pieces that come first."""

    kind: Literal["inception"] = "inception"
    seat: Seat
    spot: int
    offered: tuple[str, ...]


class Dots(Fact):
    """So many dots of the mover's colour at each of these points."""

    kind: Literal["dots"] = "dots"
    count: int
    points: tuple[int, ...]


class Placed(Event):
    """A piece was placed; `dots` are those now at its points."""

    kind: Literal["placed"] = "placed"
    seat: Seat
    piece: str
    at: int
    turn: str
    fields: tuple[int, ...]
    dots: tuple[Dots, ...]


class TokenSpent(Event):
    """Six dots at a point: the 5+1 token changes hands."""

    kind: Literal["token"] = "token"
    seat: Seat
    to: Seat
    point: int


class Passed(Event):
    """A turn was passed."""

    kind: Literal["passed"] = "passed"
    seat: Seat


class Swapped(Event):
    """Sides were swapped: every piece is turned over and now the other side's; `pieces` as they lie now."""

    kind: Literal["swapped"] = "swapped"
    seat: Seat
    pieces: tuple[str, ...]


class TargetChosen(Event):
    """The target of the next match was chosen."""

    kind: Literal["target"] = "target"
    seat: Seat
    target: TargetName


class Score(Fact):
    """What both sides have reached, as far as it decides a match."""

    kind: Literal["own-markers", "other-markers", "territory"]
    black: int
    white: int


class MatchOver(Event):
    """A match has ended; without a winner it is drawn."""

    kind: Literal["match-over"] = "match-over"
    winner: Seat | None
    loser: Seat | None
    reason: Literal["cannot-place", "two-passes"]
    scores: tuple[Score, ...]  # in the order in which they decide
    wins: Sides


class Dealt(Event):
    """A fresh match of a campaign."""

    kind: Literal["dealt"] = "dealt"
    match: int
    target: TargetName
    starter: Seat


def narrate(game: Game[CombactOptions], before: Plain, action: Action, after: Plain, seat: int | None) -> list[Event]:
    """The action itself, then what followed from it: the same for every seat."""
    mover = SEATS[before.actor]
    found: list[Event] = []
    if isinstance(action, Place):
        found += _placed(before, action, mover)
    elif isinstance(action, SetInception):
        offered = tuple(pieces()[after.circle[spot]].name for spot in offered_spots(after, game.plain_tables))
        found.append(InceptionSet(seat=mover, spot=action.spot, offered=offered))
    elif isinstance(action, ChooseTarget):
        found.append(TargetChosen(seat=mover, target=action.target))
    elif isinstance(action, Swap):
        found.append(Swapped(seat=mover, pieces=tuple(one.piece for one in placed_pieces(after))))
    elif isinstance(action, Pass):
        found.append(Passed(seat=mover))
    is_new = after.match != before.match
    if after.over or (after.phase == Phase.TARGET) or (is_new and isinstance(action, Pass)):
        # A drawn match is dealt anew at once; its last action was a pass, so the board before it shows the scores.
        found.append(_match_over(game, before if is_new else after, before, after))
    if is_new:
        target, starter = TARGET_NAMES[after.target], SEATS[after.first]
        found.append(Dealt(match=after.match + 1, target=target, starter=starter))
    return found


def _placed(before: Plain, action: Place, seat: Seat) -> list[Event]:
    one = placements()[action.id]
    own = before.dots[before.actor]
    counts = tuple(int(own[point]) + more for point, more in zip(one.points, one.dots, strict=True))
    dots = by_count(one.points, counts)
    placed = Placed(seat=seat, piece=action.piece, at=action.at, turn=action.turn, fields=action.fields, dots=dots)
    other = SEATS[1 - before.actor]
    sixes = [point for point, count in zip(one.points, counts, strict=True) if count > MOST_DOTS]
    return [placed, *(TokenSpent(seat=seat, to=other, point=point) for point in sixes)]


def by_count(points: tuple[int, ...], counts: Sequence[int]) -> tuple[Dots, ...]:
    """The dots of each point, the most first."""
    found: dict[int, list[int]] = {}
    for point, count in zip(points, counts, strict=True):
        found.setdefault(count, []).append(point)
    return tuple(_dots(count, tuple(found[count])) for count in sorted(found, reverse=True))


@lru_cache(KEPT)
def _dots(count: int, points: tuple[int, ...]) -> Dots:
    return Dots(count=count, points=points)


def _match_over(game: Game[CombactOptions], board: Plain, before: Plain, after: Plain) -> MatchOver:
    won = _winner(before, after)
    return MatchOver(
        winner=None if won is None else SEATS[won],
        loser=None if won is None else SEATS[1 - won],
        reason="cannot-place" if before.target == Target.TIME_FACTOR else "two-passes",
        scores=tuple(_scores(game, board, before.target)),
        wins=(after.wins[0], after.wins[1]),
    )


def _winner(before: Plain, after: Plain) -> int | None:
    """The winner of the match that just ended: of the game, or the side whose wins went up."""
    for seat in range(2):
        if after.wins[seat] > before.wins[seat] or (after.over and after.winner == seat):
            return seat
    return None


def _scores(game: Game[CombactOptions], board: Plain, target: int) -> list[Score]:
    found: list[Score] = []
    if target == Target.GOALS:
        black, white = (marker_counts(board, game.options.radius, seat) for seat in (BLACK, WHITE))
        found += [
            Score(kind="own-markers", black=black[0], white=white[0]),
            Score(kind="other-markers", black=black[1], white=white[1]),
        ]
    if target != Target.TIME_FACTOR:
        held = territory_owners(board, game.plain_tables)
        found.append(Score(kind="territory", black=held.count(BLACK + 1), white=held.count(WHITE + 1)))
    return found
