"""Making matches, taking seats, playing again."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fracas.core.contract import Game
from fracas.core.errors import BadOptions, listed
from fracas.search.dealing import DEAL, can_be_passed_over
from fracas.search.levels import level_number, level_of

from ..errors import Refused, not_found
from ..guests import Guest, clean_name
from ..logs import log
from ..messages import Accepted
from ..models import Challenge, Me, NewMatch, Open, Opponent, SeatChoice
from ..store import queries
from ..store.writer import Statement
from ..workers.jobs import Deal, Warm
from ..workers.queue import SOON
from . import quota
from .live import LiveMatch
from .presence import asked
from .referee import happen, refuse_stale
from .rows import MatchEvent, MatchRow, Seat

if TYPE_CHECKING:
    from ..context import Context

DEAL_SECONDS = 30.0


async def create(context: Context, owner: Guest, request: NewMatch) -> LiveMatch:
    """Make a match as somebody requests it."""
    await quota.refuse_too_many(context, owner.id)
    quota.check_options(context, request.options)
    puzzle = None if request.puzzle is None else context.puzzles.find(request.puzzle)
    game_id = request.game if puzzle is None else puzzle.game
    options = request.options if puzzle is None else puzzle.options
    game = await context.catalogue.open(game_id, options)
    seats = await _seats(context, game, owner, request.seats, request.shuffle)
    position = request.position if puzzle is None else puzzle.position
    if position is not None:
        await context.preparation.until_complete(game_id)  # a position is audited
    if request.position is not None and puzzle is None:
        _refuse_known_secrets(game, seats, request.public)
    seed = context.chance.seed()
    if position is None:
        game = await _solvable(context, owner.id, game, seed)
    row = MatchRow(
        id=context.chance.id(),
        game=game.card.id,
        rules_version=game.card.rules_version,
        options=game.options.model_dump(mode="json"),
        start_position=position,
        seed=seed,
        salt=context.chance.salt(),
        owner_id=owner.id,
        origin="new",
        puzzle=None if puzzle is None else puzzle.id,
        clock_initial_ms=None if request.clock is None else round(request.clock.initial_seconds * 1000),
        clock_increment_ms=None if request.clock is None else round(request.clock.increment_seconds * 1000),
        watch_token=context.chance.token(),
        watch_delay=request.watch_delay,
        is_public=request.public,
        created_at=context.now(),
    )
    live, statements = prepare(context, row, game, seats)
    if live.match.outcome is not None:
        raise Refused("invalid", "the game is over in this position: nothing is left to play")
    async with quota.room(context, owner.id, row.bytes):
        await context.database.commit(statements)
    open_up(context, live)
    return live


async def _solvable(context: Context, guest_id: str, game: Game[Any], seed: str) -> Game[Any]:
    """The game with the options that deal a set-up of the seed that can be solved; other games as they are."""
    if not can_be_passed_over(type(game)):
        return game
    wanted = game.options.model_copy(update={DEAL: 0}).model_dump_json()
    options = await context.workers.think(guest_id, SOON, Deal(game.card.id, wanted, seed), DEAL_SECONDS)
    return await context.catalogue.open(game.card.id, options)


def _refuse_known_secrets(game: Game[Any], seats: list[Seat], is_public: bool) -> None:
    """Who sets a position knows what is hidden in it: with other people that is no fair start."""
    if game.card.has_secrets and (is_public or any(seat.kind == "open" for seat in seats)):
        text = f"{game.card.id} has secrets: a position can be set at a hot seat or against a program, not with others"
        raise Refused("unfair", text, reason="set-position")


async def _seats(
    context: Context, game: Game[Any], owner: Guest, requests: Mapping[str, SeatChoice], shuffle: bool
) -> list[Seat]:
    names = game.card.seats
    unknown = [name for name in requests if name not in names]
    if unknown:
        raise Refused("invalid", f"{game.card.id} has no seat {unknown[0]!r}; known: {listed(names)}")
    choices: list[SeatChoice] = []
    for index, name in enumerate(names):
        choices.append(requests.get(name) or (Me() if index == 0 and not requests else Open()))
    if shuffle and len(choices) == 2 and context.chance.coin():
        choices.reverse()
    return [await _seat(context, game, owner, index, choice) for index, choice in enumerate(choices)]


async def _seat(context: Context, game: Game[Any], owner: Guest, index: int, choice: SeatChoice) -> Seat:
    match choice:
        case Me():
            name = clean_name(context, choice.name) if choice.name.strip() else owner.name
            return Seat(index, "person", name, guest_id=owner.id)
        case Opponent():
            return Seat(index, "bot", opponent_name(game, choice.level), level=choice.level)
        case Open():
            return Seat(index, "open", "", invite_token=context.chance.token())
        case Challenge():
            row = await context.database.one(queries.GUEST_BY_ID, {"id": choice.guest})
            if row is None:
                raise not_found("guest")
            return Seat(index, "open", "", invite_token=context.chance.token(), invited_id=row["id"])


def opponent_name(game: Game[Any], level: str) -> str:
    """What an opponent is called; `BadOptions` if there is none of that level."""
    if game.card.is_solo:
        raise BadOptions(f"{game.card.id} is a puzzle for one: it has no opponents")
    number = level_number(level)
    if number is None:
        return level.capitalize()
    return f"{level_of(type(game), number).name.capitalize()} (level {level})"


def prepare(
    context: Context, row: MatchRow, game: Game[Any], seats: list[Seat], date: str | None = None
) -> tuple[LiveMatch, list[Statement]]:
    """A new match and the statements that store it; it runs at once when every seat is taken.

    `date`: when it was played, if that was elsewhere.
    """
    live = LiveMatch(row, game, seats)
    is_running = live.is_full()
    statements = [Statement(queries.INSERT_MATCH, row.values("running" if is_running else "waiting"))]
    statements += [Statement(queries.INSERT_SEAT, seat.values(row.id)) for seat in seats]
    if is_running:
        started = MatchEvent(1, "started", None, row.created_at, context.tick(), {} if date is None else {"date": date})
        statements.append(Statement(queries.INSERT_ENTRY, started.values(row.id)))
        statements.append(Statement(queries.SET_STARTED, {"key": row.id, "moment": row.created_at}))
        live.add_event(started)
    return live, statements


def open_up(context: Context, live: LiveMatch) -> None:
    """A match is on disk: let it begin, and tell who should know."""
    context.matches.add(context, live)
    context.metrics.created.labels(live.row.game).inc()
    log("a match was made", match=live.id, game=live.row.game, status=live.status)
    for seat in live.seats:
        if seat.invited_id is not None and seat.kind == "open":
            context.hub.tell(seat.invited_id, challenge_event(live, seat))
    if live.status == "running":
        tell_started(context, live)
    if any(seat.kind == "bot" for seat in live.seats) and context.preparation.is_complete(live.row.game):
        context.workers.prepare(Warm(live.row.game, json.dumps(live.row.options, sort_keys=True)))


def tell_started(context: Context, live: LiveMatch) -> None:
    """Tell the players' event streams that a match runs."""
    for seat in live.seats:
        context.hub.tell(seat.guest_id, started_event(live, seat))


