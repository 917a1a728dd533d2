"""What options leave to chance, to the players or to nobody: drawn targets and starters, swaps, the large board."""

from __future__ import annotations

from functools import cache

import pytest

import fracas
from fracas import Match
from fracas.core import rng
from fracas.core.errors import BadOptions
from fracas.games.combact import Combact
from fracas.games.combact.data import lattice, mirror_images, mirrored, placements
from fracas.games.combact.explain import NoTimeToSwap, Plain
from tests.support import refused

from .helpers import SEATS, begun, lay, legal_texts

BOARD = lattice()


def turned(action: str) -> str:
    """The placement of the other side that covers the mirror image of the same fields."""
    return _images()[action]


@cache
def _images() -> dict[str, str]:
    texts = [action.text for action in Combact.with_options({}).actions]
    return {texts[own]: texts[image] for own, image in enumerate(mirror_images())}


def shown_placed(match: Match) -> list[tuple[str, str]]:
    return [(one["seat"], one["action"]) for one in match.view(None)["placed"]]


def play_random(match: Match, plies: int, seed: int) -> None:
    """Random placements, no passes and no swaps."""
    stream = rng.stream(seed, 0)
    for _ in range(plies):
        choices = [text for text in legal_texts(match) if text not in ("pass", "swap")]
        match.play(choices[rng.below(stream, len(choices))])


# Chance --------------------------------------------------------------------------------------------------------


def test_ruling_target_by_chance() -> None:
    drawn = [fracas.new("combact", seed=seed, target="random") for seed in range(40)]
    assert {match.view(None)["target"] for match in drawn} == {"time_factor", "autonomy", "goals"}
    assert not any(match.view(None)["is_campaign"] or match.game.has_chance for match in drawn)


def test_a_drawn_target_is_played_once() -> None:
    match = begun(seed=1, target="random")
    while match.actor is not None:
        match.play(match.legal_ids()[-1])
    assert match.outcome is not None
    assert match.outcome.ending in ("blocked", "exhausted", "two-passes")


def test_ruling_starter_by_chance() -> None:
    drawn = [fracas.new("combact", seed=seed, starter="random") for seed in range(30)]
    assert {match.view(None)["starter"] for match in drawn} == {"black", "white"}
    for match in drawn:
        shown = match.view(None)
        assert shown["actor"] != shown["starter"]  # the second player sets the Inception
        match.play("inception 1")
        assert match.view(None)["actor"] == shown["starter"]


def test_a_campaign_with_a_drawn_starter_alternates() -> None:
    match = fracas.new("combact", seed=5, target="campaign", first_target="autonomy", starter="random")
    first = match.view(None)["starter"]
    for action in ("inception 1", "pass", "pass"):
        match.play(action)
    assert {first, match.view(None)["starter"]} == set(SEATS)


@pytest.mark.parametrize(("inception", "actor"), [("second", "white"), ("first", "black")])
def test_a_player_sets_the_inception(inception: str, actor: str) -> None:
    match = fracas.new("combact", seed=1, inception=inception)
    assert (match.view(None)["phase"], match.view(None)["actor"]) == ("inception", actor)
    match.play("inception 4")
    assert (match.view(None)["actor"], match.view(None)["inception"]) == ("black", 4)


def test_chance_sets_the_inception() -> None:
    drawn = [fracas.new("combact", seed=seed, inception="random").view(None) for seed in range(60)]
    assert {(shown["phase"], shown["actor"]) for shown in drawn} == {("turn", "black")}
    assert len({shown["inception"] for shown in drawn}) > 10


# The large board -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["time_factor", "random", "campaign"])
def test_ruling_no_time_factor_on_the_large_board(target: str) -> None:
    with pytest.raises(BadOptions, match="radius 4 needs target autonomy or goals: that board has room"):
        fracas.new("combact", radius=4, target=target)
    assert fracas.new("combact", radius=4, target="goals").view(None)["radius"] == 4


# Swapping sides ------------------------------------------------------------------------------------------------


