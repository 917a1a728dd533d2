"""The full-screen game, driven by keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from prompt_toolkit.application import Application, create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

import fracas
from fracas.cli.play.keeper import Keeper
from fracas.cli.play.live import LiveGame
from fracas.cli.play.session import Session
from fracas.cli.play.shell import run
from fracas.cli.players import Seats
from fracas.cli.words import say
from fracas.core import rng
from fracas.core.match import Match
from fracas.search.players import SuggestPlayer, Thinking, decide

from .desk import only_save, uncoloured
from .whisper import new_match, secret_of


@contextmanager
def keys(typed: str) -> Iterator[None]:
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text(typed)
        yield


def live(match: Match, seats: Seats, typed: str) -> int:
    with keys(typed):
        return LiveGame(Session(match, seats, Keeper())).run()


def test_a_whole_game_by_keys(capsys: pytest.CaptureFixture[str]) -> None:
    match = fracas.new("connect-four", seed=1)
    assert live(match, (None, None), "1\r2\r1\r2\r1\r2\r1\rsave won.txt\r\r") == 0
    assert match.outcome is not None
    assert fracas.load(Path("won.txt")).hash == match.hash
    assert f"Connect Four: {match.outcome.text}" in capsys.readouterr().out


@pytest.mark.parametrize(("typed", "code"), [("4\rquit\r", 0), ("4\r\x04", 0), ("4\r\x03", 130)])
def test_leaving_keeps_the_match(own_saves: Path, capsys: pytest.CaptureFixture[str], typed: str, code: int) -> None:
    match = fracas.new("connect-four", seed=1)
    assert live(match, (None, SuggestPlayer()), typed) == code
    assert fracas.load(only_save(own_saves)).hash == match.hash
    assert "fracas play --resume" in capsys.readouterr().out


class Watched(SuggestPlayer):
    """Has a look at the screen while it thinks."""

    def __init__(self) -> None:
        super().__init__()
        self.look: Callable[[], None] = lambda: None

    def think(self, match: Match, seed: rng.Seed) -> Thinking:
        self.look()
        return (yield from super().think(match, seed))


@pytest.mark.parametrize("is_pointed", [False, True])
def test_what_was_chosen_is_not_judged_in_the_next_position(is_pointed: bool) -> None:
    """The line, or the cursor, is still there while the opponent thinks; the action may no longer make sense."""
    match = fracas.new("toy-battle", seed="discard", starter="blue")
    while "discard" not in {action.kind for action in match.legal()}:
        match.play(decide(match, SuggestPlayer(), match.ply))
    action = next(action for action in match.legal() if action.kind == "discard")
    seat = match.actor
    assert seat is not None
    other = Watched()
    seen: list[str] = []
    with keys(""):
        game = LiveGame(Session(match, (None, other) if seat == 0 else (other, None), Keeper()))
        game.begin()

        def look() -> None:
            assert match.actor != seat, "the action was played"
            seen.append(f"{uncoloured(game.paint().value)}{game._below()}")

        other.look = look
        if is_pointed:
            game._session.pointer.cursor = action.text.split()[-1]
            game.enter("")
        else:
            game._area.text = action.text
            game.enter(action.text)
    assert seen
    assert not any(say("no-match") in screen for screen in seen)


def test_a_wrong_line_is_explained_below_the_board() -> None:
    match = fracas.new("connect-four", seed=1)
    with keys(""):
        game = LiveGame(Session(match, (None, None), Keeper()))
        game.begin()
        game.enter("drop 9")
        lines = game.paint().value.splitlines()
    assert "is neither an action" in " ".join(lines[-2:])
    assert match.ply == 0


def test_what_cannot_be_kept_is_told_below_the_next_board(own_saves: Path) -> None:
    with keys(""):
        game = LiveGame(Session(fracas.new("connect-four", seed=1), (None, None), Keeper()))
        game.begin()
        own_saves.parent.mkdir(parents=True, exist_ok=True)
        own_saves.write_text("no folder", encoding="utf-8")
        game.enter("4")
        assert "not being kept" in uncoloured(game.paint().value)
        game.enter("log")
        assert "not being kept" not in uncoloured(game.paint().value)


def test_what_is_asked_for_stands_between_board_and_input() -> None:
    match = fracas.new("connect-four", seed=1)
    with keys(""):
        game = LiveGame(Session(match, (None, None), Keeper()))
        game.begin()
        game.enter("4")
        for line, shown in (
            ("log", match.events(None)[0].text),
            ("help", "take back"),
            ("hint", "simulations"),
            ("save x", "Saved to x"),
        ):
            game.enter(line)
            lines = uncoloured(game.paint().value).splitlines()
            assert shown in "\n".join(lines[8:])
            assert len(lines) == 38  # a screen of 40 lines, two of them for the input
        game.enter("")
        assert "Saved" not in game.paint().value


def test_a_narrowed_list_replaces_the_whole_one() -> None:
    with keys(""):
        game = LiveGame(Session(new_match(), (None, SuggestPlayer()), Keeper()))
        game.begin()
        assert "bid high" in game.paint().value
        game.enter("low")
        assert "bid high" not in game.paint().value
        assert "bid low 9" in game.paint().value
        game.enter("")
        assert "bid high" in game.paint().value


def test_programs_alone_need_no_screen(capsys: pytest.CaptureFixture[str]) -> None:
    match = fracas.new("connect-four", seed=1)
    assert live(match, (SuggestPlayer(), SuggestPlayer()), "") == 0
    assert match.outcome is not None
    assert f"1. {match.events(None)[0].text}" in capsys.readouterr().out


def test_two_programs_are_watched_action_by_action(capsys: pytest.CaptureFixture[str]) -> None:
    match = fracas.new("connect-four", seed=1)
    seen: list[str] = []
    watched = Watched()
    watched.look = lambda: seen.append(capsys.readouterr().out)
    assert run(Session(match, (SuggestPlayer(), watched), Keeper()), is_live=True) == 0
    assert all("\n" in told for told in seen), "what was played is told before the next one thinks"


def test_that_a_program_thought_is_not_told_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert live(fracas.new("connect-four", seed=1), (SuggestPlayer(), None), "4\rhint\rquit\r") == 0
    assert "thinking" not in capsys.readouterr().out


def test_what_passes_is_gone_when_the_answer_comes() -> None:
    with keys("hint\r"):
        game = LiveGame(Session(fracas.new("connect-four", seed=1), (None, None), Keeper()))
        screens: list[str] = []

        def look(application: Application[None]) -> None:
            screens.append(uncoloured(game.paint().value))
            if "simulations" in screens[-1] and not application.is_done:
                application.exit()

        game.application.after_render += look
        game.run()
    assert any(say("thinking-hint") in screen for screen in screens)
    assert say("thinking-hint") not in screens[-1]


def test_a_passed_device_shows_nobodys_secret() -> None:
    """Every screen between two people shows the secret of the one it is for, or none."""
    match = new_match()
    with keys(""):
        game = LiveGame(Session(match, (None, None), Keeper()))
        game.begin()
        for line, owner in (
            ("", 0),
            ("help", 0),
            ("bid low 3", None),
            ("wrong", None),
            ("", 1),
            ("undo", None),
            ("", 0),
            ("log", 0),
            ("redo", None),
            ("", 1),
            ("draw", 1),
            ("", None),
            ("", 0),
            ("stop", None),
            ("undo", None),
            ("quit", None),
        ):
            game.enter(line)
            text = game.paint().value
            for seat in range(2):
                assert (secret_of(match, seat) in text) == (seat == owner), (line, seat)
