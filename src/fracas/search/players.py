"""Players that are programs. Each gets a situation in which everything its seat cannot know has been redrawn.

A player's randomness is its own: the dice of the match are not touched, and the same seed and ply choose the same.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from fracas.core import rng
from fracas.core.contract import Action, Game, State
from fracas.core.errors import IllegalAction, shown
from fracas.core.match import Match
from fracas.core.seeds import seed_text

from ..core.said import mistakes

said = mistakes(__package__)


@dataclass(frozen=True)
class Situation:
    """A decision as its seat may see it; `state` is concealed: true where the seat knows, redrawn where it does not."""

    game: Game[Any]
    state: State
    seat: int
    legal: tuple[int, ...]
    history: tuple[int, ...]  # the actions played so far
    seed: str  # the player's own, not the match's
    rng: rng.Rng


def situation(match: Match, seed: rng.Seed) -> Situation:
    """The decision now due, as the acting seat may see it. The same seed and ply conceal the same way."""
    if not isinstance(match, Match):
        raise IllegalAction(said("a-player-chooses-in-a", match=shown(match)))
    seat = match.actor
    if seat is None:
        raise IllegalAction(said("there-is-nothing-to-choose"))
    game, state = match.game, match.state
    game.engine.conceal_at(state, 0, game.tables, seat, rng.stream(f"conceal {seed}", match.ply))
    history = tuple(action.id for action in match.played)
    legal = tuple(game.legal_ids(state))
    return Situation(game, state, seat, legal, history, str(seed), rng.stream(f"choose {seed}", match.ply))


@dataclass(frozen=True)
class Thought:
    """What a player tells of its thinking while it thinks."""

    value: float | None = None  # for its own side, from -1 (lost) to 1 (won)
    line: tuple[str, ...] = ()  # the actions it expects, its own first
    text: str = ""  # anything else


Thinking = Generator[Thought, None, Action]  # thoughts on the way, then the action


def decide(match: Match, player: Player, seed: rng.Seed) -> Action:
    """The action a player chooses for the acting seat; nothing is played."""
    thinking = player.think(match, seed)
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            action: Action = end.value
            return action


class Player(ABC):
    """Chooses actions for whichever seat is to act."""

    name: str
    unwanted: threading.Event | None = None  # set while it thinks: nobody waits for its answer any more; if it looks

    def __init__(self, seed: rng.Seed | None = None) -> None:
        self.seed = seed_text(seed)

    @property
    def word(self) -> str:
        """What a person types to get this player."""
        return self.name

    @abstractmethod
    def think(self, match: Match, seed: rng.Seed) -> Thinking:
        """The action for the seat to act, after what it tells on the way; nothing is played."""

    def choose(self, match: Match) -> Action:
        """An action for the seat to act; nothing is played."""
        return decide(match, self, self.seed)

    def end_match(self, match: Match) -> None:  # noqa: B027  # most have nothing to do then
        """A match it played in is over, or left."""

    def close(self) -> None:  # noqa: B027  # as above
        """It is not needed any more."""


class Picker(Player):
    """A player that needs nothing but the situation."""

    @abstractmethod
    def pick(self, situation: Situation) -> int:
        """One of the situation's legal action ids."""

    def think(self, match: Match, seed: rng.Seed) -> Thinking:
        """Without a word."""
        yield from ()
        faced = situation(match, seed)
        return faced.game.actions[self.pick(faced)]


class RandomPlayer(Picker):
    """Any legal action, all equally likely."""

    name = "random"

    def pick(self, situation: Situation) -> int:
        """Draw one."""
        return situation.legal[rng.below(situation.rng, len(situation.legal))]


class SuggestPlayer(Picker):
    """What the game's own rule of thumb suggests, without search."""

    name = "suggest"

    def pick(self, situation: Situation) -> int:
        """Ask the game's `suggest` kernel."""
        game = situation.game
        return int(game.engine.suggest_at(situation.state, 0, game.tables, situation.rng))
