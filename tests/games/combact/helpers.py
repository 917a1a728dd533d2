"""Positions for rule tests: pieces laid where a test wants them, then actions played by their texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

import fracas
from fracas import Match
from fracas.core import rng
from fracas.games.combact import Combact
from fracas.games.combact.data import LENS, TRIANGLE, lattice, pieces, placements

NAMES = [piece.name for piece in pieces()]
MICROBACTS = (LENS, TRIANGLE)
SEATS = ("black", "white")

Dots = Counter[int]


class Laid(NamedTuple):
    """A piece of one colour, with what it covers; its dots are counted from the fields' peaks."""

    seat: str
    action: str
    fields: frozenset[int]

    @property
    def dots(self) -> Dots:
        return dots_of(self.fields)


def dots_of(fields: Iterable[int]) -> Dots:
    return Counter(peak for field in fields for peak in lattice().peaks(field))


def network(laid: Iterable[Laid], seat: str) -> Dots:
    """The dots of one colour at every point."""
    return sum((one.dots for one in laid if one.seat == seat), Counter())


def fits(piece: str, seat: str, laid: Iterable[Laid] = (), radius: int = 3) -> Iterator[Laid]:
    """Every placement of a piece in the seat's hand on empty fields of the board, whatever the other rules say."""
    taken = frozenset(field for one in laid for field in one.fields)
    for one in placements():
        if NAMES[one.piece] == piece and SEATS.index(seat) in one.seats and one.radius <= radius:
            if taken.isdisjoint(one.fields):
                yield Laid(seat, f"place {piece} at {one.at}.{one.turn}", frozenset(one.fields))


def lay(piece: str, seat: str, laid: Iterable[Laid], where: Callable[[Dots], bool]) -> Laid:
    """The first such placement whose dots are as wanted."""
    return next(one for one in fits(piece, seat, laid) if where(one.dots))


def covering(piece: str, seat: str, *names: str, avoid: Iterable[str] = ()) -> Laid:
    """The first placement that covers the fields of these names and none of the others."""
    for one in fits(piece, seat):
        found = {lattice().field_name(field) for field in one.fields}
        if found >= set(names) and found.isdisjoint(avoid):
            return one
    raise AssertionError(f"no placement of {piece} for {seat} covers {names}")


def position(laid: Iterable[Laid] = (), actor: str = "black", **changes: Any) -> dict[str, Any]:
    """A position of a match under way: circle in order of size, the Inception after the last piece taken."""
    laid = list(laid)
    usps = [one.action.split()[1] for one in laid if one.action.split()[1] not in MICROBACTS]
    circle = changes.pop("circle", NAMES[:17])
    after_last = (circle.index(usps[-1]) + 1) % len(circle) if usps else 0
    sixes = {seat: sum(n == 6 for n in network(laid, seat).values()) for seat in SEATS}
    owed = sixes["black"] - sixes["white"]
    return {
        "actor": actor,
        "phase": "turn",
        "target": "time_factor",
        "first": "black",
        "match": 0,
        "drawn": 0,
        "chooser": None,
        "wins": {"black": 0, "white": 0},
        "windows": {"black": 4, "white": 4},
        "tokens": {"black": 1 - owed, "white": 1 + owed},
        "passes": 0,
        "inception": after_last + 1,
        "circle": circle,
        "placed": [{"seat": one.seat, "action": one.action} for one in laid],
    } | changes


def at(laid: Iterable[Laid] = (), actor: str = "black", target: str = "time_factor", **changes: Any) -> Match:
    """A match of one target that goes on from such a position."""
    game = Combact.with_options({"target": target})
    return Match.from_position(game, position(laid, actor, target=target, **changes), seed=1)


def begun(seed: int = 1, **options: Any) -> Match:
    """A dealt match with the Inception set before the first spot."""
    match = fracas.new("combact", seed=seed, **options)
    match.play("inception 1")
    return match


def legal_texts(match: Match) -> list[str]:
    return [action.text for action in match.legal()]


def legal_dots(match: Match) -> dict[str, Dots]:
    """The legal placements and their dots."""
    found = (action.model_dump() for action in match.legal() if action.kind == "place")
    return {action["text"]: dots_of(action["fields"]) for action in found}


def shown_dots(match: Match, seat: str) -> Dots:
    """The dots of a colour as the view shows them."""
    return Counter({point["number"]: point[seat] for point in match.view(None)["points"]})


def suggested(match: Match) -> Match:
    """The match with one suggested action played."""
    stream = rng.stream(match.seed, match.ply + 1)
    match.play(int(match.game.engine.suggest_at(match.state, 0, match.game.tables, stream)))
    return match
