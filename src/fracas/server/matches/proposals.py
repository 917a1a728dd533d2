"""What a match is to be played with, agreed by both: proposed by who made it, and accepted, declined or changed.

A match by invitation waits with a proposal: options, clock, sides. Who is invited takes the seat and so accepts it, or
declines, or sends another one back; that guest then sits there too, and the match waits until one of them has accepted
what the other has proposed. Every proposal has a number, and an answer names the one it answers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fracas.core.contract import Game
from fracas.core.errors import listed

from ..errors import Refused
from ..guests import Guest
from ..messages import Accepted, ClockSettings
from ..models import NewProposal
from ..store import queries
from ..store.writer import Statement
from . import lobby, quota
from .live import LiveMatch
from .presence import asked
from .referee import happen, refuse_stale
from .rows import MatchRow, Seat
from .terms import Terms

if TYPE_CHECKING:
    from ..context import Context

MOST = 40  # proposals and refusals of one match: people agree sooner, or never


async def propose_by_link(context: Context, live: LiveMatch, index: int, guest: Guest, given: NewProposal) -> Accepted:
    """Who is invited sends another proposal back, and takes the seat."""
    lobby.refuse_uninvited(live, index, guest)  # before anything is worked out
    game = await _opened(context, live, given)
    accepted = await context.matches.unbroken(_propose(context, live, index, guest, given, game))
    asked(context, live, guest.id)
    return accepted


async def propose(context: Context, live: LiveMatch, seat: int, guest: Guest, given: NewProposal) -> Accepted:
    """Who sits at a match that waits proposes something else."""
    game = await _opened(context, live, given)
    return await context.matches.unbroken(_propose(context, live, seat, guest, given, game))


async def _opened(context: Context, live: LiveMatch, given: NewProposal) -> Game[Any]:
    _refuse_fixed(live)
    lobby.refuse_outdated(live, given.answers)
    quota.check_options(context, given.options)
    return await context.catalogue.open(live.row.game, given.options)


async def _propose(
    context: Context, live: LiveMatch, index: int, guest: Guest, given: NewProposal, game: Game[Any]
) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        host = _refuse_fixed(live)
        if live.seats[index].guest_id != guest.id:
            lobby.refuse_uninvited(live, index, guest)
        lobby.refuse_outdated(live, given.answers)
        _refuse_endless(live)
        is_hosts, was = index == host, Terms.of(live.row, host)
        place = _place(live, index, given.seat)
        terms = _terms(game, given.clock, place if is_hosts else 1 - place)
        if terms == was:
            raise Refused("repeated", "this is what is proposed already", reason="proposal")
        seats = _seated(live, index, guest, host, terms.host)
        data = {"was": was.values(), "is_hosts": is_hosts}
        row = _with_terms(live.row, game, terms)
        await _charge(context, live, guest, row, data)
        accepted = await _settle(context, live, "proposed", place, data, row, game, seats, terms.host != host)
        other = seats[1 - place]
        context.hub.tell(other.guest_id, {"type": "proposal", "match": live.id, "by": guest.name})
        return accepted


def _place(live: LiveMatch, index: int, wanted: str | None) -> int:
    """Where who proposes would sit."""
    if wanted is None:
        return index
    if wanted not in live.seat_names:
        raise Refused("invalid", f"{live.row.game} has no seat {wanted!r}; known: {listed(live.seat_names)}")
    return live.seat_names.index(wanted)


def _terms(game: Game[Any], clock: ClockSettings | None, host: int) -> Terms:
    initial = None if clock is None else round(clock.initial_seconds * 1000)
    increment = None if clock is None else round(clock.increment_seconds * 1000)
    return Terms(game.options.model_dump(mode="json"), initial, increment, host)


def _with_terms(row: MatchRow, game: Game[Any], terms: Terms) -> MatchRow:
    return replace(
        row,
        options=terms.options,
        rules_version=game.card.rules_version,
        clock_initial_ms=terms.clock_initial_ms,
        clock_increment_ms=terms.clock_increment_ms,
    )


def _seated(live: LiveMatch, index: int, guest: Guest, host: int, new_host: int) -> list[Seat]:
    """Both at their places; the link stays with the seat of who was invited, and leads them back here."""
    taken = list(live.seats)
    if index != host:
        taken[index] = replace(taken[index], kind="person", name=guest.name, guest_id=guest.id, invited_id=None)
    return _placed(taken, host, new_host)


def _placed(seats: list[Seat], host: int, new_host: int) -> list[Seat]:
    if new_host == host:
        return seats
    return [replace(seats[1 - place], index=place) for place in (0, 1)]


async def _charge(context: Context, live: LiveMatch, guest: Guest, row: MatchRow, data: Mapping[str, Any]) -> None:
    """Who proposes pays for the room it takes; what a match's maker has in the store is limited in all."""
    more = row.bytes - live.row.bytes
    if guest.id == live.row.owner_id:
        await quota.refuse_growth(context, guest.id, more)
    context.limits.store(guest.id, len(json.dumps(data)) + max(0, more))


