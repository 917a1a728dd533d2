"""The words of the line protocol, as docs/engine-protocol.md explains them: one for whoever drives, one for who plays.

Whoever drives sends commands; who plays answers each with any number of lines and then `ok`. `fracas engine` is one
that plays; the referee in `program` is one that drives.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pydantic_core import to_json

from fracas.core.match import Match
from fracas.core.texts import ENGLISH
from fracas.search.players import Situation, Thought

from .child import printable
from .faults import BadLine, Fault, NoAnswer, WrongVersion
from .limits import Pace

VERSION = 1
OK, ERROR, INFO, STATE, BESTMOVE = "ok", "err", "info", "state", "bestmove"
VIEW, LEGAL, ACTIONS, EVENTS, POSITION = "view", "legal", "actions", "events", "position"
WANTS = (EVENTS, VIEW, LEGAL, ACTIONS, POSITION)  # what a program may ask to be told, in the order it is told
USUAL_WANTS = (EVENTS, VIEW, LEGAL)
LONGEST_NAME = 60
LONGEST_TEXT = 200


@dataclass(frozen=True)
class Introduction:
    """What a program says of itself."""

    name: str = ""
    author: str = ""
    games: tuple[str, ...] | None = None  # None: any
    wants: tuple[str, ...] = USUAL_WANTS


INTRODUCING = ("protocol", "id", "author", "games", "wants")  # what a program says of itself


def read_introduction(lines: Sequence[str]) -> Introduction | Fault:
    """The answer to `protocol 1`, every line of which begins with one of those words."""
    found: dict[str, str] = {}
    for line in lines:
        word, _, rest = line.partition(" ")
        found[word] = rest.strip()
    if "protocol" not in found:
        return NoAnswer(asked="protocol", wanted=f"protocol {VERSION}")
    if found["protocol"] != str(VERSION):
        return WrongVersion(spoken=printable(found["protocol"], LONGEST_NAME), known=VERSION)
    wants = tuple(found["wants"].split()) if "wants" in found else USUAL_WANTS
    unknown = [word for word in wants if word not in WANTS]
    if unknown:
        return BadLine(kind="unknown-wants", asked="protocol", line=printable(unknown[0], LONGEST_NAME))
    return Introduction(
        printable(found.get("id", ""), LONGEST_NAME),
        printable(found.get("author", ""), LONGEST_NAME),
        tuple(found["games"].split()) if "games" in found else None,
        tuple(word for word in WANTS if word in wants),
    )


# What is told -------------------------------------------------------------------------------------------------


def match_line(match: Match, seat: int) -> bytes:
    """`match {...}`: what is played and where this program sits. Neither the seed nor who the others are."""
    card = match.game.card
    return b"match " + to_json(
        {
            "game": card.id,
            "rules": card.rules_version,
            "options": match.game.options.model_dump(mode="json"),
            "seat": card.seats[seat],
            "seats": card.seats,
        }
    )


def told(word: str, match: Match, faced: Situation, since: int) -> bytes:
    """What follows a word that a program wants, of the decision now due; events from ply `since` on.

    All but the events is made of the situation, in which everything the seat cannot know has been redrawn.
    """
    game, s = faced.game, faced.state[0]
    match word:
        case "events":
            return events_json(match, faced.seat, since)
        case "view":
            return game.view(s, faced.seat).model_dump_json(exclude={"prompt": {"text"}}).encode()
        case "legal":
            return b"[" + b",".join(map(game.quoted, faced.legal)) + b"]"
        case "actions":
            return b"[" + b",".join(game.encoded(action) + b"}" for action in faced.legal) + b"]"
    return to_json(
        {
            "game": game.card.id,
            "rules": game.card.rules_version,
            "options": game.options.model_dump(mode="json"),
            "state": game.to_position(s).model_dump(mode="json"),
        }
    )


def events_json(match: Match, seat: int | str, since: int) -> bytes:
    """What a seat saw happen, as facts without sentences."""
    return (
        b"[" + b",".join(event.model_dump_json(exclude={"text"}).encode() for event in match.facts(seat, since)) + b"]"
    )


def result_line(match: Match) -> bytes:
    """`result {...}`: how it ended; an ending that no rules know of is a match that was decided or left."""
    outcome, decision = match.outcome_in(ENGLISH), match.notes.decision
    if outcome is not None:
        return b"result " + to_json({"winner": outcome.winner_name, "ending": outcome.ending})
    if decision is not None:
        return b"result " + to_json({"winner": decision.winner, "ending": decision.ending})
    return b"result " + to_json({"winner": None, "ending": "abandoned"})


def go_line(pace: Pace, left: float) -> bytes:
    """`go seconds 10`, or `go clock 280.5 increment 2`."""
    if pace.is_clock:
        return f"go clock {left:.3f} increment {pace.increment:g}".encode()
    return f"go seconds {pace.seconds:g}".encode()


# What is heard ------------------------------------------------------------------------------------------------


def read_thought(rest: str) -> Thought | None:
    """`value 0.25 line draw; place hook b7` or `text ...`, after `info`; None: there is nothing to show in it."""
    value: float | None = None
    line: tuple[str, ...] = ()
    text = ""
    words = rest.strip()
    while words:
        name, _, words = words.partition(" ")
        if name == "text":
            text, words = printable(words, LONGEST_TEXT), ""
        elif name == "line":
            line, words = tuple(printable(one, LONGEST_TEXT) for one in words.split(";")[:12] if one.strip()), ""
        else:
            word, _, words = words.strip().partition(" ")
            value = _value(word) if name == "value" else value
    return Thought(value, line, text) if value is not None or line or text else None


def _value(word: str) -> float | None:
    try:
        number = float(word)
    except ValueError:
        return None
    return max(-1.0, min(1.0, number)) if math.isfinite(number) else None


def thought_line(thought: Thought, **extra: Any) -> str:
    """The same the other way: what one that plays says on the way."""
    words = [INFO]
    if thought.value is not None:
        words += ["value", f"{thought.value:+.4f}"]
    words += [f"{name} {value}" for name, value in extra.items()]
    if thought.line:
        words += ["line", "; ".join(thought.line)]
    return " ".join(words)
