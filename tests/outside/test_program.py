"""Programs that play as they should: what they are told, what is told of them, and how long they may think."""

from __future__ import annotations

import json
import re
import sys
import textwrap
from dataclasses import replace
from pathlib import Path

import pytest

import fracas
from fracas.cli.players import UnknownPlayer, seats_as_before
from fracas.core import rng
from fracas.core.match import Match
from fracas.outside.faults import Late
from fracas.outside.limits import Limits, Pace
from fracas.outside.program import Overhear, Program
from fracas.outside.protocol import WANTS
from fracas.outside.referee import play_out
from fracas.search.players import Player, RandomPlayer, Thinking, Thought, decide

PAGE = Path(__file__).parents[2] / "docs" / "engine-protocol.md"
LEFT_TO_RIGHT = """
import json, sys
plies = 0
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "protocol":
        print("protocol 1\\nid Left to right\\nauthor Ada\\nwants " + (sys.argv[1:] or ["legal"])[0])
    if word == "legal":
        legal = json.loads(rest)
    if word == "go":
        if not plies:
            print("info value 0.1 line drop 1; drop 4")
        plies += 1
        print("bestmove " + (legal[0] if "draw" not in legal else "draw"))
    print("ok", flush=True)
    if word == "quit":
        break
"""
PATIENT = Limits(start_seconds=60, grace_seconds=60, quit_seconds=60)


def left_to_right(folder: Path, *arguments: str, overhear: Overhear | None = None, pace: Pace | None = None) -> Program:
    file = folder / "left_to_right.py"
    file.write_text(textwrap.dedent(LEFT_TO_RIGHT), encoding="utf-8")
    return Program([sys.executable, "-S", "-E", str(file), *arguments], "x", pace, PATIENT, seed=1, overhear=overhear)


class Fourth(Player):
    """Drops into the fourth column, then the fifth."""

    name = "fourth"

    def think(self, match: Match, seed: rng.Seed) -> Thinking:
        yield from ()
        return match.game.actions[match.game.ids_by_text["drop 4" if match.ply < 4 else "drop 5"]]


