"""Fixtures of the server's tests."""

from __future__ import annotations

import shutil
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from fracas.core import registry
from fracas.search.compilers import compile_for_play

from .harness import Server, serving
from .postgres import new_database, postgres

NO_NGINX = "nginx is not installed: the server was not tested behind a proxy"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A skipped half is easily overlooked: say it in a line of its own."""
    if shutil.which("nginx") is None:
        terminalreporter.write_line(NO_NGINX, yellow=True)


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The event loop that uvicorn chooses; it treats pipes otherwise than Python's own. Windows has none."""
    return "asyncio", {"use_uvloop": sys.platform != "win32"}


@pytest.fixture(scope="session", autouse=True)
def games_are_ready() -> None:
    """Whoever has changed a rule need not compile before these tests."""
    compile_for_play(registry.game_ids())


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'server.db'}"
    return new_database(request.getfixturevalue("postgres_server"))


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(tmp_path / "server.db") as running:
        yield running
