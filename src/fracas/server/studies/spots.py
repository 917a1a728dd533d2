"""Moments of a study by their ids: `m4` is the match after four actions, `b2` the second action beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from fracas.core.branching import before
from fracas.core.contract import Action, Game
from fracas.core.lines import Lines, Node
from fracas.core.match import Match

from ..errors import not_found


@dataclass(frozen=True)
class Spot:
    """A moment, and how it came about."""

    id: str
    parent: str | None
    ply: int  # actions so far
    content: bytes
    earlier: bytes  # the state a moment before; at the beginning the same
    action: Action | None
    seat: int | None
    node: Node | None  # None: of the match itself

    def home(self, lines: Lines) -> list[Node]:
        """Where what is played here belongs."""
        return lines.branches if self.node is None else self.node.children

    def start(self, game: Game[Any]) -> bytes:
        """The state in which the action before it was played: with something dealt anew, perhaps."""
        return self.earlier if self.node is None else before(game, self.earlier, self.node.ply, self.node.chance)


def spots(match: Match) -> Iterator[Spot]:
    """Every moment, each after the one before it."""
    for ply in range(match.ply + 1):
        yield _of_match(match, ply)
    waiting = [(f"m{node.ply}", match.content_at(node.ply), node) for node in reversed(match.lines.branches)]
    number = 0
    while waiting:
        parent, content, node = waiting.pop()
        number += 1
        yield Spot(f"b{number}", parent, node.ply + 1, node.content, content, node.action, node.seat, node)
        waiting += [(f"b{number}", node.content, child) for child in reversed(node.children)]


def _of_match(match: Match, ply: int) -> Spot:
    content = match.content_at(ply)
    if ply == 0:
        return Spot("m0", None, 0, content, content, None, None, None)
    last = ply - 1
    return Spot(
        f"m{ply}", f"m{last}", ply, content, match.content_at(last), match.action_at(last), match.seat_at(last), None
    )


def spot(match: Match, name: str) -> Spot:
    """A moment by its id."""
    for found in spots(match):
        if found.id == name:
            return found
    raise not_found("moment")


def spot_of(match: Match, node: Node) -> Spot:
    """The moment an action of a line leads to."""
    return next(found for found in spots(match) if found.node is node)
