"""Positions: there and back, and what is wrong with a bad one."""

from __future__ import annotations

from typing import Any

import pytest

import fracas
from fracas import BadOptions, BadPosition, Match

from .helpers import NAMES, begun, covering, fits, lay, position, suggested

BLACK = lay("2a", "black", [], lambda dots: dots[0] == 2)
WHITE = lay("3a", "white", [BLACK], lambda dots: dots[28] == 3)


@pytest.mark.parametrize("target", ["time_factor", "campaign"])
def test_there_and_back_gives_the_same_bytes(target: str) -> None:
    match = begun(target=target, seed=6)
    while match.actor is not None:
        again = Match.from_position(match.game, match.position()["state"])
        assert again.state.tobytes() == match.state.tobytes()
        suggested(match)
    assert Match.from_position(match.game, match.position()["state"]).state.tobytes() == match.state.tobytes()


def start(changes: dict[str, Any]) -> Match:
    laid = changes.pop("laid", [BLACK, WHITE])
    return Match.from_position(begun().game, position(laid, **changes))


def test_a_good_position_goes_on() -> None:
    assert start({}).legal_ids()


OUTSIDE = next(one for one in fits("2a", "black", radius=4) if max(one.fields) >= 144)
WHITES_HAND = next(one for one in fits("4b", "white"))._replace(seat="black")
APART = covering("lens", "black", "19-20")
TOO_MANY = next(one for one in fits("7a", "black", [BLACK]) if any(BLACK.dots[p] + n > 6 for p, n in one.dots.items()))


@pytest.mark.parametrize(
    ("changes", "field", "words"),
    [
        ({"circle": NAMES[:16]}, "circle", "must hold each of these once"),
        ({"circle": ["2a", *NAMES[:16]]}, "circle", "must hold each of these once"),
        ({"inception": None}, "inception", "null in the phase"),
        ({"inception": 5}, "(whole)", "inception_follows_last_piece"),
        ({"passes": 3}, "passes", "less than or equal to 2"),
        ({"passes": 1}, "(whole)", "passes_as_allowed"),
        ({"tokens": {"black": 2, "white": 0}}, "(whole)", "tokens_paid_for_sixes"),
        ({"windows": {"black": 5, "white": 3}}, "(whole)", "campaign_counted"),
        ({"target": "goals"}, "(whole)", "campaign_counted"),
        ({"wins": {"black": 1, "white": 0}}, "(whole)", "campaign_counted"),
        ({"phase": "target"}, "(whole)", "phase_fits"),
        ({"laid": [], "phase": "inception", "inception": None}, "(whole)", "phase_fits"),  # not Black's choice
        ({"laid": [BLACK, BLACK]}, "placed.1.action", "covers a field that is taken"),
        ({"laid": [BLACK, next(fits("2a", "white", [BLACK]))]}, "placed.1.action", "is not in the circle"),
        ({"laid": [OUTSIDE]}, "placed.0.action", "not a placement of black on this board"),
        ({"laid": [WHITES_HAND]}, "placed.0.action", "not a placement of black on this board"),
        ({"laid": [BLACK._replace(action="place 2a somewhere")]}, "placed.0.action", "not a placement of black"),
        ({"laid": [BLACK, TOO_MANY]}, "placed.1.action", "more than 6 dots"),
        ({"laid": [BLACK, APART]}, "(whole)", "networks_connected"),
        ({"laid": [APART, covering("lens", "black", "19-36")]}, "placed.1.action", "one lens and one triangle"),
        ({"over": True, "ending": "blocked", "winner": "white"}, "(whole)", "ending_fits"),
        ({"over": True, "ending": "sunk"}, "ending", "blocked, exhausted, two-passes"),
        ({"actor": "red"}, "actor", "black, white"),
        ({"match": -1}, "match", "greater than or equal to 0"),
    ],
)
def test_bad_positions_say_what_is_wrong(changes: dict[str, Any], field: str, words: str) -> None:
    with pytest.raises(BadPosition) as caught:
        start(dict(changes))
    assert caught.value.field == field
    assert words in str(caught.value)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"radius": 5}, "less than or equal to 4"),
        ({"radius": 1}, "greater than or equal to 2"),
        ({"target": "gaols"}, "time_factor"),
        ({"set": "half"}, "full"),
        ({"first_target": "campaign"}, "random"),
        ({"tagret": "goals"}, "did you mean 'target'"),
    ],
)
def test_bad_options_say_what_is_wrong(options: dict[str, Any], words: str) -> None:
    with pytest.raises(BadOptions, match=words):
        fracas.new("combact", **options)
