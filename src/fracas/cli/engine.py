"""`fracas engine`: a line protocol on standard input and output, for programs that want to play or to ask.

In the manner of UCI and the Universal Hive Protocol: one command a line, any number of answer lines, then `ok`. A
mistake answers `err` and a sentence, and changes nothing. The protocol is described in docs/engine-protocol.md.
"""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from .. import __version__
from ..core import registry
from ..core.api import from_position, load, new
from ..core.errors import BadOptions, FracasError, did_you_mean, listed
from ..core.match import Match
from ..core.record import result_text
from ..search.bot import Bot, bot
from .options import parse_options

_ALONE = ("info", "validmoves", "record", "exit")
OK = "ok"
ERROR = "err"


class NothingToPlay(FracasError):
    """A command needs a game, and none has been started."""


class EngineOptions:
    """What `bestmove` searches with; every one can be read and set."""

    def __init__(self) -> None:
        self._values: dict[str, Any] = {"level": 5, "seconds": 0.0, "simulations": 0, "threads": 1, "seed": "0"}

    def lines(self) -> Iterator[str]:
        """`option NAME VALUE` for each."""
        for name, value in self._values.items():
            yield f"option {name} {value}"

    def set(self, name: str, text: str) -> str:
        """Set one; a wrong name or value is refused with what is allowed."""
        if name not in self._values:
            raise BadOptions(
                f"there is no option {name!r}{did_you_mean(name, self._values)}; known: {listed(self._values)}"
            )
        kind = type(self._values[name])
        try:
            value = kind(text)
        except ValueError:
            raise BadOptions(f"option {name}: got {text!r}; allowed: {_ALLOWED[name]}") from None
        if not _IS_ALLOWED[name](value):
            raise BadOptions(f"option {name}: got {text!r}; allowed: {_ALLOWED[name]}")
        self._values[name] = value
        return f"option {name} {value}"

    def for_once(self, rest: str) -> EngineOptions:
        """These options with the pairs NAME VALUE of one command on top; a limit named there replaces all of these."""
        words = rest.split()
        if len(words) % 2:
            raise BadOptions(f"what follows must be pairs of an option's name and value, not {rest!r}")
        once = EngineOptions()
        once._values |= self._values
        if not _LIMITS.isdisjoint(words[::2]):
            once._values |= {"seconds": 0.0, "simulations": 0}
        for name, text in zip(words[::2], words[1::2], strict=True):
            once.set(name, text)
        return once

    def bot(self, game_id: str) -> Bot:
        """The opponent these options describe: limits if one is set, else the level."""
        values = self._values
        seconds, simulations = values["seconds"] or None, values["simulations"] or None
        level = None if seconds or simulations else values["level"]
        return bot(game_id, level, seconds, simulations, threads=values["threads"], seed=values["seed"])


_LIMITS = {"level", "seconds", "simulations"}
_ALLOWED = {
    "level": "1 to 5",
    "seconds": "0 (off) to 3600",
    "simulations": "0 (off) to 100000000",
    "threads": "1 to 64",
    "seed": "any text without spaces",
}
_IS_ALLOWED: dict[str, Callable[[Any], bool]] = {
    "level": lambda value: 1 <= value <= 5,
    "seconds": lambda value: 0.0 <= value <= 3_600.0,
    "simulations": lambda value: 0 <= value <= 100_000_000,
    "threads": lambda value: 1 <= value <= 64,
    "seed": bool,
}


class Engine:
    """The protocol without its streams: a line in, lines out."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._options = EngineOptions()
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
        name, _, rest = line.strip().partition(" ")
        if not name:
            return []
        command = self._commands.get(name.lower())
        try:
            if command is None:
                hint = did_you_mean(name, self._commands)
                raise BadOptions(f"there is no command {name!r}{hint}; known: {listed(self._commands)}")
            if rest.strip() and name.lower() in _ALONE:
                raise BadOptions(f"{name.lower()} stands alone, without {rest.strip()!r}")
            lines = list(command(rest.strip()))
        except FracasError as error:
            lines = [f"{ERROR} {' '.join(str(error).split())}"]
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
        options = parse_options(words[1:])
        seed = options.pop("seed", None)
        self._match = new(words[0], seed, **options)
        return self._state()

    def _position(self, rest: str) -> list[str]:
        """`position {json}`, or `position FILE` with a record or a position in it."""
        text = rest
        if not rest.startswith("{"):
            path = Path(rest)
            if not rest or not path.is_file():
                raise BadOptions(f"position needs JSON or the name of a file, not {rest!r}")
            text = path.read_text(encoding="utf-8", errors="replace").strip()
        if not text.startswith("{"):
            self._match = load(text + "\n")
            return self._state()
        try:
            position = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadOptions(f"the position is not JSON: {error}") from None
        self._match = from_position(str(position.get("game")), position)
        return self._state()

    def _play(self, rest: str) -> list[str]:
        self._playing().play(rest)
        return self._state()

    def _undo(self, rest: str) -> list[str]:
        match = self._playing()
        if rest and not rest.isdecimal():
            raise BadOptions(f"undo takes a number of actions, not {rest!r}")
        count = int(rest) if rest else 1
        if count > match.ply:
            raise BadOptions(f"undo {count}: only {match.ply} actions have been played")
        for _ in range(count):
            match.undo()
        return self._state()

    def _validmoves(self, rest: str) -> list[str]:
        return [f"move {action.text}" for action in self._playing().legal()]

    def _bestmove(self, rest: str) -> list[str]:
        match = self._playing()
        return [f"bestmove {self._options.for_once(rest).bot(match.game.card.id).choose(match).text}"]

    def _analyse(self, rest: str) -> list[str]:
        match = self._playing()
        analysis = self._options.for_once(rest).bot(match.game.card.id).analyse(match)
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
        raise BadOptions("options stands alone, or as `options set NAME VALUE`")

    def _record(self, rest: str) -> list[str]:
        return [f"record {line}".rstrip() for line in self._playing().record().splitlines()]

    def _exit(self, rest: str) -> list[str]:
        self.is_open = False
        return []


def engine() -> None:
    """Speak the engine protocol on standard input and output (docs/engine-protocol.md)."""
    conversation = Engine()
    for line in sys.stdin:
        for answer in conversation.answer(line):
            sys.stdout.write(answer + "\n")
        sys.stdout.flush()
        if not conversation.is_open:
            return
