"""Walking through a record: its match, or one of the lines beside it, moment by moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from rich.text import Text

from ..core.branching import before
from ..core.contract import Action, Game
from ..core.lines import Node
from ..core.match import Match
from .console import sentence
from .play.seats import coloured, seat_word
from .words import language, say


@dataclass
class Deed:
    """An action of a line: what it was played in, what it led to, and what is said of it."""

    action: Action
    seat: int
    start: bytes
    content: bytes
    comment: str


@dataclass
class Line:
    """The match itself, or a line that leaves it (or another line) after `first` actions."""

    game: Game[Any]
    contents: list[bytes]  # by ply
    deeds: list[Deed]  # by ply
    leaves: dict[int, list[Node]]  # the lines that leave it, by ply
    name: str = ""
    opening: str = ""  # the comment before the first action
    first: int = 0
    parent: Line | None = None
    beside: list[Node] = field(default_factory=list)  # the lines that leave the parent where this one does

    @property
    def length(self) -> int:
        """How many actions lead to its end."""
        return len(self.deeds)

    def comment(self, ply: int) -> str:
        """What is said of the moment after so many actions."""
        return self.opening if ply == 0 else self.deeds[ply - 1].comment

    def told(self, ply: int, seat: int | None) -> list[Text]:
        """What a seat saw of action number `ply`; never the action itself, which may be another seat's secret."""
        deed = self.deeds[ply - 1]
        then, now = (np.frombuffer(bytearray(content), self.game.state)[0] for content in (deed.start, deed.content))
        texts = self.game.texts(language())
        events = self.game.narrate(then, deed.action, now, seat)
        found = [coloured(sentence(texts.say(event)), self.game) for event in events]
        return found or [Text(say("acts-in-secret", seat=seat_word(self.game, deed.seat)))]

    def enter(self, ply: int, number: int) -> Line:
        """One of the lines that leave this one after `ply` actions."""
        beside = self.leaves[ply]
        node: Node | None = beside[number]
        line = Line(
            self.game,
            self.contents[: ply + 1],
            self.deeds[:ply],
            {},
            beside[number].name,
            self.opening,
            ply,
            self,
            beside,
        )
        while node is not None:
            start = before(self.game, line.contents[-1], node.ply, node.chance)
            line.deeds.append(Deed(node.action, node.seat, start, node.content, node.comment))
            line.contents.append(node.content)
            if node.children[1:]:
                line.leaves[node.ply + 1] = node.children[1:]
            node = node.children[0] if node.children else None
        return line


def main_line(match: Match) -> Line:
    """The match of a record as a line."""
    contents = [match.content_at(ply) for ply in range(match.ply + 1)]
    comments = match.lines.comments
    deeds = [
        Deed(action, match.seat_at(ply), contents[ply], contents[ply + 1], comments.get(ply + 1, ""))
        for ply, action in enumerate(match.played)
    ]
    leaves = {ply: match.lines.at(ply) for ply in range(match.ply + 1) if match.lines.at(ply)}
    return Line(match.game, contents, deeds, leaves, opening=comments.get(0, ""))
