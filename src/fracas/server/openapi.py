"""The OpenAPI description, with the messages of the WebSocket and every game's own shapes among its components.

`python -m fracas.server.openapi` prints it without a running server.
"""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal, Union, get_origin

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import BaseModel, Discriminator, TypeAdapter
from pydantic.json_schema import JsonSchemaMode

from fracas.core.contract import Game
from fracas.core.facts import Change, Event, Goal, Preview, Prompt, Reason, kinds_of

from . import messages as wire
from . import models
from .catalogue import Catalogue
from .examples import add_examples
from .settings import Settings

TEMPLATE = "#/components/schemas/{model}"
DESCRIPTION = """Play Fracas by program. Say who you are (`POST /api/guest`), make or join a match, then follow it by
WebSocket (`/api/matches/{match_id}/live`, messages `ClientMessage` and `ServerMessage`) or by ND-JSON stream, and play
by message or by `POST`. Every refusal is a `Problem` with a code for programs and a sentence for people."""


def describe(app: FastAPI, catalogue: Catalogue) -> dict[str, Any]:
    """The whole description."""
    schema = get_openapi(title="Fracas", version=app.version, description=DESCRIPTION, routes=app.routes, tags=TAGS)
    schemas = schema.setdefault("components", {}).setdefault("schemas", {})
    schemas.pop("HTTPValidationError", None)
    schemas.pop("ValidationError", None)
    _add(schemas, "ClientMessage", wire.client_messages, "validation")
    _add(schemas, "ServerMessage", wire.server_messages, "serialization")
    _add(schemas, "BotEvent", TypeAdapter(models.BotEvent), "serialization")
    _add(schemas, "Problem", TypeAdapter(models.Problem), "serialization")
    games = catalogue.shelf()
    for game in games:
        _add_game(schemas, game)
    if games:
        add_examples(schema, games[0])
    schema["components"]["securitySchemes"] = {
        "cookie": {"type": "apiKey", "in": "cookie", "name": "fracas_guest"},
        "bearer": {"type": "http", "scheme": "bearer"},
    }
    schema["security"] = [{}, {"cookie": []}, {"bearer": []}]
    return schema


TAGS = [
    {"name": "guests", "description": "Who you are."},
    {"name": "games", "description": "What can be played."},
    {"name": "matches", "description": "Making, seeing and playing matches."},
    {"name": "pictures", "description": "Positions and whole matches as pictures."},
    {"name": "invitations", "description": "Links to open seats."},
    {"name": "records", "description": "Finished matches as text files."},
    {"name": "studies", "description": "Playing on beside a match, in lines that are kept."},
    {"name": "puzzles", "description": "Positions to be solved."},
    {"name": "bots", "description": "Streams for programs."},
    {"name": "server", "description": "The server itself."},
]


def _add(schemas: dict[str, Any], name: str, adapter: TypeAdapter[Any], mode: JsonSchemaMode) -> None:
    found = adapter.json_schema(ref_template=TEMPLATE, mode=mode)
    for nested, definition in found.pop("$defs", {}).items():
        schemas.setdefault(nested, definition)
    schemas[name] = found


def _add_game(schemas: dict[str, Any], game: type[Game[Any]]) -> None:
    """View, options, actions and events of a game under names that begin with its id: `SomeGameView`, ..."""
    prefix = "".join(part.capitalize() for part in game.card.id.split("-"))
    actions = sorted({type(action) for action in game.with_options({}).actions}, key=lambda kind: kind.__name__)
    parts: dict[str, list[type[BaseModel]]] = {
        "View": [game.view_model],
        "Options": [game.options_model],
        "Action": list(actions),
    }
    for role in (Event, Prompt, Preview, Change, Reason, Goal):
        parts[role.__name__] = list(kinds_of(game.__module__, role)) or [role]
    for part, kinds in parts.items():
        union: Any = Union[tuple(kinds)]  # noqa: UP007  # made at run time
        if len(kinds) > 1 and all(_has_fixed_kind(kind) for kind in kinds):
            union = Annotated[union, Discriminator("kind")]
        found = TypeAdapter(union).json_schema(
            ref_template=f"#/components/schemas/{prefix}_{{model}}", mode="serialization"
        )
        for nested, definition in found.pop("$defs", {}).items():
            schemas[f"{prefix}_{nested}"] = definition
        schemas[f"{prefix}{part}"] = json.loads(json.dumps(found))


def _has_fixed_kind(model: type[BaseModel]) -> bool:
    return "kind" in model.model_fields and get_origin(model.model_fields["kind"].annotation) is Literal


def _print() -> None:
    from .app import create_app  # the application describes itself with this module

    schema = create_app(Settings(database_url="sqlite:///unused.db")).openapi()
    print(json.dumps(schema, indent=2, sort_keys=True))


if __name__ == "__main__":
    _print()
