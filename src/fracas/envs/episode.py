"""One game stepped from Python with as little around it as can be: actions in, lists of legal actions out."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from fracas.core.contract import Game, State

from .kernels import bound, episode_dtype
from .setting import game_of
from .streams import CHANCE, checked_seed, streams_of

_DEAL = -1


class Episode:
    """A game of its own, without history, views or opponents; chance falls as in every environment of that seed.

    `legal` lists the legal actions, and is empty once the game is over. `play` trusts its caller: an action that is not
    in that list breaks the rules.
    """

    __slots__ = ("_episode", "_listed", "_play", "game", "legal", "state")

    def __init__(self, game: str | Game[Any], seed: int | None = None, **options: Any) -> None:
        self.game = game_of(game, options)
        self._episode = np.zeros(1, episode_dtype(type(self.game)))
        self._episode["tables"] = self.game.tables
        self._episode["stream"] = streams_of([checked_seed(seed)])[0, CHANCE]
        self.state: State = self._episode["states"][0, :1]
        self._listed: memoryview[int] = self._episode["legal"][0].data
        self._play = partial(bound(type(self.game), "play_and_list"), self._episode)
        self.legal: list[int] = []
        self.deal()

    def deal(self) -> list[int]:
        """A new game; the stream goes on. What is legal in it."""
        return self.play(_DEAL)

    def play(self, action: int) -> list[int]:
        """Play a legal action; what is legal then."""
        self.legal = legal = self._listed[: self._play(action)].tolist()
        return legal

    @property
    def winner(self) -> int | None:
        """The seat that has won, None for nobody."""
        found = int(self.state["winner"][0])
        return found if found >= 0 else None
