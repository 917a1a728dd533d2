"""What is told before and after an action, as facts and as sentences."""

from __future__ import annotations

import random
from typing import Any

import pytest

import fracas
from fracas.core import registry
from fracas.core.errors import IllegalAction
from fracas.games.combat_protocols.explain import Foreseen

from .desk import GAME, foreseen, position
from .small import random_options
from .test_rulings import SMALL

HARD: dict[str, Any] = {"difficulty": "hard"}
LONE = SMALL | {"squares": ["."], "tokens": ["a1"], "starts": SMALL["starts"][:2], "missions": {1: [1, 2]}}


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


@pytest.mark.wording
@pytest.mark.parametrize(
    ("given", "action", "kind", "sentence"),
    [
        ({"heat": 6}, "enter 1", "overheating", "the engine overheats: the drill is lost"),
        ({}, "enter 1", "flight", "then 3 spaces to the end of the Heat Track"),
        (
            {"machines": "gone gone b1", "tokens": "b1 north, a1 north, c1 north", "heat": 6},
            "fly b1",
            "last-exit",
            "the last machine leaves: the drill is complete",
        ),
        ({"controller": "nw", "flipped": "ne"}, "step ne move a2 north", "payment", "costs 1 power"),
        (
            {"controller": "nw", "flipped": "ne", "power": 3},
            "step ne move a2 north",
            "last-power",
            "costs the last power: the drill is lost",
        ),
        (
            {"machines": "a2 waiting waiting", "obstacles": "drain a1-a2", "power": 3, "difficulty": "normal"},
            "fly a2",
            "last-power",
            "the Battery Drain takes the last power: the drill is lost",
        ),
        (
            {"machines": "a2 waiting waiting", "obstacles": "drain a1-a2", "difficulty": "normal"},
            "fly a2",
            "flight",
            "the Battery Drain takes 1 power; the Engine turns the Heat marker round; "
            "then 3 spaces to the end of the Heat Track",
        ),
    ],
)
def test_previews_as_sentences(given: dict[str, Any], action: str, kind: str, sentence: str) -> None:
    match = position(**given)
    seen = foreseen(match, action)
    assert seen is not None
    assert seen.kind == kind
    assert match.game.texts().say(seen) == sentence


@pytest.mark.wording
@pytest.mark.parametrize(
    ("given", "action", "sentences"),
    [
        (
            {"machines": "waiting b2 waiting", "obstacles": "drain b1-b2", "difficulty": "normal"},
            "fly b2",
            ["Machine 2 flies from b2 to b1 through a Battery Drain; the Charger gives back 1 power."],
        ),
        (
            {"machines": "waiting b2 waiting", "obstacles": "drain b1-b2", "difficulty": "normal", "power": 3},
            "fly b2",
            [
                "Machine 2 loses the last power to the Battery Drain between b2 and b1.",
                "Out of power: the drill is lost.",
            ],
        ),
        (
            {"machines": "a2 waiting waiting", "heat": 6},
            "fly a2",
            ["Machine 1 flies from a2 to a1.", "The engine overheats: the drill is lost."],
        ),
        (
            {"controller": "nw", "flipped": "ne"},
            "step ne move a2 north",
            [
                "The controller steps onto the top right token (Move for 1 power); the top left token flips.",
                "The token on a2 moves to a1.",
            ],
        ),
        (
            {"machines": "waiting waiting", "tokens": "a1 east", "board": LONE},
            "step ne idle",
            ["The controller steps onto the top right token (Move, free), which has nothing to act on."],
        ),
        (
            HARD | {"obstacles": "barrier a1-b1, drain b1-b2"},
            "step sw shift a1-b1 to a1-a2",
            ["The controller steps onto the bottom left token (Move, free).", "The Barrier on a1-b1 moves to a1-a2."],
        ),
    ],
)
def test_events_as_sentences(given: dict[str, Any], action: str, sentences: list[str]) -> None:
    match = position(**given)
    match.play(action)
    assert [event.text for event in match.events(0)] == sentences


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
    with pytest.raises(IllegalAction):
        match.play(action)
    (meant,) = (one for one in match.game.actions if one.text == action)
    reason = match.game.why_illegal(match.game.view(match.state[0], 0), meant)
    assert reason is not None
    assert reason.kind == kind
