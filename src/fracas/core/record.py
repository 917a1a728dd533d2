"""Records: a match as a text file a person can read. Loading replays every action and checks what the file claims.

[Game "toy-battle"]
[Rules "1"]
[Options {"terrain":"castle-field"}]
[Seed "5"]
[Actions "2"]
[Hash "5f0c..."]

1. blue: draw
2. red: place hook b7

Result: running
"""

from __future__ import annotations

import json
import re
from typing import Any

from . import registry
from .errors import BadData, BadOptions, BadPosition, BadRecord, IllegalAction, UnknownGame, listed
from .match import Match
from .own_files import no_files
from .seeds import seed_text

RUNNING = "running"
_TAG = re.compile(r"\[([A-Z][a-z]+) (.+)\]\Z")
_ACTION = re.compile(r"(\d{1,9})\. ([^:]+): (.+)\Z")
_REQUIRED = ("Game", "Rules", "Options", "Seed", "Actions", "Hash")
_OPTIONAL = ("Position",)
MOST_CHARACTERS = 4_000_000  # a record of the longest game is far smaller; anything larger is not a record


def write_record(match: Match) -> str:
    """The match as text: tags, numbered actions, result."""
    card = match.game.card
    lines = [
        f'[Game "{card.id}"]',
        f'[Rules "{card.rules_version}"]',
        f"[Options {match.options_json()}]",
        f"[Seed {json.dumps(match.seed)}]",
    ]
    if match.start_position is not None:
        lines.append(f"[Position {json.dumps(match.start_position, separators=(',', ':'))}]")
    lines += [f'[Actions "{match.ply}"]', f'[Hash "{match.hash}"]', ""]
    for ply, action in enumerate(match.played):
        lines.append(f"{ply + 1}. {card.seats[match.seat_at(ply)]}: {action.text}")
    lines += ["", f"Result: {result_text(match)}", ""]
    return "\n".join(lines)


def result_text(match: Match) -> str:
    """`blue wins: hq-captured`, `draw: turn-limit`, `lost: out-of-power` (a puzzle), or `running`."""
    outcome = match.outcome
    if outcome is None:
        return RUNNING
    if outcome.winner_name is not None:
        return f"{outcome.winner_name} wins: {outcome.ending}"
    return f"{'lost' if match.game.card.is_solo else 'draw'}: {outcome.ending}"


def read_record(text: str) -> Match:
    """Replay a record; `BadRecord` names the line that is wrong and why."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(1, f"the text has {len(text)} characters; a record has {MOST_CHARACTERS} at most")
    reader = _Reader(text)
    tags = reader.tags()
    match = _start(tags)
    reader.replay(match)
    reader.result(match)
    line, claimed = tags["Actions"]
    if claimed != str(match.ply):
        raise BadRecord(line, f"the tag says {claimed} actions, the list has {match.ply}")
    line, claimed = tags["Hash"]
    if claimed != match.hash:
        raise BadRecord(line, f"the final hash is {match.hash}, not {claimed}: the record was altered")
    return match


Tags = dict[str, tuple[int, Any]]


class _Reader:
    """Walks the lines of a record, knowing their numbers."""

    def __init__(self, text: str) -> None:
        self._lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        self._next = 0
        self._last = self._lines[-1][0] if self._lines else 1

    def _peek(self) -> tuple[int, str]:
        return self._lines[self._next] if self._next < len(self._lines) else (self._last, "")

    def tags(self) -> Tags:
        found: Tags = {}
        while (tag := _TAG.match(self._peek()[1])) is not None:
            line, _ = self._peek()
            name, value = tag.groups()
            if name not in _REQUIRED + _OPTIONAL:
                raise BadRecord(line, f"there is no tag {name!r}; known: {listed(_REQUIRED + _OPTIONAL)}")
            if name in found:
                raise BadRecord(line, f"the tag {name!r} stands twice")
            found[name] = (line, _json(line, value))
            self._next += 1
        for name in _REQUIRED:
            if name not in found:
                raise BadRecord(self._peek()[0], f"the tag {name!r} is missing before this line")
        return found

    def replay(self, match: Match) -> None:
        while (numbered := _ACTION.match(self._peek()[1])) is not None:
            line, _ = self._peek()
            number, seat, text = numbered.groups()
            if int(number) != match.ply + 1:
                raise BadRecord(line, f"action number {number} where {match.ply + 1} is next")
            if match.actor is not None and seat != match.game.card.seats[match.actor]:
                raise BadRecord(line, f"{seat} acts, but it is {match.game.card.seats[match.actor]}'s turn")
            try:
                match.play(text)
            except IllegalAction as error:
                raise BadRecord(line, str(error)) from None
            self._next += 1

    def result(self, match: Match) -> None:
        line, text = self._peek()
        if not text.startswith("Result: "):
            raise BadRecord(line, f"expected `{match.ply + 1}. seat: action` or `Result: ...`, got {text[:60]!r}")
        claimed, actual = text.removeprefix("Result: "), result_text(match)
        if claimed != actual:
            raise BadRecord(line, f"the result is {actual!r}, not {claimed!r}")
        self._next += 1
        if self._next < len(self._lines):
            raise BadRecord(self._peek()[0], "there is text after the result")


def _json(line: int, value: str) -> Any:
    try:
        return json.loads(value)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadRecord(line, f"the tag's value is not JSON: {error}") from None
    except ValueError:  # Python reads numbers of a few thousand digits, no longer ones
        raise BadRecord(line, "the tag's value holds a number that is too long to be read") from None


def _start(tags: Tags) -> Match:
    line, name = tags["Game"]
    try:
        found = registry.find(str(name))
    except UnknownGame as error:
        raise BadRecord(line, str(error)) from None
    line, version = tags["Rules"]
    if version != str(found.card.rules_version):
        raise BadRecord(line, f"rules version {version}; this program plays version {found.card.rules_version}")
    line, options = tags["Options"]
    if not isinstance(options, dict):
        raise BadRecord(line, "the options must be a JSON object")
    try:
        with no_files():
            game = found.with_options(options)
    except (BadOptions, BadData) as error:
        raise BadRecord(line, str(error)) from None
    line, seed = tags["Seed"]
    if not isinstance(seed, str):
        raise BadRecord(line, "the seed must stand in quotes")
    try:
        seed_text(seed)
    except BadOptions as error:
        raise BadRecord(line, str(error)) from None
    if "Position" not in tags:
        return Match.new(game, seed)
    line, position = tags["Position"]
    if not isinstance(position, dict):
        raise BadRecord(line, "the position must be a JSON object")
    try:
        return Match.from_position(game, position, seed)
    except BadPosition as error:
        raise BadRecord(line, str(error)) from None
