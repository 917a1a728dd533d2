"""The one line that says what a game is about: its figures are those of the table, whoever looks."""

from __future__ import annotations

import heapq
import random
from collections.abc import Iterator
from typing import Any

import pytest

import fracas
from fracas.core import registry
from fracas.core.goals import goal_lines
from fracas.core.match import Match
from fracas.core.texts import house_texts, languages_of

PLIES = 40


def moments(game: str, seed: int, **options: Any) -> Iterator[tuple[Match, dict[str, Any], Any]]:
    """Every few actions of a game of chance moves: the match, the actor's view and the goal in it."""
    match, chance = fracas.new(game, seed=seed, **options), random.Random(seed)
    for _ in range(PLIES):
        if match.actor is None:
            return
        view = match.view(match.actor)
        yield match, view, view["goal"]
        match.play(chance.choice(match.legal()))


def naive_way(view: dict[str, Any], seat: str) -> int:
    """The cheapest way to an enemy H.Q. where each node that is not one's own base costs a troop."""
    nodes = {node["id"]: node for node in view["nodes"]}
    queue = [(0, name) for name, node in nodes.items() if node["kind"] == f"hq:{seat}"]
    best = {name: 0 for _, name in queue}
    while queue:
        cost, here = heapq.heappop(queue)
        if nodes[here]["kind"].startswith("hq") and nodes[here]["kind"] != f"hq:{seat}":
            return cost
        for one, other in view["paths"]:
            for there in {one: [other], other: [one]}.get(here, []):
                is_own = nodes[there]["kind"] == "base" and nodes[there]["holder"] == seat
                after = cost + (not is_own)
                if nodes[there]["kind"] != f"hq:{seat}" and after < best.get(there, 99):
                    best[there] = after
                    heapq.heappush(queue, (after, there))
    raise AssertionError("no way")


@pytest.mark.parametrize("terrain", ["castle-field", "tropical-pool", "caribbean-sea"])
def test_toy_battle_counts_medals_and_troops_to_the_hq(terrain: str) -> None:
    ways = set()
    for _, view, goal in moments("toy-battle", 3, terrain=terrain):
        assert goal["objective"] == view["objective"]
        for side in view["sides"]:
            assert goal[side["seat"]] == {"medals": side["medals"], "way": naive_way(view, side["seat"])}
            ways.add(goal[side["seat"]]["way"])
    assert len(ways) > 1, "nobody has come nearer"


@pytest.mark.parametrize("seed", [1, 2])
def test_combact_counts_the_places_that_the_rules_allow(seed: int) -> None:
    turns = 0
    for match, view, goal in moments("combact", seed):
        placing = sum(action.kind == "place" for action in match.legal())
        assert goal[view["actor"]]["places"] == (placing if view["phase"] == "turn" else None)
        turns += view["phase"] == "turn"
    assert turns > 5


def test_combact_counts_what_the_target_asks_for() -> None:
    for _, view, goal in moments("combact", 5, target="goals"):
        for seat in ("black", "white"):
            names = ("territory", "own_markers", "other_markers")
            assert {name: goal[seat][name] for name in names} == {name: view[seat][name] for name in names}
            assert goal[seat]["places"] is None


def test_mercenary_tells_who_carries_the_intel_and_how_far_it_is() -> None:
    seen = set()
    for seed in range(8):
        match, chance = fracas.new("mercenary", seed=seed), random.Random(seed)
        while match.actor is not None and match.ply < 700 and "carried" not in seen:
            view = match.view(None)
            for seat, other in (("red", "blu"), ("blu", "red")):
                raid = view["goal"][seat]
                (prize,) = (one for one in view["intel"] if one["side"] == other)
                seen.add(raid["intel"])
                assert (raid["intel"] == "carried") == (prize["carrier"] is not None)
                assert raid["turns"] == prize["turns"]
                out = [unit for unit in view["units"] if unit["side"] == seat and unit["cell"]]
                assert (raid["steps"] is None) == (not out)
            actions = match.legal()
            match.play(actions[0] if chance.random() < 0.3 else chance.choice(actions))
    assert {"home", "carried"} <= seen


def test_mercenary_counts_points_and_rounds() -> None:
    for _, view, goal in moments("mercenary", 4, mode="control_point"):
        assert {seat: goal[seat]["score"] for seat in ("red", "blu")} == view["score"]
        assert (goal["round"], goal["round_limit"], goal["score_to_win"]) == (view["round"], view["round_limit"], 25)
        held = [point["holder"] for point in view["points"]]
        assert [goal[seat]["points"] for seat in ("red", "blu")] == [held.count("red"), held.count("blu")]


def test_tanks_counts_tanks_and_missions() -> None:
    plain = next(moments("tanks", 1))[2]
    assert (plain["green"]["tanks"], plain["orange"]["hit_points"], plain["has_goals"]) == (3, 18, False)
    assert plain["goals"] == []
    for _, view, goal in moments("tanks", 2, hold_pool=True, reach_far_rank=True, break_walls=True):
        for seat, far in (("green", view["height"]), ("orange", 1)):
            tanks = [tank for tank in view["tanks"] if tank["side"] == seat and tank["hit_points"]]
            assert goal[seat]["tanks"] == len(tanks)
            pool, rank, walls = goal["goals"]
            assert [errand["what"] for errand in goal["goals"]] == ["hold", "reach", "break"]
            assert walls[seat] == view["walls_destroyed"][seat]
            assert rank[seat] == min(abs(int(tank["space"][1:]) - far) for tank in tanks)
            assert pool[seat] == max(tank["held"][0] for tank in tanks)


def test_combat_protocols_counts_machines_and_what_is_left() -> None:
    for _, view, goal in moments("combat-protocols", 2):
        assert goal["through"] == sum(machine["place"] == "gone" for machine in view["machines"])
        assert goal["heat_left"] == view["heat"]["room"]
        assert goal["power_left"] == view["power"]["length"] - view["power"]["marker"]


@pytest.mark.parametrize("game", sorted(fracas.cards()))
def test_the_line_has_its_figures_in_every_language_and_is_short_where_it_must(game: str) -> None:
    match = fracas.new(game, seed=1)
    view = match.game.told_view(match.state[0], match.actor)
    for language in languages_of(registry.find(game)):
        full, *short = goal_lines(match.game, view, language)
        assert full
        assert all(0 < len(line) <= 60 for line in short), "it is read on a phone"
        assert "none" not in full.split()


def test_a_game_without_a_goal_says_what_its_card_says(monkeypatch: pytest.MonkeyPatch) -> None:
    match = fracas.new("combat-protocols", seed=1)
    monkeypatch.setattr(type(match.game), "face", match.game.face._replace(goal=lambda game, view: None))
    view = match.game.told_view(match.state[0], 0)
    assert view.goal is None
    assert goal_lines(match.game, view, "de") == [match.game.texts("de").format("line", {})]
    monkeypatch.setattr(type(match.game), "texts", lambda game, language: house_texts(language))
    assert goal_lines(match.game, view) == [match.game.card.summary]


def test_who_has_won_has_nothing_left_to_reach() -> None:
    match, chance = fracas.new("connect-four", seed=1), random.Random(1)
    assert match.view(0)["goal"]["yellow"] == 0
    while match.actor is not None:
        match.play(chance.choice(match.legal()))
    assert match.view(0)["goal"] is None
    assert goal_lines(match.game, match.game.told_view(match.state[0], 0)) == []
