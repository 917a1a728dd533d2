"""`fracas learn`: lessons at the terminal, wrong tries answered, progress in a file, and a guided match."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fracas.core import registry
from fracas.core.lesson_run import LessonRun
from fracas.core.lessons import course_of, course_texts

from .conftest import Run

GAME = "connect-four"


def said(key: str, language: str = "en") -> str:
    """How a sentence of the course begins: beside the board it is broken into lines."""
    return " ".join((course_texts(registry.find(GAME), language).format(key, {}) or "").split()[:3])


def on_one_line(text: str) -> str:
    return " ".join(text.split())


def solved(game_id: str) -> str:
    """What to type to take every lesson of a course."""
    game = registry.find(game_id)
    course = course_of(game)
    assert course is not None
    lines: list[str] = []
    for lesson in course.lessons:
        run = LessonRun(game, lesson)
        while run.step is not None:
            lines += run.step.solution or [""]
            if run.step.is_look:
                run.go_on()
            else:
                for text in run.step.solution:
                    run.attempt(text)
        lines.append("")  # on to the next lesson
    return "\n".join(lines) + "\n"


@pytest.fixture
def progress(own_saves: Path) -> Path:
    return own_saves.parent / "lessons.json"


def test_a_lesson_is_taken_and_kept(run: Run, progress: Path) -> None:
    lines = "\n\ndrop 4\nhint\ndrop 2\n\n\nquit\n"
    code, out, err = run("learn", GAME, lines=lines)
    told = on_one_line(out)
    assert (code, err) == (0, "")
    for key in ("goal-fall", "goal-line", "goal-win", "goal-not-there", "goal-end", "block-red"):
        assert said(key) in told
    assert "For example: drop 2" in told
    assert json.loads(progress.read_text()) == {GAME: ["goal"]}
    code, out, err = run("learn", GAME, "--list")
    assert [line.split()[:2] for line in out.splitlines()[:2]] == [["✓", "1"], ["2", "block"]]
    assert GAME in run("learn")[1]


def test_the_whole_course_leads_into_the_guided_match(run: Run, progress: Path) -> None:
    """Advice stands before every decision, and whoever follows it plays a real match."""
    code, out, err = run("learn", GAME, "--seed", "1", lines=solved(GAME) + "quit\n")
    assert (code, err) == (0, "")
    assert "Advice: drop " in out
    assert json.loads(progress.read_text()) == {GAME: ["goal", "block"]}
    advised = out.rpartition("Advice: ")[2].partition(".")[0]
    code, out, err = run("learn", GAME, "match", "--seed", "1", lines=f"{advised}\nquit\n")
    assert out.count("Advice: drop ") == 2


def test_in_german(run: Run) -> None:
    code, out, _ = run("--language", "de", "learn", GAME, "1", lines="\n\ndrop 4\nquit\n")
    told = on_one_line(out)
    assert code == 0
    assert said("goal-fall", "de") in told
    assert said("goal-not-there", "de") in told
    assert "Lektion 1 von 2" in told


@pytest.mark.parametrize(
    ("arguments", "lines", "told"),
    [
        (["learn", GAME, "9"], "", "there is no lesson 9: there are 1 to 2, and match"),
        (["learn", GAME, "gaol"], "", "no lesson 'gaol'; did you mean 'goal'?"),
        (["learn", "chess"], "", "there is no game 'chess'"),
        (["learn", GAME], "drop 4\n", "here Enter goes on"),
        (["learn", GAME], "\n\ndrop 9\n", "drop 9"),
    ],
)
def test_mistakes_are_told(run: Run, arguments: list[str], lines: str, told: str) -> None:
    code, _, err = run(*arguments, lines=lines)
    assert code == 2
    assert told in on_one_line(err)


def test_a_file_of_progress_that_is_none_is_told(run: Run, progress: Path) -> None:
    progress.parent.mkdir(parents=True, exist_ok=True)
    progress.write_text("[1", encoding="utf-8")
    code, _, err = run("learn", GAME)
    assert code == 2
    assert "lessons.json" in err
    assert progress.read_text(encoding="utf-8") == "[1"
