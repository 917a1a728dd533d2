"""A seed gives the same episode in every form: PettingZoo, Gymnasium, vector and text."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import fracas.envs
from fracas.core import registry
from fracas.core.errors import FracasError, IllegalAction
from fracas.core.rng import below
from fracas.envs.episode import Episode
from fracas.envs.streams import CHOICE, streams_of

from ..support import games_under_test

GAMES = games_under_test()
SEED, STEPS, EPISODES = 7, 120, 2
Observed = npt.NDArray[np.float32]
Seen = tuple[int, Observed, list[int]]  # who is to act, what it sees, what it may do
Trail = list[Seen]
Chooser = Callable[[list[int]], int]


def chooser() -> Chooser:
    """Any of the legal actions; the same ones for the same lists."""
    draw = random.Random(3)
    return lambda legal: draw.choice(legal)


def legal_of(mask: npt.NDArray[Any]) -> list[int]:
    return [int(found) for found in np.flatnonzero(mask)]


def by_aec(game_id: str) -> Trail:
    env, choose, trail = fracas.envs.aec(game_id), chooser(), []
    for episode in range(EPISODES):
        env.reset(seed=SEED if episode == 0 else None)
        for agent in env.agent_iter(STEPS):
            seen, _, is_over, _, _ = env.last()
            if is_over:
                break
            assert seen is not None
            legal = legal_of(seen["action_mask"])
            trail.append((env.possible_agents.index(agent), seen["observation"], legal))
            env.step(choose(legal))
    return trail


def by_gymnasium(game_id: str) -> Trail:
    env, choose, trail = fracas.envs.single(game_id, opponent="self"), chooser(), []
    for episode in range(EPISODES):
        seen, info = env.reset(seed=SEED if episode == 0 else None)
        for _ in range(STEPS):
            legal = legal_of(info["action_mask"])
            trail.append((info["seat"], seen, legal))
            seen, _, is_over, _, info = env.step(choose(legal))
            if is_over:
                break
    return trail


def by_vector(game_id: str) -> Trail:
    """Row 2 of three; the others play along."""
    env, choose, trail = fracas.envs.vector(game_id, 3, opponent="self", threads=2), chooser(), []
    for episode in range(EPISODES):
        seen, info = env.reset(seed=SEED - 2 if episode == 0 else None)
        for _ in range(STEPS):
            legal = legal_of(info["action_mask"][2])
            trail.append((int(info["seat"][2]), seen[2], legal))
            actions = env.sample_actions().copy()
            actions[2] = choose(legal)
            seen, _, over, _, info = env.step(actions)
            if over[2]:
                break
    env.close()
    return trail


def by_text(game_id: str) -> list[tuple[int, list[int]]]:
    env, choose, trail = fracas.envs.text(game_id), chooser(), []
    for episode in range(EPISODES):
        env.reset(seed=SEED if episode == 0 else None)
        for _ in range(STEPS):
            seat = int(env._rows.seats[0])
            legal = [env.game.ids_by_text[text] for text in env.legal()]
            trail.append((seat, legal))
            is_over, told = env.step(env.game.actions[choose(legal)].text)
            assert told["error"] is None
            if is_over:
                break
    return trail


def by_episode(game_id: str) -> list[tuple[int, list[int]]]:
    game, choose, trail = Episode(game_id, SEED), chooser(), []
    for episode in range(EPISODES):
        legal = game.deal() if episode else game.legal
        for _ in range(STEPS):
            trail.append((int(game.state["actor"][0]), legal))
            legal = game.play(choose(legal))
            if not legal:
                break
    return trail


def assert_same(one: Trail, other: Trail) -> None:
    assert len(one) == len(other) > 5
    for (seat, seen, legal), (other_seat, other_seen, other_legal) in zip(one, other, strict=True):
        assert (seat, legal) == (other_seat, other_legal)
        assert seen.tobytes() == other_seen.tobytes()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_form_plays_the_same_episodes(game_id: str) -> None:
    by_pettingzoo = by_aec(game_id)
    assert_same(by_pettingzoo, by_gymnasium(game_id))
    assert_same(by_pettingzoo, by_vector(game_id))
    assert [(seat, legal) for seat, _, legal in by_pettingzoo] == by_text(game_id) == by_episode(game_id)


@pytest.mark.parametrize("game_id", [game for game in GAMES if not registry.find(game).card.is_solo])
@pytest.mark.parametrize("opponent", ["random", "suggest"])
def test_who_plays_does_not_move_the_dice(game_id: str, opponent: str) -> None:
    """The opponent's choices come from the stream of choices, as documented; played by hand, all else is the same."""
    env = fracas.envs.single(game_id, opponent=opponent, seat=0)
    alone = fracas.envs.single(game_id, opponent="self")
    choices, choose = streams_of([SEED])[0, CHOICE].copy(), chooser()
    _, info = env.reset(seed=SEED)
    _, info_alone = alone.reset(seed=SEED)
    is_over = False
    for _ in range(40):
        while info_alone["seat"] != 0 and not is_over:
            _, _, is_over, _, info_alone = alone.step(opponents_choice(alone, opponent, choices))
        assert alone._rows.states.tobytes() == env._rows.states.tobytes()
        if is_over:
            return
        action = choose(legal_of(info["action_mask"]))
        _, _, _, _, info = env.step(action)
        _, _, is_over, _, info_alone = alone.step(action)


