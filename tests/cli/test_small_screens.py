"""At 80 x 24 nothing is missing that a person must know: the question, the own hand, the tracks that lose the game."""

from __future__ import annotations

import io
import random
from collections.abc import Callable
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.style import Style
from rich.text import Text

import fracas
from fracas.cli.play.keeper import Keeper
from fracas.cli.play.scene import Frame, Pan, Scene
from fracas.cli.play.seats import coloured
from fracas.cli.play.session import Session
from fracas.cli.words import speak
from fracas.core import registry
from fracas.core.drawing import kept_together
from fracas.core.match import Match

SIZES = ((80, 24), (100, 30), (140, 50))
LANGUAGES = ("en", "de")
INPUT_LINES = 2
GAMES = ("toy-battle", "tanks", "combact", "mercenary", "combat-protocols")
TROOPS = {"capn": "Cap'n", "xb-42": "XB-42"}


def asked(match: Match) -> Scene:
    """The screen on which whoever is to act is asked."""
    session = Session(match, (None,) * len(match.game.card.seats), Keeper())
    outputs = list(session.start())
    if session._has_pass:
        outputs = list(session.feed(""))
    (scene,) = (output.what for output in outputs if isinstance(output.what, Scene))
    return scene


def framed(scene: Scene, width: int, height: int) -> Frame:
    console = Console(file=io.StringIO(), width=width, height=height, highlight=False)
    return scene.fit(console, width, height - INPUT_LINES)


def text_of(frame: Frame) -> list[str]:
    return ["".join(segment.text for segment in line).rstrip() for line in frame.lines]


def squeezed(text: str) -> str:
    """Without blanks and line ends: words may be wrapped anywhere."""
    return "".join(text.split())


def on_screen(lines: list[str], wanted: str) -> bool:
    """All words of a sentence are there, in order, in one of the columns."""
    rows = [line.split() for line in lines]
    words, place = wanted.split(), 0
    for row in rows:
        joined = squeezed(" ".join(row))
        while place < len(words) and squeezed(words[place]) in joined:
            joined = joined.partition(squeezed(words[place]))[2]
            place += 1
    return place == len(words)


# What must be seen, from the view alone -------------------------------------------------------------------------


def of_toy_battle(view: dict[str, Any]) -> list[str]:
    own = next(side for side in view["sides"] if side["seat"] == view["seat"])
    rack = [TROOPS.get(troop, troop.capitalize()) for troop in own["rack"]]
    return [*rack, *(f"{side['medals']}/{view['objective']}" for side in view["sides"]), str(view["turn"])]


def of_tanks(view: dict[str, Any]) -> list[str]:
    found = [f"■{'□' * (6 - tank['hit_points'])} {tank['hit_points']}" for tank in view["tanks"] if tank["hit_points"]]
    return [*found, *(tank["space"] for tank in view["tanks"] if tank["space"]), str(view["turn"])]


def of_combact(view: dict[str, Any]) -> list[str]:
    sides = (view["black"], view["white"])
    scores = [str(side["territory"]) for side in sides if side["territory"] is not None]
    return [*(f"[{name}]" for name in view["offered"]), *(str(side["tokens"]) for side in sides), *scores]


def of_mercenary(view: dict[str, Any]) -> list[str]:
    names = {card["number"]: card["name"] for card in view["cards"]}
    own = [names[number] for hand in view["hands"] if hand["side"] == view["seat"] for number in hand["known"]]
    intel = [intel["carrier"] or intel["cell"] for intel in view["intel"]]
    return [*own, *intel, *(str(score) for score in view["score"].values()), str(view["round"])]


def of_combat_protocols(view: dict[str, Any]) -> list[str]:
    heat, power = view["heat"], view["power"]
    spaces = ["·"] * heat["length"]
    spaces[0] = spaces[-1] = "x"
    spaces[heat["marker"] - 1] = "▶" if heat["pointing"] == "up" else "◀"
    charge = ["·"] * (power["length"] - 1) + ["x"]
    charge[power["marker"] - 1] = "●"
    return [" ".join(spaces), " ".join(charge), *(cell["cell"] for cell in view["panel"])]


MUST_SEE: dict[str, Callable[[dict[str, Any]], list[str]]] = {
    "toy-battle": of_toy_battle,
    "tanks": of_tanks,
    "combact": of_combact,
    "mercenary": of_mercenary,
    "combat-protocols": of_combat_protocols,
}


@pytest.mark.parametrize("game_id", GAMES)
def test_question_hand_and_losing_tracks_are_on_every_screen(game_id: str) -> None:
    """Random matches of every variant, a look at every few actions and at every new phase."""
    dice = random.Random(f"screens of {game_id}")
    game = registry.find(game_id)
    for number, (name, options) in enumerate(game.variants().items()):
        language = LANGUAGES[number % len(LANGUAGES)]
        speak(language)
        match = fracas.new(game_id, seed=f"screens {name}", **options)
        seen: set[tuple[object, object]] = set()
        while match.actor is not None and match.ply < 160:
            view = match.view(match.actor, language)
            phase = view.get("phase"), view["prompt"]["kind"]
            if phase not in seen or match.ply % 29 == 0:
                seen.add(phase)
                check(match, view, f"{game_id} {name} after {match.ply}")
            match.play(dice.choice(match.legal()))


