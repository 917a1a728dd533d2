"""The card of a game: what kind of game it is. Everything generic chooses by the card, never by the game's name."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Card:
    """What kind of game this is, in facts that search, environments, lobby and terminal read."""

    id: str
    name: str
    summary: str  # one honest line for the lobby
    seats: tuple[str, ...]  # the names of the sides, seat 0 first; one name: a solo game
    minutes: int  # a usual game between two people
    has_chance: bool  # dice or draws after the set-up
    has_secrets: bool  # some seat does not know everything
    rules_version: int  # bumped when a record could replay differently
    actions: int  # action ids are 0..actions-1
    most_legal: int  # no position offers more actions than this
    features: int  # length of an observation
    longest: int  # no game has more actions than this
    shelf: int = 1_000  # where it stands on the start page: lower first, then by name

    @property
    def is_solo(self) -> bool:
        """A puzzle for one: no opponent, the winner is seat 0 or nobody."""
        return len(self.seats) == 1
