"""Who sits where at the terminal: people, and players that are programs."""

from __future__ import annotations

from typing import Any

from ..core.contract import Game
from ..core.errors import FracasError, did_you_mean, listed
from ..core.match import Match
from ..search.bot import player_names, player_of
from ..search.players import Player

HUMAN = "human"


class UnknownPlayer(FracasError):
    """There is no player of that name, or not as many as there are seats."""


Seats = tuple[Player | None, ...]  # by seat; None: a person


def make_player(game: type[Game[Any]], word: str) -> Player | None:
    """The player of that name, None for a person."""
    plain = word.strip().lower()
    if plain == HUMAN:
        return None
    known = [HUMAN, *player_names(game)]
    if plain not in known:
        raise UnknownPlayer(f"there is no player {word!r}{did_you_mean(plain, known)}; known: {listed(known)}")
    return player_of(game, plain)


def seat_players(game: Game[Any], seats: str | None, versus: str | None, as_seat: str | None) -> Seats:
    """Who sits where: `--seats` names all in seat order, `--vs` one opponent for the person in seat `--as`."""
    names = game.card.seats
    if seats is not None:
        if versus is not None or as_seat is not None:
            raise UnknownPlayer("--seats already says who sits where: leave out --vs and --as")
        words = seats.split(",")
        if len(words) != len(names):
            raise UnknownPlayer(f"--seats needs {len(names)} names, for {listed(names)}; got {len(words)}")
        return tuple(make_player(type(game), word) for word in words)
    own = 0
    if as_seat is not None:
        if as_seat not in names:
            raise UnknownPlayer(f"{game.card.id} has no seat {as_seat!r}; known: {listed(names)}")
        own = names.index(as_seat)
    if versus is None:
        if as_seat is not None:
            raise UnknownPlayer("--as chooses your seat against --vs: say which player you want to play against")
        return (None,) * len(names)
    if game.card.is_solo:
        raise UnknownPlayer(f"{game.card.id} is played alone: leave out --vs, or use --seats to say who plays")
    return tuple(None if seat == own else make_player(type(game), versus) for seat in range(len(names)))


def seats_text(seats: Seats) -> str:
    """The seats as `--seats` takes them."""
    return ",".join(HUMAN if player is None else player.name for player in seats)


def programs(match: Match, seats: Seats) -> dict[str, str]:
    """The names of the programs that play, by seat: for the match's record."""
    pairs = zip(match.game.card.seats, seats, strict=True)
    return {seat: player.name for seat, player in pairs if player is not None}


def player_seed(match: Match, seat: int | None) -> str:
    """A player's own seed: repeatable with the match's, and no part of its stream."""
    return f"player {seat} of match {match.seed}"
