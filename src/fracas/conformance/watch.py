"""What holds after every action: the legal list, the end, the invariants. Whatever plays a match watches it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from ..core.errors import BrokenGame
from ..core.match import Match
from .fault import Fault

if TYPE_CHECKING:
    from .cases import Case


def watch(case: Case, match: Match) -> None:
    """Look at the present state of a match; a fault names the rule it breaks."""
    complaint = _end(match) if match.state[0].over else _running(match)
    if complaint is None:
        complaint = _invariant(match)
    if complaint is not None:
        raise Fault.at(case, match, match.ply, complaint)


def _running(match: Match) -> str | None:
    s, card = match.state[0], match.game.card
    if not 0 <= s.actor < len(card.seats):
        return f"actor is {s.actor}, but the seats are 0 to {len(card.seats) - 1}"
    if s.winner != -1 or s.ending != 0:
        return f"winner is {s.winner} and ending {s.ending} though over is not set"
    if match.ply >= card.longest:
        return f"the game runs on after {match.ply} actions, but card.longest is {card.longest}"
    return _legal_list(match)


def _legal_list(match: Match) -> str | None:
    try:
        legal = match.legal_ids()
    except BrokenGame as error:  # what core refuses by itself
        return str(error)
    for earlier, later in pairwise(legal):
        if earlier == later:
            return f"the legal list names action {later} twice"
        if earlier > later:
            return f"the legal list is not ascending: {earlier} comes before {later}"
    return None


def _end(match: Match) -> str | None:
    s, game = match.state[0], match.game
    seats = len(game.card.seats)
    if not -1 <= s.winner < seats:
        return f"winner is {s.winner}, but the seats are 0 to {seats - 1} (-1: nobody)"
    if s.ending == 0:
        return "over is set, but ending is not: every end has a name"
    if s.ending not in set(game.endings):
        return f"ending is {s.ending}, which {game.endings.__name__} does not name"
    told = game.ending(s)
    text = game.texts().say(told)
    if s.winner < 0 and re.search(r"\bnone\b", text):  # what a sentence says of a winner that is not there
        return f"no winner is set, but the ending {told.kind} has one: {text!r}"
    return _verdict(match)


def _verdict(match: Match) -> str | None:
    """Once the game is over, `evaluate` tells the result itself."""
    game, winner = match.game, int(match.state[0].winner)
    for seat, name in enumerate(game.card.seats):
        value = game.engine.evaluate_at(match.state, 0, game.tables, seat)
        won = 1.0 if winner == seat else -1.0
        wanted = 0.0 if winner < 0 and not game.card.is_solo else won
        if value != wanted:
            return f"evaluate gives {name} {value} at the end, where the result is {wanted}"
    return None


def _invariant(match: Match) -> str | None:
    broken = int(match.game.engine.audit_at(match.state, 0, match.game.tables))
    if not broken:
        return None
    known = {int(invariant): invariant.name for invariant in match.game.invariants}
    return f"audit gives {broken}: the invariant {known.get(broken, 'of that number has no name')} is broken"
