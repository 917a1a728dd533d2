"""Patterns: a few fields of something told in JSON that must be so, and nothing said of the others.

{kind = "place", node = ["b3", "b4"]}    one of several
{nodes = {id = "b3", holder = "blue"}}    of a list: something in it is so
{sides.0.medals = {at_least = 3}}         by number, counted from 0; at_least, at_most, is_not
{winner = "none"}                         nothing there
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Pattern = dict[str, Any]
NOTHING = "none"  # as in catalogues: TOML has no null
_TESTS = {"at_least", "at_most", "is_not"}


def fits(pattern: Any, value: Any) -> bool:
    """Is it so?"""
    match pattern, value:
        case Mapping(), _ if pattern and set(pattern) <= _TESTS:
            return all(_passes(test, bound, value) for test, bound in pattern.items())
        case Mapping(), Mapping():
            return all(name in value and fits(wanted, value[name]) for name, wanted in pattern.items())
        case Mapping(), list() if pattern and all(name.isdecimal() for name in pattern):
            return all(int(name) < len(value) and fits(wanted, value[int(name)]) for name, wanted in pattern.items())
        case Mapping(), list():
            return any(fits(pattern, one) for one in value)
        case list(), list():
            return all(any(fits(wanted, one) for one in value) for wanted in pattern)
        case list(), _:
            return any(fits(wanted, value) for wanted in pattern)
        case _, list():
            return any(fits(pattern, one) for one in value)
    if value is None:
        return bool(pattern == NOTHING)
    return isinstance(pattern, bool) == isinstance(value, bool) and bool(pattern == value)


def _passes(test: str, bound: Any, value: Any) -> bool:
    if test == "is_not":
        return not fits(bound, value)
    if not isinstance(value, int | float) or isinstance(value, bool):
        return False
    return bool(value >= bound) if test == "at_least" else bool(value <= bound)
