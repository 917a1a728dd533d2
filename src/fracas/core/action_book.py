"""Every action of a game by id, and the ways to find one: by text, by kind, by structure."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pydantic_core import to_json

if TYPE_CHECKING:
    from .contract import Action


class ActionBook:
    """The actions of a game, with indexes that are made when first asked for."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = tuple(actions)
        self._encoded: dict[int, bytes] = {}
        self._quoted: dict[int, bytes] = {}

    @cached_property
    def ids_by_text(self) -> dict[str, int]:
        """The inverse of the canonical texts."""
        return {action.text: action.id for action in self.actions}

    @cached_property
    def structures(self) -> tuple[dict[str, Any], ...]:
        """Kind and fields of every action, by id: not to be changed."""
        return tuple(action.structure() for action in self.actions)

    def encoded(self, action_id: int) -> bytes:
        """Id, text and structure as the beginning of a JSON object."""
        found = self._encoded.get(action_id)
        if found is None:
            fields = {"id": action_id, "text": self.actions[action_id].text, "structure": self.structures[action_id]}
            found = self._encoded[action_id] = to_json(fields)[:-1]
        return found

    def quoted(self, action_id: int) -> bytes:
        """The text as JSON."""
        found = self._quoted.get(action_id)
        if found is None:
            found = self._quoted[action_id] = to_json(self.actions[action_id].text)
        return found

    @cached_property
    def ids_by_kind(self) -> dict[str, list[int]]:
        """The actions of each kind."""
        found: dict[str, list[int]] = {}
        for number, structure in enumerate(self.structures):
            found.setdefault(structure["kind"], []).append(number)
        return found

    @cached_property
    def ids_by_structure(self) -> dict[str, int]:
        """The inverse of the structures, by `structure_key`."""
        return {structure_key(structure): number for number, structure in enumerate(self.structures)}


def structure_key(structure: Mapping[str, Any]) -> str:
    """A structure as a text that does not depend on the order of its fields; empty if it is not JSON."""
    try:
        return json.dumps(structure, sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        return ""
