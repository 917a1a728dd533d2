"""Sentences for a person choosing an action: what it does, or why it cannot be done. From the view alone."""

from __future__ import annotations

from fracas.core.contract import Action, Game

from .actions import ChooseTarget, Pass, Place, SetInception, Swap
from .data import lattice, pieces, placements
from .options import CombactOptions
from .state import LENS_PIECE, MOST_DOTS, SEATS, TOKEN_DOTS
from .view import CombactView, in_words


def preview(game: Game[CombactOptions], view: CombactView, action: Action) -> str:
    """The dots a placement would make at each point, and whether it spends the token."""
    if not isinstance(action, Place) or view.actor is None or action.at >= len(view.points):
        return ""
    dots = _dots_after(view, action)
    if max(dots) >= len(view.points):
        return ""
    told = ", ".join(f"{count} at {point}" for point, count in dots.items())
    spent = "; spends the 5+1 token" if max(dots.values()) == TOKEN_DOTS else ""
    return f"dots: {told}{spent}"


def why_illegal(game: Game[CombactOptions], view: CombactView, action: Action) -> str:
    """The rule that forbids the action now."""
    if view.phase == "inception" and not isinstance(action, SetInception):
        return "the Inception must be set first"
    if view.phase == "target" and not isinstance(action, ChooseTarget):
        return "the target of the next match must be chosen first"
    if isinstance(action, SetInception):
        if view.phase != "inception":
            return "the Inception is set once, before a match starts"
        return f"the circle has {len(view.circle)} spots"
    if isinstance(action, ChooseTarget):
        if view.phase != "target":
            return "a target is chosen only between the matches of a campaign"
        return "the next match needs another target than the last"
    if isinstance(action, Pass):
        return "nobody may pass in time_factor"
    if isinstance(action, Swap):
        return _why_no_swap(view)
    return _why_not_there(view, action) if isinstance(action, Place) else ""


def _why_no_swap(view: CombactView) -> str:
    if view.swap == "never":
        return "sides are swapped only where the option `swap` says so"
    if view.is_swapped:
        return "sides were swapped in this match"
    return f"sides are swapped only right after the {view.swap} piece"


def _why_not_there(view: CombactView, action: Place) -> str:
    """Piece, board, hand, fields, network, dots: the first that does not fit."""
    assert view.actor is not None
    seat = SEATS.index(view.actor)
    if action.piece not in view.offered:
        offered = in_words(view.offered) if view.offered else "nothing"
        return _why_not_offered(view, action) or f"on offer: {offered}"
    if max(action.fields) >= len(view.fields):
        return f"it lies off the board of radius {view.radius}"
    if seat not in placements()[action.id].seats:
        return f"this is the other side's hand of {action.piece}: a piece may be turned, never mirrored"
    taken = [field for field in action.fields if view.fields[field].owner is not None]
    if taken:
        return f"field {lattice().field_name(taken[0])} is taken"
    dots = _dots_after(view, action)
    own = [placed for placed in view.placed if placed.seat == view.actor]
    if own and not any(_own_dots(view, point) for point in dots):
        return f"it must share a connecting point with a piece of {view.actor}"
    sixes = [point for point, count in dots.items() if count > MOST_DOTS]
    for point in sixes:
        if dots[point] > TOKEN_DOTS:
            return f"it would connect {dots[point]} dots at point {point}; {MOST_DOTS} are allowed"
    if len(sixes) > 1:
        return f"it would connect six dots at {len(sixes)} points; the 5+1 token serves one"
    return f"six dots at point {sixes[0]} need a 5+1 token, and {view.actor} has none" if sixes else ""


def _why_not_offered(view: CombactView, action: Place) -> str:
    index = [piece.name for piece in pieces()].index(action.piece)
    if index >= LENS_PIECE:
        return f"{view.actor} has no {action.piece} microbact left"
    spots = [spot for spot in view.circle if spot.piece == action.piece]
    if not spots:
        return f"{action.piece} is not in the quick set"
    if spots[0].is_taken:
        return f"{action.piece} has been placed"
    return ""


def _dots_after(view: CombactView, action: Place) -> dict[int, int]:
    one = placements()[action.id]
    return {
        point: more + (_own_dots(view, point) if point < len(view.points) else 0)
        for point, more in zip(one.points, one.dots, strict=True)
    }


def _own_dots(view: CombactView, point: int) -> int:
    shown = view.points[point]
    return shown.black if view.actor == "black" else shown.white
