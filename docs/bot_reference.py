"""Writes the reference at the end of write-a-bot.md from the games' models: `python docs/bot_reference.py`.

What each action, view and event offers, with the sentence and the remarks that stand beside it in the code.
"""

from __future__ import annotations

import inspect
import re
import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Union

from pydantic import BaseModel

from fracas.core import registry
from fracas.core.contract import Action, Game, View
from fracas.core.facts import Event, kinds_of

PAGE = Path(__file__).with_name("write-a-bot.md")
MARK = "<!-- written by docs/bot_reference.py from the models: do not change it here -->\n"
GAMES = ("toy-battle", "tanks", "combact", "mercenary", "combat-protocols")
_TOLD_ANYWAY = {"kind", "text", "ply", "id"}
_REMARK = re.compile(r"^    (\w+): [^#\n]*#\s*(.+)$", re.MULTILINE)
_MANY = 5  # words of a vocabulary: it is spelt out once a game


@dataclass
class Known:
    """What was met on the way through the models of a game, what of it is explained, and the words spelt out."""

    parts: dict[str, type[BaseModel]] = field(default_factory=dict)
    explained: set[str] = field(default_factory=set)
    words: set[tuple[Any, ...]] = field(default_factory=set)


def reference() -> str:
    """The whole part."""
    return MARK + "\n" + "\n".join(line for game_id in GAMES for line in _game(registry.find(game_id)))


def _game(game: type[Game[Any]]) -> Iterator[str]:
    card, known = game.card, Known()
    yield f"### {card.name}: `{card.id}`"
    yield ""
    yield f"Seats: {', '.join(f'`{seat}`' for seat in card.seats)}. Actions:"
    yield ""
    yield "| kind | fields | for example | |"
    yield "|---|---|---|---|"
    for action in _actions(game):
        shown = f"`{action.text}`"
        yield f"| `{action.kind}` | {_fields(type(action), known)} | {shown} | {_about(type(action))} |"
    yield ""
    yield "The view:"
    yield ""
    yield from _model(game.view_model, known)
    yield from _parts(known)
    yield "Events:"
    yield ""
    yield "| kind | fields | |"
    yield "|---|---|---|"
    for event in kinds_of(game.__module__, Event):
        kinds = ", ".join(f"`{kind}`" for kind in typing.get_args(event.model_fields["kind"].annotation))
        yield f"| {kinds} | {_fields(event, known)} | {_about(event)} |"
    yield ""
    yield from _parts(known)


def _parts(known: Known) -> Iterator[str]:
    """What was met and is not explained yet."""
    while left := [name for name in known.parts if name not in known.explained]:
        for name in left:
            known.explained.add(name)
            yield f"`{name}`: {_about(known.parts[name])}"
            yield ""
            yield from _model(known.parts[name], known)


def _actions(game: type[Game[Any]]) -> list[Action]:
    """One of each kind, with the most telling text of the first few."""
    found: dict[str, Action] = {}
    for action in game.with_options({}).actions:
        found.setdefault(action.kind, action)
    return list(found.values())


def _fields(model: type[BaseModel], known: Known) -> str:
    remarks = _remarks(model)
    told = []
    for name, held in model.model_fields.items():
        if name not in _TOLD_ANYWAY:
            remark = f" ({remarks[name]})" if name in remarks else ""
            told.append(f"`{name}`: {_type(held.annotation, known)}{remark}")
    return "; ".join(told)


def _model(model: type[BaseModel], known: Known) -> Iterator[str]:
    remarks = _remarks(model)
    yield "| field | holds | |"
    yield "|---|---|---|"
    for name, held in model.model_fields.items():
        if name != "text" and not (issubclass(model, View) and name in View.model_fields):
            told = held.description or remarks.get(name, "")
            yield f"| `{name}` | {_type(held.annotation, known)} | {_cell(told)} |"
    yield ""


def _remarks(model: type[BaseModel]) -> dict[str, str]:
    """What stands behind the fields in the code, here and in what the model is made from."""
    found: dict[str, str] = {}
    for one in reversed(model.__mro__):
        if issubclass(one, BaseModel) and one is not BaseModel:
            found |= {name: _cell(remark) for name, remark in _REMARK.findall(inspect.getsource(one))}
    return {name: remark for name, remark in found.items() if not remark.startswith(("noqa", "type:"))}


def _about(model: type[BaseModel]) -> str:
    return _cell((inspect.getdoc(model) or "").partition("\n\n")[0])


def _cell(text: str) -> str:
    return re.sub(r"\bNone\b", "null", " ".join(text.split())).replace("|", "\\|")


def _type(given: Any, known: Known) -> str:
    """An annotation as somebody who knows JSON reads it; what it meets is noted in `known`."""
    origin, inner = typing.get_origin(given), typing.get_args(given)
    if origin is typing.Annotated:
        return _type(inner[0], known)
    if origin is Literal:
        told = [f'`"{one}"`' if isinstance(one, str) else f"`{one}`" for one in inner]
        if inner in known.words:
            return f"{told[0]} … {told[-1]}"
        known.words |= {inner} if len(inner) >= _MANY else set()
        return " or ".join(told)
    if origin in (Union, types.UnionType):
        return " or ".join(dict.fromkeys("null" if one is type(None) else _type(one, known) for one in inner))
    if origin in (list, tuple, set, frozenset):
        items = [one for one in inner if one is not Ellipsis]
        is_fixed = origin is tuple and Ellipsis not in inner
        told_items = ", ".join(_type(one, known) for one in items)
        return f"[{told_items}]" if is_fixed else f"list of {told_items}"
    if origin is dict or (inspect.isclass(origin) and issubclass(origin, Mapping)):
        return f"object of {_type(inner[1], known)} by {_type(inner[0], known)}"
    if inspect.isclass(given) and issubclass(given, BaseModel):
        if not set(given.model_fields) - {"kind", "text"}:  # what else it holds depends on its kind
            return "a fact with `kind`"
        known.parts.setdefault(given.__name__, given)
        return f"`{given.__name__}`"
    return {str: "text", int: "number", float: "number", bool: "true or false"}.get(given, "anything")


def page(before: str) -> str:
    """The page with the reference written anew."""
    head, _, _ = before.partition(MARK)
    return head + reference()


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
