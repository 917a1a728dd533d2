"""Notices: who made the games that are offered here."""

from __future__ import annotations

from fastapi import APIRouter

from fracas.core.notices import Notices, notices_of

from ..lessons import spoken
from .deps import InContext, MaybeGuest, Spoken, problems

router = APIRouter(prefix="/api/notices", tags=["games"])


@router.get("", responses=problems(401, 422, 429))
async def read_notices(context: InContext, guest: MaybeGuest, language: Spoken = None) -> Notices:
    """Who made the games, what is theirs and what is ours, and what the rulebooks permit."""
    return notices_of(context.catalogue.shelf(), spoken(language))
