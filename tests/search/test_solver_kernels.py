"""What the solver asks of a puzzle, checked on random positions: packing, symmetry, branches, the bound."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import fracas
from fracas.core import registry
from fracas.core.contract import Game, State
from fracas.core.puzzle import DEAD
from fracas.search.solver import entry_points

from ..games.combat_protocols.small import random_options

GAME = "combat-protocols"
VARIANTS = registry.find(GAME).variants()
OTHER_WAY = {"north": "north", "south": "south", "east": "west", "west": "east"}
OTHER_COLUMN = {"a": "c", "b": "b", "c": "a"}
OTHER_CELL = {"nw": "se", "se": "nw", "ne": "sw", "sw": "ne"}


def positions(options: dict[str, Any], games: int, draw: random.Random) -> Iterator[tuple[Game[Any], State]]:
    """Every position of some games that play sensibly, and so get far."""
    for seed in range(games):
        match = fracas.new(GAME, seed, **options)
        while match.outcome is None and match.ply < 60:
            yield match.game, match.state
            stream = np.array([draw.getrandbits(64) | 1 for _ in range(4)], np.uint64)
            match.play(int(match.game.engine.suggest_at(match.state, 0, match.game.tables, stream)))


def packed(game: Game[Any], state: State) -> tuple[int, ...]:
    words = np.zeros(2, np.uint64)
    spent = entry_points(type(game)).pack_at(state, 0, game.tables, words)
    return (*(int(word) for word in words), spent)


def children(game: Game[Any], state: State, actions: Any) -> list[State]:
    found = []
    for action in actions:
        child = state.copy()
        game.engine.apply_at(child, 0, game.tables, int(action), np.zeros(4, np.uint64))
        found.append(child)
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_unpacking_gives_a_sound_state_that_packs_to_the_same_words(variant: str) -> None:
    entry = entry_points(registry.find(GAME))
    for game, state in positions(VARIANTS[variant], 6, random.Random(variant)):
        words = packed(game, state)
        other = game.blank()
        entry.unpack_at(other, 0, game.tables, np.array(words[:2], np.uint64), words[2])
        assert game.engine.audit_at(other, 0, game.tables) == 0
        assert packed(game, other) == words
        assert game.packed_words() == 2 or words[1] == 0


def mirrored(state: dict[str, Any], heat_length: int) -> dict[str, Any]:
    """The same situation as seen in a mirror, with the panel turned round and the Heat Track upside down."""

    def square(name: str) -> str:
        return name if name in ("waiting", "gone") else OTHER_COLUMN[name[0]] + name[1]

    machines = [square(name) for name in state["machines"]]
    return state | {
        "machines": [machines[2], machines[1], machines[0]],
        "tokens": [
            {"square": square(token["square"]), "facing": OTHER_WAY[token["facing"]]}
            for token in reversed(state["tokens"])
        ],
        "heat": {
            "marker": heat_length + 1 - state["heat"]["marker"],
            "pointing": "down" if state["heat"]["pointing"] == "up" else "up",
        },
        "controller": state["controller"] and OTHER_CELL[state["controller"]],
        "flipped": [OTHER_CELL[cell] for cell in state["flipped"]],
    }


def test_mirror_images_pack_alike() -> None:
    different = set()
    for game, state in positions({}, 12, random.Random(3)):
        position = game.to_position(state[0]).model_dump(mode="json")
        image = fracas.from_position(GAME, {"state": mirrored(position, 7)})
        assert packed(image.game, image.state) == packed(game, state)
        different.add(packed(game, state))
    assert len(different) > 60


def test_which_token_or_machine_stands_where_does_not_matter() -> None:
    for game, state in positions({}, 12, random.Random(4)):
        other = state.copy()
        other[0].token_at[:3] = state[0].token_at[[1, 2, 0]]
        other[0].facing[:3] = state[0].facing[[1, 2, 0]]
        flown = [i for i in range(3) if state[0].place[i] != 0]
        for i, j in zip(flown, reversed(flown), strict=True):
            other[0].place[i] = state[0].place[j]
        assert packed(game, other) == packed(game, state)


@pytest.mark.parametrize("variant", VARIANTS)
def test_branches_lead_to_all_that_legal_actions_lead_to(variant: str) -> None:
    entry = entry_points(registry.find(GAME))
    out = registry.find(GAME).engine.legal_room()
    fewer = 0
    for game, state in positions(VARIANTS[variant], 4, random.Random(variant)):
        legal = out[: game.engine.legal_at(state, 0, game.tables, out)].copy()
        branches = out[: entry.branches_at(state, 0, game.tables, out)].copy()
        assert set(branches) <= set(legal)
        fewer += len(legal) - len(branches)
        of_legal, of_branches = (
            {
                packed(game, child) if not child[0].over else (int(child[0].winner),)
                for child in children(game, state, actions)
            }
            for actions in (legal, branches)
        )
        assert of_legal == of_branches
    assert fewer > 0


def check_bound(game: Game[Any], state: State, out: Any) -> None:
    """At most one less after any action, at most 1 before a win, and DEAD only where all that follows is lost."""
    entry = entry_points(registry.find(GAME))
    data = game.bound_data()
    bound = entry.bound_at(state, 0, game.tables, data)
    legal = out[: game.engine.legal_at(state, 0, game.tables, out)].copy()
    for child in children(game, state, legal):
        if child[0].over:
            assert int(child[0].winner) != 0 or 0 <= bound <= 1
            continue
        after = entry.bound_at(child, 0, game.tables, data)
        assert after == DEAD or DEAD < bound <= after + 1


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_bound_is_consistent(variant: str) -> None:
    out = registry.find(GAME).engine.legal_room()
    for game, state in positions(VARIANTS[variant], 6, random.Random(variant)):
        check_bound(game, state, out)


def test_the_bound_is_consistent_on_small_boards() -> None:
    out = registry.find(GAME).engine.legal_room()
    draw = random.Random(11)
    for _ in range(60):
        for game, state in positions(random_options(draw), 1, draw):
            check_bound(game, state, out)
