"""Reading and writing a person's files: every failure is one clear sentence, and no file is ever half written."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Any

import typer

from ..core import registry
from ..core.api import load
from ..core.errors import BadPosition, FracasError, shown, system_reason
from ..core.match import Match
from ..core.record import game_of_record
from ..core.said import mistakes
from .compile import prepare_play
from .console import remark, waiting

said = mistakes(__package__)

SUFFIX = ".fracas.txt"


class FileTrouble(FracasError):
    """A file cannot be read or written."""


def load_record(path: Path) -> Match:
    """The match of a record, replayed and checked."""
    game_id = _game_of(path)
    if game_id is not None:
        prepare_play(registry.find(game_id), with_opponents=False)
    with waiting(f"Replaying {path} ..."):
        match = load(path)
    remark_on_rules(match)
    return match


def _game_of(path: Path) -> str | None:
    """The game of a record, as far as that can be told; what is wrong with it is told by who reads it."""
    try:
        found = game_of_record(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return found if found in registry.game_ids() else None


def remark_on_rules(match: Match) -> None:
    """One line if a record is of older rules: how far it was the same under the present ones."""
    older, present = match.older_rules, match.game.card.rules_version
    if older is None:
        return
    position = "and the same final position" if older.hash_agrees else "but perhaps a different final position"
    remark(
        f"note: the record was played under version {older.version} of the rules; under version {present} "
        f"its actions are legal, with the same result {position}"
    )


def read_text(path: Path) -> str:
    """What is in a text file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise FileTrouble(said("cannot-read-the-file", path=shown(str(path)), why=system_reason(error))) from None
    except UnicodeDecodeError:
        raise FileTrouble(said("is-not-a-text-file", path=shown(str(path)))) from None
    except ValueError as error:  # a name no file can have
        raise FileTrouble(said("cannot-read-the-file", path=shown(str(path)), why=error)) from None


def read_position(path: Path) -> dict[str, Any]:
    """The JSON object in a position's file; its fields are checked by whoever starts a match from it."""
    text = read_text(path)
    try:
        position = json.loads(text)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise FileTrouble(
            said("is-not-json", path=repr(str(path)), place=place, msg=error.msg[:1].lower() + error.msg[1:])
        ) from None
    except (ValueError, RecursionError):
        raise FileTrouble(said("is-not-json-that-can", path=repr(str(path)))) from None
    if not isinstance(position, dict) or not isinstance(position.get("game"), str):
        raise BadPosition("game", position, said("must-hold-what-fracas-position", path=repr(str(path))))
    return position


def check_writable(path: Path) -> None:
    """Refuse now what `write_whole` would refuse later, after long work."""
    folder = path.parent
    if path.is_dir() or not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        reason = said("it-is-a-folder") if path.is_dir() else said("no-folder-to-write-to", folder=repr(str(folder)))
        raise FileTrouble(said("cannot-write-the-file", path=repr(str(path)), reason=reason))


def check_new(path: Path, option: str) -> None:
    """Refuse now a file that `option` cannot write, or that is there already: nothing is replaced unasked."""
    if path.exists() and not path.is_dir():
        raise FileTrouble(said("the-file-already-exists-name", path=repr(str(path)), option=option))
    check_writable(path)


def write_whole(path: Path, text: str) -> None:
    """Replace the file at once, or leave it as it was."""
    write_bytes_whole(path, text.encode())


def write_bytes_whole(path: Path, content: bytes) -> None:
    """The same with what is no text."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(content)
        part.replace(path)
    except OSError as error:
        part.unlink(missing_ok=True)
        raise FileTrouble(said("cannot-write-the-file", path=repr(str(path)), reason=system_reason(error))) from None


def saves_folder() -> Path:
    """Where matches are kept that nobody gave a file."""
    return Path(typer.get_app_dir("fracas")) / "saves"


def reserve_save(game_id: str) -> Path:
    """A new, empty file for a match, named after game and time."""
    folder = saves_folder()
    stamp = time.strftime("%Y%m%d-%H%M%S")
    for number in range(1, 1000):
        again = "" if number == 1 else f"-{number}"
        path = folder / f"{game_id}-{stamp}{again}{SUFFIX}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.open("x").close()
        except FileExistsError:
            continue
        except OSError as error:
            raise FileTrouble(
                said("cannot-write-the-file", path=repr(str(path)), reason=system_reason(error))
            ) from None
        return path
    raise FileTrouble(said("cannot-find-a-free-file", folder=repr(str(folder))))
