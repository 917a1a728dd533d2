"""A position of Combact as JSON, both ways."""

from __future__ import annotations

from typing import Annotated, Literal

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from fracas.core.contract import Game, Position
from fracas.core.errors import BadPosition, listed
from fracas.core.plain import Plain
from fracas.core.said import mistakes

from .data import LENS, TRIANGLE, pieces, placement_ids, placements
from .options import TARGET_NAMES, CombactOptions
from .rules import placing
from .state import (
    LENS_PIECE,
    LOSER_WINDOW,
    MOST_DRAWN,
    MOST_MATCHES,
    MOST_PLACED,
    SEATS,
    TOKEN_DOTS,
    USPS,
    WINNER_WINDOW,
    WINS_NEEDED,
    Phase,
)
from .view import Seat, placed_pieces, uncompiled

said = mistakes(__package__)

PHASES = ("inception", "turn", "target")

Wins = Annotated[int, Field(ge=0, le=WINS_NEEDED)]
Window = Annotated[int, Field(ge=WINNER_WINDOW, le=LOSER_WINDOW)]
Tokens = Annotated[int, Field(ge=0, le=2)]


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class BothWins(_Part):
    """Matches won."""

    black: Wins
    white: Wins


class BothWindows(_Part):
    """How many pieces each side looks at."""

    black: Window
    white: Window


class BothTokens(_Part):
    """5+1 tokens held."""

    black: Tokens
    white: Tokens


class PlacedPosition(_Part):
    """A piece on the board: who laid it, and the text of the action."""

    seat: Seat
    action: str


class CombactPosition(Position):
    """Everything needed to go on; owners of fields, dots and stocks follow from the pieces laid."""

    phase: Literal["inception", "turn", "target"]
    target: Literal["time_factor", "autonomy", "goals"]
    first: Seat
    match: Annotated[int, Field(ge=0, lt=MOST_MATCHES)]
    drawn: Annotated[int, Field(ge=0, le=MOST_DRAWN)]
    chooser: Seat | None
    wins: BothWins
    windows: BothWindows
    tokens: BothTokens
    passes: Annotated[int, Field(ge=0, le=2)]
    swapped: bool = False  # sides were swapped in this match
    inception: Annotated[int, Field(ge=1, le=USPS)] | None  # it stands before this spot; null: not set yet
    circle: list[str]  # the piece of each spot, clockwise, taken or not
    placed: Annotated[list[PlacedPosition], Field(max_length=MOST_PLACED)]  # in the order they were laid


def to_position(game: Game[CombactOptions], s: Plain) -> CombactPosition:
    """The whole state, every field named."""
    return CombactPosition(
        **game.position_header(s),
        phase=PHASES[s.phase],
        target=TARGET_NAMES[s.target],
        first=SEATS[s.first],
        match=s.match,
        drawn=s.drawn,
        chooser=None if s.chooser < 0 else SEATS[s.chooser],
        wins=BothWins(black=s.wins[0], white=s.wins[1]),
        windows=BothWindows(black=s.window[0], white=s.window[1]),
        tokens=BothTokens(black=s.tokens[0], white=s.tokens[1]),
        passes=s.passes,
        swapped=bool(s.swapped),
        inception=None if s.phase == Phase.INCEPTION else s.head + 1,
        circle=[pieces()[int(piece)].name for piece in s.circle[: game.tables[0].spots]],
        placed=[PlacedPosition(seat=one.seat, action=one.action) for one in placed_pieces(s)],
    )


def from_position(game: Game[CombactOptions], given: CombactPosition, s: np.record) -> None:
    """Fill the zeroed state; what a placement may not do is said with its place in the list."""
    t = game.tables[0]
    s.phase = PHASES.index(given.phase)
    s.target = TARGET_NAMES.index(given.target)
    s.first = SEATS.index(given.first)
    s.match, s.drawn, s.passes, s.swapped = given.match, given.drawn, given.passes, given.swapped
    s.chooser = -1 if given.chooser is None else SEATS.index(given.chooser)
    s.wins[:] = given.wins.black, given.wins.white
    s.window[:] = given.windows.black, given.windows.white
    _fill_circle(given, s, t)
    s.plain[:] = t.empty
    s.micro[:] = 1
    s.tokens[:] = 1
    for index, one in enumerate(given.placed):
        _lay(f"placed.{index}", one, s, t)
    s.tokens[:] = given.tokens.black, given.tokens.white


def _fill_circle(given: CombactPosition, s: np.record, t: np.record) -> None:
    names = [piece.name for piece in pieces()[int(t.smallest) : USPS]]
    if sorted(given.circle) != sorted(names):
        raise BadPosition("circle", given.circle, said("must-hold-each-of-these", known=", ".join(names)))
    s.circle[:] = -1
    s.circle[: len(names)] = [names.index(name) + int(t.smallest) for name in given.circle]
    if (given.inception is None) != (given.phase == "inception"):
        raise BadPosition("inception", given.inception, said("must-be-null-in-the"))
    if given.inception is not None:
        if given.inception > len(names):
            raise BadPosition("inception", given.inception, said("the-circle-has-spots", names_count=len(names)))
        s.head = given.inception - 1


def _lay(where: str, given: PlacedPosition, s: np.record, t: np.record) -> None:
    """Lay one piece, or say why it cannot lie there."""
    seat = SEATS.index(given.seat)
    index = placement_ids().get(given.action)
    if index is None or t.bit_of[seat, index] < 0:
        raise BadPosition(f"{where}.action", given.action, said("is-not-a-placement-of", seat=given.seat))
    one = placements()[index]
    if any(s.owner[field] for field in one.fields):
        raise BadPosition(f"{where}.action", given.action, said("covers-a-field-that-is"))
    if any(int(s.dots[seat, p]) + n > TOKEN_DOTS for p, n in zip(one.points, one.dots, strict=True)):
        raise BadPosition(f"{where}.action", given.action, said("connects-more-than-dots-at", token_dots=TOKEN_DOTS))
    if one.piece >= LENS_PIECE:
        if not s.micro[seat, one.piece - LENS_PIECE]:
            raise BadPosition(f"{where}.action", given.action, said("a-side-has-one-and", lens=LENS, triangle=TRIANGLE))
        s.micro[seat, one.piece - LENS_PIECE] -= 1
    else:
        _take(where, one.piece, s)
    uncompiled(placing.lay)(s, t, seat, index)
    s.placed[s.placed_count], s.placed_by[s.placed_count] = index, seat
    s.placed_count += 1


def _take(where: str, piece: int, s: np.record) -> None:
    spots = np.flatnonzero(s.circle == piece)
    if not len(spots) or s.taken[spots[0]]:
        left = [pieces()[int(p)].name for p, taken in zip(s.circle, s.taken, strict=True) if p >= 0 and not taken]
        raise BadPosition(f"{where}.action", pieces()[piece].name, said("is-not-in-the-circle", known=listed(left)))
    s.taken[spots[0]] = 1
