"""The rules in use: what a match is played with, option by option, in the language of who sits at the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from ..core.contract import Game
from ..core.texts import Texts, humanised, message_id
from .words import language, say


@dataclass(frozen=True)
class RuleInUse:
    """One option."""

    name: str
    value: str
    meaning: str  # what a rule that is in use says, or a value means; empty: that is plain
    is_told: bool  # in any case: it is essential, or not as usual


def rules_in_use(game: Game[Any]) -> list[RuleInUse]:
    """Every option of a match, the essential ones first."""
    model = type(game.options)
    chosen, usual = (options.model_dump(mode="json") for options in (game.options, model()))
    names = [*model.essentials, *(name for name in chosen if name not in model.essentials)]
    return [_rule(game, name, chosen[name], is_usual=chosen[name] == usual[name]) for name in names]


def _rule(game: Game[Any], name: str, value: Any, *, is_usual: bool) -> RuleInUse:
    texts, options = game.texts(language()), game.options
    settled = options.settled.get(name, value) if value is None else value
    meaning = texts.format(f"option-{name}-help", {}) if settled is True else _meaning(texts, name, settled)
    called = texts.format(f"option-{name}", {}) or humanised(name)
    return RuleInUse(called, _value(texts, name, settled), meaning or "", name in options.essentials or not is_usual)


def _value(texts: Texts, name: str, value: Any) -> str:
    if isinstance(value, bool):
        return say("rule-on" if value else "rule-off")
    if isinstance(value, Mapping):
        return _own(str(value.get("name") or value.get("title") or value.get("id") or ""))
    text = str(value)
    if "\n" in text:
        titles = [line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("name:")]
        return _own("".join(titles[:1]))
    return texts.format(message_id(f"option-{name}", text), {}) or (humanised(text) if text else say("not-set"))


def _meaning(texts: Texts, name: str, value: Any) -> str | None:
    """What a value means, where the game says so."""
    if not isinstance(value, str) or not value or "\n" in value:
        return None
    found = texts.format(f"{message_id(f'option-{name}', value)}-help", {})
    return found and f"{_value(texts, name, value)}: {found}"


def _own(title: str) -> str:
    return say("rule-own-named", name=title) if title else say("rule-own")


def in_a_line(game: Game[Any]) -> str:
    """The essential ones and those that are not as usual, in a few words; empty: the game has none."""
    told = [f"{rule.name}: {rule.value}" for rule in rules_in_use(game) if rule.is_told]
    return say("rules-in-use", rules="; ".join(told)) if told else ""


def in_full(game: Game[Any]) -> Table | Text:
    """All of them; what is as usual is dim."""
    rules = rules_in_use(game)
    if not rules:
        return Text(say("rules-in-use-none"))
    table = Table.grid(padding=(0, 2))
    for rule in sorted(rules, key=lambda rule: not rule.is_told):  # in their order otherwise
        name, told = Text(rule.name, "bold"), Text(rule.meaning or rule.value)
        table.add_row(name, told, style="" if rule.is_told else "dim")
    return table
