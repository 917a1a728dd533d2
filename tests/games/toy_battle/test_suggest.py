"""`suggest` and `evaluate`: sensible, legal, and well ahead of random play."""

from __future__ import annotations

import numpy as np
import pytest

from fracas.core.match import Match
from fracas.core.rng import stream
from fracas.games.toy_battle import ToyBattle

from .helpers import MIXED, battle, play


def suggested(match: Match, seed: int = 0) -> str:
    found = match.game.engine.suggest_at(match.state, 0, match.game.tables, stream(seed, match.ply))
    return match.game.actions[int(found)].text


def value(match: Match, seat: int) -> float:
    return float(match.game.engine.evaluate_at(match.state, 0, match.game.tables, seat))


ROAD = {"b2": "blue roxy", "b4": "blue roxy", "b9": "blue star", "b13": "blue star", "b15": "blue hook"}


def test_captures_the_headquarters() -> None:
    for seed in range(20):
        assert suggested(battle(stacks=ROAD, blue="roxy skully", red="hook"), seed).endswith("red-hq")


def test_takes_the_objective() -> None:
    stacks = {"b1": "blue roxy", "b3": "blue roxy", "b5": "blue star"}
    match = battle(stacks=stacks, blue="skully roxy", red="hook", taken={0: "blue", 7: "blue"})
    for seed in range(20):
        assert suggested(match, seed).endswith("b7")


def test_cuts_off_a_threat_to_the_own_headquarters() -> None:
    stacks = {"b14": "red kwak", "b12": "red roxy", "b7": "red roxy", "b3": "red star", "b1": "red jumbo"}
    match = battle(stacks=stacks, blue="hook skully", red="star")
    for seed in range(20):
        assert suggested(match, seed) == "place hook b1"


def test_jumbo_removes_a_threat() -> None:
    stacks = {
        "b14": "red kwak",
        "b12": "red roxy",
        "b7": "red roxy",
        "b3": "red star",
        "b1": "red roxy",
        "b5": "blue kwak",
    }
    match = battle(stacks={**stacks, "b2": "blue kwak", "b4": "blue capn", "b8": "blue kwak"}, blue="jumbo", red="star")
    play(match, "place jumbo b8")
    assert suggested(match) in ("discard b3", "discard b12", "discard b7")


def test_draws_with_an_empty_rack_and_uses_effects() -> None:
    assert suggested(battle(blue="", red="hook")) == "draw"
    for troop, wanted in (("skully", "draw"), ("star", "draw"), ("xb-42", "raid")):
        assert suggested(play(battle(blue=troop, red="hook"), f"place {troop} b1")) == wanted


def test_beats_random_play() -> None:
    """The baseline wins at least 85 of 100 games against uniformly random play."""
    engine = ToyBattle.engine
    wins = games = 0
    for options in ({"terrain": "castle-field"}, {"terrain": "station-metal-x"}, {"terrain": MIXED}):
        game = ToyBattle.with_options(options)
        rng = stream("advice", 0)
        chance = np.random.default_rng(1)
        out = ToyBattle.engine.legal_room()
        for number in range(40):
            state = game.blank()
            engine.setup_at(state, 0, game.tables, rng)
            while not state[0].over:
                n = engine.legal_at(state, 0, game.tables, out)
                action = int(out[chance.integers(n)])
                if state[0].actor == number % 2:
                    action = int(engine.suggest_at(state, 0, game.tables, rng))
                engine.apply_at(state, 0, game.tables, action, rng)
            wins += int(state[0].winner == number % 2)
            games += 1
    assert wins >= 0.85 * games


def test_suggestions_vary() -> None:
    match = battle(blue="hook jumbo star kwak roxy", red="hook")
    assert len({suggested(match, seed) for seed in range(60)}) >= 3


def test_suggestion_uses_nothing_hidden() -> None:
    """With the same random numbers, a redrawn enemy rack and reserve give the same suggestion."""
    game = ToyBattle.with_options({"terrain": "battlefield"})
    engine = ToyBattle.engine
    state = game.blank()
    rng = stream(5, 0)
    engine.setup_at(state, 0, game.tables, rng)
    ply = 0
    while not state[0].over:
        redrawn = state.copy()
        engine.conceal_at(redrawn, 0, game.tables, int(state[0].actor), stream(6, ply))
        action = engine.suggest_at(state, 0, game.tables, stream(7, ply))
        assert action == engine.suggest_at(redrawn, 0, game.tables, stream(7, ply))
        engine.apply_at(state, 0, game.tables, action, rng)
        ply += 1


@pytest.mark.parametrize(("turns", "taken", "expected"), [(199, {1: "red"}, (-1, 1)), (199, {}, (0, 0))])
def test_evaluation_is_exact_at_the_end(turns: int, taken: dict[int, str], expected: tuple[int, int]) -> None:
    match = play(battle(blue="roxy", red="hook", turns=turns, taken=taken), "place roxy b1")
    assert (value(match, 0), value(match, 1)) == expected


def test_evaluation_follows_medals_and_threats() -> None:
    level = battle(blue="roxy", red="roxy")
    ahead = battle(blue="roxy", red="roxy", taken={0: "blue"})
    threat = battle(stacks=ROAD, blue="roxy", red="roxy")
    assert value(level, 0) == pytest.approx(-value(level, 1))
    assert value(level, 0) < value(ahead, 0) < value(threat, 0) < 1
    assert value(threat, 1) < -0.5
