"""A game's questions of its rules: asked for many things at once, kept like entry points, declared or refused."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from fracas.core.engine import Kernels
from fracas.core.entry import Ints
from fracas.core.errors import BrokenGame
from fracas.core.kernels import rule, wide

from .little import RULES, State, apply, legal, little


@rule
def stones_after(s: np.record, t: np.record, asked: Ints, answers: Ints) -> None:
    """Stones left after each action and the sum of what could be taken then, by playing it on a copy."""
    tried = np.empty(1, State)
    room = np.empty(3, np.int64)
    for k in range(asked.size):
        tried[0] = s
        apply(tried[0], t, asked[k], np.zeros(4, np.uint64))
        answers[k, 0] = wide(tried[0].stones)
        answers[k, 1] += legal(tried[0], t, room)


@rule
def undeclared(s: np.record, t: np.record, asked: Ints, answers: Ints) -> None:
    answers[0, 0] = 1


ASKING = RULES._replace(questions=(stones_after,))


def test_a_question_is_answered_for_each_thing_asked_and_leaves_the_state_as_it_was() -> None:
    game = little(ASKING)
    state = game.blank()
    state[0].stones = 5
    before = state.tobytes()
    assert game.engine.ask(stones_after, state, game.tables, [0, 1, 2], 2) == [[4, 3], [3, 3], [2, 2]]
    assert game.engine.ask(stones_after, state, game.tables, [2], 2) == [[2, 2]]
    assert game.engine.ask(stones_after, state, game.tables, [], 2) == []
    assert state.tobytes() == before


def test_questions_are_compiled_ahead_with_the_entry_points() -> None:
    assert set(little(ASKING).engine.parts()) - set(little().engine.parts()) == {"stones_after"}


def test_a_question_that_is_not_declared_would_not_be_compiled_ahead_and_is_refused() -> None:
    game = little(ASKING)
    with pytest.raises(BrokenGame, match=r"^little: `undeclared` is not one of its `questions`$"):
        game.engine.ask(undeclared, game.blank(), game.tables, [0], 1)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "curious"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "rules.py").write_text("def setup(): ...\ndef legal(): ...\ndef apply(): ...\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "curious"]:
        del sys.modules[name]


def test_a_game_without_questions_has_none(package: Path) -> None:
    assert Kernels.of("curious").questions == ()


def test_questions_are_found_in_their_room(package: Path) -> None:
    (package / "questions.py").write_text("def who(): ...\nquestions = (who,)\n")
    assert [question.__name__ for question in Kernels.of("curious").questions] == ["who"]
