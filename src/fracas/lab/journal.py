"""A tournament's diary: a line for each pair played, so that hours of games survive an interruption.

A pair is a function of its deal, the rules, the search and the players' settings. All of that is in the pair's key, so
a line is only ever taken for the same games again: after a change of rules or levels the old lines are simply not
found.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fracas.core import registry
from fracas.core.errors import BadData
from fracas.core.kernels import fingerprint
from fracas.search.levels import level_number, level_of
from fracas.search.search import grower

_BEGINNING = '{"pair": '


class Journal:
    """Pairs already played, by their keys; `None` as the file keeps nothing."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._known: dict[str, tuple[float, float]] = {}
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
                self._known[str(entry["pair"])] = (float(entry["scores"][0]), float(entry["scores"][1]))
            except (ValueError, KeyError, IndexError, TypeError):
                raise BadData(
                    str(file), f"line {number}", "is not a pair written by an arena; name another file"
                ) from None
        whole = "".join(lines)
        if whole != text:
            with _told(file):
                file.write_text(whole, encoding="utf-8")

    def find(self, key: str) -> tuple[float, float] | None:
        """The two scores of a pair, if it was played."""
        return self._known.get(key)

    def add(self, key: str, scores: tuple[float, float]) -> None:
        """Write a pair down at once."""
        self._known[key] = scores
        if self._file is not None:
            with _told(self._file), self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"pair": key, "scores": scores}) + "\n")


def _is_torn(line: str) -> bool:
    """The beginning of a line of ours, cut off when somebody pulled the plug."""
    return not line.endswith("\n") and (line.startswith(_BEGINNING) or _BEGINNING.startswith(line))


@contextmanager
def _told(file: Path) -> Iterator[None]:
    """What the system says of a file, as a person's mistake."""
    try:
        yield
    except OSError as error:
        raise BadData(str(file), "journal", f"cannot be read and written: {error.strerror or error}") from None
    except UnicodeDecodeError:
        raise BadData(str(file), "journal", "is not a text file; name another file") from None


def player_key(game_id: str, name: str) -> str:
    """Who it is, down to the settings and the code it searches with."""
    rules = getattr(grower(registry.find(game_id)), "__name__")  # noqa: B009  # it ends with a digest of all it reaches
    number = level_number(name)
    settings = "" if number is None else repr(level_of(registry.find(game_id), number))
    return f"{game_id} {name} {fingerprint(rules, settings)}"
