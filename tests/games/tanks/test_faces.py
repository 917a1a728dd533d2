"""What people meet: pictures, sentences, events, positions and their mistakes."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import fracas
from fracas.core.facts import Ending, Prompt
from fracas.games.tanks import Tanks
from fracas.games.tanks.events import (
    Damaged,
    GameOver,
    GroundDestroyed,
    Moved,
    OnSpace,
    Rammed,
    Repaired,
    Skipped,
    TokenPlaced,
)
from fracas.games.tanks.reasons import OfTank, Plain
from fracas.games.tanks.view import Act, Must, Spot
from tests.support import happened

from .play import Play, arena, blocked


def picture(game: Play) -> str:
    """What the terminal shows, without colour."""
    paper = StringIO()
    console = Console(file=paper, width=120, no_color=True, force_terminal=False)
    console.print(game.game.draw(game.game.told_view(game.match.state[0], 0)))
    return paper.getvalue()


def test_the_picture_tells_everything_without_colour() -> None:
    zone = arena("9x9", g1="a1", o1="a5", walls="c5", pools="d5", gaps="e5")
    game = Play(zone, preset="full", wrecks=True, hold_pool=False)
    game.put("orange 1", stunned=True, hit_points=4).put("green 2", token={"column": 6, "row": 6})
    game.put("green 3", token={"column": 21, "row": 3})
    state = game.match.position()["state"]
    state["tanks"][5] |= {"hit_points": 0, "space": None}
    state["tanks"][4] |= {"token": {"column": 3, "row": 9}}
    state["ground"][0] = "%xx......"
    game.alter(**state)
    text = picture(game)
    lines = text.splitlines()
    assert lines[0].split() == list("abcdefghi")
    assert lines[1].split()[0] == "9"
    assert "%%%" in lines[1]
    assert "╳╳╳" in lines[1]
    rank5 = next(line for line in lines if line.startswith(" 5 "))
    assert "O1!4" in rank5
    assert "▐███▌" in rank5
    assert "≈≈≈" in rank5
    assert ">G1:6" in text
    assert "╳+o2" in text
    assert "+g2" in text
    assert "token outside" in text
    assert "O1 ■■■■□□ 4 a5  stunned" in text
    assert "O3 □□□□□□ 0 -   destroyed" in text
    assert f"Turn 1 of 300. {game.view['prompt']['text']}" in " ".join(text.split())
    assert "Compass of strays: 2 ↑  5 ↓  3 ←  4 →" in text
    assert "Compass" not in picture(Play(zone))


def test_the_picture_shows_the_last_roll_and_the_missions() -> None:
    game = Play(arena("9x9", g1="a5", o1="e5", pools="e4 a9"), preset="full", collateral=True)
    game.shoot("fire e5", [1, 6, 3, 4])
    text = " ".join(picture(game).split())
    assert (game.roll["shooter"], game.roll["target"]) == ("green 1", "e5")
    assert (game.roll["result"], game.roll["struck_tank"], game.roll["damage"]) == ("glancing", "orange 1", 1)
    shot = game.match.events(None)[0].model_copy(update={"aimed_at": None})  # the picture does not know
    assert f"Last shot: {game.game.texts().say(shot)}" in text
    for die in ("(1)", "(6)", "(3)", "(4)"):
        assert die in text
    game = Play("arcade", preset="full", hold_pool=True, reach_far_rank=True, break_walls=True)
    assert (
        "Missions: hold the pool in the centre: 0:0 of 3 turns; reach the far rank: 11:11 spaces away; walls 0:0 of 5"
        in " ".join(picture(game).split())
    )


@pytest.mark.parametrize("name", list(Tanks.variants()))
def test_every_variant_draws_at_every_moment(name: str) -> None:
    match = fracas.new("tanks", seed=2, **Tanks.variants()[name])
    for step in range(15):
        if match.actor is None:
            break
        legal = match.legal()
        match.play(legal[(step * 7919) % len(legal)])
        Console(file=StringIO(), width=120).print(match.game.draw(match.game.view(match.state[0], None)))
        for action in match.legal()[:: max(1, len(match.legal()) // 5)]:
            match.game.preview(match.game.view(match.state[0], match.actor), action)
    texts = [event.text for event in match.events(None)]
    assert len(texts) >= 15 or match.outcome is not None
    assert all(texts)


def test_events_tell_the_shot_and_its_consequences() -> None:
    zone = arena("9x9", g1="a1", o1="a4", o2="b5")
    game = Play(zone, blast=True, stun=True, triangulation=True).put("orange 1", hit_points=5)
    game.shoot("fire a4", [6, 6, 6])
    assert happened(game.match)[1:] == [
        Damaged(tank="orange 1", space="a4", cause="shot", points=5, hit_points=0),
        OnSpace(kind="destroyed", tank="orange 1", space="a4"),
        Damaged(tank="orange 2", space="b5", cause="blast", points=1, hit_points=5),
        OnSpace(kind="stunned", tank="orange 2", space="b5"),
        TokenPlaced(tank="green 1", spot=Spot(column=1, row=4, space="a4")),
    ]
    fired = game.match.events(None)[0].model_dump()
    assert (fired["kind"], fired["tank"], fired["aimed_at"]) == ("fired", "green 1", "orange 1")
    assert (fired["dice"], fired["drift"], fired["is_stopped"]) == ([6, 6, 6], None, False)
    roll = fired["roll"]
    assert roll["dice"] == [{"value": 6, "fate": "kept"}] * 3
    assert (roll["target"], roll["aimed"], roll["from_token"], roll["is_automatic"]) == ("a4", False, False, False)
    assert (roll["result"], roll["struck_tank"], roll["damage"]) == ("hit", "orange 1", 6)


def test_events_of_the_other_actions() -> None:
    zone = arena("9x9", g1="a1", o1="a2", pools="b2")
    game = Play(zone, preset="full").put("green 1", hit_points=5)
    assert happened(game.act("repair").match) == [Repaired(tank="green 1", points=1, hit_points=6)]
    game = Play(zone, preset="full").act("repair")
    assert happened(game.match) == [Repaired(tank="green 1", points=0, hit_points=6)]
    game = Play(zone, preset="full").act("move e", "move w", "ram n")
    assert happened(game.match) == [
        Moved(tank="green 1", origin="a1", space="b1", points_left=4),
        Moved(tank="green 1", origin="b1", space="a1", points_left=2),
        Rammed(tank="green 1", other="orange 1", space="a2"),
        Damaged(tank="green 1", space="a1", cause="ram", points=3, hit_points=3),
        Damaged(tank="orange 1", space="a2", cause="ram", points=3, hit_points=3),
    ]
    game = Play(zone, preset="full").put("orange 1", stunned=True).kill("green 2").act("end", "recover", "skip")
    assert happened(game.match) == [
        OnSpace(kind="ended", tank="green 1", space="a1"),
        OnSpace(kind="recovered", tank="orange 1", space="a2"),
        Skipped(tank="green 2"),
    ]
    game = Play(arena("9x9", g1="a1", o1="a3")).kill("orange 2", "orange 3").act("fire a3 aimed")
    ending = Ending(kind="squadron-destroyed", winner="green", loser="orange")
    assert happened(game.match)[-1] == GameOver(ending=ending)
    fired = game.match.events(None)[0].model_dump()
    assert (fired["tank"], fired["aimed_at"], fired["roll"]["target"]) == ("green 1", "orange 1", "a3")
    assert (fired["roll"]["aimed"], fired["roll"]["is_automatic"], fired["dice"]) == (True, True, [])
    assert (fired["roll"]["result"], fired["roll"]["struck_tank"], fired["roll"]["damage"]) == ("hit", "orange 1", 6)


def test_strays_and_obstacles() -> None:
    game = Play(arena("9x9", g1="e5", o1="a9"), collateral=True).shoot("fire a9", [1, 1, 2, 2, 3, 1])
    fired = game.match.events(None)[0].model_dump()
    assert fired["drift"] == {"rows": 2, "vertical": "up", "columns": 1, "sideways": "left"}
    assert (fired["roll"]["result"], fired["is_stopped"], fired["roll"]["struck"]["space"]) == ("stray", False, None)
    game = Play(arena("9x9", g1="a1", o1="a5", walls="a3"), energy_bolts=True, wall_destruction=True)
    game.shoot("fire a5", [5, 5, 5, 5])
    fired = game.match.events(None)[0].model_dump()
    assert (fired["is_stopped"], fired["roll"]["result"], fired["roll"]["damage"]) == (True, "hit", 0)
    assert (fired["roll"]["struck_kind"], fired["roll"]["struck"]["space"]) == ("wall", "a3")
    assert happened(game.match)[1] == GroundDestroyed(kind="wall-destroyed", space="a3")
    game = Play(arena("9x9", g1="a1", o1="a5", o2="a3"), energy_bolts=True).shoot("fire a5", [5, 5, 5, 5])
    fired = game.match.events(None)[0].model_dump()
    assert (fired["is_stopped"], fired["roll"]["result"], fired["roll"]["damage"]) == (True, "hit", 1)
    assert (fired["roll"]["struck_tank"], fired["roll"]["struck"]["space"]) == ("orange 2", "a3")


def prompt(game: Play) -> Prompt:
    return game.game.view(game.match.state[0], None).prompt


def test_prompts() -> None:
    game = Play(arena("9x9", g1="a1", o1="a9", pools="b2"), preset="full")
    assert prompt(game) == Act(tank="green 1", points_left=6, choices=["drive", "fire", "end"])
    assert prompt(game.act("fire a9 aimed")) == Act(tank="green 1", points_left=0, choices=["end"])
    game = Play(arena("9x9", g1="a1", pools="b2"), preset="full").act("repair")
    assert prompt(game) == Must(kind="end", tank="green 1")


def edit(**changes: Any) -> dict[str, Any]:
    """The start position of a small game, changed."""
    position = fracas.new("tanks", seed=1, zone="close-quarters", starter="green").position()
    position["state"] |= changes
    return position


def tanks(index: int, **changes: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = edit()["state"]["tanks"]
    found[index] |= changes
    return found


ROLL = {
    "shooter": "green 1",
    "origin": "a1",
    "target": "d7",
    "aimed": False,
    "from_token": False,
    "dice": [{"value": 6}] * 7,
    "result": "hit",
    "struck": {"column": 4, "row": 7},
    "struck_kind": "tank",
    "struck_tank": "orange 2",
    "damage": 6,
}


def test_a_roll_can_be_given() -> None:
    assert fracas.from_position("tanks", edit(last_roll=ROLL)).view(0)["last_roll"]["damage"] == 6


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"ground": ["......."]}, "ground"),
        ({"ground": ["?......"] * 7}, "ground.0"),
        ({"ground": ["......."] * 7}, "(whole)"),
        ({"tanks": []}, "tanks"),
        ({"tanks": tanks(0, space="h1")}, "tanks.0.space"),
        ({"tanks": tanks(0, space="b3")}, "tanks.0.space"),
        ({"tanks": tanks(0, space="d1")}, "tanks.1.space"),
        ({"tanks": tanks(0, space=None)}, "tanks.0.space"),
        ({"tanks": tanks(0, hit_points=0)}, "tanks.0.space"),
        ({"tanks": tanks(0, hit_points=7)}, "tanks.0.hit_points"),
        ({"tanks": tanks(0, held=[1])}, "tanks.0.held"),
        ({"tanks": tanks(0, side="blue")}, "tanks.0.side"),
        ({"next_tank": {"green": 4, "orange": 1}}, "next_tank.green"),
        ({"points_spent": 1}, "(whole)"),
        ({"points_spent": 7}, "points_spent"),
        ({"shot": "aimed", "points_spent": 2}, "(whole)"),
        ({"turns_completed": 300}, "(whole)"),
        ({"walls_destroyed": {"green": 1, "orange": 0}}, "(whole)"),
        ({"actor": "blue"}, "actor"),
        ({"last_roll": ROLL | {"shooter": "blue 1"}}, "last_roll.shooter"),
        ({"last_roll": ROLL | {"target": "z9"}}, "last_roll.target"),
        ({"last_roll": ROLL | {"dice": [{"value": 6}] * 3}}, "(whole)"),
        ({"last_roll": ROLL | {"result": "stray"}}, "(whole)"),
        ({"last_roll": ROLL | {"struck": None}}, "last_roll.struck_kind"),
        ({"last_roll": ROLL | {"struck_tank": None}}, "last_roll.struck_tank"),
        ({"last_roll": ROLL | {"struck": {"column": 4, "row": 6}}}, "(whole)"),
    ],
)
def test_positions_that_cannot_be(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(fracas.BadPosition) as caught:
        fracas.from_position("tanks", edit(**changes))
    assert caught.value.field == field


def test_reasons_name_the_rule_in_fields() -> None:
    game = Play(arena("9x9", g1="b1", g2="a1", walls="b2"), preset="full")
    for text, reason in (
        ("move n", blocked("b2", "wall")),
        ("move w", blocked("a1", "tank", "green 2")),
        ("fire a1", OfTank(kind="own-tank", tank="green 2")),
        ("ram n", Plain(kind="nobody-to-ram")),
    ):
        assert game.why(text) == reason
