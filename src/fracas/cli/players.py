"""Who sits where at the terminal: people, and players that are programs."""

from __future__ import annotations

from typing import Any

from ..core.contract import Game
from ..core.errors import FracasError, listed, shown
from ..core.match import Match
from ..core.record_notes import LONGEST_NAME
from ..core.said import mistakes
from ..outside.faults import Forfeit
from ..outside.limits import Pace
from ..outside.program import Program
from ..outside.roster import is_startable, make_player, split_words
from ..search.players import Player

said = mistakes(__package__)

HUMAN = "human"


class UnknownPlayer(FracasError):
    """There is no player of that name, or not as many as there are seats."""


Seats = tuple[Player | None, ...]  # by seat; None: a person


def _player(game: type[Game[Any]], word: str, pace: Pace | None) -> Player | None:
    """The player of that name, None for a person."""
    return None if word.strip().lower() == HUMAN else make_player(game, word, pace=pace, others=(HUMAN,))


def seat_players(
    game: Game[Any], seats: str | None, versus: str | None, as_seat: str | None, pace: Pace | None = None
) -> Seats:
    """Who sits where: `--seats` names all in seat order, `--vs` one opponent for the person in seat `--as`."""
    names = game.card.seats
    if seats is not None:
        if versus is not None or as_seat is not None:
            raise UnknownPlayer(said("seats-already-says-who-sits"))
        words = split_words(seats)
        if len(words) != len(names):
            raise UnknownPlayer(
                said("seats-needs-names-for-got", names_count=len(names), known=listed(names), words_count=len(words))
            )
        return tuple(_player(type(game), word, pace) for word in words)
    own = 0
    if as_seat is not None:
        if as_seat not in names:
            raise UnknownPlayer(said("has-no-seat-known", id=game.card.id, as_seat=repr(as_seat), known=listed(names)))
        own = names.index(as_seat)
    if versus is None:
        if as_seat is not None:
            raise UnknownPlayer(said("as-chooses-your-seat-against"))
        return (None,) * len(names)
    if game.card.is_solo:
        raise UnknownPlayer(said("is-played-alone-leave-out", id=game.card.id))
    return tuple(None if seat == own else _player(type(game), versus, pace) for seat in range(len(names)))


def seats_text(seats: Seats) -> str:
    """The seats as `--seats` takes them."""
    return ",".join(HUMAN if player is None else player.word for player in seats)


def introduce(game: Game[Any], seats: Seats) -> None:
    """Programs from outside start and say who they are; what cannot play is told before the match begins."""
    try:
        for player in seats:
            if isinstance(player, Program):
                player.start(game.card.id)
    except Forfeit as error:
        dismiss(seats)
        raise UnknownPlayer(error.sentence) from None


def dismiss(seats: Seats) -> None:
    """Nobody is needed any more."""
    for player in seats:
        if player is not None:
            player.close()


def seats_as_before(match: Match, *, is_ours: bool, pace: Pace | None = None) -> Seats:
    """Who played a recorded match: the programs that its record names, people in the other seats.

    A record from elsewhere starts no program on this machine: that has to be asked for.
    """
    named = [match.notes.players.get(seat, HUMAN) for seat in match.game.card.seats]
    if not is_ours and (commands := [name for name in named if is_startable(type(match.game), name)]):
        raise UnknownPlayer(said("the-record-names-the-program", commands=shown(commands[0])))
    return tuple(_known_player(type(match.game), name, pace) for name in named)


def _known_player(game: type[Game[Any]], name: str, pace: Pace | None) -> Player | None:
    """A program of that name, None for a person: a record may name anybody."""
    try:
        return _player(game, name.removeprefix("level "), pace)
    except FracasError:
        return None


def programs(match: Match, seats: Seats) -> dict[str, str]:
    """What to type for the programs that play, by seat: for the match's record. Too long a command is only named."""
    pairs = zip(match.game.card.seats, seats, strict=True)
    return {
        seat: player.word if len(player.word) <= LONGEST_NAME and player.word.isprintable() else player.name
        for seat, player in pairs
        if player is not None
    }


def player_seed(match: Match, seat: int | None) -> str:
    """A player's own seed: repeatable with the match's, and no part of its stream."""
    return f"player {seat} of match {match.seed}"