def opponents_choice(env: Any, opponent: str, choices: npt.NDArray[np.uint64]) -> int:
    game, state = env.game, env._rows.states.copy()
    if opponent == "random":
        legal = game.legal_ids(state)
        return int(legal[below(choices, len(legal))])
    if game.has_secrets:
        game.engine.conceal_at(state, 0, game.tables, int(state["actor"][0]), choices)
    return int(game.engine.suggest_at(state, 0, game.tables, choices))


def test_seeds_are_splitmix64_and_xoshiro() -> None:
    """Published outputs of SplitMix64 for the seed 1234567."""
    known = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821]
    assert streams_of([1234567]).reshape(-1)[:5].tolist() == known
    assert streams_of([1, 2])[1].tolist() == streams_of([2])[0].tolist()
    assert streams_of([2**64 + 5]).tolist() == streams_of([5]).tolist()


def test_every_form_takes_the_same_seeds_and_refuses_the_same() -> None:
    envs: list[Any] = [getattr(fracas.envs, form)("connect-four") for form in ("single", "aec", "text")]
    for env in (*envs, fracas.envs.vector("connect-four", 2)):
        for right in (5, np.int64(5), np.uint8(5), 2**70, None):
            env.reset(seed=right)
        for wrong in (-1, 1.5, "x", True, np.array(3)):
            with pytest.raises(FracasError, match=r"seed: got .*; allowed: whole numbers from 0 on"):
                env.reset(seed=wrong)
    game = fracas.envs.aec("connect-four")
    game.reset(seed=1, options={})
    for options in (5, {"first": "red"}):
        with pytest.raises(FracasError, match="options: "):
            game.reset(options=options)  # type: ignore[arg-type]
    for asked in (game.observe, game.action_space, game.observation_space):
        with pytest.raises(FracasError, match="agent: got 'blue'; allowed: yellow_0, red_1"):
            asked("blue")


def test_an_episode_refuses_what_is_not_legal_and_stays_as_it_was() -> None:
    game = Episode("connect-four", SEED)
    before, legal = game.state.tobytes(), game.legal
    for wrong in (7, -1, 2**70, 3.0, None, True, "drop 4"):
        with pytest.raises(IllegalAction):
            game.play(wrong)  # type: ignore[arg-type]
    assert (game.state.tobytes(), game.legal) == (before, legal)
    while game.legal:
        game.play(np.int8(game.legal[0]))  # type: ignore[arg-type]  # any kind of whole number will do
    with pytest.raises(IllegalAction):
        game.play(0)
