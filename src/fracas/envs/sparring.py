"""A level of the search as an opponent: it plays from outside the compiled call, with the row's stream of choices."""

from __future__ import annotations

from typing import Any

from fracas.core.rng import next_word
from fracas.search.bot import Bot
from fracas.search.levels import level_of
from fracas.search.players import Situation

from .rows import Rows


class Sparring:
    """Moves for the seats that are not the learner's, in the only row."""

    def __init__(self, rows: Rows) -> None:
        self._rows, self._bot = rows, _bot(rows)
        self._seed, self._history = "", list[int]()

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled and copied: all but the search, whose tree is grown anew in a copy."""
        return {name: value for name, value in vars(self).items() if name != "_bot"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._bot = _bot(self._rows)

    def begin(self) -> None:
        """A new game has been dealt."""
        self._seed, self._history = str(int(next_word(self._rows.choice_stream()))), []
        self._answer()

    def follow(self, action: int) -> None:
        """The learner has played."""
        self._history.append(action)
        self._answer()

    def _answer(self) -> None:
        rows = self._rows
        learner = int(rows.learners[0])
        while not rows.over[0] and int(rows.states["actor"][0]) != learner:
            action = self._choose()
            rows.play(action)
            self._history.append(action)
        rows.gains[0] = rows.rewards[0, learner]

    def _choose(self) -> int:
        """What it picks, given a state in which all that its seat cannot know has been redrawn."""
        rows, game, stream = self._rows, self._rows.game, self._rows.choice_stream()
        seat, state = int(rows.states["actor"][0]), rows.states.copy()
        game.engine.conceal_at(state, 0, game.tables, seat, stream)
        legal = tuple(rows.choices[0, : int(rows.counts[0])].tolist())
        return self._bot.pick(Situation(game, state, seat, legal, tuple(self._history), self._seed, stream))


def _bot(rows: Rows) -> Bot:
    game = type(rows.game)
    return Bot(game, level_of(game, int(rows.setting.opponent)), 0)
