"""Puzzles, and the puzzle of the day."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Path, Query

from ..messages import MOST_TEXT
from ..models import DailyPuzzle, PuzzleInfo, PuzzleList
from ..puzzles import Puzzle
from .deps import InContext, MaybeGuest, problems

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])


@router.get("", responses=problems(401, 422, 429))
async def list_puzzles(
    context: InContext,
    guest: MaybeGuest,
    game: Annotated[str | None, Query(max_length=MOST_TEXT, description="only of this game")] = None,
) -> PuzzleList:
    """Every puzzle; play one by making a match with its id."""
    return PuzzleList(puzzles=[_info(puzzle) for puzzle in context.puzzles.all(game)])


@router.get("/daily", responses=problems(401, 404, 429))
async def daily_puzzle(context: InContext, guest: MaybeGuest) -> DailyPuzzle:
    """The puzzle of today (in UTC), the same for everybody."""
    day = datetime.fromtimestamp(context.now() / 1000, UTC).date()
    return DailyPuzzle(date=day.isoformat(), puzzle=_info(context.puzzles.of_day(day)))


@router.get("/{puzzle_id}", responses=problems(401, 404, 422, 429))
async def puzzle_info(
    puzzle_id: Annotated[str, Path(max_length=MOST_TEXT)], context: InContext, guest: MaybeGuest
) -> PuzzleInfo:
    """One puzzle."""
    return _info(context.puzzles.find(puzzle_id))


def _info(puzzle: Puzzle) -> PuzzleInfo:
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        number=puzzle.number,
        grade=puzzle.grade,
        par=puzzle.par,
        par_rules=puzzle.par_rules,
        lesson=puzzle.lesson,
        options=puzzle.options,
    )
