"""Nothing reaches a seat that it may not know: everything it cannot know is redrawn, and it notices nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core import rng
from ..core.match import Match
from .cases import Case, Plan, concealed, observation, seat_text, seats_and_spectator
from .fault import Fault

REDRAWS = 2


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


def _see(case: Case, match: Match, ply: int, seat: int | None, redraw: int) -> None:
    game, who = match.game, seat_text(match.game, seat)
    true, other = match.state_at(ply), concealed(match, ply, seat, redraw)
    broken = game.engine.audit_at(other, 0, game.tables)
    if broken:
        name = game.invariants(broken).name
        raise Fault.at(case, match, ply, f"what conceal redraws for {who} cannot be: it breaks the invariant {name}")
    seen, shown = (game.view(state[0], seat).model_dump(mode="json") for state in (true, other))
    if seen != shown:
        place = difference(seen, shown)
        raise Fault.at(case, match, ply, f"the view of {who} gives a secret away: {place} follows what it cannot know")
    if seat is None:
        return
    if observation(game, other, seat) != observation(game, true, seat):
        raise Fault.at(case, match, ply, f"observe gives {who} a feature that follows what it cannot know")
    if int(true[0].actor) == seat and game.legal_ids(other) != game.legal_ids(true):
        raise Fault.at(case, match, ply, f"the legal list of {who} follows what it cannot know")


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
        game = match.game
        for seat in seats_and_spectator(game):
            for ply in range(0, match.ply, 2):
                action = match.played[ply]
                true = game.narrate(match.state_at(ply)[0], action, match.state_at(ply + 1)[0], seat)
                before, after = concealed(match, ply, seat, 1), concealed(match, ply + 1, seat, 2)
                if game.narrate(before[0], action, after[0], seat) != true:
                    who = seat_text(game, seat)
                    raise Fault.at(case, match, ply + 1, f"an event told to {who} follows what it cannot know")
                looked += 1
    return looked


def conceal_forgets(case: Case, plan: Plan) -> int:
    """A redraw depends on what the seat knows and on chance alone: a search from a redrawn state chooses the same."""
    looked = 0
    for match in case.matches(plan):
        game = match.game
        for seat in seats_and_spectator(game):
            for ply in range(0, match.ply + 1, 5):
                once, twice = concealed(match, ply, seat, 4), concealed(match, ply, seat, 5)
                kernel_seat = -1 if seat is None else seat
                game.engine.conceal_at(twice, 0, game.tables, kernel_seat, rng.stream("conceal 4", ply))
                if twice.tobytes() != once.tobytes():
                    who = seat_text(game, seat)
                    raise Fault.at(case, match, ply, f"what conceal redraws for {who} depends on what was there before")
                looked += 1
    return looked


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
