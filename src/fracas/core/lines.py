"""Lines beside a match: what else might have been played, with names and comments, as a tree.

A line begins after some action of the match, or of another line, and has chance of its own: it falls by a salt that is
kept with each action, never by the match's stream, so that a line tells nothing of what is to come in the match.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from .contract import Action
from .errors import BadOptions, shown
from .said import mistakes

said = mistakes(__package__)

LONGEST_NAME = 80
LONGEST_COMMENT = 4_000
MOST_ACTIONS = 5_000  # of all lines of a record together
DEEPEST = 100  # lines within lines
SALT = re.compile(r"[A-Za-z0-9]{1,32}\Z")


@dataclass(frozen=True)
class Chance:
    """How dice and cards fall in a line: the same salt lets them fall the same again."""

    salt: str = "0"
    deals_anew: bool = False  # what the side to act cannot know is dealt anew first, by the same salt

    def __post_init__(self) -> None:
        if SALT.match(self.salt) is None:
            raise BadOptions(said("a-salt-is-1-to", salt=shown(self.salt)))

    def __str__(self) -> str:
        """As it stands in a record."""
        return f"{'~~' if self.deals_anew else '~'}{self.salt}"


PLAIN_CHANCE = Chance()


def tidy_comment(text: str) -> str:
    """A comment as a record can hold it: no empty rows, and round brackets for the braces it stands in."""
    rows = (row.strip() for row in text.replace("{", "(").replace("}", ")").splitlines())
    return "\n".join(row for row in rows if row)


@dataclass
class Node:
    """One action of a line, and what may follow it: first how its line goes on, then lines that leave it there."""

    ply: int  # actions before it, of the match and of the lines that lead here
    seat: int
    action: Action
    chance: Chance
    content: bytes  # the state after it
    is_by_chance: bool  # dice or cards fell, or were dealt anew
    name: str = ""  # of the line that begins with it
    comment: str = ""
    children: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        """This action and all that follow it, lines beside lines included."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            waiting += reversed(node.children)


@dataclass
class Lines:
    """What stands beside the actions of a match: comments by ply, and the lines that leave it."""

    title: str = ""
    comments: dict[int, str] = field(default_factory=dict)  # after so many actions; 0: before the first
    branches: list[Node] = field(default_factory=list)  # each begins after `ply` actions of the match

    def __bool__(self) -> bool:
        return bool(self.title or self.comments or self.branches)

    def at(self, ply: int) -> list[Node]:
        """The lines that leave the match after so many actions."""
        return [node for node in self.branches if node.ply == ply]

    def walk(self) -> Iterator[Node]:
        """Every action of every line."""
        for branch in self.branches:
            yield from branch.walk()

    @property
    def depth(self) -> int:
        """How deep lines stand within lines, as in a record: what is played first after an action goes on its line."""
        deepest, waiting = 0, [(branch, 1) for branch in self.branches]
        while waiting:
            node, depth = waiting.pop()
            deepest = max(deepest, depth)
            waiting += [(child, depth + (number > 0)) for number, child in enumerate(node.children)]
        return deepest
