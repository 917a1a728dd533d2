"""Players that are programs: random, `suggest`, and the tree search at a level or with limits of one's own.

A player gets the match but never looks at more than its seat may know: the first thing it does is to redraw the rest.
Its randomness is its own; the dice of the match are not touched.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from fracas.core import registry, rng
from fracas.core.contract import Action, Game, State
from fracas.core.errors import BadOptions, IllegalAction
from fracas.core.match import Match

from .levels import Level, level_of
from .search import Found, Search

LONGEST_SECONDS = 3_600.0
MOST_SIMULATIONS = 100_000_000


@dataclass(frozen=True)
class Line:
    """A candidate action with what the search thinks of it; the value is for the searching seat, -1..1."""

    action: Action
    visits: int
    value: float
    line: tuple[Action, ...]
    proven: bool


@dataclass(frozen=True)
class Analysis:
    """What a search found: candidates, best first."""

    seat: int
    candidates: tuple[Line, ...]
    simulations: int
    nodes: int
    seconds: float

    @property
    def best(self) -> Line:
        """The first candidate."""
        return self.candidates[0]


class Player(ABC):
    """Chooses actions for whichever seat is to act."""

    def __init__(self, game: type[Game[Any]], name: str, seed: rng.Seed | None) -> None:
        self.game, self.name = game, name
        self.seed = secrets.token_hex(16) if seed is None else str(seed)

    @abstractmethod
    def choose(self, match: Match) -> Action:
        """An action for the seat to act."""

    def _known(self, match: Match) -> tuple[State, int, rng.Rng]:
        """The state as the acting seat knows it, the seat, and a stream for this ply."""
        if match.game.card.id != self.game.card.id:
            raise IllegalAction(f"this player plays {self.game.card.id}, not {match.game.card.id}")
        seat = match.actor
        if seat is None:
            raise IllegalAction("there is nothing to choose: the game is over")
        state, stream = match.state, rng.stream(f"player {self.seed}", match.ply)
        match.game.engine.conceal_at(state, 0, match.game.tables, seat, stream)
        return state, seat, stream


class RandomPlayer(Player):
    """Any legal action, all alike."""

    def choose(self, match: Match) -> Action:
        """An action for the seat to act."""
        _, _, stream = self._known(match)
        legal = match.legal()
        return legal[rng.below(stream, len(legal))]


class SuggestPlayer(Player):
    """The game's own quick advice, without search."""

    def choose(self, match: Match) -> Action:
        """An action for the seat to act."""
        state, _, stream = self._known(match)
        return match.game.actions[match.game.engine.suggest_at(state, 0, match.game.tables, stream)]


class Bot(Player):
    """The tree search as a player."""

    def __init__(self, game: type[Game[Any]], level: Level, seed: rng.Seed | None) -> None:
        super().__init__(game, f"level {level.number} ({level.name})" if level.number else "search", seed)
        self.level = level
        self._suggest = SuggestPlayer(game, "suggest", self.seed)
        self._search: Search | None = None
        self._game_searched: Game[Any] | None = None

    def choose(self, match: Match) -> Action:
        """An action for the seat to act."""
        stream = rng.stream(f"choice {self.seed}", match.ply)
        legal = match.legal()
        if len(legal) == 1:
            return legal[0]
        if self.level.carelessness and rng.unit(stream) < self.level.carelessness:
            return self._suggest.choose(match)
        found, _ = self._run(match)
        return match.game.actions[_pick(found, self.level.temperature, stream)]

    def analyse(self, match: Match) -> Analysis:
        """Search the position and tell every candidate's visits, value and line."""
        found, seat = self._run(match)
        actions = match.game.actions
        lines = tuple(
            Line(actions[c.action], c.visits, c.value, tuple(actions[a] for a in c.line), bool(c.proven))
            for c in found.candidates
        )
        return Analysis(seat, lines, found.simulations, found.nodes, found.seconds)

    def _run(self, match: Match) -> tuple[Found, int]:
        state, seat, _ = self._known(match)
        if self._search is None or self._game_searched is not match.game:
            self._search, self._game_searched = Search(match.game, self.level.settings), match.game
        history = [action.id for action in match.played] if self.level.settings.reuse else None
        return self._search.run(state, seat, self.seed, match.ply, history), seat


def _pick(found: Found, temperature: float, stream: rng.Rng) -> int:
    """The best candidate, or (temperature) one in proportion to a power of its visits."""
    best = found.candidates[0]
    if temperature <= 0.0 or best.proven:
        return best.action
    weights = [(candidate.visits / best.visits) ** (1.0 / temperature) for candidate in found.candidates]
    left = rng.unit(stream) * sum(weights)
    for candidate, weight in zip(found.candidates, weights, strict=True):
        left -= weight
        if left < 0.0:
            return candidate.action
    return best.action


PLAYERS: dict[str, Callable[[type[Game[Any]], str, rng.Seed | None], Player]] = {
    "random": RandomPlayer,
    "suggest": SuggestPlayer,
}


def player(game_id: str, kind: str, seed: rng.Seed | None = None) -> Player:
    """A player by name: `random`, `suggest`, or a level from 1 to 5."""
    game = registry.find(game_id)
    if kind in PLAYERS:
        return PLAYERS[kind](game, kind, seed)
    if kind.isdecimal():
        return bot(game_id, level=int(kind), seed=seed)
    raise BadOptions(f"there is no player {kind!r}; known: {', '.join(PLAYERS)} and the levels 1 to 5")


def bot(
    game_id: str,
    level: int | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
    *,
    threads: int = 1,
    seed: rng.Seed | None = None,
) -> Bot:
    """An opponent: a level, or the full strength of the search within seconds and simulations of one's own."""
    game = registry.find(game_id)
    if game.card.is_solo:
        raise BadOptions(f"{game_id} is a puzzle for one: it has a solver, not an opponent")
    if seconds is None and simulations is None:
        return Bot(game, level_of(game_id, 3 if level is None else level), seed)
    if level is not None:
        raise BadOptions("a level has its own limits: give either a level, or seconds and simulations")
    if seconds is not None and not 0.0 < seconds <= LONGEST_SECONDS:
        raise BadOptions(f"seconds: got {seconds!r}; allowed: more than 0, at most {LONGEST_SECONDS:g}")
    if simulations is not None and not 1 <= simulations <= MOST_SIMULATIONS:
        raise BadOptions(f"simulations: got {simulations!r}; allowed: 1 to {MOST_SIMULATIONS}")
    strongest = level_of(game_id, 5).settings
    settings = replace(strongest, simulations=simulations, seconds=seconds, threads=threads, reuse=seconds is not None)
    return Bot(game, Level(0, "search", settings, 0.0, 0.0), seed)