def check(match: Match, view: dict[str, Any], where: str) -> None:
    width, height = SIZES[0]
    frame = framed(asked(match), width, height)
    lines = text_of(frame)
    assert len(lines) <= height - INPUT_LINES, where
    assert all(cell_len(line) <= width for line in lines), where
    assert frame.overflow == Pan(), f"{where}: the board is not whole"
    assert on_screen(lines, view["prompt"]["text"]), f"{where}: {view['prompt']['text']}\n" + "\n".join(lines)
    whole = squeezed("\n".join(lines))
    for wanted in MUST_SEE[match.game.card.id](view):
        assert squeezed(wanted) in whole or on_screen(lines, wanted), f"{where}: {wanted}\n" + "\n".join(lines)
    assert any(squeezed("1 ") in squeezed(line) for line in lines), where


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize(("width", "height"), SIZES[1:])
def test_larger_screens_hold_everything_as_well(game_id: str, width: int, height: int) -> None:
    match = fracas.new(game_id, seed="larger")
    dice = random.Random(3)
    for _ in range(12):
        match.play(dice.choice(match.legal()))
    frame = framed(asked(match), width, height)
    lines = text_of(frame)
    assert len(lines) <= height - INPUT_LINES
    assert all(cell_len(line) <= width for line in lines)
    assert frame.overflow == Pan()
    assert match.actor is not None
    view = match.view(match.actor)
    assert on_screen(lines, view["prompt"]["text"])
    whole = squeezed("\n".join(lines))
    for wanted in MUST_SEE[game_id](view):
        plain = wanted.partition("/")[0]  # a whole picture has stars where a small one counts
        assert squeezed(plain) in whole or on_screen(lines, plain), wanted


@pytest.mark.parametrize("width", [12, 20, 43, 80])
def test_a_sign_stays_on_the_line_of_what_it_means(width: int) -> None:
    legend = "~~ sand  | _ fences  ! has intel  f on fire  u invincible"
    lines = kept_together(Text(legend, "dim"), width).plain.split("\n")
    assert "  ".join(lines) == legend
    assert all(len(line) <= width for line in lines)


def test_health_is_shown_beside_a_large_hand() -> None:
    """Below the board and above the question both have room: what is vital gives way where it can."""
    match = fracas.new("mercenary", seed="a large hand")
    dice = random.Random(5)
    while match.actor is not None and len(own_hand(match)) < 8:
        match.play(dice.choice(match.legal()))
    assert match.actor is not None
    lines = text_of(framed(asked(match), *SIZES[0]))
    view = match.view(match.actor)
    for unit in view["units"]:
        if unit["character"] and unit["face_up"]:
            letter = unit["side"][0] if unit["character"] == "sentry" else unit["side"][0].upper()
            assert any(f"{letter}{unit['slot']} " in line and f" {unit['health']}/" in line for line in lines), unit
    assert squeezed(own_hand(match)[-1]) in squeezed("\n".join(lines))


def own_hand(match: Match) -> list[str]:
    view = match.view(match.actor)
    names = {card["number"]: card["name"] for card in view["cards"]}
    return [names[number] for hand in view["hands"] if hand["side"] == view["seat"] for number in hand["known"]]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_names_of_the_sides_can_be_read_on_any_terminal(game_id: str) -> None:
    """In the colours of their pieces, which are never those of the background."""
    match = fracas.new(game_id, seed=1)
    for name in match.game.card.seats:
        (span,) = coloured(f"{name} to act", match.game).spans
        style = Style.parse(str(span.style))
        assert style.bold
        assert style.color is None or style.color.name not in ("black", "white")
        assert match.game.card.is_solo or style.color is not None


def test_what_does_not_fit_is_said() -> None:
    match = fracas.new("tanks", seed=1, zone="open-field", preset="core")
    scene = asked(match)
    assert scene.menu is not None
    short = scene.menu.lines(30, 5)
    assert len(short) == 5
    listed = sum(line.plain.count("fire") + line.plain.count("move") + line.plain.count("end") for line in short[:-1])
    assert f"{len(scene.menu.entries) - listed} more" in short[-1].plain


@pytest.mark.parametrize("game_id", ["toy-battle", "tanks", "mercenary"])
def test_the_second_side_sees_the_board_from_its_own_end(game_id: str) -> None:
    match = fracas.new(game_id, seed=4)
    rows = {}
    for seat in range(2):
        session = Session(match, (None, None), Keeper())
        frame = framed(session._scene(seat, session._in_colours("?")), 80, 24)
        spots = {spot.place: spot.row for spot in frame.spots()}
        rows[seat] = spots
    far, near = {"toy-battle": ("red-hq", "blue-hq"), "tanks": ("c12", "c2"), "mercenary": ("b9", "b1")}[game_id]
    assert rows[0][far] < rows[0][near]
    assert rows[1][far] > rows[1][near]
