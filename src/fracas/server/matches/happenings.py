"""What people did beside the game: asked for something, declined, granted it, took back. It stands in the log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from ..messages import Agreed, HappeningKind
from .rows import MatchEvent

MOST = 60  # are told: what is older is of little interest, and every state carries them all


@dataclass(frozen=True)
class Happening:
    """One of them."""

    version: int
    ply: int  # actions played then, of those that still stand
    kind: HappeningKind
    what: Agreed
    by: int


def after(known: Iterable[Happening], row: MatchEvent, offers: Mapping[str, int], ply: int) -> tuple[Happening, ...]:
    """What there is to tell after a row, of a match with these offers and so many actions before it."""
    found = tuple(known)
    seat = 0 if row.seat is None else row.seat

    def told(kind: HappeningKind, what: Agreed, by: int, ply: int = ply) -> Happening:
        return Happening(row.version, ply, kind, what, by)

    match row.kind, row.data.get("what"):
        case "offer", ("draw" | "takeback") as what:
            found += (told("asked", what, seat),)
        case "answer", ("draw" | "takeback") as what:
            found += (told("withdrawn" if offers.get(what) == seat else "declined", what, seat),)
        case "takeback", _:
            to = row.data["ply"]
            found = tuple(replace(one, ply=min(one.ply, to)) for one in found)  # stands where the log now ends
            if "takeback" in offers:
                found += (told("granted", "takeback", 1 - seat, to),)
            found += (told("taken-back", "takeback", seat, to),)
    return found[-MOST:]
