"""PettingZoo's form: every seat is an agent, and they act in turn (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from fracas.core.contract import Game
from fracas.core.errors import FracasError, listed, shown

from .actions import as_action, refuse_illegal
from .drawing import MODES, checked_mode, drawn
from .rows import Rows
from .setting import NO_GAME, checked_reset, game_of, self_play
from .sight import Sight, whole_mask
from .streams import checked_seed


class FracasAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types of its own
    """One game. Agents are called by their seats, such as `blue_0` and `red_1`.

    An observation is `{"observation", "action_mask"}`; the mask is in `info` too, and allows everything to an agent
    that is not to act. An action that is not legal loses the game for its agent, or (`illegal="raise"`) is refused.
    """

    def __init__(
        self,
        game: str | Game[Any],
        *,
        observation: str = "float32",
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        setting = self_play(game_of(game, options, FracasAEC), illegal)
        self.game, self.render_mode = setting.game, checked_mode(render_mode)
        self.metadata = {
            "name": f"fracas_{self.game.card.id}_v{self.game.card.rules_version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 4,
        }
        self._sight, self._rows = Sight(self.game, observation), Rows(setting, 1)
        self._room, self._is_seeded = self._sight.room(1), False
        self.possible_agents = [f"{seat}_{number}" for number, seat in enumerate(self.game.card.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions = self.game.card.actions
        self.observation_spaces = {
            agent: spaces.Dict({"observation": self._sight.space, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]  # until it is known who begins
        self._is_dealt = False

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

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may be shown."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the streams go on."""
        checked_reset(self.game, options)
        if seed is not None or not self._is_seeded:
            self._rows.seed([checked_seed(seed)])
            self._is_seeded = True
        self._is_dealt = False
        self._rows.deal()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._is_dealt = True
        self._turn_to_next()

    def step(self, action: Any) -> None:
        """Play the action of the selected agent; None for one that is out."""
        if not self.agents or not self._is_dealt:
            raise ResetNeeded(NO_GAME)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        rows, chosen = self._rows, as_action(action)
        if rows.setting.illegal == "raise":
            refuse_illegal(self.game, rows.states, rows.masks[0], chosen)
        self._is_dealt = False  # until this step is done: one that is broken off (Ctrl-C) leaves no game to go on with
        self._cumulative_rewards[agent] = 0.0
        rows.play(chosen)
        for one in self.agents:
            self.rewards[one] = float(rows.rewards[0, self._seats[one]])
            self.terminations[one] = bool(rows.over[0])
        self._accumulate_rewards()
        self._is_dealt = True
        self._turn_to_next()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do."""
        self._need_game()
        rows = self._rows
        held = int(rows.seats[0])
        rows.seats[0] = self._seats[self._known(agent)]
        seen = self._sight.of_only_row(rows, self._room)
        rows.seats[0] = held
        return {"observation": seen, "action_mask": self._mask(agent)}

    def render(self) -> Any:
        """The board as the agent to act sees it."""
        self._need_game()
        return drawn(self.game, self._rows.states, self.render_mode)

    def close(self) -> None:
        """Nothing has to be let go."""

    def _known(self, agent: str) -> str:
        if agent in self.possible_agents:
            return agent
        raise FracasError(f"agent: got {shown(agent)}; allowed: {listed(self.possible_agents)}")

    def _need_game(self) -> None:
        if not self._is_dealt:
            raise ResetNeeded(NO_GAME)

    def _turn_to_next(self) -> None:
        self.agent_selection = self.possible_agents[int(self._rows.seats[0])]
        self.infos = {agent: {"action_mask": self._mask(agent)} for agent in self.agents}
        if self.render_mode == "human":
            self.render()

    def _mask(self, agent: str) -> npt.NDArray[np.int8]:
        if self._seats[agent] == self._rows.seats[0]:
            mask: npt.NDArray[np.int8] = self._rows.masks[0].astype(np.int8)
            return mask
        return whole_mask(self.game.card.actions)
