"""Gymnasium's vector form: many games stepped in one compiled call, arrays in and out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fracas.core.contract import Game
from fracas.core.errors import BadOptions, IllegalAction, did_you_mean, listed, shown

from .drawing import MODES, checked_mode, drawn
from .kernels import DEAL, LEAVE, STEP
from .memory import check_memory
from .rows import MOST_ROWS, Rows, Which, check_count
from .setting import COMPILED, NO_GAME, RANDOM_SEAT, against, checked_reset, game_of
from .sight import Seen, Sight, copied
from .streams import checked_seed, streams_of

MASKS = ("bool", "packed")


class FracasVectorEnv(VectorEnv[Any, Any, Any]):
    """Games in rows; opponents (`random`, `suggest`, or `self`: none) move inside the same call.

    `info` has `action_mask`, `seat` (for whom an observation is), `rewards` (of every seat) and `illegal_action` of
    every row. Masks are booleans, or bits: action a is bit a % 8 of byte a // 8. With `copy=False` observations and
    masks are the same read-only arrays at every step: nothing is allocated, and what was returned before is gone.
    """

    def __init__(
        self,
        game: str | Game[Any],
        num_envs: int,
        *,
        opponent: str | None = None,
        seat: str | int = RANDOM_SEAT,
        carelessness: float = 0.0,
        observation: str = "float32",
        masks: str = "bool",
        threads: int = 1,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        setting = against(game_of(game, options, FracasVectorEnv), opponent, seat, carelessness=carelessness)
        if not setting.is_compiled:
            raise BadOptions(f"opponent: got {shown(opponent)}; many games at once have one of: {listed(COMPILED)}")
        if not isinstance(copy, bool):
            raise BadOptions(f"copy: got {shown(copy)}; allowed: True, False")
        if not isinstance(masks, str) or masks not in MASKS:
            raise BadOptions(f"masks: got {shown(masks)}; allowed: {listed(MASKS)}")
        self.game, self.render_mode, self.num_envs = setting.game, checked_mode(render_mode), num_envs
        self._mode = _checked_autoreset(autoreset_mode)
        self.metadata = {"render_modes": list(MODES), "render_fps": 4, "autoreset_mode": self._mode}
        self._sight = Sight(setting.game, observation)
        check_memory(setting.game, check_count("num_envs", num_envs, MOST_ROWS), self._sight.row_bytes)
        self._rows = Rows(setting, num_envs, threads, is_packed=masks == "packed")
        self._is_packed, self._copies = masks == "packed", copy
        self._make_room()
        self._ended = np.zeros(num_envs, np.bool_)  # in the last step
        self._gains, self._rewards = np.zeros(num_envs), np.zeros_like(self._rows.rewards)
        self._is_seeded = self._is_dealt = False
        self._drawing = streams_of([0])[0, 0].copy()
        self.single_observation_space = self._sight.space
        self.observation_space = batch_space(self._sight.space, num_envs)
        self.single_action_space = spaces.Discrete(setting.game.card.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _make_room(self) -> None:
        """Buffers of observations (behind the last there is spare room), and the masks as they are shown."""
        self._room = self._sight.room(self.num_envs)
        self._final = self._sight.room(self.num_envs) if self._mode is AutoresetMode.SAME_STEP else None
        self._masks = self._rows.masks if self._is_packed else self._rows.masks.view(np.bool_)

    def __getstate__(self) -> dict[str, Any]:
        """What is pickled and copied: all but the buffers that a step fills."""
        return {name: value for name, value in vars(self).items() if name not in ("_room", "_final", "_masks")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._make_room()

    @property
    def feature_names(self) -> list[str]:
        """What every number of a dense observation is called."""
        return self.game.observation.names

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal new games, in all rows or where `options["reset_mask"]` says; row i of the seed n has the seed n + i."""
        which = _checked_mask(checked_reset(self.game, options).get("reset_mask"), self.num_envs)
        if which is not None and not self._is_dealt:
            raise gymnasium.error.ResetNeeded("nothing was dealt, or a step was broken off: reset all rows first")
        self._seed(seed, which)
        super().reset(seed=seed if isinstance(seed, int) else None)
        self._is_dealt = False
        self._rows.deal(which)
        self._ended[slice(None) if which is None else which] = False
        self._is_dealt = True
        self._rows.run(lambda number: self._sight.look(self._rows, number, self._room))
        return self._seen(), self._info()

    def _seed(self, seed: int | Sequence[int | None] | None, which: Which | None) -> None:
        if seed is None and self._is_seeded:
            return
        if not isinstance(seed, list | tuple) and not (isinstance(seed, np.ndarray) and seed.ndim):
            first = checked_seed(seed)
            seeds: list[int | None] = [first + row for row in range(self.num_envs)]
        else:
            seeds = list(seed)
            if len(seeds) != self.num_envs:
                raise BadOptions(
                    f"seed: got {len(seeds)} of them; a list has one for each of the {self.num_envs} games"
                )
        given = np.array([one is not None for one in seeds]) if self._is_seeded else np.ones(self.num_envs, np.bool_)
        if which is not None:
            given &= which
        self._rows.seed([checked_seed(one) for one, is_given in zip(seeds, given, strict=True) if is_given], given)
        self._is_seeded = True

    def step(self, actions: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """Play an action in every row."""
        if not self._is_dealt:
            raise gymnasium.error.ResetNeeded(NO_GAME)
        rows = self._rows
        rows.actions[:] = _checked_actions(actions, self.num_envs)
        if self._mode is AutoresetMode.DISABLED and self._ended.any():
            over = np.flatnonzero(self._ended).tolist()
            raise gymnasium.error.ResetNeeded(f"these games are over: {listed(over)}; reset them by `reset_mask`")
        self._is_dealt = False  # until this step is done: one that is broken off (Ctrl-C) leaves no games to go on with
        found = self._step_and_deal() if self._mode is AutoresetMode.SAME_STEP else self._step_or_deal()
        self._is_dealt = True
        return found

    def _step_or_deal(self) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        rows = self._rows
        np.add(self._ended, STEP, out=rows.todo, casting="unsafe")  # a game that ended is dealt anew
        rows.run(rows.advance, lambda number: self._sight.look(rows, number, self._room))
        self._ended[:] = rows.over
        return self._seen(), rows.gains.copy(), rows.over.copy(), np.zeros_like(rows.over), self._info()

    def _step_and_deal(self) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """The same where a game that ends is dealt anew at once: how it ended is in the info."""
        rows, illegal = self._rows, np.zeros_like(self._ended)
        rows.todo[:] = STEP

        def deal_ended(number: int) -> None:
            own = slice(*rows.ranges[number])
            self._ended[own], illegal[own] = rows.over[own], rows.illegal[own]
            self._gains[own], self._rewards[own] = rows.gains[own], rows.rewards[own]
            rows.todo[own] = np.where(self._ended[own], DEAL, LEAVE)
            if self._ended[own].any():
                self._sight.look(rows, number, self._final, self._ended.view(np.uint8))
                seats[own] = rows.seats[own]
                rows.advance(number)
            self._sight.look(rows, number, self._room)

        seats = rows.seats.copy()
        rows.run(rows.advance, deal_ended)
        info = self._info()
        if self._ended.any():
            ended = self._ended.copy()
            final = {"seat": seats, "rewards": self._rewards.copy(), "illegal_action": illegal}
            info |= {"final_obs": copied(self._final), "_final_obs": ended, "final_info": final, "_final_info": ended}
        return self._seen(), self._gains.copy(), self._ended.copy(), np.zeros_like(self._ended), info

    def sample_actions(self, seed: int | None = None) -> npt.NDArray[np.int64]:
        """Any legal action for every row, all equally likely; in an array that the next call fills again."""
        if seed is not None:
            self._drawing = streams_of([checked_seed(seed)])[0, 0].copy()
        self._rows.draw(self._drawing, self._rows.actions)
        return self._rows.actions

    def render(self) -> tuple[Any, ...] | None:
        """Every board, each as the seat to act sees it."""
        if self.render_mode is None:
            return None
        if not self._is_dealt:
            raise gymnasium.error.ResetNeeded(NO_GAME)
        states = self._rows.states
        return tuple(drawn(self.game, states[row : row + 1], self.render_mode) for row in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self._rows.close()

    def _seen(self) -> Seen:
        if self._copies:
            return copied(self._room)
        if isinstance(self._room, dict):
            return {name: _read_only(part) for name, part in self._room.items()}
        return _read_only(self._room)

    def _info(self) -> dict[str, Any]:
        rows = self._rows
        return {
            "action_mask": self._masks.copy() if self._copies else _read_only(self._masks),
            "seat": rows.seats.copy(),
            "rewards": rows.rewards.copy(),
            "illegal_action": rows.illegal.copy(),
        }


def _read_only(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view


def _checked_autoreset(given: object) -> AutoresetMode:
    names = [mode.value for mode in AutoresetMode]
    if isinstance(given, AutoresetMode) or (isinstance(given, str) and given in names):
        return AutoresetMode(given)
    hint = did_you_mean(given, names) if isinstance(given, str) else ""
    raise BadOptions(f"autoreset_mode: got {shown(given)}{hint}; allowed: {listed(names)}")


def _checked_actions(given: object, count: int) -> npt.NDArray[np.integer[Any]]:
    """A whole number for every row, in whatever kind of array; which of them are legal is the kernel's business."""
    try:
        found = np.asarray(given)
    except (TypeError, ValueError):
        found = np.empty(0)
    if found.shape != (count,) or found.dtype.kind not in "iu":
        kind = (
            f"an array of shape {found.shape} and type {found.dtype}" if isinstance(given, np.ndarray) else shown(given)
        )
        raise IllegalAction(f"actions: got {kind}; allowed: {count} whole numbers, one for each game")
    return found


def _checked_mask(given: object, count: int) -> Which | None:
    if given is None:
        return None
    if not isinstance(given, np.ndarray) or given.dtype != np.bool_ or given.shape != (count,) or not given.any():
        raise BadOptions(f"reset_mask: got {shown(given)}; allowed: an array of {count} booleans, one of them true")
    return np.ascontiguousarray(given)
