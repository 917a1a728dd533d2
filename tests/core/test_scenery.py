"""A board as a game may declare it."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from fracas.core.scenery import Link, Piece, Place, Scenery, grid

PLACES = (Place(id="a", x=0, y=0), Place(id="b", x=2, y=0, shape="round"))


def test_only_what_is_not_as_usual_is_written_down() -> None:
    scenery = Scenery(places=PLACES, fields=("node",), pieces=(Piece(at="b", side=0, origin=(1, -1)),))
    told = {
        "places": [{"id": "a", "x": 0, "y": 0}, {"id": "b", "x": 2, "y": 0, "shape": "round"}],
        "fields": ["node"],
        "pieces": [{"at": "b", "side": 0, "origin": [1, -1]}],
    }
    assert scenery.model_dump(mode="json") == told
    assert Scenery.model_validate(told) == Scenery.model_validate_json(scenery.model_dump_json()) == scenery


def test_a_changed_copy_is_written_down_as_it_is() -> None:
    place = Place(id="a", x=0, y=0)
    assert place.model_dump() == {"id": "a", "x": 0, "y": 0}
    assert place.model_copy(update={"tone": "blocked"}).model_dump() == {"id": "a", "x": 0, "y": 0, "tone": "blocked"}


@pytest.mark.parametrize(
    ("parts", "wrong"),
    [
        ({"places": (*PLACES, PLACES[0])}, "two places have the same id"),
        ({"pieces": (Piece(at="a", id="k"), Piece(at="b", id="k"))}, "two pieces have the same id"),
        ({"pieces": (Piece(at="c"),)}, "there is no place 'c'"),
        ({"links": (Link(a="a", b="z"),)}, "there is no place 'z'"),
    ],
)
def test_a_board_that_does_not_hold_together_is_refused(parts: dict[str, object], wrong: str) -> None:
    with pytest.raises(ValidationError, match=wrong):
        Scenery.model_validate({"places": PLACES, "fields": ("node",), **parts})


def test_a_grid_counts_from_the_bottom_left() -> None:
    places, marks = grid(3, 2)
    assert [(place.id, place.x, place.y) for place in places[:4]] == [
        ("a1", 0, 1),
        ("b1", 1, 1),
        ("c1", 2, 1),
        ("a2", 0, 0),
    ]
    assert [mark.text for mark in marks] == ["a", "b", "c", "1", "2"]
