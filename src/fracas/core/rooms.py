"""Where a game's package keeps what the contract asks for: every function in its room, the same in all games."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from .errors import BrokenGame

SAME_WORD = 0.85  # how alike two names are that differ by a slip


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


def misspelt(package: str, rooms: Mapping[str, str]) -> tuple[str, str, str] | None:
    """A function that is almost called what its room may hold, and what that is: (room, name, wanted)."""
    for wanted, room in rooms.items():
        module = import_module(f"{package}.{room}") if find_spec(f"{package}.{room}") else None
        if module is None or hasattr(module, wanted):
            continue
        own = {name for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__}
        public = {name for name in own if not name.startswith("_")}
        near = get_close_matches(wanted, public - set(rooms), n=1, cutoff=SAME_WORD)
        if near:
            return room, near[0], wanted
    return None
