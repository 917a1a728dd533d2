"""Nothing reaches a seat that it may not know: everything it cannot know is redrawn, and it notices nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from ..core import rng
from ..core.contract import ALL, Game, State
from ..core.match import Match
from .cases import (
    Case,
    Plan,
    concealed,
    observation,
    redrawn,
    seat_text,
    seats_and_spectator,
    sparse_observation,
)
from .fault import Fault, shown_at

REDRAWS = 2
OTHERS = 6  # legal actions that an action is compared with


def seats_see_no_secret(case: Case, plan: Plan) -> int:
    """View, observation and legal list of a seat are the same whatever it cannot know."""
    looked = 0
    for match in case.matches(plan):
        for seat in seats_and_spectator(match.game):
            for ply in range(0, match.ply + 1, 3):
                for redraw in range(REDRAWS):
                    _see(case, match, ply, seat, redraw)
                    looked += 1
    return looked


@shown_at
def _see(case: Case, match: Match, ply: int, seat: int | None, redraw: int) -> None:
    game, who = match.game, seat_text(match.game, seat)
    true, other = match.state_at(ply), concealed(match, ply, seat, redraw)
    broken = game.engine.audit_at(other, 0, game.tables)
    if broken:
        name = game.invariants(broken).name
        raise Fault.at(case, match, ply, f"what conceal redraws for {who} cannot be: it breaks the invariant {name}")
    seen, shown = (_with_goal(game, state, seat) for state in (true, other))
    if seen != shown:
        place = difference(seen, shown)
        raise Fault.at(case, match, ply, f"the view of {who} gives a secret away: {place} follows what it cannot know")
    if seat is None:
        return
    if observation(game, other, seat) != observation(game, true, seat):
        raise Fault.at(case, match, ply, f"observe gives {who} a feature that follows what it cannot know")
    if sparse_observation(game, other, seat) != sparse_observation(game, true, seat):
        raise Fault.at(case, match, ply, f"features gives {who} a feature that follows what it cannot know")
    if int(true[0].actor) == seat and game.legal_ids(other) != game.legal_ids(true):
        raise Fault.at(case, match, ply, f"the legal list of {who} follows what it cannot know")


def _with_goal(game: Game[Any], state: State, seat: int | None) -> Any:
    """The view as it is sent."""
    view = game.view(state[0], seat)
    return view.model_copy(update={"goal": game.goal(view)}).model_dump(mode="json")


def difference(one: Any, other: Any, path: str = "") -> str:
    """The first place where two JSON values differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        pairs = [(str(key), one[key], other[key]) for key in one]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(str(index), *both) for index, both in enumerate(zip(one, other, strict=True))]
    else:
        return path or "the whole"
    name, left, right = next(pair for pair in pairs if pair[1] != pair[2])
    return difference(left, right, f"{path}.{name}" if path else name)


def seats_hear_no_secret(case: Case, plan: Plan) -> int:
    """The events of an action are the same for a seat whatever it cannot know."""
    looked = 0
    for match in case.matches(plan):
        for seat in seats_and_spectator(match.game):
            for ply in range(match.ply):  # each: sides take turns, and who begins may be fixed
                _hear(case, match, ply + 1, seat)
                looked += 1
    return looked


@shown_at
def _hear(case: Case, match: Match, ply: int, seat: int | None) -> None:
    """What is told of the action that led to `ply`."""
    game, action = match.game, match.played[ply - 1]
    true = game.narrate(match.state_at(ply - 1)[0], action, match.state_at(ply)[0], seat)
    before, after = concealed(match, ply - 1, seat, 1), concealed(match, ply, seat, 2)
    if game.narrate(before[0], action, after[0], seat) != true:
        raise Fault.at(case, match, ply, f"an event told to {seat_text(game, seat)} follows what it cannot know")


def actions_tell_no_secret(case: Case, plan: Plan) -> int:
    """Which action was played is told only to a seat that could know: not where conceal makes them the same."""
    looked = 0
    for match in case.matches(plan):
        for ply in range(match.ply):
            played = _after(match, ply, match.played[ply].id)
            for other_id in _others(match, ply):
                other = _after(match, ply, other_id)
                if other.tobytes() != played.tobytes():
                    _compare(case, match, ply, other_id, (played, other))
                looked += 1
    return looked


def _after(match: Match, ply: int, action_id: int) -> State:
    """The state after an action, chance falling as it did in the match."""
    state = match.state_at(ply)
    match.game.engine.apply_at(state, 0, match.game.tables, action_id, rng.stream(match.seed, ply + 1))
    return state


def _others(match: Match, ply: int) -> list[int]:
    """A few actions that were legal, too; those of the same kind first: a secret is mostly one among several alike."""
    actions, played = match.game.actions, match.played[ply]
    others = [found for found in match.game.legal_ids(match.state_at(ply)) if found != played.id]
    random.Random(f"{match.seed} {ply}").shuffle(others)
    return sorted(others, key=lambda found: actions[found].kind != played.kind)[:OTHERS]


