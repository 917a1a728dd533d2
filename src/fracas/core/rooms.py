"""Where a game's package keeps what the contract asks for: every function in its room, the same in all games."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from .errors import BrokenGame


def found(package: str, rooms: Mapping[str, str], optional: Collection[str]) -> dict[str, Any]:
    """The functions of a package by name, from their rooms; `BrokenGame` says which one is missing."""
    functions = {}
    for name, room in rooms.items():
        module = import_module(f"{package}.{room}") if find_spec(f"{package}.{room}") else None
        if hasattr(module, name):
            functions[name] = getattr(module, name)
        elif name not in optional:
            raise BrokenGame(f"{package} has no function `{name}` in {room}.py")
    return functions
