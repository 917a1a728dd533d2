"""A board as a game may declare it: places, links and pieces, drawn by clients that know nothing of the game.

A game's view carries it as a field `scenery`, without what the seat may not know, like the rest of the view.
One unit is the side of a usual place; x grows to the right and y downwards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, model_serializer, model_validator

from .errors import did_you_mean

PlaceShape = Literal["square", "round", "hex", "none"]  # `none`: something to be pointed at, but not drawn
PieceShape = Literal["plain", "star", "crown", "shield", "heart", "flag", "cross", "bolt", "gem"]


class _Part(BaseModel):
    """Part of a board; written down without what is as usual, for a board has many of them."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    def __copy__(self) -> Self:
        """What a changed copy writes down is its own."""
        copied = super().__copy__()
        copied.__dict__.pop("unusual", None)
        return copied

    @model_serializer
    def briefly(self) -> dict[str, Any]:
        """The fields that are not as usual."""
        return self.unusual

    @cached_property
    def unusual(self) -> dict[str, Any]:
        """The same, kept: most parts of a board are the same in every view."""
        fields = type(self).__pydantic_fields__
        return {name: value for name, value in self.__dict__.items() if value != fields[name].default}


class Place(_Part):
    """Somewhere pieces stand; its id is what actions and events call it."""

    id: str
    x: float  # of its middle
    y: float
    width: float = 1
    height: float = 1
    shape: PlaceShape = "square"
    tone: Literal["plain", "dark", "blocked"] = "plain"
    side: int | None = None  # whose it is: tinted
    label: str = ""  # written on it
    name: str = ""  # what people call it, if not by its label or id
    note: str = ""  # a sentence about it, shown when it is pointed at


class Link(_Part):
    """A way between two places."""

    a: str
    b: str
    side: int | None = None


class Piece(_Part):
    """Something on a place. One with an id travels when its place changes, and can be named by actions."""

    at: str
    id: str = ""
    side: int | None = None  # None: nobody's
    shape: PieceShape = "plain"
    label: str = ""  # one to three letters written on it
    count: int = 1
    spent: bool = False  # has done its part: paler
    origin: tuple[float, float] | None = None  # where it comes from when it is new
    name: str = ""  # what people call it
    note: str = ""


class Mark(_Part):
    """A text on the board, such as the letter of a column."""

    x: float
    y: float
    text: str


class Scenery(_Part):
    """A board. `fields` say how actions and events name places: `node`, or `column.row` for two fields together.

    They stand in the order in which a person decides them (`from` before `to`); what names a piece comes first.
    """

    places: tuple[Place, ...]
    fields: tuple[str, ...]
    piece_fields: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    pieces: tuple[Piece, ...] = ()
    marks: tuple[Mark, ...] = ()
    moves: tuple[str, ...] = ()  # the kinds of action that take a piece from its place to another; empty: all
    turns: bool = False  # the second seat sees it from the other end

    @model_validator(mode="after")
    def _is_whole(self) -> Scenery:
        known = {place.id for place in self.places}
        if len(known) < len(self.places):
            raise ValueError("two places have the same id")
        named = [piece.id for piece in self.pieces if piece.id]
        if len(set(named)) < len(named):
            raise ValueError("two pieces have the same id")
        ends = [end for link in self.links for end in (link.a, link.b)]
        for place in (*ends, *(piece.at for piece in self.pieces)):
            if place not in known:
                raise ValueError(f"there is no place {place!r}{did_you_mean(place, known)}")
        return self


def square_name(column: int, row: int) -> str:
    """`c2` for column 3 and row 2, both counted from 1."""
    return f"{chr(ord('a') + column - 1)}{row}"


def grid(
    columns: int, rows: int, name: Callable[[int, int], str] = square_name, shape: PlaceShape = "square"
) -> tuple[tuple[Place, ...], tuple[Mark, ...]]:
    """The places of a grid, row 1 at the bottom, and the letters and numbers along its edges."""
    places = tuple(
        Place(id=name(column, row), x=column - 1, y=rows - row, shape=shape)
        for row in range(1, rows + 1)
        for column in range(1, columns + 1)
    )
    letters = (Mark(x=column - 1, y=rows - 0.2, text=square_name(column, 1)[0]) for column in range(1, columns + 1))
    numbers = (Mark(x=-0.8, y=rows - row, text=str(row)) for row in range(1, rows + 1))
    return places, (*letters, *numbers)
