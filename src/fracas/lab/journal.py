"""A tournament's diary: a line for each pair played, so that hours of games survive an interruption.

A pair is a function of its deal, the rules, the search and the players' settings. All of that is in the pair's key, so
a line is only ever taken for the same games again: after a change of rules or levels the old lines are simply not
found.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from fracas.core import registry
from fracas.core.errors import BadData, system_reason
from fracas.core.kernels import fingerprint
from fracas.outside.roster import command_of, fingerprint_of, is_outside, make_player
from fracas.search.bot import Bot
from fracas.search.search import grower

from ..core.said import mistakes

said = mistakes(__package__)

_BEGINNING = '{"pair": '


@dataclass(frozen=True)
class Kept:
    """What came of one deal played twice."""

    scores: tuple[float, float]  # of the first player, in the two games: 1, 0.5 or 0
    faults: tuple[tuple[str, str, str], ...] = ()  # who lost by a fault, by which ending, and the sentence


class Journal:
    """Pairs already played, by their keys; `None` as the file keeps nothing."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._known: dict[str, Kept] = {}
        if file is None:
            return
        with _told(file):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.touch()  # what cannot be written is told before hours of games, not after
            text = file.read_text(encoding="utf-8")
        lines = text.splitlines(keepends=True)
        if lines and _is_torn(lines[-1]):
            del lines[-1]
        for number, line in enumerate(lines, 1):
            try:
                entry = json.loads(line)
                scores = (float(entry["scores"][0]), float(entry["scores"][1]))
                faults = tuple((str(who), str(ending), str(why)) for who, ending, why in entry.get("faults", ()))
                self._known[str(entry["pair"])] = Kept(scores, faults)
            except (ValueError, KeyError, IndexError, TypeError, AttributeError):
                raise BadData(str(file), said("line", number=number), said("is-not-a-pair-written")) from None
        whole = "".join(lines)
        if whole != text:
            with _told(file):
                file.write_text(whole, encoding="utf-8")

    def find(self, key: str) -> Kept | None:
        """What came of a pair, if it was played."""
        return self._known.get(key)

    def add(self, key: str, kept: Kept) -> None:
        """Write a pair down at once."""
        self._known[key] = kept
        if self._file is not None:
            entry = {"pair": key, "scores": kept.scores} | ({"faults": kept.faults} if kept.faults else {})
            with _told(self._file), self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry) + "\n")


def _is_torn(line: str) -> bool:
    """The beginning of a line of ours, cut off when somebody pulled the plug."""
    return not line.endswith("\n") and (line.startswith(_BEGINNING) or _BEGINNING.startswith(line))


@contextmanager
def _told(file: Path) -> Iterator[None]:
    """What the system says of a file, as a person's mistake."""
    try:
        yield
    except OSError as error:
        raise BadData(str(file), "journal", said("cannot-be-read-and-written", why=system_reason(error))) from None
    except UnicodeDecodeError:
        raise BadData(str(file), "journal", said("is-not-a-text-file")) from None


def player_key(game_id: str, name: str) -> str:
    """Who it is, down to the settings and the code it searches with; a program by its command and its files."""
    game = registry.find(game_id)
    rules = getattr(grower(game), "__name__")  # noqa: B009  # it ends with a digest of all it reaches
    settings = ""
    if is_outside(game, name):
        settings = fingerprint_of(command_of(game, name))
    elif isinstance(player := make_player(game, name), Bot):
        settings = repr(player.level)
    return f"{game_id} {name} {fingerprint(rules, settings)}"
