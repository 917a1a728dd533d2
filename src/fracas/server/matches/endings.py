"""How matches end by other things than a game's rules; the sentences are in the house's catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fracas.core.contract import Game
from fracas.core.facts import Ending
from fracas.core.texts import ENGLISH, house_texts

from ..messages import FACTS_ALONE, Outcome

if TYPE_CHECKING:
    from .live import LiveMatch


def undecided(ending: str) -> Outcome:
    """Nobody wins."""
    text = house_texts().say(Ending(kind=ending, winner=None, loser=None))
    return Outcome(winner=None, ending=ending, text=text)


def lost(live: LiveMatch, seat: int, ending: str) -> Outcome:
    """A seat has given up, left, or used up its time."""
    others = [name for index, name in enumerate(live.seat_names) if index != seat]
    found = Outcome(winner=others[0] if others else None, ending=ending, text="")
    return told(live, found, ENGLISH)


def told(live: LiveMatch, outcome: Outcome, language: str) -> Outcome:
    """An outcome with its sentence in a language; without one for who makes sentences himself."""
    if language == FACTS_ALONE:
        return outcome.model_copy(update={"text": ""})
    return outcome.model_copy(update={"text": ending_text(live.game, outcome, language)})


def ending_text(game: Game[Any] | type[Game[Any]], outcome: Outcome, language: str) -> str:
    """The sentence of an outcome in a language."""
    losers = [name for name in game.card.seats if outcome.winner is not None and name != outcome.winner]
    ending = Ending(kind=outcome.ending, winner=outcome.winner, loser=losers[0] if losers else None, text=outcome.text)
    return game.texts(language).say(ending)
