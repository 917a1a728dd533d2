"""A Python class as a program that speaks the line protocol: `python host.py module:Class`.

The class is made without arguments and has `choose(turn)`, which returns one of `turn.legal`, or its text. It may have
`name`, `author`, `games` and `wants` (what it is told: the protocol's words), and `begin(turn)` and `end(result)`.
What it prints goes to standard error: the protocol has standard output to itself.

Nothing of Fracas is imported here, so it starts at once, and a class that imports nothing of it never has it.
"""

from __future__ import annotations

import importlib
import json
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

VERSION = 1
USUAL_WANTS = ("events", "view", "actions")


@dataclass
class Turn:
    """A decision as its seat may know it."""

    game: str = ""
    rules: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    seat: str = ""
    seats: list[str] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)  # what the seat sees
    legal: list[Any] = field(default_factory=list)  # actions: `id`, `text`, `structure`; texts where it wants `legal`
    events: list[dict[str, Any]] = field(default_factory=list)  # what it saw since it last chose
    position: dict[str, Any] | None = None  # where it wants it: what the seat cannot know is redrawn in it
    seconds: float = 0.0  # it may think; the rest of its clock if there is one
    increment: float = 0.0  # its clock gets after each action


class Host:
    """The class at the other end of the protocol."""

    def __init__(self, player: Any, out: TextIO) -> None:
        self._player, self._out = player, out
        self._turn = Turn()
        self.is_open = True

    def hear(self, line: str) -> None:
        """Answer a line."""
        word, _, rest = line.strip().partition(" ")
        if word == "protocol":
            self._introduce()
        elif word == "match":
            self._turn = Turn(**json.loads(rest))
            getattr(self._player, "begin", lambda turn: None)(self._turn)
        elif word in ("events", "view", "position"):
            setattr(self._turn, word, json.loads(rest))
        elif word in ("legal", "actions"):
            self._turn.legal = json.loads(rest)
        elif word == "go":
            self._go(rest.split())
        elif word == "result":
            getattr(self._player, "end", lambda result: None)(json.loads(rest))
        elif word == "quit":
            self.is_open = False
        elif word not in ("isready", "stop"):
            self._say(f"err there is no command {word!r}")
        self._say("ok")
        self._out.flush()

    def _introduce(self) -> None:
        player = self._player
        self._say(f"protocol {VERSION}")
        self._say(f"id {getattr(player, 'name', None) or type(player).__name__}")
        if author := getattr(player, "author", None):
            self._say(f"author {author}")
        if games := getattr(player, "games", None):
            self._say(f"games {' '.join(games)}")
        self._say(f"wants {' '.join(getattr(player, 'wants', USUAL_WANTS))}")

    def _go(self, words: list[str]) -> None:
        given = dict(zip(words[::2], map(float, words[1::2]), strict=False))
        self._turn.seconds = given.get("seconds", given.get("clock", 0.0))
        self._turn.increment = given.get("increment", 0.0)
        chosen = self._player.choose(self._turn)
        self._say(f"bestmove {chosen['text'] if isinstance(chosen, dict) else chosen}")

    def _say(self, line: str) -> None:
        self._out.write(" ".join(line.split()) + "\n")


def load(name: str) -> Any:
    """An object of the class; what is wrong with it is an error of the usual kind."""
    module, _, attribute = name.partition(":")
    found: Any = importlib.import_module(module)
    for part in attribute.split("."):
        found = getattr(found, part)
    player = found()
    if not callable(getattr(player, "choose", None)):
        raise TypeError(f"{name} has no method choose(turn)")
    return player


def main(name: str) -> None:
    """Speak until `quit` or the end of the input."""
    sys.path[0] = str(Path.cwd())  # as for any program started here; not the folder this file is in
    out, sys.stdout = sys.stdout, sys.stderr
    host = Host(load(name), out)
    for line in sys.stdin:
        host.hear(line)
        if not host.is_open:
            return


if __name__ == "__main__":
    main(sys.argv[1])
