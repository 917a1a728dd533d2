"""A candidate of a search: the same class in the search, in Python's hands, between processes and on the wire."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from pydantic import ConfigDict, Field
from pydantic_core import CoreSchema, core_schema

from fracas.core.contract import Action

_STRUCTURE = {"type": "object", "additionalProperties": True, "description": "`kind` and the fields of the action"}
_NAMED = {
    "type": "object",
    "title": "NamedAction",
    "description": "An action, whether it can be played now or not.",
    "properties": {"id": {"type": "integer"}, "text": {"type": "string"}, "structure": _STRUCTURE},
    "required": ["id", "text", "structure"],
}


def _named(action: Action) -> dict[str, Any]:
    return {"id": action.id, "text": action.text, "structure": action.structure()}


class _Received(Action):
    """An action as it comes over the wire, by its structure; of which game it is, the reader knows."""

    model_config = ConfigDict(extra="allow")


def _read(given: object) -> Action:
    if isinstance(given, Action):
        return given
    if isinstance(given, Mapping) and isinstance(given.get("structure"), Mapping):
        return _Received(id=given.get("id"), **given["structure"])
    raise ValueError("an action has `id`, `text` and `structure`")


class _Named:
    """How an action leaves Python: by what every action has, of whichever game."""

    def __get_pydantic_core_schema__(self, source: object, handler: object) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(
            _read, serialization=core_schema.plain_serializer_function_ser_schema(_named)
        )

    def __get_pydantic_json_schema__(self, schema: object, handler: object) -> dict[str, Any]:
        return dict(_NAMED)


NamedAction = Annotated[Action, _Named()]


@dataclass(frozen=True)
class Candidate:
    """An action with what the search thinks of it."""

    action: NamedAction
    visits: int
    value: Annotated[float, Field(description="-1 lost to 1 won, for the seat that asked")]
    line: Annotated[tuple[NamedAction, ...], Field(description="how play may go on, this action first")]
    proven: Annotated[bool, Field(description="the value is certain: won or lost")]