async def agree(context: Context, live: LiveMatch, seat: int, proposal: int) -> Accepted:
    """Accept what the other has proposed: the match begins with exactly that."""
    return await context.matches.unbroken(_agree(context, live, seat, proposal))


async def _agree(context: Context, live: LiveMatch, seat: int, proposal: int) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        _refuse_begun(live)
        lobby.refuse_outdated(live, proposal)
        if live.answerer is None:
            raise Refused("nothing-offered", "nobody has answered this invitation yet")
        if live.answerer != seat:
            raise Refused("unfair", "you cannot accept your own offer", reason="own-offer")
        return await lobby.begin(context, live, live.seats)


async def decline(context: Context, live: LiveMatch, seat: int, guest: Guest) -> Accepted:
    """One of the two does not want to play this: who was invited is free, and the match waits for somebody else."""
    return await context.matches.unbroken(_decline(context, live, seat, guest))


async def _decline(context: Context, live: LiveMatch, seat: int, guest: Guest) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        _refuse_begun(live)
        host = live.host
        if host is None or live.seats[1 - host].kind == "open":
            raise Refused("nothing-offered", "nobody has answered this invitation yet")
        told = live.seats[1 - host].guest_id if seat == host else live.row.owner_id
        return await _open_again(context, live, 1 - host, guest.name, told)


async def decline_by_link(context: Context, live: LiveMatch, index: int, guest: Guest) -> Accepted:
    """Who is invited does not want to; the seat stays open to whoever has the new link."""
    return await context.matches.unbroken(_decline_by_link(context, live, index, guest))


async def _decline_by_link(context: Context, live: LiveMatch, index: int, guest: Guest) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        lobby.refuse_uninvited(live, index, guest)
        return await _open_again(context, live, index, guest.name, live.row.owner_id)


async def leave(context: Context, live: LiveMatch, index: int) -> Accepted:
    """Who sat at a match that waits is gone for good; the caller holds the lock."""
    return await _open_again(context, live, index, "", live.row.owner_id)


async def _open_again(context: Context, live: LiveMatch, index: int, by: str, told: str | None) -> Accepted:
    """The seat is free, by a new link, and what who made the match had last proposed stands again."""
    host, row, game, terms = live.host, live.row, live.game, live.proposal.hosts_last
    seats = list(live.seats)
    seats[index] = Seat(index, "open", "", invite_token=context.chance.token())
    moves = False
    if host is not None and terms is not None:
        game = await context.catalogue.open(row.game, terms.options)
        row, seats, moves = _with_terms(row, game, terms), _placed(seats, host, terms.host), terms.host != host
    # Whoever followed the match from that seat must not go on doing so.
    has_to_go = moves or live.seats[index].kind != "open"
    accepted = await _settle(context, live, "declined", index, {"by": by}, row, game, seats, has_to_go)
    context.hub.tell(told, {"type": "challenge-declined", "match": live.id, "by": by})
    return accepted


async def _settle(
    context: Context,
    live: LiveMatch,
    kind: Any,
    seat: int,
    data: dict[str, Any],
    row: MatchRow,
    game: Game[Any],
    seats: list[Seat],
    has_to_go: bool,
) -> Accepted:
    """Store it all at once. Where somebody's place is another's now, those who look on must come again."""
    changed = [one for one in seats if one != live.seats[one.index]]
    changed.sort(key=lambda one: one.invite_token is not None)  # a link is taken from one seat before another has it
    values = {
        "key": live.id,
        "chosen": json.dumps(row.options),
        "rules": row.rules_version,
        "initial": row.clock_initial_ms,
        "increment": row.clock_increment_ms,
        "more": row.bytes - live.row.bytes,
    }
    first = (*(lobby.set_seat(live.id, one) for one in changed), Statement(queries.SET_TERMS, values))

    def then() -> None:
        if has_to_go:
            context.matches.drop_stale(context, live)
        else:
            live.become(row, game, seats)

    return await happen(context, live, kind, seat, data, first=first, then=then)


def _refuse_begun(live: LiveMatch) -> None:
    if live.status != "waiting":
        raise Refused("late", "the match has begun, or is closed", reason="begun")


def _refuse_fixed(live: LiveMatch) -> int:
    """The seat of who made the match; `Refused` where there is nothing to agree upon."""
    _refuse_begun(live)
    host = live.host
    if host is None:
        text = "only a match of two people that is dealt from a seed can be proposed otherwise; this one is as it is"
        raise Refused("unfair", text, reason="fixed-terms")
    return host


def _refuse_endless(live: LiveMatch) -> None:
    if live.proposal.number >= MOST:
        text = f"there have been {MOST} proposals; accept this one, decline, or make another match"
        raise Refused("too-many", text, reason="proposals")
