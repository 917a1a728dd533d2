"""What people make themselves: files that are being written, and tables that are to be solved."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from .. import making
from ..errors import not_found
from ..making_models import FileQuestion, FileVerdict, Solution, Table, TableQuestion, TableVerdict
from ..messages import MOST_TEXT
from .deps import APurse, InContext, MaybeGuest, problems, while_here
from .games import GameId, found_game

router = APIRouter(prefix="/api/games", tags=["games"])
Kind = Annotated[str, Path(max_length=MOST_TEXT, description="the option that takes such a file")]


@router.post("/{game_id}/files/{kind}/check", responses=problems(401, 404, 413, 422, 429, 503))
async def check_file(
    game_id: GameId, kind: Kind, question: FileQuestion, context: InContext, guest: MaybeGuest
) -> FileVerdict:
    """Everything that is wrong with a file, and what is odd about it, each with its place; nothing is kept."""
    game = found_game(context, game_id)
    if kind not in game.templates:
        raise not_found("kind of file")
    return await making.check_file(context, game, kind, question)


@router.post("/{game_id}/tables/check", responses=problems(401, 404, 413, 422, 429, 503))
async def check_table(game_id: GameId, table: Table, context: InContext, guest: MaybeGuest) -> TableVerdict:
    """Whether a position can be played on; nothing is kept."""
    return TableVerdict(faults=await making.check_table(context, game_id, table))


@router.post("/{game_id}/tables/solve", responses=problems(401, 404, 409, 413, 422, 429, 503))
async def solve_table(
    game_id: GameId, question: TableQuestion, request: Request, context: InContext, purse: APurse
) -> Solution:
    """Solve a position of a puzzle, as far as the server's time allows; who closes the connection ends the search."""
    return await while_here(request, making.solve(context, game_id, question, purse))
