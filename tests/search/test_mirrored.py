"""A match replayed with the sides exchanged gives the mirrored curve, within the noise."""

from __future__ import annotations

import re
from collections.abc import Callable
from math import sqrt
from statistics import fmean, variance
from typing import Any

import pytest

import fracas
from fracas.core.match import Match
from fracas.search.judging import Judge

SIMULATIONS = 200
SEEDS = 4  # of searches, so that the noise can be told
RANKS = 14  # of the arcade and the one beyond, which is the same seen from the other side
OPPOSITE = {"n": "s", "s": "n", "ne": "se", "se": "ne", "nw": "sw", "sw": "nw"}
Pair = tuple[Match, Match]


def both(one: Match, other: Match, actions: list[str], seen: Callable[[str], str] = str) -> Pair:
    for action in actions:
        one.play(action)
        other.play(seen(action))
    return one, other


def connect_four() -> Pair:
    matches = [fracas.new("connect-four", seed=1, first=first) for first in ("yellow", "red")]
    return both(matches[0], matches[1], [f"drop {column}" for column in (4, 4, 3, 5, 3, 2)])


def combact() -> Pair:
    matches = [fracas.new("combact", seed=1, starter=starter) for starter in ("black", "white")]
    for _ in range(4):
        action = fracas.bot("combact", level=1, seed=1).choose(matches[0])
        both(matches[0], matches[1], [action.text])
    return matches[0], matches[1]


def tanks() -> Pair:
    """The arcade is the same from both sides; nobody shoots, so no dice fall."""

    def seen(action: str) -> str:
        turned = re.sub(r"\b(n|s|ne|se|nw|sw)\b", lambda found: OPPOSITE[found[0]], action)
        return re.sub(r"\b([a-m])(\d+)\b", lambda found: f"{found[1]}{RANKS - int(found[2])}", turned)

    matches = [fracas.new("tanks", seed=1, starter=starter) for starter in ("green", "orange")]
    return both(matches[0], matches[1], ["move n", "end", "move s", "end", "move ne", "end"], seen)


def toy_battle() -> Pair:
    """Castle field is the same from both sides, and so is the draw."""
    one = fracas.new("toy-battle", seed=2, starter="blue", special_bases=False)
    state: dict[str, Any] = one.position()["state"]
    swapped = state | {"actor": "red", "blue": state["red"], "red": state["blue"]}
    other = fracas.from_position("toy-battle", one.position() | {"state": swapped}, seed=2, starter="red")
    return both(one, other, ["draw"] * 4)


def mercenary() -> Pair:
    """Twin gullies are the same from both sides, and so is the draft."""
    matches = [fracas.new("mercenary", seed=1, starter=starter, map="twin-gullies") for starter in ("red", "blu")]
    for _ in range(4):
        both(matches[0], matches[1], [matches[0].legal()[0].text])
    return matches[0], matches[1]


def _value(match: Match, ply: int, seat: int, seed: int) -> float:
    return Judge(match, SIMULATIONS, f"{match.seat_at(0)} {seed}").judge(ply).values[seat]


@pytest.mark.parametrize("make", [connect_four, combact, tanks, toy_battle, mercenary])
def test_with_the_sides_exchanged_the_curve_is_mirrored(make: Callable[[], Pair]) -> None:
    one, other = make()
    assert one.seat_at(0) == 1 - other.seat_at(0)
    gaps, spreads = [], []
    for ply in range(one.ply + 1):
        for seat in range(2):
            here = [_value(one, ply, seat, seed) for seed in range(SEEDS)]
            there = [_value(other, ply, 1 - seat, seed) for seed in range(SEEDS)]
            gaps.append(abs(fmean(here) - fmean(there)))
            spreads += [variance(here), variance(there)]
    noise = sqrt(fmean(spreads) * 2 / SEEDS)
    assert max(gaps) <= 4 * noise
    assert fmean(gaps) <= 1.5 * noise
