"""Who can play, by what a person types: one list for play, arena and whatever else seats players.

3                      a level
suggest, random        the game's rule of thumb; anything
10s, 5000sims          the search with a limit of one's own
mybot:Careful          a class of a Python module
./engine.js --flag     a program that speaks the line protocol, with its arguments
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fracas.core import rng
from fracas.core.contract import Game
from fracas.core.errors import BadOptions, did_you_mean, shown
from fracas.core.said import mistakes
from fracas.search.bot import bot_of, player_names, player_of
from fracas.search.players import Player

from . import host
from .limits import Limits, Pace
from .program import Program

said = mistakes(__package__)

FORMS = ("10s", "5000sims", "module:Class", "./program")
_SECONDS = re.compile(r"(\d+(?:\.\d+)?)s\Z", re.ASCII)
_SIMULATIONS = re.compile(r"(\d{1,12})sims?\Z", re.ASCII)
_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*\Z")


def split_words(text: str) -> list[str]:
    """`human,./engine --name "a,b"` at the commas outside quotes; each word as it was given."""
    words, quote, word = [], "", ""
    for char in text:
        if char == "," and not quote:
            words.append(word)
            word = ""
            continue
        if char in "'\"" and quote in ("", char):
            quote = "" if quote else char
        word += char
    return [one.strip() for one in (*words, word)]


def is_outside(game: type[Game[Any]], word: str) -> bool:
    """It names a player that is not ours."""
    return word not in player_names(game) and _limited(word) is None


def is_startable(game: type[Game[Any]], word: str) -> bool:
    """To seat it would start a program of this machine: what comes from elsewhere may not do that unasked."""
    try:
        return is_outside(game, word.strip().lower()) and bool(command_of(game, word.strip()))
    except BadOptions:
        return False


def make_player(
    game: type[Game[Any]],
    word: str,
    seed: rng.Seed | None = None,
    pace: Pace | None = None,
    limits: Limits | None = None,
    mark: str | None = None,
    others: Sequence[str] = (),
) -> Player:
    """The player a person means, or `BadOptions`; a program is started when it is first needed.

    `others` are words that mean something else where they were typed: for who mistyped one.
    """
    plain = word.strip()
    if plain.lower() in player_names(game):
        return player_of(game, plain.lower(), seed)
    limited = _limited(plain)
    if limited is not None:
        return bot_of(game, seconds=limited[0], simulations=limited[1], seed=seed, name=plain.lower())
    return Program(command_of(game, plain, others), plain, pace, limits, mark=mark)


def command_of(game: type[Game[Any]], word: str, others: Sequence[str] = ()) -> list[str]:
    """What to start for a program or a class, or `BadOptions` for what cannot be one."""
    known = [*others, *player_names(game)]
    all_known = said("known", known=", ".join([*known, *FORMS]))
    if _CLASS.match(word):
        return [sys.executable, str(Path(host.__file__).resolve()), word]
    try:
        words = shlex.split(word)
    except ValueError as error:
        raise BadOptions(said("the-command-cannot-be-split", word=shown(word), error=error)) from None
    if not words:
        raise BadOptions(said("a-player-has-no-name", all_known=all_known))
    is_path = os.sep in words[0]
    if not is_path and len(words) == 1 and shutil.which(words[0]) is None:
        raise BadOptions(
            said("there-is-no-player", word=shown(word), near=did_you_mean(word.lower(), known), all_known=all_known)
        )
    if shutil.which(words[0]) is None:
        raise BadOptions(said("the-program", words=shown(words[0]), why_not=_why_not(words[0])))
    return words


def _why_not(program: str) -> str:
    path = Path(program).expanduser()
    if not path.exists():
        return said("is-not-there")
    if path.is_dir():
        return said("is-a-folder")
    return said("is-not-a-program")


def _limited(word: str) -> tuple[float | None, int | None] | None:
    """Seconds or simulations for the search."""
    plain = word.strip().lower()
    if found := _SECONDS.match(plain):
        return float(found[1]), None
    if found := _SIMULATIONS.match(plain):
        return None, int(found[1])
    return None


def fingerprint_of(words: Sequence[str]) -> str:
    """Changes when one of the files a command names does: so nobody takes a new program for the old one."""
    digest = hashlib.sha256()
    for word in words:
        path = Path(shutil.which(word) or word)
        digest.update(word.encode() + b"\0")
        if path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
