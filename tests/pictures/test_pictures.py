"""Pictures of every game: they stand alone, show what the browser shows, and nothing that a seat may not know."""

from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from fracas import pictures
from fracas.core.contract import ALL
from fracas.core.match import Match
from fracas.pictures import engine
from fracas.pictures.order import order_of
from tests.support import Case, case_id, concealed, first_cases, random_match

CASES = first_cases()
PLIES = 12


def _match(case: Case) -> Match:
    return random_match(case, 0, PLIES)


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_a_picture_stands_alone_in_both_themes(case: Case) -> None:
    match = _match(case)
    drawings = [pictures.svg(match, look=pictures.Look(theme)) for theme in pictures.THEMES]
    assert drawings[0] != drawings[1]
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert len(list(root.iter())) > 50
        names = {name for element in root.iter() for name in element.attrib}
        assert not names & {"class", "role", "tabindex"}
        assert not re.search(r"var\(|color-mix|@container|<script|https?://(?!www\.w3\.org/2000/svg)", drawing)
        used, made = set(re.findall(r"url\(#([^)]+)\)", drawing)), set(re.findall(r' id="([^"]+)"', drawing))
        assert used <= made  # patterns and clips are all there


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_every_moment_and_seat_can_be_drawn(case: Case) -> None:
    match = _match(case)
    for ply in (0, 1, match.ply):
        for seat in (None, *range(len(match.game.card.seats))):
            order = order_of(match, ply, seat)
            assert pictures.drawn(order) == pictures.drawn(order)
    with pytest.raises(pictures.NoSuchMoment, match=f"no moment {match.ply + 1}"):
        order_of(match, match.ply + 1, None)


@pytest.mark.parametrize("case", [case for case in CASES if case.game().has_secrets], ids=case_id)
def test_a_picture_tells_no_secret(case: Case) -> None:
    """What a seat cannot know is redrawn: what is drawn for it stays the same, byte for byte."""
    match, looked = _match(case), 0
    for ply in range(0, match.ply + 1, 3):
        for seat in (None, *range(len(match.game.card.seats))):
            states = match.state_at(ply), concealed(match, ply, seat, 0)
            true, other = (Match(match.game, state, match.seed, None) for state in states)
            looked += other.state.tobytes() != true.state.tobytes()
            assert pictures.svg(other, seat=seat) == pictures.svg(true, seat=seat)
    assert looked > 3


def _seen(match: Match, seat: int | None) -> list[bool]:
    """Of whose hands the picture shows the cards, by their names."""
    drawing = pictures.svg(match, seat=seat)
    everything = match.view(ALL)
    names = {card["number"]: card["name"] for card in everything["cards"]}
    return [all(f">{names[number][:6]}" in drawing for number in hand["known"]) for hand in everything["hands"]]


def test_hands_are_shown_as_far_as_they_are_seen() -> None:
    match = random_match(next(case for case in CASES if case.game_id == "mercenary"), 0, 120)
    assert all(hand["known"] for hand in match.view(ALL)["hands"])
    assert [_seen(match, seat) for seat in (ALL, 0, 1, None)] == [
        [True, True],
        [True, False],
        [False, True],
        [False, False],
    ]


@pytest.mark.parametrize("canvas", [None, (1200, 630), (1200, 400)])
def test_a_rack_is_part_of_the_picture_whatever_its_proportions(canvas: tuple[int, int] | None) -> None:
    match = _match(next(case for case in CASES if case.game_id == "toy-battle"))
    whole = order_of(match, match.ply, ALL, frame=pictures.Frame(canvas=canvas))
    drawing = pictures.drawn(whole)
    for side in whole["view"]["sides"]:
        held, side["rack"] = side["rack"], [*side["rack"][1:], "roxy"]
        assert pictures.drawn(whole) != drawing
        side["rack"] = held
    if canvas is not None:
        assert ElementTree.fromstring(drawing).get("viewBox") == f"0 0 {canvas[0]} {canvas[1]}"


@pytest.mark.parametrize("case", [case for case in CASES if case.game().has_secrets], ids=case_id)
def test_frames_are_of_one_size_whatever_is_held(case: Case) -> None:
    match = random_match(case, 0, 120)
    for seat in (ALL, 0, None):
        orders = [order_of(match, ply, seat, frame=pictures.Frame(is_of_many=True)) for ply in (0, 60, match.ply)]
        assert len({ElementTree.fromstring(pictures.drawn(order)).get("viewBox") for order in orders}) == 1


def test_the_last_action_is_told_and_marked() -> None:
    match = _match(next(case for case in CASES if case.game_id == "connect-four"))
    told = f">{match.events(None)[-1].text}<"
    assert told in pictures.svg(match)
    assert told not in pictures.svg(match, look=pictures.Look(has_caption=False))
    mark = "#8a5cd0"  # of the last action, in the light theme
    assert mark in pictures.svg(match)
    assert mark not in pictures.svg(match, 0)


def test_words_are_in_the_language_asked_for() -> None:
    case = next(case for case in CASES if case.game_id == "tanks")
    match = _match(case)
    assert ">Arcade<" in pictures.svg(match)
    assert ">Arkade<" in pictures.svg(match, look=pictures.Look(language="de"))


def test_bitmaps_have_the_width_and_the_letters_asked_for() -> None:
    match = _match(next(case for case in CASES if case.game_id == "connect-four"))
    order = order_of(match, match.ply, None)
    image = Image.open(BytesIO(pictures.png(match, width=320)))
    assert (image.format, image.width) == ("PNG", 320)
    told, untold = (pictures.pixels(pictures.drawn(order | {"caption": text}), 320) for text in ("Four!", "Five!"))
    assert told != untold  # letters are drawn, not left out


@pytest.mark.parametrize("kind", pictures.ANIMATIONS)
def test_an_animation_has_a_frame_for_every_moment(kind: pictures.Animated) -> None:
    match = _match(next(case for case in CASES if case.game_id == "connect-four"))
    told: list[int] = []
    content = pictures.animation(match, kind, pictures.moments(2, 5), width=200, tell=told.append)
    image = Image.open(BytesIO(content))
    assert (image.format, image.width) == (kind.upper(), 200)
    assert getattr(image, "n_frames", 1) == 4
    assert told == [1, 2, 3, 4]


def test_threads_share_the_engine() -> None:
    match = _match(CASES[0])
    orders = [order_of(match, ply, None) for ply in range(match.ply)]
    alone = [pictures.drawn(order) for order in orders]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(pictures.drawn, orders)) == alone


def test_what_is_missing_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = _match(CASES[0])
    monkeypatch.setattr(engine, "SCRIPT", tmp_path / "nothing.js")
    with pytest.raises(pictures.NoPictures, match="has not been built: run `make client`"):
        pictures.svg(match)
    monkeypatch.setattr(engine, "LIBRARIES", {"no_such_library": "no-such-library"})
    with pytest.raises(pictures.NoPictures, match=r"pictures need no-such-library: install fracas\[pictures\]"):
        pictures.svg(match)


def test_a_board_that_is_a_script_of_its_own_is_refused() -> None:
    match = _match(next(case for case in CASES if case.game_id == "connect-four"))
    order = order_of(match, 1, None)
    del order["view"]["scenery"]
    with pytest.raises(pictures.NoPictures, match="drawn by a script of its own"):
        pictures.drawn(order)