def test_the_documented_conversation_of_a_referee_is_the_real_one(tmp_path: Path) -> None:
    (expected,) = re.findall(r"```referee\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    said: list[str] = []
    program = left_to_right(
        tmp_path, overhear=lambda side, line: said.append(("< " if side == "<" else "") + line.decode())
    )
    match = fracas.new("connect-four", seed=1)
    assert play_out(match, (program, Fourth())) is None
    program.close()
    asked_ahead = [line for line in said if line.startswith("< ")]
    answered = [line for line in said if not line.startswith("< ")]
    lines = expected.splitlines()
    assert asked_ahead == [line for line in lines if line.startswith("< ")]
    assert answered == [line for line in lines if not line.startswith("< ")][:-1], "nobody waits for the last ok"


def test_thoughts_come_before_the_action(tmp_path: Path) -> None:
    program = left_to_right(tmp_path)
    match = fracas.new("connect-four", seed=1)
    thoughts = list(program.think(match, "any"))
    assert thoughts == [Thought(0.1, ("drop 1", "drop 4"))]
    assert (program.name, program.introduction.author, program.word) == ("Left to right", "Ada", "x")
    program.close()


def test_after_an_undo_it_hears_the_match_from_its_beginning(tmp_path: Path) -> None:
    said: list[str] = []
    program = left_to_right(tmp_path, "events legal", overhear=lambda side, line: said.append(side + line.decode()))
    match = fracas.new("connect-four", seed=1)
    match.play(decide(match, program, "any"))
    match.play("drop 2")
    match.play(decide(match, program, "any"))
    match.undo()
    match.undo()
    match.play("drop 3")
    decide(match, program, "any")
    program.close()
    begun = [line for line in said if line.startswith("<match")]
    events = [json.loads(line.removeprefix("<events ")) for line in said if line.startswith("<events")]
    assert len(begun) == 2
    assert [[(event["kind"], event["column"]) for event in one] for one in events] == [
        [],
        [("dropped", 1), ("dropped", 2)],
        [("dropped", 1), ("dropped", 3)],
    ]
    assert "text" not in events[1][0], "facts, not sentences"


def test_a_clock_runs_down_and_out(tmp_path: Path) -> None:
    said: list[str] = []
    pace = Pace(100, is_clock=True, increment=2)
    program = left_to_right(tmp_path, pace=pace, overhear=lambda side, line: said.append(side + line.decode()))
    match = fracas.new("connect-four", seed=1)
    assert play_out(match, (program, Fourth())) is None
    program.close()
    left = [float(line.split()[2]) for line in said if line.startswith("<go clock")]
    assert left[0] == 100
    assert all(one <= 102 * 2 for one in left)
    assert len(left) == 4

    lost = play_out(match_of_hanging(), (hanging(tmp_path, Pace(0.2, is_clock=True)), Fourth()))
    assert lost is not None
    assert isinstance(lost.fault, Late)


def match_of_hanging() -> Match:
    return fracas.new("connect-four", seed=1)


def hanging(folder: Path, pace: Pace) -> Program:
    file = Path(__file__).with_name("hostile.py")
    return Program([sys.executable, "-S", "-E", str(file), "hang"], "x", pace, Limits(start_seconds=60))


# Secrecy ------------------------------------------------------------------------------------------------------


def told(folder: Path, match: Match, seat: int, redraw: bool) -> list[bytes]:
    """Everything a program at a seat is told in a match; with `redraw` what it cannot know is another."""
    said: list[bytes] = []
    program = left_to_right(
        folder, " ".join(WANTS), overhear=lambda side, line: said.append(line) if side == "<" else None
    )
    game = match.game
    for ply in range(match.ply + 1):
        if match.actor_at(ply) != seat:
            continue
        now = Match(game, match.state_at(0), match.seed, None)
        for before in range(ply):
            now.play(match.action_at(before))
        if redraw:
            state = now.state
            game.engine.conceal_at(state, 0, game.tables, seat, rng.stream("another", ply))
            now._states[-1] = state.tobytes()
            now.seed = "another seed"
        decide(now, program, "any")
    program.close()
    return said


@pytest.mark.parametrize("game", ["toy-battle", "mercenary"])
def test_nothing_is_told_that_the_seat_may_not_know(tmp_path: Path, game: str) -> None:
    """The whole transcript, byte for byte, of a match and of one in which all that is hidden was redrawn."""
    match = fracas.new(game, seed="a seed nobody may know")
    player = RandomPlayer(seed=4)
    while match.actor is not None and match.ply < 60:
        match.play(player.choose(match))
    for seat in (0, 1):
        true, redrawn = told(tmp_path, match, seat, False), told(tmp_path, match, seat, True)
        assert len(true) > 40
        assert true == redrawn
        whole = b"\n".join(true)
        assert b"a seed nobody" not in whole
        assert b'"seed"' not in whole
        assert whole.count(b'"view"') == 0
        assert match.view(1 - seat) != match.view(seat), "there is something to hide"


def test_a_record_from_elsewhere_starts_nothing_unasked() -> None:
    """Whatever it calls its players: a path, a class, a word that happens to be a program here."""
    for name in ("./engine", "/bin/true", "mine:Bot", "true", "sh -c date"):
        match = fracas.new("connect-four", seed=1)
        match.notes = replace(match.notes, players={"red": name})
        if name != "./engine":  # which is not there
            with pytest.raises(UnknownPlayer, match="say with --seats that it may be started"):
                seats_as_before(match, is_ours=False)
    for name in ("Ada", "Ada Lovelace", "level 3", "./engine", "human", "Ada: queen's 1st"):
        match.notes = replace(match.notes, players={"red": name})
        who = seats_as_before(match, is_ours=False)
        assert [player and player.name for player in who] == [None, "3" if name == "level 3" else None]
