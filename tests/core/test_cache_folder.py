"""A read-only installation: compiled rules are kept elsewhere, or a sentence says how."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fracas

SOURCES = Path(fracas.__file__).parent
# Permissions do not bind root, unless it gives up the right to pass over them.
BOUND = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
COMPILE = "import fracas; print(fracas.new('connect-four', seed=1).legal_ids())"
pytestmark = pytest.mark.skipif(bool(BOUND) and shutil.which(BOUND[0]) is None, reason="root may write anywhere")


class Installation:
    """A copy of the package that cannot be written, and folders that can."""

    def __init__(self, home: Path) -> None:
        self.home = home
        wanted = shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(SOURCES, home / "read-only" / "fracas", ignore=wanted)
        (home / "writable").mkdir()
        for folder, _, _ in os.walk(home / "read-only"):
            Path(folder).chmod(0o555)
        home.chmod(0o555)

    def run(self, *arguments: str, **given: Path | str) -> subprocess.CompletedProcess[str]:
        """Python with this installation, at a home that cannot be written either."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("FRACAS_", "NUMBA_", "XDG_"))}
        changed = {"PYTHONPATH": self.home / "read-only", "HOME": self.home, "FRACAS_PORT": "0"} | given
        environment = kept | {name: str(value) for name, value in changed.items()}
        command = [*BOUND, sys.executable, "-B", *arguments]
        return subprocess.run(
            command, env=environment, cwd="/", capture_output=True, text=True, timeout=400, check=False
        )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    home = tmp_path_factory.mktemp("installed")
    yield Installation(home)
    for folder, _, _ in os.walk(home):
        Path(folder).chmod(0o755)  # pytest tidies up


@pytest.mark.parametrize("command", [("-m", "fracas.server"), ("-m", "fracas", "perft", "connect-four", "1")])
def test_with_nowhere_to_write_a_sentence_names_the_setting(installed: Installation, command: tuple[str, ...]) -> None:
    done = installed.run(*command, FRACAS_DATABASE_URL=f"sqlite:///{installed.home / 'writable' / 's.db'}")
    assert done.returncode != 0
    assert "use FRACAS_CACHE_DIR to name one that can" in " ".join(done.stderr.split())
    assert "Traceback" not in done.stderr


def test_a_folder_that_cannot_be_written_is_named(installed: Installation) -> None:
    done = installed.run("-m", "fracas.server", FRACAS_CACHE_DIR=installed.home / "read-only" / "x")
    assert done.returncode != 0
    assert "FRACAS_CACHE_DIR: got" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_folder_of_the_environment_is_used(installed: Installation) -> None:
    folder = installed.home / "writable" / "cache"
    done = installed.run("-c", COMPILE, FRACAS_CACHE_DIR=folder)
    assert done.stdout.split() == ["[0,", "1,", "2,", "3,", "4,", "5,", "6]"], done.stderr
    assert list(folder.rglob("*connect_four*.nbi"))


def test_else_the_persons_own_cache_folder(installed: Installation) -> None:
    home = installed.home / "writable"
    done = installed.run("-c", "from fracas.core.cache_folder import choose_cache_folder as c; print(c())", HOME=home)
    assert Path(done.stdout.strip()).is_relative_to(home), done.stderr
