"""A match in memory. It changes only by rows, whether they have just been committed or come from the store."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Literal, Protocol

from fracas.core.contract import Game
from fracas.core.match import Match, Step

from ..messages import Notice, Outcome, Status
from ..meter import Payer
from . import happenings
from .clocks import Clock
from .happenings import Happening
from .rows import ActionRow, BadRows, MatchEvent, MatchRow, Seat
from .terms import Proposal

if TYPE_CHECKING:
    from .pictures import Picture

Bar = Literal["dice", "secret"]  # what makes taking back unfair, whoever agrees


class Subscriber(Protocol):
    """A connection that wants to know of changes."""

    place: int | None  # the seat they hold; None: a spectator

    def wake(self) -> None:
        """Something has changed."""

    def notify(self, message: Notice) -> None:
        """Send a message that is not part of the match."""

    def see(self, presence: Picture) -> None:
        """Send who is here, which is the same for everybody; only the newest counts."""


@dataclass(frozen=True)
class Entry:
    """One version: when it came about, and how many actions had been played then."""

    version: int
    at: int
    tick: int
    ply: int


def _dealt(row: MatchRow, game: Game[Any]) -> Match:
    if row.start_position is None:
        return Match.new(game, row.seed)
    return Match.from_position(game, row.start_position, row.seed)


class LiveMatch:
    """Record, seats, clock and offers of one match."""

    def __init__(self, row: MatchRow, game: Game[Any], seats: list[Seat]) -> None:
        self.row, self.game, self.seats = row, game, seats
        self.match = _dealt(row, game)
        self.actors: list[int] = []  # by ply: who acted
        self._to_act = self.match.actor
        self.commitment = row.commitment
        self.status: Status = "waiting"
        self.outcome: Outcome | None = None
        self.rematch: str | None = None
        self.proposal = Proposal()  # what it would be played with, as long as it waits
        self.par: int | None = None  # of a puzzle
        self.epoch = 0  # what makes a tick a time in milliseconds since 1970, in this life of the server
        self.hints = 0  # given for a puzzle: they cost stars
        self.date: str | None = None  # when an uploaded record says it was played; None: it was played here
        self.offers: dict[str, int] = {}  # what -> the seat that asks
        self.happenings: tuple[Happening, ...] = ()
        self.taken_back_at = 0  # the version of the last takeback
        self.entries = [Entry(0, row.created_at, 0, 0)]
        self.clock = self._new_clock()
        self.subscribers: set[Subscriber] = set()
        self.lock = asyncio.Lock()  # held by whoever changes the match, until the change is on disk
        self.given_up = False  # the opponent's program failed again and again
        self.is_stale = False  # another process has written to this match: load it again
        self.fairness: dict[int, Bar | None] = {}  # by ply: why this action cannot be taken back; see takeback.py
        self.pictures: dict[Hashable, Picture] = {}  # of this version; see pictures.py
        self.shared: dict[Hashable, Any] = {}  # what its pictures have in common; see portray.py
        self.payer: Payer | None = None  # who brought this version about, and pays for its pictures
        self.drawing_seconds = math.inf  # what the last picture took; the first one may take long
        self.started = 0  # the tick at which it began to run
        self.next_look: asyncio.TimerHandle | None = None  # at who is still here; see presence.py
        self.next_count: asyncio.TimerHandle | None = None  # of the spectators; likewise
        self.has_to_count = False  # they have changed since they were counted
        self.used_at = row.created_at

    def _new_clock(self) -> Clock | None:
        if self.row.clock_initial_ms is None:
            return None
        return Clock(self.row.clock_initial_ms, self.row.clock_increment_ms or 0, len(self.seats))

    def become(self, row: MatchRow, game: Game[Any], seats: list[Seat]) -> None:
        """Another deal or other terms, before it begins."""
        self.row, self.game, self.seats = row, game, seats
        self.match = _dealt(row, game)
        self._to_act = self.match.actor
        self.commitment = row.commitment
        self.clock = self._new_clock()
        self.fairness.clear()
        self._forget_pictures()

    # What it is ----------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The match's name."""
        return self.row.id

    @property
    def version(self) -> int:
        """Counts every change."""
        return self.entries[-1].version

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self.match.ply

    @property
    def actor(self) -> int | None:
        """The seat to act, if the match is running."""
        return self._to_act if self.status == "running" else None

    @property
    def seat_names(self) -> tuple[str, ...]:
        """The names of the sides."""
        return self.game.card.seats

    @property
    def is_of_older_rules(self) -> bool:
        """It began under an earlier version of the rules than it is played under now."""
        return self.row.rules_version < self.game.card.rules_version

    def seats_of(self, guest_id: str | None) -> list[int]:
        """The seats a guest holds."""
        return [seat.index for seat in self.seats if guest_id is not None and seat.guest_id == guest_id]

    def is_full(self) -> bool:
        """Every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    def is_between_people(self) -> bool:
        """More than one guest plays, or may yet."""
        guests = {seat.guest_id for seat in self.seats if seat.kind == "person"}
        return len(guests) > 1 or any(seat.kind == "open" for seat in self.seats)

    @property
    def host(self) -> int | None:
        """The seat of who made the match, where two people can agree upon its terms; None: it is as it is."""
        row = self.row
        held = self.seats_of(row.owner_id)
        others = [seat for seat in self.seats if seat.index not in held and seat.kind != "bot"]
        if row.puzzle is not None or row.start_position is not None:
            return None
        return held[0] if len(held) == len(others) == 1 else None

    @property
    def answerer(self) -> int | None:
        """The seat whose answer to a proposal is waited for; None: nobody's, or somebody is yet to come."""
        host = self.host
        if host is None or self.status != "waiting" or not self.is_full():
            return None
        return 1 - host if self.proposal.is_hosts else host

    def has_others(self, guest_id: str) -> bool:
        """Another person plays here."""
        return any(seat.guest_id not in (None, guest_id) for seat in self.seats)

    def vacate(self, guest_id: str) -> None:
        """A guest has been forgotten in the store."""
        held = self.seats_of(guest_id)
        for seat in self.seats:
            if seat.index in held or (self.row.origin == "record" and self.row.owner_id == guest_id):
                self.seats[seat.index] = replace(seat, name="", guest_id=None)
            elif seat.invited_id == guest_id:
                self.seats[seat.index] = replace(seat, invited_id=None)
        if self.row.owner_id == guest_id:
            self.row = replace(self.row, owner_id=None)
        self._forget_pictures()

    def since(self, version: int, until: int | None = None) -> int:
        """The ply from which on somebody who knows `version` has to be told what happened (up to `until`)."""
        known = self.ply
        for entry in reversed(self.entries):  # who follows is few versions behind, however long the match is
            if until is None or entry.version <= until:
                known = min(known, entry.ply)
                if entry.version <= version:
                    break
        return known

    def visible(self, before: int) -> Entry:
        """What had happened by a tick, as far as it still holds: for spectators who watch with a delay."""
        shown, ply = self.entries[0], self.ply
        for entry in reversed(self.entries):
            ply = min(ply, entry.ply)
            if entry.tick <= before:
                shown = entry
                break
        return Entry(shown.version, shown.at, shown.tick, ply)

    # How it changes ------------------------------------------------------------------------------------------

    def replay(self, rows: Iterable[ActionRow | MatchEvent], boot: int, tick: int) -> None:
        """Bring a fresh match to where the store has it, in a life of the server that began at the tick `boot`.

        What was stored before there were ticks counts from there; and what was written after the last heartbeat before
        a crash has not happened in the future.
        """
        for stored in rows:
            row = replace(stored, tick=min(stored.tick or boot, tick))
            if isinstance(row, ActionRow):
                self._refuse_misplaced(row)
                self._play(row, self.match.prepare(row.action))
            else:
                self.add_event(row)
        self._look()

    def restore(self, kept: Mapping[str, Any], entries: list[Entry], tick: int) -> None:
        """What a checkpoint has kept beside the game itself; see checkpoints.py."""
        self.actors, self.entries = list(kept["actors"]), entries
        self.status, self.started, self.hints = kept["status"], kept["started"], kept["hints"]
        self.offers, self.taken_back_at = dict(kept["offers"]), kept["taken_back_at"]
        self.happenings = tuple(Happening(**one) for one in kept["happenings"])
        self.used_at = max(self.used_at, *(entry.at for entry in entries))
        if self.clock is not None and kept["clock"] is not None:
            turn_at = kept["clock"]["turn_at"]
            self.clock.remaining = list(kept["clock"]["remaining"])
            self.clock.turn_at = None if turn_at is None else min(turn_at, tick)
        self._look()

    def _refuse_misplaced(self, row: ActionRow) -> None:
        """Rows from the store must tell of every action, in order, by the seat whose turn it was."""
        if row.ply != self.match.ply:
            raise BadRows(f"action {row.ply} is stored where {self.match.ply} is next")
        if row.seat != self.match.actor:
            raise BadRows(f"seat {row.seat} acts at ply {row.ply}, where it is the turn of {self.match.actor}")

    def add_action(self, row: ActionRow, step: Step) -> None:
        """An action that was prepared has been committed."""
        self._play(row, step)
        self._look()

    def _play(self, row: ActionRow, step: Step) -> None:
        self.match.take(step)
        self.actors.append(row.seat)
        self._enter(row)
        if self.clock is not None and row.clock_ms is not None:
            self.clock.remaining[row.seat] = row.clock_ms
            self.clock.turn_at = row.tick
        self.offers = {what: by for what, by in self.offers.items() if what == "draw" and by == row.seat}

    def _look(self) -> None:
        """Who is to act now, and whether the game is over."""
        self._to_act = self.match.actor
        outcome = self.match.outcome
        if outcome is not None:
            self._end(Outcome(winner=outcome.winner_name, ending=outcome.ending, text=outcome.text))

    def add_event(self, row: MatchEvent) -> None:
        """Something else has been committed."""
        self.happenings = happenings.after(self.happenings, row, self.offers, self.match.ply)
        match row.kind:
            case "started":
                self.status, self.started, self.date = "running", row.tick, row.data.get("date")
                if self.clock is not None:
                    self.clock.turn_at = row.tick
            case "offer":
                self.offers[row.data["what"]] = row.seat if row.seat is not None else 0
            case "answer":
                self.offers.pop(row.data["what"], None)
            case "takeback":
                self._go_back(row)
            case "ended":
                self._stop_clock(row.tick)
                self._end(Outcome.model_validate(row.data["outcome"]))
            case "rematch":
                self.rematch = row.data["match"]
                self.offers.pop("rematch", None)
            case "hint":
                self.hints += 1
            case "proposed" | "declined":
                self.proposal = self.proposal.after(row)
            case "joined":
                pass  # the seat's own row says who sits there
        self._enter(row)

    def _stop_clock(self, tick: int) -> None:
        if self.clock is not None and self.actor is not None:
            self.clock.remaining[self.actor] = max(0, self.clock.left(self.actor, tick))

    def _go_back(self, row: MatchEvent) -> None:
        while self.match.ply > row.data["ply"]:
            self.match.undo()
        del self.actors[self.match.ply :]
        self._look()
        self.taken_back_at = row.version
        self.offers.clear()
        self.fairness = {ply: bar for ply, bar in self.fairness.items() if ply < self.match.ply}
        if self.clock is not None:
            self.clock.remaining = list(row.data["clocks"])
            self.clock.turn_at = row.tick

    def _end(self, outcome: Outcome) -> None:
        self.status, self.outcome = "over", outcome
        self.offers.clear()
        if self.clock is not None:
            self.clock.turn_at = None

    def _enter(self, row: ActionRow | MatchEvent) -> None:
        self.entries.append(Entry(row.version, row.at, row.tick, self.match.ply))
        self._forget_pictures()
        self.used_at = max(self.used_at, row.at)

    def _forget_pictures(self) -> None:
        self.pictures.clear()
        self.shared.clear()
