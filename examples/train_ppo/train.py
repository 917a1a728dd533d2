"""Trains a player with MaskablePPO of sb3-contrib on a game of Fracas, through its vector environment.

    make train                                    # half an hour on Toy Battle, then 400 games against each opponent
    .venv-train/bin/python examples/train_ppo/train.py --game tanks --minutes 10

The games are played against `random`, against `suggest`, and against all that lies between: `suggest` with a share of
its moves played at random, so that there is always an opponent whom it can just beat. All of them move inside the
environment's compiled call.
What has been learnt lies in the output folder after every report, and the next run goes on from there until the
minutes are used up. They are minutes of the processor, divided by the threads: on a machine that is busy with other
things it takes longer, and learns as much.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import deque
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # before PyTorch comes: its idle threads would count as minutes

import matplotlib
import matplotlib.pyplot as pyplot
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv
from torch import nn

import fracas.envs

matplotlib.use("Agg")  # draw into files
SHADES = matplotlib.colormaps["viridis_r"]

OPPONENTS = ("random", "suggest")  # to be examined against
SCHOOL: dict[str, dict[str, Any]] = {  # to be trained against, weakest first
    "random": {"opponent": "random"},
    **{
        f"suggest, {share:.0%} at random": {"opponent": "suggest", "carelessness": share}
        for share in (0.8, 0.6, 0.4, 0.2)
    },
    "suggest": {"opponent": "suggest"},
}
GAMES = 400  # of an examination, sides swapped half-way
REPORT_SECONDS = 60.0
RECENT = 1_000  # games against each opponent whose results are the curve
ROWS = 84  # games at once against each opponent
STEPS = 48  # of each game between two updates
WIDTH = 192  # of the layer that policy and value share: observations are long, so it costs the most


class Shared(BaseFeaturesExtractor):  # type: ignore[misc]  # not installed where types are checked
    """The first layer, for policy and value alike."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, WIDTH)
        self.layer = nn.Sequential(nn.Linear(space.shape[0], WIDTH), nn.ReLU())

    def forward(self, seen: Any) -> Any:
        """What both make of an observation."""
        return self.layer(seen)


class Rows(VecEnv):  # type: ignore[misc]  # not installed where types are checked
    """Vector environments of Fracas, one after another, as Stable-Baselines3 wants them."""

    def __init__(self, game: str, options: dict[str, Any], rows: int, seed: int) -> None:
        make = fracas.envs.vector
        self._parts = [make(game, rows, **one, autoreset_mode="SameStep", **options) for one in SCHOOL.values()]
        first = self._parts[0]
        super().__init__(rows * len(SCHOOL), first.single_observation_space, first.single_action_space)
        self._seed, self._rows = seed, rows
        self._masks = np.zeros((self.num_envs, first.game.card.actions), np.bool_)
        self._actions = np.zeros(self.num_envs, np.int64)
        self.recent = {one: deque[float](maxlen=RECENT) for one in SCHOOL}

    def reset(self) -> Any:
        """Deal all games."""
        seen = []
        for number, part in enumerate(self._parts):
            observation, info = part.reset(seed=self._seed + number * self._rows)
            self._masks[number * self._rows : (number + 1) * self._rows] = info["action_mask"]
            seen.append(observation)
        return np.concatenate(seen)

    def step_async(self, actions: Any) -> None:
        """Remember the actions."""
        self._actions[:] = actions

    def step_wait(self) -> Any:
        """Play them; a game that ended has its last observation in its info."""
        seen, rewards, ended = [], [], []
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for number, (part, name) in enumerate(zip(self._parts, SCHOOL, strict=True)):
            own = slice(number * self._rows, (number + 1) * self._rows)
            observation, gained, over, _, info = part.step(self._actions[own])
            self._masks[own] = info["action_mask"]
            for row in np.flatnonzero(over):
                infos[own.start + row]["terminal_observation"] = info["final_obs"][row]
                self.recent[name].append(float(gained[row] > 0))
            seen.append(observation)
            rewards.append(gained)
            ended.append(over)
        return np.concatenate(seen), np.concatenate(rewards).astype(np.float32), np.concatenate(ended), infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """The masks, which is all that anybody asks for."""
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self._masks)

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """That there are masks; and no way of drawing."""
        if attr_name not in ("action_masks", "render_mode"):
            raise AttributeError(attr_name)
        return [None if attr_name == "render_mode" else self.env_method] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """Nothing is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Let the parts go."""
        for part in self._parts:
            part.close()


