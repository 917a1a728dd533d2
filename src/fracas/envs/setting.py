"""What an environment is made of: a game with its options, who sits opposite, and where the learner sits."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import dataclass
from numbers import Real
from typing import Any

import numpy as np

from fracas.core import registry
from fracas.core.contract import Game
from fracas.core.errors import BadOptions, did_you_mean, listed, shown
from fracas.search.bot import player_names

from .kernels import ACTING_SEAT, ANY_SEAT, NO_OPPONENT, RANDOM_OPPONENT, SUGGEST_OPPONENT

SELF = "self"  # nobody: the caller plays every seat, each from its own side
USUAL_OPPONENT = "random"
RANDOM_SEAT = "random"
COMPILED = {SELF: NO_OPPONENT, "random": RANDOM_OPPONENT, "suggest": SUGGEST_OPPONENT}
CARELESS = "suggest"
NO_GAME = "there is no game, or it is over, or its last step was broken off: call `reset`"
ILLEGAL = ("lose", "raise")  # what an action that is not legal does


@dataclass(frozen=True)
class Setting:
    """A game to be trained on."""

    game: Game[Any]
    opponent: str = SELF
    seat: int = ACTING_SEAT  # the learner's, or what kernels.py says
    illegal: str = "lose"
    carelessness: float = 0.0  # of an opponent that goes by the rule of thumb: how often it plays anything instead

    @property
    def kernel_opponent(self) -> int:
        """The opponent as compiled code knows it; a level plays from outside."""
        return COMPILED.get(self.opponent, NO_OPPONENT)

    @property
    def is_compiled(self) -> bool:
        """The opponent moves inside the compiled call, or there is none."""
        return self.opponent in COMPILED


def game_of(name: str | Game[Any], options: Mapping[str, Any], form: type) -> Game[Any]:
    """The game of that id with these options, or one that is ready (it need not be registered).

    What is neither an option of the game nor an argument of the form of environment has come to lie among the options.
    """
    game = type(name) if isinstance(name, Game) else registry.find(name)
    known, own = list(game.options_model.model_fields), _arguments(form)
    for option in options:
        if option not in known:
            hint = "; a seed is given to `reset`" if option == "seed" else did_you_mean(option, [*known, *own])
            raise BadOptions(
                f"{game.card.id} has no option {option!r}{hint}; known: {listed(known)}; "
                f"arguments of this form of environment: {listed(own)}"
            )
    if not isinstance(name, Game):
        return game.with_options(options)
    if options:
        raise BadOptions(f"{name.card.id} has its options already; got {listed(options)} on top")
    return name


def _arguments(form: type) -> list[str]:
    """What a form of environment is made with, beside the game and its options."""
    unnamed = ("self", "game", "options")
    return [name for name in inspect.signature(form.__init__).parameters if name not in unnamed]  # type: ignore[misc]  # of whatever form


def self_play(game: Game[Any], illegal: object = "lose") -> Setting:
    """Every seat is the caller's."""
    return Setting(game, illegal=_one_of("illegal", illegal, ILLEGAL))


def against(
    game: Game[Any], opponent: object, seat: object, illegal: object = "lose", carelessness: object = 0.0
) -> Setting:
    """One seat is the caller's; `None` as opponent is `random`, in a game for one nobody."""
    if opponent is None:
        opponent = SELF if game.card.is_solo else USUAL_OPPONENT
    name = str(opponent) if isinstance(opponent, int | np.integer) and not isinstance(opponent, bool) else opponent
    if game.card.is_solo and name != SELF:
        raise BadOptions(f"opponent: got {shown(opponent)}; {game.card.id} is a game for one")
    _one_of("opponent", name, (SELF, *player_names(type(game))))
    chosen = _seat(game, seat)  # a wrong one is told even where nobody asks for it
    if isinstance(carelessness, bool) or not isinstance(carelessness, Real) or not 0.0 <= float(carelessness) <= 1.0:
        raise BadOptions(f"carelessness: got {shown(carelessness)}; allowed: numbers from 0 to 1")
    if carelessness and name != CARELESS:
        raise BadOptions(f"carelessness: got {shown(carelessness)} for {name!r}; only {CARELESS!r} can be careless")
    learner = ACTING_SEAT if name == SELF else chosen
    return Setting(game, str(name), learner, _one_of("illegal", illegal, ILLEGAL), float(carelessness))


def checked_reset(game: Game[Any], options: object) -> Mapping[str, Any]:
    """What a reset is told beside the seed. Nothing of the game can be changed by it: who tries that should know."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOptions(f"options: got {shown(options)}; allowed: a dictionary")
    for name in options:
        if name in type(game).options_model.model_fields:
            raise BadOptions(f"options: {name} is chosen when an environment of {game.card.id} is made, not at a reset")
    return options


def _one_of(what: str, given: object, allowed: tuple[str, ...]) -> str:
    if isinstance(given, str) and given in allowed:
        return given
    hint = did_you_mean(given, allowed) if isinstance(given, str) else ""
    raise BadOptions(f"{what}: got {shown(given)}{hint}; allowed: {listed(allowed)}")


def _seat(game: Game[Any], given: object) -> int:
    seats = game.card.seats
    if isinstance(given, str) and given == RANDOM_SEAT:
        return ANY_SEAT
    if isinstance(given, str) and given in seats:
        return seats.index(given)
    if isinstance(given, int | np.integer) and not isinstance(given, bool) and 0 <= given < len(seats):
        return int(given)
    known = [f"{number} or {name!r}" for number, name in enumerate(seats)]
    raise BadOptions(f"seat: got {shown(given)}; allowed: {listed([*known, repr(RANDOM_SEAT)])}")
