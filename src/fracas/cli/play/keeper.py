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
        self._last = b"" if path is None else _content(path)  # what the file holds if nobody else writes to it

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

    def keep(self, match: Match) -> Path | None:
        """Write the match as it is now. A file that somebody else plays on is left to them, and told: then it is kept
        in a new one."""
        left = None
        if self._path is not None and _content(self._path) not in (None, self._last):
            left, self._path, self.is_named = self._path, None, False
        if self._path is None:
            self._path = reserve_save(match.game.card.id)
        text = match.record()
        write_whole(self._path, text)
        self._last = text.encode()
        return left

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


def _content(path: Path) -> bytes | None:
    """What is in the file; None: it is not there, or cannot be read."""
    try:
        return path.read_bytes()
    except OSError:
        return None


def resume_command(path: Path) -> str:
    """What to type to go on with a kept match; the record knows who played."""
    return f"fracas play --resume {shlex.quote(str(path))}"
