"""Records: a match as a text file a person can read. Loading replays every action and checks what the file claims.

A record of older rules is replayed under the present ones. If every action is legal and the result the same, it loads
and says so (`Match.older_rules`); saved again, it is a record of the present rules.

[Game "a-game"]
[Rules "1"]
[Options {"map":"small"}]
[Seed "5"]
[Actions "2"]
[Hash "5f0c..."]

1. blue: draw
2. red: place hook b7

Result: running

Who played, when, and how it ended if not by the rules, may stand there too: see record_notes; and between the actions
comments and variations: see record_lines.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple

from . import registry
from .contract import Game
from .errors import BadData, BadOptions, BadPosition, BadRecord, UnknownGame, listed, shown
from .match import Match, OlderRules, PuzzleFacts
from .own_files import no_files
from .record_lines import LineReader, name_fault, written
from .record_notes import Notes, date_fault, players_fault, read_decision
from .said import mistakes
from .seeds import seed_text

said = mistakes(__package__)

RUNNING = "running"
_TAG = re.compile(r"\[([A-Z][a-z]+) (.+)\]\Z")
_GAME_TAG = re.compile(r'^\[Game "([^"\\]+)"\]', re.MULTILINE)
_REQUIRED = ("Game", "Rules", "Options", "Seed", "Actions", "Hash")
_OPTIONAL = ("Title", "Players", "Date", "Position", "Puzzle")
_VERSION = re.compile(r"[1-9][0-9]{0,8}\Z")
UNKNOWN_HASH = "unknown"  # of a record whose writer could not replay it: to be read by people alone
LONGEST_NAME = 200  # of a puzzle
MOST_PAR = 100_000  # and its other figures
MOST_CHARACTERS = 4_000_000  # a record of the longest game is far smaller; anything larger is not a record


@dataclass(frozen=True)
class Tags:
    """What stands above the actions of a record."""

    game: str
    rules: int
    options: str  # as JSON
    seed: str
    position: Any  # None: dealt from the seed
    hash: str
    puzzle: PuzzleFacts | None = None
    notes: Notes = field(default_factory=Notes)
    title: str = ""


def write_record(match: Match) -> str:
    """The match as text: tags, numbered actions, result."""
    card = match.game.card
    start = match.start_position
    tags = Tags(
        card.id,
        card.rules_version,
        match.options_json(),
        match.seed,
        start,
        match.hash,
        match.puzzle,
        match.notes,
        match.lines.title,
    )
    return write_text(tags, list(written(match)), match.ply, result_text(match))


def numbered(played: Iterable[tuple[str, str]]) -> list[str]:
    """Seats and the texts of their actions, as they stand in a record."""
    return [f"{number}. {seat}: {text}" for number, (seat, text) in enumerate(played, 1)]


def write_text(tags: Tags, body: Sequence[str], actions: int, result: str) -> str:
    """A record from its parts; `body` are the lines of its actions, with whatever stands between them."""
    lines = [
        f"[Game {json.dumps(tags.game)}]",
        f'[Rules "{tags.rules}"]',
        f"[Options {tags.options}]",
        f"[Seed {json.dumps(tags.seed)}]",
    ]
    if tags.title:
        lines.append(f"[Title {json.dumps(tags.title, ensure_ascii=False)}]")
    if tags.notes.players:
        lines.append(f"[Players {json.dumps(dict(tags.notes.players), ensure_ascii=False)}]")
    if tags.notes.date:
        lines.append(f"[Date {json.dumps(tags.notes.date)}]")
    if tags.position is not None:
        lines.append(f"[Position {json.dumps(tags.position, separators=(',', ':'))}]")
    if tags.puzzle is not None:
        lines.append(f"[Puzzle {json.dumps(asdict(tags.puzzle), separators=(',', ':'))}]")
    lines += [f'[Actions "{actions}"]', f'[Hash "{tags.hash}"]', "", *body, "", f"Result: {result}", ""]
    return "\n".join(lines)


def result_text(match: Match) -> str:
    """`blue wins: hq-captured`, `draw: turn-limit`, `lost: out-of-power` (a puzzle), or `running`."""
    outcome, decision = match.outcome, match.notes.decision
    if outcome is None:
        return RUNNING if decision is None else decision.text(is_solo=match.game.card.is_solo)
    if outcome.winner_name is not None:
        return f"{outcome.winner_name} wins: {outcome.ending}"
    return f"{'lost' if match.game.card.is_solo else 'draw'}: {outcome.ending}"


class Summary(NamedTuple):
    """What a record says of itself; nothing is replayed, so nothing of it is checked."""

    game: str
    players: dict[str, str]
    date: str
    actions: int
    result: str  # `running`, or as in `result_text`
    puzzle: str  # its name; empty: none


def summary_of(text: str) -> Summary:
    """The head and the last line of a record; `BadRecord` for what is none."""
    reader = _Reader(text)
    tags = reader.tags()
    game, actions = tags["Game"][1], tags["Actions"][1]
    players, date, puzzle = (tags[name][1] if name in tags else None for name in ("Players", "Date", "Puzzle"))
    last = text.rstrip().rpartition("\n")[2]
    if not isinstance(game, str) or not str(actions).isdigit() or not last.startswith("Result: "):
        raise BadRecord(1, said("this-is-no-whole-record"))
    return Summary(
        game,
        {str(seat): str(name) for seat, name in players.items()} if isinstance(players, dict) else {},
        str(date or ""),
        int(actions),
        last.removeprefix("Result: "),
        str(puzzle.get("name", "")) if isinstance(puzzle, dict) else "",
    )


def game_of_record(text: str) -> str | None:
    """The id of the game a record says it is of; nothing is replayed."""
    found = _GAME_TAG.search(text)
    return None if found is None else found[1]


def read_record(text: str) -> Match:
    """Replay a record; `BadRecord` names the line that is wrong and why."""
    if len(text) > MOST_CHARACTERS:
        raise BadRecord(1, said("the-text-has-characters-a", text_count=len(text), most_characters=MOST_CHARACTERS))
    reader = _Reader(text)
    tags = reader.tags()
    line, claimed = tags["Hash"]
    if claimed == UNKNOWN_HASH:
        raise BadRecord(line, said("the-hash-is-unknown-this"))
    game = _game(tags)
    version = _version(tags, game)
    try:
        match = _start(tags, game)
        reader.replay(match)
        match.notes = _notes(tags, match.game.card.seats)
        match.lines.title = _title(tags)
        reader.result(match)
    except BadRecord as error:
        raise _of_older_rules(error, version, game) from None
    line, claimed = tags["Actions"]
    if claimed != str(match.ply):
        raise BadRecord(line, said("the-tag-says-actions-the", claimed=claimed, ply=match.ply))
    _check_hash(tags, match, version)
    match.puzzle = _puzzle(tags)
    return match


def _check_hash(tags: Found, match: Match, version: int) -> None:
    """An old record is compared by the digest its own program made; changed rules may well lead elsewhere."""
    line, claimed = tags["Hash"]
    expected = match.hash_under(version)
    if version != match.game.card.rules_version:
        match.older_rules = OlderRules(version, claimed == expected)
    elif claimed != expected:
        raise BadRecord(line, said("the-final-hash-is-not", expected=expected, claimed=claimed))


def _of_older_rules(error: BadRecord, version: int, game: type[Game[Any]]) -> BadRecord:
    """The same mistake, with a word about the rules if they may be its cause."""
    present = game.card.rules_version
    if version == present:
        return error
    played = said("played-under-older-rules", version=version, present=present)
    return BadRecord(error.line, said("reason-played", reason=error.reason, played=played))


Found = dict[str, tuple[int, Any]]  # by tag: its line and value


class _Reader:
    """Walks the lines of a record, knowing their numbers."""

    def __init__(self, text: str) -> None:
        self._lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
        self._next = 0
        self._last = self._lines[-1][0] if self._lines else 1

    def _peek(self) -> tuple[int, str]:
        return self._lines[self._next] if self._next < len(self._lines) else (self._last, "")

    def tags(self) -> Found:
        found: Found = {}
        while (tag := _TAG.match(self._peek()[1])) is not None:
            line, _ = self._peek()
            name, value = tag.groups()
            if name not in _REQUIRED + _OPTIONAL:
                raise BadRecord(
                    line, said("there-is-no-tag-known", name=repr(name), known=listed(_REQUIRED + _OPTIONAL))
                )
            if name in found:
                raise BadRecord(line, said("the-tag-is-given-twice", name=repr(name)))
            found[name] = (line, _json(line, value))
            self._next += 1
        for name in _REQUIRED:
            if name not in found:
                raise BadRecord(self._peek()[0], said("the-tag-is-missing-before", name=repr(name)))
        return found

    def replay(self, match: Match) -> None:
        reader = LineReader(match)
        while self._next < len(self._lines) and reader.take(*self._peek()):
            self._next += 1
        reader.end()

    def result(self, match: Match) -> None:
        line, text = self._peek()
        if not text.startswith("Result: "):
            raise BadRecord(line, said("expected-seat-action-or-result", ply=match.ply + 1, text=repr(text[:60])))
        claimed, actual = text.removeprefix("Result: "), result_text(match)
        decision = read_decision(claimed, match.game.card.seats) if match.outcome is None else None
        if decision is not None:
            match.notes = replace(match.notes, decision=decision)
        elif claimed != actual:
            raise BadRecord(line, said("the-result-is-not", actual=repr(actual), claimed=repr(claimed)))
        self._next += 1
        if self._next < len(self._lines):
            raise BadRecord(self._peek()[0], said("there-is-text-after-the"))


def _json(line: int, value: str) -> Any:
    try:
        return json.loads(value)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadRecord(line, said("the-tags-value-is-not", error=error)) from None
    except ValueError:  # Python reads numbers of a few thousand digits, no longer ones
        raise BadRecord(line, said("the-tags-value-holds-a")) from None


def _game(tags: Found) -> type[Game[Any]]:
    line, name = tags["Game"]
    try:
        return registry.find(str(name))
    except UnknownGame as error:
        raise BadRecord(line, error.sentence) from None


def _version(tags: Found, game: type[Game[Any]]) -> int:
    """The rules it was played under: the present ones, or older ones."""
    line, version = tags["Rules"]
    present = game.card.rules_version
    if not isinstance(version, str) or _VERSION.match(version) is None:
        raise BadRecord(line, said("the-rules-version-must-be", version=shown(version)))
    if int(version) > present:
        raise BadRecord(line, said("rules-version-this-program-plays", version=version, present=present))
    return int(version)


def _puzzle(tags: Found) -> PuzzleFacts | None:
    """What the record says of the puzzle it is of; nothing of it can be checked by replaying."""
    if "Puzzle" not in tags:
        return None
    line, given = tags["Puzzle"]
    fields = set(PuzzleFacts.__dataclass_fields__)
    if not isinstance(given, dict) or set(given) != fields:
        raise BadRecord(line, said("the-puzzle-must-be-a", known=listed(sorted(fields))))
    name, numbers = given["name"], {key: given[key] for key in ("grade", "par", "hints")}
    if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
        raise BadRecord(line, said("the-puzzles-name-must-be", longest_name=LONGEST_NAME))
    for key, value in numbers.items():
        least = 0 if key == "hints" else 1
        if type(value) is not int or not least <= value <= MOST_PAR:
            raise BadRecord(line, said("the-puzzles-must-be-a", key=key, least=least, most_par=MOST_PAR))
    return PuzzleFacts(name=name, **numbers)


def _title(tags: Found) -> str:
    line, title = tags.get("Title", (0, ""))
    fault = said("the-title-must-be-in-quotes") if not isinstance(title, str) else name_fault(title)
    if fault is not None:
        raise BadRecord(line, fault)
    return str(title)


def _notes(tags: Found, seats: Sequence[str]) -> Notes:
    """Who played and when, as far as the record says so."""
    for name, fault in (("Players", partial(players_fault, seats=seats)), ("Date", date_fault)):
        line, given = tags.get(name, (0, None))
        reason = fault(given) if line else None
        if reason is not None:
            raise BadRecord(line, reason)
    return Notes(tags.get("Players", (0, {}))[1], tags.get("Date", (0, ""))[1])


def _start(tags: Found, found: type[Game[Any]]) -> Match:
    line, options = tags["Options"]
    if not isinstance(options, dict):
        raise BadRecord(line, said("the-options-must-be-a"))
    try:
        with no_files():
            game = found.with_options(options)
    except (BadOptions, BadData) as error:
        raise BadRecord(line, error.sentence) from None
    line, seed = tags["Seed"]
    if not isinstance(seed, str):
        raise BadRecord(line, said("the-seed-must-be-in"))
    try:
        seed_text(seed)
    except BadOptions as error:
        raise BadRecord(line, error.sentence) from None
    if "Position" not in tags:
        return Match.new(game, seed)
    line, position = tags["Position"]
    if not isinstance(position, dict):
        raise BadRecord(line, said("the-position-must-be-a"))
    try:
        return Match.from_position(game, position, seed)
    except BadPosition as error:
        raise BadRecord(line, error.sentence) from None
