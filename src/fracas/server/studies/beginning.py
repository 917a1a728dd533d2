"""Where studies come from: a match that is over, one that runs against a program, a record, another study."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING

from fracas.core.branching import dealt_anew, match_at
from fracas.core.lines import Lines
from fracas.core.match import Match
from fracas.core.record import read_record

from ..errors import Refused
from ..guests import Guest
from ..matches import notes
from ..matches.live import LiveMatch
from ..matches.seating import own_seat, whose_view
from ..meter import off_loop
from ..store import queries
from . import shelf
from .shelf import OpenStudy

if TYPE_CHECKING:
    from ..context import Context


async def of_match(context: Context, live: LiveMatch, guest: Guest, watch: str | None, ply: int) -> OpenStudy:
    """A study of a match: of all of it once it is over, else of what the guest knows of it."""
    whose_view(live, guest, None, watch)
    if live.outcome is None:
        return await _of_running(context, live, guest, ply)
    held = await context.database.one(queries.STUDY_OF_MATCH, {"guest": guest.id, "match": live.id})
    if held is not None:
        return await context.studies.get(context, held["id"])
    match = copy(live.match)  # over: its actions change no more
    told = notes.of_match(live)
    is_upload = live.row.origin == "record"  # whose names are the uploader's own; others' names stay with their match
    match.notes = told if is_upload else replace(told, players={})
    match.lines = Lines()
    return await shelf.add(context, guest, match, live.id, None)


async def _of_running(context: Context, live: LiveMatch, guest: Guest, ply: int) -> OpenStudy:
    """From a moment as the guest's seat knows it, all else dealt anew; chance is the study's own."""
    seat = own_seat(live, guest, None)
    refuse_unfair(live, seat)
    if ply > live.ply:
        raise Refused("early", f"the match has {live.ply} actions so far; there is no moment {ply} yet")
    content = live.match.content_at(ply)
    if live.game.has_secrets:
        content = dealt_anew(live.game, content, seat, context.chance.thought())
    position = match_at(live.game, content).position()["state"]
    match = await off_loop(Match.from_position, live.game, position, context.chance.seed())
    return await shelf.add(context, guest, match, live.id, seat)


def refuse_unfair(live: LiveMatch, seat: int) -> None:
    """While a match runs, whoever plays against a person thinks alone; and a puzzle is not solved by trying it out."""
    if live.status != "running":
        raise Refused("not-running", "the match has not begun", reason="waiting")
    if any(one.kind != "bot" for one in live.seats if one.index != seat):
        text = "while a match between people runs, nothing is tried out"
        raise Refused("unfair", text, reason="study-between-people")
    if live.row.puzzle is not None:
        raise Refused("unfair", "a puzzle is tried out when it is over", reason="study-of-puzzle")


async def of_record(context: Context, guest: Guest, text: str, match_id: str) -> OpenStudy:
    """A study of an uploaded record that has variations or comments."""
    return await shelf.add(context, guest, await off_loop(read_record, text), match_id, None)


async def of_study(context: Context, study: OpenStudy, guest: Guest) -> OpenStudy:
    """A copy of somebody's study, to be changed."""
    match = await off_loop(read_record, await off_loop(study.match.record))
    return await shelf.add(context, guest, match, study.row.match_id, study.row.redrawn)
