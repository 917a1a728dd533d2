"""What is told before and after an action, as facts."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fracas
from fracas.core import registry
from fracas.core.facts import Ending, Event
from fracas.games.combat_protocols.events import Drained, Ended, Flew, ObstacleMoved, Stepped, TokenMoved
from fracas.games.combat_protocols.explain import Flight, Foreseen, LastExit, LastPower, Overheating, Payment
from fracas.games.combat_protocols.view import Pointing
from tests.support import happened, refused

from .desk import GAME, foreseen, position
from .small import random_options
from .test_rulings import SMALL

HARD: dict[str, Any] = {"difficulty": "hard"}
LONE = SMALL | {"squares": ["."], "tokens": ["a1"], "starts": SMALL["starts"][:2], "missions": {1: [1, 2]}}
ALONE = {"machines": "waiting waiting", "tokens": "a1 east", "board": LONE}
PAID: dict[str, Any] = {"controller": "nw", "flipped": "ne"}
DRAIN: dict[str, Any] = {"machines": "a2 waiting waiting", "obstacles": "drain a1-a2", "difficulty": "normal"}
CHARGER: dict[str, Any] = {"machines": "waiting b2 waiting", "obstacles": "drain b1-b2", "difficulty": "normal"}


def lost(kind: str) -> Ending:
    return Ending(kind=kind, winner=None, loser=None)


def test_a_preview_tells_where_both_markers_will_be() -> None:
    draw, told = random.Random(3), 0
    variants = list(registry.find(GAME).variants().values())
    for seed, options in enumerate([*variants, *(random_options(draw) for _ in range(30))]):
        match = fracas.new(GAME, seed, **options)
        while match.outcome is None and match.ply < 60:
            action = draw.choice(match.legal()).text
            before, seen = match.view(0), foreseen(match, action)
            match.play(action)
            after = match.view(0)
            if seen is None:
                assert (after["heat"], after["power"]) == (before["heat"], before["power"])
                continue
            assert isinstance(seen, Foreseen)
            heat = {"marker": seen.heat, "pointing": seen.pointing, "room": seen.room}
            assert after["heat"] == heat | {"length": before["heat"]["length"]}
            assert after["power"]["marker"] == seen.power
            told += 1
    assert told > 100


def tracks(heat: int, room: int, power: int, pointing: Pointing = "up") -> dict[str, Any]:
    """Both markers as a preview has them."""
    return {"heat": heat, "room": room, "power": power, "pointing": pointing}


@pytest.mark.parametrize(
    ("given", "action", "expected"),
    [
        ({"heat": 6}, "enter 1", Overheating(**tracks(7, 0, 1))),
        ({}, "enter 1", Flight(drained=False, engine=False, charged=False, **tracks(4, 3, 1))),
        (
            {"machines": "gone gone b1", "tokens": "b1 north, a1 north, c1 north", "heat": 6},
            "fly b1",
            LastExit(**tracks(7, 0, 1)),
        ),
        (PAID, "step ne move a2 north", Payment(**tracks(3, 4, 2))),
        (PAID | {"power": 3}, "step ne move a2 north", LastPower(cause="payment", **tracks(3, 4, 4))),
        (DRAIN | {"power": 3}, "fly a2", LastPower(cause="drain", **tracks(3, 4, 4))),
        (DRAIN, "fly a2", Flight(drained=True, engine=True, charged=False, **tracks(4, 3, 2, "down"))),
    ],
)
def test_previews(given: dict[str, Any], action: str, expected: Foreseen) -> None:
    assert foreseen(position(**given), action) == expected


@pytest.mark.parametrize(
    ("given", "action", "expected"),
    [
        (
            CHARGER,
            "fly b2",
            [Flew(machine=2, origin="b2", target="b1", drained=True, engine=False, charged=True, heat=4, power=1)],
        ),
        (
            CHARGER | {"power": 3},
            "fly b2",
            [Drained(machine=2, origin="b2", target="b1"), Ended(ending=lost("out-of-power"))],
        ),
        (
            {"machines": "a2 waiting waiting", "heat": 6},
            "fly a2",
            [
                Flew(machine=1, origin="a2", target="a1", drained=False, engine=False, charged=False, heat=7, power=1),
                Ended(ending=lost("overheated")),
            ],
        ),
        (
            PAID,
            "step ne move a2 north",
            [
                Stepped(cell="ne", face="move for 1 power", left="nw", idle=False, power=2),
                TokenMoved(origin="a2", target="a1"),
            ],
        ),
        (ALONE, "step ne idle", [Stepped(cell="ne", face="move", left=None, idle=True, power=1)]),
        (
            HARD | {"obstacles": "barrier a1-b1, drain b1-b2"},
            "step sw shift a1-b1 to a1-a2",
            [
                Stepped(cell="sw", face="move", left=None, idle=False, power=1),
                ObstacleMoved(obstacle="barrier", origin="a1-b1", target="a1-a2"),
            ],
        ),
    ],
)
def test_events(given: dict[str, Any], action: str, expected: list[Event]) -> None:
    match = position(**given)
    match.play(action)
    assert happened(match, 0) == expected


@pytest.mark.parametrize(
    ("given", "action", "kind"),
    [
        (HARD | {"obstacles": "barrier -, drain -"}, "enter 1", "place-first"),
        (HARD | {"obstacles": "barrier a1-b1, drain -"}, "place a1-b1", "line-taken"),
        (HARD | {"obstacles": "barrier a1-b1, drain -"}, "place c1-d1", "no-line"),
        ({}, "place a1-b1", "all-placed"),
        ({}, "enter 5", "nobody-waits"),
        ({"machines": "waiting", "tokens": "a1 east", "board": SMALL, "mission": 2}, "enter 5", "no-start"),
        ({"machines": "b2 waiting waiting"}, "enter 2", "front-occupied"),
        ({}, "fly d4", "no-square"),
        ({}, "fly a1", "no-machine"),
        ({"machines": "a1 waiting waiting"}, "fly a1", "no-way-out"),
        ({}, "step nw turn a2 around", "wrong-face"),
        ({}, "step nw turn a1 left", "no-token"),
        ({}, "step ne move a1 south", "no-token"),
        ({}, "step ne move a2 south", "off-board"),
        ({}, "step ne move a2 east", "token-there"),
        ({}, "step nw idle", "must-act"),
        ({"controller": "nw"}, "step se idle", "out-of-reach"),
        ({}, "step ne shift a1-b1 to b1-b2", "no-obstacle"),
        (HARD | {"obstacles": "barrier a1-b1, drain b1-b2"}, "step ne shift a1-b1 to b1-b2", "line-taken"),
        (HARD | {"obstacles": "barrier c1-c2, drain b1-b2"}, "step ne shift c1-c2 to c1-d1", "no-line"),
    ],
)
def test_every_rule_that_forbids_has_its_kind(given: dict[str, Any], action: str, kind: str) -> None:
    match = position(**given)
    assert refused(match, action).kind == kind
