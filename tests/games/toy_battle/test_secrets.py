"""What a seat cannot know is redrawn by `conceal`, what it can know stays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import fracas
from fracas.core.match import Match
from fracas.core.rng import stream
from fracas.games.toy_battle import ToyBattle
from fracas.games.toy_battle.actions import TROOP_IDS

from .helpers import MIXED, battle, play

VARIANTS: dict[str, dict[str, Any]] = {**ToyBattle.variants(), "mixed": {"terrain": MIXED}}
SEATS = (0, 1, None)


def concealed(match: Match, seat: int | None, seed: int = 0) -> np.record:
    state = match.state
    match.game.engine.conceal_at(state, 0, match.game.tables, -1 if seat is None else seat, stream(seed, match.ply))
    broken = match.game.engine.audit_at(state, 0, match.game.tables)
    assert broken == 0, match.game.invariants(broken)
    found: np.record = state[0]
    return found


def random_match(options: dict[str, Any], seed: int) -> Iterator[Match]:
    match = fracas.new("toy-battle", seed=seed, **options)
    chance = np.random.default_rng(seed)
    while match.outcome is None:
        yield match
        match.play(int(chance.choice(match.legal_ids())))
    yield match


@pytest.mark.parametrize("name", VARIANTS)
def test_conceal_keeps_the_view_and_every_invariant(name: str) -> None:
    """Also that the actor can still act: a side asked to place has something to place."""
    for match in random_match(VARIANTS[name], seed=2):
        for seat in SEATS:
            s = concealed(match, seat)
            assert match.game.view(s, seat) == match.game.view(match.state[0], seat)
            for side, other in zip(s.side, match.state[0].side, strict=True):
                assert (side.rack_size, side.pins, side.reserve_size) == (
                    other.rack_size,
                    other.pins,
                    other.reserve_size,
                )


def test_conceal_keeps_the_own_rack_and_redraws_the_rest() -> None:
    match = fracas.new("toy-battle", seed=4)
    before = match.state[0]
    racks, reserves = set(), set()
    for seed in range(50):
        s = concealed(match, 0, seed)
        assert s.side[0].rack.tobytes() == before.side[0].rack.tobytes()
        racks.add(s.side[1].rack.tobytes())
        reserves.add((s.side[0].reserve.tobytes(), s.side[1].reserve.tobytes(), s.side[0].removed.tobytes()))
    assert len(racks) > 30
    assert len(reserves) == 50


def test_spectator_sees_neither_rack() -> None:
    match = fracas.new("toy-battle", seed=4)
    racks = [{concealed(match, None, seed).side[side].rack.tobytes() for seed in range(50)} for side in (0, 1)]
    assert min(map(len, racks)) > 30


def test_known_troops_stay_and_the_rest_is_drawn_fairly() -> None:
    """Red has a known Star and one more of 17 unseen troops: two Stars and three Roxys among them, say."""
    match = battle(red="star hook", red_known="star", blue="roxy")
    state = match.position()["state"]["red"]
    unseen = Counter([*state["reserve"], *state["removed"], "hook"])
    drawn: Counter[str] = Counter()
    tries = 4000
    for seed in range(tries):
        rack = Counter(
            {troop: int(n) for troop, n in zip(TROOP_IDS, concealed(match, 0, seed).side[1].rack, strict=True) if n}
        )
        assert rack["star"] >= 1
        rack.subtract(["star"])
        drawn.update(+rack)
    assert drawn.total() == tries
    for troop, n in unseen.items():
        expected = tries * n / unseen.total()
        assert abs(drawn[troop] - expected) < 5 * expected**0.5, troop


def test_pinned_troop_is_redrawn_blindly() -> None:
    match = battle(
        "battlefield", {"b1": "blue kwak", "b3": "blue kwak"}, blue="roxy", red="star roxy", red_known="star roxy"
    )
    play(match, "place roxy b4", "pin")
    pinned = Counter(TROOP_IDS[int(np.argmax(concealed(match, 0, seed).side[1].pinned))] for seed in range(400))
    assert set(pinned) == {"star", "roxy"}
    assert 140 < pinned["star"] < 260


def test_side_that_cannot_draw_keeps_something_to_place() -> None:
    """Red, with no reserve, is to move and only Kwak or Roxy fit: one of them is on every redrawn rack."""
    stacks = {"b14": "blue star, blue star", "b15": "blue xb-42, blue star"}
    match = battle(stacks=stacks, actor="red", red="skully kwak", red_reserve="")
    for seed in range(200):
        rack = concealed(match, 0, seed).side[1].rack
        assert rack[0] + rack[7] >= 1


def test_asked_capn_keeps_something_to_place() -> None:
    stacks = {"b1": "red roxy", "b3": "red roxy", "b2": "blue kwak", "b4": "red star"}
    match = battle(stacks=stacks, actor="blue", blue="capn kwak", red="hook")
    play(match, "place capn b2")
    for seed in range(100):
        s = concealed(match, 1, seed)
        assert s.side[0].rack_size == 1


def test_own_draws_are_told_to_the_owner_only() -> None:
    match = play(battle(blue="hook", blue_reserve="star kwak"), "draw")
    assert match.events(0)[0].model_dump()["troops"] == ["kwak", "star"]
    assert match.events(1)[0].model_dump()["troops"] is None
    assert match.events(0)[0].text != match.events(1)[0].text == match.events(None)[0].text


def test_events_depend_on_nothing_hidden() -> None:
    """Told from two separately concealed states, an action reads as from the real ones."""
    for name in ("battlefield", "cursed-cemetery", "castle-field", "mixed"):
        match = fracas.new("toy-battle", seed=6, **VARIANTS[name])
        chance = np.random.default_rng(6)
        while match.outcome is None:
            before = {seat: concealed(match, seat, 1) for seat in SEATS}
            action = match.play(int(chance.choice(match.legal_ids())))
            for seat in SEATS:
                told = match.game.narrate(before[seat], action, concealed(match, seat, 2), seat)
                real = match.events(seat, match.ply - 1)
                assert told == [event.model_copy(update={"ply": 0, "text": ""}) for event in real]


def test_observation_depends_on_nothing_hidden() -> None:
    for match in random_match({"terrain": "battlefield"}, seed=8):
        for seat in (0, 1):
            real, redrawn = (np.full(ToyBattle.card.features, np.nan, np.float32) for _ in range(2))
            match.game.engine.observe_at(match.state, 0, match.game.tables, seat, real)
            state = match.state
            match.game.engine.conceal_at(state, 0, match.game.tables, seat, stream(1, match.ply))
            match.game.engine.observe_at(state, 0, match.game.tables, seat, redrawn)
            assert real.tobytes() == redrawn.tobytes()
            assert np.isfinite(real).all()
            assert np.abs(real).max() <= 5
