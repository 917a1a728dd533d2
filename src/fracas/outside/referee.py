"""A game between players, to its end by the rules or by somebody's fault."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from fracas.core.match import Match
from fracas.core.record_notes import Decision
from fracas.search.players import Player, decide

from .faults import Fault, Forfeit


@dataclass(frozen=True)
class Lost:
    """A game lost by a fault."""

    seat: int
    fault: Fault


def forfeit(match: Match, seat: int, fault: Fault) -> Lost:
    """The match ends: the seat's program has lost it. The record says by what."""
    seats = match.game.card.seats
    winner = None if match.game.card.is_solo else seats[1 - seat]
    match.notes = replace(match.notes, decision=Decision(winner, fault.ending))
    return Lost(seat, fault)


def play_out(
    match: Match, players: Sequence[Player], played: Callable[[Match], None] = lambda match: None
) -> Lost | None:
    """Play on to the end; what a program did wrong, if it ended by that. `played` is called after each action."""
    lost: Lost | None = None
    try:
        while lost is None and (seat := match.actor) is not None:
            try:
                match.play(decide(match, players[seat], players[seat].seed))
            except Forfeit as error:
                lost = forfeit(match, seat, error.fault)
            else:
                played(match)
    finally:
        for player in players:
            player.end_match(match)
    return lost
