"""Anything a person can write is parsed or refused with a reason; it never crashes and never loads nonsense."""

from __future__ import annotations

import copy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fracas
from fracas.core.errors import FracasError
from fracas.core.match import Match
from tests.support import Case, case_id, first_cases, random_match, sensible_match

LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-300, 300),
    st.sampled_from(["", "b1", "red", "blue", "nonsense", 1.5, [], {}, 2**70, [[1]], {"a": 1}]),
)


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


@pytest.fixture(scope="module", params=first_cases(), ids=case_id)
def matches(request: pytest.FixtureRequest) -> list[Match]:
    case: Case = request.param
    return [random_match(case, 31, 30), sensible_match(case, 32, 60)]


@given(data=st.data())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_mangled_position_is_refused_or_playable(matches: list[Match], data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(matches))
    position = match.position()
    path = data.draw(st.sampled_from(_places(position["state"], ("state",))))
    mangled = _replaced(position, path, data.draw(LEAVES))
    try:
        again = fracas.from_position(match.game.card.id, mangled, seed=1)
    except FracasError:
        pass  # refused, with the reason its class carries
    else:
        assert fracas.from_position(match.game.card.id, again.position(), seed=1).hash == again.hash
        for _ in range(3):
            if again.actor is not None:
                again.play(data.draw(st.sampled_from(again.legal_ids())))
        assert not again.game.engine.audit_at(again.state, 0, again.game.tables)


@given(data=st.data())
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_mangled_record_is_refused_or_the_same(matches: list[Match], data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(matches))
    text = match.record()
    start = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 6))
    try:
        again = fracas.load(text[:start] + data.draw(st.text(max_size=6)) + text[start + length :] + "\n")
    except FracasError:
        pass  # refused, with the reason its class carries
    else:
        assert again.hash == match.hash


@given(text=st.text(max_size=40))
@settings(max_examples=50, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_text_crashes_play(matches: list[Match], text: str) -> None:
    match = fracas.load(matches[0].record())
    before = match.hash
    try:
        match.play(text)
    except FracasError:
        assert match.hash == before
