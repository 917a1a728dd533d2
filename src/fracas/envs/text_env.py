"""The same game for a language model: what the seat to act sees as plain text, actions as texts, mistakes answered.

The interface is that of TextArena: `get_observation` tells who is to act and what it sees, `step` takes its words,
`close` gives the rewards.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from fracas.core.contract import Game, State
from fracas.core.errors import FracasError, IllegalAction, shown
from fracas.core.match import Match

from .drawing import plain_text
from .rows import Rows, check_count
from .setting import NO_GAME, game_of, self_play
from .streams import checked_seed

MOST_MISTAKES = 1_000_000


class TextEnv:
    """One game. A wrong text costs nothing but a sentence, until an agent has made too many in a row: then it loses."""

    def __init__(self, game: str | Game[Any], *, mistakes: int = 3, **options: Any) -> None:
        self.game = game_of(game, options, TextEnv)
        self._rows = Rows(self_play(self.game), 1)
        self._mistakes = check_count("mistakes", mistakes, MOST_MISTAKES)
        self._is_seeded = self._is_dealt = False
        self._heard: list[list[str]] = []  # by seat: what happened since it acted last
        self._wrong, self._complaint = 0, ""

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Deal a new game; without a seed the streams go on."""
        seats = len(self.game.card.seats)
        if num_players is not None and not (isinstance(num_players, int | np.integer) and num_players == seats):
            raise FracasError(f"num_players: got {shown(num_players)}; {self.game.card.id} is played by {seats}")
        if seed is not None or not self._is_seeded:
            self._rows.seed([checked_seed(seed)])
            self._is_seeded = True
        self._is_dealt = False
        self._rows.deal()
        self._heard = [[] for _ in range(seats)]
        self._wrong, self._complaint = 0, ""
        self._is_dealt = True

    def get_observation(self) -> tuple[int, str]:
        """The seat to act, and everything it should know: events since its last action, the board, its actions."""
        self._need_game()
        rows, seat = self._rows, int(self._rows.seats[0])
        told = [self._complaint] if self._complaint else []
        if self._is_forfeited:
            return seat, "\n\n".join([*told, self._forfeit()])
        told += ["\n".join(self._heard[seat])] if self._heard[seat] else []
        told.append(plain_text(self.game, rows.states))
        if not rows.over[0]:
            told.append("Your actions, one of these lines:\n" + "\n".join(self.legal()))
        return seat, "\n\n".join(told)

    def legal(self) -> list[str]:
        """The legal actions as texts."""
        self._need_game()
        return [self.game.actions[found].text for found in self._rows.choices[0, : int(self._rows.counts[0])]]

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Play what the seat to act says: whether the game is over, and what was wrong with it, if anything was."""
        self._need_game()
        rows, seat = self._rows, int(self._rows.seats[0])
        if rows.over[0]:
            raise IllegalAction(NO_GAME)
        before = rows.states.copy()
        try:
            chosen = Match(self.game, before.copy(), "text", None).prepare(action).action
        except IllegalAction as error:
            return self._refuse(str(error))
        self._is_dealt = False  # until this step is done: one that is broken off (Ctrl-C) leaves no game to go on with
        self._wrong, self._complaint, self._heard[seat] = 0, "", []
        rows.play(chosen.id)
        self._tell(before, chosen)
        self._is_dealt = True
        return bool(rows.over[0]), {"seat": seat, "action": chosen.text, "error": None}

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """The rewards of every seat, and how the game ended."""
        self._need_game()
        rows = self._rows
        rewards = {seat: float(gained) for seat, gained in enumerate(rows.rewards[0])}
        outcome = Match(self.game, rows.states.copy(), "text", None).outcome
        if outcome is not None:
            return rewards, {"ending": outcome.ending, "text": outcome.text}
        if self._is_forfeited:
            return rewards, {"ending": "mistakes", "text": self._forfeit()}
        return rewards, {"ending": None, "text": self._complaint}

    @property
    def _is_forfeited(self) -> bool:
        """The game ended by mistakes, not by its rules."""
        return bool(self._rows.illegal[0])

    def _forfeit(self) -> str:
        seat = self.game.card.seats[int(self._rows.seats[0])]
        return f"The game is over: {seat} has made {self._wrong} mistakes in a row and loses."

    def _refuse(self, sentence: str) -> tuple[bool, dict[str, Any]]:
        self._wrong += 1
        self._complaint = sentence
        seat = int(self._rows.seats[0])
        if self._wrong > self._mistakes:
            self._rows.play(-1)  # what is not legal loses, as in every other form
        return bool(self._rows.over[0]), {"seat": seat, "action": None, "error": sentence}

    def _tell(self, before: State, action: Any) -> None:
        texts = self.game.texts()
        for seat, heard in enumerate(self._heard):
            events = self.game.narrate(before[0], action, self._rows.states[0], seat)
            heard += [texts.say(event) for event in events]

    def _need_game(self) -> None:
        if not self._is_dealt:
            raise IllegalAction(NO_GAME)
