"""Sentences about mistakes: English wherever they are read as text, and in any language of their catalogue.

A package keeps them in its folder `mistakes`, one file per language in Project Fluent's format, and makes them by
`said = mistakes(__package__)`:

    raise BadOptions(said("the-option-is-given-twice", name=name))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import Any

from .texts import ENGLISH, SUFFIX, Texts

FOLDER = "mistakes"


class Said(str):
    """A sentence of a catalogue. As a text it is English; what is said within it may be another such sentence."""

    source: str
    message: str
    values: Mapping[str, str]

    def __new__(cls, text: str, source: str, message: str, values: Mapping[str, str]) -> Said:
        """A sentence whose English is known: that of a catalogue, or of a library."""
        found = super().__new__(cls, text)
        found.source, found.message, found.values = source, message, values
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        return Said, (str(self), self.source, self.message, self.values)

    def told(self, language: str) -> str:
        """The sentence in that language; in English where the catalogue has no other."""
        values = {name: told(value, language) for name, value in self.values.items()}
        if language == ENGLISH:
            return str(self)
        return texts(self.source, language).format(self.message, values) or str(self)


def told(sentence: str, language: str) -> str:
    """What was said, in that language if it can be."""
    return sentence.told(language) if isinstance(sentence, Said) else sentence


@cache
def mistakes(package: str | None) -> Callable[..., Said]:
    """What makes the sentences of a package."""
    assert package is not None

    def said(message: str, **values: object) -> Said:
        plain = {
            name.replace("_", "-"): value if isinstance(value, str) else str(value) for name, value in values.items()
        }
        text = texts(package, ENGLISH).format(message, plain)
        assert text is not None, f"{package} has no sentence {message}"
        return Said(text, package, message, plain)

    return said


@cache
def texts(package: str, language: str) -> Texts:
    """A package's sentences in a language; without fallback, so that what is missing is said in its own English."""
    file = resources.files(package).joinpath(FOLDER, language + SUFFIX)
    return Texts(language, (file.read_text(encoding="utf-8"),) if file.is_file() else ())
