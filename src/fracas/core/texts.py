"""The sentences of a game: catalogues in Project Fluent's format, one file per language in the game's folder `texts`.

A fact of kind `placed` told as an event is the message `event-placed`; its fields are the message's variables:
numbers and texts as they are, nothing as "none", truth as "true" or "false", facts inside it as their own sentences
(`part-...`), plain models as `$outer-inner`; `$home` is the side drawn below, where a client turns the board. Beside
Fluent's own functions there are

    WORD($troop, "troop")    the message `troop-hook` for the value "hook"; `form: "genitive"` takes its attribute
    LIST($troops, "troop")   several of them, or of bare texts: "a, b, and c"; `type: "or"` and `type: "unit"`
    JOIN($parts, "; ")       sentences or texts one after another
    CHANCE($odds)            a probability as a person reads it: 58 %, <0.1 %

The browser reads the same files (web/src/lib/texts.ts), and a test holds both readings together.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from decimal import ROUND_HALF_UP, Decimal
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Literal

from babel.core import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNumber, FluentType, fluent_number
from pydantic import BaseModel

from .facts import Fact, T, Told
from .package_files import package_folder

ENGLISH = "en"  # what every catalogue has; other languages fall back on it
FOLDER, SUFFIX = "texts", ".ftl"
# A nested fact in a field of that name is told as such.
ROLES = ("event", "prompt", "preview", "change", "reason", "goal", "ending")
LIST_STYLES: Mapping[str, Literal["standard", "or"]] = {"and": "standard", "or": "or"}
_ODD = re.compile(r"[^A-Za-z0-9_-]+")


class Several(FluentType):
    """A list as the value of a variable."""

    def __init__(self, items: Iterable[str]) -> None:
        self.items = list(items)

    def format(self, locale: Any) -> str:
        """As Fluent prints it where no function does."""
        return format_list(self.items, locale=locale)


def humanised(name: str) -> str:
    """`capture_the_intel` as "Capture the intel"."""
    spaced = re.sub(r"[_-]+", " ", name).strip()
    is_place = re.match(r"[a-z]\d", spaced)  # "b9" is written so on the board
    return spaced if is_place else spaced[:1].upper() + spaced[1:]


class Texts:
    """The sentences of a game in one language, those of the house included; what is missing is said in English."""

    def __init__(self, language: str, sources: Iterable[str], fallback: Texts | None = None) -> None:
        self.language, self._fallback = language, fallback
        self._locale = _known_locale(language)  # for lists and numbers
        functions: dict[str, Callable[..., Any]] = {
            "WORD": self._word,
            "LIST": self._list,
            "JOIN": self._join,
            "CHANCE": self._chance,
            "NUMBER": _number,
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, message: str) -> bool:
        """There is such a message, here or in English."""
        return self._bundle.has_message(message) or (self._fallback is not None and self._fallback.has(message))

    def format(self, message: str, values: Mapping[str, Any], problems: list[Exception] | None = None) -> str | None:
        """A message filled in; None: there is none. What goes wrong on the way is added to `problems`."""
        name, _, attribute = message.partition(".")
        if self._bundle.has_message(name):
            found = self._bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
            if pattern is not None:
                text, errors = self._filled(name, pattern, values)
                if problems is not None:
                    problems += errors
                return text
        return None if self._fallback is None else self._fallback.format(message, values, problems)

    def _filled(self, name: str, pattern: Any, values: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(values))
        except RecursionError as error:  # a message that refers to itself; Fluent for Python does not mind it
            return humanised(name.partition("-")[2] or name), [error]
        return str(text), list(errors)

    def say(self, fact: Fact, problems: list[Exception] | None = None) -> str:
        """The sentence of a fact: the catalogue's, or its own where a game has none."""
        return self._say(fact, fact.role, problems)

    def values_of(self, fact: Fact) -> dict[str, Any]:
        """What fills the messages of a fact."""
        return self._values(fact, None)

    def told(self, fact: T) -> T:
        """The fact with its sentence."""
        return fact.model_copy(update={"text": self.say(fact)})

    def _say(self, fact: Fact, role: str, problems: list[Exception] | None) -> str:
        message = message_id(role, fact.kind)
        if isinstance(fact, Told) and fact.text and not self.has(message):
            return fact.text
        values = self._values(fact, problems) | {"home": "none"}
        text = self.format(message, values, problems)
        if text is None:
            if problems is not None:
                problems.append(LookupError(f"no message {message}"))
            named = values | {"kind": humanised(fact.kind)}
            return self.format(role, named) or _read_out(named)
        return text

    def _values(self, model: BaseModel, problems: list[Exception] | None, prefix: str = "") -> dict[str, Any]:
        values: dict[str, Any] = {}
        for name, value in model.__dict__.items():
            if isinstance(value, BaseModel) and not isinstance(value, Fact):
                values |= self._values(value, problems, f"{prefix}{name}-")
            else:
                values[prefix + name] = self._value(name, value, problems)
        return values

    def _value(self, name: str, value: Any, problems: list[Exception] | None) -> Any:
        match value:
            case None:
                return "none"
            case bool():
                return "true" if value else "false"
            case Fact():
                return self._say(value, name if name in ROLES else "part", problems)
            case list() | tuple():
                return Several(str(self._value(name, one, problems)) for one in value)
        return value

    # Functions of the catalogues ------------------------------------------------------------------------------

    def _word(self, value: Any, vocabulary: str, form: str = "") -> str:
        message = message_id(str(vocabulary), _plain(value))
        found = self.format(f"{message}.{form}", {}) if form else None
        return found or self.format(message, {}) or _plain(value)

    def _list(self, values: Any, vocabulary: str = "", type: str = "and") -> str:  # noqa: A002  # as the browser's Intl calls it
        items = values.items if isinstance(values, Several) else [_plain(values)]
        words = [self._word(item, vocabulary) for item in items] if vocabulary else items
        if str(type) == "unit":  # not every language has a way of its own
            return ", ".join(words)
        return format_list(words, style=LIST_STYLES[str(type)], locale=self._locale)

    def _join(self, values: Any, between: str = " ") -> str:
        return str(between).join(values.items if isinstance(values, Several) else [_plain(values)])

    def _chance(self, value: Any) -> str:
        return _chance_text(float(value), self._locale)


