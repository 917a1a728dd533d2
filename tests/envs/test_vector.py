"""The vector environment is what Gymnasium makes of single ones, in every autoreset mode, and faster."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import fracas.envs
from fracas.core import registry
from fracas.core.errors import FracasError, IllegalAction
from fracas.envs.registration import env_id

from ..support import games_under_test

GAMES = games_under_test()
GAME = "connect-four"
COUNT, STEPS = 4, 150
INFOS = ("action_mask", "seat", "rewards", "illegal_action")


def pair(game_id: str, mode: AutoresetMode, opponent: str | None = None) -> tuple[Any, Any]:
    ours = fracas.envs.vector(game_id, COUNT, opponent=opponent, autoreset_mode=mode)
    singles = [lambda: fracas.envs.single(game_id, opponent=opponent)] * COUNT
    return ours, SyncVectorEnv(singles, autoreset_mode=mode)


def assert_alike(ours: tuple[Any, ...], theirs: tuple[Any, ...]) -> None:
    for one, other in zip(ours[:-1], theirs[:-1], strict=True):
        assert data_equivalence(one, other, exact=True)
    for name in INFOS:
        assert np.array_equal(ours[-1][name], np.array(theirs[-1][name]).astype(ours[-1][name].dtype)), name


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("mode", AutoresetMode)
def test_is_what_gymnasium_makes_of_single_ones(game_id: str, mode: AutoresetMode) -> None:
    is_solo = registry.find(game_id).card.is_solo
    ours, theirs = pair(game_id, mode, None if is_solo or mode is AutoresetMode.NEXT_STEP else "suggest")
    assert ours.metadata["autoreset_mode"] is mode
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert_alike(ours.reset(seed=11), theirs.reset(seed=11))
    ended = 0
    for step in range(STEPS):
        actions = ours.sample_actions(seed=1 if step == 0 else None).copy()
        if step % 40 == 39:
            actions[0] = -1  # no action at all: that game is lost
        got, wanted = ours.step(actions), theirs.step(actions)
        assert_alike(got, wanted)
        assert got[-1]["action_mask"].any(axis=1).all()
        over = got[2]
        ended += int(over.sum())
        if mode is AutoresetMode.SAME_STEP and over.any():
            assert np.array_equal(got[-1]["_final_obs"], wanted[-1]["_final_obs"])
            for row in np.flatnonzero(over):
                assert np.array_equal(got[-1]["final_obs"][row], wanted[-1]["final_obs"][row])
                for name in INFOS[1:]:
                    assert np.array_equal(got[-1]["final_info"][name][row], wanted[-1]["final_info"][name][row])
        if mode is AutoresetMode.DISABLED and over.any():
            with pytest.raises(gymnasium.error.ResetNeeded):
                ours.step(actions)
            again = ours.reset(options={"reset_mask": over})
            wanted_again = theirs.reset(options={"reset_mask": over})
            assert data_equivalence(again[0], wanted_again[0], exact=True)
    assert ended
    ours.close()
    theirs.close()


@pytest.mark.parametrize("game_id", GAMES)
def test_every_form_of_observation_and_mask_says_the_same(game_id: str) -> None:
    dense = fracas.envs.vector(game_id, COUNT)
    forms = {
        "sparse": fracas.envs.vector(game_id, COUNT, observation="sparse", masks="packed", copy=False),
        "threads": fracas.envs.vector(game_id, COUNT, threads=3, copy=False),
    }
    if registry.find(game_id).observation.is_whole:
        forms["int8"] = fracas.envs.vector(game_id, COUNT, observation="int8")
    seen, info = dense.reset(seed=4)
    others: dict[str, tuple[Any, ...]] = {name: env.reset(seed=4) for name, env in forms.items()}
    for _ in range(60):
        for name, env in forms.items():
            other, other_info = others[name][0], others[name][-1]
            mask = other_info["action_mask"]
            if name == "sparse":
                mask = np.unpackbits(mask, axis=1, bitorder="little")[:, : env.game.card.actions].astype(np.bool_)
                assert env.observation_space.contains(other)
                other = scattered(other, seen.shape)
            assert np.array_equal(other, seen)
            assert np.array_equal(mask, info["action_mask"])
        actions = dense.sample_actions().copy()
        seen, *_, info = dense.step(actions)
        others = {name: env.step(actions) for name, env in forms.items()}
    for env in (dense, *forms.values()):
        env.close()


def scattered(sparse: dict[str, Any], shape: tuple[int, ...]) -> Any:
    found = np.zeros(shape, np.float32)
    for row, count in enumerate(sparse["count"]):
        ids = sparse["ids"][row, :count]
        assert (np.diff(ids) > 0).all()
        found[row, ids] = sparse["values"][row, :count]
    return found


def test_what_is_not_copied_cannot_be_changed() -> None:
    env = fracas.envs.vector(GAME, 2, copy=False)
    seen, info = env.reset(seed=1)
    for array in (seen, info["action_mask"]):
        with pytest.raises(ValueError, match="read-only"):
            array[0, 0] = 1
    later, *_ = env.step(env.sample_actions())
    assert later.base is seen.base  # the same buffer: nothing was allocated
    copied, _ = fracas.envs.vector(GAME, 2).reset(seed=1)
    copied[0, 0] = 5.0  # one's own


def test_more_games_than_the_machine_has_memory_for_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fracas.envs.memory._memory", lambda: 1 << 30)
    with pytest.raises(FracasError, match=r"num_envs: got 1048576; so many games of connect-four take \d+ GB"):
        fracas.envs.vector(GAME, 1 << 20)
    monkeypatch.setattr("fracas.envs.memory._memory", lambda: None)  # a system that does not tell
    fracas.envs.vector(GAME, 2)


def test_gymnasium_makes_it_by_its_id() -> None:
    env = gymnasium.make_vec(env_id(GAME), num_envs=3, opponent="suggest", seat="red")
    _, info = env.reset(seed=2)
    assert info["seat"].tolist() == [1, 1, 1]
    assert isinstance(env, fracas.envs.vector_env.FracasVectorEnv)


def test_a_careless_opponent_is_one_between_two() -> None:
    """Careless at every move it plays as `random` does, never careless as `suggest` does; between, it wins some."""

    def lost(count: int = 400, **opponent: Any) -> int:
        env = fracas.envs.vector(GAME, count, seat=0, autoreset_mode="Disabled", **opponent)
        env.reset(seed=3)
        points, is_first = 0, True
        while True:
            _, gained, over, _, _ = env.step(env.sample_actions(5 if is_first else None))
            is_first = False
            points += int((gained < 0).sum())
            if over.any():
                env.reset(options={"reset_mask": over})
                count -= int(over.sum())
                if count <= 0:
                    return points

    careful, careless = lost(opponent="suggest"), lost(opponent="suggest", carelessness=1.0)
    between = lost(opponent="suggest", carelessness=0.5)
    assert careless + 30 < between < careful - 30
    assert careful == lost(opponent="suggest", carelessness=0.0)
    assert abs(careless - lost(opponent="random")) < 60


def test_an_illegal_action_loses_and_harms_nothing() -> None:
    env = fracas.envs.vector(GAME, 3, opponent="self")
    seen, _ = env.reset(seed=2)
    after, rewards, over, _, info = env.step(np.array([0, 7, -5]))
    assert rewards.tolist() == [0.0, -1.0, -1.0]
    assert over.tolist() == info["illegal_action"].tolist() == [False, True, True]
    assert np.array_equal(seen[1:], after[1:])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"num_envs": 0}, "num_envs: got 0; allowed: whole numbers from 1"),
        ({"threads": True}, "threads: got True; allowed"),
        ({"opponent": "3"}, "opponent: got '3'; many games at once have one of: self, random, suggest"),
        ({"opponent": "sugest"}, "opponent: got 'sugest'; did you mean 'suggest'"),
        ({"carelessness": 0.5}, "carelessness: got 0.5 for 'random'; only 'suggest' can be careless"),
        ({"carelessness": 2, "opponent": "suggest"}, "carelessness: got 2; allowed: numbers from 0 to 1"),
        ({"carelessness": "x", "opponent": "suggest"}, "carelessness: got 'x'; allowed: numbers from 0 to 1"),
        ({"copy": "no"}, "copy: got 'no'; allowed: True, False"),
        ({"seat": "green"}, "seat: got 'green'; allowed: 0 or 'yellow', 1 or 'red', 'random'"),
        ({"observation": "int4"}, "observation: got 'int4'; did you mean 'int8'"),
        ({"masks": "bits"}, "masks: got 'bits'; allowed: bool, packed"),
        ({"autoreset_mode": "never"}, "autoreset_mode: got 'never'; allowed: NextStep, SameStep, Disabled"),
        ({"render_mode": "svg"}, "render_mode: got 'svg'; allowed: human, ansi, rgb_array, None"),
        *(
            ({name: np.array(["x", "y"])}, f"{name}: got array(['x', 'y']")
            for name in ("masks", "autoreset_mode", "seat")
        ),
        ({"frist": "red"}, "connect-four has no option 'frist'; did you mean 'first'"),
        ({"oponent": "self"}, "connect-four has no option 'oponent'; did you mean 'opponent'"),
        ({"seed": 5}, "connect-four has no option 'seed'; a seed is given to `reset`; known: first"),
        ({"first": "green"}, "connect-four option first"),
    ],
)
def test_a_wrong_argument_is_told_in_a_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(FracasError) as caught:
        fracas.envs.vector(GAME, **{"num_envs": 2} | arguments)
    assert str(caught.value).startswith(sentence)


def test_wrong_seeds_and_masks_are_told_in_a_sentence() -> None:
    env = fracas.envs.vector(GAME, 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.zeros(2, np.int64))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.reset(options={"reset_mask": np.array([True, False])})
    wrong: list[tuple[Any, str]] = [
        (-1, "seed: got -1"),
        ([1, 2, 3], "seed: got 3 of them"),
        *(
            (seed, "seed: got .*; allowed: whole numbers from 0 on")
            for seed in ("x", 1.5, {1, 2}, [1, 0.5], True, np.array(3))
        ),
    ]
    for seed, sentence in wrong:
        with pytest.raises(FracasError, match=sentence):
            env.reset(seed=seed)
    env.reset(seed=[4, 5])
    for mask in (np.array([True]), np.array([1, 0]), np.zeros(2, np.bool_), [True, False], "x"):
        with pytest.raises(FracasError, match=r"reset_mask: got .*; allowed: an array of 2 booleans"):
            env.reset(options={"reset_mask": mask})
    with pytest.raises(FracasError, match="options: first is chosen when an environment of connect-four is made"):
        env.reset(options={"first": "red"})
    with pytest.raises(FracasError, match="options: got 5; allowed: a dictionary"):
        env.reset(options=5)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "actions",
    [
        *(3, [3], [1, 2, 3], [1.0, 2.0], ["a", "b"], None, [None, None], [2**70, 1], [[1], [2, 3]]),
        *(np.ones(2), np.ones(2, np.bool_), np.ones((2, 1), np.int64)),
    ],
)
def test_actions_are_one_whole_number_a_row_or_nothing_is_played(actions: Any) -> None:
    env = fracas.envs.vector(GAME, 2, opponent="self")
    env.reset(seed=1)
    before = env._rows.states.tobytes()
    with pytest.raises(IllegalAction, match=r"actions: got .*; allowed: 2 whole numbers, one for each game"):
        env.step(actions)
    assert env._rows.states.tobytes() == before
    for right in ((1, 2), np.array([3, 4], np.uint8)):
        assert not env.step(right)[2].any()
