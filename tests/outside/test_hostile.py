"""Programs that misbehave: each loses the game with its reason told, and nothing of it is left."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

import fracas
from fracas.core.errors import FracasError
from fracas.outside import child
from fracas.outside.faults import BROKEN, CRASHED, ILLEGAL, TIMEOUT, Forfeit, say
from fracas.outside.limits import Limits, Pace
from fracas.outside.program import Program
from fracas.outside.referee import play_out
from fracas.search.players import RandomPlayer

ENGINE = Path(__file__).with_name("hostile.py")
PATIENT = Limits(start_seconds=60, grace_seconds=0.2, quit_seconds=0.1)

HANGS = ("hang", "hang-deaf", "stopped", "spin", "fork-hang", "fork-away-hang", "dribble")
SILENT = ("late", "best-without-ok", "half-line")
PHASES = ("protocol", "match", "isready", "legal", "go")
# way, phase, the ending, a piece of what is told
WAYS = [
    *((way, "go", TIMEOUT, 'did not answer "go" within 0.3 seconds') for way in HANGS),
    *(("hang", phase, TIMEOUT, f'did not answer "{phase}" within') for phase in PHASES[:-1]),
    *(("exit", phase, CRASHED, "without an error") for phase in PHASES),
    *(("exit-3", phase, CRASHED, "exit code 3): I give up [31m") for phase in PHASES),
    *(("garbage", phase, BROKEN, "which the protocol does not know") for phase in PHASES),
    *(("refuse", phase, BROKEN, f'refused "{phase}": I do not like that') for phase in PHASES),
    ("killed", "go", CRASHED, "exit code -9"),
    ("abort", "go", CRASHED, "exit code -6"),
    ("raise", "go", CRASHED, "RuntimeError: out of ideas"),
    ("fork-away-exit", "go", CRASHED, "exit code 1"),
    ("exit-at-start", "", CRASHED, "exit code 7"),
    ("daemon", "go", CRASHED, "exit code 1"),
    ("deaf", "", TIMEOUT, 'did not answer "protocol"'),
    ("close-output", "go", CRASHED, "closed its output"),
    ("close-output", "protocol", CRASHED, "closed its output"),
    ("close-input", "match", CRASHED, "closed its input"),
    ("flood", "go", BROKEN, "more than 10,000 lines"),
    ("flood", "match", BROKEN, "more than 10,000 lines"),
    ("flood-bytes", "go", BROKEN, "more than 65,536 bytes"),
    ("flood-complaints", "go", BROKEN, "to its standard error"),
    ("flood-everywhere", "go", BROKEN, "more than"),
    ("long-line", "go", BROKEN, "more than 65,536 bytes"),
    ("long-line", "protocol", BROKEN, "more than 65,536 bytes"),
    ("nul", "go", BROKEN, "which the protocol does not know"),
    ("unknown-word", "go", BROKEN, '"hello there", which the protocol does not know'),
    ("no-handshake", "", BROKEN, 'without a line "protocol 1"'),
    ("wrong-version", "", BROKEN, 'version "99" of the protocol, not 1'),
    ("not-a-version", "", BROKEN, 'version "one" of the protocol'),
    ("uci", "", BROKEN, '"uciok", which the protocol does not know'),
    ("banner", "", BROKEN, '"Welcome to my engine!"'),
    ("uci-without-end", "", BROKEN, '"Deep Thought 16 by D. Adams", which the protocol does not know'),
    ("utf-16", "", BROKEN, "which the protocol does not know"),
    ("wants-seed", "", BROKEN, 'wants "seed"'),
    ("wrong-game", "", BROKEN, "does not play connect-four, only chess and go"),
    ("blank-games", "", BROKEN, "does not play connect-four"),
    ("early", "", BROKEN, '"bestmove drop 1"'),
    ("chatter", "", BROKEN, '"bestmove drop 1"'),
    ("extra-ok", "", BROKEN, ""),
    ("late", "", TIMEOUT, "within 0.3 seconds"),
    ("illegal", "", ILLEGAL, '"drop 99", which may not be played now'),
    ("nonsense", "", ILLEGAL, '"fly to b9"'),
    ("empty-best", "", ILLEGAL, '""'),
    ("number", "", ILLEGAL, '"3"'),
    ("json", "", ILLEGAL, '"kind"'),
    ("null", "", ILLEGAL, '"null"'),
    ("wrong-position", "", ILLEGAL, '"drop 7", which may not be played now'),
    ("two-answers", "", BROKEN, 'a second time: "bestmove drop 2"'),
    ("no-best", "", BROKEN, 'without a line "bestmove ACTION"'),
    ("resigns", "", BROKEN, '"resign"'),
    ("case", "", BROKEN, '"BESTMOVE DROP 1"'),
    ("answers-thrice", "", BROKEN, '"bestmove drop 1"'),
    ("best-without-ok", "", TIMEOUT, 'did not answer "go"'),
    ("half-line", "", TIMEOUT, 'did not answer "go"'),
    ("escape", "", ILLEGAL, "]0;owned drop 1"),
]


def hostile(way: str, phase: str, mark: str | None = None) -> Program:
    """Only who would not answer at all is short of time: a busy machine must not decide what is found."""
    is_silent = way in (*HANGS, *SILENT)
    limits = PATIENT
    if way == "deaf" or (is_silent and phase == "protocol"):
        limits = replace(PATIENT, start_seconds=0.4)
    elif is_silent and phase in ("match", "isready"):
        limits = replace(PATIENT, ready_seconds=0.4)
    command = [sys.executable, "-S", "-E", str(ENGINE), way, phase]
    return Program(command, f"hostile {way}", Pace(0.3 if is_silent else 60), limits, mark=mark)


def is_left(mark: str) -> list[int]:
    """Processes with the mark that are still there."""
    folder, wanted = Path("/proc"), f"{child.MARK}={mark}".encode()
    return [pid for pid in child._processes(folder) if child._has_mark(folder, pid, wanted)]


def orphans() -> list[int]:
    """Processes that threw away everything by which they could be known; their parent is this one, or gone."""
    wanted = b"import time; time.sleep(3610)"
    found = []
    for pid in child._processes(Path("/proc")):
        with contextlib.suppress(OSError):
            if wanted in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
    return found


def test_there_are_fifty_ways() -> None:
    assert len({(way, phase) for way, phase, _, _ in WAYS}) >= 50


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="counts processes in /proc")
@pytest.mark.parametrize(
    ("way", "phase", "ending", "told"), WAYS, ids=[f"{way} {phase}".strip() for way, phase, *_ in WAYS]
)
def test_it_loses_with_its_reason_and_nothing_is_left(way: str, phase: str, ending: str, told: str) -> None:
    match = fracas.new("connect-four", seed=1, first="red")
    if way == "wrong-position":  # a column that was free when it was asked before, and is full now
        match = fracas.from_position("connect-four", full_column())
    mark = child.new_mark()
    program = hostile(way, phase, mark)
    lost = play_out(match, (RandomPlayer(seed=3), program))
    assert lost is not None
    assert lost.seat == 1
    sentence = say(lost.fault)
    assert lost.fault.ending == ending, sentence
    assert told in sentence
    assert sentence.isprintable()
    assert say(lost.fault, "de") != sentence
    assert is_left(mark) == []
    assert way != "daemon" or orphans() == []
    assert program.pid is None
    record = match.record()
    assert record.endswith(f"\nResult: yellow wins: {ending}\n")
    again = fracas.load(record)
    assert again.notes.decision == match.notes.decision
    assert "hostile" not in record, "who it was is for whoever seats it to say"


def full_column() -> dict[str, object]:
    match = fracas.new("connect-four", seed=1, first="yellow")
    for _ in range(3):
        match.play("drop 7")
        match.play("drop 7")
    match.play("drop 1")
    assert match.actor == 1
    return match.position()


@pytest.mark.parametrize("way", ["stay", "fork-away-exit", "hang-deaf"])
def test_who_will_not_go_is_ended(way: str) -> None:
    """Also one that played to the end and only then refuses to leave."""
    mark = child.new_mark()
    program = hostile(way, "quit", mark)
    match = fracas.new("connect-four", seed=1)
    program.start("connect-four")
    assert is_left(mark) == [program.pid]
    assert program.choose(match.try_out("drop 4")).text == "drop 1"
    program.close()
    assert is_left(mark) == []


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="counts processes in /proc")
def test_the_end_of_one_program_is_not_the_end_of_the_next(request: pytest.FixtureRequest) -> None:
    """Those of one tournament have a mark in common, by which all of them can be ended; each has one of its own."""
    mark = child.new_mark()
    programs = [hostile("illegal", "", mark) for _ in range(2)]
    for program in programs:
        request.addfinalizer(program.close)
        program.start("connect-four")
    assert sorted(is_left(mark)) == sorted(program.pid for program in programs if program.pid)
    programs[0].close()
    assert is_left(mark) == [programs[1].pid]
    child.sweep(mark)
    assert is_left(mark) == []


@pytest.mark.parametrize(
    ("complaint", "told"),
    [
        ("", None),
        ("reading\nout of ideas\n", "out of ideas"),
        ("Traceback:\n  File 'a'\nValueError: x\n", "ValueError: x"),
        (
            "a.js:3\n  throw e\n\nTypeError: x is no function\n    at b (a.js:3:1)\n\nNode.js v20.1.0\n",
            "TypeError: x is no function",
        ),
        (
            "thread 'main' panicked at src/main.rs:3:\nnote: run with `RUST_BACKTRACE=1`\n",
            "thread 'main' panicked at src/main.rs:3:",
        ),
    ],
)
def test_the_line_is_told_that_says_what_went_wrong(complaint: str, told: str | None) -> None:
    assert child.last_words(complaint) == told


def test_it_can_play_again_after_a_loss() -> None:
    """A program is started anew for the next match; the referee keeps nothing of the last."""
    program = hostile("illegal", "")
    for _ in range(2):
        match = fracas.new("connect-four", seed=1, first="red")
        lost = play_out(match, (RandomPlayer(seed=3), program))
        assert lost is not None
        assert program.pid is None


def test_leaving_in_the_middle_of_a_thought_ends_it() -> None:
    mark = child.new_mark()
    program = hostile("flood", "go", mark)
    thinking = program.think(fracas.new("connect-four", seed=1, first="red"), "any")
    with contextlib.suppress(Forfeit, StopIteration):
        next(thinking)
    thinking.close()
    assert is_left(mark) == []


def test_what_does_not_exist_is_a_loss_too() -> None:
    match = fracas.new("connect-four", seed=1, first="red")
    lost = play_out(match, (RandomPlayer(seed=3), Program(["./not-there"], "not there")))
    assert lost is not None
    assert (lost.fault.kind, lost.fault.ending) == ("not-started", CRASHED)


def test_the_end_of_the_referee_is_the_end_of_its_programs(tmp_path: Path) -> None:
    """Whoever closes the terminal, or ends the arena from outside, leaves nothing running."""
    import signal
    import subprocess

    mark = child.new_mark()
    code = f"""
