"""The guide for a new game tells of everything there is to fill in."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from fracas.conformance.twin import SlowTwin
from fracas.core.card import Card
from fracas.core.contract import Game
from fracas.core.engine import Kernels
from fracas.core.face import Face

GUIDE = (Path(__file__).parent.parent / "docs" / "add-a-game.md").read_text(encoding="utf-8")


def rows_of(part: object) -> list[str]:
    """How a table of the guide names a part: a field as it is, a function with its arguments."""
    if part in (Kernels, Face):
        kinds = part.__annotations__  # what is no function is told of by its room
        return [f"| `{name}.py`" if "Callable" not in str(kinds[name]) else f"| `{name}(" for name in part._fields]
    return [f"| `{name}` |" for name in (field.name for field in fields(part))]  # type: ignore[arg-type]


@pytest.mark.parametrize("part", [Card, Kernels, Face], ids=lambda part: part.__name__)
def test_every_part_has_its_row(part: object) -> None:
    assert [row for row in rows_of(part) if row not in GUIDE] == []


def test_every_attribute_of_the_class_is_told_of() -> None:
    made_by_core = {"engine"}
    written = {name for name in Game.__annotations__ if not name.startswith("_")} - made_by_core
    assert {name for name in written if f"`{name}" not in GUIDE} == set()


def test_every_method_of_a_twin_is_told_of() -> None:
    methods = [name for name in vars(SlowTwin) if not name.startswith("_")]
    assert [name for name in methods if f"| `{name}(" not in GUIDE] == []
