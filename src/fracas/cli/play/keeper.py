"""Keeps a running match on disk after every action, so that nothing is lost however the program ends."""

from __future__ import annotations

import shlex
from pathlib import Path

from ...core.match import Match
from ...core.said import mistakes
from ..files import FileTrouble, check_new, reserve_save, saves_folder, write_whole

said = mistakes("fracas.cli")


def is_save(path: Path) -> bool:
    """It is a match of ours that nobody gave a file."""
    return path.absolute().parent == saves_folder().absolute()


class Keeper:
    """The file of a match: one the person named, or one of ours that goes when it is not wanted any more."""

    def __init__(self, path: Path | None = None, is_named: bool = False) -> None:
        self._path = path
        self.is_named = is_named
        self._written: set[Path] = set() if path is None else {path.absolute()}

    @classmethod
    def for_match(cls, record: Path | None, resumed: Path | None) -> Keeper:
        """Where this match is kept: `--record`, the save it was resumed from, or a new save."""
        if record is not None:
            is_same = resumed is not None and record.absolute() == resumed.absolute()
            if not is_same:
                check_new(record, "--record")
            return cls(record, is_named=True)
        if resumed is not None and is_save(resumed):
            return cls(resumed)
        return cls()

    @property
    def path(self) -> Path | None:
        """The file, None before anything was kept."""
        return self._path

    def keep(self, match: Match) -> None:
        """Write the match as it is now."""
        if self._path is None:
            self._path = reserve_save(match.game.card.id)
        write_whole(self._path, match.record())

    def save(self, match: Match, path: Path, may_replace: bool) -> None:
        """Write the match to a file the person names; what this match did not write is not replaced unasked."""
        whole = path.absolute()
        if path.exists() and whole not in self._written and not may_replace:
            raise FileTrouble(said("the-file-already-exists-name-to-replace", path=repr(str(path))))
        write_whole(path, match.record())
        self._written.add(whole)

    def discard(self) -> None:
        """Remove our own save; a file the person named stays."""
        if self._path is not None and not self.is_named:
            self._path.unlink(missing_ok=True)
            self._path = None


def resume_command(path: Path) -> str:
    """What to type to go on with a kept match; the record knows who played."""
    return f"fracas play --resume {shlex.quote(str(path))}"
