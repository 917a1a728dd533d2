"""The sentences of a game: complete in every language it has, none too many, each filled from fields that exist."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, Literal, Union, get_args, get_origin

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from pydantic import BaseModel

from ..core.contract import Game, ending_name
from ..core.facts import Change, Ending, Event, Fact, Goal, Preview, Prompt, Reason, kinds_of
from ..core.texts import ENGLISH, ROLES, house_source, languages_of, message_id, source_of
from .cases import Case, Plan
from .fault import Fault

# The roles a game writes classes for; Fact: parts of sentences.
TELLING = (Event, Prompt, Preview, Change, Reason, Goal, Fact)
ALWAYS = {"home"}  # what every message may ask for
FUNCTIONS = {f"{name}()" for name in ("WORD", "LIST", "JOIN", "CHANCE", "NUMBER", "DATETIME")}


class Asked(Visitor):
    """What a message asks for: variables, and functions, messages and terms by their names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's names for them
        """Counts among the variables."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Counts among the others, by its name."""
        self.others.add(node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Counts among the others, with its hyphen."""
        self.others.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        """Counts among the others, with brackets; what it is given is looked at as well."""
        self.others.add(f"{node.id.name}()")
        self.generic_visit(node)


Messages = dict[str, Asked]  # by name of message, `message.attribute` included


def read_messages(source: str) -> tuple[Messages, list[str]]:
    """The messages of a file, and what in it is none."""
    found: Messages = {}
    junk = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            junk.append((entry.content or "").strip().partition("\n")[0])
        elif isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if name in found:
                junk.append(f"{name} (a second time)")
            if entry.value is not None:
                found[name] = _asked(entry.value)
            found |= {f"{name}.{part.id.name}": _asked(part.value) for part in entry.attributes}
    return found, junk


def _asked(pattern: ast.Pattern) -> Asked:
    asked = Asked()
    asked.visit(pattern)
    return asked


def sentences_are_complete(case: Case, plan: Plan) -> int:
    """Every kind of fact and every ending has its message, in every language, filled from its own fields."""
    game = type(case.game())
    languages = languages_of(game)
    if ENGLISH not in languages:
        raise Fault(case, f"texts/ has no English file: {ENGLISH}.ftl")
    found = {language: read_messages(source_of(game, language)) for language in languages}
    complaints = [
        f"texts/{language}.ftl has what is no message: {one}" for language in languages for one in found[language][1]
    ]
    english = found[ENGLISH][0]
    for language in languages:
        house = read_messages(house_source(language))[0]
        complaints += _unknown(language, found[language][0], house | english)
        complaints += _different(language, found[language][0], english) if language != ENGLISH else []
    complaints += _untold(game, english)
    if complaints:
        raise Fault(case, "; ".join(complaints))
    return len(english) * len(languages)


def _unknown(language: str, messages: Messages, others: Messages) -> Iterator[str]:
    """What messages refer to and nobody has."""
    for name, asked in messages.items():
        for one in sorted(asked.others):
            if one not in FUNCTIONS and one not in messages and one not in others:
                yield f"the message {name} of texts/{language}.ftl refers to {one}, which there is not"


def _different(language: str, other: Messages, english: Messages) -> Iterator[str]:
    for here, there, where in ((english, other, language), (other, english, ENGLISH)):
        yield from (f"texts/{where}.ftl has no message {name}" for name in here if name not in there)
    for name, asked in other.items():
        if name in english and (
            extra := asked.variables - english[name].variables
        ):  # less may do, never something else
            yield f"the message {name} asks for {_listed(extra)} in texts/{language}.ftl, but not in English"


def _untold(game: type[Game[Any]], english: Messages) -> Iterator[str]:
    """Facts without a message, messages without a fact, and variables without a field."""
    known = english | read_messages(house_source(ENGLISH))[0]
    wanted = dict(_wanted(game))
    for name, fields in wanted.items():
        if name not in known:
            yield f"texts/{ENGLISH}.ftl has no message {name}"
        elif extra := known[name].variables - fields - ALWAYS:
            yield f"the message {name} asks for {_listed(extra)}; there is: {', '.join(sorted(fields))}"
    roles = (*ROLES, Fact.role)
    for name in english:
        if name.partition("-")[0] in roles and "." not in name and name not in wanted:
            yield f"no fact is told by the message {name} of texts/{ENGLISH}.ftl"


def _listed(variables: set[str]) -> str:
    return ", ".join(f"${one}" for one in sorted(variables))


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
