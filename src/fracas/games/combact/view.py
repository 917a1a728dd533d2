"""What a seat sees of Combact: everything."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Literal, TypeVar, cast

from pydantic import BaseModel, ConfigDict, Field

from fracas.core.contract import Game, View
from fracas.core.facts import Prompt
from fracas.core.plain import Plain

from .data import LENS, TRIANGLE, Shape, field_count, lattice, marker_points, pieces, placements, point_count
from .options import TARGET_NAMES, CombactOptions, TargetName
from .rules import placing
from .state import BLACK, SEATS, WHITE, Phase, Target

KEPT = 16_384  # points and fields as they were shown: hundreds a view, and few change from one to the next
Sides = tuple[int, int]
Seat = Literal["black", "white"]
F = TypeVar("F", bound=Callable[..., Any])


def uncompiled(rule: F) -> F:
    """The Python source of a rule, for callers that need no speed and should not compile."""
    return cast(F, getattr(rule, "py_func", rule))


class Part(BaseModel):
    """A part of the view."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class PointView(Part):
    """A connecting point: where it lies, the dots round it, the marker that stands there."""

    number: int
    q: int
    r: int
    black: int
    white: int
    marker: str | None  # whose


class FieldView(Part):
    """A field: its peaks by point number, whose piece covers it, or whose territory it is."""

    number: int
    kind: Literal["lens", "triangle"]
    peaks: tuple[int, ...]
    owner: str | None
    territory: str | None  # None while the points are not shown


class CircleSpot(Part):
    """A spot of the circle, counted clockwise from 1."""

    spot: int
    piece: str
    is_taken: bool
    is_offered: bool  # the actor may take it now


class PieceShape(Part):
    """A piece as each side plays it: fields as lists of peaks (q, r)."""

    name: str
    black: Shape
    white: Shape


class PlacedPiece(Part):
    """A piece on the board."""

    seat: Seat
    piece: str
    action: str  # the text of the action that laid it
    fields: tuple[int, ...]


class SideView(Part):
    """What a side holds and has reached."""

    microbacts: tuple[str, ...]
    tokens: int
    window: int  # how many pieces of the circle it looks at
    wins: int  # in a campaign
    territory: int | None  # None until both colours are down or the match is over
    own_markers: int | None  # None where there are no markers
    other_markers: int | None


class AskPlain(Prompt):
    """The seat is to set the Inception, or has nothing left to place."""

    kind: Literal["inception", "pass"]
    seat: Seat


class AskPlace(Prompt):
    """The seat is to place a piece that is on offer, or to do what else it may."""

    kind: Literal["place"] = "place"
    seat: Seat
    offered: tuple[str, ...]
    can_pass: bool
    can_swap: bool


class AskTarget(Prompt):
    """The seat is to choose the target of the next match."""

    kind: Literal["target"] = "target"
    seat: Seat
    targets: tuple[TargetName, ...]


class Over(Prompt):
    """Nothing is asked any more."""

    kind: Literal["over"] = "over"


class CombactView(View):
    """The board, the circle, both sides and the course of the match."""

    prompt: AskPlain | AskPlace | AskTarget | Over = Field(discriminator="kind")
    phase: Literal["inception", "turn", "target"]
    target: TargetName
    is_campaign: bool
    match: int  # counted from 1
    drawn: int  # matches drawn in a row
    starter: str
    radius: int
    points: tuple[PointView, ...]
    fields: tuple[FieldView, ...]
    circle: tuple[CircleSpot, ...]
    inception: int | None  # it stands before this spot; None: not set yet
    offered: tuple[str, ...]  # what the actor may place: pieces of the window, then microbacts
    shapes: tuple[PieceShape, ...]
    placed: tuple[PlacedPiece, ...]
    passes: int
    can_pass: bool
    swap: Literal["never", "first", "second"]  # the piece after which sides may be swapped
    can_swap: bool
    is_swapped: bool  # sides were swapped in this match
    targets: tuple[str, ...]  # to choose from
    black: SideView
    white: SideView


def view(game: Game[CombactOptions], s: Plain, seat: int | None) -> CombactView:
    """The view of a seat, or of a spectator: the same but for the name."""
    t, options = game.plain_tables, game.options
    is_turn = s.phase == Phase.TURN and not s.over
    offered = offered_spots(s, t) if is_turn else []
    stock = microbacts(s, s.actor) if is_turn else ()
    on_offer = (*(pieces()[s.circle[spot]].name for spot in offered), *stock)
    can_pass = bool(is_turn and s.target != Target.TIME_FACTOR)
    can_swap = bool(is_turn and uncompiled(placing.can_swap)(s, t))
    is_choosing = s.phase == Phase.TARGET and not s.over
    targets = tuple(name for index, name in enumerate(TARGET_NAMES) if index != s.target) if is_choosing else ()
    held = territory_owners(s, t) if has_scores(s) else None
    return CombactView(
        seat=game.seat_name(seat),
        actor=None if s.over else SEATS[s.actor],
        prompt=_prompt(s, on_offer, targets, can_pass, can_swap),
        phase=("inception", "turn", "target")[s.phase],
        target=TARGET_NAMES[s.target],
        is_campaign=options.target == "campaign",
        match=s.match + 1,
        drawn=s.drawn,
        starter=SEATS[s.first],
        radius=options.radius,
        points=_points(s, options.radius),
        fields=_fields(s, options.radius, held),
        circle=_circle(s, t, offered),
        inception=None if s.phase == Phase.INCEPTION else s.head + 1,
        offered=on_offer,
        shapes=_shapes(t.smallest),
        placed=placed_pieces(s),
        passes=s.passes,
        can_pass=can_pass,
        swap=options.swap,
        can_swap=can_swap,
        is_swapped=bool(s.swapped),
        targets=targets,
        black=_side(s, options.radius, BLACK, held),
        white=_side(s, options.radius, WHITE, held),
    )