def test_nobody_swaps_unless_an_option_says_so() -> None:
    match = begun(target="autonomy")
    play_random(match, 1, 1)
    assert legal_texts(match)[-1] == "pass"
    assert refused(match, "swap") == Plain(kind="no-swapping")


@pytest.mark.parametrize(("swap", "pieces"), [("first", 1), ("second", 2)])
@pytest.mark.parametrize("target", ["time_factor", "goals"])
def test_ruling_swap_turns_pieces_over(swap: str, pieces: int, target: str) -> None:
    """The other player then has exactly the placements, mirrored, that the one who swapped would have had."""
    for seed in range(4):
        match = begun(seed=seed, swap=swap, target=target, starter="random")
        play_random(match, pieces, seed)
        before, placed, view = legal_texts(match), shown_placed(match), match.view(None)
        match.play("swap")
        other = {"black": "white", "white": "black"}
        assert shown_placed(match) == [(other[seat], turned(action)) for seat, action in placed]
        after = match.view(None)
        assert after["actor"] == other[view["actor"]]
        assert sorted(legal_texts(match)) == sorted(
            turned(text) if text.startswith("place") else text for text in before if text != "swap"
        )
        for seat in SEATS:
            assert after[seat]["microbacts"] == view[other[seat]]["microbacts"]
            assert after[seat]["own_markers"] == view[other[seat]]["own_markers"]
        assert after["circle"] == view["circle"]
        assert match.events(None)[-1].kind == "swapped"


def test_a_swap_hands_microbacts_and_tokens_over() -> None:
    """Black lays 6a, White passes, Black's lens makes six: White takes the six, and the token Black had paid with."""
    match = begun(seed=1, target="autonomy", swap="second")
    six = lay("6a", "black", [], lambda dots: dots[0] == 5)
    lens = lay("lens", "black", [six], lambda dots: dots[0] == 1)
    while six.action not in legal_texts(match):
        match = begun(seed=int(match.seed) + 1, target="autonomy", swap="second")
    for action in (six.action, "pass", lens.action):
        match.play(action)
    shown = match.view(None)
    assert (shown["black"]["tokens"], shown["white"]["tokens"]) == (0, 2)
    match.play("swap")
    shown = match.view(None)
    assert (shown["black"]["tokens"], shown["white"]["tokens"]) == (2, 0)
    assert (shown["black"]["microbacts"], shown["white"]["microbacts"]) == (["lens", "triangle"], ["triangle"])
    assert shown["points"][0]["white"] == 6


def test_ruling_swap_once_right_after() -> None:
    match = begun(seed=2, target="autonomy", swap="first")
    assert refused(match, "swap") == NoTimeToSwap(after="first")
    play_random(match, 1, 2)
    match.play("pass")
    assert refused(match, "swap") == NoTimeToSwap(after="first")
    match.undo()
    match.play("swap")
    assert "swap" not in legal_texts(match)
    assert refused(match, "swap") == Plain(kind="already-swapped")


def test_every_match_of_a_campaign_has_its_swap() -> None:
    match = fracas.new("combact", seed=3, target="campaign", first_target="autonomy", swap="first")
    for _ in range(2):
        match.play("inception 1")
        play_random(match, 1, 3)
        match.play("swap")
        match.play("pass")
        match.play("pass")
        assert match.view(None)["is_swapped"]
        if match.view(None)["phase"] == "target":
            match.play("target goals" if match.view(None)["target"] == "autonomy" else "target autonomy")
            assert not match.view(None)["is_swapped"]


def test_mirror_images_are_the_mirrored_fields() -> None:
    images = mirror_images()
    assert [images[image] for image in images] == list(range(len(images)))
    for index in range(0, len(images), 7):
        own, image = placements()[index], placements()[images[index]]
        fields = {frozenset(map(mirrored, BOARD.fields[field])) for field in own.fields}
        assert fields == {frozenset(BOARD.fields[field]) for field in image.fields}
        assert sorted(1 - seat for seat in own.seats) == sorted(image.seats)