@shown_at
def _compare(case: Case, match: Match, ply: int, other_id: int, states: tuple[State, State]) -> None:
    """Whoever cannot tell the states after two actions apart is told and shown the same of both."""
    game, before = match.game, match.state_at(ply)
    actions = (match.played[ply], game.actions[other_id])
    for seat in seats_and_spectator(game):
        if seat == int(before[0].actor) or not _are_alike(match, ply, seat, states):
            continue
        told = [game.narrate(before[0], action, state[0], seat) for action, state in zip(actions, states, strict=True)]
        seen = [game.view(state[0], seat).model_dump(mode="json") for state in states]
        if told[0] == told[1] and seen[0] == seen[1]:
            continue
        way = "an event tells" if told[0] != told[1] else f"{difference(seen[0], seen[1])} in the view tells"
        pair = " or ".join(repr(action.text) for action in actions)
        text = f"{way} {seat_text(game, seat)} whether {pair} was played, but conceal redraws both alike"
        raise Fault.at(case, match, ply + 1, text)


def _are_alike(match: Match, ply: int, seat: int | None, states: tuple[State, State]) -> bool:
    one, other = (redrawn(match.game, state, seat, rng.stream("conceal 6", ply)).tobytes() for state in states)
    return one == other


def conceal_forgets(case: Case, plan: Plan) -> int:
    """A redraw depends on what the seat knows and on chance alone: a search from a redrawn state chooses the same."""
    looked = 0
    for match in case.matches(plan):
        game = match.game
        for seat in seats_and_spectator(game):
            for ply in range(0, match.ply + 1, 5):
                once, other = concealed(match, ply, seat, 4), concealed(match, ply, seat, 5)
                if redrawn(game, other, seat, rng.stream("conceal 4", ply)).tobytes() != once.tobytes():
                    who = seat_text(game, seat)
                    raise Fault.at(case, match, ply, f"what conceal redraws for {who} depends on what was there before")
                looked += 1
    return looked


def everything_can_be_shown(cases: Sequence[Case], plan: Plan) -> int:
    """`ALL` sees whatever a seat sees, is told of every action, and notices what is redrawn."""
    looked, has_noticed = 0, False
    for case in cases:
        for match in case.matches(plan):
            for ply in range(0, match.ply + 1, 5):
                has_noticed |= _show(case, match, ply)
                looked += 1
            if {event.ply for event in match.events(ALL)} != set(range(1, match.ply + 1)):
                raise Fault.at(case, match, match.ply, "narrate tells ALL nothing of some action")
    if cases[0].game().shows_all and not has_noticed:
        raise Fault(cases[0], "`shows_all` is True, but the view of ALL never shows what a spectator cannot know")
    return looked


@shown_at
def _show(case: Case, match: Match, ply: int) -> bool:
    """Whether something hidden shows in this moment."""
    game, state = match.game, match.state_at(ply)
    whole = game.view(state[0], ALL)
    if whole.seat is not None:
        raise Fault.at(case, match, ply, f"the view of ALL says that it is of the seat {whole.seat!r}; it is of none")
    shown = whole.model_dump(mode="json")
    for seat in seats_and_spectator(game) if game.shows_all else ():
        missing = _hidden_from(shown, game.view(state[0], seat).model_dump(mode="json") | {"seat": None})
        if missing:
            text = f"{missing} is hidden in the view of ALL, but {seat_text(game, seat)} sees it"
            raise Fault.at(case, match, ply, text)
    other = game.view(concealed(match, ply, None, 7)[0], ALL).model_dump(mode="json")
    return bool(shown != other)


def _hidden_from(whole: Any, part: Any, path: str = "") -> str:
    """The first place where the part has something and the whole has nothing; empty: there is none."""
    if whole is None and part is not None:
        return path or "everything"
    pairs: list[tuple[str, Any, Any]] = []
    if isinstance(whole, dict) and isinstance(part, dict):
        pairs = [(str(key), whole.get(key), value) for key, value in part.items()]
    elif isinstance(whole, list) and isinstance(part, list) and len(whole) == len(part):
        pairs = [(str(index), *both) for index, both in enumerate(zip(whole, part, strict=True))]
    places = (_hidden_from(one, other, f"{path}.{name}" if path else name) for name, one, other in pairs)
    return next((place for place in places if place), "")


def conceal_redraws_secrets_alone(cases: Sequence[Case], plan: Plan) -> int:
    """With secrets something is redrawn, in some variant; without them nothing is."""
    looked, has_changed = 0, False
    for case in cases:
        for match in case.matches(plan):
            for seat in seats_and_spectator(match.game):
                for ply in range(0, match.ply + 1, 5):
                    is_changed = concealed(match, ply, seat, 3).tobytes() != match.state_at(ply).tobytes()
                    if is_changed and not match.game.has_secrets:
                        raise Fault.at(case, match, ply, "the card says there are no secrets, but conceal redraws some")
                    has_changed |= is_changed
                    looked += 1
    if cases[0].game().card.has_secrets and not has_changed:
        raise Fault(cases[0], "the card says there are secrets, but conceal redraws nothing")
    return looked