@lru_cache(maxsize=4096)  # formatting takes longer than all the rest of a sentence
def _chance_text(chance: float, locale: str) -> str:
    """Finer at both ends: only what cannot happen is 0 %, and only what must is 100 %."""
    is_coarse = chance in (0.0, 1.0) or 0.1 <= chance <= 0.99
    percent = _rounded(chance * 100, 0 if is_coarse else 1)
    bound = "" if is_coarse else {"0.0": "<", "100.0": ">"}.get(str(percent), "")
    shown = {"<": Decimal("0.1"), ">": Decimal("99.9")}.get(bound, percent)
    return f"{bound}{format_decimal(shown, locale=locale)} %"


def _number(value: Any, **options: Any) -> Any:
    """Fluent's own, but halves go up, as in browsers."""
    digits = int(options.get("maximumFractionDigits", max(3, int(options.get("minimumFractionDigits", 0)))))
    return fluent_number(_rounded(float(value), digits), **options)


def _read_out(values: Mapping[str, Any]) -> str:
    """`Dropped: yellow, 4` for a fact that no message tells: its kind, and what its fields hold."""
    silent = {"kind", "text", "ply", "home"}
    held = [_plain(value) for name, value in values.items() if name not in silent and value != "none"]
    return f"{values['kind']}: {', '.join(held)}" if held else str(values["kind"])


def _known_locale(language: str) -> str:
    try:
        return str(Locale.parse(language.replace("-", "_")))
    except (ValueError, UnknownLocaleError):
        return ENGLISH


def _rounded(number: float, digits: int) -> Decimal:
    """Halves go up, as in browsers."""
    return Decimal(repr(number)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)


def _plain(value: Any) -> str:
    """A value as a text, numbers without ornament."""
    if not isinstance(value, FluentNumber):
        return str(value)
    return str(value).removesuffix(".0")


def message_id(role: str, name: str) -> str:
    """`option.zone.north gate` as Fluent can call it: `option-zone-north-gate`."""
    return _ODD.sub("-", f"{role}-{name}").strip("-")


@cache
def languages_of(game: type) -> tuple[str, ...]:
    """The languages a game has catalogues in, English first; none: it brings no catalogue."""
    folder = package_folder(game).joinpath(FOLDER)
    found = sorted(_languages(folder)) if folder.is_dir() else []
    return tuple(sorted(found, key=lambda language: (language != ENGLISH, language)))


def _languages(folder: Traversable) -> Iterable[str]:
    return (file.name.removesuffix(SUFFIX) for file in folder.iterdir() if file.name.endswith(SUFFIX))


def source_of(game: type, language: str) -> str:
    """A game's own file of a language; empty: it has none."""
    file = package_folder(game).joinpath(FOLDER, language + SUFFIX)
    return file.read_bytes().decode(errors="replace") if file.is_file() else ""  # a stranger's may be anything


def house_source(language: str) -> str:
    """What every game may use: compass, levels, endings by agreement."""
    file = resources.files("fracas").joinpath(FOLDER, language + SUFFIX)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


@cache
def house_languages() -> tuple[str, ...]:
    """The languages the house speaks."""
    return tuple(sorted(_languages(resources.files("fracas").joinpath(FOLDER))))


@cache
def house_texts(language: str = ENGLISH) -> Texts:
    """What is said where no game is."""
    return Texts(language, (house_source(language),), None if language == ENGLISH else house_texts())


def texts_of(game: type, language: str = ENGLISH) -> Texts:
    """The texts of a game in a language it has, else in English; whatever clients ask for, nothing else is kept."""
    return _texts(game, nearest_language(language, languages_of(game)))


def nearest_language(wanted: str, known: tuple[str, ...]) -> str:
    """`de` for `de-AT`; English where there is nothing near."""
    plain = wanted.lower().replace("_", "-")
    return next((one for one in (plain, plain.partition("-")[0]) if one in known), ENGLISH)


@cache
def _texts(game: type, language: str) -> Texts:
    fallback = None if language == ENGLISH else _texts(game, ENGLISH)
    return Texts(language, (house_source(language), source_of(game, language)), fallback)
