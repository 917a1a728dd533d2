"""A rule that cannot be compiled is named with its line and what is wrong there, in a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fracas.core import kernels
from fracas.core.errors import BrokenRule, FracasError
from fracas.core.match import Match
from fracas.core.rng import below

from .little import RULES, little

pytestmark = pytest.mark.skipif(not kernels.IS_COMPILED, reason="nothing is compiled, so nothing is complained about")


def _complaint(tmp_path: Path, source: str, kernel: str = "legal") -> tuple[BrokenRule, Path]:
    file = tmp_path / "rules.py"
    file.write_text(source)
    scope: dict[str, Any] = {"np": np, "rule": kernels.rule, "below": below, "__name__": "stranger.rules"}
    exec(compile(source, str(file), "exec"), scope)
    game = little(RULES._replace(**{kernel: scope[kernel]}))
    with pytest.raises(BrokenRule) as caught:
        Match.new(game, "1").play(0)
    assert isinstance(caught.value, FracasError)  # so a command prints the sentence, and no traceback
    assert caught.value.__cause__ is not None  # what Numba said, for whoever wants all of it
    assert "\n" not in str(caught.value)
    return caught.value, file


def test_a_misspelt_field(tmp_path: Path) -> None:
    found, file = _complaint(tmp_path, "@rule\ndef legal(s, t, out):\n    out[0] = 0\n    return s.stnes\n")
    assert str(found) == (
        f"the rule 'legal' ({file}:4) cannot be compiled: there is no field 'stnes'; did you mean 'stones'?; "
        "known: actor, over, winner, ending, stones"
    )


def test_a_misspelt_field_that_is_set_in_a_helper(tmp_path: Path) -> None:
    source = "@rule\ndef take(s, n):\n    s.stons = n\n\n@rule\ndef apply(s, t, a, rng):\n    take(s, a)\n"
    found, file = _complaint(tmp_path, source, "apply")
    assert (found.rule, found.file, found.line) == ("take", str(file), 3)
    assert "there is no field 'stons'; did you mean 'stones'?" in found.reason


def test_a_misspelt_field_of_the_tables(tmp_path: Path) -> None:
    found, _ = _complaint(tmp_path, "@rule\ndef setup(s, t, rng):\n    s.stones = t.stones\n", "setup")
    assert "there is no field 'stones'; known: unused" in str(found)


@pytest.mark.parametrize(
    ("body", "line", "reason"),
    [
        ("s.stones = 'many'\n    return 1", 3, "Cannot cast Literal[str](many) to int8"),
        ("return columns", 3, "name 'columns' is not defined"),
        ("n = 1\n    return n + 'a'", 4, "No implementation of function"),
        ("return below(s)", 3, "missing a required argument: 'n'"),
        ("out[n] = 3\n    n = 1\n    return n", 3, "Variable 'n' is not defined"),
        ("with open('x'):\n        return 3", 3, "Unsupported context manager"),
        ("return s.stones.total()", 3, "Unknown attribute 'total' of type int8"),
        ("return None", 1, "what it takes or returns does not fit"),
    ],
)
def test_other_faults_name_the_line(tmp_path: Path, body: str, line: int, reason: str) -> None:
    found, file = _complaint(tmp_path, f"@rule\ndef legal(s, t, out):\n    {body}\n")
    assert reason in str(found)
    assert (found.rule, found.file, found.line) == ("legal", str(file), line)


def test_a_kernel_with_too_few_arguments(tmp_path: Path) -> None:
    found, file = _complaint(tmp_path, "@rule\ndef legal(s, out):\n    return 1\n")
    assert (found.rule, found.file, found.line) == ("legal", str(file), 1)
    assert "too many positional arguments" in found.reason
