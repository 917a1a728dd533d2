"""The draft, rounds and slots, spawning, filling slots (book: Rules, Taking a Turn, Spawning)."""

from __future__ import annotations

import fracas
from fracas.core.match import Match
from fracas.games.mercenary.facts.events import Attacked, Hurt, OfUnit, OnSpace, Passage
from tests.support import happened

from .desk import acting, has, idle, lay, named, pass_on, play, side_hand, texts, unit, view


def drafted(seed: int = 3, **options: object) -> Match:
    match = fracas.new("mercenary", seed=seed, starter="red", **options)
    return play(match, *["pick scout", "pick spy", "pick heavy", "pick heavy", "pick medic", "pick medic"])


def test_players_pick_in_turn_for_each_of_the_six_slots() -> None:
    match = drafted()
    order = [match.seat_at(ply) for ply in range(6)]
    assert order == [0, 1, 0, 1, 0, 1]
    assert [view(match).units[slot].character for slot in range(4)] == ["scout", "heavy", "medic", None]


def test_a_spy_may_be_picked_and_the_opponent_sees_it() -> None:
    match = drafted()
    spy = next(unit for unit in view(match, seat=0).units if unit.id == "blu-1")
    assert (spy.character, spy.face_up) == ("spy", False)


def test_coin_flip_decides_who_is_first() -> None:
    firsts = {view(fracas.new("mercenary", seed=seed)).first for seed in range(12)}
    assert firsts == {"red", "blu"}


def test_starter_option_decides_who_is_first() -> None:
    for name in ("red", "blu"):
        match = fracas.new("mercenary", seed=1, starter=name)
        assert (view(match).first, view(match).actor) == (name, name)


def test_after_the_draft_slot_1_of_the_first_side_spawns_with_full_health() -> None:
    match = drafted()
    play(match, "pick pyro", "pick pyro", "pick sniper", "pick sniper", "pick soldier", "pick demoman")
    assert acting(match) == "red-1"
    scout = unit(match, "red-1")
    assert (scout.cell, scout.health, scout.charge) == ("j1", 5, 0)
    assert not has(match, "blu-1")


def test_each_turn_moves_the_next_number_and_then_repeats() -> None:
    match = lay(
        {
            f"{side}-{k}": f"heavy {column}{row}" if k < 3 else f"{name} {column}{row}"
            for side, row in (("red", 2), ("blu", 6))
            for k, (name, column) in enumerate(
                zip(("heavy", "heavy", "scout", "scout", "pyro", "pyro"), "abcdef", strict=True), 1
            )
        }
    )
    order = []
    for _ in range(13):
        order.append(acting(match))
        match.play("end")
    assert order == [f"{side}-{k}" for k in range(1, 7) for side in ("red", "blu")] + ["red-1"]


def test_after_the_sixth_turn_each_player_draws_one_card() -> None:
    match = lay({"red-6": "heavy e4", "blu-6": "heavy e6"}, slot=6)
    assert side_hand(match, "red", 0)[0] == 0
    play(match, "end", "end")
    assert side_hand(match, "red", 0)[0] == 1
    assert side_hand(match, "blu", 1)[0] == 1
    assert view(match).deck == 38
    assert view(match).round == 2


def test_without_weapons_nothing_is_drawn() -> None:
    match = fracas.new("mercenary", seed=1, weapons=False, map="quarry", mode="control_point")
    for _ in range(60):
        idle(match)
    assert view(match).deck == 0
    assert side_hand(match, "red", 0)[0] == 0


def test_an_empty_slot_is_filled_face_down_and_spawns_a_round_later() -> None:
    match = lay({"red-2": "heavy e4"}, phase="fill")
    assert texts(match) == [
        f"pick {name}"
        for name in ("scout", "soldier", "pyro", "demoman", "heavy", "engineer", "medic", "sniper", "spy")
    ]
    play(match, "pick scout")
    assert not unit(match, "red-1").face_up
    assert acting(match) == "blu picks 1"
    pass_on(match, "red-1")
    assert unit(match, "red-1").cell == "a1"


def test_a_spawned_character_takes_a_normal_turn() -> None:
    match = pass_on(lay({"red-2": "soldier", "blu-1": "heavy e6"}, actor="blu"), "red-2")
    assert texts(match, "move") == ["move n", "move ne", "move e"]
    assert view(match).turn is not None
    assert unit(match, "red-2").speed == 3


def test_an_enemy_on_the_spawn_is_defeated_and_the_character_spawns() -> None:
    match = lay({"red-2": "soldier", "blu-1": "heavy a1"}, actor="blu")
    play(match, "end")
    assert acting(match) == "red-2"
    assert unit(match, "red-2").cell == "a1"
    assert not has(match, "blu-1")
    assert OnSpace(kind="defeated", unit=named("blu-1", "heavy"), cell="a1") in happened(match)


def test_a_defeated_character_leaves_the_board_and_its_slot_is_empty() -> None:
    match = lay({"red-1": "heavy e4", "blu-1": "scout e6"})
    play(match, "attack blu-1")
    assert unit(match, "blu-1").character is None
    play(match, "end")
    assert acting(match) == "blu picks 1"


def test_attack_may_come_between_steps() -> None:
    match = lay({"red-1": "scout e2", "blu-1": "heavy e5"})
    play(match, "move n", "attack blu-1", "move s", "move s")
    assert (unit(match, "red-1").cell, unit(match, "blu-1").health) == ("e1", 9)
    assert texts(match, "attack") == []


def test_movement_is_limited_by_speed() -> None:
    match = lay({"red-1": "heavy e4"})
    play(match, "move n", "move s")
    assert texts(match) == ["end"]


def test_the_log_tells_the_turn() -> None:
    match = lay({"red-1": "scout e2", "blu-1": "heavy e4"})
    play(match, "attack blu-1", "move w")
    scout, heavy = named("red-1", "scout"), named("blu-1", "heavy")
    assert happened(match) == [
        Attacked(unit=scout, target=heavy, card=None),
        Hurt(unit=heavy, amount=3, health=9, by_fire=False),
        Passage(kind="moved", unit=scout, origin="e2", cell="d2"),
    ]


def test_the_log_tells_of_fire_and_of_a_blocked_spawn() -> None:
    match = lay({"red-1": "scout a1", "red-2": "heavy", "blu-1": "heavy e7 burn=1", "blu-2": "heavy e6"})
    play(match, "end")
    assert Hurt(unit=named("blu-1", "heavy"), amount=1, health=11, by_fire=True) in happened(match)
    play(match, "end")
    assert happened(match)[-1] == OfUnit(kind="blocked", unit=named("red-2", "heavy"))
    waiting = {"red-1": "heavy a1", "red-2": "engineer", "red-sentry-2": "sentry e3", "blu-1": "heavy e5"}
    match = play(lay(waiting), "end", "end")
    blocked = OfUnit(kind="blocked", unit=named("red-2", "engineer"))
    assert (acting(match), happened(match)[-1]) == ("red-sentry-2", blocked)
    play(match, "end")
    assert [event for event in happened(match) if event.kind == "blocked"] == [blocked]
