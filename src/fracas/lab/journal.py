"""A tournament's diary: a line for each pair played, so that hours of games survive an interruption.

A pair is a function of its deal, the rules, the search and the players' settings. All of that is in the pair's key, so
a line is only ever taken for the same games again: after a change of rules or levels the old lines are simply not
found.
"""

from __future__ import annotations

import json
from pathlib import Path

from fracas.core import registry
from fracas.core.errors import BadData
from fracas.core.kernels import fingerprint
from fracas.search.levels import level_of
from fracas.search.search import grower


class Journal:
    """Pairs already played, by their keys; `None` as the file keeps nothing."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._known: dict[str, tuple[float, float]] = {}
        if file is None or not file.exists():
            return
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            try:
                entry = json.loads(line)
                self._known[str(entry["pair"])] = (float(entry["scores"][0]), float(entry["scores"][1]))
            except (ValueError, KeyError, IndexError, TypeError):
                raise BadData(str(file), f"line {number}", "is not a pair an arena wrote; name another file") from None

    def find(self, key: str) -> tuple[float, float] | None:
        """The two scores of a pair, if it was played."""
        return self._known.get(key)

    def add(self, key: str, scores: tuple[float, float]) -> None:
        """Write a pair down at once."""
        self._known[key] = scores
        if self._file is not None:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with self._file.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"pair": key, "scores": scores}) + "\n")


def player_key(game_id: str, name: str) -> str:
    """Who it is, down to the settings and the code it searches with."""
    rules = getattr(grower(registry.find(game_id)), "__name__")  # noqa: B009  # it ends with a digest of all it reaches
    settings = repr(level_of(game_id, int(name))) if name.isdecimal() else ""
    return f"{game_id} {name} {fingerprint(rules, settings)}"
