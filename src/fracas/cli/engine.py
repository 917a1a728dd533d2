"""`fracas engine`: a line protocol on standard input and output, for programs that want to play or to ask.

In the manner of UCI and the Universal Hive Protocol: one command a line, any number of answer lines, then `ok`. A
mistake answers `err` and a sentence, and changes nothing. The protocol is described in docs/engine-protocol.md. This is
the side that plays; the side that drives a program of somebody else's is `fracas.outside`, in the same words.
"""

from __future__ import annotations

import json
import queue
import shlex
import sys
import threading
import time
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
from ..outside.protocol import ERROR, OK, POSITION, VERSION, thought_line
from ..search.bot import LONGEST_SECONDS, MOST_THREADS, Analysis, Bot, bot
from ..search.levels import LEVELS, MOST_SIMULATIONS, level_number
from ..search.players import Thought
from .files import FileTrouble, read_text, remark_on_rules
from .options import parse_options

_ALONE = ("info", "validmoves", "record", "exit", "quit", "isready", "stop", "board")
_MOST_DIGITS = 12  # no game is that long
AUTHOR = "the authors of Fracas"
SLICE = 0.2  # seconds of search between two looks at what is said meanwhile
_MARGIN = 0.1  # seconds of its time that it leaves for the way of the answer
_ACTIONS_AHEAD = 25  # a clock has to last for about as many


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

    @property
    def seconds(self) -> float:
        """How long a search lasts; 0: it is limited otherwise."""
        return float(self._values["seconds"])

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
        self.is_stopped: Callable[[], bool] = lambda: False  # asked between two slices of a search
        self._commands: dict[str, Callable[[str], Iterable[str]]] = {
            "protocol": self._protocol,
            "info": self._info,
            "isready": self._nothing,
            "match": self._told_match,
            "newgame": self._newgame,
            "position": self._position,
            "view": self._view,
            "board": self._board,
            "play": self._play,
            "undo": self._undo,
            "validmoves": self._validmoves,
            "bestmove": self._bestmove,
            "go": self._go,
            "stop": self._nothing,
            "analyse": self._analyse,
            "options": self._options_command,
            "record": self._record,
            "result": self._told_result,
            "quit": self._exit,
            "exit": self._exit,
        }

    def answer(self, line: str) -> list[str]:
        """The answer to one line, `ok` at its end; empty lines are passed over."""
        return list(self.say(line))

    def say(self, line: str) -> Iterator[str]:
        """The same line by line, as soon as each is known."""
        words = line.split(maxsplit=1)
        if not words:
            return
        name, rest = words[0].lower(), words[1].strip() if len(words) == 2 else ""
        command = self._commands.get(name)
        try:
            if command is None:
                hint = did_you_mean(name, self._commands)
                raise BadOptions(f"there is no command {shown(words[0])}{hint}; known: {listed(self._commands)}")
            if rest and name in _ALONE:
                raise BadOptions(f"{name} takes nothing after it: leave out {shown(rest)}")
            yield from command(rest)
        except FracasError as error:
            yield _error_line(str(error))
        except Exception as error:  # a fault of ours; whoever drives the engine still gets an answer and can go on
            yield _error_line(f"internal fault, please report it: {type(error).__name__}: {error}")
        yield OK

    def _playing(self) -> Match:
        if self._match is None:
            raise NothingToPlay("no game has been started: use newgame or position")
        return self._match

    def _state(self) -> list[str]:
        match = self._playing()
        actor = "-" if match.actor is None else match.game.card.seats[match.actor]
        return [f"state {match.game.card.id} ply {match.ply} actor {actor} result {result_text(match)}"]

    def _protocol(self, rest: str) -> list[str]:
        """The handshake. Its own rules are all it needs beside the position."""
        if rest not in ("", str(VERSION)):
            raise BadOptions(f"this is version {VERSION} of the protocol, not {shown(rest)}")
        games = [game for game in registry.game_ids() if not registry.find(game).card.is_solo]
        who = [f"protocol {VERSION}", f"id fracas {__version__}", f"author {AUTHOR}"]
        return [*who, f"games {' '.join(games)}", f"wants {POSITION}"]

    def _nothing(self, rest: str) -> list[str]:
        """`isready`: what was asked before is done. `stop`: there is nothing to stop any more."""
        return []

    def _told_match(self, rest: str) -> list[str]:
        """A match begins in which it plays a seat; the positions to come say all that it needs."""
        given = _object(rest, "match")
        registry.find(str(given.get("game")))
        self._match = self._thinker = None
        return []

    def _told_result(self, rest: str) -> list[str]:
        _object(rest, "result")
        return []

    def _view(self, rest: str) -> list[str]:
        """What a seat, or a spectator, may see; without a name the seat to act."""
        match = self._playing()
        seat: int | str | None = match.actor if not rest else None if rest == "spectator" else rest
        return [f"view {json.dumps(match.view(seat), separators=(',', ':'), ensure_ascii=False)}"]

    def _board(self, rest: str) -> list[str]:
        return [f"board {line}".rstrip() for line in str(self._playing()).splitlines()]

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

    def _go(self, rest: str) -> Iterator[str]:
        """`bestmove` with a word on the way; seconds and clocks can be stopped."""
        match = self._playing()
        words = rest.split()
        if words[:1] == ["clock"]:
            seconds = _share_of_clock(words)
        elif words == ["infinite"]:
            seconds = LONGEST_SECONDS
        else:
            options = self._options.for_once(rest)
            seconds = options.seconds
            if not seconds:
                yield from self._told(self._bot(rest).analyse(match))
                yield from self._bestmove(rest)
                return
        yield from self._sliced(match, seconds)

    def _sliced(self, match: Match, seconds: float) -> Iterator[str]:
        """Search by slices, each on top of the last, until the time is up, nothing is left to find, or `stop` comes."""
        until = time.monotonic() + max(seconds - _MARGIN, seconds / 2)
        slice_seconds = min(SLICE, seconds / 4)
        thinker = self._bot(f"seconds {slice_seconds:.3f}")
        while True:
            analysis = thinker.analyse(match)
            yield from self._told(analysis)
            is_clear = analysis.best.proven or len(analysis.candidates) == 1
            if is_clear or self.is_stopped() or time.monotonic() + slice_seconds > until:
                break
        yield f"bestmove {analysis.best.action.text}"

    def _told(self, analysis: Analysis) -> list[str]:
        best = analysis.best
        thought = Thought(best.value, tuple(action.text for action in best.line))
        return [thought_line(thought, visits=best.visits, nodes=analysis.nodes)]

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


