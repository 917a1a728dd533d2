"""From a match to messages: the one place where a state becomes something a client receives.

Everything here goes through the game's `view` and `narrate` for the receiver's own seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fracas.core.contract import Action, View
from fracas.core.facts import Fact, T
from fracas.core.texts import ENGLISH
from fracas.search.puzzles import stars

from .. import messages as wire
from ..errors import Refused
from .endings import told
from .live import LiveMatch
from .takeback import verdict

MOST_PLIES = 200  # told at once; what was earlier is asked for page by page


def state(live: LiveMatch, seat: int | None, since: int, before: int | None, language: str | None) -> wire.State:
    """What a seat may know now (None: a spectator, who sees what had happened by `before`).

    A spectator who is kept behind is told nothing that is of now: no clocks, and nothing that comes and goes.
    """
    is_behind = before is not None
    shown = live.entries[-1] if before is None else live.visible(before)
    ply = shown.ply if is_behind else live.ply
    since = max(min(since, ply), ply - MOST_PLIES)
    outcome = None if is_behind else live.outcome
    names = live.seat_names
    past = live.match.state_at(ply)[0]
    view = live.game.view(past, seat)
    actor = None if outcome is not None or past.over else int(past.actor)
    return wire.State.model_construct(
        type="state",
        match=live.id,
        version=shown.version,
        ply=ply,
        since=since,
        seat=None if seat is None else names[seat],
        status=live.status,
        actor=None if actor is None or live.status == "waiting" else names[actor],
        view=_view(live, view, language),
        legal=[] if is_behind else legal(live, seat, view, language),
        events=events(live, seat, since, ply, language),
        last=None if ply == 0 else ply - 1,
        players=players(live),
        clocks=None if is_behind else clocks(live),
        offers=[] if seat is None else [_offer(live, what, by) for what, by in live.offers.items()],
        takeback=None if seat is None else verdict(live, seat),
        puzzle=None if is_behind else puzzle(live),
        outcome=None if outcome is None else told(live, outcome, language or ENGLISH),
        commitment=live.commitment,
        reveal=wire.Reveal(seed=live.row.seed, salt=live.row.salt) if outcome is not None else None,
        rematch=live.rematch,
    )


def _offer(live: LiveMatch, what: str, by: int) -> wire.Offer:
    return wire.Offer.model_validate({"what": what, "by": live.seat_names[by]})


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


def _view(live: LiveMatch, view: View, language: str | None) -> dict[str, Any]:
    return view.model_copy(update={"prompt": tell(live, view.prompt, language)}).model_dump(mode="json")


def past(live: LiveMatch, seat: int | None, ply: int, latest: int, language: str | None, ref: str = "") -> wire.Past:
    """What a seat saw after `ply` actions; a spectator with a delay is told of nothing after `latest`."""
    if ply > latest:
        raise Refused("early", f"the match has {latest} actions so far; there is no moment {ply} yet")
    return wire.Past(
        ref=ref,
        ply=ply,
        view=_view(live, live.game.view(live.match.state_at(ply)[0], seat), language),
        events=events(live, seat, ply - 1, ply, language) if ply else [],
    )


def legal(live: LiveMatch, seat: int | None, view: View, language: str | None) -> list[wire.LegalAction]:
    """The actions of a seat whose turn it is, with the seat's view of now; nobody else gets a list."""
    if seat is None or live.actor != seat:
        return []
    return [_legal_action(live, view, action, language) for action in live.match.legal()]


def _legal_action(live: LiveMatch, view: View, action: Action, language: str | None) -> wire.LegalAction:
    """An action with its preview."""
    preview = live.game.preview(view, action)
    spoken = wire.FACTS_ALONE if language is None else language
    return wire.LegalAction.model_construct(
        id=action.id,
        text=action.text,
        structure=live.game.structures[action.id],
        preview=None if preview is None else wire.GameFact.model_construct(**_dumped(tell(live, preview, spoken))),
    )


def page(live: LiveMatch, seat: int | None, until: int, latest: int, language: str | None) -> wire.EventPage:
    """What a seat saw happen before a moment, as far back as one answer goes."""
    if until > latest:
        raise Refused("early", f"the match has {latest} actions so far; there is no moment {until} yet")
    since = max(0, until - MOST_PLIES)
    return wire.EventPage(since=since, until=until, events=events(live, seat, since, until, language))


def events(live: LiveMatch, seat: int | None, since: int, until: int, language: str | None) -> list[wire.GameEvent]:
    """What a seat saw happen between two moments."""
    match, game, found = live.match, live.game, []
    played = match.played
    for ply in range(since, until):
        before, after = match.state_at(ply)[0], match.state_at(ply + 1)[0]
        for event in game.narrate(before, played[ply], after, seat):
            fields = _dumped(tell(live, event, language)) | {"ply": ply + 1}
            found.append(wire.GameEvent.model_construct(**fields))
    return found


def _dumped(fact: Fact) -> dict[str, Any]:
    return fact.model_dump(mode="json")


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


def info(live: LiveMatch, guest_id: str | None, can_watch: bool) -> wire.MatchInfo:
    """What does not change; tokens only for those who may hand them on."""
    row, yours = live.row, live.seats_of(guest_id)
    is_owner = guest_id is not None and guest_id == row.owner_id
    clock = None
    if row.clock_initial_ms is not None:
        clock = wire.ClockSettings(
            initial_seconds=row.clock_initial_ms / 1000, increment_seconds=(row.clock_increment_ms or 0) / 1000
        )
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
        seats=list(live.seat_names),
        clock=clock,
        puzzle=row.puzzle,
        set_position=row.has_set_position,
        public=row.is_public,
        watch_delay=row.watch_delay,
        created_at=row.created_at,
        commitment=live.commitment,
        yours=[live.seat_names[index] for index in yours],
        watch=row.watch_token if yours or is_owner or can_watch else None,
        invitations=invitations,
    )
