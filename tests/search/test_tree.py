"""The tree search on a game whose answers are known."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import fracas
from fracas.search.search import Search, Settings
from fracas.search.tree import NO_NODE, ROOT


def _connect_four(*columns: int) -> fracas.Match:
    match = fracas.new("connect-four", seed=1)
    for column in columns:
        match.play(f"drop {column}")
    return match


def _run(match: fracas.Match, **settings: Any) -> Any:
    assert match.actor is not None
    return Search(match.game, Settings(**settings)).run(match.state, match.actor, 1, match.ply)


def test_a_win_in_one_is_found_and_proven() -> None:
    found = _run(_connect_four(1, 2, 1, 2, 1, 2), simulations=200)
    best = found.candidates[0]
    assert (best.action.id, best.proven, best.value) == (0, True, 1.0)
    assert found.simulations < 200, "a proven root needs no more simulations"


def test_a_win_in_two_is_proven() -> None:
    """Three in a row on the bottom, open at both ends: the next disc wins whatever red does."""
    found = _run(_connect_four(4, 1, 3, 1), simulations=20_000)
    assert found.candidates[0].proven
    assert found.candidates[0].action.id in (1, 4)


def test_a_lost_position_is_proven_lost() -> None:
    """Red to move cannot stop both ends."""
    found = _run(_connect_four(4, 1, 3, 1, 5), simulations=50_000)
    assert found.candidates[0].proven
    assert found.candidates[0].value == -1.0


def test_the_same_seed_and_number_of_simulations_find_the_same() -> None:
    match = _connect_four(4, 4)
    first, second = (_run(match, simulations=3_000) for _ in range(2))
    assert first.candidates == second.candidates
    assert first.simulations == 3_000
    several = [_run(match, simulations=3_001, threads=3) for _ in range(2)]
    assert several[0].candidates == several[1].candidates
    assert several[0].simulations == 3_001
    assert sum(candidate.visits for candidate in several[0].candidates) == 3_001


def test_what_looks_best_at_once_is_tried_before_the_rest() -> None:
    """A wide zone has hundreds of shots: looking at some before one is added brings better ones into the tree."""
    match = fracas.new("tanks", seed=3)
    assert match.actor is not None
    game, seat = match.game, match.actor

    def average(looks: int) -> float:
        """How the side to act would stand after the actions in the tree, on average."""
        found = _run(match, simulations=3_000, looks=looks, exploration=0.3, turns=1)
        after = [match.try_out(candidate.action).state for candidate in found.candidates]
        return float(np.mean([game.engine.evaluate_at(state, 0, game.tables, seat) for state in after]))

    assert average(24) > average(0)
    assert _run(match, simulations=500, looks=24).candidates == _run(match, simulations=500, looks=24).candidates


def test_the_pool_is_bounded() -> None:
    match = _connect_four()
    search = Search(match.game, Settings(simulations=60_000, megabytes=1))
    found = search.run(match.state, 0, 1, 0)
    node_bytes = search._trees[0].nodes.itemsize
    assert found.nodes * node_bytes <= 1 << 20
    assert found.simulations > found.nodes, "a full pool does not end the search"


def test_reuse_keeps_the_subtree_of_the_moves_played() -> None:
    match = _connect_four(4)
    search = Search(match.game, Settings(simulations=5_000, reuse=True))
    found = search.run(match.state, 1, 1, match.ply, [3])
    line = [action.id for action in found.candidates[0].line]
    kept_visits = {}
    tree = search._trees[0]
    for child in tree.children(ROOT):
        if tree.nodes[child].action == line[0]:
            for grandchild in tree.children(child):
                if tree.nodes[grandchild].action == line[1]:
                    kept_visits = {
                        int(tree.nodes[node].action): int(tree.nodes[node].visits) for node in tree.children(grandchild)
                    }
    match.play(line[0])
    match.play(line[1])
    again = search.run(match.state, 1, 1, match.ply, [3, line[0], line[1]])
    visits = {candidate.action.id: candidate.visits for candidate in again.candidates}
    assert sum(kept_visits.values()) > 100
    assert sum(visits.values()) == sum(kept_visits.values()) + again.simulations
    assert all(visits[action] >= kept for action, kept in kept_visits.items())


def test_the_tree_is_linked_soundly() -> None:
    """Children are sorted and under their parent; visits add up."""
    match = _connect_four()
    search = Search(match.game, Settings(simulations=2_000))
    search.run(match.state, 0, 1, 0)
    tree = search._trees[0]
    seen = 0
    stack = [ROOT]
    while stack:
        at = stack.pop()
        seen += 1
        children = tree.children(at)
        actions = [int(tree.nodes[child].action) for child in children]
        assert actions == sorted(set(actions))
        assert len(children) == tree.nodes[at].children
        for child in children:
            assert tree.nodes[child].parent == at
            assert tree.nodes[child].available >= tree.nodes[child].visits
        below = sum(int(tree.nodes[child].visits) for child in children)
        assert below <= tree.nodes[at].visits <= below + 1 + (at != ROOT) * int(tree.nodes[at].visits)
        stack += children
    assert seen == tree.used[0]
    assert np.all(tree.nodes["next_sibling"][: tree.used[0]] >= NO_NODE)


@pytest.mark.parametrize("settings", [{"simulations": None}, {"simulations": None, "seconds": None}])
def test_a_search_needs_a_limit(settings: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="limit"):
        Search(_connect_four().game, Settings(**settings))
