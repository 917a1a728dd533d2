"""`fracas engine`: a line protocol on standard input and output, for programs that want to play or to ask.

In the manner of UCI and the Universal Hive Protocol: one command a line, any number of answer lines, then `ok`. A
mistake answers `err` and a sentence, and changes nothing. The protocol is described in docs/engine-protocol.md.
"""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from .. import __version__
from ..core import registry
from ..core.api import from_position, load
from ..core.errors import BadOptions, BadPosition, FracasError, did_you_mean, listed, shown
from ..core.match import Match
from ..core.record import result_text
from ..core.seeds import LONGEST_SEED
from ..search.bot import LONGEST_SECONDS, MOST_THREADS, Bot, bot
from ..search.levels import LEVELS, MOST_SIMULATIONS, level_number
from .files import FileTrouble, read_text, remark_on_rules
from .options import parse_options

_ALONE = ("info", "validmoves", "record", "exit")
_MOST_DIGITS = 12  # no game is that long
OK = "ok"
ERROR = "err"


class NothingToPlay(FracasError):
    """A command needs a game, and none has been started."""


@dataclass(frozen=True)
class _Option:
    """An option of the protocol: what it is at first, and what it may be."""

    default: int | float | str
    allowed: str
    is_allowed: Callable[[Any], bool]
    read: Callable[[str], Any]


_OPTIONS = {
    "level": _Option(LEVELS[-1], f"{LEVELS[0]} to {LEVELS[-1]}", lambda value: value in LEVELS, level_number),
    "seconds": _Option(0.0, f"0 (off) to {LONGEST_SECONDS:g}", lambda value: 0.0 <= value <= LONGEST_SECONDS, float),
    "simulations": _Option(0, f"0 (off) to {MOST_SIMULATIONS}", lambda value: 0 <= value <= MOST_SIMULATIONS, int),
    "threads": _Option(1, f"1 to {MOST_THREADS}", lambda value: 1 <= value <= MOST_THREADS, int),
    "seed": _Option(
        "0", f"a text of at most {LONGEST_SEED} characters", lambda text: 0 < len(text) <= LONGEST_SEED, str
    ),
}
_LIMITS = {"level", "seconds", "simulations"}


