"""One game stepped from Python with as little around it as can be: actions in, lists of legal actions out."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game, State

from .actions import as_action, say_why_illegal
from .kernels import DEAL_ANEW, NOT_LEGAL, bound, episode_dtype
from .setting import game_of
from .streams import CHANCE, checked_seed, streams_of


class Episode:
    """A game of its own, without history, views or opponents; chance falls as in every environment of that seed.

    `legal` lists the legal actions, and is empty once the game is over. An action that is not in it is refused.
    """

    __slots__ = ("_episode", "_listed", "_play", "game", "legal", "state")

    def __init__(self, game: str | Game[Any], seed: int | None = None, **options: Any) -> None:
        made = game_of(game, options, Episode)
        episode = np.zeros(1, episode_dtype(type(made)))
        episode["tables"] = made.tables
        episode["stream"] = streams_of([checked_seed(seed)])[0, CHANCE]
        self._begin(made, episode)
        self.deal()

    def _begin(self, game: Game[Any], episode: npt.NDArray[Any]) -> None:
        self.game, self._episode = game, episode
        self.state: State = self._episode["states"][0, :1]
        self._listed: memoryview[int] = self._episode["legal"][0].data
        self._play = partial(bound(type(self.game), "play_and_list"), self._episode)
        self.legal: list[int] = self._listed[: int(episode["count"][0])].tolist()

    def __reduce__(self) -> tuple[Any, ...]:
        """What is pickled and copied: the game, and the record that holds all the rest."""
        return _again, (self.game, self._episode)

    def deal(self) -> list[int]:
        """A new game; the stream goes on. What is legal in it."""
        return self.play(DEAL_ANEW)

    def play(self, action: int) -> list[int]:
        """Play a legal action; what is legal then."""
        if action.__class__ is not int:
            action = as_action(action)
        try:
            count = self._play(action)
        except OverflowError:
            count = NOT_LEGAL
        if count < 0:
            say_why_illegal(self.game, self.state, action)
        self.legal = legal = self._listed[:count].tolist()
        return legal

    @property
    def winner(self) -> int | None:
        """The seat that has won, None for nobody."""
        found = int(self.state["winner"][0])
        return found if found >= 0 else None


def _again(game: Game[Any], episode: npt.NDArray[Any]) -> Episode:
    made = Episode.__new__(Episode)
    made._begin(game, episode)
    return made