class Reports(BaseCallback):  # type: ignore[misc]  # as above
    """Prints, draws and saves how it goes, and ends the training when the time is up."""

    def __init__(self, folder: Path, seconds: float, threads: int) -> None:
        super().__init__()
        self.folder, self.seconds = folder, seconds
        self.curve: list[dict[str, float]] = load_curve(folder)
        self._before = self.curve[-1]["seconds"] if self.curve else 0.0
        self._threads, self._began, self._reported = threads, time.process_time(), time.monotonic()

    def _on_step(self) -> bool:
        if time.monotonic() - self._reported >= REPORT_SECONDS:
            self.report()
        return not self.is_done

    @property
    def is_done(self) -> bool:
        """The time is used up."""
        return self._used() >= self.seconds

    def _used(self) -> float:
        return self._before + (time.process_time() - self._began) / self._threads

    def report(self) -> None:
        """A line, a point of the curve, and everything on the disk."""
        self._reported = time.monotonic()
        recent = self.training_env.recent
        won = {one: float(np.mean(recent[one])) if recent[one] else 0.0 for one in SCHOOL}
        self.curve.append({"seconds": self._used(), "steps": float(self.model.num_timesteps), **won})
        save(self.model, self.folder, self.curve)
        told = " ".join(f"{share:6.1%}" for share in won.values())
        print(f"{self._used() / 60:5.1f} min  {self.model.num_timesteps:>11,} steps  won {told}", flush=True)


def load_curve(folder: Path) -> list[dict[str, float]]:
    """What earlier runs reported."""
    file = folder / "curve.json"
    return json.loads(file.read_text()) if file.exists() else []


def save(model: Any, folder: Path, curve: list[dict[str, float]]) -> None:
    """Model, curve and its picture."""
    model.save(folder / "model.zip")
    (folder / "curve.json").write_text(json.dumps(curve, indent=1))
    draw(curve, folder / "curve.png")


def draw(curve: list[dict[str, float]], file: Path) -> None:
    """The picture."""
    figure, axes = pyplot.subplots(figsize=(9.5, 4.5), layout="constrained")
    minutes = [point["seconds"] / 60 for point in curve]
    for number, one in enumerate(SCHOOL):
        strength = number / (len(SCHOOL) - 1)
        axes.plot(minutes, [100 * point[one] for point in curve], label=f"against {one}", color=SHADES(strength))
    axes.set(xlabel="minutes", ylabel="games won while training, %", ylim=(0, 100))
    axes.grid(alpha=0.3)
    figure.legend(loc="outside right center")  # the lines fill the axes
    figure.savefig(file, dpi=110)
    pyplot.close(figure)


def examine(model: Any, game: str, options: dict[str, Any], opponent: str, seed: int = 1_000_000) -> float:
    """The share of games won (a draw is half a win) out of GAMES, half from each seat, always the likeliest action."""
    points, seats = 0.0, 2
    for seat in range(seats):
        count = GAMES // seats
        env = fracas.envs.vector(game, count, opponent=opponent, seat=seat, **options)
        seen, info = env.reset(seed=seed)
        is_open = np.ones(count, np.bool_)  # one game of each row counts
        while is_open.any():
            actions, _ = model.predict(seen, action_masks=info["action_mask"], deterministic=True)
            seen, gained, over, _, info = env.step(actions)
            points += float(((gained[is_open & over] + 1.0) / 2.0).sum())
            is_open &= ~over
        env.close()
    return points / GAMES


def main() -> None:
    """Train, then examine."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="toy-battle")
    asked.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    asked.add_argument("--minutes", type=float, default=30.0)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--threads", type=int, default=2)
    asked.add_argument("--out", type=Path, default=Path(".train"))
    given = asked.parse_args()
    options = dict(pair.split("=", 1) for pair in given.option)
    folder = given.out / given.game
    folder.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(given.threads)
    torch.manual_seed(given.seed)
    torch.distributions.Distribution.set_default_validate_args(False)  # every mask allows something: that is tested
    env = Rows(given.game, options, ROWS, given.seed)
    if (folder / "model.zip").exists():
        model = MaskablePPO.load(folder / "model.zip", env=env, device="cpu")
    else:
        model = MaskablePPO(
            "MlpPolicy",
            env,
            n_steps=STEPS,
            batch_size=1024,
            n_epochs=2,
            learning_rate=3e-4,
            gamma=0.999,
            gae_lambda=0.95,
            ent_coef=0.005,
            clip_range=0.2,
            policy_kwargs={
                "features_extractor_class": Shared,
                "net_arch": {"pi": [128], "vf": [64]},
                "activation_fn": nn.ReLU,
            },
            seed=given.seed,
            device="cpu",
        )
    reports = Reports(folder, given.minutes * 60, given.threads)
    if not reports.is_done:
        print(f"won of the last {RECENT:,} games against: {'; '.join(SCHOOL)}")
        model.learn(total_timesteps=10**12, callback=reports, reset_num_timesteps=False)
        reports.report()
    found = {one: examine(model, given.game, options, one) for one in OPPONENTS}
    (folder / "examination.json").write_text(json.dumps({"games": GAMES, **found}, indent=1))
    for one, share in found.items():
        print(f"{share:.1%} of {GAMES} games against {one}, sides swapped")


if __name__ == "__main__":
    main()
