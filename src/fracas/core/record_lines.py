"""Lines in a record: variations and comments between the actions, as chess's PGN has them, one thing a line of text.

1. blue: draw
{Too early.
 A comment may have several rows.}
( Storm the castle
  1. blue: place kwak b1
  2. red: draw ~x7
  (
    2. red: place hook b2
  )
)
2. red: draw

A variation is in brackets, each on a line of its own, the name behind the opening one. It begins with the number of the
action before it, instead of which it is played, or, after an action of the match itself, with the next number. `~x7` is
the salt by which its chance falls; `~~x7` says besides that everything its side could not know was dealt anew. Without
one the salt is `0`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from .branching import play_on
from .contract import actor_of
from .errors import BadRecord, IllegalAction
from .lines import DEEPEST, LONGEST_COMMENT, LONGEST_NAME, MOST_ACTIONS, PLAIN_CHANCE, Chance, Node
from .match import Match
from .said import mistakes

said = mistakes(__package__)

_NUMBERED = re.compile(r"(\d{1,9})\. ([^:]+): (.+)\Z")
_CHANCE = re.compile(r"(.+?) (~~?)([A-Za-z0-9]{1,32})\Z")
INDENT = "  "


# Writing -------------------------------------------------------------------------------------------------------


def written(match: Match) -> Iterator[str]:
    """The actions of a match with all that stands beside them, as the lines of a record."""
    seats, lines = match.game.card.seats, match.lines
    yield from _commented(lines.comments.get(0, ""), "")
    for ply in range(match.ply + 1):
        if ply < match.ply:
            yield f"{ply + 1}. {seats[match.seat_at(ply)]}: {match.action_at(ply).text}"
            yield from _commented(lines.comments.get(ply + 1, ""), "")
        for branch in lines.at(ply):
            yield from _branch(branch, seats, "")


def _branch(first: Node, seats: tuple[str, ...], indent: str) -> Iterator[str]:
    yield f"{indent}( {first.name}".rstrip()
    node: Node | None = first
    beside: list[Node] = []
    within = indent + INDENT
    while node is not None:
        chance = f" {node.chance}" if node.chance != PLAIN_CHANCE else ""
        yield f"{within}{node.ply + 1}. {seats[node.seat]}: {node.action.text}{chance}"
        yield from _commented(node.comment, within)
        for other in beside:
            yield from _branch(other, seats, within)
        beside = node.children[1:]
        node = node.children[0] if node.children else None
    yield f"{indent})"


def _commented(text: str, indent: str) -> Iterator[str]:
    rows = text.split("\n")
    for number, row in enumerate(rows if text else ()):
        opening, closing = "{" if number == 0 else " ", "}" if number == len(rows) - 1 else ""
        yield f"{indent}{opening}{row}{closing}"


# Reading -------------------------------------------------------------------------------------------------------


@dataclass
class _Frame:
    """A line being read: the match itself, or a variation."""

    opened: int  # the line of the text
    name: str = ""
    nodes: list[Node] = field(default_factory=list)


class LineReader:
    """Reads what stands between tags and result, one line of text after another, replaying all of it."""

    def __init__(self, match: Match) -> None:
        self._match, self._lines = match, match.lines
        self._frames: list[_Frame] = []
        self._actions = 0
        self._open_comment: tuple[int, list[str]] | None = None

    def take(self, line: int, text: str) -> bool:
        """Read a line; False: it is none of these."""
        if self._open_comment is not None:
            self._more_comment(line, text)
        elif text.startswith("{"):
            self._open_comment = line, []
            self._more_comment(line, text[1:])
        elif text.startswith("("):
            self._open(line, text[1:].strip())
        elif text == ")":
            self._close(line)
        elif (numbered := _NUMBERED.match(text)) is not None:
            number, seat, action = numbered.groups()
            self._act(line, int(number), seat, action)
        else:
            return False
        return True

    def end(self) -> None:
        """Nothing may be left open."""
        if self._open_comment is not None:
            raise BadRecord(self._open_comment[0], said("the-comment-that-begins-here"))
        if self._frames:
            raise BadRecord(self._frames[-1].opened, said("the-variation-that-begins-here"))

    # Comments --------------------------------------------------------------------------------------------------

    def _more_comment(self, line: int, text: str) -> None:
        assert self._open_comment is not None
        first, rows = self._open_comment
        is_last = text.endswith("}")
        rows.append(text[:-1].strip() if is_last else text.strip())
        comment = "\n".join(rows).strip()
        fault = comment_fault(comment)
        if fault is not None:
            raise BadRecord(line, fault)
        if not is_last:
            return
        self._open_comment = None
        if not comment:
            return
        if not self._frames:
            held = self._lines.comments.get(self._match.ply, "")
            self._lines.comments[self._match.ply] = _joined(first, held, comment)
        elif self._frames[-1].nodes:
            node = self._frames[-1].nodes[-1]
            node.comment = _joined(first, node.comment, comment)
        else:
            raise BadRecord(first, said("a-comment-in-a-variation"))

    # Variations ------------------------------------------------------------------------------------------------

    def _open(self, line: int, name: str) -> None:
        fault = name_fault(name)
        if fault is not None:
            raise BadRecord(line, fault)
        if len(self._frames) >= DEEPEST:
            raise BadRecord(line, said("variations-are-at-most-deep", deepest=DEEPEST))
        if self._frames and not self._frames[-1].nodes:
            raise BadRecord(line, said("a-variation-stands-after-the"))
        self._frames.append(_Frame(line, name))

    def _close(self, line: int) -> None:
        if not self._frames:
            raise BadRecord(line, said("there-is-no-variation-to"))
        if not self._frames.pop().nodes:
            raise BadRecord(line, said("a-variation-needs-an-action"))

    def _act(self, line: int, number: int, seat: str, text: str) -> None:
        if not self._frames:
            self._act_in_match(line, number, seat, text)
            return
        frame, chance = self._frames[-1], PLAIN_CHANCE
        if (found := _CHANCE.match(text)) is not None:
            text, chance = found[1], Chance(found[3], deals_anew=found[2] == "~~")
        self._actions += 1
        if self._actions > MOST_ACTIONS:
            raise BadRecord(line, said("the-variations-of-a-record", most_actions=MOST_ACTIONS))
        home, ply, content = self._place(line, frame, number)
        game = self._match.game
        actor = actor_of(content)
        if actor is not None and seat != game.card.seats[actor]:
            raise BadRecord(line, said("acts-but-it-is-s", seat=seat, seats=game.card.seats[actor]))
        try:
            node = play_on(game, content, ply, text, chance)
        except IllegalAction as error:
            raise BadRecord(line, error.sentence) from None
        if not frame.nodes:
            node.name = frame.name
        home.append(node)
        frame.nodes.append(node)

    def _act_in_match(self, line: int, number: int, seat: str, text: str) -> None:
        match = self._match
        if number != match.ply + 1:
            raise BadRecord(line, said("action-number-where-is-expected", number=number, known=match.ply + 1))
        if match.actor is not None and seat != match.game.card.seats[match.actor]:
            raise BadRecord(line, said("acts-but-it-is-s", seat=seat, seats=match.game.card.seats[match.actor]))
        try:
            match.play(text)
        except IllegalAction as error:
            raise BadRecord(line, error.sentence) from None

    def _place(self, line: int, frame: _Frame, number: int) -> tuple[list[Node], int, bytes]:
        """Where the next action of a variation belongs: beside which others, after how many, in which state."""
        if frame.nodes:
            last = frame.nodes[-1]
            _expect(line, number, last.ply + 2)
            return last.children, last.ply + 1, last.content
        if len(self._frames) == 1:
            ply = self._match.ply
            _expect(line, number, *([ply] if ply else []), ply + 1)
            return self._lines.branches, number - 1, self._match.content_at(number - 1)
        around = self._frames[-2]
        _expect(line, number, around.nodes[-1].ply + 1)
        if len(around.nodes) > 1:
            before = around.nodes[-2]
            return before.children, before.ply + 1, before.content
        raise BadRecord(line, said("what-is-played-instead-of"))


def _expect(line: int, number: int, *allowed: int) -> None:
    if number not in allowed:
        raise BadRecord(
            line, said("action-number-where-is-expected", number=number, known=" or ".join(map(str, allowed)))
        )


def _joined(line: int, held: str, more: str) -> str:
    comment = f"{held}\n{more}" if held else more
    fault = comment_fault(comment)
    if fault is not None:
        raise BadRecord(line, fault)
    return comment


def name_fault(name: str) -> str | None:
    """What is wrong with the name of a line; None: nothing."""
    if len(name) > LONGEST_NAME or not name.isprintable():
        return said("the-name-of-a-variation", most=LONGEST_NAME)
    return None


def comment_fault(comment: str) -> str | None:
    """What is wrong with a comment; None: nothing."""
    if len(comment) > LONGEST_COMMENT:
        return said("a-comment-has-at-most", most=LONGEST_COMMENT)
    if not all(row.isprintable() for row in comment.split("\n")) or "}" in comment:
        return said("a-comment-has-visible")
    return None
