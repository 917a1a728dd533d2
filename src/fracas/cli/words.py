"""What the terminal says itself, in the language of who sits at it: a catalogue per language in `texts`.

The language is what `--language` names, else what the environment does (`LC_ALL`, `LC_MESSAGES`, `LANG`), else English.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from importlib import resources
from typing import Any

from ..core.errors import FracasError, IllegalAction, listed
from ..core.facts import Fact
from ..core.said import told
from ..core.texts import ENGLISH, FOLDER, SUFFIX, Texts, house_source
from ..outside.faults import Forfeit
from ..outside.faults import say as say_fault

OPTION = "--language"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which the system asks them
_WITH_THEIR_OWN = ("picture",)
_spoken: ContextVar[str] = ContextVar("language", default=ENGLISH)


class UnknownLanguage(FracasError):
    """Nothing is written in it."""


@cache
def languages() -> tuple[str, ...]:
    """The languages the terminal speaks, English first."""
    folder = resources.files(__package__).joinpath(FOLDER)
    found = sorted(file.name.removesuffix(SUFFIX) for file in folder.iterdir() if file.name.endswith(SUFFIX))
    return tuple(sorted(found, key=lambda language: language != ENGLISH))


def language() -> str:
    """The language spoken now."""
    return _spoken.get()


def speak(wanted: str | None, environment: Mapping[str, str] = os.environ) -> None:
    """From now on that language, or the environment's; English where that is none of ours."""
    if wanted is None:
        named = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
        near = _plain(named)
        _spoken.set(near if near in languages() else ENGLISH)
        return
    if _plain(wanted) not in languages():
        raise UnknownLanguage(say("unknown-language", given=wanted, known=listed(languages())))
    _spoken.set(_plain(wanted))


def _plain(name: str) -> str:
    """`de` of `de_AT.UTF-8`."""
    return name.replace("_", "-").partition(".")[0].partition("-")[0].lower()


def take_language(given: Sequence[str]) -> tuple[list[str], str | None]:
    """The arguments without `--language`, wherever it stands, and what it says.

    A command with an option of that name gets it as well.
    """
    if given and given[0] in _WITH_THEIR_OWN:
        return list(given), take_language(["", *given[1:]])[1]
    rest: list[str] = []
    wanted: str | None = None
    words = iter(given)
    for word in words:
        if word == "--":
            return [*rest, word, *words], wanted
        if word == OPTION:
            wanted = next(words, "")
        elif word.startswith(f"{OPTION}="):
            wanted = word.partition("=")[2]
        else:
            rest.append(word)
    return rest, wanted


@cache
def _texts(language: str) -> Texts:
    file = resources.files(__package__).joinpath(FOLDER, language + SUFFIX)
    sources = (house_source(language), file.read_text(encoding="utf-8"))
    return Texts(language, sources, None if language == ENGLISH else _texts(ENGLISH))


def say(message: str, **values: Any) -> str:
    """A sentence of the terminal."""
    text = _texts(language()).format(message, {name.replace("_", "-"): value for name, value in values.items()})
    assert text is not None, message
    return text


def explained(error: FracasError, game: Any = None) -> str:
    """What is wrong, in the language spoken; what only English is known of stays so."""
    match error:
        case IllegalAction() if isinstance(error.reason, Fact) and game is not None and error.action:
            return say("not-legal", action=error.action, why=game.texts(language()).say(error.reason))
        case Forfeit():
            return f"{error.who}: {say_fault(error.fault, language())}"
    return told(error.sentence, language())
