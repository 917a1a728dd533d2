"""Players that are programs. Each gets a situation in which everything its seat cannot know has been redrawn.

A player's randomness is its own: the dice of the match are not touched, and the same seed and ply choose the same.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from fracas.core import rng
from fracas.core.contract import Action, Game, State
from fracas.core.errors import IllegalAction, shown
from fracas.core.match import Match
from fracas.core.seeds import seed_text


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
        raise IllegalAction(f"a player chooses in a match, not in {shown(match)}")
    seat = match.actor
    if seat is None:
        raise IllegalAction("there is nothing to choose: the game is over")
    game, state = match.game, match.state
    game.engine.conceal_at(state, 0, game.tables, seat, rng.stream(f"conceal {seed}", match.ply))
    history = tuple(action.id for action in match.played)
    legal = tuple(game.legal_ids(state))
    return Situation(game, state, seat, legal, history, str(seed), rng.stream(f"choose {seed}", match.ply))


def decide(match: Match, player: Player, seed: rng.Seed) -> Action:
    """The action a player chooses for the acting seat; nothing is played."""
    faced = situation(match, seed)
    return faced.game.actions[player.pick(faced)]


class Player(ABC):
    """Chooses actions for whichever seat is to act."""

    name: str

    def __init__(self, seed: rng.Seed | None = None) -> None:
        self.seed = seed_text(seed)

    @abstractmethod
    def pick(self, situation: Situation) -> int:
        """One of the situation's legal action ids."""

    def choose(self, match: Match) -> Action:
        """An action for the seat to act; nothing is played."""
        return decide(match, self, self.seed)


class RandomPlayer(Player):
    """Any legal action, all equally likely."""

    name = "random"

    def pick(self, situation: Situation) -> int:
        """Draw one."""
        return situation.legal[rng.below(situation.rng, len(situation.legal))]


class SuggestPlayer(Player):
    """What the game's own rule of thumb suggests, without search."""

    name = "suggest"

    def pick(self, situation: Situation) -> int:
        """Ask the game's `suggest` kernel."""
        game = situation.game
        return int(game.engine.suggest_at(situation.state, 0, game.tables, situation.rng))
