"""A game's functions are found in the rooms of its package, and one that is missing is named."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fracas.core import defaults
from fracas.core.engine import Kernels
from fracas.core.errors import BrokenGame
from fracas.core.face import ROOMS, Face, nothing_to_say
from fracas.core.puzzle import PuzzleKernels


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "roomy"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "rules.py").write_text("def setup(): ...\ndef legal(): ...\ndef apply(): ...\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.partition(".")[0] == "roomy"]:
        del sys.modules[name]


def test_what_is_there_is_taken_and_what_may_be_missing_has_a_default(package: Path) -> None:
    (package / "audit.py").write_text("def audit(): ...\n")
    kernels = Kernels.of("roomy")
    assert kernels.apply.__module__ == "roomy.rules"
    assert kernels.audit.__module__ == "roomy.audit"
    assert (kernels.evaluate, kernels.suggest) == (defaults.evaluate, None)


def test_what_is_missing_is_named(package: Path) -> None:
    with pytest.raises(BrokenGame, match=r"^roomy has no function `make_tables` in tables\.py$"):
        Face.of("roomy")
    with pytest.raises(BrokenGame, match=r"^roomy has no function `pack` in puzzle\.py$"):
        PuzzleKernels.of("roomy")
    (package / "rules.py").write_text("def setup(): ...\ndef legal(): ...\n")
    with pytest.raises(BrokenGame, match=r"^roomy has no function `apply` in rules\.py$"):
        Kernels.of("roomy")


def test_every_function_of_a_face_has_a_room(package: Path) -> None:
    assert list(ROOMS) == list(Face._fields)
    for room in set(ROOMS.values()) - {"explain", "puzzle"}:
        functions = [name for name, where in ROOMS.items() if where == room]
        (package / f"{room}.py").write_text("".join(f"def {name}(): ...\n" for name in functions))
    face = Face.of("roomy")
    assert face.view.__module__ == "roomy.view"
    assert face.preview is nothing_to_say
