"""Records: upload one to look at it again, move by move, with everything shown."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body

from ..matches import library, portray
from ..models import Imported
from ..studies import beginning
from .deps import AGuest, InContext, problems

router = APIRouter(prefix="/api/records", tags=["records"])


@router.post("", status_code=201, responses=problems(400, 401, 409, 413, 422, 429, 503))
async def upload_record(
    text: Annotated[str, Body(media_type="text/plain")],
    guest: AGuest,
    context: InContext,
) -> Imported:
    """Store a record as a finished match, and its variations as a study; it is replayed first, in a worker."""
    live, replay = await library.store_record(context, guest, text)
    study = None
    if replay.record is not None:
        study = (await beginning.of_record(context, guest, replay.record, live.id)).row.id
    info = portray.info(live, guest.id, can_watch=True)
    return Imported(match=info, ply=live.ply, result=replay.result, study=study)
