"""Every lock file names what pyproject.toml asks for: whoever adds a library locks it for play, tests and bench."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
PLAY: list[str] = PROJECT["project"]["dependencies"] + EXTRAS["pictures"]
TEST = [one for one in PROJECT["dependency-groups"]["test"] if isinstance(one, str)]
BENCH = EXTRAS["bench"]


def _named(line: str) -> str:
    """`fluent.runtime>=0.4` as a lock writes it: `fluent-runtime`."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=!~; ]", line)[0]).lower()


@pytest.mark.parametrize(
    ("lock", "asked"), {"play": PLAY, "test": [*PLAY, *TEST], "bench": [*PLAY, *TEST, *BENCH]}.items()
)
def test_every_library_is_locked(lock: str, asked: list[str]) -> None:
    text = (ROOT / "requirements" / f"{lock}.lock").read_text()
    locked = {_named(line) for line in text.splitlines() if "==" in line and not line.startswith((" ", "#"))}
    assert len(locked) > len(asked)
    assert {_named(one) for one in asked} <= locked
