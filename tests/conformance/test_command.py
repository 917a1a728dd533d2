"""`fracas conformance GAME` judges a stranger's game from any folder, and writes only what it is told to."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fracas.core import registry

from .test_planted_faults import install

PLANTED = Path(__file__).parent / "planted"


def fracas(folder: Path, *arguments: str, is_compiled: bool = True) -> subprocess.CompletedProcess[str]:
    """The command in a folder, which is also where Python finds packages."""
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    environment = os.environ | {"PYTHONPATH": path, "COLUMNS": "200", "NUMBA_DISABLE_JIT": str(int(not is_compiled))}
    command = [sys.executable, "-m", "fracas", "conformance", *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def stranger(tmp_path: Path) -> Path:
    """A package of a game with nothing golden yet."""
    package = tmp_path / "stranger"
    shutil.copytree(PLANTED, package, ignore=shutil.ignore_patterns("golden", "faults.py", "twins.py", "__pycache__"))
    install(tmp_path, {"counters": "stranger:Counters"})
    return package


def files(package: Path) -> set[str]:
    return {str(path.relative_to(package)) for path in package.rglob("*") if "__pycache__" not in path.parts}


@pytest.mark.wording
def test_the_example_conforms_from_another_folder(tmp_path: Path) -> None:
    if "connect-four" not in registry.game_ids():
        pytest.skip("the example is not installed")
    done = fracas(tmp_path, "connect-four", "--quick")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "connect-four conforms" in done.stdout
    assert "slow twin" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_golden_games_are_written_where_they_are_asked_for(stranger: Path) -> None:
    before = files(stranger)
    assert fracas(stranger.parent, "--write-golden", "--help", is_compiled=False).returncode == 0
    missing = fracas(stranger.parent, "counters", "--quick", is_compiled=False)
    assert missing.returncode == 1
    assert "fracas conformance counters --write-golden" in missing.stdout
    assert files(stranger) == before
    written = fracas(stranger.parent, "counters", "--quick", "--write-golden", is_compiled=False)
    assert written.returncode == 0, written.stdout + written.stderr
    assert files(stranger) == before | {"golden", "golden/default.txt"}
    assert fracas(stranger.parent, "counters", "--quick", is_compiled=False).returncode == 0


def test_a_changed_rule_is_told_before_any_golden_game(stranger: Path) -> None:
    shutil.copytree(PLANTED / "golden", stranger / "golden")
    rules = stranger / "__init__.py"
    rules.write_text(rules.read_text(encoding="utf-8").replace("PILE, CARDS = 5", "PILE, CARDS = 4"), encoding="utf-8")
    done = fracas(stranger.parent, "counters", "--quick", is_compiled=False)
    assert done.returncode == 1
    assert "lines [2, 4, 7, 5, 1] are pinned" in done.stdout.replace("│", " ")
    assert "golden" not in done.stdout
    golden = (stranger / "golden" / "default.txt").read_bytes()
    assert fracas(stranger.parent, "counters", "--quick", "--write-golden", is_compiled=False).returncode == 1
    assert (stranger / "golden" / "default.txt").read_bytes() == golden


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("nonsense",), "there is no game 'nonsense'"),
        (("counters", "--variant", "defalt"), "counters has no variant 'defalt'; did you mean 'default'?"),
        (("counters", "--twin", "stranger:Twin"), "the slow twin stranger:Twin cannot be loaded"),
        (("counters", "--games", "0"), "should be greater than or equal to 1"),
    ],
)
def test_a_wrong_argument_is_told_in_a_sentence(stranger: Path, arguments: tuple[str, ...], sentence: str) -> None:
    done = fracas(stranger.parent, *arguments, is_compiled=False)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stdout == ""
