"""The statements the server uses, each once."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, exists, func, insert, or_, select, union, update

from .tables import (
    ENTRY_BYTES,
    analyses,
    checkpoints,
    entries,
    guests,
    lessons_done,
    matches,
    removals,
    seats,
    studies,
    uptime,
)

INSERT_GUEST = insert(guests)
INSERT_MATCH = insert(matches)
INSERT_SEAT = insert(seats)
INSERT_ENTRY = insert(entries)
INSERT_ANALYSIS = insert(analyses)
INSERT_CHECKPOINT = insert(checkpoints)
INSERT_UPTIME = insert(uptime)
INSERT_REMOVAL = insert(removals)
INSERT_STUDY = insert(studies)
INSERT_LESSON_DONE = insert(lessons_done)

GUEST_BY_TOKEN = select(guests).where(guests.c.token_hash == bindparam("token_hash"))
GUEST_BY_ID = select(guests).where(guests.c.id == bindparam("id"))
GUESTS_BY_ID = select(guests.c.id, guests.c.name, guests.c.kind).where(
    guests.c.id.in_(bindparam("ids", expanding=True))
)
MATCH = select(matches).where(matches.c.id == bindparam("id"))
SEATS = select(seats).where(seats.c.match_id == bindparam("id")).order_by(seats.c.seat)
ENTRIES = select(entries).where(entries.c.match_id == bindparam("id")).order_by(entries.c.version)
CHECKPOINT = select(checkpoints.c.version, checkpoints.c.data).where(checkpoints.c.match_id == bindparam("id"))
_KEPT = select(checkpoints.c.version).where(checkpoints.c.match_id == bindparam("id")).scalar_subquery()
ENTRIES_SINCE = ENTRIES.where(entries.c.version > func.coalesce(_KEPT, 0))  # the checkpoint, if there is one
UPTIME = select(uptime.c.ticks).where(uptime.c.id == 1)
ANALYSIS = select(analyses.c.data).where(analyses.c.match_id == bindparam("id")).order_by(analyses.c.number)
INVITATION = select(seats.c.match_id, seats.c.seat).where(seats.c.invite_token == bindparam("token"))
CHALLENGES = (
    select(seats.c.match_id, seats.c.seat)
    .join(matches, matches.c.id == seats.c.match_id)
    .where(seats.c.invited_id == bindparam("guest"), seats.c.kind == "open", matches.c.status == "waiting")
)
OPEN_MATCHES = select(matches.c.id).where(
    matches.c.owner_id == bindparam("guest"),
    matches.c.status.in_(("waiting", "running")),
    matches.c.trouble.is_(None),
)
_OPEN_COUNT = OPEN_MATCHES.with_only_columns(func.count()).scalar_subquery()
_BYTES = select(func.coalesce(func.sum(matches.c.bytes), 0)).where(matches.c.owner_id == bindparam("guest"))
_STUDIES = studies.c.owner_id == bindparam("guest")
_STUDY_BYTES = select(func.coalesce(func.sum(studies.c.bytes), 0)).where(_STUDIES)
HELD = select(
    _OPEN_COUNT.label("unfinished"), (_BYTES.scalar_subquery() + _STUDY_BYTES.scalar_subquery()).label("bytes")
).where(exists().where(guests.c.id == bindparam("guest")))
_WANTED = (matches.c.status.in_(bindparam("status", expanding=True)), matches.c.created_at < bindparam("before"))
# Said so that no index is tried: of the few matches a guest sits at, not of all that are over.
_WANTED_OF_FEW = (matches.c.status.concat("").in_(bindparam("status", expanding=True)), _WANTED[1])
_MADE = select(matches.c.id, matches.c.created_at).where(matches.c.owner_id == bindparam("guest"), *_WANTED)
_SEATED = (
    select(matches.c.id, matches.c.created_at)
    .join(seats, seats.c.match_id == matches.c.id)
    .where(seats.c.guest_id == bindparam("guest"), *_WANTED_OF_FEW)
)
# Two questions that an index answers each; "made or seated" in one walks through every match there is.
_MADE_OR_SEATED = union(_MADE, _SEATED).subquery()
_REMOVED = select(removals.c.match_id).where(removals.c.guest_id == bindparam("guest"))
_MINE = (
    select(_MADE_OR_SEATED.c.id)
    .where(_MADE_OR_SEATED.c.id.not_in(_REMOVED))
    .order_by(_MADE_OR_SEATED.c.created_at.desc(), _MADE_OR_SEATED.c.id)
    .limit(bindparam("most"))
    .subquery()
)
MY_MATCHES = select(matches).join(_MINE, _MINE.c.id == matches.c.id).order_by(matches.c.created_at.desc(), matches.c.id)
REMOVED_BY = select(removals.c.guest_id).where(removals.c.match_id == bindparam("id"))
PUBLIC_MATCHES = (
    select(matches)
    .where(matches.c.is_public.is_(True), matches.c.status == bindparam("status"), matches.c.trouble.is_(None))
    .order_by(matches.c.created_at.desc(), matches.c.id)
    .limit(bindparam("most"))
)
SEATS_OF_MATCHES = (
    select(seats).where(seats.c.match_id.in_(bindparam("ids", expanding=True))).order_by(seats.c.match_id, seats.c.seat)
)
CLOCKED_MATCHES = select(matches.c.id, matches.c.game).where(
    matches.c.status == "running", matches.c.clock_initial_ms.is_not(None)
)
MATCHES_OF_OTHER_RULES = select(matches.c.id, matches.c.game).where(
    matches.c.status != "over",
    matches.c.trouble.is_(None),
    matches.c.game == bindparam("game"),
    matches.c.rules_version != bindparam("present"),
)
BROKEN_MATCHES = select(matches.c.id, matches.c.game).where(matches.c.status != "over", matches.c.trouble.is_not(None))
IDLE_MATCHES = select(matches.c.id).where(
    matches.c.status == bindparam("status"),
    matches.c.created_at < bindparam("before"),
    ~exists().where(entries.c.match_id == matches.c.id, entries.c.at >= bindparam("before")),
)
OUTDATED_MATCHES = (
    select(matches.c.id)
    .where(matches.c.shelf == bindparam("shelf"), matches.c.ended_at < bindparam("before"))
    .order_by(matches.c.ended_at)
    .limit(bindparam("most"))
)
EXPIRED_GUESTS = (
    select(guests.c.id)
    .where(guests.c.expires_at <= bindparam("now"))
    .order_by(guests.c.expires_at)
    .limit(bindparam("most"))
)
_MADE_BY = select(matches.c.id).where(matches.c.owner_id == bindparam("guest"))
_SAT_AT = select(seats.c.match_id.label("id")).where(seats.c.guest_id == bindparam("guest"))
_INVITED_TO = select(seats.c.match_id.label("id")).where(seats.c.invited_id == bindparam("guest"))
MATCHES_WITH = union(_MADE_BY, _SAT_AT, _INVITED_TO).limit(bindparam("most"))
_UNFINISHED = matches.c.status.in_(("waiting", "running"))
UNFINISHED_OF = union(
    _MADE_BY.where(_UNFINISHED), _SAT_AT.join(matches, matches.c.id == seats.c.match_id).where(_UNFINISHED)
)

STUDY = select(studies).where(studies.c.id == bindparam("id"))
STUDY_OF_MATCH = select(studies.c.id).where(
    _STUDIES, studies.c.match_id == bindparam("match"), studies.c.redrawn.is_(None)
)
_BUT_RECORDS = [column for column in studies.c if column.name != "record"]
MY_STUDIES = (
    select(*_BUT_RECORDS)
    .where(_STUDIES, studies.c.changed_at < bindparam("before"))
    .order_by(studies.c.changed_at.desc(), studies.c.id)
    .limit(bindparam("most"))
)
OUTDATED_STUDIES = (
    select(studies.c.id)
    .where(studies.c.changed_at < bindparam("before"))
    .order_by(studies.c.changed_at)
    .limit(bindparam("most"))
)
SET_STUDY = (
    update(studies)
    .where(studies.c.id == bindparam("key"))
    .values(
        record=bindparam("new_record"),
        title=bindparam("new_title"),
        version=bindparam("new_version"),
        bytes=bindparam("new_bytes"),
        changed_at=bindparam("moment"),
    )
)
DELETE_STUDY = delete(studies).where(studies.c.id == bindparam("key"))

FINISHED_ALONE = (
    select(matches.c.options, matches.c.outcome)
    .join(seats, seats.c.match_id == matches.c.id)
    .where(
        seats.c.guest_id == bindparam("guest"),
        matches.c.game == bindparam("game"),
        matches.c.status == "over",
        matches.c.origin == "new",
        matches.c.start_position.is_(None),
    )
)

LESSONS_DONE = select(lessons_done.c.lesson).where(
    lessons_done.c.guest_id == bindparam("guest"), lessons_done.c.game == bindparam("game")
)

SET_GUEST_SEEN = (
    update(guests)
    .where(guests.c.id == bindparam("key"))
    .values(seen_at=bindparam("seen"), expires_at=bindparam("expires"))
)
SET_GUEST_NAME = update(guests).where(guests.c.id == bindparam("key")).values(name=bindparam("new_name"))
SET_GUEST_TOKEN = (
    update(guests)
    .where(guests.c.id == bindparam("key"))
    .values(token_hash=bindparam("new_hash"), expires_at=bindparam("expires"))
)
SET_STARTED = (
    update(matches).where(matches.c.id == bindparam("key")).values(status="running", started_at=bindparam("moment"))
)
SET_DEAL = update(matches).where(matches.c.id == bindparam("key")).values(seed=bindparam("new"), salt=bindparam("with"))
SET_TERMS = (
    update(matches)
    .where(matches.c.id == bindparam("key"))
    .values(
        options=bindparam("chosen"),
        rules_version=bindparam("rules"),
        clock_initial_ms=bindparam("initial"),
        clock_increment_ms=bindparam("increment"),
        bytes=matches.c.bytes + bindparam("more"),
    )
)
_ENTRIES_BYTES = (
    select(
        func.coalesce(
            func.sum(
                ENTRY_BYTES
                + func.length(func.coalesce(entries.c.text, ""))
                + func.length(func.coalesce(entries.c.data, ""))
            ),
            0,
        )
    )
    .where(entries.c.match_id == bindparam("key"))
    .scalar_subquery()
)
SET_OVER = (
    update(matches)
    .where(matches.c.id == bindparam("key"))
    .values(
        status="over",
        ended_at=bindparam("moment"),
        outcome=bindparam("how"),
        shelf=bindparam("on"),
        bytes=matches.c.bytes + _ENTRIES_BYTES,
    )
)
SET_TROUBLE = update(matches).where(matches.c.id == bindparam("key")).values(trouble=bindparam("what"))
ADD_BYTES = update(matches).where(matches.c.id == bindparam("key")).values(bytes=matches.c.bytes + bindparam("more"))
SET_SEAT = (
    update(seats)
    .where(seats.c.match_id == bindparam("key"), seats.c.seat == bindparam("index"))
    .values(
        kind=bindparam("new_kind"),
        name=bindparam("new_name"),
        guest_id=bindparam("guest"),
        invite_token=bindparam("token"),
        invited_id=bindparam("invited"),
    )
)
SET_UPTIME = update(uptime).where(uptime.c.id == 1).values(ticks=bindparam("tick"))
DELETE_ACTIONS = delete(entries).where(entries.c.match_id == bindparam("key"), entries.c.ply >= bindparam("from_ply"))
DELETE_CHECKPOINT = delete(checkpoints).where(checkpoints.c.match_id == bindparam("key"))
DELETE_ANALYSIS = delete(analyses).where(analyses.c.match_id == bindparam("key"))
DELETE_MATCH = delete(matches).where(matches.c.id == bindparam("key"))  # and with it all that refers to it
_OTHERS = exists().where(
    seats.c.match_id == bindparam("key"), seats.c.guest_id.is_not(None), seats.c.guest_id != bindparam("guest")
)
SHELVE_IF_LAST = (
    update(matches)
    .where(
        matches.c.id == bindparam("key"),
        matches.c.shelf.is_not(None),
        or_(matches.c.owner_id.is_(None), matches.c.owner_id == bindparam("guest")),
        ~_OTHERS,
    )
    .values(shelf="unfinished")
)
LEAVE_SEATS = (
    update(seats)
    .where(seats.c.match_id == bindparam("key"), seats.c.guest_id == bindparam("guest"))
    .values(name="", guest_id=None)
)
_IS_UPLOAD = exists().where(
    matches.c.id == bindparam("key"), matches.c.owner_id == bindparam("guest"), matches.c.origin == "record"
)
LEAVE_UPLOADS = update(seats).where(seats.c.match_id == bindparam("key"), _IS_UPLOAD).values(name="")
LEAVE_INVITATIONS = (
    update(seats)
    .where(seats.c.match_id == bindparam("key"), seats.c.invited_id == bindparam("guest"))
    .values(invited_id=None)
)
LEAVE_MATCHES = (
    update(matches)
    .where(matches.c.id == bindparam("key"), matches.c.owner_id == bindparam("guest"))
    .values(owner_id=None)
)
DELETE_GUEST = delete(guests).where(guests.c.id == bindparam("key"))