import fracas
from fracas.outside.program import Program
from fracas.outside.limits import Pace
program = Program({[sys.executable, "-S", "-E", str(ENGINE), "hang-deaf", "go"]!r}, "x", Pace(3600), mark={mark!r})
print("ready", flush=True)
program.choose(fracas.new("connect-four", seed=1))
"""
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as referee:
        assert referee.stdout is not None
        assert referee.stdout.readline() == "ready\n"
        until = time.monotonic() + 60
        while not is_left(mark) and time.monotonic() < until:
            time.sleep(0.01)
        assert is_left(mark)
        referee.send_signal(signal.SIGTERM)
        assert referee.wait(timeout=60) == 128 + signal.SIGTERM
    assert is_left(mark) == []


def test_a_script_without_its_first_line_is_told_what_it_needs(tmp_path: Path) -> None:
    script = tmp_path / "engine.py"
    script.write_text("print('protocol 1')\n")
    script.chmod(0o755)
    with pytest.raises(Forfeit) as lost:
        Program([str(script)], "a script").start("connect-four")
    assert lost.value.fault.kind == "no-interpreter"
    assert "#!/usr/bin/env python3" in str(lost.value)


def test_a_forfeit_travels_between_processes() -> None:
    import pickle

    with pytest.raises(FracasError) as raised:
        Program([os.devnull], "nothing").start("connect-four")
    again = pickle.loads(pickle.dumps(raised.value))
    assert str(again) == str(raised.value)