def _object(text: str, word: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOptions(f"{word} needs a JSON object: {error}") from None
    if not isinstance(found, dict):
        raise BadOptions(f"{word} needs a JSON object, not {shown(text)}")
    return found


def _share_of_clock(words: list[str]) -> float:
    """How much of its clock an action is worth: `clock 60`, `clock 60 increment 2`."""
    try:
        given = dict(zip(words[::2], map(float, words[1::2]), strict=True))
    except ValueError:
        given = {}
    left, more = given.pop("clock", 0.0), given.pop("increment", 0.0)
    if given or not (0.0 < left <= LONGEST_SECONDS * 24 and 0.0 <= more <= LONGEST_SECONDS):
        raise BadOptions(f"a clock is given as `clock SECONDS increment SECONDS`, not {shown(' '.join(words))}")
    return min(left / 2, left / _ACTIONS_AHEAD + more * 0.8, LONGEST_SECONDS)


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
    converse(Engine(), sys.stdin, _print)


def converse(conversation: Engine, lines: Iterable[str], say: Callable[[str], None]) -> None:
    """Answer lines until the last one; they are read on a thread of their own, so that `stop` is heard in a search."""
    heard: queue.Queue[str | None] = queue.Queue()

    def listen() -> None:
        for line in lines:
            heard.put(line)
        heard.put(None)

    threading.Thread(target=listen, daemon=True).start()
    conversation.is_stopped = lambda: bool(heard.queue) and _ends_a_search(heard.queue[0])
    while conversation.is_open and (line := heard.get()) is not None:
        for answer in conversation.say(line):
            say(answer)


def _ends_a_search(line: str | None) -> bool:
    return line is None or line.strip().lower() in ("stop", "quit", "exit")


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
