"""What a person choosing an action should know: what it does, or why it cannot be done. From the view alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from typing import Literal

from fracas.core.contract import Action, Game, State
from fracas.core.facts import Change, Preview, Reason

from .actions import ChooseTarget, Pass, Place, SetInception, Swap
from .data import LENS, TRIANGLE, lattice, pieces, placement_ids, placements
from .events import KEPT, Dots, by_count
from .options import TARGET_NAMES, CombactOptions
from .questions import last_placements
from .state import LENS_PIECE, MOST_DOTS, SEATS, TOKEN_DOTS, Phase, Target
from .view import CombactView, Seat


class Placing(Preview):
    """The dots a placement would make at its points, whether it spends the token, and whether it is the last one."""

    kind: Literal["placing"] = "placing"
    dots: tuple[Dots, ...]
    spends_token: bool
    hurts: bool = False  # nothing can be placed any more afterwards, which loses a match of time_factor


class LeavesPlacements(Change):
    """So many placements the other side has next; none at all loses a match of time_factor."""

    kind: Literal["leaves-placements"] = "leaves-placements"
    seat: Seat
    count: int


class Plain(Reason):
    """Rules that need no figure."""

    kind: Literal[
        "inception-first",
        "inception-stands",
        "target-first",
        "not-between-matches",
        "same-target",
        "no-passing",
        "no-swapping",
        "already-swapped",
    ]


class NoSuchSpot(Reason):
    """The circle has fewer spots."""

    kind: Literal["no-such-spot"] = "no-such-spot"
    spots: int


class NoTimeToSwap(Reason):
    """Sides are swapped right after one piece."""

    kind: Literal["no-time-to-swap"] = "no-time-to-swap"
    after: Literal["first", "second"]


class NotOffered(Reason):
    """The piece lies beyond the window."""

    kind: Literal["not-offered"] = "not-offered"
    piece: str
    offered: tuple[str, ...]


class MicrobactGone(Reason):
    """The seat has placed its microbact."""

    kind: Literal["microbact-gone"] = "microbact-gone"
    seat: Seat
    piece: str


class OfPiece(Reason):
    """The quick set lacks the piece, it is on the board, or it would be mirrored: only the other side places it so."""

    kind: Literal["not-in-set", "already-placed", "mirrored"]
    piece: str


class OffTheBoard(Reason):
    """The placement needs a larger board."""

    kind: Literal["off-the-board"] = "off-the-board"
    radius: int


class FieldTaken(Reason):
    """A field is covered already."""

    kind: Literal["field-taken"] = "field-taken"
    field: str


class NotConnected(Reason):
    """The placement shares no point with the seat's network."""

    kind: Literal["not-connected"] = "not-connected"
    seat: Seat


class TooManyDots(Reason):
    """More dots at a point than even the token allows."""

    kind: Literal["too-many-dots"] = "too-many-dots"
    point: int
    dots: int
    most: int


class TooManySixes(Reason):
    """Six dots at several points; the token serves one."""

    kind: Literal["too-many-sixes"] = "too-many-sixes"
    points: tuple[int, ...]


class NoToken(Reason):
    """Six dots at a point, and no token to pay for it."""

    kind: Literal["no-token"] = "no-token"
    seat: Seat
    point: int


def previews(game: Game[CombactOptions], view: CombactView, actions: Sequence[Action]) -> list[Preview | None]:
    """The dots a placement would make; other actions need no telling."""
    own, known, gather = _own_dots(view), placements(), _gatherers()
    last = _last_placements(game, view, actions)

    def foreseen(action: Action) -> Placing | None:
        if not isinstance(action, Place) or view.actor is None or known[action.id].fields[-1] >= len(view.fields):
            return None
        return _placing(action.id, gather[action.id](own), action.id in last)

    return [foreseen(action) for action in actions]


@cache
def _gatherers() -> tuple[Callable[[list[int]], tuple[int, ...]], ...]:
    """By placement: what takes the dots at its points out of those of all points."""
    return tuple(itemgetter(*one.points) for one in placements())  # every piece touches several


@lru_cache(2 * KEPT)
def _placing(action_id: int, own: tuple[int, ...], hurts: bool) -> Placing:
    """Kept: an opening has hundreds of placements, and every match has an opening."""
    one = placements()[action_id]
    counts = [dots + more for dots, more in zip(own, one.dots, strict=True)]
    return Placing(dots=by_count(one.points, counts), spends_token=max(counts) == TOKEN_DOTS, hurts=hurts)


def _last_placements(game: Game[CombactOptions], view: CombactView, actions: Sequence[Action]) -> set[int]:
    """The placements after which a side can place nothing more while the other goes on: in time_factor they lose."""
    if view.actor is None or view.target != TARGET_NAMES[Target.TIME_FACTOR] or view.phase != "turn":
        return set()
    asked = [action.id for action in actions if isinstance(action, Place)]
    answers = game.engine.ask(last_placements, lay_out(game, view), game.tables, asked, 1)
    return {action for action, (is_last,) in zip(asked, answers, strict=True) if is_last}


