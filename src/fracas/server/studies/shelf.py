"""Studies in store and memory. What is kept of one is a record with variations, replayed when it is opened."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from fracas.core.errors import FracasError
from fracas.core.match import Match
from fracas.core.record import read_record

from ..errors import Refused, not_found
from ..guests import Guest
from ..matches import quota
from ..meter import in_turn, off_loop
from ..store import queries
from ..store.tables import STUDY_BYTES
from ..store.writer import Statement

if TYPE_CHECKING:
    from ..context import Context

OPEN = 64  # studies in memory


@dataclass(frozen=True)
class StudyRow:
    """What the store says of a study, but for its record."""

    id: str
    owner_id: str
    match_id: str | None
    game: str
    redrawn: int | None  # the seat whose knowledge it starts from; None: all of it is true
    title: str
    version: int
    bytes: int
    created_at: int
    changed_at: int

    @classmethod
    def read(cls, row: Mapping[Any, Any]) -> StudyRow:
        """From the table."""
        return cls(**{name: row[name] for name in cls.__dataclass_fields__})


@dataclass(eq=False)
class OpenStudy:
    """A study in memory: its match, with the lines beside it. There is one of each, for whoever has it in hand."""

    row: StudyRow
    match: Match
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # held by whoever changes it
    is_dropped: bool = False  # deleted, or otherwise in the store: nothing of it may be kept any more


class Studies:
    """Those in memory; the longest unused one goes first."""

    def __init__(self) -> None:
        self._open: OrderedDict[str, OpenStudy] = OrderedDict()
        self._in_hand: WeakValueDictionary[str, OpenStudy] = WeakValueDictionary()  # those, and what somebody waits for

    async def get(self, context: Context, study_id: str) -> OpenStudy:
        """A study by its id, which opens it: whoever has the link may read it."""
        found = self._in_hand.get(study_id)
        if found is None:
            stored = await context.database.one(queries.STUDY, {"id": study_id})
            if stored is None:
                raise not_found("study")
            row = StudyRow.read(stored)
            context.preparation.refuse_unready(row.game)
            async with in_turn():
                match = await off_loop(_replayed, stored["record"])
            found = self._in_hand.setdefault(study_id, OpenStudy(row, match))
        self.keep(found)
        return found

    def keep(self, study: OpenStudy) -> None:
        """In memory, as the last one used."""
        self._open[study.row.id] = self._in_hand[study.row.id] = study
        self._open.move_to_end(study.row.id)
        while len(self._open) > OPEN:
            self._open.popitem(last=False)

    def drop(self, study_id: str) -> None:
        """It is gone, or must be read again: who has it in hand changes nothing any more."""
        self._open.pop(study_id, None)
        study = self._in_hand.pop(study_id, None)
        if study is not None:
            study.is_dropped = True

    def drop_of(self, guest_id: str) -> None:
        """Those of a guest are gone."""
        for study_id in [key for key, study in self._in_hand.items() if study.row.owner_id == guest_id]:
            self.drop(study_id)


def _replayed(record: str) -> Match:
    try:
        return read_record(record)
    except FracasError as error:
        raise Refused("old-rules", f"this study can no longer be replayed: {error}") from None


async def add(
    context: Context, guest: Guest, match: Match, match_id: str | None, redrawn: int | None, title: str = ""
) -> OpenStudy:
    """Keep a new study of a guest's."""
    match.lines.title = title or match.lines.title
    record, now = await off_loop(match.record), context.now()
    row = StudyRow(
        id=(context.chance.id() + context.chance.id())[:16],  # the link opens it: twice as long as what opens nothing
        owner_id=guest.id,
        match_id=match_id,
        game=match.game.card.id,
        redrawn=redrawn,
        title=match.lines.title,
        version=1,
        bytes=STUDY_BYTES + len(record),
        created_at=now,
        changed_at=now,
    )
    async with quota.room(context, guest.id, row.bytes, is_open=False):
        await context.database.commit([Statement(queries.INSERT_STUDY, _values(row) | {"record": record})])
    study = OpenStudy(row, match)
    context.studies.keep(study)
    return study


def _values(row: StudyRow) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


async def save(context: Context, study: OpenStudy) -> None:
    """Keep a change; a study that cannot be kept is as it was."""
    row = study.row
    try:
        record = await off_loop(study.match.record)
        if len(record) > context.settings.upload_bytes:
            raise Refused("too-large", f"a study may have {context.settings.upload_bytes:,} characters at most")
        size = STUDY_BYTES + len(record)
        changed = replace(
            row, title=study.match.lines.title, version=row.version + 1, bytes=size, changed_at=context.now()
        )
        await quota.refuse_growth(context, row.owner_id, size - row.bytes)
        values = {
            "key": row.id,
            "new_record": record,
            "new_title": changed.title,
            "new_version": changed.version,
            "new_bytes": size,
            "moment": changed.changed_at,
        }
        await context.database.commit([Statement(queries.SET_STUDY, values)])
    except BaseException:
        context.studies.drop(row.id)
        raise
    study.row = changed


async def remove(context: Context, study: OpenStudy) -> None:
    """Delete a study."""
    await context.database.commit([Statement(queries.DELETE_STUDY, {"key": study.row.id})])
    context.studies.drop(study.row.id)


async def delete_outdated(context: Context, before: int, most: int) -> int:
    """Delete studies nobody has changed since; how many."""
    deleted, values = 0, {"before": before, "most": most}
    while rows := await context.database.all(queries.OUTDATED_STUDIES, values):
        await context.database.commit([Statement(queries.DELETE_STUDY, {"key": row["id"]}) for row in rows])
        for row in rows:
            context.studies.drop(row["id"])
        deleted += len(rows)
    return deleted