def offered_spots(s: Plain, t: Plain) -> list[int]:
    """The spots of the actor's window, clockwise from the Inception."""
    spots = t.spots
    clockwise = [(s.head + step) % spots for step in range(spots)]
    return [spot for spot in clockwise if not s.taken[spot]][: s.window[s.actor]]


def microbacts(s: Plain, seat: int) -> tuple[str, ...]:
    """The microbacts in a seat's stock."""
    return tuple(name for name, left in zip((LENS, TRIANGLE), s.micro[seat], strict=True) if left)


def has_scores(s: Plain) -> bool:
    """Points are shown once both colours are down, and at the end of every match (`scores-once-both-are-down`)."""
    return bool(s.over or s.phase == Phase.TARGET or all(s.down))


def marker_counts(s: Plain, radius: int, seat: int) -> Sides:
    """How many of its own and of the other side's markers a seat has connected."""
    markers = marker_points(radius)
    own = sum(bool(s.dots[seat][point]) for point in markers[seat])
    return own, sum(bool(s.dots[seat][point]) for point in markers[1 - seat])


def placed_pieces(s: Plain) -> tuple[PlacedPiece, ...]:
    """The pieces on the board in the order they were laid."""
    found = []
    for seat, index in zip(s.placed_by[: s.placed_count], s.placed[: s.placed_count], strict=True):
        one = placements()[int(index)]
        name = pieces()[one.piece].name
        text = f"place {name} at {one.at}.{one.turn}"
        found.append(PlacedPiece(seat=SEATS[int(seat)], piece=name, action=text, fields=one.fields))
    return tuple(found)


def _side(s: Plain, radius: int, seat: int, held: list[int] | None) -> SideView:
    markers = marker_counts(s, radius, seat) if s.target == Target.GOALS else (None, None)
    return SideView(
        microbacts=microbacts(s, seat),
        tokens=s.tokens[seat],
        window=s.window[seat],
        wins=s.wins[seat],
        territory=None if held is None else held.count(seat + 1),
        own_markers=markers[0],
        other_markers=markers[1],
    )


def _points(s: Plain, radius: int) -> tuple[PointView, ...]:
    owners = marker_owners(radius) if s.target == Target.GOALS else {}
    black, white = s.dots[BLACK], s.dots[WHITE]
    return tuple(
        _point(number, black[number], white[number], owners.get(number)) for number in range(point_count(radius))
    )


@lru_cache(KEPT)
def _point(number: int, black: int, white: int, marker: str | None) -> PointView:
    q, r = lattice().points[number]
    return PointView(number=number, q=q, r=r, black=black, white=white, marker=marker)


@cache
def marker_owners(radius: int) -> dict[int, str]:
    """Whose marker stands at which point."""
    return {point: SEATS[seat] for seat, points in enumerate(marker_points(radius)) for point in points}


def _fields(s: Plain, radius: int, held: list[int] | None) -> tuple[FieldView, ...]:
    owners = s.owner[: field_count(radius)]
    both = zip(owners, held or [0] * len(owners), strict=True)
    return tuple(_field(number, owner, holder) for number, (owner, holder) in enumerate(both))


@lru_cache(KEPT)
def _field(number: int, owner: int, holder: int) -> FieldView:
    names, peaks = (None, *SEATS), lattice().peaks(number)
    kind: Literal["lens", "triangle"] = "lens" if len(peaks) == 2 else "triangle"
    return FieldView(number=number, kind=kind, peaks=peaks, owner=names[owner], territory=names[holder])


def territory_owners(s: Plain, t: Plain) -> list[int]:
    """By field, whose territory it is: 0 nobody's, seat + 1. The points of `scoring.territory`, field by field."""
    owners = s.owner[: t.fields]
    held = [0] * len(owners)
    seen = [owner != 0 for owner in owners]
    neighbours = t.neighbours
    for start in range(len(owners)):
        if seen[start]:
            continue
        region, bounds = [start], set()
        seen[start] = True
        for field in region:
            for near in neighbours[field]:
                if near < 0:
                    continue
                if owners[near]:
                    bounds.add(owners[near])
                elif not seen[near]:
                    seen[near] = True
                    region.append(near)
        if len(bounds) == 1:
            holder = bounds.pop()
            for field in region:
                held[field] = holder
    return held


def _circle(s: Plain, t: Plain, offered: list[int]) -> tuple[CircleSpot, ...]:
    return tuple(
        CircleSpot(
            spot=spot + 1,
            piece=pieces()[s.circle[spot]].name,
            is_taken=bool(s.taken[spot]),
            is_offered=spot in offered,
        )
        for spot in range(t.spots)
    )


@cache
def _shapes(smallest: int) -> tuple[PieceShape, ...]:
    return tuple(
        PieceShape(name=piece.name, black=piece.hand(BLACK), white=piece.hand(WHITE)) for piece in pieces()[smallest:]
    )


def _prompt(
    s: Plain, offered: tuple[str, ...], targets: tuple[TargetName, ...], can_pass: bool, can_swap: bool
) -> Prompt:
    if s.over:
        return Over()
    seat = SEATS[s.actor]
    if s.phase == Phase.INCEPTION:
        return AskPlain(kind="inception", seat=seat)
    if s.phase == Phase.TARGET:
        return AskTarget(seat=seat, targets=targets)
    if not offered:
        return AskPlain(kind="pass", seat=seat)
    return AskPlace(seat=seat, offered=offered, can_pass=can_pass, can_swap=can_swap)
