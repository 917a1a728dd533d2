"""Ctrl-C, pressed once at a real terminal: the program ends with one sentence, whatever it was doing."""

from __future__ import annotations

import fcntl
import os
import pty
import signal
import subprocess
import sys
import termios
import threading
import time
from functools import partial
from pathlib import Path

import pytest
from rich.status import Status

import fracas
from fracas.cli import console, work
from fracas.cli.work import interruptible

from .desk import uncoloured

CTRL_C = b"\x03"
DEADLINE = 240  # seconds: a program that swallows the key is ended, and the test fails
SOLVE = ("solve", "combat-protocols", "-o", "board=great-circle", "-o", "mission=3", "-o", "difficulty=impossible")

# The program, but one of its functions is called over and over: it is sure to be at it when the key is pressed.
ENDLESS = """
import importlib, signal, sys
from fracas.cli import main

def over_and_over(work):
    def run(*given, **named):
        print("over and over", file=sys.stderr, flush=True)
        while work(*given, **named) is not Ellipsis:
            pass
    return run

if __name__ == "__main__":
    # Whoever runs the tests in the background has switched Ctrl-C off for all they start.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    where, _, what = sys.argv[1].rpartition(".")
    if where:
        module = importlib.import_module(where)
        setattr(module, what, over_and_over(getattr(module, what)))
    main(sys.argv[2:])
"""


def pressed(
    arguments: tuple[str, ...],
    at: str,
    endless: str = "",
    typed: str = "",
    asks: str = "player>",
    **environment: str,
) -> tuple[int, str]:
    """Run `fracas` at a terminal and press Ctrl-C once when `at` is on it; the exit code and what came after.

    `typed` is entered when the game `asks` for an action.
    """
    ours, its = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", ENDLESS, endless, *arguments],
        stdin=its,
        stdout=its,
        stderr=its,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "200", **environment},
        start_new_session=True,
        preexec_fn=partial(fcntl.ioctl, its, termios.TIOCSCTTY, 0),  # the terminal's keys are meant for it
    )
    os.close(its)
    watch = threading.Timer(DEADLINE, process.kill)
    watch.start()
    shown, place = "", 0
    try:
        while text := _read(ours):
            shown += text
            if typed and asks in shown:
                os.write(ours, typed.encode())
                typed = ""
            if not place and at in shown:
                place = len(shown)
                os.write(ours, CTRL_C)
        code = process.wait()
    finally:
        watch.cancel()
        process.kill()
        os.close(ours)
    assert place, shown
    return code, uncoloured(shown[place:]).replace("^C", "")  # the terminal echoes the key


def _read(terminal: int) -> str:
    try:
        return os.read(terminal, 1 << 16).decode(errors="replace")
    except OSError:  # the other end is closed
        return ""


@pytest.mark.parametrize(
    ("arguments", "at", "endless"),
    [
        (("puzzle", "random", "--grade", "3", "--seed", "x"), "Making a puzzle", "fracas.cli.puzzle._made"),
        (SOLVE, "Preparing the solver", "fracas.cli.solve.solvable_match"),
        (SOLVE, "Preparing a set-up", "fracas.cli.solve.solvable_match"),
    ],
)
def test_one_press_ends_it(arguments: tuple[str, ...], at: str, endless: str) -> None:
    code, rest = pressed(arguments, at, endless)
    assert code == 130
    assert rest.splitlines()[-1].endswith("Stopped.")  # what was being shown may still stand before it
    assert "Traceback" not in rest
    assert "Solving" not in rest


def test_one_press_ends_an_analysis(tmp_path: Path) -> None:
    match, file = fracas.new("connect-four", seed=1), tmp_path / "match.txt"
    match.play("drop 4")
    file.write_text(match.record(), encoding="utf-8")
    code, rest = pressed(("analyse", str(file)), "over and over", "fracas.cli.analyse.review")
    assert code == 130
    assert rest.splitlines()[-1].endswith("Stopped.")
    assert "Traceback" not in rest


@pytest.mark.parametrize("arguments", [("puzzle", "1"), ("play", "combat-protocols", "--seed", "1")])
def test_one_press_ends_the_compiler(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    code, rest = pressed(arguments, "Preparing", FRACAS_CACHE_DIR=str(tmp_path / "empty"))
    assert code == 130
    assert rest.splitlines()[-1].endswith("Stopped.")
    assert "Traceback" not in rest


def test_one_press_ends_a_hint_on_the_full_screen() -> None:
    """There Ctrl-C is a key that nobody reads while the solver works."""
    code, rest = pressed(("puzzle", "1"), "over and over", "fracas.cli.play.solo.solve", "hint\r")
    assert code == 130
    assert "Nothing was played, so nothing was kept." in rest
    assert "Traceback" not in rest


@pytest.mark.parametrize(
    ("player", "rest"), [("yellow", "fracas play --resume"), ("red", "Stopped.")], ids=["asked first", "asked later"]
)
def test_one_press_leaves_while_a_program_thinks(tmp_path: Path, player: str, rest: str) -> None:
    """It may think for as long as it was given; nothing of it is left."""
    engine = Path(__file__).parents[1] / "outside" / "hostile.py"
    command = f"{sys.executable} -S -E {engine} hang go {tmp_path}"
    arguments = ("play", "connect-four", "--vs", command, "--as", player, "--time", "600")
    code, shown = pressed(arguments, "is thinking", typed="drop 4\r", asks=f"{player}>")
    assert code == 130
    assert rest in shown
    assert "Traceback" not in shown
    assert subprocess.run(["pgrep", "-f", f"hang go {tmp_path}"], check=False, stdout=subprocess.PIPE).stdout == b""


@pytest.mark.parametrize("step", ["start", "stop"])
def test_a_sign_of_life_is_begun_and_ended_whole(monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """Else it would go on turning below the last word."""
    whole: list[str] = []
    plain = getattr(Status, step)

    def pressed_meanwhile(sign: Status) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        plain(sign)
        whole.append(step)

    monkeypatch.setattr(Status, step, pressed_meanwhile)
    previous = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt), console.waiting("Waiting ..."):
            assert step == "stop"
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, previous)
    assert whole == [step]


def test_work_that_is_told_to_stop_gives_its_answer() -> None:
    stop = threading.Event()

    def work_on() -> str:
        os.kill(os.getpid(), signal.SIGINT)
        return "so far" if stop.wait(DEADLINE) else "never told"

    previous = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert interruptible(work_on, stop) == "so far"
    finally:
        signal.signal(signal.SIGINT, previous)


def test_work_that_cannot_be_told_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the program then ends around it, without waiting."""
    monkeypatch.setattr(work, "_left_behind", [])
    ended: list[int] = []
    goes_on = threading.Event()

    def work_on() -> None:
        os.kill(os.getpid(), signal.SIGINT)
        goes_on.wait(DEADLINE)

    previous = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            interruptible(work_on)
    finally:
        signal.signal(signal.SIGINT, previous)
    with monkeypatch.context() as patched:
        patched.setattr(os, "_exit", ended.append)
        with pytest.raises(SystemExit):
            work.leave(130)
    assert ended == [130]
    goes_on.set()
    while not work._left_behind[0].wait(0.1):
        time.sleep(0.1)
    with pytest.raises(SystemExit, match="130"):
        work.leave(130)


def test_failures_of_the_work_are_its_callers() -> None:
    def fail() -> None:
        raise ValueError("why")

    with pytest.raises(ValueError, match="why"):
        interruptible(fail)