class EngineOptions:
    """What `bestmove` searches with; every one can be read and set."""

    def __init__(self) -> None:
        self._values: dict[str, Any] = {name: option.default for name, option in _OPTIONS.items()}

    def lines(self) -> Iterator[str]:
        """`option NAME VALUE` for each."""
        for name, value in self._values.items():
            yield f"option {name} {value}"

    def set(self, name: str, text: str) -> str:
        """Set one; a wrong name or value is refused with what is allowed."""
        if name not in _OPTIONS:
            raise BadOptions(
                f"there is no option {shown(name)}{did_you_mean(name, _OPTIONS)}; known: {listed(_OPTIONS)}"
            )
        option = _OPTIONS[name]
        try:
            value = option.read(text)
            is_allowed = option.is_allowed(value)
        except (ValueError, BadOptions):
            is_allowed = False
        if not is_allowed:
            raise BadOptions(f"option {name}: got {shown(text)}; allowed: {option.allowed}")
        self._values[name] = value
        return f"option {name} {value}"

    def for_once(self, rest: str) -> EngineOptions:
        """These options with the pairs NAME VALUE of one command on top; a limit named there replaces all of these."""
        words = rest.split()
        if len(words) % 2:
            raise BadOptions(f"what follows must be pairs of an option's name and value, not {shown(rest)}")
        once = EngineOptions()
        once._values |= self._values
        if not _LIMITS.isdisjoint(words[::2]):
            once._values |= {"seconds": 0.0, "simulations": 0}
        for name, text in zip(words[::2], words[1::2], strict=True):
            once.set(name, text)
        return once

    def bot(self, game_id: str) -> Bot:
        """The opponent these options describe: limits if one is set, else the level, which thinks on one thread."""
        values = self._values
        seconds, simulations = values["seconds"] or None, values["simulations"] or None
        if seconds is None and simulations is None:
            return bot(game_id, values["level"], seed=values["seed"])
        return bot(game_id, seconds=seconds, simulations=simulations, threads=values["threads"], seed=values["seed"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EngineOptions) and self._values == other._values


class Engine:
    """The protocol without its streams: a line in, lines out."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._options = EngineOptions()
        # who thought last, about which match and how: kept because it may keep its tree
        self._thinker: tuple[Match, EngineOptions, Bot] | None = None
        self.is_open = True
        self._commands: dict[str, Callable[[str], Iterable[str]]] = {
            "info": self._info,
            "newgame": self._newgame,
            "position": self._position,
            "play": self._play,
            "undo": self._undo,
            "validmoves": self._validmoves,
            "bestmove": self._bestmove,
            "analyse": self._analyse,
            "options": self._options_command,
            "record": self._record,
            "exit": self._exit,
        }

    def answer(self, line: str) -> list[str]:
        """The answer to one line, `ok` at its end; empty lines are passed over."""
        words = line.split(maxsplit=1)
        if not words:
            return []
        name, rest = words[0].lower(), words[1].strip() if len(words) == 2 else ""
        command = self._commands.get(name)
        try:
            if command is None:
                hint = did_you_mean(name, self._commands)
                raise BadOptions(f"there is no command {shown(words[0])}{hint}; known: {listed(self._commands)}")
            if rest and name in _ALONE:
                raise BadOptions(f"{name} takes nothing after it: leave out {shown(rest)}")
            lines = list(command(rest))
        except FracasError as error:
            lines = [_error_line(str(error))]
        except Exception as error:  # a fault of ours; whoever drives the engine still gets an answer and can go on
            lines = [_error_line(f"internal fault, please report it: {type(error).__name__}: {error}")]
        return [*lines, OK]

    def _playing(self) -> Match:
        if self._match is None:
            raise NothingToPlay("no game has been started: use newgame or position")
        return self._match

    def _state(self) -> list[str]:
        match = self._playing()
        actor = "-" if match.actor is None else match.game.card.seats[match.actor]
        return [f"state {match.game.card.id} ply {match.ply} actor {actor} result {result_text(match)}"]

    def _info(self, rest: str) -> list[str]:
        return [f"id fracas {__version__}", f"games {' '.join(registry.game_ids())}"]

    def _newgame(self, rest: str) -> list[str]:
        try:
            words = shlex.split(rest)
        except ValueError as error:
            raise BadOptions(f"the line cannot be split into words: {error}") from None
        if not words:
            raise BadOptions(f"newgame needs a game: one of {listed(registry.game_ids())}")
        options = parse_options(words[1:], "NAME=VALUE")
        seed = options.pop("seed", None)
        self._match = Match.new(registry.find(words[0]).with_options(options), seed)
        return self._state()

    def _position(self, rest: str) -> list[str]:
        """`position {json}`, or `position FILE` with a record or a position in it."""
        text = rest if rest.startswith("{") else _in_file(rest)
        if not text.startswith("{"):
            self._match = load(text + "\n")
            remark_on_rules(self._match)
            return self._state()
        try:
            position = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadOptions(f"the position is not JSON: {error}") from None
        if not isinstance(position.get("game"), str):
            raise BadPosition("game", position.get("game"), "a position must name its game")
        self._match = from_position(position["game"], position)
        return self._state()

    def _play(self, rest: str) -> list[str]:
        self._playing().play(rest)
        return self._state()

    def _undo(self, rest: str) -> list[str]:
        match = self._playing()
        if rest and not (rest.isascii() and rest.isdecimal()):
            raise BadOptions(f"undo takes a number of actions, not {shown(rest)}")
        count = int(rest.lstrip("0")[:_MOST_DIGITS] or 0) if rest else 1
        if count > match.ply:
            raise BadOptions(f"undo {count}: only {match.ply} actions have been played")
        for _ in range(count):
            match.undo()
        return self._state()

    def _validmoves(self, rest: str) -> list[str]:
        return [f"move {action.text}" for action in self._playing().legal()]

    def _bot(self, rest: str) -> Bot:
        """The one that thought last, if it is to think the same way about the same match."""
        match, options = self._playing(), self._options.for_once(rest)
        if self._thinker is None or self._thinker[0] is not match or self._thinker[1] != options:
            self._thinker = match, options, options.bot(match.game.card.id)
        return self._thinker[2]

    def _bestmove(self, rest: str) -> list[str]:
        return [f"bestmove {self._bot(rest).choose(self._playing()).text}"]

    def _analyse(self, rest: str) -> list[str]:
        analysis = self._bot(rest).analyse(self._playing())
        lines = [
            f"candidate visits {found.visits} value {found.value:+.4f} proven {'yes' if found.proven else 'no'} "
            f"line {'; '.join(action.text for action in found.line)}"
            for found in analysis.candidates
        ]
        return [*lines, f"simulations {analysis.simulations} nodes {analysis.nodes}"]

    def _options_command(self, rest: str) -> Iterable[str]:
        words = rest.split()
        if not words:
            return self._options.lines()
        if len(words) == 3 and words[0] == "set":
            return [self._options.set(words[1], words[2])]
        raise BadOptions("use `options` alone, or `options set NAME VALUE`")

    def _record(self, rest: str) -> list[str]:
        return [f"record {line}".rstrip() for line in self._playing().record().splitlines()]

    def _exit(self, rest: str) -> list[str]:
        self.is_open = False
        return []


def _error_line(text: str) -> str:
    return f"{ERROR} {' '.join(text.split())}"


def _in_file(name: str) -> str:
    try:
        return read_text(Path(name)).strip()
    except FileTrouble as error:
        raise BadOptions(f"position needs JSON or the name of a file; {error}") from None


def engine() -> None:
    """Speak the engine protocol on standard input and output (docs/engine-protocol.md)."""
    if isinstance(sys.stdin, TextIOWrapper):  # bytes that are not text become a mistake in a line, not our end
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8", errors="replace")
    conversation = Engine()
    for line in sys.stdin:
        for answer in conversation.answer(line):
            sys.stdout.write(answer + "\n")
        sys.stdout.flush()
        if not conversation.is_open:
            return
