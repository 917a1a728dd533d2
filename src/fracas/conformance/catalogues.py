"""The sentences of a game: complete in every language it has, none too many, each filled from fields that exist."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from pydantic import BaseModel

from ..core.contract import Game, ending_name
from ..core.facts import Ending, Event, Fact, Preview, Prompt, Reason, kinds_of
from ..core.texts import ENGLISH, ROLES, house_source, languages_of, message_id, source_of
from .cases import Case, Plan
from .fault import Fault

TELLING = (Event, Prompt, Preview, Reason, Fact)  # the roles a game writes classes for; Fact: parts of sentences
ALWAYS = {"home"}  # what every message may ask for


class _Asked(Visitor):
    """The variables a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name for it
        self.names.add(node.id.name)


Messages = dict[str, set[str]]  # variables by name of message, `message.attribute` included


def read_messages(source: str) -> tuple[Messages, list[str]]:
    """The messages of a file, and what in it is none."""
    found: Messages = {}
    junk = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            junk.append((entry.content or "").strip().partition("\n")[0])
        elif isinstance(entry, ast.Message):
            name = entry.id.name
            if name in found:
                junk.append(f"{name} (a second time)")
            if entry.value is not None:
                found[name] = _asked(entry.value)
            found |= {f"{name}.{part.id.name}": _asked(part.value) for part in entry.attributes}
    return found, junk


def _asked(pattern: ast.Pattern) -> set[str]:
    asked = _Asked()
    asked.visit(pattern)
    return asked.names


def sentences_are_complete(case: Case, plan: Plan) -> int:
    """Every kind of fact and every ending has its message, in every language, filled from its own fields."""
    game = case.game()
    languages = languages_of(type(game))
    if not languages:
        return 0  # its facts bring their own sentences
    if ENGLISH not in languages:
        raise Fault(case, f"texts/ has no English file: {ENGLISH}.ftl")
    english = _messages(case, type(game), ENGLISH)
    for language in languages[1:]:
        _compare(case, language, _messages(case, type(game), language), english)
    known = english | read_messages(house_source(ENGLISH))[0]
    wanted = dict(_wanted(type(game)))
    for name, fields in wanted.items():
        if name not in known:
            raise Fault(case, f"texts/{ENGLISH}.ftl has no message {name}")
        if not known[name] <= fields | ALWAYS:
            odd = ", ".join(f"${one}" for one in sorted(known[name] - fields - ALWAYS))
            raise Fault(case, f"the message {name} asks for {odd}; there is: {', '.join(sorted(fields))}")
    roles = (*ROLES, Fact.role)
    for name in english:
        if name.partition("-")[0] in roles and "." not in name and name not in wanted:
            raise Fault(case, f"no fact is told by the message {name} of texts/{ENGLISH}.ftl")
    return len(english) * len(languages)


def _messages(case: Case, game: type[Game[Any]], language: str) -> Messages:
    found, junk = read_messages(source_of(game, language))
    if junk:
        raise Fault(case, f"texts/{language}.ftl has what is no message: {junk[0]}")
    return found


def _compare(case: Case, language: str, other: Messages, english: Messages) -> None:
    for here, there, where in ((english, other, language), (other, english, ENGLISH)):
        for name in here:
            if name not in there:
                raise Fault(case, f"texts/{where}.ftl has no message {name}")
    for name, asked in other.items():
        if not asked <= english[name]:  # one language may need less than another, never something else
            extra = ", ".join(f"${one}" for one in sorted(asked - english[name]))
            raise Fault(case, f"the message {name} asks for {extra} in texts/{language}.ftl, but not in English")


def _wanted(game: type[Game[Any]]) -> Iterator[tuple[str, set[str]]]:
    """Every message the game needs, and the variables it can be filled from."""
    for role in TELLING:
        for fact in kinds_of(game.__module__, role):
            if role is not Fact or fact.role == Fact.role:
                for kind in _literals(fact):
                    yield message_id(fact.role, kind), set(_variables(fact))
    for ending in game.endings:
        if ending:
            yield message_id(Ending.role, ending_name(ending)), set(_variables(Ending))


def _literals(fact: type[Fact]) -> tuple[str, ...]:
    kinds: tuple[str, ...] = get_args(fact.model_fields["kind"].annotation)
    return kinds


def _variables(model: type[BaseModel], prefix: str = "") -> Iterator[str]:
    for name, field in model.model_fields.items():
        nested = [part for part in _parts(field.annotation) if not issubclass(part, Fact)]
        for part in nested:
            yield from _variables(part, f"{prefix}{name}-")
        yield prefix + name


def _parts(annotation: Any) -> Iterator[type[BaseModel]]:
    """The models a field may hold by itself; those in lists are told as a whole."""
    if get_origin(annotation) in (Union, types.UnionType):
        for one in get_args(annotation):
            yield from _parts(one)
    elif get_origin(annotation) is not Literal and isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
