"""The suite names a planted fault in terms of the rule it breaks."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fracas.core import registry

from .planted.faults import FAULTS
from .planted.twins import TWINS

Verdicts = dict[str, list[list[str]]]  # by game: check and sentence of each fault, as JSON has them

pytestmark = pytest.mark.xdist_group("planted faults")  # they are judged all at once


def install(folder: Path, entries: dict[str, str]) -> None:
    """What an installed package leaves in a folder of Python's path."""
    facts = folder / "planted-1.0.dist-info"
    facts.mkdir()
    lines = [f"{name} = {value}" for name, value in entries.items()]
    (facts / "entry_points.txt").write_text("\n".join([f"[{registry.GROUP}]", *lines]), encoding="utf-8")
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: planted\nVersion: 1.0\n", encoding="utf-8")


@pytest.fixture(scope="module")
def verdicts(tmp_path_factory: pytest.TempPathFactory) -> Verdicts:
    """What the suite says of each, the rules not being compiled: that would take minutes."""
    folder = tmp_path_factory.mktemp("planted")
    package = f"{__package__}.planted"
    planted = {name: f"{package}.faults:GAMES.{name.replace('-', '_')}" for name in FAULTS}
    install(folder, {"counters": f"{package}:Counters", **planted})
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    environment = os.environ | {"PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", package]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found: Verdicts = json.loads(done.stdout.splitlines()[-1])
    return found


def test_the_game_without_a_fault_conforms(verdicts: Verdicts) -> None:
    assert verdicts["counters"] == []


@pytest.mark.parametrize("game_id", FAULTS)
def test_a_planted_fault_is_named(game_id: str, verdicts: Verdicts) -> None:
    _, check, sentence = FAULTS[game_id]
    noticed, said = verdicts[game_id][0]
    assert (noticed, bool(re.search(sentence, said))) == (check, True), said


@pytest.mark.parametrize("twin", TWINS)
def test_a_twin_that_disagrees_is_named(twin: str, verdicts: Verdicts) -> None:
    assert verdicts[twin] == [["slow twin", sentence] for sentence in TWINS[twin]]
