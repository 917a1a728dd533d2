"""The suite names what is wrong with a course by file, step and action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fracas.conformance import cases_of, lessons
from fracas.conformance.cases import QUICK
from fracas.conformance.fault import Fault
from fracas.core import registry
from fracas.core.lessons import Course, course_of

CASE = cases_of("toy-battle")[0]
Spoil = Callable[[dict[str, Any]], object]


def steps(course: dict[str, Any], lesson: str) -> list[dict[str, Any]]:
    found = next(one for one in course["lessons"] if one["id"] == lesson)["steps"]
    return list(found)


def draw_step(course: dict[str, Any]) -> dict[str, Any]:
    return steps(course, "turn")[1]


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda c: draw_step(c).update(solution=["place roxy b1"]), "02-turn.*steps.2.solution: .* is wrong, not done"),
        (lambda c: draw_step(c).update(solution=["place roxy b9"]), "is illegal .*not connected.*, not done"),
        (lambda c: draw_step(c).update(wrong=[]), "steps.2.wrong: has no answer to 'place skully b1', which is legal"),
        (lambda c: draw_step(c).update(reply=["raid"]), "steps.2.reply: 'raid' is not legal now"),
        (lambda c: draw_step(c).update(reply=[]), "steps.4: asks blue for an action, but to act is red"),
        (lambda c: draw_step(c)["done"][0].update(action={"kind": "drow"}), "done.action: no action of the game fits"),
        (
            lambda c: draw_step(c)["wrong"].insert(0, {"action": {"kind": "raid"}, "say": "x"}),
            "steps.2.wrong.1: answers no legal try",
        ),
        (lambda c: draw_step(c)["done"][0].update(event={"kind": "drow"}), "done.event.kind: got 'drow'; there is"),
        (lambda c: draw_step(c)["done"][0].update(view={"phaze": 1}), "done.view: there is no field 'phaze'"),
        (lambda c: draw_step(c)["done"][0].update(ending="bored"), "done.ending: got 'bored'; there is"),
        (
            lambda c: draw_step(c)["done"].append({"action": {"kind": "place", "troop": "roxy"}}),
            "steps.2: accepts 'place roxy b1', after which steps.4.solution .* is illegal",
        ),
        (lambda c: c["lessons"][1]["options"].update(terrain="moon"), "02-turn.toml: start: .*terrain"),
        (lambda c: c["match"].update(options={"terrain": "moon"}), "course.toml: start: .*terrain"),
    ],
)
def test_a_planted_fault_is_named(spoil: Spoil, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = course_of(registry.find(CASE.game_id))
    assert found is not None
    spoilt = found.model_dump()
    spoil(spoilt)
    monkeypatch.setattr(lessons, "course_of", lambda game: Course.model_validate(spoilt))
    with pytest.raises(Fault, match=told):
        lessons.lessons_can_be_taken(CASE, QUICK)


def test_what_is_not_said_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    found = course_of(registry.find(CASE.game_id))
    assert found is not None
    spoilt = found.model_dump()
    draw_step(spoilt)["say"] = "unsaid"
    monkeypatch.setattr(lessons, "course_of", lambda game: Course.model_validate(spoilt))
    with pytest.raises(Fault) as fault:
        lessons.sentences_are_there(CASE, QUICK)
    for language in ("en", "de"):
        assert f"lessons/{language}.ftl has no message unsaid (02-turn.toml: steps.2.say)" in str(fault.value)
    assert "no lesson says the message turn-draw of lessons/en.ftl" in str(fault.value)
