"""Choosing on the board: arrow keys and mouse, as a terminal sends them, with what is known of the place pointed at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput
from rich.cells import cell_len

import fracas
from fracas.cli.play.keeper import Keeper
from fracas.cli.play.live import LiveGame
from fracas.cli.play.menu import NUMBER
from fracas.cli.play.session import Session
from fracas.cli.play.spots import Spot, nearest
from fracas.core.match import Match
from fracas.search.players import SuggestPlayer

from .desk import uncoloured

UP, DOWN, RIGHT, LEFT = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D"
GAMES = ("toy-battle", "tanks", "combact", "mercenary", "combat-protocols")
STARTS = {
    "toy-battle": {"starter": "blue"},
    "tanks": {"starter": "green"},
    "combact": {},
    "mercenary": {},
    "combat-protocols": {},
}
ELSEWHERE = ("pick",)  # chosen from the list alone


class Screen(DummyOutput):
    """A terminal of some size that shows nothing."""

    def __init__(self, columns: int, rows: int) -> None:
        self._size = Size(rows=rows, columns=columns)

    def get_size(self) -> Size:
        return self._size


class Hand:
    """Somebody at the terminal, who presses keys and moves the mouse."""

    def __init__(self, game: LiveGame, pipe: PipeInput) -> None:
        self.game, self._pipe = game, pipe

    @property
    def session(self) -> Session:
        return self.game._session

    @property
    def cursor(self) -> str | None:
        return self.session.pointer.cursor

    @property
    def text(self) -> str:
        return uncoloured(self.game.paint().value)

    async def press(self, *keys: str) -> None:
        for key in keys:
            self._pipe.send_text(key)
            await self._settled()

    async def mouse(self, row: int, column: int, *, button: int = 0, is_up: bool = True) -> None:
        """As a terminal reports it that counts from 1 (SGR): a press or a move, and then the release."""
        self._pipe.send_text(f"\x1b[<{button};{column + 1};{row + 1}M")
        if is_up:
            self._pipe.send_text(f"\x1b[<{button};{column + 1};{row + 1}m")
        await self._settled()

    async def over(self, place: str) -> Spot:
        """Move the mouse there."""
        spot = self.spot(place)
        await self.mouse(spot.row, spot.column, button=35, is_up=False)
        return spot

    async def click(self, place: str) -> None:
        spot = self.spot(place)
        await self.mouse(spot.row, spot.column)

    def spot(self, place: str) -> Spot:
        self.game.paint()
        return next(spot for spot in self.game._frame.spots() if spot.place == place)

    async def _settled(self) -> None:
        """Keys arrive through the event loop, and Esc alone only after a wait."""
        for _ in range(40):
            await asyncio.sleep(0.005)


def at_the_terminal(
    match: Match, deeds: Callable[[Hand], Coroutine[None, None, None]], columns: int = 80, rows: int = 24
) -> None:
    """Run a live game in which somebody does these things, against a program where there are two seats."""
    seats = (None,) if match.game.card.is_solo else (None, SuggestPlayer())

    async def play() -> None:
        with create_pipe_input() as pipe, create_app_session(input=pipe, output=Screen(columns, rows)):
            game = LiveGame(Session(match, seats, Keeper()))
            game.begin()
            running = asyncio.ensure_future(game.application.run_async())
            await asyncio.sleep(0.05)
            try:
                await deeds(Hand(game, pipe))
            finally:
                if not running.done():
                    pipe.send_text("\x04")
                await asyncio.wait_for(running, 60)

    asyncio.run(play())


def new(game_id: str) -> Match:
    """A match at a moment when the first side has something to do on the board."""
    match = fracas.new(game_id, seed="pointing", **STARTS[game_id])
    while match.actor == 1 or any(action.kind in ELSEWHERE for action in match.legal()):
        match.play(match.legal()[0])
    return match


# Arrow keys ------------------------------------------------------------------------------------------------------


def test_arrows_lead_to_the_nearest_place_in_their_direction() -> None:
    board = [Spot(name, row, column, 2) for name, row, column in (("a", 0, 0), ("b", 0, 8), ("c", 4, 0), ("d", 4, 9))]
    a, b, c, d = board
    for start, key, wanted in ((a, "right", b), (a, "down", c), (c, "right", d), (d, "up", b), (b, "left", a)):
        assert nearest([spot for spot in board if spot is not start], start, key) == wanted, (start.place, key)
    assert nearest(board[1:], a, "up") is None, "nothing lies there"
    assert nearest(board, None, "down") == a, "who has no cursor begins at the top"


@pytest.mark.parametrize("game_id", GAMES)
def test_an_action_is_chosen_with_arrows_and_enter_alone(game_id: str) -> None:
    match = new(game_id)

    async def deeds(hand: Hand) -> None:
        legal = {action.text for action in match.legal()}
        before = match.ply
        for _ in range(12):  # a piece, a target, and whatever is left in the list
            await hand.press(DOWN)
            assert hand.cursor is not None
            pointed = hand.session.under_cursor(hand.cursor)
            assert pointed, "what it would mean stands beside it"
            await hand.press("\r")
            if match.ply > before:
                break
        assert match.ply > before, "an action was played"
        assert match.played[before].text in legal

    at_the_terminal(match, deeds)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_under_the_cursor_is_on_the_screen(game_id: str) -> None:
    """The first place, and every one that the four keys lead to from it."""
    match = new(game_id)

    async def deeds(hand: Hand) -> None:
        seen: set[str] = set()
        for key in (DOWN, RIGHT, DOWN, LEFT, UP, RIGHT):
            await hand.press(key)
            place = hand.cursor
            assert place is not None
            seen.add(place)
            rows = ["".join(row.split()) for row in hand.text.splitlines()]
            for line in hand.session.under_cursor(place):
                begin = "".join(line.plain.split()[:2])
                assert any(begin in row for row in rows), (place, begin)
        assert len(seen) > 1, "the keys move it"
        await hand.press("\x1b")
        assert hand.session.pointer.chosen == ()

    at_the_terminal(match, deeds)


def test_escape_lets_go_and_typing_takes_over() -> None:
    match = new("toy-battle")

    async def deeds(hand: Hand) -> None:
        await hand.press(DOWN, "\r")
        assert hand.session.pointer.chosen, "a troop of the rack"
        await hand.press("\x1b")
        assert not hand.session.pointer.chosen
        assert hand.session.pointer.cursor is None
        await hand.press("d", "r", "a", "w", "\r")
        assert match.played[0].text == "draw"

    at_the_terminal(match, deeds)


# The mouse -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", GAMES)
def test_moving_the_mouse_shows_and_clicks_choose(game_id: str) -> None:
    match = new(game_id)

    async def deeds(hand: Hand) -> None:
        hand.game.paint()
        places = [spot.place for spot in hand.game._frame.spots() if spot.place in hand.session.pointer.next_places()]
        assert places, "there is something on the board to point at"
        await hand.over(places[0])
        assert hand.cursor == places[0]
        assert hand.session.under_cursor(places[0])
        before = match.ply
        await hand.click(places[0])
        for _ in range(8):
            if match.ply > before:
                return
            hand.game.paint()
            spots = hand.game._frame.spots()
            wanted = hand.session.pointer.next_places()
            left = [one.place for one in spots if one.place in wanted] or [
                one.place for one in spots if one.place.startswith(NUMBER)
            ]
            await hand.click(left[0])
        raise AssertionError("clicks alone play an action")

    at_the_terminal(match, deeds)


def test_a_number_of_the_list_is_clicked_and_nothing_elsewhere() -> None:
    match = new("toy-battle")

    async def deeds(hand: Hand) -> None:
        await hand.mouse(0, 2)
        assert (match.ply, hand.session.pointer.chosen) == (0, ()), "the title is nothing to click"
        await hand.over(f"{NUMBER}1")
        assert hand.cursor == f"{NUMBER}1"
        assert "draw" in hand.session.under_cursor(f"{NUMBER}1")[0].plain
        await hand.click(f"{NUMBER}1")
        assert match.played[0].text == "draw"

    at_the_terminal(match, deeds)


def test_odds_stand_beside_the_tank_pointed_at() -> None:
    match = new("tanks")

    async def deeds(hand: Hand) -> None:
        enemy = next(tank["space"] for tank in match.view(0)["tanks"] if tank["side"] == "orange")
        await hand.over(enemy)
        assert hand.cursor == enemy
        assert "%" in " ".join(line.plain for line in hand.session.under_cursor(enemy))
        assert "▸ fire" in hand.text

    at_the_terminal(match, deeds)


@contextmanager
def resized(hand: Hand, columns: int, rows: int) -> Iterator[None]:
    output = hand.game.application.output
    assert isinstance(output, Screen)
    before, output._size = output._size, Size(rows=rows, columns=columns)
    yield
    output._size = before


@pytest.mark.parametrize("game_id", GAMES)
def test_any_size_can_be_painted(game_id: str) -> None:
    """Also one that is far too small, with and without a cursor, and nothing is wider or longer than the screen."""
    match = new(game_id)

    async def deeds(hand: Hand) -> None:
        for _ in range(2):
            for columns, rows in ((40, 10), (20, 5), (200, 60), (61, 17), (80, 24)):
                with resized(hand, columns, rows):
                    lines = hand.text.splitlines()
                    assert len(lines) <= max(rows - 2, 1)
                    assert all(cell_len(line) <= columns for line in lines)
                    assert ("Too small" in lines[0]) == (columns < 60 or rows < 20)
                    prompt = match.view(0)["prompt"]["text"]
                    assert prompt.split()[0] in " ".join(lines)
            await hand.press(DOWN)

    at_the_terminal(match, deeds)
