"""The tree search as a player, at a level or with limits of one's own; and players by name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeGuard

from fracas.core import registry, rng
from fracas.core.contract import Game
from fracas.core.errors import BadOptions, IllegalAction, did_you_mean, listed, shown
from fracas.core.match import Match

from ..core.said import mistakes
from .candidate import Candidate
from .levels import LEVELS, MOST_SIMULATIONS, Level, level_number, level_of
from .players import Picker, Player, RandomPlayer, Situation, SuggestPlayer, situation
from .search import Found, Search

said = mistakes(__package__)

LONGEST_SECONDS = 3_600.0
MOST_THREADS = 64
USUAL_LEVEL = 3


@dataclass(frozen=True)
class Analysis:
    """What a search found: candidates, best first."""

    seat: int
    candidates: tuple[Candidate, ...]
    simulations: int
    nodes: int
    seconds: float

    @property
    def best(self) -> Candidate:
        """The first candidate."""
        return self.candidates[0]


class Bot(Picker):
    """The tree search as a player of one game."""

    def __init__(self, game: type[Game[Any]], level: Level, seed: rng.Seed | None = None) -> None:
        super().__init__(seed)
        self.game, self.level = game, level
        self.name = str(level.number) if level.number else level.name
        self._rule_of_thumb = SuggestPlayer()
        self._search: Search | None = None

    def pick(self, situation: Situation) -> int:
        """Search, unless there is nothing to choose or the level is careless this time."""
        self._check(situation)
        if len(situation.legal) == 1:
            return situation.legal[0]
        if self.level.carelessness and rng.unit(situation.rng) < self.level.carelessness:
            return self._rule_of_thumb.pick(situation)
        found = self._run(situation, settles=self.level.temperature <= 0.0)  # a draw by visits needs them all
        return _pick(found, self.level.temperature, situation.rng)

    def analyse(self, match: Match) -> Analysis:
        """Search the position and tell every candidate's visits, value and line."""
        faced = situation(match, self.seed)
        self._check(faced)
        found = self._run(faced)
        return Analysis(faced.seat, found.candidates, found.simulations, found.nodes, found.seconds)

    def _check(self, faced: Situation) -> None:
        if faced.game.card.id != self.game.card.id:
            raise IllegalAction(said("this-player-plays-not", id=self.game.card.id, id_2=faced.game.card.id))

    def _run(self, faced: Situation, *, settles: bool = False) -> Found:
        if self._search is None or self._search.game is not faced.game:
            self._search = Search(faced.game, self.level.settings)
        ply = len(faced.history)
        return self._search.run(faced.state, faced.seat, faced.seed, ply, list(faced.history), settles=settles)


def _pick(found: Found, temperature: float, stream: rng.Rng) -> int:
    """The best candidate, or (temperature) one in proportion to a power of its visits."""
    best = found.candidates[0]
    if temperature <= 0.0 or best.proven:
        return best.action.id
    weights = [(candidate.visits / best.visits) ** (1.0 / temperature) for candidate in found.candidates]
    left = rng.unit(stream) * sum(weights)
    for candidate, weight in zip(found.candidates, weights, strict=True):
        left -= weight
        if left < 0.0:
            return candidate.action.id
    return best.action.id


def player_names(game: type[Game[Any]]) -> dict[str, str]:
    """The players of a game by name, each with a sentence: weakest first, as far as that was measured."""
    named = {"random": "plays any legal action", "suggest": "plays by the game's rule of thumb"}
    if not game.card.is_solo:
        named |= {str(n): f"searches: level {n} of {LEVELS[-1]}, {level_of(game, n).name}" for n in LEVELS}
    measured = {rated.player: rated.elo for rated in game.strength().ratings}
    if not set(named) <= set(measured):
        return named
    return {name: named[name] for name in sorted(named, key=lambda name: measured[name])}


def player(game_id: str, kind: str, seed: rng.Seed | None = None) -> Player:
    """A player by name: `random`, `suggest`, or a level from 1 to 5."""
    return player_of(registry.find(game_id), kind, seed)


def player_of(game: type[Game[Any]], kind: str, seed: rng.Seed | None = None) -> Player:
    """The same for a game that need not be registered."""
    names = player_names(game)
    if kind not in names:
        hint = did_you_mean(kind, names) if isinstance(kind, str) else ""
        raise BadOptions(said("there-is-no-player-known", kind=shown(kind), hint=hint, known=listed(names)))
    number = level_number(kind)
    if number is not None:
        return Bot(game, level_of(game, number), seed)
    return RandomPlayer(seed) if kind == RandomPlayer.name else SuggestPlayer(seed)


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
    return bot_of(registry.find(game_id), level, seconds, simulations, threads=threads, seed=seed)


def bot_of(
    game: type[Game[Any]],
    level: int | None = None,
    seconds: float | None = None,
    simulations: int | None = None,
    *,
    threads: int = 1,
    seed: rng.Seed | None = None,
    name: str = "search",
) -> Bot:
    """The same for a game that need not be registered, with a name if it is no level."""
    if game.card.is_solo:
        raise BadOptions(said("is-a-puzzle-for-one", id=game.card.id))
    _check_limits(seconds, simulations, threads)
    if seconds is None and simulations is None:
        if threads != 1:
            raise BadOptions(said("threads-got-a-level-thinks", threads=repr(threads)))
        return Bot(game, level_of(game, USUAL_LEVEL if level is None else level), seed)
    if level is not None:
        raise BadOptions(said("a-level-has-its-own"))
    strongest = level_of(game, LEVELS[-1]).settings
    settings = replace(strongest, simulations=simulations, seconds=seconds, threads=threads, reuse=seconds is not None)
    return Bot(game, Level(0, name, settings, 0.0, 0.0), seed)


def _check_limits(seconds: object, simulations: object, threads: object) -> None:
    if seconds is not None and not (_is_number(seconds, int, float) and 0.0 < seconds <= LONGEST_SECONDS):
        raise BadOptions(
            said("seconds-got-allowed-more-than", seconds=shown(seconds), longest_seconds=f"{LONGEST_SECONDS:g}")
        )
    if simulations is not None and not (_is_number(simulations, int) and 1 <= simulations <= MOST_SIMULATIONS):
        raise BadOptions(
            said(
                "simulations-got-allowed-whole-numbers",
                simulations=shown(simulations),
                most_simulations=MOST_SIMULATIONS,
            )
        )
    if not (_is_number(threads, int) and 1 <= threads <= MOST_THREADS):
        raise BadOptions(said("threads-got-allowed-whole-numbers", threads=shown(threads), most_threads=MOST_THREADS))


def _is_number(value: object, *kinds: type) -> TypeGuard[float]:
    """True is no number of seconds."""
    return isinstance(value, kinds) and not isinstance(value, bool)
