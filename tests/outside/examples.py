"""The example engines, built where that is needed; who cannot be built here is left out with a word."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "engines"
NAMES = ("python", "javascript", "c")
GAMES = ("toy-battle", "tanks", "combact", "mercenary", "connect-four")


def word_of(name: str, folder: Path) -> str:
    """What to type for an example; `folder` is where it may be built, and where it is typed."""
    for file in FOLDER.glob("forward.*"):
        shutil.copy(file, folder)
    shutil.copy(FOLDER / "package.json", folder)
    if name == "python":
        return "forward:Forward"
    if name == "javascript":
        if shutil.which("node") is None:
            pytest.skip("node is not installed: the engine in JavaScript cannot run")
        return "./forward.js"
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler: the engine in C cannot be built")
    command = ["cc", "-O2", "-Wall", "-Wextra", "-Werror", "-o", "forward", "forward.c", "-lm"]
    subprocess.run(command, cwd=folder, check=True, timeout=120)
    return "./forward"
