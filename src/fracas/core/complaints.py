"""What Numba says of a rule it cannot compile, told in one sentence: the rule, its line, and what is wrong there."""

from __future__ import annotations

import dis
import re
import types
from collections.abc import Iterator, Sequence

from numba.core.types import Record

from .errors import BrokenRule, did_you_mean, listed

_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_PLACE = re.compile(r" at (?P<file>\S.*) \((?P<line>\d+)\)$", re.MULTILINE)
_CALLEE = re.compile(r"resolving callee type: type\(CPUDispatcher\(<function (\w+) at ")
_FRAME = re.compile(r"^(Failed in \w+ mode pipeline|During: |File \"|There are \d+ candidate)")
_RECORD = re.compile(r"Record\(\[.*?\], \d+, (?:True|False)\)")
_UNKNOWN_NAME = re.compile(r"name '(\w+)' is not defined")
_OURS = ("fracas.core.", "fracas.search.")  # where a wrong call from a rule may surface
_LONGEST = 240

Place = tuple[types.FunctionType, int]


def broken_rule(error: Exception, functions: Sequence[types.FunctionType]) -> BrokenRule:
    """The complaint about one of the functions being compiled: the entry point, then all it reaches."""
    text = _COLOUR.sub("", str(error))
    field = str(error.args[0]) if isinstance(error, KeyError) else None
    unknown = _UNKNOWN_NAME.search(text)
    reason = _reason(text) if field is None else _no_field(error, field)
    named = field or (unknown and unknown[1])
    rules = [function for function in functions if not function.__module__.startswith(_OURS)]
    places = [*(_uses(rules, named) if named else ()), *_told_places(error, text, rules)]
    if not places:  # the fault shows only where it is called from
        reason = f"what it takes or returns does not fit: {reason}"
    rule, line = [*places, ((rules or functions)[0], 0)][0]
    return BrokenRule(rule.__name__, rule.__code__.co_filename, line or rule.__code__.co_firstlineno, reason)


def _no_field(error: Exception, field: str) -> str:
    known = next((list(record.fields) for record in _records(error)), [])
    return f"there is no field {field!r}{did_you_mean(field, known)}; known: {listed(known)}"


def _records(error: Exception) -> Iterator[Record]:
    """The record types that the compiler held when it failed, the innermost call first."""
    frames = []
    step = error.__traceback__
    while step is not None:
        frames.append(step.tb_frame)
        step = step.tb_next
    for frame in reversed(frames):
        yield from (value for value in frame.f_locals.values() if isinstance(value, Record))


def _reason(text: str) -> str:
    """The first thing said, without where it was found: that is told apart."""
    said: list[str] = []
    for line in text.splitlines():
        if said and (not line.strip() or _FRAME.match(line)) and not said[-1].endswith(":"):
            break
        if line.strip() and not _FRAME.match(line):
            said.append(line.strip().removeprefix(">>> "))
    sentence = _RECORD.sub("a record", " ".join(said))
    return sentence if len(sentence) <= _LONGEST else sentence[: _LONGEST - 3] + "..."


def _uses(functions: Sequence[types.FunctionType], name: str) -> Iterator[Place]:
    """Where functions use a field or a global of that name."""
    for function in functions:
        line = 0
        for step in dis.get_instructions(function):
            line = step.positions.lineno or line if step.positions else line
            if step.argval == name and step.opname.startswith(
                ("LOAD_ATTR", "LOAD_METHOD", "STORE_ATTR", "LOAD_GLOBAL")
            ):
                yield function, line


def _told_places(error: Exception, text: str, functions: Sequence[types.FunctionType]) -> Iterator[Place]:
    """The places Numba names, the innermost first: lines, or a called function as a whole."""
    outermost = getattr(error, "loc", None)
    if outermost is not None:
        yield from _at_line(functions, outermost.filename, outermost.line)
    found = [(match.start(), match) for pattern in (_PLACE, _CALLEE) for match in pattern.finditer(text)]
    for _, match in sorted(found, key=lambda pair: pair[0]):
        if match.re is _PLACE:
            yield from _at_line(functions, match["file"], int(match["line"]))
        else:
            yield from ((function, 0) for function in functions if function.__name__ == match[1])


def _at_line(functions: Sequence[types.FunctionType], file: str, line: int) -> Iterator[Place]:
    for function in functions:
        code = function.__code__
        if code.co_filename == file and line in {each for _, _, each in code.co_lines()}:
            yield function, line
