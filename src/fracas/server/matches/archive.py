"""A match as its rows tell it, without replaying it: who may see it, the list of its actions, its record.

Rows of any age and state are read here, so nothing is taken for granted: what cannot be made out is left out.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError
from sqlalchemy import RowMapping

from fracas.core import registry
from fracas.core.errors import FracasError
from fracas.core.record import RUNNING, UNKNOWN_HASH, Tags, numbered, write_text

from ..errors import Refused, not_found
from ..guests import Guest
from ..messages import Outcome, Player, Trouble
from ..models import ActionList, PlayedAction
from ..store import queries
from . import notes
from .rows import ACTION
from .seating import is_welcome

if TYPE_CHECKING:
    from ..context import Context


@dataclass(frozen=True)
class Stored:
    """The rows of one match, as they are."""

    match: RowMapping
    seats: Sequence[RowMapping]
    entries: Sequence[RowMapping]  # all of them, or those since the checkpoint
    checkpoint: RowMapping | None = None

    @property
    def id(self) -> str:
        """The match's name."""
        return str(self.match["id"])

    @property
    def game(self) -> str:
        """The id of its game, which may be unknown by now."""
        return str(self.match["game"])

    @property
    def status(self) -> str:
        """Waiting, running or over."""
        return str(self.match["status"])

    @property
    def trouble(self) -> Trouble | None:
        """Why it was set aside, if it was."""
        found: Trouble | None = self.match["trouble"]
        return found

    @property
    def version(self) -> int:
        """Of the newest change."""
        first = 0 if self.checkpoint is None else int(self.checkpoint["version"])
        return max((int(row["version"]) for row in self.entries), default=first)

    def players(self) -> set[str]:
        """The guests at its seats."""
        return {row["guest_id"] for row in self.seats if row["guest_id"] is not None}


async def find(context: Context, match_id: str) -> Stored:
    """The rows of a match, as of one moment."""
    questions = (queries.MATCH, queries.SEATS, queries.ENTRIES)
    matches, seats, entries = await context.database.each(questions, {"id": match_id})
    if not matches:
        raise not_found("match")
    return Stored(matches[0], seats, entries)


async def find_newest(context: Context, match_id: str) -> Stored:
    """The checkpoint of a match, and the rows since then; all rows where there is none."""
    questions = (queries.MATCH, queries.SEATS, queries.CHECKPOINT, queries.ENTRIES_SINCE)
    matches, seats, checkpoints, entries = await context.database.each(questions, {"id": match_id})
    if not matches:
        raise not_found("match")
    return Stored(matches[0], seats, entries, checkpoints[0] if checkpoints else None)


def seat_names(game_id: str, count: int) -> Sequence[str]:
    """The names of the sides; numbers where the game is not there or has changed."""
    try:
        names: Sequence[str] = registry.find(game_id).card.seats
    except FracasError:
        names = ()
    return [*names, *(f"seat {index + 1}" for index in range(len(names), count))]


def outcome_of(row: RowMapping) -> Outcome | None:
    """How a match ended, if that can be told."""
    try:
        return None if row["outcome"] is None else Outcome.model_validate(json.loads(row["outcome"]))
    except (ValueError, RecursionError):
        return None


async def see(context: Context, match_id: str, guest: Guest | None, watch: str | None) -> Stored:
    """The rows of a match, for somebody who may see it; to others there is no such match."""
    stored = await find(context, match_id)
    row = stored.match
    holds = watch is None and guest is not None and guest.id in stored.players()
    if not holds and not is_welcome(row["is_public"], row["owner_id"], row["watch_token"], guest, watch):
        raise not_found("match")
    return stored


async def actions(context: Context, match_id: str, guest: Guest | None, watch: str | None) -> ActionList:
    """What was played, once the match is over: until then it may hold secrets."""
    stored = await see(context, match_id, guest, watch)
    _refuse_unless_over(stored)
    row, names = stored.match, seat_names(stored.game, _sides(stored))
    return ActionList(
        id=stored.id,
        game=stored.game,
        rules_version=row["rules_version"],
        players=_players(stored, names),
        status="over",
        outcome=outcome_of(row),
        trouble=stored.trouble,
        created_at=row["created_at"],
        ended_at=row["ended_at"],
        actions=await _played(context, stored, names),
    )


async def record(context: Context, match_id: str, guest: Guest | None, watch: str | None) -> str:
    """A text in the form of a record, with a hash that says it cannot be checked."""
    stored = await see(context, match_id, guest, watch)
    _refuse_unless_over(stored)
    row = stored.match
    options, position = _parsed(row["options"]), _parsed(row["start_position"])
    written = json.dumps(options, sort_keys=True, separators=(",", ":"))
    names, outcome = seat_names(stored.game, _sides(stored)), outcome_of(row)
    told = notes.of_rows(names, stored.seats, row["created_at"], outcome)
    tags = Tags(stored.game, row["rules_version"], written, row["seed"], position, UNKNOWN_HASH, notes=told)
    played = await _played(context, stored, names)
    body = numbered((action.seat, action.text) for action in played)
    return write_text(tags, body, len(body), _result(outcome))


def _refuse_unless_over(stored: Stored) -> None:
    if stored.status != "over":
        text = "the actions of a match may hold secrets: they are told when it is over"
        raise Refused("not-running", text, reason="unfinished")


def _sides(stored: Stored) -> int:
    held = [row["seat"] for row in (*stored.seats, *stored.entries) if row["seat"] is not None]
    return max(held, default=-1) + 1


def _players(stored: Stored, names: Sequence[str]) -> list[Player]:
    found = []
    for row in stored.seats:
        try:
            player = {name: row[name] for name in ("kind", "name", "level")}
            found.append(Player.model_validate(player | {"seat": names[row["seat"]]}))
        except ValidationError:
            continue
    return found


async def _played(context: Context, stored: Stored, names: Sequence[str]) -> list[PlayedAction]:
    rows = [row for row in stored.entries if row["kind"] == ACTION]
    present = await _present_texts(context, stored) if any(row["text"] is None for row in rows) else []
    return [
        PlayedAction(
            ply=ply,
            seat="?" if row["seat"] is None else names[row["seat"]],
            text=row["text"] if row["text"] is not None else _name(row["action"], present),
        )
        for ply, row in enumerate(rows)
    ]


async def _present_texts(context: Context, stored: Stored) -> list[str]:
    """What the actions are called today, for rows from before their texts were kept."""
    options = _parsed(stored.match["options"])
    try:
        game = await context.catalogue.open(stored.game, options if isinstance(options, dict) else {})
    except FracasError:
        return []
    return [action.text for action in game.actions]


def _name(action: int | None, present: list[str]) -> str:
    is_known = action is not None and 0 <= action < len(present)
    return present[action] if is_known and action is not None else f"action {action}"


def _parsed(text: str | None) -> Any:
    """A column of JSON; what is none stays a text."""
    try:
        return None if text is None else json.loads(text)
    except (ValueError, RecursionError):
        return text


def _result(outcome: Outcome | None) -> str:
    if outcome is None:
        return RUNNING
    return f"{'nobody' if outcome.winner is None else outcome.winner} wins: {outcome.ending}"
