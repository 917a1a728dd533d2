"""Anything a person can write is parsed or refused with a reason; it never crashes and never loads nonsense."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from ..core.errors import FracasError
from ..core.match import Match
from ..core.record import read_record
from .cases import Case, Plan, random_match, replayed, sensible_match
from .fault import Fault, explain_exception

LEAVES: tuple[Any, ...] = (
    *(None, True, False, -300, -1, 0, 1, 2, 300, 2**70, 1.5),
    *("", "b1", "red", "blue", "nonsense", [], {}, [[1]], {"a": 1}),
)


def fuzzed_matches(case: Case) -> list[Match]:
    """What is mangled: a random match under way and a sensible one."""
    return [random_match(case, 31, 30), sensible_match(case, 32, 60)]


def bad_input_is_refused(case: Case, plan: Plan) -> int:
    """Mangled positions, records and texts of actions give a sentence, or load and play on."""
    draw, matches = Random(plan.seed), fuzzed_matches(case)
    for _ in range(plan.mangled):
        mangle_position(case, draw.choice(matches), draw)
    for _ in range(plan.mangled // 2):
        mangle_record(case, draw.choice(matches), draw)
        mangle_text(case, matches[0], draw)
    return 2 * plan.mangled


def mangle_position(case: Case, match: Match, draw: Random) -> None:
    """One field of a position is replaced by something else."""
    state = match.game.to_position(match.state[0]).model_dump(mode="json")
    path = draw.choice(_places(state))
    leaf = draw.choice((*LEAVES, draw.randint(-300, 300)))
    mangled = f"a position whose {'.'.join(map(str, path))} is {leaf!r}"
    try:
        again = Match.from_position(match.game, _replaced(state, path, leaf), 1)
    except FracasError:
        return  # refused, with the reason its class carries
    except Exception as error:
        raise Fault(case, f"{mangled} is not refused: {explain_exception(error, case.folder)}") from error
    once_more = Match.from_position(again.game, again.game.to_position(again.state[0]).model_dump(mode="json"), 1)
    if once_more.hash != again.hash:
        raise Fault(case, f"{mangled} loads, but does not round trip")
    for _ in range(3):
        if again.actor is not None:
            again.play(draw.choice(again.legal_ids()))
    broken = again.game.engine.audit_at(again.state, 0, again.game.tables)
    if broken:
        raise Fault(case, f"{mangled} loads, and play from it breaks {again.game.invariants(broken).name}")


def mangle_record(case: Case, match: Match, draw: Random) -> None:
    """Some characters of a record are replaced by others."""
    text = match.record()
    start = draw.randrange(len(text))
    mangled = text[:start] + _some_text(draw, 6) + text[start + draw.randrange(7) :] + "\n"
    try:
        again = read_record(mangled)
    except FracasError:
        return  # refused, with the reason its class carries
    except Exception as error:
        raise Fault(case, f"a mangled record is not refused: {explain_exception(error, case.folder)}") from error
    if again.hash != match.hash:
        raise Fault(case, f"a record mangled at character {start} loads as another match")


def mangle_text(case: Case, match: Match, draw: Random) -> None:
    """Any text is an action or refused; refused, the match is as it was."""
    again, text = replayed(match), _some_text(draw, 40)
    try:
        again.play(text)
    except FracasError:
        if again.hash != match.hash:
            raise Fault(case, f"the text {text!r} is refused, but changes the match") from None
    except Exception as error:
        raise Fault(case, f"the text {text!r} is not refused: {explain_exception(error, case.folder)}") from error


def _some_text(draw: Random, longest: int) -> str:
    codes = (draw.randrange(draw.choice((128, 0xD800))) for _ in range(draw.randrange(longest)))
    return "".join(map(chr, codes))


def _places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value, by its path."""
    children: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        children = list(value.items())
    elif isinstance(value, list):
        children = list(enumerate(value))
    found = [path] if path else []
    for key, child in children:
        found += _places(child, (*path, key))
    return found


def _replaced(value: Any, path: tuple[Any, ...], leaf: Any) -> Any:
    changed = copy.deepcopy(value)
    inner = changed
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = leaf
    return changed