def changes(
    game: Game[CombactOptions], before: CombactView, after: CombactView, legal: Sequence[Action]
) -> list[Change]:
    """What is left to whoever is next."""
    if after.actor is None or after.actor == before.actor or after.phase != "turn":
        return []
    count = sum(isinstance(action, Place) for action in legal)
    return [LeavesPlacements(seat=SEATS[SEATS.index(after.actor)], count=count)]


def lay_out(game: Game[CombactOptions], view: CombactView) -> State:
    """The match as far as placements depend on it, from the view alone; the pieces are laid by who asks."""
    state = game.blank()
    ids, numbers = placement_ids(), piece_numbers()
    assert view.actor is not None
    # Field by field of the array: one of a record takes as long as all of these.
    state["phase"], state["target"], state["actor"] = Phase.TURN, Target.TIME_FACTOR, SEATS.index(view.actor)
    state["head"] = (view.inception or 1) - 1
    state["circle"] = -1
    state["circle"][0, : len(view.circle)] = [numbers[spot.piece] for spot in view.circle]
    state["taken"][0, : len(view.circle)] = [spot.is_taken for spot in view.circle]
    sides = (view.black, view.white)
    state["window"], state["tokens"] = [side.window for side in sides], [side.tokens for side in sides]
    state["micro"] = [[LENS in side.microbacts, TRIANGLE in side.microbacts] for side in sides]
    state["placed_count"] = len(view.placed)
    state["placed"][0, : len(view.placed)] = [ids[one.action] for one in view.placed]
    state["placed_by"][0, : len(view.placed)] = [SEATS.index(one.seat) for one in view.placed]
    return state


@cache
def piece_numbers() -> dict[str, int]:
    """The pieces by name."""
    return {piece.name: number for number, piece in enumerate(pieces())}


def why_illegal(game: Game[CombactOptions], view: CombactView, action: Action) -> Reason | None:
    """The rule that forbids the action now."""
    if view.phase == "inception" and not isinstance(action, SetInception):
        return Plain(kind="inception-first")
    if view.phase == "target" and not isinstance(action, ChooseTarget):
        return Plain(kind="target-first")
    if isinstance(action, SetInception):
        return NoSuchSpot(spots=len(view.circle)) if view.phase == "inception" else Plain(kind="inception-stands")
    if isinstance(action, ChooseTarget):
        return Plain(kind="same-target" if view.phase == "target" else "not-between-matches")
    if isinstance(action, Pass):
        return Plain(kind="no-passing")
    if isinstance(action, Swap):
        return _why_no_swap(view)
    return _why_not_there(view, action) if isinstance(action, Place) else None


def _why_no_swap(view: CombactView) -> Reason:
    if view.swap == "never":
        return Plain(kind="no-swapping")
    return Plain(kind="already-swapped") if view.is_swapped else NoTimeToSwap(after=view.swap)


def _why_not_there(view: CombactView, action: Place) -> Reason | None:
    """Piece, board, hand, fields, network, dots: the first that does not fit."""
    assert view.actor is not None
    seat = SEATS.index(view.actor)
    if action.piece not in view.offered:
        return _why_not_offered(view, action, SEATS[seat])
    if max(action.fields) >= len(view.fields):
        return OffTheBoard(radius=view.radius)
    if seat not in placements()[action.id].seats:
        return OfPiece(kind="mirrored", piece=action.piece)
    taken = [field for field in action.fields if view.fields[field].owner is not None]
    if taken:
        return FieldTaken(field=lattice().field_name(taken[0]))
    one, own = placements()[action.id], _own_dots(view)
    has_network = any(placed.seat == view.actor for placed in view.placed)
    if has_network and not any(own[point] for point in one.points):
        return NotConnected(seat=SEATS[seat])
    after = {point: own[point] + more for point, more in zip(one.points, one.dots, strict=True)}
    return _why_too_many(after, SEATS[seat])


def _why_not_offered(view: CombactView, action: Place, seat: Seat) -> Reason:
    index = [piece.name for piece in pieces()].index(action.piece)
    if index >= LENS_PIECE:
        return MicrobactGone(seat=seat, piece=action.piece)
    spots = [spot for spot in view.circle if spot.piece == action.piece]
    if not spots:
        return OfPiece(kind="not-in-set", piece=action.piece)
    if spots[0].is_taken:
        return OfPiece(kind="already-placed", piece=action.piece)
    return NotOffered(piece=action.piece, offered=view.offered)


def _why_too_many(dots: dict[int, int], seat: Seat) -> Reason | None:
    point, most = max(dots.items(), key=lambda item: item[1])
    if most > TOKEN_DOTS:
        return TooManyDots(point=point, dots=most, most=MOST_DOTS)
    sixes = tuple(point for point, count in dots.items() if count == TOKEN_DOTS)
    if len(sixes) > 1:
        return TooManySixes(points=sixes)
    return NoToken(seat=seat, point=sixes[0]) if sixes else None


def _own_dots(view: CombactView) -> list[int]:
    """The actor's dots by point."""
    return [point.black if view.actor == "black" else point.white for point in view.points]
