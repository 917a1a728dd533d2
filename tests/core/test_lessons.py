"""Lessons: read with errors a person can act on, and taken by the real rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fracas.core import lessons, registry
from fracas.core.errors import BadData, BadOptions, IllegalAction
from fracas.core.lesson_run import NOT_NOW, LessonRun, Verdict
from fracas.core.lessons import Course, Lesson, course_of, course_texts
from fracas.core.patterns import fits

from ..support import games_under_test

TAUGHT = [game_id for game_id in games_under_test() if course_of(registry.find(game_id)) is not None]


@pytest.mark.parametrize(
    ("pattern", "value", "is_so"),
    [
        ({"kind": "place"}, {"kind": "place", "node": "b1"}, True),
        ({"kind": "place", "node": ["b1", "b2"]}, {"kind": "place", "node": "b2"}, True),
        ({"node": "b1"}, {"kind": "draw"}, False),
        ({"nodes": {"id": "b3", "holder": "blue"}}, {"nodes": [{"id": "b3", "holder": "red"}]}, False),
        (
            {"nodes": {"id": "b3", "holder": "blue"}},
            {"nodes": [{"id": "b2", "holder": "red"}, {"id": "b3", "holder": "blue"}]},
            True,
        ),
        ({"sides": {"1": {"medals": {"at_least": 3}}}}, {"sides": [{"medals": 9}, {"medals": 2}]}, False),
        ({"medals": {"at_least": 2, "at_most": 3}}, {"medals": 3}, True),
        ({"seat": {"is_not": "blue"}}, {"seat": "red"}, True),
        ({"holder": "none"}, {"holder": None}, True),
        ({"over": True}, {"over": 1}, False),
        ({"rack": ["hook", "roxy"]}, {"rack": ["roxy", "kwak", "hook"]}, True),
        ({"rack": "hook"}, {"rack": ["roxy"]}, False),
        ({"sides": {"7": {}}}, {"sides": []}, False),
    ],
)
def test_patterns_name_the_fields_that_matter(pattern: Any, value: Any, is_so: bool) -> None:
    assert fits(pattern, value) is is_so


STEP = '[[steps]]\nsay = "a"\n'


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("goal.toml", "", r"lessons/goal\.toml: \(name\): must be a number"),
        ("01-a.toml", "title = ", r"lessons/01-a\.toml: \(whole\): is not TOML"),
        ("01-a.toml", f'title = "a"\n{STEP}', r"lessons/01-a\.toml: seat: .*required"),
        ("01-a.toml", f'title = "a"\nseat = "green"\n{STEP}', r"seat: got 'green'; allowed: blue, red"),
        ("01-a.toml", 'title = "a"\nseat = "red"\n', r"steps: .*required"),
        ("01-a.toml", f'title = "a"\nseat = "red"\n{STEP}sayy = 1\n', r"steps\.1\.sayy: got 1; extra inputs"),
        ("01-a.toml", f'title = "a"\nseat = "red"\n{STEP}solution = ["draw"]\n', r"steps\.1: .*belong together"),
        ("01-a.toml", f'title = "a"\nseat = "red"\n{STEP}wrong = {{say = "b"}}\n', r"steps\.1: .*nothing to try"),
        (
            "01-a.toml",
            f'title = "a"\nseat = "red"\n{STEP}done = {{}}\nsolution = ["draw"]\n',
            r"steps\.1\.done\.0: .*must say what counts as done",
        ),
        (
            "01-a.toml",
            f'title = "a"\nseat = "red"\n[start]\nposition = "no.json"\n{STEP}',
            r"start\.position: got 'no\.json'; cannot be read",
        ),
    ],
)
def test_a_wrong_file_is_told_with_field_and_value(
    name: str, content: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / name).write_text(content, encoding="utf-8")
    monkeypatch.setattr(lessons, "package_folder", lambda game: tmp_path)
    with pytest.raises(BadData, match=told):
        course_of.__wrapped__(registry.find("toy-battle"))


def test_a_game_without_lessons_has_no_course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "package_folder", lambda game: tmp_path)
    assert course_of.__wrapped__(registry.find("toy-battle")) is None


def taken(game_id: str, name: str) -> LessonRun:
    game = registry.find(game_id)
    course = course_of(game)
    assert course is not None
    return LessonRun(game, course.lesson(name))


def test_a_try_is_answered_and_changes_nothing_unless_it_counts() -> None:
    run = taken("toy-battle", "turn")
    with pytest.raises(IllegalAction, match="nothing is asked for"):
        run.attempt("draw")
    run.go_on()
    before = run.match.hash
    assert run.attempt("place roxy b1").verdict is Verdict.WRONG
    illegal = run.attempt("place roxy b9")
    assert (illegal.verdict, illegal.reason and illegal.reason.kind) == (Verdict.ILLEGAL, "not-connected")
    with pytest.raises(IllegalAction, match="is not an action"):
        run.attempt("dance")
    with pytest.raises(IllegalAction, match="asks for an action"):
        run.go_on()
    assert (run.match.hash, run.at, run.inputs) == (before, 1, [None])
    assert run.advised() == run.match.game.actions[run.match.identify("draw")]
    assert run.attempt("draw").verdict is Verdict.DONE
    assert (run.at, run.match.ply) == (2, 2)  # the reply is played, too
    again = LessonRun.again(type(run.match.game), run.lesson, run.inputs)
    assert (again.match.hash, again.at) == (run.match.hash, run.at)


def test_what_nobody_can_have_done_is_refused() -> None:
    run = taken("toy-battle", "turn")
    game, place = type(run.match.game), run.match.identify("place roxy b1")
    for inputs in ([place], [None, None], [None, place]):
        with pytest.raises(IllegalAction):
            LessonRun.again(game, run.lesson, inputs)


def test_a_step_may_take_several_actions() -> None:
    steps = [
        {
            "say": "a",
            "done": {"event": {"kind": "placed", "node": "b2"}, "view": {"phase": "turn"}},
            "way": {"action": {"kind": "place", "troop": "capn", "node": "b1"}},
            "solution": ["place capn b1", "place roxy b2"],
        }
    ]
    given = {"id": "x", "file": "01-x.toml", "title": "x", "seat": "blue", "seed": "turn2", "steps": steps}
    options = {"starter": "blue", "special_bases": False}
    run = LessonRun(registry.find("toy-battle"), Lesson.model_validate(given | {"options": options}))
    assert run.attempt("place roxy b1").verdict is Verdict.WRONG
    assert run.attempt("place capn b1").verdict is Verdict.ON_THE_WAY
    advised = run.advised()
    assert advised is not None
    assert advised.text == "place roxy b2"
    assert run.attempt("skip").verdict is Verdict.WRONG
    assert run.attempt("place roxy b2").verdict is Verdict.DONE
    assert run.step is None


def test_only_what_would_be_accepted_is_advised() -> None:
    step = {"say": "a", "done": {"action": {"kind": "draw"}}, "solution": ["place roxy b1", "draw"]}
    given = {"id": "x", "file": "01-x.toml", "title": "x", "seat": "blue", "seed": "turn2", "steps": [step]}
    options = {"starter": "blue", "special_bases": False}
    run = LessonRun(registry.find("toy-battle"), Lesson.model_validate(given | {"options": options}))
    advised = run.advised()
    assert advised is not None
    assert advised.text == "draw"
    assert run.match.ply == 0


@pytest.mark.parametrize("game_id", TAUGHT)
def test_every_sentence_of_a_course_can_be_said(game_id: str) -> None:
    game = registry.find(game_id)
    course = course_of(game)
    assert course is not None
    for language in lessons.course_languages(game):
        for key, where in course.keys:
            problems: list[Exception] = []
            said = course_texts(game, language).format(key, {}, problems)
            assert (bool(said), problems) == (True, []), (language, where)


def test_an_unknown_lesson_is_told_with_the_known_ones() -> None:
    course = course_of(registry.find("toy-battle"))
    assert isinstance(course, Course)
    with pytest.raises(BadOptions, match="no lesson 'goall'; did you mean 'goal'"):
        course.lesson("goall")
    assert registry.find("toy-battle").texts("de").has(NOT_NOW)
