"""What happened, as events for log and animation."""

from __future__ import annotations

import numpy as np

from fracas.core.contract import Action, Event, Game

from .actions import ChooseTarget, Pass, Place, SetInception, Swap
from .data import pieces, placements
from .options import TARGET_NAMES, CombactOptions
from .state import BLACK, MOST_DOTS, SEATS, WHITE, Phase, Target
from .view import Sides, in_words, marker_counts, offered_spots, placed_pieces, territory_owners


class InceptionSet(Event):
    """The second player has set the Inception before a spot."""

    seat: str
    spot: int
    offered: tuple[str, ...]


class Placed(Event):
    """A piece was laid; `dots` are the dots now at each of its points."""

    seat: str
    piece: str
    at: int
    turn: str
    fields: tuple[int, ...]
    dots: dict[int, int]


class TokenSpent(Event):
    """Six dots at a point: the 5+1 token changes hands."""

    seat: str
    to: str
    point: int


class Passed(Event):
    """A turn was passed."""

    seat: str


class Swapped(Event):
    """Sides were swapped: every piece is turned over and now the other side's; `pieces` as they lie now."""

    seat: str
    pieces: tuple[str, ...]


class TargetChosen(Event):
    """The target of the next match was chosen."""

    seat: str
    target: str


class MatchOver(Event):
    """A match has ended."""

    winner: str | None
    reason: str
    territory: Sides | None
    markers: tuple[Sides, Sides] | None  # own and other's, of Black and of White
    wins: Sides


class Dealt(Event):
    """A fresh match of a campaign."""

    match: int
    target: str
    starter: str


def narrate(
    game: Game[CombactOptions], before: np.record, action: Action, after: np.record, seat: int | None
) -> list[Event]:
    """The action itself, then what followed from it: the same for every seat."""
    t = game.tables[0]
    mover = SEATS[int(before.actor)]
    found: list[Event] = []
    if isinstance(action, Place):
        found += _placed(before, action, mover)
    elif isinstance(action, SetInception):
        offered = tuple(pieces()[int(after.circle[spot])].name for spot in offered_spots(after, t))
        text = f"{mover} sets the Inception before spot {action.spot}: {in_words(offered)} come first"
        found.append(InceptionSet(kind="inception", text=text, seat=mover, spot=action.spot, offered=offered))
    elif isinstance(action, ChooseTarget):
        text = f"{mover} chooses {action.target} for the next match"
        found.append(TargetChosen(kind="target", text=text, seat=mover, target=action.target))
    elif isinstance(action, Swap):
        names = tuple(one.piece for one in placed_pieces(after))
        text = f"{mover} swaps sides: {' and '.join(names)} {'is' if len(names) == 1 else 'are'} turned over"
        found.append(Swapped(kind="swapped", text=text, seat=mover, pieces=names))
    elif isinstance(action, Pass):
        found.append(Passed(kind="passed", text=f"{mover} passes", seat=mover))
    is_new = after.match != before.match
    if after.over or (after.phase == Phase.TARGET) or (is_new and isinstance(action, Pass)):
        # A drawn match is dealt anew at once; its last action was a pass, so the board before it shows the scores.
        found.append(_match_over(game, before if is_new else after, before, after))
    if is_new:
        found.append(_dealt(after))
    return found


def _placed(before: np.record, action: Place, seat: str) -> list[Event]:
    one = placements()[action.id]
    own = before.dots[int(before.actor)]
    dots = {point: int(own[point]) + more for point, more in zip(one.points, one.dots, strict=True)}
    text = f"{seat} places {action.piece} at {action.at}.{action.turn}"
    found: list[Event] = [
        Placed(
            kind="placed",
            text=text,
            seat=seat,
            piece=action.piece,
            at=action.at,
            turn=action.turn,
            fields=action.fields,
            dots=dots,
        )
    ]
    other = SEATS[1 - int(before.actor)]
    for point, count in dots.items():
        if count > MOST_DOTS:
            text = f"{seat} connects six dots at point {point} and hands the 5+1 token to {other}"
            found.append(TokenSpent(kind="token", text=text, seat=seat, to=other, point=point))
    return found


def _match_over(game: Game[CombactOptions], board: np.record, before: np.record, after: np.record) -> MatchOver:
    target = int(before.target)
    winner = _winner(before, after)
    territory = markers = None
    if target != Target.TIME_FACTOR:
        held = territory_owners(board, game.tables[0])
        territory = held.count(BLACK + 1), held.count(WHITE + 1)
    if target == Target.GOALS:
        radius = game.options.radius
        markers = (marker_counts(board, radius, 0), marker_counts(board, radius, 1))
    reason = "cannot-place" if target == Target.TIME_FACTOR else "two-passes"
    return MatchOver(
        kind="match-over",
        text=_sentence(winner, target, territory, markers),
        winner=winner,
        reason=reason,
        territory=territory,
        markers=markers,
        wins=(int(after.wins[0]), int(after.wins[1])),
    )


def _winner(before: np.record, after: np.record) -> str | None:
    """The winner of the match that just ended: of the game, or the side whose wins went up."""
    for seat in range(2):
        if after.wins[seat] > before.wins[seat] or (after.over and after.winner == seat):
            return SEATS[seat]
    return None


def _sentence(winner: str | None, target: int, territory: Sides | None, markers: tuple[Sides, Sides] | None) -> str:
    if winner is None:
        told = "the match is drawn"
    elif target == Target.TIME_FACTOR:
        return f"{SEATS[1 - SEATS.index(winner)]} cannot place: {winner} wins the match"
    else:
        told = f"{winner} wins the match"
    details = []
    if markers is not None:
        (black, black_other), (white, white_other) = markers
        details.append(f"own markers black {black}, white {white}")
        details.append(f"the other's black {black_other}, white {white_other}")
    if territory is not None:
        details.append(f"territory black {territory[0]}, white {territory[1]}")
    return f"{told} ({'; '.join(details)})" if details else told


def _dealt(after: np.record) -> Dealt:
    target, starter = TARGET_NAMES[int(after.target)], SEATS[int(after.first)]
    number = int(after.match) + 1
    text = f"match {number} is dealt: {target}, {starter} starts"
    return Dealt(kind="dealt", text=text, match=number, target=target, starter=starter)
