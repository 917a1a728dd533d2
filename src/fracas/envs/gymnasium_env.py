"""Gymnasium's form: one learner, in a game for one, against an opponent, or playing every seat from its own side."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from fracas.core.contract import Game

from .actions import as_action, refuse_illegal
from .drawing import MODES, checked_mode, drawn
from .rows import Rows
from .setting import NO_GAME, RANDOM_SEAT, against, checked_reset, game_of
from .sight import Seen, Sight
from .sparring import Sparring
from .streams import checked_seed


class FracasEnv(gymnasium.Env[Any, Any]):
    """One game. The legal actions are in `info["action_mask"]` and in `action_masks()`.

    `opponent` is `random`, `suggest` or a level; `self`: the learner plays every seat, each observation is from the
    side of the seat to act, and a reward is that of the seat which has just acted. An action that is not legal loses
    the game, or (`illegal="raise"`) is refused with its reason.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 4}  # type: ignore[misc]  # theirs is no ClassVar

    def __init__(
        self,
        game: str | Game[Any],
        *,
        opponent: str | int | None = None,
        seat: str | int = RANDOM_SEAT,
        observation: str = "float32",
        illegal: str = "lose",
        carelessness: float = 0.0,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        setting = against(game_of(game, options, FracasEnv), opponent, seat, illegal, carelessness)
        self.game, self.render_mode = setting.game, checked_mode(render_mode)
        self._sight = Sight(setting.game, observation)
        self._rows = Rows(setting, 1)
        self._room = self._sight.room(1)
        self._sparring = None if setting.is_compiled else Sparring(self._rows)
        self._is_seeded = self._is_dealt = False
        self.observation_space = self._sight.space
        self.action_space: spaces.Discrete = spaces.Discrete(setting.game.card.actions)

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled and copied: all but the buffer of observations, which has room behind it."""
        return {name: value for name, value in vars(self).items() if name != "_room"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._room = self._sight.room(1)

    @property
    def feature_names(self) -> list[str]:
        """What every number of a dense observation is called."""
        return self.game.observation.names

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game; without a seed the streams go on."""
        checked_reset(self.game, options)
        super().reset(seed=None if seed is None else checked_seed(seed))
        if seed is not None or not self._is_seeded:
            self._rows.seed([checked_seed(seed)])
            self._is_seeded = True
        self._is_dealt = False
        self._rows.deal()
        if self._sparring is not None:
            self._sparring.begin()
        self._is_dealt = True
        self._show()
        return self._sight.of_only_row(self._rows, self._room), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play an action, then what the opponent answers."""
        rows = self._rows
        if not self._is_dealt or rows.over[0]:
            raise gymnasium.error.ResetNeeded(NO_GAME)
        chosen = as_action(action)
        if self._rows.setting.illegal == "raise":
            refuse_illegal(self.game, rows.states, rows.masks[0], chosen)
        self._is_dealt = False  # until this step is done: one that is broken off (Ctrl-C) leaves no game to go on with
        rows.play(chosen)
        if self._sparring is not None and not rows.over[0]:
            self._sparring.follow(chosen)
        self._is_dealt = True
        self._show()
        seen = self._sight.of_only_row(rows, self._room)
        return seen, float(rows.gains[0]), bool(rows.over[0]), False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib asks for it."""
        self._need_game()
        mask: npt.NDArray[np.bool_] = self._rows.masks[0].astype(np.bool_)
        return mask

    def render(self) -> Any:
        """The board as the seat to act sees it."""
        self._need_game()
        return drawn(self.game, self._rows.states, self.render_mode)

    def _need_game(self) -> None:
        if not self._is_dealt:
            raise gymnasium.error.ResetNeeded(NO_GAME)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _info(self) -> dict[str, Any]:
        """Which actions are legal, for whom the observation is, what every seat has gained, and whether one erred."""
        rows = self._rows
        return {
            "action_mask": rows.masks[0].astype(np.int8),  # as `action_space.sample` wants it
            "seat": int(rows.seats[0]),
            "rewards": rows.rewards[0].copy(),
            "illegal_action": bool(rows.illegal[0]),
        }