def started_event(live: LiveMatch, seat: Seat) -> dict[str, Any]:
    """A match runs in which the guest holds a seat."""
    return {
        "type": "match-started",
        "match": live.id,
        "game": live.row.game,
        "seat": live.seat_names[seat.index],
        "opponents": [other.name for other in live.seats if other is not seat],
    }


def challenge_event(live: LiveMatch, seat: Seat) -> dict[str, Any]:
    """The guest is asked to play; the invitation is taken or declined like any other."""
    return {
        "type": "challenge",
        "match": live.id,
        "game": live.row.game,
        "options": live.row.options,
        "set_position": live.row.has_set_position,
        "seat": live.seat_names[seat.index],
        "invitation": seat.invite_token,
        "by": [other.name for other in live.seats if other.kind != "open"],
    }


async def find_invitation(context: Context, token: str) -> tuple[LiveMatch, Seat]:
    """The open seat an invitation leads to."""
    found = await context.database.one(queries.INVITATION, {"token": token})
    if found is None:
        raise not_found("invitation")
    live = await context.matches.get(context, found["match_id"])
    return live, live.seats[found["seat"]]


async def join(context: Context, live: LiveMatch, index: int, guest: Guest, proposal: int | None = None) -> Accepted:
    """A guest takes an open seat, and so agrees to what is proposed: that of this number, if one is given."""
    accepted = await context.matches.unbroken(_join(context, live, index, guest, proposal))
    asked(context, live, guest.id)
    return accepted


