"""Options of a game: from `-o name=value` words, and as facts for people."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..core.contract import Game
from ..core.errors import BadOptions, listed, shown
from ..core.fairness import Fairness
from ..core.said import mistakes
from ..core.texts import Texts, message_id
from .words import language, say

said = mistakes(__package__)


def parse_options(words: Iterable[str], form: str = "-o name=value") -> dict[str, Any]:
    """`["terrain=castle-field"]` as a mapping; a value that starts with `{` or `[` is JSON, any other a text.

    `form` is how a person gives them, for who did it otherwise.
    """
    found: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise BadOptions(said("an-option-is-given-as", form=form, word=shown(word)))
        if name in found:
            raise BadOptions(said("the-option-is-given-twice", name=repr(name)))
        found[name] = _value(name, value)
    return found


def _value(name: str, text: str) -> Any:
    if not text.lstrip().startswith(("{", "[")):
        return text
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOptions(said("option-starts-like-json-but", name=name, text=shown(text), error=error)) from None


@dataclass(frozen=True)
class OptionFact:
    """What a person wants to know of an option."""

    name: str
    default: str
    choices: tuple[str, ...]  # every value there is, when they can be listed
    allowed: str  # the same, or a rule, in words
    about: str
    measured: Mapping[str, str]  # by value: what the first seat takes when opponents play themselves
    label: str = ""  # what people call it
    words: Mapping[str, str] = field(default_factory=dict)  # what people call its values, where that tells more

    @property
    def named_choices(self) -> str:
        """`core (Core), full (Full)`: what can be typed, with what it is called where that tells more."""
        shown = [f"{choice} ({self.words[choice]})" if choice in self.words else choice for choice in self.choices]
        return ", ".join(shown)

    @property
    def hint(self) -> str:
        """Allowed values and meaning, in one line."""
        return "; ".join(part for part in (self.about, self.allowed) if part)


def option_facts(game: type[Game[Any]]) -> list[OptionFact]:
    """The options of a game, from their schema."""
    schema = game.options_model.model_json_schema()
    defaults = game.with_options({}).options.model_dump(mode="json")
    fairness = game.fairness()
    found = []
    for name, about in schema.get("properties", {}).items():
        choices = tuple(_choices(about, schema.get("$defs", {})))
        allowed = listed(choices) if choices else _limits(about)
        measured = _measured(fairness, game.card.seats[0], name, defaults.get(name))
        texts = game.texts(language())
        found.append(
            OptionFact(
                name,
                short_value(defaults.get(name)),
                choices,
                allowed,
                texts.format(f"option-{name}-help", {}) or about.get("description", ""),
                measured,
                texts.format(f"option-{name}", {}) or "",
                _words(texts, name, choices),
            )
        )
    return found


def _words(texts: Texts, option: str, choices: Iterable[str]) -> dict[str, str]:
    """What the catalogue calls the values, where that is not what one types."""
    found = {}
    for choice in choices:
        word = texts.format(message_id(f"option-{option}", choice), {})
        if word is not None and word.lower().replace(" ", "-") != choice:
            found[choice] = word
    return found


def _measured(fairness: Fairness, seat: str, option: str, default: object) -> dict[str, str]:
    """`{"2": "black 35 %"}`: the values of an option that were measured alone, the default with them."""
    found = {}
    alone = [row for row in fairness.rows if set(row.options) == {option} and row.best]
    for row in [*(row for row in fairness.rows if alone and not row.options), *alone]:
        if tally := row.best:
            value = short_value(row.options.get(option, default))
            found[value] = f"{seat} {100 * tally.points(seat) / tally.games:.0f} %"
    return found


def short_value(value: object) -> str:
    """A value as it would be typed after `-o name=`; a whole map or deck only by its name."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return str(value.get("id") or value.get("name") or "{...}")
    if isinstance(value, list):
        return listed(short_value(item) for item in value)
    if value is None:
        return say("not-set")
    text = str(value)
    return text if "\n" not in text else text.splitlines()[0] + " ..."


def _choices(field: Mapping[str, Any], defs: Mapping[str, Any]) -> list[str]:
    if "$ref" in field:
        return _choices(defs.get(str(field["$ref"]).rpartition("/")[2], {}), defs)
    if "enum" in field:
        return [short_value(value) for value in field["enum"]]
    if "const" in field:
        return [short_value(field["const"])]
    if field.get("type") == "boolean":
        return ["true", "false"]
    if "anyOf" in field:
        return [choice for part in field["anyOf"] for choice in _choices(part, defs)]
    return [short_value(value) for value in field.get("examples", ())]


def _limits(field: Mapping[str, Any]) -> str:
    kind = {"integer": "a whole number", "number": "a number", "string": "a text"}.get(str(field.get("type")), "")
    low, high = field.get("minimum"), field.get("maximum")
    if low is not None and high is not None and field.get("type") == "integer":
        return say("number-from-to", low=str(low), high=str(high))
    if low is not None and high is not None:
        return f"{kind} from {low} to {high}"
    if low is not None:
        return f"{kind}, {low} or more"
    if high is not None:
        return f"{kind}, {high} at most"
    return kind
