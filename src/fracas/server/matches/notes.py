"""What the record of a match tells beside the game: names, the date, an end that the rules know nothing of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

from fracas.core.record_notes import ENDINGS, Decision, Notes

from ..messages import Outcome
from .live import LiveMatch


def of_match(live: LiveMatch) -> Notes:
    """Of a match that can be replayed."""
    decided = None if live.match.outcome is not None else live.outcome  # by the game itself, or otherwise
    seats = ({"seat": seat.index, "kind": seat.kind, "name": seat.name, "level": seat.level} for seat in live.seats)
    notes = of_rows(live.seat_names, seats, live.row.created_at, decided)
    return notes if live.date is None else replace(notes, date=live.date)


def of_rows(
    names: Sequence[str], seats: Iterable[Mapping[Any, Any]], created_at: Any, outcome: Outcome | None
) -> Notes:
    """The same from its rows, which may be broken."""
    players = {names[row["seat"]]: _name(row) for row in seats}
    is_told = outcome is not None and outcome.ending in ENDINGS
    return Notes(
        {seat: name for seat, name in players.items() if name not in ("", seat)},  # a record may not say who played
        _date(created_at),
        Decision(outcome.winner, outcome.ending) if outcome is not None and is_told else None,
    )


def _date(milliseconds: Any) -> str:
    try:
        return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()
    except (TypeError, ValueError, OverflowError, OSError):
        return ""


def _name(row: Mapping[Any, Any]) -> str:
    if row["kind"] == "bot":
        return f"level {row['level']}" if row["level"] else str(row["name"])
    return str(row["name"] or "")
