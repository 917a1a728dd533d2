"""The kinds of files a game takes from people (`templates` of its class): those it ships, and one's own, checked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from .contract import Game
from .errors import BadData, BadOptions
from .own_files import collecting
from .package_files import package_folder
from .said import mistakes

said = mistakes(__package__)


def shipped(game: type[Game[Any]], kind: str) -> dict[str, str]:
    """The files of a kind that come with the game, by name, as paths in its package."""
    template = game.templates[kind]
    folder, _, name = template.rpartition("/")
    ending = name.rpartition(".")[2]
    if folder.rpartition("/")[2].startswith(kind):  # a folder of that kind alone
        names = sorted(file.name for file in package_folder(game).joinpath(*folder.split("/")).iterdir())
        return {one.removesuffix(f".{ending}"): f"{folder}/{one}" for one in names if one.endswith(f".{ending}")}
    return {"standard": template}


def shipped_text(game: type[Game[Any]], kind: str, name: str) -> str:
    """The content of one of `shipped`."""
    return package_folder(game).joinpath(*shipped(game, kind)[name].split("/")).read_text(encoding="utf-8")


def content_of(game: type[Game[Any]], kind: str, text: str) -> Any:
    """What the option of that kind is given for the text of a file: the text, or what it says as JSON; or `BadData`."""
    if not game.templates[kind].endswith(".json"):
        return text if "\n" in text else f"{text}\n"  # a line alone would be a name
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadData(kind, said("line", number=error.lineno), said("is-not-json", why=error.msg)) from None
    except RecursionError:
        raise BadData(kind, said("file"), said("is-not-json", why="nested too deeply")) from None


def opened(game: type[Game[Any]], kind: str, given: Any) -> tuple[Game[Any] | None, list[Exception]]:
    """The game with a file (its path, or its content), or everything that is wrong with it.

    Other options may have to fit (a map is made for a mode): the named variants are tried one after another.
    """
    first: list[Exception] = []
    for options in ({}, *game.variants().values()):
        found: Game[Any] | None = None
        with collecting() as faults:
            found = game.with_options({**_others(game, options), kind: given})
        if found is not None and not faults:
            return found, []
        first = first or list(faults)
        if not all(isinstance(fault, BadOptions) for fault in faults):
            break  # the file itself is wrong: no other option helps
    return None, first


def _others(game: type[Game[Any]], options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name not in game.templates}


def place_and_reason(fault: Exception) -> tuple[str, str]:
    """Where in the file something is wrong, and what; an empty place: it concerns no place in particular."""
    where, reason = getattr(fault, "where", ""), getattr(fault, "reason", "")
    return (where, reason) if where and reason else ("", reason or fault.args[0])
