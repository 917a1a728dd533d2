"""The files of boards that games bring along."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Response

from ..boards import SCRIPT, board_files
from ..errors import not_found
from ..messages import MOST_TEXT
from .deps import InContext, problems
from .games import GameId
from .pages import FOREVER

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get(
    "/{game_id}/board/{digest}/{name:path}",
    response_class=Response,
    responses=problems(404, 422)
    | {200: {"content": {"text/javascript": {"schema": {"type": "string"}}}, "description": "The file."}},
)
async def board_file(
    game_id: GameId,
    digest: Annotated[str, Path(max_length=MOST_TEXT, description="as in the address that the game's card names")],
    name: Annotated[str, Path(max_length=MOST_TEXT, examples=[SCRIPT])],
    context: InContext,
) -> Response:
    """A file of the board that a game brings along; its card names the script."""
    for game in context.catalogue.games():
        own = board_files(game) if game.card.id == game_id else None
        if own is not None and own.digest == digest and name in own.files:
            return Response(own.files[name], media_type=own.media_type(name), headers={"Cache-Control": FOREVER})
    raise not_found("board file")