async def _join(context: Context, live: LiveMatch, index: int, guest: Guest, proposal: int | None) -> Accepted:
    async with live.lock:
        refuse_stale(live)
        refuse_uninvited(live, index, guest)
        refuse_outdated(live, proposal)
        seats = list(live.seats)
        seats[index] = Seat(index, "person", guest.name, guest_id=guest.id)
        if all(seat.kind != "open" for seat in seats):
            return await begin(context, live, seats)
        return await _change_seat(context, live, seats[index], "joined")


def refuse_uninvited(live: LiveMatch, index: int, guest: Guest) -> None:
    """Only who was invited, and does not sit there already, may take an open seat or say something else to it."""
    seat = live.seats[index]
    if live.status != "waiting" or seat.kind != "open":
        if live.outcome is not None:
            raise Refused("taken", "this match is closed", reason="closed")
        raise Refused("taken", "this seat is already taken")
    if seat.invited_id is not None and seat.invited_id != guest.id:
        raise Refused("not-yours", "this invitation is for somebody else")
    if guest.id in [other.guest_id for other in live.seats]:
        raise Refused("taken", "you sit at this match already; send the link to somebody else", reason="here-already")


def refuse_outdated(live: LiveMatch, proposal: int | None) -> None:
    """Nobody agrees to what they have not seen."""
    newest = live.proposal.number
    if proposal is not None and proposal != newest:
        text = f"this answers proposal {proposal}; the newest is {newest}: look at it first"
        raise Refused("late", text, reason="proposal")


async def begin(context: Context, live: LiveMatch, seats: list[Seat]) -> Accepted:
    """Everybody sits and has agreed: the match runs, dealt anew; the caller holds the lock.

    What was to be seen while it waited was an example: nobody can have waited for a good deal, or tried for one.
    """
    row = replace(live.row, seed=context.chance.seed(), salt=context.chance.salt())
    seats = [replace(seat, invite_token=None, invited_id=None) for seat in seats]
    first = (
        *(set_seat(live.id, seat) for seat in seats),
        Statement(queries.SET_DEAL, {"key": live.id, "new": row.seed, "with": row.salt}),
        Statement(queries.SET_STARTED, {"key": live.id, "moment": context.now()}),
    )
    accepted = await happen(
        context, live, "started", None, {}, first=first, then=lambda: live.become(row, live.game, seats)
    )
    tell_started(context, live)
    return accepted


async def empty_seat(context: Context, live: LiveMatch, index: int) -> Accepted:
    """Who sat there is forgotten: the seat is nobody's, and the match goes on; the caller holds the lock."""
    return await _change_seat(context, live, Seat(index, "person", ""), "forgotten")


async def _change_seat(context: Context, live: LiveMatch, seat: Seat, how: str) -> Accepted:
    old = live.seats[seat.index]
    live.seats[seat.index] = seat
    try:
        return await happen(context, live, "joined", seat.index, {"how": how}, first=(set_seat(live.id, seat),))
    except BaseException:
        live.seats[seat.index] = old
        raise


def set_seat(match_id: str, seat: Seat) -> Statement:
    """Who sits there from now on."""
    values = {
        "key": match_id,
        "index": seat.index,
        "new_kind": seat.kind,
        "new_name": seat.name,
        "guest": seat.guest_id,
        "token": seat.invite_token,
        "invited": seat.invited_id,
    }
    return Statement(queries.SET_SEAT, values)


async def rematch(context: Context, live: LiveMatch, owner_id: str) -> tuple[LiveMatch, list[Statement]]:
    """The same again with seats exchanged and a new seed; not yet stored."""
    game, seed = live.game, context.chance.seed()
    if live.row.start_position is None:
        game = await _solvable(context, owner_id, game, seed)
    row = replace(
        live.row,
        id=context.chance.id(),
        rules_version=game.card.rules_version,
        options=game.options.model_dump(mode="json"),
        seed=seed,
        salt=context.chance.salt(),
        owner_id=owner_id,
        watch_token=context.chance.token(),
        created_at=context.now(),
    )
    count = len(live.seats)
    seats = [replace(seat, index=(seat.index + 1) % count) for seat in live.seats]
    return prepare(context, row, game, sorted(seats, key=lambda seat: seat.index))
