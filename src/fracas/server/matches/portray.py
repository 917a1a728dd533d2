"""From a match to messages: the one place where a state becomes something a client receives.

Everything here goes through the game's `view` and `narrate` for the receiver's own seat.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from pydantic import TypeAdapter
from pydantic_core import to_json

from fracas.core.contract import ALL, Action, View
from fracas.core.facts import Event, T
from fracas.core.texts import ENGLISH
from fracas.search.puzzles import stars

from .. import messages as wire
from ..errors import Refused
from .endings import told
from .happenings import Happening
from .live import LiveMatch
from .seating import view_name
from .takeback import verdict

NOBODY = b'{"seat":null'  # how a spectator's view begins
LEGAL_ACTIONS = TypeAdapter(list[wire.LegalAction])
MOST_PLIES = 200  # told at once; what was earlier is asked for page by page


def state(live: LiveMatch, seat: int | None, since: int, before: int | None, language: str | None) -> str:
    """What a seat may know now (None: a spectator, who sees what had happened by `before`): a `State`, encoded.

    A spectator who is kept behind is told nothing that is of now: no clocks, and nothing that comes and goes. Every
    part is encoded as it is: one model around all of them would look at each figure of the view again.
    """
    is_behind = before is not None
    shown = live.entries[-1] if before is None else live.visible(before)
    ply = shown.ply if is_behind else live.ply
    since = max(min(since, ply), ply - MOST_PLIES)
    outcome = None if is_behind else live.outcome
    names = live.seat_names
    view, seen = _seen(live, seat, ply, language)
    actor = None if outcome is not None else live.match.actor_at(ply)
    fields = {
        "type": "state",
        "match": live.id,
        "version": shown.version,
        "ply": ply,
        "since": since,
        "seat": view_name(live, seat),
        "status": live.status,
        "actor": None if actor is None or live.status == "waiting" else names[actor],
        "last": None if ply == 0 else ply - 1,
        "players": players(live),
        "clocks": None if is_behind else clocks(live),
        "offers": [] if seat is None else [_offer(live, what, by) for what, by in live.offers.items()],
        "happenings": [_happening(live, one) for one in live.happenings if one.version <= shown.version],
        "takeback": None if seat is None or seat == ALL else verdict(live, seat),
        "puzzle": None if is_behind else puzzle(live),
        "outcome": None if outcome is None else told(live, outcome, language or ENGLISH),
        "commitment": live.commitment,
        "reveal": wire.Reveal(seed=live.row.seed, salt=live.row.salt) if outcome is not None else None,
        "rematch": live.rematch,
        "proposal": None if seat is None or live.status != "waiting" else live.proposal.number,
    }
    happened = _heard(live, seat, since, ply, language)
    listed = b"" if is_behind else legal(live, seat, view, language)
    parts = (to_json(fields)[:-1], b',"view":', seen, b',"events":', happened, b',"legal":[', listed, b"]}")
    return b"".join(parts).decode()


def _seen(live: LiveMatch, seat: int | None, ply: int, language: str | None) -> tuple[View, bytes]:
    """The view of a seat, and the same encoded; where there are no secrets it is made once for everybody."""
    game = live.game
    if game.has_secrets:
        view = spoken(live, game.view(live.match.state_at(ply)[0], seat), language)
        return view, to_json(view)
    key = ("view", ply, language)
    if key not in live.shared:
        view = spoken(live, game.view(live.match.state_at(ply)[0], None), language)
        live.shared[key] = view, to_json(view)
    view, encoded = live.shared[key]
    name = game.seat_name(seat)
    if name is None:
        return view, encoded
    return view.model_copy(update={"seat": name}), b'{"seat":' + to_json(name) + encoded.removeprefix(NOBODY)


def _heard(live: LiveMatch, seat: int | None, since: int, until: int, language: str | None) -> bytes:
    """What a seat saw happen, encoded; likewise."""
    if live.game.has_secrets:
        return to_json(events(live, seat, since, until, language))
    key = ("events", since, until, language)
    if key not in live.shared:
        live.shared[key] = to_json(events(live, None, since, until, language))
    found: bytes = live.shared[key]
    return found


def _offer(live: LiveMatch, what: str, by: int) -> wire.Offer:
    return wire.Offer.model_validate({"what": what, "by": live.seat_names[by]})


def _happening(live: LiveMatch, one: Happening) -> wire.Happening:
    return wire.Happening(kind=one.kind, what=one.what, by=live.seat_names[one.by], ply=one.ply)


def tell(live: LiveMatch, fact: T, language: str | None) -> T:
    """A fact with its sentence, unless the client makes sentences itself."""
    return fact if language == wire.FACTS_ALONE else live.game.texts(language or ENGLISH).told(fact)


@contextmanager
def told_refusals(live: LiveMatch, language: str | None) -> Iterator[None]:
    """The rule that forbids an action is told in the language of whoever tried it."""
    try:
        yield
    except Refused as refused:
        if refused.fact is not None:
            refused.fact = tell(live, refused.fact, language)
        raise


def spoken(live: LiveMatch, view: View, language: str | None) -> View:
    """A view whose question and goal have their sentences, likewise."""
    goal = live.game.goal(view)
    told = {"prompt": tell(live, view.prompt, language), "goal": None if goal is None else tell(live, goal, language)}
    return view.model_copy(update=told)


def past(live: LiveMatch, seat: int | None, ply: int, latest: int, language: str | None, ref: str = "") -> wire.Past:
    """What a seat saw after `ply` actions; a spectator with a delay is told of nothing after `latest`."""
    if ply > latest:
        raise Refused("early", f"the match has {latest} actions so far; there is no moment {ply} yet")
    return wire.Past(
        ref=ref,
        ply=ply,
        view=spoken(live, live.game.view(live.match.state_at(ply)[0], seat), language).model_dump(mode="json"),
        events=_wired(events(live, seat, ply - 1, ply, language)) if ply else [],
    )


def past_to_play(live: LiveMatch, seat: int | None, ply: int, latest: int, language: str | None) -> wire.Past:
    """The same, with what the seat could have played then, once the match is over."""
    found, match, game = past(live, seat, ply, latest, language), live.match, live.game
    if live.outcome is None or seat is None or match.actor_at(ply) != seat:
        return found
    state = match.state_at(ply)
    actions = [game.actions[action] for action in game.legal_ids(state)]
    listed = _listed(live, game.view(state[0], seat), actions, language)
    return found.model_copy(update={"legal": LEGAL_ACTIONS.validate_json(b"[" + listed + b"]")})


def legal(live: LiveMatch, seat: int | None, view: View, language: str | None) -> bytes:
    """The actions of a seat whose turn it is, with their previews, each a `LegalAction`; nobody else gets a list."""
    if seat is None or live.actor != seat:
        return b""
    return _listed(live, view, live.match.legal(), language)


def _listed(live: LiveMatch, view: View, actions: Sequence[Action], language: str | None) -> bytes:
    """Actions as who sees that view is told of them."""
    game, spoken = live.game, wire.FACTS_ALONE if language is None else language
    return b",".join(
        game.encoded(action.id) + b',"preview":' + (tell(live, preview, spoken).encoded if preview else b"null") + b"}"
        for action, preview in zip(actions, game.previews(view, actions), strict=True)
    )


def page(live: LiveMatch, seat: int | None, until: int, latest: int, language: str | None) -> wire.EventPage:
    """What a seat saw happen before a moment, as far back as one answer goes."""
    if until > latest:
        raise Refused("early", f"the match has {latest} actions so far; there is no moment {until} yet")
    since = max(0, until - MOST_PLIES)
    return wire.EventPage(since=since, until=until, events=_wired(events(live, seat, since, until, language)))


def events(live: LiveMatch, seat: int | None, since: int, until: int, language: str | None) -> list[Event]:
    """What a seat saw happen between two moments."""
    match, game, found = live.match, live.game, []
    for ply in range(since, until):
        before, after = match.state_at(ply)[0], match.state_at(ply + 1)[0]
        for event in game.narrate(before, match.action_at(ply), after, seat):
            found.append(tell(live, event, language).model_copy(update={"ply": ply + 1}))
    return found


def _wired(events: list[Event]) -> list[wire.GameEvent]:
    return [wire.GameEvent.model_construct(**event.model_dump(mode="json")) for event in events]


def players(live: LiveMatch) -> list[wire.Player]:
    """Who plays."""
    names = live.seat_names
    return [
        wire.Player.model_construct(seat=names[seat.index], kind=seat.kind, name=seat.name, level=seat.level)
        for seat in live.seats
    ]


def puzzle(live: LiveMatch) -> wire.PuzzleProgress | None:
    """How a puzzle stands; null for other matches."""
    par, puzzle_id = live.par, live.row.puzzle
    if par is None or puzzle_id is None:
        return None
    is_solved = live.outcome is not None and live.outcome.winner is not None
    earned = stars(par, live.ply, live.hints) if is_solved else None
    return wire.PuzzleProgress(id=puzzle_id, par=par, actions=live.ply, hints=live.hints, stars=earned)


def clocks(live: LiveMatch) -> wire.Clocks | None:
    """Time left, in a form that stays true while it runs."""
    clock, names = live.clock, live.seat_names
    if clock is None:
        return None
    runs = clock.turn_at is not None and live.actor is not None
    return wire.Clocks(
        remaining_ms=dict(zip(names, clock.remaining, strict=True)),
        running=names[live.actor] if runs and live.actor is not None else None,
        at=live.entries[-1].at if clock.turn_at is None else live.epoch + clock.turn_at,
    )


def proposal(live: LiveMatch) -> wire.Proposal | None:
    """What a match that waits would be played with; null: it does not, or nobody in particular proposes it."""
    found, names = live.proposal, live.seat_names
    owner = live.seats_of(live.row.owner_id)
    if live.status != "waiting" or not owner:
        return None
    host, before = owner[0], found.before
    return wire.Proposal(
        number=found.number,
        by=names[host] if found.is_hosts else names[1 - host],
        host=names[host],
        before=before
        and wire.Terms(
            options=before.options,
            clock=_clock(before.clock_initial_ms, before.clock_increment_ms),
            host=names[before.host],
        ),
        declined_by=found.declined_by,
        may_change=live.host is not None,
    )


def _clock(initial_ms: int | None, increment_ms: int | None) -> wire.ClockSettings | None:
    if initial_ms is None:
        return None
    return wire.ClockSettings(initial_seconds=initial_ms / 1000, increment_seconds=(increment_ms or 0) / 1000)


def info(live: LiveMatch, guest_id: str | None, can_watch: bool, *, is_invited: bool = False) -> wire.MatchInfo:
    """What does not change; tokens only for those who may hand them on."""
    row, yours = live.row, live.seats_of(guest_id)
    is_owner = guest_id is not None and guest_id == row.owner_id
    invitations = {
        live.seat_names[seat.index]: seat.invite_token
        for seat in live.seats
        if is_owner and seat.kind == "open" and seat.invite_token is not None
    }
    return wire.MatchInfo(
        id=row.id,
        game=row.game,
        rules_version=row.rules_version,
        older_rules=live.is_of_older_rules,
        options=row.options,
        settled=live.game.options.settled,
        seats=list(live.seat_names),
        clock=_clock(row.clock_initial_ms, row.clock_increment_ms),
        proposal=proposal(live) if yours or is_invited else None,
        puzzle=row.puzzle,
        set_position=row.has_set_position,
        public=row.is_public,
        watch_delay=row.watch_delay,
        created_at=row.created_at,
        uploaded=row.origin == "record",
        date=live.date,
        commitment=live.commitment,
        yours=[live.seat_names[index] for index in yours],
        watch=row.watch_token if yours or is_owner or can_watch else None,
        invitations=invitations,
    )
