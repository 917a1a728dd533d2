"""An engine that misbehaves in a chosen way: `python hostile.py WAY [PHASE]`. Nothing but the standard library."""

import os
import signal
import subprocess
import sys
import time

WAY, PHASE = sys.argv[1], (sys.argv[2:] or ["go"])[0]
OUT = sys.stdout.buffer
asked = 0  # how often for an action


def say(*lines: str) -> None:
    for line in lines:
        OUT.write(line.encode() + b"\n")
    OUT.flush()


def sleep() -> None:
    while True:
        time.sleep(3600)


def linger(*, leaves: bool) -> None:
    """A child that outlives us if nobody looks for it; it may leave our group, and hears no word of ending."""
    code = "import signal, time; [signal.signal(s, signal.SIG_IGN) for s in (1, 2, 15)]; time.sleep(3600)"
    subprocess.Popen([sys.executable, "-S", "-E", "-c", code], start_new_session=leaves)


def become_nobodys_child() -> None:
    """A process without our group, our session, our environment and any parent of ours."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            for stream in range(3):
                os.close(stream)
            os.execve(sys.executable, [sys.executable, "-S", "-E", "-c", "import time; time.sleep(3610)"], {})
        os._exit(0)
    os.wait()


def misbehave(word: str) -> None:
    """What is done instead of an answer, or before it."""
    match WAY:
        case "hang":
            sleep()
        case "hang-deaf":
            for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
                signal.signal(number, signal.SIG_IGN)
            sleep()
        case "stopped":
            os.kill(os.getpid(), signal.SIGSTOP)
        case "spin":
            while True:
                pass
        case "exit":
            os._exit(0)
        case "exit-3":
            os.write(2, b"no more\nI give up\x1b[31m\n")
            os._exit(3)
        case "killed":
            os.kill(os.getpid(), signal.SIGKILL)
        case "abort":
            os.kill(os.getpid(), signal.SIGABRT)
        case "raise":
            raise RuntimeError("out of ideas")
        case "close-output":
            os.close(1)
            sleep()
        case "close-input":
            os.close(0)
            say("ok")
            sleep()
        case "flood":
            while True:
                os.write(1, b"info text and so on\n" * 1000)
        case "flood-bytes":
            while True:
                os.write(1, b"x" * 65536)
        case "flood-complaints":
            while True:
                os.write(2, b"warning\n" * 8192)
        case "flood-everywhere":
            while True:
                os.write(2, b"warning\n" * 100)
                os.write(1, b"info value 0.1\n" * 10)
        case "long-line":
            os.write(1, b"info text " + b"y" * 200_000 + b"\n")
        case "garbage":
            os.write(1, bytes(range(256)) * 4 + b"\n")
        case "nul":
            os.write(1, b"\0" * 100 + b"\n")
        case "unknown-word":
            say("hello there")
        case "refuse":
            say("err I do not like that")
        case "fork-hang":
            linger(leaves=False)
            sleep()
        case "fork-away-hang":
            linger(leaves=True)
            sleep()
        case "fork-away-exit":
            linger(leaves=True)
            os._exit(1)
        case "daemon":
            become_nobodys_child()
            os._exit(1)
        case "dribble":
            while True:
                os.write(1, b"i")
                time.sleep(0.02)


def answer(line: str) -> None:
    word = line.split(" ", 1)[0]
    if word == PHASE:
        misbehave(word)
    if word == "protocol":
        introduce()
    elif word == "go":
        go()
    elif word == "quit":
        if WAY == "stay":
            for number in (signal.SIGTERM, signal.SIGHUP):
                signal.signal(number, signal.SIG_IGN)
            sleep()
        sys.exit()
    say("ok")
    if word == "isready" and WAY == "chatter":
        say("bestmove drop 1")
    if word == "isready" and WAY == "extra-ok":
        say("ok")


def introduce() -> None:
    match WAY:
        case "no-handshake":
            return
        case "wrong-version":
            say("protocol 99")
        case "not-a-version":
            say("protocol one")
        case "uci":
            say("id name Deep Thought", "id author D. Adams", "uciok")
        case "uci-without-end":
            say("Deep Thought 16 by D. Adams", "Unknown command: protocol 1")
            sleep()
        case "utf-16":
            OUT.write("protocol 1\nid Wide\nok\n".encode("utf-16"))
            OUT.flush()
            sleep()
        case "wants-seed":
            say("protocol 1", "wants seed")
        case "wrong-game":
            say("protocol 1", "games chess go")
        case "blank-games":
            say("protocol 1", "games")
        case "banner":
            say("Welcome to my engine!", "protocol 1")
        case _:
            say("protocol 1", f"id Hostile {WAY}", "wants legal")


def go() -> None:
    match WAY:
        case "late":
            time.sleep(2)
            say("bestmove drop 1")
        case "illegal":
            say("bestmove drop 99")
        case "nonsense":
            say("bestmove fly to b9")
        case "empty-best":
            say("bestmove")
        case "number":
            say("bestmove 3")
        case "json":
            say('bestmove {"kind": "drop", "column": 1}')
        case "null":
            say("bestmove null")
        case "wrong-position":
            say("bestmove drop 7")
        case "two-answers":
            say("bestmove drop 1", "bestmove drop 2")
        case "no-best":
            pass
        case "second":
            global asked
            asked += 1
            say("bestmove draw" if asked == 1 else "bestmove what?")
        case "resigns":
            say("resign")
        case "case":
            say("BESTMOVE DROP 1")
        case "answers-thrice":
            say("bestmove drop 1", "ok", "bestmove drop 1", "ok")
        case "best-without-ok":
            say("bestmove drop 1")
            sleep()
        case "escape":
            say("bestmove \x1b]0;owned\x07drop 1")
        case "half-line":
            os.write(1, b"bestmove dr")
            sleep()
        case _:
            say("bestmove drop 1")


if WAY == "early":
    say("bestmove drop 1", "ok")
if WAY == "exit-at-start":
    os._exit(7)
if WAY == "deaf":
    sleep()
for given in sys.stdin:
    answer(given.rstrip("\n"))
